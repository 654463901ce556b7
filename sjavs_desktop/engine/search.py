"""Choosing a card by worlds: what each card brings on average over deals that could be, with all cards open in each."""

from array import array
from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple, TypeAlias

from sjavs_desktop.core.calling import called_card
from sjavs_desktop.core.cards import Card, cards_in
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.phases.settle import by_seat
from sjavs_desktop.core.ranking import Ranking
from sjavs_desktop.core.state import View, open_cards, ranking_of
from sjavs_desktop.engine.kernel import Kernel
from sjavs_desktop.engine.tables import measure, overtrumping, ran_away, tables
from sjavs_desktop.engine.worlds import World
from sjavs_desktop.engine.worth import Stairs, outlook, stairs

Row: TypeAlias = list[float]
"""What each choice brings in one world."""


class Budget(NamedTuple):
    """How much a bot may think: in positions instead of time, so that the same question has the same answer."""

    worlds: int
    """Worlds that are looked at, at most."""
    nodes: int = 6_000_000
    """Positions after which no further world is begun."""
    most: int = 1_500_000
    """Positions that a single world may take; a harder one is left out."""
    reads: bool = True
    """Whether the worlds are weighed by what was said."""
    seconds: float = 2.0
    """A clock for machines that are far too slow: after it no further world is begun."""


class Option(NamedTuple):
    """A choice and what it is expected to bring."""

    card: Card
    value: float
    """Mean over the worlds, in game points towards the match."""
    error: float
    """Standard error of the difference to the best choice; 0 for the best one."""


class Found(NamedTuple):
    """What a search has found out."""

    options: tuple[Option, ...]
    """The best first."""
    worlds: int


class Searcher:
    """A kernel and the settings of a deal; one for each thread."""

    def __init__(self, bits: int = 16) -> None:
        self.stop = array("i", [0])
        self.kernel = Kernel(self.stop, bits)
        self.nodes = 0
        """Positions that were looked at since somebody set it to zero."""
        self.left = 0
        """Positions that may still be looked at in this world."""

    def spend(self) -> None:
        """Counts what the last question has taken."""
        spent = self.kernel.spent()
        self.nodes += spent
        self.left -= spent

    def load(self, view: View, world: World) -> Stairs:
        """Loads a world into the kernel; the steps that its takings are measured by."""
        rules, table = view.rules, view.table
        at = outlook(view, world)
        ranking = ranking_of(rules, table)
        assert ranking is not None
        found = tables(ranking)
        counted = measure(found, at.contract.goal)
        self.kernel.rule(
            rules.seats, found.members, counted.worth, counted.bonus, overtrumping(at.contract), counted.shun
        )
        card = called_card(rules, table)
        bound, ran = -1, 0
        if card is not None:
            holder = next((seat for seat, hand in enumerate(world.hands) if hand >> card & 1), None)
            if holder is not None:
                bound, ran = found.places[card], int(ran_away(rules, table, holder))
        hands = [found.bits(hand | open_cards(table, seat)) for seat, hand in enumerate(world.hands)]
        sides = [int(seat in at.declarers) for seat in range(rules.seats)]
        self.kernel.deal(hands, sides, table.leader, [found.places[one] for one in table.trick], bound, ran)
        if table.spread:
            self.kernel.cover(list(self.covers(view, world, found.places)))
        points, tricks = by_seat(rules, table)
        own = sum(points[seat] for seat in at.declarers)
        if table.declarer is not None and table.declarer in at.declarers:
            own += ranking.points_in(world.middle)
        return stairs(at, own, sum(tricks[seat] for seat in at.declarers))

    @staticmethod
    def covers(view: View, world: World, places: tuple[int, ...]) -> Iterator[tuple[int, int]]:
        """Pairs of an open card, or one that lies in the trick, and what lies under it."""
        table, size = view.table, view.rules.seats
        for seat, row in enumerate(table.spread):
            below = iter(world.covered[seat])
            for spot in row:
                if not spot.covered:
                    continue
                under = next(below)
                above = spot.card
                if above is None:
                    above = table.trick[(seat - table.leader) % size]
                yield places[above], places[under]

    def value(self, view: View, world: World, nodes: int) -> float | None:
        """What the deal is worth in a world with all cards open; None when it took `nodes` positions."""
        end = self.end(view, world, nodes)
        return None if end is None else end[0].values[end[1]]

    def end(self, view: View, world: World, nodes: int) -> tuple[Stairs, int] | None:
        """The steps in a world with all cards open and how many of them are reached; None as for `value`."""
        found = self.load(view, world)
        least, most, ends = 0, len(found.steps), self.nodes + nodes
        while least < most:
            at = (least + most) // 2
            reached = self.kernel.ask(found.steps[at], ends - self.nodes)
            self.spend()
            if reached < 0:
                return None
            if reached >= found.steps[at]:
                least = at + 1
            else:
                most = at
        return found, least

    def weigh(self, view: View, world: World, cards: list[Card], nodes: int) -> Row | None:
        """What each card is worth in a world; None when it took too long."""
        ends = self.ends(view, world, cards, nodes)
        return None if ends is None else [ends[0].values[steps] for steps in ends[1]]

    def ends(self, view: View, world: World, cards: list[Card], nodes: int) -> tuple[Stairs, list[int]] | None:
        """The steps in a world, and how many of them are reached with each card; None when it took too long."""
        found = self.load(view, world)
        ranking = ranking_of(view.rules, view.table)
        assert ranking is not None
        places = tables(ranking).places
        reached = array("i", [0] * len(cards))
        numbers = array("i", [places[one] for one in cards])
        if not len(found.steps):
            return found, [0] * len(cards)
        whole = self.kernel.weigh(numbers, found.steps, reached, len(found.steps) // 2, nodes)
        self.spend()
        return (found, list(reached)) if whole else None


def candidates(view: View, ranking: Ranking) -> list[Card]:
    """The legal cards; of those that count the same with nothing between them that is still out only the lowest."""
    return list(dict.fromkeys(stand_ins(view, ranking).values()))


def stand_ins(view: View, ranking: Ranking) -> dict[Card, Card]:
    """For each legal card the one that is searched in its place: the lowest of those that count the same."""
    cards = [int(str(action.value)) for action in legal(view) if action.kind == "play"]
    if view.table.spread:
        return {one: one for one in cards}
    gone = sum(1 << one for trick in view.table.tricks for one in trick.cards)
    found: dict[Card, Card] = {}
    for group in range(5):
        members = sorted(cards_in(ranking.members[group] & ~gone), key=lambda one: ranking.strength[one])
        last: Card | None = None
        for one in members:
            if one not in cards:
                last = None
                continue
            equal = last is not None and ranking.points[one] == ranking.points[last]
            found[one] = found[last] if equal and last is not None else one
            last = one
    return found


def summed(cards: list[Card], rows: list[Row]) -> Found:
    """Means and errors over the worlds."""
    if not rows:
        return Found(tuple(Option(card, 0.0, 1.0) for card in cards), 0)
    number = len(rows)
    means = [sum(row[place] for row in rows) / number for place in range(len(cards))]
    best = max(range(len(cards)), key=lambda place: means[place])
    options = []
    for place, card in enumerate(cards):
        gaps = [row[best] - row[place] for row in rows]
        mean = sum(gaps) / number
        spread = sum((one - mean) ** 2 for one in gaps) / max(1, number - 1)
        options.append(Option(card, means[place], sqrt(spread / number)))
    return Found(tuple(sorted(options, key=lambda one: -one.value)), number)
