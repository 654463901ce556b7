"""What an option does where games are bid by name and a tariff pays, shown by an example that the rules compute."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.core import tariff
from sjavs_desktop.core.cards import SUIT_LETTERS, mask, parse
from sjavs_desktop.core.game import legal, start
from sjavs_desktop.core.offers import OFFERS
from sjavs_desktop.core.payoff import Tally
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.core.stakes import doublings
from sjavs_desktop.core.state import Item, Offer, Table, View
from sjavs_desktop.ui import pack_words
from sjavs_desktop.ui.card_words import card_signs

translate = QCoreApplication.translate
PLAIN = "QC QS QH JC AH KH 9H 8S"
"""A hand with which many games can be bid."""
HANDS = {"one_trump": "9H AC KC 9C AS 9S AD 9D", "all_permanent": "QC QS QH QD JC JS JH JD"}
"""Hands that have what a contract may need."""


def bids(rules: Rules, hand: str, standing: Offer | None = None) -> list[Offer]:
    """What a hand may bid."""
    return list(OFFERS[rules.auction.offers].available(rules, mask(parse(hand)), standing))


def bid(key: str) -> Callable[[Rules], str]:
    """The example of a game that is switched on: what may be bid with a hand."""

    def show(rules: Rules) -> str:
        hand = HANDS.get(rules.contract(key).needs, PLAIN)
        told = [pack_words.say(one.name) for one in bids(rules, hand)]
        words = translate("examples", "With {hand} one may bid {bids}.")
        return words.format(hand=card_signs(parse(hand)), bids=", ".join(told))

    return show


def order_of_games(rules: Rules) -> str:
    """How the games that are played alone for card points outbid each other, where all are bid."""
    lone = [one for one in rules.contracts if one.sides == "alone" and one.goal == "points"]
    told = ", ".join(pack_words.say(one.name) for one in sorted(lone, key=lambda one: one.rank))
    return translate("examples", "Where all are bid they rank, the lowest first: {games}.").format(games=told)


def march(rules: Rules) -> str:
    """What some tricks come to where the most points lose."""
    contract = next(one for one in rules.contracts if one.goal == "least")
    told = []
    for points, tricks in ((rules.score.total, rules.tricks), (95, rules.tricks - 1)):
        turned = tariff.made(contract, Tally(points, tricks, rules.tricks))
        paid = translate("examples", "{points} Augen in {tricks} tricks: is paid by each")
        pays = translate("examples", "{points} Augen in {tricks} tricks: pays each")
        told.append((paid if turned else pays).format(points=points, tricks=tricks))
    return translate("examples", "{first}; {second}.").format(first=told[0], second=told[1])


def main(rules: Rules) -> Contract:
    """The contract that most deals are played in."""
    return rules.contract(rules.auction.contract)


def table_of(rules: Rules, **changes: object) -> Table:
    """A table at which a game with that contract is about to be played; `changes` are fields of the table."""
    plain = replace(start(rules).table, phase="play", turn=1, declarer=0, contract=main(rules).key, suit=2)
    return replace(plain, **changes)  # type: ignore[arg-type]


def reckoned(rules: Rules, contract: Contract, won: bool, points: int, at: Table) -> tuple[Item, ...]:
    """The lines of a deal with as many Laufende as begin to count."""
    suit = SUIT_LETTERS.index(contract.trump) if contract.trump in SUIT_LETTERS else 1
    order = rules.ranking(contract.key, suit if contract.trump != "none" else None)
    held = mask(order.trumps[: contract.runners])
    running = tariff.runners(contract, order, held, rules.score.tariff.runner) if contract.runners else ()
    return tariff.items(rules.score, contract, won, Tally(points, 5, rules.tricks), running, at)


def sum_of(rules: Rules, contract: Contract) -> str:
    """How the value of a deal is reckoned in which the defenders are Schneider."""
    lines = reckoned(rules, contract, contract.goal != "least", 95, table_of(rules))
    parts = " + ".join(str(one.value) for one in lines if one.key in tariff.ADDED and one.value)
    if contract.margins and contract.runners:
        words = translate("examples", "{name} won, the others Schneider, {number} Laufende: {parts} = {value}.")
    else:
        words = translate("examples", "{name}: {value}.")
    return words.format(
        name=pack_words.say(contract.name), number=contract.runners, parts=parts, value=tariff.value(lines)
    )


def price(name: str) -> Callable[[Rules], str]:
    """The example of a price."""

    def show(rules: Rules) -> str:
        some = [one for one in rules.contracts if one.price == name]
        return sum_of(rules, next((one for one in some if one.bid != "none"), some[0]))

    return show


def legen(rules: Rules) -> str:
    """What a deal is worth that two players have laid for."""
    contract = main(rules)
    laid = (1, 2) if rules.stakes.lay else ()
    value = tariff.value(reckoned(rules, contract, True, 70, table_of(rules, laid=laid)))
    words = translate("examples", "Nobody can lay: a {name} with {number} Laufende is worth {value}.")
    if laid:
        words = translate("examples", "Two players lay: a {name} with {number} Laufende is worth {value}.")
    return words.format(name=pack_words.say(contract.name), number=contract.runners, value=value)


def kontra(rules: Rules) -> str:
    """What a deal is worth when all is said that may be said."""
    contract = main(rules)
    said = tuple(range(rules.stakes.doubles))
    value = tariff.value(reckoned(rules, contract, True, 70, table_of(rules, doubles=said)))
    words = translate("examples", "Doubled as far as it goes, a {name} with {number} Laufende is worth {value}.")
    return words.format(name=pack_words.say(contract.name), number=contract.runners, value=value)


def kontra_until(rules: Rules) -> str:
    """Whether a defender may still speak when the first card lies."""
    at = table_of(rules, trick=parse("7S"), leader=0, contract=lone(rules).key)
    cards = mask(parse("8S"))
    seen = View(rules, at, 1, (0, cards, *(0,) * (rules.seats - 2)), (8,) * rules.seats)
    if doublings(seen):
        return translate("examples", "The first card lies: a defender may still say Kontra.")
    return translate("examples", "The first card lies: it is too late for Kontra.")


def lone(rules: Rules) -> Contract:
    """A contract that is played alone."""
    return next(one for one in rules.contracts if one.sides == "alone" and one.bid == "alone")


def ask_first(rules: Rules) -> str:
    """What forehand may say in the auction."""
    at = replace(start(rules).table, phase="auction", turn=1)
    seen = View(rules, at, 1, (0, mask(parse(PLAIN)), *(0,) * (rules.seats - 2)), (8,) * rules.seats)
    names = {one.text: one.name for one in bids(rules, PLAIN)}
    play = translate("examples", "“I play”")
    said = [pack_words.say(names.get(str(one.value), "")) or play for one in legal(seen) if one.kind == "bid"]
    words = translate("examples", "With {hand} forehand may say {bids} or “Weiter”.")
    return words.format(hand=card_signs(parse(PLAIN)), bids=", ".join(said))


def deals(rules: Rules) -> str:
    """How long a match lasts."""
    if rules.score.deals:
        words = translate("examples", "{deals} deals: everybody deals at least {each} times.")
        return words.format(deals=rules.score.deals, each=rules.score.deals // rules.seats)
    return translate("examples", "After each deal another one follows, until you stop.")


EXAMPLES: Mapping[str, Callable[[Rules], str]] = {
    **{key: bid(key) for key in ("farbwenz", "geier", "farbgeier", "bettel", "hochzeit", "sie")},
    **{f"{key}_price": price(key) for key in ("call", "solo", "bettel", "ramsch")},
    "margin": price("call"), "runner": price("call"), "march": march, "geier_first": order_of_games,
    "legen": legen, "kontra": kontra, "kontra_until": kontra_until, "ask_first": ask_first, "deals": deals,
}  # fmt: skip
"""By the key of an option what shows its effect."""
