"""Cutting or knocking, and the deal that follows from it."""

from dataclasses import replace

from sjavs_desktop.core.cards import Card, Cards
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.phases.phase import Phase
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import NOBODY, Action, Event, Seat, State, Step, View

LEAST = 3
"""Cards that a cut lifts and leaves at least."""


def enter(state: State) -> Step:
    """The player on the dealer's right cuts or knocks (S1), unless the rules settle it beforehand."""
    cutter = (state.table.dealer - 1) % state.rules.seats
    settled = {"always_cut": len(state.pack) // 2, "always_knock": 0}.get(state.rules.cut)
    if settled is not None:
        return deal(state, cutter, settled)
    return replace(state, table=replace(state.table, turn=cutter)), ()


def legal(view: View) -> tuple[Action, ...]:
    """Knock (0), or cut so that at least `LEAST` cards are lifted and left."""
    places = (0, *range(LEAST, len(view.rules.deck) - LEAST + 1))
    return tuple(Action(view.seat, "cut", place) for place in places)


def step(state: State, action: Action) -> Step:
    assert isinstance(action.value, int)
    return deal(state, action.seat, action.value)


def why(view: View, action: Action) -> Reason:
    return Reason("cut", (LEAST,))


def deal(state: State, cutter: Seat, place: int) -> Step:
    """The hands after the pack was cut at `place` (0: knocked)."""
    packets = state.rules.packets if place else state.rules.knocked
    cut = state.pack[place:] + state.pack[:place]
    hands = dealt(state.rules, cut, packets, state.table.dealer)
    table = replace(state.table, turn=NOBODY, cut=place, packets=packets)
    events = (Event("cut", cutter, place), Event("dealt", table.dealer, packets))
    return replace(state, table=table, hands=hands, pack=()), events


def dealt(rules: Rules, pack: tuple[Card, ...], packets: tuple[int, ...], dealer: Seat) -> tuple[Cards, ...]:
    """The hands by seat when a pack is dealt in the given packets, clockwise from forehand (S1, P)."""
    hands = [0] * rules.seats
    top = 0
    for size in packets:
        for turn in range(1, rules.seats + 1):
            for one in pack[top : top + size]:
                hands[(dealer + turn) % rules.seats] |= 1 << one
            top += size
    return tuple(hands)


PHASE = Phase(enter, legal, step, why)
