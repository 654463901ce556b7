"""The file of the history: its tables, its version, and what is done when it cannot be used.

All of it is made from the records of the matches. So a file that is broken is set aside and made anew, and one of a
newer version is left alone: another one is made beside it.
"""

import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from sjavs_desktop.app.history_rows import DealRow, MatchRow
from sjavs_desktop.core.files import make_folder
from sjavs_desktop.core.wording import Sentence, cause, sentence

VERSION = 1
"""Kept in the file as ``PRAGMA user_version``."""
MAGIC = b"SQLite format 3\0"
"""How every file of SQLite begins."""
PATIENCE = 2.0
"""Seconds for which another process is waited for."""

INTEGERS = {
    *("number", "series", "dealer", "declarer", "suit", "length", "won", "made", "points", "base", "carry", "crosses"),
    *("crosses_against", "vol", "javn", "tie", "practice", "claimed", "resumed", "me", "deals"),
}
TEXTS_OF_MATCHES = {"crosses"}
"""The same word is a number in a deal and a list in a match."""


class HistoryError(Exception):
    """The history cannot be read or written now: one sentence with the file. The game goes on without it."""


class Unusable(Exception):
    """A file that is no history, or a broken one."""


class Newer(Exception):
    """A file of a newer version."""


def columns(row: type[DealRow] | type[MatchRow]) -> str:
    """The columns of a table as SQL declares them."""
    texts = TEXTS_OF_MATCHES if row is MatchRow else set()
    return ", ".join(f"{key} {kind(key, texts)}" for key in row._fields)


def kind(key: str, texts: set[str]) -> str:
    """The type of a column."""
    return "REAL" if key == "margin" else "INTEGER" if key in INTEGERS - texts else "TEXT"


SCHEMA = (
    f"CREATE TABLE matches ({columns(MatchRow)}, stamp TEXT, PRIMARY KEY (id))",
    f"CREATE TABLE deals ({columns(DealRow)}, PRIMARY KEY (match, number))",
    f"PRAGMA user_version = {VERSION}",
)
"""What makes an empty file a history; `stamp` tells whether a record has changed since it was read."""


def connect(path: Path, say: Callable[[str], None]) -> sqlite3.Connection:
    """The history in a file, ready to be used; raises HistoryError.

    What was done about a file that cannot be used is said in one sentence.
    """
    for _ in range(3):
        try:
            return opened(path)
        except Newer:
            beside = path.with_name(f"{path.stem}-v{VERSION}{path.suffix}")
            say(
                sentence(
                    "{path}: the file is of a newer version of the program and stays as it is; {beside} is used",
                    path=path,
                    beside=beside.name,
                )
            )
            path = beside
        except Unusable as wrong:
            kept = set_aside(path, wrong.args[1])
            if kept is not None:
                say(
                    sentence(
                        "{path}: {why}; the file is kept as {kept}, and the history is made anew",
                        path=path,
                        why=wrong.args[0],
                        kept=kept.name,
                    )
                )
        except (sqlite3.Error, OSError) as wrong:
            raise failure(path, wrong) from wrong
    raise HistoryError(
        sentence("{path}: the file of the history is broken, and another one breaks as soon as it is made", path=path)
    )


def opened(path: Path) -> sqlite3.Connection:
    """The history in a file; raises Unusable with reason and identity of the file, Newer, sqlite3.Error, OSError."""
    if path.is_dir():
        raise Unusable(sentence("there is a folder where the file of the history should be"), identity(path))
    make_folder(path.parent)
    before = identity(path)
    if before is not None and not begins_well(path):
        raise Unusable(sentence("this is not the file of a history"), before)
    database = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        prepare(database)
    except BaseException as wrong:
        database.close()
        if isinstance(wrong, UnicodeDecodeError):
            # SQLite quotes what it does not understand, and that need not be text.
            why = sentence("the file of the history is broken (its tables have no readable names)")
            raise Unusable(why, before) from wrong
        if isinstance(wrong, sqlite3.DatabaseError) and is_broken(wrong):
            raise Unusable(
                sentence("the file of the history is broken ({why})", why=sqlite_words(wrong)), before
            ) from wrong
        raise
    return database


def begins_well(path: Path) -> bool:
    """Whether a file is empty or a database: SQLite itself takes some small files for empty ones."""
    with path.open("rb") as file:
        found = file.read(len(MAGIC))
    return found in (b"", MAGIC)


