"""The signs of the candidates of a hint: a shape, a numeral and a colour that always mean the same place."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPixmap, QPolygonF

from sjavs_desktop.ui.felt.colours import ON_CARDS

MOST = 3
"""Candidates that are marked at most."""
FILLS = ON_CARDS.fills
INK = ON_CARDS.numeral
"""The numeral, and the rim by which a sign stands out on a dark ground."""
RIM = 0.07
"""Width of the rim, as a part of the sign."""


def circle(painter: QPainter, box: QRectF) -> None:
    """The first."""
    painter.drawEllipse(box)


def diamond(painter: QPainter, box: QRectF) -> None:
    """The second."""
    middle = box.center()
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(middle.x(), box.top()),
                QPointF(box.right(), middle.y()),
                QPointF(middle.x(), box.bottom()),
                QPointF(box.left(), middle.y()),
            ]
        )
    )


def triangle(painter: QPainter, box: QRectF) -> None:
    """The third."""
    painter.drawPolygon(QPolygonF([QPointF(box.center().x(), box.top()), box.bottomRight(), box.bottomLeft()]))


SHAPES: tuple[Callable[[QPainter, QRectF], None], ...] = (circle, diamond, triangle)
SIZES, DROPS = (0.56, 0.5, 0.48), (0.0, 0.0, 0.14)
"""By place how high its numeral is and how far it lies below the middle, as parts of the sign."""


def paint(painter: QPainter, box: QRectF, place: int) -> None:
    """Draws the sign of a place (0 to 2) so that it fills a square."""
    side = box.width()
    rim = max(1.2, RIM * side)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for colour, wide, brush in ((FILLS[place], 2 * rim, INK), (INK, rim, FILLS[place])):
        pen = QPen(colour, wide)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(brush)
        SHAPES[place](painter, box.adjusted(rim, rim, -rim, -rim))
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(8, round(SIZES[place] * side)))
    painter.setFont(font)
    painter.setPen(INK)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip
    painter.drawText(box.translated(0, DROPS[place] * side), int(flags), str(place + 1))


def picture(place: int, side: int, ratio: float) -> QPixmap:
    """The sign of a place as a picture, `side` logical pixels wide."""
    found = QPixmap(QSize(side, side) * ratio)
    found.setDevicePixelRatio(ratio)
    found.fill(Qt.GlobalColor.transparent)
    painter = QPainter(found)
    paint(painter, QRectF(0, 0, side, side), place)
    painter.end()
    return found
