"""Each command of ``sjavs``, run in this process: what it prints, and its exit code when something is wrong."""

import io
import json
import re
from pathlib import Path

import pytest

from sjavs_desktop import __version__
from sjavs_desktop.cli import main as cli
from sjavs_desktop.cli.exits import INTERRUPTED
from sjavs_desktop.cli.main import main
from sjavs_desktop.core.record import read_record
from sjavs_desktop.core.state import OVER

Output = pytest.CaptureFixture[str]


def said(capsys: Output, *arguments: str, code: int = 0) -> str:
    """What a command prints; it must end with that exit code and no word on the standard error."""
    assert main(arguments) == code
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refused(capsys: Output, *arguments: str, code: int = 2) -> str:
    """The one sentence with which a command is refused."""
    assert main(arguments) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


def typed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Lets a text be the standard input."""
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


def test_version(capsys: Output) -> None:
    assert said(capsys, "--version") == f"Sjavs Desktop {__version__}\n"


def test_help_names_every_command(capsys: Output) -> None:
    out = re.sub(r"\s+", " ", said(capsys, "--help"))
    assert all(f" {name} {does}" in out for name, does in cli.COMMANDS.items())


@pytest.mark.parametrize("name", [one for one in cli.COMMANDS if one not in ("demo", "selftest")])
def test_every_command_explains_itself(capsys: Output, name: str) -> None:
    assert said(capsys, name, "--help").startswith(f"usage: sjavs {name}")


def test_without_a_command_the_window_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sjavs_desktop.__main__.main", lambda argv: 7)
    assert main([]) == 7


def test_an_unknown_command(capsys: Output) -> None:
    assert "invalid choice: 'pla'" in refused(capsys, "pla")


def test_rules_list_begins_each_line_with_the_key(capsys: Output) -> None:
    keys = [line.split()[0] for line in said(capsys, "rules", "list").splitlines()]
    assert keys == [
        *("sjavs", "old-mor", "klorsjavs", "sjavs-3", "sjavs-2", "schafkopf"),
        *("klorsjavs-older", "schafkopf-house", "sjavs-mcleod", "sjavs-short"),
    ]


def test_rules_show_tells_every_option(capsys: Output) -> None:
    out = said(capsys, "rules", "show", "sjavs-mcleod")
    for words in ("must_speak=on ", "overtrump=none ", "crosses_to_win=endless", "A preset of Faroese Sjavs."):
        assert words in out
    assert re.search(r"must_speak=on +On \(default\)", out)
    for words in ("  Source: pagat.com.\n", "  A house rule: the sources tell no number.\n"):
        assert words in out


def test_rules_show_of_an_unknown_pack(capsys: Output) -> None:
    assert "there is no rule pack 'bridge' (sjavs, " in refused(capsys, "rules", "show", "bridge")


def test_rules_check(capsys: Output, tmp_path: Path) -> None:
    assert "nothing wrong" in said(capsys, "rules", "check")
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text('extends = "sjavs"\nname = "Good"\n')
    assert said(capsys, "rules", "check", str(good)) == "1 pack checked, nothing wrong\n"
    bad.write_text('extends = "sjavs"\nname = "Bad"\n[choose]\novertrump = "perhaps"\n')
    out = said(capsys, "rules", "check", str(bad), code=1)
    assert out.startswith(f"{bad}:4: choose.overtrump: 'perhaps' is not one of")
    assert "cannot be read" in said(capsys, "rules", "check", str(tmp_path / "none.toml"), code=1)


def test_match_prints_a_table(capsys: Output) -> None:
    out = said(capsys, "match", "--games", "3", "--levels", "beginner,random", "--seed", "table")
    assert re.search(r"^levels +Beginner +Random$", out, re.MULTILINE)
    assert re.search(r"^game points per deal +\d\.\d\d \+- \d\.\d\d +\d\.\d\d \+- \d\.\d\d$", out, re.MULTILINE)
    assert out.endswith("every account balances\n")


def test_match_as_json_adds_up_and_repeats(capsys: Output, tmp_path: Path) -> None:
    command = ("match", "--pack", "sjavs-mcleod", "--rule", "start_points=12", "--games", "4", "--json")
    out = said(capsys, *command, "--save", str(tmp_path / "records"))
    report = json.loads(out)
    assert said(capsys, *command) == out
    assert report["chosen"]["start_points"] == "12"
    assert report["wrong"] == []
    assert sum(side["wins"] for side in report["sides"]) + report["unfinished"] == report["matches"] == 4
    assert sum(report["bands"].values()) == report["deals"]
    records = [read_record(one.read_text(), one.name) for one in sorted((tmp_path / "records").iterdir())]
    assert [one.state().table.phase for one in records] == [OVER] * 4
    assert sum(len(one.state().table.results) for one in records) == report["deals"]


def test_match_stops_where_it_is_told(capsys: Output) -> None:
    out = said(capsys, "match", "--rule", "crosses_to_win=endless", "--deals", "5", "--games", "2", "--json")
    report = json.loads(out)
    assert report["unfinished"] == 2
    assert report["deals"] + report["annulled"] == 10


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--games", "0"), "'0' is not a whole number of at least 1"),
        (("--levels", "master"), "'master' is not a level of play (beginner, club, strong, expert, cautious, bold,"),
        (("--levels", "random,random,random"), "3 levels are given"),
        (("--rule", "overtrump=maybe"), "'maybe' is not one of none, required"),
        (("--rule", "overtrump"), "a key and a value are expected"),
        (("--rule", "bidding=on"), "'bidding' is not an option of sjavs"),
        (("--pack", "bridge"), "there is no rule pack 'bridge'"),
        (("--pack", "none.toml"), "none.toml: the file cannot be read"),
        (("--save", "/dev/null/records", "--games", "1"), "the record cannot be written"),
    ],
)
def test_match_refuses_in_one_sentence(capsys: Output, arguments: tuple[str, ...], words: str) -> None:
    assert words in refused(capsys, "match", *arguments)


def test_perft_counts_depth_by_depth(capsys: Output) -> None:
    out = said(capsys, "perft", "--rule", "cut=always_knock", "--rule", "must_speak=on", "--seed", "p", "7")
    counts = [int(line.split()[1]) for line in out.splitlines()]
    assert counts[:4] == [1, 1, 1, 1]
    assert counts[5] >= 5
    assert "from 0 to 40" in refused(capsys, "perft", "41")


def test_replay_tells_a_match(capsys: Output, tmp_path: Path) -> None:
    said(capsys, "match", "--games", "1", "--save", str(tmp_path))
    file = tmp_path / "match-0001.sjavs"
    record = read_record(file.read_text())
    out = said(capsys, "replay", str(file))
    results = record.state().table.results
    assert len(re.findall(r"^Deal \d+$", out, re.MULTILINE)) == len(results)
    assert out.count("taken by") == 8 * len(results)
    assert out.splitlines()[-1].startswith("The match goes to Beginner ")


def test_replay_points_at_what_is_wrong(capsys: Output, tmp_path: Path) -> None:
    said(capsys, "match", "--games", "1", "--save", str(tmp_path))
    good = (tmp_path / "match-0001.sjavs").read_text().splitlines()
    bad = tmp_path / "bad.sjavs"
    bad.write_text("\n".join([*good[:3], "2 fly away", *good[3:], ""]))
    assert f"{bad}:4: 'fly' is not a kind of action" in refused(capsys, "replay", str(bad), code=1)
    bad.write_bytes(b"\xff\xfe")
    assert "not UTF-8 text" in refused(capsys, "replay", str(bad), code=1)
    assert "cannot be read: there is no such file" in refused(capsys, "replay", str(tmp_path / "none"), code=1)


def test_play_ends_with_the_input(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "")
    out = said(capsys, "play", "--seed", "1")
    assert "Your hand:" in out


CARDS = [rank + suit for suit in "cshd" for rank in ("7", "8", "9", "10", "j", "q", "k", "a")]
"""Every card as somebody may type it."""


def test_play_explains_refusals(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "\n".join(["9 betri", "fly", "pass", "zz", *CARDS, "?", "quit", ""]))
    out = said(capsys, "play", "--seed", "4", "--rule", "cut=always_knock")
    assert "You cannot bid here: pass." in out or "All that you can bid here is" in out
    assert "'fly' is no call: type pass, or a length such as 5 or 5 betri." in out
    assert "You do not hold that card." in out
    assert "'zz' is no card: type rank and suit, such as QC or 10H." in out
    assert "You may say or play: " in out


def test_play_a_match_to_its_end(capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Somebody who tries everything in turn plays a whole match; what is refused does not count."""
    typed(monkeypatch, "\n".join(["cut 12", "pass", "c", "s", "h", "d", *CARDS] * 400))
    out = said(capsys, "play", "--seed", "7", "--save", str(tmp_path / "played.sjavs"))
    assert "The match goes to" in out
    record = read_record((tmp_path / "played.sjavs").read_text())
    assert record.state().table.phase == OVER
    assert record.levels == ("human", "beginner", "beginner", "beginner")


def test_play_refuses_an_unknown_level(capsys: Output) -> None:
    assert "'master' is not a level of play" in refused(capsys, "play", "--level", "master")


@pytest.mark.parametrize("level", ["club", "expert"])
def test_play_against_any_level(capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, level: str) -> None:
    typed(monkeypatch, "\n".join(["pass", "c", *CARDS]))
    said(capsys, "play", "--seed", "7", "--level", level, "--save", str(tmp_path / "played.sjavs"))
    record = read_record((tmp_path / "played.sjavs").read_text())
    assert record.levels == ("human", level, level, level)
    assert len(record.actions) > 8


def test_match_between_levels_that_search(capsys: Output) -> None:
    command = ("match", "--games", "1", "--deals", "1", "--levels", "club,strong", "--json")
    report = json.loads(said(capsys, *command))
    assert [side["levels"] for side in report["sides"]] == [["club", "club"], ["strong", "strong"]]
    assert report["wrong"] == []


def test_ctrl_c_is_no_crash(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sjavs_desktop.cli.rules.list_packs", interrupt)
    assert main(["rules", "list"]) == INTERRUPTED
    assert capsys.readouterr().err == "sjavs: stopped before it was done\n"
