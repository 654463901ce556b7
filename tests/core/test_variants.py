"""A variant needs one file and no Python: packs that are written here are found, read and played to their end."""

import random
from pathlib import Path

import pytest

from sjavs_desktop.app import library
from sjavs_desktop.core.cards import CLUBS, HEARTS, count, parse
from sjavs_desktop.core.pack import Pack, compile_rules
from sjavs_desktop.core.record import Record, read_record, record_text
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import OVER, State
from tests.core.checks import cards_are_conserved, chain_holds, somebody_acts, views_are_honest
from tests.core.games import match, rules_of

OWN = """
name = "Four and twenty"
about = "Three players, twenty-four cards, hearts or nothing."
flow = ["shuffle", "cut", "auction", "naming", "exchange", "play", "settle"]

[pack]
ranks = "AKQJT9"
order = "9TJQKA"
points = { 9 = 20, T = 3, J = 1 }

[table]
seats = 3
hand = 7
talon = 3
packets = [2, -3, 5]
knocked = [7, -3]
cut = "ask"
rotation = -1

[auction]
offers = "contracts"
minimum = 3
better = "none"
suits = "DHSC"
must_speak = false
contract = "small"
all_pass = "throng"

[contract.small]
name = "Small"
permanent = ["9D"]
trump = "choice"
follow = ["suit", "overtrump"]
sides = "alone"
target = 40
exchange = "talon"
win = "made"
loss = "missed"
bid = "suit"
level = 1

[contract.nothing]
name = "Nothing"
permanent = []
trump = "none"
follow = ["suit"]
sides = "alone"
goal = "none"
factor = 3
win = "made"
loss = "missed"
bid = "alone"
rank = 1

[contract.throng]
permanent = ["9D"]
trump = "H"
follow = ["suit"]
sides = "alone"
target = 1
win = "made"
loss = "missed"

[score]
accounts = "each"
tie = "fail"
payoff = "winners_descend"
end = "rubber"
start = 20

[score.table.made]
many = { least = 60, simple = 4, better = 4 }
made = { simple = 2, better = 2 }

[score.table.missed]
missed = { simple = 1, better = 1 }

[option.long]
label = "Long"
help = "Begin with forty."
type = "bool"
default = false
on = { score.start = 40 }
"""

HOUSE = """
extends = "klorsjavs-older"
name = "Ours"

[choose]
deals = "8"
farvesjavs = true

[contract.spil]
name = "Lille"
target = 70

[score.table.counters_won]
trick_less = { simple = 7, better = 7 }

[option.rich]
label = "Rich"
help = "Everything counts five times."
type = "bool"
default = true
on = { contract.spil.factor = 5 }
"""


def written(folder: Path, key: str, text: str) -> Pack:
    """The pack as the library finds it among the user's own."""
    (folder / f"{key}.toml").write_text(text, encoding="utf-8")
    found, broken = library.packs(folder)
    assert broken == []
    assert library.find(key, folder) == found[key]
    return found[key]


def played(rules: Rules, seed: int, deals: int = 200) -> State:
    """The end of a random match, of which the record reads back."""
    steps = list(match(rules, random.Random(seed), deals))
    for _, (state, _) in steps:
        cards_are_conserved(state)
        somebody_acts(state)
        views_are_honest(state)
    names = tuple("ABCD"[: rules.seats])
    actions = tuple(action for action, _ in steps if action is not None)
    record = Record(rules, steps[0][1][0].table.dealer, names, names, "", actions)
    assert read_record(record_text(record)) == record
    return steps[-1][1][0]


def test_a_game_of_its_own_is_one_file(tmp_path: Path) -> None:
    mine = written(tmp_path, "four-and-twenty", OWN)
    rules = compile_rules(mine)
    assert (mine.base, rules.seats, len(rules.deck), rules.talon, rules.score.total) == (
        "four-and-twenty",
        3,
        24,
        3,
        96,
    )
    assert count(rules.ranking("small", CLUBS).members[4]) == 7
    assert rules.ranking("small", HEARTS).trumps == parse("9D 9H TH JH QH KH AH")
    assert compile_rules(mine, {"long": True}).score.start == 40
    contracts: set[str] = set()
    for seed in range(40):
        state = played(rules, seed)
        assert (state.table.phase, state.table.winner is not None) == (OVER, True)
        chain_holds(rules, state.table)
        contracts |= {one.contract for one in state.table.results}
        assert {one.suit for one in state.table.results if one.contract == "throng"} <= {HEARTS}
    assert contracts == {"small", "nothing", "throng"}


def test_a_variant_of_a_shipped_preset_is_one_short_file(tmp_path: Path) -> None:
    ours = written(tmp_path, "ours", HOUSE)
    rules, base = compile_rules(ours), rules_of("klorsjavs-older")
    assert (ours.base, rules.name, rules.score.deals) == ("klorsjavs", "Ours", 8)
    spil = rules.contract("spil")
    assert (spil.name, spil.target, spil.factor, spil.trump) == ("Lille", 70, 5, "choice")
    assert compile_rules(ours, {"rich": False, "farvesjavs": False}).contract("spil").trump == "C"
    assert (rules.deck, rules.flow, rules.contract("tout").factor) == (base.deck, base.flow, 10)
    assert rules.score.table("counters_won")[0].simple == 7
    assert rules.score.table("counters_won")[1:] == base.score.table("counters_won")[1:]
    state = played(rules, 3)
    assert state.table.phase == OVER
    chain_holds(rules, state.table)


def test_a_variant_may_stand_on_another_of_the_users(tmp_path: Path) -> None:
    written(tmp_path, "four-and-twenty", OWN)
    short = written(tmp_path, "short-one", 'extends = "four-and-twenty"\nname = "Short"\n[score]\nstart = 4\n')
    rules = compile_rules(short)
    assert (short.base, rules.score.start) == ("four-and-twenty", 4)
    assert played(rules, 1).table.phase == OVER


@pytest.mark.parametrize("key", ["old-mor", "klorsjavs", "sjavs-3", "sjavs-2", "sjavs-mcleod", "klorsjavs-older"])
def test_every_shipped_pack_can_be_extended_by_its_name_alone(key: str, tmp_path: Path) -> None:
    mine = written(tmp_path, "mine", f'extends = "{key}"\nname = "Mine"\n')
    assert compile_rules(mine).contracts == rules_of(key).contracts
    assert mine.defaults() == library.find(key).defaults()
