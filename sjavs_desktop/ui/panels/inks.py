"""The colours of the score panel, readable on any background, and the pens that draw its lines."""

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette, QPen
from PySide6.QtWidgets import QWidget

LINES = (
    ("#1a5fb4", "#b3540a", "#1f7a4d", "#8a3fa8", "#7a6a00"),
    ("#6cb2ff", "#ffb454", "#6fd3a0", "#d9a0f0", "#dcd25c"),
)
"""We, They, and further players, in a light and in a dark window."""
RULES = ("#85837c", "#8d918f")
"""The colour of the zero line, of the hook and of what parts the rubbers."""

HOOK = -1
"""In place of an account: the line on which an account is on the hook."""
WIDTHS = {1: (2.5,), 2: (4.5, 2.0), 3: (6.0, 3.6, 1.6), 4: (7.5, 5.2, 3.2, 1.4)}
"""Pen widths by number of accounts: where lines run together all of them stay visible."""


class Inks(NamedTuple):
    """The colours of the score panel."""

    background: QColor
    text: QColor
    rule: QColor
    """The zero line, the hook and what parts the rubbers."""
    sides: tuple[QColor, ...]
    """We, They, and those whom players have instead of the latter."""

    def account(self, which: int, number: int) -> QColor:
        """The colour of one of `number` accounts, the viewer's own being 0.

        Of more than two none has that of They: on the felt it is that of everybody on the other side in this deal.
        """
        return self.sides[which] if number <= 2 or not which else self.sides[which + 1]

    def pen(self, which: int, number: int = 2, scale: float = 1.0) -> QPen:
        """What draws the line of one of `number` accounts, or of the hook, whatever the scale of the axes.

        `scale` is how much larger everything is drawn, as `scale_of` tells it.
        """
        hook = which == HOOK
        pen = QPen(self.rule if hook else self.account(which, number), (1.5 if hook else WIDTHS[number][which]) * scale)
        pen.setCosmetic(True)
        if which == HOOK:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([4, 3])
        return pen


LETTERS = 16
"""Height of the letters, in pixels, with which lines are drawn as wide as `WIDTHS` says."""


def scale_of(widget: QWidget) -> float:
    """How much larger than usual lines and marks are drawn beside the letters of a widget."""
    return max(1.0, widget.fontMetrics().height() / LETTERS)


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of two colours as WCAG 2 defines it: 1 to 21."""

    def light(colour: QColor) -> float:
        parts = (colour.redF(), colour.greenF(), colour.blueF())
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def readable(colour: QColor, background: QColor, ratio: float) -> QColor:
    """The colour, moved towards black or white until its contrast to the background is `ratio` (at most 4.5)."""
    end = max((QColor("black"), QColor("white")), key=partial(contrast, background))
    pairs = ((colour.red(), end.red()), (colour.green(), end.green()), (colour.blue(), end.blue()))
    mixed = [QColor(*(old + (new - old) * step // 20 for old, new in pairs)) for step in range(21)]
    return next((one for one in mixed if contrast(one, background) >= ratio), end)


def inks(palette: QPalette, dark: bool) -> Inks:
    """The colours for a light or a dark window; on the palette's background they are readable in any case."""
    background = palette.color(QPalette.ColorRole.Base)
    words = palette.color(QPalette.ColorRole.Text)
    sides = tuple(readable(QColor(one), background, 3.0) for one in LINES[dark])
    rule = readable(QColor(RULES[dark]), background, 3.0)
    return Inks(background, readable(words, background, 4.5), rule, sides)


def is_dark(palette: QPalette) -> bool:
    """Whether a palette writes light on dark."""
    return palette.color(QPalette.ColorRole.Base).lightness() < palette.color(QPalette.ColorRole.Text).lightness()
