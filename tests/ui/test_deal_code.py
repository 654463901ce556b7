"""The dialog that asks for a code: what it says while somebody types, and what it leads to."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import library
from sjavs_desktop.core import codes
from sjavs_desktop.core.codes import CodeError
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.ui import rules_page
from sjavs_desktop.ui.dialogs.deal_code import WRONG, DealCodeDialog, wrong_words

PACKS, _ = library.packs(thorough=False)
CODE = "sjavs:7K3QD-9XM2P-C006V-4TP31"

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.qt_log_ignore(r"This plugin does not support propagateSizeHints\(\)"),
]


def opened(qtbot: QtBot, present: str = "") -> DealCodeDialog:
    """The dialog on the screen."""
    dialog = DealCodeDialog(PACKS, present)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def play(dialog: DealCodeDialog) -> bool:
    """Whether the button can be pressed."""
    return next(one for one in dialog.buttons.buttons() if one.text() == "&Play").isEnabled()


def test_a_code_that_is_typed_tells_which_deal_it_is(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert (dialog.code(), dialog.start(), play(dialog)) == (None, None, False)
    assert dialog.said.text() == "Type or paste the code of a deal."
    QTest.keyClicks(dialog.line, CODE[:-1].lower())
    assert (dialog.code(), play(dialog)) == (None, False)
    assert dialog.said.text() == "The code has a typing error, or is not whole yet."
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Rejected
    assert dialog.isVisible()
    QTest.keyClicks(dialog.line, "1")
    assert dialog.said.text() == "Faroese Sjavs, deal 12 of the series 7K3QD9XM2P."
    assert dialog.code() == codes.read(CODE)
    start = dialog.start()
    assert start is not None
    assert start.opening == codes.start_of(codes.read(CODE), PACKS).opening
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_what_is_special_about_a_code_is_told(qtbot: QtBot) -> None:
    dialog, rules = opened(qtbot), compile_rules(PACKS["sjavs"], {"crosses_to_win": "2"})
    order = tuple(rules.deck)
    dialog.line.setText(f"\n {codes.write(codes.of_deal(rules, PACKS['sjavs'], '', 1, 0, order))} ")
    assert dialog.said.text() == (
        "Faroese Sjavs with other house rules, a deal of no series. The pack has not been cut yet."
    )
    code = codes.read(CODE)
    dialog.line.setText(codes.write(codes.DealCode("sjavs", (), code.seed, 12, 2, 0, "ZZZ")))
    assert dialog.said.text().endswith(
        "The code was made with other rules than this version has; the cards are the same."
    )
    assert play(dialog)
    dialog.line.setText(codes.write(codes.DealCode("heima", (), code.seed, 12, 2)))
    assert dialog.said.text().startswith("The code is for the rules “heima”, which are not here")
    assert not play(dialog)


def test_the_code_of_the_present_deal_can_be_copied(qtbot: QtBot) -> None:
    dialog = opened(qtbot, CODE)
    field = dialog.findChild(QLineEdit, "present")
    assert isinstance(field, QLineEdit)
    assert (field.text(), field.isReadOnly()) == (CODE, True)
    assert dialog.copy_button is not None
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == CODE
    assert dialog.said.text() == "The code of the present deal was copied."
    assert opened(qtbot).copy_button is None


def test_everything_that_can_be_wrong_has_a_sentence() -> None:
    assert set(WRONG) == set(codes.SENTENCES)
    sentences = [wrong_words(CodeError(key, "X")) for key in WRONG]
    assert len(set(sentences)) == len(sentences)
    assert not any("{" in one for one in sentences)


@pytest.mark.parametrize("key", PACKS)
def test_the_rules_page_tells_of_sealed_deals_in_five_sentences(key: str) -> None:
    page = rules_page.html(compile_rules(PACKS[key]), PACKS[key])
    chapter = page.partition("<h3>Sealed deals</h3>")[2].partition("<h3>")[0]
    assert chapter.count(".</p>") + chapter.count(". ") == 5
    assert "sjavs verify" in chapter
