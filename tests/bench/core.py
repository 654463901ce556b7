"""How fast the rules are, as JSON: `python -m tests.bench.core`."""

import json
import random
import statistics
import time

from sjavs_desktop.core.pack import compile_rules, load
from sjavs_desktop.paths import RULES
from tests.core.games import PACKS, match

SECONDS = 1.0


def measured(key: str) -> dict[str, float]:
    """How fast a pack is played at random for some time, and how long it takes to load."""
    place = RULES / f"{key}.toml"
    times = []
    for _ in range(20):
        began = time.perf_counter()
        pack = load(place if place.is_file() else RULES / "presets" / f"{key}.toml", RULES)
        times.append(time.perf_counter() - began)
    rules, dice = compile_rules(pack), random.Random(1)
    actions = deals = 0
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        for action, (_, events) in match(rules, dice):
            actions += action is not None
            deals += sum(event.kind == "dealt" for event in events)
    took = time.perf_counter() - began
    return {
        "actions_per_second": round(actions / took),
        "deals_per_second": round(deals / took),
        "pack_load_ms": round(1000 * statistics.median(times), 2),
    }


def main() -> None:
    """Plays each pack at random for a while and prints what came of it."""
    print(json.dumps({key: measured(key) for key in PACKS}, indent=2))


if __name__ == "__main__":
    main()
