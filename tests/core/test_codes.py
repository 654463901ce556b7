"""Deal codes: the same cards everywhere and for ever, whatever is typed; and typing errors that are noticed."""

import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjavs_desktop.core import codes
from sjavs_desktop.core.codes import CodeError, DealCode
from sjavs_desktop.core.dice import shuffle, shuffled
from sjavs_desktop.core.errors import RulesError
from sjavs_desktop.core.game import apply, start
from sjavs_desktop.core.pack import Pack, compile_rules
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.core.state import Action
from tests.core.games import PACKS, VALUES, rules_of
from tests.core.golden import MATCHES, stored
from tests.core.golden_codes import meaning
from tests.core.golden_codes import stored as golden
from tests.rule_cases import pack

ALL: dict[str, Pack] = {key: pack(key) for key in PACKS}
SEEDS = st.text(codes.LETTERS, min_size=codes.SEED, max_size=codes.SEED)
CODE = "sjavs:7K3QD-9XM2P-C006V-4TP31"


def refused(text: str) -> str:
    """Why a code is refused: the key."""
    with pytest.raises(CodeError, match=r"^[A-Z].*[^.][.]$") as wrong:
        codes.start_of(codes.read(text), ALL)
    return wrong.value.key


# -- Golden codes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", golden())
def test_a_code_means_the_same_cards_for_ever(text: str) -> None:
    code = codes.read(text)
    begun = codes.start_of(code, ALL)
    assert meaning(code, begun.opening) == golden()[text]
    assert codes.write(code) == text
    assert begun.same_rules, "if these rules were meant to change, old codes tell so: then leave this code out here"
    assert begun.origin == f"code {text}"


def test_every_pack_has_golden_codes_of_both_kinds() -> None:
    found = [codes.read(text) for text in golden()]
    assert {code.pack for code in found} == set(PACKS)
    assert {(code.pack, bool(code.seed)) for code in found} == {(key, kind) for key in PACKS for kind in (True, False)}
    assert {code.cut is None for code in found} == {True, False}


# -- Every pack, every choice, any deal --------------------------------------------------------------------------------


@st.composite
def choices(draw: st.DrawFn) -> tuple[str, dict[str, OptionValue], Rules]:
    """The key of a pack, some choices that can stand beside each other, and the rules."""
    key = draw(st.sampled_from(PACKS))
    some = draw(st.lists(st.sampled_from(list(VALUES[key])), max_size=6, unique=True))
    chosen = {one: draw(st.sampled_from(VALUES[key][one])) for one in some}
    while True:
        try:
            return key, chosen, compile_rules(ALL[key], chosen)
        except RulesError:
            chosen.popitem()


@given(choices(), SEEDS, st.integers(1, codes.LAST), st.data())
def test_a_code_brings_back_rules_and_cards(
    made: tuple[str, dict[str, OptionValue], Rules], seed: str, number: int, data: st.DataObject
) -> None:
    key, chosen, rules = made
    dealer = data.draw(st.integers(0, rules.seats - 1))
    series = data.draw(st.booleans())
    order = shuffled(rules.deck, f"{seed}:{number}" if series else data.draw(st.text(max_size=5)))
    cut = data.draw(st.sampled_from((None, 0, 3, len(rules.deck) - 3))) if rules.cut == "ask" else None
    code = codes.of_deal(rules, ALL[key] if data.draw(st.booleans()) else None, seed, number, dealer, order, cut)
    text = codes.write(code)
    assert codes.read(text) == code
    typed = spoilt(text, random.Random(data.draw(st.integers())))
    begun = codes.start_of(codes.read(typed), ALL)
    # A preset of one's own is none of this test's matters; the shipped ones have keys of their own.
    assert (begun.rules.resolved, begun.dealer, begun.same_rules) == (rules.resolved, dealer, True)
    assert begun.opening[0].value == order
    assert [one.value for one in begun.opening[1:]] == ([] if cut is None else [cut])
    assert (begun.seed, begun.first) == (code.seed or begun.seed, number if series else 1)
    state = start(begun.rules, begun.dealer)
    for action in begun.opening:
        state, _ = apply(state, action)
    assert chosen.items() <= dict(begun.rules.chosen).items()


def spoilt(text: str, dice: random.Random) -> str:
    """A code as somebody may copy it: in other letters, with blanks, hyphens and line ends elsewhere."""
    rules, _, cards = text.partition(":")
    swaps = {"0": "0Oo", "1": "1IiLl"}
    letters = [dice.choice(swaps.get(one, one + one.lower())) for one in cards.replace("-", "")]
    joined = "".join(one + dice.choice(("", "", "-", " ", "\n", "\u2013", "\u00ad")) for one in letters)
    return dice.choice(("", " ", "\ufeff", "\u201c")) + dice.choice((rules, rules.upper())) + " : " + joined + "."


