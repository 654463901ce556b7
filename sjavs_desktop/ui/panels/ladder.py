"""The graphed score ladder: both sides' way down from their start to zero, rubber by rubber.

pyqtgraph takes long to import, so this module does without it and only `LadderGraph.ensure` fetches it.
"""

from math import ceil
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Result, Table
from sjavs_desktop.models.score_sheet import Row, places, rows, steps
from sjavs_desktop.ui import text

WIDTHS = (4.5, 2.0, 1.5)
"""Pen widths of We, They and the hook: where the sides' lines run together both stay visible."""
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

    def pen(self, which: int) -> QPen:
        """What draws the line of We (0), of They (1), or of the hook (2), whatever the scale."""
        pen = QPen(self.rule if which == 2 else self.sides[which], WIDTHS[which])
        pen.setCosmetic(True)
        if which == 2:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([4, 3])
        return pen


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


# Markers fill a square of one unit. pyqtgraph knows one again by its identity, so each is made once.
DISC, DIAMOND = QPainterPath(), QPainterPath()
DISC.addEllipse(QPointF(0, 0), 0.45, 0.45)
DIAMOND.addPolygon([QPointF(0, -0.55), QPointF(0.55, 0), QPointF(0, 0.55), QPointF(-0.55, 0), QPointF(0, -0.55)])
MARKERS = DISC, DIAMOND
CROSSES = tuple(saltire(number) for number in range(4))


class Marker(QWidget):
    """A bit of a line as the graph draws it: of We (0) or They (1) with its marker, or of the hook (2)."""

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
        pen, size = self._inks.pen(self._which), self.height() * 0.65
        middle = QRectF(self.rect()).center()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.drawLine(QPointF(2, middle.y()), QPointF(self.width() - 2, middle.y()))
        if self._which < 2:
            pen.setWidthF(2)
            painter.translate(middle)
            painter.scale(size, size)
            painter.setPen(pen)
            painter.setBrush(self._inks.background if self._which else pen.color())
            painter.drawPath(MARKERS[self._which])
        painter.end()


