"""How long everything on the felt takes: every duration in one place, and one factor over all of them.

Which kinds of motion are wanted at all is one wish for the whole program, as the deck of cards is.
"""

from collections.abc import Collection
from dataclasses import dataclass

SPEEDS = {"slow": 1.5, "normal": 1.0, "fast": 0.08, "instant": 0.0}
"""The factor of each speed. `fast` plays a whole deal in less than five seconds, with what is held by `HOLDS`."""
HOLDS = {"slow": 2200, "normal": 1500, "fast": 150, "instant": 150}
"""Milliseconds that a finished trick stays at each speed, where no time of its own was chosen: also where nothing
moves one must have seen its last card."""
DEFAULT_SPEED = "slow"
"""Of a first run: someone who learns the game must be able to follow."""
DEFAULT_HOLD = 1200
"""Milliseconds that a finished trick stays in the middle of a felt that was told nothing else."""

KINDS = ("deal", "sort", "play", "slam", "collect", "exchange", "trump", "cross")
"""Every kind of motion that can be switched off for itself."""

DURATIONS = {
    "gather": 420,  # a trick, or the whole pack, moves to where it is collected
    "fly": 300,  # one card of the deal
    "packet": 150,  # from one packet of the deal to the next
    "card": 28,  # from one card of a packet to the next
    "turn": 240,  # a packet of the own hand is turned up
    "order": 380,  # the own hand sorts itself
    "play": 360,  # a card moves to the trick
    "slam": 520,  # the highest card of all is raised over the trick and comes down
    "beat": 260,  # and then lies there before the next one comes
    "own": 40,  # the same after the viewer's own card, which needs no thought
    "take": 420,  # cards are laid away, or taken up from the middle
    "call": 620,  # a word in the auction can be read
    "named": 1300,  # trumps are named
    "grow": 560,  # their sign comes from who named them
    "move": 240,  # cards close up
    "shake": 360,  # a refused card; not scaled, it answers the player
    "jolt": 220,  # the trick under a slam; not scaled, it is over before one can look
    "cross": 3000,  # a cross is drawn over the score, stays and fades; not scaled, it has to be seen
}
"""Milliseconds at normal speed."""

_unwanted: list[frozenset[str]] = [frozenset()]


def forgo(kinds: Collection[str]) -> None:
    """Moves nothing of these kinds from now on, but of all others; ValueError for what is no kind."""
    for one in kinds:
        if one not in KINDS:
            raise ValueError(f"{one!r} is no kind of motion ({', '.join(KINDS)})")
    _unwanted[0] = frozenset(kinds)


def unmoved() -> bool:
    """Whether no kind of motion is wanted."""
    return len(_unwanted[0]) == len(KINDS)


@dataclass(frozen=True, slots=True)
class Motion:
    """The tempo that somebody chose."""

    speed: str = DEFAULT_SPEED
    """A key of `SPEEDS`."""
    hold: int = DEFAULT_HOLD
    """Milliseconds that a finished trick stays, whatever the speed."""

    @property
    def instant(self) -> bool:
        """Whether nothing moves at all."""
        return SPEEDS[self.speed] == 0

    def ms(self, name: str) -> int:
        """The duration called `name` (a key of `DURATIONS`, or `hold`) in milliseconds."""
        return self.hold if name == "hold" else round(SPEEDS[self.speed] * DURATIONS[name])

    def moves(self, kind: str) -> bool:
        """Whether a kind of motion is seen."""
        return not self.instant and kind not in _unwanted[0]

    def way(self, kind: str, name: str) -> int:
        """The duration called `name` of a movement of that kind in milliseconds; none where that is not wanted."""
        return self.ms(name) if self.moves(kind) else 0

    def unscaled(self, kind: str) -> int:
        """The duration of a motion of that kind at any speed, in milliseconds; none where it is not wanted."""
        return DURATIONS[kind] if self.moves(kind) else 0
