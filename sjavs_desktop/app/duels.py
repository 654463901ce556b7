"""The duels of this user: a working copy of each, merged with the files that others send.

A working copy lies in ``duels/SEED.sjavs-duel`` and is written as a whole, so that it is either the old one or the new.
"""

import contextlib
import errno
import os
import tempfile
from pathlib import Path
from typing import NamedTuple

from sjavs_desktop.core.duel import ORIGIN, Duel, duel_text, read_duel
from sjavs_desktop.core.errors import RecordError
from sjavs_desktop.core.files import at_most, make_folder, there
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.wording import cause, placed, quoted, sentence

END = ".sjavs-duel"
LARGEST = 8_000_000
"""Bytes that a file has at most; a hundred deals of two players need less than a twentieth of it."""


class Listed(NamedTuple):
    """What there is."""

    duels: tuple[Duel, ...]
    """The one that was changed last comes first."""
    wrong: tuple[str, ...]
    """A sentence for each working copy that cannot be read."""


class Duels:
    """The folder with the working copies. It is made when something is kept in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, seed: str) -> Path:
        """Where the working copy of a duel lies, or would."""
        return self.folder / f"{seed}{END}"

    def all(self) -> Listed:
        """Every duel that can be read; the files of the others are set aside, but for those of a newer version."""
        try:
            paths = [path for path in self.folder.iterdir() if path.name.endswith(END) and path.is_file()]
        except OSError:
            paths = []
        found: list[tuple[float, Duel]] = []
        wrong = []
        for path in sorted(paths):
            try:
                found.append((changed(path), self._kept(path)))
            except ValueError as why:
                wrong.append(quoted(why))
        found.sort(key=lambda one: -one[0])
        return Listed(tuple(duel for _, duel in found), tuple(wrong))

    def get(self, seed: str) -> Duel | None:
        """The working copy of a duel; None when there is none. Raises ValueError with one sentence."""
        path = self.path(seed)
        return self._kept(path) if there(path) else None

    def _kept(self, path: Path) -> Duel:
        """A working copy; a broken one is set aside. Raises ValueError with one sentence."""
        try:
            duel = read(path)
            if path.name != f"{duel.seed}{END}":
                raise RecordError(
                    str(path), 1, sentence("the file should be called {seed}{end}", seed=duel.seed, end=END)
                )
        except RecordError as wrong:
            # The vault needs Qt, which the command line loads only where it must.
            from sjavs_desktop.app.vault import set_aside

            kept = None if "newer version" in str(wrong) else set_aside(path)
            raise ValueError(
                sentence("{wrong}; the file is kept as {name}", wrong=wrong, name=kept.name) if kept else quoted(wrong)
            ) from wrong
        return duel

    def save(self, duel: Duel) -> None:
        """Keeps the working copy of a duel. Raises ValueError with one sentence, and then the one before is there."""
        write(duel, self.path(duel.seed))

    def delete(self, duel: Duel) -> None:
        """Deletes the working copy of a duel; `save` brings it back. Raises ValueError with one sentence."""
        path = self.path(duel.seed)
        try:
            path.unlink(missing_ok=True)
        except OSError as wrong:
            raise ValueError(
                sentence("{path}: the file cannot be deleted: {why}", path=path, why=cause(wrong))
            ) from wrong

    def bring(self, path: Path) -> Duel:
        """Takes in a file that somebody has sent, merged with the working copy if there is one; the duel as it is now.

        Raises ValueError with one sentence, and then nothing has changed.
        """
        brought = read(path).sent()
        check_levels(brought, path)
        known = self.get(brought.seed)
        try:
            duel = brought if known is None else known.joined(brought)
        except ValueError as wrong:
            raise ValueError(sentence("{path}: {wrong}; nothing has been changed", path=path, wrong=wrong)) from wrong
        self.save(duel)
        return duel

    def export(self, duel: Duel, path: Path) -> None:
        """Writes the file of a duel that is sent to the other player. Raises ValueError with one sentence."""
        if path.parent.resolve() == self.folder.resolve():
            raise ValueError(
                sentence("{path}: here the working copies lie; what is sent needs another place", path=path)
            )
        write(duel.sent(), path)

    def add(self, record: Record) -> Duel:
        """Adds a deal that was just played to the end to its duel; the duel as it is now.

        Nothing changes when that deal is there already: the first time counts. Raises ValueError with one sentence.
        """
        seed, deal = deal_of(record.origin)
        duel = self.get(seed)
        if duel is None:
            raise ValueError(
                sentence("{path}: there is no such duel any more, so the deal counts for none", path=self.path(seed))
            )
        player = duel.own or record.players[0]
        duel = duel.owned(player)
        if duel.next_deal(player) == deal:
            try:
                duel = duel.played(player, record.actions)
            except ValueError as wrong:
                raise ValueError(placed(self.path(seed), wrong)) from wrong
            self.save(duel)
        return duel


def read(path: Path) -> Duel:
    """The duel in a file. Raises RecordError, or another ValueError with one sentence when there is no such file."""
    try:
        data = at_most(path, LARGEST)
    except OSError as wrong:
        if path.is_dir() or wrong.errno == errno.EFBIG:
            words = sentence("this is not a duel (it is a folder, or much too large)")
            raise RecordError(str(path), 1, words) from wrong
        raise ValueError(sentence("{path}: the duel cannot be read: {why}", path=path, why=cause(wrong))) from wrong
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as wrong:
        line = data[: wrong.start].count(b"\n") + 1
        raise RecordError(str(path), line, sentence("the file is not UTF-8 text")) from wrong
    return read_duel(text, str(path))


def write(duel: Duel, path: Path) -> None:
    """Writes a duel as a whole, or not at all. Raises ValueError with one sentence."""
    made = None
    try:
        if there(path) and not os.path.isfile(path):
            # A device or a pipe is written to: to put a file in its place would take it from everybody else.
            path.write_text(duel_text(duel), encoding="utf-8", newline="\n")
            return
        make_folder(path.parent)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        made = Path(name)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(duel_text(duel))
            file.flush()
            os.fsync(file.fileno())
        # A temporary file is only for its owner to read; one that is sent may be read as other files are.
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(made, 0o666 & ~mask)
        os.replace(made, path)
    except OSError as wrong:
        if made is not None:
            with contextlib.suppress(OSError):
                made.unlink()
        raise ValueError(sentence("{path}: the duel cannot be written: {why}", path=path, why=cause(wrong))) from wrong


def check_levels(duel: Duel, path: Path) -> None:
    """Raises ValueError when a bot of a duel is not known here."""
    from sjavs_desktop.engine.levels import LEVELS

    unknown = [one for one in duel.levels[1:] if one not in LEVELS]
    if unknown:
        raise ValueError(
            sentence(
                "{path}:1: the bots' level {unknown!r} is not known here; nothing has been changed",
                path=path,
                unknown=unknown[0],
            )
        )


def changed(path: Path) -> float:
    """When a file was written last; 0 when it has gone."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def deal_of(origin: str) -> tuple[str, int]:
    """The seed of the duel and the number of the deal that a match with that origin is; raises ValueError."""
    seed, _, deal = origin.removeprefix(ORIGIN).partition(" ")
    if not origin.startswith(ORIGIN) or not (deal.isdecimal() and deal.isascii() and len(deal) < 4):
        raise ValueError(sentence("{origin!r} names no deal of a duel", origin=origin))
    return seed, int(deal)
