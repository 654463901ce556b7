"""Every option of the other packs and each of its choices: what the dossier says it changes."""

import json
import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from sjavs_desktop.core.cards import CLUBS, HEARTS, SPADES, mask, name, parse
from sjavs_desktop.core.game import apply, start
from sjavs_desktop.core.payoff import Tally, pay
from sjavs_desktop.core.phases import settle
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.sides import DECLARERS, DEFENDERS, side
from sjavs_desktop.core.state import CHANCE, OVER, Call, Result, State, Table, Trick
from sjavs_desktop.core.view import view
from tests.core import test_options_schafkopf
from tests.core.games import PACKS, acted, aimed_deal, choices, dealt, rules_of
from tests.core.options import COVERED, about, bids, playable, shuffled
from tests.rule_cases import gathered, in_deal, offer_in, pack, settled


def deals(rules: Rules, *outcomes: Mapping[str, Any]) -> Table:
    """The table after deals with those outcomes (as in `tests.rule_cases`)."""
    table = start(rules, rules.seats - 1).table
    for outcome in outcomes:
        table = settled(rules, gathered(table), outcome)
    return table


def last(rules: Rules, *outcomes: Mapping[str, Any]) -> Result:
    """The result of the last of those deals."""
    return deals(rules, *outcomes).results[-1]


def all_pass(rules: Rules) -> State:
    """A deal in which nobody bids; it needs rules under which everybody may pass."""
    state = shuffled(rules)
    while not state.table.deal_over and state.table.phase != "play":
        kinds = {one.kind: one for one in choices(state)}
        state, _ = apply(state, kinds.get("pass") or choices(state)[0])
    return state


def tricks_paid(rules: Rules, points: Mapping[int, int], **table: Any) -> Result:
    """The result of a deal in which each seat that is told took one trick with one card that counts so much."""
    ranks = "AKQJ"[: len(points)]
    counted = replace(rules, points=tuple(zip(ranks, points.values(), strict=True)))
    tricks = tuple(Trick(seat, parse(f"{rank}S"), seat) for rank, seat in zip(ranks, points, strict=True))
    finished = in_deal(rules, "settle", table.pop("suit", None), tricks=tricks, **table)
    return settle.enter(State(counted, finished, (0,) * rules.seats))[0].table.results[-1]


WON = {"decl": "A", "declarer_points": 61}
LOST = {"decl": "A", "declarer_points": 60}
HEAVILY = {"decl": "A", "declarer_points": 30, "declarer_tricks": 2}
ALL = {"decl": "A", "declarer_points": 120}

# -- Old Mor: dealing --------------------------------------------------------------------------------------------------


@about("old-mor", packets=("4-4", "3-2-3"))
def test_packets_4_4_and_3_2_3_deal_the_same_eight_cards_in_other_portions() -> None:
    first, second = shuffled(rules_of("old-mor")), shuffled(rules_of("old-mor", packets="3-2-3"))
    turned = first.rules.deck[16:] + first.rules.deck[:16]  # the pack is cut in the middle
    assert (first.table.packets, second.table.packets) == ((4, 4), (3, 2, 3))
    assert first.hands[0] == mask(turned[0:4] + turned[16:20])
    assert second.hands[0] == mask(turned[0:3] + turned[12:14] + turned[20:23])
    assert second.hands[3] == mask(turned[9:12] + turned[18:20] + turned[29:32])


@about("old-mor", rotation=("anticlockwise", "clockwise"))
@pytest.mark.parametrize(("choice", "dealer"), [("anticlockwise", 2), ("clockwise", 0)])
def test_rotation_says_who_deals_next_after_a_deal_and_after_one_that_is_thrown_in(choice: str, dealer: int) -> None:
    rules = rules_of("old-mor", rotation=choice)
    assert deals(rules, WON).next_dealer == dealer
    assert all_pass(rules).table.next_dealer == dealer
    assert shuffled(rules).table.turn == 0  # forehand, on the dealer's left, speaks first all the same


# -- Old Mor: the auction ----------------------------------------------------------------------------------------------

