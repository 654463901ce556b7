"""Which of the viewer's own cards can be chosen on the felt, and what for."""

from sjavs_desktop.core.cards import Cards
from sjavs_desktop.core.follow import playable
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.state import View


def may_play(view: View) -> bool:
    """Whether the viewer is to play a card."""
    return view.table.phase == "play" and view.table.turn == view.seat


def may_choose_early(view: View) -> bool:
    """Whether cards are being played and the viewer has some left, whoever's turn it is."""
    return view.table.phase == "play" and not view.table.deal_over and bool(view.own)


def may_lay_away(view: View) -> bool:
    """Whether the viewer may lay cards away, for as many as lie in the middle, or give one back in a marriage."""
    table = view.table
    if table.turn != view.seat:
        return False
    if table.phase == "marriage":
        return bool(to_give(view))
    return table.phase == "exchange" and (table.exchange == "looked" or not view.rules.look_first)


def to_give(view: View) -> Cards:
    """The cards that the viewer may give back in a marriage."""
    return sum(1 << one.value[0] for one in legal(view) if one.kind == "take" and isinstance(one.value, tuple))


def wanted(view: View) -> int:
    """How many cards the viewer has to choose when cards may be laid away or given back."""
    return 1 if view.table.phase == "marriage" else view.rules.talon


def choosable(view: View) -> Cards:
    """The cards that a click may choose."""
    if may_play(view):
        return playable(view)
    if not may_lay_away(view):
        return 0
    return to_give(view) if view.table.phase == "marriage" else view.hand
