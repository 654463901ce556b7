"""What ends a rubber and a match: named functions over the accounts before and after a deal."""

from collections.abc import Callable
from typing import NamedTuple

from sjavs_desktop.core.rules import ScoreRules


class Standing(NamedTuple):
    """Where the accounts stand around a deal."""

    before: tuple[int, ...]
    after: tuple[int, ...]
    crosses: tuple[int, ...]
    """Crosses by account before the deal."""
    played: int
    """Deals that were scored, this one included."""
    deciding: tuple[int, ...] = ()
    """The accounts between which this deal had to decide."""


class Ending(NamedTuple):
    """What a deal ended, if anything."""

    scores: tuple[int, ...]
    """What the next deal begins with."""
    reached: tuple[int, ...] = ()
    """The accounts that came down to zero."""
    double: bool = False
    """Whether all others were still on their start then."""
    crosses: tuple[int, ...] = ()
    """Crosses by account after the deal."""
    winner: int | None = None
    loser: int | None = None
    deciding: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.winner is not None or self.loser is not None


def rubber(score: ScoreRules, at: Standing) -> Ending:
    """Zero wins the rubber and a cross, doubly while the others stand on their start; crosses win the match (S1)."""
    reached = tuple(account for account, left in enumerate(at.after) if left <= 0)
    if not reached:
        return Ending(at.after, crosses=at.crosses)
    others = [left for account, left in enumerate(at.after) if account not in reached]
    double = all(left == score.start for left in others)
    earned = score.cross_double if double else score.cross_plain
    crosses = tuple(old + (earned if account in reached else 0) for account, old in enumerate(at.crosses))
    # Two defenders of three may arrive together: the one who had less to go is first (house rule).
    enough = [account for account in reached if 0 < score.crosses <= crosses[account]]
    if enough:
        first = min(enough, key=lambda account: at.before[account])
        return Ending(at.after, reached, double, crosses, winner=first)
    return Ending((score.start,) * len(at.after), reached, double, crosses)


def loser(score: ScoreRules, at: Standing) -> Ending:
    """The first at zero has lost; of two the one who had less before, else one more deal decides (S1, Klørsjavs)."""
    fallen = at.deciding or tuple(account for account, left in enumerate(at.after) if left <= 0)
    if not fallen:
        return Ending(at.after, crosses=at.crosses)
    compared = at.after if at.deciding else at.before
    lowest = min(compared[account] for account in fallen)
    lowest_ones = tuple(account for account in fallen if compared[account] == lowest)
    if len(lowest_ones) > 1:
        return Ending(at.after, fallen, crosses=at.crosses, deciding=lowest_ones)
    return Ending(at.after, fallen, crosses=at.crosses, loser=lowest_ones[0])


def deals(score: ScoreRules, at: Standing) -> Ending:
    """A fixed number of deals; the highest account wins, and a draw is played on."""
    best = max(at.after)
    leaders = [account for account, chips in enumerate(at.after) if chips == best]
    over = score.deals and at.played >= score.deals and len(leaders) == 1
    return Ending(at.after, crosses=at.crosses, winner=leaders[0] if over else None)


ENDS: dict[str, Callable[[ScoreRules, Standing], Ending]] = {"rubber": rubber, "loser": loser, "deals": deals}
"""The ways of a pack's `end`, by name."""


def on_the_hook(score: ScoreRules, scores: tuple[int, ...]) -> tuple[int, ...]:
    """The accounts that have exactly the hook left."""
    return tuple(account for account, left in enumerate(scores) if score.hook and left == score.hook)
