"""Every dialog opens in the size that somebody has given it, and in its own where nobody has."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog

from tests.ui.conftest import Opened
from tests.ui.windows import Dialogs

LARGER = QSize(-60, 40)
"""How the person pulls at the corner."""
KEYS = ("preferences", "rules", "choose", "lessons", "exercises", "history", "duel")
"""Entries of the menus that open one."""


def looked_at(dialogs: Dialogs, pull: QSize | None = None) -> list[QSize]:
    """The sizes in which the next dialogs are shown, and to which each is pulled, as far as it has room."""
    found: list[QSize] = []

    def look(dialog: QDialog) -> None:
        dialog.show()
        found.append(dialog.size())
        if pull is not None:
            dialog.resize(dialog.size() + pull)
            found.append(dialog.size())
        dialog.reject()

    dialogs.act = look
    return found


@pytest.mark.parametrize("key", KEYS)
def test_a_dialog_has_the_size_that_it_was_given_also_after_a_restart(
    opened: Opened, dialogs: Dialogs, key: str
) -> None:
    window = opened()
    before = looked_at(dialogs, LARGER)
    window.actions_by_key[key].trigger()
    after = looked_at(dialogs)
    window.actions_by_key[key].trigger()
    window.close()
    opened().actions_by_key[key].trigger()
    assert before[0] != before[1]
    assert after == [before[1]] * 2


def test_a_dialog_that_nobody_has_pulled_grows_with_the_words(opened: Opened, dialogs: Dialogs) -> None:
    window = opened()
    found = looked_at(dialogs)
    window.actions_by_key["about"].trigger()
    window.settings.set("text_size", "115")
    window.actions_by_key["about"].trigger()
    assert found[0].width() < found[1].width()


def test_a_size_that_was_kept_on_a_large_screen_fits_on_a_small_one(opened: Opened, dialogs: Dialogs) -> None:
    window = opened()
    window.settings.keep("size_preferences_PreferencesDialog", "9000 9000")
    found = looked_at(dialogs)
    window.actions_by_key["preferences"].trigger()
    room = window.screen().availableSize()
    assert found[0].width() < room.width()
    assert found[0].height() < room.height()
