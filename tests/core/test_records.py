"""Records: golden matches, reading back, what is done with damaged ones; and shuffles that never change."""

import json
import random
import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjavs_desktop.core import dice
from sjavs_desktop.core.cards import name, parse
from sjavs_desktop.core.dice import numbers, shuffle, shuffled
from sjavs_desktop.core.errors import IllegalAction, RecordError
from sjavs_desktop.core.record import FORMAT, Record, header_text, read_record, record_text
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import CHANCE, EVENTS, OVER, Action
from tests.core.games import PACKS, VALUES, match, rules_of, rules_with
from tests.core.golden import FOLDER, MATCHES, events_text, played, stored

# -- Golden matches --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", MATCHES)
def test_a_recorded_match_shows_the_same_events_as_when_it_was_kept(key: str) -> None:
    record, _, events = stored(key)
    assert events_text(record) == events


@pytest.mark.parametrize("key", MATCHES)
def test_a_recorded_match_is_read_and_written_without_a_change(key: str) -> None:
    record, text, _ = stored(key)
    assert record_text(record) == text
    assert record.state().table.phase == OVER


def without_words(text: str) -> str:
    """A record without what may change with the version: the name and the sentence on the game, new options."""
    words = r'"rules": {"name": "(?:[^"\\]|\\.)*", "about": "(?:[^"\\]|\\.)*"'
    left, found = re.subn(words, '"rules": {"name": "", "about": ""', text)
    assert found == 1
    return left.replace(', "take_back": true', "")


@pytest.mark.parametrize("key", MATCHES)
def test_the_same_seed_plays_the_same_match_again(key: str) -> None:
    assert without_words(record_text(played(key))) == without_words(stored(key)[1])


def test_the_golden_matches_show_every_kind_of_event_a_tie_and_a_deal_nobody_bid() -> None:
    text = "\n".join(stored(key)[2] for key in MATCHES)
    assert {line.split()[0] for line in text.splitlines() if line} == set(EVENTS)
    assert {pack for pack, _, _ in MATCHES.values()} == set(PACKS)
    assert "band=tie" in text
    assert "contract -" in text
    assert {path.stem for path in FOLDER.iterdir()} == set(MATCHES)


# -- Reading back ----------------------------------------------------------------------------------------------------


def some_record(seed: int, rules: Rules, deals: int = 2) -> Record:
    """A random match as a record."""
    steps = list(match(rules, random.Random(seed), deals))
    actions = tuple(action for action, _ in steps if action is not None)
    names, levels = ("A", "B", "Ð", '"')[: rules.seats], ("human", "x", "y", "z")[: rules.seats]
    return Record(rules, steps[0][1][0].table.dealer, names, levels, "1", actions)


GAMES = st.sampled_from(PACKS).flatmap(
    lambda key: st.fixed_dictionaries({one: st.sampled_from(several) for one, several in VALUES[key].items()}).map(
        lambda chosen: rules_of(key, **chosen)
    )
)


@given(st.integers(0, 10**9), GAMES)
def test_a_record_reads_back_from_its_text(seed: int, rules: Rules) -> None:
    record = some_record(seed, rules, 1)
    again = read_record(record_text(record))
    assert again == record
    assert again.state() == record.state()


RECORD = some_record(7, rules_with())
TEXT = record_text(RECORD)
LINES = TEXT.splitlines(keepends=True)


def test_a_last_line_that_was_torn_in_writing_is_left_out_wherever_it_tore() -> None:
    for end in range(len(LINES[0]), len(LINES[0]) + 400):
        kept = TEXT[:end].count("\n") - 1
        assert read_record(TEXT[:end]).actions == RECORD.actions[:kept]


def test_a_record_of_just_its_header_is_a_match_not_yet_begun() -> None:
    for text in (LINES[0], LINES[0].rstrip("\n")):
        assert read_record(text).actions == ()


def test_lines_that_end_as_on_windows_are_read_too() -> None:
    assert read_record(TEXT.replace("\n", "\r\n")) == RECORD


def test_steps_replays_each_state_and_refuses_an_action_out_of_place() -> None:
    assert len(list(RECORD.steps())) == len(RECORD.actions) + 1
    with pytest.raises(IllegalAction):
        RECORD.appended(Action(CHANCE, "cut", 0)).state()


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "is not an action"),
        ("0 fly QC", "'fly' is not a kind"),
        ("0 play XX", "'XX' is not a card"),
        ("7 pass", "against the rules here: it is not the turn of that seat"),
        ("- shuffle QC QS", "against the rules here: it is not the turn of that seat"),
        ("3 cut 1", "against the rules here: the pack cannot be cut there"),
        ("\x00\xff", "is not an action"),
        ("9" * 5000 + " pass", "is not an action"),
    ],
)
def test_a_corrupted_line_is_refused_with_file_line_and_reason(line: str, why: str) -> None:
    shuffle_line = LINES[1]
    cutter = (RECORD.dealer - 1) % 4
    text = LINES[0] + shuffle_line + line.replace("3 cut", f"{cutter} cut") + "\n" + "".join(LINES[3:])
    with pytest.raises(RecordError) as refused:
        read_record(text, "mine.sjavs")
    assert refused.value.line == 3
    assert why in refused.value.why
    assert str(refused.value) == f"mine.sjavs:3: {refused.value.why}"


def test_any_single_damaged_character_gives_a_record_or_an_error_with_its_line_and_nothing_else() -> None:
    draw = random.Random(3)
    errors: list[RecordError] = []
    for _ in range(300):
        at = draw.randrange(len(LINES[0]) - 400, len(TEXT))
        text = TEXT[:at] + draw.choice("Q0 \n-{\x00é") + TEXT[at + 1 :]
        try:
            read_record(text)
        except RecordError as error:
            errors.append(error)
    assert 200 < len(errors) < 300
    assert all(1 <= error.line <= len(LINES) + 1 and error.why for error in errors)


