"""Who searches together: the worlds of a question are shared out among threads, the same way on every machine."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TypeAlias

from sjavs_desktop.core.state import View
from sjavs_desktop.engine.kernel import COMPILED
from sjavs_desktop.engine.search import Budget, Row, Searcher
from sjavs_desktop.engine.worlds import World, worlds

SHARES = 2
"""Parts of the worlds of a question, each looked at by a thread; fixed, so that answers depend on no machine."""

SLOWER = 60
"""How many times fewer positions are looked at where the kernel runs uncompiled; the rules of thumb decide the more."""

Work: TypeAlias = Callable[[Searcher, World, int], Row | None]
"""What each choice brings in a world, given the searcher and the number of the world; None when it took too long."""


class Crew:
    """The searchers of one who thinks, a thread for each share."""

    def __init__(self) -> None:
        self.searchers = [Searcher() for _ in range(SHARES)]
        self._pool = ThreadPoolExecutor(SHARES, "engine")

    def halt(self) -> None:
        """Ends what is being searched; may be called from any thread."""
        for one in self.searchers:
            one.stop[0] = 1

    def rows(self, work: Work, view: View, seed: int, budget: Budget) -> list[Row]:
        """What `work` says of each world."""
        for one in self.searchers:
            one.stop[0] = 0
        if not COMPILED:
            budget = budget._replace(nodes=budget.nodes // SLOWER, most=budget.most // SLOWER)
        shares = [
            self._pool.submit(share, work, worlds(view, Random(f"{seed}/{number}"), budget.reads), budget, one)
            for number, one in enumerate(self.searchers)
        ]
        return [row for one in shares for row in one.result()]


def share(work: Work, source: Iterator[World], budget: Budget, searcher: Searcher) -> list[Row]:
    """The rows of one thread; together the threads look at no more positions than the budget has."""
    ends, found = time.perf_counter() + budget.seconds, []
    searcher.nodes = 0
    for number in range(-(-budget.worlds // SHARES)):
        searcher.left = min(budget.most, budget.nodes // SHARES - searcher.nodes)
        if searcher.stop[0] or searcher.left <= 0 or (number and time.perf_counter() > ends):
            break
        row = work(searcher, next(source), number)
        if row is not None:
            found.append(row)
    return found
