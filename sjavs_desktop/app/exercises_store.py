"""What is kept of exercises: one file of lines, to which every answer adds one. It needs no Qt.

A line is JSON; the first tells the format. No line is ever changed, so what was written stays: what is due follows from
all of them. A file that cannot be read is set aside under another name, and what could be read is written anew.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field as part
from datetime import date, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from sjavs_desktop.app.vault import set_aside
from sjavs_desktop.core.files import there
from sjavs_desktop.core.wording import cause, sentence

FILE = "exercises.jsonl"
FORMAT = "sjavs-exercises 1"
NEWER = "exercises-v1.jsonl"
"""What is used beside a file of a newer version."""
DAYS = (1, 3, 7, 21)
"""Days after which an exercise comes back, by how often in a row it was solved (Leitner)."""
KINDS = ("add", "answered", "done", "looked", "score", "drop")


class Kept(NamedTuple):
    """An exercise from somebody's own deals."""

    key: str
    """The match and the number of actions before the question."""
    record: str
    """The match up to the end of the deal, as a record's text."""
    ply: int
    seat: int
    theme: str
    answers: tuple[str, ...]
    """Everything that is as good as the best as far as one can tell."""
    cost: float
    """Game points that the choice of then gave away."""
    grade: str
    on: date


class Due(NamedTuple):
    """How far an exercise has come."""

    box: int
    """How often in a row it was solved; from `len(DAYS)` on it is learnt."""
    on: date
    """From when on it is asked."""

    @property
    def learnt(self) -> bool:
        return self.box > len(DAYS)


class Score(NamedTuple):
    """How often something was right."""

    right: int
    of: int


@dataclass
class Folded:
    """What all lines come to."""

    exercises: dict[str, Kept] = part(default_factory=dict)
    due: dict[str, Due] = part(default_factory=dict)
    done: dict[str, bool] = part(default_factory=dict)
    """Deals of the book, and whether they were solved at last."""
    looked: set[str] = part(default_factory=set)
    """Deals that were looked through for mistakes: the match and the number of the deal."""
    scores: dict[str, Score] = part(default_factory=dict)
    """By what was asked: `memory` or `quiz`."""


def moved(due: Due, right: bool, on: date) -> Due:
    """How far an exercise is after an answer: one box on, or back to the beginning."""
    if not right:
        return Due(0, on)
    box = due.box + 1
    return Due(box, on + timedelta(days=DAYS[min(box, len(DAYS)) - 1]))


