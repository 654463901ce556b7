"""Which cards may be played: named filters that each narrow the hand; one that would leave nothing is ignored."""

from collections.abc import Callable
from typing import NamedTuple

from sjavs_desktop.core.cards import Card, Cards, cards_in
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.sides import side
from sjavs_desktop.core.state import View


class Situation(NamedTuple):
    """What a filter looks at."""

    ranking: Ranking
    hand: Cards
    trick: tuple[Card, ...]
    """At least one card: leading is free."""
    partner_wins: bool
    """Whether the card that is winning lies there from the player's own side."""


class Filter(NamedTuple):
    """A rule of play."""

    narrow: Callable[[Situation], Cards]
    """The cards that the rule asks for; an empty set when it asks for none."""
    why: Callable[[Situation], Reason]
    """What to tell someone who tried another card."""


def led_group(at: Situation) -> int:
    """The group that was led."""
    return at.ranking.group[at.trick[0]]


def suit(at: Situation) -> Cards:
    """Follow the led suit; the trumps are one suit (S0, S1)."""
    return at.hand & at.ranking.members[led_group(at)]


def overtrump(at: Situation) -> Cards:
    """If a plain trick was trumped, whoever cannot follow must trump higher if able (S1: "must overtrump")."""
    best = at.trick[at.ranking.winner(at.trick)]
    if led_group(at) == TRUMPS or at.ranking.group[best] != TRUMPS or suit(at):
        return 0
    return sum(1 << one for one in cards_in(at.hand & at.ranking.members[TRUMPS]) if at.ranking.beats(one, best))


def overtrump_except_partner(at: Situation) -> Cards:
    """The same, but nobody need overtrump a partner (house rule)."""
    return 0 if at.partner_wins else overtrump(at)


def why_suit(at: Situation) -> Reason:
    return Reason("follow", (led_group(at),))


def why_overtrump(at: Situation) -> Reason:
    return Reason("overtrump", (at.trick[at.ranking.winner(at.trick)],))


FILTERS: dict[str, Filter] = {
    "suit": Filter(suit, why_suit),
    "overtrump": Filter(overtrump, why_overtrump),
    "overtrump_except_partner": Filter(overtrump_except_partner, why_overtrump),
}
"""The filters of a contract's `follow`, by name."""


def situation(view: View) -> Situation:
    """What the filters need to know of a view in which a trick lies on the table."""
    table, rules = view.table, view.rules
    assert table.contract is not None
    ranking = rules.ranking(table.contract, table.suit)
    partner = False
    if table.trick:
        winner = (table.leader + ranking.winner(table.trick)) % rules.seats
        partner = side(rules, table, winner) == side(rules, table, view.seat)
    return Situation(ranking, view.own, table.trick, partner)


def playable(view: View) -> Cards:
    """The cards of the viewer's hand that the rules allow now (play phase only)."""
    at = situation(view)
    allowed = at.hand
    if at.trick:
        for name in view.rules.contract(view.table.contract or "").follow:
            allowed = (allowed & FILTERS[name].narrow(at)) or allowed
    return allowed


def why_not(view: View, card: Card) -> Reason:
    """The rule that forbids a card which is not `playable`."""
    at = situation(view)
    if card < 0 or not at.hand >> card & 1:
        return Reason("not_held", (card,))
    allowed = at.hand
    for name in view.rules.contract(view.table.contract or "").follow if at.trick else ():
        narrowed = allowed & FILTERS[name].narrow(at)
        if narrowed and not narrowed >> card & 1:
            return FILTERS[name].why(at)
        allowed = narrowed or allowed
    raise ValueError(f"card {card} is playable")
