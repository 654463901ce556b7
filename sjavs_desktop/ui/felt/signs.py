"""The other signs on the felt: what is trump, what was said, how many tricks, who is winning, what lies where."""

from math import cos, pi, prod, sin
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from sjavs_desktop.core.calling import called_card
from sjavs_desktop.core.cards import Suit
from sjavs_desktop.core.rules import Contract
from sjavs_desktop.core.state import View
from sjavs_desktop.core.tariff import doublings
from sjavs_desktop.ui import text
from sjavs_desktop.ui.felt import words
from sjavs_desktop.ui.felt.furniture import SMALLEST, Furniture, Look, panel
from sjavs_desktop.ui.felt.order import always
from sjavs_desktop.ui.felt.parties import failed_already
from sjavs_desktop.ui.felt.words import Saying as Saying

CENTRE = Qt.AlignmentFlag.AlignHCenter


SMALLER = 0.7
"""How small the tile of the trumps may become beside words that would be cut, as a part of its usual size."""


class Trumps(NamedTuple):
    """What the sign of the trumps says."""

    suit: Suit | None
    tile: str
    """What stands on the tile when no suit is trump."""
    title: str
    words: str
    more: str
    times: str = ""
    """By how much the players have multiplied the price, as it stands on the sign; empty when by nothing."""
    help: str = ""
    """What they have done, in words."""
    brief: str = ""
    """A shorter title, where there is no room for the other."""
    who: str = ""
    """The declarer's name alone, where there is no room for `more`."""
    state: str = ""
    """A word for what cannot be made any more, before the deal is over."""
    pips: tuple[tuple[str, tuple[Suit, ...]], ...] = ()
    """Where only some cards of the ranks on the tile are trumps: each rank with the suits of which they are."""


def trumps(view: View, names: tuple[str, ...]) -> Trumps:
    """What is played for and who named it; before that, how far the auction has come; and what it is multiplied by."""
    shown = standing_contract(view, names) if view.table.contract is not None else auction(view, names)
    factor = prod(one.value for one in doublings(view.table))
    if factor == 1:
        return shown
    done = [f"{names[seat]}: {said}" for seat in range(view.rules.seats) for said in words.stakes(view.table, seat)]
    return shown._replace(times=f"×{factor}", help="\n".join(done))


def auction(view: View, names: tuple[str, ...]) -> Trumps:
    """How far the auction has come."""
    table, title = view.table, QCoreApplication.translate("felt", "Trumps:")
    said, best = QCoreApplication.translate("felt", "not named yet"), table.best
    suit, sign = always(view.rules), "?"
    if suit is not None:
        said, sign = text.trump_label(suit), ""
    if best is None:
        return Trumps(suit, sign, title, said, "")
    # The name comes first: of a long bid the beginning may be enough, of a name it is not.
    bid = QCoreApplication.translate("felt", "{name}: {bid}").format(name=names[best.seat], bid=text.call(best.offer))
    return Trumps(suit, sign, title, said, bid)


def standing_contract(view: View, names: tuple[str, ...]) -> Trumps:
    """What is played for in the deal on the table."""
    table = view.table
    contract = view.rules.contract(table.contract or "")
    title = QCoreApplication.translate("felt", "Trumps:")
    name = contract_called(view)
    named = bool(name)
    if named:
        title = QCoreApplication.translate("felt", "{contract}, trumps:").format(contract=name)
    brief = QCoreApplication.translate("felt", "{contract}:").format(contract=name) if named else ""
    shown = Trumps(table.suit, "", title, text.trump_label(table.suit), words.declarers(view, names), brief=brief)
    if table.declarer is not None and table.partner is None:
        shown = shown._replace(who=names[table.declarer])
    if failed_already(view):
        shown = shown._replace(state=QCoreApplication.translate("felt", "lost", "a deal that cannot be made any more"))
    if not contract.permanent and table.suit is None:
        return shown._replace(tile="–", words=QCoreApplication.translate("felt", "none"))
    ranks = words.permanent_ranks(view.rules, contract)
    shown = shown._replace(tile=" ".join(text.rank_sign(pip) for pip, _ in ranks))
    if not words.whole_ranks(view.rules, contract):
        shown = shown._replace(pips=tuple((text.rank_sign(pip), suits) for pip, suits in ranks))
    if contract.goal == "least" and table.declarer is None:
        shown = shown._replace(more=QCoreApplication.translate("felt", "Most card points lose"))
    called = called_card(view.rules, table)
    if called is not None:
        title = QCoreApplication.translate("felt", "{contract}, calls:").format(contract=name)
        return shown._replace(title=title, words=text.card_sign(called))
    if named and table.suit is None:
        return shown._replace(words=words.only_ranks(view.rules, contract))
    if contract.price and contract.trump == "choice" and unusual(view, contract):
        always_trumps = ", ".join(words.ranks_of(view.rules, contract))
        return shown._replace(words=f"{always_trumps} + {text.trump_label(table.suit)}")
    return shown


