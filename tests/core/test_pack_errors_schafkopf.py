"""Packs of Schafkopf whose parts do not fit together: one sentence each, with the key that it is about."""

import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from sjavs_desktop.core.compile import rules_from
from sjavs_desktop.core.errors import RulesError
from sjavs_desktop.core.pack import load, merged
from sjavs_desktop.paths import RULES
from tests.core.games import aimed, rules_of
from tests.core.mutations import TEXTS

WHOLE = TEXTS["schafkopf"]
NO_MARRIAGE = ["shuffle", "cut", "legen", "auction", "naming", "play", "settle"]
NO_LEGEN = ["shuffle", "cut", "auction", "naming", "marriage", "play", "settle"]


def contract(name: str, **patch: Any) -> dict[str, Any]:
    """A patch of one contract."""
    return {"contract": {name: patch}}


# Each row: what is patched over the pack, the key that is named, words of the reason.
FAULTS: dict[str, tuple[Mapping[str, Any], str, str]] = {
    "a called ace without a partner": (contract("sauspiel", sides="alone"), "contract.sauspiel.sides", "'called' goes"),
    "a partner whom nothing finds": (contract("solo", sides="called"), "contract.solo.sides", "'called' goes"),
    "a called ace when all passed": ({"auction": {"all_pass": "sauspiel"}}, "contract.sauspiel.sides", "with a bid"),
    "a called ace without a hand": (contract("sauspiel", needs="none"), "contract.sauspiel.needs", "'callable'"),
    "a marriage without a hand": (contract("hochzeit", needs="none"), "contract.hochzeit.needs", "'one_trump'"),
    "a called ace with open trumps": (contract("sauspiel", trump="choice"), "contract.sauspiel.trump", "must stand"),
    "a called ace in a suit": (contract("sauspiel", bid="suit"), "contract.sauspiel.bid", "bid alone"),
    "an ace and a marriage": (contract("sauspiel", exchange="marriage"), "contract.sauspiel.exchange", "not by both"),
    "no phase for a marriage": ({"flow": NO_MARRIAGE}, "contract.hochzeit.exchange", "the phase 'marriage'"),
    "a talon": (
        {"table": {"hand": 7, "talon": 4, "packets": [4, -4, 3], "knocked": [4, -4, 3]}},
        "contract.sauspiel.sides",
        "without a talon",
    ),
    "open cards": (
        {"table": {"hand": 4, "spread": 2, "packets": [4], "knocked": [4]}},
        "contract.sauspiel.sides",
        "without a talon or open cards",
    ),
    "accounts of pairs": ({"score": {"accounts": "pairs"}}, "contract.sauspiel.sides", "an account each"),
    "two seats": (
        {"table": {"seats": 2, "hand": 16, "packets": [8, 8], "knocked": [8, 8]}},
        "contract.sauspiel.sides",
        "four seats, not 2",
    ),
    "no phase for laying": ({"flow": NO_LEGEN, "stakes": {"lay": 4}}, "stakes.lay", "the phase 'legen'"),
    "no packet to lay after": ({"stakes": {"lay": 3}}, "stakes.lay", "no packet ends with 3 cards in each hand (4-4)"),
    "nothing left to deal": ({"stakes": {"lay": 8}}, "stakes.lay", "no packet ends with 8"),
    "laying, and all at once after a knock": (
        {"stakes": {"lay": 4}, "table": {"knocked": [8]}},
        "stakes.lay",
        "no packet ends with 4 cards in each hand (8)",
    ),
    "a third doubling": ({"stakes": {"doubles": 3}}, "stakes.doubles", "between 0 and 2"),
    "doubling without end": ({"stakes": {"until": 5}}, "stakes.until", "between 1 and 4"),
    "an unknown stake": ({"stakes": {"sub": 1}}, "stakes.sub", "not known"),
    "what nobody declares, bid": (contract("ramsch", bid="alone"), "contract.ramsch.goal", "cannot be bid"),
    "what nobody declares, bid and played": (
        {**contract("ramsch", bid="alone"), "auction": {"all_pass": "ramsch"}},
        "contract.ramsch.goal",
        "cannot be bid",
    ),
    "no such price": (contract("wenz", price="gold"), "contract.wenz.price", "'gold' is not one of"),
    "a price below nothing": ({"score": {"tariff": {"margin": -1}}}, "score.tariff.margin", "between 0"),
    "a price in words": ({"score": {"tariff": {"price": {"call": "ten"}}}}, "score.tariff.price.call", "whole number"),
    "an unknown need": (contract("wenz", needs="luck"), "contract.wenz.needs", "'luck' is not one of"),
    "an unknown march": (contract("ramsch", march="half"), "contract.ramsch.march", "'half' is not one of"),
    "an order of other ranks": (contract("bettel", order="AKQJT98"), "contract.bettel.order", "exactly the ranks"),
    "an unknown way to call": (contract("sauspiel", call="king"), "contract.sauspiel.call", "'king' is not one of"),
    "unknown pictures": ({"pack": {"cards": "spanish"}}, "pack.cards", "'spanish' is not one of"),
    "two rounds and none": ({"auction": {"intent": True, "first_ends": True}}, "auction.intent", "two rounds"),
    "a hand for a length": ({"auction": {"offers": "length"}}, "contract.sauspiel.needs", "bid by name"),
    "phases out of order": (
        {"flow": ["shuffle", "legen", "cut", "auction", "naming", "marriage", "play", "settle"]},
        "flow",
        "in this order",
    ),
}


