"""The plate of a seat: who sits there, on which side, whose turn it is, who dealt, declared and doubled."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from sjavs_desktop.core import sides
from sjavs_desktop.core.cards import Suit
from sjavs_desktop.core.state import Seat, Table, View
from sjavs_desktop.ui import text
from sjavs_desktop.ui.felt import words
from sjavs_desktop.ui.felt.furniture import Furniture, Look, arrow, glow, panel
from sjavs_desktop.ui.felt.parties import with_viewer

ASKED = -3
"""In place of a suit: the declarer has not named trumps yet."""
NO_SUIT = -4
"""In place of a suit: the declarer plays without one."""
PARTNER = -5
"""In place of a suit: the declarer's partner, once everybody knows."""
BEGUN = 4
"""Letters of a level, the dot before it included, that say at least which one it may be."""
SIGNS = {ASKED: "?", NO_SUIT: "–", PARTNER: "+"}


class Plate(NamedTuple):
    """What a plate says."""

    name: str
    side: str
    """The side that it scores for, or what is on its own account."""
    ours: bool
    """Whether it plays with the viewer."""
    facts: str
    """Cards and tricks in words, or that it is the viewer's turn."""
    turn: bool
    dealer: bool
    declares: Suit | None
    """The trumps that this seat named, `ASKED`, `NO_SUIT`, `PARTNER`, or None for anybody else."""
    help: str
    stakes: tuple[str, ...] = ()
    """What this seat has done to make the deal dearer, in words."""
    asked: bool = False
    """Whether the facts are a question to the viewer that has nothing to do with whose turn it is."""
    level: str = ""
    """How well a bot plays, in words."""


def plate(
    view: View, seat: Seat, name: str, turn: bool, asked: str = "", watched: bool = False, level: str = ""
) -> Plate:
    """The plate of `seat`; `turn` says whether turns are shown at all at this moment.

    `asked` is a word for what this seat is asked out of turn, `watched` whether nobody at this screen plays, `level`
    how well the bot plays that sits there.
    """
    table = view.table
    tricks = sum(one.winner == seat for one in table.tricks)
    acting = turn and table.turn == seat
    has = []
    if view.counts[seat] and table.spread:
        # More of its cards lie on the table.
        has.append(QCoreApplication.translate("felt", "{number} in hand").format(number=view.counts[seat]))
    elif view.counts[seat]:
        has.append(QCoreApplication.translate("felt", "%n card(s)", "", view.counts[seat]))
    if tricks or (table.deal_over and table.tricks):
        has.append(QCoreApplication.translate("felt", "%n trick(s)", "", tricks))
    facts = " · ".join(has)
    yours = acting and seat == view.seat and not watched
    asked = "" if acting else asked
    side = side_of(view, seat)
    lines = [" · ".join(filter(None, (name, level, side))), *has]
    if table.dealer == seat:
        lines.append(QCoreApplication.translate("felt", "Dealer"))
    if table.declarer == seat:
        lines.append(declarer_help(view))
    if table.partner == seat:
        lines.append(QCoreApplication.translate("felt", "Plays with the declarer"))
    stakes = words.stakes(table, seat)
    lines += stakes
    return Plate(
        name=name,
        side=side,
        ours=with_viewer(view, seat),
        facts=QCoreApplication.translate("felt", "Your turn") if yours else asked or facts,
        turn=acting,
        dealer=table.dealer == seat,
        declares=declared(table, seat),
        help="\n".join(lines),
        stakes=stakes,
        asked=bool(asked),
        level=level,
    )


def declarer_help(view: View) -> str:
    """What the declarer's mark means; of naming trumps it speaks only where the game lets them be named."""
    table, best = view.table, view.table.best
    key = table.contract or (best.offer.contract if best is not None and best.offer is not None else "")
    if not key or view.rules.contract(key).trump == "choice":
        return QCoreApplication.translate("felt", "Declarer: has named trumps, or is about to")
    return QCoreApplication.translate("felt", "Declarer")


def lone(view: View) -> bool:
    """Whether the declarer plays this deal alone, without the partner who shares the account."""
    key = view.table.contract
    return key is not None and view.table.declarer is not None and view.rules.contract(key).sides == "alone"


