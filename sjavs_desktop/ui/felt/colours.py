"""The colours of the felt, light and dark; everything that must be read also has a shape or a word."""

from dataclasses import dataclass

from PySide6.QtGui import QColor


@dataclass(frozen=True)
class Colours:
    """One theme."""

    inner: QColor
    """The cloth in the middle of the table."""
    outer: QColor
    """And at the edges."""
    line: QColor
    """The seam around the table."""
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


def colour(code: str, alpha: int = 255) -> QColor:
    """A colour from its six hexadecimal digits."""
    result = QColor(code)
    result.setAlpha(alpha)
    return result


LIGHT = Colours(
    inner=colour("#3f8f5f"),
    outer=colour("#1f5f3d"),
    line=colour("#ffffff", 38),
    plate=colour("#10301f", 225),
    edge=colour("#ffffff", 60),
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
)

DARK = Colours(
    inner=colour("#22503a"),
    outer=colour("#10291d"),
    line=colour("#ffffff", 26),
    plate=colour("#07150e", 230),
    edge=colour("#ffffff", 46),
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
)
