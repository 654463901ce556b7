"""The rules of a match in plain words, made from the compiled rules, so that whoever reads them could play."""

import re
from collections.abc import Callable
from html import escape, unescape

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.core.errors import RulesError
from sjavs_desktop.core.pack import Pack, compile_rules
from sjavs_desktop.core.payoff import carry
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.schema import Option, OptionValue
from sjavs_desktop.ui import glossary, pack_words, rules_calling, rules_games, rules_tariff
from sjavs_desktop.ui.dress import dressed
from sjavs_desktop.ui.rules_bidding import auction, in_force, main_contract, names, with_another_aim
from sjavs_desktop.ui.rules_cards import cards, deal, trumps
from sjavs_desktop.ui.rules_match import ending
from sjavs_desktop.ui.rules_play import before_play, play
from sjavs_desktop.ui.rules_score import scoring
from sjavs_desktop.ui.rules_sealed import sealing

translate = QCoreApplication.translate

HOUSE = ("house rule", "S1 tells no number", "S3: house rule")
"""The sources of options that are none of the sources'."""
VARIANT = ("S3: a variant",)
"""The sources of options that a source knows as a variant."""


def html(rules: Rules, pack: Pack | None) -> str:
    """The page; without the pack (a file that is gone) the settings are left out."""
    title = f"<h2>{escape(pack_words.say(rules.name))}</h2>"
    about = f"<p><i>{escape(pack_words.about(pack))}</i></p>" if pack and pack.about else ""
    with dressed(rules):
        told = told_one_by_one(rules, pack) if rules_games.priced(rules) else chapters(rules)
    sections = "".join(f"<h3>{escape(heading)}</h3>{''.join(parts)}" for heading, parts in told if parts)
    text = unescape(re.sub("<[^>]*>", " ", title + about + sections))
    words = glossary.section(glossary.terms_in(text, rules), rules)
    return title + about + sections + (settings(rules, pack) if pack else "") + words


def chapters(rules: Rules) -> list[tuple[str, list[str]]]:
    """Every heading with its paragraphs, as HTML."""
    told: list[tuple[str, Callable[[Rules], list[str]]]] = [
        (translate("rules_page", "Players and aim"), aim),
        (translate("rules_page", "Cards"), cards),
        (translate("rules_page", "Trumps"), trumps),
        (translate("rules_page", "Deal"), deal),
        (translate("rules_page", "Auction"), auction),
        (translate("rules_page", "Before the play"), before_play),
        (translate("rules_page", "Play"), play),
    ]
    texts = [(heading, [paragraph(one) for one in make(rules)]) for heading, make in told]
    return [
        *texts,
        (translate("rules_page", "Score"), scoring(rules)),
        (translate("rules_page", "End of the match"), [paragraph(one) for one in ending(rules)]),
        (translate("rules_page", "Sealed deals"), [paragraph(one) for one in sealing()]),
    ]


def told_one_by_one(rules: Rules, pack: Pack | None) -> list[tuple[str, list[str]]]:
    """The same where each game has a price of its own and is told by itself."""
    before: list[tuple[str, Callable[[Rules], list[str]]]] = [
        (translate("rules_page", "Players and aim"), rules_games.aim),
        (translate("rules_page", "Cards"), cards),
    ]
    after: list[tuple[str, Callable[[Rules], list[str]]]] = [
        (translate("rules_page", "Deal"), deal),
        (translate("rules_page", "Auction"), rules_games.auction),
        (translate("rules_page", "The called partner"), rules_calling.calling),
        (translate("rules_page", "The marriage"), rules_calling.marriage),
        (translate("rules_page", "Play"), play),
        (translate("rules_page", "Doubling"), rules_tariff.doubling),
    ]
    return [
        *((heading, [paragraph(one) for one in make(rules)]) for heading, make in before),
        (translate("rules_page", "The games"), rules_games.games(rules, marks(pack))),
        *((heading, [paragraph(one) for one in make(rules)]) for heading, make in after),
        (translate("rules_page", "Score"), rules_tariff.scoring(rules)),
        (translate("rules_page", "End of the match"), [paragraph(one) for one in ending(rules)]),
        (translate("rules_page", "Sealed deals"), [paragraph(one) for one in sealing()]),
    ]


