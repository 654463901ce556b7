"""What was said before the play, and how well a hand that could be fits it."""

from typing import NamedTuple

from sjavs_desktop.core import sides
from sjavs_desktop.core.calling import top
from sjavs_desktop.core.cards import SUITS, Cards, Suit
from sjavs_desktop.core.offers import fixed_ranking
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.core.state import Call, Seat, Table, View
from sjavs_desktop.engine.appeal import NOTHING, Appeal, Hear, appeal, bid_weight, pass_weight, suits_of
from sjavs_desktop.engine.facts import played_by

LAID_AWAY = 0.15
"""How plausible it is that a trump was laid away, for each."""


class Subject(NamedTuple):
    """The hand that what was said tells most about: worlds are dealt with its trumps first."""

    seat: Seat
    trumps: tuple[Cards, ...]
    """The suits that could be meant, with the permanent trumps."""
    weights: tuple[float, ...]
    """By the number of trumps as dealt how plausible its call is at most."""


class Heard(NamedTuple):
    """A call of another seat."""

    seat: Seat
    hear: Hear


# -- Lengths -----------------------------------------------------------------------------------------------------------


def length_trumps(rules: Rules) -> tuple[Cards, ...]:
    """By suit the cards that its length counts (S1)."""
    return tuple(appeal(rules, rules.contract(rules.auction.contract), suit).trumps for suit in SUITS)


def length_bid(view: View, call: Call, partial: bool) -> Hear:
    """An announced length is the longest exactly (S1); the suit that was named is one of that length, and another than
    the better suit only if that one is shorter (P*)."""
    rules, table, offer = view.rules, view.table, call.offer
    assert offer is not None
    trumps, length, better = length_trumps(rules), offer.length, rules.auction.better
    appeals = [appeal(rules, rules.contract(rules.auction.contract), suit) for suit in SUITS]
    named = table.suit if call.seat == table.declarer and table.contract else None
    named = better if offer.better else named
    judged = not rules.auction.must_speak and not table.spread

    def hear(hand: Cards) -> float:
        held = [(hand & one).bit_count() for one in trumps]
        if max(held) > length or (max(held) < length and not partial):
            return 0.0
        weight = 1.0
        if named is not None and not partial:
            if held[named] != length or (named != better and better is not None and held[better] == length):
                return 0.0
            weight = 1.0 if named == better else 1.0 / held.count(length)
        if judged:
            weight *= bid_weight(
                max(one.margin(hand) for one, many in zip(appeals, held, strict=True) if many == length)
            )
        return weight

    return hear


def length_pass(view: View, call: Call, standing: Call | None) -> Hear:
    """Who passes is shorter, or as short as the standing bid and not in the better suit (S1); who may pass with a
    longer suit does so with a weak hand."""
    rules, auction = view.rules, view.rules.auction
    trumps, better = length_trumps(rules), auction.better
    appeals = [appeal(rules, rules.contract(auction.contract), suit) for suit in SUITS]
    offer = standing.offer if standing else None
    over = offer.length if offer else auction.minimum - 1
    equal = over if offer and not offer.better and better is not None else -1

    def hear(hand: Cards) -> float:
        held = [(hand & one).bit_count() for one in trumps]
        if max(held) <= over and (equal < 0 or held[better or 0] != equal):
            return 1.0
        if auction.must_speak:
            return 0.0
        return pass_weight(max(one.margin(hand) for one in appeals))

    return hear


# -- Contracts ---------------------------------------------------------------------------------------------------------


def needed(rules: Rules, contract: Contract) -> Hear:
    """Whether a hand may bid a contract (`offers.NEEDS`), as masks."""
    if contract.needs == "none":
        return lambda hand: 1.0
    ranking = fixed_ranking(rules, contract)
    trumps = ranking.members[TRUMPS]
    if contract.needs == "one_trump":
        return lambda hand: float((hand & trumps).bit_count() == 1)
    if contract.needs == "all_permanent":
        all_of = sum(1 << one for one in contract.permanent)
        return lambda hand: float(hand & all_of == all_of)
    suits = [(ranking.members[suit], 1 << (top(ranking, suit) or 0)) for suit in SUITS if ranking.members[suit]]
    return lambda hand: float(any(hand & cards and not hand & ace for cards, ace in suits))


