"""The common frame of the dialogs: our own buttons, since not every language has Qt's."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sjavs_desktop.app.settings import Settings
from sjavs_desktop.ui import theme

MARGIN = 40
"""Pixels that a dialog leaves of the window over which it opens, and of the screen."""
TITLE = 40
"""Pixels that the system may need for the title of a dialog."""
NARROW = 1180
"""Pixels of a window's width for which words of the system's size are made."""


def grown(window: QWidget) -> QFont:
    """The font of a window; smaller where the window is high but too narrow for a dialog with such words."""
    font, usual = QFont(window.font()), QApplication.font().pointSizeF() * float(window.property(theme.WANTED) or 1.0)
    font.setPointSizeF(min(font.pointSizeF(), usual * max(1.0, window.width() / NARROW)))
    return font


def settings_over(dialog: QWidget) -> Settings | None:
    """The settings of the main window over which a dialog is open; None where there is no such window."""
    over = dialog.parentWidget()
    while over is not None:
        found = getattr(over, "settings", None)
        if isinstance(found, Settings):
            return found
        over = over.parentWidget()
    return None


class Dialog(QDialog):
    """A dialog with a body that scrolls when there is little room, and a row of buttons.

    Where somebody has given it another size, it has that the next time too.
    """

    def __init__(self, parent: QWidget | None, title: str) -> None:
        super().__init__(parent)
        if parent is not None:
            self.setFont(grown(parent.window()))
        self.scale = self.font().pointSizeF() / QApplication.font().pointSizeF()
        """How much larger the words are than the system has them: those of a large window have grown with it."""
        self.narrow = self.scale > 1.1 or (parent is not None and parent.window().width() < NARROW)
        """Whether what usually stands on one line may need two: with large words, and over a small window."""
        self.setWindowTitle(title)
        self._taken = QSize()
        """The size with which it was shown."""
        self.column = QVBoxLayout(self)
        self.buttons = QDialogButtonBox(self)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def scrolled(self, body: QWidget) -> QScrollArea:
        """Adds `body` under what is there, scrolling up and down only."""
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(body)
        self.column.addWidget(area, 1)
        return area

    def accept_button(self, text: str) -> QPushButton:
        """Adds the button that accepts."""
        button = self.buttons.addButton(text, QDialogButtonBox.ButtonRole.AcceptRole)
        button.setDefault(True)
        return button

    def reject_button(self, text: str) -> QPushButton:
        """Adds the button that rejects; Escape does the same."""
        return self.buttons.addButton(text, QDialogButtonBox.ButtonRole.RejectRole)

    def close_button(self, text: str) -> QPushButton:
        """The only button of a dialog that only shows something."""
        button = self.accept_button(text)
        button.setShortcut(QKeySequence("Return"))
        return button

    def finish(self, width: int, height: int) -> None:
        """Adds the buttons and takes a size for words of the system's size, never larger than window or screen."""
        self.column.addWidget(self.buttons)
        self._grow()
        room = self.screen().availableSize()
        over = self.parentWidget()
        if over is not None and over.window().isVisible():
            room = room.boundedTo(over.window().size())
        wanted = round(width * self.scale), round(height * self.scale)
        self.resize(min(wanted[0], room.width() - MARGIN), min(wanted[1], room.height() - MARGIN - TITLE))
        self._take_kept()

    @property
    def _size_key(self) -> str:
        kind = type(self)
        return f"size_{kind.__module__.rpartition('.')[2]}_{kind.__name__}"

    def _take_kept(self) -> None:
        """Takes the size that somebody has given a dialog of this kind, as far as the screen has room for it."""
        settings = settings_over(self)
        kept = [int(one) for one in (settings.kept(self._size_key) if settings else "").split() if one.isdigit()]
        if len(kept) == 2:
            room = self.screen().availableSize()
            self.resize(min(kept[0], room.width() - MARGIN), min(kept[1], room.height() - MARGIN - TITLE))

    def showEvent(self, event: QShowEvent) -> None:
        """Remembers which size it has by itself."""
        super().showEvent(event)
        if not event.spontaneous():
            self._taken = self.size()

    def done(self, result: int) -> None:
        """Keeps the size that somebody has given it, however it is closed."""
        settings = settings_over(self)
        if settings is not None and self.isVisible() and not self.isMaximized() and self.size() != self._taken:
            settings.keep(self._size_key, f"{self.width()} {self.height()}")
        super().done(result)

    def _grow(self) -> None:
        """Gives the edges of dialog and buttons as much more room as the words have grown."""
        if self.scale <= 1:
            return
        edge = round(self.scale * self.column.contentsMargins().left())
        self.column.setContentsMargins(edge, edge, edge, edge)
        for button in self.findChildren(QPushButton):
            widen(button)


def widen(button: QPushButton) -> None:
    """Gives the words of a button the room that they have in a window of the usual size."""
    line = button.fontMetrics().height()
    button.setMinimumSize(button.fontMetrics().horizontalAdvance(button.text()) + 2 * line, round(1.5 * line))


def question(parent: QWidget, title: str, words: str, yes: str, no: str) -> bool:
    """Asks something in words as large as those of the window over which it is asked; `no` is the default."""
    box = QMessageBox(parent)
    box.setFont(grown(parent.window()))
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(title)
    box.setText(words)
    accept = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(box.addButton(no, QMessageBox.ButtonRole.RejectRole))
    for button in box.findChildren(QPushButton):
        widen(button)
    box.exec()
    return box.clickedButton() is accept


def inform(parent: QWidget, title: str, words: str, close: str) -> None:
    """Says something that must not be missed, in words as large as those of the window over which it is said."""
    box = QMessageBox(parent)
    box.setFont(grown(parent.window()))
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(title)
    box.setText(words)
    box.setTextFormat(Qt.TextFormat.PlainText)
    button = box.addButton(close, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(button)
    widen(button)
    box.exec()
