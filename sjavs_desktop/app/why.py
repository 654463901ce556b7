"""What can be told of a deal once it is over: what each bot saw and how it came to what it did."""

from collections.abc import Mapping
from typing import NamedTuple

from sjavs_desktop.core.record import Record
from sjavs_desktop.core.state import View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.talk import Decision


class Explained(NamedTuple):
    """A decision of a bot."""

    view: View
    """What the bot saw just before."""
    decision: Decision


def explained(record: Record, thoughts: Mapping[int, Decision]) -> tuple[Explained, ...]:
    """The decisions of the last deal in their order; nothing while it goes on, as they tell of hidden cards."""
    states = [state for state, _ in record.steps()]
    if not states[-1].table.deal_over:
        return ()
    first = max((ply for ply, one in enumerate(record.actions) if one.kind == "shuffle"), default=0)
    found = []
    for ply in range(first, len(record.actions)):
        decision, action = thoughts.get(ply), record.actions[ply]
        # Somebody whose bot has failed did something else than that.
        if decision is not None and decision.action == action:
            found.append(Explained(view(states[ply], action.seat), decision))
    return tuple(found)
