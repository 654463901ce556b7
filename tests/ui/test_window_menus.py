"""The main window's menus and settings: each does what it says, at once, in every theme and language."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, QSize, Qt, QTranslator
from PySide6.QtGui import QColor, QKeySequence, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QMenu,
    QPushButton,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.settings import SETTINGS, Settings
from sjavs_desktop.ui import theme
from sjavs_desktop.ui.accessible.readings import READINGS, reading
from sjavs_desktop.ui.actions import ENTRIES, INSIDE, MENUS
from sjavs_desktop.ui.dialogs.new_match import NewMatchDialog
from sjavs_desktop.ui.dialogs.pages import AboutDialog, PageDialog
from sjavs_desktop.ui.dialogs.preferences import PreferencesDialog
from sjavs_desktop.ui.felt.colours import DARK, LIGHT
from sjavs_desktop.ui.main_window import MainWindow
from tests.ui.conftest import Opened
from tests.ui.windows import (
    LEFT,
    LONG,
    NAMES,
    NONE,
    PERSON_AND_BOTS,
    Bot,
    Dialogs,
    Person,
    choice_buttons,
    click,
    click_in_menu,
    press_keys,
    scripted_to,
    sought,
    sound,
    status,
    thread_runs,
)

popups = pytest.mark.qt_log_ignore("does not support raise", "does not support grabbing")
"""The offscreen platform says this of every menu that opens."""

# -- every action ------------------------------------------------------------------------------------------------------


def facts(window: MainWindow, dialogs: Dialogs) -> dict[str, object]:
    """What menu actions can change."""
    match = window.match
    settings = {f"{one.key}": window.settings.get(one.key) for one in SETTINGS}
    return {
        "dialogs": [type(one).__name__ for one in dialogs.shown],
        "matches": window.referee.ticket[0],
        "deals": [one.kind for one in window.referee.record.actions].count("shuffle") if window.referee.record else 0,
        "open": window.isVisible(),
        "busy": match.felt.busy,
        "last_trick": match.felt.last_trick.isVisible(),
        "score": match.score.isVisible(),
        "full_screen": window.isFullScreen(),
        "hint": window.teaching.hinting.is_open,
        "hidden": match.felt.hand_hidden,
        "laid": match.felt.table.laid,
        "read": next((key for key in READINGS if status(window) == reading(match.felt, key)), ""),
        **settings,
    }


CHANGES: dict[str, tuple[str, object]] = {
    "play": ("matches", 2),
    "choose": ("dialogs", ["NewMatchDialog"]),
    "next": ("deals", 2),
    "rules": ("dialogs", ["PageDialog"]),
    "preferences": ("dialogs", ["PreferencesDialog"]),
    "quit": ("open", False),
    "skip": ("busy", False),
    "last_trick": ("last_trick", True),
    "sort_hand": ("laid", ()),
    "hide_hand": ("hidden", True),
    "score": ("score", False),
    "full_screen": ("full_screen", True),
    "mute": ("mute", True),
    "larger": ("text_size", "130"),
    "smaller": ("text_size", "100"),
    "four_colours": ("four_colours", True),
    "theme.light": ("theme", "light"),
    "theme.dark": ("theme", "dark"),
    "theme.contrast": ("theme", "contrast"),
    "theme.system": ("theme", "system"),
    "language.system": ("language", "system"),
    "language.en": ("language", "en"),
    "language.da": ("language", "da"),
    "language.fo": ("language", "fo"),
    "language.de": ("language", "de"),
    **{f"read.{key}": ("read", key) for key in READINGS},
    "speed.slow": ("speed", "slow"),
    "speed.normal": ("speed", "normal"),
    "speed.fast": ("speed", "fast"),
    "speed.instant": ("speed", "instant"),
    "hint": ("hint", True),
    "beginner": ("beginner", True),
    "why": ("dialogs", ["WhyDialog"]),
    "keys": ("dialogs", ["PageDialog"]),
    "translate": ("dialogs", ["PageDialog"]),
    "lessons": ("dialogs", ["LessonsDialog"]),
    "about": ("dialogs", ["AboutDialog"]),
}
"""What each action changes, and to what, when it is chosen where that is different before."""


def before(qtbot: QtBot, window: MainWindow, dialogs: Dialogs, key: str) -> None:
    """Brings about a moment at which the action has something to do."""
    what, value = CHANGES[key]
    window.referee.new_match(window.rules(), NAMES, PERSON_AND_BOTS, "menus", 3)
    person = Person(window, 1)
    if key == "last_trick":
        person.play(qtbot, lambda: bool(window.match.felt.shown and window.match.felt.shown.table.tricks))
        qtbot.waitUntil(person.ready, timeout=LONG)
    elif key in ("next", "play", "why"):
        dialogs.give_up = True
        person.play(qtbot, window.match.deal_over.isVisible)
    else:
        qtbot.waitUntil(person.ready, timeout=LONG)
    if what == "text_size":
        window.settings.set("text_size", "115")
        # The menus have to lie where they do with these letters.
        QApplication.processEvents()
    if key == "sort_hand":
        view = window.match.felt.shown
        assert view is not None
        window.match.felt.table.laid = window.match.felt.table.lying(view)[::-1]
    if what in ("theme", "speed", "language"):
        options = [one.value for one in next(one for one in SETTINGS if one.key == what).choices]
        window.settings.set(what, next(one for one in options if one != value))
    if key == "skip":
        window.settings.set("speed", "slow")
        for _ in range(6):
            if not window.match.felt.busy:
                person.act()
                qtbot.waitUntil(lambda: window.match.felt.busy or person.ready(), timeout=LONG)


@popups
@pytest.mark.parametrize("by", ["shortcut", "menu"])
@pytest.mark.parametrize("key", list(CHANGES))
def test_every_action_does_one_thing(
    opened: Opened, qtbot: QtBot, bot: Bot, dialogs: Dialogs, key: str, by: str
) -> None:
    window = opened()
    before(qtbot, window, dialogs, key)
    old = facts(window, dialogs)
    what, value = CHANGES[key]
    assert old[what] != value
    dialogs.shown.clear()
    if by == "menu":
        click_in_menu(window, key)
    else:
        press_keys(window, window.actions_by_key[key].shortcut().toString())
    new = facts(window, dialogs)
    assert new[what] == value
    if what == "dialogs":
        assert {key: value for key, value in new.items() if key != what} == {
            key: value for key, value in old.items() if key != what
        }
    if key == "quit":
        assert not thread_runs(window)


def test_every_action_has_a_shortcut_of_its_own(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    shortcuts = [keys.toString() for one in ENTRIES for keys in window.actions_by_key[one.key].shortcuts()]
    assert set(CHANGES) <= {one.key for one in ENTRIES}
    assert all(window.actions_by_key[one.key].shortcuts() for one in ENTRIES)
    assert all(shortcuts)
    letters = [f"Alt+{one.text().partition('&')[2][:1].upper()}" for one in window.menuBar().actions()]
    everything = shortcuts + letters
    assert len(everything) == len(set(everything))
    # Nor is one of them a key of the felt or of the panels.
    assert not {"Left", "Right", "Home", "End", "Return", "Enter", "Space", "Tab"} & set(shortcuts)
    assert not set("0123456789") & set(shortcuts)
    for one in ENTRIES:
        assert QKeySequence(one.shortcut).toString() == QKeySequence(one.shortcut).toString() != ""


def test_every_menu_and_every_action_has_a_letter_of_its_own(opened: Opened) -> None:
    window = opened()
    letters = []
    for action in window.menuBar().actions():
        letters.append(action.text().partition("&")[2][:1].lower())
        menu = action.menu()
        assert isinstance(menu, QMenu)
        inside = [one.text().partition("&")[2][:1].lower() for one in menu.actions() if not one.isSeparator()]
        assert all(inside)
        assert len(inside) == len(set(inside)), action.text()
    assert all(letters)
    assert len(letters) == len(set(letters)) == len(MENUS) - len(INSIDE)


def test_the_checked_theme_and_speed_are_those_in_force(opened: Opened) -> None:
    window = opened(speed="fast", theme="dark")

    def checked(group: str) -> list[str]:
        return [one.objectName() for one in window.actions_by_key.group(group).actions() if one.isChecked()]

    assert (checked("speed"), checked("theme")) == (["speed.fast"], ["theme.dark"])
    window.settings.set("speed", "normal")
    press_keys(window, "Ctrl+Alt+S")
    assert (checked("speed"), checked("theme")) == (["speed.normal"], ["theme.system"])


def test_text_is_made_larger_and_smaller_by_keys_until_that_is_all(opened: Opened) -> None:
    window = opened()
    for keys, size, said in (
        ("Ctrl++", "115", "Large"),
        ("Ctrl+=", "130", "Very large"),
        ("Ctrl++", "130", "Very large"),
        ("Ctrl+-", "115", "Large"),
        ("Ctrl+-", "100", "Normal"),
        ("Ctrl+-", "100", "Normal"),
    ):
        press_keys(window, keys)
        assert window.settings.get("text_size") == size
        assert said in status(window)


# -- the dialogs -------------------------------------------------------------------------------------------------------


def test_giving_up_a_match_is_asked_once_and_no_means_no(
    opened: Opened, qtbot: QtBot, bot: Bot, dialogs: Dialogs
) -> None:
    window = opened()
    press_keys(window, "Ctrl+N")
    assert dialogs.questions == 0
    person = Person(window, 1)
    person.play_to(qtbot, "play")
    record = window.referee.record
    press_keys(window, "Ctrl+N")
    assert dialogs.questions == 1
    assert window.referee.record is record
    sound(window)
    dialogs.give_up = True
    press_keys(window, "Ctrl+N")
    assert dialogs.questions == 2
    assert window.referee.record is not record


@pytest.mark.parametrize("gives_up", [False, True])
def test_other_rules_in_mid_match_are_asked_once_and_kept_only_if_played(
    opened: Opened, qtbot: QtBot, bot: Bot, dialogs: Dialogs, gives_up: bool
) -> None:
    window = opened()
    press_keys(window, "Ctrl+N")
    Person(window, 1).play_to(qtbot, "play")
    record = window.referee.record

    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, NewMatchDialog)
        model = dialog.options
        assert model.setData(model.index_of("cut"), "always_cut")
        dialog.accept()

    dialogs.act, dialogs.give_up = choose, gives_up
    press_keys(window, "Ctrl+Shift+N")
    assert dialogs.questions == 1
    assert (window.referee.record is not record) == gives_up
    assert window.settings.rules()[1] == ({"cut": "always_cut"} if gives_up else {})
    # A dialog that is left again asks nothing.
    dialogs.act = lambda dialog: dialog.reject()
    press_keys(window, "Ctrl+Shift+N")
    assert dialogs.questions == 1


def test_the_pages_say_what_they_are_for(opened: Opened, dialogs: Dialogs) -> None:
    window = opened()
    window.settings.remember_rules("sjavs-mcleod", {"cut": "always_cut"})
    for keys in ("F2", "F1", "Shift+F1"):
        press_keys(window, keys)
    rules, page, about = dialogs.shown
    assert isinstance(rules, PageDialog)
    words = rules.findChild(QTextBrowser).toPlainText()  # type: ignore[union-attr]
    assert "Faroese Sjavs, McLeod" in words
    assert "Always cut" in words
    words = page.findChild(QTextBrowser).toPlainText()  # type: ignore[union-attr]
    for entry in ENTRIES:
        assert re.search(rf"{re.escape(entry.shortcut)}\s+{re.escape(str(entry.text).replace('&', ''))}", words)
    assert isinstance(about, AboutDialog)
    assert any("GNU General Public License" in one.text() for one in about.findChildren(QLabel))


def test_preferences_change_everything_at_once_and_take_it_back(opened: Opened, dialogs: Dialogs) -> None:
    window = opened(speed="fast", hold="800", theme="light")
    felt = window.match.felt

    def edit(dialog: QDialog) -> None:
        assert isinstance(dialog, PreferencesDialog)
        for key, value in {"speed": "normal", "hold": "3000", "theme": "dark"}.items():
            box = dialog.findChild(QComboBox, key)
            assert isinstance(box, QComboBox)
            box.setCurrentIndex(box.findData(value))
        check = dialog.findChild(QCheckBox, "mark_winning")
        assert isinstance(check, QCheckBox)
        check.click()
        seen.append(in_force())

    def in_force() -> tuple[object, ...]:
        dark = QApplication.palette().color(QPalette.ColorRole.Window).lightness() < 128
        motion = felt.director.motion
        return motion.speed, motion.hold, felt.table.mark_winning, dark, felt.table.look.colours

    old = in_force()
    assert old == ("fast", 800, True, False, LIGHT)

    def regret(dialog: QDialog) -> None:
        edit(dialog)
        assert isinstance(dialog, PreferencesDialog)
        for _ in range(4):
            dialog.back.click()
        assert not dialog.back.isEnabled()
        dialog.reject()

    new, seen = ("normal", 3000, False, True, DARK), list[tuple[object, ...]]()
    dialogs.act = regret
    press_keys(window, "Ctrl+,")
    assert seen == [new]
    assert in_force() == old
    dialogs.act = edit
    press_keys(window, "Ctrl+,")
    assert in_force() == new


# -- light and dark ----------------------------------------------------------------------------------------------------

PAIRS = (
    (QPalette.ColorRole.WindowText, QPalette.ColorRole.Window),
    (QPalette.ColorRole.Text, QPalette.ColorRole.Base),
    (QPalette.ColorRole.Text, QPalette.ColorRole.AlternateBase),
    (QPalette.ColorRole.PlaceholderText, QPalette.ColorRole.Base),
    (QPalette.ColorRole.ButtonText, QPalette.ColorRole.Button),
    (QPalette.ColorRole.HighlightedText, QPalette.ColorRole.Highlight),
    (QPalette.ColorRole.ToolTipText, QPalette.ColorRole.ToolTipBase),
    (QPalette.ColorRole.Link, QPalette.ColorRole.Window),
    (QPalette.ColorRole.Link, QPalette.ColorRole.Base),
)
"""Which colour is written on which."""


def luminance(colour: QColor) -> float:
    """The relative luminance of WCAG 2."""
    light = (colour.redF(), colour.greenF(), colour.blueF())
    parts = (part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4) for part in light)
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of WCAG 2, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_measured_as_it_should_be() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)


def is_dark(widget: MainWindow) -> bool:
    return widget.palette().color(QPalette.ColorRole.Window).lightness() < 128


def test_both_themes_can_be_read_in_every_widget(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    seed, done = sought(lambda view: view.table.phase == "auction")
    scripted_to(qtbot, window, seed, 3, done)
    for keys, dark in (("Ctrl+Alt+D", True), ("Ctrl+Alt+L", False)):
        press_keys(window, keys)
        qtbot.waitUntil(lambda dark=dark: is_dark(window) == dark, timeout=LONG)  # type: ignore[misc]
        assert window.match.felt.table.look.colours is (DARK if dark else LIGHT)
        widgets = [window, window.match.score.sheet, window.match.score, window.menuBar(), window.statusBar()]
        for widget in (*widgets, window.match.bidding, *choice_buttons(window)):
            for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
                for ink, paper in PAIRS:
                    palette = widget.palette()
                    assert contrast(palette.color(group, ink), palette.color(group, paper)) >= 4.5, (ink, paper, dark)


def test_dark_and_light_are_seen(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    """Not the palette alone: felt, panel, score sheet and ladder are drawn darker."""
    window = opened()
    seed, done = sought(lambda view: view.table.phase == "auction")
    scripted_to(qtbot, window, seed, 3, done)
    qtbot.waitUntil(lambda: window.match.score.ladder.isVisible(), timeout=LONG)
    parts = {
        "bidding": window.match.bidding,
        "sheet": window.match.score.sheet,
        "ladder": window.match.score.ladder,
        "felt": window.match.felt,
        "menus": window.menuBar(),
        "status": window.statusBar(),
    }

    window.match.score.ladder.ensure()

    def shades(dark: bool) -> dict[str, float]:
        """The mean lightness of each part, once nothing is painted any more."""
        qtbot.waitUntil(lambda: is_dark(window) == dark, timeout=LONG)
        found: list[dict[str, float]] = [{}]

        def still() -> bool:
            pictures = {
                name: widget.grab().toImage().scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
                for name, widget in parts.items()
            }
            found.append({name: one.pixelColor(0, 0).lightnessF() for name, one in pictures.items()})
            return found[-1] == found[-2]

        qtbot.waitUntil(still, timeout=LONG)
        return found[-1]

    light = shades(False)
    press_keys(window, "Ctrl+Alt+D")
    dark = shades(True)
    assert all(dark[name] < light[name] for name in parts), (light, dark)
    assert all(dark[name] < 0.4 and light[name] > 0.6 for name in parts if name != "felt"), (light, dark)
    press_keys(window, "Ctrl+Alt+L")
    assert shades(False) == light


def test_the_systems_theme_is_followed_when_it_changes(
    opened: Opened, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Hints:
        scheme = Qt.ColorScheme.Light

        def colorScheme(self) -> Qt.ColorScheme:
            return self.scheme

    class System:
        hints = Hints()

        @classmethod
        def styleHints(cls) -> Hints:
            return cls.hints

    monkeypatch.setattr(theme, "QApplication", System)
    window = opened(theme="system")
    for scheme in (Qt.ColorScheme.Dark, Qt.ColorScheme.Light, Qt.ColorScheme.Dark):
        System.hints.scheme = scheme
        QApplication.styleHints().colorSchemeChanged.emit(scheme)
        dark = scheme == Qt.ColorScheme.Dark
        qtbot.waitUntil(lambda dark=dark: is_dark(window) == dark, timeout=LONG)  # type: ignore[misc]
    # A theme of one's own does not follow.
    window.settings.set("theme", "light")
    qtbot.waitUntil(lambda: not is_dark(window), timeout=LONG)
    QApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    QApplication.processEvents()
    assert not is_dark(window)


# -- the window's place ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("keys", ["F11", "Esc", "button", "menu"])
@popups
def test_full_screen_can_be_left_in_every_way(opened: Opened, qtbot: QtBot, bot: Bot, keys: str) -> None:
    window = opened()
    button = window._leave_full_screen
    seed, done = sought(lambda view: view.table.phase == "play" and bool(view.table.trick))
    scripted_to(qtbot, window, seed, 3, done)
    assert not button.isVisible()
    for _ in range(2):
        press_keys(window, "F11")
        assert window.isFullScreen()
        assert window.actions_by_key["full_screen"].isChecked()
        assert button.isVisible()
        if keys == "button":
            # The screen of the offscreen platform is smaller than the window may be.
            QTest.mouseClick(button, LEFT)
        elif keys == "menu":
            click_in_menu(window, "full_screen")
        else:
            press_keys(window, keys)
        assert not window.isFullScreen()
        assert not window.actions_by_key["full_screen"].isChecked()
        assert not button.isVisible()
    press_keys(window, "Esc")
    assert not window.isFullScreen()
    sound(window)


def test_full_screen_that_was_closed_opens_again_with_a_way_out(opened: Opened) -> None:
    first = opened()
    press_keys(first, "F11")
    first.close()
    again = opened()
    assert again.isFullScreen()
    assert again._leave_full_screen.isVisible()
    press_keys(again, "Esc")
    assert not again.isFullScreen()
    assert not again._leave_full_screen.isVisible()


def test_the_window_remembers_its_size_and_how_it_was_shared(opened: Opened, tmp_path: Path) -> None:
    first = opened()
    assert first.settings.bytes("geometry").isEmpty()
    # As much as the screen of the offscreen platform allows.
    size = QSize(first.minimumWidth(), first.minimumHeight() + 53)
    first.resize(size)
    sizes = first.match.sizes()
    handle = first.match.handle(1)
    at = handle.rect().center()
    QTest.mousePress(handle, LEFT, NONE, at)
    for _ in range(4):
        QTest.mouseMove(handle, at - QPoint(5, 0))
    QTest.mouseRelease(handle, LEFT, NONE, at)
    shared = first.match.sizes()
    assert shared != sizes
    first.close()
    stored = QSettings(str(tmp_path / "sjavs.ini"), QSettings.Format.IniFormat)
    again = open_again(Settings(store=stored))
    try:
        assert again.size() == size
        assert again.match.sizes() == shared
    finally:
        again.close()


def open_again(settings: Settings) -> MainWindow:
    """A window as the next start of the program makes it."""
    window = MainWindow(settings)
    window.show()
    QApplication.processEvents()
    return window


def test_what_is_stored_of_a_window_may_be_rubbish(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "sjavs.ini").write_text(
        "[window]\ngeometry=@ByteArray(rubbish)\nsplitter=17\n[settings]\nhold=forever\n", encoding="utf-8"
    )
    window = open_again(Settings(store=QSettings(str(tmp_path / "sjavs.ini"), QSettings.Format.IniFormat)))
    qtbot.addWidget(window)
    assert window.isVisible()
    assert window.width() >= window.minimumWidth()
    assert window.match.score.width() > 100
    assert (window.settings.get("hold"), window.match.felt.director.motion.hold) == ("speed", 2200)
    window.close()


# -- languages ---------------------------------------------------------------------------------------------------------


class Shouting(QTranslator):
    """A language in which every word is in capitals; places for numbers and names, and tags, stay."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        parts = re.split(r"(\{\w*\}|%n|<[^>]*>|&\w+;)", source)
        return "".join(part if index % 2 else part.upper() for index, part in enumerate(parts)).replace("%n", str(n))


