"""Who is in another window is called when the game waits for them, and only then."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sjavs_desktop.ui.main_window import MainWindow
from sjavs_desktop.ui.summons import SOUND
from tests.ui.conftest import Opened
from tests.ui.windows import LONG, Bot, Person, begin_person


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[QWidget]:
    """The windows that were marked."""
    found: list[QWidget] = []
    monkeypatch.setattr(QApplication, "alert", lambda window, *_: found.append(window))
    return found


def turn_of(window: MainWindow, qtbot: QtBot, bot: Bot, away: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match begins, while the person may be in another window, and comes to the person."""
    if away:
        monkeypatch.setattr(QApplication, "activeWindow", lambda: None)
    begin_person(window, "summons")
    person = Person(window)
    qtbot.waitUntil(person.ready, timeout=LONG)


@pytest.mark.parametrize(("away", "wanted", "times"), [(True, True, 1), (False, True, 0), (True, False, 0)])
def test_a_turn_calls_who_is_away_and_wants_to_be_called(
    opened: Opened,
    qtbot: QtBot,
    bot: Bot,
    called: list[QWidget],
    monkeypatch: pytest.MonkeyPatch,
    away: bool,
    wanted: bool,
    times: int,
) -> None:
    window = opened(call=wanted)
    turn_of(window, qtbot, bot, away, monkeypatch)
    assert called == [window] * times


def test_a_deal_that_is_over_waits_too(
    opened: Opened, qtbot: QtBot, bot: Bot, called: list[QWidget], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()
    begin_person(window, "summons")
    person = Person(window)
    person.play_to(qtbot, "over")
    assert called == []
    monkeypatch.setattr(QApplication, "activeWindow", lambda: None)
    window.match.next_deal()
    qtbot.waitUntil(lambda: bool(called), timeout=LONG)
    assert set(called) == {window}


@pytest.mark.parametrize(
    ("chosen", "away", "heard"),
    [
        ({}, True, True),
        ({}, False, False),
        ({"call_sound": False}, True, False),
        ({"call": False}, True, False),
        ({"mute": True}, True, False),
        ({"volume": "0"}, True, False),
    ],
)
def test_a_sound_belongs_to_the_call_if_it_is_wanted_and_sound_is_on(
    opened: Opened,
    qtbot: QtBot,
    bot: Bot,
    called: list[QWidget],
    monkeypatch: pytest.MonkeyPatch,
    chosen: dict[str, str | bool],
    away: bool,
    heard: bool,
) -> None:
    window = opened(**chosen)
    played: list[str] = []
    monkeypatch.setattr(window.sounds.player, "play", lambda name, gain: played.append(name))
    # Nobody sees the table, so nothing else is heard either.
    window.match.felt.director.away = True
    turn_of(window, qtbot, bot, away, monkeypatch)
    assert played == [SOUND] * heard
