"""Every option of Faroese Sjavs and each of its choices: what the dossier says it changes."""

import inspect
import random
import re
import sys
from typing import Any

import pytest

from sjavs_desktop.core.cards import CLUBS, HEARTS, mask, name, parse
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.errors import IllegalAction
from sjavs_desktop.core.game import apply, start
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.payoff import Tally, pay
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import CHANCE, OVER, Action, Result, State, Table
from tests.core.games import acted, choices, dealt, match, rules_with
from tests.rule_cases import VARIANTS, gathered, in_deal, pack, settled

NOBODY_BIDS = ("QC QS AC KC AS KS AH AD", "JC JS TC 9C TS 9S TH TD", "JH JD 8C 7C 8S 7S KD 8H")


def words(state: State) -> list[str]:
    """What may be called, as it is written in records."""
    return [str(one.value or one.kind) for one in choices(state)]


def playable(state: State) -> set[str]:
    """The names of the cards that may be played."""
    return {name(int(str(one.value))) for one in choices(state)}


def deals(rules: Rules, *outcomes: dict[str, Any]) -> Table:
    """The table after deals with those outcomes (as in `tests.rule_cases`)."""
    table = start(rules, 3).table
    for outcome in outcomes:
        table = settled(rules, gathered(table), outcome)
    return table


def last(rules: Rules, *outcomes: dict[str, Any]) -> Result:
    """The result of the last of those deals."""
    return deals(rules, *outcomes).results[-1]


TIE = {"tie": True}
SIMPLE = {"decl": "A", "declarer_points": 61}
IN_CLUBS = {"decl": "A", "declarer_points": 61, "clubs": True}
VOL = {"decl": "A", "declarer_points": 120, "declarer_tricks": 8, "clubs": True, "one_player_all": True}


# -- rank_order ------------------------------------------------------------------------------------------------------


def test_rank_order_natural_ranks_the_king_over_the_ten_plain_and_trump() -> None:
    ranking = rules_with(rank_order="natural").ranking("trump", HEARTS)
    assert ranking.winner(parse("TS KS 9S 8S")) == 1
    assert ranking.winner(parse("TH QH KH 9H")) == 2
    assert ranking.trumps == parse("QC QS JC JS JH JD AH KH QH TH 9H 8H 7H")


def test_rank_order_ace_ten_ranks_the_ten_next_to_the_ace_but_counts_the_same() -> None:
    natural, ace_ten = (rules_with(rank_order=one).ranking("trump", HEARTS) for one in ("natural", "ace_ten"))
    assert ace_ten.winner(parse("TS KS 9S 8S")) == 0
    assert ace_ten.trumps == parse("QC QS JC JS JH JD AH TH KH QH 9H 8H 7H")
    assert ace_ten.points == natural.points


# -- cut -------------------------------------------------------------------------------------------------------------


def shuffled(rules: Rules) -> State:
    """The first deal after a shuffle that leaves the pack in the order of the deck; seat 3 deals."""
    state, _ = apply(start(rules, 3), Action(CHANCE, "shuffle", rules.deck))
    return state


def test_cut_ask_lets_the_player_on_the_dealers_right_knock_or_cut() -> None:
    state = shuffled(rules_with(cut="ask"))
    assert (state.table.phase, state.table.turn) == ("cut", 2)
    assert [one.value for one in choices(state)] == [0, *range(3, 30)]


def test_cut_ask_deals_eight_at_once_after_a_knock_and_two_rounds_of_four_after_a_cut() -> None:
    state = shuffled(rules_with(cut="ask"))
    deck = state.rules.deck
    knocked, cut = acted(state, ("cut", 0)), acted(state, ("cut", 5))
    assert (knocked.table.packets, cut.table.packets) == ((8,), (4, 4))
    assert knocked.hands[0] == mask(deck[0:8])  # forehand, on the dealer's left, is dealt first
    assert knocked.hands[3] == mask(deck[24:32])
    turned = deck[5:] + deck[:5]
    assert cut.hands[0] == mask(turned[0:4] + turned[16:20])
    assert cut.hands[3] == mask(turned[12:16] + turned[28:32])


