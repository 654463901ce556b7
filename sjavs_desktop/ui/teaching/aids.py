"""The beginner's aids beside the felt: which trumps are out, the trick, and the card points of both sides."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from sjavs_desktop.core.cards import CLUBS, DIAMONDS, HEARTS, SUIT_LETTERS, Suit
from sjavs_desktop.ui import dress, text
from sjavs_desktop.ui.felt.deck import Deck
from sjavs_desktop.ui.felt.spots import SHAPE
from sjavs_desktop.ui.panels.inks import inks, is_dark
from sjavs_desktop.ui.panels.overlay import named
from sjavs_desktop.ui.teaching.counting import GONE, OUT, OWN, Count, Side, Trump
from sjavs_desktop.ui.teaching.hint_panel import words
from sjavs_desktop.ui.theme import CARDS

translate = QCoreApplication.translate

FOUR = {CLUBS: CARDS.green, DIAMONDS: CARDS.blue}
"""What has a colour of its own when there are four."""
GAP = 0.16
"""Between two small cards, as a part of their width."""
BROAD = 2.0
"""Width of a small card in lines at most."""


class SmallCards(QWidget):
    """The permanent trumps as small cards: whole where they are out, framed where they are held, crossed out after."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._trumps: tuple[Trump, ...] = ()
        self._deck = dress.pictures()
        self._suits = Deck(*self._deck.suits)

    def show_trumps(self, found: tuple[Trump, ...]) -> None:
        """Shows these from now on."""
        if dress.pictures() != self._deck:
            self._deck = dress.pictures()
            self._suits = Deck(*self._deck.suits)
        self._trumps = found
        told = [f"{text.card_name(one.card)}: {where(one)}" for one in found]
        self.setToolTip("\n".join(told))
        self.setAccessibleName(", ".join(told))
        self.setVisible(bool(found))
        self.updateGeometry()
        self.update()

    def _wide(self) -> float:
        """The width of a card."""
        number = max(1, len(self._trumps))
        return min(BROAD * self.fontMetrics().height(), self.width() / (number + GAP * (number - 1)))

    def sizeHint(self) -> QSize:
        return QSize(200, round(1.15 * BROAD * self.fontMetrics().height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = self._wide()
        high = min(self.height() - 2.0, wide * SHAPE * 0.82)
        for place, one in enumerate(self._trumps):
            self._card(painter, QRectF(place * wide * (1 + GAP) + 1, 1, wide - 2, high - 2), one)

    def _card(self, painter: QPainter, box: QRectF, one: Trump) -> None:
        gone, own = one.where == GONE, one.where == OWN
        edge = self.palette().color(QPalette.ColorRole.Highlight if own else QPalette.ColorRole.PlaceholderText)
        painter.setOpacity(1.0)
        painter.setPen(QPen(edge, 3 if own else 1))
        painter.setBrush(self.palette().color(QPalette.ColorRole.AlternateBase) if gone else CARDS.paper)
        painter.drawRoundedRect(box, 3, 3)
        painter.setOpacity(0.55 if gone else 1.0)
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(max(9, round(0.42 * box.height())))
        painter.setFont(font)
        painter.setPen(self.palette().color(QPalette.ColorRole.Text) if gone else ink_of(one.card >> 4))
        half = QRectF(box.left(), box.top(), box.width(), box.height() / 2)
        flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip)
        painter.drawText(half, flags, text.rank_sign(one.card & 15))
        side = round(0.42 * box.height())
        picture = self._suits.picture(SUIT_LETTERS[one.card >> 4], QSize(side, side), self.devicePixelRatioF())
        painter.drawPixmap(round(box.center().x() - side / 2), round(box.center().y() + 0.02 * box.height()), picture)
        painter.setOpacity(1.0)
        if gone:
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Text), 1.6))
            painter.drawLine(box.topLeft(), box.bottomRight())


def ink_of(suit: Suit) -> QColor:
    """The colour of a rank on a small card: that of its suit."""
    if suit == HEARTS or (suit == DIAMONDS and dress.worn() == dress.FRENCH and not dress.four_colours()):
        return CARDS.red
    return FOUR.get(suit, CARDS.ink) if dress.four_colours() else CARDS.ink


def where(one: Trump) -> str:
    """Where a trump is, in words."""
    return {
        OWN: translate("teaching", "in your hand"),
        OUT: translate("teaching", "still out"),
        GONE: translate("teaching", "played"),
    }[one.where]


