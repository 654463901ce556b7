"""Moves sprites along their ways: one clock for all that move at the same time."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from sjavs_desktop.ui.felt.card_item import CardItem, Pose
from sjavs_desktop.ui.felt.layout import Place
from sjavs_desktop.ui.felt.scene import TableScene

AIR = 1000
"""How much higher than at rest a card lies while it moves."""
RISES = 0.6
"""The part of its way on which a card that slams is brought over its place; then it comes down."""
ABOVE = 1.22
"""How much larger it looks up there."""


class Track(NamedTuple):
    """The way of one sprite to its place."""

    item: CardItem
    start: Pose
    end: Pose
    wait: int
    """Milliseconds before it begins."""
    length: int
    turns: bool
    """Whether the card turns over on the way."""
    manner: str = ""
    """`slam`: from above; `slide`: between the cards beside it, in the place that it will have among them."""


class Mover(QObject):
    """Sprites on their ways; a sprite without one lies at rest in its place."""

    arrived = Signal()
    """All have come to their places. Not emitted after `stop`."""
    landed = Signal()
    """Some have come to their places, whether or not others still move."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._tracks: list[Track] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._finish)

    def start(self, length: int, waits: Mapping[int, int], kind: str = "") -> None:
        """Sends every sprite to its place in `length` milliseconds, at once if that is none.

        `waits` says for places of the picture (by index) how long their sprites stay behind before. With nothing
        to do, `arrived` is emitted before this returns. `kind` is the kind of motion.
        """
        assert self._scene.picture is not None
        index = {place: number for number, place in enumerate(self._scene.picture.places)}
        self.stop()
        for item in self._scene.sprites:
            assert item.place is not None
            if item is self._scene.carried:
                continue
            end, turns = self._scene.pose(item.place), item.face != item.place.face
            if item.pose == end and not turns:
                item.setZValue(item.place.z)
                continue
            start = item.seen
            item.sway(0)
            item.mark()
            item.show_pose(start, max(start.width, end.width))
            wait = waits.get(index[item.place], 0) if length else 0
            self._tracks.append(Track(item, start, end, wait, length, turns, manner(kind, item.place)))
        total = max((track.wait + track.length for track in self._tracks), default=0)
        if not total:
            self._finish()
            return
        # A clock that has run tells its old time once more when its end changes, and everything would be there at once.
        self._clock.setCurrentTime(0)
        self._clock.setDuration(total)
        self._clock.setEndValue(float(total))
        self._clock.start()

    def stop(self) -> None:
        """Leaves every sprite where it is."""
        self._clock.stop()
        self._tracks = []

    def let_be(self, item: CardItem) -> None:
        """Leaves one sprite where it is, from now on."""
        self._tracks = [track for track in self._tracks if track.item is not item]

    def aim(self, across: float, down: float) -> None:
        """Follows a scene that grew by these factors: what moves goes on, to where its place is now."""
        moving = {id(track.item) for track in self._tracks}
        self._scene.rest(lambda item: id(item) not in moving)
        self._tracks = [retargeted(track, self._scene, across, down) for track in self._tracks]
        if self._tracks:
            self._tick(self._clock.currentValue())

    def _tick(self, now: float) -> None:
        waiting = []
        for track in self._tracks:
            part = (now - track.wait) / track.length
            if part < 1:
                waiting.append(track)
            if part > 0:
                step(track, min(part, 1.0))
        some = len(waiting) < len(self._tracks)
        self._tracks = waiting
        if some:
            self.landed.emit()

    def _finish(self) -> None:
        self._tracks = []
        self._scene.rest()
        self.arrived.emit()


def retargeted(track: Track, scene: TableScene, across: float, down: float) -> Track:
    """The same way in a scene of another size."""
    start, place = track.start, track.item.place
    assert place is not None
    moved = Pose(start.x * across, start.y * down, start.width * min(across, down), start.angle)
    track.item.show_pose(moved, moved.width)
    if not track.turns:
        # A hand may have been hidden meanwhile.
        track.item.show_face(place.face)
    return track._replace(start=moved, end=scene.pose(place))


def manner(kind: str, place: Place) -> str:
    """In what manner a card moves to its place."""
    if kind == "slam" and place.zone == "trick":
        return "slam"
    return "slide" if kind == "exchange" else ""


def eased(part: float) -> float:
    """The part of its way that a card has made after a part of the time: it starts softly, and never goes too far."""
    return float(1 - (1 - part**1.25) ** 3)


def step(track: Track, part: float) -> None:
    """Puts a sprite where it is after that part of its way: fast at first, then gently into its place."""
    item, end = track.item, track.end
    assert item.place is not None
    item.flat = False
    if part >= 1:
        item.show_face(item.place.face)
        item.rise(0)
        item.show_pose(end, end.width)
        item.setZValue(item.place.z)
        return
    pose, made = (slamming if track.manner == "slam" else gliding)(track, part)
    squeeze = 1.0
    if track.turns:
        squeeze = abs(1 - 2 * made)
        if made >= 0.5:
            item.show_face(item.place.face)
    item.show_pose(pose, max(track.start.width, end.width), max(squeeze, 0.02))
    item.setZValue(item.place.z if track.manner == "slide" else AIR + item.place.z)


def between(start: Pose, end: Pose, part: float) -> Pose:
    """The pose that lies so far on the straight way."""
    return Pose(*(a + (b - a) * part for a, b in zip(start, end, strict=True)))


def gliding(track: Track, part: float) -> tuple[Pose, float]:
    """Where a card is that glides, and how far it has come."""
    made = eased(part)
    return between(track.start, track.end, made), made


def slamming(track: Track, part: float) -> tuple[Pose, float]:
    """The same of one that is brought over its place, larger and with its shadow far below, and then comes down."""
    made = eased(min(1.0, part / RISES))
    fallen = max(0.0, (part - RISES) / (1 - RISES)) ** 2
    high = made * (1 - fallen)
    track.item.rise(high)
    pose = between(track.start, track.end, made)
    return pose._replace(width=pose.width * (1 + (ABOVE - 1) * high)), made
