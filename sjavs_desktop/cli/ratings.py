"""How strong the levels of a field are: what they earn, and a scale like Elo's from who did better how often."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import log10
from random import Random
from typing import NamedTuple, TypeAlias

from sjavs_desktop.engine.measure import Mean, mean

Values: TypeAlias = Mapping[tuple[str, str], Sequence[float]]
"""By pair of levels, for each deal by its number, what the first earned beyond the second."""

ROUNDS = 300
"""Steps in which the ratings are found; each brings them nearer."""
SAMPLES = 100
"""Fields that are drawn anew from the deals to see how far chance moves the ratings."""
DRAW = 0.5
"""A deal that each pair is supposed to have shared, half for each: nobody is endlessly strong."""


class Rating(NamedTuple):
    """The strength of a level in a field."""

    level: str
    elo: float
    """Above the middle of the field."""
    low: float
    high: float
    """The bounds of `elo` with a confidence of 95 %."""
    points: Mean
    """Game points per deal beyond the opponent, over all the others of the field."""


def shares(field: Sequence[str], values: Values, deals: Sequence[int]) -> dict[tuple[str, str], float]:
    """How many of the deals the first of two did better in; a deal without a difference counts half."""
    found: dict[tuple[str, str], float] = {
        (one, other): DRAW for one in field for other in field if one != other and meet(values, one, other)
    }
    for (one, other), row in values.items():
        won = sum((row[number] > 0) + 0.5 * (row[number] == 0) for number in deals)
        found[one, other] += won
        found[other, one] += len(deals) - won
    return found


def meet(values: Values, one: str, other: str) -> bool:
    """Whether two levels have played each other."""
    return (one, other) in values or (other, one) in values


def elo(field: Sequence[str], won: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Strengths that make the shares most likely (Bradley and Terry), on a scale where 400 is ten to one."""
    strength = dict.fromkeys(field, 1.0)
    for _ in range(ROUNDS):
        after = {}
        for one in field:
            others = [other for other in field if (one, other) in won]
            games = sum((won[one, each] + won[each, one]) / (strength[one] + strength[each]) for each in others)
            after[one] = sum(won[one, each] for each in others) / games
        middle = sum(log10(each) for each in after.values()) / len(after)
        strength = {key: each / 10**middle for key, each in after.items()}
    return {key: 400 * log10(each) for key, each in strength.items()}


def ratings(field: Sequence[str], values: Values) -> list[Rating]:
    """The levels of a field that has met, the strongest first."""
    size = min(len(row) for row in values.values())
    found = elo(field, shares(field, values, range(size)))
    dice, drawn = Random("ratings"), defaultdict[str, list[float]](list)
    for _ in range(SAMPLES):
        for key, each in elo(field, shares(field, values, dice.choices(range(size), k=size))).items():
            drawn[key].append(each)
    rows = []
    for key in field:
        middle = sum(drawn[key]) / SAMPLES
        spread = 1.96 * (sum((each - middle) ** 2 for each in drawn[key]) / (SAMPLES - 1)) ** 0.5
        rows.append(Rating(key, found[key], found[key] - spread, found[key] + spread, earnings(key, values)))
    return sorted(rows, key=lambda one: -one.elo)


def earnings(key: str, values: Values) -> Mean:
    """What a level earned a deal, on average over all the others: one value for each number of a deal."""
    own = [row for (one, _), row in values.items() if one == key]
    own += [[-each for each in row] for (_, other), row in values.items() if other == key]
    return mean([sum(each) / len(own) for each in zip(*own, strict=True)])
