"""What holds in every game: random matches under random options, and positions that were aimed at."""

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjavs_desktop.core.cards import Cards, cards_in, mask
from sjavs_desktop.core.errors import REASONS, IllegalAction
from sjavs_desktop.core.game import apply, legal, start, why_not
from sjavs_desktop.core.notation import action_text, parse_action
from sjavs_desktop.core.phases import PHASES
from sjavs_desktop.core.phases.settle import taken
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.core.state import CHANCE, EVENTS, NOBODY, OVER, Action, Result, Seat, State, Step, View
from sjavs_desktop.core.view import view
from tests.core.games import (
    AIMS,
    OPTION_VALUES,
    acted,
    aimed,
    chosen_at_random,
    dealt,
    match,
    next_action,
    reached,
    redealt,
    rules_with,
)

SEEDS = st.integers(0, 10**9)
CHOSEN = st.fixed_dictionaries({key: st.sampled_from(values) for key, values in OPTION_VALUES.items()})

Chosen = dict[str, OptionValue]


@cache
def steps_of(seed: int, options: tuple[tuple[str, OptionValue], ...], deals: int = 8) -> tuple[Step, ...]:
    """A random match under those options."""
    return tuple(step for _, step in match(rules_with(**dict(options)), random.Random(seed), deals))


def steps(seed: int, chosen: Chosen, deals: int = 8) -> tuple[Step, ...]:
    steps_of.cache_clear()
    return steps_of(seed, tuple(sorted(chosen.items())), deals)


def on_the_table(state: State) -> Cards:
    """Every card of the deal that is not in a hand, each counted once; AssertionError when two places hold it."""
    table = state.table
    places = [*(mask(trick.cards) for trick in table.tricks), mask(table.trick), mask(state.pack)]
    seen = 0
    for place in places:
        assert not seen & place
        seen |= place
    return seen


# -- Cards and points ------------------------------------------------------------------------------------------------


@given(SEEDS, CHOSEN)
def test_each_of_the_32_cards_is_in_exactly_one_place_at_every_step(seed: int, chosen: Chosen) -> None:
    for state, _ in steps(seed, chosen):
        if state.table.turn == CHANCE and state.table.deal == 1 and not state.table.calls and not state.table.tricks:
            continue  # the cards have not been taken up yet
        everywhere = on_the_table(state)
        for hand in state.hands:
            assert not everywhere & hand
            everywhere |= hand
        assert everywhere == state.rules.deck_mask
        assert everywhere.bit_count() == 32


@given(SEEDS, CHOSEN)
def test_120_points_are_taken_or_still_held_at_every_step_of_a_deal(seed: int, chosen: Chosen) -> None:
    for state, _ in steps(seed, chosen):
        if state.table.contract:
            ranking = state.rules.ranking(state.table.contract, state.table.suit)
            held = sum(ranking.points_in(hand) for hand in state.hands)
            points, tricks = taken(state.rules, state.table)
            assert sum(points) + held + ranking.points_in(mask(state.table.trick)) == 120
            assert sum(tricks) == len(state.table.tricks)


# -- Who acts --------------------------------------------------------------------------------------------------------


@given(SEEDS, CHOSEN)
def test_at_every_step_exactly_one_seat_or_chance_is_to_act_or_the_match_is_over(seed: int, chosen: Chosen) -> None:
    for state, events in steps(seed, chosen):
        able = [seat for seat in range(4) if legal(view(state, seat))]
        turn = state.table.turn
        if state.table.phase == OVER:
            assert (able, turn) == ([], NOBODY)
            assert state.table.winner is not None
        else:
            assert able == ([] if turn == CHANCE else [turn])
            assert turn == CHANCE or 0 <= turn < 4
        assert {event.kind for event in events} <= set(EVENTS)


@given(SEEDS, CHOSEN)
def test_a_view_shows_the_own_hand_the_table_and_the_counts_and_nothing_else(seed: int, chosen: Chosen) -> None:
    for state, _ in steps(seed, chosen, deals=2):
        for seat in range(4):
            seen = view(state, seat)
            assert seen.hand == state.hands[seat]
            assert [one for other, one in enumerate(seen.shown) if other != seat] == [0, 0, 0]
            assert seen.counts == tuple(hand.bit_count() for hand in state.hands)
            assert seen.table is state.table


# -- Replays and notation --------------------------------------------------------------------------------------------


