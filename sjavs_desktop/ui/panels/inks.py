"""The colours of the score panel, readable on any background, and the pens that draw its lines."""

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette, QPen
from PySide6.QtWidgets import QWidget

from sjavs_desktop.ui import theme
from sjavs_desktop.ui.contrast import MARKS, WORDS, readable
from sjavs_desktop.ui.contrast import contrast as contrast
from sjavs_desktop.ui.contrast import is_dark as is_dark

LINES = (theme.THEMES[theme.LIGHT].lines, theme.THEMES[theme.DARK].lines)
"""We, They, and further players, in a light and in a dark window."""

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


def inks(palette: QPalette, dark: bool) -> Inks:
    """The colours for a light or a dark window; on the palette's background they are readable in any case."""
    background = palette.color(QPalette.ColorRole.Base)
    words = palette.color(QPalette.ColorRole.Text)
    one = theme.of(palette)
    if dark != (one is not theme.THEMES[theme.LIGHT]):
        # The window changes its theme at this moment, or has a ground that is none of ours.
        one = theme.THEMES[theme.DARK if dark else theme.LIGHT]
    sides = tuple(readable(QColor(line), background, MARKS) for line in one.lines)
    rule = readable(QColor(one.rule), background, MARKS)
    return Inks(background, readable(words, background, WORDS), rule, sides)
