"""What the cards of both decks have in common: their shape, and where index and pips lie."""

from collections.abc import Callable
from typing import NamedTuple

from deck_shapes import glyph, group

CARD_WIDTH, CARD_HEIGHT = 250, 350
FACE = "#fffdf6"
EDGE = "#a59d8c"


class Index(NamedTuple):
    """Where rank and suit stand in the corner, and how large they are."""

    rank: tuple[float, float, float]
    """The middle of the rank, and its height."""
    pip: tuple[float, float, float]
    """The middle of the suit, and its size."""


# Big enough for a card 60 pixels wide of which a fan shows only the left 40 % (100 units).
NORMAL = Index((34, 45, 60), (34, 103, 42))
# For weak eyes: as large as that strip can be.
LARGE = Index((57, 66, 96), (54, 150, 60))

# Where the pips lie: columns and rows by name, then the places of each number card. Those below the middle
# stand on their heads.
COLUMNS = {"l": 92, "m": 125, "r": 158}
ROWS = {"1": 56, "a": 96, "b": 115.5, "2": 135, "m": 175, "3": 215, "c": 234.5, "d": 254, "4": 294}
LAYOUTS = {
    "5": "l1 r1 mm l4 r4",
    "7": "l1 r1 mb lm rm l4 r4",
    "8": "l1 r1 mb lm rm mc l4 r4",
    "9": "l1 r1 l2 r2 mm l3 r3 l4 r4",
    "T": "l1 r1 ma l2 r2 l3 r3 md l4 r4",
}
Pip = Callable[[str, float, float, float, bool], str]
"""Draws a suit at a place, in a size, upside down if told."""


def rounded(colour: str, edge: str) -> str:
    """The card itself: a rectangle with round corners, the edge wholly inside it."""
    return (
        f'<rect x="1.5" y="1.5" width="{CARD_WIDTH - 3}" height="{CARD_HEIGHT - 3}" rx="17" ry="17"'
        f' fill="{colour}" stroke="{edge}" stroke-width="3"/>'
    )


def index(letter: str, suit: str, colour: str, pip: Pip, at: Index = NORMAL, **attributes: str) -> list[str]:
    """Rank over suit in the corner, and the same turned round in the opposite one; the rank has those attributes."""
    x, y, size = at.pip
    mark = glyph(letter, *at.rank, colour, **attributes) + pip(suit, x, y, size, False)
    return [mark, group(mark, f"rotate(180 {CARD_WIDTH / 2:g} {CARD_HEIGHT / 2:g})")]


def number_card(rank: str, suit: str, size: float, pip: Pip) -> list[str]:
    """The pips of a card that counts them, each in a box of `size`."""
    places = [(COLUMNS[place[0]], ROWS[place[1]]) for place in LAYOUTS[rank].split()]
    return [pip(suit, x, y, size, y > CARD_HEIGHT / 2) for x, y in places]