@given(st.integers(1, 52), st.data())
def test_every_order_has_a_place_of_its_own(size: int, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, factorial(size) - 1))
    order = codes.unranked(place, range(size))
    assert codes.ranked(order) == place
    assert sorted(order) == list(range(size))
    assert codes.unranked(0, range(size)) == tuple(range(size))


def test_a_code_of_a_series_is_short_and_one_of_an_order_is_not_long() -> None:
    assert len(CODE.partition(":")[2].replace("-", "")) == 20
    rules = rules_of("sjavs")
    last = codes.write(codes.of_deal(rules, ALL["sjavs"], "old", 1, 3, tuple(sorted(rules.deck, reverse=True)), 29))
    assert len(last.partition(":")[2].replace("-", "")) <= 34


# -- Typing errors -----------------------------------------------------------------------------------------------------


def substituted(text: str) -> Iterator[str]:
    """The text with each character changed into each other one that a code may have."""
    for at in range(len(text)):
        for one in "0123456789abcdefghijklmnopqrstuvwxyz_-.,=:% ":
            yield text[:at] + one + text[at + 1 :]


def swapped(text: str) -> Iterator[str]:
    """The text with each two neighbours changed about."""
    for at in range(len(text) - 1):
        yield text[:at] + text[at + 1] + text[at] + text[at + 2 :]


def misread(typed: Iterator[str], code: DealCode) -> list[str]:
    """What is read as another code."""
    found = []
    for text in typed:
        try:
            found += [] if codes.read(text) == code else [text]
        except CodeError:
            continue
    return found


@pytest.mark.parametrize("text", list(golden())[::3])
def test_one_wrong_character_and_two_changed_about_are_noticed(text: str) -> None:
    code = codes.read(text)
    assert misread(substituted(text), code) == []
    assert misread(swapped(text), code) == []


def test_other_errors_are_noticed_but_for_one_in_30_000() -> None:
    dice, code, wrong = random.Random(6), codes.read(CODE), 0
    for _ in range(30_000):
        letters = list(CODE)
        for at in dice.sample(range(6, len(CODE)), dice.randrange(3, 8)):
            letters[at] = dice.choice(codes.LETTERS)
        wrong += len(misread(iter(["".join(letters)]), code))
    assert wrong <= 6


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "empty"),
        (" \n", "empty"),
        ("sjavs", "colon"),
        (":7K3QD", "colon"),
        ("sjavs:7K3U", "letter"),
        ("sjavs:7K3\x07", "letter"),
        ("sjavs:7K3Q", "short"),
        (CODE[:-1], "check"),
        (CODE[:-1] + "2", "check"),
        (CODE.replace("sjavs", "sjavs-3"), "check"),
        ("s" * 3000, "long"),
    ],
)
def test_what_is_no_code_is_told_in_a_sentence(text: str, key: str) -> None:
    assert refused(text) == key


def sealed_up(rules: str, cards: str) -> str:
    """A code with a right check, whatever it says."""
    return f"{rules}:{cards}{codes.base32(codes.crc(rules, cards), codes.CHECK)}"


@pytest.mark.parametrize(
    ("rules", "cards", "key"),
    [
        ("sjavs", "7K3QD9XM2P1" + "G" + "000", "later"),
        ("sjavs", "7K3QD9XM2P01" + "0" + "000", "form"),
        ("sjavs", "7K3QD9XM2P0" + "0" + "000", "form"),
        ("sjavs", "7K3QD9XM2P" + "0" + "000", "form"),
        ("sjavs", "7K3QD9XM2PZZZZZZZ" + "0" + "000", "form"),
        ("sjavs", "4" + "000", "short"),
        ("sjavs", "14" + "4" + "000", "form"),
        ("sjavs,x", "7K3QD9XM2P1" + "0" + "000", "form"),
        ("sjavs,=x", "7K3QD9XM2P1" + "0" + "000", "form"),
        ("heima", "7K3QD9XM2P1" + "0" + "000", "pack"),
        ("sjavs-3", "7K3QD9XM2P1" + "3" + "000", "dealer"),
        ("sjavs", "7K3QD9XM2P1" + "01" + "4" + "000", "cut"),
        ("sjavs", "7K3QD9XM2P1" + "ZZ" + "4" + "000", "cut"),
        ("sjavs", "Z" * 40 + "8" + "000", "cards"),
    ],
)
def test_what_nobody_wrote_is_told_in_a_sentence(rules: str, cards: str, key: str) -> None:
    assert refused(sealed_up(rules, cards)) == key