class LadderGraph(QWidget):
    """The graph with its legend; the graph is there as soon as the widget has been painted once, and not before."""

    def __init__(self, colours: Inks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ladder")
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setMinimumHeight(160)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.rows = rows((), (24, 24), over=False)
        self.plot: Any = None
        """pyqtgraph's PlotWidget; None until `ensure`."""
        self.items: dict[str, Any] = {}
        """What is drawn, by name; the lines between rubbers are `parts`."""
        self.parts: list[Any] = []
        self._inks = colours
        self._hook, self._viewer = 6, 0
        self._names: tuple[str, ...] = ()
        self._selected: int | None = None
        self._hovered: int | None = None
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.ensure)
        self._markers = [Marker(which, colours, self) for which in range(3)]
        self._words = [QLabel(self) for _ in range(3)]
        self._body = QVBoxLayout(self)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.addLayout(self._legend())
        self._body.addStretch()
        self.retranslate()

    def _legend(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(8, 6, 8, 0)
        for marker, words in zip(self._markers, self._words, strict=True):
            row.addWidget(marker)
            row.addWidget(words)
            row.addStretch(1)
        return row

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
        self._draw()

    def retranslate(self) -> None:
        """Words everything anew in the current language."""
        for which, words in enumerate(self._words[:2]):
            words.setText(text.side_name((self._viewer + which) % 2, self._viewer))
        self._words[2].setText(QCoreApplication.translate("score", "on the hook"))
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
        self.plot = graph.PlotWidget(self, enableMenu=False)
        self.plot.setInteractive(False)
        self.plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot.viewport().installEventFilter(self)
        rules = {name: graph.InfiniteLine(angle=angle) for name, angle in (("mark", 90), ("zero", 0), ("hook", 0))}
        lines = {f"line{which}": graph.PlotCurveItem(connect="finite", antialias=True) for which in (0, 1)}
        dots = {f"dots{which}": graph.ScatterPlotItem(antialias=True) for which in (0, 1)}
        self.items = {**rules, **lines, **dots}
        for depth, item in enumerate(self.items.values()):
            item.setZValue(depth)
            self.plot.addItem(item, ignoreBounds=True)
        self._body.takeAt(1)
        self._body.addWidget(self.plot, 1)
        self._mark()

    def _draw(self) -> None:
        """Brings the plot to the rows: to all of them, or to the last rubbers when there is no room for more."""
        if self.plot is None:
            return
        x = places(self.rows)
        room = max(self.width() - 60, 100)
        starts = [at for at, one in enumerate(self.rows) if one.result is None]
        first = next((at for at in starts if (x[-1] - x[at]) * TIGHTEST <= room), starts[-1])
        wide = room / max(x[-1] - x[first], FEWEST)
        for part in self.parts:
            self.plot.removeItem(part)
        dots = QPen(self._inks.rule, 0, Qt.PenStyle.DotLine)
        self.parts = [self.plot.addLine(x=x[at], pen=dots) for at in starts if at > first]
        for which in (0, 1):
            self._trace(which, x[first:], self.rows[first:], min(10.0, max(4.0, wide)))
        self.items["hook"].setPos(self._hook)
        self._span(x[first], max(x[-1], x[first] + FEWEST), wide)
        self._paint()

    def _trace(self, which: int, x: list[float], lines: tuple[Row, ...], size: float) -> None:
        """Draws the way down of We (0) or They (1)."""
        account = (self._viewer + which) % 2
        won = [min(one.result.crosses, 3) if one.result and one.result.account == account else 0 for one in lines]
        self.items[f"line{which}"].setData(*steps(x, lines, account))
        self.items[f"dots{which}"].setData(
            x=x,
            y=[one.scores[account] for one in lines],
            symbol=[CROSSES[number] if number else MARKERS[which] for number in won],
            size=[13 * (1.25 * number - 0.25) if number else size for number in won],
        )

    def _span(self, first: float, last: float, wide: float) -> None:
        """Sets ranges and ticks for deals `wide` pixels apart, with room for the markers at the edges."""
        start = self.rows[0].scores[0]
        low = 10 * start / max(self.height() - 80, 60)
        deals = range(ceil(first), int(last) + 1)
        self.plot.setXRange(first - 14 / wide, last + 14 / wide, padding=0)
        self.plot.setYRange(-low, start + low, padding=0)
        every = next((size for size in (1, 2, 5, 10, 20, 50) if size * wide >= 26), 100)
        self.plot.getAxis("bottom").setTicks([[(deal, str(deal)) for deal in deals if deal % every == 0]])
        self.plot.getAxis("left").setTicks([[(points, str(points)) for points in range(0, start + 1, start // 4)]])

    def _paint(self) -> None:
        """Brings the plot to the colours and the font."""
        self.plot.setBackground(self._inks.background)
        for side in ("left", "bottom"):
            axis = self.plot.getAxis(side)
            axis.setPen(self._inks.rule)
            axis.setTextPen(self._inks.text)
            axis.setTickFont(self.font())
        # Left to itself pyqtgraph finds out late how much room the numbers take, and the picture jumps.
        self.plot.getAxis("left").setWidth(self.fontMetrics().horizontalAdvance("00") + 14)
        self.plot.getAxis("bottom").setHeight(self.fontMetrics().height() + 8)
        self.items["mark"].setPen(QPen(self._inks.text, 0))
        self.items["zero"].setPen(QPen(self._inks.rule, 0))
        self.items["hook"].setPen(self._inks.pen(2))
        for which, ink in enumerate(self._inks.sides):
            self.items[f"line{which}"].setPen(self._inks.pen(which))
            self.items[f"dots{which}"].setPen(ink, width=2)
            self.items[f"dots{which}"].setBrush(self._inks.background if which else ink)

    def _mark(self) -> None:
        if self.plot is not None:
            deal = self._selected if self._hovered is None else self._hovered
            self.items["mark"].setVisible(deal is not None)
            self.items["mark"].setPos(deal or 0)

    def _hover(self, at: QPoint | None) -> None:
        """Marks the deal under the pointer and explains it; None is outside."""
        result = self.result_at(at) if at else None
        deal = result.deal if result else None
        if deal == self._hovered:
            return
        self._hovered = deal
        self._mark()
        words = [QCoreApplication.translate("score", "Deal {number}").format(number=deal)]
        words += text.score_lines(result, self._names, self._viewer) if result else []
        # An empty text hides what was shown.
        QToolTip.showText(self.plot.viewport().mapToGlobal(at or QPoint()), "\n".join(words) if result else "", self)

    def result_at(self, at: QPoint) -> Result | None:
        """The result of the deal that is drawn nearest to a point of the plot, if one is near."""
        x = self.plot.getViewBox().mapSceneToView(self.plot.mapToScene(at)).x()
        return next((one.result for one in self.rows if one.result and abs(one.result.deal - x) <= 0.5), None)

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
