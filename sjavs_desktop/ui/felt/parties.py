"""Who plays with whom as far as everybody at the table knows: no sign on the felt may tell more."""

from sjavs_desktop.core import sides
from sjavs_desktop.core.calling import partner_of
from sjavs_desktop.core.state import Seat, View


def settled(view: View) -> bool:
    """Whether everybody knows who plays with whom in this deal: it has a contract and no hidden partner."""
    table = view.table
    if table.contract is None:
        return False
    hidden = view.rules.contract(table.contract).sides == "called" and table.partner is None
    return not hidden or table.declarer is None


def with_viewer(view: View, seat: Seat) -> bool:
    """Whether a seat is known to play with the viewer; of a hidden partner nothing is, whoever holds the card."""
    table = view.table
    if table.contract is None:
        return sides.account(view.rules, seat) == sides.account(view.rules, view.seat)
    if not settled(view):
        return seat == view.seat
    return sides.side(view.rules, table, seat) == sides.side(view.rules, table, view.seat)


def failed_already(view: View) -> bool:
    """Whether a deal that is still played cannot be made any more: for every trick or for none, and one has gone."""
    table = view.table
    if table.declarer is None or table.deal_over or not settled(view):
        return False
    goal = view.rules.contract(table.contract or "").goal
    winners = {sides.side(view.rules, table, one.winner) for one in table.tricks}
    return {"none": sides.DECLARERS, "all": sides.DEFENDERS}.get(goal) in winners


def known_partner(view: View) -> Seat | None:
    """The declarer's partner as the viewer knows it: the holder of the called card knows it of nobody but itself."""
    return partner_of(view) if view.table.declarer is not None else None
