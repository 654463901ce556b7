"""Frame intervals while cards are dealt and bots think without a pause, as JSON, beside those of the table at rest.

``python -m tests.bench.frames [--deals N] [--rounds N] [--level expert]``. The real window deals at normal speed, on
the display that QT_QPA_PLATFORM and DISPLAY name, or on an own Xvfb. Two tables are shown in turn with the same deals:
`alone`, where nobody thinks, and `thinking`, where the engine's thread gets the next position as soon as it has
answered the last. Between two deals nothing moves for a while: what comes then
at the table where nobody thinks is `rest`.

A repaint is asked for every 16 ms, as a 60 Hz screen would, and the milliseconds between finished paints count. Those
of the dealing go from the shuffled pack to the sorted hand; `begins` are those in which the next deal was asked for,
and tell how long it takes until something moves. Ratios are to `rest` and to the dealing `alone` of the same run.
"""

import argparse
import json
import os
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

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
from tests.ui import x11

FRAME = 16
"""Milliseconds between two repaints."""
PLAYED, RESTED = 0.5, 1.5
"""Seconds for which the deal goes on after the dealing, and for which nothing moves after it."""
PATIENCE = 60.0
PARTS = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}


class Frame(NamedTuple):
    """The time from one paint to the next."""

    ms: float
    what: str
    """What was seen at its beginning and at its end (`going_on`); `mixed` where that is not the same, and `begins`
    where the next deal was asked for meanwhile."""


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
    """`deal` while cards are dealt, turned up and sorted, `rest` while nothing moves, `else` otherwise."""
    director = window.match.felt.director
    stage = director._stage
    if stage is None or director._pause.isActive():
        return "rest"
    return "deal" if stage.kind == "deal" or stage.move in ("turn", "order") else "else"


class Table:
    """A window in which bots play, whose frames are measured."""

    def __init__(self, app: QApplication, folder: Path) -> None:
        self.app = app
        settings = Settings(store=QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat))
        settings.set("speed", "normal")
        self.window = open_window(settings)
        self.window.resize(1366, 768)
        self.frames: list[Frame] = []
        self.seen: Callable[[], None] = lambda: None
        """Called after each frame."""
        self._begins = False
        self._clock = QElapsedTimer()
        self._was = ""
        self._timer = QTimer(self.window)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._frame)

    def _frame(self) -> None:
        self.window.match.felt.viewport().repaint()
        now = going_on(self.window)
        if self._clock.isValid():
            what = "begins" if self._begins else now if now == self._was else "mixed"
            self.frames.append(Frame(self._clock.nsecsElapsed() / 1e6, what))
        self._begins, self._was = False, now
        self._clock.restart()
        self.seen()

    def wait(self, until: Callable[[], bool]) -> None:
        """Lets the window live until something is true."""
        limit = time.monotonic() + PATIENCE
        while not until():
            self.app.processEvents()
            time.sleep(0.0005)
            if time.monotonic() > limit:
                raise SystemExit("the table does not get on")

    def pause(self, seconds: float) -> None:
        """Lets it live for that long."""
        end = time.monotonic() + seconds
        self.wait(lambda: time.monotonic() > end)

    def deals(self, number: int, seed: str) -> list[Frame]:
        """The frames of so many deals, the first of which does not count: pictures are drawn and modules loaded."""
        window = self.window
        view_of, felt = window.referee.view, window.match.felt
        window.begin(compile_rules(find("sjavs", None)), ("beginner",) * 4, seed)
        for deal in range(number + 1):
            if deal == 1:
                self._timer.start(FRAME)
            if deal:
                self._begins = True
                window.match.next_deal()
            self.wait(lambda: going_on(window) == "deal")
            self.wait(lambda: going_on(window) != "deal" and bool(felt.shown and felt.shown.own))
            self.pause(PLAYED)
            self.wait(lambda: bool((seen := view_of()) and seen.table.deal_over))
            self._was = "mixed"
            felt.settle()
            self.wait(lambda: not felt.busy)
            self.pause(RESTED)
        self._timer.stop()
        return self.frames


def measured(app: QApplication, level: str, deals: int, seed: str) -> tuple[list[Frame], int]:
    """The frames of a table, and how often the bot that thinks without a pause has answered."""
    with tempfile.TemporaryDirectory() as folder:
        table = Table(app, Path(folder))
        busy = Busy(level) if level else None
        if busy:
            busy.ask()
        found = table.deals(deals, seed)
        if busy:
            busy.thinker.close()
        table.window.close()
        return found, busy.thoughts if busy else 0


def spread(frames: list[Frame], what: str) -> dict[str, float]:
    """How the milliseconds of some frames are spread."""
    ordered = sorted(one.ms for one in frames if one.what == what)
    if not ordered:
        return {"frames": 0}
    return {
        "frames": len(ordered),
        **{key: round(ordered[int(part * (len(ordered) - 1))], 2) for key, part in PARTS.items()},
    }


def report(alone: list[Frame], thinking: list[Frame]) -> dict[str, Any]:
    """What is printed."""
    rest, dealing = spread(alone, "rest"), spread(thinking, "deal")
    told = {
        "rest_ms": rest,
        "alone_ms": spread(alone, "deal"),
        "thinking_ms": dealing,
        "begins_ms": spread(alone, "begins"),
        "begins_thinking_ms": spread(thinking, "begins"),
    }
    ratios = {
        f"{name}_to_{than}": {key: round(of[key] / to[key], 2) for key in PARTS}
        for name, of, than, to in (
            ("alone", told["alone_ms"], "rest", rest),
            ("thinking", dealing, "rest", rest),
            ("thinking", dealing, "alone", told["alone_ms"]),
        )
    }
    return {**told, "ratios": ratios}


def main() -> None:
    """Measures both tables in turn and prints both."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=4, help="of each table in a round")
    parser.add_argument("--rounds", type=int, default=2, help="how often both are shown")
    parser.add_argument("--level", default="expert", help="the bot that thinks without pause")
    args = parser.parse_args()
    with ExitStack() as stack:
        if "QT_QPA_PLATFORM" not in os.environ:
            os.environ["DISPLAY"] = stack.enter_context(x11.server())
            os.environ["QT_QPA_PLATFORM"] = "xcb"
        app = prepare(QApplication([]))
        alone: list[Frame] = []
        thinking: list[Frame] = []
        thoughts = 0
        for number in range(args.rounds):
            alone += measured(app, "", args.deals, f"frames/{number}")[0]
            found, count = measured(app, args.level, args.deals, f"frames/{number}")
            thinking += found
            thoughts += count
        load = [round(one, 2) for one in os.getloadavg()]
        told = {"level": args.level, "platform": app.platformName(), "load": load, "thoughts": thoughts}
        print(json.dumps({**told, **report(alone, thinking)}, indent=2))
        app.processEvents()


if __name__ == "__main__":
    main()
