"""What is beside the felt and in dialogs can be read in every theme, as it is drawn; and themes follow the system."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPalette, QRegion
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sjavs_desktop.ui import theme
from sjavs_desktop.ui.contrast import MARKS, WORDS, contrast
from sjavs_desktop.ui.edged import Edged
from sjavs_desktop.ui.felt import colours
from sjavs_desktop.ui.main_window import MainWindow
from tests.ui.conftest import Opened
from tests.ui.seeing import ground_and_ink
from tests.ui.windows import LONG, Bot, scripted_to, sought

THEMES = ("light", "dark", "contrast")
WORDED = (QLabel, QPushButton, QComboBox, QCheckBox, QLineEdit)
EDGE = 4
"""Pixels that the edge of a button or a field may take."""


def words_of(widget: QWidget) -> str:
    """What is written on a widget."""
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if isinstance(widget, QLineEdit):
        return widget.text() or widget.placeholderText()
    assert isinstance(widget, QLabel | QAbstractButton)
    return widget.text()


def readable_in(root: QWidget) -> dict[str, tuple[float, str, str]]:
    """What of the words in a window is too weak: less than 4.5 to 1, or 3 where it cannot be used now."""
    picture, weak = root.grab().toImage(), {}
    for widget in (one for kind in WORDED for one in root.findChildren(kind)):
        words = words_of(widget)
        if not words.strip() or not widget.isVisibleTo(root) or widget.visibleRegion().isEmpty():
            continue
        seen = widget.visibleRegion().boundingRect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        # Of what is half scrolled away no letters may be in sight.
        if seen.height() < widget.fontMetrics().ascent():
            continue
        ground, ink = ground_and_ink(picture, seen.translated(widget.mapTo(root, QPoint())))
        if contrast(ground, ink) < (WORDS if widget.isEnabled() else MARKS):
            weak[words] = (round(contrast(ground, ink), 2), ground.name(), ink.name())
    return weak


def strongest(picture: QImage) -> float:
    """The contrast of what stands out most to the ground of a picture."""
    return contrast(*ground_and_ink(picture, picture.rect()))


@pytest.mark.parametrize("name", THEMES)
def test_panels_aids_sheet_and_ladder_can_be_read(opened: Opened, qtbot: QtBot, bot: Bot, name: str) -> None:
    window = opened(theme=name, beginner=True)
    seed, done = sought(lambda view: view.table.phase == "auction")
    scripted_to(qtbot, window, seed, 3, done)
    qtbot.waitUntil(window.match.score.ladder.isVisible, timeout=LONG)
    window.match.score.ladder.ensure()
    button = QPushButton("Not now", window)
    button.setEnabled(False)
    button.show()
    assert window.match.bidding.isVisible()
    assert readable_in(window) == {}
    sheet = window.match.score.sheet
    for part in (sheet.viewport(), sheet.horizontalHeader(), window.match.score.ladder, window.menuBar()):
        assert strongest(part.grab().toImage()) >= WORDS
    seed, done = sought(lambda view: view.table.phase == "play" and len(view.table.tricks) == 2)
    scripted_to(qtbot, window, seed, 3, done)
    aids = window.teaching.column.aids
    qtbot.waitUntil(aids.isVisible, timeout=LONG)
    assert readable_in(aids) == {}
    assert strongest(aids.bars.grab().toImage()) >= WORDS


@pytest.mark.parametrize("name", THEMES)
def test_dialogs_can_be_read_and_their_boxes_seen(opened: Opened, qtbot: QtBot, name: str) -> None:
    window = opened(theme=name)
    from sjavs_desktop.ui.dialogs.preferences import PreferencesDialog

    dialog = PreferencesDialog(window.settings, window)
    qtbot.addWidget(dialog)
    dialog.show()
    assert readable_in(dialog) == {}
    box = QCheckBox("", dialog)
    box.resize(box.sizeHint())
    box.show()
    option = QStyleOptionButton()
    option.initFrom(box)
    mark = box.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, box)
    for ticked in (False, True):
        box.setChecked(ticked)
        seen = QImage(box.size(), QImage.Format.Format_RGB32)
        seen.fill(dialog.palette().color(QPalette.ColorRole.Window))
        box.render(seen, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        ground = dialog.palette().color(QPalette.ColorRole.Window)
        row = QRect(mark.left() - 1, mark.center().y(), 4, 1)
        edge = [seen.pixelColor(x, row.y()) for x in range(max(0, row.left()), row.right() + 1)]
        assert max(contrast(one, ground) for one in edge) >= MARKS


def test_with_high_contrast_what_can_be_pressed_has_an_edge(opened: Opened, qtbot: QtBot) -> None:
    window = opened(theme="contrast")
    plain, chosen = QPushButton("One", window), QPushButton("Two", window)
    chosen.setCheckable(True)
    chosen.setChecked(True)
    window.match.hide()
    for button, edge in ((plain, "white"), (chosen, "yellow")):
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.resize(80, 30)
        button.show()
        picture = button.grab().toImage()
        assert picture.pixelColor(40, 0) == QColor(edge)
        assert picture.pixelColor(0, 15) == QColor(edge)
    window.settings.set("theme", "dark")
    assert not isinstance(QApplication.style(), Edged)


@pytest.mark.parametrize("ground", colours.GROUNDS)
def test_the_ground_of_the_setting_lies_on_the_table_at_once(opened: Opened, ground: str) -> None:
    window = opened(theme="light", felt="slate" if ground == "green" else "green")
    window.settings.set("felt", ground)
    for name, dark in (("light", False), ("dark", True)):
        window.settings.set("theme", name)
        assert window.match.felt.table.look.colours is colours.GROUNDS[ground][dark]
    window.settings.set("theme", "contrast")
    assert window.match.felt.table.look.colours is colours.CONTRAST


# -- the system --------------------------------------------------------------------------------------------------------


class Wishes:
    """What somebody has asked the system for."""

    contrast = Qt.ContrastPreference.NoPreference

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self.contrast


class System:
    """A system that can be told what to be."""

    wishes = Wishes()
    scheme = Qt.ColorScheme.Light

    @classmethod
    def styleHints(cls) -> type["System"]:
        return cls

    @classmethod
    def accessibility(cls) -> Wishes:
        return cls.wishes

    @classmethod
    def colorScheme(cls) -> Qt.ColorScheme:
        return cls.scheme


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> type[System]:
    """In place of the system's own wishes."""
    monkeypatch.setattr(theme, "QApplication", System)
    monkeypatch.setattr(System, "scheme", Qt.ColorScheme.Light)
    monkeypatch.setattr(System.wishes, "contrast", Qt.ContrastPreference.NoPreference)
    return System


