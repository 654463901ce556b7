"""What holds in every game: random matches of every pack under random options, and positions that were aimed at."""

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjavs_desktop.core.cards import cards_in, mask
from sjavs_desktop.core.errors import REASONS, IllegalAction
from sjavs_desktop.core.game import apply, interjections, legal, start, why_not
from sjavs_desktop.core.notation import action_text, parse_action
from sjavs_desktop.core.phases import PHASES
from sjavs_desktop.core.record import Record, read_record, record_text
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import CHANCE, EVENTS, NOBODY, OVER, Action, Seat, Spot, State, Step, View
from sjavs_desktop.core.view import view
from tests.core.checks import (
    cards_are_conserved,
    chain_holds,
    held_against,
    holder_of_the_called,
    scored,
    settled_rightly,
)
from tests.core.games import (
    AIMS,
    CHOSEN_FIRST,
    NEEDS,
    PACKS,
    VALUES,
    Chosen,
    acted,
    aimed_deal,
    chosen_at_random,
    dealt,
    match,
    reached,
    redealt,
    rules_of,
    rules_with,
)

SEEDS = st.integers(0, 10**9)


def chosen_in(key: str) -> st.SearchStrategy[Chosen]:
    """Any options of a pack."""
    return st.fixed_dictionaries({option: st.sampled_from(values) for option, values in VALUES[key].items()})


GAMES = st.sampled_from(PACKS).flatmap(lambda key: chosen_in(key).map(lambda chosen: rules_of(key, **chosen)))
"""The rules of any pack under any options."""


def steps(seed: int, rules: Rules, deals: int = 8) -> list[Step]:
    """A random match."""
    return [step for _, step in match(rules, random.Random(seed), deals)]


def played_through(rules: Rules, dice: random.Random, deals: int, every: bool = True) -> tuple[Record, State]:
    """A random match as a record and with its last state; everything is held against every step.

    Without `every` only the settlements and the chain of the accounts are looked at.
    """
    first: State | None = None
    actions: list[Action] = []
    for action, (state, events) in match(rules, dice, deals):
        if every:
            held_against(state, events)
        elif scored(events):
            settled_rightly(state)
        first = first or state
        if action is not None:
            actions.append(action)
            assert parse_action(action_text(action)) == action
    assert first is not None
    chain_holds(rules, state.table)
    names = tuple(f"player {seat}" for seat in range(rules.seats))
    return Record(rules, first.table.dealer, names, names, "seed", tuple(actions)), state


# -- Random matches ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", PACKS)
def test_60_random_matches_of_each_pack_hold_at_every_step_and_replay_from_their_text(key: str) -> None:
    """They go to their end or through 60 deals; of most only the accounts are looked at after each deal."""
    over = 0
    for seed in range(60):
        record, state = played_through(rules_of(key), random.Random(f"{key}/{seed}"), 60, every=seed < 8)
        over += state.table.phase == OVER
        if seed % 10 == 0:
            again = read_record(record_text(record))
            assert again == record
            assert again.state() == state
    assert over >= 50


@pytest.mark.parametrize("key", PACKS)
def test_200_random_combinations_of_the_options_of_each_pack_can_be_played(key: str) -> None:
    combinations = set()
    for seed in range(200):
        dice = random.Random(f"{key}/options/{seed}")
        chosen = chosen_at_random(dice, VALUES[key])
        combinations.add(tuple(chosen.items()))
        _, state = played_through(rules_of(key, **chosen), dice, 1)
        assert state.table.deal_over
    assert len(combinations) > 5


@pytest.mark.parametrize("seed", range(6))
def test_every_match_with_crosses_to_win_comes_to_its_end(seed: int) -> None:
    *_, (_, (state, _)) = match(rules_with(crosses_to_win="2"), random.Random(seed), 400)
    assert state.table.phase == OVER
    assert max(state.table.crosses) >= 2


