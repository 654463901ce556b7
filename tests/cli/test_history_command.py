"""``sjavs history``: what it prints and writes, and its exit code when something is wrong."""

import argparse
import csv
import io
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from sjavs_desktop.cli import history, words
from sjavs_desktop.messages import Speaker
from tests.app.histories import invented, record, written

Output = pytest.CaptureFixture[str]


def run(folder: Path, *arguments: str) -> int:
    """Runs the command over a folder."""
    parser = argparse.ArgumentParser()
    history.add(parser)
    return history.run(parser.parse_args(["--folder", str(folder), *arguments]))


def test_a_table_and_how_the_deals_are_counted(tmp_path: Path, capsys: Output) -> None:
    written(tmp_path / "matches", invented(5, deals=3))
    assert run(tmp_path) == 0
    out, err = capsys.readouterr()
    head, *rows, last = out.splitlines()
    assert head.split() == ["began", "rules", "level", "deals", "status", "won", "id"]
    assert len(rows) == 5
    assert last.startswith("5 matches, ")
    counted = [int(word) for word in last.partition(": ")[2].replace(",", "").split() if word.isdecimal()]
    going = int(last.partition(" going on")[0].split()[-1]) if "going on" in last else 0
    assert sum(counted) - going == int(last.split()[2])
    assert err == ""


def test_a_deal_that_is_going_on_is_no_deal_yet(tmp_path: Path, capsys: Output) -> None:
    whole = record("sjavs", 1)
    second = [at for at, one in enumerate(whole.actions) if one.kind == "shuffle"][1]
    written(tmp_path / "matches", {"20260101-120000-1.going": replace(whole, actions=whole.actions[: second + 12])})
    assert run(tmp_path) == 0
    _, row, last = capsys.readouterr().out.splitlines()
    assert last == "1 match, 1 deal: 1 played, 1 going on"
    assert re.search(r"  1  +Going on  ", row)


def test_nothing_has_been_played(tmp_path: Path, capsys: Output) -> None:
    assert run(tmp_path) == 0
    assert capsys.readouterr() == ("Nothing has been played yet.\n", "")
    assert run(tmp_path, "--json") == 0
    assert json.loads(capsys.readouterr().out) == []


def test_json_has_every_match_with_its_deals(tmp_path: Path, capsys: Output) -> None:
    written(tmp_path / "matches", invented(4, deals=3))
    assert run(tmp_path, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert len(told) == 4
    for match in told:
        assert len(match["deals"]) == match["deals"][-1]["number"] - match["deals"][0]["number"] + 1
        assert isinstance(match["players"], list)
        assert {deal["match"] for deal in match["deals"]} == {match["id"]}


def test_a_table_for_other_programs(tmp_path: Path, capsys: Output) -> None:
    written(tmp_path / "matches", {"one": record("sjavs", 1)})
    file = tmp_path / "out.csv"
    assert run(tmp_path, "--csv", str(file)) == 0
    assert capsys.readouterr() == ("", "")
    with file.open(encoding="utf-8", newline="") as text:
        rows = list(csv.DictReader(text))
    assert {row["id"] for row in rows} == {"one"}
    assert run(tmp_path, "--csv", "-") == 0
    assert list(csv.DictReader(io.StringIO(capsys.readouterr().out))) == rows
    assert run(tmp_path, "--csv", str(tmp_path / "no" / "out.csv")) == 1
    assert capsys.readouterr().err.endswith("cannot be written: there is no such file or folder\n")


def test_what_is_wrong_is_a_sentence_each(tmp_path: Path, capsys: Output) -> None:
    written(tmp_path / "matches", {"good": record("sjavs", 1)})
    (tmp_path / "matches" / "bad.sjavs").write_text("x")
    (tmp_path / "history.sqlite").write_text("broken")
    assert run(tmp_path) == 1
    out, err = capsys.readouterr()
    assert "good" in out
    assert len(err.splitlines()) == 2
    assert "history.sqlite.broken-1" in err
    assert "bad.sjavs:1: " in err
    (tmp_path / "file").write_text("x")
    assert run(tmp_path / "file") == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_that_no_deal_was_counted_is_said_in_the_language_of_the_rest(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path / "matches", invented(1, deals=1))
    reading = history.History(tmp_path / history.FILE, tmp_path / "matches", say=history.complain)
    assert list(reading.catch_up())
    matches = reading.matches()
    reading.close()
    # An application of Qt in this process would outlive the test, and speak Danish to all others.
    monkeypatch.setattr(history, "borrow", lambda: None)
    monkeypatch.setattr(words, "speaker", Speaker())
    words.speaker.speak("da")
    history.table(matches, [])
    assert capsys.readouterr().out.splitlines()[-1] == "1 parti, 0 giv"
