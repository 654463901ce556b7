"""What a hand may announce in the auction, and which suits an announcement may be named in."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from sjavs_desktop.core.calling import callable_suits
from sjavs_desktop.core.cards import SUIT_LETTERS, SUITS, Cards, Suit, count, mask
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.core.state import Offer


class Offers(NamedTuple):
    """A strategy of bidding."""

    available: Callable[[Rules, Cards, Offer | None], tuple[Offer, ...]]
    """What a hand may bid over the standing offer."""
    suits: Callable[[Rules, Cards, Offer], tuple[Suit, ...]]
    """The suits that the winner may name after that offer, in a contract whose trumps are chosen."""


def lengths(rules: Rules, hand: Cards, contract: str | None = None) -> tuple[int, ...]:
    """For each suit how many trumps the hand would hold in it, permanent trumps included (S1)."""
    key = contract or rules.auction.contract
    return tuple(count(hand & rules.ranking(key, suit).members[TRUMPS]) for suit in SUITS)


def length_offers(rules: Rules, hand: Cards, standing: Offer | None) -> tuple[Offer, ...]:
    """The longest suit, announced by its length; an equal length is overcalled only in the better suit (S1)."""
    held, auction = lengths(rules, hand), rules.auction
    longest = max(held)
    if longest < auction.minimum:
        return ()
    if standing is None or longest > standing.length:
        return (Offer(str(longest), (longest, 0), auction.contract, length=longest),)
    may_better = auction.better is not None and held[auction.better] == standing.length and not standing.better
    better = Offer(f"{longest} betri", (longest, 1), auction.contract, length=longest, better=True)
    return (better,) if may_better else ()


def length_suits(rules: Rules, hand: Cards, offer: Offer) -> tuple[Suit, ...]:
    """The suits of the announced length; the better suit alone when it is among them (S1 and the programs of P*)."""
    equal = tuple(suit for suit, held in enumerate(lengths(rules, hand)) if held == offer.length)
    better = rules.auction.better
    return (better,) if better is not None and (offer.better or better in equal) else equal


def contract_offers(rules: Rules, hand: Cards, standing: Offer | None) -> tuple[Offer, ...]:
    """The contracts that are bid by name, in the suits that are long enough, above the standing offer."""
    return tuple(
        sorted(
            (
                offer
                for contract in rules.contracts
                for offer in named_offers(rules, hand, contract)
                if standing is None or offer.strength > standing.strength
            ),
            key=lambda offer: offer.strength,
        )
    )


def fixed_ranking(rules: Rules, contract: Contract) -> Ranking:
    """The ranking of a contract whose trump suit nobody chooses."""
    suit = SUIT_LETTERS.index(contract.trump) if contract.trump in SUIT_LETTERS else None
    return rules.ranking(contract.key, suit)


def can_call(rules: Rules, contract: Contract, hand: Cards) -> bool:
    """Whether some ace can be called; if not, the hand is locked (gesperrt, S3)."""
    return bool(callable_suits(fixed_ranking(rules, contract), hand))


def one_trump(rules: Rules, contract: Contract, hand: Cards) -> bool:
    """Whether the hand has exactly one trump (S3)."""
    return count(hand & fixed_ranking(rules, contract).members[TRUMPS]) == 1


def all_permanent(rules: Rules, contract: Contract, hand: Cards) -> bool:
    """Whether the hand has every permanent trump (Sie)."""
    return hand & mask(contract.permanent) == mask(contract.permanent)


NEEDS: dict[str, Callable[[Rules, Contract, Cards], bool]] = {
    "none": lambda rules, contract, hand: True,
    "callable": can_call,
    "one_trump": one_trump,
    "all_permanent": all_permanent,
}
"""What a hand must have for a contract, by the name of its `needs`."""


def named_offers(rules: Rules, hand: Cards, contract: Contract) -> Iterator[Offer]:
    """What a hand could bid of one contract before anybody has bid."""
    if contract.bid == "none" or not NEEDS[contract.needs](rules, contract, hand):
        return
    if contract.bid == "alone":
        yield Offer(contract.key, (contract.rank, 0, contract.level), contract.key, contract.name)
    if contract.bid != "suit":
        return
    held = lengths(rules, hand, contract.key)
    for place, suit in enumerate(reversed(rules.auction.suits)):
        if held[suit] >= rules.auction.minimum:
            letter = SUIT_LETTERS[suit]
            text = letter if contract.key == rules.auction.contract else f"{contract.key} {letter}"
            strength = (contract.rank, place, contract.level)
            yield Offer(text, strength, contract.key, contract.name, suit, held[suit])


def any_suit(rules: Rules, hand: Cards, offer: Offer) -> tuple[Suit, ...]:
    """Every suit."""
    return SUITS


def play_offers(rules: Rules, hand: Cards, standing: Offer | None) -> tuple[Offer, ...]:
    """Simply to play; whoever says so first is the declarer (S1, Klørsjavs)."""
    contract = rules.contract(rules.auction.contract)
    return () if standing else (Offer(contract.key, (1,), contract.key, contract.name),)


OFFERS: dict[str, Offers] = {
    "length": Offers(length_offers, length_suits),
    "contracts": Offers(contract_offers, any_suit),
    "play": Offers(play_offers, any_suit),
}
"""The strategies of a pack's `offers`, by name."""
