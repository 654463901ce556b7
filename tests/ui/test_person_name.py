"""The person at the screen is called by the word of the language of now everywhere; records hold neutral data."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import languages
from sjavs_desktop.app.seats import PERSON
from sjavs_desktop.models.history import MatchesModel, Role
from sjavs_desktop.ui.main_window import MainWindow
from tests.ui.conftest import Opened
from tests.ui.spoken import everything
from tests.ui.test_languages import at
from tests.ui.test_languages_records import Played, opened_each
from tests.ui.test_languages_records import played as played
from tests.ui.windows import Bot, Dialogs

WORDS = {"en": "You", "da": "Du", "fo": "Tú", "de": "Du"}
ENGLISH = re.compile(r"\bYou\b")


def english(window: QWidget) -> list[tuple[str, str]]:
    """What still calls the person by the English word, or by that of a record."""
    return sorted({one for one in everything(window) if ENGLISH.search(one[1])})


def speak(window: MainWindow, code: str) -> None:
    """Chooses a language in the menu."""
    window.actions_by_key[f"language.{code}"].trigger()
    QApplication.processEvents()


@pytest.mark.parametrize("phase", ["auction", "play", "over"])
def test_a_switch_in_the_middle_of_a_deal_calls_the_person_by_another_word(
    opened: Opened, qtbot: QtBot, qapp: QApplication, bot: Bot, phase: str
) -> None:
    window = opened(language="en")
    at(qtbot, window, phase)
    record = window.referee.record
    assert record is not None
    for code in ("da", "fo", "de"):
        speak(window, code)
        assert languages.language(qapp) == code
        assert window.match.felt.table.names[0] == WORDS[code]
        assert english(window) == []
        assert record.players[0] == PERSON
        speak(window, "en")
        assert window.match.felt.table.names[0] == WORDS["en"]


@pytest.mark.parametrize("code", ["da", "fo", "de"])
def test_dialogs_about_what_was_played_call_the_person_by_the_word_of_the_language(
    played: Played, dialogs: Dialogs, tmp_path: Path, code: str
) -> None:
    window = played()
    speak(window, code)
    found: dict[str, Sequence[tuple[str, str]]] = {}

    def look(dialog: QDialog) -> None:
        found[type(dialog).__name__] = english(dialog)

    opened_each(window, dialogs, look)
    assert found
    assert not any(found.values()), found
    kept = "".join(one.read_text(encoding="utf-8") for one in (tmp_path / "data" / "matches").glob("*.sjavs*"))
    assert f'"{PERSON}"' in kept
    assert f'"{WORDS[code]}"' not in kept


def test_the_history_is_searched_for_the_word_that_is_seen(played: Played, dialogs: Dialogs) -> None:
    window = played()
    found: dict[str, list[bool]] = {}

    def look(dialog: QDialog) -> None:
        model = dialog.findChildren(MatchesModel)[0]
        words = str(model.index(0, 0).data(Role.SEARCH)).split("\n")
        found[languages.language()] = [one.casefold() in words for one in ("You", "Tú")]
        dialog.reject()

    dialogs.act = look
    for code in ("en", "fo"):
        speak(window, code)
        window.actions_by_key["history"].trigger()
    assert found == {"en": [True, False], "fo": [False, True]}
