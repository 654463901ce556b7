"""A panel that lies on the felt: centred, never larger than it, and moved along when the felt changes its size."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

MARGIN = 8
"""Pixels that stay free around the panel."""


class Overlay(QFrame):
    """The base of the panels on the felt."""

    height_share = 0.47
    """Where the panel's middle lies, as a share of the felt's height."""

    def __init__(self, felt: QWidget) -> None:
        super().__init__(felt)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.title = QLabel(self)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title.setWordWrap(True)
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * 1.35)
        font.setBold(True)
        self.title.setFont(font)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(18, 14, 18, 14)
        self.body.setSpacing(8)
        self.body.addWidget(self.title)
        felt.installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keeps the panel in its place when the felt is resized."""
        if event.type() == QEvent.Type.Resize:
            self.place()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        """Takes the room it needs around its point on the felt."""
        felt = self.parentWidget()
        if felt is None:
            return
        self.body.activate()
        wanted = self.sizeHint().expandedTo(self.minimumSize())
        width = min(wanted.width(), felt.width() - 2 * MARGIN)
        height = wanted.height()
        if self.body.hasHeightForWidth():
            height = self.body.heightForWidth(width) + 2 * self.frameWidth()
        height = min(height, felt.height() - 2 * MARGIN)
        top = int(felt.height() * self.height_share - height / 2)
        top = max(MARGIN, min(top, felt.height() - height - MARGIN))
        # A panel's own smallest width is a wish that a narrow felt may not grant.
        self.resize(width, height)
        self.move((felt.width() - width) // 2, top)

    def appear(self) -> None:
        """Shows the panel above everything on the felt."""
        self.place()
        self.show()
        self.raise_()
        self.place()

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
