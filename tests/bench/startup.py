"""Prints as JSON how long the window takes to a usable table and what memory it holds, beside a bare Qt window.

``python tests/bench/startup.py [--runs N] [--frozen DIR]``. Both are measured in the same run, in turn, each in a
process of its own; the offscreen platform is used unless QT_QPA_PLATFORM says otherwise. Times are milliseconds from
the start of the process to the first event that is handled after the first paint; memory is the resident set in MiB
at that moment.

With ``--frozen`` both are frozen into that folder first, with the recipe of what is installed (`packaging/sjavs.spec`),
and measured as programs of their own; what lies there already is measured again. It needs ``pip install '.[freeze]'``.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
window = QMainWindow()
window.resize(1180, 760)
window.show()
"""
TABLE = """
import sys
from PySide6.QtWidgets import QApplication
from sjavs_desktop.ui.application import open_window, prepare
app = prepare(QApplication(sys.argv))
window = open_window()
window.play()
"""
REPORT = """
import json, os, sys, time
from PySide6.QtCore import QTimer
def report():
    with open("/proc/self/statm") as memory:
        pages = int(memory.read().split()[1])
    heavy = sorted({"numpy", "pyqtgraph"} & set(sys.modules))
    elapsed = 1000 * (time.time() - float(os.environ["STARTED"]))
    print(json.dumps({"ms": elapsed, "mib": pages * os.sysconf("SC_PAGE_SIZE") / 2**20, "loaded": heavy}), flush=True)
    os._exit(0)
window.grab() if os.environ["QT_QPA_PLATFORM"] == "offscreen" else None
app.processEvents()
QTimer.singleShot(0, report)
app.exec()
"""


PROGRAMS = {"bare": BARE, "table": TABLE}


def interpreted() -> dict[str, list[str]]:
    """The command lines of both programs, run by this Python."""
    return {name: [sys.executable, "-c", program + REPORT] for name, program in PROGRAMS.items()}


def frozen(folder: Path) -> dict[str, list[str]]:
    """The command lines of both programs, frozen into a folder unless they lie there already."""
    sys.path.insert(0, str(PACKAGING))
    import freeze

    found = {}
    for name, program in PROGRAMS.items():
        place = folder.resolve() / name
        made = place / "sjavs-desktop" / "sjavs"
        if not made.is_file():
            place.mkdir(parents=True, exist_ok=True)
            script = place / f"{name}.py"
            script.write_text(program + REPORT, encoding="utf-8")
            freeze.frozen(place, script, bare=name == "bare")
        found[name] = [str(made)]
    return found


def measure(command: Sequence[str], home: str) -> dict[str, float]:
    """One start of a program in a fresh process with an empty home."""
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "HOME": home, "XDG_CONFIG_HOME": home}
    environment["STARTED"] = repr(time.time())
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr)
    result: dict[str, float] = json.loads(done.stdout)
    return result


def main() -> None:
    """Measures both in turn and prints medians and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--frozen", type=Path, metavar="DIR", help="measure both frozen, in this folder")
    args = parser.parse_args()
    commands = frozen(args.frozen) if args.frozen else interpreted()
    found: dict[str, list[dict[str, float]]] = {name: [] for name in commands}
    with tempfile.TemporaryDirectory() as home:
        for command in commands.values():  # once for the file cache
            measure(command, home)
        for _ in range(args.runs):
            for name, command in commands.items():
                found[name].append(measure(command, home))

    def median(name: str, key: str) -> float:
        return statistics.median(run[key] for run in found[name])

    print(
        json.dumps(
            {
                "frozen": args.frozen is not None,
                "runs": args.runs,
                "bare_ms": round(median("bare", "ms")),
                "table_ms": round(median("table", "ms")),
                "ms_ratio": round(median("table", "ms") / median("bare", "ms"), 2),
                "bare_mib": round(median("bare", "mib"), 1),
                "table_mib": round(median("table", "mib"), 1),
                "mib_ratio": round(median("table", "mib") / median("bare", "mib"), 2),
                "loaded_when_usable": found["table"][-1]["loaded"],
            },
            indent=2,
        )
    )


if __name__ == "__main__":
    main()
