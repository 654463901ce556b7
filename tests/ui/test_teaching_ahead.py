"""The panels of hint and tutor are made while nobody waits: after the first picture, in steps, and once."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import warming
from sjavs_desktop.ui import application
from sjavs_desktop.ui.main_window import MainWindow
from sjavs_desktop.ui.teaching import advisor
from sjavs_desktop.ui.teaching.hint_panel import HintPanel
from sjavs_desktop.ui.teaching.question import TutorPanel
from tests.ui.conftest import Opened
from tests.ui.teachers import Teacher
from tests.ui.test_teaching import at
from tests.ui.windows import LONG, press_keys

PANELS = (HintPanel, TutorPanel)


@pytest.fixture(autouse=True)
def teacher(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Teacher]]:
    """No test waits for an analysis."""
    monkeypatch.setattr(advisor, "Hints", Teacher)
    Teacher.made, Teacher.waits = [], False
    yield Teacher
    Teacher.made = []


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which panels were made, in turn."""
    names: list[str] = []
    for kind in PANELS:
        begin = kind.__init__

        def noted(self: QWidget, *given: object, begin: object = begin, name: str = kind.__name__) -> None:
            names.append(name)
            begin(self, *given)  # type: ignore[operator]

        monkeypatch.setattr(kind, "__init__", noted)
    return names


def widgets(window: MainWindow) -> int:
    return len(window.findChildren(QWidget))


def warm(window: MainWindow) -> warming.Warming:
    """What `open_window` begins, with the engine loaded already."""
    return warming.Warming(lambda: application.idle(window), window, window.teaching.ahead())


def test_the_first_picture_does_without_the_panels(opened: Opened, made: list[str]) -> None:
    window = opened()
    window.grab()
    assert made == []


@pytest.mark.usefixtures("bot")
def test_once_nobody_waits_there_are_the_panels_and_a_hint_makes_no_widget(
    opened: Opened, qtbot: QtBot, made: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warming, "ENGINE", ())
    monkeypatch.setattr(warming.gc, "freeze", lambda: None)
    window = opened()
    window.grab()
    at(qtbot, window)
    with qtbot.waitSignal(warm(window).done, timeout=LONG):
        pass
    assert made == ["HintPanel", "TutorPanel"]
    before = widgets(window)
    for _ in range(3):
        press_keys(window, "F3")
        assert window.teaching.column.hint.isVisible()
    assert widgets(window) == before
    assert made == ["HintPanel", "TutorPanel"]


@pytest.mark.usefixtures("bot")
def test_a_hint_before_that_makes_its_panel_itself_and_no_second_one_comes(
    opened: Opened, qtbot: QtBot, made: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warming, "ENGINE", ())
    monkeypatch.setattr(warming.gc, "freeze", lambda: None)
    window = opened()
    at(qtbot, window)
    press_keys(window, "F3")
    panel = window.teaching.column.hint
    assert panel.isVisible()
    press_keys(window, "Esc")
    assert panel.isHidden()
    Teacher.made[-1].say(2)
    with qtbot.waitSignal(warm(window).done, timeout=LONG):
        pass
    assert made == ["HintPanel", "TutorPanel"]
    press_keys(window, "F3")
    assert window.teaching.column.hint is panel
    assert panel.isVisible()


@pytest.mark.usefixtures("bot")
def test_nothing_is_made_while_the_teacher_thinks(opened: Opened, qtbot: QtBot) -> None:
    Teacher.waits = True
    window = opened()
    window.grab()
    at(qtbot, window)
    qtbot.waitUntil(lambda: application.idle(window), timeout=LONG)
    press_keys(window, "F3")
    assert not application.idle(window)
    Teacher.made[-1].say(2)
    assert application.idle(window)