def side_of(view: View, seat: Seat) -> str:
    """ "We" or "They", or the part in a deal that is played alone; where everybody has an account, what is on it."""
    account, table = sides.account(view.rules, seat), view.table
    if view.rules.score.accounts == "pairs" and lone(view):
        return (
            QCoreApplication.translate("felt", "Declarer")
            if table.declarer == seat
            else QCoreApplication.translate("felt", "Defender")
        )
    if view.rules.score.accounts == "pairs":
        return text.side_name(account, view.seat)
    score = view.table.scores[account]
    if view.rules.score.end in ("loser", "deals"):
        return text.on_account(view.rules, score)
    return QCoreApplication.translate("felt", "score {points}").format(points=text.signed(score))


def declared(table: Table, seat: Seat) -> Suit | None:
    """What the tile of the declarer or of the partner shows; None for anybody else."""
    if table.partner == seat:
        return PARTNER
    if table.declarer != seat:
        return None
    if table.contract is None:
        return ASKED
    return NO_SUIT if table.suit is None else table.suit


def fan(painter: QPainter, disc: QRectF, paper: QColor, ink: QColor) -> None:
    """Three cards in a fan, as whoever deals holds them: the dealer's sign, which no letter can be taken for."""
    wide, high = 0.27 * disc.width(), 0.46 * disc.height()
    painter.save()
    painter.translate(disc.center().x(), disc.center().y() + 0.33 * disc.height())
    painter.setPen(QPen(paper, max(1.0, 0.045 * disc.width())))
    painter.setBrush(ink)
    for turn in (-34.0, 0.0, 34.0):
        painter.save()
        painter.rotate(turn)
        painter.drawRoundedRect(QRectF(-wide / 2, -high - 0.14 * disc.height(), wide, high), 1.5, 1.5)
        painter.restore()
    painter.restore()


