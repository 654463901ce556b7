"""The table in every size, scale factor, language, theme, deck and number of players, with checks of what is drawn.

``python -m tests.bench.matrix [--all] [--sheets DIR] [--resume FILE] [--scales 1,1.25,...] [--languages en,da,...]``.

A process per scale factor (Qt reads it at the start) poses the real window and takes pictures of it. Without ``--all``
they are chosen so that every two values of all axes come together in one of them; with it, all are taken. Checked in
each:

- no label, button, tab, menu, field, head or cell has less room than its words need, nothing lies outside or over its
  neighbour, and no line on the felt is shortened;
- no cards of one seat lie over those of another, no sign over a card or a sign, no panel over either, and the corner of
  every open card is in sight;
- every word stands out from its ground by 4.5:1, and every mark, the edge of every sign and the index of every open
  card by 3:1, by the pixels that were drawn.

``--sheets`` writes sheets of small pictures to be looked at. What is in ``--resume`` already is not done again. Prints
JSON, and ends with 1 when anything was found.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from pathlib import Path
from time import process_time
from typing import Any

SCALES = ("1", "1.25", "1.5", "2", "3")
SIZES = ("1024x640", "1180x760", "1366x768", "1600x900", "1920x1080", "2560x1440")
LANGUAGES = ("en", "da", "fo", "de", "longer")
THEMES = ("light", "dark", "contrast")
SMALL, ACROSS = (480, 300), 5
"""Pixels of a picture on a sheet, and how many stand beside one another."""
Case = tuple[str, ...]
"""Scale, language, theme, size and the name of a pose."""


def poses() -> tuple[str, ...]:
    """The names of the poses."""
    from tests.bench.matrix_poses import POSES

    return tuple(one.name for one in POSES)


def pairs(case: Case) -> set[tuple[tuple[int, str], ...]]:
    """All values that come together in a case, two by two."""
    return set(combinations(enumerate(case), 2))


def covering(axes: Sequence[Sequence[str]]) -> list[Case]:
    """Cases, few of them, in which every two values of different axes come together; always the same ones."""
    whole = list(product(*axes))
    left = set().union(*map(pairs, whole))
    chosen = []
    while left:
        best = max(whole, key=lambda case: len(pairs(case) & left))
        chosen.append(best)
        left -= pairs(best)
    return chosen


# -- In a process of its own -------------------------------------------------------------------------------------------


class Sheets:
    """Small pictures beside one another, a file for each scale, language and theme, or for each scale alone."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.small: dict[str, list[Any]] = {}

    def add(self, name: str, case: Case, picture: Any) -> None:
        """Puts a picture on a sheet, with what it shows under it."""
        if self.folder is None:
            return
        from PySide6.QtCore import QRect, Qt
        from PySide6.QtGui import QImage, QPainter

        wide, high = SMALL
        framed = QImage(wide, high + 18, QImage.Format.Format_RGB32)
        framed.fill(Qt.GlobalColor.white)
        picture.setDevicePixelRatio(1)
        keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        small = picture.scaled(wide - 4, high, keep, smooth)
        painter = QPainter(framed)
        painter.drawImage(2, 0, small)
        painter.setPen(Qt.GlobalColor.black)
        painter.drawText(QRect(4, high, wide, 18), " ".join(case))
        painter.end()
        self.small.setdefault(name, []).append(framed)

    def save(self) -> None:
        """Writes the sheets."""
        from PySide6.QtCore import Qt
        from PySide6.QtGui import QImage, QPainter

        wide, high = SMALL[0], SMALL[1] + 18
        for name, pictures in self.small.items():
            rows = -(-len(pictures) // ACROSS)
            sheet = QImage(wide * min(ACROSS, len(pictures)), high * rows, QImage.Format.Format_RGB32)
            sheet.fill(Qt.GlobalColor.gray)
            painter = QPainter(sheet)
            for place, picture in enumerate(pictures):
                painter.drawImage(place % ACROSS * wide, place // ACROSS * high, picture)
            painter.end()
            assert self.folder is not None
            sheet.save(str(self.folder / f"{name}.png"))
        self.small.clear()


def posed(asked: argparse.Namespace) -> None:
    """Prints a line of JSON for each case that standard input names."""
    from tests.bench.matrix_checks import geometry, pixels
    from tests.bench.matrix_poses import POSES, Poser

    named, worn, sheets = {one.name: one for one in POSES}, ("", ""), Sheets(asked.sheets)
    with tempfile.TemporaryDirectory() as folder:
        poser = Poser(Path(folder))
        for line in sys.stdin:
            case: Case = tuple(json.loads(line))
            scale, language, theme, size, pose = case
            if (language, theme) != worn:
                if asked.all:
                    sheets.save()
                worn = language, theme
                poser.dress(*worn)
            began = process_time()
            wide, high = map(int, size.split("x"))
            picture = poser.pose(named[pose], (wide, high))
            lines = list(poser.lines)
            found = [*geometry(poser.window, lines), *pixels(poser.window, picture, lines)]
            seconds = round(process_time() - began, 3)
            print(json.dumps({"case": case, "faults": list(dict.fromkeys(found)), "seconds": seconds}), flush=True)
            sheets.add("-".join((scale, *worn)) if asked.all else scale, case, picture)
        sheets.save()
        poser.close()


# -- All of them -------------------------------------------------------------------------------------------------------


def taken(scale: str, cases: list[Case], asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """What was found in the cases of a scale factor, as it comes."""
    command = [sys.executable, "-m", "tests.bench.matrix", "--one", *(["--all"] if asked.all else [])]
    command += ["--sheets", str(asked.sheets)] if asked.sheets else []
    surroundings = {**os.environ, "QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen"}
    with tempfile.TemporaryFile("w+") as listed:
        listed.writelines(json.dumps(case) + "\n" for case in sorted(cases, key=lambda case: case[1:3]))
        listed.seek(0)
        child = subprocess.Popen(command, env=surroundings, stdin=listed, stdout=subprocess.PIPE, text=True)
        assert child.stdout is not None
        for line in child.stdout:
            yield json.loads(line)
        if child.wait():
            raise SystemExit(f"scale {scale}: the window failed")


def main() -> int:
    """Prints what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="every combination")
    parser.add_argument("--sheets", type=Path, help="folder for sheets of small pictures")
    parser.add_argument("--resume", type=Path, help="file of what was found so far; what is new is added")
    parser.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    axes = {"scales": SCALES, "languages": LANGUAGES, "themes": THEMES, "sizes": SIZES, "poses": ()}
    for key, values in axes.items():
        parser.add_argument(f"--{key}", type=lambda text: tuple(text.split(",")), default=values)
    asked = parser.parse_args()
    if asked.one:
        posed(asked)
        return 0
    if asked.sheets:
        asked.sheets.mkdir(parents=True, exist_ok=True)
    values = [getattr(asked, key) or poses() for key in axes]
    cases: list[Case] = list(product(*values)) if asked.all else covering(values)
    done: dict[Case, dict[str, Any]] = {}
    if asked.resume and asked.resume.exists():
        done = {tuple(one["case"]): one for one in map(json.loads, asked.resume.read_text().splitlines())}
    for scale in asked.scales:
        left = [one for one in cases if one[0] == scale and one not in done]
        for one in taken(scale, left, asked) if left else ():
            done[tuple(one["case"])] = one
            if asked.resume:
                with asked.resume.open("a") as file:
                    file.write(json.dumps(one) + "\n")
    return told([done[one] for one in cases])


def told(results: list[dict[str, Any]]) -> int:
    """Prints what was found, each fault once with the number of pictures that have it; 1 when there are any."""
    wrong = [one for one in results if one["faults"]]
    faults = Counter(fault for one in wrong for fault in one["faults"])
    first = {fault: " ".join(one["case"]) for one in reversed(wrong) for fault in one["faults"]}
    report = {
        "pictures": len(results),
        "with_faults": len(wrong),
        "processor_seconds": round(sum(one["seconds"] for one in results)),
        "faults": {fault: f"{number}, first {first[fault]}" for fault, number in faults.most_common(60)},
    }
    print(json.dumps(report, indent=2, ensure_ascii=False))
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
