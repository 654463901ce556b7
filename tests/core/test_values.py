"""Cards, sets of cards, options as typed, and views: the small values that everything else is made of."""

import random

import pytest

from sjavs_desktop.core import cards
from sjavs_desktop.core.follow import why_not
from sjavs_desktop.core.schema import Source
from sjavs_desktop.core.state import Action, open_cards, ranking_of
from sjavs_desktop.core.view import view
from tests.core.games import aimed, choices, dealt, rules_of, rules_with
from tests.rule_cases import pack


def test_every_card_has_its_own_number_and_reads_back_from_its_name() -> None:
    names = [rank + suit for suit in cards.SUIT_LETTERS for rank in cards.PIPS]
    numbers = [cards.card(one) for one in names]
    assert len(set(numbers)) == 36
    assert [cards.name(one) for one in numbers] == names
    assert [cards.SUIT_LETTERS[cards.suit_of(one)] for one in numbers] == [one[1] for one in names]


@pytest.mark.parametrize("name", ["", "Q", "CQ", "qc", "QCC", "6C", "QX", " QC", "10C"])
def test_a_name_of_no_card_is_refused_by_name(name: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        cards.card(name)


def test_a_set_holds_each_card_once_and_tells_them_lowest_first() -> None:
    some = cards.parse("AH 7C QC 7C")
    assert cards.text(cards.mask(some)) == "7C QC AH"
    assert cards.count(cards.mask(some)) == 3
    assert tuple(cards.cards_in(cards.mask(some))) == tuple(sorted(set(some)))
    assert cards.parse(["AH", "7C"]) == cards.parse("AH 7C")


@pytest.mark.parametrize("typed", ["on", "true", "YES"])
def test_an_option_of_yes_or_no_is_read_as_people_type_it(typed: str) -> None:
    assert pack("sjavs").option("must_speak").read(typed) is True
    assert pack("sjavs").option("must_speak").read("off") is False


def test_an_option_refuses_other_words_and_lists_its_own() -> None:
    with pytest.raises(ValueError, match="must_speak: 'maybe' is not one of on, off"):
        pack("sjavs").option("must_speak").read("maybe")
    with pytest.raises(ValueError, match="start_points: '13' is not one of 24, 12"):
        pack("sjavs").option("start_points").read("13")
    assert pack("sjavs").option("start_points").read("12") == "12"
    with pytest.raises(KeyError):
        pack("sjavs").option("melody")


def test_a_revealed_hand_is_shown_and_no_other() -> None:
    state = dealt(rules_with())
    seen = view(state, 0, reveal=(2,))
    assert seen.shown == (state.hands[0], 0, state.hands[2], 0)
    assert view(state, 0).shown == (state.hands[0], 0, 0, 0)


def test_there_is_no_ranking_until_the_contract_stands() -> None:
    state = aimed(rules_with(), random.Random(4), "spades")
    ranking = ranking_of(state.rules, state.table)
    assert ranking is not None
    assert ranking.trumps[6:] == cards.parse("AS KS TS 9S 8S 7S")
    assert ranking_of(state.rules, dealt(state.rules).table) is None


@pytest.mark.parametrize(("trump", "number"), [(0, 12), (1, 12), (2, 13), (3, 13), (None, 6)])
def test_there_are_as_many_trumps_as_the_dossier_counts(trump: int | None, number: int) -> None:
    """Every card has a place in the order, and only one."""
    ranking = rules_with().ranking("nobody" if trump is None else "trump", trump)
    assert len(ranking.trumps) == number
    assert sorted(ranking.order) == sorted(rules_with().deck)
    assert sum(ranking.points) == 120


@pytest.mark.parametrize(
    ("key", "contract", "trump", "trumps", "cards"),
    [
        ("old-mor", "trump", 2, 14, 32),
        ("old-mor", "solo", 0, 14, 32),
        ("old-mor", "nolo", None, 0, 32),
        ("klorsjavs", "play", 0, 9, 20),
        ("klorsjavs-older", "tout", 3, 10, 20),
        ("sjavs-3", "trump", 3, 13, 32),
        ("sjavs-2", "nobody", None, 6, 32),
    ],
)
def test_the_other_packs_have_as_many_trumps_and_cards_as_the_dossier_counts(
    key: str, contract: str, trump: int | None, trumps: int, cards: int
) -> None:
    rules = rules_of(key, **({"tens": True} if key == "klorsjavs-older" else {}))
    ranking = rules.ranking(contract, trump)
    assert (len(ranking.trumps), len(rules.deck), sum(ranking.points)) == (trumps, cards, 120)
    assert sorted(ranking.order) == sorted(rules.deck)
    assert rules.score.total == 120


def test_open_cards_belong_to_what_may_be_played_and_not_to_the_hand() -> None:
    state = aimed(rules_of("sjavs-2"), random.Random(5), "trump")
    seen = view(state, 0)
    lying = open_cards(state.table, 0)
    assert lying.bit_count() == 4
    assert (seen.hand, seen.own) == (state.hands[0], state.hands[0] | lying)
    assert not seen.hand & lying
    assert open_cards(dealt(rules_with()).table, 0) == 0


def test_nobody_is_told_why_a_card_that_may_be_played_may_not() -> None:
    state = aimed(rules_with(), random.Random(5), "hearts")
    action = choices(state)[0]
    assert isinstance(action, Action)
    with pytest.raises(ValueError, match="is playable"):
        why_not(view(state, state.table.turn), int(str(action.value)))


def test_a_line_is_found_for_dotted_inline_and_nested_keys_and_none_without_a_text() -> None:
    source = Source("f", 'a = 1\n[b]\nc = { d = 1 }\n[b.e."f"]\ng.h = 2\n')
    assert source.line(["a"]) == 1
    assert source.line(["b"]) == 2
    assert source.line(["b", "c", "d"]) == 3
    assert source.line(["b", "e", "f", "g", "h"]) == 5
    assert source.line(["z"]) is None
    assert Source("f").line(["a"]) is None
