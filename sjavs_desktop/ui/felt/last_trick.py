"""The last trick once more: its cards as they were played, and who played them, above everything on the felt."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.state import View
from sjavs_desktop.ui import text
from sjavs_desktop.ui.felt.furniture import SMALLEST, Look, panel
from sjavs_desktop.ui.felt.spots import MIDDLE, SHAPE
from sjavs_desktop.ui.felt.sprites import Sprites

GAP, EDGE, LINE = 2.0, 2.4, 4.4
"""Between the cards, around them, and the height of a line of words, in scene units."""


class Played(NamedTuple):
    """A card of the trick and who played it."""

    card: Card
    name: str
    won: bool


def last_trick(view: View | None, names: tuple[str, ...]) -> tuple[Played, ...]:
    """The last finished trick of the deal on the table, in playing order; nothing before there is one."""
    if view is None or not view.table.tricks:
        return ()
    done, seats = view.table.tricks[-1], view.rules.seats
    order = [(done.leader + further) % seats for further in range(seats)]
    return tuple(Played(card, names[seat], seat == done.winner) for seat, card in zip(order, done.cards, strict=False))


class LastTrick(QWidget):
    """A sheet in the middle of the felt; it takes no clicks."""

    def __init__(self, parent: QWidget, sprites: Sprites) -> None:
        super().__init__(parent)
        self.setObjectName("last_trick")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.played: tuple[Played, ...] = ()
        self._sprites = sprites
        self._look: Look | None = None
        self.hide()

    def show_trick(self, played: tuple[Played, ...], look: Look, middle: QPoint) -> None:
        """Shows these cards around a point; nothing when there are none."""
        self.played, self._look = played, look
        if not played:
            self.hide()
            return
        wide = len(played) * (MIDDLE + GAP) - GAP + 2 * EDGE
        high = MIDDLE * SHAPE + 2 * LINE + 2 * EDGE - 1
        box = QRect(0, 0, round(wide * look.unit), round(high * look.unit))
        # A little higher than the trick lies, so that the viewer's own plate stays in sight.
        box.moveCenter(middle - QPoint(0, round(3.8 * look.unit)))
        self.setGeometry(box)
        self.setAccessibleName(", ".join(f"{one.name}: {text.card_name(one.card)}" for one in played))
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        if look is None:
            return
        colours, unit = look.colours, look.unit
        painter, ground = QPainter(self), QColor(colours.plate)
        ground.setAlpha(255)
        panel(painter, QRectF(self.rect()), ground, colours.turn, 1.6 * unit, max(2.0, 0.3 * unit))
        title = QRectF(0, 0.8 * unit, self.width(), LINE * unit)
        painter.setPen(colours.ink)
        self._write(painter, title, QCoreApplication.translate("felt", "Last trick"), 2.6, True)
        for index, one in enumerate(self.played):
            self._card(painter, (EDGE + index * (MIDDLE + GAP)) * unit, (LINE + 1.2) * unit, one)
        painter.end()

    def _card(self, painter: QPainter, x: float, y: float, one: Played) -> None:
        """A card with the name of who played it below; the winner's in the colour of a winning card."""
        assert self._look is not None
        colours, unit = self._look.colours, self._look.unit
        width = round(MIDDLE * unit)
        picture = self._sprites.picture(one.card, width, self.devicePixelRatioF(), False, True)
        whole = picture.deviceIndependentSize()
        high = width * SHAPE
        corner = QPoint(round(x + (width - whole.width()) / 2), round(y + (high - whole.height()) / 2))
        painter.drawPixmap(corner, picture)
        tag = QRectF(x - 0.8 * unit, y + high + 0.6 * unit, width + 1.6 * unit, (LINE - 0.8) * unit)
        if one.won:
            panel(painter, tag, colours.turn, colours.dark, tag.height() / 2)
        painter.setPen(colours.dark if one.won else colours.ink)
        self._write(painter, tag.adjusted(0.5 * unit, 0, -0.5 * unit, 0), one.name, 2.3, one.won)

    def _write(self, painter: QPainter, rect: QRectF, words: str, units: float, bold: bool) -> None:
        assert self._look is not None
        font = QFont(QApplication.font())
        font.setBold(bold)
        font.setPixelSize(max(SMALLEST, round(units * self._look.unit)))
        painter.setFont(font)
        shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine), shown)
