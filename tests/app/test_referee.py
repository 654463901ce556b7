"""The referee: one table, played by bots in the engine's thread and by a person through submit."""

import logging
import time
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.referee import Referee
from sjavs_desktop.app.seats import HUMAN
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.pack import compile_rules, load
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.engine import levels
from sjavs_desktop.engine.levels import Level, decide, seed_for
from sjavs_desktop.engine.talk import Answer
from sjavs_desktop.paths import RULES

PACK = compile_rules(load(RULES / "sjavs.toml"))
NAMES = ("You", "Left", "Partner", "Right")
BOTS = ("beginner",) * 4
ONE_HUMAN = (HUMAN, "beginner", "beginner", "beginner")


@pytest.fixture
def referee(qtbot: QtBot) -> Iterator[Referee]:
    made = Referee()
    made.paused.connect(made.next_deal)
    yield made
    made.close()


def test_a_match_of_bots_is_played_to_its_end_and_its_record_replays(qtbot: QtBot, referee: Referee) -> None:
    with qtbot.waitSignal(referee.ended, timeout=60_000):
        referee.new_match(PACK, NAMES, BOTS, "whole", 1)
    assert referee.record is not None
    state = referee.record.state()
    assert state.table.winner is not None
    view = referee.view()
    assert view is not None
    assert view.table == state.table


def test_a_match_with_the_same_seed_is_the_same_match(qtbot: QtBot, referee: Referee) -> None:
    records = []
    for _ in range(2):
        with qtbot.waitSignal(referee.ended, timeout=60_000):
            referee.new_match(PACK, NAMES, BOTS, "again", 0)
        records.append(referee.record)
    assert records[0] == records[1]


def test_the_person_is_asked_and_what_they_do_goes_on(qtbot: QtBot, referee: Referee) -> None:
    asked: list[View] = []
    referee.asked.connect(asked.append)

    def act() -> None:
        view = asked[-1]
        assert referee.submit(decide("beginner", view, seed_for("x", len(asked), 0)))

    referee.new_match(PACK, NAMES, ONE_HUMAN, "person", 0)
    for number in range(1, 12):
        qtbot.waitUntil(lambda wanted=number: len(asked) >= wanted, timeout=10_000)
        act()
    assert all(view.table.turn == view.seat == 0 for view in asked)


def test_views_that_are_told_never_show_another_hand(qtbot: QtBot, referee: Referee) -> None:
    told: list[View] = []
    referee.happened.connect(lambda view, events: told.append(view))
    with qtbot.waitSignal(referee.ended, timeout=60_000):
        referee.new_match(PACK, NAMES, BOTS, "secret", 2)
    assert told
    assert all(view.seat == 0 and not any(view.shown[1:]) for view in told)


def test_a_refused_action_changes_nothing_and_says_why(qtbot: QtBot, referee: Referee) -> None:
    refused: list[tuple[Action, Reason]] = []
    referee.refused.connect(lambda action, reason: refused.append((action, reason)))
    with qtbot.waitSignal(referee.asked, timeout=10_000):
        referee.new_match(PACK, NAMES, ONE_HUMAN, "refuse", 1)
    before = referee.record
    view = referee.view()
    assert view is not None
    assert view.table.phase == "cut"
    assert not referee.submit(Action(0, "cut", 1))
    assert not referee.submit(Action(0, "play", 14))
    assert [reason.key for _, reason in refused] == ["cut", "kind"]
    assert referee.record == before


def test_nobody_can_act_for_a_bot(qtbot: QtBot, referee: Referee) -> None:
    keys: list[str] = []
    referee.refused.connect(lambda action, reason: keys.append(reason.key))
    referee.new_match(PACK, NAMES, ONE_HUMAN, "bots", 0)
    assert referee.view().table.turn == 3  # type: ignore[union-attr]
    assert not referee.submit(Action(3, "cut", 0))
    assert keys == ["turn"]


def test_a_bot_that_raises_plays_a_legal_action_and_leaves_a_log_line(
    qtbot: QtBot, referee: Referee, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(view: View, seed: int) -> Action:
        raise RuntimeError("no idea")

    monkeypatch.setitem(levels.LEVELS, "broken", Level("broken", "Broken", broken))
    with caplog.at_level(logging.ERROR), qtbot.waitSignal(referee.ended, timeout=60_000):
        referee.new_match(PACK, NAMES, ("broken", "beginner", "broken", "beginner"), "broken", 0)
    assert any("no idea" in record.getMessage() and "(broken)" in record.getMessage() for record in caplog.records)
    assert referee.record is not None
    assert referee.record.state().table.winner is not None


def test_a_bot_that_cheats_plays_a_legal_action_and_leaves_a_log_line(
    qtbot: QtBot, referee: Referee, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cheat(view: View, seed: int) -> Action:
        return Action(view.seat, "play", 12) if view.table.phase == "play" else legal(view)[0]

    monkeypatch.setitem(levels.LEVELS, "cheat", Level("cheat", "Cheat", cheat))
    with caplog.at_level(logging.ERROR), qtbot.waitSignal(referee.ended, timeout=60_000):
        referee.new_match(PACK, NAMES, ("cheat", "beginner", "beginner", "beginner"), "cheat", 0)
    assert any("(cheat) failed" in record.getMessage() for record in caplog.records)


def test_a_late_answer_of_an_old_match_is_dropped(
    qtbot: QtBot, referee: Referee, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(view: View, seed: int) -> Action:
        time.sleep(0.05)
        return legal(view)[-1]

    monkeypatch.setitem(levels.LEVELS, "slow", Level("slow", "Slow", slow))
    for number in range(12):
        referee.new_match(PACK, NAMES, ("slow",) * 4, f"late {number}", 0)
        qtbot.wait(7 * number)
    assert referee.record is not None
    # Every action of the last match was asked for in this match: its record replays without a stranger among them.
    qtbot.wait(200)
    assert referee.record.state().table == referee.view().table  # type: ignore[union-attr]
    assert referee.record.seed == "late 11"


def test_a_stale_answer_is_not_taken(qtbot: QtBot, referee: Referee) -> None:
    with qtbot.waitSignal(referee.asked, timeout=10_000):
        referee.new_match(PACK, NAMES, ONE_HUMAN, "stale", 1)
    before = referee.record
    referee._answered(Answer((0, 1), Action(0, "cut", 0)))
    assert referee.record == before


def test_closing_while_a_bot_thinks_leaves_no_thread_and_no_late_action(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(view: View, seed: int) -> Action:
        time.sleep(0.2)
        return legal(view)[0]

    monkeypatch.setitem(levels.LEVELS, "slow", Level("slow", "Slow", slow))
    referee = Referee()
    referee.new_match(PACK, NAMES, ("slow",) * 4, "close", 0)
    qtbot.wait(20)
    record = referee.record
    referee.close()
    referee.close()
    qtbot.wait(250)
    assert referee.record == record
    assert not referee._thinker._thread.isRunning()


def test_a_second_press_of_next_deal_is_harmless(qtbot: QtBot) -> None:
    referee = Referee()
    try:
        with qtbot.waitSignal(referee.paused, timeout=10_000):
            referee.new_match(PACK, NAMES, BOTS, "twice", 0)
        referee.next_deal()
        actions = referee.record
        referee.next_deal()
        assert referee.record == actions
    finally:
        referee.close()
