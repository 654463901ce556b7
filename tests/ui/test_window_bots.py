"""The window while bots think: a new match, a close or a skip at any moment leaves nothing of what was before."""

import logging
import random

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.record import Record
from sjavs_desktop.core.view import view as seen_by
from sjavs_desktop.engine import levels
from sjavs_desktop.ui.main_window import MainWindow
from tests.ui.conftest import Opened
from tests.ui.windows import (
    LONG,
    NAMES,
    PERSON_AND_BOTS,
    Bot,
    Dialogs,
    Person,
    Watch,
    press_keys,
    scripted,
    sound,
    thread_runs,
)


def actions(window: MainWindow) -> int:
    """How many actions the match has."""
    return len(window.referee.record.actions) if window.referee.record else 0


def to_a_thought(qtbot: QtBot, window: MainWindow, bot: Bot, person: Person, least: int, speed: str) -> None:
    """Plays until a bot is in the middle of a thought after at least so many actions, the last of them at a speed."""
    bot.seconds = 0
    window.settings.set("speed", "instant")
    person.play(qtbot, lambda: actions(window) >= least)
    window.settings.set("speed", speed)
    bot.seconds = 0.05
    for _ in range(6):
        qtbot.waitUntil(lambda: bot.thinking.is_set() or person.ready(), timeout=LONG)
        if bot.thinking.is_set():
            return
        person.act()
    raise AssertionError("no bot is asked any more")


def own_ideas(record: Record | None) -> bool:
    """Whether every bot has done what it thought of in that situation: no action was meant for another match."""
    assert record is not None
    states = [state for state, _ in record.steps()]
    return all(
        action == scripted(seen_by(state, action.seat))
        for state, action in zip(states, record.actions, strict=False)
        if action.seat > 0
    )


@pytest.mark.parametrize("speed", ["instant", "fast", "slow"])
def test_a_new_match_at_any_moment_has_no_card_of_the_old_one(
    opened: Opened, qtbot: QtBot, bot: Bot, dialogs: Dialogs, caplog: pytest.LogCaptureFixture, speed: str
) -> None:
    window = opened(hold="0")
    watch = Watch(window)
    person = Person(window, 1)
    dice = random.Random(speed)
    dialogs.give_up = True
    press_keys(window, "Ctrl+N")
    for number in range(8):
        to_a_thought(qtbot, window, bot, person, dice.randrange(1, 40), speed)
        old = window.referee.record
        press_keys(window, "Ctrl+N")
        assert window.referee.record is not old
        assert own_ideas(old)
        assert actions(window) <= 1
        assert not window.match.deal_over.isVisible()
        assert watch.matches == number + 2
    window.settings.set("speed", "instant")
    bot.seconds = 0
    # Everything that the old matches still had under way has come, and was dropped, by the end of the next deal.
    with caplog.at_level(logging.WARNING):
        person.play(qtbot, window.match.deal_over.isVisible)
    sound(window)
    assert watch.wrong == []
    assert own_ideas(window.referee.record)
    assert caplog.records == []
    assert dialogs.questions == 8


def test_a_new_match_from_within_the_end_of_another(opened: Opened, qtbot: QtBot, bot: Bot, dialogs: Dialogs) -> None:
    """Twice in a row, before anything of the first could be seen."""
    window = opened(speed="slow")
    watch = Watch(window)
    dialogs.give_up = True
    for _ in range(5):
        press_keys(window, "Ctrl+N")
    assert watch.matches == 5
    window.match.felt.settle()
    assert len(window.match.felt.table.sprites) == 32
    window.settings.set("speed", "instant")
    person = Person(window, 0)
    person.play(qtbot, window.match.deal_over.isVisible)
    sound(window)
    assert watch.wrong == []


@pytest.mark.parametrize("speed", ["instant", "slow"])
@pytest.mark.parametrize("least", [1, 3, 7, 20, 34])
def test_the_window_closes_at_once_and_clean_while_a_bot_thinks(
    opened: Opened, qtbot: QtBot, bot: Bot, caplog: pytest.LogCaptureFixture, speed: str, least: int
) -> None:
    window = opened(hold="0")
    watch = Watch(window)
    press_keys(window, "Ctrl+N")
    to_a_thought(qtbot, window, bot, Person(window, least), least, speed)
    record, thoughts = window.referee.record, len(bot.asked)
    with caplog.at_level(logging.WARNING):
        assert window.close()
        assert not thread_runs(window)
        assert not window.match.felt.busy
        # An answer that was on its way has nobody to come to.
        for _ in range(3):
            QApplication.processEvents()
        window.deleteLater()
        QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()
    assert caplog.records == []
    assert window.referee.record is record
    assert watch.wrong == []
    assert len(bot.asked) == thoughts


def test_closing_does_not_wait_for_the_picture(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened(speed="slow", hold="600000")
    window.referee.new_match(window.rules(), NAMES, PERSON_AND_BOTS, "busy", 2)
    qtbot.waitUntil(lambda: window.match.felt.busy, timeout=LONG)
    assert window.close()
    assert not window.match.felt.busy
    assert not thread_runs(window)
    assert window.referee.view() is None


def test_a_bot_that_fails_does_not_stop_the_match(
    opened: Opened, qtbot: QtBot, bot: Bot, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(view: object, seed: int) -> object:
        raise RuntimeError("no idea")

    window = opened(hold="0")
    monkeypatch.setattr(bot, "decide", broken)
    monkeypatch.setitem(levels.LEVELS, "beginner", bot.level())
    with caplog.at_level(logging.ERROR):
        press_keys(window, "Ctrl+N")
        Person(window, 3).play(qtbot, window.match.deal_over.isVisible)
    sound(window)
    assert any("no idea" in one.getMessage() for one in caplog.records)
