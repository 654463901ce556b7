"""How well colours can be told apart, as WCAG 2 reckons it."""

from functools import partial

from PySide6.QtGui import QColor, QPalette

WORDS, MARKS = 4.5, 3.0
"""The least contrast of words, and of everything else that has to be seen."""


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of two colours as WCAG 2 defines it: 1 to 21."""

    def light(colour: QColor) -> float:
        parts = (colour.redF(), colour.greenF(), colour.blueF())
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def furthest(background: QColor) -> QColor:
    """Black or white, whichever stands out more from a background."""
    return max((QColor("black"), QColor("white")), key=partial(contrast, background))


def readable(colour: QColor, background: QColor, ratio: float) -> QColor:
    """The colour, moved towards black or white until its contrast to the background is `ratio` (at most 4.5)."""
    end = furthest(background)
    pairs = ((colour.red(), end.red()), (colour.green(), end.green()), (colour.blue(), end.blue()))
    mixed = [QColor(*(old + (new - old) * step // 20 for old, new in pairs)) for step in range(21)]
    return next((one for one in mixed if contrast(one, background) >= ratio), end)


def is_dark(palette: QPalette) -> bool:
    """Whether a palette writes light on dark."""
    return palette.color(QPalette.ColorRole.Base).lightness() < palette.color(QPalette.ColorRole.Text).lightness()
