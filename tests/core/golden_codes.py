"""Deal codes and the cards that they mean for ever: `python -m tests.core.golden_codes` adds codes of new packs.

What the file has already is never written anew: a code that somebody has kept gives the same cards in every version.
"""

import json
import random
from pathlib import Path

from sjavs_desktop.core import codes
from sjavs_desktop.core.cards import name
from sjavs_desktop.core.dice import shuffled
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.core.state import Action
from tests.core.games import PACKS, VALUES
from tests.rule_cases import pack

FILE = Path(__file__).parents[1] / "packs" / "codes.json"
SERIES = "7K3QD9XM2P"


def stored() -> dict[str, dict[str, object]]:
    """By code what it means."""
    found: dict[str, dict[str, object]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return found


def meaning(code: codes.DealCode, opening: tuple[Action, ...]) -> dict[str, object]:
    """What a code means, as plain data."""
    assert isinstance(opening[0].value, tuple)
    return {
        "pack": code.pack,
        "options": dict(code.options),
        "dealer": code.dealer,
        "cut": opening[1].value if len(opening) > 1 else None,
        "order": " ".join(map(name, opening[0].value)),
    }


def added(key: str, dice: random.Random) -> dict[str, dict[str, object]]:
    """A short code of a pack, one with an option, and a long one."""
    made = {}
    option = dice.choice(list(VALUES[key]))
    chosen: dict[str, OptionValue] = {option: next(v for v in VALUES[key][option] if v != pack(key).defaults()[option])}
    for choices, series in (({}, True), (chosen, True), ({}, False)):
        rules = compile_rules(pack(key), choices)
        number, dealer = dice.randrange(1, 2000), dice.randrange(rules.seats)
        seed = SERIES if series else "old"
        order, cut = shuffled(rules.deck, f"{seed}:{number}"), dice.choice((None, 0, 3, len(rules.deck) - 3))
        code = codes.of_deal(rules, pack(key), seed, number, dealer, order, cut)
        made[codes.write(code)] = meaning(code, codes.opening(code, rules))
    return made


def main() -> None:
    """Adds what is missing."""
    kept = stored()
    for key in PACKS:
        if key not in [row["pack"] for row in kept.values()]:
            kept |= added(key, random.Random(key))
    FILE.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
