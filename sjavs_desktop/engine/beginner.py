"""The beginner: plays by rules of thumb, each of which can be named; it knows its view and nothing else."""

from collections.abc import Callable

from sjavs_desktop.core.dice import numbers
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.engine import bidding
from sjavs_desktop.engine.choosing import choose
from sjavs_desktop.engine.following import FOLLOWS
from sjavs_desktop.engine.leading import LEADS
from sjavs_desktop.engine.reading import read


def cut(view: View, seed: int) -> tuple[Action, str]:
    """Knocks or cuts anywhere: the cards are shuffled, so no choice is better than another."""
    actions = legal(view)
    drawn = numbers(f"cut {seed}")
    if next(drawn) % 4 == 0:
        return actions[0], "knock"
    return actions[next(drawn) % len(actions)], "cut"


def bid(view: View, seed: int) -> tuple[Action, str]:
    """What `engine.bidding` advises in the auction."""
    return bidding.bid(view)


def name(view: View, seed: int) -> tuple[Action, str]:
    """What `engine.bidding` advises to name."""
    return bidding.name(view)


def play(view: View, seed: int) -> tuple[Action, str]:
    """The card of the first rule that applies."""
    at = read(view)
    card, reason = choose(FOLLOWS if view.table.trick else LEADS, at)
    return Action(view.seat, "play", card), reason


PHASES: dict[str, Callable[[View, int], tuple[Action, str]]] = {
    "cut": cut,
    "auction": bid,
    "naming": name,
    "play": play,
}
"""How each phase that asks a player is answered."""


def explain(view: View, seed: int) -> tuple[Action, str]:
    """What the beginner does in a view in which it is to act, and the key of the rule behind it.

    Raises ValueError when the viewer has nothing to decide.
    """
    if view.table.turn != view.seat or view.table.phase not in PHASES:
        raise ValueError(f"seat {view.seat} has nothing to decide in the phase {view.table.phase!r}")
    return PHASES[view.table.phase](view, seed)


def decide(view: View, seed: int) -> Action:
    """The action of `explain`."""
    return explain(view, seed)[0]
