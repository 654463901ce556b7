"""The rules of a match in plain words, made from the compiled rules, so that whoever reads them could play."""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.core.cards import PIPS, RANK_LETTERS, SUIT_LETTERS, SUITS, Card
from sjavs_desktop.core.pack import Pack
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.ui import pack_words
from sjavs_desktop.ui.card_words import RANK_SIGNS, SUIT_SIGNS, card_sign, packets, suit_name
from sjavs_desktop.ui.rules_bidding import auction, before_play, play
from sjavs_desktop.ui.rules_score import ending, scoring

translate = QCoreApplication.translate
SIGNS = {letter: RANK_SIGNS[pips] for letter, pips in PIPS.items() if pips in RANK_SIGNS}
"""Ranks as letters of a pack, and as they stand on the cards."""


def html(rules: Rules, pack: Pack | None) -> str:
    """The page; without the pack (a file that is gone) the house rules are left out."""
    title = f"<h2>{escape(pack_words.say(rules.name))}</h2>"
    about = f"<p><i>{escape(pack_words.about(pack))}</i></p>" if pack and pack.about else ""
    sections = "".join(f"<h3>{escape(heading)}</h3>{''.join(parts)}" for heading, parts in chapters(rules) if parts)
    return title + about + sections + (house_rules(rules, pack) if pack else "")


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
    ]


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def main_contract(rules: Rules) -> Contract:
    """The contract that the other ones are told after."""
    return rules.contract(rules.auction.contract)


def ranks(letters: str) -> str:
    """Ranks one after another, as they stand on the cards."""
    return " ".join(SIGNS[letter] for letter in letters)


def signs(some: tuple[Card, ...]) -> str:
    """Cards one after another."""
    return " ".join(card_sign(one) for one in some)


# -- Chapters ----------------------------------------------------------------------------------------------------------


def aim(rules: Rules) -> list[str]:
    if rules.score.accounts == "pairs":
        who = translate("rules_page", "Four players; those who sit opposite each other are partners.")
    elif rules.seats == 2:
        who = translate("rules_page", "Two players, against each other.")
    else:
        three = translate("rules_page", "Three players, each with an account of their own.")
        four = translate("rules_page", "Four players, each with an account of their own.")
        who = three if rules.seats == 3 else four
    contract = main_contract(rules)
    if contract.sides == "alone" and rules.seats > 2:
        how = translate(
            "rules_page",
            "One of them, the declarer, plays alone against the others and needs {target} of the {total} card points.",
        )
    elif contract.sides == "alone":
        how = translate(
            "rules_page",
            "Whoever names the trumps, the declarer, needs {target} of the {total} card points.",
        )
    else:
        how = translate(
            "rules_page",
            "The side that names the trumps, the declarers, needs {target} of the {total} card points in its tricks.",
        )
    return [who, how.format(target=contract.target, total=rules.score.total)]


