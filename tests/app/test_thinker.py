"""The engine's thread: what is not wanted any more stops at once, and never comes out as an answer."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.thinker import Thinker
from sjavs_desktop.core.pack import compile_rules, load
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine import levels, talk, thinking
from sjavs_desktop.engine.levels import Level, decide, seed_for
from sjavs_desktop.engine.talk import Answer, Request
from sjavs_desktop.paths import RULES
from tests.engine.positions import decisions

PACK = compile_rules(load(RULES / "sjavs.toml"))
LONG = 20_000


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


def first_tricks(number: int) -> list[tuple[View, int]]:
    """Views at the lead to the first trick, with a seed for each."""
    found: list[tuple[View, int]] = []
    for state, seat, seed in decisions(PACK, ("beginner",) * 4, "first", 3 * number):
        table = state.table
        if table.phase == "play" and not table.trick and not table.tricks:
            found.append((view(state, seat), seed))
    return found[:number]


def heard(thinker: Thinker) -> list[Answer]:
    """The answers that come out, as they come."""
    answers: list[Answer] = []
    thinker.answered.connect(answers.append)
    return answers


def asleep(seconds: float, until: Callable[[], bool]) -> bool:
    """Waits without taking the interpreter from the other threads; whether it came true."""
    ends = time.perf_counter() + seconds
    while not until() and time.perf_counter() < ends:
        QTest.qWait(0)
        time.sleep(0.0002)
    return until()


def test_an_experts_thought_on_the_first_trick_stops_at_once_and_the_next_question_is_answered_as_ever(
    qtbot: QtBot, thinker: Thinker
) -> None:
    answers, taken = heard(thinker), list[float]()
    moments = first_tricks(6)
    wanted = [decide("expert", seen, seed) for seen, seed in moments]
    for number, (seen, seed) in enumerate(moments):
        other = moments[number - 1]
        thinker.ask(Request((1, number), other[0], "expert", other[1]))
        asleep(0.015, lambda: False)
        if thinker.busy is not None:
            began = time.perf_counter()
            thinker.cancel()
            assert asleep(LONG / 1000, lambda: thinker.busy is None)
            taken.append(time.perf_counter() - began)
        thinker.cancel()
        answers.clear()
        thinker.ask(Request((1, number), seen, "expert", seed))
        qtbot.waitUntil(lambda: bool(answers), timeout=LONG)
        assert [one.action for one in answers] == [wanted[number]]
    assert not taken or min(taken) < 0.005


def test_a_newer_question_takes_the_place_of_an_older_one_even_with_the_same_ticket(
    qtbot: QtBot, thinker: Thinker
) -> None:
    answers, moments = heard(thinker), first_tricks(5)
    for seen, seed in moments:
        thinker.ask(Request((1, 7), seen, "expert", seed))
        asleep(0.004, lambda: False)
    answers.clear()
    thinker.ask(Request((1, 7), moments[0][0], "beginner", moments[0][1]))
    qtbot.waitUntil(lambda: bool(answers), timeout=LONG)
    QTest.qWait(50)
    assert [one.action for one in answers] == [decide("beginner", *moments[0])]


class Deaf:
    """A level that thinks until it is let go, and a stop that it hears or not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, hears: int = 1) -> None:
        self.begun, self.go = threading.Event(), threading.Event()
        self.thoughts, self.stops, self._hears = 0, 0, hears
        monkeypatch.setitem(levels.LEVELS, "deaf", Level("deaf", "Deaf", self.decide))
        monkeypatch.setattr(thinking, "halt", self.halt)

    def decide(self, seen: View, seed: int) -> Action:
        self.thoughts += 1
        self.begun.set()
        self.go.wait(10)
        self.go.clear()
        return Action(seen.seat, "play", self.thoughts)

    def halt(self) -> None:
        """Is heard from so many times on."""
        self.stops += 1
        if self.stops >= self._hears:
            self.go.set()


def test_a_stop_that_came_too_early_is_said_again(
    qtbot: QtBot, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaf, answers = Deaf(monkeypatch, hears=4), heard(thinker)
    seen, seed = first_tricks(1)[0]
    thinker.ask(Request((1, 1), seen, "deaf", seed))
    assert deaf.begun.wait(10)
    thinker.cancel()
    assert deaf.stops == 1
    qtbot.waitUntil(lambda: thinker.busy is None, timeout=LONG)
    QTest.qWait(20)
    assert deaf.stops >= 4
    assert answers == []
    told = deaf.stops
    QTest.qWait(20)
    assert deaf.stops == told


def test_a_thought_that_was_stopped_by_mistake_is_thought_again(
    qtbot: QtBot, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaf, answers = Deaf(monkeypatch), heard(thinker)
    seen, seed = first_tricks(1)[0]
    thinker.ask(Request((1, 1), seen, "deaf", seed))
    assert deaf.begun.wait(10)
    deaf.begun.clear()
    thinker._stop()
    assert deaf.begun.wait(10)
    assert answers == []
    deaf.go.set()
    qtbot.waitUntil(lambda: bool(answers), timeout=LONG)
    assert [one.action.value for one in answers if one.action] == [2]


def test_closing_does_not_wait_for_an_expert(thinker: Thinker) -> None:
    seen, seed = first_tricks(1)[0]
    thinker.ask(Request((1, 1), seen, "expert", seed))
    asleep(0.01, lambda: False)
    began = time.perf_counter()
    thinker.close()
    assert time.perf_counter() - began < 0.5
    thinker.close()


def test_the_seed_of_a_decision_is_that_of_the_bots() -> None:
    for match, ply, seat in (("a", 0, 0), ("b", 17, 3), ("", 200, 1)):
        assert talk.seed_for(match, ply, seat) == seed_for(match, ply, seat)


LATE = """
import sys
from PySide6.QtWidgets import QApplication
from sjavs_desktop.ui.application import open_window, prepare
app = prepare(QApplication(sys.argv))
window = open_window()
window.grab()
names = ("sjavs_desktop.engine.kernel", "sjavs_desktop.engine.thinking", "sjavs_desktop.engine.levels", "pyqtgraph")
early = [name for name in names if name in sys.modules]
window.begin(window.rules(), seed="late")
for _ in range(2000):
    app.processEvents()
    if "sjavs_desktop.engine.kernel" in sys.modules and len(window.referee.record.actions) > 2:
        break
    import time
    time.sleep(0.005)
print(early, window.referee.record.levels, "sjavs_desktop.engine.kernel" in sys.modules)
window.shut_down()
"""


def test_opening_the_window_loads_the_kernel_only_when_a_bot_has_to_think(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path),
    }
    done = subprocess.run([sys.executable, "-c", LATE], env=environment, capture_output=True, text=True, timeout=120)
    assert done.stdout == "[] ('human', 'club', 'club', 'club') True\n", done.stderr
