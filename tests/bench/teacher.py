"""Whether the teacher is right, as JSON.

- ``python -m tests.bench.teacher --positions 2000 --seed S [--jobs N] [--resume FILE]``: positions of games between
  bots of all families, each with what a bot did there. The teacher judges it; then an analysis with up to 50 times the
  samples and fresh seeds tells what it really cost. Printed are, for each step of an analysis: how many of the called
  mistakes are confirmed (what was called costs at least the lowest limit), how many big ones are missed (two standard
  errors above the limit of a bad one, and not called anything), and the time to the first hint by phase.
- ``--first N``: in that many positions whether the first choice of any step is ever called a mistake. ``--lean D``
  gives each step a D-th of its samples, so that the steps differ more often than in the program: a harder test, and a
  quicker one. ``--each E`` takes so many positions from a deal.
- ``--novice N``: N duplicate deals in which a novice who plays at random follows the hints, against random play, and
  the best bot against the same; and the two against each other.

The fresh analysis leaves out choices that are clearly behind. It ends early where its answer is `CLEAR` standard errors
away from the limit in question: the lowest one where something was called a mistake, that of a bad one where it was
not; or where it is known to `PRECISE`. The same seed gives the same positions and numbers (but for times); ``--jobs``
shares them out among processes and changes nothing.
"""

import argparse
import json
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from typing import Any

from sjavs_desktop.app import library
from sjavs_desktop.app.moments import Moment, deals_of
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.engine import levels, teacher, thinking
from sjavs_desktop.engine.measure import earned, mean, turn
from sjavs_desktop.engine.play import play_match
from sjavs_desktop.engine.sampling import Choices, Sampler
from sjavs_desktop.engine.search import Budget
from sjavs_desktop.engine.standing import unit
from sjavs_desktop.engine.teacher import EFFORTS, SILENCE, Effort, Limits, Study, analyse, judge, weighed

FAMILIES = ("sjavs", "klorsjavs", "schafkopf", "old-mor", "schafkopf-house", "sjavs", "sjavs-3", "sjavs-2")
PLAYERS = ("club", "beginner", "strong", "beginner")
EACH = 5
"""Positions that are taken from a deal, unless told otherwise."""
MORE = 50
"""How many times the samples the fresh analysis has at most."""
CLEAR = 4.0
PRECISE = 0.03
"""A standard error with which the fresh analysis ends whatever it has found, in game points."""
CHUNK = 480
LIMITS = Limits()


@lru_cache(maxsize=16)
def rules_of(pack: str) -> Rules:
    """The rules of a pack or a preset."""
    return compile_rules(library.find(pack))


@lru_cache(maxsize=4)
def of_deal(seed: str, deal: int, each: int) -> tuple[Moment, ...]:
    """The positions that are taken from a deal of bots."""
    rules = rules_of(FAMILIES[deal % len(FAMILIES)])
    players = [PLAYERS[(seat + deal) % len(PLAYERS)] for seat in range(rules.seats)]
    record = play_match(rules, players, f"{seed}/{deal}", 1, deal % rules.seats)
    found = [one for moments in deals_of(record) for one in moments if asks(one)]
    return tuple(Random(f"{seed} {deal}").sample(found, min(each, len(found))))


def asks(moment: Moment) -> bool:
    """Whether there is something to choose."""
    view, action = moment.view, moment.action
    if view is None or action is None or not weighed(view):
        return False
    return view.table.turn != view.seat or (action.kind != "double" and len(legal(view)) > 1)


