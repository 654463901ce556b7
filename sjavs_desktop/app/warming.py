"""Makes ready bit by bit, while nobody waits, what is needed soon: the engine, so that neither the first bot nor the
first hint loads it in a game, and before it what is given.

Loaded all at once, as the first request would have it, the engine holds the interpreter for tens of milliseconds, and
that is seen where cards move. So each module is loaded by itself, when it needs none that is not there yet, and the
table has the time between two of them.
"""

import gc
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module

from PySide6.QtCore import QObject, QTimer, Signal

NEXT = 20
"""Milliseconds between two steps."""
LATER = 250
"""Milliseconds until it is looked again whether nobody waits."""
# fmt: off
ENGINE = (
    "agreements", "judging", "bidding", "doubling", "exchanging", "marrying", "dealing", "facts", "seen",
    "appeal", "hearing", "led", "swapping", "worlds", "memory", "partners", "reading", "choosing", "calling",
    "leading", "avoiding", "following", "sweeping", "least", "talk", "beginner", "kernel", "tables", "standing",
    "worth", "search", "consider", "crew", "sparing", "thinking", "styles", "levels", "sampling", "teacher",
    "grounds_kinds", "grounds_sight", "grounds_odds", "grounds_case", "grounds_before", "grounds_goals",
    "grounds_play", "grounds_steps", "grounds_worse", "grounds",
)
# fmt: on
"""The modules of the engine, each after all that it needs."""


class Warming(QObject):
    """Takes what is left of the steps, one at a time, whenever `calm` says that nobody waits for anything.

    `before` are steps to be taken before those that load the engine.
    """

    done = Signal()
    """Everything is ready."""

    def __init__(
        self, calm: Callable[[], bool], parent: QObject | None = None, before: Sequence[Callable[[], object]] = ()
    ) -> None:
        super().__init__(parent)
        self._calm = calm
        engine: list[Callable[[], object]] = [partial(import_module, f"sjavs_desktop.engine.{name}") for name in ENGINE]
        self._left: list[Callable[[], object]] = [*before, *engine][::-1]
        self._timer = QTimer(self, singleShot=True, interval=LATER)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()

    def _go_on(self) -> None:
        """Takes one step, if there is time for it."""
        if not self._calm():
            self._timer.start(LATER)
        elif self._left:
            self._left.pop()()
            self._timer.start(NEXT)
        else:
            # What is there by now stays to the end and need not be searched for garbage: a search that looks at
            # everything stops all threads for tens of milliseconds, wherever it falls. One before this, of which
            # nothing came, would do so too.
            gc.freeze()
            self.done.emit()
