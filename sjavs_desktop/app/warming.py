"""Loads the engine bit by bit while nobody waits, so that neither the first bot nor the first hint does so in a game.

Loaded all at once, as the first request would have it, the engine holds the interpreter for tens of milliseconds, and
that is seen where cards move. So each module is loaded by itself, when it needs none that is not there yet, and the
table has the time between two of them.
"""

import gc
from collections.abc import Callable
from importlib import import_module

from PySide6.QtCore import QObject, QTimer, Signal

NEXT = 20
"""Milliseconds between two modules."""
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
    """Loads what is left of the engine whenever `calm` says that nobody waits for anything."""

    done = Signal()
    """Everything is loaded."""

    def __init__(self, calm: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._calm = calm
        self._left = [f"sjavs_desktop.engine.{name}" for name in ENGINE][::-1]
        self._timer = QTimer(self, singleShot=True, interval=LATER)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()

    def _go_on(self) -> None:
        """Loads one module, if there is time for it."""
        if not self._calm():
            self._timer.start(LATER)
        elif self._left:
            import_module(self._left.pop())
            self._timer.start(NEXT)
        else:
            self._settle_down()
            self.done.emit()

    @staticmethod
    def _settle_down() -> None:
        """Spares the interpreter's search for garbage what was loaded: it stays to the end.

        Otherwise every search that looks at everything stops all threads for tens of milliseconds, wherever it falls.
        """
        gc.collect()
        gc.freeze()
