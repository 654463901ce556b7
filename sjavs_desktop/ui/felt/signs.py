"""The other signs on the felt: what is trump, the card points, what was said, how many tricks, who is winning."""

from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from sjavs_desktop.core.cards import Suit
from sjavs_desktop.core.phases.settle import taken
from sjavs_desktop.core.state import View
from sjavs_desktop.ui import text
from sjavs_desktop.ui.felt.furniture import Furniture, Look, panel

CENTRE = Qt.AlignmentFlag.AlignHCenter
RIGHT = Qt.AlignmentFlag.AlignRight
WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)


class Trumps(NamedTuple):
    """What the sign of the trumps says."""

    suit: Suit | None
    tile: str
    """What stands on the tile when no suit is trump."""
    title: str
    words: str
    more: str


def trumps(view: View, names: tuple[str, ...]) -> Trumps:
    """What is trump and who named it; before that, how far the auction has come."""
    table, title = view.table, QCoreApplication.translate("felt", "Trumps:")
    if table.contract is not None:
        more = (
            QCoreApplication.translate("felt", "Declarer: {name}").format(name=names[table.declarer])
            if table.declarer is not None
            else QCoreApplication.translate("felt", "Nobody bid")
        )
        permanent = view.rules.contract(table.contract).permanent
        ranks = " ".join(dict.fromkeys(text.RANK_SIGNS[one & 15] for one in permanent))
        return Trumps(table.suit, ranks, title, text.trump_label(table.suit), more)
    words, best = QCoreApplication.translate("felt", "not named yet"), table.best
    if best is None:
        return Trumps(None, "?", title, words, "")
    bid = QCoreApplication.translate("felt", "Bid: {bid} ({name})").format(
        name=names[best.seat], bid=text.call(best.offer)
    )
    return Trumps(None, "?", title, words, bid)


class TrumpItem(Furniture):
    """Draws `Trumps` beside a large tile."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.trumps: Trumps | None = None

    def show_trumps(self, shown: Trumps | None) -> None:
        """Says that from now on; nothing when None."""
        self.trumps = shown
        self.setVisible(shown is not None)
        self.setToolTip(f"{shown.title} {shown.words}" if shown else "")
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.trumps is None or self.rect.isEmpty():
            return
        colours, unit, rect = self.look.colours, self.look.unit, self.rect
        panel(painter, rect, colours.plate, colours.edge, 1.4 * unit)
        side = round(min(rect.height() - 3.2 * unit, rect.width() * 0.34))
        tile = QRectF(round(rect.left() + 1.4 * unit), round(rect.center().y() - side / 2), side, side)
        self._tile(painter, tile)
        lines = rect.adjusted(side + 2.6 * unit, 1.2 * unit, -1.0 * unit, -1.2 * unit)
        high = lines.height() / 3
        first, second, third = (QRectF(lines.left(), lines.top() + high * n, lines.width(), high) for n in range(3))
        self.write(painter, first, self.trumps.title, self.font(2.1), colours.faint)
        if self.fits(self.trumps.words, second, 2.1):
            self.write(painter, second, self.trumps.words, self.font(2.9, True), colours.ink)
            self.write(painter, third, self.trumps.more, self.font(2.1), colours.faint)
        else:
            painter.setFont(self.font(2.1, True))
            painter.setPen(colours.ink)
            painter.drawText(second.united(third), WRAPPED, self.trumps.words)

    def _tile(self, painter: QPainter, tile: QRectF) -> None:
        """The suit, or a question mark, or the ranks that are always trump."""
        assert self.trumps is not None
        colours, unit = self.look.colours, self.look.unit
        named = self.trumps.tile != "?"
        panel(painter, tile, colours.paper if named else colours.hush, colours.dark, 1.1 * unit)
        if self.trumps.suit is not None:
            inset = round(1.0 * unit)
            self.suit(painter, tile.adjusted(inset, inset, -inset, -inset), self.trumps.suit)
        else:
            size = 6 if len(self.trumps.tile) == 1 else 3.6
            self.write(painter, tile, self.trumps.tile, self.font(size, True), colours.dark, CENTRE)


class Score(NamedTuple):
    """One side in the tally."""

    side: str
    points: str
    tricks: str


def tally(view: View) -> tuple[Score, ...]:
    """Both sides, the viewer's own first."""
    points, tricks = taken(view.rules, view.table)
    mine = view.seat % 2
    return tuple(
        Score(
            text.side_name(account, view.seat),
            str(points[account]),
            QCoreApplication.translate("felt", "%n trick(s)", "", tricks[account]),
        )
        for account in (mine, 1 - mine)
    )