def unusual(view: View, contract: Contract) -> bool:
    """Whether other cards are always trumps in a contract than in the one of every day."""
    return contract.permanent != view.rules.contract(view.rules.auction.contract).permanent


def contract_called(view: View) -> str:
    """What was bid, in the words of the bid; empty where that goes without saying."""
    table = view.table
    contract, best = view.rules.contract(table.contract or ""), table.best
    if contract.name and (contract.bid != "none" or table.declarer is None):
        return QCoreApplication.translate("rules", contract.name)
    if table.declarer is not None and best is not None and view.rules.auction.offers == "length":
        return QCoreApplication.translate("felt", "Bid {bid}").format(bid=text.call(best.offer))
    return ""


class TrumpItem(Furniture):
    """Draws `Trumps` beside a large tile."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.trumps: Trumps | None = None

    def show_trumps(self, shown: Trumps | None) -> None:
        """Says that from now on; nothing when None."""
        self.trumps = shown
        self.setVisible(shown is not None)
        self.setToolTip("\n".join(filter(None, self._told(shown))) if shown else "")
        self.update()

    @staticmethod
    def _told(shown: Trumps) -> tuple[str, ...]:
        """The sign in words; what stands on it in small letters only where it would not fit."""
        lost = QCoreApplication.translate("felt", "It cannot be made any more") if shown.state else ""
        if not shown.times:
            return (f"{shown.title} {shown.words}", shown.more, lost)
        times = QCoreApplication.translate("felt", "The price counts {times}").format(times=shown.times)
        return (f"{shown.title} {shown.words}", shown.more, lost, times, shown.help)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.trumps is None or self.rect.isEmpty():
            return
        colours, unit, rect = self.look.colours, self.look.unit, self.rect
        panel(painter, rect, colours.plate, colours.edge, 1.4 * unit, colours.rim)
        letters = QFontMetricsF(self.font(0))
        side = min(rect.height() - 3.2 * unit, rect.width() * 0.34)
        # Of the tile a smaller one says as much, of a name a part does not.
        lacks = letters.horizontalAdvance(self.trumps.more) - (rect.width() - side - 3.6 * unit)
        side = round(max(SMALLER * side, min(side, side - lacks)))
        tile = QRectF(round(rect.left() + 1.4 * unit), round(rect.center().y() - side / 2), side, side)
        self._tile(painter, tile)
        lines = rect.adjusted(side + 2.6 * unit, 1.2 * unit, -1.0 * unit, -1.2 * unit)
        high = lines.height() / 3
        first, second, third = (QRectF(lines.left(), lines.top() + high * n, lines.width(), high) for n in range(3))
        title, more = self.trumps.title, self.trumps.more
        marks = ((self.trumps.times, colours.turn), (self.trumps.state, colours.theirs))
        # Beside a long title there may be no room for them, beside the name of who plays there is.
        below = not self.fits_at_all(
            self.trumps.brief or title, first.width() - sum(self._room(one) for one, _ in marks)
        )
        for said, ground in marks:
            self._mark(painter, third if below else first, said, ground)
        if self.trumps.brief and letters.horizontalAdvance(title) > first.width():
            title = self.trumps.brief
        if self.trumps.who and letters.horizontalAdvance(more) > third.width():
            more = self.trumps.who
        self.write(painter, first, title, self.font(2.1), colours.faint)
        if self.fits(self.trumps.words, second, 2.1):
            self.write(painter, second, self.trumps.words, self.font(2.9, True), colours.ink)
            self.write(painter, third, more, self.font(2.1), colours.faint)
        else:
            for line, part in zip((second, third), halves(self.trumps.words), strict=False):
                self.write(painter, line, part, self.font(2.1, True), colours.ink)

    def _room(self, words: str) -> float:
        """Pixels that a mark with those words takes, with what parts it from the line; none without words."""
        wide = QFontMetricsF(self.font(2.2, True)).horizontalAdvance(words)
        return wide + 1.9 * self.look.unit if words else 0.0

    def _mark(self, painter: QPainter, line: QRectF, words: str, ground: QColor) -> None:
        """By how much the price is multiplied, or that it is lost, at the right; `line` loses what that takes."""
        if words:
            font, colours, unit = self.font(2.2, True), self.look.colours, self.look.unit
            wide = self._room(words) - 0.5 * unit
            tag = QRectF(line.right() - wide, line.top(), wide, line.height() - 0.4 * unit)
            panel(painter, tag, ground, colours.dark, tag.height() / 2)
            self.write(painter, tag, words, font, colours.dark, CENTRE)
            line.setRight(tag.left() - 0.5 * unit)

    def _tile(self, painter: QPainter, tile: QRectF) -> None:
        """The suit, or a question mark, or the ranks that are always trump."""
        assert self.trumps is not None
        colours, unit = self.look.colours, self.look.unit
        named = self.trumps.tile != "?"
        panel(painter, tile, colours.paper if named else colours.hush, colours.dark, 1.1 * unit)
        if self.trumps.suit is not None:
            inset = round(1.0 * unit)
            self.suit(painter, tile.adjusted(inset, inset, -inset, -inset), self.trumps.suit)
        elif self.trumps.pips:
            self._pips(painter, tile.adjusted(0.5 * unit, 0.8 * unit, -0.5 * unit, -0.8 * unit))
        else:
            size = 6 if len(self.trumps.tile) == 1 else 3.6
            self.write(painter, tile, self.trumps.tile, self.font(size, True), colours.dark, CENTRE)

    def _pips(self, painter: QPainter, room: QRectF) -> None:
        """A line for each rank: its letter, and the suits of which it is a trump."""
        assert self.trumps is not None
        most = 1 + max(len(suits) for _, suits in self.trumps.pips)
        high = room.height() / len(self.trumps.pips)
        side = min(room.width() / most, high)
        for number, (rank, suits) in enumerate(self.trumps.pips):
            top = room.top() + number * high + (high - side) / 2
            # Letters need more height than signs, and there is some above and below them.
            first = QRectF(room.left(), top - side / 2, room.width() - side * (most - 1), 2 * side)
            self.write(painter, first, rank, self.font(2.4, True), self.look.colours.dark, CENTRE)
            for place, suit in enumerate(suits):
                pip = QRectF(first.right() + place * side, top, side, side)
                self.suit(painter, pip.adjusted(0.5, 0.5, -0.5, -0.5), suit)


def halves(words: str) -> tuple[str, ...]:
    """Words in two lines of about the same length; a single one stays whole."""
    spaces = [place for place, letter in enumerate(words) if letter == " "]
    if not spaces:
        return (words,)
    middle = min(spaces, key=lambda place: abs(2 * place - len(words)))
    return words[:middle], words[middle + 1 :]


class BubbleItem(Furniture):
    """A speech bubble whose tail points to the seat that speaks."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.saying: Saying | None = None
        self.tail = (0.0, 0.0)
        """The direction from the bubble to its seat."""
        self.most = 0
        """Pixels that its letters are high at most; 0 for no limit but their own."""

    def letters(self) -> int:
        """Pixels that the letters may be high so that all words fit."""
        font = self.font(2.9, True)
        sizes = range(font.pixelSize(), SMALLEST - 1, -1)
        return next((size for size in sizes if self._fits(self._lines(size), size)), SMALLEST)

    def _lines(self, size: int) -> tuple[str, ...]:
        """The words in one line, or in two where one is too long for letters of that size and two have the room."""
        both = halves(self._words)
        if size > SMALLEST or self._fits((self._words,), size) or not self._fits(both, size):
            return (self._words,)
        return both

    def _fits(self, lines: tuple[str, ...], size: int) -> bool:
        """Whether lines have the room in letters of that size."""
        font = self.font(2.9, True)
        font.setPixelSize(size)
        metrics, unit = QFontMetricsF(font), self.look.unit
        high = (len(lines) - 1) * metrics.height() + metrics.ascent()
        wide = max(metrics.horizontalAdvance(one) for one in lines)
        return wide <= self.rect.width() - 4.2 * unit and high <= self.rect.height() - 2.2 * unit

    @property
    def _words(self) -> str:
        return self.saying.words if self.saying else ""

    def limit(self, most: int) -> None:
        """Writes no larger than that from now on."""
        if most != self.most:
            self.most = most
            self.update()

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
        font.setPixelSize(min(font.pixelSize(), self.most or font.pixelSize()))
        painter.setFont(font)
        lines = self._lines(font.pixelSize())
        wide = max(painter.fontMetrics().horizontalAdvance(one) for one in lines) + 4 * unit
        body = self._body(min(self.rect.width(), max(wide, 9 * unit)))
        edge, thick = (colours.turn, max(2.0, 0.5 * unit)) if self.saying.weight > 1 else (colours.dark, colours.rim)
        path = QPainterPath()
        path.addRoundedRect(body, body.height() / 2.4, body.height() / 2.4)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(edge, thick))
        painter.setBrush(colours.paper if self.saying.weight else colours.hush)
        painter.drawPath(path.united(self._tail(body)))
        high = min(body.height() / len(lines), painter.fontMetrics().height())
        words = QRectF(body.left() + unit, body.center().y() - high * len(lines) / 2, body.width() - 2 * unit, high)
        for number, one in enumerate(lines):
            self.write(painter, words.translated(0, high * number), one, font, colours.dark, CENTRE)

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
        self.ours = True
        """Whether whoever has won them plays with the viewer, as the plates and the card points have it."""

    def show_number(self, number: int, ours: bool) -> None:
        """Says that from now on; nothing when zero."""
        self.number, self.ours = number, ours
        self.setVisible(number > 0)
        self.setToolTip(QCoreApplication.translate("felt", "%n trick(s)", "", number) if number else "")
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        colours = self.look.colours
        ground = colours.ours if self.ours else colours.theirs
        panel(painter, self.rect, ground, colours.dark, self.rect.height() / (2 if self.ours else 6), colours.rim)
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


