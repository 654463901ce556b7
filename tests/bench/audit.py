"""Are the reasons true that the teacher gives? Grounds from games of bots, each checked anew, as JSON:
`python -m tests.bench.audit SENTENCES [--planted] [--seed TEXT] [--seconds N] [GAME ...]`.

Every ground is put into words and then checked (`audit_checks`) against the whole state, the rules and samples of other
seeds. With `--planted` false grounds are made of true ones, one thing changed in each, and the same checks have to find
them. Ends with 1 when a statement was false or a planted one was not found.
"""

import argparse
import json
import time
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

from sjavs_desktop.engine.grounds import grounds
from sjavs_desktop.ui.grounds_text import sentence
from tests.bench.audit_checks import true
from tests.bench.audit_games import moments
from tests.bench.audit_plants import falsified, unsafe
from tests.engine.moments import GAMES

NAMES = ("Anna", "Bárður", "Carl", "Dora")


def audited(number: int, games: list[str], seed: str, planted: bool, seconds: float = 1e9) -> dict[str, Any]:
    """So many sentences, checked."""
    kinds: Counter[str] = Counter()
    by_game: Counter[str] = Counter()
    wrong: list[str] = []
    took: Counter[str] = Counter()
    plants: Counter[str] = Counter()
    missed: list[str] = []
    began, dice = time.perf_counter(), Random(seed)
    for game, moment in moments(games, seed):
        for ground in grounds(moment.view, moment.analysis, moment.action, moment.seed):
            said = sentence(ground, moment.view, NAMES)
            kinds[ground.kind] += 1
            by_game[game] += 1
            since = time.perf_counter()
            right = true(moment, ground) and bool(said) and "{" not in said
            took[ground.kind] += time.perf_counter() - since
            if not right:
                wrong.append(f"{game} {moment.seed} {moment.action} {ground}: {said}")
            for how, false in islice(falsified(ground, moment, dice), 2) if planted and right else ():
                plants[how] += 1
                if true(moment, false):
                    missed.append(f"{game} {moment.seed} {moment.action} {how} {ground} -> {false}")
        for how, false in unsafe(moment) if planted else ():
            plants[how] += 1
            if true(moment, false):
                missed.append(f"{game} {moment.seed} {moment.action} {how} {false}")
        if sum(kinds.values()) >= number or time.perf_counter() - began > seconds:
            break
    return {
        "sentences": sum(kinds.values()),
        "false": len(wrong),
        "wrong": wrong[:60],
        "planted": sum(plants.values()),
        "found": sum(plants.values()) - len(missed),
        "by what is wrong": plants,
        "missed": missed[:60],
        "kinds": dict(kinds.most_common()),
        "games": by_game,
        "seconds by kind": {kind: round(each, 1) for kind, each in took.most_common(8)},
        "seconds": round(time.perf_counter() - began, 1),
    }


def main() -> int:
    """Prints what was found; 1 when anything was false or not found."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.audit", description=__doc__)
    parser.add_argument("sentences", type=int, help="how many sentences are checked")
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], help="only these games")
    parser.add_argument("--planted", action="store_true", help="plant false ones too")
    parser.add_argument("--seed", default="audit", help="another seed, other games")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long")
    given = parser.parse_args()
    found = audited(given.sentences, given.games or list(GAMES), given.seed, given.planted, given.seconds)
    print(json.dumps(found, indent=2, ensure_ascii=False))
    return 1 if found["false"] or found["missed"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
