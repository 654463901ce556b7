"""The levels of play by key, and how a bot of a level is asked.

A level is named by a text: its key, and behind it what differs from the standard agreements between partners, if
anything does ("club +return_suit", see `engine.agreements`). Records hold that text, so that a match can be made again.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from sjavs_desktop.core.dice import numbers
from sjavs_desktop.core.game import interjections, legal
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.core.wording import sentence
from sjavs_desktop.engine import agreements, beginner, thinking
from sjavs_desktop.engine.agreements import STANDARD, Agreed
from sjavs_desktop.engine.beginner import Habits
from sjavs_desktop.engine.styles import CLUB, EXPERT, NAMED, STRONG
from sjavs_desktop.engine.talk import Decision
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
    think: Callable[[View, int], Decision] | None = None
    """The same with what speaks for it; None for somebody who has no reasons."""
    style: Style | None = None
    """What makes it, if it searches."""


SILENT = 8
"""Of so many chances to speak up out of turn random play takes one."""


def at_random(view: View, seed: int) -> Action | None:
    """Any legal action, each as likely as another; out of turn mostly nothing."""
    spoken = interjections(view)
    if spoken and view.table.turn != view.seat:
        return spoken[0] if next(numbers(f"random {seed}")) % SILENT == 0 else None
    actions = legal(view)
    if not actions:
        raise ValueError(
            sentence("seat {seat} has nothing to decide in the phase {phase!r}", seat=view.seat, phase=view.table.phase)
        )
    return actions[next(numbers(f"random {seed}")) % len(actions)]


def searching(key: str, label: str, style: Style) -> Level:
    """A level that searches."""
    return Level(key, label, partial(thinking.decide, style), partial(thinking.decided, style), style)


def by_rules(key: str, label: str, agreed: Agreed) -> Level:
    """A level that plays by rules of thumb alone."""
    habits = Habits(agreed)
    return Level(key, label, partial(beginner.decide, habits=habits), partial(beginner.decided, habits=habits))


LEVELS: dict[str, Level] = {
    one.key: one
    for one in (
        by_rules("beginner", "Beginner", STANDARD),
        searching("club", "Club player", CLUB),
        searching("strong", "Strong", STRONG),
        searching("expert", "Expert", EXPERT),
        *(searching(one.key, one.label, one.style) for one in NAMED),
        Level("random", "Random", at_random),
    )
}
"""Every level, weakest useful one first, then the named styles; `random` serves as a yardstick."""


def agreeing(one: Level, agreed: Agreed) -> Level:
    """A level whose bots keep those agreements; its key tells which."""
    key = agreements.with_words(one.key.partition(" ")[0], agreed)
    if one.style is not None:
        return searching(key, one.label, one.style._replace(agreed=agreed))
    return by_rules(key, one.label, agreed) if one.think is not None else one._replace(key=key)


def level(text: str) -> Level:
    """The level of that text; raises ValueError with one sentence that lists what there is."""
    key, *words = text.split(" ")
    if key not in LEVELS:
        raise ValueError(sentence("{key!r} is not a level of play ({list})", key=key, list=", ".join(LEVELS)))
    return agreeing(LEVELS[key], agreements.read(words)) if words else LEVELS[key]


def decide(text: str, view: View, seed: int) -> Action | None:
    """What a bot of that level does; None to say nothing out of turn.

    Raises ValueError for a level that there is not.
    """
    return level(text).decide(view, seed)


def decided(text: str, view: View, seed: int, agreed: Agreed | None = None) -> Decision:
    """What a bot of that level does, with all that speaks for it; `agreed` in place of the agreements of the text.

    Raises ValueError for a level that there is not.
    """
    one = level(text) if agreed is None else agreeing(level(text), agreed)
    return one.think(view, seed) if one.think is not None else Decision(one.decide(view, seed))
