"""Hints come in steps, only for what is asked about, never hold the window up, and agree with themselves."""

import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import hints as module
from sjavs_desktop.app.hints import Advice, Hints
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.state import View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine import teacher, thinking
from sjavs_desktop.engine.search import Budget
from sjavs_desktop.engine.teacher import Effort, Limits, analyse
from tests.core.games import rules_of
from tests.engine.positions import decisions

LONG = 20_000
PACK = rules_of("sjavs")


@pytest.fixture
def hints(qtbot: QtBot) -> Iterator[Hints]:
    made = Hints()
    yield made
    made.close()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small steps."""
    small = Effort(Budget(6, 300_000), Budget(4, 300_000))
    monkeypatch.setattr(teacher, "EFFORTS", (small, small, small))


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A first step that ends soon, and a second that never does."""
    small, never = Budget(6, 300_000), Budget(10**9, 10**12, 10**9, seconds=1e9)
    monkeypatch.setattr(teacher, "EFFORTS", (Effort(small, small), Effort(never, never)))


def positions(deals: int = 1) -> list[tuple[View, int]]:
    """Views of deals of beginners in which there is something to choose."""
    found = [(view(state, seat), seed) for state, seat, seed in decisions(PACK, ("beginner",) * 4, "hint", deals)]
    return [(seen, seed) for seen, seed in found if len(legal(seen)) > 1 and seen.table.phase != "cut"]


def heard(hints: Hints) -> list[Advice]:
    """What comes out, as it comes."""
    found: list[Advice] = []
    hints.advised.connect(found.append)
    return found


@pytest.mark.usefixtures("quick")
def test_each_step_comes_out_and_is_what_the_teacher_says(qtbot: QtBot, hints: Hints) -> None:
    found = heard(hints)
    for seen, seed in positions()[:8]:
        found.clear()
        hints.ask(seen, seed)
        assert hints.asking == seen
        last = analyse(seen, seed, 2)
        qtbot.waitUntil(lambda last=last: bool(found) and found[-1].analysis == last, timeout=LONG)
        QTest.qWait(5)
        # The first comes twice: at once, and then with its reasons.
        assert found[0].grounds == ()
        assert found[0].analysis == found[1].analysis
        wanted = [analyse(seen, seed, effort) for effort in range(len(found) - 1)]
        assert [one.analysis for one in found[1:]] == wanted
        assert all(one.view == seen for one in found)
        assert all(len(one.grounds) >= min(module.MARKED, len(one.analysis.choices)) for one in found[1:])
        assert len(found[-1].grounds) == len(found[-1].analysis.choices)
        assert hints.told == tuple(wanted)


