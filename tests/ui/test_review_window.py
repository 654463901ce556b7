"""The ways to a review: from a finished deal, the history and a replay; and what must not be reviewed yet."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.duels import Duels
from sjavs_desktop.app.seats import HUMAN, PERSON
from sjavs_desktop.app.vault import Vault
from sjavs_desktop.core.record import HINT, Mark, Record, deals
from sjavs_desktop.engine.play import play_match
from sjavs_desktop.ui.dialogs.history import HistoryDialog
from sjavs_desktop.ui.main_window import MainWindow
from sjavs_desktop.ui.replay.dialog import ReplayDialog
from sjavs_desktop.ui.review.dialog import ReviewDialog
from sjavs_desktop.ui.review.reviewing import Reviewing, over
from tests.core.duels import whole
from tests.core.games import rules_of
from tests.ui.conftest import Opened
from tests.ui.windows import LONG, Bot, Dialogs, Person, click, open_window, press_keys, settings_in, status


@pytest.fixture(scope="module")
def record() -> Record:
    made = play_match(rules_of("klorsjavs"), ("random", "beginner", "beginner"), "ways", 2)
    return replace(made, players=(PERSON, *made.players[1:]), levels=(HUMAN, *made.levels[1:]))


@pytest.fixture
def reviews(dialogs: Dialogs) -> list[tuple[int, Record]]:
    """The deal and the record of each review that is opened; it is closed at once."""
    found: list[tuple[int, Record]] = []

    def act(dialog: QDialog) -> None:
        if isinstance(dialog, ReviewDialog):
            found.append((dialog.key[0], dialog.at.record))
            dialog.reject()
            assert not dialog.reviewer._thread.isRunning()

    dialogs.act = act
    return found


def played(qtbot: QtBot, window: MainWindow, until: Callable[[], bool]) -> Person:
    window.play()
    person = Person(window, 3)
    person.play(qtbot, until)
    return person


def test_a_finished_deal_is_reviewed_by_its_button_and_by_the_key(
    opened: Opened, qtbot: QtBot, bot: Bot, reviews: list[tuple[int, Record]]
) -> None:
    window = opened()
    played(qtbot, window, window.match.deal_over.isVisible)
    click(window.match.deal_over.review_button)
    press_keys(window, "F6")
    assert len(reviews) == 2
    assert reviews[0] == reviews[1]
    deal, found = reviews[0]
    assert deal == deals(found.actions)
    assert found.state().table.deal_over
    assert window.match.deal_over.isVisible()


def test_in_a_small_window_nothing_that_is_chosen_above_is_cut(opened: Opened, qtbot: QtBot, record: Record) -> None:
    window = opened(language="de")
    window.resize(1024, 640)
    window.speak("de")
    dialog = ReviewDialog(record, False, 1, window)
    try:
        dialog.least.setCurrentIndex(0)
        dialog.show()
        qtbot.waitUntil(lambda: dialog.key in dialog.found, timeout=LONG)
        QApplication.processEvents()
        assert dialog.width() < 1000
        for box in (dialog.deal, dialog.whose, dialog.least):
            assert box.width() >= box.sizeHint().width(), box.currentText()
    finally:
        dialog.reject()


def test_the_deal_that_goes_on_is_not_reviewed(
    opened: Opened, qtbot: QtBot, bot: Bot, reviews: list[tuple[int, Record]]
) -> None:
    window = opened()
    press_keys(window, "F6")
    assert status(window) == "There is no deal yet that could be reviewed."
    person = played(qtbot, window, lambda: bool(window.match.felt.shown and window.match.felt.shown.table.tricks))
    first = window.referee.record
    assert first is not None
    if deals(first.actions) == 1:
        press_keys(window, "F6")
        assert "when it is over" in status(window)
        assert not reviews
    person.play(qtbot, window.match.deal_over.isVisible)
    number = deals(window.referee.record.actions)  # type: ignore[union-attr]
    window.match.next_deal()
    qtbot.waitUntil(lambda: bool(person.ready()), timeout=LONG)
    press_keys(window, "F6")
    (deal, found) = reviews[-1]
    assert deal == number == deals(found.actions)
    assert found.state().table.deal_over


def test_a_record_is_cut_where_a_deal_goes_on_and_hints_stay_known(record: Record) -> None:
    ends = [ply for ply, (state, _) in enumerate(record.steps()) if state.table.deal_over]
    marks = (Mark(3, HINT, "0 pass"), Mark(ends[0] + 3, HINT, "0 pass"))
    cut = over(replace(record, actions=record.actions[: ends[0] + 5], marks=marks))
    assert cut.actions == record.actions[: ends[0]]
    assert cut.marks == marks[:1]
    assert over(record) is record
    assert not over(replace(record, actions=record.actions[:5])).actions
    assert deals(over(record, 1).actions) == 1


def test_a_deal_of_a_duel_is_reviewed_when_both_have_played_it(
    opened: Opened, reviews: list[tuple[int, Record]], tmp_path: Path
) -> None:
    window = opened()
    duels = Duels(tmp_path / "duels")
    reviewing = Reviewing(window, duels, window.teaching.advisor)
    both = whole("klorsjavs", 5)
    deal = both.header(1, both.entries[0].player)
    match = replace(deal, actions=both.entries[0].plays[0])
    reviewing.review(match)
    assert "both have played" in status(window)
    duels.save(replace(both, entries=both.entries[:1]))
    reviewing.review(match)
    assert not reviews
    duels.save(both)
    reviewing.review(match)
    assert len(reviews) == 1


def test_a_match_of_the_history_and_one_that_is_replayed(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, record: Record, dialogs: Dialogs
) -> None:
    found: list[int] = []

    def act(dialog: QDialog) -> None:
        if isinstance(dialog, HistoryDialog):
            qtbot.waitUntil(lambda: dialog.match() is not None, timeout=LONG)
            dialog.deals.list.choose(1)
            dialog.deals.review.click()
            dialog.reject()
        elif isinstance(dialog, ReplayDialog):
            dialog.review_button.click()
            dialog.reject()
        elif isinstance(dialog, ReviewDialog):
            found.append(dialog.key[0])
            dialog.reject()

    dialogs.act = act
    settings = settings_in(tmp_path, speed="instant", theme="light", level="beginner", hold="0")
    vault = Vault(tmp_path / "matches")
    palette, style = qapp.palette(), qapp.style().name()
    window = open_window(qtbot, settings, vault)
    window.referee.begin(record)
    window.archive.show_history()
    assert found == [2]
    window.archive.replay(record, 2)
    assert found == [2, 2]
    qapp.setStyle(style)
    qapp.setPalette(palette)


def test_closing_the_window_ends_a_review(opened: Opened, qtbot: QtBot, record: Record, dialogs: Dialogs) -> None:
    window = opened()
    threads = []

    def act(dialog: QDialog) -> None:
        assert isinstance(dialog, ReviewDialog)
        qtbot.waitUntil(lambda: dialog.reviewer.busy, timeout=LONG)
        window.shut_down()
        threads.append(dialog.reviewer._thread)
        assert not dialog.reviewer._thread.isRunning()

    dialogs.act = act
    window.archive.reviewing.review(record)
    assert len(threads) == 1
