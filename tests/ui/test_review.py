"""The review of a deal: the curve and the list lead to the positions, both agree, and paper has all of it."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import languages
from sjavs_desktop.app.better_line import LineFinder
from sjavs_desktop.app.seats import HUMAN, PERSON
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.sides import account
from sjavs_desktop.engine import teacher
from sjavs_desktop.engine.measure import earned
from sjavs_desktop.engine.play import play_match
from sjavs_desktop.engine.review import DealReview
from sjavs_desktop.engine.search import Budget
from sjavs_desktop.engine.teacher import Effort
from sjavs_desktop.ui import grounds_text, why_text
from sjavs_desktop.ui.replay.side_by_side import SideBySide
from sjavs_desktop.ui.review import both_lines, paper, review_text
from sjavs_desktop.ui.review.choices import LEAST, Column
from sjavs_desktop.ui.review.dialog import ReviewDialog
from sjavs_desktop.ui.review.parts import CURVE
from sjavs_desktop.ui.review.reviewing import over
from tests.core.games import rules_of

LONG = 60_000
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    small = Effort(Budget(8, 400_000), Budget(6, 400_000))
    monkeypatch.setattr(teacher, "EFFORTS", (small, small, small))


@pytest.fixture(scope="module")
def record() -> Record:
    """A match of two deals in which the person has played at random."""
    made = play_match(rules_of("sjavs"), ("random", "beginner", "beginner", "beginner"), "review-18", 2)
    return replace(made, players=(PERSON, *made.players[1:]), levels=(HUMAN, *made.levels[1:]))


@pytest.fixture
def dialog(qtbot: QtBot, record: Record) -> Iterator[ReviewDialog]:
    """The review of its first deal, worked out to the end."""
    made = ReviewDialog(record, dark=False)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    qtbot.waitUntil(lambda: made.key in made.found and made.curve.plot is not None, timeout=LONG)
    yield made
    made.done(0)


def click_curve(dialog: ReviewDialog, ply: float) -> None:
    """Clicks on the curve above a place of its lower axis."""
    plot = dialog.curve.plot
    low, high = plot.getViewBox().viewRange()[1]
    scene = plot.getViewBox().mapViewToScene(QPointF(ply, (low + high) / 2))
    where: QPoint = plot.mapFromScene(scene)
    QTest.mouseClick(plot.viewport(), LEFT, NONE, where)


def test_a_click_on_the_curve_goes_to_the_position(dialog: ReviewDialog) -> None:
    points = dialog.curve.points()
    for point in (points[3], points[-2], points[0]):
        click_curve(dialog, point.ply + 0.3)
        assert dialog.board.ply == point.ply
        assert dialog.curve._cursor.value() == point.ply


def test_the_keys_walk_along_the_curve(dialog: ReviewDialog) -> None:
    dialog.curve.setFocus()
    click_curve(dialog, dialog.curve.points()[4].ply)
    ply = dialog.board.ply
    dialog.page.setFocus()
    QTest.keyClick(dialog.page, Qt.Key.Key_Right)
    assert dialog.board.ply == ply + 1
    assert dialog.curve._cursor.value() == ply + 1
    assert "game points" in dialog.curve.accessibleDescription()


def test_the_mistakes_stand_by_size_and_each_leads_to_its_position(dialog: ReviewDialog) -> None:
    found = dialog.found[1, False]
    assert dialog.model.rows == found.mistakes()
    costs = [one.knew.cost for one in dialog.model.rows]
    assert len(costs) >= 2
    assert costs == sorted(costs, reverse=True)
    # The most costly one is shown once everything is known.
    assert dialog.board.ply == dialog.model.rows[0].ply
    for row, one in enumerate(dialog.model.rows):
        dialog.list.setCurrentIndex(dialog.model.index(row, Column.DONE))
        assert dialog.board.ply == one.ply
        assert review_text.headline(one, dialog.at) in dialog.page.toPlainText()


def test_the_list_keeps_its_own_keys(dialog: ReviewDialog) -> None:
    dialog.list.setCurrentIndex(dialog.model.index(0, 0))
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.list.currentIndex().row() == 1
    assert dialog.board.ply == dialog.model.rows[1].ply


@pytest.mark.parametrize("least", range(len(LEAST)))
def test_choices_can_be_listed_by_grade(dialog: ReviewDialog, least: int) -> None:
    dialog.least.setCurrentIndex(least)
    allowed = LEAST[least:]
    wanted = {one.ply for one in dialog.found[1, False].choices if one.grade in allowed}
    assert {one.ply for one in dialog.model.rows} == wanted
    assert dialog.nothing.isVisible() == (not wanted)


def test_both_numbers_the_chance_and_true_grounds_are_told(dialog: ReviewDialog) -> None:
    one = dialog.model.rows[0]
    text = review_text.html(one, dialog.at)
    assert review_text.behind(one) in text
    assert "With all cards open" in text
    assert "Chance to win the match" in text
    assert one.reasons
    shown = dialog.page.toPlainText()
    for ground in one.reasons:
        assert grounds_text.sentence(ground, dialog.at.seen(one), dialog.at.names) in shown


def test_luck_and_choices_add_up_to_what_the_deal_came_to(dialog: ReviewDialog) -> None:
    for one in review_text.fortunes(dialog.found[1, False], dialog.at.rules, 0):
        assert one.luck + one.own + one.others == pytest.approx(one.outcome)
    assert dialog.fortune.text().startswith("Luck of the deal")


def test_results_appear_while_the_rest_is_worked_out_and_cancel_keeps_them(qtbot: QtBot, record: Record) -> None:
    dialog = ReviewDialog(record, dark=True)
    qtbot.addWidget(dialog)
    grown: list[DealReview] = []

    def cancel(one: DealReview) -> None:
        grown.append(one)
        dialog.cancel.click()

    dialog.reviewer.grew.connect(cancel)
    dialog.show()
    dialog.least.setCurrentIndex(0)
    qtbot.waitUntil(lambda: bool(grown), timeout=LONG)
    dialog.reviewer.grew.disconnect(cancel)
    QTest.qWait(50)
    assert len(grown) == 1
    assert not dialog.reviewer.busy
    assert not dialog.progress.isVisible()
    assert dialog.key not in dialog.found
    assert dialog.model.rows
    assert not dialog.pdf.isEnabled()
    dialog.show_deal()
    qtbot.waitUntil(lambda: dialog.key in dialog.found, timeout=LONG)
    dialog.done(0)


def test_a_review_that_was_cancelled_can_be_gone_on_with(qtbot: QtBot, record: Record) -> None:
    dialog = ReviewDialog(record, dark=False)
    qtbot.addWidget(dialog)
    numbers: list[int] = []

    def cancel(one: DealReview) -> None:
        dialog.reviewer.grew.disconnect(cancel)
        dialog.cancel.click()

    dialog.reviewer.grew.connect(cancel)
    dialog.show()
    dialog.least.setCurrentIndex(0)
    assert not dialog.go_on.isVisible()
    qtbot.waitUntil(dialog.go_on.isVisible, timeout=LONG)
    known = len(dialog.model.rows)
    assert known
    dialog.reviewer.grew.connect(lambda _: numbers.append(len(dialog.model.rows)))
    dialog.go_on.click()
    assert dialog.cancel.isVisible()
    assert not dialog.go_on.isVisible()
    qtbot.waitUntil(lambda: dialog.key in dialog.found, timeout=LONG)
    # Nothing that was known goes out of sight meanwhile.
    assert min(numbers) >= known
    qtbot.waitUntil(lambda: not dialog.cancel.isVisible(), timeout=LONG)
    assert not dialog.go_on.isVisible()
    dialog.done(0)


def test_before_a_lead_no_old_trick_lies_on_the_table(dialog: ReviewDialog) -> None:
    dialog.least.setCurrentIndex(0)
    states, checked = dialog.at.states, 0
    for row, one in enumerate(dialog.model.rows):
        table = states[one.ply].table
        if one.phase != "play" or table.trick or not table.tricks:
            continue
        dialog.list.setCurrentIndex(dialog.model.index(row, 0))
        assert dialog.board.ply == one.ply
        assert dialog.board.felt.shown == dialog.board.replay.view(one.ply, dialog.board.open_hands)
        assert not lying(dialog)
        # Whoever steps there sees the trick that was finished with that card.
        dialog.board.step("back")
        dialog.board.step("on")
        assert len(lying(dialog)) == dialog.at.rules.seats
        checked += 1
    assert checked


def lying(dialog: ReviewDialog) -> list[object]:
    """The cards that lie in the middle."""
    picture = dialog.board.felt.director._scene.picture
    assert picture is not None
    return [one for one in picture.places if one.zone == "trick"]


def test_closing_while_it_is_worked_out_ends_the_threads(qtbot: QtBot, record: Record) -> None:
    dialog = ReviewDialog(record, dark=False)
    qtbot.addWidget(dialog)
    moved: list[int] = []
    dialog.reviewer.progressed.connect(lambda done, _: moved.append(done))
    dialog.show()
    qtbot.waitUntil(lambda: bool(moved), timeout=LONG)
    dialog.reject()
    assert not dialog.reviewer._thread.isRunning()
    assert not dialog.lines._thread.isRunning()
    number = len(moved)
    QTest.qWait(50)
    assert len(moved) == number
    assert not dialog.found


def test_another_deal_and_everybodys_choices(qtbot: QtBot, dialog: ReviewDialog) -> None:
    dialog.deal.setCurrentIndex(1)
    qtbot.waitUntil(lambda: (2, False) in dialog.found, timeout=LONG)
    first, last = dialog.span()
    assert first <= dialog.board.ply <= last
    assert {one.seat for one in dialog.found[2, False].choices} == {0}
    dialog.whose.setCurrentIndex(1)
    qtbot.waitUntil(lambda: (2, True) in dialog.found, timeout=LONG)
    assert len({one.seat for one in dialog.found[2, True].choices}) > 1
    assert not dialog.list.isColumnHidden(Column.NAME)
    # Stepping back over the shuffle leads into the deal before.
    dialog.board.step("first")
    dialog.board.step("on")
    assert dialog.key == (1, True)


def test_both_lines_stand_beside_each_other(
    qtbot: QtBot, dialog: ReviewDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[SideBySide] = []
    places: list[tuple[int, int]] = []
    told: list[str] = []
    notes: list[str] = []

    def look(made: QDialog) -> int:
        assert isinstance(made, SideBySide)
        shown.append(made)
        places.append((made.both.boards[0].ply, made.both.boards[1].ply))
        for _ in range(40):
            made.both.step("on")
            told.extend(board.caption.text() for board in made.both.boards)
        notes.append(made.note.text())
        made.done(0)
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    one = dialog.model.rows[0]
    dialog.list.setCurrentIndex(dialog.model.index(0, 0))
    assert dialog.compare.isEnabled()
    dialog.compare.click()
    qtbot.waitUntil(lambda: bool(shown), timeout=LONG)
    played, better = (board.replay.record for board in shown[0].both.boards)
    assert places == [(one.ply, one.ply)]
    assert not [words for words in told if "to You" in words]
    assert [words for words in told if "Your trick" in words]
    assert played.actions == dialog.at.record.actions[: len(played.actions)]
    assert better.actions[: one.ply] == played.actions[: one.ply]
    assert (played.actions[one.ply], better.actions[one.ply]) == (one.action, one.best)
    assert played.state().table.deal_over
    assert better.state().table.deal_over
    assert "as if all cards lay open" in notes[0]


def test_both_lines_say_why_the_better_choice_may_have_brought_less(dialog: ReviewDialog, record: Record) -> None:
    deals = [over(record, 1), *(play_match(record.rules, ("random",) * 4, f"less {one}", 1) for one in range(6))]
    deals.sort(key=lambda one: earned(record.rules, one.state().table, 0))
    least, most = deals[0], deals[-1]
    assert "others gave something away" in both_lines.less(most, least, dialog.at)
    assert both_lines.less(least, most, dialog.at) == ""
    assert both_lines.less(least, least, dialog.at) == ""


def test_the_better_line_comes_to_what_the_choice_is_worth_with_all_cards_open(
    qtbot: QtBot, dialog: ReviewDialog, record: Record
) -> None:
    finder, found = LineFinder(), list[Record]()
    finder.reviewed.connect(found.append)
    review = dialog.found[1, False]
    for one in review.choices:
        if one.phase != "play" or one.open is None or one.best != one.open_best:
            continue
        finder.find(record, one.ply, one.best)
        number = len(found)
        qtbot.waitUntil(lambda number=number: len(found) > number, timeout=LONG)
        result = found[-1].state().table.results[0]
        # With all cards open the best choice keeps what could be had before it.
        worth = next(point for point in review.curve if point.ply == one.ply).values[account(record.rules, 0)]
        gained = result.changes[1] - result.changes[0]  # in Sjavs one counts down
        assert (gained > 0) == (worth > 0)
    finder.close()
    assert found


def test_the_pdf_has_the_score_sheet_and_every_mistake(
    dialog: ReviewDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = paper.document(dialog.at, dialog.pages()).toPlainText().replace("\N{NO-BREAK SPACE}", " ")
    assert "Score sheet" in text
    for one in dialog.found[1, False].mistakes():
        assert review_text.headline(one, dialog.at) in text
        assert why_text.what(dialog.at.seen(one), one.best) in text
        assert review_text.behind(one).replace("\N{NO-BREAK SPACE}", " ") in text
    file = tmp_path / "out"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    dialog.pdf.click()
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF")
    assert "out.pdf" in dialog.message.text()


def test_a_file_that_cannot_be_written_is_told(
    dialog: ReviewDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "none" / "out.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    dialog.pdf.click()
    assert re.fullmatch(r".*out\.pdf cannot be written: .+", dialog.message.text())
    assert not file.exists()


def test_the_curve_on_paper_is_drawn_for_every_account(dialog: ReviewDialog) -> None:
    image = paper.picture(dialog.at, dialog.found[1, False])
    seen = {image.pixelColor(x, y).name() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}
    assert {"#1a5fb4", "#b3540a"} <= seen


def test_another_language_is_spoken_at_once(dialog: ReviewDialog, qapp: QApplication) -> None:
    english = [dialog.pdf.text(), dialog.fortune.text(), dialog.least.itemText(1), dialog.page.toPlainText()]
    english += [str(dialog.model.headerData(each, Qt.Orientation.Horizontal)) for each in Column if each]
    try:
        languages.speak(qapp, "de")
        qapp.processEvents()
        german = [dialog.pdf.text(), dialog.fortune.text(), dialog.least.itemText(1), dialog.page.toPlainText()]
        german += [str(dialog.model.headerData(each, Qt.Orientation.Horizontal)) for each in Column if each]
        document = paper.document(dialog.at, dialog.pages()).toPlainText()
        assert "Score sheet" not in document
    finally:
        languages.forget(qapp)
        qapp.processEvents()
    assert not [one for one, other in zip(english, german, strict=True) if one == other]


def test_nothing_overlaps_in_a_small_window(dialog: ReviewDialog) -> None:
    dialog.resize(984, 560)
    QTest.qWait(1)
    assert dialog.width() <= 984
    assert dialog.height() <= 560
    for button in (dialog.compare, dialog.paper, dialog.pdf, dialog.close_all, dialog.deal, dialog.least):
        assert button.width() >= button.minimumSizeHint().width()
        assert dialog.rect().contains(button.geometry().translated(button.parentWidget().mapTo(dialog, QPoint())))


def test_in_a_low_window_curve_and_list_share_a_place_and_the_curve_stays_high(
    qtbot: QtBot, dialog: ReviewDialog
) -> None:
    large = QFont(dialog.font())
    large.setPointSizeF(1.3 * large.pointSizeF())
    dialog.setFont(large)
    dialog.resize(984, 560)
    qtbot.waitUntil(lambda: dialog.parts.low)
    assert dialog.parts.tabs.isVisible()
    assert dialog.curve.isVisible()
    qtbot.waitUntil(lambda: dialog.curve.plot.getViewBox().height() >= CURVE)
    point = dialog.curve.points()[3]
    click_curve(dialog, point.ply)
    assert dialog.board.ply == point.ply
    dialog.parts.tabs.setCurrentIndex(1)
    dialog.least.setCurrentIndex(0)
    assert dialog.list.isVisible()
    assert dialog.least.isVisible()
    assert not dialog.curve.isVisible()
    assert dialog.page.height() >= 4 * dialog.fontMetrics().height()
    # And where there is room for all, all of it is there again.
    dialog.resize(1240, 900)
    qtbot.waitUntil(lambda: not dialog.parts.low)
    assert not dialog.parts.tabs.isVisible()
    for part in (dialog.curve, dialog.list, dialog.page, dialog.least):
        assert part.isVisible()
    qtbot.waitUntil(lambda: dialog.curve.plot.getViewBox().height() >= CURVE)