def shown(window: MainWindow) -> colours.Colours:
    """The colours of the table."""
    return window.match.felt.table.look.colours


def test_a_wish_for_high_contrast_is_followed_while_the_window_is_open(opened: Opened, system: type[System]) -> None:
    window = opened(theme="system", felt="sea")
    assert shown(window) is colours.GROUNDS["sea"][False]
    hints = QApplication.styleHints()
    wishes = getattr(hints, "accessibility", None)
    if wishes is None:
        pytest.skip("this Qt does not tell")
    system.wishes.contrast = Qt.ContrastPreference.HighContrast
    wishes().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert shown(window) is colours.CONTRAST
    # Who has chosen a theme keeps it.
    window.settings.set("theme", "light")
    assert shown(window) is colours.GROUNDS["sea"][False]


def highlight(window: MainWindow) -> QColor:
    """The ground of what is selected."""
    return window.palette().color(QPalette.ColorRole.Highlight)


def test_the_accent_of_the_system_marks_what_is_chosen_and_can_be_read(
    opened: Opened, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, system: type[System]
) -> None:
    window = opened(theme="system")
    usual = highlight(window)
    found = [usual]
    for code in ("#b4003c", "#ffe14d", "#fdfdfd", "#101010"):
        monkeypatch.setattr(theme, "accent", lambda app, code=code: QColor(code))
        QApplication.sendEvent(window, QEvent(QEvent.Type.PaletteChange))
        qtbot.waitUntil(lambda: highlight(window) not in found, timeout=LONG)
        palette, chosen = window.palette(), highlight(window)
        found.append(chosen)
        assert contrast(chosen, palette.color(QPalette.ColorRole.Base)) >= MARKS
        assert contrast(chosen, palette.color(QPalette.ColorRole.HighlightedText)) >= WORDS
    window.settings.set("theme", "light")
    qtbot.waitUntil(lambda: highlight(window) == usual, timeout=LONG)


def test_without_an_accent_of_the_system_there_is_none(qapp: QApplication) -> None:
    assert theme.accent(qapp) is None
    palette = QPalette(qapp.palette())
    try:
        changed = QPalette(palette)
        changed.setColor(QPalette.ColorRole.Accent, QColor("#b4003c"))
        qapp.setPalette(changed)
        assert theme.accent(qapp) == QColor("#b4003c")
    finally:
        qapp.setPalette(palette)


@pytest.mark.parametrize("name", THEMES)
def test_the_answers_of_the_first_start_that_hold_stand_out(opened: Opened, name: str) -> None:
    window = opened(theme=name, speed="slow")
    welcome = window.match.welcome
    welcome.ask_first(window.settings.get)
    QApplication.processEvents()
    picture = welcome.grab().toImage()
    assert readable_in(window) == {}
    for key, held in (("language", "en"), ("text_size", "100"), ("speed", "slow")):
        grounds = {}
        for value, button in welcome.answers(key).items():
            seen = button.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE).translated(button.mapTo(welcome, QPoint()))
            grounds[value] = ground_and_ink(picture, seen)[0]
        rest = [ground for value, ground in grounds.items() if value != held]
        assert min(contrast(grounds[held], one) for one in rest) >= MARKS, key
