"""Why a choice before the play is good: bids, names, calls, exchanges, folding, a marriage, doubling."""

from collections.abc import Callable, Iterator

from sjavs_desktop.core import sides
from sjavs_desktop.core.cards import SUIT_LETTERS, SUITS, Cards, mask
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.offers import lengths
from sjavs_desktop.core.payoff import scaled
from sjavs_desktop.core.phases.auction import INTENT, offers
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.rules import Band, Contract, Rules
from sjavs_desktop.core.state import Action, Offer, View, ranking_of
from sjavs_desktop.engine.grounds_case import Ground, ground
from sjavs_desktop.engine.grounds_odds import fails

WED = 3
"""Trumps from which their number speaks for taking the trump of a marriage, below it against that; and for doubling."""
HIGH = 4
"""The strongest trumps that are called top ones."""


def permanents(view: View, contract: Contract) -> int:
    """How many of the permanent trumps the viewer holds."""
    return (view.own & mask(contract.permanent)).bit_count()


def usual(rules: Rules) -> Contract:
    """The contract that goes without saying."""
    return rules.contract(rules.auction.contract)


def tops(ranking: Ranking, hand: Cards) -> int:
    """How many of the strongest trumps a hand holds."""
    return (hand & mask(ranking.trumps[:HIGH])).bit_count()


def longest(view: View) -> tuple[int, int]:
    """The suit in which the viewer's hand holds most trumps, permanent ones included, and how many; the better suit, if
    it is one of several."""
    held, better = lengths(view.rules, view.hand), view.rules.auction.better
    most = max(held)
    return (better if better is not None and held[better] == most else held.index(most)), most


# -- The auction -------------------------------------------------------------------------------------------------------


def trumps_of(view: View, contract: Contract, suit: int | None) -> Iterator[Ground]:
    """How many trumps the hand would have in a contract, and how many of the strongest."""
    ranking = view.rules.ranking(contract.key, suit)
    number = (view.own & ranking.members[TRUMPS]).bit_count()
    if number and ranking.trumps:
        yield ground(
            "trumps_held", number=number, all=len(ranking.trumps), tops=tops(ranking, view.own), of=HIGH, suit=suit
        )


def best_suit(view: View, contract: Contract, offer: Offer) -> int | None:
    """The trump suit of a contract: the one that is bid, the fixed one, or the one in which the hand has most."""
    if offer.suit is not None or contract.trump == "none":
        return offer.suit
    if contract.trump in SUIT_LETTERS:
        return SUIT_LETTERS.index(contract.trump)
    return max(SUITS, key=lambda suit: lengths(view.rules, view.hand, contract.key)[suit])


def bid(view: View, action: Action) -> Iterator[Ground]:
    """Why to bid: how long, how high."""
    offer = next(one for one in offers(view) if one.text == action.value)
    rules = view.rules
    if offer == INTENT:
        yield from trumps_of(view, usual(rules), best_suit(view, usual(rules), offer))
        return
    contract = rules.contract(offer.contract)
    if rules.auction.offers == "length":
        suit = rules.auction.better if offer.better and rules.auction.better is not None else longest(view)[0]
        yield ground("length", suit=suit, number=offer.length, fixed=permanents(view, contract))
        yield from pays_double(view, contract, suit)
    elif contract.goal == "none":
        yield from low_cards(view, contract)
    else:
        yield from trumps_of(view, contract, best_suit(view, contract, offer))
    best = view.table.best
    if best is not None and best.offer is not None and best.offer != INTENT:
        yield ground("outbids_partner" if partners(view, best.offer, best.seat) else "outbids", seat=best.seat)


def low_cards(view: View, contract: Contract) -> Iterator[Ground]:
    """In how many suits the hand holds the lowest card of all, or none: there it cannot be made to win the first."""
    ranking = view.rules.ranking(contract.key, None)
    safe = 0
    for members in ranking.members:
        lowest = next((one for one in reversed(ranking.order) if members >> one & 1), None)
        safe += lowest is not None and (not view.own & members or bool(view.own >> lowest & 1))
    if safe:
        yield ground("low_suits", number=safe)


