"""Calls the person back to the table when the game waits for them and they are in another window."""

from typing import cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from sjavs_desktop.core.state import View
from sjavs_desktop.ui.desk import Table

SOUND = "trump"
"""What calls: notes, as knocks and cards are heard from the table anyway."""


class Summons(QObject):
    """Beside a main window: lets the system mark it, on its taskbar or in its dock, until somebody comes back."""

    heard = Signal(str)
    """The name of a sound that belongs to it."""

    def __init__(self, window: Table) -> None:
        super().__init__(window.window())
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
            QApplication.alert(cast(QWidget, self.parent()))
            if self._settings.get("call_sound"):
                self.heard.emit(SOUND)