class Store:
    """The file of the exercises. It may vanish or be full: then it is told, and everything else goes on."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.troubles: list[str] = []
        """A sentence for everything that went wrong, the first one first."""
        self.state = Folded()
        self._rows: list[dict[str, Any]] = []
        self._read()

    # -- Reading -----------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            return
        except OSError as wrong:
            self.troubles.append(sentence("{file}: {why}", file=self.path, why=cause(wrong)))
            return
        text = data.decode("utf-8", errors="replace")
        if newer(text):
            self.troubles.append(
                sentence("{file}: the exercises are of a newer version, and stay as they are.", file=self.path)
            )
            self.path = self.path.with_name(NEWER)
            if self.path.name == NEWER and there(self.path):
                self._read()
            return
        lines = text.split("\n")
        # A last line without its end was torn in writing and is left out.
        torn = bool(lines.pop())
        broken = 0
        for number, line in enumerate(lines, 1):
            row = row_of(line, first=number == 1)
            if row is None:
                broken = broken or number
            elif number > 1:
                self._rows.append(row)
                fold(self.state, row)
        if not lines and torn:
            broken = 1
        if broken or torn:
            self._mend(broken)

    def _mend(self, broken: int) -> None:
        """Sets a broken file aside and writes anew what could be read."""
        kept = set_aside(self.path) if broken else None
        if broken:
            why = sentence("{file}, line {line}: this is no line of exercises", file=self.path, line=broken)
            name = kept.name if kept is not None else self.path.name
            self.troubles.append(sentence("{why}; the file is kept as {name}.", why=why, name=name))
            if kept is None:
                self.path = self.path.with_name(NEWER)
        self._write(self._rows, anew=True)

    # -- Writing -----------------------------------------------------------------------------------------------------

    def _write(self, rows: list[dict[str, Any]], anew: bool = False) -> None:
        lines = [json.dumps(row, ensure_ascii=False) for row in rows]
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if anew or not there(self.path):
                lines.insert(0, json.dumps({"format": FORMAT}))
            data = "".join(f"{line}\n" for line in lines).encode()
            # In one piece: another window may add lines of its own at the same time.
            with self.path.open("wb" if anew else "ab", buffering=0) as file:
                while data:
                    data = data[file.write(data) or 0 :]
        except OSError as wrong:
            self.troubles.append(sentence("{file}: {why}", file=self.path, why=cause(wrong)))

    def _add(self, row: dict[str, Any]) -> None:
        self._rows.append(row)
        fold(self.state, row)
        self._write([row])

    # -- Exercises ---------------------------------------------------------------------------------------------------

    def add(self, one: Kept) -> bool:
        """Keeps an exercise; False when it is there already."""
        if one.key in self.state.exercises:
            return False
        self._add({"kind": "add", **one._asdict(), "on": one.on.isoformat(), "answers": list(one.answers)})
        return True

    def drop(self, key: str) -> None:
        """Does not ask an exercise any more."""
        self._add({"kind": "drop", "key": key})

    def answer(self, key: str, right: bool, on: date) -> None:
        """Keeps whether an exercise was solved."""
        self._add({"kind": "answered", "key": key, "right": right, "on": on.isoformat()})

    def due(self, on: date, theme: str = "") -> list[Kept]:
        """The exercises that are to be asked on a day, those that have waited longest first."""
        state = self.state
        found = [
            one
            for key, one in state.exercises.items()
            if state.due[key].on <= on and not state.due[key].learnt and theme in ("", one.theme)
        ]
        return sorted(found, key=lambda one: (state.due[one.key].on, one.key))

    def looked(self, deal: str) -> None:
        """Remembers that a deal was looked through."""
        if deal not in self.state.looked:
            self._add({"kind": "looked", "deal": deal})

    # -- The book, and what is counted -------------------------------------------------------------------------------

    def done(self, entry: str, right: bool, on: date) -> None:
        """Keeps that a deal of the book was solved, or tried."""
        self._add({"kind": "done", "entry": entry, "right": right, "on": on.isoformat()})

    def score(self, what: str, right: int, of: int, on: date) -> None:
        """Keeps how many of some questions were answered rightly."""
        self._add({"kind": "score", "what": what, "right": right, "of": of, "on": on.isoformat()})


def newer(text: str) -> bool:
    """Whether a file is of a version that is not known here."""
    try:
        found = json.loads(text.split("\n", 1)[0])
    except (ValueError, RecursionError):
        return False
    name = found.get("format") if isinstance(found, dict) else None
    return isinstance(name, str) and name.startswith("sjavs-exercises ") and name != FORMAT


def row_of(line: str, first: bool) -> dict[str, Any] | None:
    """A line as a row; None when it is none."""
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(row, dict):
        return None
    if first:
        return row if row.get("format") == FORMAT else None
    if row.get("kind") not in KINDS:
        # A kind of a later program of the same format is kept and not understood.
        return row if isinstance(row.get("kind"), str) else None
    try:
        fold(Folded(), row, alone=True)
    except (KeyError, TypeError, ValueError):
        return None
    return row


def kept_of(row: dict[str, Any]) -> Kept:
    """The exercise of a row. Raises KeyError, TypeError or ValueError."""
    texts = [row[name] for name in ("key", "record", "theme", "grade")]
    if not all(isinstance(one, str) for one in (*texts, *row["answers"])):
        raise TypeError
    key, record, theme, grade = texts
    numbers = int(row["ply"]), int(row["seat"])
    on = date.fromisoformat(row["on"])
    return Kept(key, record, *numbers, theme, tuple(row["answers"]), float(row["cost"]), grade, on)


def fold(state: Folded, row: dict[str, Any], alone: bool = False) -> None:
    """Adds what a row says; `alone` only looks whether it can be read."""
    kind = row.get("kind")
    if kind == "add":
        one = kept_of(row)
        state.exercises[one.key] = one
        state.due[one.key] = Due(0, one.on)
    elif kind == "answered":
        key, right, on = str(row["key"]), bool(row["right"]), date.fromisoformat(row["on"])
        if key in state.due:
            state.due[key] = moved(state.due[key], right, on)
    elif kind == "drop":
        state.exercises.pop(str(row["key"]), None)
    elif kind == "done":
        entry = str(row["entry"])
        state.done[entry] = bool(row["right"]) or state.done.get(entry, False)
    elif kind == "looked":
        state.looked.add(str(row["deal"]))
    elif kind == "score":
        what, before = str(row["what"]), state.scores.get(str(row["what"]), Score(0, 0))
        state.scores[what] = Score(before.right + int(row["right"]), before.of + int(row["of"]))


def themes_of(exercises: list[Kept]) -> Iterator[tuple[str, int]]:
    """The themes of some exercises and how many there are of each."""
    found: dict[str, int] = {}
    for one in exercises:
        found[one.theme] = found.get(one.theme, 0) + 1
    yield from sorted(found.items())
