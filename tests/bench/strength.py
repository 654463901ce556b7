"""How much better one player is than another, as JSON: duplicate deals, once for every account.

- ``python -m tests.bench.strength --pack sjavs --a expert --b yardstick --deals 200 [--seed S] [--first N]``: the mean
  of what `a` earns a deal beyond the others, with its 95 % interval, and the processor time of each a decision; with
  ``--resume FILE`` each deal is kept there, and another run goes on after those it finds. Players are levels,
  ``expert:worlds=20,before=0`` for one with another style, ``yardstick`` and ``cheater`` (`tests.bench.yardstick`);
- ``--ladder``: each level against the one below it;
- ``--share``: where `a` and the yardstick stand between the beginner (0 %) and a player who sees all cards (100 %).

The same seed gives the same deals and the same decisions; ``--jobs`` shares deals out among processes and changes
nothing.
"""

import argparse
import json
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice, pairwise
from math import hypot
from pathlib import Path
from typing import Any, NamedTuple

from sjavs_desktop.app import library
from sjavs_desktop.cli.arguments import options_in
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.game import apply, legal, speakers, start
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import CHANCE, OVER, Action, State, Table
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.levels import seed_for
from sjavs_desktop.engine.measure import Mean, earned, mean
from tests.bench.yardstick import Player, player

LADDER = ("random", "beginner", "club", "strong", "expert")


class Clock:
    """A player whose decisions are timed: processor time of all threads."""

    def __init__(self, inner: Player) -> None:
        self.inner, self.taken, self.times = inner, 0.0, 0

    def ask(self, state: State, seat: int, seed: int) -> Action | None:
        """What the player does."""
        began = time.process_time()
        found = self.inner(state, view(state, seat), seed)
        self.taken += time.process_time() - began
        self.times += 1
        return found


class Turns(NamedTuple):
    """One deal from the seats of every account."""

    earned: float
    """What `a` earned, on average over the turns."""
    seconds: tuple[float, float]
    """Processor time of `a` and of `b`."""
    times: tuple[int, int]
    """How often each was asked."""


def chosen(players: Sequence[Clock], state: State, seed: str, ply: int) -> Action:
    """What is done at a table: whoever may speak up is asked before whoever is at turn, and nobody cuts."""
    table = state.table
    if table.phase == "cut":
        return legal(view(state, table.turn))[0]
    asked = (*speakers(state), table.turn)
    said = (players[seat].ask(state, seat, seed_for(seed, ply, seat)) for seat in asked)
    return next(one for one in said if one is not None)


def one_deal(rules: Rules, players: Sequence[Clock], seed: str, dealer: int) -> Table:
    """A single deal; an annulled one is not dealt again."""
    state, ply = start(rules, dealer), 0
    while state.table.phase != OVER:
        table = state.table
        if table.turn == CHANCE:
            number = table.deal + (table.next_dealer is not None)
            if number > 1:
                break
            action = shuffle(rules.deck, seed, number)
        else:
            action = chosen(players, state, seed, ply)
        state, _ = apply(state, action)
        ply += 1
    return state.table


def duplicate(rules: Rules, a: str, b: str, seed: str, number: int) -> Turns:
    """A deal from every side of the table."""
    one, other, found = Clock(player(a)), Clock(player(b)), 0.0
    for mine in range(rules.accounts):
        seats = [one if account(rules, seat) == mine else other for seat in range(rules.seats)]
        found += earned(rules, one_deal(rules, seats, f"{seed}/{number}", number % rules.seats), mine)
    return Turns(found / rules.accounts, (one.taken, other.taken), (one.times, other.times))


_rules: dict[tuple[str, tuple[str, ...]], Rules] = {}


def rules_for(pack: str, chosen: tuple[str, ...]) -> Rules:
    """The rules of a pack, compiled once for each process."""
    if (pack, chosen) not in _rules:
        found = library.find(pack)
        _rules[pack, chosen] = compile_rules(found, options_in(found, list(chosen)))
    return _rules[pack, chosen]