@given(SEEDS, GAMES)
def test_whatever_the_seed_and_the_options_everything_holds_at_every_step(seed: int, rules: Rules) -> None:
    played_through(rules, random.Random(seed), 4)


@given(SEEDS, GAMES)
def test_the_same_actions_give_the_same_states_and_events_again(seed: int, rules: Rules) -> None:
    played = list(match(rules, random.Random(seed), 3))
    state = start(rules, played[0][1][0].table.dealer)
    for action, (after, events) in played[1:]:
        assert action is not None
        state, again = apply(state, action)
        assert (state, again) == (after, events)


# -- A check that finds nothing would pass everything ----------------------------------------------------------------


def last_scored(key: str, seed: int) -> State:
    """The state after some deal of a pack that was played out and decided."""
    return next(
        state
        for state, events in steps(seed, rules_of(key), 20)
        if scored(events) and state.table.results[-1].won is not None
    )


@pytest.mark.parametrize("key", PACKS)
def test_a_result_that_is_off_by_one_a_card_that_is_lost_and_an_account_that_jumps_are_found(key: str) -> None:
    state = last_scored(key, 5)
    settled_rightly(state)
    result = state.table.results[-1]
    changes = (result.changes[0] - 1, *result.changes[1:])
    spoilt = replace(state, table=replace(state.table, results=(result._replace(changes=changes),)))
    with pytest.raises(AssertionError):
        settled_rightly(spoilt)
    jumped = replace(state.table, scores=tuple(score + 1 for score in state.table.scores))
    with pytest.raises(AssertionError):
        chain_holds(state.rules, jumped)
    held = next(one for one, _ in steps(5, state.rules) if any(one.hands))
    with pytest.raises(AssertionError):
        cards_are_conserved(replace(held, hands=tuple(hand & (hand - 1) for hand in held.hands)))
    with pytest.raises(AssertionError):
        cards_are_conserved(replace(held, hands=(held.hands[0] | held.hands[1], *held.hands[1:])))


# -- Notation --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Action(1, "keep"), "1 keep"),
        (Action(1, "look"), "1 look"),
        (Action(2, "exchange", (14, 30)), "2 exchange AC AS"),
        (Action(0, "go"), "0 go"),
        (Action(0, "fold"), "0 fold"),
        (Action(0, "bid", "solo H"), "0 bid solo H"),
        (Action(0, "bid", "play"), "0 bid play"),
        (Action(0, "bid", "stroget_tout"), "0 bid stroget_tout"),
        (Action(0, "play", 5), "0 play 5C"),
        (Action(2, "lay"), "2 lay"),
        (Action(2, "leave"), "2 leave"),
        (Action(3, "call", 1), "3 call S"),
        (Action(1, "take", (7,)), "1 take 7C"),
        (Action(1, "refuse"), "1 refuse"),
        (Action(0, "double"), "0 double"),
        (Action(0, "bid", "farbgeier_tout"), "0 bid farbgeier_tout"),
    ],
)
def test_the_actions_of_the_other_games_are_written_and_read_back(action: Action, line: str) -> None:
    assert action_text(action) == line
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
        "0 keep QC",
        "0 look 1",
        "0 go on",
        "0 fold now",
        "0 exchange QX QC",
        "0 lay 1",
        "0 call",
        "0 call X",
        "0 take XX",
        "0 refuse it",
        "0 double 2",
    ],
)
def test_a_line_that_is_no_action_is_refused_with_a_sentence(line: str) -> None:
    with pytest.raises(ValueError, match=r"\w+"):
        parse_action(line)


# -- What is refused -------------------------------------------------------------------------------------------------


