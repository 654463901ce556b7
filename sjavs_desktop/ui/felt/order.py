"""How a hand is sorted for the eye: trumps, then suits in alternating colours."""

from collections.abc import Sequence

from sjavs_desktop.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUIT_LETTERS, Card, Cards, Suit, cards_in
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import View, ranking_of

ALTERNATING: dict[Suit | None, tuple[Suit, ...]] = {
    None: (CLUBS, HEARTS, SPADES, DIAMONDS),
    CLUBS: (HEARTS, SPADES, DIAMONDS),
    SPADES: (HEARTS, CLUBS, DIAMONDS),
    HEARTS: (CLUBS, DIAMONDS, SPADES),
    DIAMONDS: (CLUBS, HEARTS, SPADES),
}
"""For each trump suit the order of the others. It depends on nothing else, so no suit changes its place in a deal."""


def always(rules: Rules) -> Suit | None:
    """The suit that is trump whatever is bid, if there is one."""
    bid = {one.trump for one in rules.contracts if one.bid != "none" or one.key == rules.auction.contract}
    only = bid.pop() if len(bid) == 1 else ""
    return SUIT_LETTERS.index(only) if only and only in SUIT_LETTERS else None


def usual(rules: Rules) -> Suit | None:
    """The suit that is trump in the contract that goes without saying, if it has one, as trumps are counted to bid."""
    trump = rules.contract(rules.auction.contract).trump
    return SUIT_LETTERS.index(trump) if trump in SUIT_LETTERS else None


def trump_shown(view: View) -> Suit | None:
    """The trump suit by which hands are sorted: before trumps are named that of the usual contract."""
    return view.table.suit if view.table.contract else usual(view.rules)


def ranking_shown(view: View) -> Ranking:
    """The order of the cards as far as it is known."""
    named = ranking_of(view.rules, view.table)
    return named or view.rules.ranking(view.rules.auction.contract, usual(view.rules))


def groups(cards: Cards, ranking: Ranking, trump: Suit | None) -> tuple[tuple[Card, ...], ...]:
    """The cards in groups from left to right, each strongest first; no group is empty."""
    sought: Sequence[int] = (TRUMPS, *ALTERNATING[trump])
    found = (tuple(one for one in ranking.order if cards >> one & 1 and ranking.group[one] == each) for each in sought)
    return tuple(group for group in found if group)


def sorted_hand(view: View, seat: int) -> tuple[tuple[Card, ...], ...]:
    """What the view shows of a seat's hand, in groups from left to right."""
    cards = view.shown[seat]
    assert cards.bit_count() == len(tuple(cards_in(cards)))
    return groups(cards, ranking_shown(view), trump_shown(view))
