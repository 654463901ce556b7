"""Which cards may be played: named filters that each narrow the hand; one that would leave nothing is ignored."""

from collections.abc import Callable
from typing import NamedTuple

from sjavs_desktop.core.calling import called_card, informed
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
    """Empty for who leads."""
    partner_wins: bool
    """Whether the card that is winning lies there from the player's own side."""
    called: Card | None = None
    """The called ace, while the player holds it and has not run away."""


class Filter(NamedTuple):
    """A rule of play."""

    narrow: Callable[[Situation], Cards]
    """The cards that the rule asks for; an empty set when it asks for none."""
    why: Callable[[Situation], Reason]
    """What to tell someone who tried another card."""


LEADS: tuple[str, ...] = ("called",)
"""The filters that also tell what may be led."""
RUN_AWAY = 4
"""Cards of the called suit, its ace included, with which the partner may lead a lower one (S3)."""


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


def called(at: Situation) -> Cards:
    """The called ace: it comes when its suit is led, is not thrown before, and alone leads its suit (S3)."""
    if at.called is None:
        return 0
    ace, suit_cards = 1 << at.called, at.hand & at.ranking.members[at.ranking.group[at.called]]
    if not at.trick:
        return at.hand if suit_cards.bit_count() >= RUN_AWAY else at.hand & ~suit_cards | ace
    return ace if led_group(at) == at.ranking.group[at.called] else at.hand & ~ace


def why_called(at: Situation) -> Reason:
    if not at.trick:
        return Reason("called_led", (at.called,))
    assert at.called is not None
    searched = led_group(at) == at.ranking.group[at.called]
    return Reason("called_due" if searched else "called_kept", (at.called,))


def why_suit(at: Situation) -> Reason:
    return Reason("follow", (led_group(at),))


def why_overtrump(at: Situation) -> Reason:
    return Reason("overtrump", (at.trick[at.ranking.winner(at.trick)],))


FILTERS: dict[str, Filter] = {
    "called": Filter(called, why_called),
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
        known = informed(view)
        partner = side(rules, known, winner) == side(rules, known, view.seat)
    return Situation(ranking, view.own, table.trick, partner, bound_by(view))


def bound_by(view: View) -> Card | None:
    """The called ace, if the viewer holds it and has not run away from it."""
    table, card = view.table, called_card(view.rules, view.table)
    if card is None or not view.own >> card & 1:
        return None
    group = view.rules.ranking(table.contract or "", table.suit).group
    ran = any(one.leader == view.seat and group[one.cards[0]] == group[card] for one in table.tricks)
    return None if ran else card


def narrowing(view: View) -> tuple[str, ...]:
    """The filters that count for the viewer's next card."""
    names = view.rules.contract(view.table.contract or "").follow
    return names if view.table.trick else tuple(name for name in names if name in LEADS)


def playable(view: View) -> Cards:
    """The cards of the viewer's hand that the rules allow now (play phase only)."""
    at = situation(view)
    allowed = at.hand
    for name in narrowing(view):
        allowed = (allowed & FILTERS[name].narrow(at)) or allowed
    return allowed


def why_not(view: View, card: Card) -> Reason:
    """The rule that forbids a card which is not `playable`."""
    at = situation(view)
    if card < 0 or not at.hand >> card & 1:
        return Reason("not_held", (card,))
    allowed = at.hand
    for name in narrowing(view):
        narrowed = allowed & FILTERS[name].narrow(at)
        if narrowed and not narrowed >> card & 1:
            return FILTERS[name].why(at)
        allowed = narrowed or allowed
    raise ValueError(f"card {card} is playable")
