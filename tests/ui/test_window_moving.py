"""The settings of what moves: each kind, all of it, and the wish of the system."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.settings import SETTINGS
from sjavs_desktop.app.settings_motion import KINDS, setting_of
from sjavs_desktop.ui.dialogs.preferences import PreferencesDialog
from sjavs_desktop.ui.felt import motion
from sjavs_desktop.ui.felt.motion import Motion
from sjavs_desktop.ui.main_window import MainWindow
from tests.ui.test_preferences import choose

Opened = Callable[..., MainWindow]


@pytest.fixture(autouse=True)
def all_moves() -> Iterator[None]:
    """Every test begins and ends with everything in motion."""
    motion.forgo(())
    yield
    motion.forgo(())


def moving() -> set[str]:
    """The kinds of motion that are seen."""
    return {one for one in motion.KINDS if Motion("normal").moves(one)}


def test_every_kind_has_a_switch() -> None:
    assert tuple(KINDS) == motion.KINDS
    assert {setting_of(one) for one in KINDS} < {one.key for one in SETTINGS}


def test_each_kind_can_be_off_and_one_switch_stops_all(opened: Opened) -> None:
    window = opened()
    settings = window.settings
    assert moving() == set(motion.KINDS)
    for kind in motion.KINDS:
        settings.set(setting_of(kind), False)
        assert moving() == set(motion.KINDS) - {kind}
        settings.set(setting_of(kind), True)
    settings.set("motion", "off")
    assert moving() == set()
    assert motion.unmoved()
    settings.set("motion", "on")
    assert moving() == set(motion.KINDS)


def test_a_finished_trick_stays_as_the_speed_has_it_or_as_long_as_was_chosen(opened: Opened) -> None:
    window = opened(hold="speed")
    settings, director = window.settings, window.match.felt.director
    assert motion.SPEEDS.keys() == motion.HOLDS.keys() == {one.value for one in settings.option("speed").choices}
    for speed, held in motion.HOLDS.items():
        settings.set("speed", speed)
        assert director.motion.hold == held > 0
    told = settings.option("hold").help
    assert all(f"{motion.HOLDS[speed] / 1000:g} " in told for speed in ("slow", "normal", "fast"))
    settings.set("hold", "3000")
    for speed in motion.HOLDS:
        settings.set("speed", speed)
        assert director.motion.hold == 3000


def test_the_wish_of_the_system_is_followed_unless_the_person_wants_it_otherwise(opened: Opened) -> None:
    window = opened()
    system = window.moving.system
    system._know(True)
    assert moving() == set()
    window.settings.set("motion", "on")
    assert moving() == set(motion.KINDS)
    window.settings.set("motion", "system")
    assert moving() == set()
    system._know(False)
    assert moving() == set(motion.KINDS)


def test_the_system_is_asked_again_when_somebody_comes_back(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    window = opened()
    asked: list[int] = []
    monkeypatch.setattr(window.moving.system, "read", lambda: asked.append(1))
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
    assert asked == []
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
    assert asked == [1]


def test_the_preferences_have_the_switches_under_a_heading(opened: Opened, qtbot: QtBot) -> None:
    window = opened()
    dialog = PreferencesDialog(window.settings)
    qtbot.addWidget(dialog)
    values = dialog.form.values()
    assert all(values[setting_of(one)] is True for one in KINDS)
    choose(dialog, setting_of("slam"), False)
    assert moving() == set(motion.KINDS) - {"slam"}
    choose(dialog, "motion", "off")
    assert moving() == set()
    assert window.settings.get("motion_slam") is False
