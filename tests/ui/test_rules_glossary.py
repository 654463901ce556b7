"""The words of the games: found in texts, explained, and shown under the pointer."""

from collections.abc import Callable, Iterator
from html import unescape

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent, QStandardItem, QStandardItemModel, QTextCharFormat, QTextDocument
from PySide6.QtWidgets import QApplication, QListView, QToolTip
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import languages, library
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.messages import LANGUAGES
from sjavs_desktop.ui import glossary, rules_page
from sjavs_desktop.ui.dialogs.pages import PageDialog

PACKS, _ = library.packs()

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.qt_log_ignore(r"This plugin does not support (propagateSizeHints|raise)\(\)"),
]


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Speaks a language for the time of a test."""
    before = languages.language(qapp)
    yield lambda code: languages.speak(qapp, code)
    languages.speak(qapp, before)


def page_of(key: str) -> str:
    """The rules of a game as they are shipped."""
    return rules_page.html(compile_rules(PACKS[key]), PACKS[key])


def marked(html: str) -> list[str]:
    """What is underlined on a page."""
    document = QTextDocument()
    document.setHtml(html)
    number = glossary.mark(document)
    found, block = [], document.begin()
    while block.isValid():
        place = block.begin()
        while not place.atEnd():
            if place.fragment().charFormat().toolTip():
                found.append(place.fragment().text())
            place += 1
        block = block.next()
    assert len(found) == number
    return found


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
        return page_of(key).partition("Words of the game")[2]

    assert "<b>Sauspiel</b>" in words("schafkopf")
    assert "Ramsch" not in words("schafkopf")
    assert "<b>Ramsch</b>" in words("schafkopf-house")
    assert "<b>Vit</b>" in words("sjavs")
    assert "Sau" not in words("sjavs")
    assert "<b>pinde</b>" in unescape(words("old-mor"))


def test_a_word_means_what_it_means_in_its_game(speak: Callable[[str], None]) -> None:
    def words(key: str) -> str:
        return page_of(key).partition("Words of the game")[2]

    assert "<b>Schneider</b>: The declarer's side has 91 card points or more." in unescape(words("old-mor"))
    assert "<b>Schneider</b>: The losing side has too few card points" in words("schafkopf")
    older, other = compile_rules(PACKS["klorsjavs-older"]), compile_rules(PACKS["schafkopf"])
    assert glossary.terms_in("Spil and Tout, a Sau, javn", older) == ["Spil", "Tout"]
    assert glossary.terms_in("Spil and Tout, a Sau, javn", other) == ["Tout", "Sau"]
    assert glossary.terms_in("Spil and Tout, a Sau, javn") == ["Spil", "Tout", "Sau", "javn"]


def test_every_word_is_of_a_game() -> None:
    assert set(glossary.TERMS) == frozenset().union(*glossary.TERMS_OF.values())
    assert {glossary.game_of(compile_rules(one)) for one in PACKS.values()} == set(glossary.TERMS_OF)


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
    assert not again.charFormat().toolTip(), "once in a chapter is enough"
    assert not dialog.page.document().find("Wenz", again).charFormat().toolTip(), "the words explain themselves"


def test_a_word_is_marked_once_in_each_chapter() -> None:
    assert marked("<h3>One</h3><p>A Wenz, a Geier.</p><p>A Wenz.</p><h3>Two</h3><p>A Wenz.</p>") == [
        "Wenz",
        "Geier",
        "Wenz",
    ]


@pytest.mark.parametrize(
    ("language", "everyday"),
    [
        ("en", set()),
        ("da", {"Spil", "øre", "Øre"}),
        ("de", {"Augen", "Herz", "Stich", "Weiter", "gesperrt", "gesucht"}),
        ("fo", {"Vit", "Tit", "betri"}),
    ],
)
def test_no_page_explains_the_everyday_words_of_its_language(
    speak: Callable[[str], None], language: str, everyday: set[str]
) -> None:
    speak(language)
    for key in PACKS:
        found = set(marked(page_of(key)))
        assert found, key
        assert not found & everyday, key


@pytest.mark.parametrize("key", ["klorsjavs", "klorsjavs-older"])
@pytest.mark.parametrize(("language", "cat"), [("en", "the cat"), ("da", "katten"), ("de", "Katze"), ("fo", "kettan")])
def test_the_cat_is_explained_in_every_language(
    speak: Callable[[str], None], language: str, cat: str, key: str
) -> None:
    speak(language)
    page = page_of(key)
    assert cat in marked(page)
    assert f"<b>{cat}</b>" in page


def test_a_sentence_that_begins_with_sie_means_no_game(speak: Callable[[str], None]) -> None:
    speak("de")
    assert glossary.terms_in("Sie holt die höheren Trümpfe. Sie bleibt darunter.") == []
    assert glossary.terms_in("Sie: Allein, mit diesen Karten auf einer Hand") == ["Sie"]
    assert glossary.terms_in("mit Hochzeit, Sie und Ramsch") == ["Hochzeit", "Sie", "Ramsch"]
    assert glossary.tooltip_for("mit drei Laufenden").startswith("Laufende: ")


def test_what_a_language_says_of_words_is_of_words_that_there_are() -> None:
    assert {*glossary.FORMS_IN, *glossary.CALLED_IN, *glossary.KNOWN_IN, *glossary.PATTERNS_IN} <= set(LANGUAGES)
    for forms in glossary.FORMS_IN.values():
        assert set(forms.values()) <= set(glossary.TERMS)
    for some in (*glossary.CALLED_IN.values(), *glossary.KNOWN_IN.values(), *glossary.PATTERNS_IN.values()):
        assert set(some) <= set(glossary.TERMS)
