"""The dialog of games and house rules: choosing, searching, changing, and presets of one's own."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFont, QTextDocument, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QLabel,
    QMainWindow,
    QMessageBox,
)
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import library
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.models.option_form import Role
from sjavs_desktop.models.packs import Role as PackRole
from sjavs_desktop.ui import examples, pack_words
from sjavs_desktop.ui.delegates import ChoiceBox
from sjavs_desktop.ui.dialogs.frame import widen
from sjavs_desktop.ui.dialogs.new_match import NewMatchDialog
from sjavs_desktop.ui.dialogs.pages import keys_html
from sjavs_desktop.ui.dialogs.preset_bar import NameDialog, PresetBar
from tests.app.test_library_user import CLASH
from tests.ui.fitting import faults

Make = Callable[..., NewMatchDialog]
PACKS, _ = library.packs()

pytestmark = [
    pytest.mark.qt_log_ignore(r"This plugin does not support (propagateSizeHints|raise)\(\)"),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "rules"
    made.mkdir()
    return made


@pytest.fixture
def make(qtbot: QtBot, folder: Path) -> Make:
    def opened(key: str = "sjavs", size: tuple[int, int] = (984, 560), **chosen: str | bool) -> NewMatchDialog:
        packs, broken = library.packs(folder)
        dialog = NewMatchDialog(packs, key, chosen, None, folder, broken)
        qtbot.addWidget(dialog)
        dialog.resize(*size)
        dialog.show()
        QApplication.processEvents()
        return dialog

    return opened


def message(dialog: NewMatchDialog) -> str:
    return " ".join(one.text() for one in dialog.findChildren(QLabel, "message") if one.isVisible())


def example(dialog: NewMatchDialog) -> str:
    return " ".join(one.text() for one in dialog.findChildren(QLabel, "example"))


def choose(dialog: NewMatchDialog, key: str, value: str | bool) -> None:
    """Chooses a value with the keyboard or a click, as its editor wants it."""
    editor = dialog.view.tree.editor(key)
    if isinstance(editor, QCheckBox):
        if editor.isChecked() != value:
            editor.click()
        return
    assert isinstance(editor, QComboBox)
    editor.setFocus()
    QTest.keyClick(editor, Qt.Key.Key_Home)
    for _ in range(editor.findData(value)):
        QTest.keyClick(editor, Qt.Key.Key_Down)


def pick_game(dialog: NewMatchDialog, key: str) -> None:
    """Clicks on a game in the list."""
    model = dialog.games.model()
    index = next(
        model.index(row, 0) for row in range(model.rowCount()) if model.index(row, 0).data(PackRole.KEY) == key
    )
    dialog.games.scrollTo(index)
    QTest.mouseClick(dialog.games.viewport(), Qt.MouseButton.LeftButton, pos=dialog.games.visualRect(index).center())


def save_as(dialog: NewMatchDialog, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def named(self: NameDialog) -> int:
        self.line.setText(name)
        return QDialog.DialogCode.Accepted.value

    monkeypatch.setattr(NameDialog, "exec", named)
    dialog.presets.buttons["save"].click()


@pytest.mark.parametrize("key", PACKS)
def test_every_option_of_every_pack_can_be_set_to_every_value(make: Make, key: str) -> None:
    dialog = make(key)
    for option in PACKS[key].options:
        for choice in (*option.choices, option.choice(option.default)):
            choose(dialog, option.key, choice.value)  # type: ignore[arg-type]
            wanted = {} if choice.value == option.default else {option.key: choice.value}
            assert dialog.chosen() == wanted
    assert dialog.pack().key == key


def test_it_opens_with_what_was_chosen_last_and_goes_back_to_the_standard(make: Make) -> None:
    dialog = make("sjavs", overtrump="none", must_speak=True)
    assert dialog.chosen() == {"overtrump": "none", "must_speak": True}
    box = dialog.view.tree.editor("must_speak")
    assert isinstance(box, QCheckBox)
    assert box.isChecked()
    assert dialog.options.index_of("overtrump").data(Role.MODIFIED)
    dialog.standard.click()
    assert dialog.chosen() == {}
    assert not box.isChecked()
    assert not dialog.standard.isEnabled()


def test_another_game_brings_its_own_options_and_presets(make: Make) -> None:
    dialog = make("sjavs", must_speak=True)
    pick_game(dialog, "klorsjavs")
    assert dialog.pack().key == "klorsjavs"
    assert dialog.chosen() == {}
    QApplication.processEvents()
    assert dialog.view.tree.editor("see_first") is not None
    with pytest.raises(KeyError):
        dialog.view.tree.editor("must_speak")
    keys = [dialog.presets.box.itemData(at) for at in range(dialog.presets.box.count())]
    assert keys == ["klorsjavs", "klorsjavs-older"]
    dialog.presets.box.setCurrentIndex(1)
    dialog.presets.box.activated.emit(1)
    assert dialog.pack().key == "klorsjavs-older"
    assert dialog.games.currentIndex().data(PackRole.KEY) == "klorsjavs"


def pick_preset(dialog: NewMatchDialog, key: str) -> None:
    """Chooses a preset in the combo box."""
    at = dialog.presets.box.findData(key)
    dialog.presets.box.setCurrentIndex(at)
    dialog.presets.box.activated.emit(at)
    QApplication.processEvents()


def told_in_list(dialog: NewMatchDialog) -> tuple[str, str]:
    """Players and length of the game that is marked in the list."""
    index = dialog.games.currentIndex()
    return index.data(PackRole.PLAYERS), index.data(PackRole.LENGTH)


def test_the_list_tells_the_length_of_what_is_chosen(make: Make) -> None:
    dialog = make("sjavs")
    assert told_in_list(dialog) == ("4 players in two pairs", "about 8 deals")
    pick_preset(dialog, "sjavs-short")
    assert told_in_list(dialog)[1] == "about 4 deals"
    choose(dialog, "crosses_to_win", "3")
    assert told_in_list(dialog)[1] == "rubbers of about 4 deals, to 3 crosses"
    pick_game(dialog, "klorsjavs")
    QApplication.processEvents()
    choose(dialog, "start", "20")
    assert told_in_list(dialog) == ("3 players, each alone", "about 4 deals")


def test_the_standard_is_one_step_from_a_preset(make: Make) -> None:
    dialog = make("sjavs")
    assert not dialog.standard.isEnabled()
    pick_preset(dialog, "sjavs-mcleod")
    assert dialog.standard.isEnabled()
    dialog.standard.click()
    assert (dialog.pack().key, dialog.chosen()) == ("sjavs", {})
    assert not dialog.standard.isEnabled()


def test_each_game_keeps_its_house_rules_while_others_are_looked_at(make: Make) -> None:
    dialog = make("old-mor", solo=True)
    before: dict[str, tuple[str, dict[str, OptionValue]]] = {"klorsjavs": ("klorsjavs-older", {"deals": "8"})}
    dialog.recall = lambda game, packs: before.get(game.key, ("gone", {}))
    choose(dialog, "nolo", True)
    pick_game(dialog, "klorsjavs")
    assert (dialog.pack().key, dialog.chosen()) == ("klorsjavs-older", {"deals": "8"})
    pick_game(dialog, "sjavs")
    assert (dialog.pack().key, dialog.chosen()) == ("sjavs", {}), "a preset that is gone falls back to its game"
    pick_game(dialog, "old-mor")
    assert (dialog.pack().key, dialog.chosen()) == ("old-mor", {"solo": True, "nolo": True})


def test_who_plays_on_finds_the_dialog_as_it_was(make: Make) -> None:
    dialog = make("old-mor", solo=True)
    answers = [False, True]
    dialog.may_play = lambda: answers.pop(0)
    dialog._play.click()
    assert dialog.isVisible()
    assert dialog.chosen() == {"solo": True}
    dialog._play.click()
    assert not dialog.isVisible()
    assert dialog.result() == QDialog.DialogCode.Accepted.value


@pytest.mark.parametrize(("size", "scale"), [((960, 600), 1.0), ((1024, 1100), 1.0), ((1770, 1140), 1.5)])
def test_it_fits_its_window_and_its_words_grow_with_it(qtbot: QtBot, size: tuple[int, int], scale: float) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(*size)
    font = window.font()
    usual = font.pointSizeF()
    font.setPointSizeF(1.5 * usual)
    window.setFont(font)
    window.show()
    dialog = NewMatchDialog(PACKS, "sjavs", {}, window)
    dialog.show()
    assert dialog.width() <= size[0]
    assert dialog.height() <= size[1]
    assert {one.font().pointSizeF() for one in (dialog, dialog.games, dialog.presets.box)} == {scale * usual}


def test_where_a_rule_comes_from_is_said_once(make: Make) -> None:
    for key in PACKS:
        for option in PACKS[key].options:
            told = f"{option.help} {pack_words.source(option.source)}"
            assert "Source: house rule" not in told
            assert not told.endswith("house rule. A house rule."), option.key
    tip = make("sjavs").options.index_of("crosses_to_win").data(Qt.ItemDataRole.ToolTipRole)
    assert tip.endswith("\nA house rule: the sources tell no number.")


def test_the_page_of_keys_says_what_a_choice_sets() -> None:
    page = QTextDocument()
    page.setHtml(keys_html())
    words = page.toPlainText()
    assert re.search(r"Speed of the cards\s+Ctrl\+1\s+Slow", words)
    assert re.search(r"Light or dark\s+Ctrl\+Alt\+L\s+Light", words)
    assert "↑ ↓" in words
    assert "mark it to be laid away" in words


def test_a_search_shows_only_what_it_finds_and_keeps_the_values(make: Make, qtbot: QtBot) -> None:
    dialog = make("sjavs", must_speak=True)
    qtbot.keyClicks(dialog.view.search, "cross")
    qtbot.waitUntil(lambda: dialog.view.tree.editor("must_speak") is None)
    assert dialog.view.tree.editor("cross_rule") is not None
    choose(dialog, "cross_rule", "only_24_0")
    assert dialog.chosen() == {"must_speak": True, "cross_rule": "only_24_0"}
    dialog.view.search.clear()
    qtbot.waitUntil(lambda: dialog.view.tree.editor("must_speak") is not None)
    box = dialog.view.tree.editor("must_speak")
    assert isinstance(box, QCheckBox)
    assert box.isChecked()


def test_a_search_that_finds_nothing_says_so(make: Make, qtbot: QtBot) -> None:
    dialog = make("schafkopf")
    assert not dialog.view.nothing.isVisible()
    qtbot.keyClicks(dialog.view.search, "bridge")
    assert dialog.view.nothing.text() == "No house rule of this game speaks of “bridge”."
    assert dialog.view.nothing.isVisible()
    assert not dialog.view.tree.isVisible()
    dialog.view.search.clear()
    assert dialog.view.tree.isVisible()
    qtbot.keyClicks(dialog.view.search, "Kontra")
    qtbot.waitUntil(lambda: dialog.view.tree.editor("kontra") is not None)
    assert dialog.view.tree.editor("legen") is None
    pick_game(dialog, "sjavs")
    assert dialog.view.nothing.isVisible(), "the search stays, and this game knows no Kontra"


def test_schafkopfs_rules_stand_under_headings(make: Make) -> None:
    model = make("schafkopf").view.proxy
    heads = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert heads == ["Games", "Doubling", "Auction", "Deal", "Tariff", "Match"]


def test_a_change_shows_what_it_does_to_an_example(make: Make) -> None:
    dialog = make("sjavs")
    choose(dialog, "loss_table", "mcleod")
    told = example(dialog)
    assert "with 30: 8;" in told
    assert "<b>4 or 8; javn" in told
    assert "with 30: 16;" in told.partition("<b>4 or 8")[2]
    choose(dialog, "tie_carry", "none")
    assert "they score 2, in clubs 4" in example(dialog)


@pytest.mark.parametrize("key", PACKS)
def test_every_option_has_an_example_whose_choices_differ(key: str) -> None:
    pack = PACKS[key]
    for option in pack.options:
        told = [examples.example(option, pack, {}, one.value) for one in option.choices]
        assert all(line.endswith(".") and "{" not in line for line in told), option.key
        if (key, option.key) not in {("sjavs-2", "overtrump"), ("sjavs-3", "overtrump")}:
            assert len(set(told)) == len(told), (option.key, told)


def test_a_preset_of_ones_own_is_saved_shown_exported_and_deleted(
    make: Make, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = make("old-mor")
    choose(dialog, "solo", True)
    assert not dialog.presets.buttons["delete"].isEnabled()
    save_as(dialog, "Heima", monkeypatch)
    assert [path.name for path in folder.iterdir()] == ["heima.toml"]
    assert (dialog.pack().key, dialog.chosen()) == ("heima", {})
    assert "Heima" in message(dialog)
    assert dialog.options.values()["solo"] is True
    QApplication.processEvents()
    choose(dialog, "nolo", True)
    away = tmp_path / "away"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(away), ""))
    dialog.presets.buttons["export"].click()
    given = library.read(away.with_suffix(".toml"))
    assert given.defaults() == {**PACKS["old-mor"].defaults(), "solo": True, "nolo": True}
    for keep, left in ((True, 1), (False, 0)):
        role = QMessageBox.ButtonRole.RejectRole if keep else QMessageBox.ButtonRole.AcceptRole
        press = lambda box, role=role: next(one for one in box.buttons() if box.buttonRole(one) == role).click()  # noqa: E731
        monkeypatch.setattr(QMessageBox, "exec", press)
        dialog.presets.buttons["delete"].click()
        assert len(list(folder.iterdir())) == left
    assert dialog.pack().key == "old-mor"
    assert "heima" not in dialog.packs()[0]


def test_a_file_is_imported_or_its_error_told(
    make: Make, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = make("sjavs")
    friend = tmp_path / "friend.toml"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *args: (str(friend), ""))
    for text, wrong in (
        ('extends = "sjavs"\nname = "F"\n[choose]\ncut = 1\n', "friend.toml:4: choose.cut"),
        ("name = \n", "friend.toml:1"),
        (None, "cannot be read"),
    ):
        friend.unlink(missing_ok=True)
        if text is not None:
            friend.write_text(text)
        dialog.presets.buttons["import"].click()
        assert wrong in message(dialog)
        assert dialog.pack().key == "sjavs"
    friend.write_text('extends = "klorsjavs"\nname = "Friend"\n[choose]\ntens = true\n')
    dialog.presets.buttons["import"].click()
    assert dialog.pack().name == "Friend"
    assert (folder / "friend.toml").is_file()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *args: ("", ""))
    dialog.presets.buttons["import"].click()
    assert dialog.pack().name == "Friend"


def test_a_broken_file_of_the_user_is_shown_with_its_error(make: Make, folder: Path) -> None:
    (folder / "bad.toml").write_text('extends = "sjavs"\nname = "Bad"\n[choose]\ncut = "never"\n')
    dialog = make("sjavs")
    model = dialog.games.model()
    index = model.index(model.rowCount() - 1, 0)
    assert index.data() == "bad.toml"
    assert "bad.toml:4: choose.cut" in index.data(PackRole.ERROR)
    assert not index.flags() & Qt.ItemFlag.ItemIsEnabled
    QTest.mouseClick(dialog.games.viewport(), Qt.MouseButton.LeftButton, pos=dialog.games.visualRect(index).center())
    assert dialog.pack().key == "sjavs"
    dialog.accept()
    assert dialog.result() == QDialog.DialogCode.Accepted.value


def test_choices_that_do_not_fit_are_told_at_their_rows_and_cannot_be_played(make: Make, folder: Path) -> None:
    (folder / "clash.toml").write_text(CLASH)
    dialog = make("clash")
    choose(dialog, "pairs", True)
    choose(dialog, "unbid", True)
    wrong = [one.key for one in dialog.options.options() if dialog.options.index_of(one.key).data(Role.ERROR)]
    assert wrong == ["pairs", "unbid"]
    assert message(dialog) == "These choices cannot be played together: Twelve, Unbid."
    assert not dialog._play.isEnabled()
    dialog.accept()
    assert dialog.result() != QDialog.DialogCode.Accepted.value
    choose(dialog, "unbid", False)
    assert dialog._play.isEnabled()
    assert message(dialog) == ""
    assert compile_rules(dialog.pack(), dialog.chosen())


def test_a_folder_that_cannot_be_written_is_told(make: Make, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = make("sjavs")
    folder.rmdir()
    folder.write_text("a file in the way")
    save_as(dialog, "Mine", monkeypatch)
    assert "That did not work" in message(dialog)


def test_without_a_folder_nothing_can_be_saved(qtbot: QtBot) -> None:
    dialog = NewMatchDialog(PACKS, "nowhere", {})
    qtbot.addWidget(dialog)
    enabled = {key for key, button in dialog.presets.buttons.items() if button.isEnabled()}
    assert enabled == {"export"}
    assert dialog.pack().key == "sjavs"


def test_the_wheel_scrolls_past_a_choice_and_does_not_change_it(make: Make) -> None:
    dialog = make("sjavs")
    editor = dialog.view.tree.editor("rank_order")
    assert editor is not None
    dialog.view.search.setFocus()
    middle = QPointF(editor.rect().center())
    wheel = QWheelEvent(
        middle, editor.mapToGlobal(middle), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(editor, wheel)
    assert dialog.chosen() == {}


@pytest.mark.parametrize("key", PACKS)
@pytest.mark.parametrize("size", [(984, 560), (1040, 760)])
def test_nothing_is_clipped(make: Make, key: str, size: tuple[int, int]) -> None:
    dialog = make(key, size)
    QApplication.processEvents()
    assert (dialog.width(), dialog.height()) == size
    tree = dialog.view.tree
    assert tree.header().length() <= tree.viewport().width()
    for option in PACKS[key].options:
        index = dialog.view.proxy.mapFromSource(dialog.options.index_of(option.key, 0))
        assert tree.visualRect(index).height() >= tree.sizeHintForIndex(index).height()
        editor = tree.editor(option.key)
        assert editor is not None
        assert editor.width() >= 100
        if isinstance(editor, ChoiceBox):
            assert index.isValid()
            assert editor.height() >= editor.high(editor.width()), (option.key, editor.currentText())
        assert editor.geometry().right() <= tree.viewport().width()
        assert editor.accessibleName() == option.label


@pytest.mark.parametrize(("wide", "lines"), [(1000, 1), (640, 2), (560, 2)])
def test_the_bar_of_presets_folds_until_it_has_room(qtbot: QtBot, folder: Path, wide: int, lines: int) -> None:
    bar = PresetBar(folder)
    qtbot.addWidget(bar)
    font = QFont(bar.font())
    font.setPointSizeF(1.3 * font.pointSizeF())
    bar.setFont(font)
    bar.show_pack(PACKS, PACKS["sjavs"])
    bar.fold(wide)
    bar.show()
    for button in bar.buttons.values():
        widen(button)
    bar.resize(wide, bar.sizeHint().height())
    QApplication.processEvents()
    assert bar.minimumSizeHint().width() <= wide
    assert list(faults(bar)) == []
    assert len({one.y() for one in bar.buttons.values()} | {bar.box.y()}) == lines