TWO_SUITS = "QC QS QH AS TS AH TH 7D"
"""Five spades and five hearts."""


@about("old-mor", suit_rank=("CSHD", "CHSD"))
@pytest.mark.parametrize(("choice", "over_spades", "over_hearts"), [("CSHD", [], ["S"]), ("CHSD", ["H"], [])])
def test_suit_rank_says_which_of_spades_and_hearts_outranks_the_other(
    choice: str, over_spades: list[str], over_hearts: list[str]
) -> None:
    rules = rules_of("old-mor", suit_rank=choice)
    state = dealt(rules, TWO_SUITS)
    assert set(bids(state)) == {"S", "H"}
    for standing, left in (("S", over_spades), ("H", over_hearts)):
        calls = (Call(3, offer_in(rules, standing)),)
        assert bids(replace(state, table=replace(state.table, calls=calls))) == left


@about("old-mor", solo=(False,), nolo=(False,), halv=(False,))
def test_solo_nolo_and_halv_off_leave_only_suits_to_bid() -> None:
    assert bids(dealt(rules_of("old-mor"), TWO_SUITS)) == ["H", "S"]
    assert bids(dealt(rules_of("old-mor"), "AC KC TC 9C AS KS TS 9S")) == []


@about("old-mor", solo=(True,))
def test_solo_on_is_bid_in_a_suit_above_that_suit_and_below_the_next() -> None:
    rules = rules_of("old-mor", solo=True)
    assert bids(dealt(rules, TWO_SUITS)) == ["H", "solo H", "S", "solo S"]
    table = in_deal(rules, "play", SPADES, contract="solo", declarer=0)
    assert [side(rules, table, seat) for seat in range(4)] == [DECLARERS, DEFENDERS, DEFENDERS, DEFENDERS]


@about("old-mor", solo=(True,))
def test_solo_on_counts_double_and_the_partners_tricks_count_for_the_others() -> None:
    rules = rules_of("old-mor", solo=True)
    solo = {"contract": "solo"}
    assert [last(rules, {**one, **solo}).changes for one in (WON, ALL, LOST, HEAVILY)] == [
        (-4, 0),
        (-16, 0),
        (4, -4),
        (8, -8),
    ]
    # An ace of the partner's is lost, though partners share an account.
    assert tricks_paid(rules, {0: 60, 2: 60}, contract="solo", suit=HEARTS, declarer=0).changes == (4, -4)
    assert tricks_paid(rules, {0: 60, 2: 60}, contract="trump", suit=HEARTS, declarer=0).changes == (-4, 0)
    state = dealt(rules, TWO_SUITS)
    state = acted(state, ("bid", "solo H"), ("pass", None), ("pass", None), ("pass", None))
    assert (state.table.contract, state.table.suit, state.table.turn) == ("solo", HEARTS, 0)


@about("old-mor", nolo=(True,))
def test_nolo_on_outbids_every_suit_with_any_hand_and_has_no_trumps() -> None:
    rules = rules_of("old-mor", nolo=True, solo=True)
    state = dealt(rules, "AC KC TC 9C AS KS TS 9S")
    assert bids(state) == ["nolo"]
    solo_clubs = (Call(3, offer_in(rules, "solo C")),)
    assert bids(replace(state, table=replace(state.table, calls=solo_clubs))) == ["nolo"]
    state = acted(state, ("bid", "nolo"), *[("pass", None)] * 3)
    assert (state.table.phase, state.table.contract, state.table.suit, state.table.declarer) == (
        "play",
        "nolo",
        None,
        0,
    )
    assert rules.ranking("nolo", None).trumps == ()
    assert [side(rules, state.table, seat) for seat in range(4)] == [DECLARERS, DEFENDERS, DEFENDERS, DEFENDERS]


@about("old-mor", nolo=(True,))
def test_nolo_on_is_worth_8_without_a_trick_and_fails_with_one() -> None:
    rules = rules_of("old-mor", nolo=True)
    without = {"contract": "nolo", "declarer_tricks": 0}
    with_one = {"contract": "nolo", "declarer_tricks": 1, "declarer_points": 0}
    assert last(rules, without).changes == (-8, 0)
    assert last(rules, with_one).changes == (8, -8)


