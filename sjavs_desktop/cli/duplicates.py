"""Duplicate deals on the command line: which are still to be played, what is kept of them, and how far they are."""

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TextIO

from sjavs_desktop.cli.arguments import Refused
from sjavs_desktop.cli.progress import Progress
from sjavs_desktop.cli.words import noted, say
from sjavs_desktop.core.files import at_most
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.wording import cause
from sjavs_desktop.engine.duplicate import Duplicate, Part, Task, duplicates
from sjavs_desktop.engine.kernel import COMPILED
from sjavs_desktop.engine.measure import mean

FORMAT = "sjavs-duplicates 1"
LARGEST = 256 * 2**20
"""Bytes of such a file at most: a deal takes some two hundred."""
NONE = noted("{path}: these are no duplicate deals ({format!r} is expected)")
KERNEL = "compiled" if COMPILED else "python"
"""Which kernel plays: both know the same answers, but the one in Python looks at fewer positions."""
OTHERS = {
    "pack": noted("{path}: its deals are of another pack: {found!r}"),
    "chosen": noted("{path}: its deals have other house rules: {found!r}"),
    "seed": noted("{path}: its deals have another seed: {found!r}"),
    "kernel": noted("{path}: its deals were played with another kernel ({found!r}) and are not mixed with these"),
}
"""By what a file of deals is told from others, and what is said where it is another one."""


class Keeper(AbstractContextManager["Keeper"]):
    """A file with a header and a line for each deal that was played; without a path nothing is kept."""

    def __init__(self, path: Path | None, rules: Rules, seed: str) -> None:
        """Reads what is there; raises Refused when it is of something else."""
        self._path = path
        self._file: TextIO | None = None
        self._header = {
            "format": FORMAT,
            "pack": rules.key,
            "chosen": dict(rules.chosen),
            "seed": seed,
            "kernel": KERNEL,
        }
        self.found: dict[Task, Duplicate] = {}
        if path is None:
            return
        try:
            text = at_most(path, LARGEST).decode("utf-8") if path.exists() else ""
            # A last line without its end was torn in writing.
            whole = text[: text.rfind("\n") + 1]
            if not whole and not json.dumps(self._header).startswith(text):
                raise Refused(say(NONE, path=path, format=FORMAT))
            self._read(whole.splitlines())
            self._file = path.open("a", encoding="utf-8", newline="\n")
            self._file.truncate(len(whole.encode()))
            self._file.write("" if whole else json.dumps(self._header) + "\n")
            self._file.flush()
        except (OSError, UnicodeDecodeError) as wrong:
            why = cause(wrong) if isinstance(wrong, OSError) else say("it is not UTF-8 text")
            raise Refused(say("{path}: the deals cannot be kept there: {why}", path=path, why=why)) from wrong

    def _read(self, lines: Sequence[str]) -> None:
        for number, line in enumerate(lines, 1):
            try:
                told = json.loads(line)
                if number == 1:
                    self._compare(told)
                    continue
                a, b, deal, value, *parts = told
                one, other = (Part(*each) for each in parts)
                self.found[a, b, deal] = Duplicate(a, b, deal, value, (one, other))
            except (ValueError, TypeError) as wrong:
                raise Refused(
                    say("{path}:{number}: this is no line of duplicate deals", path=self._path, number=number)
                ) from wrong

    def _compare(self, header: object) -> None:
        if not isinstance(header, dict) or header.get("format") != FORMAT:
            raise Refused(say(NONE, path=self._path, format=FORMAT))
        for key, words in OTHERS.items():
            # Files that were begun before the kernel was noted do not have it.
            if header.get(key) != self._header[key] and (key in header or key != "kernel"):
                raise Refused(say(words, path=self._path, found=header.get(key)))

    def keep(self, one: Duplicate) -> None:
        """Adds a deal."""
        self.found[one.a, one.b, one.number] = one
        if self._file is not None:
            line = [one.a, one.b, one.number, one.value, *one.parts]
            self._file.write(json.dumps(line) + "\n")
            self._file.flush()

    def __exit__(self, *problem: object) -> None:
        if self._file is not None:
            self._file.close()


def played(
    rules: Rules, seed: str, pairs: Sequence[tuple[str, str]], deals: int, jobs: int, path: Path | None
) -> dict[tuple[str, str], list[Duplicate]]:
    """By pair of levels its deals in the order of their numbers; what `path` has already is not played again."""
    tasks = [(a, b, number) for number in range(deals) for a, b in pairs]
    with Keeper(path, rules, seed) as keeper:
        missing = [task for task in tasks if task not in keeper.found]
        bar = Progress(len(tasks), len(tasks) - len(missing), sys.stderr)
        try:
            for one in duplicates(rules, seed, missing, jobs):
                keeper.keep(one)
                bar.step()
        finally:
            bar.end()
        return {(a, b): [keeper.found[a, b, number] for number in range(deals)] for a, b in pairs}


def compared(found: Sequence[Duplicate]) -> dict[str, object]:
    """What came of the deals between two levels, as plain data."""
    values = [one.value for one in found]
    whole = mean(values)
    low, high = whole.interval
    return {
        "a": found[0].a,
        "b": found[0].b,
        "deals": len(found),
        "mean": round(whole.value, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "better": sum(one > 0 for one in values),
        "equal": sum(one == 0 for one in values),
        "worse": sum(one < 0 for one in values),
        "sides": list(sides(found)),
    }


def sides(found: Sequence[Duplicate]) -> Iterator[dict[str, object]]:
    """What each of two levels did: how often it declared and made it, and how long it thought."""
    for place, key in enumerate((found[0].a, found[0].b)):
        parts = [one.parts[place] for one in found]
        declared, made = sum(one.declared for one in parts), sum(one.made for one in parts)
        seconds, decisions = sum(one.seconds for one in parts), sum(one.decisions for one in parts)
        yield {
            "level": key,
            "declared": declared,
            "made": made,
            "made_rate": round(made / declared, 4) if declared else None,
            "decisions": decisions,
            "seconds": round(seconds, 3),
            "ms_per_decision": round(1000 * seconds / max(1, decisions), 3),
        }
