"""``sjavs think``: what a seat sees in a recorded position and what a bot makes of it, from the view alone."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sjavs_desktop.cli import think
from sjavs_desktop.core.cards import name
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.record import Record, read_record, record_text
from sjavs_desktop.core.state import State
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.kernel import COMPILED
from sjavs_desktop.engine.levels import decide, level, seed_for
from sjavs_desktop.engine.play import play_match
from tests.cli.test_commands import Output, refused, said
from tests.core.games import rules_of


@pytest.fixture(scope="module")
def record() -> Record:
    """Two deals of beginners."""
    return play_match(rules_of("sjavs"), ("beginner",) * 4, "think", 2)


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "match.sjavs"
    path.write_text(record_text(record), encoding="utf-8")
    return path


def states(record: Record) -> list[State]:
    return [state for state, _ in record.steps()]


def ply_of(record: Record, phase: str, tricks: int = 0, lying: int = 0) -> int:
    """The first position of that kind in which more than one thing may be done."""
    return next(
        ply
        for ply, state in enumerate(states(record))
        if state.table.phase == phase
        and len(state.table.tricks) == tricks
        and len(state.table.trick) == lying
        and len(legal(view(state, state.table.turn))) > 1
    )


def thought(capsys: Output, file: Path, *arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(said(capsys, "think", str(file), "--json", *arguments))
    return found


@pytest.mark.parametrize("level", ["beginner", "club", "strong", "expert"])
@pytest.mark.parametrize("phase", ["auction", "play"])
def test_the_choice_is_that_of_the_bot(capsys: Output, file: Path, record: Record, level: str, phase: str) -> None:
    ply = ply_of(record, phase)
    state = states(record)[ply]
    seen = view(state, state.table.turn)
    found = thought(capsys, file, "--ply", str(ply), "--level", level)
    action = decide(level, seen, seed_for(record.seed, ply, seen.seat))
    assert action is not None
    assert found["choice"] == think.words(seen, action)
    assert (found["ply"], found["seat"], found["phase"], found["level"]) == (ply, seen.seat, phase, level)
    assert {one["action"] for one in found["choices"]} <= set(found["may"])
    # Uncompiled the search may come to nothing in its time.
    wanted = level == "expert" or (level in ("club", "strong") and phase == "play")
    assert bool(found["choices"]) == wanted or not COMPILED
    assert found["choices"] == sorted(found["choices"], key=lambda one: -one["value"])


def test_words_tell_what_is_seen_known_and_expected(capsys: Output, file: Path, record: Record) -> None:
    ply = ply_of(record, "play", 1, 1)
    out = said(capsys, "think", str(file), "--ply", str(ply))
    assert f"Faroese Sjavs, deal 1, after {ply} actions: the play" in out
    for words in (
        " sees:",
        "  hand: ",
        "  said: ",
        "  trick 1: ",
        "  on the table: ",
        "and knows:",
        "cards are hidden: ",
    ):
        assert words in out
    assert "drawn from those that could be, the same one perhaps more than once, and expects in game points" in out
    assert "Its choice: play " in out
    assert "What was done: play " in out


def test_who_could_not_follow_is_known_to_have_none(capsys: Output, file: Path, record: Record) -> None:
    for ply, state in enumerate(states(record)):
        if state.table.phase != "play" or len(state.table.tricks) < 2:
            continue
        knows = list(think.knowledge(view(state, state.table.turn), record.players))
        if any("has no trumps" in one or "has no hearts" in one for one in knows):
            assert thought(capsys, file, "--ply", str(ply), "--level", "beginner")["knows"] == knows
            return
    raise AssertionError("nobody ever failed to follow")


def test_the_number_of_worlds(capsys: Output, file: Path, record: Record) -> None:
    ply = str(ply_of(record, "play", 4))
    assert thought(capsys, file, "--ply", ply, "--worlds", "14")["worlds"] == 14
    assert thought(capsys, file, "--ply", ply, "--worlds", "14") == thought(
        capsys, file, "--ply", ply, "--worlds", "14"
    )


def test_hidden_cards_make_no_difference(record: Record) -> None:
    """All that is told comes from the view, which holds no other hand."""
    state = states(record)[ply_of(record, "play", 3)]
    seen = view(state, state.table.turn)
    assert not any(seen.shown[seat] for seat in range(4) if seat != seen.seat)
    told = think.told(seen, record.players, think.thought(level("club"), seen, 1), think.words)
    assert told["seat"] == seen.seat


def test_without_a_ply_it_is_the_last_decision(capsys: Output, file: Path, record: Record) -> None:
    found = thought(capsys, file, "--level", "beginner")
    last = max(ply for ply, state in enumerate(states(record)) if state.table.turn >= 0)
    assert found["ply"] == last
    # A match that is going on: somebody has yet to decide.
    ply = ply_of(record, "play")
    file.write_text("\n".join([*file.read_text().splitlines()[: ply + 1], ""]))
    assert len(read_record(file.read_text()).actions) == ply
    found = thought(capsys, file, "--level", "beginner")
    assert (found["ply"], found["done"]) == (ply, None)


@pytest.mark.parametrize("pack", ["schafkopf-house", "klorsjavs", "old-mor", "sjavs-2", "sjavs-3"])
def test_every_kind_of_position_can_be_told(capsys: Output, tmp_path: Path, pack: str) -> None:
    rules = rules_of(pack)
    record = play_match(rules, ("beginner",) * rules.seats, "kinds", 3)
    path = tmp_path / "match.sjavs"
    path.write_text(record_text(record), encoding="utf-8")
    phases: set[str] = set()
    for ply, state in enumerate(states(record)):
        if state.table.turn >= 0 and state.table.phase not in phases:
            phases.add(state.table.phase)
            out = said(capsys, "think", str(path), "--ply", str(ply), "--level", "strong", "--worlds", "4")
            assert "Its choice: " in out
    assert {"auction", "play"} <= phases


def test_refusals(capsys: Output, file: Path, record: Record, tmp_path: Path) -> None:
    assert "--ply 0: nobody has anything to decide there; 1 is" in refused(capsys, "think", str(file), "--ply", "0")
    beyond = refused(capsys, "think", str(file), "--ply", "9999")
    assert f"--ply 9999: actions in the record: {len(record.actions)}" in beyond
    assert "'master' is not a level" in refused(capsys, "think", str(file), "--level", "master", code=1)
    assert "cannot be read" in refused(capsys, "think", str(tmp_path / "none"), code=1)
    assert "not JSON" in refused(capsys, "think", "/dev/null", code=1)
    file.write_text(file.read_text().splitlines()[0] + "\n")
    assert "nobody has anything to decide" in refused(capsys, "think", str(file))


def test_cards_that_count_the_same_are_told(capsys: Output, file: Path, record: Record) -> None:
    """What is weighed and what stands for it make up all that may be played."""
    for ply, state in enumerate(states(record)):
        if state.table.phase != "play":
            continue
        seen = view(state, state.table.turn)
        if rows := think.alike(seen):
            found = thought(capsys, file, "--ply", str(ply), "--level", "club")
            if not found["choices"]:
                continue
            assert found["same"] == [[name(one) for one in row] for row in rows]
            weighed = {one["action"] for one in found["choices"]}
            others = {f"play {one}" for row in found["same"] for one in row[1:]}
            assert weighed | others == set(found["may"])
            assert not weighed & others
            assert " count the same" in said(capsys, "think", str(file), "--ply", str(ply), "--level", "club")
            return
    raise AssertionError("no cards count the same anywhere")


@pytest.mark.parametrize("number", [1, 2, 3])
def test_so_many_worlds_are_looked_at_as_were_asked_for(
    capsys: Output, file: Path, record: Record, number: int
) -> None:
    """And few of them are not told as if they were sure."""
    command = ("--ply", str(ply_of(record, "play", 3)), "--worlds", str(number))
    found = thought(capsys, file, *command)
    assert found["worlds"] == number
    assert all((one["error"] is None) == (number == 1) for one in found["choices"])
    out = said(capsys, "think", str(file), *command)
    assert "+- 0.00" not in out
    assert "So few deals tell hardly anything" in out


def test_doublings_are_told_with_what_was_said(capsys: Output, tmp_path: Path) -> None:
    rules = rules_of("schafkopf-house")
    for seed in range(200):
        record = play_match(rules, ("beginner",) * 4, f"double{seed}", 1)
        plies = [ply for ply, one in enumerate(states(record)) if one.table.doubles and one.table.turn >= 0]
        if plies:
            path = tmp_path / "match.sjavs"
            path.write_text(record_text(record), encoding="utf-8")
            out = said(capsys, "think", str(path), "--ply", str(plies[0]), "--level", "beginner")
            assert re.search(r"^  doubled: .*: Kontra", out, re.MULTILINE)
            return
    raise AssertionError("nobody ever said Kontra")
