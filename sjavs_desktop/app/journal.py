"""The file of one match while it is played: each line is on disk before the next thing happens."""

import contextlib
import os
from collections.abc import Callable, Sequence
from io import FileIO
from pathlib import Path

from PySide6.QtCore import QLockFile

from sjavs_desktop.core.files import make_folder, there
from sjavs_desktop.core.wording import cause, sentence


def told_nobody(why: str) -> None:
    """Nobody listens yet."""


class Journal:
    """Lines that are only ever added to. What cannot be written is kept here, and tried again with each line."""

    def __init__(self, path: Path, id: str) -> None:
        self.path = path
        self.id = id
        """The name of the match."""
        self.lock: QLockFile | None = None
        self.failed: Callable[[str], None] = told_nobody
        """Is told in one sentence when the match cannot be saved, once until it can be again."""
        self.lines: list[str] = []
        """All that the file should hold."""
        self._written = 0
        """How many of the lines are in the file."""
        self._size = 0
        """Bytes that these lines take; what lies behind them was torn in writing."""
        self._file: FileIO | None = None
        self.trouble = ""
        """Why the last line is not on disk; empty when it is."""

    def write(self, lines: Sequence[str]) -> None:
        """Adds lines, and writes all that is not yet in the file."""
        self.lines += lines
        try:
            self._catch_up()
        except OSError as wrong:
            self._let_go()
            self._clear_away()
            self._complain(sentence("{path}: the match cannot be saved: {why}", path=self.path, why=cause(wrong)))
        else:
            self.trouble = ""

    def saved(self) -> bool:
        """Whether all of it is in the file; what is not is tried once more, as there may be room by now."""
        if self.trouble:
            self.write([])
        return not self.trouble

    def go_on(self, lines: Sequence[str]) -> None:
        """Goes on behind lines that the file has already."""
        self.lines, self._written = list(lines), len(lines)
        self._size = len(text_of(lines))

    def _complain(self, why: str) -> None:
        told, self.trouble = self.trouble, why
        if not told:
            self.failed(why)

    def _catch_up(self) -> None:
        file = self._opened()
        data = text_of(self.lines[self._written :])
        file.seek(self._size)
        while data:
            data = data[file.write(data) or 0 :]
        self._size = file.tell()
        # What a write that failed left behind the good lines.
        file.truncate(self._size)
        self._written = len(self.lines)

    def _opened(self) -> FileIO:
        """The file, ready to be added to; one that has vanished is written anew from its first line."""
        if self._file is not None and not self._in_place(self._file):
            self._let_go()
            self.failed(sentence("{path}: the file of the match had gone; it is written anew", path=self.path))
        if self._file is None:
            if not there(self.path):
                make_folder(self.path.parent)
                self._written = self._size = 0
            self._file = FileIO(os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644), "r+")
        return self._file

    def _in_place(self, file: FileIO) -> bool:
        """Whether an open file still lies under its name: its folder may have been moved or deleted."""
        try:
            return os.path.samestat(os.fstat(file.fileno()), os.stat(self.path))
        except OSError:
            return False

    def _let_go(self) -> None:
        if self._file is not None:
            # A disk that is full may say so once more when the file is closed.
            with contextlib.suppress(OSError):
                self._file.close()
        self._file = None

    def _clear_away(self) -> None:
        """Removes a new file that holds not even its first line: the next start would take it for a broken match."""
        if self._written:
            return
        with contextlib.suppress(OSError):
            if b"\n" not in self.path.read_bytes():
                self.path.unlink()

    def sync(self) -> None:
        """Makes sure that what was written outlives a power cut."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                os.fsync(self._file.fileno())

    def close(self, ended: bool = False) -> None:
        """Lets the file go; a match that has `ended` gets its final name, unless it is taken. May be called twice."""
        if self._written < len(self.lines):
            # There may be room by now.
            self.write([])
        self.sync()
        self._let_go()
        final = self.path.with_name(f"{self.id}.sjavs")
        if ended and self.path != final and self._written == len(self.lines) and not there(final):
            with contextlib.suppress(OSError):
                os.rename(self.path, final)
                self.path = final
        if self.lock is not None:
            self.lock.unlock()
            self.lock = None


def text_of(lines: Sequence[str]) -> bytes:
    """Lines as they stand in the file."""
    return "".join(f"{line}\n" for line in lines).encode()
