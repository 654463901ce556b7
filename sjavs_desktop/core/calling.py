"""Calling an ace: what may be called, who holds it, and what a seat may know of that."""

from dataclasses import replace

from sjavs_desktop.core.cards import SUITS, Card, Cards, Suit, cards_in
from sjavs_desktop.core.ranking import Ranking
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Seat, Table, View


def top(ranking: Ranking, suit: Suit) -> Card | None:
    """The best plain card of a suit, which is the one that is called; None where the suit has no plain cards."""
    return max(cards_in(ranking.members[suit]), key=lambda one: ranking.strength[one], default=None)


def callable_suits(ranking: Ranking, hand: Cards) -> tuple[Suit, ...]:
    """The suits whose ace may be called: one does not hold it, but holds a plain card of its suit (S3)."""
    return tuple(
        suit
        for suit in SUITS
        if hand & ranking.members[suit] and (best := top(ranking, suit)) is not None and not hand >> best & 1
    )


def called_card(rules: Rules, table: Table) -> Card | None:
    """The ace that was called in the deal on the table; None when none was."""
    if table.called is None or table.contract is None:
        return None
    return top(rules.ranking(table.contract, table.suit), table.called)


def partner_of(view: View) -> Seat | None:
    """Who plays with the declarer as far as the viewer may know: everybody knows it, or the viewer holds the ace."""
    if view.table.partner is not None:
        return view.table.partner
    card = called_card(view.rules, view.table)
    return view.seat if card is not None and view.own >> card & 1 else None


def informed(view: View) -> Table:
    """The table with the partner whom the viewer knows."""
    return replace(view.table, partner=partner_of(view)) if view.table.called is not None else view.table
