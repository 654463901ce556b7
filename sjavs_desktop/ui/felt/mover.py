"""Moves sprites along their ways: one clock for all that move at the same time."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from sjavs_desktop.ui.felt.card_item import CardItem, Pose
from sjavs_desktop.ui.felt.scene import TableScene

AIR = 1000
"""How much higher than at rest a card lies while it moves."""


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

    def start(self, length: int, waits: Mapping[int, int]) -> None:
        """Sends every sprite to its place in `length` milliseconds.

        `waits` says for places of the picture (by index) how long their sprites stay behind before. With nothing
        to do, `arrived` is emitted before this returns.
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
            self._tracks.append(Track(item, start, end, waits.get(index[item.place], 0), length, turns))
        total = max((track.wait + track.length for track in self._tracks), default=0)
        if not total:
            self._finish()
            return
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


def step(track: Track, part: float) -> None:
    """Puts a sprite where it is after that part of its way: fast at first, then gently into its place."""
    item, start, end = track.item, track.start, track.end
    assert item.place is not None
    item.flat = False
    if part >= 1:
        item.show_face(item.place.face)
        item.show_pose(end, end.width)
        item.setZValue(item.place.z)
        return
    eased = 1 - (1 - part) ** 3
    pose = Pose(*(a + (b - a) * eased for a, b in zip(start, end, strict=True)))
    squeeze = 1.0
    if track.turns:
        squeeze = abs(1 - 2 * eased)
        if eased >= 0.5:
            item.show_face(item.place.face)
    item.show_pose(pose, max(start.width, end.width), max(squeeze, 0.02))
    item.setZValue(AIR + item.place.z)
