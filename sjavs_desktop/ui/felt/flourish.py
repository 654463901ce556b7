"""What is seen beside the cards that move: the sign of the trumps grows, a cross is drawn, a trick is jolted.

None of it is waited for, and each of them ends, or is ended at any moment, in the picture of the view.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, QVariantAnimation
from PySide6.QtGui import QTransform
from shiboken6 import isValid

from sjavs_desktop.core.state import NOBODY, Seat, View
from sjavs_desktop.ui.felt.cross import CrossItem, Won, told
from sjavs_desktop.ui.felt.mover import eased
from sjavs_desktop.ui.felt.scene import SIGNS, TableScene
from sjavs_desktop.ui.felt.shake import Shake

IN_FRONT = 3500
"""How high a sign lies while it moves, or lies over another one."""
SMALL = 0.25
"""The size of the sign of the trumps as it leaves who named them, as a part of its usual one."""
JOLT = 0.55
"""Scene units by which the trick is jolted."""


class Flourish(QObject):
    """At most one sign that moves, and a trick that is jolted."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._jolt = Shake(self, "jolt", times=1)
        self._seat = NOBODY
        self._words: Callable[[], tuple[str, str]] | None = None
        """What the cross says, and who has won it."""
        self._cross: CrossItem | None = None
        self._shown: Callable[[float], None] | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self.finish)

    @property
    def going(self) -> bool:
        """Whether a sign moves."""
        return self._shown is not None

    def grow_trumps(self, seat: Seat, length: int) -> None:
        """The sign of the trumps grows from a seat to its place."""
        self.finish()
        self._seat = seat
        self._begin(self._grow, length)

    def win_cross(self, view: View, crosses: Won, length: int) -> None:
        """Crosses are drawn over the score, stay there a while and fade."""
        self.finish()
        # Asked again in every picture, as names and language may change.
        self._words = lambda: told(view, crosses, self._scene.all_names(view))
        if self._cross is None or not isValid(self._cross):
            self._cross = CrossItem(self._scene.look)
            self._cross.setZValue(IN_FRONT)
            self._scene.addItem(self._cross)
        self._cross.count, self._cross.ours = crosses.number, crosses.ours
        self._begin(self._draw_cross, length)

    def jolt(self) -> None:
        """The cards under the last one of the trick give way a little, and lie again as they lay."""
        trick = [one for one in self._scene.sprites if one.place and one.place.zone == "trick"]
        trick.sort(key=lambda one: one.place.z if one.place else 0)
        self._jolt.begin_all(trick[:-1], JOLT * self._scene.look.unit)

    def finish(self) -> None:
        """Ends whatever goes on: every sign is in its place, and every card lies still."""
        self._jolt.stop()
        self._clock.stop()
        shown, self._shown = self._shown, None
        if shown is None or not isValid(self._scene):
            return
        sign, _ = self._scene.trump_way(NOBODY)
        sign.setTransform(QTransform())
        sign.setZValue(SIGNS)
        if self._cross is not None and isValid(self._cross):
            self._cross.setVisible(False)

    def _begin(self, shown: Callable[[float], None], length: int) -> None:
        if length <= 0:
            return
        self._clock.setCurrentTime(0)
        self._clock.setDuration(length)
        self._shown = shown
        self._clock.start()
        self._tick(0.0)

    def _tick(self, part: float) -> None:
        if self._shown is not None:
            self._shown(part)

    def _grow(self, part: float) -> None:
        sign, start = self._scene.trump_way(self._seat)
        made = eased(part)
        sign.setZValue(IN_FRONT)
        sign.setTransform(moved(sign.rect, start, SMALL + (1 - SMALL) * made, made))

    def _draw_cross(self, part: float) -> None:
        if self._cross is not None and self._words is not None:
            self._cross.place(self._scene.score_rect(), self._scene.look)
            self._cross.show_part(part, *self._words())


def moved(place: QRectF, start: QRectF, size: float, part: float) -> QTransform:
    """Shows what belongs at `place` in another size, so far on the way there from the middle of `start`."""
    middle = place.center() + (start.center() - place.center()) * (1 - part)
    shift = QTransform.fromTranslate(middle.x(), middle.y()).scale(size, size)
    return QTransform.fromTranslate(-place.center().x(), -place.center().y()) * shift