@about("old-mor", halv=(True,))
def test_halv_on_is_the_lowest_bid_of_its_suit_and_needs_50_for_1() -> None:
    rules = rules_of("old-mor", halv=True)
    assert bids(dealt(rules, TWO_SUITS)) == ["halv H", "H", "halv S", "S"]
    outcomes = [{"contract": "halv", "declarer_points": points} for points in (50, 49, 61, 120)]
    assert [last(rules, one).changes for one in outcomes] == [(-1, 0), (2, -2), (-1, 0), (-1, 0)]


# -- Old Mor: play and score -------------------------------------------------------------------------------------------


@about("old-mor", overtrump=(False, True))
@pytest.mark.parametrize("contract", ["trump", "solo", "halv"])
def test_overtrump_off_leaves_every_card_and_on_asks_for_a_higher_trump_in_every_contract(contract: str) -> None:
    found = []
    for choice in (False, True):
        rules = rules_of("old-mor", overtrump=choice, solo=True, halv=True)
        table = in_deal(rules, "play", HEARTS, contract=contract, declarer=0, leader=0, turn=2, trick=parse("7C 8H"))
        hands = tuple(mask(parse("7H JS 9H KD")) if seat == 2 else 0 for seat in range(4))
        found.append(playable(State(rules, table, hands)))
    assert found == [{"7H", "JS", "9H", "KD"}, {"JS", "9H"}]


@about("old-mor", defenders_deduct=("mirror", "none"))
def test_defenders_deduct_mirror_takes_off_what_declarers_add_and_none_leaves_them() -> None:
    mirror, none = rules_of("old-mor"), rules_of("old-mor", defenders_deduct="none")
    assert [last(mirror, one).changes for one in (WON, LOST, HEAVILY)] == [(-2, 0), (2, -2), (4, -4)]
    assert [last(none, one).changes for one in (WON, LOST, HEAVILY)] == [(-2, 0), (2, 0), (4, 0)]


@about("old-mor", start=("24", "12"))
def test_start_24_and_12_are_where_both_sides_begin_and_12_halves_every_value() -> None:
    long, short = rules_of("old-mor", solo=True, halv=True), rules_of("old-mor", start="12", solo=True, halv=True)
    assert (start(long).table.scores, start(short).table.scores) == ((24, 24), (12, 12))
    nothing = {"declarer_points": 0, "declarer_tricks": 0}
    halv = {"contract": "halv"}
    outcomes: list[Mapping[str, Any]] = [WON, {"declarer_points": 91}, ALL, LOST, HEAVILY, nothing]
    outcomes += [{**WON, "contract": "solo"}, {**WON, **halv}, {"declarer_points": 49, **halv}]
    assert [last(long, one).base for one in outcomes] == [2, 4, 8, 2, 4, 8, 4, 1, 2]
    assert [last(short, one).base for one in outcomes] == [1, 2, 4, 1, 2, 4, 2, 1, 1]  # half of 1 is rounded up
    assert (deals(long, *[ALL] * 3).phase, deals(short, *[ALL] * 3).phase) == (OVER, OVER)


# -- Klørsjavs ------------------------------------------------------------------------------------------------------