@given(SEEDS, CHOSEN)
def test_the_same_actions_give_the_same_states_and_events_again(seed: int, chosen: Chosen) -> None:
    rules = rules_with(**chosen)
    played = list(match(rules, random.Random(seed), 4))
    state = start(rules, played[0][1][0].table.dealer)
    for action, (after, events) in played[1:]:
        assert action is not None
        state, again = apply(state, action)
        assert (state, again) == (after, events)


@given(SEEDS, CHOSEN)
def test_each_action_reads_back_from_its_own_text(seed: int, chosen: Chosen) -> None:
    for action, _ in match(rules_with(**chosen), random.Random(seed), 3):
        if action is not None:
            line = action_text(action)
            assert "\n" not in line
            assert parse_action(line) == action


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "0",
        "0 ",
        "x play QC",
        "-1 pass",
        "0 fly QC",
        "0 play",
        "0 play XX",
        "0 play QC QC",
        "0 play qc",
        "0 pass 5",
        "0 name",
        "0 name CS",
        "0 name X",
        "0 cut -1",
        "0 cut x",
        "0 cut 1234",
        "0 bid",
        "0 bid \x07",
        "- shuffle QX",
        "²",
        "² pass",
        "٣ pass",
        "0 cut ٣",
        "9" * 5000 + " pass",
    ],
)
def test_a_line_that_is_no_action_is_refused_with_a_sentence(line: str) -> None:
    with pytest.raises(ValueError, match=r"\w+"):
        parse_action(line)


# -- What is refused -------------------------------------------------------------------------------------------------


def conceivable(state: State) -> list[Action]:
    """Every action that anybody could think of: right, wrong and absurd."""
    offers = [f"{length}{word}" for length in range(9) for word in ("", " betri")]
    values: dict[str, list[object]] = {
        "play": [*state.rules.deck, -1, 0, 63, 64, 999, None, "QC", (1, 2)],
        "bid": [*offers, "", None, 5],
        "pass": [None, 0, "x"],
        "name": [0, 1, 2, 3, 4, -1, None, "C"],
        "cut": [0, 1, 2, 3, 16, 29, 30, 31, 32, -1, None, "3"],
        "sing": [None],
        "shuffle": [state.rules.deck, state.rules.deck[1:], state.rules.deck[:1] * 32, (), None],
    }
    return [
        Action(seat, kind, value)  # type: ignore[arg-type]
        for kind, several in values.items()
        for value in several
        for seat in (-9, NOBODY, CHANCE, 0, 1, 2, 3, 4)
    ]


def is_allowed(state: State, action: Action) -> bool:
    """Whether `action` is among what may be done now; chance may shuffle the deck in any order."""
    if state.table.turn == CHANCE:
        return action == Action(CHANCE, "shuffle", state.rules.deck)
    return 0 <= action.seat < 4 and action in legal(view(state, action.seat))


@given(SEEDS, CHOSEN)
def test_whatever_is_not_legal_is_refused_with_a_known_reason_and_leaves_the_state_as_it_was(
    seed: int, chosen: Chosen
) -> None:
    dice = random.Random(seed)
    every = steps(seed, chosen, deals=2)
    for state, _ in [*dice.sample(every, min(4, len(every))), every[-1]]:
        before = replace(state)
        for action in conceivable(state):
            if is_allowed(state, action):
                apply(state, action)
                continue
            with pytest.raises(IllegalAction) as refused:
                apply(state, action)
            assert refused.value.reason.key in REASONS
            assert refused.value.action == action
            assert state == before
            if 0 <= action.seat < 4 and state.table.turn != CHANCE:
                assert why_not(view(state, action.seat), action) == refused.value.reason


def refusal(state: State, kind: str, value: object, seat: Seat | None = None) -> tuple[object, ...]:
    """The reason and its facts when the seat at turn (or another) tries that."""
    with pytest.raises(IllegalAction) as refused:
        apply(state, Action(state.table.turn if seat is None else seat, kind, value))  # type: ignore[arg-type]
    return refused.value.reason.key, *refused.value.reason.facts


