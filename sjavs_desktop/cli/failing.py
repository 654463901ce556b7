"""The window cannot be opened: one sentence says why, and a file keeps the reason."""

import contextlib
import os
import sys
import traceback
from collections.abc import Iterator

from sjavs_desktop.app import places, reports
from sjavs_desktop.cli.words import say
from sjavs_desktop.core.wording import Sentence, of_file, quoted, sentence

FAILED = 2
"""The exit code of a program that could not do what it was asked."""


class NotStarted(Exception):
    """Why the window did not open, as one sentence; its cause is the error."""


def why(wrong: Exception) -> str:
    """What keeps the window from opening, in one sentence."""
    if isinstance(wrong, ImportError):
        return sentence("A part of the program cannot be loaded ({name}): install it again.", name=name_of(wrong))
    if isinstance(wrong, OSError):
        return of_file(wrong)
    if wrong.args and isinstance(wrong.args[0], Sentence):
        return quoted(wrong)
    return sentence("The window could not be opened ({name}).", name=type(wrong).__name__)


def name_of(wrong: ImportError) -> str:
    """What could not be loaded: a module, or the library that it lacks."""
    said = str(wrong)
    library = said.partition(":")[0]
    return library if ".so" in library or ".dll" in library.lower() else wrong.name or said


def tell(why: str, wrong: BaseException | str | None = None, keep: bool = True) -> int:
    """Says in one sentence why the window does not open, and where more is told; the exit code.

    More is the error itself, or what Qt has said; nothing is written unless it is to `keep`.
    """
    file = None
    if keep:
        text = reports.report(why, wrong or "", intro=intro())
        file = reports.write(places.state(), text, reports.START)
    words = say("{why} (more is told in {file})", why=why, file=file) if file is not None else why
    if sys.stderr is not None:
        print(f"sjavs-desktop: {words}", file=sys.stderr, flush=True)
    if sys.stderr is None or not sys.stderr.isatty():
        show(words)
    return FAILED


def crashed(wrong: Exception) -> int:
    """Tells of an error that no command has thought of, and where more is told; the exit code."""
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
    return 1


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
    if widgets is None or app is None or app.platformName() in ("offscreen", "minimal", ""):
        return
    with contextlib.suppress(RuntimeError):
        widgets.QMessageBox.critical(None, "Sjavs", words)


@contextlib.contextmanager
def fatal_of_qt() -> Iterator[None]:
    """While a window opens: where Qt would abort the process, the reason is told and the process ends by itself."""
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    said: list[str] = []

    def heard(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        said.append(message.strip())
        if kind == QtMsgType.QtFatalMsg:
            first = said[-1].partition("\n")[0]
            # Qt aborts as soon as this returns.
            os._exit(tell(say("Qt cannot open a window: {why}", why=first), "\n".join(said)))

    before = qInstallMessageHandler(heard)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        if said and sys.stderr is not None:
            print(*said, sep="\n", file=sys.stderr)
