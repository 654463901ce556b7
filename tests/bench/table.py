"""Frame intervals of the real window with four bots at the table, as JSON: the level against beginners, in turn.

``python -m tests.bench.table [--level expert] [--seconds S] [--rounds N]``. The window comes up at normal speed on the
display that QT_QPA_PLATFORM and DISPLAY name, or on an Xvfb of its own. The next deal is dealt once everything has been
shown; bots answer faster than cards move, so they think in the first seconds of a deal and then rest (for bots that
think without pause see `tests.bench.frames`).

A repaint is asked for every 16 ms, as a 60 Hz screen would, and the milliseconds between finished paints count: of all
frames; of the first seconds of the deals, which is when the cards are dealt and the bots think; and of those frames in
which a bot was thinking at the beginning or the end. Ratios are to the table with beginners, who answer at once; those
of the frames in which a bot was thinking, to the first seconds there.
"""

import argparse
import json
import os
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QElapsedTimer, QSettings, Qt, QTimer
from PySide6.QtWidgets import QApplication

from sjavs_desktop.app.library import find
from sjavs_desktop.app.settings import Settings
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.ui.application import open_window, prepare
from tests.ui import x11

FRAME = 16
"""Milliseconds between two repaints."""
EARLY = 4.0
"""The first seconds of a deal."""


class Frame(NamedTuple):
    """The time from one paint to the next."""

    ms: float
    thinking: bool
    """Whether a bot was thinking when it began or when it ended."""
    age: float
    """Seconds since the deal began."""


def frames(app: QApplication, pack: str, level: str, seconds: float, seed: str) -> list[Frame]:
    """The frames of a table with four bots of a level."""
    found: list[Frame] = []
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(store=QSettings(str(Path(folder) / "s.ini"), QSettings.Format.IniFormat))
        settings.set("speed", "normal")
        window = open_window(settings)
        window.resize(1366, 768)
        match, thinker = window.match, window.referee._thinker
        go_on = QTimer(window, singleShot=True, interval=300)
        go_on.timeout.connect(match.next_deal)
        waiting: list[object] = []

        def over(view: object) -> None:
            waiting.append(view)
            if not match.felt.director.busy:
                rested()

        def rested() -> None:
            if waiting:
                waiting.clear()
                go_on.start()

        window.referee.paused.connect(over)
        match.felt.director.idle.connect(rested)
        rules = compile_rules(find(pack, None))
        window.begin(rules, (level,) * rules.seats, seed)
        clock, since = QElapsedTimer(), QElapsedTimer()
        since.start()
        go_on.timeout.connect(since.restart)
        was = [False]

        def frame() -> None:
            match.felt.viewport().repaint()
            now = thinker.busy is not None
            if clock.isValid():
                found.append(Frame(clock.nsecsElapsed() / 1e6, now or was[0], since.elapsed() / 1000))
            was[0] = now
            clock.restart()

        timer = QTimer(window)
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(frame)
        timer.start(FRAME)
        QTimer.singleShot(int(1000 * seconds), app.quit)
        app.exec()
        timer.stop()
        go_on.stop()
        window.close()
    return found


def spread(values: Sequence[float]) -> dict[str, float]:
    """How frame intervals are spread, in milliseconds."""
    ordered = sorted(values)
    if not ordered:
        return {"frames": 0}
    parts = {key: round(ordered[int(part * (len(ordered) - 1))], 2) for key, part in (("p50", 0.5), ("p99", 0.99))}
    return {"frames": len(ordered), **parts, "max": round(ordered[-1], 2)}


def ratios(some: dict[str, float], idle: dict[str, float]) -> dict[str, float]:
    """How many times as long as at rest."""
    return {key: round(some[key] / idle[key], 3) for key in ("p50", "p99", "max") if key in some}


def report(idle: list[Frame], busy: list[Frame]) -> dict[str, Any]:
    """What is printed of the frames of both tables."""
    rest, every = spread([one.ms for one in idle]), spread([one.ms for one in busy])
    early = [spread([one.ms for one in some if one.age < EARLY]) for some in (idle, busy)]
    thinking = spread([one.ms for one in busy if one.thinking])
    return {
        "load": [round(one, 2) for one in os.getloadavg()],
        "beginners_ms": rest,
        "beginners_early_ms": early[0],
        "level_ms": every,
        "level_early_ms": early[1],
        "thinking_ms": thinking,
        "ratio": ratios(every, rest),
        "ratio_early": ratios(early[1], early[0]),
        "ratio_thinking": ratios(thinking, early[0]),
    }


def main() -> None:
    """Shows the tables in turn and prints how the frames came."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--pack", default="sjavs")
    words.add_argument("--level", default="expert")
    words.add_argument("--seconds", type=float, default=60, help="of each table")
    words.add_argument("--rounds", type=int, default=2, help="how often both are shown")
    asked = words.parse_args()
    with ExitStack() as stack:
        if "QT_QPA_PLATFORM" not in os.environ:
            os.environ["DISPLAY"] = stack.enter_context(x11.server())
            os.environ["QT_QPA_PLATFORM"] = "xcb"
        app = prepare(QApplication([]))
        idle: list[Frame] = []
        busy: list[Frame] = []
        for number in range(asked.rounds):
            idle += frames(app, asked.pack, "beginner", asked.seconds, f"table/{number}")
            busy += frames(app, asked.pack, asked.level, asked.seconds, f"table/{number}")
        told = {"pack": asked.pack, "level": asked.level, "platform": app.platformName()}
        print(json.dumps({**told, **report(idle, busy)}, indent=2))
        app.processEvents()


if __name__ == "__main__":
    main()
