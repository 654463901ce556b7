"""What all the signs on the felt have in common: a rectangle, the theme, and letters of the right size."""

import re
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QApplication, QGraphicsItem

from sjavs_desktop.core.cards import SUIT_LETTERS, Suit
from sjavs_desktop.ui import dress
from sjavs_desktop.ui.felt.colours import Colours
from sjavs_desktop.ui.felt.deck import Deck

RED, COLOURED = re.compile("([♥♦])"), re.compile("([♥♦♣])")
"""The signs of the suits that are not black: with two colours, and with four."""
SMALLEST = 11
"""Pixels below which no letter goes."""
NARROWER = (92, 84, 76)
"""How wide the smallest letters may become, in hundredths, before words are shortened."""
GLOW = 8
"""Pixels around an item into which it may shine."""


class Look(NamedTuple):
    """What drawing depends on besides the game."""

    unit: float
    """Logical pixels of one scene unit."""
    colours: Colours
    suits: Deck
    """Pictures of the four suits."""


class Furniture(QGraphicsItem):
    """A sign on the felt. It takes no mouse buttons: the felt itself decides what a click means."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.rect = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # Signs change seldom: a repaint of the felt then runs no Python for them, and waits for no thread that does.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def place(self, rect: QRectF, look: Look) -> None:
        """Takes that rectangle of the scene, in logical pixels."""
        if rect != self.rect:
            self.prepareGeometryChange()
        self.rect, self.look = rect, look
        self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-GLOW, -GLOW, GLOW, GLOW)

    def font(self, units: float, bold: bool = False) -> QFont:
        """The application's font, `units` of the scene high."""
        font = QFont(QApplication.font())
        font.setPixelSize(max(SMALLEST, round(units * self.look.unit)))
        font.setBold(bold)
        return font

    def write(
        self,
        painter: QPainter,
        rect: QRectF,
        words: str,
        font: QFont,
        colour: QColor,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        """One line in the middle of the rectangle's height; if it is too long, smaller, then narrower, then cut."""
        fitted, metrics = fit(words, font, rect.width())
        painter.setFont(fitted)
        painter.setPen(colour)
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
        if signs().search(shown):
            self._write_parts(painter, rect, shown, colour, align)
        else:
            painter.drawText(rect, int(align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine), shown)

    def _write_parts(
        self, painter: QPainter, rect: QRectF, words: str, colour: QColor, align: Qt.AlignmentFlag
    ) -> None:
        """The same where a coloured suit's sign stands among the words, in the colour that the suit has."""
        metrics = QFontMetricsF(painter.font())
        spare = rect.width() - metrics.horizontalAdvance(words)
        part = QRectF(rect)
        if align & Qt.AlignmentFlag.AlignHCenter:
            part.setLeft(rect.left() + spare / 2)
        elif align & Qt.AlignmentFlag.AlignRight:
            part.setLeft(rect.left() + spare)
        start = part.left()
        for found in signs().split(words):
            inks = sign_inks(self.look.colours, found)
            painter.setPen(inks[colour.lightness() > 128] if inks else colour)
            part.setRight(part.left() + metrics.horizontalAdvance(found) + 1)
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(part, int(flags | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip), found)
            start += metrics.horizontalAdvance(found)
            part.setLeft(start)

    def fits_at_all(self, words: str, wide: float, bold: bool = False) -> bool:
        """Whether a line is not cut in the smallest letters that there are."""
        return fit(words, self.font(0, bold), wide)[1].horizontalAdvance(words) <= wide

    def fits(self, words: str, rect: QRectF, units: float) -> bool:
        """Whether a bold line fits when it is written `units` high."""
        return QFontMetricsF(self.font(units, bold=True)).horizontalAdvance(words) <= rect.width()

    def suit(self, painter: QPainter, rect: QRectF, suit: Suit) -> None:
        """The sign of a suit as large as fits."""
        size = rect.size().toSize()
        picture = self.look.suits.picture(SUIT_LETTERS[suit], size, painter.device().devicePixelRatioF())
        painter.drawPixmap(rect.topLeft().toPoint(), picture)


def fit(words: str, font: QFont, wide: float) -> tuple[QFont, QFontMetricsF]:
    """Letters in which a line is no wider than that, as long as they can be read: smaller ones, then narrower ones."""
    fitted = QFont(font)
    metrics = QFontMetricsF(fitted)
    while metrics.horizontalAdvance(words) > wide and fitted.pixelSize() > SMALLEST:
        fitted.setPixelSize(fitted.pixelSize() - 1)
        metrics = QFontMetricsF(fitted)
    for stretch in NARROWER:
        if metrics.horizontalAdvance(words) <= wide:
            break
        fitted.setStretch(stretch)
        metrics = QFontMetricsF(fitted)
    return fitted, metrics


def panel(
    painter: QPainter,
    rect: QRectF,
    ground: QColor,
    edge: QColor,
    radius: float,
    thick: float = 1.0,
    dashed: bool = False,
) -> None:
    """A rounded plate with a rim that lies within it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(ground)
    painter.setPen(QPen(edge, thick, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine))
    half = thick / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def glow(painter: QPainter, rect: QRectF, colour: QColor, radius: float, flat: bool = False) -> None:
    """Light around a rectangle; a second frame where nothing may fade."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if flat:
        painter.setPen(QPen(colour, 2))
        painter.drawRoundedRect(rect.adjusted(-4, -4, 4, 4), radius + 4, radius + 4)
        return
    for reach in range(1, GLOW, 2):
        shine = QColor(colour)
        shine.setAlpha(70 - 8 * reach)
        painter.setPen(QPen(shine, 2.5))
        painter.drawRoundedRect(rect.adjusted(-reach, -reach, reach, reach), radius + reach, radius + reach)


def arrow(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """A triangle that points right and fills the rectangle."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    tip = QPointF(rect.right(), rect.center().y())
    painter.drawPolygon(QPolygonF([rect.topLeft(), tip, rect.bottomLeft()]))


def signs() -> re.Pattern[str]:
    """Finds the signs of suits that have a colour, as the cards are made at this moment."""
    return COLOURED if dress.four_colours() else RED


def sign_inks(colours: Colours, sign: str) -> tuple[QColor, QColor] | None:
    """The colours of a suit's sign on light ground and on plates; None when it is as black as words are."""
    own = {"♣": colours.clubs, "♦": colours.diamonds} if dress.four_colours() else {"♦": colours.hearts}
    return {"♥": colours.hearts, **own}.get(sign)
