"""What is said between the table and whoever thinks: a question about a view, and the answer to it."""

from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple, TypeAlias

from sjavs_desktop.core.state import Action, Seat, View

Ticket: TypeAlias = tuple[int, int]
"""The number of the game and the ply in it; an answer whose ticket is not the current one is stale."""


class Expected(NamedTuple):
    """What an action is expected to bring."""

    action: Action
    value: float
    """Mean over the worlds, in game points towards the match."""
    error: float
    """Standard error of the difference to the best action; 0 for the best one."""


class Decision(NamedTuple):
    """What a bot does and why, from what it saw and knew itself."""

    action: Action | None
    """None to say nothing out of turn."""
    reason: str = ""
    """The key of the rule of thumb that speaks for the action; empty when none does."""
    choices: tuple[Expected, ...] = ()
    """What was weighed, the best first; empty without a search, or when there was but one choice."""
    worlds: int = 0
    """Deals that could be in which the choices were tried."""
    advice: Action | None = None
    """What the rules of thumb would do."""
    lacks: tuple[int, ...] = ()
    """By seat the groups that the bot knew it to have no card of: bit ``g`` for group ``g``."""
    start: float = 0.0
    """What the accounts were worth as they stood, in the measure of the values; what a choice brings is the rest."""
    heard: bool = False
    """Whether the worlds were weighed by what was said."""


@dataclass(frozen=True, slots=True)
class Request:
    """A question: what would a bot of that level do here?"""

    ticket: Ticket
    view: View
    level: str
    """A key of `engine.levels.LEVELS`."""
    seed: int
    """The same request with the same seed gets the same answer."""
    kind: str = "move"
    """What the answer is for; a newer request of the same kind replaces an older one."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a request; a failure is an answer too."""

    ticket: Ticket
    action: Action | None
    """None when there is an error, or out of turn when there is nothing to say."""
    done: bool = True
    """False for a first opinion that a later answer to the same ticket replaces."""
    error: str | None = None
    kind: str = "move"
    thought: Decision | None = None
    """How the action came about."""


def seed_for(match: str, ply: int, seat: Seat) -> int:
    """The seed of one decision, from the seed of the match, the number of actions before it and the seat.

    It stands here, apart from the bots, so that whoever asks need not load them.
    """
    return int.from_bytes(sha256(f"{match}/{ply}/{seat}".encode()).digest()[:8], "big")