def texts(window: MainWindow) -> dict[str, list[str]]:
    """What the window says, by where it says it."""
    match = window.match
    menus = [one.text() for one in window.menuBar().actions()] + [
        window.actions_by_key[one.key].text() for one in ENTRIES
    ]
    sheet = match.score.model
    heads = [str(sheet.headerData(one, Qt.Orientation.Horizontal)) for one in range(sheet.columnCount())]

    def said(panel: object) -> list[str]:
        assert hasattr(panel, "findChildren")
        found = [one.text() for kind in (QLabel, QPushButton) for one in panel.findChildren(kind) if one.isVisible()]
        return [one for one in found if one]

    return {
        "menus": menus,
        "status": [status(window)],
        "heads": heads,
        "leave": [window._leave_full_screen.text()],
        "felt": [match.felt.accessibleName(), match.felt.accessibleDescription()],
        "welcome": said(match.welcome),
        "bidding": said(match.bidding),
        "deal_over": said(match.deal_over),
    }


def within(panel: QWidget) -> bool:
    """Whether everything on a panel lies on it, at the size that it needs."""
    parts = [one for kind in (QLabel, QPushButton) for one in panel.findChildren(kind) if one.isVisible()]
    return all(
        panel.rect().contains(one.geometry()) and one.height() >= one.minimumSizeHint().height() for one in parts
    )


