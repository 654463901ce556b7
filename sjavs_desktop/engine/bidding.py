"""What a beginner announces, and which suit is named: contracts are judged by what they ask of the hand."""

from collections.abc import Callable
from typing import NamedTuple

from sjavs_desktop.core import sides
from sjavs_desktop.core.cards import SUIT_LETTERS, Cards, Suit
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.offers import OFFERS
from sjavs_desktop.core.phases.auction import INTENT, offers
from sjavs_desktop.core.ranking import Ranking
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.core.state import Action, Offer, View
from sjavs_desktop.engine.judging import (
    Holding,
    exposed,
    holding,
    lead_needed,
    lone_strength,
    losers,
    tops,
    trump_lead,
)


class Case(NamedTuple):
    """A contract that could be bid, as the hand would play it."""

    rules: Rules
    contract: Contract
    offer: Offer
    ranking: Ranking
    """With the suit that would be named."""
    hand: Cards
    """With the open cards, where there are such."""

    @property
    def held(self) -> Holding:
        """What the hand is worth in it."""
        return holding(self.ranking, self.hand)


def suits_after(rules: Rules, hand: Cards, offer: Offer) -> tuple[Suit | None, ...]:
    """The suits that could be trumps after that offer; None stands for no trump suit."""
    trump = rules.contract(offer.contract).trump
    if offer.suit is not None or trump == "none":
        return (offer.suit,)
    if trump in SUIT_LETTERS:
        return (SUIT_LETTERS.index(trump),)
    return OFFERS[rules.auction.offers].suits(rules, hand, offer)


def worth(rules: Rules, ranking: Ranking, hand: Cards) -> tuple[float, Holding]:
    """By what suits are compared that might be named: the trump lead, then what else is held."""
    return trump_lead(rules, ranking, hand), holding(ranking, hand)


def case(view: View, offer: Offer) -> Case:
    """The contract of an offer in the best suit that may be named after it; open cards count like the hand."""
    rules, own = view.rules, view.own
    rankings = [rules.ranking(offer.contract, suit) for suit in suits_after(rules, view.hand, offer)]
    best = max(rankings, key=lambda ranking: worth(rules, ranking, own))
    return Case(rules, rules.contract(offer.contract), offer, best, own)


def in_length(at: Case) -> str | None:
    """A length of one's own with a partner: one trump more than needed, or a top trump or a plain winner."""
    if at.held.length > at.rules.auction.minimum:
        return "bid_long"
    return "bid_strong" if at.held.tops + at.held.winners >= 1 else None


def in_suit(at: Case) -> str | None:
    """A suit with a partner: two of the top four trumps (S0), or six trumps with one of them."""
    found = tops(at.ranking, at.hand)
    if found >= 2:
        return "bid_tops"
    return "bid_long" if found and at.held.length > at.rules.auction.minimum else None


def for_half(at: Case) -> str | None:
    """A suit in which fewer points are enough (S0, halv): long, but with a single top trump."""
    return "bid_half" if tops(at.ranking, at.hand) >= 1 else None


def by_oneself(at: Case) -> str | None:
    """Alone against the others: far ahead in trumps."""
    needed = lead_needed(at.rules, at.contract, at.hand)
    return "bid_alone" if trump_lead(at.rules, at.ranking, at.hand) >= needed else None


def by_oneself_for_a_price(at: Case) -> str | None:
    """Alone for a price (S3, Solo, Wenz and what is like them): ahead in trumps and in unbroken runs from the top."""
    needed = lead_needed(at.rules, at.contract, at.hand) - PRICED
    return "bid_alone" if lone_strength(at.rules, at.ranking, at.hand) >= needed else None


def without_tricks(at: Case) -> str | None:
    """No trick at all (S0, nolo): low cards, with a single one at most that others may not go over."""
    return "bid_no_trick" if exposed(at.ranking, at.hand) <= 1 else None


def every_trick(at: Case) -> str | None:
    """Every trick (DW, tout): nothing to lose, but for a card that may be laid away once the talon has been seen."""
    spare = 1 if at.contract.exchange == "talon" and at.rules.look_first else 0
    return "bid_every_trick" if losers(at.ranking, at.hand) <= spare else None


CALL = 1.5
"""The trump lead with which a beginner calls an ace. Measured: with just that much more than half of the deals are
made, with one trump more seven of ten, three of four in all."""

PRICED = 0.34
"""How much less is enough where a lone player settles with everybody for a price: it pays from one made deal of two."""


def with_called(at: Case) -> str | None:
    """With the holder of an ace (S3, Sauspiel)."""
    return "bid_call" if trump_lead(at.rules, at.ranking, at.hand) >= CALL else None


def with_whoever_weds(at: Case) -> str | None:
    """With whoever takes the only trump (S3, Hochzeit): nothing else can be done with such a hand, so always."""
    return "bid_marriage"


def test_of(rules: Rules, contract: Contract) -> Callable[[Case], str | None]:
    """The rule that a contract is judged by, from what it asks: it gives the reason to bid, or None."""
    if contract.goal != "points":
        return without_tricks if contract.goal == "none" else every_trick
    if contract.exchange == "marriage":
        return with_whoever_weds
    if contract.call != "none":
        return with_called
    if contract.sides == "alone":
        return by_oneself_for_a_price if contract.price else by_oneself
    if contract.target < rules.score.total // 2:
        return for_half
    return in_length if rules.auction.offers == "length" else in_suit


