"""Where matches are kept while they are played: a file each, written action by action, so that nothing is ever lost.

A match that is going on lies in ``ID.going.sjavs``; once it has ended its file is called ``ID.sjavs``.
"""

import contextlib
import os
import secrets
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLockFile

from sjavs_desktop.app.journal import Journal
from sjavs_desktop.core.duel import deal_ended
from sjavs_desktop.core.errors import RecordError
from sjavs_desktop.core.files import empty, there
from sjavs_desktop.core.record import Record, read_header, read_record, record_text
from sjavs_desktop.core.state import OVER
from sjavs_desktop.core.wording import cause, quoted, sentence

GOING, ENDED = ".going.sjavs", ".sjavs"


class Unfinished(NamedTuple):
    """A match that can be gone on with."""

    id: str
    record: Record
    """Its header; the actions are read only when it is opened."""


class Vault:
    """The folder with the matches of this user. It may vanish or be full: the game goes on, and is told why."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.troubles: list[str] = []
        """A sentence for each match that could not be read when the newest one was looked for."""

    # -- Keeping -----------------------------------------------------------------------------------------------------

    def new(self, record: Record) -> Journal:
        """The journal of a match that begins.

        It never fails: what cannot be written the journal keeps, says, and tries again.
        """
        # Where there is no folder there is no lock either.
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
        stem = self._free_name()
        journal = Journal(self.folder / f"{stem}{GOING}", stem)
        journal.lock = self._lock(stem)
        journal.write(record_text(record).split("\n")[:-1])
        return journal

    def _free_name(self) -> str:
        """A name that no file has; the time in it is for people, and may be wrong."""
        while True:
            stem = f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(2)}"
            if not any(there(self.folder / f"{stem}{end}") for end in (GOING, ENDED)):
                return stem

    def _lock(self, stem: str) -> QLockFile | None:
        """The lock of a match, so that no other window or process writes it; None when somebody else has it.

        Where no file can be written there is nothing to lock: then the lock is there without holding anything.
        """
        lock = QLockFile(str(self.folder / f"{stem}.lock"))
        # A lock goes stale with its process, never by its age: a match may lie open for days.
        lock.setStaleLockTime(0)
        if lock.tryLock(0) or lock.error() != QLockFile.LockError.LockFailedError:
            return lock
        return None

    # -- Going on ----------------------------------------------------------------------------------------------------

    def unfinished(self) -> list[Unfinished]:
        """The matches that can be gone on with, the newest first; those that are open elsewhere are not among them."""
        return [one for stem, path in self._going() if (one := self._glance(stem, path)) is not None]

    def newest(self) -> Unfinished | None:
        """The match that was left last, with its actions, if one can be gone on with.

        What has ended gets its final name on the way: the process was killed before it could. What is broken is set
        aside, and `troubles` tell why.
        """
        for stem, path in self._going():
            if self._in_use(stem):
                continue
            try:
                data = path.read_bytes()
                if not data:
                    # The process was killed, or the disk was full, before anything was written.
                    continue
                record = read_record(whole_lines(data.decode("utf-8")), str(path))
            except OSError:
                continue
            except ValueError as wrong:
                self.troubles.append(self._refusal(path, wrong))
                continue
            if over(record):
                self._finish(stem)
            elif record.actions:
                return Unfinished(stem, record)
        return None

    def _finish(self, stem: str) -> None:
        """Gives a match that has ended its final name."""
        final = self.folder / f"{stem}{ENDED}"
        if not there(final):
            with contextlib.suppress(OSError):
                os.rename(self.path(stem), final)

    def _going(self) -> Iterator[tuple[str, Path]]:
        paths = sorted(self._listed(GOING), key=changed, reverse=True)
        return ((path.name.removesuffix(GOING), path) for path in paths)

    def _listed(self, end: str) -> list[Path]:
        try:
            return [path for path in self.folder.iterdir() if path.name.endswith(end)]
        except OSError:
            return []

    def _glance(self, stem: str, path: Path) -> Unfinished | None:
        if self._in_use(stem):
            return None
        try:
            with path.open(encoding="utf-8") as file:
                return Unfinished(stem, read_header(file.readline(), str(path)))
        except (OSError, ValueError):
            return None

    def _in_use(self, stem: str) -> bool:
        lock = self._lock(stem)
        if lock is None:
            return True
        lock.unlock()
        return False

    def path(self, stem: str) -> Path:
        """The file of a match, whether it goes on or has ended."""
        going = self.folder / f"{stem}{GOING}"
        return going if there(going) else self.folder / f"{stem}{ENDED}"

    def records(self) -> Iterator[tuple[str, Path]]:
        """Every match by its name, with its file; one in whose file nothing was written yet is none."""
        for path in sorted(self._listed(ENDED)):
            if path.name.endswith(GOING) and empty(path):
                continue
            yield path.name.removesuffix(GOING).removesuffix(ENDED), path

    def read(self, stem: str) -> Record:
        """The record of a match. Raises OSError, and RecordError or UnicodeDecodeError when it is broken."""
        path = self.path(stem)
        return read_record(path.read_text(encoding="utf-8"), str(path))

    def open(self, stem: str) -> tuple[Record, Journal]:
        """A match to go on with, and its journal.

        Raises ValueError with one sentence when it is open elsewhere or cannot be read; a broken file is set aside.
        """
        lock = self._lock(stem)
        path = self.folder / f"{stem}{GOING}"
        if lock is None:
            raise ValueError(sentence("{path}: the match is open in another window", path=path))
        try:
            text = whole_lines(path.read_bytes().decode("utf-8"))
            record = read_record(text, str(path))
        except OSError as wrong:
            lock.unlock()
            raise ValueError(
                sentence("{path}: the match cannot be read: {why}", path=path, why=cause(wrong))
            ) from wrong
        except ValueError as wrong:
            lock.unlock()
            raise ValueError(self._refusal(path, wrong)) from wrong
        journal = Journal(path, stem)
        journal.lock = lock
        journal.go_on(text.split("\n")[:-1])
        return record, journal

    def _refusal(self, path: Path, wrong: ValueError) -> str:
        """Sets a broken file aside and says so; one of a newer version is left where it is."""
        broken = isinstance(wrong, RecordError)
        why = quoted(wrong) if broken else sentence("{path}: the file is not UTF-8 text", path=path)
        if "newer version" in why:
            return why
        kept = set_aside(path)
        return sentence("{why}; the file is kept as {name}", why=why, name=kept.name) if kept else why


def over(record: Record) -> bool:
    """Whether a match has ended or was given up."""
    table = record.state().table
    return record.marked("abandoned") or table.phase == OVER or deal_ended(record.origin, table)


def changed(path: Path) -> tuple[float, str]:
    """When a file was written last; files that have gone count as old. Of equal times the later name is the later."""
    try:
        return path.stat().st_mtime, path.name
    except OSError:
        return 0.0, path.name


def whole_lines(text: str) -> str:
    """A text without a last line that was torn in writing."""
    return text[: text.rfind("\n") + 1] or text


def set_aside(path: Path) -> Path | None:
    """Gives a broken file another name, under which nothing is overwritten; None when it cannot be renamed.

    What is no file stays where it is: a device such as `/dev/null` belongs to all.
    """
    if not os.path.isfile(path):
        return None
    for number in range(1, 10_000):
        kept = path.with_name(f"{path.name}.broken-{number}")
        if there(kept):
            continue
        try:
            os.rename(path, kept)
        except OSError:
            return None
        return kept
    return None