def test_cut_always_cut_asks_nobody_and_deals_two_rounds_of_four() -> None:
    state = shuffled(rules_with(cut="always_cut"))
    deck = state.rules.deck
    assert (state.table.phase, state.table.turn, state.table.packets) == ("auction", 0, (4, 4))
    assert state.hands[0] == mask(deck[16:20] + deck[0:4])


def test_cut_always_knock_asks_nobody_and_deals_eight_at_once() -> None:
    state = shuffled(rules_with(cut="always_knock"))
    assert (state.table.phase, state.table.cut, state.table.packets) == ("auction", 0, (8,))
    assert state.hands[0] == mask(state.rules.deck[:8])


# -- must_speak ------------------------------------------------------------------------------------------------------

CAN_BID = "JS JD KH QH TH 9C 8S 7D"


def test_must_speak_off_lets_a_hand_pass_that_could_bid() -> None:
    assert words(dealt(rules_with(must_speak=False), CAN_BID)) == ["pass", "5"]


def test_must_speak_on_leaves_only_the_bid_and_names_the_rule() -> None:
    state = dealt(rules_with(must_speak=True), CAN_BID)
    assert words(state) == ["5"]
    with pytest.raises(IllegalAction) as refused:
        acted(state, ("pass", None))
    assert refused.value.reason.key == "must_speak"


def test_must_speak_on_lets_a_hand_pass_that_cannot_overcall() -> None:
    state = dealt(rules_with(must_speak=True), "QS JC AC TC 7C 9H 8D 7S", CAN_BID)
    assert words(acted(state, ("bid", "5"))) == ["pass"]


# -- no_bid ----------------------------------------------------------------------------------------------------------


def all_pass(**chosen: Any) -> State:
    """A deal, dealt by seat 3, in which nobody can bid and everybody has passed."""
    return acted(dealt(rules_with(**chosen), *NOBODY_BIDS), *[("pass", None)] * 4)


def test_no_bid_play_for_4_is_played_with_the_six_permanent_trumps_only_and_without_declarer() -> None:
    table = all_pass(no_bid="play_for_4").table
    assert (table.phase, table.turn, table.declarer, table.suit) == ("play", 0, None, None)
    ranking = rules_with().ranking(table.contract or "", table.suit)
    assert ranking.trumps == parse("QC QS JC JS JH JD")


def test_no_bid_play_for_4_pays_the_winners_4_even_for_every_trick() -> None:
    rules = rules_with(no_bid="play_for_4")
    for points, side in (([61, 59], 0), ([120, 0], 0), ([30, 90], 1), ([0, 120], 1)):
        result = last(rules, {"no_bid": True, "points": points})
        assert (result.account, result.base, result.band) == (side, 4, "nobody")


def test_no_bid_play_for_4_carries_a_tie_of_60_to_60() -> None:
    table = deals(rules_with(no_bid="play_for_4"), {"no_bid": True, "points": [60, 60]})
    assert (table.results[-1].band, table.ties, table.scores) == ("tie", 1, (24, 24))


@pytest.mark.parametrize(("choice", "dealer"), [("redeal_same", 3), ("redeal_next", 0)])
def test_no_bid_redeal_same_and_redeal_next_throw_the_cards_in_and_say_who_deals(choice: str, dealer: int) -> None:
    state = all_pass(no_bid=choice)
    assert (state.table.phase, state.table.turn, state.table.next_dealer) == ("shuffle", CHANCE, dealer)
    assert state.table.results == ()
    after, events = apply(state, shuffle(state.rules.deck, "again", 2))
    assert (after.table.dealer, after.table.deal, after.table.calls) == (dealer, 2, ())
    assert events[0].seat == dealer


