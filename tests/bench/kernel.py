"""How fast the search kernel is, and whether it is right, as JSON.

- ``python -m tests.bench.kernel``: the same 300 whole deals of Faroese Sjavs compiled and in C, where there is a `gcc`;
- ``--endings 10000``: as many endings of all packs and contracts against brute force over the rules;
- ``--deals 20``: so many whole deals of every contract against the search in C without what prunes it;
- ``--faults``: faults that are planted into the uncompiled kernel, and which checks catch each.
"""

import argparse
import json
import statistics
import sys
import tempfile
import time
from array import array
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from sjavs_desktop.engine.kernel import COMPILED, Kernel
from tests.bench.native import Native, available
from tests.core.games import PACKS, VALUES
from tests.engine import endings
from tests.engine.endings import Position, brute, contracts, exact, interpreted, load, loading, memory, most

DEALS = 300
ROUNDS = 3
"""How often each deal is solved; the best time counts."""
TOTAL, GUESS = 120, 60
"""Card points of a deal, and how many are asked for first."""
LONGEST = 9
"""Tricks from the end at which checks on whole deals begin; only the game for two has more than eight."""
SLOWEST = 7
"""The same for a Ramsch."""
OPTION_SETS = 24
"""Ways of choosing a pack's options that endings are taken from: with so many every value of every option is met."""


class Solved(NamedTuple):
    """What became of a deal."""

    value: int
    nodes: int
    seconds: float


def solve(kernel: Any, at: Position) -> Solved:
    """The exact card points of a whole deal."""
    told = loading(at)
    seats, members, _, _, over, shun = told.rule
    kernel.rule(seats, members, at.tables.points, 0, over, shun)
    kernel.deal(*told.deal)
    began = time.perf_counter()
    value, nodes = exact(kernel, TOTAL, GUESS)
    return Solved(value, nodes, time.perf_counter() - began)


def speed(deals: int) -> dict[str, object]:
    """The compiled kernel against the search in C, deal by deal in turn."""
    kernels: dict[str, Any] = {"cython": Kernel(array("i", [0]), 17)}
    if available():
        kernels["c"] = Native(17)
    best: dict[str, list[Solved]] = {name: [] for name in kernels}
    for number in range(deals):
        at = endings.faroese(number)
        tries: dict[str, list[Solved]] = {name: [] for name in kernels}
        for _ in range(ROUNDS):
            for name, kernel in kernels.items():
                tries[name].append(solve(kernel, at))
        for name, found in tries.items():
            best[name].append(min(found, key=lambda one: one.seconds))
    rows = best["cython"]
    nodes = [one.nodes for one in rows]
    answer: dict[str, object] = {
        "compiled": COMPILED,
        "deals": deals,
        "mean_nodes": round(statistics.mean(nodes)),
        "median_nodes": round(statistics.median(nodes)),
    }
    for name, found in best.items():
        times = sorted(1000 * one.seconds for one in found)
        answer[name] = {
            "median_ms": round(statistics.median(times), 3),
            "mean_ms": round(statistics.mean(times), 3),
            "p95_ms": round(times[int(len(times) * 0.95)], 3),
            "million_nodes_per_second": round(sum(nodes) / sum(times) / 1000, 1),
        }
    if "c" in best:
        pairs = list(zip(rows, best["c"], strict=True))
        answer["equal_values"] = all(one.value == two.value for one, two in pairs)
        answer["equal_nodes"] = all(one.nodes == two.nodes for one, two in pairs)
        medians = [statistics.median(one.seconds for one in best[name]) for name in ("cython", "c")]
        answer["ratio_of_medians"] = round(medians[0] / medians[1], 3)
        answer["ratio_of_means"] = round(sum(one.seconds for one in rows) / sum(one.seconds for one in best["c"]), 3)
    return answer


# -- Correctness -------------------------------------------------------------------------------------------------------


def against_rules(number: int, seed: str) -> dict[str, object]:
    """Endings against brute force, and the cards that may be played in them."""
    kernel, dice, wrong = memory(Kernel), Random(seed), list[str]()
    done, tags = Counter[str](), Counter[str]()
    met: dict[tuple[str, str], set[object]] = defaultdict(set)
    rows = contracts()
    endings.OPTION_SETS = OPTION_SETS
    endings.variants.cache_clear()
    for place in range(number):
        pack, contract = rows[place % len(rows)]
        away = contract == "sauspiel" and dice.random() < 0.1
        at = endings.running_away(dice) if away else endings.ending(pack, contract, dice)
        wrong += endings.check_value(kernel, at) + endings.check_may(kernel, at)
        done[f"{at.pack}/{at.contract}"] += 1
        tags.update(at.tags)
        for option, value in at.state.rules.chosen:
            met[pack, option].add(value)
    values = [(pack, option, value) for pack in PACKS for option in VALUES[pack] for value in VALUES[pack][option]]
    missing = [f"{pack}: {option}={value}" for pack, option, value in values if value not in met[pack, option]]
    return {
        "endings": number,
        "wrong": len(wrong),
        "first": wrong[:3],
        "seed": seed,
        "option_values": len(values),
        "option_values_not_met": missing,
        "by_contract": done,
        "special": tags,
    }


