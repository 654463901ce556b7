"""Prints as JSON the frame intervals of the moving table, with and without a bot that thinks without pause.

``python -m tests.bench.frames [--seconds S] [--level expert]``. The same deals are dealt and played on the felt in both
parts of the run; in one of them the engine's thread thinks about a first lead all the time. Milliseconds, offscreen
unless QT_QPA_PLATFORM says otherwise: a repaint is asked for every 16 ms, as a 60 Hz screen would, and the time between
finished paints is what counts.
"""

import argparse
import json
import os
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QElapsedTimer, QSettings, Qt, QTimer
from PySide6.QtWidgets import QApplication

from sjavs_desktop.app.library import find
from sjavs_desktop.app.settings import Settings
from sjavs_desktop.app.thinker import Thinker
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.game import apply, start
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.view import view
from sjavs_desktop.engine import beginner
from sjavs_desktop.engine.talk import Request
from sjavs_desktop.ui.application import open_window, prepare


class Busy:
    """A bot that gets the next position as soon as it has answered."""

    def __init__(self, level: str) -> None:
        rules = compile_rules(find("sjavs", None))
        state, _ = apply(start(rules), shuffle(rules.deck, "frames", 1))
        while state.table.phase != "play":
            said = beginner.decide(view(state, state.table.turn), 0)
            assert said is not None
            state, _ = apply(state, said)
        self.view = view(state, state.table.turn)
        self.level = level
        self.thinker = Thinker()
        self.thinker.answered.connect(lambda answer: self.ask())
        self.thoughts = 0

    def ask(self) -> None:
        self.thoughts += 1
        self.thinker.ask(Request((0, self.thoughts), self.view, self.level, self.thoughts))


def intervals(app: QApplication, seconds: float, level: str | None) -> tuple[list[float], int]:
    """Times between paints while deals are dealt and played, and how often the busy bot answered."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(store=QSettings(str(Path(folder) / "s.ini"), QSettings.Format.IniFormat))
        settings.set("speed", "normal")
        settings.set("hold", "0")
        window = open_window(settings)
        window.resize(1366, 768)
        window.referee.paused.connect(lambda: QTimer.singleShot(300, window.match.next_deal))
        window.begin(compile_rules(find("sjavs", None)), ("beginner",) * 4, "frames")
        busy = Busy(level) if level else None
        if busy:
            busy.ask()
        found: list[float] = []
        clock = QElapsedTimer()

        def frame() -> None:
            window.match.felt.viewport().repaint()
            if clock.isValid():
                found.append(clock.nsecsElapsed() / 1e6)
            clock.restart()

        timer = QTimer(window)
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(frame)
        timer.start(16)
        limit = time.monotonic() + seconds
        while time.monotonic() < limit:
            app.processEvents()
            time.sleep(0.0005)
        timer.stop()
        if busy:
            busy.thinker.close()
        window.close()
        return found, busy.thoughts if busy else 0


def share(values: list[float], part: float) -> float:
    """The value below which that part of the values lies."""
    return round(sorted(values)[int(part * (len(values) - 1))], 2)


def main() -> None:
    """Measures idle and thinking in turn, twice, and prints both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="of each of the four parts")
    parser.add_argument("--level", default="expert", help="the bot that thinks without pause")
    args = parser.parse_args()
    app = prepare(QApplication([]))
    idle: list[float] = []
    thinking: list[float] = []
    thoughts = 0
    for _ in range(2):
        idle += intervals(app, args.seconds, None)[0]
        found, count = intervals(app, args.seconds, args.level)
        thinking += found
        thoughts += count
    print(
        json.dumps(
            {
                "frames_idle": len(idle),
                "frames_thinking": len(thinking),
                "thoughts": thoughts,
                "idle_p50_ms": share(idle, 0.5),
                "idle_p99_ms": share(idle, 0.99),
                "thinking_p50_ms": share(thinking, 0.5),
                "thinking_p99_ms": share(thinking, 0.99),
                "p99_ratio": round(share(thinking, 0.99) / share(idle, 0.99), 2),
            },
            indent=2,
        )
    )


if __name__ == "__main__":
    main()
