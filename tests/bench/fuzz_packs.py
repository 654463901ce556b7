"""What becomes of packs with accidents, as JSON: `python -m tests.bench.fuzz_packs N [SEED]`."""

import argparse
import json
import random
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

from tests.core.mutations import comes_to, mutant


def main() -> int:
    """Loads so many damaged packs; 1 when one of them crashed something."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.fuzz_packs", description=__doc__)
    parser.add_argument("number", type=int, help="how many damaged packs")
    parser.add_argument("seed", nargs="?", default="0")
    given = parser.parse_args()
    counts: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    crashes: list[dict[str, Any]] = []
    slowest, began = 0.0, time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(given.number):
            dice = random.Random(f"{given.seed}/{number}")
            key, content = mutant(dice)
            before = time.perf_counter()
            try:
                error = comes_to(Path(folder) / f"{key}-mine.toml", content, dice)
                counts["valid" if error is None else "clear errors"] += 1
                if error is not None:
                    reasons[" ".join(error.why.split(":")[0].split()[-4:])] += 1
            except Exception:
                counts["crashes"] += 1
                crashes.append({"number": number, "pack": key, "traceback": traceback.format_exc(limit=-4)})
            slowest = max(slowest, time.perf_counter() - before)
    found = {
        "mutations": given.number,
        **{key: counts[key] for key in ("clear errors", "valid", "crashes")},
        "kinds of errors": len(reasons),
        "seconds": round(time.perf_counter() - began, 1),
        "slowest_ms": round(1000 * slowest, 1),
        "crashed": crashes[:10],
    }
    print(json.dumps(found, indent=2, ensure_ascii=False))
    return 1 if crashes else 0


if __name__ == "__main__":
    raise SystemExit(main())
