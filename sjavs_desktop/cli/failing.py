"""The window cannot be opened: one sentence says why, and a file keeps the reason."""

import contextlib
import os
import sys
import traceback
from collections.abc import Iterator
from typing import TYPE_CHECKING

from sjavs_desktop.app import places, reports
from sjavs_desktop.app.display import told_by_qt, without_screen
from sjavs_desktop.cli.words import say, told
from sjavs_desktop.core.wording import Sentence, of_file, quoted, sentence

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication

FAILED = 2
"""The exit code of a program that could not do what it was asked."""


class NotStarted(Exception):
    """Why the window did not open, as one sentence; its cause is the error."""


class NotWanted(Exception):
    """Nobody wants the window any more."""


def why(wrong: Exception) -> str:
    """What keeps the window from opening, in one sentence."""
    if isinstance(wrong, ImportError):
        return sentence("A part of the program cannot be loaded ({name}): install it again.", name=name_of(wrong))
    if isinstance(wrong, OSError):
        return of_file(wrong)
    if wrong.args and isinstance(wrong.args[0], Sentence):
        return quoted(wrong)
    return sentence("The window could not be opened ({name}).", name=type(wrong).__name__)


def look_for_screen(app: "QGuiApplication", said: list[str]) -> None:
    """Raises NotStarted where Qt has found no screen, with what it has said: it would crash with the first window."""
    if app.primaryScreen() is None:
        spoken = "\n".join(said)
        said.clear()
        raise NotStarted(without_screen(app.platformName())) from RuntimeError(spoken)


def name_of(wrong: ImportError) -> str:
    """What could not be loaded: a module, or the library that it lacks."""
    said = str(wrong)
    library = said.partition(":")[0]
    return library if ".so" in library or ".dll" in library.lower() else wrong.name or said


def tell(why: str, wrong: BaseException | str | None = None, keep: bool = True, program: str = "sjavs-desktop") -> int:
    """Says in one sentence why the window does not open, and where more is told; the exit code.

    More is the error itself, or what Qt has said; nothing is written unless it is to `keep`.
    """
    file = None
    if keep:
        text = reports.report(why, wrong or "", intro=intro())
        file = reports.write(places.state(), text, reports.START)
    words = say("{why} (more is told in {file})", why=why, file=file) if file is not None else why
    if sys.stderr is not None:
        print(f"{program}: {words}", file=sys.stderr, flush=True)
    if sys.stderr is None or not sys.stderr.isatty():
        show(words)
    return FAILED


def crashed(wrong: Exception) -> int:
    """Tells of an error that no command has thought of, and where more is told; the exit code. It never fails."""
    try:
        report(wrong)
    except Exception:
        # Nothing that somebody may have brought along is needed for this.
        with contextlib.suppress(OSError):
            traceback.print_exception(wrong)
    return 1


def report(wrong: Exception) -> None:
    """Writes a report on an error, and says where it lies."""
    file = reports.write(
        places.state(), reports.report(say("Something went wrong in a command."), wrong, intro=intro())
    )
    if file is None:
        traceback.print_exception(wrong)
    else:
        words = say(
            "sjavs: something went wrong that nobody had thought of ({name}); a report without names lies in {file} "
            "and was sent to nobody",
            name=type(wrong).__name__,
            file=file,
        )
        print(words, file=sys.stderr)


def intro() -> str:
    """What the file is."""
    return say(
        "This file tells what went wrong in Sjavs Desktop. It was written for you and sent to nobody. Names of people, "
        "machines and files were taken out, so that you can send it to whoever may help."
    )


def show(words: str) -> None:
    """Shows a sentence where there is no terminal, if anything can be shown."""
    if sys.platform == "win32":
        if sys.stderr is None:
            import ctypes

            ctypes.windll.user32.MessageBoxW(None, words, "Sjavs", 0x10)
        return
    widgets = sys.modules.get("PySide6.QtWidgets")
    app = widgets.QApplication.instance() if widgets is not None else None
    if widgets is None or app is None or app.primaryScreen() is None:
        return
    if app.platformName() in ("offscreen", "minimal", ""):
        return
    with contextlib.suppress(RuntimeError):
        widgets.QMessageBox.critical(None, "Sjavs", words)


@contextlib.contextmanager
def fatal_of_qt(program: str = "sjavs-desktop") -> Iterator[list[str]]:
    """While a window opens: where Qt would abort the process, the reason is told and the process ends by itself.

    Gives the list of what Qt has said, which is told at the end.
    """
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    said: list[str] = []

    def heard(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        said.append(message.strip())
        if kind == QtMsgType.QtFatalMsg:
            # Qt aborts as soon as this returns, and can show nothing any more.
            os._exit(tell(told(told_by_qt(said)), "\n".join(said), program=program))

    before = qInstallMessageHandler(heard)
    try:
        yield said
    finally:
        qInstallMessageHandler(before)
        if said and sys.stderr is not None:
            print(*said, sep="\n", file=sys.stderr)
