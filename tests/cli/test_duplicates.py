"""``sjavs match`` with duplicate deals: the same result whatever the processes, kept in a file, a table of a field."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sjavs_desktop.cli.exits import INTERRUPTED
from sjavs_desktop.cli.main import main
from sjavs_desktop.cli.ratings import elo, ratings
from sjavs_desktop.engine import duplicate
from sjavs_desktop.engine.levels import level
from sjavs_desktop.engine.measure import edge
from tests.cli.test_commands import Output, refused, said
from tests.core.games import rules_of

PAIR = ("match", "--a", "beginner", "--b", "random")


def report(capsys: Output, *arguments: str) -> dict[str, Any]:
    """The JSON of duplicate deals without what a clock says."""
    found: dict[str, Any] = json.loads(said(capsys, *arguments, "--json"))
    for pair in found.get("pairs", [found]):
        for side in pair["sides"]:
            del side["seconds"], side["ms_per_decision"]
    return found


@pytest.mark.parametrize("pack", ["sjavs", "schafkopf", "klorsjavs", "sjavs-2"])
def test_duplicates_are_what_is_measured_elsewhere(capsys: Output, pack: str) -> None:
    found = report(capsys, *PAIR, "--pack", pack, "--deals", "30", "--seed", "x", "--jobs", "1")
    same = edge(rules_of(pack), level("beginner").decide, level("random").decide, "x", 30)
    assert (found["pack"], found["a"], found["b"], found["deals"], found["seed"]) == (
        pack,
        "beginner",
        "random",
        30,
        "x",
    )
    assert found["mean"] == round(same.value, 4)
    assert (found["low"], found["high"]) == tuple(round(one, 4) for one in same.interval)
    assert found["better"] + found["equal"] + found["worse"] == 30
    assert all(one["made"] <= one["declared"] for one in found["sides"])


@pytest.mark.parametrize("pair", [("beginner", "random"), ("strong", "club")])
def test_the_result_does_not_depend_on_the_number_of_processes(capsys: Output, pair: tuple[str, str]) -> None:
    command = ("match", "--a", pair[0], "--b", pair[1], "--deals", "5", "--seed", "jobs")
    assert report(capsys, *command, "--jobs", "1") == report(capsys, *command, "--jobs", "2")


def test_the_same_level_on_both_sides_is_worth_nothing(capsys: Output) -> None:
    found = report(capsys, "match", "--a", "beginner", "--b", "beginner", "--deals", "20", "--jobs", "1")
    assert (found["mean"], found["low"], found["high"], found["equal"]) == (0, 0, 0, 20)


def test_rules_and_words(capsys: Output) -> None:
    out = said(capsys, *PAIR, "--deals", "10", "--jobs", "1", "--rule", "start_points=12")
    assert out.startswith("Faroese Sjavs, seed 1: 10 deals, each from every side\nBeginner against Random: +")
    assert "game points per deal (95 %: " in out


def test_what_was_played_is_not_played_again(capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "deals.jsonl"
    command = (*PAIR, "--seed", "r", "--jobs", "1")
    whole = report(capsys, *command, "--deals", "12")
    played: list[duplicate.Task] = []
    real = duplicate.duplicate

    def counted(rules: Any, seed: str, task: duplicate.Task) -> duplicate.Duplicate:
        played.append(task)
        return real(rules, seed, task)

    monkeypatch.setattr(duplicate, "duplicate", counted)
    report(capsys, *command, "--deals", "7", "--resume", str(file))
    assert len(file.read_text().splitlines()) == 8
    # The last line was torn in writing.
    file.write_text(file.read_text()[:-9])
    assert report(capsys, *command, "--deals", "12", "--resume", str(file)) == whole
    assert [number for *_, number in played] == [*range(7), *range(6, 12)]
    assert len(file.read_text().splitlines()) == 13
    report(capsys, *command, "--deals", "12", "--resume", str(file))
    assert len(played) == 13


def test_a_match_that_is_stopped_has_kept_its_deals(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, real = tmp_path / "deals.jsonl", duplicate.duplicate

    def stopped(rules: Any, seed: str, task: duplicate.Task) -> duplicate.Duplicate:
        if task[2] == 3:
            raise KeyboardInterrupt
        return real(rules, seed, task)

    with monkeypatch.context() as patched:
        patched.setattr(duplicate, "duplicate", stopped)
        assert main([*PAIR, "--deals", "6", "--jobs", "1", "--resume", str(file)]) == INTERRUPTED
    capsys.readouterr()
    assert len(file.read_text().splitlines()) == 4
    found = report(capsys, *PAIR, "--deals", "6", "--jobs", "1", "--resume", str(file))
    assert found == report(capsys, *PAIR, "--deals", "6", "--jobs", "1")


def test_a_field(capsys: Output, tmp_path: Path) -> None:
    command = ("match", "--field", "random,beginner,club", "--deals", "12", "--jobs", "2", "--seed", "f")
    found = report(capsys, *command, "--resume", str(tmp_path / "f"))
    assert [(one["a"], one["b"]) for one in found["pairs"]] == [
        ("random", "beginner"),
        ("random", "club"),
        ("beginner", "club"),
    ]
    assert {one["level"] for one in found["table"]} == {"random", "beginner", "club"}
    assert found["table"][-1]["level"] == "random"
    assert abs(sum(one["elo"] for one in found["table"])) < 1
    assert all(one["elo_low"] <= one["elo"] <= one["elo_high"] for one in found["table"])
    out = said(capsys, *command, "--resume", str(tmp_path / "f"))
    assert "points per deal" in out
    assert "Beginner against Club player: " in out


def test_where_everybody_has_an_account_each_pair_meets_both_ways(capsys: Output) -> None:
    found = report(capsys, "match", "--pack", "schafkopf", "--field", "random,beginner", "--deals", "4", "--jobs", "1")
    assert [(one["a"], one["b"]) for one in found["pairs"]] == [("random", "beginner"), ("beginner", "random")]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--a", "club"), "duplicate deals need --a and --b, or --field"),
        (("--a", "club", "--b", "beginner", "--field", "club,beginner"), "duplicate deals need --a and --b, or"),
        (("--jobs", "2"), "duplicate deals need --a and --b"),
        (("--a", "club", "--b", "beginner", "--games", "3"), "--games is for whole matches"),
        (("--field", "club,beginner", "--levels", "club"), "--levels is for whole matches"),
        (("--a", "club", "--b", "master"), "'master' is not a level of play"),
        (("--field", "club"), "two or more different levels are expected"),
        (("--field", "club,club"), "two or more different levels are expected"),
        (("--a", "club", "--b", "beginner", "--jobs", "0"), "'0' is not a whole number from 1 to 256"),
        (("--a", "club", "--b", "beginner", "--resume", "/dev/null/x"), "the deals cannot be kept there"),
    ],
)
def test_refusals(capsys: Output, arguments: tuple[str, ...], words: str) -> None:
    assert words in refused(capsys, "match", *arguments)


def test_a_file_of_something_else_is_left_alone(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "deals"
    command = (*PAIR, "--deals", "2", "--jobs", "1", "--resume", str(file))
    for text, words in (("hello\n", ":1: this is no line"), ('{"format": "x"}\n', "these are no duplicate deals")):
        file.write_text(text)
        assert words in refused(capsys, *command)
        assert file.read_text() == text
    file.unlink()
    said(capsys, *command)
    kept = file.read_text()
    assert "its deals have another seed: '1'" in refused(capsys, *command, "--seed", "2")
    assert "its deals have other house rules" in refused(capsys, *command, "--rule", "start_points=12")
    assert "its deals are of another pack" in refused(capsys, *command, "--pack", "schafkopf")
    assert file.read_text() == kept


def test_ratings_find_strengths_that_were_put_in() -> None:
    dice, strength = Random(1), {"weak": 0.0, "middle": 100.0, "good": 300.0}
    keys = list(strength)
    values = {}
    for a, b in (("weak", "middle"), ("weak", "good"), ("middle", "good")):
        chance = 1 / (1 + 10 ** ((strength[b] - strength[a]) / 400))
        values[a, b] = [1.0 if dice.random() < chance else -1.0 for _ in range(4000)]
    found = {one.level: one for one in ratings(keys, values)}
    middle = sum(strength.values()) / 3
    assert list(found) == ["good", "middle", "weak"]
    for key, one in found.items():
        assert one.elo == pytest.approx(strength[key] - middle, abs=12)
        assert one.low < one.elo < one.high
        assert one.high - one.low < 40
    assert elo(["a", "b"], {("a", "b"): 3.0, ("b", "a"): 3.0}) == {"a": 0.0, "b": 0.0}


def test_deals_of_another_kernel_are_not_mixed_with_these(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "deals"
    command = (*PAIR, "--deals", "2", "--jobs", "1", "--resume", str(file))
    said(capsys, *command)
    header, *lines = file.read_text().splitlines()
    known = json.loads(header)
    for kernel, code in (("another", 2), (known["kernel"], 0)):
        text = "\n".join([json.dumps({**known, "kernel": kernel}), *lines, ""])
        file.write_text(text)
        if code:
            assert "another kernel ('another')" in refused(capsys, *command)
        else:
            said(capsys, *command)
        assert file.read_text() == text
    # Files that were begun before the kernel was noted are gone on with.
    del known["kernel"]
    file.write_text("\n".join([json.dumps(known), *lines, ""]))
    said(capsys, *command)


def test_a_file_without_a_line_end_is_not_taken_for_a_torn_one(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "letter"
    command = (*PAIR, "--deals", "2", "--jobs", "1", "--resume", str(file))
    file.write_text("Dear Anna")
    assert "these are no duplicate deals" in refused(capsys, *command)
    assert file.read_text() == "Dear Anna"
    said(capsys, *PAIR, "--deals", "2", "--jobs", "1", "--resume", str(tmp_path / "deals"))
    file.write_text((tmp_path / "deals").read_text()[:20])
    said(capsys, *command)


def test_one_deal_tells_nothing_about_chance(capsys: Output) -> None:
    out = said(capsys, *PAIR, "--deals", "1", "--jobs", "1")
    assert "too few deals to say how sure that is" in out
    assert "95 %" not in out
