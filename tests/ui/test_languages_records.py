"""Languages in the dialogs about what was played: nothing of the old one after a switch, and longer words not cut."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.vault import Vault
from sjavs_desktop.ui.dialogs.duel_compare import ComparisonDialog, SideBySideDialog
from sjavs_desktop.ui.main_window import MainWindow
from tests.core.duels import whole
from tests.test_translations import BEGUN
from tests.translations import clashes
from tests.ui.conftest import Opened
from tests.ui.fitting import cut
from tests.ui.spoken import NEW, OLD, Longer, Marked, everything
from tests.ui.test_languages import named
from tests.ui.test_languages import spoken as spoken
from tests.ui.windows import Bot, Dialogs, Person, open_window, settings_in

KEYS = ("history", "statistics", "replay", "duel", "why")
"""What opens dialogs about what was played."""
TITLES = {"HistoryDialog", "StatisticsDialog", "ReplayDialog", "DuelDialog", "WhyDialog"}
Played = Callable[[], MainWindow]


@pytest.fixture
def played(qtbot: QtBot, tmp_path: Path, opened: Opened, dialogs: Dialogs, bot: Bot) -> Played:
    """Opens a window that keeps its matches, with a duel that two have played, and plays a deal in it."""

    def play() -> MainWindow:
        settings = settings_in(tmp_path, speed="instant", theme="light", level="beginner", hold="0")
        window = open_window(qtbot, settings, Vault(tmp_path / "data" / "matches"))
        window.resize(1024, 640)
        window.duelling.duels.save(whole("sjavs", 1))
        window.play()
        Person(window, 1).play(qtbot, window.match.deal_over.isVisible)
        return window

    return play


def opened_each(window: MainWindow, dialogs: Dialogs, look: Callable[[QDialog], None]) -> None:
    """Opens each of the dialogs, and looks at it while it lies open."""

    def act(dialog: QDialog) -> None:
        dialog.show()
        QApplication.processEvents()
        look(dialog)
        dialog.reject()

    dialogs.shown.clear()
    dialogs.act = act
    for key in KEYS:
        window.actions_by_key[key].trigger()
    duel = whole("sjavs", 1)
    for made in (ComparisonDialog(duel, False, window), SideBySideDialog(duel, 1, False, window)):
        act(made)
    assert {type(one).__name__ for one in dialogs.shown} == TITLES


def test_after_a_switch_no_dialog_about_what_was_played_speaks_the_old_language(
    played: Played, qapp: QApplication, dialogs: Dialogs, spoken: None
) -> None:
    old, new = Marked(OLD, qapp), Marked(NEW, qapp)
    qapp.installTranslator(old)
    window = played()
    before: dict[str, int] = {}

    def look(dialog: QDialog) -> None:
        before[type(dialog).__name__] = len([one for one in everything(dialog) if OLD in one[1]])

    opened_each(window, dialogs, look)
    assert all(before.values())
    qapp.removeTranslator(old)
    qapp.installTranslator(new)
    qapp.processEvents()
    left: dict[str, list[tuple[str, str]]] = {}

    def look_again(dialog: QDialog) -> None:
        left[type(dialog).__name__] = sorted({one for one in everything(dialog) if OLD in one[1]})
        assert [one for one in everything(dialog) if NEW in one[1]]

    opened_each(window, dialogs, look_again)
    assert set(left) == set(before)
    assert not any(left.values()), left


def test_longer_words_are_not_cut_in_the_dialogs_about_what_was_played(
    played: Played, qtbot: QtBot, qapp: QApplication, dialogs: Dialogs, spoken: None
) -> None:
    qapp.installTranslator(Longer(qapp))
    window = played()
    found: dict[str, list[str]] = {}

    def look(dialog: QDialog) -> None:
        qtbot.wait(20)
        found[type(dialog).__name__] = cut(dialog)

    opened_each(window, dialogs, look)
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("language", ["en", *BEGUN])
def test_no_letter_stands_for_two_things_in_the_dialogs_about_what_was_played(
    played: Played, qapp: QApplication, dialogs: Dialogs, language: str
) -> None:
    window = played()
    window.speak(language)
    qapp.processEvents()
    found: dict[str, list[str]] = {}

    def look(dialog: QDialog) -> None:
        found[type(dialog).__name__] = clashes(named(dialog))

    opened_each(window, dialogs, look)
    assert {name: letters for name, letters in found.items() if letters} == {}
