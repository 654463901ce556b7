"""The letters of the languages: each card has one name, none of them means another card in records."""

import pytest

from sjavs_desktop.core.cards import PIPS, RANK_LETTERS, SUIT_LETTERS
from sjavs_desktop.letters import INTERNATIONAL, OF_LANGUAGE, letters_of, printed, recorded, signs
from sjavs_desktop.messages import LANGUAGES
from tests.raw_signs import foreign, raw
from tests.translations import catalogues, texts

SETS = sorted({letters_of(one) for one in LANGUAGES})
CARDS = [rank + suit for rank in PIPS for suit in SUIT_LETTERS]


def test_the_letters_are_those_of_the_ranks_that_have_any() -> None:
    assert signs(INTERNATIONAL) == {pip: letter for pip, letter in RANK_LETTERS.items() if pip > 10}
    assert set(OF_LANGUAGE) <= set(LANGUAGES)
    assert (letters_of("en"), letters_of("is")) == (INTERNATIONAL, INTERNATIONAL)


@pytest.mark.parametrize("letters", SETS)
def test_every_card_can_be_typed_with_the_letters_of_a_language_and_with_those_of_records(letters: str) -> None:
    told = {printed(one, letters): one for one in CARDS}
    assert len(told) == len(CARDS)
    assert {recorded(typed, letters): one for typed, one in told.items()} == {one: one for one in CARDS}
    # What records have is no other card here.
    assert all(recorded(one, letters) == one for one in CARDS)
    assert all(told.get(one, one) == one for one in CARDS)


@pytest.mark.parametrize("typed", ["", "X", "10", "DX", "DCC", "♣Q"])
def test_what_is_no_card_does_not_become_one(typed: str) -> None:
    assert all(recorded(typed, one) not in CARDS for one in SETS)


# -- Texts -----------------------------------------------------------------------------------------------------------

AS_IN_RECORDS = (
    "Cards are written rank before suit: A Sau,",
    "{name!r} is not a card (rank {list} and suit {suits}, as in 'QC')",
    "International: A, K, Q, J",
    "{file}:1: this is not a catalogue of messages",
)
"""How texts begin that tell of records, of the German deck, or of international letters."""


def test_no_text_names_a_card_by_its_letter() -> None:
    """It stands in braces there, and is filled in as it is printed in the language of now."""
    found = [one.source for one in texts.everything() if raw(one.source)]
    assert [one for one in found if not one.startswith(AS_IN_RECORDS)] == []
    assert len(found) == len(AS_IN_RECORDS)


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_no_translation_does(language: str) -> None:
    known = catalogues.read(catalogues.path_of(language))
    assert [form for (_, source), forms in known.items() for form in forms if raw(form) and not raw(source)] == []


@pytest.mark.parametrize(
    "text", ["J♣ is no club", "lead ♣Q first", "the Q of clubs", "play QC.", "(10♥)", "er D♠", "EH und BC"]
)
def test_a_letter_in_a_text_is_found(text: str) -> None:
    assert raw(text)


@pytest.mark.parametrize("text", ["{QC} and {JS}", "♣ clubs", "Ctrl+J", "a card", "A trick", "{card} ♣", "Alt+Q"])
def test_what_is_none_is_not_found(text: str) -> None:
    assert not raw(text)


def test_a_letter_of_another_language_is_found_in_what_is_told() -> None:
    told = ["Q♣ 10♥", "E♣ D♣ B♣", "A♠", "♠J", "Ctrl+J", "Esc", "the J"]
    assert foreign(told, "EKDB") == ["Q♣ 10♥", "A♠", "♠J", "the J"]
    assert foreign(told, "AKQJ") == ["E♣ D♣ B♣"]
    assert foreign(told, "AKDB") == ["Q♣ 10♥", "E♣ D♣ B♣", "♠J", "the J"]
