"""What a seat cannot know in Schafkopf: whole deals are played again in other worlds that look the same to it.

In another world the cards that the seat cannot know lie elsewhere, and the same is said and played. The engine itself
tells whether that world fits what everybody knows: an action that is not legal there, or another announcement than was
heard, rules it out. In every world that remains the seat must have seen just the same from the first card on.
"""

import random
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

import pytest

from sjavs_desktop.core.cards import SUIT_LETTERS, Suit, cards_in, parse
from sjavs_desktop.core.errors import IllegalAction
from sjavs_desktop.core.game import apply, interjections, legal, start
from sjavs_desktop.core.phases import PHASES, naming
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import CHANCE, Action, Event, Seat, State, Step, View
from sjavs_desktop.core.view import view
from tests.core.checks import holder_of_the_called
from tests.core.games import AIMS, NEEDS, VALUES, aimed_record, chosen_at_random, rules_of

KEY = "schafkopf"
SAID = ("bid", "passed", "contract", "called", "offered", "annulled")
"""Events that follow from a hand which its owner knows: another one means another world, not a leak."""


class Seen(NamedTuple):
    """What a seat knows and may do at one moment, and what everybody saw happen before it."""

    view: View
    legal: tuple[Action, ...]
    interjections: tuple[Action, ...]
    events: tuple[Event, ...]


class Ruled(Exception):
    """A world that does not fit what everybody knows."""


Look = Callable[[State, Seat], View]


def seen_by(state: State, seat: Seat, events: tuple[Event, ...], look: Look) -> Seen:
    one = look(state, seat)
    return Seen(one, legal(one), interjections(one), events)


def story(rules: Rules, dealer: Seat, actions: Sequence[Action], seat: Seat, look: Look) -> Iterator[Seen]:
    """What a seat sees of those actions, step by step; raises Ruled where one is not legal."""
    state = start(rules, dealer)
    for action in actions:
        try:
            state, events = apply(state, action)
        except IllegalAction as refused:
            raise Ruled from refused
        yield seen_by(state, seat, events, look)


@cache
def deal(aim: str, seed: int) -> tuple[tuple[State, ...], tuple[Action, ...]]:
    """The states and the actions of a deal that came to an aim, under random options."""
    dice = random.Random(f"secrets/{aim}/{seed}")
    chosen = chosen_at_random(dice, VALUES[KEY])
    chosen |= {option: value for option, value in NEEDS.get(aim, {}).items() if option in VALUES[KEY]}
    states, actions = aimed_record(rules_of(KEY, **chosen), dice, aim)
    return tuple(states), tuple(actions)


def known_to(states: Sequence[State], seat: Seat, until: int) -> set[int]:
    """The cards whose place a seat knows after so many actions: its own, all that were played, an open trump."""
    state = states[until]
    known = {one for before in states[: until + 1] for one in cards_in(before.hands[seat])}
    known |= {one for trick in state.table.tricks for one in trick.cards} | set(state.table.trick)
    return known | {one for one in (state.table.wed, view(state, seat).given) if one is not None}


def other_worlds(
    states: Sequence[State], actions: Sequence[Action], seat: Seat, until: int, dice: random.Random, tries: int
) -> Generator[list[Action], bool, None]:
    """The first actions in worlds that may look the same: two cards have changed places, or another was given back.

    Each begins from the last that fitted, which is what is sent back.
    """
    known = known_to(states, seat, until)
    current = list(actions[:until])
    takes = next((index for index, one in enumerate(current) if one.kind == "take"), None)
    wedded = (states[until].table.declarer, states[until].table.partner)
    for _ in range(tries):
        world = list(current)
        deck = list(world[0].value) if isinstance(world[0].value, tuple) else []
        hidden = [place for place, one in enumerate(deck) if one not in known]
        if len(hidden) < 2:
            return
        if takes is not None and seat not in wedded and dice.random() < 0.5:
            swapped = (dice.choice([deck[place] for place in hidden]),)
            world[takes] = world[takes]._replace(value=swapped)
        else:
            one, other = dice.sample(hidden, 2)
            deck[one], deck[other] = deck[other], deck[one]
            world[0] = world[0]._replace(value=tuple(deck))
        if (yield world):
            current = world


def fitting(
    aim: str, seed: int, seat: Seat, until: int, tries: int, look: Look = view
) -> Iterator[tuple[list[Action], list[Seen], list[Seen]]]:
    """Worlds that fit everything that is known: their actions, what the seat saw, and what it sees there."""
    states, actions = deal(aim, seed)
    rules, dealer, dice = states[0].rules, states[0].table.dealer, random.Random(f"{seat}/{until}")
    own = list(story(rules, dealer, actions[:until], seat, look))
    worlds = other_worlds(states, actions, seat, until, dice, tries)
    world = next(worlds, None)
    while world is not None:
        fits = False
        try:
            other = list(story(rules, dealer, world, seat, look))
            fits = all(said(one.events) == said(another.events) for one, another in zip(own, other, strict=True))
        except Ruled:
            other = []
        if fits:
            yield world, own, other
        try:
            world = worlds.send(fits)
        except StopIteration:
            return


def differences(
    aim: str, seed: int, seat: Seat, until: int, tries: int = 12, look: Look = view
) -> tuple[int, list[tuple[Seen, Seen]]]:
    """How many other worlds were found, and where a seat could tell one of them from its own."""
    found, told = 0, []
    for _, own, other in fitting(aim, seed, seat, until, tries, look):
        found += 1
        told += [(one, another) for one, another in zip(own, other, strict=True) if one != another][:1]
    return found, told


def said(events: tuple[Event, ...]) -> list[Event]:
    """The announcements among events."""
    return [one for one in events if one.kind in SAID]