class Bars(QWidget):
    """The card points of the sides, each a bar with the steps of the score."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sides: tuple[Side, ...] = ()
        self._total = 1

    def show_sides(self, sides: tuple[Side, ...], total: int) -> None:
        """Shows these from now on."""
        self._sides, self._total = sides, max(1, total)
        self.setAccessibleName("; ".join(f"{one.name}: {reach(one)}" for one in sides))
        self.setToolTip("\n".join(f"{one.name}: {reach(one)}" for one in sides))
        self.setVisible(bool(sides))
        self.updateGeometry()
        self.update()

    def _line(self) -> float:
        """The height of a side: its bar and the numbers of the steps."""
        marked = any(one.steps for one in self._sides)
        return (1.9 if marked else 1.15) * self.fontMetrics().height()

    def sizeHint(self) -> QSize:
        return QSize(200, round(self._line() * max(1, len(self._sides))) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, metrics = inks(self.palette(), is_dark(self.palette())), QFontMetricsF(self.font())
        longest = max((metrics.horizontalAdvance(one.name) for one in self._sides), default=0.0)
        name = min(0.34 * self.width(), longest) + 6
        points = metrics.horizontalAdvance("120") + 6
        for place, one in enumerate(self._sides):
            line = QRectF(0, place * self._line(), self.width(), self._line())
            words = metrics.elidedText(one.name, Qt.TextElideMode.ElideRight, name - 4)
            high = metrics.height()
            painter.setPen(colours.text)
            painter.setFont(self.font())
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, line.top(), name, high), int(left), words)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(name, line.top(), points - 4, high), int(right), str(one.points))
            bar = QRectF(name + points, line.top() + 0.2 * high, self.width() - name - points - 8, 0.6 * high)
            self._bar(painter, bar, one, colours.sides[0 if one.ours else 1])

    def _bar(self, painter: QPainter, bar: QRectF, one: Side, colour: QColor) -> None:
        """A bar: filled as far as the points go, with a line for each step and its number under it."""
        text_colour = self.palette().color(QPalette.ColorRole.Text)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.PlaceholderText), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(bar)
        painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * one.points / self._total, bar.height()), colour)
        font = QFont(self.font())
        font.setPointSizeF(0.82 * font.pointSizeF())
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        for step in one.steps:
            x = bar.left() + bar.width() * step / self._total
            painter.setPen(QPen(text_colour, 2.2 if step <= one.points else 1.2))
            painter.drawLine(QPointF(x, bar.top() - 2), QPointF(x, bar.bottom() + 3))
            box = QRectF(0, bar.bottom() + 3, metrics.horizontalAdvance(str(step)) + 2, metrics.height())
            box.moveLeft(min(x - box.width() / 2, bar.right() + 8 - box.width()))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), str(step))


def reach(one: Side) -> str:
    """How many card points a side has, and how many it lacks to its next step."""
    ahead = next((step for step in one.steps if step > one.points), None)
    if ahead is None:
        return translate("teaching", "Card points: {points}").format(points=one.points)
    words = translate("teaching", "Card points: {points}, {lacks} short of {step}")
    return words.format(points=one.points, lacks=ahead - one.points, step=ahead)


class Aids(QFrame):
    """All of it, small."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("aids")
        self.head, self.cards, self.trick, self.bars = words(self), SmallCards(self), words(self), Bars(self)
        self.laid = words(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(4)
        for each in (self.head, self.cards, self.trick, self.bars, self.laid):
            column.addWidget(each)
        self._shown: tuple[object, ...] = ()
        self._hold()
        self.hide()

    def _hold(self) -> None:
        """Keeps two lines for each sentence, so that nothing moves when one gets longer."""
        for label in (self.head, self.trick):
            label.setMinimumHeight(2 * label.fontMetrics().lineSpacing())
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def show_count(self, found: Count, names: Sequence[str], viewer: int) -> None:
        """Says what was counted."""
        shown = (found, tuple(names), viewer, dress.pictures())
        if shown == self._shown:
            self.show()
            return
        self._shown = shown
        self.head.setText(trumps_out(found))
        self.cards.show_trumps(found.permanent)
        told = trick(found, names, viewer)
        self.trick.setText(told)
        self.trick.setVisible(bool(found.sides))
        self.bars.show_sides(found.sides, found.total)
        self.laid.setText(laid(found))
        self.laid.setVisible(bool(self.laid.text()))
        self.show()

    def sizeHint(self) -> QSize:
        found = super().sizeHint()
        layout = self.layout()
        if layout is not None and layout.hasHeightForWidth() and self.width() > 100:
            found.setHeight(layout.heightForWidth(self.width()))
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        """A calm rounded sheet."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.PlaceholderText), 1))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), 8, 8)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._shown = ()
        elif event.type() == QEvent.Type.FontChange:
            self._hold()
            self.updateGeometry()


def trumps_out(found: Count) -> str:
    """How many trumps are out."""
    if not found.permanent:
        return translate("teaching", "Trumps still out: {number}.").format(number=found.others_out)
    words = translate("teaching", "Permanent trumps still out: {number} of {all}.")
    if found.named:
        words = translate("teaching", "Permanent trumps still out: {number} of {all}. Other trumps: {others}.")
    return words.format(number=found.permanent_out, all=len(found.permanent), others=found.others_out)


def trick(found: Count, names: Sequence[str], viewer: int) -> str:
    """What lies in the trick, and who would get it."""
    if found.best is None or found.winner is None:
        return translate("teaching", "Nothing lies in the trick yet.")
    card = text.card_name(found.best)
    words = translate("teaching", "Points in the trick: {points}. {name} is winning: {card}.")
    if found.finished:
        words = translate("teaching", "Points in the trick: {points}. {name} has won it: {card}.")
        if found.winner == viewer:
            words = translate("teaching", "Points in the trick: {points}. You have won it: {card}.")
    elif found.winner == viewer:
        words = translate("teaching", "Points in the trick: {points}. You are winning: {card}.")
    return words.format(points=found.trick, name=named(names, found.winner), card=card)


def laid(found: Count) -> str:
    """What was laid away or lies in the middle, as far as the viewer may know it."""
    if found.laid is not None:
        return translate("teaching", "Among them what you laid away: {points}.").format(points=found.laid)
    return {
        "laid": translate("teaching", "Not known: what the declarer laid away. It counts for the declarer."),
        "middle": translate("teaching", "Not known: what lies in the middle. It counts for the declarer."),
        "": "",
    }[found.hidden]
