"""Whole games of Schafkopf, replayed card by card: our own, and those of a file beside the repository if it is there.

Our own were dealt and played by `tests.core.test_perft.Bavarian` and paid by `tests.core.naive`, which share nothing
with the engine; the sums were gone over by hand. The rare ones (every Tout, all four laying, a Durchmarsch, a Bettel
that is made, ties in a Ramsch) were reckoned apart from both, from the words of the rules alone.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sjavs_desktop.core.cards import name
from tests import schafkopf_games
from tests.schafkopf_games import Wrong, main, read_card, read_games, replay, run

OWN = Path(__file__).parents[1] / "packs" / "schafkopf_games.json"
RARE = Path(__file__).parents[1] / "packs" / "schafkopf_rare_games.json"
SHARED = Path(__file__).parents[3] / "shared" / "rules" / "schafkopf_games.json"
GAMES: dict[str, dict[str, Any]] = {game["id"]: game for game in json.loads(OWN.read_text(encoding="utf-8"))}


def copied(key: str) -> dict[str, Any]:
    """A game to change."""
    return dict(json.loads(json.dumps(GAMES[key])))


@pytest.mark.parametrize("key", GAMES)
def test_our_own_games_are_replayed_and_paid_as_told(key: str) -> None:
    replay(GAMES[key])


@pytest.mark.parametrize("game", json.loads(RARE.read_text(encoding="utf-8")), ids=lambda game: game["id"])
def test_the_rare_games_are_replayed_and_paid_as_told(game: dict[str, Any]) -> None:
    replay(game)


def test_the_rare_games_hold_every_tout_all_four_laying_and_what_turns_a_game_round() -> None:
    games = json.loads(RARE.read_text(encoding="utf-8"))
    assert {game["game"] for game in games if game["tout"]} == {"solo", "wenz", "geier", "farbwenz", "farbgeier"}
    assert {"sie", "hochzeit"} < {game["game"] for game in games}
    assert any(len(game["legen"]) == 4 and len(game["stoss"]) == 2 for game in games)
    assert any(game["game"] == "ramsch" and max(game["payout"]) == -3 * min(game["payout"]) for game in games)
    assert any(game["game"] == "bettel" and game["payout"][game["declarer"]] > 0 for game in games)
    assert all(sum(game["payout"]) == 0 for game in games)


def test_our_own_games_hold_each_game_a_tout_a_runaway_laying_and_a_re() -> None:
    assert {game["game"] for game in GAMES.values()} == {
        "sauspiel", "solo", "wenz", "geier", "farbwenz", "farbgeier", "bettel", "ramsch", "hochzeit", "sie", None,
    }  # fmt: skip
    assert {game["game"] for game in GAMES.values() if game.get("tout")} == {"solo", "wenz"}
    assert max(len(game["legen"]) for game in GAMES.values()) == 2
    assert max(len(game["stoss"]) for game in GAMES.values()) == 2
    assert all(sum(game["payout"]) == 0 for game in GAMES.values())


@pytest.mark.skipif(not SHARED.is_file(), reason="the games of other people lie beside the repository only")
def test_the_games_of_other_people_are_replayed_and_paid_as_told() -> None:
    passed, failed = run(read_games(SHARED))
    assert failed == []
    assert passed >= 79


def swapped(game: dict[str, Any]) -> None:
    """Two cards of the first trick change places, so two seats play what they do not hold."""
    cards = game["tricks"][0]["cards"]
    cards[0], cards[1] = cards[1], cards[0]


def other_leader(game: dict[str, Any]) -> None:
    game["tricks"][1]["leader"] = (game["tricks"][1]["leader"] + 1) % 4


def other_payout(game: dict[str, Any]) -> None:
    game["payout"] = [value * 2 for value in game["payout"]]


def turned_payout(game: dict[str, Any]) -> None:
    game["payout"] = [-value for value in game["payout"]]


def other_price(game: dict[str, Any]) -> None:
    game["tariff"]["base"] += 5


def kontra_by_all(game: dict[str, Any]) -> None:
    game["stoss"] = [game["declarer"]]


def third_doubling(game: dict[str, Any]) -> None:
    game["stoss"] = [0, 1, 0]


def one_more_laid(game: dict[str, Any]) -> None:
    game["legen"] = [*game["legen"], 3]


def shorter(game: dict[str, Any]) -> None:
    game["tricks"] = game["tricks"][:5]


def longer(game: dict[str, Any]) -> None:
    game["tricks"].append(game["tricks"][0])


def three_cards(game: dict[str, Any]) -> None:
    game["tricks"][2]["cards"].pop()


def no_hand(game: dict[str, Any]) -> None:
    game["hands"][0] = game["hands"][1]


def no_card(game: dict[str, Any]) -> None:
    game["hands"][0][0] = "XX"


def no_game(game: dict[str, Any]) -> None:
    game["game"] = "skat"


def no_seat(game: dict[str, Any]) -> None:
    game["declarer"] = 7


def no_payout(game: dict[str, Any]) -> None:
    del game["payout"]


def wrong_sau(game: dict[str, Any]) -> None:
    game["suit"] = "H"


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (swapped, "not legal"),
        (other_leader, "trick 2: seat"),
        (other_payout, "is told"),
        (turned_payout, "is told"),
        (other_price, "is told"),
        (kontra_by_all, "Kontra is not legal"),
        (third_doubling, "is not legal"),
        (one_more_laid, "is told"),
        (shorter, "only 5 tricks"),
        (longer, "trick 9: the deal is over"),
        (three_cards, "trick 3 has 3 cards"),
        (no_hand, "different cards"),
        (no_card, "'XX' is not a card"),
        (no_game, "'skat' is not known"),
        (no_seat, "7 and not a seat"),
        (no_payout, "payout are missing"),
        (wrong_sau, "another Sau was called"),
    ],
)
def test_a_game_that_is_not_so_is_found(spoil: Callable[[dict[str, Any]], None], why: str) -> None:
    game = copied("run-away")
    spoil(game)
    with pytest.raises(Wrong, match=why):
        replay(game)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "sauspiel-gras", "suit": None},
        {"game": "Rufspiel"},
        {"game": "sau", "suit": "Gras"},
        {"partner": 0, "won": True, "value": 10},
        {"hands": "text"},
    ],
)
def test_other_words_for_the_same_game_are_understood(change: dict[str, Any]) -> None:
    game = copied("run-away")
    if change.get("hands") == "text":
        change = {"hands": [" ".join(hand) for hand in game["hands"]]}
    replay({**game, **change})


@pytest.mark.parametrize("field", [{"partner": 2}, {"won": False}, {"value": 20}, {"augen": [1, 2, 3, 4]}])
def test_whatever_else_a_game_tells_is_held_against_the_engine(field: dict[str, Any]) -> None:
    with pytest.raises(Wrong, match="is told"):
        replay({**GAMES["run-away"], **field})


def test_a_hochzeit_may_tell_the_hands_before_or_after_the_cards_changed_hands() -> None:
    game = copied("hochzeit")
    played: list[list[str]] = [[], [], [], []]
    for trick in game["tricks"]:
        for place, card in enumerate(trick["cards"]):
            played[(trick["leader"] + place) % 4].append(card)
    assert [sorted(hand) for hand in played] != [sorted(hand) for hand in game["hands"]]
    replay({**game, "hands": played})


def test_a_tout_or_a_bettel_that_is_lost_need_not_be_played_to_the_end() -> None:
    for key in ("wenz-tout-lost", "bettel-lost"):
        game = copied(key)
        failed = [run([{**game, "tricks": game["tricks"][:length]}])[1] for length in range(1, 9)]
        enough = [length for length, lines in enumerate(failed, 1) if not lines]
        assert enough == list(range(enough[0], 9))
        assert enough[0] < 7
        assert all("only" in lines[0] for lines in failed[: enough[0] - 1])


def test_a_card_is_read_in_the_letters_of_schafkopf_and_of_the_engine() -> None:
    words = {"EO": "QC", "gz": "TS", "H10": "TH", "SU": "JD", "QC": "QC", "7S": "7S", "S7": "7D", "HA": "AH"}
    assert {word: name(read_card(word)) for word in words} == words


def test_the_command_counts_and_names_what_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.json"
    wrong = {**GAMES["wenz"], "payout": [0, 0, 0, 0]}
    path.write_text(json.dumps([GAMES["wenz"], wrong, 5]), encoding="utf-8")
    assert main([str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "1 passed, 2 failed"
    assert lines[0].startswith("FAILED wenz: paid [270, -90, -90, -90]")
    assert lines[1] == "FAILED game 3: it is not a table of fields"
    path.write_text("\n".join(json.dumps(game) for game in GAMES.values()), encoding="utf-8")
    assert main([str(path)]) == 0
    assert capsys.readouterr().out == f"{len(GAMES)} passed, 0 failed\n"
    path.write_text(json.dumps({"games": [GAMES["wenz"]]}), encoding="utf-8")
    assert main([str(path)]) == 0


@pytest.mark.parametrize(
    "content",
    [b"[{", b"\xff\xfe", b"[[" * 3000, b"", b"3", b"{}", b"[]", b"hello", b"null"],
    ids=["torn", "bytes", "deep", "empty", "3", "object", "none", "words", "null"],
)
def test_a_file_that_cannot_be_read_ends_with_one_and_one_sentence(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.json"
    path.write_bytes(content)
    assert main([str(path)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert str(path) in said.err


@pytest.mark.parametrize(
    ("field", "why"),
    [
        ({"legen": [0, 0]}, "legen is [0, 0], but each seat may lay once"),
        ({"hands": [1, 2, 3, 4]}, "four lists of cards"),
    ],
)
def test_seats_that_lay_twice_and_hands_that_are_none_are_told_in_a_sentence(field: dict[str, Any], why: str) -> None:
    passed, failed = run([GAMES["wenz"] | field])
    assert passed == 0
    assert why in failed[0]
    assert "Error" not in failed[0]


def test_a_file_that_is_not_there_ends_with_one_and_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["/nowhere/at/all.json"]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_crash_of_the_engine_is_a_game_that_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(told: Any) -> None:
        raise KeyError("oops")

    monkeypatch.setattr(schafkopf_games, "replay", crash)
    assert run([GAMES["wenz"]]) == (0, ["wenz: it cannot be replayed: KeyError: 'oops'"])
