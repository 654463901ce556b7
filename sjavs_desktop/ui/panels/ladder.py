"""The graphed score ladder: both sides' way down from their start to zero, rubber by rubber.

pyqtgraph takes long to import, so this module does without it and only `LadderGraph.ensure` fetches it.
"""

from math import ceil
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPalette, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Table
from sjavs_desktop.models.score_sheet import Row, places, rows, steps
from sjavs_desktop.ui import text

WIDTHS = (4.5, 2.0)
"""Pen widths of We and They: where the lines run together both stay visible."""
FEWEST = 8
"""Deals that the axis has room for from the beginning, so that the first steps do not jump about."""
TIGHTEST = 6
"""Pixels that a deal has at least; of a match too long for that only the last rubbers are drawn."""


class Inks(NamedTuple):
    """The colours of the score panel."""

    background: QColor
    text: QColor
    rule: QColor
    """The zero line, the hook and what parts the rubbers."""
    sides: tuple[QColor, QColor]
    """We and They."""


def disc() -> QPainterPath:
    """The marker of We, in a square of one unit."""
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 0.45, 0.45)
    return path


def strokes(*lines: tuple[tuple[float, float], ...]) -> QPainterPath:
    """Straight strokes, each through its points."""
    path = QPainterPath()
    for line in lines:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in line]))
    return path


def saltire(number: int) -> QPainterPath:
    """So many crosses beside one another, the marker of a rubber that was won."""
    middles = [1.1 * (each - (number - 1) / 2) for each in range(number)]
    return strokes(*(((x - 0.5, -rise), (x + 0.5, rise)) for x in middles for rise in (0.5, -0.5)))


# pyqtgraph knows a marker again by its identity, so there is one of each.
MARKERS = (disc(), strokes(((0, -0.55), (0.55, 0), (0, 0.55), (-0.55, 0), (0, -0.55))))
CROSSES = tuple(saltire(number) for number in range(4))


class Marker(QWidget):
    """A bit of a side's line with its marker, as the graph draws it; 0 is We and 1 They."""

    def __init__(self, which: int, colours: Inks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._which, self._inks = which, colours
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_inks(self, colours: Inks) -> None:
        """Draws with the given colours from now on."""
        self._inks = colours
        self.update()

    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height()
        return QSize(height * 2, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        ink, size = self._inks.sides[self._which], self.height() * 0.65
        middle = QRectF(self.rect()).center()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, WIDTHS[self._which]))
        painter.drawLine(QPointF(2, middle.y()), QPointF(self.width() - 2, middle.y()))
        painter.translate(middle)
        painter.scale(size, size)
        painter.setPen(QPen(ink, 2 / size))
        painter.setBrush(self._inks.background if self._which else ink)
        painter.drawPath(MARKERS[self._which])
        painter.end()


