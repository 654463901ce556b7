"""What sways to and fro and ends where it lay: a refused card shakes its head, and a trick is jolted by a slam."""

from collections.abc import Sequence
from math import pi, sin

from PySide6.QtCore import QObject, QVariantAnimation
from shiboken6 import isValid

from sjavs_desktop.ui.felt import motion
from sjavs_desktop.ui.felt.card_item import CardItem


class Shake(QObject):
    """Sways cards; they end exactly where they lay."""

    def __init__(self, parent: QObject | None = None, kind: str = "shake", times: int = 3) -> None:
        """`kind` is the duration, by name; so many `times` a card goes to and fro."""
        super().__init__(parent)
        self._items: tuple[CardItem, ...] = ()
        self._reach = 0.0
        self._times = times
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(motion.DURATIONS[kind])
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self.stop)

    def begin(self, item: CardItem, reach: float) -> None:
        """Shakes a card by that many pixels; one that shakes already stands still."""
        self.begin_all((item,), reach)

    def begin_all(self, items: Sequence[CardItem], reach: float) -> None:
        """Shakes some cards together, unless nothing at all shall move."""
        self.stop()
        if items and not motion.unmoved():
            self._items, self._reach = tuple(items), reach
            self._clock.start()

    def stop(self) -> None:
        """Stands still."""
        self._clock.stop()
        for item in self._items:
            if isValid(item):
                item.sway(0)
        self._items = ()

    def _tick(self, part: float) -> None:
        for item in self._items:
            item.sway(self._reach * sin(part * 2 * self._times * pi) * (1 - part))
