"""A panel that lies on the felt: centred, never larger than it, and moved along when the felt changes its size."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.pointing import NEAR

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
        # Also before the window itself is on the screen.
        if not self.isHidden():
            self.place()

    def appear(self) -> None:
        """Shows the panel above everything on the felt."""
        self.place()
        self.show()
        self.raise_()
        self.place()

    def setVisible(self, visible: bool) -> None:
        """Shows or hides the panel; a hidden one does not keep the keyboard."""
        if not visible:
            self.leave_keyboard()
        super().setVisible(visible)

    def leave_keyboard(self) -> None:
        """Hands the keyboard back to the felt; Qt would, too, but as if somebody had pressed Tab."""
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self._felt.setFocus(Qt.FocusReason.OtherFocusReason)

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


ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
"""How far an arrow key goes among the buttons of a panel."""


class PanelButton(QPushButton):
    """A button of a panel. The presses of a double or triple click count once in all, for by the second one there
    may be another panel with another question under the pointer.
    """

    _pressed: tuple[int, QPointF] | None = None
    """When and where the mouse was last pressed on any of these buttons."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._again(event):
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._again(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = ARROWS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        # Qt would let an arrow lead out of the panel, and Enter would press nothing there.
        panel = self.parentWidget()
        found = [one for one in panel.findChildren(PanelButton) if one.isVisible() and one.isEnabled()] if panel else []
        places = sorted(found, key=lambda one: (one.y(), one.x()))
        at = places.index(self) + step
        if 0 <= at < len(places):
            places[at].setFocus(Qt.FocusReason.OtherFocusReason)

    @staticmethod
    def _again(event: QMouseEvent) -> bool:
        """Whether a press belongs to the same multiple click as the one before."""
        before, PanelButton._pressed = PanelButton._pressed, (event.timestamp(), event.globalPosition())
        if before is None:
            return False
        soon = 0 <= event.timestamp() - before[0] < QGuiApplication.styleHints().mouseDoubleClickInterval()
        return soon and (event.globalPosition() - before[1]).manhattanLength() <= NEAR


class ChoiceButton(PanelButton):
    """A button that decides something in the deal. The space bar, which skips what moves, does not press it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Space:
            super().keyPressEvent(event)
