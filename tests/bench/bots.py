"""Prints as JSON how long the bots think for a decision, and how much better one is than another.

``python tests/bench/bots.py [--pack sjavs] [--deals N] [--pairs N]``. Times are milliseconds for each decision of a
bot, over `deals` deals; the edge is in game points per deal over duplicate pairs (the same deal twice, with the sides
exchanged), with the interval that holds the true value with a confidence of 95 %.
"""

import argparse
import json
import statistics
import time

from sjavs_desktop.app import library
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.engine.levels import LEVELS, level
from sjavs_desktop.engine.measure import edge
from sjavs_desktop.engine.play import play_with


def times(rules: Rules, key: str, deals: int) -> dict[str, float]:
    """Milliseconds that a level takes for a decision."""
    taken: list[float] = []

    def timed(view: View, seed: int) -> Action:
        began = time.perf_counter()
        action = level(key).decide(view, seed)
        taken.append(1000 * (time.perf_counter() - began))
        return action

    for number in range(deals):
        play_with(rules, [timed] * rules.seats, f"bench/{number}", 1, number % rules.seats)
    cuts = statistics.quantiles(taken, n=100)
    return {"decisions": len(taken), "p50_ms": round(cuts[49], 4), "p99_ms": round(cuts[98], 4)}


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="Speed and strength of the bots, as JSON.")
    parser.add_argument("--pack", default="sjavs")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--pairs", type=int, default=1000)
    args = parser.parse_args()
    rules = compile_rules(library.find(args.pack))
    report: dict[str, object] = {"pack": args.pack, "times": {key: times(rules, key, args.deals) for key in LEVELS}}
    for key in LEVELS:
        if key != "random":
            found = edge(rules, level(key).decide, level("random").decide, "bench", args.pairs)
            low, high = found.interval
            report[f"{key}_over_random"] = {
                "pairs": found.number,
                "game_points_per_deal": round(found.value, 3),
                "interval_95": [round(low, 3), round(high, 3)],
            }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
