"""What a position is about, told from the view alone."""

from sjavs_desktop.core.game import legal
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.sides import side
from sjavs_desktop.core.state import View, ranking_of

BEFORE = {
    "auction": "auction",
    "naming": "naming",
    "exchange": "exchange",
    "marriage": "exchange",
    "fold": "auction",
    "legen": "auction",
}
FEW = 3
"""Cards in the hand up to which it is the end of a deal."""


def theme_of(view: View) -> str:
    """A key of `app.exercises_book.THEMES`."""
    table = view.table
    ranking = ranking_of(view.rules, table)
    if table.phase != "play" or ranking is None:
        return BEFORE.get(table.phase, "auction")
    if table.turn != view.seat:
        return "auction"
    if view.own.bit_count() <= FEW:
        return "ending"
    if not table.trick:
        return "leading" if table.tricks else "opening_lead"
    led = ranking.group[table.trick[0]]
    cards = [int(str(one.value)) for one in legal(view) if one.kind == "play"]
    if all(ranking.group[one] != led for one in cards) and any(ranking.group[one] == TRUMPS for one in cards):
        return "ruffing"
    if partner_wins(view):
        return "giving_points"
    if led == TRUMPS:
        return "trump_play"
    if len(table.trick) == view.rules.seats - 1:
        return "last"
    return "second" if len(table.trick) == 1 else "third"


def partner_wins(view: View) -> bool:
    """Whether somebody who is known to be on the viewer's side is winning the trick."""
    table, ranking = view.table, ranking_of(view.rules, view.table)
    if ranking is None or not table.trick:
        return False
    winner = (table.leader + ranking.winner(table.trick)) % view.rules.seats
    if view.rules.score.accounts == "pairs":
        return winner % 2 == view.seat % 2
    known = table.declarer is not None and view.rules.contract(table.contract or "").sides == "alone"
    return known and side(view.rules, table, winner) == side(view.rules, table, view.seat)