def against_unpruned(number: int, seed: str) -> dict[str, object]:
    """Whole deals against the search in C without one or several ways of pruning."""
    kernel, dice, wrong, done = memory(Kernel, 17), Random(seed), list[str](), Counter[str]()
    ways = (("CERTAIN",), ("TWINS",), ("MERGING",), ("CERTAIN", "TWINS", "MERGING"))
    natives = {way: Native(20, way) for way in ways}
    for pack, contract in contracts():
        for _ in range(number):
            at = endings.later(pack, contract, dice, SLOWEST if contract == "ramsch" else LONGEST)
            for way, native in natives.items():
                wrong += [f"without {way}: {one}" for one in endings.check_same(kernel, native, at)]
            done[f"{pack}/{contract}"] += 1
    return {"deals": sum(done.values()), "wrong": len(wrong), "first": wrong[:3], "by_contract": done}


# -- Planted faults ----------------------------------------------------------------------------------------------------

FAULTS: tuple[tuple[str, str, str], ...] = (
    ("a leader counts tops though others have trumps", "not trumps & ~self.hand[leader] and", ""),
    ("a leader counts tops though nobody wants tricks", " and not self.shun:", ":"),
    ("trumps of both sides count for one", "if self.side[i] == side:", "if side >= 0:"),
    ("a run counts tricks in two hands", "value + most * self.bonus", "value + count(run) * self.bonus"),
    ("a trump decides though a higher one is out", " or self.rest >> best != 1:", ":"),
    (
        "a decided trick counts for the wrong side",
        "sure: cython.int = points + self.bonus",
        "winner, sure = 3 - winner, points + self.bonus",
    ),
    ("equal cards though covered ones lie under them", "a if self.spread or called else", "a if called else"),
    ("equal cards though others lie between", "if not between & other:", "if between >= 0:"),
    (
        "equal cards though one lies in the trick",
        "self.rest & ~self.hand[seat] | lying",
        "self.rest & ~self.hand[seat] & ~lying",
    ),
    (
        "equal cards on different covered ones",
        "self.like(card, last) and self.under[card] < 0 and self.under[last] < 0",
        "self.like(card, last)",
    ),
    ("equal cards of different worth", " and self.worth[one] == self.worth[other]", ""),
    ("positions of any leader are the same", "self.age << 4 | leader << 2 |", "self.age << 4 |"),
    ("a position forgets who ran away", "self.ran << 1 | 1", "1"),
    ("a position outlives its deal", "self.age << 4 | leader", "leader"),
    (
        "a bound is remembered as the other",
        "if value >= need:\n            if found > least",
        "if value < need:\n            if found > least",
    ),
    (
        "an interrupted answer is remembered",
        "if not self.broken:\n            self.keep",
        "if self.rest:\n            self.keep",
    ),
    ("no duty to overtrump", "if self.over and led", "if 0 and led"),
    ("a partner must be overtrumped", "(self.over == 1 or self.side[winner] != self.side[seat])", "self.over"),
    ("three cards are enough to run away", "count(same) >= RUN_AWAY", "count(same) >= 3"),
    ("running away changes nothing", "self.ran |= self.runs(seat, card)", "pass"),
    ("running away is never undone", "        self.ran = ran\n", ""),
    ("a called ace may be thrown", "if not same and held ^ ace:", "if 0:"),
    ("a called ace need not come", "if led == self.group[self.called]:", "if 0:"),
    (
        "the last trick falls to its leader",
        "if self.beats(card, best):\n                best, winner = card, turn\n        return self.room",
        "if 0:\n                pass\n        return self.room",
    ),
    (
        "covered cards are not turned",
        "self.hand[self.owner[card]] ^= cython.cast(cython.uint, 1) << card\n            trick",
        "pass\n            trick",
    ),
    ("a step that is just reached does not count", "steps[most - 1] > value", "steps[most - 1] >= value"),
    ("a weighed card counts one step too many", "least = at + 1", "least = at + 2"),
)
"""What is wrong, what stands in the kernel, and what is planted for it."""

TOUTS = (("klorsjavs-older", "tout"), ("schafkopf", "solo_tout"), ("old-mor", "trump"))
"""Contracts in which it matters how many tricks a run of trumps in two hands makes."""
Check = Callable[[Any], Iterator[list[str]]]
"""What is wrong, position by position."""