def partners(view: View, offer: Offer, seat: int) -> bool:
    """Whether a bid is a partner's, for a contract in which the viewer would play with that partner."""
    return sides.SIDES[view.rules.contract(offer.contract).sides](seat, None, view.seat) == sides.DECLARERS


def pays_double(view: View, contract: Contract, suit: int | None) -> Iterator[Ground]:
    """What a won deal brings in the better suit, and in another."""
    rules = view.rules
    if suit is None or suit != rules.auction.better or contract.price:
        return
    won = rules.score.table(contract.win)
    plain = scaled(rules.score, contract, min(band.simple for band in won))
    good = scaled(rules.score, contract, min(band.better for band in won))
    if good > plain:
        yield ground("pays_better", suit=suit, better=good, simple=plain)


def passing(view: View, action: Action) -> Iterator[Ground]:
    """Why to pass: nothing can be said, a partner has bid, or the hand is short."""
    rules, best = view.rules, view.table.best
    found = offers(view)
    by_length = rules.auction.offers == "length"
    suit, number = longest(view)
    if not found and by_length:
        yield ground("too_short", suit=suit, number=number, needs=needed(view, suit))
    elif not found:
        yield ground("nothing_to_say")
    if best is not None and best.offer is not None and best.offer != INTENT and partners(view, best.offer, best.seat):
        yield ground("partner_has_bid", seat=best.seat)
    if found and by_length:
        yield ground("length_only", suit=suit, number=number, fixed=permanents(view, usual(rules)))
    elif found:
        contract = usual(rules)
        yield from trumps_of(view, contract, best_suit(view, contract, Offer("", (), contract.key)))


def needed(view: View, suit: int) -> int:
    """The length that the viewer would need to bid a suit: the least of all, or one more than what stands.

    The better suit outbids an equal length in another one (S1).
    """
    best, auction = view.table.best, view.rules.auction
    if best is None or best.offer is None:
        return auction.minimum
    equal = suit == auction.better and not best.offer.better
    return max(auction.minimum, best.offer.length + (0 if equal else 1))


# -- After the auction -------------------------------------------------------------------------------------------------


def name(view: View, action: Action) -> Iterator[Ground]:
    """Why a suit is named: how many trumps it makes, what it pays, how the rest of the hand looks."""
    best, suit = view.table.best, action.value
    assert best is not None
    assert best.offer is not None
    assert isinstance(suit, int)
    contract = view.rules.contract(best.offer.contract)
    held = lengths(view.rules, view.hand, contract.key)
    yield from pays_double(view, contract, suit)
    if held[suit] == max(held):
        yield ground("longest", suit=suit, number=held[suit], fixed=permanents(view, contract))
    ranking = view.rules.ranking(contract.key, suit)
    voids = [each for each in SUITS if ranking.members[each] and not view.own & ranking.members[each]]
    if voids:
        yield ground("void_beside", suits=tuple(voids), suit=suit)


def call(view: View, action: Action) -> Iterator[Ground]:
    """Why an ace is called: few cards of its suit, few points among them."""
    ranking, suit = ranking_of(view.rules, view.table), action.value
    assert ranking is not None
    assert isinstance(suit, int)

    def held(each: object) -> Cards:
        assert isinstance(each, int)
        return view.own & ranking.members[each]

    numbers = [held(one.value).bit_count() for one in legal(view)]
    number, points = held(suit).bit_count(), ranking.points_in(held(suit))
    if number == min(numbers):
        yield ground("call_short", suit=suit, number=number, points=points)
    else:
        yield ground("call_long", suit=suit, number=number, least=min(numbers))


def exchange(view: View, action: Action) -> Iterator[Ground]:
    """Why cards are laid away: their points are safe, a suit is gone, no trump is among them."""
    ranking = ranking_of(view.rules, view.table)
    assert ranking is not None
    assert isinstance(action.value, tuple)
    away = mask(action.value)
    if points := ranking.points_in(away):
        yield ground("points_away", cards=action.value, points=points)
    gone = [suit for suit in SUITS if view.own & ranking.members[suit] and not view.own & ~away & ranking.members[suit]]
    if gone:
        yield ground("suits_away", suits=tuple(gone))
    if not away & ranking.members[TRUMPS]:
        yield ground("trumps_kept", number=(view.own & ranking.members[TRUMPS]).bit_count())


