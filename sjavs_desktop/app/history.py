"""The history of this user: every match and deal in one file, made from the records and from nothing else.

It needs no Qt. Whatever goes wrong with the file is one sentence (HistoryError), and no record is ever changed by it.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sjavs_desktop.app.history_rows import DealRow, MatchRow, Reading, deal_rows, match_row
from sjavs_desktop.app.history_schema import HistoryError, broken, connect, failure, is_broken
from sjavs_desktop.core.files import empty, there
from sjavs_desktop.core.record import Record, read_record
from sjavs_desktop.core.wording import cause, quoted, sentence

FILE = "history.sqlite"
"""Its name in the user's folder."""
GOING, ENDED = ".going.sjavs", ".sjavs"
"""How the files of matches end (`app.vault`)."""

Answer = TypeVar("Answer")


def told_nobody(why: str) -> None:
    """Nobody listens."""


class Learnt(NamedTuple):
    """How far the history has caught up with the records."""

    done: int
    all: int
    wrong: str
    """What is wrong with the record that was just read; empty when it is in the history."""


class History:
    """The history in a file, and the folder with the records that it is made from.

    Nothing happens before it is used. Every method that reads or writes the file may raise HistoryError.
    """

    def __init__(self, path: Path, folder: Path, say: Callable[[str], None] = told_nobody) -> None:
        """`say` is told in one sentence what was done about a file that could not be used."""
        self.path, self.folder, self.say = path, folder, say
        self._database: sqlite3.Connection | None = None
        self._reading: tuple[str, Reading] | None = None
        """The match that was learnt last, as it is usually learnt again with one deal more."""

    # -- Learning ----------------------------------------------------------------------------------------------------

    def learn(self, record: Record, id: str) -> None:
        """Puts a match in, or anew in when it is there already; the same record always makes the same rows."""
        self._learn(record, id, self._stamp(id))

    def _learn(self, record: Record, id: str, stamp: str) -> None:
        reading = self._read(record, id)
        match = match_row(reading, record, id, self._ended(id))
        deals = deal_rows(reading, record, id)

        def write(database: sqlite3.Connection) -> None:
            database.execute("DELETE FROM deals WHERE match = ?", (id,))
            database.execute("DELETE FROM matches WHERE id = ?", (id,))
            marks = ", ".join("?" * (len(match) + 1))
            database.execute(
                f"INSERT INTO matches ({', '.join(match._fields)}, stamp) VALUES ({marks})", (*match, stamp)
            )
            marks = ", ".join("?" * len(DealRow._fields))
            database.executemany(f"INSERT INTO deals ({', '.join(DealRow._fields)}) VALUES ({marks})", deals)

        self._write(write)

    def _read(self, record: Record, id: str) -> Reading:
        known, reading = self._reading or ("", None)
        if reading is None or known != id or not reading.goes_on_to(record):
            reading = Reading(record)
        reading.follow(record)
        self._reading = id, reading
        return reading

    def learn_file(self, id: str) -> str:
        """Puts a match in from its file; what is wrong with the file, in one sentence, or nothing."""
        path = self.path_of(id)
        # Before the file is read: whatever is added meanwhile makes it a changed one.
        stamp = self._stamp(id)
        try:
            record = read_record(path.read_bytes().decode("utf-8"), str(path))
        except UnicodeDecodeError:
            return sentence("{path}: the file is not UTF-8 text", path=path)
        except OSError as wrong:
            return sentence("{path}: the file cannot be read: {why}", path=path, why=cause(wrong))
        except (ValueError, RecursionError) as wrong:
            return quoted(wrong)
        self._learn(record, id, stamp)
        return ""

    def missing(self) -> list[str]:
        """The records that are not in the history as they now are, oldest first."""
        known = dict(self._ask("SELECT id, stamp FROM matches"))
        return [id for id in self.records() if known.get(id) != self._stamp(id)]

    def catch_up(self) -> Iterator[Learnt]:
        """Puts in what is missing, a record with each step, so that somebody who waits can be told how far it is."""
        ids = self.missing()
        for number, id in enumerate(ids, 1):
            yield Learnt(number, len(ids), self.learn_file(id))

    def rebuild(self) -> list[str]:
        """Makes the history anew from all records; what is wrong with some of them, a sentence for each.

        Matches whose records are gone stay in it: nothing else tells of them any more.
        """
        return [wrong for id in self.records() if (wrong := self.learn_file(id))]

    # -- Asking ------------------------------------------------------------------------------------------------------

    def matches(self) -> list[MatchRow]:
        """Every match, in the order in which they began, as far as that is known."""
        rows = self._ask(f"SELECT {', '.join(MatchRow._fields)} FROM matches ORDER BY began, id")
        found = [MatchRow(*one) for one in rows]
        return [one._replace(won=truth(one.won), practice=bool(one.practice)) for one in found]

    def deals(self, id: str | None = None) -> list[DealRow]:
        """The deals of a match, or of all of them, in order."""
        fields = ", ".join(f"deals.{key}" for key in DealRow._fields)
        where, values = ("", ()) if id is None else ("WHERE deals.match = ?", (id,))
        order = "ORDER BY matches.began, matches.id, deals.number"
        rows = self._ask(f"SELECT {fields} FROM deals JOIN matches ON matches.id = deals.match {where} {order}", values)
        return [truthful(DealRow(*one)) for one in rows]

    # -- Forgetting --------------------------------------------------------------------------------------------------

    def delete(self, ids: Sequence[str]) -> list[str]:
        """Removes matches for good, files and rows; one sentence for each that cannot be removed, and stays.

        That is the only way in which a record is ever removed: because its owner wished it.
        """
        wrong, gone = [], []
        for id in ids:
            why = remove(self.folder, id)
            wrong += [why] if why else []
            gone += [] if why else [(id,)]

        def forget(database: sqlite3.Connection) -> None:
            database.executemany("DELETE FROM deals WHERE match = ?", gone)
            database.executemany("DELETE FROM matches WHERE id = ?", gone)

        self._reading = None
        self._write(forget)
        return wrong

    def close(self) -> None:
        """Lets the file go; it is opened again when it is needed."""
        if self._database is not None:
            with suppress(sqlite3.Error):
                self._database.close()
        self._database = None

    # -- Records -----------------------------------------------------------------------------------------------------

    def records(self) -> list[str]:
        """The names of all records, oldest first."""
        try:
            names = [path.name for path in self.folder.iterdir() if not (path.name.endswith(GOING) and empty(path))]
        except OSError:
            return []
        # A name that cannot be written down is none that the program has given.
        sound = (one for one in names if one.endswith(ENDED) and one.isprintable())
        return sorted({one.removesuffix(ENDED).removesuffix(".going") for one in sound})

    def path_of(self, id: str) -> Path:
        """The file of a match, whether it goes on or has ended."""
        going = self.folder / f"{id}{GOING}"
        return going if there(going) else self.folder / f"{id}{ENDED}"

    def _stamp(self, id: str) -> str:
        """Changes with the file of a match."""
        try:
            found = self.path_of(id).stat()
        except OSError:
            return ""
        return f"{found.st_size} {found.st_mtime_ns}"

    def _ended(self, id: str) -> str:
        """When the file of a match was last written."""
        with suppress(OSError, ValueError, OverflowError):
            written = self.path_of(id).stat().st_mtime
            return datetime.fromtimestamp(written, UTC).replace(tzinfo=None).isoformat(timespec="seconds")
        return ""

    # -- The file ----------------------------------------------------------------------------------------------------

    def _ask(self, question: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        def ask(database: sqlite3.Connection) -> list[tuple[Any, ...]]:
            try:
                with closing(database.execute(question, values)) as cursor:
                    return cursor.fetchall()
            except UnicodeDecodeError as wrong:
                raise broken(sentence("a row is not text")) from wrong

        return self._do(ask)

    def _write(self, work: Callable[[sqlite3.Connection], None]) -> None:
        def write(database: sqlite3.Connection) -> None:
            database.execute("BEGIN IMMEDIATE")
            try:
                work(database)
                database.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    database.execute("ROLLBACK")
                raise

        self._do(write)

    def _do(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Does something with the file; when it turns out to be broken, once more with a new one."""
        try:
            return work(self._open())
        except sqlite3.Error as wrong:
            if not is_broken(wrong) and not self._vanished():
                raise failure(self.path, wrong) from wrong
        self.close()
        try:
            return work(self._open())
        except sqlite3.Error as wrong:
            raise failure(self.path, wrong) from wrong

    def _vanished(self) -> bool:
        return not os.path.lexists(self.path)

    def _open(self) -> sqlite3.Connection:
        if self._database is not None and self._vanished():
            # Otherwise the rows would go where nobody finds them again.
            self.close()
        if self._database is None:
            self._database = connect(self.path, self.say)
        return self._database


def truth(value: int | None) -> bool | None:
    """A truth as a database keeps it."""
    return None if value is None else bool(value)


def truthful(row: DealRow) -> DealRow:
    """A row whose truths are truths again."""
    return row._replace(
        won=truth(row.won),
        made=truth(row.made),
        tie=bool(row.tie),
        practice=bool(row.practice),
        claimed=bool(row.claimed),
        resumed=bool(row.resumed),
    )


def remove(folder: Path, id: str) -> str:
    """Removes the files of a match for good; why that cannot be done, or nothing when they are gone."""
    from PySide6.QtCore import QLockFile

    if Path(id).name != id:
        return sentence("{id!r} is not the name of a match", id=id)
    lock = QLockFile(str(folder / f"{id}.lock"))
    lock.setStaleLockTime(0)
    if not lock.tryLock(0) and lock.error() == QLockFile.LockError.LockFailedError:
        return sentence("{path}: the match is open, so it cannot be deleted now", path=folder / f"{id}{ENDED}")
    try:
        for end in (GOING, ENDED):
            (folder / f"{id}{end}").unlink(missing_ok=True)
    except OSError as wrong:
        path = folder / f"{id}{ENDED}"
        return sentence("{path}: the file cannot be deleted: {why}", path=path, why=cause(wrong))
    finally:
        lock.unlock()
    return ""


__all__ = ["FILE", "History", "HistoryError", "Learnt"]
