"""What the window does with matches that are kept: going on, taking back, replaying, and every entry on records."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import library
from sjavs_desktop.app.library import find
from sjavs_desktop.app.vault import Vault
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.record import Record, read_record
from sjavs_desktop.engine.play import play_match
from sjavs_desktop.ui import dress
from sjavs_desktop.ui.actions import ENTRIES
from sjavs_desktop.ui.archive import finished
from sjavs_desktop.ui.dialogs.deal_code import DealCodeDialog
from sjavs_desktop.ui.main_window import MainWindow
from sjavs_desktop.ui.panels.deal_label import DealLabel
from sjavs_desktop.ui.replay.dialog import ReplayDialog
from sjavs_desktop.ui.replay.side_by_side import SideBySide
from sjavs_desktop.ui.replay.steps import Replay
from sjavs_desktop.ui.unsaved import Question
from tests.core.golden import stored
from tests.ui.conftest import Opened
from tests.ui.test_window_menus import CHANGES
from tests.ui.windows import LONG, Bot, Dialogs, Person, open_window, press_keys, settings_in, status

Kept = Callable[[], MainWindow]

DIALOGS = {"history", "statistics", "replay", "code", "duel", "open", "save"}
HERE = {"compare", "review", "exercises", "undo", "redo", "claim", "go_on", "give_up", "again", "series", *DIALOGS}
"""The entries that the tests below are about."""


@pytest.fixture
def kept(qtbot: QtBot, tmp_path: Path, opened: Opened, dialogs: Dialogs, bot: Bot) -> Kept:
    """Windows that keep their matches in one folder, one after the other."""

    def open_kept() -> MainWindow:
        settings = settings_in(tmp_path, speed="instant", theme="light", level="beginner", hold="0")
        return open_window(qtbot, settings, Vault(tmp_path / "matches"))

    return open_kept


def record_of(window: MainWindow) -> Record:
    assert window.referee.record is not None
    return window.referee.record


def do(window: MainWindow, key: str) -> None:
    """Presses the key of an entry, which must be one that can be chosen now."""
    action = window.actions_by_key[key]
    assert action.isEnabled(), key
    press_keys(window, action.shortcut().toString())


def begun(qtbot: QtBot, window: MainWindow, seed: int = 1) -> Person:
    """A match in which the person has made some choices and is asked for one more."""
    window.play()
    person = Person(window, seed)
    person.play(qtbot, lambda: len(own(window)) >= 4)
    qtbot.waitUntil(person.ready, timeout=LONG)
    return person


def own(window: MainWindow) -> list[object]:
    return [action for action in record_of(window).actions if action.seat == 0]


def test_every_entry_of_the_menus_is_tested_here_or_with_the_menus() -> None:
    assert {one.key for one in ENTRIES} == set(CHANGES) | HERE
    assert not set(CHANGES) & HERE


def test_undo_and_redo_move_by_one_own_choice_and_the_picture_follows(qtbot: QtBot, kept: Kept) -> None:
    window = kept()
    person = begun(qtbot, window)
    before = record_of(window).actions
    number = len(own(window))
    assert not window.actions_by_key["redo"].isEnabled()
    for left in (number - 1, number - 2):
        do(window, "undo")
        qtbot.waitUntil(person.ready, timeout=LONG)
        assert len(own(window)) == left
        assert window.match.felt.shown == window.referee.view()
    do(window, "redo")
    do(window, "redo")
    qtbot.waitUntil(person.ready, timeout=LONG)
    assert record_of(window).actions == before
    assert record_of(window).practice() == {1}
    assert not window.actions_by_key["redo"].isEnabled()


def test_a_finished_deal_can_be_taken_back_and_played_to_its_end_again(qtbot: QtBot, kept: Kept) -> None:
    window = kept()
    person = begun(qtbot, window)
    person.play(qtbot, window.match.deal_over.isVisible)
    do(window, "undo")
    assert not window.match.deal_over.isVisible()
    qtbot.waitUntil(person.ready, timeout=LONG)
    person.play(qtbot, window.match.deal_over.isVisible)
    assert window.match.score.model.rowCount() == 2


def test_a_match_that_was_left_is_offered_at_the_next_start_and_goes_on(qtbot: QtBot, kept: Kept) -> None:
    window = kept()
    begun(qtbot, window)
    left, name = record_of(window), window.windowTitle()
    window.close()
    again = kept()
    welcome = again.match.welcome
    qtbot.waitUntil(welcome.go_on_button.isVisible, timeout=LONG)
    assert "Faroese Sjavs, deal 1" in welcome._match.text()
    do(again, "go_on")
    assert not welcome.isVisible()
    assert record_of(again).actions[: len(left.actions)] == left.actions
    assert record_of(again).marked("resumed")
    person = Person(again, 3)
    person.play(qtbot, again.match.deal_over.isVisible)
    assert again.windowTitle() == name


def test_giving_up_asks_and_then_offers_a_new_match_only(qtbot: QtBot, kept: Kept, dialogs: Dialogs) -> None:
    window = kept()
    begun(qtbot, window)
    do(window, "give_up")
    assert dialogs.questions == 1
    assert window.referee.view() is not None
    dialogs.give_up = True
    do(window, "give_up")
    assert window.referee.view() is None
    assert window.match.welcome.isVisible()
    assert not window.match.welcome.go_on_button.isVisible()
    (kept_as,) = (window.referee.vault.folder).glob("*.sjavs")  # type: ignore[union-attr]
    assert read_record(kept_as.read_text(encoding="utf-8")).marked("abandoned")


def test_the_same_deal_again_has_the_same_cards_and_the_next_one_those_of_the_series(
    qtbot: QtBot, kept: Kept, dialogs: Dialogs
) -> None:
    window = kept()
    begun(qtbot, window)
    dialogs.give_up = True
    first = record_of(window)
    do(window, "again")
    assert record_of(window) is not first
    assert record_of(window).actions[:2] == first.actions[:2]
    assert record_of(window).origin.startswith("code sjavs")
    do(window, "series")
    assert record_of(window).first == 2
    assert record_of(window).seed == first.seed
    assert record_of(window).actions[0] != first.actions[0]


def test_a_code_that_is_typed_in_begins_with_its_deal(qtbot: QtBot, kept: Kept, dialogs: Dialogs) -> None:
    window = kept()
    begun(qtbot, window)
    first, code = record_of(window), window.match.score.deal_label._code
    assert code.startswith("sjavs:")
    assert window.match.score.deal_label.text().startswith("Deal code:\nsjavs:")

    def type_in(dialog: QDialog) -> None:
        assert isinstance(dialog, DealCodeDialog)
        dialog.line.setText(code.lower())
        dialog.accept()

    dialogs.act, dialogs.give_up = type_in, True
    do(window, "code")
    assert record_of(window) is not first
    assert record_of(window).actions[:2] == first.actions[:2]


@pytest.mark.parametrize(("origin", "game"), [("", "klorsjavs"), ("exercise 58", "sjavs"), ("duel 1 1", "sjavs")])
def test_a_new_match_is_of_the_game_that_lies_on_the_table(
    qtbot: QtBot, kept: Kept, dialogs: Dialogs, origin: str, game: str
) -> None:
    window = kept()
    dialogs.give_up = True
    rules = compile_rules(find("klorsjavs"), {})
    # As a match of the history or a code is begun: the game that is played next time stays what it was.
    window.referee.begin(Record(rules, 0, window.players(rules), window.levels(rules), "of the table", origin=origin))
    assert window.rules().key == "sjavs"
    for way in (lambda: do(window, "play"), window.match.play_again.emit):
        way()
        assert record_of(window).rules.key == game
        assert record_of(window).seed != "of the table"


def test_claim_ends_a_deal_once_it_is_decided_and_not_before(qtbot: QtBot, kept: Kept) -> None:
    window = kept()
    person = begun(qtbot, window)
    for _ in range(20):
        person.play(qtbot, lambda: window.actions_by_key["claim"].isEnabled() or window.match.deal_over.isVisible())
        if window.actions_by_key["claim"].isEnabled():
            break
        person.act()
        qtbot.waitUntil(person.ready, timeout=LONG)
    do(window, "claim")
    assert record_of(window).marked("claim")
    qtbot.waitUntil(window.match.deal_over.isVisible, timeout=LONG)


def test_a_deal_ends_early_when_that_is_set(qtbot: QtBot, kept: Kept) -> None:
    window = kept()
    window.settings.set("early_end", True)
    person = begun(qtbot, window)
    for _ in range(6):
        person.play(qtbot, window.match.deal_over.isVisible)
        if record_of(window).marked("claim"):
            break
        person.act()
        qtbot.waitUntil(lambda: not window.match.deal_over.isVisible(), timeout=LONG)
    assert record_of(window).marked("claim")


@pytest.mark.parametrize("key", sorted(DIALOGS - {"open", "save"}))
def test_each_of_the_others_opens_its_dialog(qtbot: QtBot, kept: Kept, dialogs: Dialogs, key: str) -> None:
    window = kept()
    begun(qtbot, window)
    do(window, key)
    names = {"history": "HistoryDialog", "statistics": "StatisticsDialog", "replay": "ReplayDialog"}
    names |= {"code": "DealCodeDialog", "duel": "DuelDialog"}
    assert [type(one).__name__ for one in dialogs.shown] == [names[key]]


def test_a_record_is_saved_and_opened_again_by_name(
    qtbot: QtBot, kept: Kept, dialogs: Dialogs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = kept()
    begun(qtbot, window)
    path = tmp_path / "mine ð.sjavs"
    for way in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, way, lambda *_: (str(path), ""))
    do(window, "save")
    assert read_record(path.read_text(encoding="utf-8")).actions == record_of(window).actions
    do(window, "open")
    assert isinstance(dialogs.shown[-1], ReplayDialog)
    path.write_text("rubbish", encoding="utf-8")
    do(window, "open")
    assert "mine ð.sjavs:1: this is not a record" in status(window)
    (box,) = [one for one in dialogs.shown if isinstance(one, QMessageBox)]
    assert box.text() == status(window)


# -- Replay ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def replay(qtbot: QtBot) -> ReplayDialog:
    dialog = ReplayDialog(stored("house")[0], dark=False)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_every_step_of_a_replay_shows_the_state_of_the_record(replay: ReplayDialog) -> None:
    board = replay.board
    states = [state for state, _ in board.replay.record.steps()]
    board.step("first")
    for ply in range(len(states)):
        assert board.ply == ply
        assert board.felt.view is not None
        assert board.felt.view.table == states[ply].table
        assert board.felt.view.shown == states[ply].hands
        assert board.caption.text()
        board.step("on")


def test_steps_by_trick_and_by_deal_lead_to_their_beginnings(replay: ReplayDialog) -> None:
    board = replay.board
    board.step("first")
    board.step("deal_on")
    tables = []
    for _ in range(9):
        board.step("trick_on")
        assert board.felt.view is not None
        tables.append((board.felt.view.table.deal, len(board.felt.view.table.tricks)))
    assert tables[:8] == [(1, trick) for trick in range(8)]
    for _ in range(3):
        board.step("trick_back")
    board.step("deal_on")
    assert board.felt.view is not None
    assert board.felt.view.table.deal == 2


def test_the_list_and_the_picture_always_stand_at_the_same_place(replay: ReplayDialog) -> None:
    for row in range(0, replay.model.rowCount(), 7):
        replay.list.setCurrentIndex(replay.model.index(row))
        assert replay.board.ply == replay.model.ply_of(row)
        replay.board.step("on")
        assert replay.model.ply_of(replay.list.currentIndex().row()) == replay.board.ply


def test_hands_that_are_not_laid_open_stay_hidden(replay: ReplayDialog) -> None:
    replay.open_hands.setChecked(False)
    replay.board.show_ply(replay.board.replay.place(2))
    assert replay.board.felt.view is not None
    assert not any(replay.board.felt.view.shown[1:])


def test_only_the_deal_that_was_played_on_is_called_what_if(qapp: QApplication) -> None:
    whole = stored("house")[0]
    replayed = Replay(whole)
    ply = replayed.place(2) + 6
    parent = QWidget()
    label = DealLabel(parent)
    for deal, called in ((2, "What if"), (3, ""), (4, "")):
        actions = whole.actions[: replayed.place(deal) + 8]
        label.show_deal(replace(whole, actions=actions, origin=f"branch some-match {ply}"), library.packs()[0])
        assert label.kind() == called
        assert ("What if" in label.toolTip()) == bool(called)


def test_playing_on_from_a_replay_is_a_match_of_its_own(qtbot: QtBot, kept: Kept, dialogs: Dialogs) -> None:
    window = kept()
    whole = stored("house")[0]
    from_there: list[int] = []

    def branch(dialog: QDialog) -> None:
        assert isinstance(dialog, ReplayDialog)
        dialog.board.show_ply(dialog.board.replay.place(2) + 6)
        from_there.append(dialog.board.ply)
        dialog.play_on.click()

    dialogs.act = branch
    window.archive.replay(whole, 1, "some-match")
    record = record_of(window)
    assert record.actions[: from_there[0]] == whole.actions[: from_there[0]]
    assert record.origin == f"branch some-match {from_there[0]}"
    assert record.practice() == {1, 2}
    label = window.match.score.deal_label
    assert label.text().startswith("What if\n")
    assert label.toolTip().startswith("What if: this match was played on from a moment of another one.")
    assert whole == stored("house")[0]
    assert not window.actions_by_key["compare"].isEnabled()
    person = Person(window, 5)
    person.play(qtbot, window.match.deal_over.isVisible)
    dialogs.act = lambda dialog: compared.append(dialog)
    compared: list[QDialog] = []
    do(window, "compare")
    (dialog,) = compared
    assert isinstance(dialog, SideBySide)
    first, second = dialog.both.boards
    assert first.replay.record.actions[: from_there[0]] == second.replay.record.actions[: from_there[0]]
    dialog.both.step("last")
    assert [board.felt.view.table.deal for board in (first, second) if board.felt.view] == [2, 2]
    assert all(board.felt.view is not None and board.felt.view.table.deal_over for board in (first, second))
    dialog.reject()


def test_the_deal_that_is_going_on_is_not_shown_in_a_replay() -> None:
    whole = stored("house")[0]
    middle = [ply for ply, action in enumerate(whole.actions) if action.kind == "shuffle"][2] + 9
    record = finished(
        Record(whole.rules, whole.dealer, whole.players, whole.levels, whole.seed, whole.actions[:middle])
    )
    assert record.state().table.deal_over
    assert record.state().table.deal == 2


def test_a_match_that_cannot_be_saved_is_told_as_long_as_that_is_so(qtbot: QtBot, kept: Kept, tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("no folder", encoding="utf-8")
    window = kept()
    person = begun(qtbot, window)
    assert window.line.unsaved.isVisible()
    assert "cannot be saved" in window.line.unsaved.toolTip()
    assert "cannot be saved" in status(window)
    (tmp_path / "matches").unlink()
    person.act()
    qtbot.waitUntil(person.ready, timeout=LONG)
    assert not window.line.unsaved.isVisible()
    assert window.referee.vault is not None
    assert window.referee.journal is not None
    assert window.referee.vault.read(window.referee.journal.id).actions == record_of(window).actions


def answering(word: str) -> Callable[[QDialog], int]:
    """In place of showing a question: presses the button with that word."""

    def press(box: QDialog) -> int:
        next(one for one in box.findChildren(QPushButton) if word in one.text().replace("&", "")).click()
        return 0

    return press


def test_a_match_that_cannot_be_saved_is_not_left_without_a_question(
    qtbot: QtBot, kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dialogs: Dialogs
) -> None:
    (tmp_path / "matches").write_text("no folder", encoding="utf-8")
    window = kept()
    begun(qtbot, window)
    going = record_of(window)
    for leave in (window.close, lambda: do(window, "play"), lambda: window.lessons.begin_first()):
        dialogs.shown.clear()
        leave()
        (asked,) = dialogs.shown
        assert isinstance(asked, Question)
        assert "a part of the path is not a folder" in asked.informativeText()
        assert window.isVisible()
        assert record_of(window) == going
    elsewhere = tmp_path / "elsewhere.sjavs"
    chosen = iter(["", str(elsewhere)])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (next(chosen), ""))
    monkeypatch.setattr(Question, "exec", answering("somewhere"))
    window.close()
    assert not window.isVisible()
    assert list(chosen) == []
    assert read_record(elsewhere.read_text(encoding="utf-8")).actions == going.actions


def test_a_match_that_cannot_be_saved_may_be_given_away(
    qtbot: QtBot, kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "matches").write_text("no folder", encoding="utf-8")
    window = kept()
    begun(qtbot, window)
    monkeypatch.setattr(Question, "exec", answering("Leave"))
    going = record_of(window)
    window.lessons.begin_first()
    window.lessons.leave()
    assert record_of(window).actions == going.actions
    window.close()
    assert not window.isVisible()


def test_there_is_no_question_where_the_match_can_be_saved_by_now(
    qtbot: QtBot, kept: Kept, tmp_path: Path, dialogs: Dialogs
) -> None:
    (tmp_path / "matches").write_text("no folder", encoding="utf-8")
    window = kept()
    begun(qtbot, window)
    (tmp_path / "matches").unlink()
    dialogs.shown.clear()
    window.close()
    assert not window.isVisible()
    assert dialogs.shown == []
    left = Vault(tmp_path / "matches").newest()
    assert left is not None
    assert left.record.actions


def test_a_replay_shows_the_cards_of_its_own_game(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    window, worn = opened(), []
    window.begin(compile_rules(find("schafkopf")), seed="cards")
    window.match.felt.settle()
    assert dress.worn() == dress.GERMAN
    monkeypatch.setattr(window, "run", lambda dialog: worn.append(dress.worn()))
    window.archive.replay(play_match(compile_rules(find("sjavs")), ("beginner",) * 4, "cards", 1))
    assert worn == [dress.FRENCH]
    assert dress.worn() == dress.GERMAN
