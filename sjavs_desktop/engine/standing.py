"""What the accounts of a match are worth to one of them: how near each is to the end."""

from collections.abc import Callable
from functools import lru_cache

from sjavs_desktop.core.goals import ENDS, Standing
from sjavs_desktop.core.payoff import carry
from sjavs_desktop.core.rules import ScoreRules

USUAL = ((2, 0.5), (4, 0.35), (8, 0.12), (16, 0.03))
"""How often a deal of a rubber is worth so much, roughly; it decides how near an account is to its end."""
LOST = 15.0
"""What it costs to be the one who has lost the match, in game points."""


@lru_cache(maxsize=64)
def chances(start: int, divide: int = 1) -> dict[tuple[int, int], float]:
    """How likely the first of two accounts is to reach zero first, by what both have left."""
    found: dict[tuple[int, int], float] = {}
    for ours in range(start * 2 + 1):
        for theirs in range(start * 2 + 1):
            if ours == 0 or theirs == 0:
                found[ours, theirs] = 0.5 if ours == theirs else float(ours == 0)
                continue
            found[ours, theirs] = sum(
                often / 2 * (found[max(0, ours - worth), theirs] + found[ours, max(0, theirs - worth)])
                for worth, often in ((-(-each // divide), often) for each, often in USUAL)
            )
    return found


@lru_cache(maxsize=64)
def slope(start: int, divide: int) -> float:
    """What a game point at the start of a rubber adds to the chance to win it."""
    odds, step = chances(start, divide), min(2, start)
    return max(1e-6, (odds[start - step, start] - odds[start, start]) / step)


def race(score: ScoreRules, mine: int, theirs: int) -> float:
    """What two accounts of a rubber are worth to the first, in game points of its start."""
    start, top = score.start, 2 * score.start
    ours, others = min(top, max(0, mine)), min(top, max(0, theirs))
    double = (ours == 0 and others == start) - (others == 0 and ours == start)
    extra = (score.cross_double - score.cross_plain) / max(1, score.cross_plain) * 0.5
    return (chances(start, score.divide)[ours, others] + extra * double) / slope(start, score.divide)


def rubber_value(score: ScoreRules, scores: tuple[int, ...], mine: int) -> float:
    """What accounts are worth on the way to zero: of several, each alone is raced, until one is there."""
    others = [left for each, left in enumerate(scores) if each != mine]
    if scores[mine] > 0 and min(others) <= 0:
        return race(score, scores[mine], min(others))
    return sum(race(score, scores[mine], left) for left in others) / len(others)


def loser_value(score: ScoreRules, scores: tuple[int, ...], mine: int) -> float:
    """What accounts are worth where the first at zero loses: the own, against the average of the others."""
    fallen = [each for each, left in enumerate(scores) if left <= 0]
    lost = mine in fallen
    return chips_value(score, scores, mine) + (-LOST if lost else LOST * bool(fallen) / (len(scores) - 1))


def chips_value(score: ScoreRules, scores: tuple[int, ...], mine: int) -> float:
    """What accounts are worth where the highest wins: against the average of the others."""
    others = [left for each, left in enumerate(scores) if each != mine]
    return scores[mine] - sum(others) / len(others)


VALUES: dict[str, Callable[[ScoreRules, tuple[int, ...], int], float]] = {
    "rubber": rubber_value,
    "loser": loser_value,
    "deals": chips_value,
}
"""What accounts are worth, by what ends a match."""


def ended(
    score: ScoreRules, before: tuple[int, ...], after: tuple[int, ...], mine: int, deciding: tuple[int, ...]
) -> float:
    """What accounts are worth after a deal; where the first at zero loses, the rules tell which of two that is."""
    if score.end != "loser":
        return VALUES[score.end](score, after, mine)
    ending = ENDS["loser"](score, Standing(before, after, (), 0, deciding))
    fallen = (ending.loser,) if ending.loser is not None else ending.deciding
    if not fallen:
        return chips_value(score, after, mine)
    share = LOST / len(fallen)
    return chips_value(score, after, mine) + (-share if mine in fallen else LOST / (len(after) - 1))


def tied(score: ScoreRules, scores: tuple[int, ...], mine: int, ties: int) -> float:
    """What a tie is worth: nothing has moved, but the next decided deal brings more, to one side or the other (S1)."""
    value, more = VALUES[score.end], carry(score, ties + 1, False)
    if score.end != "rubber" or not more:
        return value(score, scores, mine)

    def after(each: int, worth: int) -> tuple[int, ...]:
        return tuple(left - worth if seat == each else left for seat, left in enumerate(scores))

    return sum(
        often / len(scores) * value(score, after(each, -(-worth // score.divide) + more), mine)
        for worth, often in USUAL
        for each in range(len(scores))
    )