def promise(at: Case) -> float:
    """By what contracts with a price are compared that bring equally much."""
    return lone_strength(at.rules, at.ranking, at.hand) if at.contract.price else 0.0


def bare(rules: Rules, contract: Contract) -> int:
    """Game points for just making a contract: a price that everybody pays to who plays alone, or a band."""
    if contract.price:
        payers = rules.seats - 1 if contract.sides == "alone" else 1
        return payers * contract.factor * rules.score.tariff.price(contract.price)
    return contract.factor * min(band.simple for band in rules.score.table(contract.win))


def reward(at: Case) -> int:
    """What it brings just to make the contract of a case."""
    return bare(at.rules, at.contract)


def rewards(view: View) -> dict[Action, int]:
    """By bid what it brings just to make it; of the intention to play, what goes without saying."""
    rules = view.rules
    bids = (one for one in legal(view) if one.kind == "bid")
    keys = (rules.auction.contract if one == INTENT else one.contract for one in offers(view))
    return {action: bare(rules, rules.contract(key)) for action, key in zip(bids, keys, strict=True)}


def partner_stands(view: View) -> bool:
    """Whether the standing bid is a partner's, for a contract that the viewer would play with that partner."""
    best = view.table.best
    if best is None or best.offer is None or best.offer == INTENT:
        return False
    pairs = sides.SIDES[view.rules.contract(best.offer.contract).sides]
    return pairs(best.seat, None, view.seat) == sides.DECLARERS


def worth_over_partner(view: View, at: Case) -> bool:
    """Whether to bid over a partner: where lengths are bid a longer suit says something new, else only for more."""
    best = view.table.best
    if view.rules.auction.offers == "length" or best is None or best.offer is None or not partner_stands(view):
        return True
    return reward(at) > reward(at._replace(contract=view.rules.contract(best.offer.contract)))


def bid(view: View) -> tuple[Action, str]:
    """A bid or a pass, with the reason's key: of what the hand is good enough for, the contract that brings most."""
    actions = legal(view)
    bids = [one for one in actions if one.kind == "bid"]
    if not bids:
        return actions[0], "pass_short"
    found = offers(view)
    if found == (INTENT,):
        return intend(view)
    rules = view.rules
    choices = [
        (at, action, test_of(rules, at.contract)(at))
        for at, action in zip((case(view, offer) for offer in found), bids, strict=True)
    ]
    if len(bids) == len(actions):
        return must_bid(choices)
    good = [one for one in choices if one[2]]
    chosen = [one for one in good if worth_over_partner(view, one[0])]
    if not chosen:
        return actions[0], "leave_to_partner" if good else "pass_weak"
    _, action, reason = max(chosen, key=lambda one: (reward(one[0]), promise(one[0]), one[0].held))
    return action, reason or ""


def intend(view: View) -> tuple[Action, str]:
    """Whether to say "I play" where the game is named later (house rule): with a hand for any game.

    Once somebody would play, only with one that is more than the lowest: who spoke first keeps that.
    """
    rules = view.rules
    found = OFFERS[rules.auction.offers].available(rules, view.hand, None)
    if view.table.best is not None:
        lowest = min(contract.rank for contract in rules.contracts if contract.bid != "none")
        found = tuple(one for one in found if rules.contract(one.contract).rank > lowest)
    cases = [case(view, offer) for offer in found]
    good = any(test_of(rules, at.contract)(at) for at in cases)
    passing, playing = legal(view)[0], legal(view)[-1]
    if passing == playing:
        return playing, "must_bid"
    return (playing, "intend_play") if good else (passing, "pass_weak")


def must_bid(choices: list[tuple[Case, Action, str | None]]) -> tuple[Action, str]:
    """What is said by a hand that may not pass: the best that it is good enough for, or else what costs least."""
    good = [one for one in choices if one[2]]
    if good:
        return max(good, key=lambda one: (reward(one[0]), one[0].held))[1], "must_bid"
    least = min(reward(one[0]) for one in choices)
    return max((one for one in choices if reward(one[0]) == least), key=lambda one: one[0].held)[1], "must_bid"


def call(view: View) -> tuple[Action, str]:
    """The ace of the suit that one is shortest in, and with few points there.

    When the suit is searched the ace takes that trick, and a caller with a single card of it can trump the next one;
    a ten or king beside it would be easy prey for who trumps the ace.
    """
    ranking = view.rules.ranking(view.table.contract or "", view.table.suit)

    def cost(action: Action) -> tuple[int, int]:
        assert isinstance(action.value, int)
        cards = view.own & ranking.members[action.value]
        return cards.bit_count(), ranking.points_in(cards)

    return min(legal(view), key=cost), "call_short"


def name(view: View) -> tuple[Action, str]:
    """The suit with the strongest holding among those that may be named; then the ace that is called."""
    if view.table.contract is not None:
        return call(view)
    best = view.table.best
    assert best is not None
    assert best.offer is not None
    contract = best.offer.contract

    def strength(action: Action) -> tuple[float, Holding]:
        assert isinstance(action.value, int)
        return worth(view.rules, view.rules.ranking(contract, action.value), view.own)

    return max(legal(view), key=strength), "name_strongest"