def keep(view: View, action: Action) -> Iterator[Ground]:
    """Why the talon is left: the trumps of the hand, and that what lies there counts all the same."""
    ranking = ranking_of(view.rules, view.table)
    assert ranking is not None
    plain = (view.own & ~ranking.members[TRUMPS]).bit_count()
    if plain < view.rules.talon:
        yield ground("few_plain", number=plain, talon=view.rules.talon)
    yield ground("cat_counts", number=view.rules.talon)


def look(view: View, action: Action) -> Iterator[Ground]:
    """Why to look at the talon: cards are laid away only afterwards."""
    yield ground("look_first", number=view.rules.talon)


def fold(view: View, action: Action) -> Iterator[Ground]:
    """What giving up costs, against what may be lost in the play."""
    rules, table = view.rules, view.table
    contract = rules.contract(table.contract or "")
    better = table.suit is not None and table.suit == rules.auction.better

    def value(band: Band) -> int:
        return scaled(rules.score, contract, band.better if better else band.simple)

    costs = value(rules.score.table("fold")[-1])
    losing = [value(one) for one in rules.score.table(contract.loss)]
    if action.kind == "fold" and max(losing) > costs:
        yield ground("fold_cheaper", costs=costs, most=max(losing))
    elif action.kind == "go" and min(losing) <= costs:
        yield ground("fold_dear", costs=costs, least=min(losing))
    yield from own_trumps(view)


def own_trumps(view: View) -> Iterator[Ground]:
    """The trumps in the hand, once the contract stands."""
    ranking = ranking_of(view.rules, view.table)
    if ranking is not None and ranking.trumps and (number := (view.own & ranking.members[TRUMPS]).bit_count()):
        yield ground(
            "trumps_held",
            number=number,
            all=len(ranking.trumps),
            tops=tops(ranking, view.own),
            of=HIGH,
            suit=view.table.suit,
        )


def marriage(view: View, action: Action) -> Iterator[Ground]:
    """The trumps of the hand with the open one, and what a card that is given back counts."""
    ranking = ranking_of(view.rules, view.table)
    assert ranking is not None
    number = (view.own & ranking.members[TRUMPS]).bit_count()
    if (number >= WED) == (action.kind == "take"):
        yield ground("wed_trumps", number=number, card=view.table.wed)
    if action.kind == "take" and isinstance(action.value, tuple):
        group = ranking.group[action.value[0]]
        if (view.own & ranking.members[group]).bit_count() == 1:
            yield ground("gives_last", card=action.value[0], group=group)


def lay(view: View, action: Action) -> Iterator[Ground]:
    """The trumps among the first cards."""
    contract = usual(view.rules)
    suit = SUIT_LETTERS.index(contract.trump) if contract.trump in SUIT_LETTERS else None
    number = (view.hand & view.rules.ranking(contract.key, suit).members[TRUMPS]).bit_count()
    yield ground("first_cards", number=number, cards=view.hand.bit_count())


def cut(view: View, action: Action) -> Iterator[Ground]:
    """That where the pack is cut changes nothing that anybody could know."""
    yield ground("any_cut")


def double(view: View, action: Action) -> Iterator[Ground]:
    """The trumps of whoever doubles, and what open cards would come to; the first is a defender's."""
    if len(view.table.doubles) % 2 == 0 and fails(view, 0):
        yield ground("kontra_defeats")
    ranking = ranking_of(view.rules, view.table)
    if ranking is not None and (view.own & ranking.members[TRUMPS]).bit_count() >= WED:
        yield from own_trumps(view)


BEFORE: dict[str, Callable[[View, Action], Iterator[Ground]]] = {
    "bid": bid,
    "pass": passing,
    "name": name,
    "call": call,
    "exchange": exchange,
    "keep": keep,
    "look": look,
    "fold": fold,
    "go": fold,
    "take": marriage,
    "refuse": marriage,
    "lay": lay,
    "leave": lay,
    "cut": cut,
    "double": double,
}
"""By the kind of a choice what may speak for it."""
