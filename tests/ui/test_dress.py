"""The dress of the cards: which deck is used, what its cards are called, and that a window follows at once."""

import gc
import weakref
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import library
from sjavs_desktop.app.settings import SETTINGS
from sjavs_desktop.core.cards import CLUBS, HEARTS, SUITS, card
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.schema import Option, OptionValue
from sjavs_desktop.models.score_sheet import Column
from sjavs_desktop.ui import card_words, dress, rules_page, text
from sjavs_desktop.ui.dress import AS_GAME, FRENCH, GERMAN
from sjavs_desktop.ui.felt.colours import LIGHT
from sjavs_desktop.ui.felt.furniture import sign_inks, signs
from sjavs_desktop.ui.main_window import MainWindow
from tests.core.games import rules_with
from tests.ui.conftest import Opened
from tests.ui.windows import LONG, PERSON_AND_BOTS, Person, choice_buttons

pytestmark = pytest.mark.usefixtures("qapp")
BAVARIAN = replace(rules_with(), cards="german")
"""The rules of Sjavs, from a pack that has the German deck."""


# -- which deck --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "own", "deck"),
    [
        (AS_GAME, "french", FRENCH),
        (AS_GAME, "german", GERMAN),
        (AS_GAME, "tarot", FRENCH),
        ("german", "french", GERMAN),
        ("french", "german", FRENCH),
    ],
)
def test_the_wish_comes_before_what_the_game_has(wish: str, own: str, deck: str) -> None:
    dress.prefer(wish)
    assert dress.fitting(replace(rules_with(), cards=own)) == deck


def test_a_deck_that_does_not_exist_is_refused() -> None:
    with pytest.raises(KeyError):
        dress.wear("tarot")
    assert dress.worn() == FRENCH
    assert not dress.wear(FRENCH)
    assert dress.wear(GERMAN)


def test_a_dress_for_a_while_is_put_off_again_whatever_happens() -> None:
    seen = []

    def fail() -> None:
        with dress.dressed(BAVARIAN):
            seen.append(dress.worn())
            raise ValueError("within")

    with pytest.raises(ValueError, match="within"):
        fail()
    assert [*seen, dress.worn()] == [GERMAN, FRENCH]


# -- words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "words", "sign"),
    [
        ("QC", "Eichel-Ober", "Eichel-Ober"),
        ("AH", "Herz-Sau", "Herz-Sau"),
        ("TS", "Gras-Zehn", "Gras-10"),
        ("7D", "Schellen-Sieben", "Schellen-7"),
        ("KS", "Gras-König", "Gras-König"),
        ("JC", "Eichel-Unter", "Eichel-Unter"),
    ],
)
def test_german_cards_have_german_names(name: str, words: str, sign: str) -> None:
    dress.wear(GERMAN)
    assert card_words.card_name(card(name)) == words
    assert card_words.card_sign(card(name)) == sign


@pytest.mark.parametrize("deck", [FRENCH, GERMAN])
def test_no_two_cards_share_a_name_or_a_sign(deck: str) -> None:
    dress.wear(deck)
    every = [16 * suit + pip for suit in SUITS for pip in card_words.RANK_SIGNS]
    for words in (card_words.card_name, card_words.card_sign):
        assert len({words(one) for one in every}) == len(every)
    assert len({card_words.suit_sign(suit) for suit in SUITS}) == len(SUITS)


def test_suits_ranks_and_lists_follow_the_deck() -> None:
    cards = (card("QC"), card("TS"))
    assert (text.suit_label(CLUBS), text.suit_sign(CLUBS), text.trump_label(HEARTS)) == ("♣ clubs", "♣", "♥ hearts")
    assert (text.card_signs(cards), text.rank_sign(12)) == ("Q♣ 10♠", "Q")
    dress.wear(GERMAN)
    assert (text.suit_label(CLUBS), text.suit_sign(CLUBS), text.trump_label(HEARTS)) == ("Eichel", "Eichel", "Herz")
    assert (text.card_signs(cards), text.rank_sign(12)) == ("Eichel-Ober, Gras-10", "O")
    assert card_words.suit_signs((0, 3)) == "Eichel, Schellen"


