"""The answer to a refused card: it shakes its head."""

from math import pi, sin

from PySide6.QtCore import QObject, QVariantAnimation
from shiboken6 import isValid

from sjavs_desktop.ui.felt.card_item import CardItem
from sjavs_desktop.ui.felt.motion import DURATIONS


class Shake(QObject):
    """Sways one card to and fro; it ends exactly where it lay."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._item: CardItem | None = None
        self._reach = 0.0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(DURATIONS["shake"])
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self.stop)

    def begin(self, item: CardItem, reach: float) -> None:
        """Shakes a card by that many pixels; one that shakes already stands still."""
        self.stop()
        self._item, self._reach = item, reach
        self._clock.start()

    def stop(self) -> None:
        """Stands still."""
        self._clock.stop()
        if self._item is not None and isValid(self._item):
            self._item.sway(0)
        self._item = None

    def _tick(self, part: float) -> None:
        if self._item is not None:
            self._item.sway(self._reach * sin(part * 6 * pi) * (1 - part))
