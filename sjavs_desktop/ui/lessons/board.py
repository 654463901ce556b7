"""What a lesson shows in the middle of the table: rows of cards in their order, or what a deal scores."""

from html import escape

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from sjavs_desktop.core.cards import Card, name, parse
from sjavs_desktop.core.lesson import SCORE
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.ui import dress
from sjavs_desktop.ui.card_words import card_sign
from sjavs_desktop.ui.felt.deck import Deck
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.panels.overlay import Overlay
from sjavs_desktop.ui.rules_bidding import main_contract
from sjavs_desktop.ui.rules_score import table

SMALLEST, LARGEST = 40, 200
"""Pixels that a card is wide at least and at most."""
HIGH = 1.4
"""How much higher than wide a card is."""
APART, LEAST_APART = 1.06, 0.45
"""Widths of a card from one to the next, where there is room, and the least at which its corner can be read."""
LETTERS, CLOSE = (1, 0.93, 0.86, 0.79, 0.72), 4
"""How large the letters of the score may be, as a part of their size, and the pixels that stay free around it."""
BELOW = 0.56
"""Heights of a card from one row to the next."""


def what_scores(rules: Rules) -> str:
    """The table of what a deal scores, as HTML, with what lies between made and failed: a tie."""
    scored = table(rules, main_contract(rules))
    if rules.score.tie != "carry":
        return scored
    words = QCoreApplication.translate("rules_page", "{even} to {even} is a tie: nobody scores.")
    return f"{scored}<p style='margin: 2px 3px 0px 3px'>{escape(words.format(even=rules.score.total // 2))}</p>"


class CardRows(QWidget):
    """Rows of cards; the later ones lie over the earlier ones where they have no room beside or below them."""

    def __init__(self, rows: tuple[tuple[Card, ...], ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.rows = rows
        self._worn = dress.pictures().cards
        self._deck = Deck(*self._worn)
        self._wide, self._step = SMALLEST, float(SMALLEST)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("; ".join(", ".join(map(card_sign, row)) for row in rows))

    @property
    def _between(self) -> int:
        """How many steps the longest row takes from its first card to its last."""
        return max(1, max(map(len, self.rows)) - 1)

    def fit(self, width: int, height: int) -> None:
        """Makes the cards as large as that room lets them be."""
        widest = width / (1 + LEAST_APART * self._between)
        highest = height / (1 + BELOW * (len(self.rows) - 1))
        self._wide = int(max(SMALLEST, min(LARGEST, highest / HIGH, widest)))
        self._step = min(APART * self._wide, (width - self._wide) / self._between)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """As large as the cards are by now."""
        high = HIGH * self._wide * (1 + BELOW * (len(self.rows) - 1))
        return QSize(round(self._wide + self._step * self._between), round(high))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Each row from the left, in the middle."""
        if self._worn != dress.pictures().cards:
            # Another deck is worn since, or it is made otherwise.
            self._worn = dress.pictures().cards
            self._deck = Deck(*self._worn)
        painter = QPainter(self)
        size = QSize(self._wide, round(HIGH * self._wide))
        for number, row in enumerate(self.rows):
            left = (self.width() - self._wide - self._step * (len(row) - 1)) / 2
            top = round(number * BELOW * HIGH * self._wide)
            for place, one in enumerate(row):
                picture = self._deck.picture(name(one), size, self.devicePixelRatioF())
                painter.drawPixmap(round(left + place * self._step), top, picture)


class Board(Overlay):
    """The panel with all that."""

    letters = 0

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt)
        self.setObjectName("lesson_board")
        self.title.hide()
        self.cards: CardRows | None = None
        self.score: QLabel | None = None
        self._told: tuple[tuple[str, ...], Rules] | None = None

    def changeEvent(self, event: QEvent) -> None:
        """Shows the same in the words of another language or deck."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._told is not None and not self.isHidden():
            self.tell(*self._told)

    def tell(self, shown: tuple[str, ...], rules: Rules) -> None:
        """Shows these rows of cards, or the table of the score; with none it goes away."""
        self._told = shown, rules
        for old in filter(None, (self.cards, self.score)):
            self.body.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.cards = self.score = None
        if not shown:
            self.hide()
            return
        content: QWidget
        if shown == (SCORE,):
            content = self.score = QLabel(what_scores(rules), self)
            self.score.setTextFormat(Qt.TextFormat.RichText)
        else:
            content = self.cards = CardRows(tuple(map(parse, shown)), self)
        self.body.addWidget(content, 0, Qt.AlignmentFlag.AlignHCenter)
        # In a panel that is there already it would come only later, and have no size until then.
        content.show()
        self.appear()

    def place(self) -> None:
        """Takes the middle of the table, with the cards as large as it lets them be."""
        free, edges, frame = self._felt.free_rect(), self.body.contentsMargins(), 2 * self.frameWidth()
        if self.cards is not None:
            width = free.width() - edges.left() - edges.right() - frame
            self.cards.fit(width, free.height() - edges.top() - edges.bottom() - frame)
        elif self.score is not None:
            self._fit_score(self.score, free.height() - frame)
        super().place()

    def _fit_score(self, score: QLabel, room: int) -> None:
        """Leaves less around the table, and writes it smaller, where it would lie over the players otherwise."""
        self.spread()
        edges = self.body.contentsMargins()
        for size in LETTERS:
            font = QFont(self.font())
            font.setPointSizeF(size * font.pointSizeF())
            score.setFont(font)
            if score.sizeHint().height() + 2 * CLOSE <= room:
                break
        around = max(CLOSE, min(edges.top(), (room - score.sizeHint().height()) // 2))
        self.body.setContentsMargins(edges.left(), around, edges.right(), around)
