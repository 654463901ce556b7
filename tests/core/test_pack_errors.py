"""Broken packs say where and what is wrong; whatever is in the file, nothing else is ever raised."""

import json
import random
import re
from collections import Counter
from pathlib import Path

import pytest

from sjavs_desktop.app import library
from sjavs_desktop.core.compile import rules_from
from sjavs_desktop.core.errors import RulesError
from sjavs_desktop.core.game import start
from sjavs_desktop.core.pack import LARGEST, compile_rules, load
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.paths import RULES
from tests.core.games import OPTION_VALUES, PACKS, VALUES, aimed, chosen_at_random, match, rules_of, rules_with
from tests.core.mutations import TEXTS, comes_to, mutant
from tests.rule_cases import pack

WHOLE = TEXTS["sjavs"]
PRESETS = sorted((RULES / "presets").glob("*.toml"))


def broken(folder: Path, content: str | bytes) -> RulesError:
    """The error of a file with that content."""
    path = folder / "mine.toml"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    with pytest.raises(RulesError) as refused:
        load(path, RULES)
    assert str(refused.value).startswith(str(path))
    return refused.value


def line_of(content: str, start_of_line: str) -> int:
    """The number of the one line that begins so."""
    numbers = [number for number, line in enumerate(content.splitlines(), 1) if line.startswith(start_of_line)]
    assert len(numbers) == 1
    return numbers[0]


