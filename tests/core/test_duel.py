"""Duels: the file reads back, refuses what is not the duel's, and compares deal by deal."""

import random
import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjavs_desktop.core.duel import duel_text, gained, read_duel, rows
from sjavs_desktop.core.errors import RecordError
from sjavs_desktop.core.record import Record, record_text
from tests.core.duels import duel_of, play, whole
from tests.core.games import PACKS


@pytest.mark.parametrize("key", PACKS)
def test_a_duel_reads_back_from_its_text_at_every_stage(key: str) -> None:
    duel, chance = duel_of(key), random.Random(key)
    assert read_duel(duel_text(duel)) == duel
    for deal, player in ((1, "Anna"), (1, "Ð"), (2, "Ð"), (2, "Anna")):
        assert duel.next_deal(player) == deal
        duel = duel.played(player, play(duel, deal, chance))
        assert read_duel(duel_text(duel)) == duel
    assert duel.complete("Anna")
    assert [one.player for one in duel.entries] == ["Anna", "Ð"]


@pytest.mark.parametrize("key", PACKS)
def test_the_same_play_of_both_makes_no_difference_and_the_rows_are_those_of_the_results(key: str) -> None:
    duel, chance = duel_of(key), random.Random(key)
    for deal in (1, 2):
        actions = play(duel, deal, chance)
        duel = duel.played("Anna", actions).played("Bo", actions)
    assert [row.difference for row in rows(duel)] == [0, 0]
    other = whole(key, 5)
    for row in rows(other):
        points = [gained(other.rules, other.result(row.deal, one.plays[row.deal - 1])) for one in other.entries]
        assert row.points == tuple(points)
        assert row.difference == points[0] - points[1]


def test_a_third_player_another_deal_and_a_deal_that_is_not_finished_are_refused() -> None:
    duel = whole("sjavs", 1)
    fresh = duel_of("sjavs")
    with pytest.raises(ValueError, match="two have played"):
        duel.played("Carl", duel.entries[0].plays[0])
    with pytest.raises(ValueError, match=r"the whole of this duel already \(deals: 2\)"):
        duel.played("Anna", duel.entries[0].plays[0])
    with pytest.raises(ValueError, match="not played to its end"):
        fresh.played("Anna", duel.entries[0].plays[0][:-1])
    with pytest.raises(ValueError, match="does not begin with the cards"):
        fresh.played("Anna", duel.entries[0].plays[1])
    actions = duel.entries[0].plays[0]
    opening = len(fresh.opening(1))
    refused = r"^deal 1: '\d .*' is against the rules here: it is not the turn of that seat$"
    with pytest.raises(ValueError, match=refused):
        fresh.played("Anna", (*actions[:opening], actions[opening]._replace(seat=(actions[opening].seat + 1) % 4)))


def test_a_working_copy_keeps_whose_it_is_and_what_is_sent_does_not() -> None:
    duel = duel_of("sjavs").owned(" Anna ")
    assert duel.own == "Anna"
    assert read_duel(duel_text(duel)) == duel
    assert read_duel(duel_text(duel.sent())).own == ""
    with pytest.raises(ValueError, match="as 'Anna' already"):
        duel.owned("Bo")
    with pytest.raises(ValueError, match="cannot be the name"):
        duel_of("sjavs").owned("A\nB")
    two = whole("sjavs", 1)
    with pytest.raises(ValueError, match="somebody who has played"):
        two.owned("Anna")
    with pytest.raises(ValueError, match="two have played"):
        two.owned("Carl")
    assert two.whole
    assert not duel.whole


def test_two_copies_are_joined_and_the_longer_play_of_each_counts() -> None:
    full = whole("klorsjavs", 4, 2)
    anna, other = full.entries
    start = replace(full, entries=())
    ahead = replace(start, entries=(anna, other._replace(plays=other.plays[:1])))
    behind = replace(start, entries=(anna._replace(plays=anna.plays[:1]), other), own="Anna")
    assert behind.joined(ahead) == replace(full, own="Anna")
    assert set(ahead.joined(behind).entries) == set(full.entries)
    assert start.joined(full) == full


def test_copies_that_contradict_each_other_are_not_joined() -> None:
    one, two = whole("sjavs", 1), whole("sjavs", 2)
    with pytest.raises(ValueError, match="'Anna' has played deal 1 in another way"):
        one.joined(two)
    with pytest.raises(ValueError, match="another duel with the same deals"):
        one.joined(replace(one, levels=("human", "a", "b", "c")))
    with pytest.raises(ValueError, match="two others"):
        duel_of("sjavs").owned("Carl").joined(one)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("0123456789", "../../a.sh"), "d:1: the seed must be"),
        (("0123456789", "O123456789"), "d:1: the seed must be"),
        (('"deals": 1', '"deals": 101'), "d:1: deals must be a whole number from 1 to 100"),
        (('"deals": 1', '"deals": true'), "d:1: deals must be"),
        (('"dealer": 1', '"dealer": 9'), "d:1: the dealer must be a seat"),
        (('"dealer": 1', '"own": 7, "dealer": 1'), "d:1: the header needs"),
        (('"dealer": 1', '"own": " ", "dealer": 1'), "d:1: ' ' cannot be|d:1: '' cannot be"),
        (("sjavs-duel 1", "sjavs-duel 2"), "newer version"),
        (("sjavs-duel 1", "sjavs-record 1"), "record of a match and not a duel"),
        (("@ Anna", "@ Bárður"), "stands here twice"),
        (("# 1", "# 2"), "d:3: deal '2' is not the one"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused_in_a_sentence(change: tuple[str, str], sentence: str) -> None:
    text = duel_text(whole("sjavs", 3, 1))
    assert change[0] in text
    with pytest.raises(RecordError) as wrong:
        read_duel(text.replace(*change), "d")
    assert re.search(sentence, str(wrong.value))
    assert "\n" not in str(wrong.value)


def test_a_record_is_no_duel() -> None:
    record: Record = duel_of("sjavs").header(1, "Anna")
    with pytest.raises(RecordError, match="record of a match and not a duel"):
        read_duel(record_text(record), "r.sjavs")


TEXT = duel_text(whole("klorsjavs", 3, 1))


@given(st.integers(0, len(TEXT) - 1), st.text(max_size=3), st.integers(0, 6))
def test_a_damaged_file_is_refused_with_a_sentence_or_is_a_duel_still(at: int, put: str, cut: int) -> None:
    told = ""
    try:
        found = read_duel(TEXT[:at] + put + TEXT[at + cut :], "d.sjavs-duel")
    except RecordError as wrong:
        told = str(wrong)
    if told:
        assert told.startswith("d.sjavs-duel:")
        assert "\n" not in told
    else:
        assert read_duel(duel_text(found)) == found
