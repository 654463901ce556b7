"""The moments of a record that a review looks at: what each seat saw, and how the cards really lay."""

from collections.abc import Iterator

from sjavs_desktop.core.calling import called_card
from sjavs_desktop.core.game import interjections
from sjavs_desktop.core.notation import action_text, parse_action
from sjavs_desktop.core.record import HINT, Record
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Action, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.consider import SILENCE
from sjavs_desktop.engine.review import Moment, Unsaid
from sjavs_desktop.engine.talk import seed_for
from sjavs_desktop.engine.worlds import World

UNDEALT = ("shuffle", "cut", "legen")
"""Phases in which some cards are still to be dealt."""


def deals_of(record: Record) -> list[tuple[Moment, ...]]:
    """The moments of each deal, from its shuffle to its end or to the last action."""
    states = [state for state, _ in record.steps()]
    starts = [ply for ply, one in enumerate(record.actions) if one.kind == "shuffle"]
    ends = [*starts[1:], len(record.actions)]
    return [tuple(between(record, states, start, end)) for start, end in zip(starts, ends, strict=True)]


def between(record: Record, states: list[State], start: int, end: int) -> Iterator[Moment]:
    """The moments from the state before action `start` to that after the last action before `end`."""
    hints = advised(record)
    last = unsaid(record, states, start, end, hints)
    for ply in range(start, end + 1):
        action = record.actions[ply] if ply < end else None
        state = states[ply]
        by = action.seat if action is not None else state.table.turn
        yield Moment(
            ply=ply,
            action=action,
            view=view(state, by) if action is not None and by >= 0 else None,
            seen=tuple(view(state, seat) for seat in heads(state)),
            world=true_world(state) if ply > start else None,
            followed=hints.get(ply, ()),
            seed=seed_for(record.seed, ply, max(0, by)),
            unsaid=tuple(last.get(ply, ())),
        )


def unsaid(
    record: Record, states: list[State], start: int, end: int, hints: dict[int, tuple[Action, ...]]
) -> dict[int, list[Unsaid]]:
    """By ply who could have doubled there for the last time, out of turn, and said nothing.

    Nobody has to speak before that: whoever waits sees more. Whoever was advised to say nothing at any of the moments
    before has followed that.
    """
    found: dict[int, list[Unsaid]] = {}
    for seat in range(record.rules.seats) if record.rules.stakes.doubles else ():
        last: tuple[int, View] | None = None
        followed: tuple[Action, ...] = ()
        for ply in range(start, end):
            seen = view(states[ply], seat)
            if not interjections(seen):
                last, followed = None, ()
                continue
            if seen.table.turn != seat:
                last, followed = (ply, seen), (*followed, *hints.get(ply, ()))
            # Whoever doubles, this seat or another one, ends it too, and then nothing was let go by.
            ended = record.actions[ply].kind != "double" and not interjections(view(states[ply + 1], seat))
            if ended and last is not None:
                at, known = last
                found.setdefault(at, []).append(Unsaid(known, seed_for(record.seed, at, seat), followed))
    return found


def heads(state: State) -> list[int]:
    """The first seat of each account."""
    rules = state.rules
    return [next(seat for seat in range(rules.seats) if account(rules, seat) == each) for each in range(rules.accounts)]


def true_world(state: State) -> World | None:
    """How the cards lie; None before all are dealt and once the deal is over."""
    table = state.table
    if table.deal_over or table.phase in UNDEALT:
        return None
    card, partner = called_card(state.rules, table), table.partner
    if partner is None and card is not None:
        partner = next((seat for seat, hand in enumerate(state.hands) if hand >> card & 1), None)
    below = tuple(tuple(one for one in row if one is not None) for row in state.covered)
    below = below or ((),) * state.rules.seats
    return World(state.hands, below, state.talon | state.aside, partner)


def advised(record: Record) -> dict[int, tuple[Action, ...]]:
    """By ply what hints put first, as the marks of the record tell; what cannot be read is no hint."""
    found: dict[int, tuple[Action, ...]] = {}
    for mark in record.marks:
        if mark.kind != HINT:
            continue
        try:
            action = SILENCE if mark.value == action_text(SILENCE) else parse_action(mark.value)
        except ValueError:
            continue
        found[mark.at] = (*found.get(mark.at, ()), action)
    return found