# Each row: what is replaced, by what, the key that is named, the line that is pointed at, a word of the reason.
FAULTS = {
    "wrong type": ("packets = [4, 4] ", 'packets = "4-4"', "table.packets", "packets", "list of whole numbers"),
    "wrong type within": ("packets = [4, 4] ", "packets = [4, true]", "table.packets", "packets", "True"),
    "text for a number": ("minimum = 5", 'minimum = "five"', "auction.minimum", "minimum", "whole number"),
    "flag for a number": ("minimum = 5", "minimum = true", "auction.minimum", "minimum", "whole number"),
    "number for a flag": ("must_speak = false", "must_speak = 0", "auction.must_speak", "must_speak", "true or false"),
    "date for a number": ("start = 24", "start = 1977-05-25", "score.start", "start", "whole number"),
    "no number": ("start = 24", "start = nan", "score.start", "start", "whole number"),
    "out of bounds": ("start = 24", "start = 1001", "score.start", "start", "between 0 and 1000"),
    "nothing to go": ("start = 24", "start = 0", "score.start", "start", "nothing to come down from"),
    "unknown key": ("minimum = 5", "minimum = 5\nmaximum = 6", "auction.maximum", "maximum", "not known"),
    "reserved key": ('name = "Far', 'key = "mine"\nname = "Far', "key", "key", "not known"),
    "unknown follow": (
        'follow = ["suit", "overtrump"]  ',
        'follow = ["head"]',
        "contract.trump.follow",
        "follow",
        "'head'",
    ),
    "unknown offers": ('offers = "length"', 'offers = "songs"', "auction.offers", "offers", "'songs'"),
    "unknown sides": (
        'sides = "pairs"\nwin = "won"',
        'sides = "three"\nwin = "won"',
        "contract.trump.sides",
        "sides",
        "three",
    ),
    "unknown table": ('loss = "flat"', 'loss = "steep"', "contract.trump.loss", "loss", "'steep'"),
    "unknown contract": ('contract = "trump"', 'contract = "solo"', "auction.contract", "contract", "'solo'"),
    "unknown card": (
        'permanent = ["QC", "QS", "JC"',
        'permanent = ["QX", "QS", "JC"',
        "contract.trump.permanent",
        "permanent",
        "'QX'",
    ),
    "card twice": (
        'permanent = ["QC", "QS", "JC"',
        'permanent = ["QC", "QC", "JC"',
        "contract.trump.permanent",
        "permanent",
        "different",
    ),
    "packets short": ("packets = [4, 4] ", "packets = [4, 3]", "table.packets", "packets", "do not make a hand of 8"),
    "packets none": ("knocked = [8]", "knocked = []", "table.knocked", "knocked", "do not make a hand of 8"),
    "hand short": ("hand = 8", "hand = 7", "table.hand", "hand", "do not make a pack of 32"),
    "target too high": (
        'loss = "flat"',
        'loss = "flat"\ntarget = 121',
        "contract.trump.target",
        "target",
        "between 1 and 120",
    ),
    "target of none": ('loss = "flat"', 'loss = "flat"\ntarget = 0', "contract.trump.target", "target", "between 1"),
    "target of the score": ("start = 24", "start = 24\ntarget = 61", "score.target", "target", "not known"),
    "points of none": (
        "points = { A = 11, T = 10, K = 4, Q = 3, J = 2 }",
        "points = {}",
        "pack.points",
        "points",
        "counts anything",
    ),
    "unknown payoff": ('payoff = "winners_descend"', 'payoff = "songs"', "score.payoff", "payoff", "'songs'"),
    "unknown end": ('end = "rubber"', 'end = "never"', "score.end", "end", "'never'"),
    "unknown tie": ('tie = "carry"', 'tie = "cut"', "score.tie", "tie", "'cut'"),
    "pairs of three": ("seats = 4\nhand = 8", "seats = 2\nhand = 16", "table.packets", "packets", "hand of 16"),
    "a talon": ("seats = 4\nhand = 8", "seats = 4\nhand = 8\ntalon = 4", "table.hand", "hand", "4 in the middle"),
    "packets to the middle": (
        "packets = [4, 4] ",
        "packets = [4, -2, 4] ",
        "table.packets",
        "packets",
        "the talon has 0",
    ),
    "bids by name": ('offers = "length"', 'offers = "contracts"', "auction.offers", "offers", "how it is bid"),
    "suits": ('better = "C" ', 'suits = "CSH"\nbetter = "C" ', "auction.suits", "suits", "each of the suits"),
    "a fold without a price": (
        '"naming", "play"',
        '"naming", "fold", "play"',
        "score.table",
        "[score.table",
        "'fold'",
    ),
    "goal": ('loss = "flat"', 'loss = "flat"\ngoal = "some"', "contract.trump.goal", "goal", "'some'"),
    "points unknown": ("A = 11, T = 10", "A = 11, X = 10", "pack.points.X", "points", "not known"),
    "order lacks": ('order = "AKQJT987"', 'order = "AKQJT98"', "pack.order", "order", "exactly the ranks"),
    "ranks twice": ('ranks = "AKQJT987"', 'ranks = "AAKQJT98"', "pack.ranks", "ranks", "different ranks"),
    "flow": ('"auction", "naming"', '"naming", "auction"', "flow", "flow", "in this order"),
    "flow unknown": ('"naming", "play"', '"singing", "play"', "flow", "flow", "'singing'"),
    "last band": (
        "won = { simple = 2",
        "won = { least = 61, simple = 2",
        "score.table.won",
        "[score.table.won]",
        "every deal is paid",
    ),
    "band unknown": (
        "won = { simple = 2",
        "won = { most_of = 1, simple = 2",
        "score.table.won.won.most_of",
        "won",
        "not known",
    ),
    "default unknown": ('default = "natural"', 'default = "sung"', "option.rank_order.default", "default", "'sung'"),
    "option type": (
        'type = "choice"\ndefault = "natural"',
        'type = "dial"\ndefault = "x"',
        "option.rank_order.type",
        "type",
        "'dial'",
    ),
    "patch": (
        'patch = { pack.order = "ATKQJ987" }',
        'patch = { pack.order = "ATK" }',
        "pack.order",
        "order",
        "exactly the ranks",
    ),
    "patch key": (
        'patch = { pack.order = "ATKQJ987" }',
        "patch = { pack.odour = 1 }",
        "pack.odour",
        "[pack]",
        "not known",
    ),
}


