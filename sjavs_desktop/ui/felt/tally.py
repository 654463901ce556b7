"""The sign of the card points: a line for each side, or for each player where everybody plays alone."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from sjavs_desktop.core.phases.settle import by_seat
from sjavs_desktop.core.sides import DECLARERS, DEFENDERS, side
from sjavs_desktop.core.state import Seat, View
from sjavs_desktop.ui import text
from sjavs_desktop.ui.felt.furniture import Furniture, Look, panel
from sjavs_desktop.ui.felt.layout import result_of
from sjavs_desktop.ui.felt.parties import settled

CENTRE = Qt.AlignmentFlag.AlignHCenter
RIGHT = Qt.AlignmentFlag.AlignRight
APART = 0.7
"""Lines between the two heads."""


class Score(NamedTuple):
    """One line of the tally."""

    side: str
    points: str
    tricks: str
    """As numbers."""
    ours: bool
    """Whether the viewer is among them."""


class Tally(NamedTuple):
    """All lines, and what they count."""

    scores: tuple[Score, ...]
    help: str
    tricks_first: bool = False
    """Whether the deal is about tricks and not about card points."""


def parties(view: View, names: tuple[str, ...]) -> list[tuple[str, tuple[Seat, ...]]]:
    """Whose card points are counted together, the viewer's own first."""
    rules, table = view.rules, view.table
    seats = [(view.seat + turn) % rules.seats for turn in range(rules.seats)]
    if table.contract is not None and table.declarer is not None:
        way = rules.contract(table.contract).sides
        # While a partner is hidden nobody's points can be added up: the sums would tell, or lie.
        if way != "pairs" and rules.seats > 2 and settled(view):
            return against(view, seats)
    if rules.score.accounts == "pairs":
        return [
            (text.side_name(seat % 2, view.seat), tuple(each for each in seats if each % 2 == seat % 2))
            for seat in seats[:2]
        ]
    return [(names[seat], (seat,)) for seat in seats]


def against(view: View, seats: list[Seat]) -> list[tuple[str, tuple[Seat, ...]]]:
    """The declarer, with a partner that everybody knows, and all others, the viewer's own side first."""
    sided = {seat: side(view.rules, view.table, seat) for seat in seats}
    mine = sided[view.seat]
    words = (QCoreApplication.translate("felt", "Declarer"), QCoreApplication.translate("felt", "Defenders"))
    if view.table.partner is not None:
        words = (text.side_name(DECLARERS, mine), text.side_name(DEFENDERS, mine))
    return [
        (words[party != DECLARERS], tuple(seat for seat in seats if sided[seat] == party)) for party in (mine, 1 - mine)
    ]


def tally(view: View, names: tuple[str, ...]) -> Tally:
    """What has been taken; at the end of a deal with what lay in the middle, which is the declarer's."""
    rules, table = view.rules, view.table
    points, tricks = by_seat(rules, table)
    done, declarer = result_of(table), table.declarer
    if done and declarer is not None and table.contract is not None:
        lay = rules.ranking(table.contract, table.suit).points_in(sum(1 << one for one in done.talon))
        points = tuple(value + (lay if seat == declarer else 0) for seat, value in enumerate(points))
    scores = tuple(
        Score(
            name,
            str(sum(points[seat] for seat in seats)),
            str(sum(tricks[seat] for seat in seats)),
            view.seat in seats,
        )
        for name, seats in parties(view, names)
    )
    words = QCoreApplication.translate("felt", "Card points taken in this deal, of {total}")
    goal = rules.contract(table.contract).goal if table.contract is not None else ""
    return Tally(scores, words.format(total=rules.score.total), goal in ("none", "all"))


