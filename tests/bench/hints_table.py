"""Frames and clicks of the real window while the teacher helps, as JSON: against a table without help, in turn.

``python -m tests.bench.hints_table [--pack sjavs] [--turns N] [--rounds N] [--think S] [--modes plain,tutor]``.
Somebody plays at the bottom by rules of thumb, each card by a click of the mouse, on the display that QT_QPA_PLATFORM
and DISPLAY name, or on an own Xvfb. Four tables are played in turn with the same deals: without help (`plain`), with
the aids for beginners (`aids`), with a hint that is opened at once and still reckons while the card is clicked
(`hint`), and with the tutor (`tutor`).

At each turn a repaint is asked for every 16 ms for a while, and the milliseconds between finished paints count, and
beside them those of processor time that the window's thread worked for a frame, which nothing else that runs changes;
then those from the press of the mouse until the referee has told what was done. Of the tutor it is said besides how
often it asked, as then the card waits for the answer; those clicks do not count. Ratios are to `plain` of the same run.
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

from PySide6.QtCore import QElapsedTimer, QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sjavs_desktop.app.library import find
from sjavs_desktop.app.settings import Settings
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.state import View
from sjavs_desktop.engine import beginner
from sjavs_desktop.ui.application import open_window, prepare
from sjavs_desktop.ui.felt.spots import SHAPE
from sjavs_desktop.ui.main_window import MainWindow
from tests.ui import x11

FRAME = 0.016
"""Seconds between two repaints."""
WATCHED = 0.6
"""Seconds for which frames are counted at each turn, before the card is clicked."""
PATIENCE = 60.0
MODES = ("plain", "aids", "hint", "tutor")


class Found(NamedTuple):
    """What was measured at one table, in milliseconds."""

    frames: list[float]
    clicks: list[float]
    firsts: list[float]
    """From the wish for a hint to its first answer."""
    asked: int
    """How often the tutor asked."""
    work: list[float]
    """Of each frame what the thread of the window worked for it, the opening of a hint with the first one after it."""


class Seat:
    """The person at the bottom."""

    def __init__(self, app: QApplication, window: MainWindow, mode: str, think: float) -> None:
        self.app, self.window, self.mode, self.think = app, window, mode, think
        self.found = Found([], [], [], 0, [])
        self.asked = 0
        self._told = False
        window.referee.happened.connect(self._happened)
        window.teaching.advisor.advised.connect(self._advised)
        self._wished: QElapsedTimer | None = None

    def _happened(self, *_: object) -> None:
        self._told = True

    def _advised(self) -> None:
        if self._wished is not None:
            self.found.firsts.append(self._wished.nsecsElapsed() / 1e6)
            self._wished = None

    def wait(self, until: Callable[[], bool]) -> None:
        """Lets the window live until something is true."""
        limit = time.monotonic() + PATIENCE
        while not until():
            self.app.processEvents()
            time.sleep(0.0005)
            if time.monotonic() > limit:
                raise SystemExit("the table does not get on")

    def ready(self) -> bool:
        """Whether the person is asked."""
        match = self.window.match
        view = match.felt.shown
        if view is None or match.felt.busy or view is not match.felt.view:
            return False
        return view.table.deal_over or view.table.turn == view.seat or match.last_call.isVisible()

    def turn(self) -> bool:
        """One choice; whether it was a card."""
        match = self.window.match
        self.wait(self.ready)
        view = match.felt.shown
        assert view is not None
        if view.table.deal_over:
            match.next_deal()
        elif match.last_call.isVisible():
            match.let_go()
        elif view.table.phase != "play":
            chosen = beginner.decide(view, 0)
            assert chosen is not None
            match.ask(None)
            self.window.referee.submit(chosen)
        else:
            self._card(view)
            return True
        return False

    def _card(self, view: View) -> None:
        began = time.thread_time()
        if self.mode == "hint":
            self._wished = QElapsedTimer()
            self._wished.start()
            for _ in range(3):
                self.window.teaching.hint()
        self._watch(began)
        chosen = beginner.decide(view, 0)
        assert chosen is not None
        self._click(int(str(chosen.value)))

    def _watch(self, began: float) -> None:
        """Counts frames; the work for the first one began at that time of the thread."""
        viewport, clock = self.window.match.felt.viewport(), QElapsedTimer()
        end = time.monotonic() + self.think
        due = time.monotonic()
        while due < end:
            while time.monotonic() < due:
                self.app.processEvents()
                time.sleep(0.0003)
            viewport.repaint()
            if clock.isValid():
                self.found.frames.append(clock.nsecsElapsed() / 1e6)
            clock.restart()
            self.found.work.append(1000 * (time.thread_time() - began))
            began = time.thread_time()
            due = max(due + FRAME, time.monotonic())

    def _click(self, card: int) -> None:
        """Clicks on a card, and measures until it counts."""
        felt = self.window.match.felt
        pose = next(one for one in felt.table.own(0) if one.face == card).pose
        spot = QPoint(round(pose.x - 0.38 * pose.width), round(pose.y - 0.2 * pose.width * SHAPE))
        handle = self.window.windowHandle()
        assert handle is not None
        self._told = False
        clock = QElapsedTimer()
        clock.start()
        QTest.mousePress(
            handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, felt.viewport().mapTo(self.window, spot)
        )
        QTest.mouseRelease(
            handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, felt.viewport().mapTo(self.window, spot)
        )
        panel = self.window.teaching.tutoring.panel
        self.wait(lambda: self._told or panel.isVisible())
        if self._told:
            self.found.clicks.append(clock.nsecsElapsed() / 1e6)
        else:
            self.asked += 1
            panel.buttons["anyway"].click()
        # Two presses that follow at once would be a double click.
        until = time.monotonic() + QApplication.doubleClickInterval() / 1000 + 0.05
        self.wait(lambda: time.monotonic() > until)


def table(app: QApplication, pack: str, mode: str, turns: int, seed: str, think: float = WATCHED) -> Found:
    """Plays so many cards at a table."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(store=QSettings(str(Path(folder) / "s.ini"), QSettings.Format.IniFormat))
        for key, value in {"speed": "fast", "hold": "0", "level": "beginner", "last_call": False}.items():
            settings.set(key, value)
        settings.set("beginner", mode == "aids")
        if mode == "tutor":
            settings.set("tutor_play", "doubtful")
        window = open_window(settings)
        window.resize(1366, 768)
        window.begin(compile_rules(find(pack, None)), None, seed)
        seat = Seat(app, window, mode, think)
        while turns:
            turns -= seat.turn()
        window.close()
        return seat.found._replace(asked=seat.asked)


