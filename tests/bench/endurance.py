"""Self-play over all packs and options, as JSON: `python -m tests.bench.endurance LEVEL TRICKS [PACK ...]`.

Each deal has options chosen at random. Two of three deals are bid by the bots themselves; in the third somebody else
bids towards each contract (and other aim) of the pack in turn, and the bots play what they would hardly ever bid. The
rules check every action as it is applied. What goes wrong is told with the seed of its deal, so that it can be played
again: `--only SEED`. `ms` are those of the clock on the wall, `busy_ms` those of the processor in all threads: answers
that are late by the clock alone waited for others (`late_when_idle` counts the rest). `--seconds` ends the run early.
`--resume FILE` adds a line for the run to that file, goes on after the deals of the runs of that level before it, and
prints what all runs there come to besides.
"""

import argparse
import json
import random
import time
import traceback
from collections import Counter, defaultdict
from itertools import count
from pathlib import Path
from typing import Any

from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.errors import IllegalAction
from sjavs_desktop.core.game import apply, speakers, start
from sjavs_desktop.core.notation import action_text
from sjavs_desktop.core.state import CHANCE, Action, Seat, State
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.levels import LEVELS, decide, seed_for
from tests.core.games import AIMS, NEEDS, PACKS, VALUES, aimed, chosen_at_random, rules_of

BUDGET, GRACE = 2.0, 0.05
"""Seconds that an answer may take (`engine.search.Budget.seconds`), and what may come on top."""
SUMMED = ("deals", "tricks", "answers", "faults", "late", "late_when_idle", "seconds")
TOLD = 10
"""Faults and late answers that are told in full."""


class Run:
    """What has been seen so far at a level."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.taken: dict[str, list[float]] = defaultdict(list)
        self.busy: dict[str, list[float]] = defaultdict(list)
        self.counts: Counter[str] = Counter(late_when_idle=0)
        self.contracts: Counter[str] = Counter()
        self.late: list[dict[str, Any]] = []
        self.faults: list[dict[str, Any]] = []
        self.slowest: dict[str, Any] = {"ms": 0.0}

    def asked(self, state: State, seat: Seat, seed: str, ply: int) -> Action | None:
        """What a seat does, and how long it took."""
        seen, own = view(state, seat), seed_for(seed, ply, seat)
        began, busy = time.perf_counter(), time.process_time()
        action = decide(self.level, seen, own)
        busy, taken = time.process_time() - busy, time.perf_counter() - began
        self.taken[state.table.phase].append(taken)
        self.busy[state.table.phase].append(busy)
        where = {"seed": seed, "ply": ply, "seat": seat, "phase": state.table.phase, "contract": state.table.contract}
        told = {"ms": round(1000 * taken, 1), "busy_ms": round(1000 * busy, 1), **where}
        if taken > self.slowest["ms"] / 1000:
            self.slowest = told
        if taken > BUDGET + GRACE:
            self.late.append(told)
            self.counts["late_when_idle"] += busy > BUDGET + GRACE
        return action

    def moved(self, state: State, seed: str, ply: int) -> State:
        """The state after whoever has something to say has acted."""
        turn = state.table.turn
        if turn == CHANCE:
            return apply(state, shuffle(state.rules.deck, seed, state.table.deal))[0]
        for seat in (*speakers(state), turn):
            action = self.asked(state, seat, seed, ply)
            if action is None:
                continue
            try:
                return apply(state, action)[0]
            except IllegalAction as refused:
                raise AssertionError(f"illegal: {action_text(action)}") from refused
        raise AssertionError("the seat at turn says nothing")

    def deal(self, pack: str, aim: str | None, seed: str) -> None:
        """Plays a deal to its end; faults are kept."""
        try:
            state = beginning(pack, aim, seed)
            for ply in count():
                if state.table.deal_over:
                    break
                state = self.moved(state, seed, ply)
            self.counts["deals"] += 1
            self.counts["tricks"] += len(state.table.tricks)
            self.contracts[f"{pack}: {state.table.contract or 'thrown in'}"] += 1
        except Exception as failed:
            told = traceback.format_exc(limit=-4).splitlines()
            self.faults.append({"seed": seed, "what": f"{type(failed).__name__}: {failed}", "where": told})

    def report(self) -> dict[str, Any]:
        """Everything as JSON."""
        return {
            "level": self.level,
            **self.counts,
            "answers": sum(map(len, self.taken.values())),
            "faults": len(self.faults),
            "late": len(self.late),
            "slowest": self.slowest,
            "ms": {phase: spread(taken) for phase, taken in sorted(self.taken.items())},
            "busy_ms": {phase: spread(taken) for phase, taken in sorted(self.busy.items())},
            "contracts": dict(self.contracts.most_common()),
            "first_faults": self.faults[:TOLD],
            "first_late": self.late[:TOLD],
        }


def spread(taken: list[float]) -> dict[str, float]:
    """How answer times are spread, in milliseconds."""
    ordered = sorted(1000 * one for one in taken)
    parts = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
    found = {key: round(ordered[int(part * (len(ordered) - 1))], 2) for key, part in parts.items()}
    return {"answers": len(ordered), **found, "most": round(ordered[-1], 1)}


def beginning(pack: str, aim: str | None, seed: str) -> State:
    """The start of a deal, or its first lead in the contract that is aimed at."""
    dice = random.Random(seed)
    chosen = chosen_at_random(dice, VALUES[pack])
    if aim is None:
        rules = rules_of(pack, **chosen)
        return start(rules, dice.randrange(rules.seats))
    chosen |= {option: value for option, value in NEEDS.get(aim, {}).items() if option in VALUES[pack]}
    return aimed(rules_of(pack, **chosen), dice, aim)


def parts_of(seed: str) -> tuple[str, str | None]:
    """The pack and the aim that a deal's seed names."""
    _, pack, _, *aim = seed.split("/")
    return pack, aim[0] if aim else None