class TallyItem(Furniture):
    """Draws the card points of both sides."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.scores: tuple[Score, ...] = ()

    def show_scores(self, shown: tuple[Score, ...]) -> None:
        """Says that from now on; nothing when empty."""
        self.scores = shown
        self.setVisible(bool(shown))
        self.setToolTip(QCoreApplication.translate("felt", "Card points taken in this deal, of 120"))
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self.scores or self.rect.isEmpty():
            return
        colours, unit, rect = self.look.colours, self.look.unit, self.rect
        panel(painter, rect, colours.plate, colours.edge, 1.4 * unit)
        inner = rect.adjusted(1.4 * unit, 1.2 * unit, -1.4 * unit, -1.2 * unit)
        high = inner.height() / 3
        title = QRectF(inner.left(), inner.top(), inner.width(), high)
        self.write(painter, title, QCoreApplication.translate("felt", "Card points"), self.font(2.1), colours.faint)
        for number, score in enumerate(self.scores):
            line = title.translated(0, high * (number + 1))
            self._line(painter, line, score, number == 0)

    def _line(self, painter: QPainter, line: QRectF, score: Score, ours: bool) -> None:
        colours, unit = self.look.colours, self.look.unit
        wide = line.width()
        tag = QRectF(line.left(), line.top() + 0.4 * unit, wide * 0.27, line.height() - 0.8 * unit)
        ground = colours.ours if ours else colours.theirs
        panel(painter, tag, ground, ground, tag.height() / 2 if ours else 0.3 * unit)
        self.write(painter, tag.adjusted(2, 0, -2, 0), score.side, self.font(2.0, True), colours.dark, CENTRE)
        number = QRectF(tag.right(), line.top(), wide * 0.29, line.height())
        self.write(painter, number, score.points, self.font(2.9, True), colours.ink, RIGHT)
        rest = QRectF(number.right() + unit, line.top(), line.right() - number.right() - unit, line.height())
        self.write(painter, rest, score.tricks, self.font(2.0), colours.faint, RIGHT)


class Saying(NamedTuple):
    """What a speech bubble says."""

    words: str
    weight: int
    """0: nothing new, like a pass; 1: a bid; 2: the standing one, or what it came to."""


class BubbleItem(Furniture):
    """A speech bubble whose tail points to the seat that speaks."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.saying: Saying | None = None
        self.tail = (0.0, 0.0)
        """The direction from the bubble to its seat."""

    def say(self, saying: Saying | None) -> None:
        """Says that from now on; nothing when None."""
        self.saying = saying
        self.setVisible(saying is not None)
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.saying is None or self.rect.isEmpty():
            return
        colours, unit = self.look.colours, self.look.unit
        font = self.font(2.9, self.saying.weight > 0)
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(self.saying.words) + 4 * unit
        body = self._body(min(self.rect.width(), max(wide, 9 * unit)))
        edge, thick = (colours.turn, max(2.0, 0.5 * unit)) if self.saying.weight > 1 else (colours.dark, 1.0)
        path = QPainterPath()
        path.addRoundedRect(body, body.height() / 2.4, body.height() / 2.4)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(edge, thick))
        painter.setBrush(colours.paper if self.saying.weight else colours.hush)
        painter.drawPath(path.united(self._tail(body)))
        words = body.adjusted(unit, 0, -unit, 0)
        self.write(painter, words, self.saying.words, font, colours.dark, CENTRE)

    def _body(self, wide: float) -> QRectF:
        """The bubble itself, at the end of its rectangle that is nearer to the seat."""
        space = 1.1 * self.look.unit
        room = self.rect.adjusted(space, space, -space, -space)
        wide = min(wide, room.width())
        spare = room.width() - wide
        x = room.left() + spare * (1 + self.tail[0]) / 2
        return QRectF(x, room.top(), wide, room.height())

    def _tail(self, body: QRectF) -> QPainterPath:
        dx, dy = self.tail
        reach, half = 1.1 * self.look.unit, 1.1 * self.look.unit
        foot = QPointF(
            body.center().x() + dx * (body.width() / 2 - 1), body.center().y() + dy * (body.height() / 2 - 1)
        )
        tip = QPointF(foot.x() + dx * (reach + 1), foot.y() + dy * (reach + 1))
        across = QPointF(dy * half, dx * half)
        path = QPainterPath()
        path.addPolygon(QPolygonF([foot + across, tip, foot - across]))
        path.closeSubpath()
        return path


class BadgeItem(Furniture):
    """How many tricks a pile holds."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.number = 0

    def show_number(self, number: int) -> None:
        """Says that from now on; nothing when zero."""
        self.number = number
        self.setVisible(number > 0)
        self.setToolTip(QCoreApplication.translate("felt", "%n trick(s)", "", number) if number else "")
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        colours = self.look.colours
        panel(painter, self.rect, colours.paper, colours.dark, self.rect.height() / 2)
        self.write(painter, self.rect, str(self.number), self.font(2.2, True), colours.dark, CENTRE)


class WinningItem(Furniture):
    """A star on the card that is winning the trick."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        colours, rect = self.look.colours, self.rect
        panel(painter, rect, colours.turn, colours.dark, rect.height() / 2, max(1.0, 0.2 * self.look.unit))
        points = QPolygonF()
        for corner in range(10):
            radius = rect.width() * (0.36 if corner % 2 == 0 else 0.15)
            turn = corner * pi / 5
            points.append(rect.center() + QPointF(radius * sin(turn), -radius * cos(turn)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.dark)
        painter.drawPolygon(points)
