"""How fast worlds are drawn and how true they are, as JSON: `python -m tests.bench.worlds [DEALS [GAME ...]]`.

Times are those of the processor, so other processes matter little.
"""

import argparse
import json
import time
from collections import Counter
from random import Random
from typing import Any

from sjavs_desktop.engine.swapping import EXCHANGED
from sjavs_desktop.engine.worlds import Source
from sjavs_desktop.engine.worth import outlook, stairs
from tests.engine.moments import (
    GAMES,
    RANDOM_ONLY,
    dealable,
    enumerated,
    how_many,
    illegal,
    in_order,
    moments,
    secrets_kept,
    truth,
)

WORLDS = 20
"""Worlds for each question, as many as a bot looks at."""
DRAWS = 4000
"""Worlds for each distance to an exact distribution."""


def part(values: list[float], share: float) -> float:
    """The value below which that share of them lies, in microseconds."""
    return round(1e6 * sorted(values)[int(share * (len(values) - 1))], 1) if values else 0.0


def speed(game: str, level: str, deals: int) -> dict[str, Any]:
    """Time per world, the first of a question with all that is prepared for it; and how many proposals are kept."""
    each, first, mean, steps = [], [], [], []
    proposed = drawn = forced = 0
    for number, (state, seen) in enumerate(moments(game, level, deals, "bench")):
        if state.table.turn != seen.seat or len(state.hands) < 2:
            continue
        began = time.thread_time()
        source = Source(seen, Random(number))
        source.world()
        first.append(time.thread_time() - began)
        for _ in range(WORLDS - 1):
            one = time.thread_time()
            source.world()
            each.append(time.thread_time() - one)
        mean.append((time.thread_time() - began) / WORLDS)
        proposed, drawn, forced = proposed + source.proposed, drawn + source.drawn, forced + source.forced
        if state.table.phase == "play":
            true = truth(state)
            stairs(outlook(seen, true), 0, 0)
            one = time.thread_time()
            stairs(outlook(seen, true), 0, 0)
            steps.append(time.thread_time() - one)
    return {
        "questions": len(first),
        "us_per_world": {"median": part(each, 0.5), "p95": part(each, 0.95)},
        "us_first_world": {"median": part(first, 0.5), "p95": part(first, 0.95)},
        "us_mean_of_a_question": {"median": part(mean, 0.5), "p95": part(mean, 0.95)},
        "us_outlook_and_known_stairs": part(steps, 0.5),
        "accepted": round(drawn / max(1, proposed), 3),
        "worlds_without_an_accepted_one": round(forced / max(1, drawn), 4),
    }


def distances(game: str, level: str, reads: bool, most: int = 12) -> dict[str, Any]:
    """Total variation between drawn and exact distributions in small endings, and what chance alone would make."""
    found: list[float] = []
    chance: list[float] = []
    dice = Random(game)
    for _, seen in moments(game, level, 3, "exact"):
        small = seen.table.phase == "play" and 2 < how_many(seen) <= 200
        if not small or dice.random() > 0.15 or (reads and (seen.table.exchange in EXCHANGED or seen.table.wed)):
            continue
        source = Source(seen, Random(len(found)), reads)
        fits = [one for one in enumerated(seen) if not illegal(seen, one) and secrets_kept(seen, one)]
        weights = {one: source.weight(one) for one in fits if dealable(source, seen, one)}
        total = sum(weights.values())
        if not total or len(weights) < 2:
            continue
        met = Counter(in_order(source.world()) for _ in range(DRAWS))
        found.append(sum(abs(met[one] / DRAWS - weight / total) for one, weight in weights.items()) / 2)
        # A binomial share p strays by sqrt(2 p (1 - p) / (pi n)) on average.
        shares = [weight / total for weight in weights.values()]
        chance.append(sum((2 * one * (1 - one) / (3.1416 * DRAWS)) ** 0.5 for one in shares) / 2)
        if len(found) == most:
            break
    size = max(1, len(found))
    return {"endings": len(found), "distance": round(sum(found) / size, 4), "by_chance": round(sum(chance) / size, 4)}


def measured(game: str, level: str, deals: int) -> dict[str, Any]:
    """Everything about a game as one level plays it."""
    return {
        **speed(game, level, deals),
        "even": distances(game, level, reads=False),
        "weighed": distances(game, level, reads=True),
    }


def main() -> None:
    """Prints the measurements."""
    parser = argparse.ArgumentParser()
    parser.add_argument("deals", type=int, nargs="?", default=6)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    asked = parser.parse_args()
    found = {
        f"{game} {level}": measured(game, level, asked.deals)
        for game in asked.games
        for level in ("beginner", "random")
        if level == "random" or game not in RANDOM_ONLY
    }
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
