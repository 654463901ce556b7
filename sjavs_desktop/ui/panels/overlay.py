"""A panel that lies on the felt: centred, never larger than it, and moved along when the felt changes its size."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from sjavs_desktop.ui.felt.felt import Felt

TITLE = 1.35
"""How much larger the title is than the rest."""
MARGIN = 8
"""Pixels that stay free around the panel."""


class Overlay(QFrame):
    """The base of the panels on the felt."""

    letters = 40
    """How many letters wide the panel is at least, where the felt has the room."""

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt.viewport())
        self._felt = felt
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.title = QLabel(self)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title.setWordWrap(True)
        self._enlarge(self.title, TITLE)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(18, 14, 18, 14)
        self.body.setSpacing(8)
        self.body.addWidget(self.title)
        felt.resized.connect(self._follow)
        self.hide()

    def place(self) -> None:
        """Takes the middle of the table, where no card lies; what needs more height than that grows upwards."""
        room, free = self._felt.viewport().rect(), self._felt.free_rect()
        self.body.activate()
        wish = self.letters * self.fontMetrics().averageCharWidth()
        width = min(max(self.sizeHint().width(), wish), free.width())
        height = self.sizeHint().height()
        if self.body.hasHeightForWidth():
            height = self.body.heightForWidth(width) + 2 * self.frameWidth()
        height = min(height, room.height() - 2 * MARGIN)
        # Above the free middle only bubbles lie, below it the viewer's own plate, which must stay in sight.
        top = min(free.center().y() - height // 2, free.bottom() - height)
        top = max(MARGIN, top)
        self.setGeometry(free.center().x() - width // 2, top, width, height)

    def _follow(self) -> None:
        if self.isVisible():
            self.place()

    def appear(self) -> None:
        """Shows the panel above everything on the felt."""
        self.place()
        self.show()
        self.raise_()
        self.place()

    def changeEvent(self, event: QEvent) -> None:
        """Keeps the title larger than the rest when the window's font changes."""
        if event.type() == QEvent.Type.FontChange:
            self._enlarge(self.title, TITLE)
            self._follow()
        super().changeEvent(event)

    def _enlarge(self, widget: QWidget, factor: float) -> None:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * factor)
        font.setBold(widget is self.title)
        widget.setFont(font)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A calm rounded sheet in the window's colour."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = self.palette().color(QPalette.ColorRole.Window)
        edge = self.palette().color(QPalette.ColorRole.Highlight)
        painter.setBrush(sheet)
        painter.setPen(QPen(edge, 2))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), 10, 10)


def line(text: str = "", strong: bool = False) -> QLabel:
    """A centred line of text that may wrap."""
    label = QLabel(text)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setWordWrap(True)
    if strong:
        font = label.font()
        font.setBold(True)
        label.setFont(font)
    return label