def moments(aim: str, seed: int) -> list[int]:
    """After how many actions to look: at the end of each phase but the last deal's settlement, and in the play."""
    states, _ = deal(aim, seed)
    ends = [
        index
        for index in range(1, len(states) - 1)
        if states[index].table.phase != states[index + 1].table.phase or len(states[index].table.trick) == 1
    ]
    return sorted({*ends[:4], *ends[4::3], len(states) - 2})


@pytest.mark.parametrize("aim", AIMS[KEY])
def test_a_seat_sees_the_same_in_every_world_that_fits_what_it_knows(aim: str) -> None:
    worlds = 0
    for seed in range(2):
        for seat in range(4):
            for until in moments(aim, seed):
                found, told = differences(aim, seed, seat, until)
                worlds += found
                assert told == []
    assert worlds > 40, aim


def test_the_worlds_hold_the_called_sau_elsewhere_and_other_cards_given_back_and_laid_on() -> None:
    """Otherwise the property would hold of something smaller than the game."""
    assert holders("sauspiel") >= 2
    assert holders("doubled") >= 1
    states, actions = deal("hochzeit", 0)
    until = next(index for index, one in enumerate(actions, 1) if one.kind == "take")
    declarer, partner = states[until].table.declarer, states[until].table.partner
    seat = next(one for one in range(4) if one not in (declarer, partner))
    given = {state_of(states, world).given for world, *_ in fitting("hochzeit", 0, seat, until, 60)}
    assert len(given) > 1
    states, _ = deal("laid", 0)
    until = next(index for index, one in enumerate(states) if one.table.laid)
    assert len({state_of(states, world).pack for world, *_ in fitting("laid", 0, 0, until, 60)}) > 1


def state_of(states: Sequence[State], world: Sequence[Action]) -> State:
    """The state that a world comes to."""
    state = start(states[0].rules, states[0].table.dealer)
    for action in world:
        state, _ = apply(state, action)
    return state


def holders(aim: str) -> int:
    """In how many hands the called Sau lies in the worlds that the declarer takes for possible at the first lead."""
    states, _ = deal(aim, 0)
    until = next(index for index, one in enumerate(states) if one.table.phase == "play")
    declarer = states[until].table.declarer
    assert declarer is not None
    found = {holder_of_the_called(state_of(states, world)) for world, *_ in fitting(aim, 0, declarer, until, 60)}
    return len(found)


# -- Leaks that must be found ------------------------------------------------------------------------------------------


def found_somewhere(aim: str, look: Look = view) -> bool:
    """Whether some seat can tell some world from its own."""
    return any(
        differences(aim, seed, seat, until, 12, look)[1]
        for seed in range(2)
        for seat in range(4)
        for until in moments(aim, seed)
    )


def test_a_partner_who_is_told_with_the_call_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = naming.called

    def telling(state: State, suit: Suit) -> Step:
        after, events = honest(state, suit)
        ace = parse("A" + SUIT_LETTERS[suit])[0]
        holder = next(seat for seat, hand in enumerate(after.hands) if hand >> ace & 1)
        return replace(after, table=replace(after.table, partner=holder)), events

    assert not found_somewhere("sauspiel")
    monkeypatch.setattr(naming, "called", telling)
    assert found_somewhere("sauspiel")


def test_a_partner_who_is_betrayed_by_an_event_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = PHASES["play"]

    def betraying(state: State, action: Action) -> Step:
        after, events = honest.step(state, action)
        holder = holder_of_the_called(state)
        return after, (*events, Event("partner", holder)) if holder is not None else events

    monkeypatch.setitem(PHASES, "play", honest._replace(step=betraying))
    assert found_somewhere("sauspiel")


def test_a_card_given_back_that_all_see_is_found() -> None:
    assert not found_somewhere("hochzeit")
    assert found_somewhere("hochzeit", lambda state, seat: replace(view(state, seat), given=state.given))


def test_cards_that_are_seen_before_they_are_dealt_are_found() -> None:
    def early(state: State, seat: Seat) -> View:
        return replace(view(state, seat), talon=sum(1 << one for one in state.pack) if any(state.hands) else 0)

    assert not found_somewhere("laid")
    assert found_somewhere("laid", early)


def test_a_hand_that_a_rule_asks_for_in_a_ramsch_is_found() -> None:
    def peeping(state: State, seat: Seat) -> View:
        low = next(cards_in(state.hands[(seat + 1) % 4]), 0) % 2
        return replace(view(state, seat), aside=low)

    assert found_somewhere("ramsch", peeping)


def test_the_partner_stands_in_no_table_before_the_sau_is_played_or_a_re_is_said() -> None:
    hidden = shown = 0
    for aim in ("sauspiel", "run_away", "doubled", "re"):
        for seed in range(2):
            states, _ = deal(aim, seed)
            for state in states:
                table = state.table
                if table.called is None or table.phase != "play":
                    continue
                ace = parse("A" + SUIT_LETTERS[table.called])[0]
                lies = ace in table.trick or any(ace in trick.cards for trick in table.tricks)
                told = lies or (len(table.doubles) > 1 and table.doubles[1] != table.declarer)
                assert (table.partner is not None) == told
                hidden, shown = hidden + (not told), shown + told
                assert all(view(state, seat).table.partner == table.partner for seat in range(4))
    assert hidden
    assert shown


def test_nobody_shuffles_twice_in_a_deal() -> None:
    """The worlds change the one shuffle of a deal."""
    for aim in AIMS[KEY]:
        _, actions = deal(aim, 0)
        assert [one.seat for one in actions if one.kind == "shuffle"] == [CHANCE]
