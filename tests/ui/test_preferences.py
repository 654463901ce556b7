"""The preferences: every setting once, found by its words, in force at once, marked, and taken back."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.settings import SETTINGS
from sjavs_desktop.core.schema import Option, OptionValue
from sjavs_desktop.ui import dress, theme
from sjavs_desktop.ui.actions import ENTRIES
from sjavs_desktop.ui.dialogs.preferences import PreferencesDialog, headings, in_order
from sjavs_desktop.ui.main_window import MainWindow
from sjavs_desktop.ui.teaching import tutoring
from tests.test_translations import BEGUN
from tests.ui.conftest import Opened
from tests.ui.fitting import cut
from tests.ui.test_teaching import at
from tests.ui.windows import Bot, Dialogs, press_keys

Preferences = Callable[..., tuple[MainWindow, PreferencesDialog]]


@pytest.fixture
def preferences(opened: Opened, qtbot: QtBot) -> Preferences:
    """Opens a window with settings of its own, and over it the preferences, which stay open."""

    def open_with(size: tuple[int, int] = (1180, 760), **chosen: str | bool) -> tuple[MainWindow, PreferencesDialog]:
        window = opened(**chosen)
        window.resize(*size)
        dialog = PreferencesDialog(window.settings, window, window.sounds)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        dialog.activateWindow()
        return window, dialog

    return open_with


def editor(dialog: QWidget, key: str) -> QCheckBox | QComboBox:
    """The editor of a setting."""
    found = dialog.findChild(QCheckBox, key) or dialog.findChild(QComboBox, key)
    assert isinstance(found, (QCheckBox, QComboBox))
    return found


def choose(dialog: QWidget, key: str, value: OptionValue) -> None:
    """Chooses a value as somebody at the keyboard does: step by step."""
    box = editor(dialog, key)
    if isinstance(box, QCheckBox):
        if box.isChecked() != value:
            QTest.keyClick(box, Qt.Key.Key_Space)
        return
    QTest.keyClick(box, Qt.Key.Key_Home)
    while box.currentData() != value:
        before = box.currentIndex()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() > before


def shown(dialog: PreferencesDialog) -> list[str]:
    """The settings that are shown now."""
    return [one.key for one in SETTINGS if editor(dialog, one.key).isVisibleTo(dialog)]


# -- Every setting once ------------------------------------------------------------------------------------------------


def test_every_setting_stands_once_under_a_heading_of_its_own(preferences: Preferences) -> None:
    _, dialog = preferences()
    for option in SETTINGS:
        assert len(dialog.findChildren(QWidget, option.key)) == 1
        assert option.group in headings()
    assert [one.key for one in dialog.model.options()] == [one.key for one in in_order()]
    assert sorted(one.key for one in in_order()) == sorted(one.key for one in SETTINGS)
    assert len({one.key for one in SETTINGS}) == len(SETTINGS)
    groups = [one.key for one in dialog.model.groups()]
    assert groups == [key for key in headings() if key in groups]
    assert [dialog.parts.item(row).text() for row in range(dialog.parts.count())] == [headings()[key] for key in groups]
    tops = [dialog.form.heading(key).y() for key in groups]
    assert tops == sorted(tops)


# -- In force at once --------------------------------------------------------------------------------------------------


def in_force(window: MainWindow, key: str) -> object:
    """What a setting does in the window, read off what it has changed there; the stored value where nothing shows."""
    felt, view = window.match.felt, window.referee.view()
    assert view is not None
    if key == "level" or key.startswith("agree_"):
        return window.levels(window.rules())
    if key.startswith("limit_"):
        return tutoring.limits_of(window.settings)
    readers: dict[str, Callable[[], object]] = {
        "speed": lambda: felt.director.motion.speed,
        "hold": lambda: felt.director.motion.hold,
        "mark_winning": lambda: felt.table.mark_winning,
        "last_call": lambda: window.match.ask_last_call,
        "early_end": lambda: window.referee.early_end,
        "volume": lambda: window.sounds.player.volume,
        "mute": lambda: (window.sounds.sign.isVisible(), window.sounds.player.volume),
        "beginner": lambda: window.teaching.column.aids.isVisible(),
        "tutor_play": lambda: window.teaching.tutoring.watches(view),
        "language": lambda: window.windowTitle() + window.actions_by_key["preferences"].text(),
        "theme": lambda: (QApplication.palette().window().color().name(), felt.table.look.colours),
        "text_size": lambda: window.font().pointSizeF(),
        "deck": dress.pictures,
        "large_index": dress.pictures,
        "four_colours": dress.pictures,
        "back": dress.pictures,
    }
    return readers.get(key, lambda: window.settings.get(key))()


def other(option: Option) -> OptionValue:
    """A value that differs from the standard in what it does, also in an English, light window at full speed."""
    wanted = {"speed": "fast", "theme": "dark", "language": "fo", "deck": "german"}
    values = [one.value for one in option.choices if one.value != option.default]
    return wanted.get(option.key, values[-1])


def test_each_setting_is_in_force_at_once_while_a_match_goes_on_and_taken_back(
    preferences: Preferences, qtbot: QtBot, qapp: QApplication, bot: Bot
) -> None:
    window, dialog = preferences()
    at(qtbot, window)
    for option in SETTINGS:
        before, stored = in_force(window, option.key), window.settings.get(option.key)
        choose(dialog, option.key, other(option))
        qapp.processEvents()
        assert window.settings.get(option.key) == other(option)
        after = in_force(window, option.key)
        assert after != before, option.key
        for _ in option.choices:
            press_keys(dialog, "Ctrl+Z")
            qapp.processEvents()
        assert not dialog.back.isEnabled()
        assert window.settings.get(option.key) == stored
        assert in_force(window, option.key) == before, option.key
        assert dialog.form.values()[option.key] == stored


MENUS = {
    entry.key: (entry.group, entry.key.rpartition(".")[2])
    for entry in ENTRIES
    if entry.key.startswith(("theme.", "speed.", "language."))
}
"""By menu entry the setting and its value; the others are switches of their own name."""


@pytest.mark.parametrize("key", [*MENUS, "mute", "beginner", "four_colours"])
def test_menu_and_form_always_agree(preferences: Preferences, qapp: QApplication, key: str) -> None:
    window, dialog = preferences(speed="normal")
    setting, value = MENUS.get(key, (key, True))
    for option in (one for one in dialog.model.options() if one.key == setting):
        choose(dialog, setting, next(one.value for one in option.choices if one.value != value))
    assert not window.actions_by_key[key].isChecked()
    window.actions_by_key[key].trigger()
    qapp.processEvents()
    box = editor(dialog, setting)
    assert (box.isChecked() if isinstance(box, QCheckBox) else box.currentData()) == value
    window.settings.set(
        setting, next(one.value for one in window.settings.option(setting).choices if one.value != value)
    )
    choose(dialog, setting, value)
    assert window.actions_by_key[key].isChecked()


# -- Marked, and back to the standard ----------------------------------------------------------------------------------


def test_what_was_changed_is_marked_and_reset_alone(preferences: Preferences) -> None:
    window, dialog = preferences(speed="slow", hold="speed", theme="system", level="club")
    label, reset = dialog.findChild(QLabel, "label_back"), dialog.findChild(QPushButton, "reset_back")
    assert isinstance(label, QLabel)
    assert isinstance(reset, QPushButton)
    assert not reset.isVisible()
    assert not dialog.standard.isEnabled()
    choose(dialog, "back", "geese")
    choose(dialog, "four_colours", True)
    assert label.text() == "Back of the cards (changed)"
    assert label.font().bold()
    assert "As the deck has it" in reset.accessibleName()
    reset.setFocus()
    press_keys(dialog, "Return")
    assert window.settings.get("back") == "deck"
    assert window.settings.get("four_colours") is True
    assert (label.text(), label.font().bold(), reset.isVisible()) == ("Back of the cards", False, False)
    assert QApplication.focusWidget() is editor(dialog, "back")
    assert dialog.isVisible()


def test_all_are_reset_after_a_question_and_brought_back_by_one_key(preferences: Preferences, dialogs: Dialogs) -> None:
    window, dialog = preferences()
    chosen = {one.key: other(one) for one in SETTINGS if one.key != "language"}
    for key, value in chosen.items():
        window.settings.set(key, value)
    dialog.standard.click()
    assert dialogs.questions == 1
    assert {key: window.settings.get(key) for key in chosen} == chosen
    dialogs.give_up = True
    dialog.standard.click()
    assert [window.settings.get(one.key) for one in SETTINGS] == [one.default for one in SETTINGS]
    assert not dialog.standard.isEnabled()
    press_keys(dialog, "Ctrl+Z")
    assert {key: window.settings.get(key) for key in chosen} == chosen
    assert dialog.form.values() == {one.key: window.settings.get(one.key) for one in SETTINGS}
    assert not dialog.back.isEnabled()


# -- Search ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words", "keys"),
    [
        ("en", "kontra", ["last_call"]),
        ("en", "JUMPERS", ["back"]),
        ("en", "goose", ["back"]),
        ("en", "size text", ["text_size"]),
        ("en", "sound mute", ["mute"]),
        ("de", "rückseite", ["back"]),
        ("da", "dansk", ["language"]),
    ],
)
def test_a_search_finds_label_sentence_choices_and_heading(
    preferences: Preferences, qapp: QApplication, language: str, words: str, keys: list[str]
) -> None:
    window, dialog = preferences()
    window.speak(language)
    qapp.processEvents()
    dialog.search.setText(words)
    assert [key for key in shown(dialog) if key in keys] == keys
    if language == "en":
        assert shown(dialog) == keys
    assert len(dialog.form.headings()) == len({one.group for one in SETTINGS if one.key in shown(dialog)})
    assert sum(not dialog.parts.item(row).isHidden() for row in range(dialog.parts.count())) == len(
        dialog.form.headings()
    )


def test_a_search_that_finds_nothing_says_so_and_escape_ends_it(preferences: Preferences) -> None:
    _, dialog = preferences()
    assert QApplication.focusWidget() is dialog.search
    QTest.keyClicks(dialog.search, "zeppelin")
    assert shown(dialog) == []
    assert "zeppelin" in dialog.nothing.text()
    assert dialog.nothing.isVisible()
    press_keys(dialog, "Return")
    assert dialog.isVisible()
    press_keys(dialog, "Esc")
    assert dialog.isVisible()
    assert len(shown(dialog)) == len(SETTINGS)
    assert not dialog.nothing.isVisible()
    press_keys(dialog, "Esc")
    assert not dialog.isVisible()


# -- Keyboard ----------------------------------------------------------------------------------------------------------


def test_everything_is_reached_by_the_keyboard_in_the_order_of_the_page(preferences: Preferences) -> None:
    _, dialog = preferences(speed="slow", theme="system", hold="speed", level="club")
    QTest.keyClicks(dialog.search, "goose")
    press_keys(dialog, "Return")
    assert QApplication.focusWidget() is editor(dialog, "back")
    press_keys(dialog, "Ctrl+F")
    assert QApplication.focusWidget() is dialog.search
    press_keys(dialog, "Esc")
    choose(dialog, "back", "geese")
    dialog.search.setFocus()
    passed = []
    area = dialog.parts.area
    for _ in range(200):
        press_keys(dialog, "Tab")
        at = QApplication.focusWidget()
        assert at is not None
        if at is dialog.search:
            break
        passed.append(at.objectName())
        if dialog.form.isAncestorOf(at):
            top = at.mapTo(area.viewport(), at.rect().topLeft()).y()
            assert 0 <= top <= area.viewport().height() - at.height(), at.objectName()
    keys = [one.key for one in in_order()]
    keys.insert(keys.index("back") + 1, "reset_back")
    assert passed == ["parts", *keys, "take_back", "standard", "close"]


def test_a_part_is_turned_to_and_marked(preferences: Preferences) -> None:
    _, dialog = preferences()
    parts, bar = dialog.parts, dialog.parts.area.verticalScrollBar()
    parts.setFocus()
    rows = list(dialog.form.headings())
    first = dialog.form.heading(rows[0]).y()
    for row, key in enumerate(rows):
        parts.setCurrentRow(row)
        assert parts.currentRow() == row
        assert bar.value() == min(dialog.form.heading(key).y() - first, bar.maximum())
    dialog.search.setFocus()
    bar.setValue(dialog.form.heading("cards").y())
    assert parts.currentRow() == rows.index("cards")
    bar.setValue(0)
    assert parts.currentRow() == 0


# -- Sizes, languages, colours -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", *BEGUN])
def test_no_word_is_cut_when_language_and_size_of_the_text_change_meanwhile(
    preferences: Preferences, qtbot: QtBot, language: str
) -> None:
    window, dialog = preferences((1024, 640))
    heading = dialog.form.heading("cards").title
    small = heading.font().pointSizeF()
    choose(dialog, "language", language)
    choose(dialog, "text_size", "130")
    for key in ("four_colours", "large_index", "mute"):
        choose(dialog, key, True)
    qtbot.wait(20)
    assert cut(dialog) == []
    assert heading.font().pointSizeF() == pytest.approx(1.3 * small)
    assert dialog.font() == dialog.search.font() == editor(dialog, "back").font()
    assert dialog.parts.area.horizontalScrollBar().maximum() == 0
    assert QToolTip.font().pointSizeF() == pytest.approx(window.font().pointSizeF())
    assert editor(dialog, "speed").toolTip() == ""
    choose(dialog, "text_size", "100")
    qtbot.wait(20)
    assert heading.font().pointSizeF() == pytest.approx(small)
    assert cut(dialog) == []


def test_the_boxes_of_switches_are_seen_in_both_colours(preferences: Preferences) -> None:
    _, dialog = preferences()
    qapp = QApplication.instance()
    assert qapp is not None
    for colour in ("dark", "light"):
        choose(dialog, "theme", colour)
        qapp.processEvents()
        box = editor(dialog, "mute")
        assert box.palette().buttonText().color() == theme.palette(colour == "dark").buttonText().color()
        difference = box.palette().window().color().lightness() - dialog.palette().window().color().lightness()
        assert abs(difference) > 25
