"""The chapters of the rules page on games that are bid by name and paid by a tariff: what they are, and the auction."""

from collections.abc import Mapping
from html import escape
from itertools import groupby

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core.cards import RANK_LETTERS, SUIT_LETTERS, Card
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.ui import pack_words
from sjavs_desktop.ui.bid_text import related
from sjavs_desktop.ui.card_words import card_name, german, suit_name, suit_signs
from sjavs_desktop.ui.rules_bidding import in_force, listed, main_contract, names
from sjavs_desktop.ui.rules_cards import many, ranks

translate = QCoreApplication.translate


def priced(rules: Rules) -> bool:
    """Whether a tariff pays, so that the games are told one by one."""
    return bool(main_contract(rules).price)


def families(rules: Rules) -> list[list[Contract]]:
    """The games with their forms for every trick, the lowest first; last what is played when all pass."""
    found: list[list[Contract]] = []
    for one in sorted(in_force(rules), key=lambda one: (one.key == rules.auction.all_pass, one.rank)):
        kin = next((some for some in found if related(some[0], one)), None)
        if kin is None:
            found.append([one])
        else:
            kin.append(one)
    return found


def name(contract: Contract) -> str:
    """What a game is called."""
    return pack_words.say(contract.name)


# -- Aim ---------------------------------------------------------------------------------------------------------------


def aim(rules: Rules) -> list[str]:
    """Who plays with whom, and what the declarer needs."""
    contract = main_contract(rules)
    together = [one for one in in_force(rules) if one.sides == "called"]
    words = translate(
        "rules_page",
        "Four players, each with an account of their own. In each deal one of them, the declarer, plays against the "
        "others: with a partner in {names}, alone in the other games.",
    )
    unbid = [one for one in in_force(rules) if one.goal == "least"]
    if unbid:
        words = translate(
            "rules_page",
            "Four players, each with an account of their own. In each deal that somebody bids, one of them, the "
            "declarer, plays against the others: with a partner in {names}, alone in the other games. In a {unbid} "
            "there is no declarer, and everybody plays alone.",
        )
    lines = [words.format(names=names(together), unbid=names(unbid))]
    words = translate(
        "rules_page",
        "The card points are called Augen. Where nothing else is said the declarer's side needs {target} of the "
        "{total}.",
    )
    return [*lines, words.format(target=contract.target, total=rules.score.total)]


# -- The games ---------------------------------------------------------------------------------------------------------


def games(rules: Rules, marks: Mapping[str, str]) -> list[str]:
    """A paragraph for each game, as HTML; `marks` tells by key how a house rule is told."""
    told: list[Contract] = []
    lines = []
    for first, *more in families(rules):
        mark = marks.get(first.key) or translate("rules_page", "{rule}.")
        players = mark.format(rule=who(rules, first))
        sentences = [players, *goal(first), *trumps(rules, first, told), *every_trick(more)]
        lines.append(f"<p><b>{escape(name(first))}</b>: {escape(' '.join(sentences))}</p>")
        told.append(first)
    return [*lines, *(f"<p>{escape(one)}</p>" for one in highest(rules))]


def highest(rules: Rules) -> list[str]:
    """The name that the highest trump has in the German deck, and that trumps by rank are of no other suit."""
    contract = main_contract(rules)
    if not contract.permanent:
        return []
    lines = [*not_of_their_suit(rules, contract), *ordinary(rules, contract)]
    if german():
        words = translate("rules_page", "The highest trump of a {name}, the {card}, is called der Alte, the old one.")
        lines.append(words.format(name=name(contract), card=card_name(contract.permanent[0])))
    return lines


def not_of_their_suit(rules: Rules, contract: Contract) -> list[str]:
    """That cards which are trumps by their rank do not follow the suit printed on them, with an example."""
    pips = whole_ranks(contract)
    cards = [one for one in contract.permanent if one & 15 in pips and SUIT_LETTERS[one >> 4] != contract.trump]
    if not cards:
        return []
    last = cards[-1]
    words = translate(
        "rules_page",
        "Where {ranks} are trumps they are never of the suit printed on them: when {suit} are led, the {card} is a "
        "trump and does not follow.",
    )
    if any(last in one.permanent and one.trump in ("choice", SUIT_LETTERS[last >> 4]) for one in in_force(rules)):
        words = translate(
            "rules_page",
            "Where {ranks} are trumps they are never of the suit printed on them: when {suit} are led, and are no "
            "trumps themselves, the {card} is a trump and does not follow.",
        )
    told = listed([many(RANK_LETTERS[pip]) for pip in pips])
    return [words.format(ranks=told, suit=suit_name(last >> 4), card=card_name(last))]


