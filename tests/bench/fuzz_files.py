"""Mutated records, settings, duels and histories, as JSON: `python -m tests.bench.fuzz_files N [SEED]`.

Each file is opened as the application opens it. It is read, or refused in one sentence; and whatever was in it is still
there afterwards, under its own name or under one that says that it is broken.
"""

import contextlib
import json
import random
import sqlite3
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSettings

from sjavs_desktop.app.duels import Duels
from sjavs_desktop.app.history import History, HistoryError
from sjavs_desktop.app.settings import SETTINGS, Settings
from sjavs_desktop.app.vault import GOING, Vault
from sjavs_desktop.core.duel import duel_text
from sjavs_desktop.core.record import record_text
from tests.core.golden import stored
from tests.core.test_duel import whole

Open = Callable[[Path, Path], str]
"""Opens the file in a folder as the application does; what it says when it refuses it."""


def mutated(data: bytes, chance: random.Random) -> bytes:
    """Some bytes changed, taken out, doubled or put in; now and then a piece cut off, or nothing left."""
    found = bytearray(data)
    for _ in range(chance.choice((1, 1, 1, 2, 5, 20))):
        at = chance.randrange(len(found) + 1)
        match chance.randrange(7):
            case 0:
                found[at : at + 1] = bytes([chance.randrange(256)])
            case 1:
                del found[at : at + chance.choice((1, 1, 4, 50))]
            case 2:
                found[at:at] = found[at : at + chance.choice((1, 8, 60))]
            case 3:
                found[at:at] = chance.choice((b"\n", b'"', b"\xff", b"-1", b"9" * 30, b"null", b"# back 3\n", b"[["))
            case 4:
                found = found[: at if chance.random() < 0.3 else len(found)]
            case 5:
                found[at : at + 1] = bytes([found[at - 1] ^ 1]) if at else b""
            case 6:
                lines = found.split(b"\n")
                chance.shuffle(lines) if len(lines) < 6 else lines.pop(chance.randrange(len(lines)))
                found = bytearray(b"\n".join(lines))
    return bytes(found)


# -- What is opened --------------------------------------------------------------------------------------------------


def open_record(path: Path, folder: Path) -> str:
    vault = Vault(folder)
    vault.newest()
    try:
        _, journal = vault.open(path.name.removesuffix(GOING))
    except ValueError as refused:
        return str(refused)
    journal.write(["# resumed"])
    journal.close()
    return ""


def open_settings(path: Path, folder: Path) -> str:
    settings = Settings(store=QSettings(str(path), QSettings.Format.IniFormat))
    for option in SETTINGS:
        settings.get(option.key)
    settings.rules()
    settings.bytes("geometry")
    settings.sync()
    return ""


def open_duel(path: Path, folder: Path) -> str:
    try:
        Duels(folder / "duels").bring(path)
    except ValueError as refused:
        return str(refused)
    return ""


def open_history(path: Path, folder: Path) -> str:
    said: list[str] = []
    try:
        history = History(path, folder, said.append)
        history.matches()
        history.deals()
        history.close()
    except HistoryError as refused:
        said.append(str(refused))
    return said[0] if said else ""


def settings_file() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "s.ini"
        settings = Settings(store=QSettings(str(path), QSettings.Format.IniFormat))
        for option in SETTINGS:
            settings.set(option.key, option.choices[-1].value)
        settings.remember_rules("sjavs", {"cut": "ask"}, "sjavs")
        settings.sync()
        return path.read_bytes()


def history_file() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "history.sqlite"
        history = History(path, Path(folder))
        history.learn(stored("house")[0], "one")
        history.close()
        with contextlib.closing(sqlite3.connect(path)) as database:
            database.execute("PRAGMA journal_mode=DELETE")
        return path.read_bytes()


def record_file() -> bytes:
    """A match that can be gone on with."""
    record = stored("house")[0]
    return record_text(replace(record, actions=record.actions[:70])).encode()


def duel_file() -> bytes:
    duel = whole("klorsjavs", 3)
    return duel_text(replace(duel, levels=(duel.levels[0], "club", "club"))).encode()


KINDS: dict[str, tuple[str, Open, Callable[[], bytes]]] = {
    "record": (f"one{GOING}", open_record, record_file),
    "settings": ("sjavs.ini", open_settings, settings_file),
    "duel": ("one.sjavs-duel", open_duel, duel_file),
    "history": ("history.sqlite", open_history, history_file),
}


def lost(data: bytes, folder: Path, kind: str) -> bool:
    """Whether what was in a file is nowhere any more."""
    for path in folder.rglob("*"):
        if path.is_file():
            kept = path.read_bytes()
            if kept == data or (kind == "record" and kept.startswith(data[: data.rfind(b"\n") + 1])):
                return False
    return True


def main(number: int, seed: int) -> None:
    """Prints what became of `number` mutated files, as many of each kind."""
    told: Counter[str] = Counter()
    faults: list[str] = []
    chance, began = random.Random(seed), time.perf_counter()
    originals = {kind: make() for kind, (_, _, make) in KINDS.items()}
    for index in range(number):
        kind = list(KINDS)[index % len(KINDS)]
        name, opened, _ = KINDS[kind]
        data = mutated(originals[kind], chance)
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place)
            (folder / name).write_bytes(data)
            try:
                said = opened(folder / name, folder)
            except Exception:
                faults.append(f"{kind} {index}: {traceback.format_exc()[-600:]}")
                continue
            told[f"{kind} {'refused' if said else 'read'}"] += 1
            if "\n" in said or "Traceback" in said:
                faults.append(f"{kind} {index}: not one sentence: {said[:200]}")
            # What can be read is gone on with, and a database that can be read is brought up to date.
            if (said or kind in ("record", "duel")) and lost(data, folder, kind):
                faults.append(f"{kind} {index}: the file is lost ({said})")
    seconds = round(time.perf_counter() - began, 1)
    print(
        json.dumps({"files": number, **told, "faults": len(faults), "first": faults[:4], "seconds": seconds}, indent=1)
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
