"""How a hand is sorted for the eye: trumps at one end, the suits in alternating colours, or as somebody has laid it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, permutations
from typing import NamedTuple

from sjavs_desktop.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUIT_LETTERS, Card, Cards, Suit, cards_in
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Seat, View, ranking_of

SUITS = (CLUBS, SPADES, HEARTS, DIAMONDS)
"""As they are told, and as they lie where colours need not alternate."""
RED = (HEARTS, DIAMONDS)
ALTERNATING: dict[Suit | None, tuple[Suit, ...]] = {
    None: (CLUBS, HEARTS, SPADES, DIAMONDS),
    CLUBS: (HEARTS, SPADES, DIAMONDS),
    SPADES: (HEARTS, CLUBS, DIAMONDS),
    HEARTS: (CLUBS, DIAMONDS, SPADES),
    DIAMONDS: (CLUBS, HEARTS, SPADES),
}
"""For each trump suit the order of the others, from the trumps on, where none parts the colours of a hand better."""


class Sorting(NamedTuple):
    """How somebody wants hands to be sorted."""

    trumps: str = "left"
    """At which end the trumps lie, the permanent ones among them: `left` or `right`."""
    strongest_first: bool = True
    """Whether each group begins with its strongest card."""
    alternate: bool = True
    """Whether red and black suits lie in turn, as far as that can be."""
    apart: bool = True
    """Whether there is a gap between the groups."""


AS_USUAL = Sorting()


class Arrangement(NamedTuple):
    """How the cards lie in the hands: sorted, and the viewer's own perhaps otherwise."""

    sorting: Sorting = AS_USUAL
    own: tuple[Card, ...] = ()
    """The viewer's hand as the viewer has laid it, from left to right; empty where it is sorted."""
    hidden: bool = False
    """Whether the viewer's own hand lies face down."""


USUAL = Arrangement()


class _Wish:
    """The sorting that is wished for; the same on every table, as the deck is."""

    sorting = AS_USUAL


def wish(sorting: Sorting) -> None:
    """Sorts every hand like that, from the next picture on."""
    _Wish.sorting = sorting


def wished() -> Sorting:
    """How hands are to be sorted."""
    return _Wish.sorting


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


def suits_apart(suits: Iterable[Suit], trump: Suit | None, sorting: Sorting = AS_USUAL) -> tuple[Suit, ...]:
    """The order of these plain suits, from the trumps on.

    Where another order exists no two of one colour lie side by side. Among such orders the one with the other colour
    beside a trump suit is taken, then that which changes least in the usual order.
    """
    held = tuple(one for one in ALTERNATING[trump] if one in suits)
    if not sorting.alternate:
        told = tuple(one for one in SUITS if one in held)
        return told if sorting.trumps == "left" else told[::-1]

    def alike(order: tuple[Suit, ...]) -> tuple[int, bool]:
        pairs = sum((one in RED) == (other in RED) for one, other in pairwise(order))
        return pairs, bool(order) and trump is not None and (order[0] in RED) == (trump in RED)

    return min(permutations(held), key=alike)


def groups(
    cards: Cards, ranking: Ranking, trump: Suit | None, sorting: Sorting = AS_USUAL
) -> tuple[tuple[Card, ...], ...]:
    """The cards in groups from left to right; no group is empty."""
    plain = suits_apart([one for one in SUITS if cards & ranking.members[one]], trump, sorting)
    sought: Sequence[int] = (TRUMPS, *plain) if sorting.trumps == "left" else (*plain[::-1], TRUMPS)
    ranked = ranking.order if sorting.strongest_first else ranking.order[::-1]
    found = (tuple(one for one in ranked if cards >> one & 1 and ranking.group[one] == each) for each in sought)
    return tuple(group for group in found if group)


def sorted_hand(view: View, seat: Seat, sorting: Sorting = AS_USUAL) -> tuple[tuple[Card, ...], ...]:
    """What the view shows of a seat's hand, in groups from left to right."""
    cards = view.shown[seat]
    assert cards.bit_count() == len(tuple(cards_in(cards)))
    return groups(cards, ranking_shown(view), trump_shown(view), sorting)


def lying_hand(view: View, seat: Seat, arranged: Arrangement = USUAL) -> tuple[tuple[Card, ...], ...]:
    """The same as it lies: nothing of a hidden hand, and in one group what the viewer has laid otherwise.

    Cards that have come since then lie at the right.
    """
    if seat != view.seat or not (arranged.hidden or arranged.own):
        return sorted_hand(view, seat, arranged.sorting)
    if arranged.hidden:
        return ()
    return (tuple(as_laid(view, arranged)),) if view.hand else ()


def as_laid(view: View, arranged: Arrangement) -> Iterator[Card]:
    """The viewer's cards as the viewer has laid them."""
    yield from (one for one in arranged.own if view.hand >> one & 1)
    yield from (
        one for group in sorted_hand(view, view.seat, arranged.sorting) for one in group if one not in arranged.own
    )


def moved(lying: Sequence[Card], card: Card, place: int) -> tuple[Card, ...]:
    """The cards after one of them has been taken out and put in again at that place, from 0."""
    others = [one for one in lying if one != card]
    at = max(0, min(place, len(others)))
    return (*others[:at], card, *others[at:])
