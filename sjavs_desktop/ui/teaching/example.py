"""How a deal might go on: one deal that could be, played on by rules of thumb. It knows what the viewer knows."""

from random import Random
from typing import NamedTuple

from sjavs_desktop.core.game import apply, legal
from sjavs_desktop.core.state import CHANCE, OVER, Action, Event, State, View
from sjavs_desktop.core.view import imagined
from sjavs_desktop.core.view import view as seen_by

TRICKS = 3
"""Finished tricks after which an example ends; before the play those of the play."""
PHASES = ("auction", "naming", "exchange", "marriage", "fold", "play")
"""When all cards are dealt, so that a deal can be thought of."""


class Moment(NamedTuple):
    """A step of an example."""

    view: View
    """As the viewer would see it."""
    action: Action | None
    """What led to it; None for the situation of now."""
    before: View | None
    """What whoever did it saw."""
    events: tuple[Event, ...]


def example(view: View, action: Action, seed: int) -> list[Moment]:
    """An example that begins with an action of the viewer; another seed gives another deal."""
    from sjavs_desktop.engine.consider import SILENCE, covers_of
    from sjavs_desktop.engine.worlds import worlds

    world = next(worlds(view, Random(seed)))
    state = imagined(view, world.hands, world.middle & ~view.aside, covers_of(view, world))
    found = [Moment(seen_by(state, view.seat), None, None, ())]
    chosen: Action | None = None if action == SILENCE else action
    last = len(view.table.tricks) + TRICKS
    while len(state.table.tricks) < last or state.table.trick:
        chosen = chosen or next_of(state, seed)
        if chosen is None:
            break
        before = seen_by(state, chosen.seat)
        state, events = apply(state, chosen)
        found.append(Moment(seen_by(state, view.seat), chosen, before, events))
        if state.table.deal_over or len(state.table.tricks) >= last:
            break
        chosen = None
    return found


def next_of(state: State, seed: int) -> Action | None:
    """What whoever is to act does by rules of thumb; None at the end of the deal."""
    from sjavs_desktop.engine import beginner

    turn = state.table.turn
    if turn == CHANCE or turn < 0 or state.table.phase == OVER or state.table.deal_over:
        return None
    seen = seen_by(state, turn)
    return beginner.decide(seen, seed) if legal(seen) else None