def marks(pack: Pack | None) -> dict[str, str]:
    """By the key of an option how a rule is told that it switches on, and that has no stop yet."""
    house = dict.fromkeys(HOUSE, translate("rules_page", "{rule} (a house rule)."))
    words = house | dict.fromkeys(VARIANT, translate("rules_page", "{rule} (a variant)."))
    return {one.key: words[one.source] for one in pack.options if one.source in words} if pack else {}


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def aim(rules: Rules) -> list[str]:
    """Who plays with whom, and what the declarer needs."""
    if rules.score.accounts == "pairs":
        who = translate("rules_page", "Four players; those who sit opposite each other are partners.")
        if rules.auction.offers == "length":
            who = translate(
                "rules_page",
                "Four players; those who sit opposite each other are partners. On the score sheet the two sides are "
                "called We and They (Vit and Tit).",
            )
    elif rules.seats == 2:
        who = translate("rules_page", "Two players, against each other.")
    else:
        three = translate("rules_page", "Three players, each with an account of their own.")
        four = translate("rules_page", "Four players, each with an account of their own.")
        who = three if rules.seats == 3 else four
    return [who, needed(rules)]


def needed(rules: Rules) -> str:
    """What the declarer needs."""
    contract, others = main_contract(rules), with_another_aim(rules)
    if contract.sides == "alone" and rules.seats > 2:
        how = translate(
            "rules_page",
            "One of them, the declarer, plays alone against the others and needs {target} of the {total} card points.",
        )
        but = translate(
            "rules_page",
            "One of them, the declarer, plays alone against the others and needs {target} of the {total} card points, "
            "except in {names}.",
        )
    elif contract.sides == "alone":
        how = translate(
            "rules_page", "Whoever names the trumps, the declarer, needs {target} of the {total} card points."
        )
        but = translate(
            "rules_page",
            "Whoever names the trumps, the declarer, needs {target} of the {total} card points, except in {names}.",
        )
    else:
        how = translate(
            "rules_page",
            "The side that names the trumps, the declarers, needs {target} of the {total} card points in its tricks.",
        )
        but = translate(
            "rules_page",
            "The side that names the trumps, the declarers, needs {target} of the {total} card points in its tricks, "
            "except in {names}.",
        )
    return (but if others else how).format(target=contract.target, total=rules.score.total, names=names(others))


# -- Settings ----------------------------------------------------------------------------------------------------------


def settings(rules: Rules, pack: Pack) -> str:
    """Every option with its choice, those that differ from the standard in bold."""
    rows = []
    chosen = dict(rules.chosen)
    for option in pack.options:
        value = chosen.get(option.key)
        if value is None or value not in [one.value for one in option.choices] or idle(rules, option, pack):
            continue
        words = escape(setting(option, value == option.default)).format(
            label=escape(pack_words.say(option.label)), choice=escape(pack_words.say(option.choice(value).label))
        )
        rows.append(f"<li>{words}</li>" if value == option.default else f"<li><b>{words}</b></li>")
    heading = escape(translate("rules_page", "Settings of this match"))
    return f"<h3>{heading}</h3><ul>{''.join(rows)}</ul>" if rows else ""


def setting(option: Option, standard: bool) -> str:
    """How a line of the settings is worded."""
    if option.source in HOUSE:
        if standard:
            return translate("rules_page", "{label}: {choice} (a house rule)")
        return translate("rules_page", "{label}: {choice} (changed, a house rule)")
    return (
        translate("rules_page", "{label}: {choice}")
        if standard
        else translate("rules_page", "{label}: {choice} (changed)")
    )


def idle(rules: Rules, option: Option, pack: Pack) -> bool:
    """Whether an option changes nothing beside the others: the price of a game that is not played, say."""
    if option.key == "tie_accumulates" and not carry(rules.score, 1, False) and not carry(rules.score, 1, True):
        return True
    if not rules_games.priced(rules):
        return False
    others = (one.value for one in option.choices if one.value != dict(rules.chosen)[option.key])
    return all(in_effect(with_choice(rules, pack, option, value)) == in_effect(rules) for value in others)


def with_choice(rules: Rules, pack: Pack, option: Option, value: OptionValue) -> Rules:
    """The rules with one choice changed; the same rules where the others forbid it."""
    try:
        return compile_rules(pack, {**dict(rules.chosen), option.key: value})
    except RulesError:
        return rules


def in_effect(rules: Rules) -> tuple[object, ...]:
    """What of the rules can come about in a match."""
    some = in_force(rules)
    prices = {one.price: rules.score.tariff.price(one.price) for one in some if one.price}
    stakes = rules.stakes if rules.stakes.doubles else rules.stakes._replace(until=0)
    score = rules.score._replace(tariff=rules.score.tariff._replace(prices=tuple(sorted(prices.items()))))
    ranks = sorted({one.rank for one in some})
    placed = tuple(one._replace(rank=ranks.index(one.rank)) for one in some)
    return (
        placed,
        stakes,
        score,
        rules.auction,
        rules.packets,
        rules.knocked,
        rules.cut,
        rules.rotation,
        rules.take_back,
    )
