"""The auction: one round from forehand; each offer must beat the standing one."""

from dataclasses import replace

from sjavs_desktop.core.cards import SUIT_LETTERS
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.offers import OFFERS
from sjavs_desktop.core.phases.phase import Phase
from sjavs_desktop.core.state import (
    CHANCE,
    NOBODY,
    Action,
    Call,
    Event,
    Offer,
    Seat,
    State,
    Step,
    Table,
    View,
    forehand,
)


def enter(state: State) -> Step:
    return replace(state, table=replace(state.table, turn=forehand(state.table, state.rules.seats))), ()


def offers(view: View) -> tuple[Offer, ...]:
    """What the viewer may announce over the standing call."""
    best = view.table.best
    return OFFERS[view.rules.auction.offers].available(view.rules, view.hand, best.offer if best else None)


def legal(view: View) -> tuple[Action, ...]:
    found = offers(view)
    bids = tuple(Action(view.seat, "bid", one.text) for one in found)
    may_pass = not (bids and view.rules.auction.must_speak)
    return (Action(view.seat, "pass"), *bids) if may_pass else bids


def step(state: State, action: Action) -> Step:
    offer = None
    if action.kind == "bid":
        rules, best = state.rules, state.table.best
        available = OFFERS[rules.auction.offers].available(
            rules, state.hands[action.seat], best.offer if best else None
        )
        offer = next(one for one in available if one.text == action.value)
    event = Event("bid", action.seat, offer) if offer else Event("passed", action.seat)
    calls = (*state.table.calls, Call(action.seat, offer))
    table = replace(state.table, calls=calls, turn=(action.seat + 1) % state.rules.seats)
    if len(calls) < state.rules.seats and not (offer and state.rules.auction.first_ends):
        return replace(state, table=table), (event,)
    ended, events = close(state, replace(table, turn=NOBODY))
    return ended, (event, *events)


def close(state: State, table: Table) -> Step:
    """What the round has settled: a declarer, a deal without one, or a new deal."""
    rules, best = state.rules, table.best
    if best:
        return replace(state, table=replace(table, declarer=best.seat)), ()
    if rules.auction.all_pass.startswith("redeal"):
        same = rules.auction.all_pass == "redeal_same"
        dealer: Seat = table.dealer if same else (table.dealer + rules.rotation) % rules.seats
        return replace(state, table=replace(table, phase="shuffle", turn=CHANCE, next_dealer=dealer)), (
            Event("annulled"),
        )
    contract = rules.contract(rules.auction.all_pass)
    suit = SUIT_LETTERS.index(contract.trump) if contract.trump in SUIT_LETTERS else None
    table = replace(table, contract=contract.key, suit=suit)
    return replace(state, table=table), (Event("contract", value=suit),)


def why(view: View, action: Action) -> Reason:
    if action.kind == "pass":
        return Reason("must_speak")
    found = offers(view)
    return Reason("announce", (found[0].text if found else None,))


PHASE = Phase(enter, legal, step, why)
