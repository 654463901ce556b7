"""One card on the felt: a sprite that knows where it is, and no more than everybody at the table may know."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from sjavs_desktop.core.cards import Card
from sjavs_desktop.ui.felt.colours import Colours
from sjavs_desktop.ui.felt.layout import Place
from sjavs_desktop.ui.felt.spots import SHAPE
from sjavs_desktop.ui.felt.sprites import ROUND, Sprites, margin


class Pose(NamedTuple):
    """How a card lies on the screen, in logical pixels: the middle, the width, and degrees clockwise."""

    x: float
    y: float
    width: float
    angle: float


SHADE, SHADES = 0.22, 6
"""How far the shadow of a card in the air reaches below it, as a part of its width, and of how many layers it is."""

Extra: TypeAlias = Callable[[QPainter, float], None]
"""Draws something on a card that is so many pixels wide; the middle of the card is the origin."""


class CardItem(QGraphicsItem):
    """A sprite. Its `face` is None while it lies face down: then nothing here tells which card it is."""

    def __init__(self, sprites: Sprites) -> None:
        super().__init__()
        self._sprites = sprites
        self.place: Place | None = None
        """The place that it has, or moves to."""
        self.face: Card | None = None
        self.pose = Pose(0, 0, 0, 0)
        """Where it is, apart from being raised."""
        self.flat = False
        """Whether it casts no shadow: within the pack those of all cards would add up to a black rim."""
        self._sharp = 0
        """The width for which the sprite is drawn: while a card grows or shrinks it is scaled from there."""
        self._squeeze = 1.0
        self._raised = 0.0
        self._sway = 0.0
        self._above = 0.0
        self._dim = False
        self._frame: QColor | None = None
        self._picked: Colours | None = None
        self._extra: Extra | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_pose(self, pose: Pose, sharp: float, squeeze: float = 1.0) -> None:
        """Lies there from now on; `squeeze` narrows the card while it turns over."""
        if pose != self.pose:
            self._leave()
        if pose.width != self.pose.width:
            self.prepareGeometryChange()
        if round(sharp) != self._sharp or squeeze != self._squeeze or pose.width != self.pose.width:
            self._sharp, self._squeeze = round(sharp), squeeze
            self.update()
        self.pose = pose
        self.setRotation(pose.angle)
        self._set()

    def rise(self, high: float) -> None:
        """Hangs that high above the table, between 0 and 1: its shadow lies as far below it."""
        if high != self._above:
            self.prepareGeometryChange()
            self._above = high
            self.update()

    def show_face(self, face: Card | None) -> None:
        """Turns the card face up or down."""
        if face != self.face:
            self.face = face
            self.update()

    def mark(
        self,
        *,
        raised: float = 0.0,
        dim: bool = False,
        frame: QColor | None = None,
        picked: Colours | None = None,
    ) -> None:
        """Shows that the card is pointed at, forbidden by the rules, has the keyboard, or is to be laid away."""
        if (dim, frame, picked) != (self._dim, self._frame, self._picked):
            self._dim, self._frame, self._picked = dim, frame, picked
            self.update()
        if raised != self._raised:
            self._leave()
        self._raised = raised
        self._set()

    def draw_also(self, extra: Extra | None) -> None:
        """Draws that upon the card as well, from now on."""
        if extra != self._extra:
            self._extra = extra
            self.update()

    @property
    def extra(self) -> Extra | None:
        """What is drawn upon the card."""
        return self._extra

    def sway(self, distance: float) -> None:
        """Lies that far to the right of its pose."""
        if distance != self._sway:
            self._leave()
        self._sway = distance
        self._set()

    @property
    def seen(self) -> Pose:
        """Where it is on the screen at this moment."""
        return self.pose._replace(x=self.pose.x + self._sway, y=self.pose.y - self._raised)

    @property
    def dim(self) -> bool:
        return self._dim

    @property
    def raised(self) -> bool:
        return self._raised > 0

    @property
    def framed(self) -> bool:
        return self._frame is not None

    @property
    def picked(self) -> bool:
        return self._picked is not None

    def _leave(self) -> None:
        """Has painted anew where the card lies now.

        Qt notes that later on. When something else is painted before, it takes the card for having been at its new
        place all the time, and what was painted at the old one stays.
        """
        scene = self.scene()
        if scene is not None:
            scene.update(self.sceneBoundingRect())

    def _set(self) -> None:
        self.setPos(self.pose.x + self._sway, self.pose.y - self._raised)

    def boundingRect(self) -> QRectF:
        wide, high = self.pose.width, self.pose.width * SHAPE
        around = (0.08 + SHADE * self._above) * wide + 3
        return QRectF(-wide / 2 - around, -high / 2 - around, wide + 2 * around, high + 2 * around)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._sharp <= 0 or self._squeeze <= 0:
            return
        ratio = painter.device().devicePixelRatioF()
        picture = self._sprites.picture(self.face, self._sharp, ratio, self._dim, self.flat)
        if self._above:
            self._paint_shade(painter)
        whole = picture.deviceIndependentSize()
        scale = self.pose.width / self._sharp
        if self._squeeze == 1.0 and abs(self.pose.width - self._sharp) < 1:
            painter.drawPixmap(QPointF(-whole.width() / 2, -whole.height() / 2), picture)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            wide, high = whole.width() * scale * self._squeeze, whole.height() * scale
            painter.drawPixmap(
                QRectF(-wide / 2, -high / 2, wide, high), picture, QRectF(0, 0, picture.width(), picture.height())
            )
        if self._frame is not None:
            self._paint_frame(painter, self._frame)
        if self._picked is not None:
            self._paint_tick(painter, self._picked)
        if self._extra is not None:
            self._extra(painter, self.pose.width)

    def _paint_shade(self, painter: QPainter) -> None:
        """The shadow of a card that hangs in the air: the higher, the farther from it, the wider and the fainter."""
        wide, high = self.pose.width * self._squeeze, self.pose.width * SHAPE
        card = QRectF(-wide / 2, -high / 2, wide, high).translated(0, 0.5 * SHADE * wide * self._above)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 22))
        for layer in range(SHADES):
            spread = SHADE * wide * self._above * (layer / SHADES - 0.5)
            painter.drawRoundedRect(card.adjusted(-spread, -spread, spread, spread), ROUND * wide, ROUND * wide)

    def _paint_frame(self, painter: QPainter, colour: QColor) -> None:
        """The keyboard's frame: light between two dark lines, so that it shows on any ground."""
        wide, high = self._sharp, round(self._sharp * SHAPE)
        card = QRectF(-wide / 2, -high / 2, wide, high)
        thick = max(3.0, margin(self._sharp) * 0.8)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen, width in ((QColor(0, 0, 0, 200), thick + 2), (colour, thick)):
            painter.setPen(QPen(pen, width))
            painter.drawRoundedRect(card, ROUND * wide, ROUND * wide)

    def _paint_tick(self, painter: QPainter, colours: Colours) -> None:
        """A tick below the rank, where no neighbour lies over it: the card is chosen."""
        wide, high = self._sharp, round(self._sharp * SHAPE)
        side = 0.27 * wide
        disc = QRectF(-0.46 * wide, 0.02 * high, side, side)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.dark, max(1.0, side / 16)))
        painter.setBrush(colours.turn)
        painter.drawEllipse(disc)
        painter.setPen(QPen(colours.dark, max(2.0, side / 9)))
        points = ((0.27, 0.53), (0.44, 0.70), (0.74, 0.34))
        painter.drawPolyline([disc.topLeft() + QPointF(x * side, y * side) for x, y in points])
