"""The picture of a view: the place of every card and of all that stands around them; pure, without Qt."""

from collections.abc import Iterator
from typing import NamedTuple

from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.state import Seat, Trick, View, ranking_of
from sjavs_desktop.ui.felt.order import sorted_hand
from sjavs_desktop.ui.felt.spots import MIDDLE, SHAPE, Box, Row, Scene, Spot, scene, spots, tally_box, trump_box

GAP = 0.2
"""Between the groups of the own hand, as a part of a card's width."""
PACK, PILES, HANDS, TRICK = 0, 100, 300, 500
"""The lowest z of each zone."""
STACKED = 0.035
"""How far each card of the pack lies above the one below."""
PACKET = 0.22
"""The same for the cards of a gathered trick."""


class Place(NamedTuple):
    """Where one card lies; the unit of length is that of the picture."""

    zone: str
    """`pack`, `hand`, `trick` or `pile`."""
    seat: Seat
    """The dealer, the holder, the player, or the winner of the trick."""
    number: int
    """The place within zone and seat, from 0."""
    x: float
    y: float
    """The middle of the card."""
    width: float
    angle: float
    """Degrees clockwise."""
    z: int
    face: Card | None
    """The card when it lies face up; None for a back, which could be any card."""


class Picture(NamedTuple):
    """Everything that the felt shows of a view, except words and colours."""

    scene: Scene
    places: tuple[Place, ...]
    """One for each card of the deck."""
    seats: tuple[Spot, ...]
    """By seat."""
    piles: tuple[int, ...]
    """Gathered tricks by seat."""
    winning: Place | None
    """The card that wins the trick so far."""
    trump: Box
    tally: Box


def layout(view: View, aspect: float, *, held: bool = False, undealt: bool = False) -> Picture:
    """The picture of `view` in a window `aspect` times as wide as high.

    `held` leaves the last finished trick in the middle, if no new one has begun; `undealt` shows the cards
    still together before the dealer, as they were a moment ago. No place has a face that the view does not show.
    """
    at = scene(aspect)
    around = spots(at, view.rules.seats, view.seat)
    table = view.table
    last = table.tricks[-1] if held and table.tricks and not table.trick else None
    gathered = table.tricks[:-1] if last else table.tricks
    places: list[Place] = []
    winning = None
    if not undealt:
        for seat, spot in enumerate(around):
            places += hand(view, seat, spot)
            places += pile(seat, spot, tuple(one for one in gathered if one.winner == seat))
        lying = trick(view, around, last)
        winning = best(view, lying)
        places += lying
    places += pack(table.dealer, around[table.dealer], len(view.rules.deck) - len(places))
    counts = tuple(0 if undealt else sum(one.winner == seat for one in gathered) for seat in range(len(around)))
    return Picture(at, tuple(places), around, counts, winning, trump_box(at), tally_box(at))


def offsets(sizes: tuple[int, ...], row: Row, gap: float) -> list[float]:
    """For cards in groups of these sizes how far the middle of each lies from the middle of the row."""
    number = sum(sizes)
    gaps = gap * (len(sizes) - 1)
    step = min(row.step, (row.length - row.card - gaps) / (number - 1)) if number > 1 else 0.0
    along = [
        step * index + gap * group for index, group in enumerate(i for i, size in enumerate(sizes) for _ in range(size))
    ]
    middle = (along[0] + along[-1]) / 2 if along else 0.0
    return [one - middle for one in along]


def hand(view: View, seat: Seat, spot: Spot) -> Iterator[Place]:
    """A hand: faces where the view shows them, backs for the rest."""
    row, own = spot.hand, seat == view.seat
    known = sorted_hand(view, seat)
    hidden = view.counts[seat] - sum(len(group) for group in known)
    faces: list[Card | None] = [one for group in known for one in group]
    faces += [None] * hidden
    sizes = tuple(len(group) for group in known) + ((hidden,) if hidden else ())
    spread = offsets(sizes if own else (len(faces),), row, GAP * row.card)
    for index, (face, along) in enumerate(zip(faces, spread, strict=True)):
        x, y = (row.x + along, row.y) if row.upright else (row.x, row.y + along)
        yield Place("hand", seat, index, x, y, row.card, row.angle, HANDS + index, face)


def pile(seat: Seat, spot: Spot, won: tuple[Trick, ...]) -> Iterator[Place]:
    """The tricks that a seat has won, each a packet of backs that leaves the one before it visible."""
    row, index = spot.pile, 0
    for number, along in enumerate(offsets((len(won),), row._replace(length=row.length - 1), 0)):
        for layer in range(len(won[number].cards)):
            lift = PACKET * layer
            yield Place("pile", seat, index, row.x + along + lift, row.y - lift, row.card, 0, PILES + index, None)
            index += 1


def trick(view: View, around: tuple[Spot, ...], last: Trick | None) -> tuple[Place, ...]:
    """The trick in the middle, each card on the side of who played it."""
    leader, cards = (last.leader, last.cards) if last else (view.table.leader, view.table.trick)
    places = []
    for index, face in enumerate(cards):
        seat = (leader + index) % len(around)
        x, y = around[seat].trick
        places.append(Place("trick", seat, 0, x, y, MIDDLE, 0, TRICK + index, face))
    return tuple(places)


def best(view: View, lying: tuple[Place, ...]) -> Place | None:
    """The place of the card that is winning among those in the middle."""
    ranking = ranking_of(view.rules, view.table)
    if ranking is None or not lying:
        return None
    return lying[ranking.winner(one.face for one in lying if one.face is not None)]


def pack(dealer: Seat, spot: Spot, number: int) -> Iterator[Place]:
    """The cards that are not dealt, in a stack where the dealer's hand will be."""
    row = spot.hand
    for index in range(number):
        lift = STACKED * (index - number / 2)
        yield Place("pack", dealer, index, row.x + lift, row.y - lift, row.card, row.angle, PACK + index, None)


def corner(place: Place) -> Box:
    """The part of an upright card that tells which it is: rank and suit at its upper left."""
    return Box(
        place.x - place.width / 2, place.y - place.width * SHAPE / 2, place.width * 0.25, place.width * SHAPE * 0.4
    )
