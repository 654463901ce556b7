"""How the cards of a deal lay that is over: all hands as dealt, the middle, what was laid away. It needs no Qt."""

from typing import NamedTuple

from sjavs_desktop.core.cards import Cards, mask
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.state import Seat, State, View, open_cards
from sjavs_desktop.core.view import view


class Dealt(NamedTuple):
    """The cards of a deal that is over."""

    hands: tuple[Cards, ...]
    """By seat what it was dealt, open and covered cards too."""
    middle: Cards
    """What lay in the middle then."""
    laid: Cards
    """What the declarer has laid away."""
    declarer: Seat | None
    end: View
    """The end of the deal, as the first seat sees it."""


def dealt(record: Record) -> Dealt | None:
    """The last deal of a record; None while it goes on, as it tells of hidden cards."""
    states = [state for state, _ in record.steps()]
    last = states[-1]
    if not last.table.deal_over:
        return None
    first = max((ply for ply, one in enumerate(record.actions) if one.kind == "shuffle"), default=0)
    whole = next((one for one in states[first + 1 :] if complete(one)), None)
    if whole is None:
        return None
    hands = tuple(held(whole, seat) for seat in range(record.rules.seats))
    return Dealt(hands, whole.talon, last.aside, last.table.declarer, view(last, 0))


def held(state: State, seat: Seat) -> Cards:
    """All cards of a seat: its hand, the open ones before it and those under them."""
    covered = state.covered[seat] if state.covered else ()
    return state.hands[seat] | open_cards(state.table, seat) | mask(one for one in covered if one is not None)


def complete(state: State) -> bool:
    """Whether all cards have been dealt and none has been laid away or played."""
    cards = state.talon
    for seat in range(state.rules.seats):
        cards |= held(state, seat)
    return cards == state.rules.deck_mask