def whole_ranks(contract: Contract) -> list[int]:
    """The ranks of which all cards are permanent trumps, the highest first."""
    pips = [one & 15 for one in contract.permanent]
    return [pip for pip in dict.fromkeys(pips) if pips.count(pip) == len(SUIT_LETTERS)]


def ordinary(rules: Rules, contract: Contract) -> list[str]:
    """In which games the trumps of the main one are cards of their suit, rank by rank."""
    words = translate("rules_page", "In {names} the {ranks} are no trumps but ordinary cards of their suit.")
    lines = []
    for pip in whole_ranks(contract):
        plain = [one for one, *_ in families(rules) if pip not in {card & 15 for card in one.permanent}]
        lines += [words.format(names=names(plain), ranks=many(RANK_LETTERS[pip]))] if plain else []
    return lines


def who(rules: Rules, contract: Contract) -> str:
    """Who plays with whom in a game; a sentence without its stop."""
    if contract.goal == "least":
        return translate("rules_page", "Played when nobody bids; everybody plays alone")
    if contract.exchange == "marriage":
        return translate(
            "rules_page",
            "Whoever holds exactly one trump may offer it, and plays with whoever takes it against the other two",
        )
    if contract.call != "none":
        if german():
            return translate(
                "rules_page", "The declarer calls a Sau and plays with whoever holds it against the other two"
            )
        return translate(
            "rules_page", "The declarer calls an ace and plays with whoever holds it against the other two"
        )
    if contract.needs == "all_permanent":
        words = translate("rules_page", "Alone, with {cards} all in one hand")
        return words.format(cards=always(contract.permanent))
    return translate("rules_page", "Alone against the others")


def goal(contract: Contract) -> list[str]:
    """What has to be reached, where it is not the ordinary goal."""
    return {
        "all": [
            translate("rules_page", "Every trick has to be taken, and the price counts {times}.").format(
                times=times(contract.factor)
            )
        ],
        "none": [
            translate("rules_page", "The declarer may take no trick at all.")
            if overtrumps(contract)
            else translate("rules_page", "The declarer may take no trick at all; nobody has to beat a card.")
        ],
        "least": [translate("rules_page", "Whoever takes most Augen loses.")],
    }.get(contract.goal, [])


def overtrumps(contract: Contract) -> bool:
    """Whether there is a duty to beat a trump."""
    return bool({"overtrump", "overtrump_except_partner"} & set(contract.follow))


def trumps(rules: Rules, contract: Contract, told: list[Contract]) -> list[str]:
    """The trumps of a game and the order of the rest; short where a game before has the same."""
    same = [one for one in told if order_of(one) == order_of(contract)]
    if same:
        return [translate("rules_page", "Trumps as in a {name}.").format(name=name(same[0]))]
    suit = SUIT_LETTERS.index(contract.trump) if contract.trump in SUIT_LETTERS else None
    plain = translate("rules_page", "The other suits rank {ranks}.")
    if contract.trump == "choice":
        # The named suit looks alike whichever it is.
        ranking = rules.ranking(contract.key, 0)
        words = translate(
            "rules_page",
            "The declarer names the trump suit; the {number} trumps, the highest first, are {cards} and that suit "
            "({ranks}).",
        )
        rest = ranking.trumps[len(contract.permanent) :]
        line = words.format(number=len(ranking.trumps), cards=", ".join(runs(contract.permanent)), ranks=in_order(rest))
    elif suit is not None:
        ranking = rules.ranking(contract.key, suit)
        words = translate("rules_page", "The {number} trumps, the highest first, are {cards} and {suit} ({ranks}).")
        line = words.format(
            number=len(ranking.trumps),
            cards=", ".join(runs(contract.permanent)),
            suit=suit_name(suit),
            ranks=in_order(ranking.trumps[len(contract.permanent) :]),
        )
    else:
        ranking = rules.ranking(contract.key, None)
        plain = translate("rules_page", "Every suit ranks {ranks}.")
        words = translate("rules_page", "Only {always} are trumps, the highest first.")
        if contract.needs == "all_permanent":
            words = translate("rules_page", "These are the only trumps.")
        line = words.format(always=always(contract.permanent))
        if not contract.permanent:
            line = translate("rules_page", "There are no trumps.")
    kept = [one for one in ranking.order[len(ranking.trumps) :] if one >> 4 == ranking.order[-1] >> 4]
    return [line] if contract.needs == "all_permanent" else [line, plain.format(ranks=in_order(tuple(kept)))]


def order_of(contract: Contract) -> tuple[object, ...]:
    """What decides how the cards rank in a game."""
    return contract.permanent, contract.trump, contract.order


def runs(cards: tuple[Card, ...]) -> list[str]:
    """Permanent trumps rank by rank, each with its suits in their order: "the Ober (Eichel, Gras)"."""
    words = translate("rules_page", "the {ranks} ({suits})")
    some = [(pip, [one >> 4 for one in same]) for pip, same in groupby(cards, lambda one: one & 15)]
    return [words.format(ranks=many(RANK_LETTERS[pip]), suits=suit_signs(suits)) for pip, suits in some]


