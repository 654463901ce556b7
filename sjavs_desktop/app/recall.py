"""What the teacher has said of positions of late, so that nobody is told something else, and nothing is reckoned twice.

A position is a view and the seed that it is asked with (`engine.talk.seed_for`): what is hidden plays no part in it.
"""

from collections import OrderedDict
from typing import TYPE_CHECKING, Generic, TypeVar

from sjavs_desktop.core.state import Action, View

if TYPE_CHECKING:
    from sjavs_desktop.engine.teacher import Study

KEPT = 48
"""Positions that are remembered: more than anybody walks back through at the table."""

T = TypeVar("T")


class Position(Generic[T]):
    """A position that was asked about."""

    def __init__(self, view: View, also: tuple[Action, ...]) -> None:
        self.view, self.also = view, also
        self.said: list[T] = []
        """What came out about it, the coarsest first."""
        self.study: Study | None = None
        """Where it was left, to go on with; None while a step is taken, and after one that was stopped in its middle:
        then the steps are taken anew and come to the same."""


class Recall(Generic[T]):
    """The positions that were asked about last, by seed. For a single thread."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._found: OrderedDict[int, Position[T]] = OrderedDict()

    def at(self, view: View, seed: int, also: tuple[Action, ...] = ()) -> Position[T]:
        """What is known of a position; a new one in place of whatever else was asked with that seed."""
        one = self._found.get(seed)
        if one is None or one.view != view:
            one = self._found[seed] = Position(view, also)
        elif not set(also) <= set(one.also):
            # What was said of the other choices stays true, and is said again with these among them.
            one.also, one.said = (*one.also, *also), []
        self._found.move_to_end(seed)
        while len(self._found) > self._most:
            self._found.popitem(last=False)
        return one
