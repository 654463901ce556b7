"""The charts of the statistics. pyqtgraph takes long to import, so it is fetched when a chart is first painted."""

from collections.abc import Sequence
from math import ceil, floor
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QLabel, QToolTip, QVBoxLayout, QWidget

from sjavs_desktop.app.statistics import Moment, Success
from sjavs_desktop.models.score_rows import number
from sjavs_desktop.ui import statistics_text
from sjavs_desktop.ui.accessible.saying import say_of
from sjavs_desktop.ui.panels.inks import inks, is_dark, scale_of
from sjavs_desktop.ui.panels.ticks import thinned

BAND = 60
"""How much of 255 the band around a line covers what lies under it."""
FEWEST = 4
"""Bars that there is room for besides one; a lone one would be as wide as the chart."""
EARLY = 5
"""Deals of which the trend says nothing yet, once there are twice as many."""
SMALLEST, GAP = 9, 4
"""Pixels that the letters over bars are high at least, and between two words there."""
BAR = 0.62
"""The width of a bar, where 1 is the way to the next."""


FRAME = 2
"""Pixels around it in which a frame shows that it has the keyboard."""
MOVES = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Home: -1_000_000,
    Qt.Key.Key_End: 1_000_000,
}
"""By how many stops a key goes on."""


class Chart(QWidget):
    """A plot under a title, which takes no mouse button, wheel or menu.

    With the keyboard's focus the arrow keys, Home and End go through its `stops`, and what the pointer would be told
    there is shown and spoken.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.plot: Any = None
        """pyqtgraph's PlotWidget; None before the chart has been painted once."""
        self.title = QLabel(self)
        self.title.setWordWrap(True)
        self._graph: Any = None
        self._parts: list[Any] = []
        self._body = QVBoxLayout(self)
        self._body.setContentsMargins(FRAME, FRAME, FRAME, FRAME)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._stop = -1
        """Which of its stops the arrow keys have come to; none before the first."""
        self._body.addWidget(self.title)
        self._body.addStretch(1)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.ensure)
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self.draw)

    def ensure(self) -> None:
        """Fetches pyqtgraph and builds the plot; does nothing when it is there."""
        if self.plot is not None:
            return
        import pyqtgraph

        self._graph = pyqtgraph
        self.plot = pyqtgraph.PlotWidget(self, enableMenu=False)
        self.plot.setInteractive(False)
        self.plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot.viewport().installEventFilter(self)
        self._body.takeAt(1)
        self._body.addWidget(self.plot, 1)
        self.draw()

    def draw(self) -> None:
        """Draws everything anew, if the plot is there."""
        if self.plot is None:
            return
        for part in self._parts:
            self.plot.removeItem(part)
        self._parts = []
        colours = inks(self.palette(), is_dark(self.palette()))
        self.plot.setBackground(colours.background)
        for side in ("left", "bottom"):
            axis = self.plot.getAxis(side)
            axis.setPen(colours.rule)
            axis.setTextPen(colours.text)
            axis.setTickFont(self.font())
        self.plot.getAxis("bottom").setHeight(self.fontMetrics().height() + 8)
        self.fill(colours.sides[0], colours.rule, colours.text)

    def fill(self, main: QColor, rule: QColor, text: QColor) -> None:
        """Adds what there is to see."""
        raise NotImplementedError

    def told_at(self, x: float) -> str:
        """What is explained at a place of the lower axis; nothing where there is nothing."""
        raise NotImplementedError

    def stops(self) -> Sequence[float]:
        """The places of the lower axis that the arrow keys go through."""
        raise NotImplementedError

    def go(self, x: float) -> None:
        """Shows and says what is explained at a stop."""
        words = self.told_at(x)
        self.setAccessibleDescription(words)
        say_of(self, words)
        if self.plot is not None:
            at = self.plot.mapFromScene(self.plot.getViewBox().mapViewToScene(QPointF(x, 0)))
            middle = QPoint(at.x(), self.plot.height() // 2)
            QToolTip.showText(self.plot.mapToGlobal(middle), words, self)

    def put(self, item: Any) -> Any:
        """Adds an item that `draw` takes away again."""
        self.plot.addItem(item, ignoreBounds=True)
        self._parts.append(item)
        return item

    def span(self, x: tuple[float, float], y: tuple[float, float], ticks: Sequence[tuple[float, str]]) -> None:
        """Sets the ranges of both axes, and the ticks of the left one with the room that their words take."""
        self.plot.setXRange(*x, padding=0)
        self.plot.setYRange(*y, padding=0)
        axis, high = self.plot.getAxis("left"), self.fontMetrics().height()
        room = max(self.plot.height() - high - 8, 1) / (y[1] - y[0])
        axis.setTicks([thinned(ticks, room, lambda _: 1.05 * high)])
        axis.setWidth(max(self.fontMetrics().horizontalAdvance(words) for _, words in ticks) + 14)

    def below(self, ticks: Sequence[tuple[float, str]], wide: float) -> None:
        """Sets the ticks of the lower axis, which is `wide`; those whose words would touch others are left out."""
        metrics = self.fontMetrics()
        gap = metrics.horizontalAdvance("0")
        found = thinned(ticks, self.across() / wide, lambda words: metrics.horizontalAdvance(words) + gap)
        self.plot.getAxis("bottom").setTicks([found])

    def across(self) -> float:
        """Pixels that the lower axis is wide."""
        return max(float(self.plot.width() - self.plot.getAxis("left").width()), 1.0)

    def pen(self, colour: QColor, width: float) -> QPen:
        """A pen that is as wide at every scale of the axes, and grows with the letters."""
        pen = QPen(colour, width * scale_of(self))
        pen.setCosmetic(True)
        return pen

    # What Qt asks for.

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            at = event.position().toPoint()
            place = self.plot.getViewBox().mapSceneToView(self.plot.mapToScene(at)).x()
            QToolTip.showText(self.plot.viewport().mapToGlobal(at), self.told_at(place), self)
        elif event.type() == QEvent.Type.Leave:
            QToolTip.showText(QPoint(), "", self)
        elif event.type() == QEvent.Type.Resize:
            # How much room the words need beside the bars depends on the size.
            self._again.start()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        stops, key = self.stops(), Qt.Key(event.key())
        if key not in MOVES or not stops or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            return
        self._stop = max(0, min(self._stop + MOVES[key], len(stops) - 1))
        self.go(stops[self._stop])

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(self.palette().highlight().color(), FRAME))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        if self.plot is None and not self._later.isActive():
            self._later.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.draw()