class Shouting(QTranslator):
    """Translates everything into capitals."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return source.upper()

    def isEmpty(self) -> bool:
        return False


def test_german_names_are_the_same_in_every_language() -> None:
    translator = Shouting()
    QCoreApplication.installTranslator(translator)
    try:
        assert card_words.card_name(card("QC")) == "QUEEN OF CLUBS"
        dress.wear(GERMAN)
        assert card_words.card_name(card("QC")) == "Eichel-Ober"
        assert card_words.suit_name(CLUBS) == "Eichel"
    finally:
        QCoreApplication.removeTranslator(translator)


def test_sentences_about_suits_follow_the_deck() -> None:
    assert text.why(Reason("follow", (HEARTS,))) == "You hold a heart: follow suit."
    assert "clubs if clubs is one" in text.why(Reason("naming", (5,)))
    dress.wear(GERMAN)
    assert text.why(Reason("follow", (HEARTS,))) == "You hold Herz: follow suit."
    assert "Trumps were led" in text.why(Reason("follow", (4,)))
    assert "Eichel if Eichel is one" in text.why(Reason("naming", (5,)))


def test_the_rules_page_is_in_the_dress_of_its_own_game() -> None:
    page = rules_page.html(BAVARIAN, None)
    assert "Eichel-Ober" in page
    assert "Sau 11" in page
    assert not set("♣♠♥♦") & set(page)
    assert "queen" not in page.lower()
    assert "Q♣" in rules_page.html(rules_with(), None)
    assert dress.worn() == FRENCH


# -- the window --------------------------------------------------------------------------------------------------------


def in_german(window: MainWindow) -> bool:
    """Whether pictures, sign of the trumps and description are those of the German deck; all or none are."""
    table = window.match.felt.table
    told = window.match.felt.accessibleDescription()
    found = {
        table.pictures._deck.folder.name == "german",
        table.look.suits.folder.name == "suits-german",
        table._trump.look.suits is table.look.suits and table.look.suits.folder.name == "suits-german",
        "-Ober" in told or "-Unter" in told or "-Zehn" in told or "Herz-" in told or "Gras-" in told,
    }
    assert len(found) == 1, found
    return found.pop()


def test_the_setting_changes_everything_in_mid_match(opened: Opened, qtbot: QtBot) -> None:
    window = opened()
    person = Person(window)
    window.begin(rules_with(), PERSON_AND_BOTS, "deck")
    person.play_to(qtbot, "play")
    felt = window.match.felt
    assert not in_german(window)
    before = felt.grab().toImage()
    french = weakref.ref(felt.table.pictures._deck)
    window.settings.set("deck", "german")
    assert in_german(window)
    assert felt.grab().toImage() != before
    gc.collect()
    assert french() is None
    window.settings.set("deck", "game")
    assert not in_german(window)
    assert felt.grab().toImage() == before


def test_the_score_sheet_and_the_sign_of_the_trumps_are_worded_anew(opened: Opened, qtbot: QtBot) -> None:
    window = opened()
    window.begin(rules_with(), PERSON_AND_BOTS, "deck")
    Person(window).play_to(qtbot, "over")
    sheet, sign = window.match.score.model, window.match.felt.table._trump

    def told() -> tuple[str, str]:
        assert sign.trumps is not None
        shown = [sheet.index(row, Column.DECLARER).data() for row in range(sheet.rowCount())]
        return sign.trumps.words, "".join(shown)

    for wish, words in (("french", "♣♠♥♦"), ("german", ("Eichel", "Gras", "Herz", "Schellen"))):
        window.settings.set("deck", wish)
        assert all(any(one in said for one in words) for said in told())
    assert not set("♣♠♥♦") & set("".join(told()))


def test_bids_that_are_on_the_screen_are_worded_anew(opened: Opened, qtbot: QtBot) -> None:
    window = opened()
    window.begin(compile_rules(library.find("old-mor", None)), PERSON_AND_BOTS, "x")
    Person(window).play_to(qtbot, "auction")
    assert set("♣♠♥♦") & set("".join(one.text() for one in choice_buttons(window)))
    window.settings.set("deck", "german")
    captions = [one.text() for one in choice_buttons(window)]
    assert any(suit in one for one in captions for suit in card_words.GERMAN_SUITS)
    assert not set("♣♠♥♦") & set("".join(captions))


def test_a_match_of_another_game_brings_its_own_deck(opened: Opened, qtbot: QtBot) -> None:
    window = opened()
    for rules, german in ((BAVARIAN, True), (rules_with(), False), (BAVARIAN, True)):
        window.begin(rules, PERSON_AND_BOTS, "deck")
        qtbot.waitUntil(lambda: Person(window).ready(), timeout=LONG)
        window.match.felt.settle()
        assert in_german(window) == german
    window.settings.set("deck", "french")
    assert not in_german(window)


def test_switching_often_keeps_one_deck_only(opened: Opened, qtbot: QtBot) -> None:
    window = opened()
    window.begin(rules_with(), PERSON_AND_BOTS, "deck")
    Person(window).play_to(qtbot, "play")
    felt = window.match.felt
    items = len(felt.scene().items())
    for wish in ("german", "french") * 5:
        window.settings.set("deck", wish)
        felt.grab()
    assert len(felt.scene().items()) == items
    kept = felt.table.pictures
    assert kept._bytes == sum(one.width() * one.height() * one.depth() // 8 for one in kept._kept.values())
    assert len(kept._kept) <= 2 * len(rules_with().deck)


# -- how cards are made ------------------------------------------------------------------------------------------------


def test_the_way_cards_are_made_chooses_among_folders_that_exist() -> None:
    for deck in (FRENCH, GERMAN):
        dress.wear(deck)
        for large in (False, True):
            for four in (False, True):
                for back in (dress.OWN_BACK, *(choice.value for choice in option("back").choices[1:])):
                    dress.make(dress.Make(large, four, str(back)))
                    found = dress.pictures()
                    assert all(folder.is_dir() for folder in (*found.cards, *found.suits))
                    assert found.cards[-1].name == (f"{deck}-large" if large else deck)
                    assert dress.four_colours() == (four and deck == FRENCH)


def option(key: str) -> Option:
    return next(one for one in SETTINGS if one.key == key)


@pytest.mark.parametrize(("key", "value"), [("large_index", True), ("four_colours", True), ("back", "boats")])
def test_another_make_is_shown_at_once_in_mid_match(key: str, value: OptionValue, opened: Opened, qtbot: QtBot) -> None:
    window = opened()
    person = Person(window)
    window.begin(rules_with(), PERSON_AND_BOTS, "deck")
    person.play_to(qtbot, "play")
    felt = window.match.felt
    before, told = felt.grab().toImage(), felt.accessibleDescription()
    items = len(felt.scene().items())
    window.settings.set(key, value)
    assert felt.grab().toImage() != before
    assert (felt.accessibleDescription(), len(felt.scene().items())) == (told, items)
    assert felt.table.look.suits.folders == dress.pictures().suits
    window.settings.set(key, option(key).default)
    assert felt.grab().toImage() == before


def test_signs_in_words_have_the_colours_of_the_cards() -> None:
    inks = {sign: sign_inks(LIGHT, sign) for sign in "♣♠♥♦"}
    assert inks == {"♣": None, "♠": None, "♥": LIGHT.hearts, "♦": LIGHT.hearts}
    dress.make(dress.Make(four=True))
    inks = {sign: sign_inks(LIGHT, sign) for sign in "♣♠♥♦"}
    assert inks == {"♣": LIGHT.clubs, "♠": None, "♥": LIGHT.hearts, "♦": LIGHT.diamonds}
    assert signs().split("7♣ 8♠") == ["7", "♣", " 8♠"]
