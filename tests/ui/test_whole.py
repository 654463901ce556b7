"""The picture stays that of the state, to the pixel; and what checks that finds what is planted."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QRect
from PySide6.QtWidgets import QApplication, QDialog, QPushButton
from pytestqt.qtbot import QtBot

from sjavs_desktop.ui.felt.card_item import CardItem
from sjavs_desktop.ui.main_window import MainWindow
from tests.ui.conftest import Opened
from tests.ui.whole import faults, settled, stale
from tests.ui.windows import LONG, Dialogs, Person, begin_person

TOP = Path(__file__).parents[2]


@pytest.fixture
def window(qtbot: QtBot, opened: Opened) -> MainWindow:
    """A window in which somebody is asked for a card."""
    made = opened()
    begin_person(made, "whole")
    Person(made).play_to(qtbot, "play")
    qtbot.waitUntil(lambda: settled(made) and bool(made.referee.view()), timeout=LONG)
    # The plot is loaded after the first picture.
    qtbot.waitUntil(lambda: made.match.score.ladder.plot is not None, timeout=LONG)
    return made


def test_a_table_at_rest_is_whole(window: MainWindow) -> None:
    assert list(faults(window)) == []
    assert stale(window)[0] == 0


def test_a_card_that_moves_just_before_something_else_is_painted_leaves_nothing_behind(window: MainWindow) -> None:
    felt = window.match.felt
    card = felt.table.own(0)[3]
    card.mark(raised=40)
    QApplication.processEvents()
    card.mark()
    # Qt has not noted yet from where, and takes all items for painted where they are now.
    felt.viewport().repaint(QRect(0, 0, 8, 8))
    assert stale(window)[0] == 0


def test_a_card_that_is_carried_along_leaves_nothing_behind(window: MainWindow) -> None:
    felt = window.match.felt
    card = felt.table.own(0)[3]
    home = card.pose
    for step in range(1, 6):
        card.show_pose(home._replace(x=home.x + 40 * step, y=home.y - 50 * step, angle=5.0 * step), home.width)
        # Painted in part where it is, as when a sign beside it changes, and then left.
        seen = felt.mapFromScene(card.sceneBoundingRect()).boundingRect()
        felt.viewport().repaint(seen.adjusted(0, 0, -seen.width() // 2, 0))
        card.show_pose(home._replace(x=home.x + 45 * step, y=home.y - 50 * step), home.width)
        felt.viewport().repaint(QRect(0, 0, 8, 8))
    card.show_pose(home, home.width)
    felt.viewport().repaint(QRect(0, 0, 8, 8))
    assert stale(window)[0] == 0


def test_what_is_planted_is_found(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    table = window.match.felt.table
    card = table.own(0)[2]
    face, place = card.face, card.place
    assert place is not None
    for plant, mend, told in (
        (lambda: card.show_face(None), lambda: card.show_face(face), "wrong side"),
        (lambda: card.sway(5), lambda: card.sway(0), "sways"),
        (
            lambda: card.show_pose(card.pose._replace(x=card.pose.x + 1), card.pose.width),
            lambda: table.rest(),
            "lies at",
        ),
        (lambda: setattr(card, "place", None), lambda: setattr(card, "place", place), "not the picture"),
        (lambda: window.match.bidding.show(), lambda: window.match.bidding.hide(), "panel"),
    ):
        if told == "panel" and not window.match.bidding.isHidden():
            plant, mend = mend, plant
        plant()
        assert any(told in one for one in faults(window)), told
        mend()
        assert list(faults(window)) == []
    orphan = CardItem(table.pictures)
    table.addItem(orphan)
    assert any("in the scene" in one for one in faults(window))
    table.removeItem(orphan)
    monkeypatch.setattr(CardItem, "update", lambda item: None)
    card.show_face(None)
    card.show_face(face)
    QApplication.processEvents()
    assert stale(window)[0] == 0
    card.face = None
    assert stale(window)[0] > 1000
    card.face = face


def test_a_monkey_finds_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.rampage", "--actions", "120", "--every", "20", "--seed", "test"],
        cwd=TOP,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["checks"], report["wrong"]) == (6, 0)


def test_a_dialog_may_outlive_the_button_that_had_the_keyboard(qtbot: QtBot, opened: Opened, dialogs: Dialogs) -> None:
    window = opened()
    begin_person(window, "whole")
    Person(window).play_to(qtbot, "auction")
    assert isinstance(QApplication.focusWidget(), QPushButton)

    def reword(dialog: QDialog) -> None:
        window.speak("da")
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[call-overload]
        dialog.reject()

    dialogs.act = reword
    window.actions_by_key["preferences"].trigger()
    assert window.match.bidding.isVisible()


def test_the_aids_are_as_the_cards_are_made(window: MainWindow) -> None:
    window.settings.set("beginner", True)
    QApplication.processEvents()
    cards = window.teaching.column.aids.cards
    assert cards.isVisible()
    before = cards.grab().toImage()
    window.settings.set("four_colours", True)
    assert stale(window)[0] == 0
    assert cards.grab().toImage() != before