class SeatItem(Furniture):
    """Draws a `Plate`."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.plate: Plate | None = None

    def show_plate(self, shown: Plate | None) -> None:
        """Says that from now on; nothing when None."""
        if shown != self.plate:
            self.plate = shown
            self.setToolTip(shown.help if shown else "")
            self.setVisible(shown is not None)
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.plate is None or self.rect.isEmpty():
            return
        colours, unit, rect = self.look.colours, self.look.unit, self.rect
        radius = 1.4 * unit
        if self.plate.turn:
            glow(painter, rect, colours.turn, radius, colours.flat)
        lit = self.plate.turn or self.plate.asked
        edge, thick = (colours.turn, max(2.0, 0.45 * unit)) if lit else (colours.edge, colours.rim)
        panel(painter, rect, colours.plate, edge, radius, thick, dashed=self.plate.asked)
        inner = rect.adjusted(1.4 * unit, 0.7 * unit, -1.2 * unit, -0.7 * unit)
        upper, lower = QRectF(inner), QRectF(inner)
        upper.setHeight(inner.height() * 0.54)
        lower.setTop(upper.bottom())
        self._marks(painter, upper)
        if self.plate.turn:
            side = min(upper.height() * 0.62, 2.4 * unit)
            arrow(painter, QRectF(upper.left(), upper.center().y() - side / 2, side * 0.9, side), colours.turn)
            upper.setLeft(upper.left() + side + 0.8 * unit)
        elif self.plate.asked:
            side = min(upper.height() * 0.8, 3.2 * unit)
            disc = QRectF(upper.left(), upper.center().y() - side / 2, side, side)
            panel(painter, disc, colours.turn, colours.turn, side / 2)
            self.write(painter, disc, "?", self.font(2.2, True), colours.dark, Qt.AlignmentFlag.AlignHCenter)
            upper.setLeft(upper.left() + side + 0.8 * unit)
        self._side(painter, lower)
        self._stakes(painter, lower)
        bold = self.plate.asked or self._yours()
        facts = self._facts(lower)
        if self.plate.level and not self._level(painter, upper):
            facts = self._with_level(painter, upper, lower, facts)
        self.write(painter, upper, self.plate.name, self.font(2.7, bold=True), colours.ink)
        self.write(painter, lower, facts, self.font(2.1, bold), colours.turn if bold else colours.faint)

    def _level(self, painter: QPainter, upper: QRectF) -> bool:
        """How well a bot plays, behind its name; whether both have room there, whole."""
        assert self.plate is not None
        words, name = f" · {self.plate.level}", self._name()
        if not self.fits_at_all(words, upper.width() - name):
            return False
        self.write(painter, upper.adjusted(name, 0, 0, 0), words, self.font(2.1), self.look.colours.faint)
        return True

    def _with_level(self, painter: QPainter, upper: QRectF, lower: QRectF, facts: str) -> str:
        """The facts, and behind them how well a bot plays, if they leave room for it.

        If they do not, the beginning of it stands behind the name; the tooltip has it whole.
        """
        assert self.plate is not None
        both = " · ".join(filter(None, (facts, self.plate.level)))
        if self.fits_at_all(both, lower.width(), self.plate.asked):
            return both
        room = upper.adjusted(self._name(), 0, 0, 0)
        words = f" · {self.plate.level}"
        if self.fits_at_all(f"{words[:BEGUN]}…", room.width()):
            self.write(painter, room, words, self.font(2.1), self.look.colours.faint)
        return facts

    def _name(self) -> float:
        """How wide the name is in the letters that it has."""
        assert self.plate is not None
        return QFontMetricsF(self.font(2.7, bold=True)).horizontalAdvance(self.plate.name) + 1

    def _yours(self) -> bool:
        assert self.plate is not None
        return self.plate.turn and self.plate.facts == QCoreApplication.translate("felt", "Your turn")

    def _facts(self, room: QRectF) -> str:
        """The facts, or as many of them as fit; the tooltip has all."""
        assert self.plate is not None
        facts, letters = self.plate.facts.split(" · "), QFontMetricsF(self.font(0))
        while len(facts) > 1 and letters.horizontalAdvance(" · ".join(facts)) > room.width():
            facts.pop()
        bold = self.plate.asked or self._yours()
        return " · ".join(facts) if self.fits_at_all(" · ".join(facts), room.width(), bold) else ""

    def _marks(self, painter: QPainter, upper: QRectF) -> None:
        """The dealer's disc and the declarer's tile, from the right; `upper` loses what they take."""
        assert self.plate is not None
        colours, unit = self.look.colours, self.look.unit
        side = round(3.9 * unit)
        spot = QRectF(round(upper.right()) - side, round(upper.center().y() - side / 2), side, side)
        if self.plate.dealer:
            panel(painter, spot, colours.paper, colours.dark, side / 2, colours.rim)
            fan(painter, spot, colours.paper, colours.dark)
            spot.translate(-side - 0.7 * unit, 0)
        if self.plate.declares is not None:
            panel(painter, spot, colours.paper, colours.dark, 0.7 * unit, colours.rim)
            if self.plate.declares in SIGNS:
                sign = SIGNS[self.plate.declares]
                self.write(painter, spot, sign, self.font(2.6, True), colours.dark, Qt.AlignmentFlag.AlignHCenter)
            else:
                inset = round(0.55 * unit)
                self.suit(painter, spot.adjusted(inset, inset, -inset, -inset), self.plate.declares)
            spot.translate(-side - 0.7 * unit, 0)
        upper.setRight(spot.right())

    def _stakes(self, painter: QPainter, lower: QRectF) -> None:
        """What the seat has done to the price, from the right; `lower` loses what that takes."""
        assert self.plate is not None
        colours, unit = self.look.colours, self.look.unit
        font, first = self.font(2.0, True), self.plate.asked or self._yours()
        # That the viewer is to do something comes before what stands in the tooltip, too.
        kept = QFontMetricsF(self.font(2.1, True)).horizontalAdvance(self.plate.facts) + 1 if first else 0.0
        for said in reversed(self.plate.stakes):
            wide = QFontMetricsF(font).horizontalAdvance(said) + 1.4 * unit
            if kept and lower.width() - wide - 0.5 * unit < kept:
                return
            tag = QRectF(lower.right() - wide, lower.top() + 0.1 * unit, wide, lower.height() - 0.2 * unit)
            panel(painter, tag, colours.plate, colours.turn, 0.3 * unit, max(1.0, 0.2 * unit))
            self.write(painter, tag, said, font, colours.turn, Qt.AlignmentFlag.AlignHCenter)
            lower.setRight(tag.left() - 0.5 * unit)

    def _side(self, painter: QPainter, lower: QRectF) -> None:
        """The word for the side; ours is round and theirs square, so that it is not told by colour alone."""
        assert self.plate is not None
        colours, unit = self.look.colours, self.look.unit
        font = self.font(2.0, True)
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(self.plate.side) + 1.6 * unit
        tag = QRectF(lower.left(), lower.top() + 0.1 * unit, wide, lower.height() - 0.2 * unit)
        ground = colours.ours if self.plate.ours else colours.theirs
        panel(painter, tag, ground, ground, tag.height() / 2 if self.plate.ours else 0.3 * unit)
        self.write(painter, tag, self.plate.side, font, colours.dark, Qt.AlignmentFlag.AlignHCenter)
        lower.setLeft(tag.right() + 0.9 * unit)