def conceivable(state: State) -> list[Action]:
    """Every action that anybody could think of: right, wrong and absurd."""
    deck = state.rules.deck
    offers = [f"{length}{word}" for length in range(9) for word in ("", " betri")]
    offers += ["C", "D", "H", "solo C", "nolo", "halv S", "play", "spil", "tout", "stroget_tout"]
    offers += [one.key for one in state.rules.contracts]
    pairs = [(one, other) for one in deck[::3] for other in deck[::4]]
    values: dict[str, list[object]] = {
        "play": [*deck, -1, 0, 63, 64, 999, None, "QC", (1, 2)],
        "bid": [*offers, "", None, 5],
        "pass": [None, 0, "x"],
        "name": [0, 1, 2, 3, 4, -1, None, "C"],
        "cut": [0, 1, 2, 3, 10, 16, 29, 30, 31, 32, -1, None, "3"],
        "keep": [None, 0, (1, 2)],
        "look": [None, 0],
        "exchange": [*pairs, (), deck[:1], deck[:3], deck, None, 5, "QC QS"],
        "go": [None, 1],
        "fold": [None, 1],
        "lay": [None, 1],
        "leave": [None, 1],
        "call": [0, 1, 2, 3, 4, -1, None, "C"],
        "take": [*((one,) for one in deck[::2]), (), deck[:2], None, 5, "QC"],
        "refuse": [None, 1],
        "double": [None, 1, deck[:1]],
        "sing": [None],
        "shuffle": [deck, deck[1:], deck[:1] * len(deck), (), None],
    }
    turn = state.table.turn
    return [
        Action(seat, kind, value)  # type: ignore[arg-type]
        for kind, several in values.items()
        for value in several
        for seat in ((turn, 0) if kind == "exchange" and len(str(value)) < 12 else (-9, NOBODY, CHANCE, 0, 1, 2, 3, 4))
    ]


def is_allowed(state: State, action: Action) -> bool:
    """Whether `action` is among what may be done now; chance may shuffle the deck in any order."""
    if state.table.turn == CHANCE:
        return action == Action(CHANCE, "shuffle", state.rules.deck)
    if not 0 <= action.seat < state.rules.seats:
        return False
    seen = view(state, action.seat)
    return action in (*legal(seen), *interjections(seen))


def refuses_rightly(state: State) -> set[str]:
    """Tries everything in a state; the kinds of what was allowed."""
    before, allowed = replace(state), set()
    for action in conceivable(state):
        if is_allowed(state, action):
            apply(state, action)
            allowed.add(action.kind)
            continue
        with pytest.raises(IllegalAction) as refused:
            apply(state, action)
        assert refused.value.reason.key in REASONS
        assert refused.value.action == action
        assert state == before
        if 0 <= action.seat < state.rules.seats and state.table.turn != CHANCE:
            assert why_not(view(state, action.seat), action) == refused.value.reason
    return allowed


@given(SEEDS, GAMES)
def test_whatever_is_not_legal_is_refused_with_a_known_reason_and_leaves_the_state_as_it_was(
    seed: int, rules: Rules
) -> None:
    dice = random.Random(seed)
    every = [state for state, _ in steps(seed, rules, deals=2)]
    for state in [*dice.sample(every, min(3, len(every))), every[-1]]:
        refuses_rightly(state)


def test_in_each_phase_of_each_pack_everything_else_is_refused() -> None:
    """One state of each phase of each pack; together they allow every kind of action."""
    allowed: set[str] = set()
    for key in PACKS:
        phases = {state.table.phase: state for seed in range(4) for state, _ in steps(seed, rules_of(key), deals=2)}
        for state in phases.values():
            allowed |= refuses_rightly(state)
    allowed |= refuses_rightly(exchanging("klorsjavs", see_first=True))
    for aim in ("hochzeit", "run_away", "laid", "doubled"):
        for state in {state.table.phase: state for state in reversed(positions("schafkopf", aim, 0))}.values():
            allowed |= refuses_rightly(state)
    assert allowed == {
        "shuffle", "cut", "pass", "bid", "name", "keep", "look", "exchange", "go", "fold", "play",
        "lay", "leave", "call", "take", "refuse", "double",
    }  # fmt: skip


