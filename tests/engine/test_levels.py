"""Levels are asked by key, play legally under every rule, and play the same from the same seed."""

import random

import pytest

from sjavs_desktop.cli.tally import imbalances
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.record import read_record, record_text
from sjavs_desktop.core.state import OVER
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.levels import LEVELS, decide, level, seed_for
from sjavs_desktop.engine.play import play_match, play_with
from tests.core.games import OPTION_VALUES, chosen_at_random, rules_with
from tests.engine.positions import decisions
from tests.rule_cases import pack

BEGINNERS = ("beginner",) * 4
QUICK = ("beginner", "random")
"""Levels that do not search."""


def test_an_unknown_level_is_named_with_what_there_is() -> None:
    state, seat, seed = next(decisions(rules_with(), BEGINNERS, "1", 1))
    names = r"beginner, club, strong, expert, cautious, bold, by_the_book, forgetful, quiet, random"
    with pytest.raises(ValueError, match=rf"^'master' is not a level of play \({names}\)$"):
        decide("master", view(state, seat), seed)


def test_keys_are_those_of_the_levels() -> None:
    assert {key: one.key for key, one in LEVELS.items()} == {key: key for key in LEVELS}


@pytest.mark.parametrize("part", range(6))
def test_300_matches_with_chance_rules_are_legal_and_balance(part: int) -> None:
    """Every action is checked by the rules as it is applied."""
    dice = random.Random(part)
    for number in range(50):
        preset = dice.random() < 0.2
        chosen = chosen_at_random(dice, OPTION_VALUES)
        rules = compile_rules(pack("sjavs-mcleod"), {} if preset else chosen)
        players = [level(dice.choice(("beginner", "beginner", "random"))).decide for _ in range(4)]
        played = play_with(rules, players, f"{part}/{number}", 30, dice.randrange(4))
        assert imbalances(rules, played.table) == []
        assert played.table.phase == OVER or played.table.deal >= 30


def test_the_same_seed_gives_the_same_match() -> None:
    one, two, other = (play_match(rules_with(), BEGINNERS, seed, 10) for seed in ("a", "a", "b"))
    assert one == two
    assert one.actions != other.actions


@pytest.mark.parametrize("key", LEVELS)
def test_a_decision_depends_on_view_and_seed_alone(key: str) -> None:
    for state, seat, seed in decisions(rules_with(), BEGINNERS, "again", 5 if key in QUICK else 1):
        seen = view(state, seat)
        assert decide(key, seen, seed) == decide(key, seen, seed)
        assert decide(key, seen, seed) in legal(seen)


def test_random_uses_every_choice() -> None:
    state, seat, _ = next(decisions(rules_with(), BEGINNERS, "1", 1))
    seen = view(state, seat)
    assert {decide("random", seen, seed) for seed in range(400)} == set(legal(seen))


def test_a_record_of_bots_can_be_read_again() -> None:
    record = play_match(rules_with(), ("beginner", "random") * 2, "r", 500)
    again = read_record(record_text(record))
    assert again == record
    assert again.state().table.phase == OVER


def test_decisions_can_be_made_again_from_a_record() -> None:
    record = play_match(rules_with(), BEGINNERS, "r", 3)
    states = [state for state, _ in record.steps()]
    for ply, action in enumerate(record.actions):
        if action.seat >= 0:
            seen = view(states[ply], action.seat)
            assert decide("beginner", seen, seed_for(record.seed, ply, action.seat)) == action


def test_a_match_needs_a_level_a_seat() -> None:
    with pytest.raises(ValueError, match="3 levels are given for 4 seats"):
        play_match(rules_with(), BEGINNERS[:3], "r", 3)
