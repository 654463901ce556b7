"""Every option of Schafkopf and each of its choices: what S3 and the dossier say it changes."""

import random
from typing import Any

import pytest

from sjavs_desktop.core.cards import HEARTS, SPADES, mask, name, parse
from sjavs_desktop.core.errors import IllegalAction
from sjavs_desktop.core.game import apply, interjections, legal, speakers
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import OVER, Action, Event, Result, State
from sjavs_desktop.core.view import view
from tests.core.checks import chain_holds, held_against
from tests.core.games import VALUES, acted, aimed_deal, choices, dealt, match, reached, rules_of
from tests.core.options import about, bids, shuffled
from tests.rule_cases import deal_out, gathered
from tests.rule_cases_schafkopf import finished

KEY = "schafkopf"
PASS = ("pass", None)
HANDS = (
    "AS TS KS 9S QD 8H AD 7C",
    "QC QH JC 8S 9D 9C AH 7H",
    "QS JS JD TH KH AC TC 8D",
    "JH 9H 7S KC 8C TD KD 7D",
)
"""Forehand holds the Sau of Gras with four cards of its suit; the second may call it."""
WEDDING = ("QS QH JC AS 8S 9D 9C 7D", "QD AD TD KD TC KC 7S 8C", "JS 9H TH KH AC TS KS 8D", "QC JH JD AH 8H 7H 9S 7C")
"""The second has one trump, the Ober of Schellen."""


def ranks(rules: Rules, contract: str, suit: int | None, cards: str) -> str:
    """The cards, strongest first, in a contract."""
    ranking = rules.ranking(contract, suit)
    return " ".join(name(one) for one in sorted(parse(cards), key=lambda one: -ranking.strength[one]))


def paid(rules: Rules, contract: str, counted: int = 0, suit: int | None = None, **told: Any) -> Result:
    """The result of a deal with that outcome, declared by seat 0."""
    return finished(rules, rules.contract(contract), suit, told, counted)


def sauspiel(**chosen: Any) -> State:
    """The second seat has called Gras; forehand, who holds its Sau, is to lead."""
    return acted(dealt(rules_of(KEY, **chosen), *HANDS), PASS, ("bid", "sauspiel"), PASS, PASS, ("call", SPADES))


def thrown_or_played(**chosen: Any) -> State:
    """What comes when everybody says Weiter."""
    return acted(dealt(rules_of(KEY, **chosen), *HANDS), PASS, PASS, PASS, PASS)


# -- Games -------------------------------------------------------------------------------------------------------------

HOUSE = [
    ("farbwenz", ["farbwenz", "farbwenz_tout"]),
    ("geier", ["geier", "geier_tout"]),
    ("farbgeier", ["farbgeier", "farbgeier_tout"]),
    ("bettel", ["bettel"]),
]


@about(KEY, farbwenz=(False, True), geier=(False, True), farbgeier=(False, True), bettel=(False, True))
@pytest.mark.parametrize(("option", "games"), HOUSE)
def test_a_house_game_off_cannot_be_bid_and_on_can_by_any_hand_together_with_its_tout(
    option: str, games: list[str]
) -> None:
    plain = bids(dealt(rules_of(KEY), *HANDS))
    assert plain == ["sauspiel", "wenz", "solo", "wenz_tout", "solo_tout"]
    with_it = bids(dealt(rules_of(KEY, **{option: True}), *HANDS))
    assert set(with_it) - set(plain) == set(games)
    assert set(plain) <= set(with_it)


@about(KEY, farbwenz=(True,), geier=(True,), farbgeier=(True,), bettel=(True,))
@pytest.mark.parametrize(
    ("contract", "suit", "order"),
    [
        ("farbwenz", HEARTS, "JC JS JH JD AH TH KH QH 9H 8H 7H"),
        ("farbgeier", HEARTS, "QC QS QH QD AH TH KH JH 9H 8H 7H"),
        ("geier", None, "QC QS QH QD AH TH KH JH 9H 8H 7H"),
        ("wenz", None, "JC JS JH JD AH TH KH QH 9H 8H 7H"),
        ("bettel", None, "AH KH QH JH TH 9H 8H 7H"),
    ],
)
def test_the_order_of_the_cards_in_each_house_game(contract: str, suit: int | None, order: str) -> None:
    rules = rules_of(KEY)
    assert ranks(rules, contract, suit, order) == order
    trumps = rules.ranking(contract, suit).members[TRUMPS].bit_count()
    assert trumps == {"farbwenz": 11, "farbgeier": 11, "geier": 4, "wenz": 4, "bettel": 0}[contract]


