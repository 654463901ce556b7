"""A monkey does anything to the window, and the picture stays that of the state; as JSON.

``python -m tests.bench.rampage [--actions N] [--seconds S] [--every N] [--seed S] [--wrong DIR]``. Clicks, drags,
keys, sizes, hiding, minimising, full screen, every setting, menu action and dialog, new matches of every pack, lessons
and exercises, by a seed. After so many actions everything comes to rest, and then `tests.ui.whole` must find nothing
wrong: the record leads to the state, the felt shows it with each card once and in its place, the panels ask what is to
be asked, and the screen is to the pixel what is painted from scratch.

Messages of Qt, exceptions wherever they are raised, warnings in the log and whatever is wrong end in the report, with
the actions before it; pictures go to `--wrong`. The memory is told after every thousand. Ends with 1 if anything is
wrong.
How far bots and animations have come at each action is a matter of time, so a seed repeats what is done, not all that
comes of it.
"""

import argparse
import faulthandler
import gc
import json
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtWidgets import QApplication

from sjavs_desktop.ui.application import prepare
from tests.bench.ape import Ape
from tests.bench.troubles import Troubles, resident, trouble
from tests.ui.whole import faults, settled, stale

PATIENCE = 120.0
"""Seconds that a table may take to come to rest."""


def rest(ape: Ape) -> bool:
    """Brings everything to rest; False if it does not come to it."""
    window = ape.window
    if not window.isVisible() or window.isMinimized():
        window.showNormal()
    ape.mouse(QEvent.Type.MouseMove, QPoint(2, 2), False)
    limit = time.monotonic() + PATIENCE
    calm = 0
    while calm < 5:
        window.match.felt.settle()
        ape.app.processEvents()
        calm = calm + 1 if settled(window) else 0
        time.sleep(0.001)
        if time.monotonic() > limit:
            return False
    return True


def check(ape: Ape, number: int, folder: Path | None) -> None:
    """Whether the picture is that of the state."""
    # Outside of a loop of its own Qt deletes nothing by itself.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[call-overload]
    if not rest(ape):
        ape.troubles.note("check", "the table does not come to rest")
        return
    wrong = list(faults(ape.window))
    for one in wrong:
        ape.troubles.note("check", one)
    ape.window.teaching.advisor.stop()
    # What is said for some seconds only would go at any moment.
    ape.window.match.notice.say("")
    ape.window.line.let_go()
    differ, pictures = stale(ape.window)
    if differ:
        ape.troubles.note("pixels", f"{differ} pixels were left from before")
    if folder is not None and (differ or wrong):
        for name, picture in zip(("screen", "scratch"), pictures, strict=True):
            picture.save(str(folder / f"{number}-{name}.png"))


def main() -> int:
    """Lets the ape loose and prints what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--actions", type=int, default=10000)
    parser.add_argument("--seconds", type=float, default=0.0, help="after which it ends sooner")
    parser.add_argument("--every", type=int, default=100, help="actions between two checks")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--wrong", type=Path, help="folder for pictures of what is wrong")
    asked = parser.parse_args()
    faulthandler.enable()
    if hasattr(signal, "SIGUSR1"):
        faulthandler.register(signal.SIGUSR1)
    if asked.wrong:
        asked.wrong.mkdir(parents=True, exist_ok=True)
    app = prepare(QApplication(["sjavs"]))
    troubles = Troubles()
    memory: list[tuple[int, float, int, int]] = []
    kinds: list[Counter[str]] = []
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        ape = Ape(app, Path(folder), asked.seed, troubles)
        for number in range(1, asked.actions + 1):
            try:
                ape.act()
            except Exception:
                kind, value, trace = sys.exc_info()
                troubles.note("exception", trouble(kind, value, trace))
            if number % asked.every == 0:
                check(ape, number, asked.wrong)
            if asked.seconds and number % asked.every == 0 and time.monotonic() - started > asked.seconds:
                break
            if number % 1000 == 0:
                gc.collect()
                kinds.append(Counter(type(one).__name__ for one in (*QApplication.allWidgets(), *gc.get_objects())))
                memory.append((number, round(resident(), 1), len(QApplication.allWidgets()), len(gc.get_objects())))
                print(f"{number} {memory[-1]} {round(time.monotonic() - started)} s", file=sys.stderr, flush=True)
        ape.window.close()
        app.processEvents()
    told = {
        "seed": asked.seed,
        "platform": app.platformName(),
        "actions": number,
        "checks": number // asked.every,
        "done": dict(ape.counts.most_common()),
        "memory_mib_widgets_objects": memory,
        "more_of": dict((kinds[-1] - kinds[0]).most_common(20)) if kinds else {},
        "wrong": len(troubles.found),
        "first": [one for one in troubles.found if one["after"]][:20],
    }
    print(json.dumps(told, indent=1))
    return 1 if troubles.found else 0


if __name__ == "__main__":
    raise SystemExit(main())