def played(pack: str, chosen: tuple[str, ...], a: str, b: str, seed: str, number: int) -> Turns:
    """`duplicate` for another process."""
    return duplicate(rules_for(pack, chosen), a, b, seed, number)


def milliseconds(turns: Sequence[Turns], each: int) -> float:
    """Processor time of one of the players for a decision, on average."""
    return round(1000 * sum(one.seconds[each] for one in turns) / max(1, sum(one.times[each] for one in turns)), 2)


def going_on(asked: argparse.Namespace, a: str, b: str) -> Iterator[Turns]:
    """The deals that were asked for: what a file has of them, and then the rest, which it gets as it comes."""
    work = partial(played, asked.pack, tuple(asked.rule), a, b, asked.seed)
    at, done, ends = asked.first, list[Turns](), time.monotonic() + asked.seconds
    told = json.dumps([asked.pack, asked.rule, a, b, asked.seed, asked.first])
    if asked.resume and asked.resume.exists():
        head, *lines = asked.resume.read_text(encoding="utf-8").splitlines()
        if head != told:
            raise SystemExit(f"{asked.resume} holds deals of another measurement: {head}")
        done = [Turns(*json.loads(line)) for line in lines][: asked.deals]
    elif asked.resume:
        asked.resume.write_text(f"{told}\n", encoding="utf-8")
    yield from done
    numbers = iter(range(at + len(done), at + asked.deals))
    with ProcessPoolExecutor(asked.jobs, multiprocessing.get_context("spawn")) as pool:
        while time.monotonic() < ends and (some := list(islice(numbers, 4 * asked.jobs))):
            for one in pool.map(work, some) if asked.jobs > 1 else map(work, some):
                if asked.resume:
                    with asked.resume.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(one) + "\n")
                yield one


def compared(asked: argparse.Namespace, a: str, b: str) -> tuple[Mean, dict[str, Any]]:
    """The edge of one player over another, and all that is printed of it."""
    began = time.perf_counter()
    turns = list(going_on(asked, a, b))
    found = mean([one.earned for one in turns])
    low, high = found.interval
    report = {
        "pack": asked.pack,
        "a": a,
        "b": b,
        "deals": len(turns),
        "seed": asked.seed,
        "first": asked.first,
        "mean": round(found.value, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "seconds": round(time.perf_counter() - began, 1),
        "ms_of_processor_a_decision": {name: milliseconds(turns, each) for each, name in enumerate("ab")},
    }
    return found, report


def share(below: Mean, above: Mean) -> dict[str, float]:
    """Which part of the way from the beginner to the ceiling lies below a player, with its 95 % interval."""
    whole = below.value + above.value
    part = below.value / whole
    error = 1.96 * hypot(above.value * below.error, below.value * above.error) / whole**2
    return {"share": round(part, 3), "low": round(part - error, 3), "high": round(part + error, 3)}


def main() -> None:
    """Prints what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pack", default="sjavs")
    parser.add_argument("--rule", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--a", default="expert")
    parser.add_argument("--b", default="yardstick")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal, to go on")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--resume", type=Path, help="keep each deal there, and go on from what it has")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="time after which no deal is begun")
    parser.add_argument("--ladder", action="store_true")
    parser.add_argument("--share", action="store_true")
    asked = parser.parse_args()
    if asked.resume and (asked.ladder or asked.share):
        parser.error("--resume is for one measurement, not for --ladder or --share")
    report: Any
    if asked.ladder:
        report = [compared(asked, a, b)[1] for b, a in pairwise(LADDER)]
    elif asked.share:
        report = {}
        for one in (asked.a, "yardstick"):
            below, first = compared(asked, one, "beginner")
            above, second = compared(asked, "cheater", one)
            report[one] = {**share(below, above), "over_beginner": first, "cheater_over": second}
    else:
        report = compared(asked, asked.a, asked.b)[1]
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