@about(KEY, bettel=(True,))
def test_bettel_is_won_without_a_trick_and_lost_with_one_that_holds_no_augen() -> None:
    rules = rules_of(KEY, bettel=True)
    assert paid(rules, "bettel", declarer_tricks=0).changes == (90, -30, -30, -30)
    assert paid(rules, "bettel", declarer_tricks=1, declarer_augen=0).changes == (-90, 30, 30, 30)


@about(KEY, hochzeit=(False, True))
def test_hochzeit_is_for_a_hand_with_exactly_one_trump_and_as_high_as_a_sauspiel() -> None:
    assert "hochzeit" not in bids(acted(dealt(rules_of(KEY), *WEDDING), PASS))
    state = dealt(rules_of(KEY, hochzeit=True), *WEDDING)
    assert "hochzeit" not in bids(state)
    assert "hochzeit" in bids(acted(state, PASS))
    assert "hochzeit" not in bids(acted(state, ("bid", "sauspiel")))


@about(KEY, hochzeit=(True,))
def test_hochzeit_asks_from_the_left_and_whoever_takes_the_trump_gives_back_what_is_none_and_declares() -> None:
    state = acted(dealt(rules_of(KEY, hochzeit=True), *WEDDING), PASS, ("bid", "hochzeit"), PASS, PASS)
    assert (state.table.phase, state.table.turn, state.table.wed) == ("marriage", 2, parse("QD")[0])
    assert {name(one.value[0]) for one in choices(state) if isinstance(one.value, tuple)} == {"AC", "TS", "KS", "8D"}
    state = acted(state, ("refuse", None))
    state = acted(state, ("take", parse("9S")))
    assert (state.table.declarer, state.table.partner, state.table.turn) == (3, 1, 0)
    assert state.hands[3] == mask(parse("QC JH JD AH 8H 7H QD 7C"))
    assert state.hands[1] == mask(parse("9S AD TD KD TC KC 7S 8C"))
    assert [view(state, seat).given for seat in range(4)] == [None, parse("9S")[0], None, parse("9S")[0]]


@about(KEY, hochzeit=(True,), ramsch=(True,))
@pytest.mark.parametrize("ramsch", [False, True])
def test_hochzeit_that_nobody_takes_counts_as_weiter(ramsch: bool) -> None:
    state = acted(dealt(rules_of(KEY, hochzeit=True, ramsch=ramsch), *WEDDING), PASS, ("bid", "hochzeit"), PASS, PASS)
    state = acted(state, ("refuse", None), ("refuse", None), ("refuse", None))
    assert state.table.declarer is None
    assert (state.table.phase, state.table.contract) == (("play", "ramsch") if ramsch else ("shuffle", None))
    assert "refused" in reached(state)


@about(KEY, hochzeit=(True,))
def test_hochzeit_that_is_outbid_shows_no_trump() -> None:
    state = acted(dealt(rules_of(KEY, hochzeit=True), *WEDDING), PASS, ("bid", "hochzeit"), ("bid", "wenz"), PASS)
    assert (state.table.phase, state.table.wed, state.table.declarer) == ("play", None, 2)


@about(KEY, sie=(False, True))
def test_sie_needs_all_ober_and_unter_and_costs_four_times_as_much() -> None:
    hand = "QC QS QH QD JC JS JH JD"
    assert "sie" not in bids(dealt(rules_of(KEY), hand))
    rules = rules_of(KEY, sie=True)
    assert bids(dealt(rules, hand))[-1] == "sie"
    assert "sie" not in bids(dealt(rules, "QC QS QH QD JC JS JH AH"))
    assert paid(rules, "sie").changes == (600, -200, -200, -200)


