"""Random walks of play, undo, redo and branch in every pack, as JSON: `python -m tests.bench.walks N [STEPS]`.

Each must end in the state that its record replays to, and its journal must read back as its record.
"""

import json
import random
import sys
import time
from collections import Counter

from tests.app.walks import walk
from tests.core.games import PACKS, VALUES, chosen_at_random, rules_of


def main(number: int, steps: int) -> None:
    """Prints what became of `number` walks of `steps` steps, spread over the packs and their options."""
    done: Counter[str] = Counter()
    faults: list[str] = []
    began = time.perf_counter()
    for seed in range(number):
        key = PACKS[seed % len(PACKS)]
        chosen = {}
        if seed % 3:
            chosen = chosen_at_random(random.Random(seed), VALUES[key])
        try:
            rules = rules_of(key, **chosen)
        except ValueError:  # choices that cannot stand beside one another
            rules = rules_of(key)
        one = walk(rules, seed, steps)
        done.update(one.done)
        faults += [f"{key} {seed}: {words}" for words in one.faults()]
    seconds = round(time.perf_counter() - began, 1)
    told = {"walks": number, "steps": steps, **done, "faults": len(faults), "first": faults[:5], "seconds": seconds}
    print(json.dumps(told))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 80)