@given(st.text(max_size=60), st.text(codes.LETTERS + codes.LETTERS.lower() + "-:", max_size=60))
def test_any_text_is_a_code_or_gets_a_sentence(rules: str, cards: str) -> None:
    for text in (rules, f"{rules}:{cards}", sealed_up("sjavs", cards.upper().replace("-", "").replace(":", ""))):
        with suppress(CodeError):
            codes.start_of(codes.read(text), ALL)


# -- Other rules -------------------------------------------------------------------------------------------------------


def test_a_code_of_other_rules_tells_so_and_gives_the_same_cards() -> None:
    code = codes.read(CODE)
    other = replace(code, options=(("gone", "x"), ("cut", "gone"), ("crosses_to_win", "2")), mark="ZZZ")
    begun = codes.start_of(codes.read(codes.write(other)), ALL)
    assert begun.chosen == {"crosses_to_win": "2"}
    assert not begun.same_rules
    assert begun.opening == codes.start_of(code, ALL).opening


def test_the_mark_of_rules_looks_at_no_words_and_at_everything_else() -> None:
    rules = rules_of("old-mor")
    words = rules.resolved.replace(rules.name, "Anything").replace('"Nolo"', '"Misère"')
    assert words != rules.resolved
    assert codes.mark_in(words) == codes.mark_of(rules)
    marks = {codes.mark_of(rules_of("sjavs", crosses_to_win=value)) for value in VALUES["sjavs"]["crosses_to_win"]}
    assert len(marks) == len(VALUES["sjavs"]["crosses_to_win"])


def test_choices_that_cannot_stand_together_are_told_in_a_sentence() -> None:
    table = {**ALL["sjavs"].table, "score": {}}
    broken = replace(ALL["sjavs"], table=table)
    with pytest.raises(CodeError, match="cannot be played here") as wrong:
        codes.start_of(codes.read(CODE), {"sjavs": broken})
    assert wrong.value.key == "rules"


def test_a_pack_with_an_odd_name_and_odd_values_can_be_written() -> None:
    code = DealCode("Mín egnu, 100% = spæl", (("a b", "x:y,z"), ("é", "Ω")), "7K3QD9XM2P", 1, 0)
    text = codes.write(code)
    assert not set(" :") & set(text.partition(":")[0])
    assert codes.read(text) == code
    rules = rules_of("sjavs")
    assert codes.rules_of(codes.read(CODE.upper()), {"SJAVS": ALL["sjavs"]}) == (ALL["sjavs"], {})
    assert codes.opening(codes.read(CODE.upper()), rules)[0].value


# -- Deals of records --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", MATCHES)
def test_every_deal_of_a_record_has_a_code(key: str) -> None:
    record, _, _ = stored(key)
    shuffles = [(at, one) for at, one in enumerate(record.actions) if one.kind == "shuffle"]
    states = list(record.steps())
    for deal, (at, action) in enumerate(shuffles, 1):
        code = codes.read(codes.write(codes.of_record(record, deal, ALL[MATCHES[key][0]])))
        begun = codes.start_of(code, ALL)
        assert begun.opening == record.actions[at : at + 1 + (record.rules.cut == "ask")]
        assert begun.dealer == states[at + 1][0].table.dealer
        assert begun.same_rules
        assert code.seed == "", "seeds of old records are of no series that a short code could name"
        assert action == begun.opening[0]
    with pytest.raises(IndexError):
        codes.of_record(record, len(shuffles) + 1)


def test_a_deal_of_a_series_knows_its_number_and_the_next_one() -> None:
    begun = codes.start_of(codes.read(CODE), ALL)
    names, levels = ("A", "B", "C", "D"), ("random",) * 4
    record = Record(begun.rules, begun.dealer, names, levels, begun.seed, begun.opening, first=begun.first)
    code = codes.of_record(record, 1, ALL["sjavs"])
    assert codes.write(code) == CODE
    following = codes.next_of(code, begun.rules)
    assert following is not None
    assert (following.number, following.dealer, following.cut) == (13, 3, None)
    opening: tuple[Action, ...] = codes.opening(following, begun.rules)
    assert opening == (shuffle(begun.rules.deck, begun.seed, 13),)
    assert codes.next_of(replace(code, number=codes.LAST), begun.rules) is None
    assert codes.next_of(replace(code, seed=""), begun.rules) is None


def test_new_seeds_are_of_a_series_and_never_the_same() -> None:
    seeds = [codes.new_seed() for _ in range(2000)]
    assert len(set(seeds)) == len(seeds)
    assert all(codes.seed_in(one) == one for one in seeds)
    assert {letter for one in seeds for letter in one} == set(codes.LETTERS)
    assert codes.seed_in("7k3qd-9xm2p ") == codes.seed_in("7K3QD 9XM2P") == "7K3QD9XM2P"
    assert codes.seed_in("o123456789") == "0123456789"
    assert codes.seed_in("7K3QD9XM2") is codes.seed_in("7K3QD9XM2U") is None
