"""Marks on the viewer's cards: the candidates of a hint, where to look, and which cards are trumps."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from sjavs_desktop.core.cards import Card
from sjavs_desktop.ui.felt.card_item import CardItem
from sjavs_desktop.ui.felt.choices import may_lay_away
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.furniture import panel
from sjavs_desktop.ui.felt.spots import SHAPE
from sjavs_desktop.ui.teaching import shapes

SIDE, LEFT, TOP, LOWER = 0.32, -0.47, -0.05, 0.17
"""The sign of a candidate on a card: its side and its upper left corner, as parts of the card's width and height. It
lies below the rank, where no neighbour covers it, and lower where a tick lies there."""
SOFT = QColor("#2f7fc1")
"""Where to look: a frame within the card."""
PLATE, LETTER = QColor("#10301f"), QColor("#ffd24a")
"""The tag of a trump."""
OWN = ("hand", "open")


class Marked(NamedTuple):
    """What is marked on a card."""

    place: int | None = None
    """The candidate that it is, from 0."""
    soft: bool = False
    trump: bool = False
    lower: bool = False


class CardMark(QGraphicsItem):
    """What is marked on one card. It moves with the card, and shows only while that lies open before the viewer."""

    def __init__(self, card: CardItem, marked: Marked) -> None:
        super().__init__(card)
        self.card, self.face, self.marked = card, card.face, marked
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self.card.boundingRect()

    def shown(self) -> bool:
        """Whether the card still lies where it was marked."""
        place = self.card.place
        return place is not None and place.zone in OWN and self.card.face == self.face

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self.shown():
            return
        wide = self.card.pose.width
        high = wide * SHAPE
        if self.marked.soft:
            self._frame(painter, wide, high)
        if self.marked.trump:
            self._tag(painter, wide, high)
        if self.marked.place is not None:
            top = (LOWER if self.marked.lower else TOP) * high
            shapes.paint(painter, QRectF(LEFT * wide, top, SIDE * wide, SIDE * wide), self.marked.place)

    @staticmethod
    def _frame(painter: QPainter, wide: float, high: float) -> None:
        """A frame that is light outside, so that it shows on a card that is dimmed too."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        thick = max(2.5, 0.04 * wide)
        for colour, inset in ((shapes.INK, thick), (SOFT, 2 * thick)):
            painter.setPen(QPen(colour, thick))
            painter.drawRoundedRect(
                QRectF(inset - wide / 2, inset - high / 2, wide - 2 * inset, high - 2 * inset), thick, thick
            )

    @staticmethod
    def _tag(painter: QPainter, wide: float, high: float) -> None:
        """A small tag at the foot of the card with a letter."""
        box = QRectF(-0.46 * wide, 0.47 * high - 0.22 * wide, 0.22 * wide, 0.22 * wide)
        panel(painter, box, PLATE, shapes.INK, 0.05 * wide)
        font = QFont(QApplication.font())
        font.setBold(True)
        font.setPixelSize(max(9, round(0.17 * wide)))
        painter.setFont(font)
        painter.setPen(LETTER)
        letter = QCoreApplication.translate("teaching", "T", "one letter on a card that is a trump")
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), letter)


class FeltMarks(QObject):
    """Keeps the marks on the viewer's cards, whatever sprite a card has by now."""

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt)
        self._felt = felt
        self._items: list[CardMark] = []
        self.places: dict[Card, int] = {}
        self.soft: frozenset[Card] = frozenset()
        self.trumps: frozenset[Card] = frozenset()
        felt.director.changed.connect(self.refresh)
        felt.resized.connect(self.refresh)
        felt.idle.connect(self.refresh)

    def hint(self, places: Mapping[Card, int], soft: Collection[Card] = ()) -> None:
        """Marks candidates by their place, and where to look."""
        self.places, self.soft = dict(places), frozenset(soft)
        self.refresh()

    def show_trumps(self, cards: Collection[Card]) -> None:
        """Marks the trumps among the viewer's cards."""
        if frozenset(cards) != self.trumps:
            self.trumps = frozenset(cards)
            self.refresh()

    def wanted(self) -> dict[CardItem, Marked]:
        """What is to be marked on each sprite."""
        view = self._felt.shown
        if view is None or not (self.places or self.soft or self.trumps):
            return {}
        lower = may_lay_away(view)
        found = {}
        for item in self._felt.table.own(view.seat):
            card = item.face
            if card is None:
                continue
            marked = Marked(self.places.get(card), card in self.soft, card in self.trumps, lower)
            if marked != Marked(lower=lower):
                found[item] = marked
        return found

    def shown(self) -> dict[Card, Marked]:
        """What is marked by card."""
        return {one.face: one.marked for one in self._items if one.face is not None and shiboken6.isValid(one)}

    def refresh(self) -> None:
        """Puts every mark where it belongs, and takes the others away."""
        wanted = self.wanted()
        for one in [each for each in self._items if not self._stays(each, wanted)]:
            self._items.remove(one)
            if shiboken6.isValid(one):
                self._felt.table.removeItem(one)
        there = {one.card for one in self._items}
        self._items += [CardMark(item, marked) for item, marked in wanted.items() if item not in there]

    @staticmethod
    def _stays(one: CardMark, wanted: Mapping[CardItem, Marked]) -> bool:
        return shiboken6.isValid(one) and wanted.get(one.card) == one.marked and one.face == one.card.face
