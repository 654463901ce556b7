"""The words of the games: found in texts, explained, and shown under the pointer."""

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent, QStandardItem, QStandardItemModel, QTextCharFormat
from PySide6.QtWidgets import QApplication, QListView, QToolTip
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import library
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.ui import glossary, rules_page
from sjavs_desktop.ui.dialogs.pages import PageDialog

PACKS, _ = library.packs()

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.qt_log_ignore(r"This plugin does not support (propagateSizeHints|raise)\(\)"),
]


def test_every_word_has_one_sentence() -> None:
    for term in glossary.TERMS:
        told = glossary.explain(term)
        assert told[0].isupper(), term
        assert told.endswith("."), term
        assert glossary.terms_in(term), term


@pytest.mark.parametrize(
    ("words", "terms"),
    [
        ("Solo-Tout Eichel", ["Solo", "Tout", "Eichel"]),
        ("Farbwenz", ["Farbwenz"]),
        ("Vol: the declarers took every trick", ["vol"]),
        ("the Eichel-Sau", ["Eichel", "Sau"]),
        ("with three Laufende, Kontra, Re", ["Laufende", "Kontra", "Re"]),
        ("Return and Retreat", []),
        ("Whoever has the material", []),
    ],
)
def test_words_are_found_whole(words: str, terms: list[str]) -> None:
    assert glossary.terms_in(words) == terms


def test_a_tooltip_has_a_line_for_each_word() -> None:
    assert glossary.tooltip_for("Wenz-Tout").splitlines() == [
        "Wenz: A game alone in which only the four Unter are trumps.",
        "Tout: A game for which every trick has to be taken.",
    ]
    assert glossary.tooltip_for("Pass") == ""
    assert glossary.explain("Pass") == ""


def test_a_list_explains_the_words_of_its_tooltips(qtbot: QtBot) -> None:
    model = QStandardItemModel()
    for words in ("A Wenz", "A pass"):
        item = QStandardItem(words)
        item.setToolTip(words)
        model.appendRow(item)
    view = QListView()
    qtbot.addWidget(view)
    view.setModel(model)
    glossary.Hover(view)
    view.show()
    for row, told in ((0, "A Wenz\nWenz: A game alone in which only the four Unter are trumps."), (1, "A pass")):
        over = view.visualRect(model.index(row, 0)).center()
        where = view.viewport().mapToGlobal(over)
        QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, over, where))
        assert QToolTip.text() == told
    QToolTip.hideText()


def test_a_page_ends_with_the_words_that_it_uses() -> None:
    def words(key: str) -> str:
        page = rules_page.html(compile_rules(PACKS[key]), PACKS[key])
        return page.partition("Words of the game")[2]

    assert "<b>Sauspiel</b>" in words("schafkopf")
    assert "Ramsch" not in words("schafkopf")
    assert "<b>Ramsch</b>" in words("schafkopf-house")
    assert "<b>Vit</b>" in words("sjavs")
    assert "Sau" not in words("sjavs")
    assert "<b>pinde</b>" in words("old-mor")


def test_the_word_under_the_pointer_is_explained(qtbot: QtBot) -> None:
    dialog = PageDialog("Rules", "<p>A Wenz, and a Wenz again.</p><h3>Words of the game</h3><p>Wenz</p>")
    qtbot.addWidget(dialog)
    dialog.show()
    found = dialog.page.document().find("Wenz")
    box = dialog.page.cursorRect(found)
    over = QPoint(box.left() - 6, box.center().y())
    QApplication.sendEvent(
        dialog.page.viewport(), QHelpEvent(QEvent.Type.ToolTip, over, dialog.page.viewport().mapToGlobal(over))
    )
    assert "only the four Unter are trumps" in QToolTip.text()
    QToolTip.hideText()
    assert found.charFormat().underlineStyle() == QTextCharFormat.UnderlineStyle.DotLine
    again = dialog.page.document().find("Wenz", found)
    assert not again.charFormat().toolTip(), "once in a paragraph is enough"
    assert not dialog.page.document().find("Wenz", again).charFormat().toolTip(), "the words explain themselves"