def header(**changes: object) -> str:
    """The header of the record with other values; `...` takes one out."""
    told = {**json.loads(header_text(RECORD)), **changes}
    return json.dumps({key: value for key, value in told.items() if value is not ...})


@pytest.mark.parametrize(
    ("first", "why"),
    [
        ("", "not JSON"),
        ("sjavs", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("[]", "names no format"),
        ("3", "names no format"),
        (header(format="sjavs-record 99"), "'sjavs-record 99' is not known"),
        (header(rules=...), "the header has no 'rules'"),
        (header(players=...), "the header has no 'players'"),
        (header(players=3), "of another kind than it must be"),
        (header(players=["A", "B", "C"]), "a name and a level for each of 4 seats"),
        (header(players=["A", "B", "C", 4]), "a name and a level for each of 4 seats"),
        (header(levels=[]), "a name and a level for each of 4 seats"),
        (header(seed=1), "a name and a level for each of 4 seats"),
        (header(dealer=4), "seat from 0 to 3"),
        (header(dealer=True), "seat from 0 to 3"),
        (header(dealer="0"), "seat from 0 to 3"),
        (header(rules={}), "cannot be used"),
        (header(rules=[]), "cannot be used"),
    ],
)
def test_a_damaged_header_is_refused_with_line_1_and_a_sentence(first: str, why: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(first + "\n", "mine.sjavs")
    assert refused.value.line == 1
    assert why in refused.value.why


def test_a_record_of_other_rules_than_the_pack_of_today_keeps_its_own() -> None:
    told = json.loads(header_text(RECORD))
    told["rules"]["score"]["start"] = 30
    record = read_record(json.dumps(told) + "\n")
    assert record.state().table.scores == (30, 30)
    assert json.loads(header_text(record))["rules"] == told["rules"]
    assert told["format"] == FORMAT


# -- Shuffles --------------------------------------------------------------------------------------------------------


def test_the_shuffle_of_a_seed_never_changes() -> None:
    """Were it to change, seeds that people noted down would deal other cards."""
    deck = rules_with().deck
    first, second = shuffle(deck, "sjavs", 1), shuffle(deck, "sjavs", 2)
    assert first.seat == CHANCE
    assert first.value == parse(FIRST)
    assert second.value == parse(SECOND)
    assert next(numbers("sjavs")) == NUMBER


FIRST = "8S AD KC 8C JS 9C KH JH 7H AS QD 7S 8D 9S 9H TC KS 7D AH TS QS QH 7C TD 8H TH JC QC KD JD 9D AC"
SECOND = "JD 8C JH 9S 8S TC JS QH KC AS QS QC QD AH 9C 9D KD AD KS TD 9H 7D 8H 7H TS 8D 7S JC KH AC 7C TH"
NUMBER = 3_344_204_155


def test_a_shuffle_holds_every_card_once_and_depends_on_the_seed() -> None:
    deck = rules_with().deck
    orders = {shuffled(deck, str(seed)) for seed in range(200)}
    assert len(orders) == 200
    assert all(sorted(order) == sorted(deck) for order in orders)


def test_a_number_that_would_favour_a_place_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last of 2**32 numbers is one too many for three places."""

    def order(*drawn: int) -> tuple[int, ...]:
        monkeypatch.setattr(dice, "numbers", lambda seed: iter(drawn))
        return shuffled((7, 8, 9), "any")

    assert order(2**32 - 1, 1, 0) == order(1, 0) != order(0, 1)


def chi_square(counts: Counter[int], cells: int) -> float:
    """How far counts are from being equal."""
    expected = sum(counts.values()) / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


SHUFFLES = [shuffled(range(32), f"fair/{seed}") for seed in range(3000)]


@pytest.mark.parametrize("card", [0, 1, 15, 30, 31])
def test_every_card_comes_to_every_place_equally_often(card: int) -> None:
    """31 degrees of freedom: a fair shuffle stays below 61.1 in 999 of 1000 cases, and the seeds are fixed."""
    assert chi_square(Counter(order.index(card) for order in SHUFFLES), 32) < 61.1


@pytest.mark.parametrize("place", [0, 1, 15, 30, 31])
def test_every_place_gets_every_card_equally_often(place: int) -> None:
    assert chi_square(Counter(order[place] for order in SHUFFLES), 32) < 61.1


def test_neighbours_of_the_deck_do_not_stay_neighbours() -> None:
    followed = Counter((order.index(1) - order.index(0)) % 32 for order in SHUFFLES)
    assert followed[0] == 0
    assert chi_square(Counter({step - 1: number for step, number in followed.items()}), 31) < 59.7


def test_the_measure_of_fairness_finds_a_shuffle_that_is_not() -> None:
    """The usual mistake, swapping with any place: the same measure must see it."""
    draw = random.Random(1)
    orders = []
    for _ in range(3000):
        order = list(range(32))
        for place in range(32):
            other = draw.randrange(32)
            order[place], order[other] = order[other], order[place]
        orders.append(order)
    found = [chi_square(Counter(order.index(card) for order in orders), 32) for card in (0, 1, 15, 30, 31)]
    assert max(found) > 61.1


def test_names_of_the_shuffled_cards_are_those_of_the_pack() -> None:
    assert {name(one) for one in shuffled(rules_with().deck, "x")} == {
        rank + suit for rank in "AKQJT987" for suit in "CSHD"
    }
