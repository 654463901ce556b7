"""Playing the tricks: forehand leads, the winner of a trick leads the next (S0, S1)."""

from dataclasses import replace

from sjavs_desktop.core.calling import called_card
from sjavs_desktop.core.cards import Card, cards_in
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.follow import playable, why_not
from sjavs_desktop.core.phases.phase import Phase
from sjavs_desktop.core.state import NOBODY, Action, Event, Spot, State, Step, Trick, View, forehand


def enter(state: State) -> Step:
    leader = forehand(state.table, state.rules.seats)
    turn = NOBODY if state.table.folded else leader
    return replace(state, table=replace(state.table, leader=leader, turn=turn)), ()


def legal(view: View) -> tuple[Action, ...]:
    return tuple(Action(view.seat, "play", card) for card in cards_in(playable(view)))


def step(state: State, action: Action) -> Step:
    rules, table, card = state.rules, state.table, action.value
    assert isinstance(card, int)
    hands = tuple(hand & ~(1 << card) if seat == action.seat else hand for seat, hand in enumerate(state.hands))
    spread = tuple(tuple(lifted(spot, card) for spot in row) for row in table.spread)
    cards = (*table.trick, card)
    shows = card == called_card(rules, table)
    events: tuple[Event, ...] = (Event("played", action.seat, card),)
    if shows and table.partner is None:
        table = replace(table, partner=action.seat)
        events += (Event("partner", action.seat),)
    if len(cards) < rules.seats:
        table = replace(table, trick=cards, spread=spread, turn=(action.seat + 1) % rules.seats)
        return replace(state, table=table, hands=hands), events
    assert table.contract is not None
    winner = (table.leader + rules.ranking(table.contract, table.suit).winner(cards)) % rules.seats
    trick = Trick(table.leader, cards, winner)
    tricks = (*table.tricks, trick)
    turn = winner if len(tricks) < rules.tricks else NOBODY
    table = replace(table, trick=(), tricks=tricks, leader=winner, turn=turn, spread=spread)
    turned, more = turn_up(replace(state, table=table, hands=hands))
    return turned, (*events, Event("trick", winner, trick), *more)


def lifted(spot: Spot, card: Card) -> Spot:
    """The place after `card` was played, if it lay there."""
    return Spot(None, spot.covered) if spot.card == card else spot


def turn_up(state: State) -> Step:
    """After a trick each covered card that lies free is turned."""
    events: list[Event] = []
    spread, covered = [], []
    for seat, row in enumerate(state.table.spread):
        below = state.covered[seat]
        free = [spot.card is None and spot.covered for spot in row]
        events += [Event("turned", seat, card) for card, turns in zip(below, free, strict=True) if turns]
        spread.append(
            tuple(Spot(card, False) if turns else spot for spot, card, turns in zip(row, below, free, strict=True))
        )
        covered.append(tuple(None if turns else card for card, turns in zip(below, free, strict=True)))
    table = replace(state.table, spread=tuple(spread))
    return replace(state, table=table, covered=tuple(covered)), tuple(events)


def why(view: View, action: Action) -> Reason:
    return why_not(view, action.value) if isinstance(action.value, int) else Reason("kind")


PHASE = Phase(enter, legal, step, why)