def contract_bid(view: View, call: Call, partial: bool) -> Hear:
    """The hand has what the contract needs, and enough trumps of a suit that is bid; mostly it is good enough, too."""
    rules, table, offer = view.rules, view.table, call.offer
    assert offer is not None
    if not offer.contract:
        return intent(rules)
    contract = rules.contract(offer.contract)
    may, least = needed(rules, contract), rules.auction.minimum if offer.suit is not None else 0
    named = table.suit if call.seat == table.declarer and table.contract == contract.key else offer.suit
    looks = [appeal(rules, contract, suit) for suit in suits_of(contract, named)]
    bid = appeal(rules, contract, offer.suit) if offer.suit is not None else looks[0]
    judged = contract.needs not in ("one_trump", "all_permanent") and not rules.auction.must_speak

    def hear(hand: Cards) -> float:
        if not may(hand) or (hand & bid.trumps).bit_count() < least:
            return 0.0
        return bid_weight(max(one.margin(hand) for one in looks)) if judged else 1.0

    return hear


def over_standing(rules: Rules, standing: Call | None) -> list[tuple[Appeal, Hear, int]]:
    """The contracts for card points that could have been bid, what they need, and their least number of trumps."""
    found = []
    offer = standing.offer if standing else None
    for contract in rules.contracts:
        if contract.bid == "none" or contract.goal != "points" or contract.needs == "one_trump":
            continue
        may = needed(rules, contract)
        for suit in suits_of(contract, None):
            place = len(rules.auction.suits) - 1 - rules.auction.suits.index(suit) if contract.bid == "suit" else 0
            strength = (contract.rank, place, contract.level)
            if offer is None or strength > offer.strength:
                least = rules.auction.minimum if contract.bid == "suit" else 0
                found.append((appeal(rules, contract, suit), may, least))
    return found


def best_margin(looks: list[tuple[Appeal, Hear, int]], hand: Cards) -> float:
    """The margin of the best contract that a hand could bid."""
    best = NOTHING
    for look, may, least in looks:
        held = (hand & look.trumps).bit_count()
        # Most contracts fall short by their trumps alone.
        if held >= least and (not look.table or look.table[held] > best) and may(hand):
            best = max(best, look.margin(hand))
    return best


def intent(rules: Rules) -> Hear:
    """Who only says that they would play is good enough for some contract."""
    looks = over_standing(rules, None)

    return lambda hand: bid_weight(best_margin(looks, hand))


def contract_pass(view: View, call: Call, standing: Call | None) -> Hear:
    """Who passes has no hand for what could still be bid; nothing follows from passing over a partner's bid."""
    rules = view.rules
    if standing is not None and standing.offer is not None and standing.offer.contract:
        pair = sides.SIDES[rules.contract(standing.offer.contract).sides]
        if rules.score.accounts == "pairs" and pair(standing.seat, None, call.seat) == sides.DECLARERS:
            return lambda hand: 1.0
    looks = over_standing(rules, standing if standing and standing.offer and standing.offer.contract else None)
    if not rules.auction.must_speak:
        return lambda hand: pass_weight(best_margin(looks, hand))
    return lambda hand: float(
        not any((hand & look.trumps).bit_count() >= least and may(hand) for look, may, least in looks)
    )


# -- Simply to play ----------------------------------------------------------------------------------------------------


def play_bid(view: View, call: Call, partial: bool) -> Hear:
    """Whoever plays is ahead in trumps (S1, Klørsjavs)."""
    rules = view.rules
    contract = rules.contract(rules.auction.contract)
    look = appeal(rules, contract, suits_of(contract, None)[0])
    return lambda hand: bid_weight(look.margin(hand))


def play_pass(view: View, call: Call, standing: Call | None) -> Hear:
    """Whoever passes is not; after a bid nobody is asked."""
    rules = view.rules
    contract = rules.contract(rules.auction.contract)
    look = appeal(rules, contract, suits_of(contract, None)[0])
    return lambda hand: pass_weight(look.margin(hand))