def exchanging(key: str, **chosen: Any) -> State:
    """A deal in which the declarer is asked about the talon."""
    deal = aimed_deal(rules_of(key, **chosen), random.Random(1), "kept")
    return next(state for state in deal if state.table.phase == "exchange")


def test_an_exchange_refuses_other_numbers_of_cards_and_cards_that_are_not_held() -> None:
    state = exchanging("klorsjavs")
    own = tuple(cards_in(state.hands[state.table.turn]))
    other = next(one for one in state.rules.deck if one not in own)
    for value in ((), own[:1], own[:3], (own[0], own[0]), (own[1], own[0]), (own[0], other), None):
        assert refusal(state, "exchange", value) == ("exchange", 2)
    assert refusal(state, "look", None) == ("exchange", 2)
    assert refusal(state, "play", own[0]) == ("kind",)
    looking = acted(exchanging("klorsjavs", see_first=True), ("look", None))
    assert refusal(looking, "keep", None) == ("exchange", 2)
    assert refusal(looking, "look", None) == ("exchange", 2)


def test_an_auction_of_suits_refuses_what_does_not_outrank_and_names_what_would_do() -> None:
    state = dealt(rules_of("old-mor"), "QC QS QH AH TH KH 9H 7S", "QD JC JS AS TS KS AD TD")
    assert refusal(state, "bid", "S") == ("announce", "H")
    state = acted(state, ("bid", "H"))
    assert refusal(state, "bid", "D") == ("outbid",)
    assert refusal(state, "bid", "C") == ("announce", "S")
    assert refusal(state, "pass", None, 2) == ("turn", 1)


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
    *_, (_, (state, _)) = match(rules_with(start_points="12"), random.Random(3), 90)
    assert state.table.phase == OVER
    assert {refusal(state, one.kind, one.value, one.seat) for one in conceivable(state)} == {("over",)}


# -- What a seat cannot see --------------------------------------------------------------------------------------------

Viewer = Callable[[State, Seat], View]

AIMED = [(key, aim) for key in PACKS for aim in AIMS[key]]


def differs(first: State, seat: Seat, dice: random.Random, look: Viewer = view) -> bool:
    """Whether `seat` can tell the position from one in which all that it cannot see is dealt anew."""
    second = redealt(first, seat, dice)
    one, other = look(first, seat), look(second, seat)
    return (one, legal(one), interjections(one)) != (other, legal(other), interjections(other))


@cache
def positions(key: str, aim: str, seed: int) -> list[State]:
    """Every position of a deal, from the shuffle to its end, that came to `aim`."""
    dice = random.Random(f"{key}/{aim}/{seed}")
    chosen = chosen_at_random(dice, VALUES[key])
    chosen |= {option: value for option, value in NEEDS.get(aim, {}).items() if option in VALUES[key]}
    return aimed_deal(rules_of(key, **chosen), dice, aim)


@pytest.mark.parametrize(("key", "aim"), AIMED)
def test_neither_view_nor_legal_depends_on_hidden_cards(key: str, aim: str) -> None:
    for seed in range(6):
        dice = random.Random(seed)
        deal = positions(key, aim, seed)
        assert any(aim in reached(state) for state in deal)
        for state, seat in product(deal, range(deal[0].rules.seats)):
            assert not differs(state, seat, dice)


@pytest.mark.parametrize(("key", "aim"), AIMED)
def test_what_everybody_sees_of_an_exchange_does_not_depend_on_hidden_cards(key: str, aim: str) -> None:
    """An event is for all to see, so it must not betray more than the table does."""
    for state in positions(key, aim, 0):
        if state.table.phase in ("exchange", "fold"):
            for action in legal(view(state, state.table.turn))[:3]:
                for seed in range(3):
                    other = redealt(state, state.table.turn, random.Random(seed))
                    (after, events), (_, others) = apply(state, action), apply(other, action)
                    assert after.table.deal_over or events == others