class LadderGraph(QWidget):
    """The graph with its legend; the graph is there as soon as the widget has been painted once, and not before."""

    def __init__(self, colours: Inks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ladder")
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setMinimumHeight(150)
        self.rows: tuple[Row, ...] = ()
        self.plot: Any = None
        """pyqtgraph's PlotWidget; None until `ensure`."""
        self.items: dict[str, Any] = {}
        """What is drawn, by name."""
        self._graph: Any = None
        self._parts: list[Any] = []
        self._inks = colours
        self._hook, self._viewer = 0, 0
        self._names: tuple[str, ...] = ()
        self._selected: int | None = None
        self._hovered: int | None = None
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.ensure)
        self._markers = tuple(Marker(which, colours, self) for which in (0, 1))
        self._sides = tuple(QLabel(self) for _ in (0, 1))
        legend = QHBoxLayout()
        legend.setContentsMargins(8, 6, 8, 0)
        for marker, side in zip(self._markers, self._sides, strict=True):
            legend.addWidget(marker)
            legend.addWidget(side)
            legend.addSpacing(12)
        legend.addStretch()
        self._body = QVBoxLayout(self)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.addLayout(legend)
        self._body.addStretch()
        self.retranslate()

    def set_match(self, rules: Rules, names: tuple[str, ...], viewer: int) -> None:
        """Begins an empty ladder: `names` by seat, `viewer` the seat that says "We"."""
        self._hook, self._names, self._viewer = rules.score.hook, names, viewer
        self._selected = None
        self.rows = rows((), (rules.score.start,) * rules.accounts, over=False)
        self.retranslate()

    def show_table(self, table: Table) -> None:
        """Shows the results of a table of this match."""
        old, self.rows = self.rows, rows(table.results, self.rows[0].scores, table.winner is not None)
        if self.rows != old:
            self._draw()

    def set_inks(self, colours: Inks) -> None:
        """Draws with the given colours from now on."""
        self._inks = colours
        for marker in self._markers:
            marker.set_inks(colours)
        self._paint()

    def retranslate(self) -> None:
        """Words everything anew in the current language."""
        for which, label in enumerate(self._sides):
            label.setText(text.side_name((self._viewer + which) % 2, self._viewer))
        self.setAccessibleName(QCoreApplication.translate("score", "Score ladder"))
        self._draw()

    def select(self, deal: int | None) -> None:
        """Marks a deal until another is selected; None marks nothing."""
        self._selected = deal
        self._mark()

    def ensure(self) -> None:
        """Fetches pyqtgraph and builds the graph; does nothing when it is there."""
        if self.plot is None:
            import pyqtgraph

            self._build(pyqtgraph)
            self._draw()

    def _build(self, graph: Any) -> None:
        """The plot and its items, bottom first; it only shows, so it takes no mouse button, wheel, menu or focus."""
        self._graph, self.plot = graph, graph.PlotWidget(self)
        self.plot.setInteractive(False)
        self.plot.setMenuEnabled(False)
        self.plot.setMouseEnabled(False, False)
        self.plot.hideButtons()
        self.plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot.viewport().setMouseTracking(True)
        self.plot.viewport().installEventFilter(self)
        rules = {name: graph.InfiniteLine(angle=angle) for name, angle in (("mark", 90), ("zero", 0), ("hook", 0))}
        lines = {f"line{which}": graph.PlotCurveItem(connect="finite", antialias=True) for which in (0, 1)}
        dots = {f"dots{which}": graph.ScatterPlotItem(antialias=True) for which in (0, 1)}
        self.items = {**rules, "label": graph.TextItem(anchor=(0, 1)), **lines, **dots}
        for depth, item in enumerate(self.items.values()):
            item.setZValue(depth)
            self.plot.addItem(item, ignoreBounds=True)
        self._body.takeAt(1)
        self._body.addWidget(self.plot, 1)
        self._mark()

    def _draw(self) -> None:
        """Brings the plot to the rows."""
        if self.plot is None or not self.rows:
            return
        x = places(self.rows)
        starts = [place for place, one in zip(x, self.rows, strict=True) if one.result is None]
        wide = self._span(starts, x[-1])
        for which in (0, 1):
            account = (self._viewer + which) % 2
            won = [one.result.crosses if one.result and one.result.account == account else 0 for one in self.rows]
            self.items[f"line{which}"].setData(*steps(self.rows, account))
            self.items[f"dots{which}"].setData(
                x=x,
                y=[one.scores[account] for one in self.rows],
                symbol=[CROSSES[min(number, 3)] if number else MARKERS[which] for number in won],
                size=[14 if number else min(10.0, max(4.0, wide)) for number in won],
            )
        for part in self._parts:
            self.plot.removeItem(part)
        self._parts = [self._graph.InfiniteLine(angle=90, pos=place) for place in starts[1:]]
        for part in self._parts:
            self.plot.addItem(part, ignoreBounds=True)
        self.items["hook"].setPos(self._hook)
        self.items["label"].setText(QCoreApplication.translate("score", "on the hook"))
        self._paint()

    def _span(self, starts: list[float], last: float) -> float:
        """Sets the ranges and their ticks; returns how many pixels a deal has."""
        start, width = self.rows[0].scores[0], max(self.width() - 50, 100)
        first = next((place for place in starts if (last - place) * TIGHTEST <= width), starts[-1])
        last = max(last, first + FEWEST)
        wide = width / (last - first + 1)
        step = next((size for size in (1, 2, 5, 10, 20, 50) if size * wide >= 26), 100)
        numbers = [number for number in range(ceil(first), ceil(last) + 1) if number % step == 0]
        self.plot.setXRange(first - 0.4, last + 0.5, padding=0)
        self.plot.setYRange(-0.07 * start, 1.06 * start, padding=0)
        self.plot.getAxis("bottom").setTicks([[(number, str(number)) for number in numbers]])
        self.plot.getAxis("left").setTicks([[(points, str(points)) for points in range(0, start + 1, start // 4)]])
        self.items["label"].setPos(first - 0.4, self._hook)
        return wide

    def _paint(self) -> None:
        """Brings the plot to the colours and the font."""
        if self.plot is None:
            return
        self.plot.setBackground(self._inks.background)
        for side in ("left", "bottom"):
            axis = self.plot.getAxis(side)
            axis.setPen(self._inks.rule)
            axis.setTextPen(self._inks.text)
            axis.setTickFont(self.font())
        for lines, style, ink in (
            ([self.items["mark"]], Qt.PenStyle.SolidLine, self._inks.text),
            ([self.items["zero"]], Qt.PenStyle.SolidLine, self._inks.rule),
            ([self.items["hook"]], Qt.PenStyle.DashLine, self._inks.rule),
            (self._parts, Qt.PenStyle.DotLine, self._inks.rule),
        ):
            for line in lines:
                line.setPen(QPen(ink, 0, style))
        self.items["label"].setColor(self._inks.text)
        self.items["label"].setFont(self.font())
        for which, ink in enumerate(self._inks.sides):
            pen = QPen(ink, WIDTHS[which])
            pen.setCosmetic(True)
            self.items[f"line{which}"].setPen(pen)
            self.items[f"dots{which}"].setPen(ink, width=2)
            self.items[f"dots{which}"].setBrush(self._inks.background if which else ink)

    def _mark(self) -> None:
        if self.plot is not None:
            deal = self._selected if self._hovered is None else self._hovered
            self.items["mark"].setVisible(deal is not None)
            self.items["mark"].setPos(deal or 0)

    def _hover(self, at: QPoint | None) -> None:
        """Marks the deal under the pointer and explains it; None is outside."""
        row = None if at is None else self.row_at(at)
        result = row.result if row else None
        if self._hovered == (result.deal if result else None):
            return
        self._hovered = result.deal if result else None
        self._mark()
        if result is None or at is None:
            QToolTip.hideText()
            return
        heading = QCoreApplication.translate("score", "Deal {number}").format(number=result.deal)
        lines = [heading, *text.score_lines(result, self._names, self._viewer)]
        QToolTip.showText(self.plot.viewport().mapToGlobal(at), "\n".join(lines), self.plot.viewport())

    def row_at(self, at: QPoint) -> Row | None:
        """The line of the score sheet whose deal is drawn nearest to a point of the plot, if one is near."""
        x = self.plot.getViewBox().mapSceneToView(self.plot.mapToScene(at)).x()
        near = [(abs(place - x), one) for place, one in zip(places(self.rows), self.rows, strict=True) if one.result]
        distance, row = min(near, key=lambda pair: pair[0], default=(1.0, None))
        return row if distance <= 0.5 else None

    # What Qt asks for.

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._hover(event.position().toPoint())
        elif event.type() == QEvent.Type.Leave:
            self._hover(None)
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.plot is None and not self._later.isActive():
            self._later.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw()