@about(KEY, ramsch=(False, True))
def test_ramsch_off_throws_the_cards_in_and_on_plays_them_each_alone_with_hearts() -> None:
    state = thrown_or_played()
    assert (state.table.phase, state.table.next_dealer, state.table.results) == ("shuffle", 0, ())
    state = thrown_or_played(ramsch=True)
    assert (state.table.phase, state.table.contract, state.table.suit, state.table.turn) == (
        "play",
        "ramsch",
        HEARTS,
        0,
    )
    assert state.table.declarer is None
    assert [interjections(view(state, seat)) for seat in range(4)] == [()] * 4


@about(KEY, march=("all", "ninety_one", "none"))
@pytest.mark.parametrize(
    ("choice", "all_tricks", "most"), [("all", 30, -30), ("ninety_one", 30, 30), ("none", -30, -30)]
)
def test_march_says_what_turns_a_ramsch_round(choice: str, all_tricks: int, most: int) -> None:
    from tests.rule_cases_schafkopf import ask_ramsch

    rules = rules_of(KEY, ramsch=True, march=choice)
    assert ask_ramsch(rules, {"augen": [120, 0, 0, 0], "tricks": [8, 0, 0, 0]})[0][0] == all_tricks
    assert ask_ramsch(rules, {"augen": [91, 29, 0, 0], "tricks": [7, 1, 0, 0]})[0][0] == most
    assert ask_ramsch(rules, {"augen": [90, 30, 0, 0], "tricks": [7, 1, 0, 0]})[0][0] == -30


@about(KEY, geier_first=(False, True))
@pytest.mark.parametrize(("choice", "above"), [(False, False), (True, True)])
def test_geier_first_says_which_of_geier_and_farbwenz_is_higher(choice: bool, above: bool) -> None:
    state = dealt(rules_of(KEY, farbwenz=True, geier=True, geier_first=choice), *HANDS)
    assert ("geier" in bids(acted(state, ("bid", "farbwenz")))) == above
    assert ("farbwenz" in bids(acted(state, ("bid", "geier")))) != above
    assert ("geier_tout" in bids(acted(state, ("bid", "farbwenz_tout")))) == above
    assert "wenz" in bids(acted(state, ("bid", "geier")))
    assert "wenz_tout" in bids(acted(state, ("bid", "geier_tout")))


# -- What doubles ------------------------------------------------------------------------------------------------------


@about(KEY, legen=(False, True))
def test_legen_off_asks_nobody_and_on_asks_each_once_from_forehand_after_four_cards() -> None:
    assert dealt(rules_of(KEY), *HANDS).table.phase == "auction"
    state = dealt(rules_of(KEY, legen=True), *HANDS)
    assert (state.table.phase, state.table.turn) == ("legen", 0)
    assert [view(state, seat).counts for seat in range(4)] == [(4, 4, 4, 4)] * 4
    assert {one.kind for one in choices(state)} == {"lay", "leave"}
    state, events = apply(acted(state, ("lay", None), ("leave", None), ("lay", None)), Action(3, "leave"))
    assert events == (Event("dealt", 3, (4,)),)
    assert (state.table.phase, state.table.turn, state.table.laid) == ("auction", 0, (0, 2))
    assert state.hands == tuple(mask(parse(hand)) for hand in HANDS)


@about(KEY, legen=(True,))
@pytest.mark.parametrize(("number", "value"), [(0, 10), (1, 20), (2, 40), (4, 160)])
def test_legen_doubles_once_for_each_who_laid(number: int, value: int) -> None:
    assert paid(rules_of(KEY, legen=True), "sauspiel", declarer_augen=61, legen=number).base == value


