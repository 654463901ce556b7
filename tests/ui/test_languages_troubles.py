"""What the window says of files that cannot be used, in a language that marks its words: no other word is left."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.duels import Duels
from sjavs_desktop.app.languages import told
from sjavs_desktop.app.vault import Vault
from sjavs_desktop.core.duel import duel_text
from sjavs_desktop.ui.dialogs.duel import DuelDialog
from tests.cli.test_languages_errors import RECORD, RECORDS, loose
from tests.core.duels import whole
from tests.ui.spoken import Marked
from tests.ui.test_languages import spoken as spoken

MARK = "¤"


def test_what_is_wrong_with_a_duel(qtbot: QtBot, qapp: QApplication, tmp_path: Path, spoken: None) -> None:
    good = duel_text(whole("sjavs", 1)).split("\n")
    kinds = RECORDS | {
        "twice": "\n".join([*good, good[1]]).encode(),
        "foreign": "\n".join([good[0], "@ A", "# 1", "0 fly QC"]).encode(),
        "rules": "\n".join([*good[:5], "3 fold", *good[5:]]).encode(),
    }
    qapp.installTranslator(Marked(MARK, qapp))
    over = QWidget()
    qtbot.addWidget(over)
    dialog = DuelDialog(Duels(tmp_path / "duels"), over)
    found = {}
    for name, data in kinds.items():
        (tmp_path / name).write_bytes(data)
        dialog.bring(tmp_path / name)
        assert dialog.message.text()
        found[name] = loose(dialog.message.text(), tmp_path)
    dialog.bring(tmp_path / "none")
    found["none"] = loose(dialog.message.text(), tmp_path)
    assert {name: words for name, words in found.items() if words} == {}


def test_what_is_wrong_with_working_copies(qtbot: QtBot, qapp: QApplication, tmp_path: Path, spoken: None) -> None:
    qapp.installTranslator(Marked(MARK, qapp))
    over = QWidget()
    qtbot.addWidget(over)
    (tmp_path / "x.sjavs-duel").write_text("hello")
    dialog = DuelDialog(Duels(tmp_path), over)
    assert MARK in dialog.message.text()
    assert loose(dialog.message.text(), tmp_path) == set()


@pytest.mark.parametrize("line", ["3 play QC", "hello", "0 fly QC", "# back 999"])
def test_what_is_wrong_with_a_match_that_is_gone_on_with(
    qapp: QApplication, tmp_path: Path, spoken: None, line: str
) -> None:
    lines = RECORD.split("\n")
    (tmp_path / "a.going.sjavs").write_text("\n".join([*lines[:3], line, *lines[3:]]))
    qapp.installTranslator(Marked(MARK, qapp))
    with pytest.raises(ValueError, match="kept as") as wrong:
        Vault(tmp_path).open("a")
    assert loose(told(wrong.value), tmp_path) == set()
    with pytest.raises((OSError, ValueError)) as missing:
        Vault(tmp_path).read("b")
    assert loose(told(missing.value), tmp_path) == set()
