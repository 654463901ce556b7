"""Tables for two and for three; which table a game is played at."""

from math import cos, radians, sin

from sjavs_desktop.core.rules import Rules
from sjavs_desktop.ui.felt.spots import (
    BUBBLE_HEIGHT,
    BUBBLE_WIDTH,
    MARGIN,
    MIDDLE,
    NARROWEST,
    OWN,
    PLATE_HEIGHT,
    PLATE_WIDTH,
    PLATES,
    RAISE,
    SHAPE,
    SIGN_HEIGHT,
    SMALL,
    TINY,
    TRUMP_WIDTH,
    Box,
    Row,
    Scene,
    Setting,
    Spot,
    bottom,
    four,
    mirrored,
    trump_box,
)

TILT = 15.0
"""Degrees by which the two players at a table for three are turned towards the viewer."""
LAID = 2 * TINY - 1.2
"""Room for what was laid away."""
TAG = 3.4
"""Height of the words on cards that lie in the middle or were laid away."""
TALON_TAG = 42.0
"""Room for the words under the cards in the middle, between the signs of the trumps and of the card points."""
BESIDE_LAID = 27.0
"""Room for what the viewer says at a table for three, from the plate to what was laid away."""
LIFT = 1.2
"""How far a covered card looks out above the open one on it."""
WIDER, NAMED = 32.0, 29.0
"""Widths of the tally where its lines begin with longer words, or with names."""
COLUMNS = 61.0
"""Width of a row of open cards."""
STACKS = 24.0
"""Room at the sides of a table for two that the piles may take."""
NARROW = 30.0
"""Width of the plate opposite in the narrowest window for two."""


def three(at: Scene) -> Setting:
    """A table for three: the others sit at the upper corners, what belongs to nobody lies between them."""
    x, low = at.width / 2, at.height - MARGIN
    free = Box(0, 35.5, 0, at.height - 40.5 - 35.5)
    y = (27.5 + at.height - 38.5) / 2
    spot = corner_seat(at, (x - 15.2, y - 6.5))
    side = spot.bubble.x
    own = bottom(at)
    own = own._replace(
        pile=own.pile._replace(length=PLATE_WIDTH - 1.6),
        bubble=Box(x - 19.4, low - 36, BESIDE_LAID, BUBBLE_HEIGHT),
        aside=Row(x + 13.8, low - 33, LAID, TINY, 0, TINY),
        trick=(x, y + 6.5),
    )
    return Setting(
        spots=(own, spot, mirrored(at, spot)),
        trump=trump_box(at),
        tally=Box(at.right - MARGIN - WIDER, MARGIN, WIDER, SIGN_HEIGHT),
        talon=Row(x, MARGIN + SMALL * SHAPE / 2, 20, SMALL, 0, SMALL + 0.6),
        talon_tag=Box(x - TALON_TAG / 2, MARGIN + SMALL * SHAPE + 0.6, TALON_TAG, TAG),
        free=free._replace(x=side, width=at.width - 2 * side),
    )


def corner_seat(at: Scene, trick: tuple[float, float]) -> Spot:
    """The place at the upper left of a table for three, turned towards the middle."""
    edge, high, low = at.left + MARGIN, PLATES + PLATE_HEIGHT + 1.7, at.height - 41.0
    turn, thick = radians(TILT), SMALL * SHAPE
    length = min(34.0, (low - high - thick * sin(turn)) / cos(turn))
    wide = length * sin(turn) + thick * cos(turn)
    return Spot(
        hand=Row(edge + wide / 2, (high + low) / 2, length, SMALL, 90 + TILT, 3.8),
        pile=Row(edge + 25, at.height - 53, 13.5, TINY, 0, 2.2),
        plate=Box(edge, PLATES, PLATE_WIDTH, PLATE_HEIGHT),
        bubble=Box(edge + wide + 1.5, 27.5, BUBBLE_WIDTH, BUBBLE_HEIGHT),
        trick=trick,
        towards=(1, 0),
        open=Row(edge + 30, at.height - 56, 17, TINY, 0, 3),
        aside=Row(edge + TRUMP_WIDTH + 0.6 + LAID / 2, PLATES - 1, LAID, TINY, 0, TINY),
    )


