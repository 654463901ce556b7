"""Moments of a moving felt, for tests: each kind of motion, stopped after any part of its time."""

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QAbstractAnimation, QVariantAnimation

from sjavs_desktop.core.game import start
from sjavs_desktop.core.state import Event, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui.felt.choreography import Stage, stages
from sjavs_desktop.ui.felt.felt import Felt
from tests.core.games import match, rules_of

GAMES = {"slam": "old-mor", "exchange": "klorsjavs"}
"""Where a kind of motion is looked for, if not in Faroese Sjavs."""


class Moment(NamedTuple):
    """A step in which a kind of motion is seen."""

    kind: str
    before: View
    after: View
    events: tuple[Event, ...]


def wanted(kind: str, stage: Stage) -> bool:
    """Whether a stage shows a kind of motion."""
    if kind == "trump":
        return stage.named
    if kind == "sort":
        return stage.move == "order"
    return stage.kind == kind


def shows(kind: str, seen: View, events: tuple[Event, ...]) -> bool:
    """Whether a step does."""
    if kind == "cross":
        return any(one.kind == "rubber" for one in events) and any(seen.table.crosses)
    return any(wanted(kind, one) for one in stages(seen, events))


def steps(game: str) -> Iterator[tuple[State, State, tuple[Event, ...]]]:
    """Random matches of a game, step by step, with the state before."""
    for seed in range(1, 60):
        before = start(rules_of(game))
        for _, (state, events) in match(rules_of(game), random.Random(seed), deals=14):
            yield before, state, events
            before = state


@cache
def moment(kind: str) -> Moment:
    """A step that shows a kind of motion, as seat 0 sees it."""
    for before, after, events in steps(GAMES.get(kind, "sjavs")):
        if before.table.phase == "shuffle" and not before.table.results and kind == "deal":
            continue
        seen = view(after, 0)
        if shows(kind, seen, events):
            return Moment(kind, view(before, 0), seen, events)
    raise LookupError(kind)


def pass_stage(felt: Felt) -> None:
    """Ends the stage that goes on, at once."""
    director = felt.director
    clock = director._mover._clock
    if clock.state() != QAbstractAnimation.State.Stopped:
        clock.setCurrentTime(clock.duration())
    elif director._pause.isActive():
        director._pause.stop()
        director._next_stage()
    else:
        raise AssertionError("busy, and nothing goes on")


def finish(felt: Felt) -> None:
    """Lets everything come to its end, without waiting for it."""
    while felt.busy:
        pass_stage(felt)
    assert felt.director._mover._clock.state() == QAbstractAnimation.State.Stopped
    clock = felt.director._flourish._clock
    if clock.state() != QAbstractAnimation.State.Stopped:
        clock.setCurrentTime(clock.duration())


def clock_of(felt: Felt, kind: str) -> QVariantAnimation:
    """The clock that a kind of motion goes by."""
    return felt.director._flourish._clock if kind in ("trump", "cross") else felt.director._mover._clock


def stop_at(felt: Felt, one: Moment, part: float) -> None:
    """Shows a step and stops it after that part of the motion; after all of it what follows has begun."""
    felt.show_step(one.before)
    felt.settle()
    felt.show_step(one.after, one.events)
    director = felt.director
    while not (director._flourish.going if one.kind == "cross" else wanted(one.kind, director._stage or Stage(""))):
        pass_stage(felt)
    clock = clock_of(felt, one.kind)
    assert clock.state() == QAbstractAnimation.State.Running, one.kind
    clock.pause()
    clock.setCurrentTime(round(part * clock.duration()))
