"""Catalogues: plurals are right, and a broken file is one sentence."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.languages import Catalogue, install
from sjavs_desktop.paths import TRANSLATIONS

CODE = Path(__file__).parents[2] / "sjavs_desktop"


def test_english_has_a_singular_and_a_plural(qtbot: QtBot) -> None:
    app = QCoreApplication.instance()
    assert app is not None
    catalogue = install(app)
    try:
        said = [QCoreApplication.translate("felt", "%n card(s)", "", n) for n in (0, 1, 2, 11)]
        assert said == ["0 cards", "1 card", "2 cards", "11 cards"]
        assert QCoreApplication.translate("game", "clubs") == "clubs"
    finally:
        app.removeTranslator(catalogue)
    assert QCoreApplication.translate("felt", "%n card(s)", "", 1) == "1 card(s)"


def test_every_counted_message_of_the_code_has_its_english_plural() -> None:
    counted = set()
    for file in CODE.rglob("*.py"):
        counted |= set(re.findall(r'"([^"\n]*%n[^"\n]*)"', file.read_text(encoding="utf-8")))
    written = (TRANSLATIONS / "sjavs_en.ts").read_text(encoding="utf-8")
    assert counted
    assert [text for text in counted if f"<source>{text}</source>" not in written] == []


def test_a_broken_catalogue_is_one_sentence_with_file_and_line(tmp_path: Path) -> None:
    broken = tmp_path / "x.ts"
    broken.write_text("<TS>\n<context>\n</TS>", encoding="utf-8")
    with pytest.raises(ValueError, match=r"x\.ts:3: this is not a catalogue"):
        Catalogue(broken)
