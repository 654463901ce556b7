"""What is true of a deal of the book: proved with all cards open, or found out from one hand. It loads the engine."""

from array import array
from collections.abc import Iterable
from typing import NamedTuple

from sjavs_desktop.app.exercises_book import PERSON
from sjavs_desktop.app.moments import true_world
from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.game import apply, legal
from sjavs_desktop.core.state import Action, State, ranking_of
from sjavs_desktop.core.view import view
from sjavs_desktop.engine import beginner
from sjavs_desktop.engine.search import Searcher, candidates, stand_ins
from sjavs_desktop.engine.tables import POINT, counting, measure, tables

NODES = 1 << 60


class Best(NamedTuple):
    """What a card comes to with all cards open."""

    card: Card
    taken: int
    """What the counting side takes from then on: `POINT` a card point and one a trick."""


def weighed(state: State, searcher: Searcher, cards: Iterable[Card]) -> list[Best]:
    """What each card of whoever is at turn comes to with all cards open and best play by everybody."""
    seat, world = state.table.turn, true_world(state)
    assert world is not None
    seen = view(state, seat)
    searcher.load(seen, world)
    ranking = ranking_of(state.rules, state.table)
    assert ranking is not None
    found = tables(ranking)
    counted = measure(found, state.rules.contract(state.table.contract or "").goal)
    left = [found.places[one] for hand in state.hands for one in range(64) if hand >> one & 1]
    left += [found.places[one] for one in state.table.trick]
    most = sum(counted.worth[place] for place in left) + state.rules.tricks
    # Card points in the play for them, tricks otherwise; every number that the counting side may take is a step.
    steps = sorted({POINT * points + more for points in range(121) for more in (0, *range(1, 9)) if points or more})
    steps = [one for one in steps if one <= most]
    numbers = array("i", [found.places[one] for one in cards])
    reached = array("i", [0] * len(numbers))
    searcher.kernel.weigh(numbers, array("i", steps), reached, len(steps) // 2, NODES)
    searcher.spend()
    return [Best(one, steps[count - 1] if count else 0) for one, count in zip(cards, reached, strict=True)]


def counts(state: State) -> bool:
    """Whether whoever is at turn is on the side whose takings are counted, and wants them."""
    world = true_world(state)
    assert world is not None
    goal = state.rules.contract(state.table.contract or "").goal
    mine = bool(counting(state.rules, state.table, state.table.turn, world.partner)[state.table.turn])
    return mine == (goal not in ("none", "least"))


def best_card(state: State, searcher: Searcher) -> Card:
    """The card that is best with all cards open; of those that come to the same the one that counts least."""
    seen = view(state, state.table.turn)
    ranking = ranking_of(state.rules, state.table)
    assert ranking is not None
    cards = candidates(seen, ranking)
    if len(cards) == 1:
        return cards[0]
    sign = 1 if counts(state) else -1
    return max(
        weighed(state, searcher, cards),
        key=lambda one: (sign * one.taken, -ranking.points[one.card], -ranking.strength[one.card]),
    ).card


def line(state: State, searcher: Searcher, seed: int = 0) -> tuple[Action, ...]:
    """How a deal goes on to its end: rules of thumb up to the play, and then best play with all cards open."""
    found: list[Action] = []
    deal = state.table.deal
    while not state.table.deal_over and state.table.deal == deal:
        seat = state.table.turn
        if state.table.phase == "play":
            action = Action(seat, "play", best_card(state, searcher))
        else:
            chosen = beginner.decide(view(state, seat), seed)
            assert chosen is not None
            action = chosen
        state, _ = apply(state, action)
        found.append(action)
    return tuple(found)


def after(state: State, actions: Iterable[Action]) -> State:
    """The state after some actions."""
    for action in actions:
        state, _ = apply(state, action)
    return state


def alike(state: State, card: Card) -> tuple[Card, ...]:
    """The cards that count the same as a card for whoever is at turn."""
    seen = view(state, state.table.turn)
    ranking = ranking_of(state.rules, state.table)
    assert ranking is not None
    instead = stand_ins(seen, ranking)
    return tuple(one for one, key in instead.items() if key == instead[card])


def reachable(state: State, searcher: Searcher) -> dict[Action, int]:
    """By card of whoever solves it what the counting side takes; the play must have come to them."""
    assert state.table.turn == PERSON
    seen = view(state, PERSON)
    cards = [int(str(one.value)) for one in legal(seen) if one.kind == "play"]
    return {Action(PERSON, "play", one.card): one.taken for one in weighed(state, searcher, cards)}