def spread(values: list[float]) -> dict[str, float]:
    """How milliseconds are spread."""
    ordered = sorted(values)
    if not ordered:
        return {"number": 0}
    parts = {key: round(ordered[int(part * (len(ordered) - 1))], 2) for key, part in (("p50", 0.5), ("p95", 0.95))}
    last = {"p99": round(ordered[int(0.99 * (len(ordered) - 1))], 2), "max": round(ordered[-1], 2)}
    return {"number": len(ordered), **parts, **last}


def report(found: dict[str, Found]) -> dict[str, Any]:
    """What is printed."""
    told: dict[str, Any] = {"load": [round(one, 2) for one in os.getloadavg()]}
    rest = found.get("plain")
    for mode, one in found.items():
        frames, clicks = spread(one.frames), spread(one.clicks)
        told[mode] = {"frames_ms": frames, "work_ms": spread(one.work), "clicks_ms": clicks}
        if mode != "plain" and rest is not None:
            for key, some, plain in (("frames", frames, spread(rest.frames)), ("clicks", clicks, spread(rest.clicks))):
                told[mode][f"{key}_ratio"] = {
                    part: round(some[part] / plain[part], 3) for part in ("p50", "p95", "p99") if part in some
                }
        if one.firsts:
            told[mode]["first_hint_ms"] = spread(one.firsts)
        if mode == "tutor":
            told[mode]["asked"] = one.asked
    return told


def main() -> None:
    """Plays the tables in turn and prints what was measured."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--pack", default="sjavs")
    words.add_argument("--turns", type=int, default=24, help="cards that are played at each table")
    words.add_argument("--rounds", type=int, default=2, help="how often all tables are played")
    words.add_argument("--think", type=float, default=WATCHED, help="seconds before a card is clicked")
    words.add_argument("--modes", type=lambda text: tuple(text.split(",")), default=MODES)
    asked = words.parse_args()
    with ExitStack() as stack:
        if "QT_QPA_PLATFORM" not in os.environ:
            os.environ["DISPLAY"] = stack.enter_context(x11.server())
            os.environ["QT_QPA_PLATFORM"] = "xcb"
        app = prepare(QApplication([]))
        found = {mode: Found([], [], [], 0, []) for mode in asked.modes}
        for number in range(asked.rounds):
            for mode in asked.modes:
                one = table(app, asked.pack, mode, asked.turns, f"hints/{number}", asked.think)
                old = found[mode]
                found[mode] = Found(*(before + more for before, more in zip(old, one, strict=True)))
        print(json.dumps({"pack": asked.pack, "platform": app.platformName(), **report(found)}, indent=2))
        app.processEvents()


if __name__ == "__main__":
    main()
