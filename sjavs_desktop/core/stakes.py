"""Doubling a deal once its contract stands (Kontra and Re): out of turn, until the second card lies (S3)."""

from dataclasses import replace

from sjavs_desktop.core.calling import partner_of
from sjavs_desktop.core.state import Action, Event, State, Step, View


def doublings(view: View) -> tuple[Action, ...]:
    """Whether the viewer may double now, whoever's turn it is: empty or one action.

    A defender says Kontra, but not the called partner; the declarer or the partner answers Re.
    """
    table, stakes = view.table, view.rules.stakes
    started = table.phase == "play" and not table.tricks and len(table.trick) < stakes.until
    if not started or table.declarer is None or len(table.doubles) >= stakes.doubles:
        return ()
    declares = view.seat in (table.declarer, partner_of(view))
    answering = len(table.doubles) % 2 == 1
    return (Action(view.seat, "double"),) if declares == answering else ()


def double(state: State, action: Action) -> Step:
    """The state after a legal doubling; a partner who answers has told everybody."""
    table = state.table
    doubles = (*table.doubles, action.seat)
    answered = len(doubles) % 2 == 0 and action.seat != table.declarer and table.partner is None
    events = [Event("doubled", action.seat, len(doubles))]
    if answered:
        events.append(Event("partner", action.seat))
    partner = action.seat if answered else table.partner
    return replace(state, table=replace(table, doubles=doubles, partner=partner)), tuple(events)
