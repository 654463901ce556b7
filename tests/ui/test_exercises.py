"""The dialogs of the exercises: what is asked, that nothing tells the answer, and what an answer does."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QToolButton
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import library
from sjavs_desktop.app.exercises_book import BID, CARD, DEAL, OPEN, Entry, book
from sjavs_desktop.app.exercises_deals import played_out
from sjavs_desktop.app.exercises_store import Kept, Store
from sjavs_desktop.app.hints import Advice, Hints
from sjavs_desktop.core.cards import cards_in
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.record import Record, record_text
from sjavs_desktop.core.state import Action
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.teacher import Analysis, Prospect
from sjavs_desktop.ui import dress
from sjavs_desktop.ui.exercises import asked, book_page, book_text
from sjavs_desktop.ui.exercises.hub import DONE, ExercisesDialog
from sjavs_desktop.ui.exercises.memory import MemoryDialog
from sjavs_desktop.ui.exercises.paper import PaperDialog, write_pdf
from sjavs_desktop.ui.exercises.question import QuestionDialog
from tests.core.games import rules_with
from tests.ui.conftest import Opened

NAMES = ("You", "Marjun", "Jógvan", "Sunniva")
LEVELS = ("human", "beginner", "beginner", "beginner")
TODAY = date(2026, 11, 30)
ENTRIES, TROUBLES = book(library.packs()[0])


def entry(task: str, pack: str = "sjavs") -> Entry:
    return next(one for one in ENTRIES if one.task == task and one.pack == pack)


@pytest.fixture
def asking(qtbot: QtBot) -> Iterator[list[QuestionDialog]]:
    made: list[QuestionDialog] = []
    yield made
    for one in made:
        one.done(0)


def shown(qtbot: QtBot, made: list[QuestionDialog], one: Entry) -> QuestionDialog:
    dialog = QuestionDialog([asked.of_entry(one, NAMES, LEVELS)], False, "instant")
    qtbot.addWidget(dialog)
    made.append(dialog)
    dialog.show()
    return dialog


def judged(dialog: QuestionDialog) -> list[bool]:
    found: list[bool] = []
    dialog.judged.connect(lambda _, right: found.append(right))
    return found


# -- A question --------------------------------------------------------------------------------------------------------


def test_a_question_shows_ones_own_hand_alone(qtbot: QtBot, asking: list[QuestionDialog]) -> None:
    one = entry(CARD)
    dialog = shown(qtbot, asking, one)
    seen = dialog.match.felt.shown
    assert seen is not None
    assert seen == one.view
    assert sum(bool(hand) for hand in seen.shown) == 1
    assert dialog.board is None
    assert not dialog.answer.isVisible()
    assert not dialog.play_on.isVisible()
    assert not [button for button in dialog.findChildren(QToolButton) if button.isVisible()]


def test_nothing_is_done_and_nobody_is_asked_before_the_answer(qtbot: QtBot, asking: list[QuestionDialog]) -> None:
    dialog = shown(qtbot, asking, entry(CARD))
    before = dialog.referee.record
    qtbot.wait(50)
    assert dialog.referee.record == before
    illegal = next(
        Action(0, "play", card)
        for card in cards_in(entry(CARD).rules.deck_mask)
        if Action(0, "play", card) not in legal(entry(CARD).view)
    )
    results = judged(dialog)
    assert not dialog.referee.submit(illegal)
    assert results == []


@pytest.mark.parametrize("one", ENTRIES, ids=lambda one: one.key)
def test_every_answer_of_the_book_is_told_right_and_every_wrong_one_not(
    qtbot: QtBot, asking: list[QuestionDialog], one: Entry
) -> None:
    if one.task == DEAL:
        return
    for action, right in ((one.answers[-1], True), *((each, False) for each in one.wrong[:1])):
        dialog = shown(qtbot, asking, one)
        results = judged(dialog)
        assert dialog.referee.submit(action)
        assert results == [right]
        assert dialog.verdict.text()
        told = dialog.answer.toPlainText()
        assert len(told) > 40
        assert "{" not in told
        dialog.referee.submit(action)
        assert results == [right], "an answer counts once"


def test_a_card_is_answered_with_by_the_keyboard(qtbot: QtBot, asking: list[QuestionDialog]) -> None:
    one = entry(CARD)
    dialog = shown(qtbot, asking, one)
    results = judged(dialog)
    qtbot.waitUntil(lambda: dialog.match.felt.hasFocus() and bool(dialog.match.felt.legal()), timeout=20_000)
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Return):
        QTest.keyClick(dialog.match.felt, key)
    assert len(results) == 1
    assert dialog._chosen in legal(one.view)


def test_a_bid_is_answered_with_by_its_button(qtbot: QtBot, asking: list[QuestionDialog]) -> None:
    one = entry(BID)
    dialog = shown(qtbot, asking, one)
    results = judged(dialog)
    assert dialog.match.bidding.isVisible()
    dialog.match.bidding.chosen.emit(one.answers[0])
    assert results == [True]
    assert not dialog.match.bidding.isVisible()


def test_the_solution_is_stepped_through_with_all_cards_open(qtbot: QtBot, asking: list[QuestionDialog]) -> None:
    one = entry(OPEN)
    dialog = shown(qtbot, asking, one)
    assert all(dialog.match.felt.shown.shown)  # type: ignore[union-attr]
    dialog.referee.submit(one.answers[0])
    dialog.show_line(one.answers[0])
    assert dialog.board is not None
    assert dialog.board.ply == len(one.opening)
    dialog.board.step("last")
    assert dialog.board.replay.view(dialog.board.ply).table.results


def test_a_deal_can_be_played_out_after_the_answer(qtbot: QtBot, asking: list[QuestionDialog]) -> None:
    one = entry(CARD)
    dialog = shown(qtbot, asking, one)
    dialog.referee.submit(one.answers[0])
    dialog.play()
    assert dialog.referee.submit(one.answers[0])
    assert len(dialog.referee.record.actions) > len(one.opening)  # type: ignore[union-attr]


def play_line(qtbot: QtBot, dialog: QuestionDialog) -> None:
    """Plays a whole deal, with any legal card."""
    while not dialog._over:
        seen = dialog.referee.view()
        assert seen is not None
        if seen.table.turn == 0 and seen.table.phase == "play":
            dialog.referee.submit(legal(seen)[0])
        qtbot.wait(5)


def test_a_whole_deal_is_judged_by_what_was_taken(qtbot: QtBot, asking: list[QuestionDialog]) -> None:
    from sjavs_desktop.app.exercises_book import taken

    one = entry(DEAL)
    dialog = shown(qtbot, asking, one)
    results = judged(dialog)
    play_line(qtbot, dialog)
    record = dialog.referee.record
    assert record is not None
    assert results == [taken(record.state()) >= one.target]


def test_who_wants_the_solution_gets_it_and_has_not_solved_it(qtbot: QtBot, asking: list[QuestionDialog]) -> None:
    dialog = shown(qtbot, asking, entry(BID))
    results = judged(dialog)
    dialog.show_it.click()
    assert results == [False]
    assert dialog.answer.toPlainText()


# -- Judged by an analysis ---------------------------------------------------------------------------------------------


class Told(Hints):
    """Hints that say what a test wants, when it wants."""

    def __init__(self) -> None:
        super().__init__()
        self.asked_about: list[object] = []

    def ask(self, view: object, seed: int, *more: object) -> None:  # type: ignore[override]
        self.asked_about.append(view)

    def stop(self) -> None:
        pass


def own_question() -> tuple[asked.Question, list[Action]]:
    record = played_out(rules_with(), NAMES, "exercise", 1)
    ply = next(at for at, one in enumerate(record.actions) if one.seat == 0 and one.kind == "play")
    kept = Kept("m/1", record_text(record), ply, 0, "leading", (), 1.0, "bad", TODAY)
    question = asked.of_kept(kept, record, ())
    return question, list(legal(question.view))


def advice(question: asked.Question, actions: list[Action], effort: int) -> Advice:
    choices = tuple(Prospect(one, 3.0 - at, 0.0 if not at else 0.1, 0.5) for at, one in enumerate(actions))
    return Advice(question.view, Analysis(choices, 100, effort), tuple(() for _ in choices))


def test_an_own_exercise_waits_for_the_analysis_and_tells_its_values(
    qtbot: QtBot, asking: list[QuestionDialog]
) -> None:
    question, actions = own_question()
    hints = Told()
    dialog = QuestionDialog([question], False, "instant", hints)
    qtbot.addWidget(dialog)
    asking.append(dialog)
    dialog.show()
    results = judged(dialog)
    assert hints.asked_about == [question.view]
    dialog.referee.submit(actions[1])
    assert results == []
    hints.advised.emit(advice(question, actions, 0))
    assert results == [], "the first glance judges nobody"
    hints.advised.emit(advice(question, actions, 1))
    assert results == [False]
    told = dialog.answer.toPlainText()
    assert "+3" in told
    assert "50" in told
    hints.close()


def test_after_the_last_question_the_window_closes(qtbot: QtBot, asking: list[QuestionDialog]) -> None:
    questions = [asked.of_entry(one, NAMES, LEVELS) for one in ENTRIES if one.task == CARD][:2]
    dialog = QuestionDialog(questions, False, "instant")
    qtbot.addWidget(dialog)
    asking.append(dialog)
    dialog.show()
    for question in questions:
        assert dialog.question is question
        assert not dialog.next.isVisible()
        dialog.referee.submit(question.answers[0])
        assert dialog.next.isVisible() == (question is questions[0])
        dialog.go_on()
    assert not dialog.isVisible()


def test_the_cards_behind_are_called_as_before(qtbot: QtBot, asking: list[QuestionDialog]) -> None:
    dialog = shown(qtbot, asking, entry(CARD, "schafkopf"))
    assert dress.worn() == dress.GERMAN
    dialog.done(0)
    assert dress.worn() == dress.FRENCH


# -- The list of all ---------------------------------------------------------------------------------------------------


def hub(qtbot: QtBot, store: Store) -> ExercisesDialog:
    dialog = ExercisesDialog(store, ENTRIES, {"sjavs": "Sjavs"}, lambda: store.due(TODAY))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_the_dialog_tells_what_is_due_and_offers_its_themes(qtbot: QtBot, tmp_path: Path) -> None:
    store = Store(tmp_path)
    dialog = hub(qtbot, store)
    assert not dialog.mistakes.start.isEnabled()
    for key, theme in (("a/1", "auction"), ("b/1", "leading"), ("c/1", "leading")):
        store.add(Kept(key, "", 1, 0, theme, (), 1.0, "bad", TODAY))
    dialog.refresh()
    assert "3" in dialog.mistakes.told.text()
    wanted: list[list[Kept]] = []
    dialog.practise.connect(wanted.append)
    dialog.mistakes.choice.setCurrentIndex(dialog.mistakes.choice.findData("leading"))
    dialog.mistakes.choice.activated.emit(0)
    dialog.mistakes.start.click()
    assert [one.key for one in wanted[0]] == ["b/1", "c/1"]


def test_the_book_is_searched_and_marks_what_is_solved(qtbot: QtBot, tmp_path: Path) -> None:
    store = Store(tmp_path)
    dialog = hub(qtbot, store)
    assert dialog.model.rowCount() == len(ENTRIES)
    store.done(ENTRIES[0].key, True, TODAY)
    dialog.refresh()
    assert dialog.model.index(0, 1).data() == DONE
    dialog.search.setText("schafkopf")
    assert {one.pack for one in dialog.model.rows} == {"schafkopf"}
    dialog.search.setText("no such deal")
    assert dialog.nothing.isVisible()
    assert not dialog.solve_button.isEnabled()


def test_the_menu_opens_it_and_a_solved_deal_is_kept(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened()
    solved: list[str] = []

    def solve(dialog: QDialog) -> int:
        if isinstance(dialog, ExercisesDialog):
            dialog.solve.emit(entry(CARD))
        elif isinstance(dialog, QuestionDialog):
            dialog.referee.submit(entry(CARD).answers[0])
            solved.append(dialog.verdict.text())
            dialog.done(0)
        return 0

    monkeypatch.setattr(QDialog, "exec", lambda dialog: solve(dialog))
    window.actions_by_key["exercises"].trigger()
    assert solved
    assert window.exercises.store.state.done[entry(CARD).key]
    window.close()


def test_every_own_deal_that_is_none_is_named_and_the_folder_for_them_is_made(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    window = opened()
    exercises = window.exercises
    exercises.folder = tmp_path / "data"
    folder, told = tmp_path / "data" / "book", []

    def look(dialog: QDialog) -> int:
        assert isinstance(dialog, ExercisesDialog)
        told.append(dialog.message.text())
        dialog.own.emit()
        told.append(dialog.message.text())
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    exercises.show()
    assert told[0] == ""
    assert str(folder) in told[1]
    assert folder.is_dir()
    for number in range(8):
        (folder / f"bad{number}.toml").write_text("nothing", encoding="utf-8")
        exercises.show()
        lines = told[-2].split("\n")
        names = [f"bad{each}.toml" for each in range(min(number + 1, 6))]
        base = str(folder.parent)
        if not number:
            assert [str(folder / names[0]) in line for line in lines] == [True]
            continue
        assert base in lines[0]
        assert [name in line and base not in line for name, line in zip(names, lines[1:], strict=False)] == [
            True
        ] * len(names)
        assert len(lines) == 1 + len(names) + (number > 5)
    assert lines[-1].startswith("2 ")
    window.close()


# -- Words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("one", ENTRIES, ids=lambda one: one.key)
def test_solutions_are_whole_sentences_without_holes(qapp: QApplication, one: Entry) -> None:
    with dress.dressed(one.rules):
        parts = book_text.solution(one, NAMES)
    told = [sentence for part in parts for sentence in part.sentences]
    assert all(sentence.endswith((".", "?", "!")) for sentence in told)
    assert not any("{" in sentence or "  " in sentence or ".." in sentence for sentence in told)
    assert 1 <= len(parts[0].sentences) <= 4
    assert {part.choice for part in parts if not part.right} == set(one.wrong)


def test_the_book_is_printed_with_hands_first_and_solutions_last(qtbot: QtBot, tmp_path: Path) -> None:
    page = book_page.page(ENTRIES, NAMES)
    assert page.count("<h1") == 2
    first, last = page.split("<h1 style")
    assert "Right:" not in first
    assert last.count("Right:") == sum(one.task != DEAL for one in ENTRIES)
    dialog = PaperDialog("Book", page)
    qtbot.addWidget(dialog)
    path = tmp_path / "book.pdf"
    assert write_pdf(dialog.page.document(), str(path), "Book") == ""
    assert path.read_bytes().startswith(b"%PDF")
    assert path.stat().st_size > 20_000
    assert str(tmp_path) in write_pdf(dialog.page.document(), str(tmp_path / "none" / "x.pdf"), "Book")


# -- Memory ------------------------------------------------------------------------------------------------------------


def test_memory_covers_the_table_and_counts_each_answer(qtbot: QtBot) -> None:
    dialog = MemoryDialog(rules_with(), NAMES, False, "instant", seed="memory")
    qtbot.addWidget(dialog)
    dialog.show()
    scores: list[tuple[int, int]] = []
    dialog.scored.connect(lambda right, of: scores.append((right, of)))
    assert dialog.felt.isVisible()
    qtbot.waitUntil(lambda: dialog.pages.currentWidget() is dialog.sheet, timeout=20_000)
    assert not dialog.felt.isVisible()
    assert dialog.felt.view is None
    for one in dialog._asked:
        if one.key == "permanents":
            assert isinstance(one.answer, frozenset)
            for card, box in dialog.permanents.items():
                box.setChecked(card in one.answer)
        else:
            assert isinstance(one.answer, int)
            dialog.numbers[one.key].setValue(one.answer)
    number = len(dialog._asked)
    dialog.judge()
    assert scores == [(number, number)]
    dialog.begin()
    assert dialog.felt.isVisible()
    dialog.done(0)


def test_nobody_elses_cards_are_shown_while_a_deal_is_remembered(qtbot: QtBot) -> None:
    dialog = MemoryDialog(rules_with(), NAMES, False, "instant", seed="memory")
    qtbot.addWidget(dialog)
    dialog.show()
    seen = dialog.felt.view
    assert seen is not None
    assert sum(bool(hand) for hand in seen.shown) == 1
    dialog.done(0)


def test_records_of_exercises_are_no_matches() -> None:
    record: Record = entry(CARD).record(NAMES, LEVELS)
    assert record.origin.startswith("exercise ")
    assert view(record.state(), 0) == entry(CARD).view
