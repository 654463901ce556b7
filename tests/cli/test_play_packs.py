"""``sjavs play`` with every pack: what is asked and how it may be answered."""

import io
from itertools import pairwise
from pathlib import Path

import pytest

from sjavs_desktop.cli.main import main
from sjavs_desktop.cli.play import NAMES
from sjavs_desktop.cli.typing_in import read_action
from sjavs_desktop.core.cards import parse
from sjavs_desktop.core.record import read_record
from sjavs_desktop.core.state import OVER, Action, State, View
from sjavs_desktop.core.view import view
from tests.core.games import PACKS, acted, dealt, rules_of

Output = pytest.CaptureFixture[str]
CARDS = [rank + suit for suit in "cshd" for rank in ("5", "7", "8", "9", "10", "j", "q", "k", "a")]
"""Every card as somebody may type it."""


def played(capsys: Output, monkeypatch: pytest.MonkeyPatch, typed: list[str], *arguments: str) -> str:
    """What is printed when all this is typed."""
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*typed, ""])))
    assert main(["play", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


@pytest.mark.parametrize("key", PACKS)
def test_a_match_can_be_played_to_its_end(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, key: str
) -> None:
    """Somebody who tries everything in turn plays a whole match; what is refused does not count."""
    pairs = [f"{one} {other}" for one, other in pairwise(CARDS)]
    lengths = [f"{one}{better}" for one in range(5, 11) for better in ("", " betri")]
    takes = [f"take {one}" for one in CARDS]
    others = [
        "lay",
        *lengths,
        "sauspiel",
        "play",
        "spil",
        "c",
        "keep",
        "look",
        *pairs,
        "go",
        "pass",
        "s",
        "h",
        "d",
        *takes,
        "refuse",
    ]
    file = tmp_path / "played.sjavs"
    arguments = ("--pack", key, "--seed", "7", "--save", str(file))
    out = played(capsys, monkeypatch, ["knock", *others, *CARDS] * 500, *arguments)
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.state().table.phase == OVER
    assert record.players == NAMES[record.rules.seats]
    assert ("The match is lost by " if key == "klorsjavs" else "The match goes to ") in out


def test_the_declarer_is_asked_about_the_talon(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ["fly", "play", "?", "ah zz", "qs ah", "5c", "ah ks", "fly", "fold"]
    out = played(capsys, monkeypatch, typed, "--pack", "klorsjavs", "--seed", "3")
    for words in (
        "You play against West and East, each for themselves.",
        "Left: you 60, West 60, East 60.",
        "'fly' is no call here: type pass, or one of play.",
        "You may say or play: keep, the 2 cards that you lay away, such as ",
        "'zz' is no card: type rank and suit, such as QC or 10H.",
        "You: exchange with the cat",
        "'fly': type go, to play on, or fold, to give the deal up.",
    ):
        assert words in out
    assert "Left: you 52, West 60, East 60." in out or "You: fold" in out


def test_open_cards_are_shown_to_two(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(capsys, monkeypatch, ["6", "quit"], "--pack", "sjavs-2", "--seed", "5")
    assert "You play against North." in out
    assert "  open before You: QC KS 7D 7C\n  open before North: AC JH AH 7S\n" in out


def test_bids_are_made_by_name(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = ("--rule", "nolo=on", "--rule", "solo=on", "--rule", "halv=on")
    out = played(capsys, monkeypatch, ["solo", "nolo"], "--pack", "old-mor", "--seed", "5", *rules)
    assert "'solo' is no call here: type pass, or one of nolo." in out
    assert "You: declarer, Nolo, no suit is trump" in out
    assert "Trumps: none." in out


def asked(state: State) -> View:
    """What the seat at turn sees."""
    return view(state, state.table.turn)


@pytest.mark.parametrize(
    ("typed", "bid"), [("h", "H"), ("solo h", "solo H"), ("bid Solo H".lower(), "solo H"), ("nolo", "nolo")]
)
def test_bids_of_old_mor(typed: str, bid: str) -> None:
    rules = rules_of("old-mor", solo=True, nolo=True)
    assert read_action(asked(dealt(rules, "QC QS QH 9H 8H 7H 7S 8S")), typed) == Action(0, "bid", bid)


@pytest.mark.parametrize("typed", ["strøget tout", "stroget_tout"])
def test_the_ladder_is_bid_by_name_or_key(typed: str) -> None:
    seen = asked(dealt(rules_of("klorsjavs-older"), "QC QS JC JS JH AD"))
    assert read_action(seen, typed) == Action(0, "bid", "stroget_tout")


def test_cards_are_laid_away_in_any_order() -> None:
    state = acted(dealt(rules_of("klorsjavs"), "QC JS AC 5H 5D KD"), ("bid", "play"))
    for typed in ("5h 5d", "5d 5h", "exchange 5d, 5h"):
        assert read_action(asked(state), typed) == Action(0, "exchange", tuple(sorted(parse("5H 5D"))))
    with pytest.raises(ValueError, match="is no card"):
        read_action(asked(state), "both fives")
