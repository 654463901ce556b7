"""Matches of the random bots in every pack, as JSON: `python -m tests.bench.matches N [PACK ...]`.

With `--aimed` so many deals are played to their end in each contract (and each other aim) of the packs, under random
options; random bidding alone hardly ever ends in some of them.
"""

import argparse
import json
import random
import time
from collections import Counter
from typing import Any

from sjavs_desktop.cli.tally import imbalances
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.engine.levels import level
from sjavs_desktop.engine.play import play_with
from tests.core.checks import chain_holds, settled_rightly
from tests.core.games import AIMS, NEEDS, PACKS, VALUES, aimed_deal, chosen_at_random, rules_of
from tests.rule_cases import pack


def played(key: str, number: int, deals: int) -> dict[str, Any]:
    """What so many matches of a pack came to."""
    rules = compile_rules(pack(key))
    decide = level("random").decide
    counts: Counter[str] = Counter()
    bands: Counter[str] = Counter()
    wrong: list[str] = []
    began = time.perf_counter()
    for index in range(number):
        seed = f"{key}/{index}"
        table = play_with(rules, [decide] * rules.seats, seed, deals, index % rules.seats).table
        counts["finished"] += table.winner is not None or table.loser is not None
        counts["deals"] += len(table.results)
        counts["annulled"] += table.deal - len(table.results)
        counts["ties"] += sum(one.won is None for one in table.results)
        counts["folded"] += sum(one.folded for one in table.results)
        bands.update(f"{one.contract}: {one.band}" for one in table.results)
        wrong += [f"match {index}: {one}" for one in imbalances(rules, table)]
        try:
            chain_holds(rules, table)
        except AssertionError as failed:
            wrong.append(f"match {index}: {failed}")
    return {
        "matches": number,
        "stopped": number - counts["finished"],
        **counts,
        "bands": dict(bands.most_common()),
        "imbalances": len(wrong),
        "wrong": wrong[:10],
        "seconds": round(time.perf_counter() - began, 1),
    }


def aimed(key: str, number: int) -> dict[str, Any]:
    """What so many deals in each aim of a pack came to."""
    counts: dict[str, Counter[str]] = {}
    wrong: list[str] = []
    began = time.perf_counter()
    for aim in AIMS[key]:
        counts[aim] = Counter()
        for index in range(number):
            dice = random.Random(f"{key}/{aim}/{index}")
            chosen = chosen_at_random(dice, VALUES[key])
            chosen |= {option: value for option, value in NEEDS.get(aim, {}).items() if option in VALUES[key]}
            try:
                states = aimed_deal(rules_of(key, **chosen), dice, aim)
                table = states[-1].table
                if not table.results:
                    counts[aim]["thrown in"] += 1
                    continue
                settled_rightly(states[-1])
                chain_holds(states[-1].rules, table)
                counts[aim]["played to the end"] += len(table.tricks) == states[-1].rules.tricks
                counts[aim]["won" if table.results[-1].won else "lost or tied"] += 1
            except Exception as failed:
                wrong.append(f"{aim}, deal {index}: {type(failed).__name__}: {failed}")
    return {
        "deals": number * len(counts),
        "by aim": counts,
        "wrong": wrong[:10],
        "imbalances": len(wrong),
        "seconds": round(time.perf_counter() - began, 1),
    }


def main() -> int:
    """Plays; 1 when an account does not balance."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.matches", description=__doc__)
    parser.add_argument("number", type=int, help="matches of each pack")
    parser.add_argument("packs", nargs="*", choices=[*PACKS, []], help="only these packs")
    parser.add_argument("--deals", type=int, default=500, help="deals after which a match is stopped (default 500)")
    parser.add_argument("--aimed", action="store_true", help="deals in each contract instead of matches")
    given = parser.parse_args()
    if given.aimed:
        found = {key: aimed(key, given.number) for key in given.packs or PACKS}
    else:
        found = {key: played(key, given.number, given.deals) for key in given.packs or PACKS}
    print(json.dumps(found, indent=2, ensure_ascii=False))
    return 1 if any(one["imbalances"] for one in found.values()) else 0


if __name__ == "__main__":
    raise SystemExit(main())
