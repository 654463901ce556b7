"""The curve of a deal: what each side could expect after each action, with all cards open. A click goes there."""

from collections.abc import Sequence
from math import ceil, floor
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPen
from PySide6.QtWidgets import QWidget

from sjavs_desktop.core.sides import account
from sjavs_desktop.models.score_rows import in_order
from sjavs_desktop.ui.panels.charts import Chart, tick
from sjavs_desktop.ui.panels.inks import inks, is_dark, scale_of
from sjavs_desktop.ui.review import review_text
from sjavs_desktop.ui.review.review_text import Looked

if TYPE_CHECKING:
    from sjavs_desktop.engine.review import DealReview, Point, Reviewed

MARKS = {"doubtful": ("o", 8), "bad": ("t", 11), "very_bad": ("d", 13)}
"""The symbol of a mistake and its size."""
DASHES: tuple[tuple[float, ...], ...] = ((), (6, 3), (2, 2), (8, 3, 2, 3))
"""The strokes of the lines, so that no colour is needed to tell them apart."""
FAINT = 70
"""How much of 255 the lines between the tricks cover what lies under them."""
STEPS = 4
"""Steps that the left axis has at most, or little more."""


class Curve(Chart):
    """The curve; one of its places is marked as the one that is looked at."""

    chosen = Signal(int)
    """The ply of the place that was clicked."""

    def __init__(self, at: Looked, parent: QWidget | None = None) -> None:
        super().__init__("curve", parent)
        self._at = at
        self._review: DealReview | None = None
        self._span = (0, 1)
        self._tricks: tuple[tuple[int, str], ...] = ()
        self._ply = 0
        self._cursor: Any = None
        self.title.setTextFormat(Qt.TextFormat.RichText)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_review(
        self, review: "DealReview | None", span: tuple[int, int], tricks: Sequence[tuple[int, str]]
    ) -> None:
        """Shows a deal that goes over the plies of `span`, with the tricks that begin at some of them."""
        self._review, self._span, self._tricks = review, span, tuple(tricks)
        self.draw()

    def show_ply(self, ply: int) -> None:
        """Marks the place that is looked at."""
        self._ply = ply
        self._stop = next((at for at, one in enumerate(self.points()) if one.ply == ply), -1)
        point = self.point_at(ply)
        self.setAccessibleDescription(review_text.standing(point, self._at) if point is not None else "")
        if self._cursor is not None:
            self._cursor.setPos(ply)
            self._cursor.setVisible(self._span[0] <= ply <= self._span[1])

    def points(self) -> "tuple[Point, ...]":
        """What is drawn by now."""
        return self._review.curve if self._review is not None else ()

    def point_at(self, x: float) -> "Point | None":
        """The point that is nearest to a place of the lower axis; None where none is near."""
        found = min(self.points(), key=lambda one: abs(one.ply - x), default=None)
        return found if found is not None and abs(found.ply - x) <= 1 else None

    def fill(self, main: QColor, rule: QColor, text: QColor) -> None:
        colours = inks(self.palette(), is_dark(self.palette()))
        order = in_order(self._at.rules, self._at.seat)
        lines = [colours.account(place, len(order)) for place in range(len(order))]
        self.title.setText(legend(self._at, [one.name() for one in lines]))
        values = [value for one in self.points() for value in one.values]
        bottom, top, step = heights(values)
        faint = QColor(rule)
        faint.setAlpha(FAINT)
        for place, _ in self._tricks:
            self.put(self._graph.InfiniteLine(place, angle=90, pen=self.pen(faint, 1)))
        self.put(self._graph.InfiniteLine(0, angle=0, pen=self.pen(rule, 1.5)))
        x = [one.ply for one in self.points()]
        for place, each in reversed(list(enumerate(order))):
            pen = self.pen(lines[place], 2.5)
            if DASHES[place]:
                pen.setDashPattern(list(DASHES[place]))
            y = [one.values[each] for one in self.points()]
            self.put(self._graph.PlotCurveItem(x, y, pen=pen, antialias=True))
        for one in self._review.choices if self._review is not None else ():
            self._mark(one, lines[order.index(account(self._at.rules, one.seat))], text)
        self._cursor = self.put(self._graph.InfiniteLine(self._ply, angle=90, pen=self.pen(text, 2)))
        self._cursor.setVisible(self._span[0] <= self._ply <= self._span[1])
        ticks = [(at * step, tick(at * step)) for at in range(bottom, top + 1)]
        edge = (top - bottom) * step * self.fontMetrics().height() / max(2 * self.plot.height(), 80)
        first, last = self._span
        self.span((first - 0.5, last + 0.5), (bottom * step - edge, top * step + edge), ticks)
        self.below(list(self._tricks), last - first + 1)

    def _mark(self, one: "Reviewed", colour: QColor, text: QColor) -> None:
        """A sign on the line where a mistake was made."""
        point = next((each for each in self.points() if each.ply == one.ply), None)
        if not one.grade or point is None:
            return
        symbol, size = MARKS[one.grade]
        edge = QPen(text, 1)
        edge.setCosmetic(True)
        where = point.values[account(self._at.rules, one.seat)]
        item = self._graph.ScatterPlotItem(
            [one.ply], [where], symbol=symbol, size=size * scale_of(self), brush=colour, pen=edge
        )
        self.put(item)

    def told_at(self, x: float) -> str:
        point = self.point_at(x)
        if point is None:
            return ""
        made = next((one for one in self._review.choices if one.ply == point.ply), None) if self._review else None
        lines = [review_text.headline(made, self._at), review_text.verdict(made, self._at)] if made else []
        return "\n".join([*lines, review_text.standing(point, self._at)])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Goes where one clicks or drags."""
        pressed = event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove)
        if pressed and isinstance(event, QMouseEvent) and event.buttons() & Qt.MouseButton.LeftButton:
            at = self.plot.mapToScene(event.position().toPoint())
            self.choose(self.plot.getViewBox().mapSceneToView(at).x())
            return True
        return super().eventFilter(watched, event)

    def stops(self) -> "Sequence[float]":
        return [one.ply for one in self.points()]

    def go(self, x: float) -> None:
        """Goes to that place; the page beside it tells what happened there."""
        self.choose(x)
        super().go(x)

    def choose(self, x: float) -> None:
        """Goes to the point that is nearest to a place of the lower axis."""
        point = min(self.points(), key=lambda one: abs(one.ply - x), default=None)
        if point is not None and point.ply != self._ply:
            self.chosen.emit(point.ply)


def legend(at: Looked, colours: Sequence[str]) -> str:
    """What the axis counts and whose line is which, in their colours."""
    from html import escape

    strokes = ("━━", "╍╍", "┉┉", "╍┉")
    sides = "&nbsp; ".join(
        f"<span style='color: {colours[place]}'>{strokes[place]}</span>&nbsp;{escape(at.side(each))}"
        for place, each in enumerate(in_order(at.rules, at.seat))
    )
    title = review_text.translate("review", "Expected with all cards open, in game points")
    return f"{escape(title)} &nbsp; {sides}"


def heights(values: Sequence[float]) -> tuple[int, int, float]:
    """The lowest and the highest tick of the left axis, in steps, and the step between them."""
    low, high = min([0.0, *values]), max([0.0, *values])
    wide = max(high - low, 2.0)
    step = next(one * 10.0**power for power in range(12) for one in (1, 2, 5) if wide <= STEPS * one * 10.0**power)
    return floor(low / step), max(ceil(high / step), floor(low / step) + 1), step
