"""Opens a file that somebody has chosen outside the window: a record or a duel, by a double click on it, say."""

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from sjavs_desktop.ui.desk import Owner


class Opener(Owner, Protocol):
    """A window that files are shown in."""

    def open_file(self, path: Path) -> None:
        """Shows a record or a duel; what is wrong with it is said there."""


class Application(QApplication):
    """An application that is also told of files while it runs, as macOS does instead of on the command line."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._window: Opener | None = None
        self._waiting: list[Path] = []
        """Files that came before there was a window."""

    def event(self, event: QEvent) -> bool:
        """Takes a file that is to be opened; everything else is Qt's."""
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        self._waiting.append(Path(event.file()))
        self._show()
        return True

    def open_in(self, window: Opener, *files: Path) -> None:
        """Shows in that window the files that were given, those that have come, and those that will."""
        self._window = window
        self._waiting += files
        self._show()

    def _show(self) -> None:
        while self._window is not None and self._waiting:
            soon(self._window, self._waiting.pop(0))


def soon(window: Opener, path: Path) -> None:
    """Shows a file as soon as the window can be used; what is wrong with it is said there."""
    QTimer.singleShot(0, window.window(), lambda: window.open_file(path))
