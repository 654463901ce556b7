"""How much better one way of playing is than another: the same deals twice, with the sides exchanged."""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from sjavs_desktop.core.game import legal
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Action, Table, View
from sjavs_desktop.engine.play import Decide, play_with


class Mean(NamedTuple):
    """A mean with its standard error."""

    value: float
    error: float
    """Standard error; 0 when there are fewer than two values."""
    number: int
    """How many values there were."""

    @property
    def interval(self) -> tuple[float, float]:
        """The interval that holds the true mean with a confidence of 95 %."""
        return self.value - 1.96 * self.error, self.value + 1.96 * self.error


def mean(values: Sequence[float]) -> Mean:
    """The mean of some values; zero of none."""
    size = len(values)
    if not size:
        return Mean(0.0, 0.0, 0)
    middle = sum(values) / size
    spread = sum((one - middle) ** 2 for one in values) / (size - 1) if size > 1 else 0.0
    return Mean(middle, sqrt(spread / size), size)


def earned(table: Table, account: int) -> int:
    """Game points that the deals on a table brought an account, less those of the others."""
    return sum(
        (one.base + one.carry) * (1 if one.account == account else -1)
        for one in table.results
        if one.account is not None
    )


def knocking(decide: Decide) -> Decide:
    """The same player, who never cuts: both deals of a pair must come from the same cards."""

    def decided(view: View, seed: int) -> Action:
        return legal(view)[0] if view.table.phase == "cut" else decide(view, seed)

    return decided


def pairs(rules: Rules, one: Decide, other: Decide, seed: str, count: int) -> Iterator[float]:
    """For each of `count` deals what `one` earns against `other` per deal, played from both sides.

    An annulled deal earns nothing. The dealer changes from deal to deal.
    """
    one, other = knocking(one), knocking(other)
    for number in range(count):
        deal, dealer = f"{seed}/{number}", number % rules.seats
        first = play_with(rules, [one, other] * (rules.seats // 2), deal, 1, dealer)
        second = play_with(rules, [other, one] * (rules.seats // 2), deal, 1, dealer)
        yield (earned(first.table, 0) + earned(second.table, 1)) / 2


def edge(rules: Rules, one: Decide, other: Decide, seed: str, count: int) -> Mean:
    """What `one` earns against `other` in game points per deal, over duplicate pairs of deals."""
    return mean(list(pairs(rules, one, other, seed, count)))
