"""The line of a match: its record with the state after each action, forwards and backwards. It needs no Qt."""

from collections.abc import Collection, Sequence

from sjavs_desktop.core.game import apply
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.state import Action, Event, Seat, State


class Line:
    """A match that can go on, back, and on again. What is taken back is a list cut short: nothing else is undone."""

    def __init__(self, record: Record) -> None:
        """The line of a record; raises IllegalAction when an action of it does not fit its place."""
        self.record = record
        self._states: list[State] = [state for state, _ in record.steps()]

    @property
    def state(self) -> State:
        """The state after the last action that stands."""
        return self._states[-1]

    def state_at(self, ply: int) -> State:
        """The state after the first `ply` actions."""
        return self._states[ply]

    @property
    def ply(self) -> int:
        """How many actions stand."""
        return len(self.record.actions)

    def take(self, action: Action) -> tuple[Event, ...]:
        """Does an action and tells what happened; raises IllegalAction, and then nothing has changed."""
        state, events = apply(self.state, action)
        self._states.append(state)
        self.record = self.record.appended(action)
        return events

    def back(self, ply: int) -> None:
        """Takes everything back but the first `ply` actions; it can be done again until something else is done."""
        self.record = self.record.back(ply)
        del self._states[ply + 1 :]

    def mark(self, kind: str, value: str = "") -> None:
        """Keeps a mark in the record."""
        self.record = self.record.with_mark(kind, value)

    def choice_before(self, seats: Collection[Seat]) -> int | None:
        """The number of actions before the last one of these seats; None when they have done nothing yet."""
        return last_of(self.record.actions, seats)

    def choices_ahead(self, seats: Collection[Seat]) -> tuple[Action, ...]:
        """What comes back with one step forwards: a choice of these seats, and all that followed from it.

        It ends before their next choice. Empty when nothing was taken back, or when what was is not theirs.
        """
        future = self.record.future
        if not any(action.seat in seats for action in future):
            return ()
        first = next(number for number, action in enumerate(future) if action.seat in seats)
        ahead = enumerate(future[first + 1 :], first + 1)
        return future[: next((number for number, action in ahead if action.seat in seats), len(future))]


def last_of(actions: Sequence[Action], seats: Collection[Seat]) -> int | None:
    """The place of the last action of these seats; None when there is none."""
    places = (number for number in range(len(actions) - 1, -1, -1) if actions[number].seat in seats)
    return next(places, None)