class LedItem(Furniture):
    """A dark pennant that says "1st" on the card that was led: its suit is the one to follow.

    It is no disc with a mere number, as that is how many tricks a side has in a pile: perhaps one.
    """

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        colours, rect = self.look.colours, self.rect
        pen = QPen(colours.paper, max(colours.rim, 0.2 * self.look.unit))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.setBrush(colours.dark)
        inset, foot = pen.widthF() / 2, 0.68 * rect.height()
        box = rect.adjusted(inset, inset, -inset, -inset)
        tip, low = QPointF(box.center().x(), box.bottom()), rect.top() + foot
        sides = [QPointF(box.right(), low), tip, QPointF(box.left(), low)]
        painter.drawPolygon(QPolygonF([box.topLeft(), box.topRight(), *sides]))
        words = QRectF(rect.left() + inset, rect.top(), rect.width() - 2 * inset, foot + inset)
        first = QCoreApplication.translate("felt", "1st", "on the card that was led; as short as can be")
        self.write(painter, words, first, self.font(2.2, True), colours.paper, CENTRE)


class TagItem(Furniture):
    """A word on cards that belong to no hand."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.words = ""

    def say(self, words: str, help: str = "") -> None:
        """Says that from now on; nothing when empty."""
        self.words = words
        self.setVisible(bool(words))
        self.setToolTip(help)
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        colours = self.look.colours
        font = self.font(2.0, True)
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(self.words) + 2 * self.look.unit
        rect = QRectF(self.rect)
        rect.setWidth(round(min(self.rect.width(), wide)))
        rect.moveCenter(self.rect.center())
        # The pattern of a back would show through and be read along with the word.
        ground = QColor(colours.plate)
        ground.setAlpha(255)
        panel(painter, rect, ground, colours.edge, rect.height() / 2, colours.rim)
        space = 0.5 * self.look.unit
        self.write(painter, rect.adjusted(space, 0, -space, 0), self.words, font, colours.ink, CENTRE)
