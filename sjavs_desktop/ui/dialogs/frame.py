"""The common frame of the dialogs: our own buttons, since not every language has Qt's."""

from PySide6.QtGui import QFont, QKeySequence
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


class Dialog(QDialog):
    """A dialog with a body that scrolls when there is little room, and a row of buttons."""

    def __init__(self, parent: QWidget | None, title: str) -> None:
        super().__init__(parent)
        if parent is not None:
            self.setFont(grown(parent.window()))
        self.scale = self.font().pointSizeF() / QApplication.font().pointSizeF()
        """How much larger the words are than the system has them: those of a large window have grown with it."""
        self.setWindowTitle(title)
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
