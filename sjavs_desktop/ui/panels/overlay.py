"""A panel that lies on the felt: centred, never larger than it, and moved along when the felt changes its size."""

from collections.abc import Sequence
from time import monotonic
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.pointing import NEAR

TITLE = 1.35
"""How much larger the title is than the rest."""
MARGIN = 8
"""Pixels that stay free around the panel."""
AROUND, BESIDE = 0.8, 1.1
"""Lines that stay free above and below what the panel says, and at its sides."""
SQUEEZED = 0.35
"""The part of that which is left where there is little room."""
SPACING, TITLE_TIGHT, LOW = (8, 3), 1.15, 1.4
"""Pixels between what the panel says, roomy and tight; how much larger the title is, and how many lines a button is
high where there is little room."""
ROOM, TIGHT_ROOM, SMALL_WORDS = range(3)
"""How much room a panel leaves around its words: as is usual, little, or little with smaller words."""
MANNERS = ((ROOM, 0.0), (TIGHT_ROOM, 0.0), (TIGHT_ROOM, 0.5), (TIGHT_ROOM, 1.0), (SMALL_WORDS, 1.0))
"""How a panel tries to lie over nothing that must be read, one after another: how tight it is, and which part it takes
of the room beside the free middle, where others hold their cards."""
SMALLER = 0.88
"""How much smaller those words are."""
ROOMY, TIGHT, HIGH = 1.6, 0.8, 2.1
"""Lines that a button is wider than its words, and at least so where there is little room; and its height."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
YOUNG, HAMMERED = 0.25, 0.6
"""Seconds for which a new panel takes no Enter that comes within so many seconds of another one: whoever hammers the
key, or holds it, means what was there before."""


class Enters:
    """When Enter was pressed last, on a panel or on the felt."""

    last: ClassVar[float] = 0.0

    @classmethod
    def pressed(cls) -> float:
        """Enter is pressed now; the seconds since it was before."""
        now = monotonic()
        before, cls.last = cls.last, now
        return now - before


class Overlay(QFrame):
    """The base of the panels on the felt."""

    letters = 40
    """How many letters wide the panel is at least, where the felt has the room."""
    tight = ROOM
    """How much room it leaves around its words: one of `ROOM`, `TIGHT_ROOM` and `SMALL_WORDS`."""
    shrinks = False
    """Whether its words may get smaller: not where some of them have letters of their own."""

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt.viewport())
        self._felt = felt
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.title = QLabel(self)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title.setWordWrap(True)
        self._enlarge(self.title, TITLE)
        self.body = QVBoxLayout(self)
        self.appeared = 0.0
        """When the panel has come, by the clock of `monotonic`."""
        self.body.addWidget(self.title)
        self.spread()
        felt.resized.connect(self._follow)
        felt.installEventFilter(self)
        self.hide()

    def spread(self) -> None:
        """Leaves room around what the panel says, as much as its letters are large."""
        high = self.fontMetrics().height()
        part = SQUEEZED if self.tight else 1.0
        around, beside = round(part * AROUND * high), round(part * BESIDE * high)
        self.body.setContentsMargins(beside, around, beside, around)
        self.body.setSpacing(SPACING[bool(self.tight)])

    def tighten(self, tight: int) -> None:
        """Leaves so much room around its words from now on."""
        if tight == self.tight:
            return
        before, self.tight = self.tight, tight
        self._enlarge(self.title, TITLE_TIGHT if tight else TITLE)
        self.spread()
        if self.shrinks and SMALL_WORDS in (before, tight):
            self._shrink(tight == SMALL_WORDS)
        for button in self.findChildren(PanelButton):
            self.size_button(button)

    def _shrink(self, on: bool) -> None:
        """Writes all but the title in smaller letters, or as large as the window does."""
        for child in (*self.findChildren(QLabel), *self.findChildren(PanelButton)):
            if child is not self.title:
                # One without any wishes takes that of the panel again.
                child.setFont(QFont())
                font = QFont(child.font())
                font.setPointSizeF(SMALLER * font.pointSizeF())
                if on:
                    child.setFont(font)

    def size_button(self, button: "PanelButton") -> None:
        """Gives a button the height that its panel has for one."""
        button.updateGeometry()

    def place(self) -> None:
        """Takes the middle of the table, where no card lies, and what lies there over nothing that must be read.

        What needs more height than the middle has grows upwards, over what the others have said.
        """
        for tight, part in MANNERS:
            self.tighten(tight)
            place = self._room(part)
            if self._felt.viewport().rect().contains(place) and not self._felt.covers(place):
                break
        self.setGeometry(place)

    def _room(self, part: float) -> QRect:
        """Where it would lie if it took that part of the room beside the middle."""
        room, free = self._felt.viewport().rect(), self._felt.free_rect()
        self.body.invalidate()
        self.body.activate()
        wish = self.letters * self.fontMetrics().averageCharWidth()
        most = free.width() + round(part * (room.width() - 2 * MARGIN - free.width()))
        width = max(min(max(self.sizeHint().width(), wish), free.width()), self.minimumSizeHint().width())
        width = max(width, most) if part else width
        height = self.sizeHint().height()
        if self.body.hasHeightForWidth():
            height = self.body.heightForWidth(width) + 2 * self.frameWidth()
        height = min(height, room.height() - 2 * MARGIN)
        # Above the free middle only bubbles lie, below it the viewer's own plate, which must stay in sight.
        top = min(free.center().y() - height // 2, free.bottom() - height)
        top = max(MARGIN, top)
        left = max(MARGIN, min(free.center().x() - width // 2, room.width() - MARGIN - width))
        return QRect(left, top, width, height)

    def _follow(self) -> None:
        # Also before the window itself is on the screen.
        if not self.isHidden():
            self.place()

    def appear(self) -> None:
        """Shows the panel above everything on the felt."""
        if self.isHidden():
            self.appeared = monotonic()
        self.place()
        self.show()
        self.raise_()
        self.place()

    def setVisible(self, visible: bool) -> None:
        """Shows or hides the panel; a hidden one does not keep the keyboard."""
        if not visible:
            self.leave_keyboard()
        super().setVisible(visible)

    def keyboard_wish(self) -> QWidget | None:
        """Which of its buttons has the keyboard while the panel is there; None when the felt may have it."""
        last = self.focusWidget()
        if isinstance(last, PanelButton) and last.isVisible() and last.isEnabled():
            return last
        return next((one for one in self.findChildren(PanelButton) if one.isVisible() and one.isEnabled()), None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click on the felt leaves the keyboard with the panel: otherwise Enter would press nothing."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in ENTER:
            Enters.last = monotonic()
        elif isinstance(event, QFocusEvent) and event.gotFocus() and self.isVisible():
            wish = self.keyboard_wish() if event.reason() == Qt.FocusReason.MouseFocusReason else None
            if wish is not None:
                wish.setFocus(Qt.FocusReason.OtherFocusReason)
        return super().eventFilter(watched, event)

    def leave_keyboard(self) -> None:
        """Hands the keyboard back to the felt; Qt would, too, but as if somebody had pressed Tab."""
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self._felt.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Keeps the title larger than the rest when the window's font changes."""
        if event.type() == QEvent.Type.FontChange:
            self._enlarge(self.title, TITLE_TIGHT if self.tight else TITLE)
            self.spread()
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


