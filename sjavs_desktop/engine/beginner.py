"""The beginner: plays by rules of thumb, each of which can be named; it knows its view and nothing else."""

from collections.abc import Callable
from typing import NamedTuple

from sjavs_desktop.core.dice import numbers
from sjavs_desktop.core.game import interjections, legal
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.engine import bidding, doubling, exchanging, marrying
from sjavs_desktop.engine.agreements import STANDARD, Agreed, unused
from sjavs_desktop.engine.avoiding import PRESS_FOLLOWS, PRESS_LEADS, SHUN_FOLLOWS, SHUN_LEADS
from sjavs_desktop.engine.choosing import Rule, choose
from sjavs_desktop.engine.following import FOLLOWS
from sjavs_desktop.engine.leading import LEADS
from sjavs_desktop.engine.least import LEAST_FOLLOWS, LEAST_LEADS
from sjavs_desktop.engine.memory import ALL, lacking
from sjavs_desktop.engine.reading import read
from sjavs_desktop.engine.sweeping import STOP_FOLLOWS, STOP_LEADS, SWEEP_FOLLOWS, SWEEP_LEADS
from sjavs_desktop.engine.talk import Decision


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


def exchange(view: View, seed: int) -> tuple[Action, str]:
    """What `engine.exchanging` advises to do with the talon."""
    return exchanging.exchange(view)


def lay(view: View, seed: int) -> tuple[Action, str]:
    """Whether `engine.doubling` advises to lay after the first cards."""
    return doubling.lay(view)


def marry(view: View, seed: int) -> tuple[Action, str]:
    """Whether `engine.marrying` advises to take the open trump of a marriage."""
    return marrying.marry(view)


def fold(view: View, seed: int) -> tuple[Action, str]:
    """Whether `engine.exchanging` advises to give the deal up."""
    return exchanging.fold(view)


class Tables(NamedTuple):
    """The rules of play of one side."""

    leads: tuple[Rule, ...]
    follows: tuple[Rule, ...]


GOALS: dict[str, tuple[Tables, Tables]] = {
    "points": (Tables(LEADS, FOLLOWS), Tables(LEADS, FOLLOWS)),
    "none": (Tables(SHUN_LEADS, SHUN_FOLLOWS), Tables(PRESS_LEADS, PRESS_FOLLOWS)),
    "least": (Tables(LEAST_LEADS, LEAST_FOLLOWS), Tables(LEAST_LEADS, LEAST_FOLLOWS)),
    "all": (Tables(SWEEP_LEADS, SWEEP_FOLLOWS), Tables(STOP_LEADS, STOP_FOLLOWS)),
}
"""By the goal of a contract how its declarers play, and how their opponents do."""


class Habits(NamedTuple):
    """How somebody plays by the rules of thumb."""

    agreed: Agreed = STANDARD
    """What partners have agreed upon (`engine.agreements`)."""
    memory: str = ALL
    """What is remembered of the cards that were played (`engine.memory`)."""


USUAL = Habits()


def play(view: View, habits: Habits = USUAL) -> tuple[Action, str]:
    """The card of the first rule that applies."""
    at = read(view, habits.memory)
    declaring, defending = GOALS[view.rules.contract(view.table.contract or "").goal]
    tables = declaring if at.declares or at.supports else defending
    card, reason = choose(tables.follows if view.table.trick else tables.leads, at, unused(habits.agreed))
    return Action(view.seat, "play", card), reason


PHASES: dict[str, Callable[[View, int], tuple[Action, str]]] = {
    "cut": cut,
    "legen": lay,
    "auction": bid,
    "naming": name,
    "exchange": exchange,
    "marriage": marry,
    "fold": fold,
}
"""How each phase before the play that asks a player is answered."""


def explain(view: View, seed: int, habits: Habits = USUAL) -> tuple[Action | None, str]:
    """What the beginner does in a view in which it is to act or may speak up, and the key of the rule behind it.

    Raises ValueError when the viewer has nothing to decide.
    """
    if interjections(view):
        spoken, reason = doubling.double(view)
        if spoken is not None or view.table.turn != view.seat:
            return spoken, reason
    phase = view.table.phase
    if view.table.turn != view.seat or phase not in (*PHASES, "play"):
        raise ValueError(f"seat {view.seat} has nothing to decide in the phase {phase!r}")
    return play(view, habits) if phase == "play" else PHASES[phase](view, seed)


def decide(view: View, seed: int, habits: Habits = USUAL) -> Action | None:
    """The action of `explain`."""
    return explain(view, seed, habits)[0]


def decided(view: View, seed: int, habits: Habits = USUAL) -> Decision:
    """The action of `explain` with its reason and with what was known."""
    action, reason = explain(view, seed, habits)
    return Decision(action, reason, advice=action, lacks=lacking(view, habits.memory))