def position(seed: str, number: int, each: int = EACH) -> Moment | None:
    """A position by its number; None where the deal had fewer."""
    found = of_deal(seed, number // each, each)
    return found[number % each] if number % each < len(found) else None


def steps(moment: Moment) -> tuple[list[Any], float, float]:
    """The analyses of a position, step by step, and the wall and the processor time to the first."""
    assert moment.view is not None
    assert moment.action is not None
    wall, processor = time.perf_counter(), time.process_time()
    study = Study(moment.view, moment.seed, None, (moment.action,), patient=True)
    found = [study.step()]
    wall, processor = time.perf_counter() - wall, time.process_time() - processor
    while not study.done:
        found.append(study.step())
    return found, wall, processor


def narrowed(sampler: Sampler, key: int) -> int:
    """Leaves out what is clearly behind the best choice and is not the one in question; the new place of that one."""
    means = [one.value for one in sampler.means()]
    best = max(range(len(means)), key=lambda place: means[place])
    errors = sampler.errors(best)
    kept = [
        place for place, one in enumerate(means) if place in (key, best) or means[best] - one <= CLEAR * errors[place]
    ]
    picked, size = sampler.choices, range(len(kept))
    actions = tuple(picked.actions[picked.of.index(place)] for place in kept)
    keys = tuple(picked.keys[place] for place in kept) if sampler.playing else tuple(size)
    sampler.choices = Choices(actions, keys, tuple(size))
    sampler.rows = [[row[place] for place in kept] for row in sampler.rows]
    return kept.index(key)


def truth(moment: Moment, worlds: int, fresh: int, limits: Sequence[float]) -> tuple[float, float, int]:
    """What the action cost by a fresh analysis, its error, and how many worlds that took.

    It ends early when the cost is clear of these limits.
    """
    view, action = moment.view, moment.action
    assert view is not None
    assert action is not None
    sampler = Sampler(view, fresh, thinking.crew(), (action,))
    key = sampler.choices.of[sampler.choices.actions.index(action)]
    scale, cost, error, before = unit(view.rules.score), 0.0, 0.0, -1
    effort = EFFORTS[-1].play if sampler.playing else EFFORTS[-1].before
    while before < len(sampler.rows) < MORE * worlds:
        before = len(sampler.rows)
        sampler.more(Budget(CHUNK, effort.nodes * 4, seconds=1e9))
        means = [one.value for one in sampler.means()]
        best = max(range(len(means)), key=lambda place: means[place])
        cost, error = means[best] - means[key], sampler.errors(best)[key]
        if len(sampler.rows) < worlds:
            continue
        key = narrowed(sampler, key)
        if error < PRECISE * scale or all(abs(cost - one * scale) > CLEAR * error for one in limits):
            break
    return cost, error, len(sampler.rows)


def examined(seed: str, each: int, number: int) -> dict[str, Any] | None:
    """Everything about one position."""
    moment = position(seed, number, each)
    if moment is None:
        return None
    view, action = moment.view, moment.action
    assert view is not None
    assert action is not None
    found, wall, processor = steps(moment)
    last = found[-1]
    if not last.worlds or last.of(action) is None:
        return {"number": number, "phase": view.table.phase, "worlds": 0, "wall": wall, "processor": processor}
    scale = unit(view.rules.score)
    verdicts = [judge(found[min(each, len(found) - 1)], action, LIMITS) for each in range(3)]
    called = [bool(one.grade) for one in verdicts]
    limits = ([LIMITS.doubtful] if any(called) else []) + ([] if all(called) else [LIMITS.bad])
    cost, error, worlds = truth(moment, last.worlds, moment.seed ^ 0x5EED, limits)
    return {
        "number": number,
        "pack": view.rules.key,
        "phase": phase_of(view),
        "worlds": last.worlds,
        "grades": [one.grade for one in verdicts],
        "costs": [round(one.cost / scale, 3) for one in verdicts],
        "errors": [round(one.error / scale, 3) for one in verdicts],
        "first": last.best.action == action,
        "cost": round(cost / scale, 3),
        "error": round(error / scale, 3),
        "fresh": worlds,
        "wall": round(wall, 4),
        "processor": round(processor, 4),
        "over": last.over,
    }


def phase_of(view: View) -> str:
    """The phase, and whether it is early in the play."""
    phase = view.table.phase
    if view.table.turn != view.seat:
        return "doubling"
    return ("play 1-2" if len(view.table.tricks) < 2 else "play later") if phase == "play" else phase


def ready() -> None:
    """Lets a process take one core only; the answers are the same."""
    thinking.crew()._pool = ThreadPoolExecutor(1, "engine")


def spread(work: Any, numbers: Sequence[int], jobs: int, each: int) -> Iterator[Any]:
    """The work on each number in order, in several processes; so many at once go to one of them."""
    if jobs == 1:
        yield from map(work, numbers)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), ready) as pool:
        yield from pool.map(work, numbers, chunksize=each)


def going_on(asked: argparse.Namespace, kind: str, work: Any, number: int) -> list[Any]:
    """What a file has of a measurement, and then the rest, which it gets as it comes; without what there was not."""
    told, done = json.dumps([kind, asked.seed, asked.each, MORE, asked.pack, asked.effort, asked.lean]), list[Any]()
    file = asked.resume and asked.resume.with_name(f"{asked.resume.name}.{kind}")
    if file and file.exists():
        head, *lines = file.read_text(encoding="utf-8").splitlines()
        if head != told:
            raise SystemExit(f"{file} holds another measurement: {head}")
        done = [json.loads(line) for line in lines][:number]
    elif file:
        file.write_text(f"{told}\n", encoding="utf-8")
    for one in spread(work, range(len(done), number), asked.jobs, asked.each):
        done.append(one)
        if file:
            with file.open("a", encoding="utf-8") as more:
                more.write(json.dumps(one) + "\n")
    return [one for one in done if one is not None]


