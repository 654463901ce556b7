"""How soon a bot that is thinking stops, as JSON: ``python -m tests.bench.cancel [--level expert] [--stops N]``.

A bot thinks in a thread about positions of all packs, before and in the play. After a time drawn at random another
thread, as the window would, stops it (`engine.thinking.halt`). What counts are the milliseconds until the thought has
ended; thoughts that were done before are left out.
"""

import argparse
import json
import os
import random
import threading
import time
from collections import defaultdict

from sjavs_desktop.core.game import legal
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.engine import thinking
from sjavs_desktop.engine.levels import LEVELS, level
from sjavs_desktop.engine.play import play_with
from tests.bench.endurance import spread
from tests.core.games import PACKS, rules_of

LONGEST = 0.1
"""Seconds after which a thought is stopped at the latest."""
TOLD = 8
"""Slowest stops that are told."""
DEALS = 4
"""Deals of each pack that positions are taken from."""


def positions() -> list[View]:
    """Moments in which there is something to think about."""
    found: list[View] = []

    def noted(view: View, seed: int) -> Action | None:
        table = view.table
        if table.turn == view.seat and table.phase in ("play", *thinking.CONSIDERED) and len(legal(view)) > 1:
            found.append(view)
        return level("beginner").decide(view, seed)

    for pack in PACKS:
        rules = rules_of(pack)
        for number in range(DEALS):
            play_with(rules, [noted] * rules.seats, f"cancel/{number}", 1, number % rules.seats)
    return found


def stopped(key: str, view: View, seed: int, after: float) -> float | None:
    """Seconds from the stop to the end of a thought; None when it had ended before."""
    ended: list[float] = []

    def think() -> None:
        level(key).decide(view, seed)
        ended.append(time.perf_counter())

    thread = threading.Thread(target=think)
    thread.start()
    time.sleep(after)
    at = time.perf_counter()
    thinking.halt()
    thread.join()
    return ended[0] - at if ended[0] > at else None


def main() -> None:
    """Stops thoughts and prints how soon they ended."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--level", choices=list(LEVELS), default="expert")
    words.add_argument("--stops", type=int, default=2000, help="stops that are counted")
    words.add_argument("--seconds", type=float, default=300, help="time after which it ends")
    words.add_argument("--seed", default="cancel")
    asked = words.parse_args()
    dice, views = random.Random(asked.seed), positions()
    taken: dict[str, list[float]] = defaultdict(list)
    slow: list[tuple[float, float, str, str]] = []
    done, ends = 0, time.monotonic() + asked.seconds
    while sum(map(len, taken.values())) < asked.stops and time.monotonic() < ends:
        view, after = dice.choice(views), dice.uniform(0.001, LONGEST)
        found = stopped(asked.level, view, done, after)
        done += 1
        if found is not None:
            taken["play" if view.table.phase == "play" else "before the play"].append(found)
            slow.append((round(1000 * found, 1), round(1000 * after, 1), view.rules.key, view.table.phase))
    every = [one for some in taken.values() for one in some]
    print(
        json.dumps(
            {
                "level": asked.level,
                "thoughts": done,
                "stopped_ms": spread(every),
                **{f"{phase}_ms": spread(some) for phase, some in sorted(taken.items())},
                "over_5_ms": sum(one > 0.005 for one in every),
                "slowest": [
                    {"ms": ms, "stopped_after_ms": after, "pack": pack, "phase": phase}
                    for ms, after, pack, phase in sorted(slow, reverse=True)[:TOLD]
                ],
                "load": [round(one, 2) for one in os.getloadavg()],
            },
            indent=2,
        )
    )


if __name__ == "__main__":
    main()
