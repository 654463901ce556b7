"""The sign of a cross that was won: it is drawn over the score at the end of a deal, stays a while and fades."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Event, View
from sjavs_desktop.models.score_rows import earned, owners
from sjavs_desktop.ui import text
from sjavs_desktop.ui.felt.furniture import Furniture, Look, panel

APPEARS, FADES = 0.08, 0.9
"""The parts of its time when it is there, and when it begins to go."""
STROKES = 0.45
"""The part of its time after which everything is drawn."""
MOST = 3
"""Crosses that are drawn beside one another; more are told in words only."""


class Won(NamedTuple):
    """Crosses that a deal has brought."""

    account: int
    number: int
    ours: bool
    """Whether the viewer is among those who have won them."""


def won(view: View, events: Sequence[Event]) -> Won | None:
    """The crosses that a step has brought; of several accounts that win some, the viewer's own first."""
    reached = [one.value for one in events if one.kind == "rubber" and isinstance(one.value, int)]
    if not reached or not view.table.results:
        return None
    own = account(view.rules, view.seat)
    winner = own if own in reached else reached[0]
    number = earned(view.table.results[-1], winner)
    return Won(winner, number, winner == own) if number else None


def told(view: View, crosses: Won, names: tuple[str, ...]) -> tuple[str, str]:
    """How many crosses there are, and whose."""
    words = QCoreApplication.translate("game", "%n cross(es)", "", crosses.number)
    return words, text.side_name(crosses.account, view.seat, owners(view.rules, names))


class CrossItem(Furniture):
    """Draws crosses in two strokes each, as they are written on a slate, with words beside them."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.count, self.ours = 1, True
        self.part = 0.0
        self.words, self.who = "", ""
        self.setVisible(False)

    def show_part(self, part: float, words: str, who: str) -> None:
        """Is seen as after that part of its time."""
        self.part, self.words, self.who = part, words, who
        self.setOpacity(max(0.0, min(1.0, part / APPEARS, (1 - part) / (1 - FADES))))
        self.setVisible(True)
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        colours, unit, rect = self.look.colours, self.look.unit, self.rect
        panel(painter, rect, colours.paper, colours.ours if self.ours else colours.theirs, 1.4 * unit, 0.6 * unit)
        inner = rect.adjusted(1.6 * unit, 1.2 * unit, -1.6 * unit, -1.2 * unit)
        drawn = QRectF(inner.left(), inner.top(), inner.width(), 0.54 * inner.height())
        side = min(drawn.height(), drawn.width() / (1.3 * min(self.count, MOST)))
        number = min(self.count, MOST)
        left = drawn.center().x() - side * (1.3 * number - 0.3) / 2
        for each in range(number):
            box = QRectF(left + 1.3 * side * each, drawn.center().y() - side / 2, side, side)
            self._cross(painter, box, self._made(each, number))
        line = 0.24 * inner.height()
        below = QRectF(inner.left(), drawn.bottom(), inner.width(), line)
        centre = Qt.AlignmentFlag.AlignHCenter
        self.write(painter, below, self.words, self.font(2.4, True), colours.dark, centre)
        self.write(painter, below.translated(0, line), self.who, self.font(2.1), colours.dark, centre)

    def _made(self, each: int, number: int) -> float:
        """How much of a cross is drawn: one after the other."""
        start = APPEARS + (STROKES - APPEARS) * each / number
        return max(0.0, min(1.0, (self.part - start) * number / (STROKES - APPEARS)))

    def _cross(self, painter: QPainter, box: QRectF, made: float) -> None:
        pen = QPen(self.look.colours.dark, max(2.0, box.width() / 7))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        inset = box.width() / 8
        room = box.adjusted(inset, inset, -inset, -inset)
        for stroke, (start, end) in enumerate(
            ((room.topLeft(), room.bottomRight()), (room.topRight(), room.bottomLeft()))
        ):
            part = max(0.0, min(1.0, 2 * made - stroke))
            if part:
                painter.drawLine(QLineF(QPointF(start), start + (end - start) * part))
