"""``sjavs play`` with Schafkopf: laying, calling, a marriage, and Kontra before the time for it ends."""

import io
import random
from dataclasses import replace
from pathlib import Path

import pytest

from sjavs_desktop.cli import play
from sjavs_desktop.cli.main import main
from sjavs_desktop.cli.match import games
from sjavs_desktop.cli.replay import lines
from sjavs_desktop.cli.tally import imbalances
from sjavs_desktop.cli.telling import Cast, tell
from sjavs_desktop.cli.typing_in import read_action
from sjavs_desktop.core.cards import parse
from sjavs_desktop.core.game import apply, interjections, why_not
from sjavs_desktop.core.record import Record, record_text
from sjavs_desktop.core.state import Action, Event, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.play import play_match
from tests.core.games import acted, aimed_record, dealt, rules_of

Output = pytest.CaptureFixture[str]
CALLER = "QC QS JC AH KH 9C 8S 7D"
"""A hand that may call in three suits."""
LOCKED = "QC QS AC AS AD KH 9H 8H"
BRIDE = "9H AC KC 9C AS 9S AD 9D"


def asked(state: State) -> View:
    """What the seat at turn sees."""
    return view(state, state.table.turn)


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_laying(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = asked(dealt(rules_of("schafkopf", legen=True), CALLER))
    assert seen.table.phase == "legen"
    assert read_action(seen, "lay") == Action(0, "lay")
    assert read_action(seen, "leave") == Action(0, "leave")
    with pytest.raises(ValueError, match="type lay, to double the deal, or leave"):
        read_action(seen, "knock")
    typed(monkeypatch, "?", "lay")
    assert play.ask(seen) == Action(0, "lay")
    assert "You may say or play: leave, lay" in capsys.readouterr().out


@pytest.mark.parametrize("word", ["wenz-tout", "wenz tout", "wenz_tout", "bid wenz-tout"])
def test_games_are_bid_by_name(word: str) -> None:
    assert read_action(asked(dealt(rules_of("schafkopf"), CALLER)), word) == Action(0, "bid", "wenz_tout")


def test_a_locked_hand_is_told_why() -> None:
    seen = asked(dealt(rules_of("schafkopf"), LOCKED))
    action = read_action(seen, "sauspiel")
    reason = why_not(seen, action)
    assert reason is not None
    assert reason.key == "locked"
    assert read_action(seen, "weiter") == Action(0, "pass")


def calling() -> View:
    passes = [("pass", None)] * 3
    return asked(acted(dealt(rules_of("schafkopf"), CALLER), ("bid", "sauspiel"), *passes))


@pytest.mark.parametrize(
    ("word", "suit"),
    [("e", 0), ("c", 0), ("eichel", 0), ("call gras", 1), ("g", 1), ("d", 3), ("schellen", 3), ("spades", 1)],
)
def test_a_sau_is_called_by_the_words_of_either_deck(word: str, suit: int) -> None:
    seen = calling()
    action = read_action(seen, word)
    assert action == Action(0, "call", suit)
    assert why_not(seen, action) is None


def test_an_s_that_may_be_two_suits_is_asked_about() -> None:
    seen = calling()
    with pytest.raises(ValueError, match="'s' may be gras or schellen: type the word"):
        read_action(seen, "s")
    with pytest.raises(ValueError, match="'x' is no suit: type E, G, H or D, or the word"):
        read_action(seen, "x")
    passes = [("pass", None)] * 3
    one_of_them = acted(dealt(rules_of("schafkopf"), "QC QS JC AH KH 9C 8S AD"), ("bid", "sauspiel"), *passes)
    assert read_action(asked(one_of_them), "s") == Action(0, "call", 1)
    assert "call eichel, call gras, call schellen" in play.choices(seen)


def test_a_marriage_is_taken_or_refused() -> None:
    rules = rules_of("schafkopf", hochzeit=True)
    offered = acted(dealt(rules, BRIDE, "QC QS JC AH KH 8C 8S 7D"), ("bid", "hochzeit"), *[("pass", None)] * 3)
    seen = asked(offered)
    assert seen.table.phase == "marriage"
    assert read_action(seen, "take 8c") == Action(1, "take", parse("8C"))
    assert read_action(seen, "refuse") == Action(1, "refuse")
    with pytest.raises(ValueError, match="take and the card that you give back"):
        read_action(seen, "8c")
    assert play.choices(seen) == "You may say or play: refuse, take 8C, take 8S, take 7D"
    cast = Cast.of(rules, ("A", "B", "C", "D"))
    taken, events = apply(offered, Action(1, "take", parse("8C")))
    assert [tell(event, cast, taken.table) for event in events] == [
        "B: take the trump, and give a card back for it",
        "A: the partner",
    ]
    refused, events = apply(offered, Action(1, "refuse"))
    assert tell(events[0], cast, refused.table) == "B: refuse"


def playing(lead: bool) -> State:
    """North plays a Solo; the human, seat 0, sits last (after a lead) or leads, and may say Kontra."""
    rules = rules_of("schafkopf")
    bids = [("pass", None), ("bid", "solo"), ("pass", None), ("pass", None)]
    state = acted(dealt(rules, dealer=3 if lead else 0), *bids, ("name", 0))
    assert state.table.phase == "play"
    return state


def record(state: State) -> Record:
    return Record(state.rules, state.table.dealer, play.NAMES[4], ("human", "random", "random", "random"), "1")


def test_kontra_before_somebody_elses_card_ends_the_time(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "spoken_up", lambda record, state: None)
    state = playing(lead=False)
    led, _ = apply(state, Action(1, "play", next(iter(parse_hand(state, 1)))))
    assert led.table.turn == 2
    assert interjections(view(led, 0))
    typed(monkeypatch, "what", "kontra")
    assert play.next_action(record(led), led) == Action(0, "double")
    out = capsys.readouterr().out
    assert "The next card ends the time for it: kontra, or go> " in out
    assert "'what': type kontra, to double the deal, or go." in out
    typed(monkeypatch, "go")
    said = play.next_action(record(led), led)
    assert said is not None
    assert (said.seat, said.kind) == (2, "play")
    typed(monkeypatch, "quit")
    assert play.next_action(record(led), led) is None
    # Before the first card there is still time: nobody asks.
    typed(monkeypatch)
    first = play.next_action(record(state), state)
    assert first is not None
    assert first.seat == 1


def parse_hand(state: State, seat: int) -> list[int]:
    return [one for one in state.rules.deck if state.hands[seat] >> one & 1]


def test_kontra_when_it_is_ones_own_turn(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "spoken_up", lambda record, state: None)
    state = playing(lead=True)
    assert state.table.turn == 0
    typed(monkeypatch, "kontra")
    assert play.next_action(record(state), state) == Action(0, "double")
    assert "kontra" in capsys.readouterr().out
    doubled, events = apply(state, Action(0, "double"))
    cast = Cast.of(state.rules, ("A", "B", "C", "D"))
    assert tell(events[0], cast, doubled.table) == "A: Kontra"
    assert "re" not in play.choices(view(doubled, 0)).split(", ")
    again, events = apply(doubled, Action(1, "double"))
    assert tell(events[0], cast, again.table) == "B: Re"
    assert read_action(view(state, 0), "re") == Action(0, "double")


def test_the_partner_is_told_and_nobody_else(capsys: Output) -> None:
    rules = rules_of("schafkopf")
    state = dealt(rules, CALLER, "AS KS QH JH AC TC 7C 8D")
    state = acted(state, ("bid", "sauspiel"), *[("pass", None)] * 3, ("call", 1))
    told = {seat: "\n".join(play.play_lines(view(state, seat))) for seat in range(4)}
    assert "Called by You: AS. You are the partner." in told[1]
    assert all("You are the partner" not in told[seat] for seat in (0, 2, 3))
    assert all("Called by You: AS." in told[seat] for seat in (0, 2, 3))


@pytest.mark.parametrize(
    ("aim", "words"),
    [
        ("hochzeit", ("bid Hochzeit", ", the only trump", ": take the trump", ": the partner")),
        ("refused", (": refuse",)),
        ("re", (": Kontra", ": Re", "Kontra ×2", "Re ×2", "Value: ", ": declarer, ")),
        ("laid", (": lay, the deal counts double", "Legen ×")),
        ("sauspiel", ("bid Sauspiel", "-Sau\n", ": the partner", ": declarer, Sauspiel, trumps are Herz", ": Weiter")),
        ("ramsch", ("Nobody has bid: Ramsch, trumps are Herz", ": Weiter")),
    ],
)
def test_a_replay_tells_what_happened(aim: str, words: tuple[str, ...]) -> None:
    rules = rules_of("schafkopf-house")
    states, actions = aimed_record(rules, random.Random(f"replay {aim}"), aim)
    told = Record(rules, states[0].table.dealer, ("A", "B", "C", "D"), ("random",) * 4, "1")
    for action in actions:
        told = told.appended(action)
    out = "\n".join(lines(told))
    assert [one for one in words if one not in out] == []
    for key in ("(plain", "schneidered", "(most)", "no_trick", "price", "ace of", ": pass"):
        assert key not in out


def test_the_value_of_a_deal_is_told_and_the_chips_balance() -> None:
    rules = rules_of("schafkopf-house", deals="8")
    table = play_match(rules, ("beginner",) * 4, "sum", 40).state().table
    assert imbalances(rules, table) == []
    one = table.results[0]
    odd = replace(table, results=(one._replace(changes=(5, *one.changes[1:])), *table.results[1:]))
    assert any("do not sum to zero" in line for line in imbalances(rules, odd))
    odd = replace(table, results=(one._replace(base=one.base + 1), *table.results[1:]))
    assert any("its lines make" in line for line in imbalances(rules, odd))
    assert games({"contracts": {"wenz": 2}}, rules) == ["played: 2 Wenz"]


def test_the_game_and_its_trumps_are_told_in_its_words() -> None:
    cast = Cast.of(rules_of("schafkopf-house"), ("A", "B", "C", "D"))
    passes = [("pass", None)] * 3
    told = []
    for bid, trumps in (("wenz", "the Unter"), ("geier", "the Ober")):
        state = dealt(rules_of("schafkopf-house", legen=False), CALLER)
        before = acted(state, ("bid", bid), *passes[1:])
        after, events = apply(before, Action(before.table.turn, *passes[0]))
        told = [tell(event, cast, after.table) for event in events]
        assert told == ["D: Weiter", f"A: declarer, {bid.capitalize()}, only {trumps} are trumps"]
        assert f"{bid.capitalize()}. Trumps: {trumps}. You lead." in play.play_lines(view(after, 0))
    state = acted(dealt(rules_of("schafkopf"), CALLER), ("bid", "sauspiel"), *passes)
    assert "Weiter, Sauspiel, Wenz" in play.choices(asked(dealt(rules_of("schafkopf"), CALLER)))
    called, events = apply(state, Action(0, "call", 1))
    assert tell(events[0], cast, called.table) == "A: call the Gras-Sau"


def test_a_result_is_told_with_german_suits_and_in_chips(capsys: Output) -> None:
    rules = rules_of("schafkopf", deals="8")
    state = play_match(rules, ("random",) * 4, "sum", 40).state()
    result = state.table.results[0]._replace(declarer=0, partner=None, called=None, contract="solo_tout", suit=0)
    play.show(Event("scored", value=result), state)
    out = capsys.readouterr().out
    assert "Solo-Tout Eichel" in out
    assert not any(one in out for one in "♣♠♥♦")
    assert play.standing(rules, (1, 2, -3, 0)) == "Chips: you 1, West 2, North -3, East 0."


def test_a_hand_is_printed_once_before_each_decision(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "leave", "quit")
    assert main(["play", "--pack", "schafkopf-house", "--seed", "5"]) == 0
    assert capsys.readouterr().out.count("Your hand:") == 2


def test_a_record_against_the_rules_is_refused_in_a_sentence(capsys: Output, tmp_path: Path) -> None:
    record = play_match(rules_of("schafkopf-house", deals="8"), ("random",) * 4, "sentence", 40)
    lines = record_text(record).splitlines(keepends=True)
    laying = next(place for place, line in enumerate(lines) if line.split()[-1] in ("leave", "lay"))
    seat = int(lines[laying].split()[0])
    file = tmp_path / "wrong.sjavs"
    for line, words in (
        (f"{(seat + 1) % 4} leave", "It is another player's turn."),
        (f"{seat} pass", "That cannot be done now."),
    ):
        file.write_text("".join([*lines[:laying], f"{line}\n"]), encoding="utf-8")
        assert main(["replay", str(file)]) == 1
        assert capsys.readouterr().err.rstrip().endswith(f"is against the rules here: {words}")


def test_the_cards_of_the_german_deck_are_explained(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "quit")
    assert main(["play", "--pack", "schafkopf", "--seed", "5"]) == 0
    out = capsys.readouterr().out
    assert "Q Ober, J Unter; C Eichel, S Gras, H Herz, D Schellen." in out
    assert "You play against West, North and East, each for themselves." in out
