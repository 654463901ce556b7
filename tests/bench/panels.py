"""Every dialog, panel, menu and lesson in each language, theme and size of words, with checks of what is drawn.

``python -m tests.bench.panels [--sheets DIR] [--sizes 1024x640,...] [--looks en-light-100,longer-dark-130,...]``.

A process per size of the screen walks through the real window (`panels_walk.py`) and stops at each dialog and page.
Checked there is what `matrix.py` checks of widgets: no words are cut, nothing lies outside or over its neighbour, every
word stands out by 4.5:1 as it was drawn, no dialog is larger than the screen, and on the felt no cards or signs of
different players lie over one another. Prints JSON; ends with 1 when anything was found.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.bench.matrix import Sheets, told

SIZES = ("1024x640", "1366x768")
LOOKS = (
    "en-light-100",
    "da-dark-100",
    "fo-contrast-100",
    "de-light-130",
    "longer-dark-100",
    "fo-light-130",
    "longer-light-130",
)
"""Language, theme and size of words."""
TITLE = 24
"""Pixels that the title of a dialog takes at least."""


def walked(asked: argparse.Namespace) -> None:
    """Prints a line of JSON for each place at which was stopped."""
    from PySide6.QtWidgets import QMainWindow, QWidget

    from tests.bench.matrix_checks import cards, signs, weak_widgets
    from tests.bench.panels_walk import Walker
    from tests.ui.fitting import faults

    size, sheets = asked.one, Sheets(asked.sheets)
    wide, high = map(int, size.split("x"))
    look = [""]

    def stop(name: str, widget: QWidget) -> None:
        picture = widget.grab().toImage()
        found = [*faults(widget), *weak_widgets(widget, picture)]
        if isinstance(widget, QMainWindow):
            scene = widget.match.felt.table  # type: ignore[attr-defined]
            found += [*cards(scene.picture.places if scene.picture else ()), *signs(scene)]
        elif widget.width() > wide or widget.height() > high - TITLE:
            found.append(f"larger than the screen: {widget.width()}x{widget.height()}")
        case = (size, look[0], name)
        print(json.dumps({"case": case, "faults": list(dict.fromkeys(found)), "seconds": 0}), flush=True)
        sheets.add(f"{size}-{look[0]}", case, picture)
        if asked.sheets and asked.whole:
            picture.save(str(asked.sheets / f"{size}-{look[0]}-{name.replace('/', '')}.png"))

    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(HOME=folder, XDG_CONFIG_HOME=folder, XDG_DATA_HOME=folder)
        walker = Walker(Path(folder), (wide, high), stop)
        for one in asked.looks:
            look[0] = one
            walker.dress(*one.split("-"))
            walker.walk()
            sheets.save()
        walker.window.close()


def main() -> int:
    """Prints what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sheets", type=Path, help="folder for sheets of small pictures")
    parser.add_argument("--kept", type=Path, help="file to which every line of what was found is added as it comes")
    parser.add_argument("--whole", action="store_true", help="keeps each picture as well")
    parser.add_argument("--one", default="", help=argparse.SUPPRESS)
    for key, values in (("sizes", SIZES), ("looks", LOOKS)):
        parser.add_argument(f"--{key}", type=lambda text: tuple(text.split(",")), default=values)
    asked = parser.parse_args()
    if asked.one:
        walked(asked)
        return 0
    if asked.sheets:
        asked.sheets.mkdir(parents=True, exist_ok=True)
    results: list[dict[str, Any]] = []
    for size in asked.sizes:
        with tempfile.TemporaryDirectory() as folder:
            screen = Path(folder) / "screen.json"
            wide, high = map(int, size.split("x"))
            dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
            screen.write_text(
                json.dumps({"screens": [{"name": "one", "x": 0, "y": 0, "width": wide, "height": high, **dots}]})
            )
            command = [sys.executable, "-m", "tests.bench.panels", "--one", size, "--looks", ",".join(asked.looks)]
            command += ["--sheets", str(asked.sheets)] if asked.sheets else []
            command += ["--whole"] if asked.whole else []
            surroundings = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={screen}"}
            child = subprocess.Popen(command, env=surroundings, stdout=subprocess.PIPE, text=True)
            assert child.stdout is not None
            for line in (one for one in child.stdout if one.startswith("{")):
                results.append(json.loads(line))
                if asked.kept:
                    with asked.kept.open("a") as file:
                        file.write(line)
        if child.wait():
            raise SystemExit(f"{size}: the walk failed")
    return told(results)


if __name__ == "__main__":
    raise SystemExit(main())
