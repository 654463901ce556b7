"""The common frame of the dialogs: our own buttons, since not every language has Qt's."""

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QScrollArea, QVBoxLayout, QWidget


class Dialog(QDialog):
    """A dialog with a body that scrolls when there is little room, and a row of buttons."""

    def __init__(self, parent: QWidget | None, title: str) -> None:
        super().__init__(parent)
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
        """Adds the buttons and takes a size, never larger than the screen."""
        self.column.addWidget(self.buttons)
        room = self.screen().availableSize()
        self.resize(min(width, room.width() - 40), min(height, room.height() - 80))
