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


SMALLEST = 2.0
"""What the smallest deal of a Faroese rubber is worth; limits are said in its game points."""


def unit(score: ScoreRules) -> float:
    """What a game point of a Faroese rubber corresponds to in this game, by what its smallest deal is worth."""
    prices = [price for _, price in score.tariff.prices if price > 0]
    bands = [band.simple for _, table in score.tables for band in table if band.simple > 0]
    return min(prices or [-(-one // score.divide) for one in bands], default=SMALLEST) / SMALLEST


# -- The chance to win the match ---------------------------------------------------------------------------------------

FALLS = 1.3
"""Of several accounts one falls to zero first with a chance that goes down with this power of what it has left.

Measured on three accounts that deals of usual worth move at random: it comes within 0.06 of how often each falls first,
and within 0.12 where one has less left than a deal is worth.
"""


def has_chance(score: ScoreRules) -> bool:
    """Whether there is a chance to win the match, or not to lose it: its end depends on the accounts."""
    return score.end == "loser" or (score.end == "rubber" and score.crosses > 0)


@lru_cache(maxsize=256)
def title(needed: int, crosses: tuple[int, ...], mine: int) -> float:
    """The chance of one account to have so many crosses first, if each rubber to come is anybody's and earns one."""
    there = [each for each, earned in enumerate(crosses) if earned >= needed]
    if there:
        return float(mine in there) / len(there)
    after = ((*crosses[:each], earned + 1, *crosses[each + 1 :]) for each, earned in enumerate(crosses))
    return sum(title(needed, one, mine) for one in after) / len(crosses)


def firsts(score: ScoreRules, scores: tuple[int, ...]) -> list[float]:
    """The chance of each account of a rubber to be at zero first.

    Two accounts race (`chances`); of several each has the product of its races, in proportion.
    """
    top = 2 * score.start
    left = [min(top, max(0, one)) for one in scores]
    if 0 in left:
        return [float(one == 0) / left.count(0) for one in left]
    odds, share = chances(score.start, score.divide), [1.0] * len(left)
    for mine, ours in enumerate(left):
        for other, theirs in enumerate(left):
            share[mine] *= odds[ours, theirs] if other != mine else 1.0
    return [one / sum(share) for one in share]


def rubber_chance(score: ScoreRules, scores: tuple[int, ...], mine: int, crosses: tuple[int, ...]) -> float:
    """The chance to win a match of rubbers; `crosses` are those before this rubber ends."""
    found = 0.0
    for each, often in enumerate(firsts(score, scores)):
        others = [left for other, left in enumerate(scores) if other != each]
        double = scores[each] <= 0 and all(left == score.start for left in others)
        earned = score.cross_double if double else score.cross_plain
        after = tuple(one + earned * (other == each) for other, one in enumerate(crosses))
        found += often * title(score.crosses, after, mine) if often else 0.0
    return found


def falls(scores: tuple[int, ...]) -> list[float]:
    """The chance of each account to be the first at zero, where all have something left; a rough model (`FALLS`)."""
    share = [max(1, left) ** -FALLS for left in scores]
    return [one / sum(share) for one in share]


def chance(score: ScoreRules, scores: tuple[int, ...], mine: int, crosses: tuple[int, ...]) -> float | None:
    """The chance to win the match as the accounts stand, or not to lose it; None where there is none."""
    if not has_chance(score):
        return None
    return rubber_chance(score, scores, mine, crosses) if score.end == "rubber" else 1.0 - falls(scores)[mine]


def ended_chance(
    score: ScoreRules,
    before: tuple[int, ...],
    after: tuple[int, ...],
    mine: int,
    deciding: tuple[int, ...],
    crosses: tuple[int, ...],
) -> float:
    """The chance after a deal that has moved the accounts."""
    if score.end == "rubber":
        return rubber_chance(score, after, mine, crosses)
    ending = ENDS["loser"](score, Standing(before, after, (), 0, deciding))
    fallen = (ending.loser,) if ending.loser is not None else ending.deciding
    if fallen:
        return 1.0 - (mine in fallen) / len(fallen)
    return 1.0 - falls(after)[mine]


def tied_chance(score: ScoreRules, scores: tuple[int, ...], mine: int, ties: int, crosses: tuple[int, ...]) -> float:
    """The chance after a tie: nothing has moved, but the next decided deal brings more, to one side or the other."""
    more = carry(score, ties + 1, False)
    if score.end != "rubber" or not more:
        return chance(score, scores, mine, crosses) or 0.0

    def after(each: int, worth: int) -> tuple[int, ...]:
        return tuple(left - worth if seat == each else left for seat, left in enumerate(scores))

    return sum(
        often / len(scores) * rubber_chance(score, after(each, -(-worth // score.divide) + more), mine, crosses)
        for worth, often in USUAL
        for each in range(len(scores))
    )