@about("klorsjavs", see_first=(False, True))
@about("sjavs-3", look_first=(False, True))
@pytest.mark.parametrize(("key", "option"), [("klorsjavs", "see_first"), ("sjavs-3", "look_first")])
def test_see_first_and_look_first_let_the_declarer_take_the_middle_up_before_laying_away(key: str, option: str) -> None:
    states = []
    for choice in (False, True):
        deal = aimed_deal(rules_of(key, **{option: choice}), random.Random(3), "kept")
        states.append(next(state for state in deal if state.table.phase == "exchange"))
    blind, seeing = states
    hand = blind.rules.hand
    pairs = hand * (hand - 1) // 2
    assert [one.kind for one in choices(blind)] == ["keep", *["exchange"] * pairs]
    assert [one.kind for one in choices(seeing)] == ["keep", "look"]
    looking = acted(seeing, ("look", None))
    declarer = looking.table.turn
    assert looking.hands[declarer] == seeing.hands[declarer] | seeing.talon
    assert len(choices(looking)) == (hand + 2) * (hand + 1) // 2
    away = choices(looking)[0].value
    after = acted(looking, ("exchange", away))
    assert isinstance(away, tuple)
    assert (after.aside, after.hands[declarer].bit_count()) == (mask(away), hand)
    assert view(after, declarer).aside == mask(away)
    gone = choices(blind)[1].value
    assert isinstance(gone, tuple)
    unseen = acted(blind, ("exchange", gone))
    assert unseen.hands[blind.table.turn] == (blind.hands[blind.table.turn] & ~mask(gone)) | blind.talon


@about("klorsjavs", all_pass=("same", "next"))
@pytest.mark.parametrize(("choice", "dealer"), [("same", 2), ("next", 0)])
def test_all_pass_same_and_next_say_who_deals_again(choice: str, dealer: int) -> None:
    state = all_pass(rules_of("klorsjavs", all_pass=choice))
    assert (state.table.turn, state.table.next_dealer, state.table.results) == (CHANCE, dealer, ())


@about("klorsjavs", start=("60", "40", "30", "20"))
@pytest.mark.parametrize(("choice", "lost_deals"), [("60", 8), ("40", 5), ("30", 4), ("20", 3)])
def test_start_says_how_many_ore_there_are_to_lose_and_no_value_changes(choice: str, lost_deals: int) -> None:
    rules = rules_of("klorsjavs", start=choice)
    assert start(rules, 2).table.scores == (int(choice),) * 3
    nothing = {"decl": "A", "declarer_points": 0, "declarer_tricks": 0}
    outcomes: list[Mapping[str, Any]] = [WON, {**WON, "declarer_points": 91}, ALL, LOST, nothing]
    assert [last(rules, one).base for one in outcomes] == [4, 8, 16, 8, 16]
    assert deals(rules, *[LOST] * (lost_deals - 1)).phase != OVER
    assert deals(rules, *[LOST] * lost_deals).phase == OVER


def test_the_older_form_is_no_way_down_and_so_has_no_start() -> None:
    assert "start" in pack("klorsjavs").defaults()
    assert "start" not in pack("klorsjavs-older").defaults()


@about("klorsjavs", tens=(False, True))
def test_tens_off_and_on_change_the_pips_and_neither_the_rank_nor_the_count() -> None:
    fives, tens = rules_of("klorsjavs"), rules_of("klorsjavs", tens=True)
    for rules, letter in ((fives, "5"), (tens, "T")):
        ranking = rules.ranking("play", CLUBS)
        assert {name(one)[0] for one in rules.deck} == set(f"AKQJ{letter}")
        assert len(rules.deck) == 20
        assert [name(one) for one in ranking.trumps] == f"QC QS JC JS JH JD AC KC {letter}C".split()
        assert ranking.winner(parse(f"{letter}D QD KD")) == 2
        assert ranking.points_in(mask(parse(f"{letter}D"))) == 10
        assert ranking.points_in(rules.deck_mask) == rules.score.total == 120


@about("klorsjavs-older", farvesjavs=(False, True))
@pytest.mark.parametrize("contract", ["spil", "stryger", "tout", "stroget_tout"])
def test_farvesjavs_off_plays_in_clubs_and_on_asks_the_declarer_for_a_suit(contract: str) -> None:
    for choice in (False, True):
        state = shuffled(rules_of("klorsjavs-older", farvesjavs=choice))
        state = acted(state, ("bid", contract), *[("pass", None)] * 2)
        if choice:
            assert (state.table.phase, state.table.turn) == ("naming", 0)
            assert [one.value for one in choices(state)] == [0, 1, 2, 3]
            state = acted(state, ("name", HEARTS))
        assert (state.table.contract, state.table.suit) == (contract, HEARTS if choice else CLUBS)
        ranking = state.rules.ranking(contract, state.table.suit)
        assert ranking.trumps[6:] == parse("AH KH QH TH" if choice else "AC KC TC")
        assert state.table.phase == ("exchange" if contract in ("spil", "tout") else "play")