# The same for other packs, which stand before.
ELSEWHERE = {
    "pairs of three seats": (
        "klorsjavs",
        'sides = "alone"',
        'sides = "pairs"',
        "contract.play.sides",
        "sides",
        "pairs need four seats, not 3",
    ),
    "accounts of three seats": (
        "klorsjavs",
        'accounts = "each"',
        'accounts = "pairs"',
        "score.accounts",
        "accounts",
        "pairs need four seats, not 3",
    ),
    "no talon dealt": (
        "klorsjavs",
        "packets = [3, -2, 3]",
        "packets = [3, 3]",
        "table.packets",
        "packets",
        "0 cards go to the middle, but the talon has 2",
    ),
    "too much to exchange": (
        "klorsjavs",
        TEXTS["klorsjavs"].partition("hand = ")[2].partition("cut =")[0],
        "5\ntalon = 5\npackets = [5, -5]\nknocked = [5, -5]\n",
        "table.talon",
        "talon",
        "more than 4 cards cannot be exchanged",
    ),
    "fold table": (
        "klorsjavs",
        "[score.table.fold]                                      # S1\nfolded = { simple = 8, better = 8 }",
        "",
        "score.table",
        "[score.table",
        "'fold'",
    ),
    "flow": ("klorsjavs", '"exchange", "fold"', '"fold", "exchange"', "flow", "flow", "may be left out"),
    "a patch of an option": (
        "old-mor",
        'on = { contract.halv.bid = "suit" }',
        'on = { contract.halv.bid = "sung" }',
        "contract.halv.bid",
        "[contract.halv]",
        "'sung'",
    ),
    "a patch for nothing": (
        "old-mor",
        'on = { contract.nolo.bid = "alone" }',
        'on = { contract.nollo.bid = "alone" }',
        "contract.nollo",
        "on = { contract.nollo",
        "missing",
    ),
    "divide": ("old-mor", "score.divide = 2", "score.divide = 0", "score.divide", "[score]", "between 1 and 10"),
}


@pytest.mark.parametrize("fault", ELSEWHERE)
def test_a_fault_in_another_pack_names_the_key_the_line_and_the_reason(fault: str, tmp_path: Path) -> None:
    key, old, new, named, line, why = ELSEWHERE[fault]
    assert old in TEXTS[key]
    content = TEXTS[key].replace(old, new, 1)
    error = broken(tmp_path, content)
    assert error.key.startswith(named)
    assert why in error.why
    assert error.line is not None
    assert content.splitlines()[error.line - 1].lstrip().startswith(line)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_pack_names_the_key_the_line_and_the_reason(fault: str, tmp_path: Path) -> None:
    old, new, key, line, why = FAULTS[fault]
    assert old in WHOLE
    content = WHOLE.replace(old, new, 1)
    error = broken(tmp_path, content)
    assert error.key == key
    assert why in error.why
    assert error.line is not None
    assert content.splitlines()[error.line - 1].lstrip().startswith(line)
    assert str(error) == f"{error.file}:{error.line}: {error.key}: {error.why}"


def test_a_missing_value_points_at_its_table(tmp_path: Path) -> None:
    content = WHOLE.replace("hand = 8\n", "")
    error = broken(tmp_path, content)
    assert (error.key, error.line) == ("table.hand", line_of(content, "[table]"))
    assert "missing" in error.why


def test_a_syntax_error_names_its_line(tmp_path: Path) -> None:
    content = WHOLE.replace("minimum = 5", "minimum = = 5")
    error = broken(tmp_path, content)
    assert error.line == line_of(content, "minimum")
    assert "not valid TOML" in error.why


def test_a_torn_file_names_its_last_line(tmp_path: Path) -> None:
    content = WHOLE[: WHOLE.index('"JD"]')]
    assert broken(tmp_path, content).line == len(content.splitlines())


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"\xff\xfen\x00a\x00", "not UTF-8"),
        (WHOLE.encode("utf-16"), "not UTF-8"),
        (WHOLE.encode("utf-16-le"), "not valid TOML"),
        (WHOLE.encode("utf-32"), "not UTF-8"),
        (TEXTS["klorsjavs"].encode("latin-1"), "not UTF-8"),
        (b"x = 1\n" * (LARGEST // 6 + 1), "larger than"),
        (WHOLE + "\nz = " + "[" * 3000 + "]" * 3000, "nested too deeply"),
        (WHOLE + "\n[" + ".".join(["a"] * 3000) + "]\nb = 1", "nested too deeply"),
        (WHOLE.replace("on = { auction", "on = { " + "a." * 3000 + "auction"), "nested too deeply"),
        (WHOLE.replace("minimum = 5", "minimum = " + "1" * 5000), "not valid TOML"),
        ("", "is missing"),
    ],
    ids=[
        "not utf-8",
        "utf-16",
        "utf-16 without mark",
        "utf-32",
        "latin-1",
        "huge",
        "deep lists",
        "deep heads",
        "deep patch",
        "huge number",
        "empty",
    ],
)
def test_a_file_that_is_no_pack_at_all_is_refused_in_one_line(content: str | bytes, why: str, tmp_path: Path) -> None:
    error = broken(tmp_path, content)
    assert why in error.why
    assert "\n" not in str(error)


