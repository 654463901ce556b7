"""Catalogues: plurals are right, and a broken file is one sentence."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.languages import forget, install
from sjavs_desktop.messages import Messages


def test_english_has_a_singular_and_a_plural(qtbot: QtBot) -> None:
    app = QCoreApplication.instance()
    assert app is not None
    install(app, "en")
    try:
        said = [QCoreApplication.translate("felt", "%n card(s)", "", n) for n in (0, 1, 2, 11)]
        assert said == ["0 cards", "1 card", "2 cards", "11 cards"]
        assert QCoreApplication.translate("game", "clubs") == "clubs"
    finally:
        forget(app)
    assert QCoreApplication.translate("felt", "%n card(s)", "", 1) == "1 card(s)"


def test_a_broken_catalogue_is_one_sentence_with_file_and_line(tmp_path: Path) -> None:
    broken = tmp_path / "x.ts"
    broken.write_text("<TS>\n<context>\n</TS>", encoding="utf-8")
    with pytest.raises(ValueError, match=r"x\.ts:3: this is not a catalogue"):
        Messages(broken)
