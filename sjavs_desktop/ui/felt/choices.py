"""Which of the viewer's own cards can be chosen on the felt, and what for."""

from sjavs_desktop.core.cards import Cards
from sjavs_desktop.core.follow import playable
from sjavs_desktop.core.state import View


def may_play(view: View) -> bool:
    """Whether the viewer is to play a card."""
    return view.table.phase == "play" and view.table.turn == view.seat


def may_lay_away(view: View) -> bool:
    """Whether the viewer may lay cards away, for as many as lie in the middle."""
    table = view.table
    asked = table.phase == "exchange" and table.turn == view.seat
    return asked and (table.exchange == "looked" or not view.rules.look_first)


def choosable(view: View) -> Cards:
    """The cards that a click may choose."""
    if may_play(view):
        return playable(view)
    return view.hand if may_lay_away(view) else 0