@about(KEY, kontra=("re", "kontra", "none"))
def test_kontra_and_re_kontra_only_or_neither() -> None:
    state = sauspiel()
    assert [bool(interjections(view(state, seat))) for seat in range(4)] == [False, False, True, True]
    assert speakers(state) == (2, 3)
    state, events = apply(state, Action(3, "double"))
    assert events == (Event("doubled", 3, 1),)
    assert speakers(state) == (1,)
    assert interjections(view(state, 0)) == (Action(0, "double"),)  # at turn, and the partner
    answered, events = apply(state, Action(0, "double"))
    assert events == (Event("doubled", 0, 2), Event("partner", 0))
    assert (answered.table.partner, speakers(answered)) == (0, ())
    declared, events = apply(state, Action(1, "double"))
    assert (events, declared.table.partner) == ((Event("doubled", 1, 2),), None)
    only, _ = apply(sauspiel(kontra="kontra"), Action(3, "double"))
    assert speakers(only) == ()
    assert interjections(view(only, 0)) == ()
    assert speakers(sauspiel(kontra="none")) == ()


@about(KEY, kontra=("re",))
@pytest.mark.parametrize("seat", [0, 1])
def test_kontra_is_refused_to_the_partner_and_the_declarer_and_the_state_stays(seat: int) -> None:
    state = sauspiel()
    with pytest.raises(IllegalAction) as refused:
        apply(state, Action(seat, "double"))
    assert refused.value.reason.key == "double"


@about(KEY, kontra_until=("second", "first"))
@pytest.mark.parametrize(("choice", "after_one"), [("second", (3,)), ("first", ())])
def test_kontra_until_the_second_or_the_first_card_lies(choice: str, after_one: tuple[int, ...]) -> None:
    state = dealt(rules_of(KEY, kontra_until=choice), *HANDS)
    state = acted(state, PASS, PASS, ("bid", "wenz"), PASS)
    assert speakers(state) == (1, 3)
    assert interjections(view(state, 0)) == (Action(0, "double"),)
    state = acted(state, ("play", parse("7C")[0]))
    assert speakers(state) == ((0, 3) if after_one else ())
    assert bool(interjections(view(state, 1))) == bool(after_one)
    state = acted(state, ("play", parse("9C")[0]))
    assert speakers(state) == ()


@about(KEY, kontra=("re",))
@pytest.mark.parametrize(("stoss", "value"), [(0, 10), (1, 20), (2, 40)])
def test_kontra_and_re_double_each_and_61_stays_the_target(stoss: int, value: int) -> None:
    for augen in (60, 61):
        result = paid(rules_of(KEY), "sauspiel", declarer_augen=augen, stoss=stoss)
        assert (result.base, result.won) == (value, augen == 61)


# -- The auction and the deal ------------------------------------------------------------------------------------------


@about(KEY, ask_first=(False, True))
def test_ask_first_asks_who_would_play_and_only_those_name_their_games() -> None:
    assert "play" not in bids(dealt(rules_of(KEY), *HANDS))
    state = dealt(rules_of(KEY, ask_first=True), *HANDS)
    assert bids(state) == ["play"]
    assert bids(acted(state, ("bid", "play"))) == ["play"]
    state = acted(state, PASS, ("bid", "play"), ("bid", "play"), PASS)
    assert (state.table.phase, state.table.turn) == ("auction", 1)
    assert "pass" not in {one.kind for one in choices(state)}
    named = acted(state, ("bid", "wenz"))
    assert named.table.turn == 2
    assert bids(named) == ["solo", "wenz_tout", "solo_tout"]
    assert acted(named, PASS).table.declarer == 1
    over = acted(named, ("bid", "solo"))
    assert (over.table.phase, over.table.declarer) == ("naming", 2)


@about(KEY, ask_first=(True,))
def test_ask_first_with_one_player_lets_that_one_name_and_with_none_throws_in() -> None:
    state = dealt(rules_of(KEY, ask_first=True), *HANDS)
    alone = acted(state, PASS, PASS, PASS, ("bid", "play"))
    assert alone.table.turn == 3
    assert acted(alone, ("bid", "wenz")).table.declarer == 3
    assert acted(state, PASS, PASS, PASS, PASS).table.next_dealer == 0


