"""Duplicate deals between two levels, in this process or in several: the same whatever the number of processes."""

import json
import multiprocessing
import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from queue import SimpleQueue
from typing import NamedTuple, TypeAlias

from sjavs_desktop.core.compile import rules_from
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.engine import thinking
from sjavs_desktop.engine.levels import level
from sjavs_desktop.engine.measure import earned, turn


class Part(NamedTuple):
    """What one of the two levels did in a deal, over all turns."""

    decisions: int
    seconds: float
    declared: int
    made: int
    """Of the deals declared, how many were made."""


class Duplicate(NamedTuple):
    """A deal that was played once for each account."""

    a: str
    b: str
    number: int
    value: float
    """Game points per deal that `a` earned beyond `b`."""
    parts: tuple[Part, Part]
    """Of `a` and of `b`."""


Task: TypeAlias = tuple[str, str, int]
"""Level `a`, level `b`, and the number of the deal."""


class Timed:
    """A level that counts its decisions and how long they take."""

    def __init__(self, key: str) -> None:
        self._decide = level(key).decide
        self.decisions, self.seconds = 0, 0.0

    def __call__(self, view: View, seed: int) -> Action | None:
        began = time.perf_counter()
        action = self._decide(view, seed)
        self.seconds += time.perf_counter() - began
        self.decisions += 1
        return action


def duplicate(rules: Rules, seed: str, task: Task) -> Duplicate:
    """Plays a deal in all its turns."""
    a, b, number = task
    one, other = Timed(a), Timed(b)
    value, declared, made = 0.0, [0, 0], [0, 0]
    for mine in range(rules.accounts):
        table = turn(rules, one, other, seed, number, mine)
        value += earned(rules, table, mine) / rules.accounts
        for result in table.results:
            if result.declarer is not None:
                whose = int(account(rules, result.declarer) != mine)
                declared[whose] += 1
                made[whose] += bool(result.won)
    parts = [
        Part(each.decisions, each.seconds, declared[place], made[place]) for place, each in enumerate((one, other))
    ]
    return Duplicate(a, b, number, value, (parts[0], parts[1]))


# -- In several processes ----------------------------------------------------------------------------------------------


_here: list[tuple[Rules, str]] = []
"""The rules and the seed that this process plays with."""


def begin(resolved: str, seed: str) -> None:
    """Makes a process ready: Ctrl-C is for the one that started it, and each takes one core only."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _here[:] = [(rules_from(json.loads(resolved), "match"), seed)]
    # The shares of a question are looked at one after another; the answers are the same.
    thinking.crew()._pool = ThreadPoolExecutor(1, "engine")


@contextmanager
def undisturbed() -> Iterator[None]:
    """Holds Ctrl-C back: processes that are started meanwhile never hear of it, not even while they load."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(task: Task) -> Duplicate:
    """Plays a deal in a process that is ready."""
    (rules, seed), *_ = _here
    return duplicate(rules, seed, task)


def duplicates(rules: Rules, seed: str, tasks: Sequence[Task], jobs: int = 1) -> Iterator[Duplicate]:
    """Plays deals, in `jobs` processes if that is more than one; they come in any order.

    Whoever stops listening ends the processes at once.
    """
    if jobs == 1 or len(tasks) < 2:
        yield from (duplicate(rules, seed, task) for task in tasks)
        return
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), context, begin, (rules.resolved, seed))
    try:
        # Not `as_completed`: it takes the locks of all that is waited for, and Ctrl-C meanwhile would leave some taken.
        done: SimpleQueue[Future[Duplicate]] = SimpleQueue()
        with undisturbed():
            for task in tasks:
                pool.submit(work, task).add_done_callback(done.put)
        for _ in tasks:
            yield done.get().result()
        pool.shutdown()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        raise
