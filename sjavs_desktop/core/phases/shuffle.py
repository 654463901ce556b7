"""Shuffling: the pack's order is the one thing that chance decides, so it is an action like any other."""

from dataclasses import replace

from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.phases.phase import Phase
from sjavs_desktop.core.state import CHANCE, NOBODY, Action, Event, Seat, State, Step, Table, View


def next_deal(table: Table, dealer: Seat) -> Table:
    """A table cleared of the last deal; what counts for the match stays."""
    return Table(
        phase="shuffle",
        turn=CHANCE,
        deal=table.deal + 1,
        dealer=dealer,
        scores=table.scores,
        crosses=table.crosses,
        ties=table.ties,
        deciding=table.deciding,
        results=table.results,
    )


def enter(state: State) -> Step:
    return replace(state, table=replace(state.table, turn=CHANCE)), ()


def legal(view: View) -> tuple[Action, ...]:
    """Nobody at the table shuffles by choice."""
    return ()


def step(state: State, action: Action) -> Step:
    assert isinstance(action.value, tuple)
    table, upcoming = state.table, state.table.next_dealer
    if upcoming is not None:
        table = next_deal(table, upcoming)
    hands = (0,) * state.rules.seats
    cleared = State(state.rules, replace(table, turn=NOBODY), hands, pack=action.value)
    return cleared, (Event("shuffled", table.dealer),)


def why(view: View, action: Action) -> Reason:
    return Reason("shuffle")


def is_deck(state: State, action: Action) -> bool:
    """Whether the action is a shuffle of exactly the cards of the rules."""
    cards = action.value
    return action.kind == "shuffle" and isinstance(cards, tuple) and sorted(cards) == sorted(state.rules.deck)


PHASE = Phase(enter, legal, step, why)
