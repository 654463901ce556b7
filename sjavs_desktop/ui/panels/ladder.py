"""The graphed score ladder: both sides' way down from their start to zero, rubber by rubber.

pyqtgraph takes long to import, so this module does without it and only `LadderGraph.ensure` fetches it.
"""

from math import ceil
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Result, Table
from sjavs_desktop.models.score_rows import (
    ROOM,
    Row,
    earned,
    ended,
    heights,
    in_order,
    least_room,
    number,
    owners,
    places,
    rows,
    steps,
)
from sjavs_desktop.ui import text
from sjavs_desktop.ui.panels.inks import HOOK, Inks, scale_of
from sjavs_desktop.ui.panels.markers import CROSSES, MARKERS, Marker
from sjavs_desktop.ui.panels.standing import NameLabel
from sjavs_desktop.ui.panels.ticks import thinned

FEWEST = 8
"""Deals that the axis has room for from the beginning, so that the first steps do not jump about."""
TIGHTEST = 6
"""Pixels that a deal has at least; of a match too long for that only the last rubbers are drawn."""
MOST = len(MARKERS)
"""Accounts that the graph can draw."""


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
        self._rules: Rules | None = None
        self.accounts: tuple[int, ...] = (0, 1)
        """The accounts in the order in which they are drawn and named, the viewer's own first."""
        self._selected: int | None = None
        self._hovered: int | None = None
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.ensure)
        names: dict[int, QLabel] = {**{which: NameLabel(self) for which in range(MOST)}, HOOK: QLabel(self)}
        self._legend = {which: (Marker(which, colours, self), words) for which, words in names.items()}
        self._legend_grid = QGridLayout()
        self._legend_grid.setContentsMargins(8, 6, 8, 0)
        self._body = QVBoxLayout(self)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.addLayout(self._legend_grid)
        self._body.addStretch()
        self._lay_legend()
        self.retranslate()

    def _lay_legend(self) -> None:
        """Three entries in a row: as many accounts as there are, and the hook where the game has one."""
        wanted = [*range(len(self.accounts)), *([HOOK] if self._hook else [])]
        for which, (marker, words) in self._legend.items():
            marker.set_number(len(self.accounts))
            marker.setVisible(which in wanted)
            words.setVisible(which in wanted)
            self._legend_grid.removeWidget(marker)
            self._legend_grid.removeWidget(words)
        for place, which in enumerate(wanted):
            marker, words = self._legend[which]
            self._legend_grid.addWidget(marker, place // 3, place % 3 * 2)
            wide = 5 - place % 3 * 2 if which == wanted[-1] else 1
            self._legend_grid.addWidget(words, place // 3, place % 3 * 2 + 1, 1, wide)
            self._legend_grid.setColumnStretch(place % 3 * 2 + 1, 1)

    def set_match(self, rules: Rules, names: tuple[str, ...], viewer: int) -> None:
        """Begins an empty ladder: `names` by seat, `viewer` the seat whose account is drawn first."""
        self._rules, self._hook, self._names, self._viewer = rules, rules.score.hook, names, viewer
        self.accounts = in_order(rules, viewer)
        self._selected = None
        self.rows = rows((), (rules.score.start,) * rules.accounts, over=False)
        self._lay_legend()
        self.retranslate()

    def set_names(self, names: tuple[str, ...]) -> None:
        """Calls the same players otherwise, from the next `retranslate` on."""
        self._names = names

    def show_table(self, table: Table) -> None:
        """Shows the results of a table of this match."""
        old, self.rows = self.rows, rows(table.results, self.rows[0].scores, ended(table))
        if self.rows != old:
            self._draw()

    def set_inks(self, colours: Inks) -> None:
        """Draws with the given colours from now on."""
        self._inks = colours
        for marker, _ in self._legend.values():
            marker.set_inks(colours)
        self._draw()

    def retranslate(self) -> None:
        """Words everything anew in the current language."""
        people = owners(self._rules, self._names) if self._rules else ()
        for which, account in enumerate(self.accounts):
            self._legend[which][1].setText(text.side_name(account, self._viewer, people))
        self._legend[HOOK][1].setText(QCoreApplication.translate("score", "on the hook"))
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
        lines = {f"line{which}": graph.PlotCurveItem(connect="finite", antialias=True) for which in range(MOST)}
        dots = {f"dots{which}": graph.ScatterPlotItem(antialias=True) for which in range(MOST)}
        self.items = {**rules, **lines, **dots}
        for depth, item in enumerate(self.items.values()):
            item.setZValue(depth)
            self.plot.addItem(item, ignoreBounds=True)
        self._body.takeAt(1)
        self._body.addWidget(self.plot, 1)
        # A layout would show it later, and leaves no room for it until then.
        self.plot.show()
        self._mark()

    def _draw(self) -> None:
        """Brings the plot to the rows, the colours and the font."""
        if self.plot is not None:
            self._fill()
            self._paint()

    def _fill(self) -> None:
        """Brings the plot to the rows: to all of them, or to the last rubbers when there is no room for more."""
        # How many numbers stand at the axis depends on how high the plot is now, not on how high it was.
        self._body.activate()
        x = places(self.rows)
        room = max(self.width() - 60, 100)
        starts = [at for at, one in enumerate(self.rows) if one.result is None]
        first = next((at for at in starts if (x[-1] - x[at]) * TIGHTEST <= room), starts[-1])
        wide = room / max(x[-1] - x[first], FEWEST)
        for part in self.parts:
            self.plot.removeItem(part)
        dots, scale = QPen(self._inks.rule, self._thin(), Qt.PenStyle.DotLine), scale_of(self)
        dots.setCosmetic(True)
        self.parts = [self.plot.addLine(x=x[at], pen=dots) for at in starts if at > first]
        for which in range(MOST):
            self._trace(which, x[first:], self.rows[first:], min(10.0 * scale, max(4.0 * scale, wide)))
        self.items["hook"].setPos(self._hook)
        self.items["hook"].setVisible(self._hook > 0)
        self._span(x[first], max(x[-1], x[first] + FEWEST), wide)

    def _trace(self, which: int, x: list[float], lines: tuple[Row, ...], size: float) -> None:
        """Draws the way of one account; of those that the match does not have nothing is drawn."""
        there = which < len(self.accounts)
        for name in (f"line{which}", f"dots{which}"):
            self.items[name].setVisible(there)
        if not there:
            return
        account = self.accounts[which]
        won = [min(earned(one.result, account), 3) if one.result else 0 for one in lines]
        self.items[f"line{which}"].setData(*steps(x, lines, account))
        self.items[f"dots{which}"].setData(
            x=x,
            y=[one.scores[account] for one in lines],
            symbol=[CROSSES[number] if number else MARKERS[which] for number in won],
            size=[13 * scale_of(self) * (1.25 * number - 0.25) if number else size for number in won],
        )

    def _span(self, first: float, last: float, wide: float) -> None:
        """Sets ranges and ticks for deals `wide` pixels apart, with room for the markers at the edges."""
        low, high, step = heights(self.rows, least_room(self._rules) if self._rules else ROOM)
        scale = scale_of(self)
        edge = 10 * scale * (high - low) / max(self.height() - 80 * scale, 60)
        deals = range(ceil(first), int(last) + 1)
        self.plot.setXRange(first - 14 * scale / wide, last + 14 * scale / wide, padding=0)
        self.plot.setYRange(low - edge, high + edge, padding=0)
        room = max(26 * scale, self.fontMetrics().horizontalAdvance(f"0{int(last)}"))
        every = next((size for size in (1, 2, 5, 10, 20, 50) if size * wide >= room), 100)
        self.plot.getAxis("bottom").setTicks([[(deal, str(deal)) for deal in deals if deal % every == 0]])
        ticks = [(points, number(points)) for points in range(low, high + 1, step)]
        tall = self.fontMetrics().height()
        pixels = max(self.plot.height() - tall - 8, 1) / (high - low + 2 * edge)
        self.plot.getAxis("left").setTicks([thinned(ticks, pixels, lambda _: 1.05 * tall)])
        # Left to itself pyqtgraph finds out late how much room the numbers take, and the picture jumps.
        widest = max(self.fontMetrics().horizontalAdvance(words) for _, words in (*ticks, (0, "00")))
        self.plot.getAxis("left").setWidth(widest + 14)

    def _thin(self) -> float:
        """The width of the thinnest lines; 0 is one pixel."""
        scale = scale_of(self)
        return scale if scale > 1.2 else 0

    def _paint(self) -> None:
        """Brings the plot to the colours and the font."""
        self.plot.setBackground(self._inks.background)
        for side in ("left", "bottom"):
            axis = self.plot.getAxis(side)
            axis.setPen(self._inks.rule)
            axis.setTextPen(self._inks.text)
            axis.setTickFont(self.font())
        self.plot.getAxis("bottom").setHeight(self.fontMetrics().height() + 8)
        for name, ink in (("mark", self._inks.text), ("zero", self._inks.rule)):
            pen = QPen(ink, self._thin())
            pen.setCosmetic(True)
            self.items[name].setPen(pen)
        scale = scale_of(self)
        self.items["hook"].setPen(self._inks.pen(HOOK, scale=scale))
        for which in range(len(self.accounts)):
            ink = self._inks.account(which, len(self.accounts))
            self.items[f"line{which}"].setPen(self._inks.pen(which, len(self.accounts), scale))
            self.items[f"dots{which}"].setPen(ink, width=2 * scale)
            # Of two accounts the upper marker covers the lower one; more of them show through one another.
            hollow = self._inks.background if len(self.accounts) == 2 else None
            self.items[f"dots{which}"].setBrush(hollow if which else ink)

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
        words += text.score_lines(result, self._names, self._viewer, self._rules) if result else []
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
        """In another size the colours and the letters are the same."""
        super().resizeEvent(event)
        if self.plot is not None:
            self._fill()
