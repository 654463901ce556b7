"""Who searches together: the worlds of a question are shared out among threads, the same way on every machine."""

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import Random
from typing import TypeAlias, TypeVar

from sjavs_desktop.core.state import View
from sjavs_desktop.engine.kernel import COMPILED
from sjavs_desktop.engine.search import Budget, Searcher
from sjavs_desktop.engine.worlds import World, worlds

SHARES = 2
"""Parts of the worlds of a question, each looked at by a thread; fixed, so that answers depend on no machine."""

SLOWER = 60
"""How many times fewer positions are looked at where the kernel runs uncompiled; the rules of thumb decide the more."""

BEHIND = 10
"""The niceness of threads that think."""

T = TypeVar("T")

Work: TypeAlias = Callable[[Searcher, World, int], T | None]
"""What is found out in a world (what each choice brings), given the searcher and the number of the world; None when it
took too long."""


def step_back() -> None:
    """From now on this thread lets others go first, above all the one that paints; a thought may end a little later.

    Where all cores have work this halves what most frames take while bots think. Only Linux counts niceness by thread.
    """
    if sys.platform.startswith("linux"):
        thread = threading.get_native_id()
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, thread, max(BEHIND, os.getpriority(os.PRIO_PROCESS, thread)))


class Crew:
    """The searchers of one who thinks, a thread for each share where there are cores enough."""

    def __init__(self, spare: int = 1) -> None:
        """`spare` are the cores that are left to others: with both of two taken, a table that deals cards stutters.

        With fewer threads the shares are looked at one after the other, and the answer is the same.
        """
        self.searchers = [Searcher() for _ in range(SHARES)]
        threads = max(1, min(SHARES, (os.cpu_count() or 1) - spare))
        self._pool = ThreadPoolExecutor(threads, "engine", step_back)

    def halt(self) -> None:
        """Ends what is being searched; may be called from any thread."""
        for one in self.searchers:
            one.stop[0] = 1

    @property
    def stopped(self) -> bool:
        """Whether the last search was ended before its time."""
        return any(one.stop[0] for one in self.searchers)

    def ready(self) -> None:
        """Makes the searchers ready for the next search, whatever was stopped before."""
        for one in self.searchers:
            one.stop[0] = 0

    def rows(self, work: Work[T], view: View, seed: int, budget: Budget) -> list[T]:
        """What `work` says of each world."""
        return self.more(work, sources(view, seed, budget.reads), budget)

    def more(self, work: Work[T], drawn: Sequence[Iterator[World]], budget: Budget) -> list[T]:
        """What `work` says of the next worlds, of which each share has its own."""
        self.ready()
        if not COMPILED:
            budget = budget._replace(nodes=budget.nodes // SLOWER, most=budget.most // SLOWER)

        def part(number: int, source: Iterator[World], searcher: Searcher) -> list[T]:
            return share(work, source, budget, searcher, (budget.worlds + SHARES - 1 - number) // SHARES)

        pairs = enumerate(zip(drawn, self.searchers, strict=True))
        shares = [self._pool.submit(part, number, source, one) for number, (source, one) in pairs]
        return [row for one in shares for row in one.result()]


class OneTime(Crew):
    """A crew for a single question: once it is halted it stays so, and no stop comes too early or hits another."""

    def __init__(self) -> None:
        super().__init__()
        self.halted = False

    def halt(self) -> None:
        self.halted = True
        super().halt()

    def ready(self) -> None:
        """Nothing is taken back."""

    def close(self) -> None:
        """Lets its threads end."""
        self._pool.shutdown(wait=False)


def sources(view: View, seed: int, reads: bool = True) -> list[Iterator[World]]:
    """Endless worlds for each share of a question."""
    return [worlds(view, Random(f"{seed}/{number}"), reads) for number in range(SHARES)]


def share(work: Work[T], source: Iterator[World], budget: Budget, searcher: Searcher, worlds: int) -> list[T]:
    """The rows of one thread, which looks at so many worlds; together they look at no more
    positions than the budget has.
    """
    ends, found = time.perf_counter() + budget.seconds, list[T]()
    searcher.nodes = 0
    for number in range(worlds):
        searcher.left = min(budget.most, budget.nodes // SHARES - searcher.nodes)
        if searcher.stop[0] or searcher.left <= 0 or (number and time.perf_counter() > ends):
            break
        row = work(searcher, next(source), number)
        if row is not None:
            found.append(row)
    return found
