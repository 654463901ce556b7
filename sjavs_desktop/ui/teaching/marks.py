"""Marks on the viewer's cards: the candidates of a hint, where to look, and which cards are trumps."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QApplication

from sjavs_desktop.core.cards import Card
from sjavs_desktop.ui.felt.card_item import CardItem
from sjavs_desktop.ui.felt.choices import may_lay_away
from sjavs_desktop.ui.felt.colours import ON_CARDS
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.furniture import panel
from sjavs_desktop.ui.felt.spots import SHAPE
from sjavs_desktop.ui.teaching import shapes

SIDE, LEFT, TOP, LOWER = 0.32, -0.47, -0.05, 0.17
"""The sign of a candidate on a card: its side and its upper left corner, as parts of the card's width and height. It
lies below the rank, where no neighbour covers it, and lower where a tick lies there."""
SOFT, PLATE, LETTER = ON_CARDS.soft, ON_CARDS.tag, ON_CARDS.letter
OWN = ("hand", "open")


@dataclass(frozen=True)
class Mark:
    """What is marked on a card; it draws itself, while that card lies open before the viewer."""

    item: CardItem
    face: Card
    place: int | None = None
    """The candidate that it is, from 0."""
    soft: bool = False
    trump: bool = False
    lower: bool = False

    def __call__(self, painter: QPainter, wide: float) -> None:
        """Draws it."""
        place, high = self.item.place, wide * SHAPE
        if place is None or place.zone not in OWN or self.item.face != self.face:
            return
        if self.soft:
            frame(painter, wide, high)
        if self.trump:
            tag(painter, wide, high)
        if self.place is not None:
            top = (LOWER if self.lower else TOP) * high
            shapes.paint(painter, QRectF(LEFT * wide, top, SIDE * wide, SIDE * wide), self.place)


def frame(painter: QPainter, wide: float, high: float) -> None:
    """A frame that is light outside, so that it shows on a card that is dimmed too."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    thick = max(2.0, 0.03 * wide)
    # At the very edge, so that it lies over no rank.
    for colour, inset in ((shapes.INK, 1.5 * thick), (SOFT, 0.6 * thick)):
        painter.setPen(QPen(colour, thick))
        box = QRectF(inset - wide / 2, inset - high / 2, wide - 2 * inset, high - 2 * inset)
        painter.drawRoundedRect(box, thick, thick)


def tag(painter: QPainter, wide: float, high: float) -> None:
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

    def wanted(self) -> dict[CardItem, Mark]:
        """What is to be marked on each sprite."""
        view = self._felt.shown
        if view is None or not (self.places or self.soft or self.trumps):
            return {}
        lower = may_lay_away(view)
        found = {}
        for item in self._felt.table.own(view.seat):
            card = item.face
            if card is not None and (card in self.places or card in self.soft or card in self.trumps):
                place, soft, trump = self.places.get(card), card in self.soft, card in self.trumps
                found[item] = Mark(item, card, place, soft, trump, lower)
        return found

    def shown(self) -> dict[Card, Mark]:
        """What is marked by card."""
        return {item.extra.face: item.extra for item in self._felt.table.sprites if isinstance(item.extra, Mark)}

    def refresh(self) -> None:
        """Puts every mark where it belongs, and takes the others away."""
        wanted = self.wanted()
        for item in self._felt.table.sprites:
            if item in wanted or isinstance(item.extra, Mark):
                item.draw_also(wanted.get(item))