def two(at: Scene) -> Setting:
    """A table for two: the open cards face each other in two rows, and the trick lies beside them."""
    spare = at.right - at.left - NARROWEST
    rows = at.left + MARGIN + COLUMNS / 2 + 0.5 + 0.3 * spare
    beside = rows + COLUMNS / 2 + 2.5 + 0.12 * spare
    high = PLATES + 3.8
    free = Box(beside, high, at.right - MARGIN - beside, at.height - 39.5 - high)
    bare = Box(at.left + STACKS, high, at.right - at.left - 2 * STACKS, free.height)
    trick = beside + 16 + 0.2 * spare
    return Setting(
        spots=(nearer_seat(at, rows, beside, trick), farther_seat(at, rows, trick)),
        trump=trump_box(at),
        tally=Box(at.right - MARGIN - NAMED, MARGIN, NAMED, SIGN_HEIGHT),
        talon=Row(rows, at.height / 2 - 7, 20, TINY, 0, TINY),
        talon_tag=Box(rows - 10, at.height / 2 - 5, 20, TAG),
        free=free,
        bare=bare,
    )


def nearer_seat(at: Scene, rows: float, beside: float, trick: float) -> Spot:
    """The viewer's own place at a table for two."""
    spot, low = bottom(at), at.height - MARGIN
    line = low - OWN * SHAPE - RAISE - 0.8 - MIDDLE * SHAPE / 2
    said = beside + PLATE_WIDTH + 0.5
    return spot._replace(
        plate=Box(beside, low - 36.5, PLATE_WIDTH, PLATE_HEIGHT),
        pile=Row(beside + PLATE_WIDTH + 11.5, low - 32.8, 20, TINY, 0, 3.2),
        bubble=Box(said, low - 36, min(BUBBLE_WIDTH, at.right - MARGIN - said), BUBBLE_HEIGHT),
        towards=(1, 0),
        open=Row(rows, line, COLUMNS, MIDDLE, 0, MIDDLE + 1.2),
        trick=(trick, (PLATES + at.height - 39.5) / 2 + 10.8),
    )


def farther_seat(at: Scene, rows: float, trick: float) -> Spot:
    """The place opposite at a table for two."""
    first, last = at.left + MARGIN + TRUMP_WIDTH + 1.5, at.right - MARGIN - NAMED - 1.5
    length = min(36.0, last - first - NARROW - 1)
    hand = max(rows, first + length / 2)
    line = PLATES + LIFT + 0.4 + MIDDLE * SHAPE / 2
    plate = hand + length / 2 + 1
    stack = min(20.0, TINY + 1 + (at.right - at.left - NARROWEST) / 4)
    return Spot(
        hand=Row(hand, 9, length, SMALL, 0, 3.8),
        pile=Row(at.right - MARGIN - stack / 2, PLATES + 6, stack, TINY, 0, 2.4),
        plate=Box(plate, 5, min(PLATE_WIDTH, last - plate), PLATE_HEIGHT),
        bubble=Box(max(plate, rows + COLUMNS / 2 + 1), 13.6, BUBBLE_WIDTH, BUBBLE_HEIGHT),
        trick=(trick, (PLATES + at.height - 39.5) / 2 - 10.8),
        towards=(0, 1),
        open=Row(rows, line, COLUMNS, MIDDLE, 0, MIDDLE + 1.2),
        aside=Row(trick + 24, PLATES + 18, LAID, TINY, 0, TINY),
    )


TABLES = {2: two, 3: three, 4: four}
"""The table for each number of players."""


def setting(at: Scene, rules: Rules) -> Setting:
    """The table that a game is played at."""
    return TABLES[rules.seats](at)


def around(laid: Setting, viewer: int) -> tuple[Spot, ...]:
    """The places by seat."""
    seats = len(laid.spots)
    return tuple(laid.spots[(seat - viewer) % seats] for seat in range(seats))
