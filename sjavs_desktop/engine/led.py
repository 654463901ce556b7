"""What leads tell of a hidden partner: whoever plays with the declarer leads trumps, the others search the called suit.

How often they do was counted in Sauspiele of beginners, who play by the conventions that are taught (S3): of 135 leads
of the partner 103 were trumps and 14 of the called suit, of 217 leads of the others 1 and 161. The weights say much
less than that, as better players have other reasons too.
"""

from collections.abc import Callable
from typing import TypeAlias

from sjavs_desktop.core.calling import called_card, partner_of
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.state import Seat, View, ranking_of
from sjavs_desktop.engine.facts import rounds

WEIGHTS = {"trump": (1.0, 0.25), "called": (0.35, 1.0), "plain": (0.7, 1.0)}
"""How plausible a lead is for the partner, and for one of the others."""

Fits: TypeAlias = Callable[[Seat | None], float]
"""From the seat of the partner how well it fits what was led."""


def certain(_: Seat | None) -> float:
    """Nothing is told."""
    return 1.0


def leads_of(view: View) -> list[tuple[Seat, str]]:
    """Who has led what while nobody knew the partner; the declarer's leads tell nothing of it, nor do one's own."""
    rules, table = view.rules, view.table
    card, ranking = called_card(rules, table), ranking_of(rules, table)
    if card is None or ranking is None or partner_of(view) is not None:
        return []
    found = []
    for leader, cards in rounds(table):
        group = ranking.group[cards[0]]
        if leader not in (table.declarer, view.seat):
            kind = "trump" if group == TRUMPS else "called" if group == ranking.group[card] else "plain"
            found.append((leader, kind))
    return found


def fits_leads(view: View) -> Fits:
    """How well a partner fits what was led so far."""
    leads = leads_of(view)
    if not leads:
        return certain

    def fits(partner: Seat | None) -> float:
        weight = 1.0
        for seat, kind in leads:
            weight *= WEIGHTS[kind][seat != partner]
        return weight

    return fits
