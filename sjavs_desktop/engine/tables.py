"""What the search kernel needs to know of a game: the same ranking that the rules use, as numbers."""

from functools import lru_cache
from typing import NamedTuple

from sjavs_desktop.core.calling import called_card
from sjavs_desktop.core.cards import Card, Cards, cards_in
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.core.sides import DECLARERS, SIDES
from sjavs_desktop.core.state import Seat, Table

POINT = 16
"""What a card point is worth in the kernel where tricks count besides: no deal has so many tricks."""
FOLLOWS = {"suit": 0, "called": 0, "overtrump": 1, "overtrump_except_partner": 2}
"""The ways of following that the kernel knows, and its number for the duty to overtrump."""


class Tables(NamedTuple):
    """The cards of a ranking as bits."""

    places: tuple[int, ...]
    """For each card number its bit; -1 where it is not in the pack."""
    cards: tuple[Card, ...]
    """For each bit its card; -1 where there is none."""
    members: tuple[int, ...]
    """For each group its bits."""
    points: tuple[int, ...]
    """For each bit what the card counts."""

    def bits(self, cards: Cards) -> int:
        """A set of cards as the kernel has it."""
        return sum(1 << self.places[one] for one in cards_in(cards))


@lru_cache(maxsize=64)
def tables(ranking: Ranking) -> Tables:
    """The bits of a ranking: the weakest card of a group lowest, and the trumps above all."""
    order = [one for group in (*range(TRUMPS), TRUMPS) for one in weakest_first(ranking, group)]
    first = 32 - len(order)
    places, cards, points, members = [-1] * 64, [-1] * 32, [0] * 32, [0] * 5
    for bit, one in enumerate(order, first):
        places[one], cards[bit], points[bit] = bit, one, ranking.points[one]
        members[ranking.group[one]] |= 1 << bit
    return Tables(tuple(places), tuple(cards), tuple(members), tuple(points))


def weakest_first(ranking: Ranking, group: int) -> list[Card]:
    """The cards of a group, the weakest first."""
    return sorted(cards_in(ranking.members[group]), key=lambda one: ranking.strength[one])


class Measure(NamedTuple):
    """What the kernel counts in a contract."""

    worth: tuple[int, ...]
    """For each bit."""
    bonus: int
    """For each trick."""
    shun: int
    """1 where the counting side wants to take little."""


@lru_cache(maxsize=256)
def measure(found: Tables, goal: str) -> Measure:
    """Card points and then tricks, or tricks alone, after the goal of a contract."""
    if goal in ("points", "least"):
        return Measure(tuple(POINT * one for one in found.points), 1, int(goal == "least"))
    return Measure((0,) * 32, 1, int(goal == "none"))


def overtrumping(contract: Contract) -> int:
    """The kernel's number for the duty to overtrump."""
    return max((FOLLOWS[name] for name in contract.follow), default=0)


def unknown(rules: Rules) -> list[str]:
    """What of the rules the kernel does not know: nothing, in every pack of ours."""
    lacking = [f"the filter {name!r}" for one in rules.contracts for name in one.follow if name not in FOLLOWS]
    lacking += [f"following without 'suit' in {one.key}" for one in rules.contracts if "suit" not in one.follow]
    if len(rules.deck) > 32:
        lacking.append(f"{len(rules.deck)} cards")
    return sorted(set(lacking))


def counting(rules: Rules, table: Table, viewer: Seat, partner: Seat | None) -> tuple[int, ...]:
    """By seat 1 for the side whose takings are counted: the declarers, or without any the viewer's side."""
    contract = rules.contract(table.contract or "")
    side = SIDES[contract.sides]
    mine = DECLARERS if table.declarer is not None else side(None, None, viewer)
    return tuple(int(side(table.declarer, partner, seat) == mine) for seat in range(rules.seats))


def ran_away(rules: Rules, table: Table, holder: Seat) -> bool:
    """Whether the holder of the called ace has led its suit without it."""
    card = called_card(rules, table)
    if card is None:
        return False
    group = rules.ranking(table.contract or "", table.suit).group
    return any(one.leader == holder and group[one.cards[0]] == group[card] != card for one in table.tricks)
