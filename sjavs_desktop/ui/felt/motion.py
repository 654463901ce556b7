"""How long everything on the felt takes: every duration in one place, and one factor over all of them."""

from dataclasses import dataclass

SPEEDS = {"slow": 1.5, "normal": 1.0, "fast": 0.12, "instant": 0.0}
"""The factor of each speed. `fast` plays a whole deal in less than five seconds, but for what is held."""
DEFAULT_SPEED = "slow"
"""Of a first run: someone who learns the game must be able to follow."""
DEFAULT_HOLD = 1200
"""Milliseconds that a finished trick stays in the middle, whatever the speed."""

DURATIONS = {
    "gather": 420,  # a trick, or the whole pack, moves to where it is collected
    "fly": 300,  # one card of the deal
    "packet": 150,  # from one packet of the deal to the next
    "card": 28,  # from one card of a packet to the next
    "play": 360,  # a card moves to the trick
    "beat": 260,  # and then lies there before the next one comes
    "own": 40,  # the same after the viewer's own card, which needs no thought
    "take": 420,  # cards are laid away, or taken up from the middle
    "call": 620,  # a word in the auction can be read
    "named": 1300,  # trumps are named
    "move": 240,  # cards close up
    "shake": 360,  # a refused card; not scaled, it answers the player
}
"""Milliseconds at normal speed."""


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

    def ms(self, kind: str) -> int:
        """The duration called `kind` (a key of `DURATIONS`, or `hold`) in milliseconds."""
        return self.hold if kind == "hold" else round(SPEEDS[self.speed] * DURATIONS[kind])
