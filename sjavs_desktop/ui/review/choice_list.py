"""The list of choices: whole rows, and the keys with which one walks through it."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from sjavs_desktop.ui.review.choices import ChoicesModel, Column

KEYS = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)
"""Keys that belong to the list while it has the keyboard, and step through the deal otherwise."""


class ChoiceList(QTableView):
    """The table of a `ChoicesModel`."""

    def __init__(self, model: ChoicesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setHighlightSections(False)

    def fit(self, names: bool) -> None:
        """Gives each column the room that its words need; with the names of the players, or without."""
        self.resizeColumnsToContents()
        # Either may be long (cards that are laid away), and the numbers must stay in sight.
        for one in (Column.DONE, Column.BETTER):
            self.horizontalHeader().setSectionResizeMode(one, QHeaderView.ResizeMode.Stretch)
        self.setColumnHidden(Column.NAME, not names)

    def event(self, event: QEvent) -> bool:
        """Keeps its own keys from the shortcuts of the window."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in KEYS:
            event.accept()
            return True
        return super().event(event)
