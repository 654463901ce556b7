"""What is said of a player: name, place, side, cards, tricks, and what their plate shows besides."""

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.core.state import Seat, View
from sjavs_desktop.ui import text
from sjavs_desktop.ui.felt import words
from sjavs_desktop.ui.felt.seat_item import side_of
from sjavs_desktop.ui.felt.tally import tally

translate = QCoreApplication.translate


def facts(view: View, seat: Seat, names: tuple[str, ...], watched: bool = False, level: str = "") -> list[str]:
    """The facts about a player, the name first, and the `level` of one that is a bot."""
    table = view.table
    told = [names[seat], level, where(view, seat), on_side(view, seat), *counts(view, seat)]
    if table.dealer == seat:
        told.append(translate("felt", "Dealer"))
    if table.declarer == seat:
        told.append(declares(view))
    if table.partner == seat:
        told.append(translate("felt", "Plays with the declarer"))
    told += words.stakes(table, seat)
    if table.turn == seat and not table.deal_over:
        mine = seat == view.seat and not watched
        told.append(translate("felt", "Your turn") if mine else translate("accessible", "to act"))
    return [one for one in told if one]


def on_side(view: View, seat: Seat) -> str:
    """The side of a player, or what is on their account, which is more than a number when it is heard."""
    side = side_of(view, seat)
    if view.rules.score.end == "deals":
        return translate("accessible", "account: {points}").format(points=side)
    return side


def where(view: View, seat: Seat) -> str:
    """Where a player sits as the viewer sees it; empty for the viewer."""
    further, number = (seat - view.seat) % view.rules.seats, view.rules.seats
    if not further:
        return ""
    if 2 * further == number:
        return translate("accessible", "opposite you")
    if 2 * further < number:
        return translate("accessible", "on your left")
    return translate("accessible", "on your right")


def counts(view: View, seat: Seat) -> list[str]:
    """How many cards a player holds, and has taken tricks."""
    tricks = sum(one.winner == seat for one in view.table.tricks)
    has = []
    if view.counts[seat] and view.table.spread:
        has.append(translate("felt", "{number} in hand").format(number=view.counts[seat]))
    elif view.counts[seat]:
        has.append(translate("felt", "%n card(s)", "", view.counts[seat]))
    if view.table.tricks:
        has.append(translate("felt", "%n trick(s)", "", tricks))
    return has


def declares(view: View) -> str:
    """That somebody is the declarer, with the trumps that were named."""
    if view.table.contract is None or view.table.suit is None:
        return translate("felt", "Declarer")
    return translate("accessible", "declarer: {suit}").format(suit=text.suit_name(view.table.suit))


def taken(view: View, names: tuple[str, ...]) -> str:
    """The card points and tricks of each side."""
    said = translate("accessible", "{side}: card points {points}, tricks {tricks}")
    scores = tally(view, names).scores
    return "; ".join(said.format(side=one.side, points=one.points, tricks=one.tricks) for one in scores)
