"""What is asked of somebody's memory, and the answers, from what everybody has seen and the own hand. No Qt."""

from typing import NamedTuple

from sjavs_desktop.core.cards import Card, cards_in, mask
from sjavs_desktop.core.phases.settle import by_seat
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.sides import account, side
from sjavs_desktop.core.state import View, ranking_of


class Asked(NamedTuple):
    """A question."""

    key: str
    """`permanents`, `trumps` or `points`."""
    answer: int | frozenset[Card]
    cards: tuple[Card, ...] = ()
    """The cards among which one chooses."""


def questions(view: View) -> tuple[Asked, ...]:
    """What is asked after a trick; only what somebody who has watched can know."""
    ranking = ranking_of(view.rules, view.table)
    if ranking is None:
        return ()
    gone = mask(card for trick in view.table.tricks for card in trick.cards) | mask(view.table.trick)
    out = ranking.members[TRUMPS] & ~gone & ~view.own & ~view.aside
    contract = view.rules.contract(view.table.contract or "")
    permanent = tuple(one for one in ranking.trumps if one in contract.permanent)
    found = []
    if permanent and not laid_away(view):
        found.append(Asked("permanents", frozenset(one for one in permanent if out >> one & 1), permanent))
    if not laid_away(view):
        found.append(Asked("trumps", len(list(cards_in(out)))))
    points = side_points(view)
    if points is not None:
        found.append(Asked("points", points))
    return tuple(found)


def laid_away(view: View) -> bool:
    """Whether the viewer has laid cards away, which no view tells any more once the play has begun."""
    return view.table.exchange == "exchanged" and view.table.declarer == view.seat


def side_points(view: View) -> int | None:
    """Card points that the viewer's side has taken so far; None while nobody knows who belongs to it."""
    points, _ = by_seat(view.rules, view.table)
    rules, table = view.rules, view.table
    if rules.score.accounts == "pairs":
        return sum(one for seat, one in enumerate(points) if account(rules, seat) == account(rules, view.seat))
    contract = rules.contract(table.contract or "")
    if table.declarer is None or (contract.sides == "called" and table.partner is None):
        return None
    mine = side(rules, table, view.seat)
    return sum(one for seat, one in enumerate(points) if side(rules, table, seat) == mine)
