"""Deals that fit: each way of putting the unknown cards into the places that are free for them is equally likely."""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from math import comb
from random import Random
from typing import NamedTuple, TypeAlias

from sjavs_desktop.core.cards import Card, Cards, cards_in, mask

Shares: TypeAlias = tuple[int, ...]


class Box(NamedTuple):
    """A place for unknown cards."""

    size: int
    allowed: Cards
    """The cards that may lie there."""


class Kind(NamedTuple):
    """Unknown cards that may lie in the same boxes."""

    cards: tuple[Card, ...]
    all: Cards
    boxes: tuple[int, ...]


class Way(NamedTuple):
    """A way of sharing a kind out among its boxes."""

    drawn: tuple[tuple[int, int], ...]
    """Boxes and how many cards are drawn for each."""
    rest: int
    """The box that gets those that are left: the biggest share, so that few cards have to be drawn."""
    left: Shares
    """The room of all boxes afterwards."""


class Dealer:
    """Deals the `unknown` cards into boxes; raises ValueError when they do not fit.

    Cards of a kind are shared out by counts first, each count as often as there are deals with it, and only then drawn:
    so every deal is equally likely, and none is thrown away.
    """

    def __init__(self, unknown: Cards, boxes: Sequence[Box]) -> None:
        self.boxes = tuple(boxes)
        fitting: dict[tuple[int, ...], list[Card]] = {}
        for one in cards_in(unknown):
            key = tuple(place for place, box in enumerate(boxes) if box.size and box.allowed >> one & 1)
            fitting.setdefault(key, []).append(one)
        # Kinds with fewer boxes first keep the number of cases small.
        self.kinds = tuple(
            Kind(tuple(fitting[key]), mask(fitting[key]), key)
            for key in sorted(fitting, key=lambda key: (len(key), key))
        )
        self._known: list[dict[Shares, int]] = [{} for _ in self.kinds]
        self._plans: list[dict[Shares, tuple[list[int], list[Way]]]] = [{} for _ in self.kinds]
        self._start = tuple(box.size for box in self.boxes)
        fits = sum(self._start) == unknown.bit_count()
        self.ways = self._ways(0, self._start) if fits else 0
        """How many deals there are."""
        if not self.ways:
            raise ValueError("the unknown cards do not fit into their places")

    def draw(self, random: Random) -> list[Cards]:
        """The cards of each box in one deal."""
        chance = random.random
        found, left = [0] * len(self.boxes), self._start
        for number, kind in enumerate(self.kinds):
            bounds, ways = self._plans[number].get(left) or self._plan(number, left)
            way = ways[bisect_right(bounds, chance() * bounds[-1], 0, len(ways) - 1) if len(ways) > 1 else 0]
            rest = kind.all
            if way.drawn:
                cards = list(kind.cards)
                size = len(cards)
                for place, share in way.drawn:
                    for _ in range(share):
                        at = int(chance() * size)
                        size -= 1
                        bit = 1 << cards[at]
                        cards[at] = cards[size]
                        found[place] |= bit
                        rest ^= bit
            found[way.rest] |= rest
            left = way.left
        return found

    def _ways(self, number: int, left: Shares) -> int:
        """How many deals of the kinds from `number` on there are for so much room."""
        if number == len(self.kinds):
            return 1
        known = self._known[number].get(left)
        if known is None:
            kind = self.kinds[number]
            known = sum(
                arrangements(len(kind.cards), share) * self._ways(number + 1, lowered(left, kind.boxes, share))
                for share in splits(len(kind.cards), tuple(left[place] for place in kind.boxes))
            )
            self._known[number][left] = known
        return known

    def _plan(self, number: int, left: Shares) -> tuple[list[int], list[Way]]:
        """The ways of sharing a kind out among its boxes, and up to which number out of all deals each is meant."""
        kind = self.kinds[number]
        bounds: list[int] = []
        found: list[Way] = []
        total = 0
        for share in splits(len(kind.cards), tuple(left[place] for place in kind.boxes)):
            after = lowered(left, kind.boxes, share)
            deals = arrangements(len(kind.cards), share) * self._ways(number + 1, after)
            if deals:
                total += deals
                rest = max(range(len(share)), key=share.__getitem__)
                drawn = tuple((kind.boxes[at], size) for at, size in enumerate(share) if size and at != rest)
                bounds.append(total)
                found.append(Way(drawn, kind.boxes[rest], after))
        self._plans[number][left] = bounds, found
        return bounds, found


def lowered(left: Shares, places: tuple[int, ...], share: Shares) -> Shares:
    """What is left of the boxes once a kind is shared out."""
    after = list(left)
    for place, size in zip(places, share, strict=True):
        after[place] -= size
    return tuple(after)


@cache
def splits(cards: int, room: Shares) -> tuple[Shares, ...]:
    """Every way of sharing so many cards out among boxes with so much room."""
    if not room:
        return ((),) if cards == 0 else ()
    if cards > sum(room):
        return ()
    return tuple((size, *rest) for size in range(min(cards, room[0]) + 1) for rest in splits(cards - size, room[1:]))


@cache
def arrangements(cards: int, share: Shares) -> int:
    """In how many ways different cards make these shares."""
    found = 1
    for size in share:
        found *= comb(cards, size)
        cards -= size
    return found
