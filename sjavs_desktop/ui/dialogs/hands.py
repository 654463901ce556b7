"""All hands of a deal that is over, as they were dealt, with what lay in the middle and what was laid away."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from sjavs_desktop.app.dealt import Dealt
from sjavs_desktop.core.cards import Card, Cards
from sjavs_desktop.ui import dress, text
from sjavs_desktop.ui.dialogs.frame import Dialog
from sjavs_desktop.ui.felt.deck import Deck
from sjavs_desktop.ui.felt.order import groups, ranking_shown, trump_shown, wished
from sjavs_desktop.ui.felt.spots import SHAPE
from sjavs_desktop.ui.felt.sprites import Sprites, margin
from sjavs_desktop.ui.felt.words import has_cat

translate = QCoreApplication.translate

CARD = 46
"""Pixels that a card is wide beside words of the system's size."""
LEAST = 0.36
"""The part of a card that stays in sight at least where there is little room."""


class CardRow(QWidget):
    """Cards beside one another, closer where there is little room."""

    def __init__(self, cards: Sequence[Card], sprites: Sprites, width: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = tuple(cards)
        self._sprites, self._width = sprites, width
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join(text.card_name(one) for one in self.cards))
        self.setToolTip(self.accessibleName())

    def _size(self, step: float) -> QSize:
        around = margin(self._width)
        wide = self._width + step * self._width * max(0, len(self.cards) - 1) + 2 * around
        return QSize(round(wide), round(self._width * SHAPE) + 2 * around)

    def sizeHint(self) -> QSize:
        return self._size(1.06)

    def minimumSizeHint(self) -> QSize:
        return self._size(LEAST)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, around = QPainter(self), margin(self._width)
        room = self.width() - 2 * around - self._width
        step = min(1.06 * self._width, room / max(1, len(self.cards) - 1))
        for place, card in enumerate(self.cards):
            picture = self._sprites.picture(card, self._width, self.devicePixelRatioF(), False, False)
            painter.drawPixmap(round(place * step), 0, picture)
        painter.end()


class HandsDialog(Dialog):
    """Shows a deal that is over, a line for each player."""

    def __init__(self, dealt: Dealt, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent, translate("hands", "All hands of this deal"))
        self._dealt = dealt
        sprites = Sprites(Deck(*dress.pictures().cards))
        self.rows: list[tuple[str, CardRow]] = []
        """What is shown, from top to bottom."""
        body = QWidget(self)
        grid = QGridLayout(body)
        grid.setColumnStretch(1, 1)
        for heading, part in self._parts(names):
            grid.addWidget(self._heading(heading), grid.rowCount(), 0, 1, 2)
            for name, cards in part:
                row = CardRow(self._sorted(cards), sprites, round(CARD * self.scale), body)
                line = grid.rowCount()
                grid.addWidget(QLabel(name, body), line, 0)
                grid.addWidget(row, line, 1)
                self.rows.append((name, row))
        grid.setRowStretch(grid.rowCount(), 1)
        self.scrolled(body)
        self.close_button(translate("hands", "&Close"))
        self.finish(640, 150 + 76 * len(self.rows))

    def _parts(self, names: Sequence[str]) -> list[tuple[str, list[tuple[str, Cards]]]]:
        """The headings with what stands under each."""
        dealt, rules = self._dealt, self._dealt.end.rules
        as_dealt = [(names[seat], hand) for seat, hand in enumerate(dealt.hands)]
        if dealt.middle:
            middle = translate("hands", "The cat") if has_cat(rules) else translate("hands", "In the middle")
            as_dealt.append((middle, dealt.middle))
        parts = [(translate("hands", "As dealt"), as_dealt)]
        if dealt.laid and dealt.declarer is not None:
            parts.append((translate("hands", "Laid away"), [(names[dealt.declarer], dealt.laid)]))
        return parts

    def _heading(self, words: str) -> QLabel:
        label, font = QLabel(words, self), QFont(self.font())
        font.setBold(True)
        label.setFont(font)
        label.setAlignment(Qt.AlignmentFlag.AlignBottom)
        return label

    def _sorted(self, cards: Cards) -> tuple[Card, ...]:
        """The cards as hands are sorted on the table."""
        end = self._dealt.end
        sorted_ = groups(cards, ranking_shown(end), trump_shown(end), wished())
        return tuple(card for group in sorted_ for card in group)
