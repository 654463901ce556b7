"""The letters of the language: in the corners of the cards and in all that is told, and no others anywhere."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import exercises_book, languages, library
from sjavs_desktop.app.lessons import lessons
from sjavs_desktop.core.cards import card
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.letters import INTERNATIONAL, OF_LANGUAGE, letters_of
from sjavs_desktop.messages import LANGUAGES
from sjavs_desktop.ui import card_words, dress, reasons, rules_page
from sjavs_desktop.ui.exercises import book_page
from sjavs_desktop.ui.felt.deck import Deck, DeckError
from sjavs_desktop.ui.lessons.words import said
from tests.core.games import rules_of, rules_with
from tests.raw_signs import foreign
from tests.ui.conftest import Opened
from tests.ui.spoken import everything
from tests.ui.test_deck import CARDS, FRENCH, PARTS
from tests.ui.windows import PERSON_AND_BOTS, Person

SIZE = QSize(250, 350)
CORNER = {False: QRect(8, 10, 50, 68), True: QRect(10, 12, 92, 106)}
"""Where the letter stands on a card, by whether it is large."""
PACKS, _ = library.packs()
OTHERS = sorted(OF_LANGUAGE)

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.qt_log_ignore(r"This plugin does not support propagateSizeHints\(\)"),
]


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    """Every test begins with the language of the code."""
    yield
    languages.forget(qapp)


def drawn(deck: Deck, name: str) -> QImage:
    return deck.picture(name, SIZE, 1.0).toImage()


# -- Pictures ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("large", "four"), [*product((False, True), repeat=2)])
@pytest.mark.parametrize("language", OTHERS)
def test_a_card_has_another_letter_and_is_the_same_beside_it(
    qapp: QApplication, language: str, large: bool, four: bool
) -> None:
    dress.make(dress.Make(large, four))
    plain = Deck(*dress.pictures().cards)
    languages.install(qapp, language)
    deck, own = Deck(*dress.pictures().cards), letters_of(language)
    for name in CARDS:
        before, now = drawn(plain, name), drawn(deck, name)
        changed = own[INTERNATIONAL.index(name[0])] != name[0] if name[0] in INTERNATIONAL else False
        assert (before != now) == changed, name
        assert beside(before, large) == beside(now, large), name


def beside(image: QImage, large: bool) -> QImage:
    """A card without its letters."""
    corner, rest = CORNER[large], image.copy()
    at = QPoint(SIZE.width() - corner.x() - corner.width(), SIZE.height() - corner.y() - corner.height())
    painter = QPainter(rest)
    for one in (corner, QRect(at, corner.size())):
        painter.fillRect(one, QColor("white"))
    painter.end()
    return rest


def test_the_letter_folders_are_those_of_the_languages() -> None:
    assert {one.name for one in (PARTS / "letters").iterdir()} == set(OF_LANGUAGE.values())
    for folder in (PARTS / "letters").iterdir():
        wanted = {rank for rank, letter in zip(INTERNATIONAL, folder.name, strict=True) if rank != letter}
        assert {one.stem for one in folder.iterdir()} == wanted


def test_a_letter_without_strokes_is_told(tmp_path: Path) -> None:
    (tmp_path / "Q.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', encoding="utf-8")
    with pytest.raises(DeckError, match=r"Q\.svg: there is no letter"):
        Deck(tmp_path, FRENCH).picture("QC", SIZE, 1.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_german_cards_have_the_same_letters_in_every_language(qapp: QApplication, language: str) -> None:
    dress.wear(dress.GERMAN)
    folders = dress.pictures()
    languages.install(qapp, language)
    assert dress.pictures() == folders
    assert [card_words.rank_sign(pip) for pip in (14, 13, 12, 11)] == ["A", "K", "O", "U"]


# -- Words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "told"), [("en", "A♣ K♠ Q♥ J♦"), ("da", "E♣ K♠ D♥ B♦"), ("de", "A♣ K♠ D♥ B♦")])
def test_signs_are_those_of_the_language_and_are_said_by_their_names(
    qapp: QApplication, language: str, told: str
) -> None:
    cards = [card(one) for one in ("AC", "KS", "QH", "JD")]
    languages.install(qapp, language)
    assert card_words.card_signs(cards) == told
    names = ", ".join(map(card_words.card_name, cards))
    assert card_words.unsigned(told) == names
    assert dress.write("international")
    assert card_words.card_signs(cards) == "A♣ K♠ Q♥ J♦"
    assert card_words.unsigned("A♣ K♠ Q♥ J♦") == names


def plain(html: str) -> list[str]:
    document = QTextDocument()
    document.setHtml(html)
    return document.toPlainText().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_told_about_rules_lessons_and_deals_of_the_book_has_other_letters(
    qapp: QApplication, language: str
) -> None:
    languages.install(qapp, language)
    dress.prefer(dress.FRENCH)
    told: list[str] = []
    for pack in PACKS.values():
        rules = compile_rules(pack)
        with dress.dressed(rules):
            told += plain(rules_page.html(rules, pack))
    entries, _ = exercises_book.book(PACKS)
    told += plain(book_page.page(entries, ("N1", "N2", "N3", "N4")))
    for lesson in lessons():
        with dress.dressed(compile_rules(PACKS[lesson.pack], lesson.options)):
            told += map(said, lesson.texts())
    assert len(told) > 500
    assert sum(bool(re.search("[♣♠♥♦]", one)) for one in told) > 300
    assert foreign(told, letters_of(language)) == []


@pytest.mark.parametrize("key", [*reasons.OF_A_SAU])
def test_reasons_speak_of_an_ace_or_a_sau_as_the_deck_has_it(qapp: QApplication, key: str) -> None:
    for language in LANGUAGES:
        languages.install(qapp, language)
        of_an_ace = reasons.sentence(key)
        dress.wear(dress.GERMAN)
        of_a_sau = reasons.sentence(key)
        dress.wear(dress.FRENCH)
        assert (bool(re.search(r"\bSau", of_an_ace)), bool(re.search(r"\bSau", of_a_sau))) == (False, True), language


def test_every_reason_that_speaks_of_an_ace_has_words_for_the_german_deck() -> None:
    of_an_ace = {key for key, text in reasons.REASONS.items() if re.search(r"\bace", str(text))}
    assert of_an_ace == set(reasons.OF_A_SAU)


# -- The window --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_another_choice_of_letters_is_shown_at_once(
    opened: Opened, qtbot: QtBot, qapp: QApplication, language: str
) -> None:
    languages.install(qapp, language)
    window = opened(language=language)
    window.begin(rules_with(), PERSON_AND_BOTS, "letters")
    Person(window).play_to(qtbot, "play")
    felt = window.match.felt
    qapp.processEvents()
    before, told = felt.grab().toImage(), felt.accessibleDescription()
    assert foreign([one for _, one in everything(window)], letters_of(language)) == []
    items = len(felt.scene().items())
    window.settings.set("letters", "international")
    qapp.processEvents()
    assert felt.grab().toImage() != before
    assert foreign([one for _, one in everything(window)], INTERNATIONAL) == []
    # Who listens is told the cards by their names, whatever their letters are.
    assert (felt.accessibleDescription(), len(felt.scene().items())) == (told, items)
    window.settings.set("letters", "language")
    qapp.processEvents()
    assert felt.grab().toImage() == before


def test_another_language_brings_its_letters_in_the_middle_of_a_hand(
    opened: Opened, qtbot: QtBot, qapp: QApplication
) -> None:
    languages.install(qapp, "en")
    window = opened()
    window.begin(rules_with(), PERSON_AND_BOTS, "letters")
    Person(window).play_to(qtbot, "play")
    for language in (*OTHERS, "en"):
        window.speak(language)
        qapp.processEvents()
        qtbot.wait(10)
        shown = {folder.name for folder in window.match.felt.table.pictures._deck.folders}
        assert shown & {INTERNATIONAL, *OF_LANGUAGE.values()} == {letters_of(language)} - {INTERNATIONAL}
        assert foreign([one for _, one in everything(window)], letters_of(language)) == []


def test_a_window_opens_with_the_letters_that_were_chosen(opened: Opened, qtbot: QtBot, qapp: QApplication) -> None:
    languages.install(qapp, "da")
    window = opened(language="da", letters="international")
    window.begin(rules_with(), PERSON_AND_BOTS, "letters")
    Person(window).play_to(qtbot, "play")
    qapp.processEvents()
    assert "EKDB" not in {folder.name for folder in window.match.felt.table.pictures._deck.folders}
    assert foreign([one for _, one in everything(window)], INTERNATIONAL) == []


def test_what_a_panel_has_said_is_said_again_with_other_letters(
    opened: Opened, qtbot: QtBot, qapp: QApplication
) -> None:
    """When a deal is over the panel names the cards that were laid away."""
    languages.install(qapp, "da")
    window = opened(language="da")
    panel = window.match.deal_over
    for seed in "bacdefgh":
        # Somebody has to bid, and a card with a letter to be laid away.
        window.begin(rules_of("klorsjavs"), PERSON_AND_BOTS[:3], seed)
        Person(window).play(qtbot, panel.isVisible)
        if any(re.search("[EDB][♣♠♥♦]", text) for _, text in everything(panel)):
            break
    for wish, letters in (("international", INTERNATIONAL), ("language", "EKDB")):
        window.settings.set("letters", wish)
        qapp.processEvents()
        assert foreign([text for _, text in everything(panel)], letters) == []
        assert any(re.search(f"[{letters}][♣♠♥♦]", text) for _, text in everything(panel))