# -- overtrump -------------------------------------------------------------------------------------------------------


def ruffed(overtrump: str) -> tuple[set[str], set[str]]:
    """What may be played when an opponent's, and when the partner's, trump is winning a plain trick.

    Hearts are trump; the club led by seat 0 is trumped with the eight of hearts, and the next cannot follow.
    """
    rules = rules_with(overtrump=overtrump)
    by_partner = in_deal(rules, "play", HEARTS, leader=0, turn=3, trick=parse("7C 8H 7S"))
    by_other = in_deal(rules, "play", HEARTS, leader=0, turn=2, trick=parse("7C 8H"))
    found = []
    for table in (by_other, by_partner):
        hands = tuple(mask(parse("7H JS 9H KD")) if seat == table.turn else 0 for seat in range(4))
        found.append(playable(State(rules, table, hands)))
    return found[0], found[1]


def test_overtrump_none_leaves_every_card_to_whoever_cannot_follow() -> None:
    assert ruffed("none") == ({"7H", "JS", "9H", "KD"}, {"7H", "JS", "9H", "KD"})


def test_overtrump_required_asks_for_a_higher_trump_over_anybodys() -> None:
    assert ruffed("required") == ({"JS", "9H"}, {"JS", "9H"})


def test_overtrump_required_except_partner_spares_the_partners_trump_only() -> None:
    assert ruffed("required_except_partner") == ({"JS", "9H"}, {"7H", "JS", "9H", "KD"})


@pytest.mark.parametrize(
    ("choice", "allowed"), [("none", {"7S", "JH"}), ("required", {"JH"}), ("required_except_partner", {"7S", "JH"})]
)
def test_overtrump_none_and_required_hold_too_when_nobody_bid(choice: str, allowed: set[str]) -> None:
    rules = rules_with(overtrump=choice)
    table = in_deal(rules, "play", None, leader=0, turn=3, trick=parse("7C JD 8C"))
    assert playable(State(rules, table, (0, 0, 0, mask(parse("7S JH"))))) == allowed


# -- loss_table ------------------------------------------------------------------------------------------------------

FAILED = [(59, 4), (31, 3), (30, 3), (0, 1), (0, 0)]


def losses(table: str) -> list[tuple[int, int]]:
    """What the defenders score, simple and in clubs, for the rows of `FAILED`."""
    rules = rules_with(loss_table=table)
    contract = rules.contract("trump")
    tallies = [Tally(points, tricks, 8) for points, tricks in FAILED]
    return [
        (
            pay(rules.score, contract, one, False).value,
            pay(rules.score, contract, one, True).value,
        )
        for one in tallies
    ]


def test_loss_table_flat_pays_4_and_8_however_clear_the_defeat() -> None:
    assert losses("flat") == [(4, 8)] * 5


def test_loss_table_mcleod_pays_more_for_javn_and_16_for_no_trick() -> None:
    assert losses("mcleod") == [(4, 8), (4, 8), (8, 16), (8, 16), (16, 16)]


# -- ties ------------------------------------------------------------------------------------------------------------


def test_tie_carry_by_suit_takes_the_suit_of_the_next_deal_and_not_of_the_tied_one() -> None:
    rules = rules_with(tie_carry="by_suit")
    assert last(rules, TIE, SIMPLE).carry == 2
    assert last(rules, TIE, IN_CLUBS).carry == 4
    assert last(rules, {**TIE, "clubs": True}, SIMPLE).carry == 2
    assert last(rules, TIE, {**IN_CLUBS, "declarer_points": 50}).after == (24, 24 - 8 - 4)


def test_tie_carry_flat2_adds_2_whatever_the_suit() -> None:
    rules = rules_with(tie_carry="flat2")
    assert [last(rules, TIE, one).carry for one in (SIMPLE, IN_CLUBS)] == [2, 2]