def refused(patch: Mapping[str, Any]) -> RulesError:
    """The error of the pack with a patch over it."""
    table = merged(json.loads(rules_of("schafkopf").resolved), patch)
    with pytest.raises(RulesError) as wrong:
        rules_from(table, "mine.toml")
    return wrong.value


@pytest.mark.parametrize("fault", FAULTS)
def test_parts_that_do_not_fit_are_refused_with_the_key_and_one_sentence(fault: str) -> None:
    patch, key, why = FAULTS[fault]
    error = refused(patch)
    assert error.key == key
    assert why in error.why
    assert "\n" not in str(error)
    assert str(error).startswith("mine.toml: ")


def test_doubling_goes_with_prices_alone() -> None:
    table = merged(json.loads(rules_of("sjavs").resolved), {"stakes": {"doubles": 1}})
    with pytest.raises(RulesError, match=r"stakes.doubles: only contracts with a price can be doubled"):
        rules_from(table, "mine.toml")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('call = "ace"\nneeds = "callable"', 'call = "ace"\nneeds = "none"', 'needs = "none"'),
        ("doubles = 2 ", "doubles = 7 ", "doubles = 7"),
        ('price = "bettel"', 'price = "gold"', 'price = "gold"'),
        ("on = { stakes.lay = 4 }", "on = { stakes.lay = 5 }", "on = { stakes.lay = 5 }"),
    ],
)
def test_a_fault_in_the_file_names_its_line(old: str, new: str, line: str, tmp_path: Path) -> None:
    content = WHOLE.replace(old, new, 1)
    assert content != WHOLE
    path = tmp_path / "mine.toml"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(RulesError) as wrong:
        load(path, RULES)
    assert wrong.value.line is not None
    pointed = content.splitlines()[wrong.value.line - 1]
    assert pointed.startswith(line) or pointed.startswith("[stakes]")


def test_what_the_checks_leave_can_be_played() -> None:
    """A house of one's own: nobody may double, everything is called, and a Sauspiel is for two tables of prices."""
    patch = {"stakes": {"doubles": 0}, "score": {"tariff": {"price": {"call": 0}, "margin": 0, "runner": 0}}}
    rules = rules_from(merged(json.loads(rules_of("schafkopf").resolved), patch), "mine.toml")
    assert aimed(rules, random.Random(1), "sauspiel").table.contract == "sauspiel"
