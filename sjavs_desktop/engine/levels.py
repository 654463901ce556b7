"""The levels of play by key, and how a bot of a level is asked."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from sjavs_desktop.core.dice import numbers
from sjavs_desktop.core.game import interjections, legal
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.engine import beginner, thinking
from sjavs_desktop.engine.search import Budget
from sjavs_desktop.engine.talk import seed_for as seed_for
from sjavs_desktop.engine.thinking import Style


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


# Measured by `tests.bench.strength`: with ten worlds bids were no better than by rule, with forty and care they were in
# Klørsjavs (+0.17 +-0.14), and in Sjavs as far as 70 deals tell (+0.10 +-0.12).
CLUB = Style(Budget(6, 600_000, reads=False), None, advised=1.0)
STRONG = Style(Budget(10, 1_000_000, 500_000), None, advised=0.75)
EXPERT = Style(Budget(60, 7_000_000), Budget(40, 8_000_000), advised=0.0, careful=2.0)

LEVELS: dict[str, Level] = {
    one.key: one
    for one in (
        Level("beginner", "Beginner", beginner.decide),
        Level("club", "Club player", partial(thinking.decide, CLUB)),
        Level("strong", "Strong", partial(thinking.decide, STRONG)),
        Level("expert", "Expert", partial(thinking.decide, EXPERT)),
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
