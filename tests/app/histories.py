"""Invented histories: matches of random play of every pack, with everything that may happen to one."""

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from sjavs_desktop.core.game import start
from sjavs_desktop.core.record import Record, record_text
from sjavs_desktop.core.state import OVER
from tests.core.games import PACKS, match, rules_of

NAMES = ("Anna", "Bárður", "Cilla", "Dánjal")
LEVELS = ("beginner", "club", "strong", "expert")


@cache
def record(pack: str, seed: int, deals: int = 12) -> Record:
    """A match of a pack, played at random to its end or until so many deals have been begun."""
    rules, chance = rules_of(pack), random.Random(f"{pack}/{seed}")
    steps = list(match(rules, chance, deals))
    dealer = steps[0][1][0].table.dealer
    assert steps[0][1][0] == start(rules, dealer)
    actions = tuple(action for action, _ in steps if action is not None)
    level = chance.choice(LEVELS)
    levels = ("human", *(level,) * (rules.seats - 1))
    return Record(rules, dealer, NAMES[: rules.seats], levels, f"SEED{seed:06}", actions)


def eventful(pack: str, seed: int, deals: int = 12) -> Record:
    """The same with something that happened to it besides: cut short, taken back, claimed, left, given up, a branch."""
    made, chance = record(pack, seed, deals), random.Random(f"events/{pack}/{seed}")
    day = seed * 37 % 700
    began = f"20{25 + day // 350}-{1 + day % 350 // 30:02}-{1 + day % 28:02}T{chance.randrange(24):02}:15:00+00:00"
    made = replace(made, began=chance.choice([began] * 8 + ["", "1970-01-01T00:00:00Z", "2199-01-01T00:00:00", "x"]))
    over = made.state().table.phase == OVER
    if not over or chance.random() < 0.3:
        made = replace(made, actions=made.actions[: chance.randrange(1, len(made.actions))])
        for _ in range(chance.randrange(3)):
            made = happened(made, chance)
        if made.state().table.phase != OVER and chance.random() < 0.4:
            made = made.with_mark("abandoned")
    if chance.random() < 0.15:
        taken = chance.randrange(len(made.actions))
        made = replace(made, origin=chance.choice(["code ABC", f"branch 20251130-100000-ab12 {taken}", "lesson l1"]))
    return made


def happened(made: Record, chance: random.Random) -> Record:
    """The match with a mark, or with something taken back and done otherwise no more."""
    kind = chance.choice(["resumed", "claim", "back", "strange"])
    if kind == "back" and len(made.actions) > 8:
        return made.back(len(made.actions) - chance.randrange(1, 8))
    at = chance.randrange(1, len(made.actions) + 1)
    marked = replace(made, actions=made.actions[:at]).with_mark(kind if kind != "back" else "resumed")
    return replace(made, marks=marked.marks)


def invented(count: int, packs: Sequence[str] = PACKS, deals: int = 12) -> dict[str, Record]:
    """So many eventful matches by name, of all packs in turn."""
    made = {}
    for number in range(count):
        pack = packs[number % len(packs)]
        made[f"20251130-10{number // 60 % 60:02}{number % 60:02}-{number:04x}"] = eventful(pack, number, deals)
    return made


def written(folder: Path, records: dict[str, Record]) -> None:
    """Writes matches as the vault does."""
    folder.mkdir(parents=True, exist_ok=True)
    for id, made in records.items():
        going = made.state().table.phase != OVER and not made.marked("abandoned")
        path = folder / f"{id}{'.going' if going else ''}.sjavs"
        path.write_text(record_text(made), encoding="utf-8")
