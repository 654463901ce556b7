"""What nobody has thought of: an error that nothing caught becomes a report, and a message says where it lies.

The game goes on, and every action of the match is on disk already (`app/journal.py`). Nothing is sent.
"""

import logging
import sys
import threading
import traceback
from types import TracebackType
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from sjavs_desktop.app import places, reports
from sjavs_desktop.app.referee import Referee
from sjavs_desktop.core.record import Record
from sjavs_desktop.ui.desk import Owner

translate = QCoreApplication.translate

MOST = 5
"""Reports that one run of the program writes: an error that comes again and again would fill the disk."""


class Played(Owner, Protocol):
    """A window in which a game goes on."""

    @property
    def referee(self) -> Referee:
        """The game."""


class Errors(logging.Handler):
    """Hears of errors that were caught and came out of a bot, a hint or a review: they are worth a report too."""

    def __init__(self, trouble: "Trouble") -> None:
        super().__init__(logging.ERROR)
        self._trouble = trouble

    def emit(self, record: logging.LogRecord) -> None:
        """Writes a report of it."""
        self._trouble.report(record.getMessage(), str(record.msg) + str(record.args)[-400:])


class Trouble(QObject):
    """Takes over the hooks of Python for errors that nobody catches, in every thread."""

    written = Signal(object, bool)
    """The file of a report, or None when it could not be written, and whether it is of the last run; from anywhere."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._window: Played | None = None
        self._box: QMessageBox | None = None
        self._known: set[str] = set()
        """What was reported already."""
        self.written.connect(self._tell)
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook = self.caught
        threading.excepthook = self._caught_in_thread
        self._errors = Errors(self)
        logging.getLogger("sjavs_desktop").addHandler(self._errors)

    def watch(self, window: Played, crashed: str = "") -> None:
        """Tells of errors over this window from now on, and of the crash that ended the program the last time."""
        self._window = window
        if crashed:
            QTimer.singleShot(0, self, lambda: self._report_crash(crashed))

    def stop(self) -> None:
        """Gives the hooks back."""
        sys.excepthook, threading.excepthook = self._before
        logging.getLogger("sjavs_desktop").removeHandler(self._errors)

    # -- Hearing of it -------------------------------------------------------------------------------------------------

    def caught(self, kind: type[BaseException], wrong: BaseException, trace: TracebackType | None) -> None:
        """An error that nothing has caught: Qt and Python call this, in the thread in which it happened."""
        self._before[0](kind, wrong, trace)
        if isinstance(wrong, Exception):
            last = traceback.extract_tb(trace)[-1:] if trace is not None else []
            self.report(wrong, str([kind.__name__, *((one.filename, one.lineno) for one in last)]))

    def _caught_in_thread(self, told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None:
            self.caught(told.exc_type, told.exc_value, told.exc_traceback)

    def report(self, wrong: BaseException | str, key: str) -> None:
        """Writes a report, once for each `key`."""
        if key in self._known or len(self._known) >= MOST:
            return
        self._known.add(key)
        what = translate("trouble", "Something went wrong while the program ran.")
        self._write(what, wrong, self._record(), last=False)

    def _record(self) -> Record | None:
        """The match on the table."""
        return self._window.referee.record if self._window is not None else None

    def _write(self, what: str, wrong: BaseException | str, record: Record | None, last: bool) -> None:
        text = reports.report(what, wrong, record, intro())
        self.written.emit(reports.write(places.state(), text), last)

    def _report_crash(self, words: str) -> None:
        """What Python wrote when the process crashed; the match is the one that was left then."""
        left = self._window.referee.vault.newest() if self._window is not None and self._window.referee.vault else None
        what = translate("trouble", "The program crashed the last time it ran.")
        self._write(what, words, left.record if left is not None else None, last=True)

    # -- Telling of it -------------------------------------------------------------------------------------------------

    @Slot(object, bool)
    def _tell(self, file: object, last: bool) -> None:
        """Says where the report lies, in a box that stops nothing; one box at a time."""
        window = self._window.window() if self._window is not None else None
        if window is None or not window.isVisible() or self._box is not None:
            return
        self._box = box = message(file, window, self._story(last))
        box.finished.connect(self._closed)
        box.open()

    def _story(self, last: bool) -> str:
        """What has happened, and whether the match is safe."""
        if last:
            return crashed()
        journal = self._window.referee.journal if self._window is not None else None
        return unforeseen() if journal is None or journal.saved() else unforeseen_and_unsaved()

    def _closed(self) -> None:
        if self._box is not None:
            self._box.deleteLater()
        self._box = None


def intro() -> str:
    """What the file is."""
    return translate(
        "trouble",
        "This file tells what went wrong in Sjavs Desktop. It was written for you and sent to nobody. Names of people, "
        "machines and files were taken out, so that you can send it to whoever may help.",
    )


def crashed() -> str:
    """What is said of the last run."""
    return translate("trouble", "The program crashed the last time it ran. Your match is safe: every card is on disk.")


def unforeseen() -> str:
    """What is said of an error in this run."""
    return translate(
        "trouble",
        "Something went wrong that nobody had thought of. Your match is safe: every card is on disk. If the table "
        "does not go on, close the window and start again.",
    )


def unforeseen_and_unsaved() -> str:
    """What is said of an error in this run while the match cannot be written."""
    return translate(
        "trouble",
        "Something went wrong that nobody had thought of, and your match is not on disk. Save its record somewhere "
        "else before you close the window.",
    )


def message(file: object, window: QWidget, story: str) -> QMessageBox:
    """The box that says what has happened, and where a report on it lies."""
    from sjavs_desktop.ui.dialogs.frame import grown, widen

    box = QMessageBox(window)
    box.setFont(grown(window))
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(translate("trouble", "Something went wrong"))
    box.setText(story)
    if file is None:
        told = translate("trouble", "No report of it could be written.")
    else:
        told = translate(
            "trouble", "A report without names lies in {file}. Nothing was sent; you can send it to whoever may help."
        ).format(file=file)
        folder = box.addButton(translate("trouble", "&Show the folder"), QMessageBox.ButtonRole.ActionRole)
        url = QUrl.fromLocalFile(str(places.state()))
        folder.clicked.connect(lambda: QDesktopServices.openUrl(url))
    box.setInformativeText(told)
    # Over whatever dialog is open, and so that the game goes on behind it.
    box.setWindowModality(Qt.WindowModality.WindowModal)
    close = box.addButton(translate("trouble", "&Close"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(close)
    for button in box.findChildren(QPushButton):
        widen(button)
    return box
