"""Calls the person back to the table when the game waits for them and they are in another window."""

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from sjavs_desktop.core.state import View

if TYPE_CHECKING:
    from sjavs_desktop.ui.main_window import MainWindow


class Summons(QObject):
    """Beside a main window: lets the system mark it, on its taskbar or in its dock, until somebody comes back."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._felt, self._settings = window.match.felt, window.settings
        self._felt.reached.connect(self._reached)
        window.referee.last_call.connect(self._call)

    def _reached(self, view: View) -> None:
        """Not before the picture is there: until then nobody could do anything."""
        if view is self._felt.view and (view.table.deal_over or view.table.turn == view.seat):
            self._call()

    def _call(self, *_: object) -> None:
        # A dialog of ours is one of our windows too.
        if self._settings.get("call") and QApplication.activeWindow() is None:
            QApplication.alert(cast("MainWindow", self.parent()))
