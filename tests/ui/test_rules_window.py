"""From the menu to rules and back: the dialog's choice is what the next match is played with."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QLabel

from sjavs_desktop.app import library
from sjavs_desktop.ui.dialogs.new_match import NewMatchDialog
from sjavs_desktop.ui.dialogs.pages import PageDialog
from tests.ui.conftest import Opened
from tests.ui.windows import Dialogs

pytestmark = [
    pytest.mark.qt_log_ignore(r"This plugin does not support (propagateSizeHints|raise)\(\)"),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of rules, in a place of its own."""
    monkeypatch.setattr(library, "user_folder", lambda: tmp_path / "rules")
    return tmp_path / "rules"


def test_the_next_match_has_the_rules_of_the_dialog(
    opened: Opened, dialogs: Dialogs, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()
    monkeypatch.setattr(QDialog, "exec", lambda dialog: dialogs.exec(dialog))

    def old_mor(dialog: QDialog) -> None:
        assert isinstance(dialog, NewMatchDialog)
        packs, _ = dialog.packs()
        pack = library.save(folder, "Heima", packs["old-mor"], {"solo": True}, packs)
        dialog.presets.changed.emit(pack.key)
        dialog.options.set_values({"nolo": True})
        dialog.accept()

    dialogs.act = old_mor
    window.choose_rules()
    view = window.referee.view()
    assert view is not None
    assert (view.rules.key, dict(view.rules.chosen)["solo"], dict(view.rules.chosen)["nolo"]) == ("heima", True, True)
    pages: list[str] = []
    dialogs.act = lambda dialog: pages.append(dialog.page.toPlainText() if isinstance(dialog, PageDialog) else "")
    window.pages.show_rules()
    assert "Nolo (misère): On (changed)" in pages[0]
    dialogs.act = lambda dialog: dialog.reject()
    window.choose_rules()
    assert window.referee.view().rules.key == "heima"  # type: ignore[union-attr]
    (folder / "heima.toml").unlink()
    window.choose_rules()
    window.pages.show_rules()
    assert window.rules().key == "sjavs", "a preset that is gone falls back to the standard"


def test_each_games_house_rules_come_back_with_it(
    opened: Opened, dialogs: Dialogs, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()
    monkeypatch.setattr(QDialog, "exec", lambda dialog: dialogs.exec(dialog))
    window.settings.remember_rules("klorsjavs-older", {"deals": "8"}, "klorsjavs")
    window.settings.remember_rules("old-mor", {"solo": True})
    seen: list[tuple[str, object]] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, NewMatchDialog)
        seen.append((dialog.pack().key, dialog.chosen()))
        dialog.games.show_game("klorsjavs")
        seen.append((dialog.pack().key, dialog.chosen()))

    dialogs.act = look
    window.choose_rules()
    assert seen == [("old-mor", {"solo": True}), ("klorsjavs-older", {"deals": "8"})]


def test_broken_files_of_the_user_do_not_stop_the_window(opened: Opened, folder: Path) -> None:
    folder.mkdir()
    (folder / "bad.toml").write_text("name = \n")
    (folder / "sjavs.toml").write_text('extends = "nowhere"\nname = "X"\n')
    (folder / "bytes.toml").write_bytes(b"\xff\x00")
    window = opened()
    assert window.rules().key == "sjavs"
    assert any(".toml" in one.text() for one in window.statusBar().findChildren(QLabel))
