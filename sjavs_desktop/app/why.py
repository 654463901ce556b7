"""What can be told of a deal once it is over: what each bot saw and how it came to what it did."""

from collections.abc import Mapping
from typing import NamedTuple

from sjavs_desktop.core.record import Record
from sjavs_desktop.core.state import View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.grounds_kinds import Ground
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


def grounds_of(one: Explained) -> tuple[Ground, ...]:
    """What was true of a decision for the bot itself: from what it saw, and from what it had weighed.

    Out of turn nothing is told, as deals would have to be played out for that.
    """
    # The search comes with these, which nobody needs before a deal is over.
    from sjavs_desktop.engine.grounds import grounds
    from sjavs_desktop.engine.teacher import Analysis, Prospect

    decision = one.decision
    if decision.action is None or one.view.table.turn != one.view.seat:
        return ()
    choices = tuple(Prospect(each.action, each.value - decision.start, each.error) for each in decision.choices)
    return grounds(one.view, Analysis(choices, decision.worlds), decision.action)