@pytest.mark.parametrize("key", PACKS)
def test_a_byte_order_mark_and_the_line_ends_of_windows_do_no_harm(key: str, tmp_path: Path) -> None:
    path = tmp_path / "marked.toml"
    path.write_bytes(b"\xef\xbb\xbf" + TEXTS[key].replace("\n", "\r\n").encode())
    rules = compile_rules(load(path, RULES, RULES / "presets"))
    same = [field for field in Rules.__slots__ if field not in ("key", "resolved")]
    assert [getattr(rules, field) for field in same] == [getattr(rules_of(key), field) for field in same]


@pytest.mark.parametrize("path", ["nowhere.toml", "."])
def test_a_file_that_is_not_there_is_a_rules_error_too(path: str, tmp_path: Path) -> None:
    with pytest.raises(RulesError, match="cannot be read"):
        load(tmp_path / path)


# -- What a pack stands on -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("base", ["nowhere", "", "../rules/sjavs", "a" * 300, "a\\u0000b", "sjavs.toml"])
def test_a_base_that_does_not_exist_is_named_with_its_line(base: str, tmp_path: Path) -> None:
    error = broken(tmp_path, f'# mine\nextends = "{base}"\nname = "x"\n')
    assert (error.key, error.line) == ("extends", 2)
    assert "there is no pack" in error.why


def test_packs_that_extend_each_other_are_refused(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text('extends = "two"\nname = "one"\n')
    (tmp_path / "two.toml").write_text('extends = "one"\nname = "two"\n')
    with pytest.raises(RulesError, match=r"two\.toml:1: extends: 'one' stands on this pack: that is a circle"):
        load(tmp_path / "one.toml")
    (tmp_path / "self.toml").write_text('extends = "self"\nname = "self"\n')
    with pytest.raises(RulesError, match=r"self\.toml:1: extends: 'self' is this pack itself: that is a circle"):
        load(tmp_path / "self.toml")


def test_more_packs_than_anybody_needs_on_one_another_are_refused(tmp_path: Path) -> None:
    for number in range(10):
        (tmp_path / f"p{number}.toml").write_text(f'extends = "p{number + 1}"\nname = "p"\n')
    with pytest.raises(RulesError, match=r"extends: more than 8 packs"):
        load(tmp_path / "p0.toml")


@pytest.mark.parametrize(
    ("choose", "key", "why"),
    [("no_bid = 'sing'", "no_bid", "'sing'"), ("melody = 1", "melody", "not known"), ("no_bid = [1]", "no_bid", "[1]")],
)
def test_a_preset_that_chooses_what_there_is_not_names_it(choose: str, key: str, why: str, tmp_path: Path) -> None:
    error = broken(tmp_path, f'extends = "sjavs"\nname = "x"\n[choose]\n{choose}\n')
    assert (error.key, error.line) == (f"choose.{key}", 4)
    assert why in error.why


def test_a_house_pack_may_patch_its_base_and_add_an_option(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(
        'extends = "sjavs"\nname = "House"\n[score]\nhook = 4\n[choose]\nmust_speak = true\n'
        '[option.short]\ntype = "bool"\ndefault = true\nlabel = "l"\nhelp = "h"\non = { score.start = 6 }\n'
    )
    house = load(path, RULES)
    rules = compile_rules(house)
    assert (rules.score.hook, rules.score.start, rules.auction.must_speak) == (4, 6, True)
    assert (house.key, house.base, rules.name) == ("house", "sjavs", "House")
    assert [one.key for one in house.options] == [*OPTION_VALUES, "short"]


@pytest.mark.parametrize("path", PRESETS, ids=[path.stem for path in PRESETS])
def test_every_preset_loads_and_can_be_played(path: Path) -> None:
    rules = compile_rules(load(path, RULES))
    *_, (_, (state, _)) = match(rules, random.Random(1), 3)
    assert state.table.results


# -- Compiling -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({"melody": True}, "melody: sjavs has no option of that name, but "),
        ({"no_bid": "sing"}, "no_bid: 'sing' is not one of play_for_4"),
        ({"must_speak": "on"}, "must_speak: 'on' is not one of False, True"),
        ({"must_speak": 1}, "must_speak: 1 is not one of"),
        ({"start_points": 24}, "start_points: 24 is not one of 24, 12"),
    ],
)
def test_an_unknown_option_or_value_is_refused_by_name(chosen: dict[str, bool | int | str], why: str) -> None:
    with pytest.raises(RulesError, match=re.escape(why)):
        compile_rules(pack("sjavs"), chosen)