def test_tie_carry_none_adds_nothing() -> None:
    rules = rules_with(tie_carry="none")
    assert [last(rules, TIE, one).carry for one in (SIMPLE, IN_CLUBS)] == [0, 0]
    assert deals(rules, TIE).scores == (24, 24)


def test_tie_carry_is_paid_once_and_not_again_by_the_deal_after() -> None:
    assert [one.carry for one in deals(rules_with(), TIE, SIMPLE, SIMPLE).results] == [0, 2, 0]


def test_tie_accumulates_on_adds_up_ties_in_a_row() -> None:
    rules = rules_with(tie_accumulates=True)
    assert last(rules, TIE, TIE, SIMPLE).carry == 4
    assert last(rules, TIE, TIE, TIE, IN_CLUBS).carry == 12


def test_tie_accumulates_off_counts_ties_in_a_row_once() -> None:
    rules = rules_with(tie_accumulates=False)
    assert last(rules, TIE, TIE, SIMPLE).carry == 2
    assert last(rules, TIE, TIE, TIE, IN_CLUBS).carry == 4


# -- match -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("start_points", ["24", "12"])
def test_start_points_24_and_12_are_where_both_sides_begin_and_begin_again(start_points: str) -> None:
    rules = rules_with(start_points=start_points, crosses_to_win="2", cross_rule="every_rubber")
    points = int(start_points)
    assert start(rules).table.scores == (points, points)
    table = deals(rules, SIMPLE, VOL)
    assert table.results[-1].before == (points - 2, points)
    assert table.scores == (points, points)


def test_start_points_12_makes_a_victory_double_while_the_others_stand_on_12() -> None:
    assert last(rules_with(start_points="12"), VOL).double
    assert not last(rules_with(start_points="12"), {**SIMPLE, "decl": "B"}, VOL).double


@pytest.mark.parametrize(
    ("choice", "plain", "double"), [("every_rubber_double", 1, 2), ("every_rubber", 1, 1), ("only_24_0", 0, 1)]
)
def test_cross_rule_every_rubber_double_every_rubber_and_only_24_0_give_their_crosses(
    choice: str, plain: int, double: int
) -> None:
    rules = rules_with(cross_rule=choice, crosses_to_win="endless")
    single = deals(rules, {**SIMPLE, "decl": "B"}, VOL)
    twice = deals(rules, VOL)
    assert (single.crosses, single.results[-1].double) == ((plain, 0), False)
    assert (twice.crosses, twice.results[-1].double) == ((double, 0), True)


def test_cross_rule_only_24_0_lets_the_match_go_on_after_a_rubber_without_a_cross() -> None:
    table = deals(rules_with(cross_rule="only_24_0", crosses_to_win="1"), {**SIMPLE, "decl": "B"}, VOL)
    assert (table.phase, table.winner, table.scores) == ("shuffle", None, (24, 24))


@pytest.mark.parametrize("crosses", ["1", "2", "3", "5"])
def test_crosses_to_win_1_2_3_and_5_end_the_match_with_that_cross_and_not_before(crosses: str) -> None:
    rules = rules_with(crosses_to_win=crosses, cross_rule="every_rubber")
    before = deals(rules, *[VOL] * (int(crosses) - 1))
    table = deals(rules, *[VOL] * int(crosses))
    assert before.phase == "shuffle"
    assert (table.phase, table.winner, table.crosses) == (OVER, 0, (int(crosses), 0))
    assert table.scores == (0, 24)


def test_crosses_to_win_endless_never_ends_the_match() -> None:
    table = deals(rules_with(crosses_to_win="endless"), *[VOL] * 50)
    assert (table.phase, table.winner, table.crosses, table.scores) == ("shuffle", None, (100, 0), (24, 24))


