"""The shapes that mark an account's points on the ladder, and a bit of its line for legends and standings."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sjavs_desktop.ui.panels.inks import HOOK, Inks, scale_of


def saltire(number: int) -> QPainterPath:
    """So many crosses beside one another, the marker of a rubber that was won; as wide as a square of one unit."""
    path = QPainterPath()
    arm = 0.5 / max(number + 0.25 * (number - 1), 1)
    for each in range(number):
        middle = 2.5 * arm * (each - (number - 1) / 2)
        for rise in (arm, -arm):
            path.moveTo(middle - arm, -rise)
            path.lineTo(middle + arm, rise)
    return path


def outline(*corners: tuple[float, float]) -> QPainterPath:
    """A closed shape."""
    path = QPainterPath()
    path.addPolygon([QPointF(*corner) for corner in (*corners, corners[0])])
    return path


# Markers fill a square of one unit. pyqtgraph knows one again by its identity, so each is made once.
DISC = QPainterPath()
DISC.addEllipse(QPointF(0, 0), 0.45, 0.45)
DIAMOND = outline((0, -0.55), (0.55, 0), (0, 0.55), (-0.55, 0))
SQUARE = outline((-0.4, -0.4), (0.4, -0.4), (0.4, 0.4), (-0.4, 0.4))
TRIANGLE = outline((0, -0.5), (0.5, 0.4), (-0.5, 0.4))
MARKERS = DISC, DIAMOND, SQUARE, TRIANGLE
"""By account in the order in which they are shown."""
CROSSES = tuple(saltire(number) for number in range(4))


class Marker(QWidget):
    """A bit of a line as the graph draws it: of an account with its marker, or of the hook."""

    def __init__(self, which: int, colours: Inks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._which, self._inks, self._number = which, colours, 2
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_inks(self, colours: Inks) -> None:
        """Draws with the given colours from now on."""
        self._inks = colours
        self.update()

    def set_number(self, number: int) -> None:
        """Draws as one of so many accounts from now on."""
        self._number = number
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height()
        return QSize(height * 2 if self._number <= 2 else round(height * 1.5), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        scale, size = scale_of(self), self.height() * 0.65
        pen = self._inks.pen(self._which, max(self._number, self._which + 1), scale)
        middle = QRectF(self.rect()).center()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.drawLine(QPointF(2, middle.y()), QPointF(self.width() - 2, middle.y()))
        if self._which != HOOK:
            pen.setWidthF(2 * scale)
            painter.translate(middle)
            painter.scale(size, size)
            painter.setPen(pen)
            painter.setBrush(self._inks.background if self._which else pen.color())
            painter.drawPath(MARKERS[self._which])
        painter.end()
