"""Prints as JSON the frame intervals of the moving table, with and without a bot that thinks without pause.

``python -m tests.bench.frames [--seconds S] [--level expert]``. The same deals are dealt and played on the felt in both
parts of the run; in one of them the engine's thread thinks about a first lead all the time. The frames of the dealing
alone (from the shuffled pack to the sorted hand) are also told as ratios to the dealing without that bot and to a table
at rest. Milliseconds, offscreen unless QT_QPA_PLATFORM says otherwise: a repaint is asked for every 16 ms, as a 60 Hz
screen would, and the time between finished paints is what counts.
"""

import argparse
import json
import os
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

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
from sjavs_desktop.ui.main_window import MainWindow


class Frame(NamedTuple):
    """The time from one paint to the next."""

    ms: float
    what: str
    """`deal` while cards are dealt, turned up and sorted, `rest` while nothing moves, `else` otherwise."""


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


def going_on(window: MainWindow) -> str:
    """What is seen on the felt at this moment."""
    director = window.match.felt.director
    stage = director._stage
    if stage is None or director._pause.isActive():
        return "rest"
    return "deal" if stage.kind == "deal" or stage.move in ("turn", "order") else "else"


def intervals(app: QApplication, seconds: float, level: str | None) -> tuple[list[Frame], int]:
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
        found: list[Frame] = []
        clock = QElapsedTimer()

        def frame() -> None:
            window.match.felt.viewport().repaint()
            if clock.isValid():
                found.append(Frame(clock.nsecsElapsed() / 1e6, going_on(window)))
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


def of(frames: list[Frame], what: str = "") -> list[float]:
    """The milliseconds of all frames, or of those in which that was seen."""
    return [one.ms for one in frames if what in ("", one.what)]


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
    idle_frames: list[Frame] = []
    thinking_frames: list[Frame] = []
    thoughts = 0
    for _ in range(2):
        idle_frames += intervals(app, args.seconds, None)[0]
        found, count = intervals(app, args.seconds, args.level)
        thinking_frames += found
        thoughts += count
    idle, thinking = of(idle_frames), of(thinking_frames)
    dealing, still, alone = of(thinking_frames, "deal"), of(idle_frames, "rest"), of(idle_frames, "deal")
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
                "frames_dealing": len(dealing),
                "dealing_p50_ms": share(dealing, 0.5),
                "dealing_p99_ms": share(dealing, 0.99),
                **{
                    f"dealing_{name}_ratio_to_{than}": round(share(dealing, part) / share(other, part), 2)
                    for than, other in (("dealing_alone", alone), ("rest", still))
                    for name, part in (("p50", 0.5), ("p99", 0.99))
                },
            },
            indent=2,
        )
    )


if __name__ == "__main__":
    main()
