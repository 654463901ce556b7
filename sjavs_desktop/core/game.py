"""The game: how it starts, what may be done, and the one way in which it changes."""

from dataclasses import replace

from sjavs_desktop.core.errors import IllegalAction, Reason
from sjavs_desktop.core.phases import PHASES, shuffle
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.stakes import double, doublings
from sjavs_desktop.core.state import CHANCE, NOBODY, OVER, Action, Event, Seat, State, Step, Table, View
from sjavs_desktop.core.view import view


def start(rules: Rules, dealer: Seat = 0) -> State:
    """A new match that waits for its first shuffle."""
    table = Table(
        phase="shuffle",
        turn=CHANCE,
        deal=1,
        dealer=dealer,
        scores=(rules.score.start,) * rules.accounts,
        crosses=(0,) * rules.accounts,
    )
    return State(rules, table, (0,) * rules.seats)


def legal(view: View) -> tuple[Action, ...]:
    """What the viewer may do now: empty when somebody else (or nobody, or chance) is to act.

    It depends on the view alone, so it can be asked by whoever may see the view.
    """
    return PHASES[view.table.phase].legal(view) if view.table.turn == view.seat else ()


def interjections(view: View) -> tuple[Action, ...]:
    """What the viewer may say now whoever's turn it is; it depends on the view alone, like `legal`."""
    return doublings(view)


def speakers(state: State) -> tuple[Seat, ...]:
    """Who might speak up now out of turn, in the order of the seats; whoever is at turn has the turn for it."""
    seats = (seat for seat in range(state.rules.seats) if seat != state.table.turn)
    return tuple(seat for seat in seats if interjections(view(state, seat)))


KINDS = {
    "cut": ("cut",),
    "legen": ("lay", "leave"),
    "auction": ("pass", "bid"),
    "naming": ("name", "call"),
    "exchange": ("keep", "look", "exchange"),
    "marriage": ("take", "refuse"),
    "fold": ("go", "fold"),
    "play": ("play",),
}
"""The kinds of action that a seat may think of in each phase, whether or not they are legal just then."""


def why_not(view: View, action: Action) -> Reason | None:
    """Why the viewer may not do that now, or None when it is legal."""
    if view.table.phase == OVER:
        return Reason("over")
    if action.seat == view.seat and action in interjections(view):
        return None
    if action.kind == "double" and action.seat == view.seat:
        return Reason("double")
    if action.seat != view.table.turn or action.seat != view.seat:
        return Reason("turn", (view.table.turn,))
    if action in legal(view):
        return None
    tuples = isinstance(action.value, tuple) and action.kind not in ("exchange", "take")
    if action.kind not in KINDS.get(view.table.phase, ()) or tuples:
        return Reason("kind")
    return PHASES[view.table.phase].why(view, action)


def apply(state: State, action: Action) -> Step:
    """The state after `action`, and what everybody could see happen.

    Raises IllegalAction with its reason when the rules refuse the action; the given state never changes.
    """
    if state.table.phase == OVER:
        raise IllegalAction(action, Reason("over"))
    if action.seat == CHANCE or state.table.turn == CHANCE:
        if state.table.turn != CHANCE or action.seat != CHANCE:
            raise IllegalAction(action, Reason("turn", (state.table.turn,)))
        if not shuffle.is_deck(state, action):
            raise IllegalAction(action, Reason("shuffle"))
    else:
        if not 0 <= action.seat < state.rules.seats:
            raise IllegalAction(action, Reason("turn", (state.table.turn,)))
        reason = why_not(view(state, action.seat), action)
        if reason:
            raise IllegalAction(action, reason)
    if action.kind == "double":
        return double(state, action)
    after, events = PHASES[state.table.phase].step(state, action)
    return advance(after, events)


def advance(state: State, events: tuple[Event, ...]) -> Step:
    """Enters the next phases of the flow until somebody, or chance, has something to decide."""
    flow = state.rules.flow
    while state.table.turn == NOBODY and state.table.phase != OVER:
        upcoming = flow[flow.index(state.table.phase) + 1]
        state, more = PHASES[upcoming].enter(replace(state, table=replace(state.table, phase=upcoming)))
        events += more
    return state, events
