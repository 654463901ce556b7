"""Prints as JSON how long the window takes to a usable table and what memory it holds, beside a bare Qt window.

``python tests/bench/startup.py [--runs N]``. Both are measured in the same run, in turn, each in a process of its own;
the offscreen platform is used unless QT_QPA_PLATFORM says otherwise. Times are milliseconds from the start of the
process to the first event that is handled after the first paint; memory is the resident set in MiB at that moment.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile

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


def measure(program: str, home: str) -> dict[str, float]:
    """One start of a program in a fresh process with an empty home."""
    import time

    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "HOME": home, "XDG_CONFIG_HOME": home}
    environment["STARTED"] = repr(time.time())
    done = subprocess.run([sys.executable, "-c", program + REPORT], env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr)
    result: dict[str, float] = json.loads(done.stdout)
    return result


def main() -> None:
    """Measures both in turn and prints medians and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    runs = parser.parse_args().runs
    found: dict[str, list[dict[str, float]]] = {"bare": [], "table": []}
    with tempfile.TemporaryDirectory() as home:
        for program in (BARE, TABLE):  # once for the file cache
            measure(program, home)
        for _ in range(runs):
            found["bare"].append(measure(BARE, home))
            found["table"].append(measure(TABLE, home))

    def median(name: str, key: str) -> float:
        return statistics.median(run[key] for run in found[name])

    print(
        json.dumps(
            {
                "runs": runs,
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