BIDS = {"length": length_bid, "contracts": contract_bid, "play": play_bid}
PASSES = {"length": length_pass, "contracts": contract_pass, "play": play_pass}
"""What is made of a bid and of a pass, by the way of bidding."""


def laid(rules: Rules, lays: bool) -> Hear:
    """Who lays (Legen, S3) had a good half of a hand: many and high trumps for a Sauspiel."""
    contract = rules.contract(rules.auction.contract)
    look = appeal(rules, contract, suits_of(contract, None)[0])
    return (
        (lambda hand: bid_weight(look.margin(hand))) if lays else (lambda hand: pass_weight(look.margin(hand) / 2 - 1))
    )


def heard(view: View) -> tuple[Heard, ...]:
    """Everything that others have said."""
    rules, table = view.rules, view.table
    bidders = {one.seat for one in table.calls if one.offer is not None}
    played = played_by(table, rules.seats)
    found: list[Heard] = []
    standing: Call | None = None
    for number, call in enumerate(table.calls):
        partial = bool(table.spread) and played[call.seat] != 0
        second = rules.auction.intent and number >= rules.seats
        if call.seat != view.seat and call.offer is not None:
            found.append(Heard(call.seat, BIDS[rules.auction.offers](view, call, partial)))
        elif call.seat != view.seat and not second:
            found.append(Heard(call.seat, PASSES[rules.auction.offers](view, call, standing)))
        if call.offer is not None and (standing is None or stronger(call, standing)):
            standing = call
    if rules.stakes.lay and table.calls:
        found += [Heard(each, laid(rules, each in table.laid)) for each in range(rules.seats) if each != view.seat]
    # Bids exclude most, so they come first.
    return tuple(sorted(found, key=lambda one: one.seat not in bidders))


def stronger(call: Call, standing: Call) -> bool:
    """Whether a call beats the standing one."""
    return (call.offer.strength if call.offer else ()) > (standing.offer.strength if standing.offer else ())


# -- Whose trumps come first -------------------------------------------------------------------------------------------


def subject(view: View) -> Subject | None:
    """The hand of the best bid, if it is another's and trumps decide about it."""
    rules, table = view.rules, view.table
    best = table.best
    if best is None or best.offer is None or best.seat == view.seat or not best.offer.contract or table.wed is not None:
        return None
    contract, stands = rules.contract(best.offer.contract), table.contract == best.offer.contract
    if best.offer.length and rules.auction.offers == "length":
        suits: tuple[Suit | None, ...] = SUITS
        if best.offer.better or stands:
            suits = (rules.auction.better if best.offer.better else table.suit,)
        weights = tuple(float(number == best.offer.length) for number in range(rules.hand + 1))
        return Subject(best.seat, tuple(appeal(rules, contract, suit).trumps for suit in suits), weights)
    suits = suits_of(contract, table.suit if stands else best.offer.suit)
    if len(suits) > 1:
        return None
    look = appeal(rules, contract, suits[0])
    return Subject(best.seat, (look.trumps,), weights_of(rules, table, contract, look, best.offer.suit is not None))


def weights_of(rules: Rules, table: Table, contract: Contract, look: Appeal, named: bool) -> tuple[float, ...]:
    """By the number of trumps how plausible the bid of a contract is at most."""
    if contract.needs == "one_trump":
        return tuple(float(number == 1) for number in range(rules.hand + 1))
    least = rules.auction.minimum if named else 0
    most, judged = look.most, not rules.auction.must_speak and contract.needs != "all_permanent"
    return tuple(
        0.0 if number < least else bid_weight(most(number)) if most is not None and judged else 1.0
        for number in range(rules.hand + 1)
    )


def exchanged_weights(weights: tuple[float, ...], cards: int) -> tuple[float, ...]:
    """The same by the number of trumps after an exchange of so many cards: trumps were taken up, or laid away."""
    last = len(weights) - 1
    return tuple(
        max(
            LAID_AWAY ** max(0, before - number) * weights[before]
            for before in range(max(0, number - cards), min(last, number + cards) + 1)
        )
        for number in range(len(weights) + cards)
    )
