"""Deals to be asked about: hands to bid with, and deals between bots to remember. The engine is loaded when needed."""

from collections.abc import Sequence

from sjavs_desktop.app.exercises_book import ORIGIN, PERSON
from sjavs_desktop.app.seats import HUMAN
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.game import apply, legal, start
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Action, State
from sjavs_desktop.core.view import view

BOT = "beginner"
TRIES = 200
"""Deals that are looked at for a question before the last one will do."""


def header(rules: Rules, names: Sequence[str], seed: str, number: int) -> Record:
    """The header of a record of one deal."""
    levels = (HUMAN, *(BOT,) * (rules.seats - 1))
    key = f"{seed}/{number}"
    return Record(rules, number % rules.seats, tuple(names[: rules.seats]), levels, key, origin=f"{ORIGIN} {key}")


def moves(record: Record, upto: str = "") -> Record:
    """The deal played by bots, to its end or to the first moment in phase `upto` in which the person has a choice."""
    from sjavs_desktop.engine import beginner

    rules = record.rules
    state: State = start(rules, record.dealer)
    deal = shuffle(rules.deck, record.seed, 1)
    state, _ = apply(state, deal)
    done: list[Action] = [deal]
    while not state.table.deal_over:
        seat = state.table.turn
        seen = view(state, seat)
        if seat == PERSON and state.table.phase == upto and len(legal(seen)) > 1:
            break
        action = beginner.decide(seen, number_of(record.seed, len(done)))
        if action is None:
            break
        state, _ = apply(state, action)
        done.append(action)
    return Record(rules, record.dealer, record.players, record.levels, record.seed, tuple(done), origin=record.origin)


def number_of(seed: str, ply: int) -> int:
    """The seed of a bot's choice."""
    from sjavs_desktop.engine.talk import seed_for

    return seed_for(seed, ply, PERSON)


def bidding(rules: Rules, names: Sequence[str], seed: str, number: int) -> Record:
    """A deal up to a choice of the person in the auction."""
    found = header(rules, names, seed, number)
    for attempt in range(TRIES):
        found = moves(header(rules, names, seed, number * TRIES + attempt), "auction")
        table = found.state().table
        if table.phase == "auction" and table.turn == PERSON:
            return found
    return found


def played_out(rules: Rules, names: Sequence[str], seed: str, number: int) -> Record:
    """A whole deal between bots in which somebody has bid."""
    found = header(rules, names, seed, number)
    for attempt in range(TRIES):
        found = moves(header(rules, names, seed, number * TRIES + attempt))
        result = found.state().table.results
        if result and result[-1].declarer is not None and not result[-1].folded:
            return found
    return found
