"""The cards as sprites: the deck's pictures with a soft shadow, also dimmed, at the size on the screen."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from sjavs_desktop.core.cards import Card, name
from sjavs_desktop.ui.felt import colours
from sjavs_desktop.ui.felt.deck import Deck
from sjavs_desktop.ui.felt.spots import SHAPE

SHADOW = 0.06
"""How far the shadow reaches around a card, as a part of its width."""
ROUND = 0.07
"""Radius of a card's corners, likewise."""
LAYERS = 5
BLEACH = QColor(0, 3, 10)
"""What is dodged away from the warm white of a face, so that it becomes pure."""
MOST = 48 * 2**20
"""Bytes of sprites that are kept; all that a table needs on a large screen. While a window is being resized, new
sizes come all the time."""


class Sprites:
    """Pixmaps by face, width, density and dimness."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._kept: dict[tuple[Card | None, int, float, bool, bool], QPixmap] = {}
        self._bytes = 0
        made = colours.of(dark=False)
        self._veil, self._plain = made.veil, made.flat

    def paint_as(self, veil: QColor, plain: bool) -> bool:
        """Dims cards with that colour from now on; `plain` ones are white and cast no shadow. Whether that is new."""
        if (veil, plain) == (self._veil, self._plain):
            return False
        self._veil, self._plain = veil, plain
        self.use(self._deck)
        return True

    def use(self, deck: Deck) -> None:
        """Draws another deck from now on, and forgets the one before."""
        self._deck = deck
        self._kept.clear()
        self._bytes = 0

    def picture(self, face: Card | None, width: int, ratio: float, dim: bool, flat: bool) -> QPixmap:
        """The sprite of a face (None: the back) for a card `width` logical pixels wide.

        It is darker when `dim` and casts no shadow when `flat`. The card's middle is the pixmap's middle, and
        the shadow reaches `margin(width)` around it.
        """
        key = (face, width, ratio, dim, flat)
        if key not in self._kept:
            if self._bytes > MOST:
                self._kept.clear()
                self._bytes = 0
            picture = self._kept[key] = self._drawn(face, width, ratio, dim, flat)
            self._bytes += picture.width() * picture.height() * picture.depth() // 8
        return self._kept[key]

    def _drawn(self, face: Card | None, width: int, ratio: float, dim: bool, flat: bool) -> QPixmap:
        size, around = QSize(width, round(width * SHAPE)), margin(width)
        result = QPixmap((size + QSize(2 * around, 2 * around)) * ratio)
        result.setDevicePixelRatio(ratio)
        result.fill(Qt.GlobalColor.transparent)
        painter = QPainter(result)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(around, around, self._deck.picture("back" if face is None else name(face), size, ratio))
        card = QRectF(around, around, size.width(), size.height())
        if self._plain:
            self._sharpen(painter, card, dim, face is None)
        elif dim:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            painter.fillRect(card, self._veil)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOver)
        layers = range(0 if flat or self._plain else LAYERS)
        painter.setPen(Qt.PenStyle.NoPen)
        for layer in layers:
            spread = around * (layer - 1) / LAYERS
            painter.setBrush(QColor(0, 0, 0, 26))
            cast = card.adjusted(-spread, -spread, spread, spread).translated(0, around / 4)
            painter.drawRoundedRect(cast, ROUND * width + spread, ROUND * width + spread)
        painter.end()
        return result

    def _sharpen(self, painter: QPainter, card: QRectF, dim: bool, back: bool) -> None:
        """Makes a card pure white, grey where it is dim; a black rim parts it from others, a white one if a `back`."""
        outline = QPainterPath()
        outline.addRoundedRect(card, ROUND * card.width(), ROUND * card.width())
        painter.save()
        painter.setClipPath(outline)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_ColorDodge)
        painter.fillRect(card, BLEACH)
        if dim:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
            painter.fillRect(card, self._veil)
        painter.restore()
        thick = max(2.0, 0.025 * card.width())
        painter.setPen(QPen(Qt.GlobalColor.white if back else Qt.GlobalColor.black, thick))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = thick / 2
        corner = ROUND * card.width() - inset
        painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), corner, corner)


def margin(width: int) -> int:
    """Pixels around a card of that width that its shadow needs."""
    return max(2, round(SHADOW * width))