def test_every_reason_is_given_where_it_belongs_with_its_facts() -> None:
    """Hearts are trump; the second plays clubs, the third must overtrump, the fourth has bid nothing to name."""
    hands = (
        "7C 8C JD JS AH KH QH TH",
        "QS AC KC 9S 8S 7S 9D 8D",
        "JC 7H 9H AS KS AD KD TD",
    )
    given_up = rules_with(must_speak=True)
    given: set[tuple[object, ...]] = set()
    fresh = start(given_up, 3)
    given.add(refusal(fresh, "pass", None, 0))
    given.add(refusal(fresh, "shuffle", fresh.rules.deck[1:]))
    shuffled, _ = apply(fresh, Action(CHANCE, "shuffle", fresh.rules.deck))
    given.add(refusal(shuffled, "cut", 2))
    state = dealt(given_up, *hands)
    given |= {refusal(state, "pass", None), refusal(state, "bid", "5"), refusal(state, "play", 11)}
    state = acted(state, ("bid", "6"))
    given |= {refusal(state, "bid", "5")}
    state = acted(state, ("pass", None), ("pass", None), ("pass", None), ("play", 7))
    given |= {refusal(state, "play", 25), refusal(state, "play", 14 + 32)}
    over_trumped = acted(dealt(rules_with(), *ruffed_hands()), *RUFFED)
    given |= {refusal(over_trumped, "play", 32 + 7)}
    assert given == {
        ("turn", CHANCE),
        ("shuffle",),
        ("cut", 3),
        ("must_speak",),
        ("announce", "6"),
        ("kind",),
        ("announce", None),
        ("follow", 0),
        ("not_held", 14 + 32),
        ("overtrump", 32 + 8),
    }


def ruffed_hands() -> tuple[str, ...]:
    """Forehand bids six hearts and leads a club, the second trumps with the eight, the third holds 7 and 9."""
    return "7C 9C JD JS AH KH QH TH", "8H 7S 8S 9S 7D 8D 9D TD", "7H 9H AS KS TS AD KD QD"


RUFFED = (("bid", "6"), ("pass", None), ("pass", None), ("pass", None), ("play", 7), ("play", 32 + 8))


def test_naming_refuses_a_suit_of_another_length_and_says_the_length() -> None:
    state = dealt(rules_with(), "QS JH KS TS 7S AD KD 9D")
    state = acted(state, ("bid", "5"), ("pass", None), ("pass", None), ("pass", None))
    assert state.table.phase == "naming"
    assert refusal(state, "name", 0) == ("naming", 5)
    assert refusal(state, "pass", None) == ("kind",)


def test_a_match_that_is_over_refuses_everything_because_it_is_over() -> None:
    *_, (_, (state, _)) = match(rules_with(start_points="12"), random.Random(3), 60)
    assert state.table.phase == OVER
    assert {refusal(state, one.kind, one.value, one.seat) for one in conceivable(state)} == {("over",)}


# -- Accounts --------------------------------------------------------------------------------------------------------


def balanced(rules: Rules, result: Result, ties: int) -> None:
    """AssertionError when a result does not add up."""
    assert sum(result.points) == 120
    assert sum(result.tricks) == 8
    if result.account is None:
        assert result.points == (60, 60)
        assert (result.base, result.carry, result.after, result.rubber) == (0, 0, result.before, False)
        return
    other = 1 - result.account
    score = rules.score
    per_tie = score.carry_better if result.better else score.carry_simple
    assert result.carry == per_tie * (ties if score.accumulate else min(ties, 1))
    assert result.after[other] == result.before[other]
    assert result.after[result.account] == max(0, result.before[result.account] - result.base - result.carry)
    assert result.base > 0
    assert result.points[result.account] >= 61
    assert result.rubber == (result.after[result.account] == 0)
    assert result.double == (result.rubber and result.before[other] == score.start)
    assert result.better == (result.suit == 0)


@given(SEEDS, CHOSEN)
def test_accounts_balance_only_one_side_scores_scores_only_fall_and_a_rubber_starts_anew(
    seed: int, chosen: Chosen
) -> None:
    """The chain of results: each begins where the last ended, or at the start after a rubber."""
    *_, (last, _) = steps(seed, chosen, deals=30)
    rules, table = last.rules, last.table
    scores: tuple[int, ...] = (rules.score.start,) * 2
    ties, crosses = 0, [0, 0]
    for index, result in enumerate(table.results):
        assert result.before == scores
        balanced(rules, result, ties)
        assert all(0 <= after <= before for after, before in zip(result.after, result.before, strict=True))
        ties = ties + 1 if result.account is None else 0
        if result.account is not None:
            crosses[result.account] += result.crosses
        scores = (rules.score.start,) * 2 if result.rubber else result.after
        ended = result.account is not None and 0 < rules.score.crosses <= crosses[result.account]
        assert ended == (table.phase == OVER and index == len(table.results) - 1)
    final = table.results[-1].after if table.phase == OVER and table.results else scores
    assert (table.scores, table.crosses, table.ties) == (final, tuple(crosses), ties)