def quantiles(values: Sequence[float]) -> dict[str, float]:
    """Half and 95 % of some times lie below, in milliseconds."""
    found = sorted(values)
    return {
        "number": len(found),
        "p50": round(1000 * found[len(found) // 2], 1),
        "p95": round(1000 * found[min(len(found) - 1, int(0.95 * len(found)))], 1),
    }


def report(found: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What the positions come to."""
    judged = [one for one in found if one["worlds"]]
    big = [one for one in judged if one["cost"] - 2 * one["error"] >= LIMITS.bad]
    result: dict[str, Any] = {"positions": len(found), "judged": len(judged), "big": len(big), "steps": []}
    for step in range(3):
        called = [one for one in judged if one["grades"][step]]
        confirmed = [one for one in called if one["cost"] >= LIMITS.doubtful]
        missed = [one for one in big if not one["grades"][step]]
        result["steps"].append(
            {
                "called": len(called),
                "confirmed": len(confirmed),
                "confirmed_share": round(len(confirmed) / max(1, len(called)), 4),
                "a_loss_at_all": sum(one["cost"] > one["error"] for one in called),
                "missed": len(missed),
                "missed_share": round(len(missed) / max(1, len(big)), 4),
                "missed_as_first_choice": sum(one["first"] for one in missed),
            }
        )
    result["first_hint_ms"] = {
        phase: {
            key: quantiles([one[key] for one in found if phase in ("all", one["phase"])])
            for key in ("wall", "processor")
        }
        for phase in ("all", *sorted({one["phase"] for one in found}))
    }
    return result


# -- The first choice --------------------------------------------------------------------------------------------------


def leaner(by: int) -> tuple[Effort, Effort, Effort]:
    """The steps of a hint with so many times fewer samples."""

    def lean(step: Effort) -> Effort:
        return Effort(*(one._replace(worlds=max(1, one.worlds // by), nodes=max(1, one.nodes // by)) for one in step))

    first, second, third = EFFORTS
    return lean(first), lean(second), lean(third)


def first_choices(seed: str, each: int, lean: int, number: int) -> tuple[int, int, int] | None:
    """How many first choices of the steps of a position there are, how many are graded with all that was shown, and
    how many would be if nobody remembered what was shown."""
    moment = position(seed, number, each)
    if moment is None:
        return None
    teacher.EFFORTS = leaner(lean)
    found, _, _ = steps(moment)
    advised = [one.best.action for one in found if one.best is not None]
    graded = [judge(found[-1], one, LIMITS, found).grade for one in advised]
    forgotten = [judge(found[-1], one, LIMITS).grade for one in advised]
    return len(advised), sum(map(bool, graded)), sum(map(bool, forgotten))


# -- The novice --------------------------------------------------------------------------------------------------------


def hinted(effort: int, view: View, seed: int) -> Action | None:
    """Somebody who knows nothing and does what the hint puts first."""
    best = analyse(view, seed, effort).best
    if best is None:
        return levels.at_random(view, seed)
    return None if best.action == SILENCE else best.action


def novice(pack: str, seed: str, effort: int, number: int) -> list[float]:
    """What the hinted novice and the best bot earn against random play, and the one against the other, in a deal."""
    rules = rules_of(pack)
    follows, best, blind = partial(hinted, effort), levels.level("expert").decide, levels.level("random").decide
    found = []
    for one, other in ((follows, blind), (best, blind), (follows, best)):
        tables = [(turn(rules, one, other, seed, number, mine), mine) for mine in range(rules.accounts)]
        found.append(sum(earned(rules, table, mine) for table, mine in tables) / rules.accounts)
    return found


def novice_report(asked: argparse.Namespace) -> dict[str, Any]:
    """The three differences with their intervals, and the share of the way to the best bot."""
    work = partial(novice, asked.pack, asked.seed, asked.effort)
    rows = going_on(asked, "novice", work, asked.novice)
    names = ("hinted_over_random", "expert_over_random", "hinted_over_expert")
    found = {name: mean([row[place] for row in rows]) for place, name in enumerate(names)}
    told: dict[str, Any] = {
        name: {"mean": round(one.value, 3), "low": round(one.interval[0], 3), "high": round(one.interval[1], 3)}
        for name, one in found.items()
    }
    best = found["expert_over_random"].value
    part = found["hinted_over_random"].value / best if best else 0.0
    rests = mean([row[0] - part * row[1] for row in rows])
    told["share"] = {
        "share": round(part, 3),
        "low": round(part - 1.96 * rests.error / best, 3),
        "high": round(part + 1.96 * rests.error / best, 3),
    }
    return {"pack": asked.pack, "deals": asked.novice, "effort": asked.effort, **told}


def main() -> None:
    """Prints what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=0)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--novice", type=int, default=0)
    parser.add_argument("--pack", default="sjavs", help="of the novice")
    parser.add_argument("--effort", type=int, default=0, help="step of the hints that the novice follows")
    parser.add_argument("--each", type=int, default=EACH, help="positions from a deal at most")
    parser.add_argument("--lean", type=int, default=1, help="with --first: each step has so many times fewer samples")
    parser.add_argument("--seed", default="development")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--resume", type=Path, help="files whose names begin so keep what is done, and another run goes on from there"
    )
    asked = parser.parse_args()
    told: dict[str, Any] = {"seed": asked.seed}
    began = time.perf_counter()
    if asked.positions:
        told |= report(going_on(asked, "positions", partial(examined, asked.seed, asked.each), asked.positions))
    if asked.first:
        rows = going_on(asked, "first", partial(first_choices, asked.seed, asked.each, asked.lean), asked.first)
        advised, graded, forgotten = (sum(row[place] for row in rows) for place in range(3))
        told["first"] = {"positions": len(rows), "advised": advised, "called": graded, "without_memory": forgotten}
    if asked.novice:
        told["novice"] = novice_report(asked)
    print(json.dumps({**told, "seconds": round(time.perf_counter() - began, 1)}, indent=2))


if __name__ == "__main__":
    main()
