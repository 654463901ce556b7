"""What is said between the table and whoever thinks: a question about a view, and the answer to it."""

from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple, TypeAlias

from sjavs_desktop.core.state import Action, Seat, View

Ticket: TypeAlias = tuple[int, int]
"""The number of the game and the ply in it; an answer whose ticket is not the current one is stale."""


class Thought(NamedTuple):
    """What was thought about one action."""

    action: Action
    reason: str = ""
    """The key of the rule that speaks for it; empty when none does."""


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
    thought: tuple[Thought, ...] = ()


def seed_for(match: str, ply: int, seat: Seat) -> int:
    """The seed of one decision, from the seed of the match, the number of actions before it and the seat.

    It stands here, apart from the bots, so that whoever asks need not load them.
    """
    return int.from_bytes(sha256(f"{match}/{ply}/{seat}".encode()).digest()[:8], "big")
