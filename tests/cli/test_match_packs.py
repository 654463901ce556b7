"""``sjavs match``, ``replay`` and ``perft`` with every pack."""

import json
import re
from pathlib import Path

import pytest

from sjavs_desktop.cli.main import main
from sjavs_desktop.cli.replay import lines
from sjavs_desktop.cli.telling import Cast, tell
from sjavs_desktop.core.record import Record, read_record
from sjavs_desktop.core.state import OVER, Event, Table
from sjavs_desktop.engine.play import play_match
from tests.core.games import PACKS, rules_of

Output = pytest.CaptureFixture[str]
PLAYERS = {"klorsjavs": 3, "klorsjavs-older": 3, "sjavs-3": 3, "sjavs-2": 2, "schafkopf": 4, "schafkopf-house": 4}
"""The packs in which everybody has an account, with the number of players."""


def said(capsys: Output, *arguments: str) -> str:
    """What a command prints when all is well."""
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


@pytest.mark.parametrize("key", PACKS)
def test_match_prints_a_column_an_account(capsys: Output, key: str) -> None:
    table = said(capsys, "match", "--pack", key, "--games", "2").splitlines()
    heads = re.findall(r"seats? [\d, ]*\d", table[1])
    assert len(heads) == PLAYERS.get(key, 2)
    assert all(head.startswith("seat ") == (key in PLAYERS) for head in heads)
    words = [line[:22].strip() for line in table]
    assert ("matches lost" in words) == (key == "klorsjavs") != ("wins" in words)
    assert table[-1] == "every account balances"


@pytest.mark.parametrize("key", PACKS)
def test_match_as_json_counts_every_match(capsys: Output, key: str) -> None:
    report = json.loads(said(capsys, "match", "--pack", key, "--games", "3", "--levels", "random", "--json"))
    ended = sum(side["wins"] + side["losses"] for side in report["sides"])
    assert ended + report["unfinished"] == report["matches"] == 3
    declared = sum(side["declared"] for side in report["sides"])
    assert declared == report["deals"] - report["nobody_bid"]
    assert sum(side["made"] for side in report["sides"]) <= declared


def test_counters_that_change_hands_sum_to_zero(capsys: Output) -> None:
    report = json.loads(said(capsys, "match", "--pack", "klorsjavs-older", "--games", "2", "--json"))
    assert abs(sum(side["points_per_deal"] for side in report["sides"])) < 0.001


def test_levels_are_given_for_the_seats_there_are(capsys: Output) -> None:
    assert main(["match", "--pack", "klorsjavs", "--levels", "beginner,random"]) == 2
    assert "2 levels are given, but 1 or 3 are expected" in capsys.readouterr().err
    report = json.loads(
        said(capsys, "match", "--pack", "klorsjavs", "--levels", "beginner,random,random", "--games", "1", "--json")
    )
    assert [side["levels"] for side in report["sides"]] == [["beginner"], ["random"], ["random"]]


@pytest.mark.parametrize("key", PACKS)
def test_replay_tells_the_match(capsys: Output, tmp_path: Path, key: str) -> None:
    said(capsys, "match", "--pack", key, "--games", "1", "--save", str(tmp_path))
    file = tmp_path / "match-0001.sjavs"
    state = read_record(file.read_text(encoding="utf-8")).state()
    out = said(capsys, "replay", str(file))
    tricks = sum(state.rules.tricks for one in state.table.results if not one.folded)
    assert out.count("taken by") == tricks
    assert state.table.phase == OVER
    last = "The match is lost by " if key == "klorsjavs" else "The match goes to "
    assert out.splitlines()[-1].startswith(last)
    assert not re.search(r"None|\(\)|--\d", out)


def told(key: str, **chosen: bool) -> str:
    """A match that chance plays, as it is replayed."""
    rules = rules_of(key, **chosen)
    return "\n".join(lines(play_match(rules, ("random",) * rules.seats, "told", 40)))


@pytest.mark.parametrize(
    ("key", "chosen", "words"),
    [
        ("klorsjavs", {}, ("deal 3-(2)-3", ": exchange with the cat", "laid away: ", ": fold")),
        ("klorsjavs", {}, ("bid Play", "The deal was given up: Folded", "in the middle: ", "In the middle: ", " -8")),
        ("klorsjavs", {"see_first": True}, (": take up the cat",)),
        ("klorsjavs-older", {}, ("bid Spil", "bid Stryger", "bid Strøget tout", "Random 1 +")),
        ("old-mor", {"solo": True, "nolo": True, "halv": True}, ("bid Halv H", "bid Solo ", "bid Nolo", "bid H")),
        ("old-mor", {"nolo": True}, ("no suit is trump",)),
        ("sjavs-2", {}, ("open before Random 1: ", " turns ")),
    ],
)
def test_what_happened_is_told_in_words(key: str, chosen: dict[str, bool], words: tuple[str, ...]) -> None:
    out = told(key, **chosen)
    assert [one for one in words if one not in out] == []


def test_a_talon_that_is_left_is_told() -> None:
    cast = Cast.of(rules_of("klorsjavs"), ("A", "B", "C"))
    table = Table("fold", 1, 1, 0, (60,) * 3, (0,) * 3)
    assert tell(Event("kept", 1), cast, table) == "B: leave the cat"
    cast = Cast.of(rules_of("sjavs-3"), ("A", "B", "C"))
    assert tell(Event("looked", 1), cast, table) == "B: take up the cards in the middle"


def test_a_decider_is_announced() -> None:
    rules = rules_of("klorsjavs")
    cast = Cast.of(rules, ("A", "B", "C"))
    state = play_match(rules, ("random",) * 3, "told", 1)
    *_, (_, events) = state.steps()
    scored = next(one for one in events if one.kind == "scored")
    table = Table("shuffle", -1, 9, 0, (0, 0, 12), (0, 0, 0), deciding=(0, 1))
    line = tell(scored, cast, table)
    assert line is not None
    assert line.endswith("The next deal decides between A and B")


@pytest.mark.parametrize("key", PACKS)
def test_perft_counts(capsys: Output, key: str) -> None:
    counts = [int(line.split()[1]) for line in said(capsys, "perft", "--pack", key, "4").splitlines()]
    assert len(counts) == 5
    assert all(one >= 1 for one in counts)


def test_a_record_keeps_the_names_of_three() -> None:
    rules = rules_of("klorsjavs")
    record = Record(rules, 0, ("A", "B", "C"), ("random",) * 3, "x")
    assert next(iter(lines(record))).startswith("Klørsjavs, seed x")
