"""``sjavs duel``: a file for two, what it tells and when, and how it is played in the terminal."""

import io
import json
from pathlib import Path

import pytest

from sjavs_desktop.app.duels import read
from sjavs_desktop.cli import play
from sjavs_desktop.core.duel import duel_text
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.state import Action, View
from tests.cli.test_commands import Output, refused, said
from tests.core.duels import duel_of, whole


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "d.sjavs-duel"


def new(capsys: Output, file: Path, *more: str) -> str:
    return said(capsys, "duel", "new", str(file), "--deals", "2", "--level", "random", *more)


def test_a_new_duel_is_written_once(capsys: Output, file: Path) -> None:
    out = new(capsys, file, "--pack", "klorsjavs", "--name", "Anna")
    duel = read(file)
    assert out == f"{file}: 2 deals of {duel.rules.name}, series {duel.seed}.\n"
    assert (duel.deals, duel.own, duel.levels[0]) == (2, "Anna", "human")
    before = file.read_bytes()
    assert "is not overwritten" in refused(capsys, "duel", "new", str(file))
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--level", "oracle"), "'oracle' is not a level"),
        (("--deals", "101"), "from 1 to 100"),
        (("--name", " "), "cannot be the name"),
        (("--pack", "nothing"), "nothing"),
    ],
)
def test_what_cannot_be_made_is_refused(capsys: Output, file: Path, arguments: tuple[str, str], sentence: str) -> None:
    assert sentence in refused(capsys, "duel", "new", str(file), *arguments)
    assert not file.exists()


def test_two_play_in_the_terminal_and_only_then_both_are_shown(
    capsys: Output, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def last(seen: View) -> Action:
        return legal(seen)[-1]

    monkeypatch.setattr(play, "ask", last)
    monkeypatch.setattr(play, "ask_last", lambda seen: play.LET_GO)
    new(capsys, file, "--name", "Anna")
    assert "Anna has played the whole duel (deals: 2)." in said(capsys, "duel", "play", str(file))
    assert "is shown once two have played" in said(capsys, "duel", "show", str(file))
    assert "rows" not in json.loads(said(capsys, "duel", "show", str(file), "--json"))
    out = said(capsys, "duel", "play", str(file), "--name", "Bo")
    # The same play of both comes to the same.
    assert "have made the same" in out
    told = json.loads(said(capsys, "duel", "show", str(file), "--json"))
    assert told["difference"] == 0
    assert [one["played"] for one in told["players"]] == [2, 2]
    assert "two have played" in refused(capsys, "duel", "play", str(file), "--name", "Carl")


def test_a_deal_that_is_left_is_not_kept(capsys: Output, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new(capsys, file)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert "is not kept" in said(capsys, "duel", "play", str(file), "--name", "Anna")
    assert read(file).entries == ()
    assert "needs --name" in refused(capsys, "duel", "play", str(file))


def test_the_table_of_a_duel(capsys: Output, file: Path) -> None:
    duel = whole("schafkopf", 2, 3)
    file.write_text(duel_text(duel), encoding="utf-8")
    out = said(capsys, "duel", "show", str(file))
    assert [line.split()[0] for line in out.splitlines()[3:8]] == ["deal", "1", "2", "3", "total"]
    told = json.loads(said(capsys, "duel", "show", str(file), "--json"))
    assert [row["deal"] for row in told["rows"]] == [1, 2, 3]


def test_other_files_are_one_sentence(capsys: Output, file: Path) -> None:
    assert "cannot be read" in refused(capsys, "duel", "show", str(file))
    file.write_text("x", encoding="utf-8")
    assert f"{file}:1: this is not a duel" in refused(capsys, "duel", "show", str(file))
    file.write_text(duel_text(duel_of("sjavs")), encoding="utf-8")
    assert "this is a duel and not a record" in refused(capsys, "replay", str(file), code=1)
    assert "level 'x' is not known" in refused(capsys, "duel", "play", str(file), "--name", "Anna")
