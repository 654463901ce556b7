"""How fast the rules are, as JSON: `python -m tests.bench.core`."""

import json
import random
import statistics
import time

from sjavs_desktop.core.pack import compile_rules, load
from sjavs_desktop.paths import RULES
from tests.core.games import match

SECONDS = 2.0


def main() -> None:
    """Plays at random for some seconds and prints what came of it."""
    times = []
    for _ in range(20):
        began = time.perf_counter()
        pack = load(RULES / "sjavs.toml")
        times.append(time.perf_counter() - began)
    rules, dice = compile_rules(pack), random.Random(1)
    actions = deals = 0
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        for action, (_, events) in match(rules, dice):
            actions += action is not None
            deals += sum(event.kind == "dealt" for event in events)
    took = time.perf_counter() - began
    found = {
        "actions_per_second": round(actions / took),
        "deals_per_second": round(deals / took),
        "pack_load_ms": round(1000 * statistics.median(times), 2),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
