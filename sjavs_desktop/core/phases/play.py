"""Playing the tricks: forehand leads, the winner of a trick leads the next (S0, S1)."""

from dataclasses import replace

from sjavs_desktop.core.cards import cards_in, count
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.follow import playable, why_not
from sjavs_desktop.core.phases.phase import Phase
from sjavs_desktop.core.state import NOBODY, Action, Event, State, Step, Trick, View, forehand


def enter(state: State) -> Step:
    leader = forehand(state.table, state.rules.seats)
    return replace(state, table=replace(state.table, leader=leader, turn=leader)), ()


def legal(view: View) -> tuple[Action, ...]:
    return tuple(Action(view.seat, "play", card) for card in cards_in(playable(view)))


def step(state: State, action: Action) -> Step:
    rules, table, card = state.rules, state.table, action.value
    assert isinstance(card, int)
    hands = tuple(hand & ~(1 << card) if seat == action.seat else hand for seat, hand in enumerate(state.hands))
    cards = (*table.trick, card)
    event = Event("played", action.seat, card)
    if len(cards) < rules.seats:
        table = replace(table, trick=cards, turn=(action.seat + 1) % rules.seats)
        return replace(state, table=table, hands=hands), (event,)
    assert table.contract is not None
    winner = (table.leader + rules.ranking(table.contract, table.suit).winner(cards)) % rules.seats
    trick = Trick(table.leader, cards, winner)
    turn = winner if any(count(hand) for hand in hands) else NOBODY
    table = replace(table, trick=(), tricks=(*table.tricks, trick), leader=winner, turn=turn)
    return replace(state, table=table, hands=hands), (event, Event("trick", winner, trick))


def why(view: View, action: Action) -> Reason:
    return why_not(view, action.value) if isinstance(action.value, int) else Reason("kind")


PHASE = Phase(enter, legal, step, why)