@pytest.mark.parametrize("seed", range(6))
def test_every_match_with_crosses_to_win_comes_to_its_end(seed: int) -> None:
    *_, (_, (state, _)) = match(rules_with(crosses_to_win="2"), random.Random(seed), 400)
    assert state.table.phase == OVER
    assert max(state.table.crosses) >= 2


# -- What a seat cannot see --------------------------------------------------------------------------------------------

Viewer = Callable[[State, Seat], View]


def differs(first: State, seat: Seat, dice: random.Random, look: Viewer = view) -> bool:
    """Whether `seat` can tell the position from one in which all that it cannot see is dealt anew."""
    second = redealt(first, seat, dice)
    one, other = look(first, seat), look(second, seat)
    return one != other or legal(one) != legal(other)


def positions(aim: str, seed: int) -> list[State]:
    """Every position of the rest of a deal, from its first lead, that came to `aim`."""
    dice = random.Random(f"{aim}/{seed}")
    chosen = chosen_at_random(dice, OPTION_VALUES)
    if aim == "nobody":
        chosen |= {"no_bid": "play_for_4", "must_speak": False}
    state = aimed(rules_with(**chosen), dice, aim)
    assert aim in reached(state)
    found = [state]
    while state.table.phase == "play":
        state, _ = apply(state, next_action(state, dice))
        found.append(state)
    return found


@pytest.mark.parametrize("aim", AIMS)
def test_neither_view_nor_legal_depends_on_hidden_cards_in_play(aim: str) -> None:
    for seed in range(12):
        dice = random.Random(seed)
        for state, seat in product(positions(aim, seed), range(4)):
            assert not differs(state, seat, dice)


@given(SEEDS, CHOSEN)
def test_neither_view_nor_legal_depends_on_hidden_cards_before_play(seed: int, chosen: Chosen) -> None:
    dice = random.Random(seed)
    for state, _ in steps(seed, chosen, deals=2):
        if state.table.phase in ("cut", "auction", "naming"):
            for seat in range(4):
                assert not differs(state, seat, dice)


def test_the_random_matches_reach_every_phase_every_contract_and_every_event() -> None:
    """Otherwise the properties above would hold of something smaller than the game."""
    phases: set[str] = set()
    aims: set[str] = set()
    kinds: set[str] = set()
    for seed, no_bid in product(range(12), OPTION_VALUES["no_bid"]):
        rules = rules_with(no_bid=no_bid, start_points="12")
        for _, (state, events) in match(rules, random.Random(seed), 12):
            phases.add(state.table.phase)
            aims |= reached(state) if state.table.contract else set()
            kinds |= {event.kind for event in events}
    assert phases >= set(PHASES) - {"settle"}  # nobody is asked while a deal is settled
    assert aims == set(AIMS)
    assert kinds == set(EVENTS)


def leak_a_card(state: State, seat: Seat) -> View:
    """A view with a fault: it shows one card of the next seat."""
    seen = view(state, seat)
    neighbour = (seat + 1) % 4
    card = next(cards_in(state.hands[neighbour]), None)
    shown = tuple(1 << card if each == neighbour and card else own for each, own in enumerate(seen.shown))
    return replace(seen, shown=shown)


def leak_through_the_table(state: State, seat: Seat) -> View:
    """A view with a fault: the cut betrays a suit of the partner's."""
    partner = state.hands[(seat + 2) % 4]
    return replace(view(state, seat), table=replace(state.table, cut=(partner & 0xFFFF).bit_count()))


@pytest.mark.parametrize("look", [leak_a_card, leak_through_the_table])
def test_a_view_that_leaks_is_found_by_the_same_property(look: Viewer) -> None:
    for aim in AIMS:
        found = [differs(state, 0, random.Random(1), look) for state in positions(aim, 0)]
        assert any(found)


def test_a_rule_that_asks_for_another_players_cards_is_found_by_the_same_property(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A view that lays a hand open makes legality depend on it only if a rule looks there; here one does."""
    honest = PHASES["play"]

    def peeping(seen: View) -> tuple[Action, ...]:
        return honest.legal(seen)[: 1 + seen.shown[(seen.seat + 1) % 4] % 2]

    def open_hand(state: State, seat: Seat) -> View:
        seen = view(state, seat)
        low = next(cards_in(state.hands[(seat + 1) % 4]), 0) % 2
        return replace(seen, shown=tuple(low if each == (seat + 1) % 4 else own for each, own in enumerate(seen.shown)))

    monkeypatch.setitem(PHASES, "play", honest._replace(legal=peeping))
    state = positions("hearts", 1)[0]
    assert any(differs(state, state.table.turn, random.Random(seed), open_hand) for seed in range(20))
