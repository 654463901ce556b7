"""Folding: the declarer may give the deal up before the first lead (S1, Klørsjavs)."""

from dataclasses import replace

from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.phases.phase import Phase
from sjavs_desktop.core.state import NOBODY, Action, Event, State, Step, View


def enter(state: State) -> Step:
    declarer = state.table.declarer
    return replace(state, table=replace(state.table, turn=NOBODY if declarer is None else declarer)), ()


def legal(view: View) -> tuple[Action, ...]:
    return (Action(view.seat, "go"), Action(view.seat, "fold"))


def step(state: State, action: Action) -> Step:
    folded = action.kind == "fold"
    table = replace(state.table, folded=folded, turn=NOBODY)
    return replace(state, table=table), (Event("folded", action.seat),) if folded else ()


def why(view: View, action: Action) -> Reason:
    return Reason("kind")


PHASE = Phase(enter, legal, step, why)