class LengthChart(Chart):
    """Bars: how often I made it as declarer, by the trumps that I was dealt."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("lengths", parent)
        self._rows: tuple[Success, ...] = ()

    def show_rows(self, rows: Sequence[Success]) -> None:
        """Shows other numbers."""
        self._rows = tuple(rows)
        self.setAccessibleDescription("\n".join(map(statistics_text.success, rows)))
        self.draw()

    def fill(self, main: QColor, rule: QColor, text: QColor) -> None:
        if not self._rows:
            return
        x, y = [one.length for one in self._rows], [100 * one.share for one in self._rows]
        middle, half = (min(x) + max(x)) / 2, max(max(x) - min(x), FEWEST) / 2 + 0.7
        share = [(one, statistics_text.percent(one / 100)) for one in range(0, 101, 25)]
        head = 100 * 2.2 * self.fontMetrics().height() / max(self.plot.height(), 80)
        self.span((middle - half, middle + half), (0, 100 + head), share)
        letters = self._letters(self.across() / (2 * half))
        self.put(self._graph.BarGraphItem(x=x, height=y, width=BAR, brush=main, pen=QPen(Qt.PenStyle.NoPen)))
        for one in self._rows:
            # Few deals tell little: the line goes as far as the true part may lie.
            low, high = (100 * bound for bound in one.interval)
            line = self._graph.PlotCurveItem([one.length] * 2, [low, high], pen=self.pen(text, 2))
            self.put(line)
            words = self._graph.TextItem(part(one), color=text, anchor=(0.5, 1))
            words.setFont(letters)
            self.put(words).setPos(one.length, high)
        self.put(self._graph.InfiniteLine(50, angle=0, pen=self.pen(rule, 1)))
        self.below([(one, str(one)) for one in range(min(x), max(x) + 1)], 2 * half)

    def _letters(self, wide: float) -> QFont:
        """The font for the words over the bars, smaller where they would touch in so many pixels from bar to bar."""
        font = QFont(self.font())
        font.setPixelSize(self.fontInfo().pixelSize())
        longest = max((part(one) for one in self._rows), key=len)
        while QFontMetricsF(font).horizontalAdvance(longest) > wide - GAP and font.pixelSize() > SMALLEST:
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def stops(self) -> Sequence[float]:
        return [one.length for one in self._rows]

    def told_at(self, x: float) -> str:
        return next((statistics_text.success(one) for one in self._rows if abs(one.length - x) <= BAR / 2), "")


def part(one: Success) -> str:
    """How often it was made of how often it was declared."""
    return f"{one.made}/{one.declared}"


class TrendChart(Chart):
    """A line: the running mean of what I earned beyond the others, with the band in which the true one may lie."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("trend", parent)
        self._rows: tuple[Moment, ...] = ()

    def show_rows(self, rows: Sequence[Moment]) -> None:
        """Shows other numbers."""
        self._rows = tuple(rows)
        self.setAccessibleDescription(statistics_text.reached(rows[-1]) if rows else "")
        self.draw()

    def fill(self, main: QColor, rule: QColor, text: QColor) -> None:
        if not self._rows:
            return
        rows = self._rows[EARLY - 1 :] if len(self._rows) >= 2 * EARLY else self._rows
        x = [one.number for one in rows]
        soft = QColor(main)
        soft.setAlpha(BAND)
        edge = QPen(Qt.PenStyle.NoPen)
        low = self.put(self._graph.PlotCurveItem(x, [one.low for one in rows], pen=edge))
        high = self.put(self._graph.PlotCurveItem(x, [one.high for one in rows], pen=edge))
        self.put(self._graph.FillBetweenItem(low, high, brush=soft))
        self.put(self._graph.InfiniteLine(0, angle=0, pen=self.pen(rule, 1.5)))
        mean = [one.mean for one in rows]
        self.put(self._graph.PlotCurveItem(x, mean, pen=self.pen(main, 2.5), antialias=True))
        bottom, top, step = heights(rows)
        ticks = [(at * step, tick(at * step)) for at in range(bottom, top + 1)]
        last = max(x[-1], 10)
        size = next(one * 10**power for power in range(9) for one in (1, 2, 5) if last <= 10 * one * 10**power)
        # The highest number is not cut through.
        edge = (top - bottom) * step * self.fontMetrics().height() / max(2 * self.plot.height(), 80)
        self.span((0, last * 1.02), (bottom * step - edge, top * step + edge), ticks)
        self.below([(one, str(one)) for one in range(0, last + 1, size)], last * 1.02)

    def stops(self) -> Sequence[float]:
        return [one.number for one in self._rows]

    def told_at(self, x: float) -> str:
        place = round(x) - 1
        return statistics_text.reached(self._rows[place]) if 0 <= place < len(self._rows) else ""


def heights(rows: Sequence[Moment]) -> tuple[int, int, float]:
    """The lowest and the highest tick of an axis for a trend, in steps, and the step between them.

    Where the first few deals tell hardly anything, their band may run out of the picture.
    """
    settled = rows[min(len(rows) - 1, EARLY) :]
    values = [0.0, *(value for one in settled for value in (one.low, one.high)), *(one.mean for one in rows)]
    wide = max(max(values) - min(values), 1.0)
    step = next(one * 10.0**power for power in range(-1, 12) for one in (1, 2, 5) if wide <= 6 * one * 10.0**power)
    return floor(min(values) / step), ceil(max(values) / step), step


def tick(value: float) -> str:
    """A number at an axis."""
    whole = abs(value - round(value)) < 1e-9
    return number(round(value)) if whole else statistics_text.decimal(value)
