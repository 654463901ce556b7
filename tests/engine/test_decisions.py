"""A decision tells why: what was weighed, the rule of thumb that spoke for it, and what the bot knew itself."""

from collections.abc import Iterator
from hashlib import sha256

import pytest

from sjavs_desktop.core.game import legal
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.state import State, View
from sjavs_desktop.core.view import imagined, view
from sjavs_desktop.engine import thinking
from sjavs_desktop.engine.kernel import COMPILED
from sjavs_desktop.engine.levels import LEVELS, decide, decided, level
from tests.core.games import rules_of
from tests.engine.moments import enumerated, how_many
from tests.engine.positions import decisions, seen

BEGINNER = {
    "sjavs": (446, "c326621c687dab43"),
    "klorsjavs": (152, "862f7faf0ab99a63"),
    "old-mor": (368, "c2d594198839896e"),
    "schafkopf": (482, "e4d0ccc3667d427b"),
    "schafkopf-house": (530, "594e8ce3a148c14c"),
    "sjavs-2": (292, "0857aef653551705"),
    "sjavs-3": (396, "4191ec18c3871c3b"),
}
SEARCHING = {
    ("sjavs", "club"): (37, "264313def0aa5163"),
    ("sjavs", "strong"): (37, "cb6a3003eb8dd5f8"),
    ("sjavs", "expert"): (37, "6927aa98ca33af9d"),
    ("klorsjavs", "expert"): (22, "352e96fab9099f50"),
    ("old-mor", "club"): (36, "6568320283071fe8"),
    ("old-mor", "expert"): (36, "2e493782de8cf051"),
    ("schafkopf", "strong"): (40, "8efb9e763e06428b"),
}
"""How many decisions, and the digest of them: they change only where the play of a level is meant to change."""


def asked(key: str, deals: int, seed: str = "usual") -> Iterator[tuple[State, View, int]]:
    """What is asked in some deals of beginners."""
    rules = rules_of(key)
    for state, seat, own in decisions(rules, ("beginner",) * rules.seats, seed, deals):
        yield state, view(state, seat), own


def digest(key: str, name: str, deals: int) -> tuple[int, str]:
    """How many decisions a level makes in some deals, and their digest."""
    told = [repr(decide(name, at, seed)) for _, at, seed in asked(key, deals)]
    return len(told), sha256("".join(told).encode()).hexdigest()[:16]


@pytest.mark.parametrize("key", BEGINNER)
def test_with_the_standard_agreements_the_beginner_plays_as_it_always_did(key: str) -> None:
    assert digest(key, "beginner", 12) == BEGINNER[key]


@pytest.mark.skipif(not COMPILED, reason="uncompiled the search looks at fewer positions")
@pytest.mark.parametrize(("key", "name"), SEARCHING)
def test_with_the_standard_agreements_levels_that_search_play_as_they_always_did(key: str, name: str) -> None:
    assert digest(key, name, 1) == SEARCHING[key, name]


@pytest.mark.parametrize("key", ["sjavs", "klorsjavs", "schafkopf"])
@pytest.mark.parametrize("name", LEVELS)
def test_what_is_told_belongs_to_what_is_done(key: str, name: str) -> None:
    for number, (_, at, seed) in enumerate(asked(key, 1)):
        if number % 3:
            continue
        found = decided(name, at, seed)
        assert found.action == decide(name, at, seed)
        assert found.choices == tuple(sorted(found.choices, key=lambda one: -one.value))
        assert bool(found.choices) == bool(found.worlds)
        assert not found.choices or found.choices[0].error == 0
        assert {one.action for one in found.choices} <= set(legal(at))
        assert bool(found.reason) == (found.action == found.advice and name != "random")


def test_all_that_is_told_comes_from_the_view_of_the_bot() -> None:
    """The same decision, word for word, however the hidden cards lie."""
    tried = 0
    for _, at, seed in asked("sjavs", 2):
        if at.table.phase != "play" or at.table.turn != at.seat or not 1 < how_many(at) < 2000:
            continue
        found = decided("club", at, seed)
        worlds = [one for number, one in enumerate(enumerated(at)) if number % 97 == 0]
        for world in worlds:
            other = view(imagined(at, world.hands, world.middle, world.covered), at.seat)
            assert decided("club", other, seed) == found
            tried += 1
    assert tried > 20


def test_a_bot_knows_who_could_not_follow() -> None:
    at = seen("AC 7C 7H 8D 7D KD 9C", tricks=["8S 9D KS 7S"], suit="H", leader=0)
    spades = 1
    found = decided("club", at, 1)
    assert [bool(one >> spades & 1) for one in found.lacks] == [False, True, False, False]
    assert decided("forgetful", at, 1).lacks == found.lacks
    # A trick later only the trumps are remembered.
    later = seen("AC 7H 8D 7D KD AH", tricks=["8S 9D KS 7S", "8C 9C KC 7C"], suit="H", leader=0)
    assert decided("club", later, 1).lacks[1] >> spades & 1
    assert not decided("forgetful", later, 1).lacks[1] >> spades & 1
    assert not any(one >> TRUMPS & 1 for one in found.lacks)


def test_the_worlds_of_a_bot_that_listens_are_weighed_by_what_was_said() -> None:
    at = next(at for _, at, _ in asked("sjavs", 2) if at.table.phase == "play" and len(legal(at)) > 3)
    assert not decided("club", at, 1).heard
    assert decided("strong", at, 1).heard


def test_a_level_without_reasons_tells_its_action() -> None:
    _, at, seed = next(asked("sjavs", 1))
    assert decided("random", at, seed) == thinking.Decision(level("random").decide(at, seed))