@about("klorsjavs-older", deals=("8", "16", "32"))
@pytest.mark.parametrize("choice", ["8", "16", "32"])
def test_deals_8_16_and_32_end_the_match_then_and_a_draw_is_played_on(choice: str) -> None:
    rules, number = rules_of("klorsjavs-older", deals=choice), int(choice)
    assert deals(rules, *[WON] * (number - 1)).phase == "shuffle"
    table = deals(rules, *[WON] * number)
    assert (table.phase, table.winner, table.scores) == (OVER, 0, (2 * number, -number, -number))
    even = [WON, LOST] * (number // 2)
    drawn = deals(rules, *even)
    assert (drawn.phase, drawn.scores) == ("shuffle", (0, 0, 0))
    assert deals(rules, *even, WON).winner == 0


# -- What three and two players inherit --------------------------------------------------------------------------------

FEWER = ("sjavs-3", "sjavs-2")
CLUBS_WON = {**WON, "clubs": True}
TIE = {"tie": True}


@about(*FEWER, rank_order=("natural", "ace_ten"))
@pytest.mark.parametrize("key", FEWER)
def test_rank_order_ranks_the_ten_below_the_king_or_next_to_the_ace(key: str) -> None:
    winners = [rules_of(key, rank_order=one).ranking("trump", HEARTS) for one in ("natural", "ace_ten")]
    assert [one.winner(parse("TS KS")) for one in winners] == [1, 0]


@about(*FEWER, cut=("ask", "always_cut", "always_knock"))
@pytest.mark.parametrize(("key", "knocked"), [("sjavs-3", (4, -2, 6)), ("sjavs-2", (8,))])
def test_cut_asks_the_player_on_the_dealers_right_or_settles_the_packets(key: str, knocked: tuple[int, ...]) -> None:
    asked = shuffled(rules_of(key, cut="ask"))
    assert (asked.table.phase, asked.table.turn) == ("cut", asked.rules.seats - 2)
    assert acted(asked, ("cut", 0)).table.packets == knocked
    assert acted(asked, ("cut", 9)).table.packets == asked.rules.packets
    assert shuffled(rules_of(key, cut="always_cut")).table.packets == asked.rules.packets
    assert shuffled(rules_of(key, cut="always_knock")).table.packets == knocked


@about(*FEWER, must_speak=(False, True))
@pytest.mark.parametrize("key", FEWER)
def test_must_speak_off_lets_a_hand_pass_that_could_bid_and_on_does_not(key: str) -> None:
    hand = "QC QS JC AC KC TC 9C 8C" + (" 7D 8D" if key == "sjavs-3" else "")
    found = [
        [one.kind for one in choices(dealt(rules_of(key, must_speak=choice, cut="always_knock"), hand))]
        for choice in (False, True)
    ]
    assert found == [["pass", "bid"], ["bid"]]


@about(*FEWER, no_bid=("play_for_4", "redeal_same", "redeal_next"))
@pytest.mark.parametrize("key", FEWER)
def test_no_bid_is_played_for_4_each_for_themselves_or_dealt_again(key: str) -> None:
    rules = {one: rules_of(key, no_bid=one, must_speak=False) for one in ("play_for_4", "redeal_same", "redeal_next")}
    seats = rules["play_for_4"].seats
    played = all_pass(rules["play_for_4"])
    assert (played.table.phase, played.table.contract, played.table.declarer) == ("play", "nobody", None)
    assert all_pass(rules["redeal_same"]).table.next_dealer == seats - 1
    assert all_pass(rules["redeal_next"]).table.next_dealer == 0
    won = last(rules["play_for_4"], {"no_bid": True, "points": [80, 40], "declarer_tricks": 5})
    assert (won.changes, won.band) == ((-4, *[0] * (seats - 1)), "nobody")


def test_no_bid_with_three_players_pays_whoever_has_most_and_nobody_when_two_have() -> None:
    rules = rules_of("sjavs-3", no_bid="play_for_4", must_speak=False)

    def paid(*points: int) -> Result:
        return tricks_paid(rules, dict(enumerate(points)), contract="nobody")

    assert paid(50, 40, 30).changes == (-4, 0, 0)
    assert paid(30, 40, 41).changes == (0, 0, -4)
    assert paid(60, 40, 20).changes == (-4, 0, 0)  # half of all points is not a tie when nobody else has as many
    assert (paid(45, 45, 30).won, paid(45, 45, 30).band, paid(45, 45, 30).changes) == (None, "tie", (0, 0, 0))
    assert paid(30, 45, 45).changes == (0, 0, 0)


@about("sjavs-3", overtrump=("none", "required", "required_except_partner"))
@pytest.mark.parametrize(
    ("choice", "declarer_ruffed", "partner_ruffed"),
    [
        ("none", {"7H", "9H"}, {"7H", "9H"}),
        ("required", {"9H"}, {"9H"}),
        ("required_except_partner", {"9H"}, {"7H", "9H"}),
    ],
)
def test_overtrump_with_three_players_spares_only_the_other_defender(
    choice: str, declarer_ruffed: set[str], partner_ruffed: set[str]
) -> None:
    rules, found = rules_of("sjavs-3", overtrump=choice), []
    for declarer in (1, 0):
        table = in_deal(rules, "play", HEARTS, declarer=declarer, leader=0, turn=2, trick=parse("7C 8H"))
        found.append(playable(State(rules, table, (0, 0, mask(parse("7H 9H"))))))
    assert found == [declarer_ruffed, partner_ruffed]


@about("sjavs-2", overtrump=("none", "required", "required_except_partner"))
@pytest.mark.parametrize("choice", ["none", "required", "required_except_partner"])
def test_overtrump_asks_for_nothing_in_a_trick_of_two_which_nobody_has_ruffed_before(choice: str) -> None:
    rules = rules_of("sjavs-2", overtrump=choice)
    table = in_deal(rules, "play", HEARTS, declarer=0, leader=0, turn=1, trick=parse("7C"))
    table = replace(table, spread=((), ()))
    assert playable(State(rules, table, (0, mask(parse("7H JS KD"))))) == {"7H", "JS", "KD"}


@about(*FEWER, loss_table=("flat", "mcleod"))
@pytest.mark.parametrize("key", FEWER)
def test_loss_table_flat_and_mcleod_pay_the_defenders_each(key: str) -> None:
    defenders = rules_of(key).seats - 1
    for table, values in (("flat", (4, 4, 4)), ("mcleod", (4, 8, 16))):
        rules = rules_of(key, loss_table=table)
        contract = rules.contract("trump")
        tallies = [Tally(31, 3, rules.tricks), Tally(30, 3, rules.tricks), Tally(0, 0, rules.tricks)]
        assert tuple(pay(rules.score, contract, one, False).value for one in tallies) == values
        assert last(rules, {"decl": "A", "declarer_points": 31}).changes == (0, *[-4] * defenders)


@about(*FEWER, tie_carry=("by_suit", "flat2", "none"), tie_accumulates=(True, False))
@pytest.mark.parametrize("key", FEWER)
def test_tie_carry_and_tie_accumulates_add_to_the_next_decided_deal(key: str) -> None:
    found = {
        one: [last(rules_of(key, tie_carry=one), TIE, deal).carry for deal in (WON, CLUBS_WON)]
        for one in ("by_suit", "flat2", "none")
    }
    assert found == {"by_suit": [2, 4], "flat2": [2, 2], "none": [0, 0]}
    sums = [last(rules_of(key, tie_accumulates=one), TIE, TIE, WON).carry for one in (True, False)]
    assert sums == [4, 2]


@about(
    *FEWER,
    start_points=("24", "12"),
    cross_rule=("every_rubber_double", "every_rubber", "only_24_0"),
    crosses_to_win=("1", "2", "3", "5", "endless"),
)
@pytest.mark.parametrize("key", FEWER)
def test_start_points_cross_rule_and_crosses_to_win_hold_with_an_account_each(key: str) -> None:
    seats = rules_of(key).seats
    vol = {**ALL, "clubs": True, "one_player_all": True}
    for points in ("24", "12"):
        assert start(rules_of(key, start_points=points)).table.scores == (int(points),) * seats
    other_first = ({"declarer": 1, "declarer_points": 61}, vol)
    for choice, plain, double in (("every_rubber_double", 1, 2), ("every_rubber", 1, 1), ("only_24_0", 0, 1)):
        rules = rules_of(key, cross_rule=choice, crosses_to_win="endless")
        assert deals(rules, vol).crosses == (double, *[0] * (seats - 1))
        assert deals(rules, *other_first).crosses == (plain, *[0] * (seats - 1))
    for crosses in ("1", "2", "3", "5"):
        rules = rules_of(key, cross_rule="every_rubber", crosses_to_win=crosses)
        table = deals(rules, *[vol] * int(crosses))
        assert (table.phase, table.winner) == (OVER, 0)
        assert int(crosses) == 1 or deals(rules, *[vol] * (int(crosses) - 1)).phase == "shuffle"
    assert deals(rules_of(key, crosses_to_win="endless"), *[vol] * 20).phase == "shuffle"


# -- All of them -----------------------------------------------------------------------------------------------------


@about("klorsjavs", "old-mor", "schafkopf", take_back=(True, False))
def test_taking_back_is_told_by_the_rules_of_every_game() -> None:
    for key in ("klorsjavs", "old-mor", "schafkopf"):
        assert [rules_of(key, take_back=value).take_back for value in (True, False)] == [True, False]


@pytest.mark.parametrize("key", [key for key in PACKS if key != "sjavs"])
def test_no_option_and_no_choice_of_any_pack_is_without_a_test(key: str) -> None:
    """A preset may leave an option as its base has it; the tests of the base are about it then."""
    assert test_options_schafkopf.__doc__  # its tests are marked as they are imported
    base = pack(pack(key).base)
    own = {one.key: one for one in pack(key).options}
    inherited = {one.key: one.choices for one in base.options}
    for option in own.values():
        values = {one.value for one in option.choices}
        preset_of_tested = key not in COVERED or option.key not in COVERED[key]
        if preset_of_tested and base.key != key and inherited.get(option.key) == option.choices:
            continue  # tested for the base: `test_options.py` for Faroese Sjavs, this file for the others
        assert COVERED[key][option.key] == values, (key, option.key)


def leaves(table: Any, path: tuple[str, ...] = ()) -> dict[tuple[str, ...], Any]:
    """Every value of nested tables by its path."""
    if not isinstance(table, dict) or not table:
        return {path: table}
    return {key: value for name, inner in table.items() for key, value in leaves(inner, (*path, name)).items()}


@pytest.mark.parametrize("key", PACKS)
def test_each_choice_changes_just_what_its_patch_says_and_the_default_nothing(key: str) -> None:
    whole = pack(key)
    plain = leaves(json.loads(rules_of(key).resolved))
    for option in whole.options:
        default = leaves(dict(option.choice(option.default).patch))
        for choice in option.choices:
            rules = rules_of(key, **{option.key: choice.value})
            changed = {path for path, value in leaves(json.loads(rules.resolved)).items() if plain.get(path) != value}
            patch = leaves(dict(choice.patch)) if choice.patch else {}
            assert changed - {("chosen", option.key)} <= set(patch) | set(default), (option.key, choice.value)
            same = choice.value == option.default
            differing = {field for field in Rules.__slots__ if getattr(rules, field) != getattr(rules_of(key), field)}
            assert (differing - {"chosen", "resolved"} == set()) == same, (option.key, choice.value)


def test_no_two_packs_are_the_same_game() -> None:
    same = [field for field in Rules.__slots__ if field not in ("key", "name", "chosen", "resolved")]
    games = {tuple(str(getattr(rules_of(key), field)) for field in same) for key in PACKS}
    assert len(games) == len(PACKS)
