"""The log: warnings go to the terminal and to a small file among what is the user's own."""

import logging
import sys
from pathlib import Path

from sjavs_desktop.app import places
from sjavs_desktop.cli.words import say
from sjavs_desktop.core.files import make_folder
from sjavs_desktop.core.wording import cause

FILE = "sjavs.log"
LARGEST = 200_000
"""Bytes after which it begins anew; the one before is kept."""


class Late(logging.Handler):
    """Opens its file when there is something to write: usually there is not, and the handlers of files load a lot."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._file: logging.Handler | None = None
        self._told = False
        """Whether it was said that no log is kept."""

    def emit(self, record: logging.LogRecord) -> None:
        """Writes a line."""
        if self._file is None:
            from logging.handlers import RotatingFileHandler

            self._file = RotatingFileHandler(self._path, maxBytes=LARGEST, backupCount=1, encoding="utf-8", delay=True)
            self._file.setFormatter(self.formatter)
            self._file.handleError = self._failed  # type: ignore[method-assign]
        self._file.emit(record)

    def _failed(self, record: logging.LogRecord) -> None:
        """Says once that nothing can be written; Python's own handlers print a trace for every line."""
        wrong = sys.exc_info()[1]
        if not isinstance(wrong, OSError):
            self.handleError(record)
        elif not self._told:
            self._told = True
            complain(wrong)

    def close(self) -> None:
        """Lets the file go."""
        if self._file is not None:
            self._file.close()
        super().close()


def complain(wrong: OSError) -> None:
    """Says that no log is kept, and why."""
    if sys.stderr is not None:
        print(say("sjavs-desktop: no log is kept: {why}", why=cause(wrong)), file=sys.stderr)


def begin() -> None:
    """Logs from now on; where no file can be written that is said."""
    # A program without a console has no standard error.
    handlers: list[logging.Handler] = [logging.StreamHandler()] if sys.stderr is not None else []
    folder = places.state()
    try:
        make_folder(folder)
        handlers.append(Late(folder / FILE))
    except OSError as wrong:
        complain(wrong)
    logging.basicConfig(
        level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s", handlers=handlers, force=True
    )
