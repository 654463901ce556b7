"""The colours of the felt: each ground light and dark, and high contrast; what must be read also has a shape or a word.

Which ground lies on the table is one for the whole program, like the dress of the cards: `lay` says it, `of` tells.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

from PySide6.QtGui import QColor


@dataclass(frozen=True)
class Colours:
    """One theme."""

    ground: str
    """What the table is covered with, as `grounds.py` draws it; empty for nothing."""
    inner: QColor
    """The ground in the middle of the table."""
    outer: QColor
    """And at the edges."""
    plate: QColor
    edge: QColor
    """The rim of plates and signs."""
    ink: QColor
    """Text on plates."""
    faint: QColor
    """Less important text on plates; still 4.5 to 1 against them."""
    turn: QColor
    """Whoever is to act; also the keyboard's frame and the winning card."""
    ours: QColor
    theirs: QColor
    dark: QColor
    """Text and signs on light ground."""
    paper: QColor
    """Light ground: speech bubbles, discs, tiles."""
    hush: QColor
    """Ground of bubbles that say nothing new, like a pass."""
    hearts: tuple[QColor, QColor]
    """Signs of red suits within words, on light ground and on plates; at least 4.5 to 1 against them."""
    clubs: tuple[QColor, QColor]
    diamonds: tuple[QColor, QColor]
    """Those of clubs and diamonds when there are four colours, likewise."""
    veil: QColor
    """What lies over a card that may not be played."""
    rim: float = 1.0
    """Pixels of the rim of plates and signs at least."""
    flat: bool = False
    """Whether nothing glows, fades or casts a shadow, and the faces of the cards are white."""


def colour(code: str, alpha: int = 255) -> QColor:
    """A colour from its six hexadecimal digits."""
    result = QColor(code)
    result.setAlpha(alpha)
    return result


LIGHT = Colours(
    ground="green",
    inner=colour("#3f8f5f"),
    outer=colour("#1f5f3d"),
    plate=colour("#10301f", 240),
    edge=colour("#7fae92"),
    ink=colour("#fffdf6"),
    faint=colour("#cfe0d4"),
    turn=colour("#ffd24a"),
    ours=colour("#9fd6ff"),
    theirs=colour("#ffc09a"),
    dark=colour("#16231b"),
    paper=colour("#fffdf6"),
    hush=colour("#d5e2d8"),
    hearts=(colour("#b3141d"), colour("#ff9d94")),
    clubs=(colour("#0b5a2a"), colour("#8be0a6")),
    diamonds=(colour("#1550a5"), colour("#a9cbff")),
    veil=colour("#12281c", 132),
)

DARK = Colours(
    ground="green",
    inner=colour("#22503a"),
    outer=colour("#10291d"),
    plate=colour("#07150e", 240),
    edge=colour("#658773"),
    ink=colour("#f3f1e8"),
    faint=colour("#b5c8bb"),
    turn=colour("#f2c33c"),
    ours=colour("#86c2ee"),
    theirs=colour("#f0ac85"),
    dark=colour("#101a14"),
    paper=colour("#efece0"),
    hush=colour("#b4c4b9"),
    hearts=(colour("#8f0c15"), colour("#ff9d94")),
    clubs=(colour("#0a4721"), colour("#8be0a6")),
    diamonds=(colour("#0f3f85"), colour("#a9cbff")),
    veil=colour("#12281c", 132),
)

TINTS = {
    # ground: inner, outer, plate, edge, faint, dark, hush, veil; light, then dark
    "sea": (
        ("#3a8a9c", "#17566a", "#0d2b36", "#7ba6b2", "#cbdfe5", "#12222a", "#d3e1e5", "#10242c"),
        ("#1f4d5c", "#0d2832", "#06151b", "#577a86", "#b0c6ce", "#0e181c", "#b2c3c9", "#10242c"),
    ),
    "slate": (
        ("#73808b", "#434d56", "#1c242b", "#919ca5", "#d5dce1", "#1a2025", "#dadfe3", "#1c2226"),
        ("#3c464e", "#1d2328", "#0d1114", "#6a757d", "#bac3c9", "#13171a", "#b9c0c5", "#1c2226"),
    ),
    "driftwood": (
        ("#a08f78", "#66574a", "#2b2219", "#a8988a", "#e4d9cb", "#241c14", "#e6dccd", "#2a2119"),
        ("#56493b", "#2a221b", "#16110c", "#807263", "#cdc0b0", "#1a140e", "#c6bbab", "#2a2119"),
    ),
}


def tinted(ground: str, dark: bool) -> Colours:
    """The colours of a table with another ground; what means something has the same colour on each."""
    inner, outer, plate, edge, faint, ink, hush, veil = TINTS[ground][dark]
    return replace(
        DARK if dark else LIGHT,
        ground=ground,
        inner=colour(inner),
        outer=colour(outer),
        plate=colour(plate, 240),
        edge=colour(edge),
        faint=colour(faint),
        dark=colour(ink),
        hush=colour(hush),
        veil=colour(veil, 132),
    )


GROUNDS = {"green": (LIGHT, DARK), **{one: (tinted(one, False), tinted(one, True)) for one in TINTS}}
"""By the value of the setting `felt`: light and dark."""

CONTRAST = Colours(
    ground="",
    inner=colour("#000000"),
    outer=colour("#000000"),
    plate=colour("#000000"),
    edge=colour("#ffffff"),
    ink=colour("#ffffff"),
    faint=colour("#ffffff"),
    turn=colour("#ffff00"),
    ours=colour("#8fdcff"),
    theirs=colour("#ffb98f"),
    dark=colour("#000000"),
    paper=colour("#ffffff"),
    hush=colour("#d0d0d0"),
    hearts=(colour("#a3000b"), colour("#ff9d94")),
    clubs=(colour("#004d1f"), colour("#8be0a6")),
    diamonds=(colour("#003f9e"), colour("#a9cbff")),
    veil=colour("#8c8c8c"),
    rim=2.0,
    flat=True,
)


class OnCards(NamedTuple):
    """The colours of what the teacher marks on cards and buttons; the same in every theme, as the cards are."""

    fills: tuple[QColor, QColor, QColor]
    """Of the first candidate, the second and the third; each at least 4.5 to 1 against the numeral and a card."""
    numeral: QColor
    """Also the rim by which a sign stands out on a dark ground."""
    soft: QColor
    """Where to look: a frame within the card."""
    tag: QColor
    letter: QColor
    """What stands on the tag of a trump."""


ON_CARDS = OnCards(
    fills=(colour("#0b5394"), colour("#8a3b00"), colour("#5b2a86")),
    numeral=colour("#ffffff"),
    soft=colour("#2f7fc1"),
    tag=colour("#10301f"),
    letter=colour("#ffd24a"),
)

_now: dict[str, str | bool] = {"ground": "green", "high": False}


def lay(ground: str, high: bool = False) -> None:
    """Covers all tables with a ground from now on, or draws them with high contrast; who shows one asks `of` again."""
    _now.update(ground=ground if ground in GROUNDS else "green", high=high)


def of(dark: bool) -> Colours:
    """The colours of a table in a light or a dark window now."""
    return CONTRAST if _now["high"] else GROUNDS[str(_now["ground"])][dark]