def prepare(database: sqlite3.Connection) -> None:
    """Checks the file, and makes an empty one a history; raises sqlite3.Error and Newer."""
    # Made from the records, it need not outlive a power cut; a process that is killed does it no harm anyway.
    database.execute("PRAGMA synchronous = NORMAL")
    found = int(database.execute("PRAGMA user_version").fetchone()[0])
    if found > VERSION:
        raise Newer
    answer = database.execute("PRAGMA quick_check(1)").fetchone()[0]
    if answer != "ok":
        raise broken(str(answer).splitlines()[0])
    if found == 0:
        create(database)
    for table, row in (("matches", MatchRow), ("deals", DealRow)):
        have = {one[1] for one in database.execute(f"PRAGMA table_info({table})")}
        if not have >= set(row._fields):
            raise broken(sentence("the table {table} lacks columns", table=table))


def create(database: sqlite3.Connection) -> None:
    """Makes an empty file a history, unless another process just has; raises sqlite3.Error."""
    database.execute("BEGIN IMMEDIATE")
    try:
        if database.execute("PRAGMA user_version").fetchone()[0] == 0:
            if database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                raise broken(sentence("it is the database of another program"))
            for line in SCHEMA:
                database.execute(line)
        database.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            database.execute("ROLLBACK")
        raise


def broken(why: str) -> sqlite3.DatabaseError:
    """The error of a file that is no history."""
    wrong = sqlite3.DatabaseError(why)
    wrong.sqlite_errorcode = sqlite3.SQLITE_NOTADB
    return wrong


def is_broken(wrong: sqlite3.Error) -> bool:
    """Whether an error says that the file itself is bad, not that it cannot be reached now."""
    code = getattr(wrong, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_FORMAT)


def identity(path: Path) -> tuple[int, int] | None:
    """Which file stands under a name; None when none does."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def set_aside(path: Path, which: tuple[int, int] | None) -> Path | None:
    """Gives a broken file a name under which nothing is overwritten; raises HistoryError.

    None when another process has already done so and a new file stands there.
    """
    for number in range(1, 10_000):
        kept = path.with_name(f"{path.name}.broken-{number}")
        if os.path.lexists(kept):
            continue
        if identity(path) != which:
            return None
        try:
            if not (path.is_file() or path.is_dir()):
                # A device such as /dev/null belongs to all.
                raise OSError(errno.EPERM, os.strerror(errno.EPERM))
            os.rename(path, kept)
        except OSError as wrong:
            raise HistoryError(
                sentence("{path}: the file is broken and cannot be set aside: {why}", path=path, why=cause(wrong))
            ) from wrong
        # What belongs to the old file must not be taken for part of the new one.
        for end in ("-journal", "-wal", "-shm"):
            with suppress(OSError):
                os.rename(f"{path}{end}", f"{kept}{end}")
        return kept
    raise HistoryError(
        sentence("{path}: the file is broken, and thousands of others already stand beside it", path=path)
    )


REASONS = {
    sqlite3.SQLITE_BUSY: sentence("another window of the program is writing it"),
    sqlite3.SQLITE_LOCKED: sentence("another window of the program is writing it"),
    sqlite3.SQLITE_FULL: sentence("the disk is full"),
    sqlite3.SQLITE_READONLY: sentence("it may not be written here"),
    sqlite3.SQLITE_CANTOPEN: sentence("the file cannot be opened"),
    sqlite3.SQLITE_IOERR: sentence("the disk does not let it be read or written"),
}
"""Why the history cannot be used now, by the code of SQLite."""


BROKEN = {
    sqlite3.SQLITE_NOTADB: sentence("it is no database"),
    sqlite3.SQLITE_CORRUPT: sentence("what stands in it does not fit together"),
    sqlite3.SQLITE_FORMAT: sentence("it is no database"),
}
"""How a file of the history is broken, by the code of SQLite."""


def sqlite_words(wrong: Exception) -> Sentence:
    """What SQLite has against a file, or what we have."""
    code = getattr(wrong, "sqlite_errorcode", 0) & 0xFF
    own = wrong.args[0] if wrong.args and isinstance(wrong.args[0], Sentence) else None
    return own or REASONS.get(code) or BROKEN.get(code) or sentence("error number {number} of SQLite", number=code)


def failure(path: Path, wrong: Exception) -> HistoryError:
    """An error as one sentence."""
    code = getattr(wrong, "sqlite_errorcode", 0) & 0xFF
    why = REASONS.get(code) or (cause(wrong) if isinstance(wrong, OSError) else sqlite_words(wrong))
    return HistoryError(sentence("{path}: the history cannot be kept: {why}", path=path, why=why))