def cards(rules: Rules) -> list[str]:
    letters = [RANK_LETTERS[one & 15] for one in rules.deck[: len(rules.deck) // len(SUITS)]]
    points = dict(rules.points)
    counted = ", ".join(
        f"{SIGNS[one]} {points[one]}" for one in sorted(letters, key=lambda one: -points.get(one, 0)) if points.get(one)
    )
    pack = translate("rules_page", "{number} cards: {ranks} in each of the four suits.")
    worth = translate("rules_page", "In tricks they count {points}; other cards nothing, and all together {total}.")
    full = translate("rules_page", "In tricks they count {points}; all together {total}.")
    return [
        pack.format(number=len(rules.deck), ranks=ranks("".join(letters))),
        (full if all(points.get(one) for one in letters) else worth).format(points=counted, total=rules.score.total),
    ]


def trumps(rules: Rules) -> list[str]:
    lines = []
    contract = main_contract(rules)
    permanent = signs(contract.permanent)
    if contract.permanent:
        words = translate(
            "rules_page", "{number} cards are trumps in every deal, whatever their suit, the highest first: {cards}."
        )
        lines.append(words.format(number=len(contract.permanent), cards=permanent))
        if pack_is_old_mor(contract):
            lines.append(translate("rules_page", "The highest of them, the queen of clubs, is called Old Mor."))
    if contract.trump in SUIT_LETTERS:
        suit = SUIT_LETTERS.index(contract.trump)
        ordered = rules.ranking(contract.key, suit).trumps
        words = translate("rules_page", "{suit} are always trumps; the whole order is {cards}.")
        lines.append(words.format(suit=suit_name(suit).capitalize(), cards=signs(ordered)))
    elif contract.trump == "choice":
        lines.append(
            translate(
                "rules_page",
                "Below them come the other cards of the suit that is named trumps. Together that makes {counts}.",
            ).format(counts=trump_counts(rules, contract))
        )
    words = translate("rules_page", "The cards that are no permanent trumps rank in every suit: {ranks}.")
    lines.append(words.format(ranks=plain_order(rules, contract)))
    lines.append(translate("rules_page", "A permanent trump never belongs to the suit that is printed on it."))
    return lines


def pack_is_old_mor(contract: Contract) -> bool:
    """Whether all queens and jacks are permanent trumps, led by the queen of clubs: the game that names her (S0)."""
    return len(contract.permanent) == 8 and card_sign(contract.permanent[0]) == "Q♣"


def plain(rules: Rules, contract: Contract) -> tuple[Card, ...]:
    """The cards that are no permanent trumps."""
    return tuple(one for one in rules.deck if one not in contract.permanent)


def plain_order(rules: Rules, contract: Contract) -> str:
    """The order of the plain cards; ranks that not every suit has among them are told with their suits."""
    parts = []
    for letter in rules.order:
        suits = [one >> 4 for one in plain(rules, contract) if RANK_LETTERS[one & 15] == letter]
        where = "" if len(suits) == len(SUITS) else f"\N{NO-BREAK SPACE}({''.join(SUIT_SIGNS[suit] for suit in suits)})"
        parts += [f"{SIGNS[letter]}{where}"] if suits else []
    return " ".join(parts)


def trump_counts(rules: Rules, contract: Contract) -> str:
    """How many trumps there are in each suit."""
    sizes = [len(rules.ranking(contract.key, suit).trumps) for suit in SUITS]
    if len(set(sizes)) == 1:
        return translate("rules_page", "{number} trumps").format(number=sizes[0])
    words = translate("rules_page", "{number} trumps in {suits}")
    return ", ".join(
        words.format(number=size, suits=" ".join(SUIT_SIGNS[suit] for suit in SUITS if sizes[suit] == size))
        for size in sorted(set(sizes))
    )


def deal(rules: Rules) -> list[str]:
    cut, knocked = packets(rules.packets), packets(rules.knocked)
    lines = []
    if rules.cut == "ask":
        right = translate(
            "rules_page", "The dealer shuffles; the player on the dealer's right cuts the pack or knocks on it."
        )
        words = translate("rules_page", "After a cut the cards are dealt in packets of {cut}, after a knock {knock}.")
    elif rules.cut == "always_knock":
        right = translate("rules_page", "The dealer shuffles; the pack is not cut.")
        words = translate("rules_page", "The cards are dealt in packets of {knock}.")
    else:
        right = translate("rules_page", "The dealer shuffles and the player on the dealer's right cuts the pack.")
        words = translate("rules_page", "The cards are dealt in packets of {cut}.")
    lines.append(f"{right} {words.format(cut=cut, knock=knocked)}")
    hand = translate("rules_page", "That makes {hand} cards in hand each.").format(hand=rules.hand)
    if rules.talon:
        words = translate(
            "rules_page", "That makes {hand} cards in hand each; the {talon} in brackets lie face down in the middle."
        )
        hand = words.format(hand=rules.hand, talon=rules.talon)
    lines.append(hand)
    if rules.spread:
        words = translate(
            "rules_page",
            "Besides, each player has {number} cards face down on the table and {number} face up, one on each of them.",
        )
        lines.append(words.format(number=rules.spread))
    left = translate("rules_page", "Next the player on the dealer's left deals.")
    other = translate("rules_page", "Next the player on the dealer's right deals, against the direction of play.")
    if rules.seats == 2:
        left = other = translate("rules_page", "Both deal in turn.")
    lines.append({1: left, -1: other}.get(rules.rotation, translate("rules_page", "The same player always deals.")))
    return lines


def house_rules(rules: Rules, pack: Pack) -> str:
    """Every option with its choice, those that differ from the standard in bold."""
    rows = []
    chosen = dict(rules.chosen)
    for option in pack.options:
        value = chosen.get(option.key)
        if value is None or value not in [one.value for one in option.choices]:
            continue
        label, choice = (escape(pack_words.say(words)) for words in (option.label, option.choice(value).label))
        words = translate("rules_page", "{label}: {choice}").format(label=label, choice=choice)
        mark = escape(translate("rules_page", "(changed)"))
        rows.append(f"<li>{words}</li>" if value == option.default else f"<li><b>{words} {mark}</b></li>")
    heading = escape(translate("rules_page", "House rules in force"))
    return f"<h3>{heading}</h3><ul>{''.join(rows)}</ul>" if rows else ""
