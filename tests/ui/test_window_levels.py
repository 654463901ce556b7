"""How well the others play: chosen in the preferences or with the game, and in force from the next match on."""

import pytest
from PySide6.QtWidgets import QComboBox, QDialog

from sjavs_desktop.ui.dialogs.new_match import NewMatchDialog
from sjavs_desktop.ui.dialogs.preferences import PreferencesDialog
from sjavs_desktop.ui.main_window import MainWindow
from tests.ui.conftest import Opened
from tests.ui.windows import Dialogs, press_keys

NAMED = ["Cautious", "Bold", "By the book", "Forgetful", "Quiet partner"]
"""The styles that stand apart from the levels."""


def levels(window: MainWindow) -> tuple[str, ...]:
    """Who plays, by seat."""
    assert window.referee.record is not None
    return window.referee.record.levels


@pytest.mark.parametrize("key", ["beginner", "club", "strong", "expert", "forgetful"])
def test_all_bots_of_a_match_are_of_the_level_that_is_set(opened: Opened, key: str) -> None:
    window = opened(level=key)
    press_keys(window, "Ctrl+N")
    assert levels(window) == ("human", key, key, key)
    record = window.referee.record
    assert record is not None
    assert record.players[1:] == ("Marjun", "Jógvan", "Sunniva")


def test_the_preferences_change_the_next_match_and_not_this_one(opened: Opened, dialogs: Dialogs) -> None:
    window = opened()
    press_keys(window, "Ctrl+N")

    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, PreferencesDialog)
        dialog.form.set_values({"level": "strong"})
        dialog.accept()

    dialogs.act, dialogs.give_up = choose, True
    window.show_preferences()
    assert levels(window)[1:] == ("beginner",) * 3
    press_keys(window, "Ctrl+N")
    assert levels(window)[1:] == ("strong",) * 3


def test_the_agreements_that_are_set_hold_from_the_next_match_on(opened: Opened, dialogs: Dialogs) -> None:
    window = opened()

    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, PreferencesDialog)
        dialog.form.set_values({"agree_return_suit": True, "agree_give_points": False})
        dialog.accept()

    dialogs.act = choose
    window.show_preferences()
    press_keys(window, "Ctrl+N")
    assert levels(window) == ("human", *("beginner +return_suit -give_points",) * 3)


def test_the_dialog_tells_what_is_chosen(opened: Opened, dialogs: Dialogs) -> None:
    window, told = opened(level="club"), list[str]()

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, NewMatchDialog)
        told.append(dialog.opponents.about.text())
        dialog.level.setCurrentIndex(dialog.level.findData("quiet"))
        told.append(dialog.opponents.about.text())
        dialog.accept()

    dialogs.act = look
    press_keys(window, "Ctrl+Shift+N")
    assert told[0].startswith("Tries its cards in a few deals")
    assert told[1].startswith("A club player for itself")
    assert levels(window) == ("human", "quiet", "quiet", "quiet")


def test_the_dialog_of_a_new_match_shows_and_sets_the_level(opened: Opened, dialogs: Dialogs) -> None:
    window = opened(level="expert")
    seen: list[tuple[object, list[str]]] = []

    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, NewMatchDialog)
        box = dialog.findChild(QComboBox, "level")
        assert box is dialog.level
        seen.append((box.currentData(), [box.itemText(each) for each in range(box.count())]))
        box.setCurrentIndex(box.findData("club"))
        dialog.accept()

    dialogs.act = choose
    press_keys(window, "Ctrl+Shift+N")
    assert seen == [("expert", ["Beginner", "Club player", "Strong", "Expert", "", *NAMED])]
    assert levels(window)[1:] == ("club",) * 3
    assert window.settings.get("level") == "club"
    # A dialog that is left again changes nothing.
    dialogs.act = lambda dialog: dialog.reject()
    press_keys(window, "Ctrl+Shift+N")
    assert window.settings.get("level") == "club"
