"""Files that tell what went wrong, which a user may send to whoever mends it. Nothing is sent. It needs no Qt.

A report has the version, the system, how the error came to be, and the match without names. It holds no name of a
person, a machine or a file.
"""

import contextlib
import faulthandler
import os
import sys
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import TextIO

from sjavs_desktop import __version__
from sjavs_desktop.core.record import Record, record_text

START = "not-started.txt"
"""Why the window did not open the last time it did not."""
MOST = 20
"""Reports that are kept; older ones go."""


def system() -> str:
    """What the program runs on, without anything that only one machine is called."""
    import platform

    qt = sys.modules.get("PySide6.QtCore")
    lines = [
        f"Sjavs Desktop {__version__}" + (" (packed)" if getattr(sys, "frozen", False) else ""),
        f"Python {platform.python_version()}, PySide6 {qt.__version__ if qt else '(not loaded)'}",
        f"{platform.system()} {platform.release()}, {platform.machine()}",
    ]
    said = [f"{key}={os.environ[key]}" for key in ("QT_QPA_PLATFORM", "XDG_SESSION_TYPE") if os.environ.get(key)]
    return "\n".join([*lines, *said])


def report(what: str, wrong: BaseException | str, record: Record | None = None, intro: str = "") -> str:
    """The text of a report: what it is about, in a sentence, and the error or what Python has written about it."""
    # Loaded when something has gone wrong, which it rarely does.
    from sjavs_desktop.app import scrubbing

    names = scrubbing.known_names() | scrubbing.players_of(record)
    if isinstance(wrong, BaseException):
        names |= scrubbing.named_in(wrong)
        came = scrubbing.trace(wrong)
    else:
        came = scrubbing.shortened(wrong)
    told = scrubbing.scrubbed(f"{what}\n\n{came}", names.items())
    parts = [intro, scrubbing.scrubbed(system(), names.items()), told.strip()]
    if record is not None:
        parts += ["Match:", record_text(scrubbing.nameless(record))]
    return "\n\n".join(part for part in parts if part) + "\n"


def write(folder: Path, text: str, name: str = "") -> Path | None:
    """Writes a report, and the one before of the same `name` goes; its file, or None when it cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if name:
            (folder / name).write_text(text, encoding="utf-8", errors="backslashreplace", newline="\n")
            return folder / name
        return new(folder, text)
    except OSError:
        return None


def new(folder: Path, text: str) -> Path:
    """Writes a report beside those before, of which the oldest go. Raises OSError."""
    while True:
        path = folder / f"report-{datetime.now():%Y%m%d-%H%M%S-%f}.txt"
        try:
            with path.open("x", encoding="utf-8", errors="backslashreplace", newline="\n") as file:
                file.write(text)
        except FileExistsError:
            # Another thread has written one in the same moment.
            continue
        for old in sorted(folder.glob("report-*.txt"))[:-MOST]:
            remove(old)
        return path


def remove(path: Path) -> None:
    """Deletes a file, if it can be."""
    with contextlib.suppress(OSError):
        path.unlink()


# -- Crashes of the process ------------------------------------------------------------------------------------------


class Watch:
    """Keeps a file into which Python writes its last words when the process itself crashes; it is empty otherwise."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / f"crash-{os.getpid()}.txt"
        self._file: TextIO | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("w", encoding="utf-8")
            faulthandler.enable(self._file)
        except (OSError, ValueError):
            self.close()

    def close(self) -> None:
        """Ends the watch: the process has come to a good end."""
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None
            remove(self._path)


def last_words(folder: Path) -> str:
    """What processes wrote that have crashed since the last start; their files are gone afterwards."""
    return "\n".join(filter(None, map(taken, crashes(folder))))


def crashes(folder: Path) -> Iterable[Path]:
    """The files of processes that are not there any more."""
    try:
        return sorted(one for one in folder.glob("crash-*.txt") if gone(one.stem.removeprefix("crash-")))
    except OSError:
        return []


def gone(process: str) -> bool:
    """Whether a process has ended. Windows does not let a file be removed that another process holds open."""
    if not (process.isdecimal() and process.isascii()):
        return False
    if sys.platform == "win32":
        return int(process) != os.getpid()
    try:
        os.kill(int(process), 0)
    except (ProcessLookupError, OverflowError):
        return True
    except PermissionError:
        return False
    # A new process may have the number of one that crashed; our own file is not there yet when this is asked.
    return int(process) == os.getpid()


def taken(path: Path) -> str:
    """The text of a file that is removed."""
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
        path.unlink()
    except OSError:
        return ""
    return text
