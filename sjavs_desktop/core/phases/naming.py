"""Naming the trump suit after the auction (S1); a declarer who has no choice is not asked."""

from dataclasses import replace

from sjavs_desktop.core.cards import SUIT_LETTERS, Cards, Suit
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.offers import OFFERS
from sjavs_desktop.core.phases.phase import Phase
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import NOBODY, Action, Event, Offer, State, Step, Table, View


def offer_of(table: Table) -> Offer:
    """The announcement that won the auction."""
    best = table.best
    assert best is not None
    assert best.offer is not None
    return best.offer


def suits(rules: Rules, table: Table, hand: Cards) -> tuple[Suit | None, ...]:
    """What the declarer, holding `hand`, may make trump; None stands for no trump suit."""
    offer = offer_of(table)
    trump = rules.contract(offer.contract).trump
    if offer.suit is not None or trump == "none":
        return (offer.suit,)
    if trump in SUIT_LETTERS:
        return (SUIT_LETTERS.index(trump),)
    return OFFERS[rules.auction.offers].suits(rules, hand, offer)


def enter(state: State) -> Step:
    declarer = state.table.declarer
    if declarer is None:
        return replace(state, table=replace(state.table, turn=NOBODY)), ()
    allowed = suits(state.rules, state.table, state.hands[declarer])
    if len(allowed) == 1:
        return named(state, allowed[0])
    return replace(state, table=replace(state.table, turn=declarer)), ()


def legal(view: View) -> tuple[Action, ...]:
    return tuple(Action(view.seat, "name", suit) for suit in suits(view.rules, view.table, view.hand))


def step(state: State, action: Action) -> Step:
    assert isinstance(action.value, int)
    return named(state, action.value)


def named(state: State, suit: Suit | None) -> Step:
    """The state once trumps are named."""
    table = state.table
    assert table.declarer is not None
    named = replace(table, contract=offer_of(table).contract, suit=suit, turn=NOBODY)
    return replace(state, table=named), (Event("contract", table.declarer, suit),)


def why(view: View, action: Action) -> Reason:
    best = view.table.best
    return Reason("naming", (best.offer.length if best and best.offer else 0,))


PHASE = Phase(enter, legal, step, why)