def seeds(packs: list[str], seed: str, first: int = 0) -> Any:
    """The seeds of all deals: pack by pack, every third with an aim."""
    for number in count(first):
        for pack in packs:
            aims = [one for one in AIMS[pack] if one not in ("folded", "run_away", "refused")]
            more = f"/{aims[number // 3 % len(aims)]}" if number % 3 == 2 else ""
            yield f"{seed}/{pack}/{number}{more}"


def earlier(path: Path | None) -> list[dict[str, Any]]:
    """The runs that a file tells of."""
    if path is None or not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def summed(runs: list[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """What runs come to, level by level and together."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for run in runs:
        for level in (run["level"], "all"):
            found[level].update({key: run.get(key, 0) for key in SUMMED})
    return {level: {key: round(value, 1) for key, value in row.items()} for level, row in found.items()}


def main() -> int:
    """Plays; 1 when a card was illegal, something was raised, or an answer came too late."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.endurance", description=__doc__)
    parser.add_argument("level", choices=list(LEVELS))
    parser.add_argument("tricks", type=int, help="tricks after which it ends")
    parser.add_argument("packs", nargs="*", choices=[*PACKS, []], help="only these packs")
    parser.add_argument("--seed", default="endurance")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="time after which it ends")
    parser.add_argument("--only", metavar="SEED", help="the one deal that was told under this seed")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="where runs are kept")
    given = parser.parse_args()
    run, began, runs = Run(given.level), time.monotonic(), earlier(given.resume)
    first = max((one["next"] for one in runs if one["level"] == given.level), default=0)
    seed = ""
    for seed in [given.only] if given.only else seeds(list(given.packs or PACKS), given.seed, first):
        run.deal(*parts_of(seed), seed)
        if run.counts["tricks"] >= given.tricks or time.monotonic() - began > given.seconds:
            break
    report = {**run.report(), "seconds": round(time.monotonic() - began, 1)}
    if given.resume:
        report["next"] = int(seed.split("/")[2]) + 1
        runs.append(report)
        with given.resume.open("a", encoding="utf-8") as file:
            file.write(json.dumps(report) + "\n")
        report = {**report, "all_runs": summed(runs)}
    print(json.dumps(report, indent=2))
    return 1 if run.faults or run.late else 0


if __name__ == "__main__":
    raise SystemExit(main())
