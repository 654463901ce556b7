"""Languages in the window: switched in the middle of a hand, with nothing left of the old one and nothing cut."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QMenu,
    QTabBar,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import languages
from sjavs_desktop.messages import LANGUAGES
from sjavs_desktop.ui.actions import ENTRIES
from sjavs_desktop.ui.main_window import MainWindow
from tests.test_translations import BEGUN
from tests.translations import catalogues, clashes, texts
from tests.ui.conftest import Opened
from tests.ui.fitting import cut
from tests.ui.spoken import NEW, OLD, Longer, Marked, everything, without_mark
from tests.ui.windows import LONG, Bot, Dialogs, Person, press_keys, scripted_to, sought, sound

PHASES = ("welcome", "cut", "auction", "naming", "play", "over")
NAMES = "Marjun|Jógvan|Sunniva"


def at(qtbot: QtBot, window: MainWindow, phase: str) -> None:
    """Plays on to a phase."""
    if phase == "over":
        scripted_to(qtbot, window, "words", 3, 1)
        Person(window).play(qtbot, window.match.deal_over.isVisible)
    elif phase != "welcome":
        dealer = 1 if phase == "cut" else 3
        seed, done = sought(lambda view: view.table.phase == phase, dealer)
        scripted_to(qtbot, window, seed, dealer, done)


@pytest.fixture
def spoken(qapp: QApplication) -> Iterator[None]:
    """Takes every made-up language away."""
    yield
    for one in qapp.findChildren(Marked):
        qapp.removeTranslator(one)
        one.setParent(None)


@pytest.mark.parametrize("phase", PHASES)
def test_after_a_switch_nothing_is_left_of_the_old_language(
    opened: Opened, qtbot: QtBot, qapp: QApplication, bot: Bot, spoken: None, phase: str
) -> None:
    old, new = Marked(OLD, qapp), Marked(NEW, qapp)
    qapp.installTranslator(old)
    window = opened()
    at(qtbot, window, phase)
    assert [one for one in everything(window) if OLD in one[1]]
    qapp.removeTranslator(old)
    qapp.installTranslator(new)
    qapp.processEvents()
    qtbot.wait(10)
    left = sorted({one for one in everything(window) if OLD in one[1]})
    assert left == []
    assert [one for one in everything(window) if NEW in one[1]]
    # A text that is remembered from before is found.
    window.match.felt.setToolTip(f"{OLD}Play")
    assert [one for one in everything(window) if OLD in one[1]] == [("Felt", f"{OLD}Play")]


def test_the_person_is_called_by_the_word_of_the_new_language_and_the_record_stays(
    opened: Opened, qtbot: QtBot, qapp: QApplication, bot: Bot, spoken: None
) -> None:
    window = opened()
    at(qtbot, window, "play")
    record = window.referee.record
    assert record is not None
    assert window.match.felt.table.names[0] == "You"
    qapp.installTranslator(Marked(NEW, qapp))
    qapp.processEvents()
    assert window.match.felt.table.names == (f"{NEW}You", *record.players[1:])
    assert window.referee.record is record
    assert record.players[0] == "You"


def forms_in(code: str) -> set[str]:
    """The texts of a language that have no facts in them, so that they are seen as they stand in its catalogue."""
    if code == catalogues.SOURCE:
        return {one.source for one in texts.everything() if "{" not in one.source and not one.counted}
    return {form for forms in catalogues.read(catalogues.path_of(code)).values() for form in forms if "{" not in form}


def test_fifty_switches_while_a_match_is_played(opened: Opened, qtbot: QtBot, qapp: QApplication, bot: Bot) -> None:
    window = opened()
    window.play()
    person = Person(window, 5)
    codes, forms = list(LANGUAGES), {code: forms_in(code) for code in LANGUAGES}
    said = set()
    for number in range(50):
        code, before = codes[number % len(codes)], codes[number % len(codes) - 1]
        window.actions_by_key[f"language.{code}"].trigger()
        # The windows are told by an event, and what they measure and move by then takes a moment.
        qapp.processEvents()
        qtbot.wait(10)
        qtbot.waitUntil(lambda: person.ready() or window.match.deal_over.isVisible(), timeout=LONG)
        assert languages.language(qapp) == code
        said.add(window.actions_by_key["quit"].text())
        # Languages are called by their own names in each of them.
        old = forms[before] - forms[code] - set(LANGUAGES.values())
        left = {one for one in everything(window) if one[1].replace("&", "") in old or one[1] in old}
        assert not left, (number, before, code, left)
        if window.match.deal_over.isVisible():
            window.match.next_deal()
        else:
            person.act()
        sound(window)
    assert len(said) > len(BEGUN)
    assert window.referee.record is not None
    assert len(window.referee.record.actions) > 50


@pytest.mark.parametrize("phase", PHASES)
def test_words_that_are_longer_by_two_fifths_are_not_cut(
    opened: Opened, qtbot: QtBot, qapp: QApplication, bot: Bot, spoken: None, phase: str
) -> None:
    qapp.installTranslator(Longer(qapp))
    window = opened()
    window.resize(1024, 640)
    at(qtbot, window, phase)
    qtbot.wait(20)
    assert cut(window) == []
    label = QLabel("So many words that they have no room", window)
    label.resize(20, 20)
    label.show()
    assert len(cut(window)) == 1


KEYS = ("choose", "rules", "preferences", "keys", "about", "translate", "code", "lessons")
"""What opens dialogs."""


def test_longer_words_are_not_cut_in_dialogs(
    opened: Opened, qtbot: QtBot, qapp: QApplication, dialogs: Dialogs, spoken: None
) -> None:
    qapp.installTranslator(Longer(qapp))
    window = opened()
    window.resize(1024, 640)
    found: dict[str, list[str]] = {}

    def look(dialog: QDialog) -> None:
        dialog.show()
        qtbot.wait(20)
        found[dialog.windowTitle()] = cut(dialog)
        dialog.reject()

    dialogs.act = look
    for keys in KEYS:
        window.actions_by_key[keys].trigger()
    assert len(found) == len(KEYS)
    assert {title: lines for title, lines in found.items() if lines} == {}


def test_no_text_of_the_window_is_of_no_language(
    opened: Opened, qtbot: QtBot, qapp: QApplication, bot: Bot, dialogs: Dialogs, spoken: None
) -> None:
    qapp.installTranslator(Marked(NEW, qapp))
    window = opened()
    at(qtbot, window, "play")
    seen = everything(window)

    def look(dialog: QDialog) -> None:
        seen.extend(everything(dialog))
        dialog.reject()

    dialogs.act = look
    for keys in KEYS[2:5]:
        window.actions_by_key[keys].trigger()
    names = "|".join([NAMES, *LANGUAGES.values(), "Dansk", "Desktop", "Sjavs"])
    allowed = re.compile(
        rf"{names}|\b(?:Ctrl|Alt|Shift|Esc|Enter|Space|Home|End|Tab)\b|\(?Language\)?|sjavs\S*(?:\n\S+)?|\S*:\S+|&"
    )
    # Items of scenes hold the names of what they are, too.
    said = sorted({one for one in seen if one[0] not in ("Felt", "PlotWidget")})
    assert without_mark(said, allowed) == []
    assert without_mark([("x", "Play on"), ("x", f"{NEW}Play {NEW}on")], allowed) == [("x", "Play on")]


def named(window: QWidget) -> list[str]:
    """Texts with accelerators that are on a window together."""
    found = [one.text() for kind in (QAbstractButton, QLabel) for one in window.findChildren(kind)]
    for bar in window.findChildren(QTabBar):
        found += [bar.tabText(one) for one in range(bar.count())]
    return [one for one in found if "<" not in one]


@pytest.mark.parametrize("language", ["en", *BEGUN])
def test_no_letter_stands_for_two_things_in_a_menu_or_dialog(
    opened: Opened, qapp: QApplication, dialogs: Dialogs, language: str
) -> None:
    window = opened()
    window.speak(language)
    qapp.processEvents()
    bar = window.menuBar()
    assert clashes(one.text() for one in bar.actions()) == []
    for menu in bar.findChildren(QMenu):
        assert clashes(one.text() for one in menu.actions()) == [], menu.title()
    found: dict[str, list[str]] = {}

    def look(dialog: QDialog) -> None:
        found[dialog.windowTitle()] = clashes(named(dialog))
        dialog.reject()

    dialogs.act = look
    for keys in KEYS:
        window.actions_by_key[keys].trigger()
    assert len(found) == len(KEYS)
    assert {title: letters for title, letters in found.items() if letters} == {}


def test_a_language_is_chosen_in_the_menu_kept_and_marked(opened: Opened, qapp: QApplication) -> None:
    window = opened()
    assert window.actions_by_key["language.system"].isChecked()
    window.actions_by_key["language.fo"].trigger()
    qapp.processEvents()
    assert window.settings.get("language") == "fo"
    assert window.actions_by_key["language.fo"].isChecked()
    assert QLocale().language() == QLocale.Language.Faroese
    # Languages are called by their own names, in every language.
    assert [window.actions_by_key[f"language.{code}"].text().replace("&", "") for code in LANGUAGES] == list(
        LANGUAGES.values()
    )
    window.settings.set("language", "en")
    assert languages.language(qapp) == "en"


def test_the_menu_of_languages_is_understood_in_every_language(
    opened: Opened, qapp: QApplication, spoken: None
) -> None:
    window = opened()
    assert "La&nguage" in [one.title() for one in window.menuBar().findChildren(QMenu)]
    qapp.installTranslator(Marked(NEW, qapp))
    qapp.processEvents()
    assert [one.title() for one in window.menuBar().findChildren(QMenu) if "(Language)" in one.title()]


@pytest.mark.parametrize(
    ("language", "cancel"), [("da", "Annuller"), ("fo", "Ógilda"), ("de", "Abbrechen"), ("en", "Cancel")]
)
def test_what_qt_says_by_itself_is_said_in_the_language(
    qtbot: QtBot, qapp: QApplication, language: str, cancel: str
) -> None:
    languages.install(qapp, language)
    try:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        qtbot.addWidget(box)
        assert box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == cancel
    finally:
        languages.forget(qapp)


def test_the_first_start_lets_the_language_be_chosen_once(opened: Opened, qtbot: QtBot, qapp: QApplication) -> None:
    window = opened()
    assert window.settings.once("language")
    window.match.welcome.ask_first(window.settings.get)
    buttons = list(window.match.welcome.answers("language").values())
    assert [one.text() for one in buttons] == list(LANGUAGES.values())
    buttons[list(LANGUAGES).index("fo")].click()
    assert window.settings.get("language") == "fo"
    assert not window.settings.once("language")


def test_the_page_for_helpers_lists_guesses_before_what_is_sourced(opened: Opened, dialogs: Dialogs) -> None:
    window = opened()
    press_keys(window, next(one.shortcut for one in ENTRIES if one.key == "translate"))
    words = dialogs.shown[0].findChild(QTextBrowser).toPlainText()  # type: ignore[union-attr]
    assert words.index("Our guess") < words.index("gevari") < words.index("Weakly") < words.index("kongur")
    assert words.index("kongur") < words.index("makkari")
    assert "--translation" in words