def test_the_aims_hold_every_contract_and_every_way_with_the_talon_of_every_pack() -> None:
    for key in PACKS:
        rules = rules_of(key)
        assert {one.key for one in rules.contracts} - {"play"} <= set(AIMS[key]) | {"play"}
        assert ("legen" in rules.flow) == ("laid" in AIMS[key])
        assert ("marriage" in rules.flow) == ("refused" in AIMS[key])
        assert bool(rules.stakes.doubles) == ({"doubled", "re"} <= set(AIMS[key]))
        talon = {"kept", "looked", "exchanged"} if rules.talon else set()
        assert talon <= set(AIMS[key])
        assert ("fold" in rules.flow) == ("folded" in AIMS[key])
        assert bool(rules.spread) == ("covered" in AIMS[key])


def test_the_positions_show_each_secret_while_it_is_one() -> None:
    """Otherwise the properties above would hold of something smaller than the game."""
    seen: set[str] = set()
    for key, aim in AIMED:
        for state in positions(key, aim, 0):
            table = state.table
            led = bool(table.trick or table.tricks)
            seen |= {table.phase}
            seen |= {f"{table.exchange}, {'led' if led else 'not led'}"} if table.phase == "play" else set()
            seen |= {"before the talon"} if table.phase == "exchange" and state.talon else set()
            seen |= {"looking"} if table.phase == "exchange" and table.exchange == "looked" else set()
            seen |= {"laid away, in play"} if state.aside and led and table.phase == "play" else set()
            seen |= {"unused cat, in play"} if state.talon and led and table.declarer is not None else set()
            seen |= {"covered"} if led and any(spot.covered for row in table.spread for spot in row) else set()
            seen |= {"turned"} if any(not spot.covered for row in table.spread for spot in row) else set()
            seen |= {"folded"} if table.folded else set()
            hidden = table.called is not None and table.phase == "play"
            seen |= {f"partner {'hidden' if table.partner is None else 'known'}"} if hidden else set()
            seen |= {"given back, in play"} if state.given is not None and led and table.phase == "play" else set()
            seen |= {"the rest undealt"} if table.phase == "legen" and table.laid else set()
    assert seen >= {
        *(set(PHASES) - {"settle"}),  # nobody is asked while a deal is settled
        "None, led",
        "kept, not led",
        "kept, led",
        "exchanged, not led",
        "exchanged, led",
        "before the talon",
        "looking",
        "laid away, in play",
        "unused cat, in play",
        "covered",
        "turned",
        "folded",
        "partner hidden",
        "partner known",
        "given back, in play",
        "the rest undealt",
    }


def test_the_declarer_alone_sees_the_cards_laid_away_and_only_until_the_first_lead() -> None:
    deal = positions("klorsjavs", "exchanged", 1)
    laid = [state for state in deal if state.aside]
    waiting = [state for state in laid if not state.table.trick and not state.table.tricks]
    assert waiting
    assert len(laid) > len(waiting)
    for state in laid:
        seen = [view(state, seat).aside for seat in range(3)]
        declarer = state.table.declarer
        assert seen == [state.aside if seat == declarer and state in waiting else 0 for seat in range(3)]


def test_the_random_matches_reach_every_phase_every_aim_and_every_event() -> None:
    """Otherwise the properties of random matches would hold of something smaller than the game."""
    phases: set[str] = set()
    aims: set[str] = set()
    kinds: set[str] = set()
    for key, seed in product(PACKS, range(40)):
        if seed >= 16 and key not in CHOSEN_FIRST:
            continue
        dice = random.Random(f"{key}{seed}")
        for state, events in steps(seed, rules_of(key, **chosen_at_random(dice, VALUES[key])), 6):
            phases.add(state.table.phase)
            aims |= reached(state)
            kinds |= {event.kind for event in events}
    assert phases >= set(PHASES) - {"settle"}
    assert aims >= {aim for several in AIMS.values() for aim in several}
    assert kinds == set(EVENTS)


