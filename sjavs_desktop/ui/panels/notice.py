"""A short sentence on the felt, just above the hand: why a card is refused, where the eye is."""

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel

from sjavs_desktop.ui.accessible.saying import say_of
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.panels.overlay import Overlay

STAYS = 7000
"""Milliseconds after which the sentence goes by itself."""
MARGIN = 12
GAP = 4
"""Pixels between the sentence and a panel."""


class Notice(QLabel):
    """Says one sentence until something happens, or for a while."""

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt.viewport())
        self._felt = felt
        self.setObjectName("notice")
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMargin(MARGIN)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(STAYS)
        self._clock.timeout.connect(self.hide)
        felt.resized.connect(self._place)
        self.hide()

    def say(self, sentence: str, aloud: bool = True) -> None:
        """Shows a sentence in place of any earlier one, and tells it a screen reader; an empty one takes it away."""
        if aloud:
            say_of(self._felt, sentence)
        self.setText(sentence)
        self.setVisible(bool(sentence))
        if not sentence:
            self._clock.stop()
            return
        self._place()
        self.raise_()
        self._clock.start()

    def _place(self) -> None:
        if self.isHidden():
            return
        free = self._felt.free_rect()
        width = min(self.sizeHint().width(), free.width())
        height = self.heightForWidth(width)
        here = QRect(free.center().x() - width // 2, free.bottom() - height, width, height)
        for panel in self._felt.viewport().findChildren(Overlay, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if panel.isVisible() and panel.geometry().intersects(here):
                # What is asked there must stay in sight: above it, or below where it reaches up to the edge.
                above = panel.y() - GAP - height
                here.moveTop(above if above >= 0 else panel.geometry().bottom() + GAP)
        self.setGeometry(here)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A rounded sheet under the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(QPalette.ColorRole.Highlight))
        painter.setBrush(self.palette().color(QPalette.ColorRole.ToolTipBase))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), 8, 8)
        painter.end()
        super().paintEvent(event)
