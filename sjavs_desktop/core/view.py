"""What a seat may know of a state: the one place where secrets are kept."""

from collections.abc import Collection

from sjavs_desktop.core.cards import Card, Cards, count
from sjavs_desktop.core.state import Seat, State, View


def view(state: State, seat: Seat, reveal: Collection[Seat] = ()) -> View:
    """The game as `seat` sees it.

    `reveal` names further seats whose hands are laid open on purpose (a replay, a lesson); nothing else
    ever puts another seat's cards into a view.
    """
    shown = tuple(hand if each == seat or each in reveal else 0 for each, hand in enumerate(state.hands))
    table = state.table
    # The declarer may look again at what was laid away until the first card is led (S1).
    looks = seat == table.declarer and not table.trick and not table.tricks
    aside = state.aside if looks else 0
    given = state.given if seat in (table.declarer, table.partner) else None
    return View(state.rules, table, seat, shown, tuple(count(hand) for hand in state.hands), 0, aside, given)


def imagined(view: View, hands: tuple[Cards, ...], talon: Cards, covered: tuple[tuple[Card | None, ...], ...]) -> State:
    """The whole game as it would be if the hidden cards lay like that: what somebody thinks who sees only the view."""
    return State(view.rules, view.table, hands, talon=talon, aside=view.aside, covered=covered, given=view.given)
