"""Which sounds are loud, and which may follow on one another: a table, and a gate that everything passes."""

from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from sjavs_desktop.ui.felt.choreography import SOUNDS


class Manner(NamedTuple):
    """How a sound is used."""

    gain: float
    """How loud it is beside the others, up to 1."""
    gap: float
    """Seconds after it in which the same one is not heard again."""


MANNERS = {
    "card": Manner(0.8, 0.15),
    "deal": Manner(0.4, 0.09),
    "shuffle": Manner(0.6, 1.0),
    "trick": Manner(0.6, 0.5),
    "call": Manner(0.5, 0.12),
    "double": Manner(0.8, 0.3),
    "trump": Manner(0.45, 0.5),
    "old_mor": Manner(1.0, 0.3),
    "deal_over": Manner(0.45, 0.5),
    "cross": Manner(0.5, 1.0),
}
"""Every sound, by the name of its file. The gaps are shorter than anything takes at the speeds slow and normal."""
BUSY = 0.06
"""Seconds after any sound in which none is heard but those that matter more."""


class Gate:
    """Lets through what can be told apart: however fast everything goes, there is no machine gun."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._last: dict[str, float] = {}

    def passes(self, name: str) -> bool:
        """Whether a sound may be heard now; if so, it counts as heard."""
        now = self._clock()
        if now - self._last.get(name, float("-inf")) < MANNERS[name].gap:
            return False
        weight = SOUNDS.index(name)
        if any(now - time < BUSY and SOUNDS.index(other) >= weight for other, time in self._last.items()):
            return False
        self._last[name] = now
        return True