def named(names: Sequence[str], seat: int) -> str:
    """A seat's name, or its number before the names are known."""
    return names[seat] if seat < len(names) else QCoreApplication.translate("game", "Seat {n}").format(n=seat + 1)


ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
"""How far an arrow key goes among the buttons of a panel."""
UPRIGHT = (Qt.Key.Key_Up, Qt.Key.Key_Down)
"""The arrow keys that go to another line of them."""


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

    def sizeHint(self) -> QSize:
        """Room around the words that grows with them; a style has so many pixels, whatever the letters."""
        panel = self.parentWidget()
        if isinstance(panel, Overlay) and panel.tight:
            return self._around(ROOMY, LOW)
        return super().sizeHint().expandedTo(self._around(ROOMY, HIGH))

    def minimumSizeHint(self) -> QSize:
        panel = self.parentWidget()
        return self._around(TIGHT, LOW if isinstance(panel, Overlay) and panel.tight else TIGHT + 1)

    def _around(self, wide: float, high: float) -> QSize:
        metrics = self.fontMetrics()
        words = metrics.size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        return QSize(round(words + wide * metrics.height()), round(high * metrics.height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS:
            # Qt would let an arrow lead out of the panel, and Enter would press nothing there.
            self._go(key)
        elif key not in ENTER or not self._hurried(event):
            super().keyPressEvent(event)

    def _hurried(self, event: QKeyEvent) -> bool:
        """Whether an Enter was not meant for this panel."""
        if event.isAutoRepeat():
            Enters.pressed()
            return True
        panel = self.parentWidget()
        young = isinstance(panel, Overlay) and monotonic() - panel.appeared < YOUNG
        return Enters.pressed() < HAMMERED and young

    def _go(self, key: Qt.Key) -> None:
        """Gives the keyboard to a neighbour; at the end of a line or of all lines nothing happens."""
        panel = self.parentWidget()
        found = [one for one in panel.findChildren(PanelButton) if one.isVisible() and one.isEnabled()] if panel else []
        places, here = sorted(found, key=lambda one: (one.y(), one.x())), self.geometry().center()
        if key in UPRIGHT:
            down = ARROWS[key]
            beyond = [one for one in places if (one.geometry().center().y() - here.y()) * down > self.height() // 2]
            near = min((abs(one.geometry().center().y() - here.y()) for one in beyond), default=0)
            row = [one for one in beyond if abs(one.geometry().center().y() - here.y()) <= near + self.height() // 2]
            places = [min(row, key=lambda one: abs(one.geometry().center().x() - here.x()))] if row else []
        else:
            at = places.index(self) + ARROWS[key]
            places = [places[at]] if 0 <= at < len(places) else []
        for one in places:
            one.setFocus(Qt.FocusReason.OtherFocusReason)

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
