"""Laying (Legen, Klopfen): after the first cards each player may double the price once, blind (S3)."""

from dataclasses import replace

from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.phases.cut import dealt, first_packets
from sjavs_desktop.core.phases.phase import Phase
from sjavs_desktop.core.state import NOBODY, Action, Event, State, Step, View, forehand


def enter(state: State) -> Step:
    """Forehand is asked first, where the rules know laying."""
    asked = forehand(state.table, state.rules.seats) if state.rules.stakes.lay else NOBODY
    return replace(state, table=replace(state.table, turn=asked)), ()


def legal(view: View) -> tuple[Action, ...]:
    return (Action(view.seat, "leave"), Action(view.seat, "lay"))


def step(state: State, action: Action) -> Step:
    table, lays = state.table, action.kind == "lay"
    events = (Event("laid", action.seat),) if lays else ()
    laid = (*table.laid, action.seat) if lays else table.laid
    table = replace(table, laid=laid, turn=(action.seat + 1) % state.rules.seats)
    if action.seat != table.dealer:
        return replace(state, table=table), events
    rest, dealing = the_rest(replace(state, table=replace(table, turn=NOBODY)))
    return rest, (*events, *dealing)


def the_rest(state: State) -> Step:
    """Deals the packets that were held back."""
    rules, table = state.rules, state.table
    packets = table.packets[len(first_packets(table.packets, rules.stakes.lay)) :]
    more, _, _ = dealt(rules, state.pack, packets, table.dealer)
    hands = tuple(held | added for held, added in zip(state.hands, more, strict=True))
    return replace(state, hands=hands, pack=()), (Event("dealt", table.dealer, packets),)


def why(view: View, action: Action) -> Reason:
    return Reason("kind")


PHASE = Phase(enter, legal, step, why)
