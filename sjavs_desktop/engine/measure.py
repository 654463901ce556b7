"""How much better one way of playing is than another: the same deals from every side of the table.

A deal is played once for each account: one way of playing takes the seats of that account, the other all the rest.
What counts is what the deal brought the account beyond the average of the other accounts. Were both ways the same, that
would be zero over the turns of every deal, whatever the cards and however the game pays: so the luck of the cards
falls out, and games with an account for everybody can be measured like those with two sides.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from sjavs_desktop.core.game import legal
from sjavs_desktop.core.payoff import gain
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.sides import account
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


def earned(rules: Rules, table: Table, account: int) -> float:
    """Game points that the deals on a table brought an account beyond the average of the others."""
    return gain(
        rules.score, [sum(one.changes[each] for one in table.results) for each in range(rules.accounts)], account
    )


def knocking(decide: Decide) -> Decide:
    """The same player, who never cuts: all turns of a deal must come from the same cards."""

    def decided(view: View, seed: int) -> Action | None:
        return legal(view)[0] if view.table.phase == "cut" else decide(view, seed)

    return decided


def turn(rules: Rules, one: Decide, other: Decide, seed: str, number: int, mine: int) -> Table:
    """The table after deal `number` with `one` on the seats of an account, and `other` on all the rest.

    The dealer changes from deal to deal.
    """
    one, other = knocking(one), knocking(other)
    players = [one if account(rules, seat) == mine else other for seat in range(rules.seats)]
    return play_with(rules, players, f"{seed}/{number}", 1, number % rules.seats).table


def turns(rules: Rules, one: Decide, other: Decide, seed: str, count: int) -> Iterator[float]:
    """For each of `count` deals what `one` earns against `other` per deal, on average over the accounts.

    An annulled deal earns nothing.
    """
    for number in range(count):
        played = (turn(rules, one, other, seed, number, mine) for mine in range(rules.accounts))
        yield sum(earned(rules, table, mine) for mine, table in enumerate(played)) / rules.accounts


def edge(rules: Rules, one: Decide, other: Decide, seed: str, count: int) -> Mean:
    """What `one` earns against `other` in game points per deal, over duplicates of `count` deals."""
    return mean(list(turns(rules, one, other, seed, count)))