def always(cards: tuple[Card, ...]) -> str:
    """The same as it stands in a sentence."""
    return listed(runs(cards))


def in_order(cards: tuple[Card, ...]) -> str:
    """The ranks of cards of one suit, as they stand."""
    return ranks("".join(RANK_LETTERS[one & 15] for one in cards))


TIMES = {
    2: QT_TRANSLATE_NOOP("rules_page", "double"),
    3: QT_TRANSLATE_NOOP("rules_page", "threefold"),
    4: QT_TRANSLATE_NOOP("rules_page", "fourfold"),
}


def times(factor: int) -> str:
    """By how much everything counts more."""
    return translate("rules_page", str(TIMES[factor])) if factor in TIMES else f"×{factor}"


def every_trick(contracts: list[Contract]) -> list[str]:
    """The form of a game in which every trick is bid."""
    words = translate(
        "rules_page",
        "It may be bid as {name}: for every trick, counting {times}, and lost with the first trick that gets away.",
    )
    return [words.format(name=name(one), times=times(one.factor)) for one in contracts if one.goal == "all"]


# -- Auction -----------------------------------------------------------------------------------------------------------


def auction(rules: Rules) -> list[str]:
    """Who speaks when, what outbids what, and what each bid needs."""
    return [*speaking(rules), *ranking_lines(rules), *needs(rules), *nobody(rules)]


def speaking(rules: Rules) -> list[str]:
    """Who speaks first and how often."""
    must = [translate("rules_page", "Whoever can bid must bid: “Weiter” is only for a hand that can bid nothing.")]
    must = must if rules.auction.must_speak else []
    if rules.auction.intent:
        return [
            translate(
                "rules_page",
                "The player on the dealer's left, forehand, speaks first, then the others in turn. Everybody says only "
                "“I play” or “Weiter” (pass), and no game yet; whoever says “I play” must hold something to bid (a "
                "house rule).",
            ),
            translate(
                "rules_page",
                "Then those who would play name their games in the same order. The first of them must name one; each "
                "later one names a higher game or says “Weiter”.",
            ),
            *must,
        ]
    return [
        translate(
            "rules_page",
            "The player on the dealer's left, forehand, speaks first, then the others in turn. Everybody speaks once "
            "and names a game or says “Weiter” (pass). No least strength is asked for.",
        ),
        *must,
    ]


def ranking_lines(rules: Rules) -> list[str]:
    """Which game outbids which."""
    bids = sorted((one for one in in_force(rules) if one.bid != "none"), key=lambda one: one.rank)
    steps = [names(list(some)) for _, some in groupby(bids, lambda one: one.rank)]
    words = translate("rules_page", "The games rank, the lowest first: {games}.")
    chosen = {key for key, value in rules.chosen if value is True}
    optional = [one for one in bids if one.key in chosen]
    lines = [words.format(games="; ".join(steps))]
    if optional:
        words = translate("rules_page", "Where {names} stand among them is a house rule.")
        if len(optional) == 1:
            words = translate("rules_page", "Where {names} stands among them is a house rule.")
        lines.append(words.format(names=names(optional)))
    lines.append(
        translate(
            "rules_page",
            "A later bid must be higher; of equal games the earlier speaker has it, whatever the suit. The highest "
            "bidder is the declarer.",
        )
    )
    if any(one.trump == "choice" for one in bids):
        lines.append(translate("rules_page", "A trump suit is named only after the auction."))
    return lines


def needs(rules: Rules) -> list[str]:
    """What a hand must have for a bid."""
    lines = []
    for one in in_force(rules):
        words = {
            "callable": translate("rules_page", "Whoever can call no Sau is gesperrt, locked, and cannot bid a {name}.")
            if german()
            else translate("rules_page", "Whoever can call no ace is gesperrt, locked, and cannot bid a {name}."),
            "one_trump": translate("rules_page", "A {name} may be bid only with exactly one trump."),
        }.get(one.needs)
        lines += [words.format(name=name(one))] if words else []
    return lines


def nobody(rules: Rules) -> list[str]:
    """What comes when nobody bids."""
    after = rules.auction.all_pass
    words = {
        "redeal_same": translate(
            "rules_page", "If all say “Weiter”, the cards are thrown in and the same dealer deals."
        ),
        "redeal_next": translate(
            "rules_page", "If all say “Weiter”, the cards are thrown in and the next dealer deals."
        ),
    }.get(after)
    if words:
        return [words]
    words = translate("rules_page", "If all say “Weiter”, a {name} is played (a house rule).")
    return [words.format(name=name(rules.contract(after)))]
