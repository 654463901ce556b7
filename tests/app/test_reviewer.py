"""Reviews in a thread: they come deal by deal with progress, can be stopped, and are those of the engine."""

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.moments import advised, deals_of
from sjavs_desktop.app.reviewer import Reviewer
from sjavs_desktop.core.notation import action_text
from sjavs_desktop.core.record import HINT, Record, read_record, record_text
from sjavs_desktop.core.state import Action
from sjavs_desktop.engine import review as reviews
from sjavs_desktop.engine import teacher
from sjavs_desktop.engine.crew import Crew
from sjavs_desktop.engine.play import play_match
from sjavs_desktop.engine.review import Asked, DealReview, review
from sjavs_desktop.engine.search import Budget
from sjavs_desktop.engine.teacher import Effort
from tests.core.games import rules_of

LONG = 60_000


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    small = Effort(Budget(6, 300_000), Budget(4, 300_000))
    monkeypatch.setattr(teacher, "EFFORTS", (small, small, small))


@pytest.fixture
def reviewer(qtbot: QtBot) -> Iterator[Reviewer]:
    made = Reviewer()
    yield made
    made.close()


@pytest.fixture(scope="module")
def record() -> Record:
    return play_match(rules_of("klorsjavs"), ("random", "club", "random"), "reviewer", 3)


def heard(reviewer: Reviewer) -> tuple[list[DealReview], list[tuple[int, int]], list[str]]:
    """What comes out, as it comes."""
    found: list[DealReview] = []
    moved: list[tuple[int, int]] = []
    ended: list[str] = []
    reviewer.reviewed.connect(found.append)
    reviewer.progressed.connect(lambda done, total: moved.append((done, total)))
    reviewer.finished.connect(ended.append)
    return found, moved, ended


def test_every_deal_comes_out_with_progress_and_as_the_engine_has_it(
    qtbot: QtBot, reviewer: Reviewer, record: Record
) -> None:
    found, moved, ended = heard(reviewer)
    reviewer.review(record, 0)
    assert reviewer.busy
    qtbot.waitUntil(lambda: bool(ended), timeout=LONG)
    assert not reviewer.busy
    assert ended == [""]
    crew = Crew()
    assert found == [review(moments, Asked(frozenset({0})), crew) for moments in deals_of(record)]
    assert [done for done, _ in moved] == list(range(1, moved[-1][1] + 1))
    assert {choice.seat for one in found for choice in one.choices} == {0}


def test_one_deal_alone_and_all_seats(qtbot: QtBot, reviewer: Reviewer, record: Record) -> None:
    found, _, ended = heard(reviewer)
    reviewer.review(record, deals=[2])
    qtbot.waitUntil(lambda: bool(ended), timeout=LONG)
    assert [one.deal for one in found] == [2]
    assert {choice.seat for choice in found[0].choices} == {0, 1, 2}


def test_what_was_stopped_never_comes_out_and_the_next_is_whole(
    qtbot: QtBot, reviewer: Reviewer, record: Record
) -> None:
    found, moved, ended = heard(reviewer)
    reviewer.review(record)
    qtbot.waitUntil(lambda: bool(moved), timeout=LONG)
    reviewer.stop()
    number = len(found)
    QTest.qWait(50)
    assert (len(found), ended) == (number, [])
    reviewer.review(record, 1)
    reviewer.review(record, 0, deals=[2])
    qtbot.waitUntil(lambda: bool(ended), timeout=LONG)
    assert len(found) == number + 1
    assert {choice.seat for choice in found[-1].choices} == {0}


def test_a_failure_is_told(qtbot: QtBot, reviewer: Reviewer, record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, ended = heard(reviewer)

    def broken(*_: object) -> None:
        raise RuntimeError("no review today")

    monkeypatch.setattr(reviews, "review", broken)
    reviewer.review(record)
    qtbot.waitUntil(lambda: bool(ended), timeout=LONG)
    assert "no review today" in ended[0]


def test_closing_does_not_wait_for_a_review(qtbot: QtBot, reviewer: Reviewer, record: Record) -> None:
    reviewer.review(record)
    reviewer.close()
    assert not reviewer._thread.isRunning()
    reviewer.close()
    reviewer.review(record)
    assert not reviewer.busy


def blamed_in(record: Record) -> list[tuple[int, Action]]:
    """The plies and actions of the mistakes of seats 0 and 2."""
    crew, found = Crew(), []
    for moments in deals_of(record):
        one = review(moments, Asked(frozenset({0, 2})), crew)
        assert one is not None
        found += [(choice.ply, choice.action) for choice in one.mistakes()]
    return found


def test_a_hint_that_the_record_remembers_is_not_blamed(record: Record) -> None:
    blamed = blamed_in(record)
    assert blamed
    ply, action = blamed[0]
    lines = record_text(record).split("\n")
    lines[0] = lines[0].replace("sjavs-record 1", "sjavs-record 2")
    lines.insert(ply + 1, f"# {HINT} {action_text(action)}")
    marked = read_record("\n".join(lines))
    assert advised(marked) == {ply: (action,)}
    assert blamed_in(marked) == blamed[1:]