# -- Faults that the same property must find -------------------------------------------------------------------------


def leak_a_card(state: State, seat: Seat) -> View:
    """A view with a fault: it shows one card of the next seat."""
    seen = view(state, seat)
    neighbour = (seat + 1) % state.rules.seats
    card = next(cards_in(state.hands[neighbour]), None)
    shown = tuple(1 << card if each == neighbour and card else own for each, own in enumerate(seen.shown))
    return replace(seen, shown=shown)


def leak_through_the_table(state: State, seat: Seat) -> View:
    """A view with a fault: the cut betrays the clubs of the last seat."""
    other = state.hands[(seat - 1) % state.rules.seats]
    return replace(view(state, seat), table=replace(state.table, cut=(other & 0xFFFF).bit_count()))


def leak_the_talon(state: State, seat: Seat) -> View:
    """A view with a fault: it shows what lies in the middle."""
    return replace(view(state, seat), talon=state.talon)


def leak_the_discards(state: State, seat: Seat) -> View:
    """A view with a fault: everybody may look at what was laid away."""
    return replace(view(state, seat), aside=state.aside)


def leak_the_discards_later(state: State, seat: Seat) -> View:
    """A view with a fault: the declarer may still look after the first lead."""
    return replace(view(state, seat), aside=state.aside if seat == state.table.declarer else 0)


def leak_the_partner(state: State, seat: Seat) -> View:
    """A view with a fault: everybody is told the partner as soon as an ace is called."""
    seen = view(state, seat)
    return replace(seen, table=replace(seen.table, partner=holder_of_the_called(state) or seen.table.partner))


def leak_the_card_given_back(state: State, seat: Seat) -> View:
    """A view with a fault: everybody sees what was given back in a marriage."""
    return replace(view(state, seat), given=state.given)


def leak_the_undealt(state: State, seat: Seat) -> View:
    """A view with a fault: who may lay sees the rest."""
    return replace(view(state, seat), talon=mask(state.pack) if any(state.hands) else 0)


def leak_a_covered_card(state: State, seat: Seat) -> View:
    """A view with a fault: a covered card lies open."""
    seen = view(state, seat)
    spread = tuple(
        tuple(
            Spot(below if below is not None else spot.card, spot.covered)
            for spot, below in zip(row, cards, strict=True)
        )
        for row, cards in zip(state.table.spread, state.covered, strict=True)
    )
    return replace(seen, table=replace(state.table, spread=spread))


@pytest.mark.parametrize(
    ("look", "key", "aim"),
    [
        *((look, key, AIMS[key][0]) for look in (leak_a_card, leak_through_the_table) for key in PACKS),
        (leak_the_talon, "klorsjavs", "kept"),
        (leak_the_talon, "klorsjavs-older", "stryger"),
        (leak_the_talon, "sjavs-3", "nobody"),
        (leak_the_discards, "klorsjavs", "exchanged"),
        (leak_the_discards, "sjavs-3", "looked"),
        (leak_the_discards_later, "klorsjavs", "looked"),
        (leak_a_covered_card, "sjavs-2", "covered"),
        (leak_the_partner, "schafkopf", "sauspiel"),
        (leak_the_card_given_back, "schafkopf", "hochzeit"),
        (leak_the_undealt, "schafkopf-house", "laid"),
    ],
)
def test_a_view_that_leaks_is_found_by_the_same_property(look: Viewer, key: str, aim: str) -> None:
    seats = range(rules_of(key).seats)
    deal = positions(key, aim, 0)
    assert not any(differs(state, seat, random.Random(1)) for state in deal for seat in seats)
    assert any(differs(state, seat, random.Random(1), look) for state in deal for seat in seats)


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
    state = next(one for one in positions("sjavs", "hearts", 1) if one.table.phase == "play")
    assert any(differs(state, state.table.turn, random.Random(seed), open_hand) for seed in range(20))
