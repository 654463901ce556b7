"""Exchanging with the talon, "the cat": the declarer lays cards away and takes what lies in the middle."""

from dataclasses import replace
from itertools import combinations

from sjavs_desktop.core.cards import Cards, cards_in, mask
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.phases.phase import Phase
from sjavs_desktop.core.state import NOBODY, Action, Event, State, Step, View


def enter(state: State) -> Step:
    """The declarer is asked where the contract has an exchange and a talon lies there."""
    table, rules = state.table, state.rules
    asked = table.declarer is not None and table.talon and rules.contract(table.contract or "").exchange == "talon"
    turn = table.declarer if asked and table.declarer is not None else NOBODY
    return replace(state, table=replace(table, turn=turn)), ()


def legal(view: View) -> tuple[Action, ...]:
    """Leave the talon, or lay away as many cards as lie in it: before seeing them (S1), or after (`look_first`)."""
    seat, rules = view.seat, view.rules
    away = tuple(Action(seat, "exchange", cards) for cards in combinations(cards_in(view.hand), rules.talon))
    if view.table.exchange == "looked":
        return away
    return (Action(seat, "keep"), *((Action(seat, "look"),) if rules.look_first else away))


def step(state: State, action: Action) -> Step:
    table, seat = state.table, action.seat
    if action.kind == "keep":
        return replace(state, table=replace(table, exchange="kept", turn=NOBODY)), (Event("kept", seat),)
    if action.kind == "look":
        taken = with_hand(state, seat, state.hands[seat] | state.talon)
        table = replace(table, exchange="looked", talon=0)
        return replace(taken, table=table, talon=0), (Event("looked", seat),)
    assert isinstance(action.value, tuple)
    aside = mask(action.value)
    taken = with_hand(state, seat, (state.hands[seat] & ~aside) | state.talon)
    table = replace(table, exchange="exchanged", talon=0, turn=NOBODY)
    return replace(taken, table=table, talon=0, aside=aside), (Event("exchanged", seat),)


def with_hand(state: State, seat: int, hand: Cards) -> State:
    """The state with another hand for one seat."""
    return replace(state, hands=tuple(hand if each == seat else old for each, old in enumerate(state.hands)))


def why(view: View, action: Action) -> Reason:
    return Reason("exchange", (view.rules.talon,))


PHASE = Phase(enter, legal, step, why)
