"""What a hand may announce in the auction, and which suits an announcement may be named in."""

from collections.abc import Callable
from typing import NamedTuple

from sjavs_desktop.core.cards import SUITS, Cards, Suit, count
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Offer


class Offers(NamedTuple):
    """A strategy of bidding."""

    available: Callable[[Rules, Cards, Offer | None], tuple[Offer, ...]]
    """What a hand may bid over the standing offer."""
    suits: Callable[[Rules, Cards, Offer], tuple[Suit, ...]]
    """The suits that the winner may name after that offer."""


def lengths(rules: Rules, hand: Cards) -> tuple[int, ...]:
    """For each suit how many trumps the hand would hold in it, permanent trumps included (S1)."""
    contract = rules.auction.contract
    return tuple(count(hand & rules.ranking(contract, suit).members[4]) for suit in SUITS)


def length_offers(rules: Rules, hand: Cards, standing: Offer | None) -> tuple[Offer, ...]:
    """The longest suit, announced by its length; an equal length is overcalled only in the better suit (S1)."""
    held, auction = lengths(rules, hand), rules.auction
    longest = max(held)
    if longest < auction.minimum:
        return ()
    if standing is None or longest > standing.length:
        return (Offer(str(longest), (longest, 0), longest, False),)
    may_better = auction.better is not None and held[auction.better] == standing.length and not standing.better
    return (Offer(f"{longest} betri", (longest, 1), longest, True),) if may_better else ()


def length_suits(rules: Rules, hand: Cards, offer: Offer) -> tuple[Suit, ...]:
    """The suits of the announced length; the better suit alone when it is among them (S1 and the programs of P*)."""
    equal = tuple(suit for suit, held in enumerate(lengths(rules, hand)) if held == offer.length)
    better = rules.auction.better
    return (better,) if better is not None and (offer.better or better in equal) else equal


OFFERS: dict[str, Offers] = {"length": Offers(length_offers, length_suits)}
"""The strategies of a pack's `offers`, by name."""
