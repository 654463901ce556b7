"""Kills the application at random moments while it plays, as JSON: `python -m tests.bench.kills N`.

A process opens the window, goes on with the match that was left, and a monkey plays, takes back, claims and begins
anew; it tells every action that it has seen happen. After some hundred milliseconds it is killed (SIGKILL). Then the
files must hold what it told, but for one action at most, and the next process must be able to go on.
"""

import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from sjavs_desktop.app.vault import ENDED, whole_lines
from sjavs_desktop.core.record import read_record

LONGEST = 1.2
"""Seconds after the window has opened within which the process is killed."""


def main(kills: int) -> None:
    """Prints what was found after so many kills."""
    with tempfile.TemporaryDirectory() as home:
        told: Counter[str] = Counter()
        faults: list[str] = []
        chance, began = random.Random(kills), time.perf_counter()
        for number in range(kills):
            seen = run_and_kill(Path(home), number, chance.random() * LONGEST)
            wrong = verdict(Path(home), seen, told)
            faults += [f"kill {number}: {one}" for one in wrong]
            told["kills"] += 1
        told["faults"] = len(faults)
    print(json.dumps({**told, "first": faults[:5], "seconds": round(time.perf_counter() - began)}))


def run_and_kill(home: Path, seed: int, seconds: float) -> list[list[str]]:
    """What a process told until it was killed: lines of words."""
    environment = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "QT_QPA_PLATFORM": "offscreen"}
    environment["XDG_CONFIG_HOME"] = str(home / "config")
    command = [sys.executable, "-m", "tests.bench.monkey", str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        time.sleep(seconds)
        child.send_signal(signal.SIGKILL)
        rest = child.stdout.read()
    lines = (first + rest).decode().split("\n")
    # The last line may be torn like any other.
    return [line.split(" ") for line in lines[:-1]]


def verdict(home: Path, seen: list[list[str]], told: Counter[str]) -> list[str]:
    """What is wrong with the files after a kill."""
    wrong = []
    last: dict[str, int] = {}
    for words in seen:
        if words[0] in ("resumed", "failed"):
            told[words[0]] += 1
            wrong += [" ".join(words)] if words[0] == "failed" else []
        elif words[0] == "at":
            last[words[1]] = int(words[2])
            told["actions"] += 1
    folder = home / "data" / "sjavs-desktop" / "sjavs"
    for path in sorted((folder / "matches").glob(f"*{ENDED}")):
        stem = path.name.partition(".")[0]
        try:
            text = whole_lines(path.read_bytes().decode())
            read_record(text, path.name)
        except ValueError as broken:
            wrong.append(str(broken))
            continue
        # A choice that is taken back is a line more, not actions less.
        lost = last.get(stem, 0) - text.count("\n")
        told["most lost"] = max(told["most lost"], lost)
        if lost > 1:
            wrong.append(f"{path.name}: {lost} actions are lost")
    wrong += broken_database(folder / "history.sqlite")
    wrong += [f"{one.name} was set aside" for one in folder.rglob("*.broken-*")]
    return wrong


def broken_database(path: Path) -> list[str]:
    """What is wrong with the database, if there is one."""
    if not path.exists():
        return []
    with contextlib.closing(sqlite3.connect(path)) as database:
        (found,) = database.execute("PRAGMA integrity_check").fetchone()
    return [] if found == "ok" else [f"{path.name}: {found}"]


if __name__ == "__main__":
    main(int(sys.argv[1]))