@pytest.mark.parametrize("key", PACKS)
@pytest.mark.parametrize("seed", range(6))
def test_rules_made_of_their_own_text_are_equal(seed: int, key: str) -> None:
    rules = rules_of(key, **chosen_at_random(random.Random(seed), VALUES[key]))
    again = rules_from(json.loads(rules.resolved), "record")
    assert again == rules
    assert again.resolved == rules.resolved
    assert start(again) == start(rules)


def test_options_are_applied_in_the_same_way_whatever_the_order_they_are_chosen_in() -> None:
    chosen = chosen_at_random(random.Random(2), OPTION_VALUES)
    backwards = dict(reversed(chosen.items()))
    assert compile_rules(pack("sjavs"), chosen) == compile_rules(pack("sjavs"), backwards)


@pytest.mark.parametrize("table", [None, 3, [], "x", {}, {"key": 1}, {"key": "a", "name": "b", "chosen": {"a": []}}])
def test_a_table_that_is_no_rules_is_refused(table: object) -> None:
    with pytest.raises(RulesError):
        rules_from(table, "record")


# -- Mutations -------------------------------------------------------------------------------------------------------


def test_400_mutations_of_the_packs_give_a_clear_error_or_rules_that_can_be_played(tmp_path: Path) -> None:
    """`tests/bench/fuzz_packs.py` does the same ten thousand times."""
    found: Counter[str] = Counter()
    errors = []
    for number in range(400):
        dice = random.Random(f"mutation {number}")
        key, content = mutant(dice)
        error = comes_to(tmp_path / f"{key}-mine.toml", content, dice)
        found[key] += 1
        errors += [error] if error else []
    assert set(found) == set(PACKS)
    assert 200 < len(errors) < 380  # both ends were met
    assert len({error.why for error in errors}) > 60
    assert sum(error.line is not None for error in errors) > 200


def test_no_mutation_keeps_the_library_from_finding_the_other_packs(tmp_path: Path) -> None:
    good = 'extends = "klorsjavs"\nname = "Good"\n'
    (tmp_path / "good.toml").write_text(good, encoding="utf-8")
    for number in range(25):
        _, content = mutant(random.Random(f"library {number}"))
        (tmp_path / f"mutant-{number}.toml").write_bytes(content)
    found, broken = library.packs(tmp_path)
    assert set(found) >= {*PACKS, "good"}
    assert len(found) + len(broken) == len(PACKS) + 26
    assert all(str(tmp_path) in str(error) or str(RULES) in str(error) for error in broken)


def test_a_mutation_test_that_nothing_could_fail_would_be_worthless(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A loader that lets another exception through, or an error without a reason, must not pass."""
    path = tmp_path / "mine.toml"
    monkeypatch.setattr("sjavs_desktop.core.pack.read", lambda path: 3)
    with pytest.raises(AttributeError):
        comes_to(path, b"", random.Random(1))
    monkeypatch.setattr("tests.core.mutations.load", lambda *paths: refuse(RulesError("", None, "", "")))
    with pytest.raises(AssertionError):
        comes_to(path, b"", random.Random(1))


def refuse(error: RulesError) -> None:
    raise error


def test_the_walk_that_aims_says_when_it_cannot_arrive() -> None:
    with pytest.raises(AssertionError, match="came to nobody"):
        aimed(rules_with(no_bid="redeal_same"), random.Random(1), "nobody", tries=20)
