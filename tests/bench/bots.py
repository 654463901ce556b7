"""Prints as JSON how long the bots think, how much better the beginner is than chance, and how its matches go.

``python -m tests.bench.bots [--pack sjavs] [--rule KEY=VALUE] [--deals N] [--level KEY] [--pairs N] [--matches N]``.
Times are milliseconds by the clock for each decision of a bot, over `deals` deals, those of the play apart from those
before it. The edge is in game points per deal over `pairs` duplicates, with the interval that holds the true value with
a confidence of 95 % (`tests.bench.strength` measures all levels against each other). Matches of beginners tell how many
deals a match has, and how often each contract was bid and made.
"""

import argparse
import json
import statistics
import time
from collections import defaultdict

from sjavs_desktop.app import library
from sjavs_desktop.cli.arguments import options_in
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import OVER, Action, Result, View
from sjavs_desktop.engine.levels import LEVELS, level
from sjavs_desktop.engine.measure import edge
from sjavs_desktop.engine.play import play_with


def times(rules: Rules, key: str, deals: int) -> dict[str, dict[str, float]]:
    """Milliseconds that a level takes for a decision, before the play and in it."""
    taken: dict[str, list[float]] = {"before": [], "play": []}

    def timed(view: View, seed: int) -> Action | None:
        began = time.perf_counter()
        action = level(key).decide(view, seed)
        if view.table.turn == view.seat and view.table.phase != "cut":
            taken["play" if view.table.phase == "play" else "before"].append(1000 * (time.perf_counter() - began))
        return action

    for number in range(deals):
        play_with(rules, [timed] * rules.seats, f"bench/{number}", 1, number % rules.seats)
    return {part: spread(values) for part, values in taken.items() if len(values) > 1}


def spread(values: list[float]) -> dict[str, float]:
    """How long most decisions took."""
    cuts = statistics.quantiles(values, n=100)
    shown = {f"p{part}_ms": round(cuts[part - 1], 3) for part in (50, 95, 99)}
    return {"decisions": len(values), **shown, "longest_ms": round(max(values), 3)}


def over_random(rules: Rules, key: str, pairs: int) -> dict[str, object]:
    """The edge of a level over random play."""
    found = edge(rules, level(key).decide, level("random").decide, "bench", pairs)
    low, high = found.interval
    return {
        "pairs": found.number,
        "game_points_per_deal": round(found.value, 3),
        "interval_95": [round(low, 3), round(high, 3)],
    }


def matches(rules: Rules, number: int, most: int = 500) -> dict[str, object]:
    """How matches of beginners go: their length, and the contracts that were bid and made."""
    players = [level("beginner").decide] * rules.seats
    tables = [play_with(rules, players, f"match/{one}", most, one % rules.seats).table for one in range(number)]
    lengths = sorted(table.deal for table in tables)
    results = [result for table in tables for result in table.results]
    return {
        "matches": number,
        "unfinished": sum(1 for table in tables if table.phase != OVER),
        "mean_deals": round(statistics.mean(lengths), 1),
        "median_deals": statistics.median(lengths),
        "longest": lengths[-1],
        "annulled": round(1 - len(results) / sum(lengths), 3),
        "contracts": contracts(results),
    }


def contracts(results: list[Result]) -> dict[str, dict[str, object]]:
    """By contract how often it was played and which part of those deals was made; folded deals were not."""
    found: dict[str, list[Result]] = defaultdict(list)
    for one in results:
        found[one.contract].append(one)
    return {
        key: {
            "deals": len(group),
            "share": round(len(group) / len(results), 4),
            "made": round(sum(1 for one in group if one.won) / len(group), 3),
            "folded": sum(1 for one in group if one.folded),
        }
        for key, group in sorted(found.items())
    }


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="Speed and strength of the bots, as JSON.")
    parser.add_argument("--pack", default="sjavs")
    parser.add_argument("--rule", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--level", action="append", default=[], choices=list(LEVELS), help="whose times; all if none")
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=100)
    args = parser.parse_args()
    pack = library.find(args.pack)
    rules = compile_rules(pack, options_in(pack, args.rule))
    report: dict[str, object] = {"pack": args.pack, "chosen": dict(rules.chosen)}
    report["times"] = {key: times(rules, key, args.deals) for key in args.level or LEVELS}
    report["beginner_over_random"] = over_random(rules, "beginner", args.pairs)
    report["matches"] = matches(rules, args.matches)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
