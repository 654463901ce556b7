"""A label of one line that makes its letters smaller and narrower where there is little room, before it cuts words."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel

SMALLER = 0.76
"""How small letters may become, as a part of their size."""
NARROWER = (100, 92, 84, 76)
"""How wide they may become, in hundredths of their width."""
LEAST = 10
"""Pixels below which no letter goes."""


def fitting(words: str, font: QFont, wide: float) -> QFont:
    """Letters in which words are no wider than that; where there are none, the smallest and narrowest."""
    found, usual = QFont(font), QFontInfo(font).pixelSize()
    for stretch in NARROWER:
        for size in range(usual, max(LEAST, round(SMALLER * usual)) - 1, -1):
            found.setPixelSize(size)
            found.setStretch(stretch)
            if QFontMetricsF(found).horizontalAdvance(words) <= wide:
                return found
    return found


class OneLine(QLabel):
    """Plain words in one line; the tooltip has them whole if they have to be cut."""

    def letters(self) -> QFont:
        """The letters that it is written in now."""
        return fitting(self.text(), self.font(), self.contentsRect().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        font, room = self.letters(), self.contentsRect()
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width() + 0.5)
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(room, int(self.alignment() | Qt.AlignmentFlag.AlignVCenter), shown)
        painter.end()