def loud(words: list[str], names: tuple[str, ...]) -> bool:
    """Whether everything is in capitals, but for what is no word of the program."""
    for one in words:
        for name in names:
            one = one.replace(name, "")
        if one != one.upper():
            return False
    return True


@pytest.mark.parametrize("phase", ["welcome", "cut", "auction", "naming", "play", "over"])
def test_a_new_language_words_everything_at_once(
    opened: Opened, qtbot: QtBot, qapp: QApplication, bot: Bot, phase: str
) -> None:
    window = opened()
    if phase == "over":
        scripted_to(qtbot, window, "words", 3, 1)
        Person(window).play(qtbot, window.match.deal_over.isVisible)
    elif phase != "welcome":
        dealer = 1 if phase == "cut" else 3
        seed, done = sought(lambda view: view.table.phase == phase, dealer)
        scripted_to(qtbot, window, seed, dealer, done)
    quiet = texts(window)
    shouting = Shouting(qapp)
    record = window.referee.record
    qapp.installTranslator(shouting)
    try:
        qtbot.waitUntil(lambda: texts(window)["menus"] != quiet["menus"], timeout=LONG)
        number = len(quiet["bidding"])
        qtbot.waitUntil(lambda: len(texts(window)["bidding"]) == number, timeout=LONG)
        assert within(window.match.bidding)
        spoken = texts(window)
        # The bids stand for themselves, and names are names.
        names = record.players if record else ()
        for where, words in spoken.items():
            assert loud(words, names), (where, words)
            assert [one.lower() for one in words] == [one.lower() for one in quiet[where]], where
        assert {"welcome": "welcome", "over": "deal_over", "play": "status"}.get(phase, "bidding") in {
            where for where, words in spoken.items() if words != quiet[where]
        }
        assert window.referee.record is record
        if phase != "welcome":
            sound(window)
    finally:
        qapp.removeTranslator(shouting)
    qtbot.waitUntil(lambda: texts(window) == quiet, timeout=LONG)
    if phase in ("cut", "auction", "naming"):
        # The panel still works, and once.
        actions = len(record.actions) if record else 0
        click(choice_buttons(window)[0])
        assert window.referee.record is not None
        assert window.referee.record.actions[actions].seat == 0


def test_dialogs_speak_the_language_of_the_moment(opened: Opened, qapp: QApplication, dialogs: Dialogs) -> None:
    window = opened()
    shouting = Shouting(qapp)
    qapp.installTranslator(shouting)
    try:
        for keys in ("Ctrl+Shift+N", "F2", "Ctrl+,", "F1", "Shift+F1"):
            press_keys(window, keys)
        assert len(dialogs.shown) == 5
        for dialog in dialogs.shown:
            assert dialog.windowTitle() == dialog.windowTitle().upper() != ""
            words = [one.text() for one in dialog.findChildren(QLabel)]
            words += [one.text() for one in dialog.findChildren(QPushButton)]
            for one in words:
                plain = re.sub(r"<[^>]*>", "", one)
                assert plain == plain.upper()
    finally:
        qapp.removeTranslator(shouting)
