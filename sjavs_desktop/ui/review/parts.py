"""Curve, choices and what is told about one of them: under one another, or where that is too low, in tabs."""

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSplitter, QTabWidget, QVBoxLayout, QWidget

translate = QCoreApplication.translate

LINES, PIXELS = 13, 190
"""Lines and pixels that all three need under one another: titles, axis, some choices and sentences, and the curve."""
CURVE, AROUND, LEAST = 110, 4.2, 70
"""Pixels that the curve is high at least, with the lines of its title and its axis; those of choices and page."""
SHARES = ((3, 3, 4), (5, 5, 3))


class Parts(QWidget):
    """The curve and the list lead to the choices, the page tells about one; so the first two share a place if need be.

    Which choices are listed is chosen in `box`: it stands in `head`, or beside the tabs.
    """

    def __init__(self, curve: QWidget, choices: QWidget, page: QWidget, box: QComboBox, head: QHBoxLayout) -> None:
        super().__init__()
        self._parts, self._box, self._head = (curve, choices, page), box, head
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        self.splitter = QSplitter(Qt.Orientation.Vertical, self)
        self.splitter.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.splitter)
        self.low = False
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._change_over)
        self._arrange()

    def _arrange(self) -> None:
        """Puts all where it belongs now."""
        curve, choices, page = self._parts
        curve.setMinimumHeight(round(CURVE + AROUND * self.fontMetrics().height()))
        for part in (choices, page):
            part.setMinimumHeight(LEAST)
        if self.low:
            self.tabs.addTab(curve, "")
            self.tabs.addTab(choices, "")
            self.tabs.setCornerWidget(self._box)
            shown = [self.tabs, page]
        else:
            self.tabs.setCornerWidget(None)  # type: ignore[arg-type]
            self._head.insertWidget(self._head.count() - 1, self._box)
            self.tabs.setParent(self)
            self.tabs.clear()
            shown = [curve, choices, page]
        self.tabs.setVisible(self.low)
        for place, part in enumerate(shown):
            self.splitter.insertWidget(place, part)
            self.splitter.setStretchFactor(place, SHARES[self.low][-len(shown) :][place])
        for part in (*shown, self._box):
            part.show()
        self.splitter.setSizes([170, 170, 220] if not self.low else [220, 130])
        self.retranslate()

    def retranslate(self) -> None:
        """Words the tabs anew."""
        if self.low:
            self.tabs.setTabText(0, translate("review", "Curve"))
            self.tabs.setTabText(1, translate("review", "Choices"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Changes over when there is another height: once it is laid out, as a layout must not lose what it lays."""
        super().resizeEvent(event)
        self._later.start()

    def _change_over(self) -> None:
        low = self.height() < PIXELS + LINES * self.fontMetrics().height()
        if low != self.low:
            self.low = low
            self._arrange()
