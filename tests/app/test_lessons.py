"""A lesson without a window: when the bots act, what is refused, and what is won."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import library
from sjavs_desktop.app.lessons import Run, lessons, won
from sjavs_desktop.app.referee import Referee
from sjavs_desktop.app.vault import Vault
from sjavs_desktop.core.cards import card
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.lesson import DEAL, PLAY, SAY, WATCH
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.state import Action
from sjavs_desktop.engine.levels import decided

NAMES = ("You", "Marjun", "Jógvan", "Sunniva")
LONG = 20_000


@pytest.fixture
def referee(qtbot: QtBot, tmp_path: Path) -> Iterator[Referee]:
    """A referee that keeps its matches."""
    made = Referee(vault=Vault(tmp_path / "matches"))
    yield made
    made.close()


def run_of(referee: Referee, number: int, scene: int = 0) -> Run:
    """A lesson that is going on."""
    lesson = lessons()[number]
    run = Run(referee, lesson, compile_rules(library.find(lesson.pack), lesson.options), NAMES)
    run.begin(scene)
    return run


def actions(referee: Referee) -> tuple[Action, ...]:
    """What has been done so far."""
    assert referee.record is not None
    return referee.record.actions


def play(referee: Referee, name: str) -> None:
    """The person plays a card."""
    assert referee.submit(Action(0, "play", card(name)))


def test_bots_wait_while_something_is_to_be_read_and_play_by_the_script_then(referee: Referee, qtbot: QtBot) -> None:
    run = run_of(referee, 0)
    assert run.step.kind == PLAY
    play(referee, "9H")
    assert run.step.kind == WATCH
    view = referee.view()
    assert view is not None
    run.seen(view)
    assert run.step.kind == SAY
    before = len(actions(referee))
    qtbot.wait(30)
    assert len(actions(referee)) == before
    while run.step.kind == SAY:
        run.go_on()
    qtbot.waitUntil(lambda: len(actions(referee)) == before + 3, timeout=LONG)
    assert [one.value for one in actions(referee)[-3:]] == [card("9S"), card("KS"), card("7D")]


def test_what_is_refused_has_a_reason_of_the_rules_or_of_the_lesson(referee: Referee) -> None:
    run = run_of(referee, 2, 1)
    assert run.refusal(Action(0, "play", card("9D"))) == (None, "")
    assert run.refusal(Action(0, "play", card("AS"))) == (Reason("follow", (3,)), "")
    reason, text = run.refusal(Action(0, "play", card("TD")))
    assert reason is None
    assert "10 points" in text
    assert run.tries == 1


def test_a_lesson_may_say_itself_why_a_card_is_forbidden(referee: Referee) -> None:
    run = run_of(referee, 1, 2)
    reason, text = run.refusal(Action(0, "play", card("JC")))
    assert reason is None
    assert "one of the six" in text
    assert run.refusal(Action(0, "play", card("AD")))[0] == Reason("follow", (0,))


def test_a_lesson_leaves_no_file_and_nothing_for_the_history(referee: Referee, tmp_path: Path) -> None:
    kept: list[object] = []
    referee.kept.connect(lambda *what: kept.append(what))
    run = run_of(referee, 0)
    play(referee, "9H")
    run.close()
    referee.leave()
    assert kept == []
    assert list((tmp_path / "matches").glob("*")) == []


def test_nothing_before_the_scene_can_be_taken_back(referee: Referee) -> None:
    run = run_of(referee, 1)
    assert any(one.seat == 0 for one in actions(referee))
    assert not referee.can_undo()
    while run.step.kind != PLAY:
        run.go_on()
    play(referee, "QC")
    at = run.at
    assert referee.can_undo()
    referee.undo()
    assert run.at == at - 1
    assert run.step.kind == PLAY
    assert not referee.can_undo()
    referee.redo()
    assert run.at == at


def test_a_match_that_begins_meanwhile_has_bots_that_do_not_wait(referee: Referee, qtbot: QtBot) -> None:
    run = run_of(referee, 0)
    rules = compile_rules(library.find("sjavs"), {"cut": "always_cut"})
    referee.begin(Record(rules, 3, NAMES, ("beginner",) * 4, "0123456789"))
    qtbot.waitUntil(lambda: len(actions(referee)) > 8, timeout=LONG)
    run.close()
    assert referee.usher is None


def test_a_deal_is_played_by_the_bots_of_the_lesson_and_its_end_is_told_once(referee: Referee, qtbot: QtBot) -> None:
    run = run_of(referee, 6, len(lessons()[6].scenes) - 1)
    assert run.step.kind == DEAL
    told: list[bool | None] = []
    run.changed.connect(lambda: told.append(run.outcome))

    def over() -> bool:
        view = referee.view()
        assert view is not None
        if view.table.deal_over:
            return True
        if view.table.turn == 0:
            referee.submit(decided("beginner", view, 1).action)
        return False

    qtbot.waitUntil(over, timeout=LONG)
    view = referee.view()
    assert view is not None
    run.seen(view)
    run.seen(view)
    assert told == [won(view.rules, view.table)]


def test_earlier_deals_do_not_count_as_won(referee: Referee) -> None:
    run_of(referee, 8)
    view = referee.view()
    assert view is not None
    assert view.table.results
    assert not won(view.rules, view.table)


def test_a_lesson_goes_on_at_the_step_where_it_was_left(referee: Referee, qtbot: QtBot, tmp_path: Path) -> None:
    run = run_of(referee, 0)
    play(referee, "9H")
    view = referee.view()
    assert view is not None
    run.seen(view)
    while run.step.kind == SAY:
        run.go_on()
    qtbot.waitUntil(lambda: len(actions(referee)) > run._entries[run.at][0], timeout=LONG)
    place, kept, reached = run.place, run.progress(), run._entries[run.at]
    before = actions(referee)[: reached[0]]
    run.close()
    other = Referee(vault=Vault(tmp_path / "others"))
    try:
        again = Run(other, run.lesson, run.rules, NAMES)
        again.resume(kept)
        assert (again.number, again.place, again._entries[again.at]) == (run.number, place, reached)
        assert actions(other)[: reached[0]] == before
        assert again.progress() == kept
        again.close()
    finally:
        other.close()


@pytest.mark.parametrize("kept", ["", "0", "1", "9", "done", "0;99;0", "0;1;0;0 play AC", "0;x;0", "1;-1;0", "0;1"])
def test_a_place_that_does_not_fit_begins_its_scene(referee: Referee, kept: str) -> None:
    run = run_of(referee, 0)
    run.resume(kept)
    assert (run.number, run.at) == (int(kept[0]) if kept[:1] in ("0", "1") else 0, 0)
