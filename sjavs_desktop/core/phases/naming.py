"""Naming the trump suit after the auction (S1), and calling an ace (S3); a declarer who has no choice is not asked."""

from dataclasses import replace

from sjavs_desktop.core.calling import callable_suits
from sjavs_desktop.core.cards import SUIT_LETTERS, Cards, Suit
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.offers import OFFERS
from sjavs_desktop.core.phases.phase import Phase
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import NOBODY, Action, Event, Offer, State, Step, Table, View, ranking_of


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


def callables(view: View) -> tuple[Suit, ...]:
    """The suits whose ace the declarer may call, once the contract stands."""
    ranking = ranking_of(view.rules, view.table)
    assert ranking is not None
    return callable_suits(ranking, view.hand)


def legal(view: View) -> tuple[Action, ...]:
    if view.table.contract is not None:
        return tuple(Action(view.seat, "call", suit) for suit in callables(view))
    return tuple(Action(view.seat, "name", suit) for suit in suits(view.rules, view.table, view.hand))


def step(state: State, action: Action) -> Step:
    assert isinstance(action.value, int)
    return called(state, action.value) if action.kind == "call" else named(state, action.value)


def named(state: State, suit: Suit | None) -> Step:
    """The state once trumps are named."""
    table = state.table
    assert table.declarer is not None
    event, contract = Event("contract", table.declarer, suit), offer_of(table).contract
    stands = replace(state, table=replace(table, contract=contract, suit=suit, turn=NOBODY))
    if state.rules.contract(contract).call == "none":
        return stands, (event,)
    after, events = asked(stands)
    return after, (event, *events)


def asked(state: State) -> Step:
    """The declarer calls an ace; where only one can be called, it is."""
    table = state.table
    ranking = ranking_of(state.rules, table)
    assert ranking is not None
    assert table.declarer is not None
    choices = callable_suits(ranking, state.hands[table.declarer])
    if len(choices) == 1:
        return called(state, choices[0])
    return replace(state, table=replace(table, turn=table.declarer)), ()


def called(state: State, suit: Suit) -> Step:
    """The state once an ace is called; who holds it only that hand tells."""
    table = replace(state.table, called=suit, turn=NOBODY)
    assert table.declarer is not None
    return replace(state, table=table), (Event("called", table.declarer, suit),)


def why(view: View, action: Action) -> Reason:
    if view.table.contract is not None:
        return Reason("locked", ("callable",))
    best = view.table.best
    return Reason("naming", (best.offer.length if best and best.offer else 0,))


PHASE = Phase(enter, legal, step, why)