@pytest.mark.usefixtures("quick")
def test_asked_again_it_says_the_same_and_goes_on_with_the_same_samples(
    qtbot: QtBot, hints: Hints, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[int] = []
    step = teacher.Study.step

    def counted(study: teacher.Study) -> teacher.Analysis:
        found = step(study)
        taken.append(study.effort)
        return found

    monkeypatch.setattr(teacher.Study, "step", counted)
    found = heard(hints)
    asked = next(one for one in positions() if one[0].table.phase == "play" and len(legal(one[0])) > 4)
    hints.ask(*asked, steps=2)
    qtbot.waitUntil(lambda: len(found) == 3, timeout=LONG)
    first = [one.analysis for one in found[1:]]
    hints.stop()
    found.clear()
    hints.ask(*asked)
    qtbot.waitUntil(lambda: len(found) == 3, timeout=LONG)
    assert [one.analysis for one in found[:2]] == first
    assert found[-1].analysis.effort == 2
    assert taken == [0, 1, 2]
    found.clear()
    hints.ask(*asked, steps=1)
    qtbot.waitUntil(lambda: bool(found), timeout=LONG)
    QTest.qWait(20)
    assert [one.analysis for one in found] == first[:1]


@pytest.mark.usefixtures("quick")
def test_where_nothing_is_to_be_chosen_that_is_said_once(qtbot: QtBot, hints: Hints) -> None:
    found = heard(hints)
    state, seat, seed = next(
        one for one in decisions(PACK, ("beginner",) * 4, "hint", 1) if one[0].table.phase == "cut"
    )
    hints.ask(view(state, seat), seed)
    qtbot.waitUntil(lambda: bool(found), timeout=LONG)
    QTest.qWait(20)
    assert [one.analysis.choices for one in found] == [()]


@pytest.mark.usefixtures("endless")
def test_what_is_no_longer_asked_about_stops_at_once_and_never_comes_out(qtbot: QtBot, hints: Hints) -> None:
    found, asked = heard(hints), positions()
    hints.ask(*asked[0])
    # Each comes twice: at once, and with its reasons.
    qtbot.waitUntil(lambda: len(found) == 2, timeout=LONG)
    hints.ask(*asked[1])
    qtbot.waitUntil(lambda: len(found) == 4, timeout=LONG)
    assert [one.view for one in found] == [asked[0][0]] * 2 + [asked[1][0]] * 2
    hints.stop()
    assert hints.asking is None
    assert hints.told == ()
    QTest.qWait(50)
    assert len(found) == 4


@pytest.mark.usefixtures("endless")
def test_500_hints_and_undos_in_any_order_hang_nothing(qtbot: QtBot, hints: Hints) -> None:
    found, asked, dice = heard(hints), positions(2), random.Random(5)
    for number in range(500):
        if dice.random() < 0.3:
            hints.stop()
        else:
            hints.ask(*dice.choice(asked))
        if dice.random() < 0.4:
            QTest.qWait(0)
        if number % 50 == 0:
            time.sleep(0.01)
    said: list[Advice] = []
    for seen, seed in (asked[0], asked[-1], asked[0]):
        found.clear()
        hints.ask(seen, seed)
        # What is known already comes with its reasons at once.
        qtbot.waitUntil(lambda: bool(found) and bool(found[-1].grounds), timeout=LONG)
        assert found[-1].analysis == analyse(seen, seed)
        said.append(found[-1])
    assert said[0] == said[-1]


@pytest.mark.usefixtures("endless")
def test_closing_in_the_middle_of_an_analysis_does_not_wait_for_it(qtbot: QtBot, hints: Hints) -> None:
    found = heard(hints)
    hints.ask(*positions()[0])
    qtbot.waitUntil(lambda: bool(found), timeout=LONG)
    hints.close()
    assert not hints._thread.isRunning()
    hints.close()
    hints.ask(*positions()[0])
    assert hints.asking is None


@pytest.mark.usefixtures("endless")
def test_the_bots_do_not_notice_and_their_stop_does_not_stop_a_hint(qtbot: QtBot, hints: Hints) -> None:
    found, asked = heard(hints), positions()
    hints.ask(*asked[0])
    qtbot.waitUntil(lambda: bool(found), timeout=LONG)
    budget = Budget(6, 300_000)
    seen, seed = next(one for one in asked if one[0].table.phase == "play")
    wanted = thinking.search(seen, seed, budget)
    assert wanted.worlds
    thinking.halt()
    assert hints._job is not None
    assert hints._job.crew is not None
    assert all(not one.stop[0] for one in hints._job.crew.searchers)
    hints.stop()
    assert thinking.search(seen, seed, budget) == wanted


@pytest.mark.usefixtures("quick")
def test_who_follows_a_hint_that_came_out_is_not_blamed(qtbot: QtBot, hints: Hints) -> None:
    found = heard(hints)
    seen, seed = positions()[3]
    assert hints.judge(legal(seen)[0], Limits()) is None
    hints.ask(seen, seed)
    qtbot.waitUntil(lambda: len(found) == 3, timeout=LONG)
    for one in found:
        assert one.analysis.best is not None
        verdict = hints.judge(one.analysis.best.action, Limits(0.0, 0.0, 0.0))
        assert verdict is not None
        assert verdict.grade == ""


@pytest.mark.usefixtures("quick")
def test_a_failure_is_logged_and_the_next_question_answered(
    qtbot: QtBot, hints: Hints, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    found, asked = heard(hints), positions()

    def broken() -> None:
        raise RuntimeError("no reasons today")

    monkeypatch.setattr(module, "reasons_of", broken)
    hints.ask(*asked[0])
    qtbot.waitUntil(lambda: "no reasons today" in caplog.text, timeout=LONG)
    assert found == []
    monkeypatch.undo()
    hints.ask(*asked[0], steps=1)
    qtbot.waitUntil(lambda: bool(found), timeout=LONG)


LATE = """
import sys
from PySide6.QtCore import QCoreApplication
app = QCoreApplication(sys.argv)
from sjavs_desktop.app.hints import Hints
from sjavs_desktop.app.reviewer import Reviewer
hints, reviewer = Hints(), Reviewer()
print([name for name in ("sjavs_desktop.engine.kernel", "sjavs_desktop.engine.thinking") if name in sys.modules])
hints.close()
reviewer.close()
"""


def test_the_engine_is_loaded_only_for_the_first_hint() -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-c", LATE], env=environment, capture_output=True, text=True, timeout=120)
    assert done.stdout == "[]\n", done.stderr
