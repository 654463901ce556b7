"""What a beginner announces, and which suit is named: judged by length, top trumps and plain winners."""

from typing import NamedTuple

from sjavs_desktop.core.cards import Cards, Suit
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.offers import OFFERS
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Action, Offer, View

TOP = 3
"""How many of the strongest trumps count as top trumps."""


class Holding(NamedTuple):
    """What a hand is worth with a suit as trumps; compared field by field."""

    tops: int
    """How many of the strongest trumps it holds."""
    winners: int
    """How many plain suits it holds the best card of."""
    height: int
    """The height of its trumps together: the number of trumps below each, summed up."""
    length: int


def holding(ranking: Ranking, hand: Cards) -> Holding:
    """What `hand` is worth under a ranking."""
    held = [place for place, card in enumerate(ranking.trumps) if hand >> card & 1]
    best = {ranking.group[card]: card for card in reversed(ranking.order) if ranking.group[card] != TRUMPS}
    return Holding(
        tops=sum(1 for place in held if place < TOP),
        winners=sum(1 for card in best.values() if hand >> card & 1),
        height=sum(len(ranking.trumps) - place for place in held),
        length=len(held),
    )


def in_suit(rules: Rules, hand: Cards, suit: Suit) -> Holding:
    """What `hand` is worth if it declares with `suit` as trumps."""
    return holding(rules.ranking(rules.auction.contract, suit), hand)


def best_holding(rules: Rules, hand: Cards, offer: Offer) -> Holding:
    """What the hand is worth in the best of the suits that it may name after that offer."""
    suits = OFFERS[rules.auction.offers].suits(rules, hand, offer)
    return max(in_suit(rules, hand, suit) for suit in suits)


def strong(rules: Rules, held: Holding) -> bool:
    """Whether a beginner dares to declare."""
    spare = held.length - rules.auction.minimum
    return spare >= 1 or held.tops + held.winners >= 1


def bid(view: View) -> tuple[Action, str]:
    """A bid or a pass, with the reason's key."""
    actions = legal(view)
    bids = [one for one in actions if one.kind == "bid"]
    if not bids:
        return actions[0], "pass_short"
    if len(bids) == len(actions):
        return bids[0], "must_bid"
    standing = view.table.best
    offers = OFFERS[view.rules.auction.offers].available(view.rules, view.hand, standing.offer if standing else None)
    for action, offer in zip(bids, offers, strict=True):
        held = best_holding(view.rules, view.hand, offer)
        if strong(view.rules, held):
            return action, "bid_long" if held.length > view.rules.auction.minimum else "bid_strong"
    return actions[0], "pass_weak"


def name(view: View) -> tuple[Action, str]:
    """The suit with the strongest holding among those that may be named."""

    def worth(action: Action) -> Holding:
        assert isinstance(action.value, int)
        return in_suit(view.rules, view.hand, action.value)

    return max(legal(view), key=worth), "name_strongest"
