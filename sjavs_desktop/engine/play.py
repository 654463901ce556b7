"""Whole matches between bots, in one process and without a screen: the referee of tests and measurements.

It is the one place of the engine that runs a game; each bot is still asked with its own view only.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.game import apply, speakers, start
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import CHANCE, OVER, Action, Seat, Table, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.levels import level, seed_for

Decide: TypeAlias = Callable[[View, int], Action | None]
"""What a player does with a view and a seed; None, out of turn only, is to say nothing."""


class Played(NamedTuple):
    """A match that was played."""

    actions: tuple[Action, ...]
    table: Table
    """The table as it was left."""


def play_with(
    rules: Rules,
    players: Sequence[Decide],
    seed: str,
    max_deals: int,
    dealer: Seat = 0,
    first: int = 1,
    opening: Sequence[Action] = (),
) -> Played:
    """Plays until the match is over, or until `max_deals` deals (annulled ones count) lie behind.

    The first deal is number `first` of the seed; what is done before anybody is asked, its own shuffle for one, is the
    `opening`.
    """
    state = start(rules, dealer)
    actions: list[Action] = []
    while state.table.phase != OVER:
        table = state.table
        if len(actions) < len(opening):
            action = opening[len(actions)]
        elif table.turn == CHANCE:
            number = table.deal + (table.next_dealer is not None)
            if number > max_deals:
                break
            action = shuffle(rules.deck, seed, first - 1 + number)
        else:
            # Whoever may speak up is asked before whoever is at turn.
            asked = (*speakers(state), table.turn)
            said = (players[seat](view(state, seat), seed_for(seed, len(actions), seat)) for seat in asked)
            action = next(one for one in said if one is not None)
        state, _ = apply(state, action)
        actions.append(action)
    return Played(tuple(actions), state.table)


def record_of(rules: Rules, levels: Sequence[str], seed: str, dealer: Seat, played: Played) -> Record:
    """The record of a match between bots of the given levels."""
    names = tuple(f"{level(key).label} {seat + 1}" for seat, key in enumerate(levels))
    return Record(rules, dealer, names, tuple(levels), seed, played.actions)


def play_match(rules: Rules, levels: Sequence[str], seed: str, max_deals: int, dealer: Seat = 0) -> Record:
    """A match between bots, a level a seat; the same arguments give the same record.

    Raises ValueError for an unknown level or a wrong number of them.
    """
    if len(levels) != rules.seats:
        raise ValueError(f"{len(levels)} levels are given for {rules.seats} seats")
    played = play_with(rules, [level(key).decide for key in levels], seed, max_deals, dealer)
    return record_of(rules, levels, seed, dealer, played)
