"""Random matches as the score sheet sees them: one table after each scored deal."""

import random
from collections.abc import Callable
from functools import cache

from sjavs_desktop.core.game import start
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Table
from tests.core.games import match


@cache
def tables(rules: Rules, seed: int, deals: int = 60) -> tuple[Table, ...]:
    """The tables of a random match: its start, and after each scored deal."""
    found = [start(rules).table]
    for _, (state, events) in match(rules, random.Random(seed), deals):
        found += [state.table] * any(one.kind == "scored" for one in events)
    return tuple(found)


def where(rules: Rules, found: Callable[[Table], bool]) -> Table:
    """The first table of random matches that is as wanted."""
    return next(table for seed in range(200) for table in tables(rules, seed) if found(table))