def checks() -> dict[str, Check]:
    """The checks by name; positions and what brute force says of them are found once."""
    dice = Random("faults")
    drawn = [endings.ending(pack, contract, dice) for pack, contract in contracts() for _ in range(3)]
    drawn += [endings.ending(pack, contract, dice, 2) for pack, contract in contracts() for _ in range(10)]
    known = [(at, brute(at)) for at in drawn]
    walks = [
        endings.position(pack, contract, state, dice)
        for pack, contract in contracts()
        for rules in endings.variants(pack)[:4]
        for state in endings.walk(endings.first_lead(rules, rules.contract(contract), dice), dice)
    ]
    walks += endings.overtrumping(20, dice)
    walks += [endings.running_away(dice, 5, held) for held in (2, 3, 4) for _ in range(6)]
    short = [endings.ending(pack, contract, dice, 2) for pack, contract in contracts()]
    large = [endings.later(pack, contract, dice, 5) for pack, contract in contracts()]
    covered = [endings.later("sjavs-2", "trump", dice, tricks) for tricks in (6, 7, 8) for _ in range(6)]
    every = [endings.later(pack, contract, dice, 3) for pack, contract in TOUTS for _ in range(80)]
    away = [endings.running_away(dice, tricks) for tricks in (4, 5, 6) for _ in range(8)]
    anew = [one for at in drawn[:60] for one in (at, endings.dealt_anew(at, dice)) if not at.state.table.trick]
    right = memory(Kernel)
    return {
        "may": lambda kernel: (endings.check_may(kernel, at) for at in walks),
        "brute force": lambda kernel: (wrong_value(kernel, at, value) for at, value in known),
        "five tricks": lambda kernel: (endings.check_same(kernel, right, at) for at in large),
        "every trick": lambda kernel: (endings.check_same(kernel, right, at) for at in every),
        "covered cards": lambda kernel: (endings.check_same(kernel, right, at) for at in covered),
        "running away": lambda kernel: (endings.check_same(kernel, right, at) for at in away),
        "dealt anew": lambda kernel: (endings.check_same(kernel, memory(Kernel), at) for at in anew),
        "weigh": lambda kernel: (endings.check_weigh(kernel, at, Random("weigh")) for at in short),
        "limit": lambda kernel: (wrong_limit(kernel, right, at) for at in large[::4]),
    }


def wrong_value(kernel: Any, at: Position, value: int) -> list[str]:
    """What is wrong with the value of a position."""
    load(kernel, at)
    return [] if exact(kernel, most(at))[0] == value else [endings.named(at)]


def wrong_limit(kernel: Any, right: Any, at: Position) -> list[str]:
    """What is wrong after searches that were ended by a limit."""
    load(right, at)
    value, nodes = exact(right, most(at))
    load(kernel, at)
    for limit in range(1, nodes // 2 + 2, 1 + nodes // 20):
        kernel.ask(value + 1, limit)
        kernel.ask(value, limit)
    return [] if exact(kernel, most(at))[0] == value else [endings.named(at)]


def caught(fault: tuple[str, str, str], among: dict[str, Check]) -> str:
    """The first check that a kernel with a fault fails."""
    _, old, new = fault
    source = endings.SOURCE.read_text(encoding="utf-8")
    assert source.count(old) == 1, f"{old!r} stands {source.count(old)} times in the kernel"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "kernel.py")
        path.write_text(source.replace(old, new), encoding="utf-8")
        kind = interpreted(path)
    return next((name for name, check in among.items() if fails(check, memory(kind))), "nothing")


def fails(check: Check, kernel: Any) -> bool:
    """Whether a check finds something, or breaks."""
    try:
        return any(check(kernel))
    except (ArithmeticError, LookupError, RecursionError, ValueError, TypeError):
        return True


def faults() -> dict[str, object]:
    """Which check is the first to catch each fault; without any fault none may complain."""
    among = checks()
    plain = [name for name, check in among.items() if any(check(memory(interpreted())))]
    found = {}
    for fault in FAULTS:
        found[fault[0]] = caught(fault, among)
        print(f"{fault[0]}: {found[fault[0]]}", file=sys.stderr, flush=True)
    return {"without_fault": plain, "caught_by": found}


def main() -> None:
    """Does what it is asked for and prints what came of it."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--endings", type=int, default=0)
    words.add_argument("--deals", type=int, default=0)
    words.add_argument("--faults", action="store_true")
    words.add_argument("--speed", type=int, default=DEALS, help="how many deals are timed")
    words.add_argument("--seed", default="endings")
    asked = words.parse_args()
    found: dict[str, object] = {}
    if asked.endings:
        found["endings"] = against_rules(asked.endings, asked.seed)
    if asked.deals:
        found["deals"] = against_unpruned(asked.deals, asked.seed)
    if asked.faults:
        found["faults"] = faults()
    print(json.dumps(found or speed(asked.speed), indent=2))


if __name__ == "__main__":
    main()
