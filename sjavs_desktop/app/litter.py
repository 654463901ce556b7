"""Garbage is collected in the thread of the window only.

The interpreter looks for objects that only refer to one another wherever memory is asked for, so also in the thread in
which bots think. Among them may be what Qt has drawn with, and it must not end in another thread than that which draws.
"""

import gc
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

EVERY = 500
"""Milliseconds between two looks."""


class Litter(QObject):
    """Collects, as long as its parent lives, what the interpreter would collect by itself.

    `calm` says when nobody would notice a search that looks at everything.
    """

    def __init__(self, calm: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._calm = calm
        gc.disable()
        parent.destroyed.connect(gc.enable)
        timer = QTimer(self, interval=EVERY)
        timer.timeout.connect(self.look)
        timer.start()

    def look(self) -> None:
        """Collects the oldest generation of which enough has come together."""
        full = [count > limit for count, limit in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        if full[2] and self._calm():
            gc.collect(2)
        elif full[1]:
            gc.collect(1)
        elif full[0]:
            gc.collect(0)