class TallyItem(Furniture):
    """Draws a `Tally`."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.tally: Tally | None = None

    def show_tally(self, shown: Tally | None) -> None:
        """Says that from now on; nothing when None."""
        self.tally = shown
        self.setVisible(shown is not None)
        self.setToolTip(shown.help if shown else "")
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.tally is None or self.rect.isEmpty():
            return
        colours, unit, rect = self.look.colours, self.look.unit, self.rect
        panel(painter, rect, colours.plate, colours.edge, 1.4 * unit, colours.rim)
        # Four lines need all the height there is, so that their tags do not touch.
        edge = (1.0 if len(self.tally.scores) < 3 else 0.4) * unit
        inner = rect.adjusted(1.4 * unit, edge, -1.4 * unit, -edge)
        high = inner.height() / (1 + max(2, len(self.tally.scores)))
        title = QRectF(inner.left(), inner.top(), inner.width(), high)
        self._heads(painter, title)
        letters = QFontMetricsF(self.font(2.0, True))
        longest = max(letters.horizontalAdvance(score.side) for score in self.tally.scores)
        tag = min(inner.width() - self._numbers(high), max(inner.width() * 0.27, longest + 1.2 * unit))
        for number, score in enumerate(self.tally.scores):
            self._line(painter, title.translated(0, high * (number + 1)), score, tag)

    def heads(self, wide: float) -> tuple[str, str]:
        """What stands above the numbers in so many pixels: a shorter word where the usual ones would touch."""
        assert self.tally is not None
        tricks, metrics = QCoreApplication.translate("felt", "Tricks"), QFontMetricsF(self.font(2.1))
        room = wide - metrics.horizontalAdvance(tricks) - APART * metrics.height()
        points = QCoreApplication.translate("felt", "Card points")
        if metrics.horizontalAdvance(points) > room:
            points = QCoreApplication.translate("felt", "Points", "card points, where there is little room")
        return (tricks, points) if self.tally.tricks_first else (points, tricks)

    def _heads(self, painter: QPainter, title: QRectF) -> None:
        first, second = self.heads(title.width())
        letters, colour = QFontMetricsF(self.font(2.1)), self.look.colours.faint
        wide = min(letters.horizontalAdvance(second), title.width() / 2)
        self.write(
            painter, title.adjusted(0, 0, -wide - APART * letters.height() / 2, 0), first, self.font(2.1), colour
        )
        self.write(painter, title.adjusted(title.width() - wide - 1, 0, 0, 0), second, self.font(2.1), colour, RIGHT)

    def _large(self, high: float) -> QFont:
        """The letters of the first number in a line of that height."""
        return self.font(min(3.0, 0.9 * high / self.look.unit), True)

    def _numbers(self, high: float) -> float:
        """Pixels that both numbers of a line take at least, with what parts them from the word before them."""
        assert self.tally is not None
        seconds = [one.points if self.tally.tricks_first else one.tricks for one in self.tally.scores]
        letters = QFontMetricsF(self.font(2.4))
        second = max(letters.horizontalAdvance(one) for one in ("8", *seconds))
        return QFontMetricsF(self._large(high)).horizontalAdvance("120") + second + 1.6 * self.look.unit

    def _line(self, painter: QPainter, line: QRectF, score: Score, wide: float) -> None:
        colours, unit = self.look.colours, self.look.unit
        space = 0.4 * unit if line.height() > 3.6 * unit else max(1.0, 0.2 * unit)
        tag = QRectF(line.left(), line.top() + space, wide, line.height() - 2 * space)
        ground = colours.ours if score.ours else colours.theirs
        panel(painter, tag, ground, ground, tag.height() / 2 if score.ours else 0.3 * unit)
        inset = 0.4 * unit
        words = tag.adjusted(inset, 0, -inset, 0)
        # Letters that are not bold are narrower.
        self.write(painter, words, score.side, self.font(2.0, self.fits(score.side, words, 0)), colours.dark, CENTRE)
        large = self._large(line.height())
        room = QFontMetricsF(large).horizontalAdvance("120") + 0.4 * unit
        points = QRectF(tag.right() + 0.7 * unit, line.top(), room, line.height())
        assert self.tally is not None
        first, second = (score.tricks, score.points) if self.tally.tricks_first else (score.points, score.tricks)
        self.write(painter, points, first, large, colours.ink)
        rest = QRectF(points.right(), line.top(), line.right() - points.right(), line.height())
        self.write(painter, rest, second, self.font(2.4), colours.faint, RIGHT)