def test_take_back_on_and_take_back_off_are_told_by_the_rules_and_change_no_score() -> None:
    allowed, forbidden = rules_with(take_back=True), rules_with(take_back=False)
    assert (allowed.take_back, forbidden.take_back) == (True, False)
    assert deals(allowed, VOL) == deals(forbidden, VOL)


# -- All of them -----------------------------------------------------------------------------------------------------


def test_no_option_and_no_choice_of_the_pack_is_without_a_test() -> None:
    """Collected from this file: the test of an option bears its key, and each choice stands in its tests' text."""
    tests = {
        key: inspect.getsource(value) for key, value in vars(sys.modules[__name__]).items() if key.startswith("test_")
    }
    for option in pack("sjavs").options:
        own = {key: text for key, text in tests.items() if key.startswith(f"test_{option.key}_")}
        assert own, f"the option {option.key} has no test"
        for choice in option.choices:
            word = {True: "on", False: "off"}.get(choice.value, str(choice.value))  # type: ignore[call-overload]
            named = [key for key in own if re.search(rf"_{word}(_|$)", key)]
            assert named, f"no test of {option.key} names its choice {word}"


def test_each_choice_but_the_default_changes_the_compiled_rules() -> None:
    whole = pack("sjavs")
    plain = compile_rules(whole)
    for option in whole.options:
        for choice in option.choices:
            changed = compile_rules(whole, {option.key: choice.value})
            differing = [field for field in Rules.__slots__ if getattr(changed, field) != getattr(plain, field)]
            expected = set() if choice.value == option.default else {"chosen", "resolved"}
            assert (set(differing) > expected) == (choice.value != option.default), (option.key, choice.value)


def test_the_mcleod_preset_differs_from_the_pack_in_just_what_the_dossiers_table_says() -> None:
    plain, preset = pack("sjavs").defaults(), pack("sjavs-mcleod").defaults()
    assert plain.keys() == preset.keys()
    assert {key: value for key, value in preset.items() if plain[key] != value} == {
        "must_speak": True,
        "no_bid": "redeal_same",
        "overtrump": "none",
        "loss_table": "mcleod",
        "tie_carry": "flat2",
    }
    assert plain == {
        "rank_order": "natural",
        "cut": "ask",
        "must_speak": False,
        "no_bid": "play_for_4",
        "overtrump": "required",
        "loss_table": "flat",
        "tie_carry": "by_suit",
        "tie_accumulates": True,
        "start_points": "24",
        "cross_rule": "every_rubber_double",
        "crosses_to_win": "1",
        "take_back": True,
    }


def test_the_preset_is_the_pack_with_the_same_options_chosen() -> None:
    preset = compile_rules(pack("sjavs-mcleod"))
    chosen = compile_rules(pack("sjavs"), dict(preset.chosen))
    same = [field for field in Rules.__slots__ if field not in ("key", "name", "resolved")]
    assert [getattr(preset, field) for field in same] == [getattr(chosen, field) for field in same]
    assert (preset.key, pack("sjavs-mcleod").base) == ("sjavs-mcleod", VARIANTS["sjavs_fo6"])


def test_the_deal_passes_to_the_left_after_each_deal_that_is_played() -> None:
    dealers = []
    for _, (state, _) in match(rules_with(crosses_to_win="endless"), random.Random(5), deals=6):
        if state.table.deal_over:
            dealers.append((state.table.next_dealer or 0) - state.table.dealer)
    assert {step % 4 for step in dealers} == {1}


def test_forehand_leads_and_the_winner_of_a_trick_leads_the_next() -> None:
    state = acted(dealt(rules_with(), "QS JC AC TC 7C 9H 8D 7S"), ("bid", "5"), *[("pass", None)] * 3)
    assert (state.table.suit, state.table.turn) == (CLUBS, 0)
    while len(state.table.tricks) < 2:
        state = acted(state, ("play", choices(state)[0].value))
        if state.table.tricks and not state.table.trick:
            assert state.table.turn == state.table.tricks[-1].winner
