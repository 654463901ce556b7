"""The auction: one round from forehand; each offer must beat the standing one.

Where the rules ask for the intent first, everybody says only whether they would play; then those who would name their
games in the same order, if there is more than one of them or nothing else to learn.
"""

from dataclasses import replace

from sjavs_desktop.core.cards import SUIT_LETTERS, Cards
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.offers import OFFERS
from sjavs_desktop.core.phases.phase import Phase
from sjavs_desktop.core.rules import Rules
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


INTENT = Offer("play", (), "")
"""To say that one would play, without a game."""


def offers(view: View) -> tuple[Offer, ...]:
    """What the viewer may announce over the standing call."""
    return available(view.rules, view.table, view.hand)


def available(rules: Rules, table: Table, hand: Cards) -> tuple[Offer, ...]:
    """What a hand may announce over the standing call."""
    best = table.best
    standing = best.offer if best and best.offer != INTENT else None
    found = OFFERS[rules.auction.offers].available(rules, hand, standing)
    if rules.auction.intent and len(table.calls) < rules.seats:
        # Whoever would play must have something to name.
        return (INTENT,) if found else ()
    return found


def legal(view: View) -> tuple[Action, ...]:
    found = offers(view)
    bids = tuple(Action(view.seat, "bid", one.text) for one in found)
    # Who said first that they would play has to name a game.
    bound = bool(view.rules.auction.intent) and len(view.table.calls) == view.rules.seats
    may_pass = not (bids and (view.rules.auction.must_speak or bound))
    return (Action(view.seat, "pass"), *bids) if may_pass else bids


def step(state: State, action: Action) -> Step:
    rules, offer = state.rules, None
    if action.kind == "bid":
        found = available(rules, state.table, state.hands[action.seat])
        offer = said(rules, next(one for one in found if one.text == action.value))
    event = Event("bid", action.seat, offer) if offer else Event("passed", action.seat)
    table = replace(state.table, calls=(*state.table.calls, Call(action.seat, offer)))
    upcoming = NOBODY if offer and rules.auction.first_ends else speaker(rules, table)
    table = replace(table, turn=upcoming)
    if upcoming != NOBODY:
        return replace(state, table=table), (event,)
    ended, events = close(state, table)
    return ended, (event, *events)


def said(rules: Rules, offer: Offer) -> Offer:
    """An offer as the table hears it: where a suit is bid, nobody is told how long it is."""
    return offer if rules.auction.offers == "length" else offer._replace(length=0)


def speaker(rules: Rules, table: Table) -> Seat:
    """Who speaks next; NOBODY when the auction is over."""
    spoken = len(table.calls)
    if spoken < rules.seats:
        return (forehand(table, rules.seats) + spoken) % rules.seats
    willing = [one.seat for one in table.calls[: rules.seats] if one.offer == INTENT]
    named = spoken - rules.seats
    return willing[named] if named < len(willing) else NOBODY


def close(state: State, table: Table) -> Step:
    """What the round has settled: a declarer, a deal without one, or a new deal."""
    best = table.best
    if best:
        return replace(state, table=replace(table, declarer=best.seat)), ()
    return nobody(state, table)


def nobody(state: State, table: Table) -> Step:
    """A deal without a declarer, or a new deal."""
    rules = state.rules
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
    if view.rules.auction.offers == "contracts":
        return named_why(view, str(action.value))
    return Reason("announce", (found[0].text if found else None,))


def named_why(view: View, text: str) -> Reason:
    """Why a contract cannot be bid: the hand does not fit it, or the standing bid is as high."""
    rules = view.rules
    known = {one.text: one for one in OFFERS["contracts"].available(rules, view.hand, None)}
    if text in known:
        return Reason("outbid")
    contract = next((one for one in rules.contracts if one.key == text and one.bid != "none"), None)
    if contract and contract.needs != "none":
        return Reason("locked", (contract.needs,))
    found = offers(view)
    return Reason("announce", (found[0].text if found else None,))


PHASE = Phase(enter, legal, step, why)
