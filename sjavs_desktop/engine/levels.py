"""The levels of play by key, and how a bot of a level is asked."""

from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple

from sjavs_desktop.core.dice import numbers
from sjavs_desktop.core.game import interjections, legal
from sjavs_desktop.core.state import Action, Seat, View
from sjavs_desktop.engine import beginner


class Level(NamedTuple):
    """A way of playing."""

    key: str
    label: str
    """English source text, translated where it is shown."""
    decide: Callable[[View, int], Action | None]
    """A legal action from a view in which the viewer is to act; the same for the same view and seed.

    Out of turn it is asked where the rules let it speak up (`core.game.interjections`); None is to say nothing.
    """


SILENT = 8
"""Of so many chances to speak up out of turn random play takes one."""


def at_random(view: View, seed: int) -> Action | None:
    """Any legal action, each as likely as another; out of turn mostly nothing."""
    spoken = interjections(view)
    if spoken and view.table.turn != view.seat:
        return spoken[0] if next(numbers(f"random {seed}")) % SILENT == 0 else None
    actions = legal(view)
    if not actions:
        raise ValueError(f"seat {view.seat} has nothing to decide in the phase {view.table.phase!r}")
    return actions[next(numbers(f"random {seed}")) % len(actions)]


LEVELS: dict[str, Level] = {
    one.key: one
    for one in (
        Level("beginner", "Beginner", beginner.decide),
        Level("random", "Random", at_random),
    )
}
"""Every level, weakest useful one first; `random` serves as a yardstick."""


def level(key: str) -> Level:
    """The level called `key`; raises ValueError with one sentence that lists what there is."""
    if key not in LEVELS:
        raise ValueError(f"{key!r} is not a level of play ({', '.join(LEVELS)})")
    return LEVELS[key]


def decide(key: str, view: View, seed: int) -> Action | None:
    """What a bot of that level does; None to say nothing out of turn.

    Raises ValueError for a level that there is not.
    """
    return level(key).decide(view, seed)


def seed_for(match: str, ply: int, seat: Seat) -> int:
    """The seed of one decision, from the seed of the match, the number of actions before it and the seat.

    Whoever runs bots uses this, so that a match can be played again from its record.
    """
    return int.from_bytes(sha256(f"{match}/{ply}/{seat}".encode()).digest()[:8], "big")