@about(KEY, packets=("fours", "twos"))
def test_packets_deal_the_same_cards_in_fours_or_in_twos() -> None:
    first, second = shuffled(rules_of(KEY)), shuffled(rules_of(KEY, packets="twos"))
    turned = first.rules.deck[16:] + first.rules.deck[:16]
    assert (first.table.packets, second.table.packets) == ((4, 4), (2, 2, 2, 2))
    assert first.hands[0] == mask(turned[0:4] + turned[16:20])
    assert second.hands[0] == mask(turned[0:2] + turned[8:10] + turned[16:18] + turned[24:26])
    laying = shuffled(rules_of(KEY, packets="twos", legen=True))
    assert (laying.table.phase, laying.hands[0]) == ("legen", mask(turned[0:2] + turned[8:10]))


# -- The tariff --------------------------------------------------------------------------------------------------------


@about(KEY, call_price=("5", "10", "20", "50"))
@pytest.mark.parametrize("choice", ["5", "10", "20", "50"])
def test_call_price_is_the_price_of_a_sauspiel_and_a_hochzeit(choice: str) -> None:
    rules = rules_of(KEY, call_price=choice)
    for contract in ("sauspiel", "hochzeit"):
        assert paid(rules, contract, declarer_augen=61).changes == tuple(int(choice) * sign for sign in (1, -1, 1, -1))
    assert paid(rules, "wenz", declarer_augen=61).base == 50


@about(KEY, solo_price=("20", "30", "40", "50", "60", "100"))
@pytest.mark.parametrize("choice", ["20", "30", "40", "50", "60", "100"])
def test_solo_price_is_the_price_of_every_game_alone_but_bettel(choice: str) -> None:
    rules, price = rules_of(KEY, solo_price=choice), int(choice)
    for contract in ("wenz", "solo", "geier", "farbwenz", "farbgeier"):
        assert paid(rules, contract, suit=HEARTS, declarer_augen=61).changes == (3 * price, -price, -price, -price)
        if contract != "solo":
            assert paid(rules, f"{contract}_tout", suit=HEARTS).base == 2 * price
    assert paid(rules, "sie").base == 4 * price
    assert paid(rules, "bettel").base == 30


@about(KEY, margin=("0", "5", "10", "20", "50"))
@pytest.mark.parametrize("choice", ["0", "5", "10", "20", "50"])
def test_margin_is_paid_for_schneider_and_once_more_for_schwarz_but_not_in_a_tout(choice: str) -> None:
    rules, more = rules_of(KEY, margin=choice), int(choice)
    limits = {61: 0, 90: 0, 91: 1, 60: 0, 31: 0, 30: 1}
    for augen, times in limits.items():
        assert paid(rules, "sauspiel", declarer_augen=augen, declarer_tricks=4).base == 10 + times * more
    assert paid(rules, "sauspiel", declarer_augen=120, declarer_tricks=8).base == 10 + 2 * more
    assert paid(rules, "sauspiel", declarer_augen=120, declarer_tricks=7).base == 10 + more
    assert paid(rules, "sauspiel", declarer_augen=0, declarer_tricks=0).base == 10 + 2 * more
    assert paid(rules, "sauspiel", declarer_augen=0, declarer_tricks=1).base == 10 + more
    assert paid(rules, "wenz_tout").base == 100


@about(KEY, runner=("0", "5", "10", "20", "50"))
@pytest.mark.parametrize("choice", ["0", "5", "10", "20", "50"])
def test_runner_is_paid_for_each_of_three_or_more_and_in_a_wenz_of_two_or_more(choice: str) -> None:
    rules, each = rules_of(KEY, runner=choice), int(choice)
    for number, counted in ((2, 0), (3, 3), (8, 8)):
        assert paid(rules, "sauspiel", number, suit=HEARTS, declarer_augen=61).base == 10 + counted * each
        result = paid(rules, "solo", number, suit=HEARTS, declarer_augen=61, laufende_dir="ohne")
        assert result.base == 50 + counted * each
    assert paid(rules, "wenz", 2, declarer_augen=61).base == 50 + 2 * each
    assert paid(rules, "wenz_tout", 2).base == 2 * (50 + 2 * each)


