"""Where things lie on the table, in scene units, for any window: data about the places around it."""

from typing import NamedTuple

SHORTEST = 100.0
"""Scene units that the window is high, unless it is so narrow that `NARROWEST` decides."""
NARROWEST = 120.0
"""Scene units that the window is wide at least."""
BROADEST = 190.0
"""Scene units over which the table spreads; in a wider window it stays in the middle."""
SHAPE = 1.4
"""Height of a card divided by its width."""
MARGIN = 2.0
RAISE = 2.6
"""How far a card of the own hand rises under the pointer."""

OWN, SMALL, MIDDLE, TINY = 25 / SHAPE, 13 / SHAPE, 20 / SHAPE, 9.5 / SHAPE
"""Widths of the cards: in the viewer's hand, in other hands, in the trick, in the piles."""
PLATE_WIDTH, PLATE_HEIGHT = 30.0, 8.0
TRUMP_WIDTH, TALLY_WIDTH, SIGN_HEIGHT = 35.0, 26.0, 14.0
BUBBLE_WIDTH, BUBBLE_HEIGHT = 24.0, 7.0
PLATES = 17.3
"""Upper edge of the plates of the other seats."""
WING = 50.0
"""How far from the middle the viewer's own plate and pile reach."""


class Box(NamedTuple):
    """An upright rectangle, by its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


class Row(NamedTuple):
    """Cards beside one another: where, how far they may spread, and how they are turned."""

    x: float
    y: float
    """The middle of the row."""
    upright: bool
    """Whether the row runs across the window; otherwise down it."""
    length: float
    """From the outer edge of the first card to that of the last at most."""
    card: float
    """Width of a card."""
    angle: float
    """Degrees by which each card is turned clockwise."""
    step: float
    """From card to card at most."""


class Spot(NamedTuple):
    """All that belongs to one place at the table."""

    hand: Row
    pile: Row
    plate: Box
    bubble: Box
    trick: tuple[float, float]
    """The middle of the card that this place plays to the trick."""
    towards: tuple[float, float]
    """The direction from the plate to the middle of the table."""


class Scene(NamedTuple):
    """The whole window in scene units."""

    width: float
    height: float
    left: float
    right: float
    """The table's edges; in very broad windows it is narrower than the scene."""

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the trick: between the plate above and the viewer's hand."""
        return self.width / 2, (25.2 + self.height - 30.0) / 2


def scene(aspect: float) -> Scene:
    """The scene of a window that is `aspect` times as wide as high."""
    narrowest = NARROWEST / SHORTEST
    width, height = (SHORTEST * aspect, SHORTEST) if aspect >= narrowest else (NARROWEST, NARROWEST / aspect)
    spare = max(0.0, width - BROADEST) / 2
    return Scene(width, height, spare, width - spare)


def bottom(at: Scene) -> Spot:
    """The viewer's own place."""
    x, y = at.middle
    low = at.height - MARGIN
    return Spot(
        hand=Row(x, low - OWN * SHAPE / 2, True, at.right - at.left - 2 * MARGIN, OWN, 0, OWN * 0.84),
        pile=Row(x + WING - PLATE_WIDTH / 2, low - 33, True, PLATE_WIDTH, TINY, 0, 3.2),
        plate=Box(x - WING, low - 36.5, PLATE_WIDTH, PLATE_HEIGHT),
        bubble=Box(x - BUBBLE_WIDTH / 2, low - 36, BUBBLE_WIDTH, BUBBLE_HEIGHT),
        trick=(x, y + 10.5),
        towards=(0, -1),
    )


def top(at: Scene) -> Spot:
    """The place opposite."""
    x, y = at.middle
    room = at.right - MARGIN - TALLY_WIDTH - 2 - (x + 20)
    return Spot(
        hand=Row(x, 9, True, 36, SMALL, 0, 3.8),
        pile=Row(x + 20 + min(room, 24) / 2, 9, True, min(room, 24), TINY, 0, 2.4),
        plate=Box(x - PLATE_WIDTH / 2, PLATES, PLATE_WIDTH, PLATE_HEIGHT),
        bubble=Box(x - BUBBLE_WIDTH / 2, 27, BUBBLE_WIDTH, BUBBLE_HEIGHT),
        trick=(x, y - 10.5),
        towards=(0, 1),
    )


def left(at: Scene) -> Spot:
    """The place on the viewer's left, which follows clockwise."""
    x, y = at.middle
    edge, high, low = at.left + MARGIN, 27.5, at.height - 41.0
    centre = (high + low) / 2
    return Spot(
        hand=Row(edge + SMALL * SHAPE / 2, centre, False, low - high, SMALL, 90, 3.8),
        pile=Row(edge + 24, centre, True, 17, TINY, 0, 2.4),
        plate=Box(edge, PLATES, PLATE_WIDTH, PLATE_HEIGHT),
        bubble=Box(edge + SMALL * SHAPE + 2, 27, BUBBLE_WIDTH, BUBBLE_HEIGHT),
        trick=(x - 15.2, y),
        towards=(1, 0),
    )


def right(at: Scene) -> Spot:
    """The place on the viewer's right: the left one in a mirror."""
    spot = left(at)

    def row(one: Row) -> Row:
        return one._replace(x=at.width - one.x, angle=-one.angle)

    def box(one: Box) -> Box:
        return one._replace(x=at.width - one.x - one.width)

    trick = (at.width - spot.trick[0], spot.trick[1])
    return Spot(row(spot.hand), row(spot.pile), box(spot.plate), box(spot.bubble), trick, (-1, 0))


SEATED = {2: (bottom, top), 3: (bottom, left, right), 4: (bottom, left, top, right)}
"""For each number of seats the places clockwise from the viewer."""


def spots(at: Scene, seats: int, viewer: int) -> tuple[Spot, ...]:
    """The place of each seat, by seat."""
    around = [place(at) for place in SEATED[seats]]
    return tuple(around[(seat - viewer) % seats] for seat in range(seats))


def trump_box(at: Scene) -> Box:
    """Where the sign of the trumps stands, always."""
    return Box(at.left + MARGIN, MARGIN, TRUMP_WIDTH, SIGN_HEIGHT)


def tally_box(at: Scene) -> Box:
    """Where the card points of both sides stand."""
    return Box(at.right - MARGIN - TALLY_WIDTH, MARGIN, TALLY_WIDTH, SIGN_HEIGHT)


def free_box(at: Scene) -> Box:
    """The middle of the table, where no card, plate or bubble lies from the deal until the first lead."""
    side, above, below = at.left + MARGIN + SMALL * SHAPE + 2, 34.5, at.height - 38.5
    return Box(side, above, at.width - 2 * side, below - above)
