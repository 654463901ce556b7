"""Where things lie on the table, in scene units, for any window: data about the places around it."""

from math import cos, radians, sin
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
    length: float
    """From the outer edge of the first card to that of the last at most."""
    card: float
    """Width of a card."""
    angle: float
    """Degrees by which each card, and with it the row, is turned clockwise."""
    step: float
    """From card to card at most."""

    def point(self, along: float) -> tuple[float, float]:
        """The middle of a card that lies so far from the middle of the row, to the right of whoever holds it."""
        turn = radians(self.angle)
        return self.x + along * cos(turn), self.y + along * sin(turn)


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
    open: Row
    """The open cards, each on a covered one."""
    aside: Row
    """What its player has laid away or laid open; beside the dealer what is not dealt yet."""


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


class Setting(NamedTuple):
    """A laid table: the places around it and what stands between them."""

    spots: tuple[Spot, ...]
    """Clockwise from the viewer."""
    trump: Box
    """Where the sign of the trumps stands, always."""
    tally: Box
    """Where the card points stand."""
    talon: Row
    """Where the cards in the middle lie."""
    talon_tag: Box
    """Where it is written what they are."""
    free: Box
    """Where no card, plate or bubble lies from the deal until the first lead."""
    bare: Box | None = None
    """The same while no open cards lie on a table that has room for them."""


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
        hand=Row(x, low - OWN * SHAPE / 2, at.right - at.left - 2 * MARGIN, OWN, 0, OWN * 0.84),
        pile=Row(x + WING - PLATE_WIDTH / 2, low - 33, PLATE_WIDTH, TINY, 0, 3.2),
        plate=Box(x - WING, low - 36.5, PLATE_WIDTH, PLATE_HEIGHT),
        bubble=Box(x - BUBBLE_WIDTH / 2, low - 36, BUBBLE_WIDTH, BUBBLE_HEIGHT),
        trick=(x, y + 10.5),
        towards=(0, -1),
        open=Row(x, low - 45, 60, TINY, 0, 8),
        aside=Row(at.right - MARGIN - TINY / 2 - 0.5, low - 33, TINY, TINY, 0, 3),
    )


def top(at: Scene) -> Spot:
    """The place opposite."""
    x, y = at.middle
    room = at.right - MARGIN - TALLY_WIDTH - 2 - (x + 20)
    return Spot(
        hand=Row(x, 9, 36, SMALL, 0, 3.8),
        pile=Row(x + 20 + min(room, 24) / 2, 9, min(room, 24), TINY, 0, 2.4),
        plate=Box(x - PLATE_WIDTH / 2, PLATES, PLATE_WIDTH, PLATE_HEIGHT),
        bubble=Box(x - BUBBLE_WIDTH / 2, 27, BUBBLE_WIDTH, BUBBLE_HEIGHT),
        trick=(x, y - 10.5),
        towards=(0, 1),
        open=Row(x, 32, 60, TINY, 0, 8),
        aside=Row(x + PLATE_WIDTH / 2 + 6, PLATES + 4.3, 2 * TINY, TINY, 0, 3),
    )


def left(at: Scene) -> Spot:
    """The place on the viewer's left, which follows clockwise."""
    x, y = at.middle
    edge, high, low = at.left + MARGIN, 27.5, at.height - 41.0
    centre = (high + low) / 2
    return Spot(
        hand=Row(edge + SMALL * SHAPE / 2, centre, low - high, SMALL, 90, 3.8),
        pile=Row(edge + 24, centre, 17, TINY, 0, 2.4),
        plate=Box(edge, PLATES, PLATE_WIDTH, PLATE_HEIGHT),
        bubble=Box(edge + SMALL * SHAPE + 2, 27, BUBBLE_WIDTH, BUBBLE_HEIGHT),
        trick=(x - 15.2, y),
        towards=(1, 0),
        open=Row(edge + 24, centre + 12, 17, TINY, 0, 3),
        aside=Row(edge + PLATE_WIDTH + 5, PLATES + 4.3, TINY, TINY, 0, 2),
    )


def mirrored(at: Scene, spot: Spot) -> Spot:
    """The place on the other side of the table, which looks the same in a mirror."""

    def row(one: Row) -> Row:
        return one._replace(x=at.width - one.x, angle=-one.angle)

    def box(one: Box) -> Box:
        return one._replace(x=at.width - one.x - one.width)

    return Spot(
        hand=row(spot.hand),
        pile=row(spot.pile),
        plate=box(spot.plate),
        bubble=box(spot.bubble),
        trick=(at.width - spot.trick[0], spot.trick[1]),
        towards=(-spot.towards[0], spot.towards[1]),
        open=row(spot.open),
        aside=row(spot.aside),
    )


def trump_box(at: Scene) -> Box:
    """The upper left corner."""
    return Box(at.left + MARGIN, MARGIN, TRUMP_WIDTH, SIGN_HEIGHT)


def tally_box(at: Scene) -> Box:
    """The upper right corner."""
    return Box(at.right - MARGIN - TALLY_WIDTH, MARGIN, TALLY_WIDTH, SIGN_HEIGHT)


def four(at: Scene) -> Setting:
    """A table for four."""
    side, above, below = at.left + MARGIN + SMALL * SHAPE + 2, 34.5, at.height - 38.5
    spot = left(at)
    return Setting(
        spots=(bottom(at), spot, top(at), mirrored(at, spot)),
        trump=trump_box(at),
        tally=tally_box(at),
        talon=Row(side + 10, below - 7, 20, SMALL, 0, SMALL),
        talon_tag=Box(side, below - 3.2, 20, 3.2),
        free=Box(side, above, at.width - 2 * side, below - above),
    )
