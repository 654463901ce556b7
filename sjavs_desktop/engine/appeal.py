"""How gladly a hand would be played in a contract: the beginner's thresholds (`engine.bidding`), softened.

They are kept as masks by contract and suit, since they are asked of thousands of hands that could be.
"""

from collections.abc import Callable
from math import exp
from typing import NamedTuple, TypeAlias

from sjavs_desktop.core.cards import SUIT_LETTERS, SUITS, Cards, Suit, mask
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.engine.judging import HINT_TOP, LEAD_TOP, TOP, exposed, lead_needed, losers

Hear: TypeAlias = Callable[[Cards], float]
"""From a hand as it was dealt how well it fits what was said: 0 where it cannot be, at most 1."""

SHARP = 3.0
"""How sharply people follow the thresholds: with a margin of one more than needed nearly everybody bids."""
EASE = 0.5
"""The margin below a threshold with which half of them bid; margins are whole or half numbers mostly."""
BID_FLOOR = 0.03
"""How plausible a bid with the worst hand is that may make it."""
PASS_FLOOR = 0.08
"""How plausible it is that the best hand passes."""
NOTHING = -2.0
"""The margin of a hand that nobody would think of bidding: it says as much as any lower one."""
CALLED_ENOUGH = 5.75
"""Trumps, with three quarters more for each of the four highest and one for an ace, to play with a called partner."""


class Appeal(NamedTuple):
    """A contract in a suit, seen by who might bid it."""

    trumps: Cards
    margin: Hear
    """By how much a hand is better than a beginner asks."""
    most: Callable[[int], float] | None
    """That margin at most, by the number of trumps; None where trumps do not decide."""
    table: tuple[float, ...] = ()
    """The same for each number of trumps; empty where there is none."""


def chance(margin: float) -> float:
    """How likely a hand with that margin is bid."""
    return 1.0 / (1.0 + exp(-SHARP * (margin + EASE)))


def bid_weight(margin: float) -> float:
    """How plausible a bid is."""
    return max(BID_FLOOR, chance(margin))


def pass_weight(margin: float) -> float:
    """How plausible it is to say nothing where a hand could have been bid."""
    return max(PASS_FLOOR, 1.0 - chance(margin))


class Masks(NamedTuple):
    """The cards that count where a hand is judged."""

    trumps: Cards
    tops: Cards
    winners: Cards
    """The best card of each plain suit."""


def masks(ranking: Ranking, tops: int) -> Masks:
    """The masks of a ranking with so many top trumps."""
    best = {ranking.group[one]: one for one in reversed(ranking.order) if ranking.group[one] != TRUMPS}
    return Masks(ranking.members[TRUMPS], mask(ranking.trumps[:tops]), mask(best.values()))


def oneself(rules: Rules, contract: Contract, ranking: Ranking) -> Appeal:
    """Alone: the lead in trumps (`judging.trump_lead`) over what is needed."""
    at, size = masks(ranking, LEAD_TOP), rules.hand
    share = size / (len(rules.deck) - size)
    needed = lead_needed(rules, contract, (1 << size) - 1) + len(ranking.trumps) * share

    def margin(hand: Cards) -> float:
        held = (hand & at.trumps).bit_count()
        return held * (1 + share) + (hand & at.tops).bit_count() + (hand & at.winners).bit_count() / 2 - needed

    def most(held: int) -> float:
        return held * (1 + share) + min(held, LEAD_TOP) + min(4, max(0, size - held)) / 2 - needed

    return Appeal(at.trumps, margin, most)


def in_length(rules: Rules, contract: Contract, ranking: Ranking) -> Appeal:
    """One trump more than needed, or a top trump or a plain winner."""
    at, least = masks(ranking, TOP), rules.auction.minimum
    good = at.tops | at.winners

    def margin(hand: Cards) -> float:
        return (hand & at.trumps).bit_count() - least - (0 if hand & good else 1)

    return Appeal(at.trumps, margin, lambda held: held - least)


def in_suit(rules: Rules, contract: Contract, ranking: Ranking) -> Appeal:
    """Two of the top four trumps, or one with a trump more than needed (S0)."""
    at, least = masks(ranking, HINT_TOP), rules.auction.minimum + 2

    def margin(hand: Cards) -> float:
        return (hand & at.trumps).bit_count() + (hand & at.tops).bit_count() - least

    return Appeal(at.trumps, margin, lambda held: held + min(held, HINT_TOP) - least)


def with_called(rules: Rules, contract: Contract, ranking: Ranking) -> Appeal:
    """With a called partner: many trumps, high ones and aces."""
    at = masks(ranking, HINT_TOP)

    def margin(hand: Cards) -> float:
        tops, winners = (hand & at.tops).bit_count(), (hand & at.winners).bit_count()
        return (hand & at.trumps).bit_count() + 0.75 * tops + 0.25 * winners - CALLED_ENOUGH

    return Appeal(at.trumps, margin, lambda held: held + 0.75 * min(held, HINT_TOP) + 0.75 - CALLED_ENOUGH)


def for_half(rules: Rules, contract: Contract, ranking: Ranking) -> Appeal:
    """A single top trump where fewer points are enough (S0, halv)."""
    at = masks(ranking, HINT_TOP)
    return Appeal(at.trumps, lambda hand: (hand & at.tops).bit_count() - 1, lambda held: min(held, HINT_TOP) - 1)


def without(rules: Rules, contract: Contract, ranking: Ranking) -> Appeal:
    """No trick at all, or every trick: by the cards that spoil it."""
    spare = 1 if contract.exchange == "talon" and rules.look_first else 0
    if contract.goal == "none":
        return Appeal(ranking.members[TRUMPS], lambda hand: 1 - exposed(ranking, hand), None)
    return Appeal(ranking.members[TRUMPS], lambda hand: spare - losers(ranking, hand), None)


def judged_by(rules: Rules, contract: Contract) -> Callable[[Rules, Contract, Ranking], Appeal]:
    """The rule that a contract is judged by (as `bidding.test_of`)."""
    if contract.goal != "points":
        return without
    if contract.sides == "alone":
        return oneself
    if contract.sides == "called":
        return with_called
    if contract.target < rules.score.total // 2:
        return for_half
    return in_length if rules.auction.offers == "length" else in_suit


_known: dict[tuple[str, str, Suit | None], Appeal] = {}


def appeal(rules: Rules, contract: Contract, suit: Suit | None) -> Appeal:
    """A contract in a suit; each is made once (rules are slow to hash, their text is not)."""
    key = rules.resolved, contract.key, suit
    found = _known.get(key)
    if found is None:
        if len(_known) > 512:
            _known.clear()
        found = judged_by(rules, contract)(rules, contract, rules.ranking(contract.key, suit))
        if found.most is not None:
            found = found._replace(table=tuple(found.most(held) for held in range(rules.hand + rules.talon + 1)))
        _known[key] = found
    return found


def suits_of(contract: Contract, suit: Suit | None) -> tuple[Suit | None, ...]:
    """The trump suits that a contract may be thought of in; `suit` if one was named."""
    if suit is not None or contract.trump == "none":
        return (suit,)
    return SUITS if contract.trump == "choice" else (SUIT_LETTERS.index(contract.trump),)