@about(KEY, bettel_price=("10", "20", "30", "50"))
@pytest.mark.parametrize("choice", ["10", "20", "30", "50"])
def test_bettel_price_is_what_each_pays(choice: str) -> None:
    assert paid(rules_of(KEY, bettel=True, bettel_price=choice), "bettel").changes[1] == -int(choice)


@about(KEY, ramsch_price=("5", "10", "20", "50"))
@pytest.mark.parametrize("choice", ["5", "10", "20", "50"])
def test_ramsch_price_is_what_the_loser_pays_each(choice: str) -> None:
    from tests.rule_cases_schafkopf import ask_ramsch

    rules, price = rules_of(KEY, ramsch=True, ramsch_price=choice), int(choice)
    lost = ask_ramsch(rules, {"augen": [50, 30, 20, 20], "tricks": [3, 2, 2, 1]})[0]
    assert lost == [-3 * price, price, price, price]


@about(KEY, deals=("8", "16", "32", "endless"))
@pytest.mark.parametrize("choice", ["8", "16", "32", "endless"])
def test_deals_end_the_match_and_without_end_it_goes_on(choice: str) -> None:
    rules = rules_of(KEY, deals=choice)
    number = 40 if choice == "endless" else int(choice)
    state = played_deals(rules, number - 1)
    assert state.table.phase == "shuffle"
    state = played_deals(rules, number)
    assert (state.table.phase == OVER) == (choice != "endless")
    chain_holds(rules, state.table)


def played_deals(rules: Rules, number: int) -> State:
    """A match in which forehand of the first deal wins a Wenz-Tout again and again, after so many deals."""
    hands = "JC JS JH JD AC AS AH AD", "TC TS TH TD KC KS KH KD", "9C 9S 9H 9D 8C 8S 8H 8D", "QC QS QH QD 7C 7S 7H 7D"
    table = None
    for _ in range(number):
        state = deal_out(rules, [parse(hand) for hand in hands])
        if table is not None:
            fresh = gathered(table)
            after = {"deal": fresh.deal, "scores": fresh.scores, "results": fresh.results, "crosses": fresh.crosses}
            state = State(rules, state.table.__class__(**{**fields(state), **after}), state.hands)
        state = acted(state, ("bid", "wenz_tout"), PASS, PASS, PASS)
        while state.table.phase == "play":
            best = max(legal(view(state, state.table.turn)), key=lambda one: strength(state, one))
            state, _ = apply(state, best)
        table = state.table
    return state


def fields(state: State) -> dict[str, Any]:
    """The table of a state as keywords."""
    return {field: getattr(state.table, field) for field in state.table.__slots__}


def strength(state: State, action: Action) -> int:
    """How strong the card of an action is."""
    assert isinstance(action.value, int)
    return state.rules.ranking(state.table.contract or "", state.table.suit).strength[action.value]


# -- All together ------------------------------------------------------------------------------------------------------

EVERYTHING: dict[str, Any] = dict.fromkeys(
    ("farbwenz", "geier", "farbgeier", "bettel", "hochzeit", "sie", "ramsch", "legen", "ask_first"), True
)
"""Everything that is off by default."""


@pytest.mark.parametrize("seed", range(12))
def test_everything_on_together_works_and_every_deal_sums_to_zero(seed: int) -> None:
    dice = random.Random(seed)
    more = {key: dice.choice(VALUES[KEY][key]) for key in ("march", "geier_first", "kontra_until", "packets")}
    rules = rules_of(KEY, **EVERYTHING, **more)
    for _, (state, events) in match(rules, dice, 24):
        held_against(state, events)
    chain_holds(rules, state.table)
    assert state.table.results
    assert sum(state.table.scores) == 0


@pytest.mark.parametrize("aim", ["sauspiel", "hochzeit", "ramsch", "sie", "farbgeier_tout", "laid", "re", "run_away"])
def test_everything_on_together_still_reaches_each_game(aim: str) -> None:
    rules = rules_of(KEY, **EVERYTHING)
    assert any(aim in reached(state) for state in aimed_deal(rules, random.Random(aim), aim))
