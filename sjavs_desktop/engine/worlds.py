"""Worlds: whole deals that are consistent with everything a view tells, each as often as it is plausible.

What is certain (`engine.facts`) and the trumps of the best bid (`engine.hearing.subject`) are dealt that way at once.
The rest of what was said is weighed: a deal is kept with the chance of its weight (rejection), so the worlds are drawn
from the right distribution however they are proposed.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator
from itertools import accumulate
from random import Random
from typing import NamedTuple, TypeAlias

from sjavs_desktop.core.calling import called_card, partner_of
from sjavs_desktop.core.cards import Card, Cards, cards_in
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.state import Seat, View, ranking_of
from sjavs_desktop.engine.dealing import Box, Dealer
from sjavs_desktop.engine.facts import Facts, facts, played_by
from sjavs_desktop.engine.hearing import LAID_AWAY, Subject, heard, subject
from sjavs_desktop.engine.led import certain, fits_leads
from sjavs_desktop.engine.swapping import Swap, after_swap, swapped

TRIES = 32
"""Proposals that are looked at for a world before one of them is drawn by their weights."""
PATIENCE = 480
"""Proposals after which what was said is given up, if all of them were impossible."""


class World(NamedTuple):
    """One deal that could be."""

    hands: tuple[Cards, ...]
    """By seat, open cards left out."""
    covered: tuple[tuple[Card, ...], ...]
    """By seat what lies under its open cards, in the order of the places that are covered."""
    middle: Cards
    """What lies in the middle or was laid away."""
    partner: Seat | None
    """Who plays with the declarer where the cards decide it."""


Weigh: TypeAlias = Callable[[World, Random], float]
"""From 0 to 1 how well a world fits."""


class Place(NamedTuple):
    """What a box of a deal is: part of a hand, covered cards, or the middle."""

    kind: str
    seat: Seat


class Plan(NamedTuple):
    """A way of dealing: with so many trumps in the hand of the subject."""

    dealer: Dealer
    places: tuple[Place, ...]
    weight: float
    """What a world of it weighs at most."""


# -- Ways of dealing ---------------------------------------------------------------------------------------------------


def hand_size(view: View, seat: Seat) -> int:
    """How many unknown cards a hand has."""
    return view.counts[seat] - view.shown[seat].bit_count()


def plan(view: View, known: Facts, weight: float, split: tuple[Seat, Cards, int] | None = None) -> Plan:
    """A way of dealing; `split` gives a hand so many cards of a set. Raises ValueError when nothing fits."""
    table, boxes, places = view.table, list[Box](), list[Place]()
    for seat in range(view.rules.seats):
        size, free = hand_size(view, seat), known.unknown & ~known.forbidden[seat]
        if split is not None and split[0] == seat:
            _, cards, number = split
            boxes += [Box(number, free & cards), Box(size - number, free & ~cards)]
            places += [Place("hand", seat), Place("hand", seat)]
        elif size:
            boxes.append(Box(size, free))
            places.append(Place("hand", seat))
        below = sum(spot.covered for spot in table.spread[seat]) if table.spread else 0
        if below:
            boxes.append(Box(below, known.unknown))
            places.append(Place("covered", seat))
    middle = known.unknown.bit_count() - sum(box.size for box in boxes)
    if middle:
        boxes.append(Box(middle, known.unknown))
        places.append(Place("middle", 0))
    return Plan(Dealer(known.unknown, boxes), tuple(places), weight)


def remaining(view: View, about: Subject, trumps: Cards) -> Iterator[tuple[int, float]]:
    """How many of those trumps the subject may still hold, and what that weighs at most."""
    table, rules = view.table, view.rules
    out = played_by(table, rules.seats)[about.seat]
    played, others = (out & trumps).bit_count(), (out & ~trumps).bit_count()
    size = view.counts[about.seat]
    swap = swapped(view, about)
    weights = after_swap(swap, about.weights) if swap is not None else about.weights
    gone = rules.hand - size
    for held in range(size + 1):
        # Where cards lie open besides, nobody remembers which of those played came from the hand.
        lost = range(max(0, gone - others), min(gone, played) + 1) if table.spread else (played,)
        weight = max((weights[held + one] for one in lost if held + one < len(weights)), default=0.0)
        if weight > 0:
            yield held, weight


def plans(view: View, known: Facts, about: Subject | None) -> list[Plan]:
    """The ways of dealing; the plain one alone where nothing was said or what was said contradicts the cards."""
    found: list[Plan] = []
    if about is not None and hand_size(view, about.seat) == view.counts[about.seat]:
        for trumps in about.trumps:
            for held, weight in remaining(view, about, trumps):
                try:
                    found.append(plan(view, known, weight, (about.seat, trumps, held)))
                except ValueError:
                    continue
    if found:
        return found
    try:
        return [plan(view, known, 1.0)]
    except ValueError:
        # A table of one's own making (a lesson, a test) may tell what cannot be.
        return [plan(view, Facts(known.unknown, (0,) * view.rules.seats), 1.0)]


# -- The hands as they were dealt --------------------------------------------------------------------------------------


def as_dealt(view: View, swap: Swap | None = None) -> Callable[[World, Random], tuple[list[Cards], float]]:
    """Gives by seat the cards that it bid with, in a world, and how likely that is.

    After an exchange it is a chance one of the hands that could have been; where cards lie open the hands are only what
    is left of them (see `remaining`).
    """
    rules, table, declarer = view.rules, view.table, view.table.declarer
    played = [0] * rules.seats if table.spread else played_by(table, rules.seats)
    wed, partner, given = table.wed, table.partner, view.given

    def dealt(world: World, random: Random) -> tuple[list[Cards], float]:
        found = [hand | out for hand, out in zip(world.hands, played, strict=True)]
        share = 1.0
        if swap is not None:
            found[swap.seat], share = swap.undone(found[swap.seat], world.middle, random)
        elif wed is not None and declarer is not None and partner is not None:
            plain = [one for one in cards_in(found[partner]) if one != wed]
            back = 1 << (given if given is not None else random.choice(plain))
            found[declarer] = found[declarer] & ~(1 << wed) | back
            found[partner] = found[partner] & ~back | 1 << wed
        return found, share

    return dealt


def weighing(view: View, known: Facts, about: Subject | None, reads: bool) -> Weigh:
    """How well worlds fit: what is certain, and (if it `reads`) what was said."""
    swap = swapped(view, about) if reads else None
    least, told, dealt = known.least, heard(view) if reads else (), as_dealt(view, swap)
    ranking = ranking_of(view.rules, view.table)
    away = ranking.members[TRUMPS] if swap is not None and ranking is not None else 0
    led = fits_leads(view) if reads else certain

    def weigh(world: World, random: Random) -> float:
        for one in least:
            hand = world.hands[one.seat]
            if (not one.where or hand & one.where) and (hand & one.cards).bit_count() < one.number:
                return 0.0
        if not told:
            return led(world.partner)
        hands, weight = dealt(world, random)
        weight *= led(world.partner)
        for seat, hear in told:
            if not weight:
                return 0.0
            weight *= hear(hands[seat])
        if about is not None and len(about.trumps) > 1 and weight:
            held, length = hands[about.seat], about.weights.index(1.0)
            weight /= sum(1 for one in about.trumps if (held & one).bit_count() == length)
        return weight * LAID_AWAY ** (world.middle & away).bit_count() if away else weight

    return weigh


# -- Drawing -----------------------------------------------------------------------------------------------------------


class Source:
    """Draws worlds for a view; without `reads` nothing is made of what was said."""

    def __init__(self, view: View, random: Random, reads: bool = True) -> None:
        known = facts(view)
        about = subject(view) if reads else None
        self.view, self.random = view, random
        self.plans = plans(view, known, about)
        if len(self.plans) == 1 and self.plans[0].weight != 1.0:
            self.plans = [self.plans[0]._replace(weight=1.0)]
        self._bounds = list(accumulate(one.dealer.ways * one.weight for one in self.plans))
        self._weigh = weighing(view, known, about, reads)
        self._card, self._partner = called_card(view.rules, view.table), partner_of(view)
        self._scale, self._most = 1.0, 0.0
        self.proposed, self.drawn, self.forced = 0, 0, 0
        """How many proposals were looked at, how many worlds given, and for how many of these none was accepted."""

    def world(self) -> World:
        """A world as often as it is plausible: a proposal is kept with the chance of its weight.

        Weights are compared with the highest so far, as all may be low. If none of `TRIES` is kept, one of them is
        drawn by their weights. If `PATIENCE` are all impossible, the table contradicts itself: then any will do, and of
        the next ones no more than `TRIES` are looked at.
        """
        seen: list[World] = []
        weights: list[float] = []
        self.drawn += 1
        patience = TRIES if self.forced and not self._most else PATIENCE
        while len(seen) < TRIES or (len(seen) < patience and not any(weights)):
            world, weight = self.propose()
            self.proposed += 1
            self._most = max(self._most, weight)
            if self.proposed % TRIES == 0 and self._most > 0:
                self._scale = self._most
            if weight > 0 and self.random.random() * self._scale < weight:
                return world
            seen.append(world)
            weights.append(weight)
        self.forced += 1
        return self.random.choices(seen, weights)[0] if any(weights) else seen[-1]

    def propose(self) -> tuple[World, float]:
        """A deal of one of the plans, and its weight compared with what the plan supposes."""
        found = self.plans[0]
        if len(self.plans) > 1:
            drawn = self.random.random() * self._bounds[-1]
            found = self.plans[bisect_right(self._bounds, drawn, 0, len(self.plans) - 1)]
        world = self.placed(found.places, found.dealer.draw(self.random))
        return world, self._weigh(world, self.random) / found.weight

    def weight(self, world: World) -> float:
        """From 0 to 1 how well a world fits."""
        return self._weigh(world, self.random)

    def placed(self, places: tuple[Place, ...], found: list[Cards]) -> World:
        """The world of a deal of the unknown cards."""
        view = self.view
        hands = list(view.shown)
        covered: list[tuple[Card, ...]] = [()] * len(hands)
        middle = view.talon | view.aside
        for (kind, seat), cards in zip(places, found, strict=True):
            if kind == "hand":
                hands[seat] |= cards
            elif kind == "middle":
                middle |= cards
            else:
                order = list(cards_in(cards))
                self.random.shuffle(order)
                covered[seat] = tuple(order)
        partner = self._partner
        if partner is None and self._card is not None:
            partner = next((seat for seat, hand in enumerate(hands) if hand >> self._card & 1), None)
        return World(tuple(hands), tuple(covered), middle, partner)


def worlds(view: View, random: Random, reads: bool = True) -> Iterator[World]:
    """Endless worlds, each as often as it is plausible; without `reads` nothing is made of what was said or played."""
    source = Source(view, random, reads)
    while True:
        yield source.world()


def weight_of(view: View, world: World, random: Random | None = None) -> float:
    """From 0 to 1 how well a world fits a view; it is 0 for what cannot be."""
    return weighing(view, facts(view), subject(view), True)(world, random or Random(0))
