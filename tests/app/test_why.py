"""What the bots thought can be told of a deal that is over, and of no other."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import bots
from sjavs_desktop.app.referee import Referee
from sjavs_desktop.app.settings import SETTINGS
from sjavs_desktop.app.why import explained
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.state import View
from sjavs_desktop.engine.agreements import AGREEMENTS, STANDARD
from sjavs_desktop.engine.levels import LEVELS, decided, level, seed_for
from sjavs_desktop.engine.styles import NAMED
from tests.core.games import rules_of

NAMES = ("A", "B", "C", "D")


@pytest.fixture
def referee(qtbot: QtBot) -> Callable[[], Referee]:
    made: list[Referee] = []

    def make() -> Referee:
        made.append(Referee())
        return made[-1]

    yield make  # type: ignore[misc]
    for one in made:
        one.close()


def one_deal(qtbot: QtBot, referee: Referee, levels: tuple[str, ...]) -> Record:
    """A deal between a person who does the first that is allowed and bots."""
    over: list[View] = []
    referee.paused.connect(over.append)
    referee.ended.connect(over.append)
    waiting: list[View] = []
    referee.asked.connect(waiting.append)
    referee.new_match(rules_of("sjavs"), NAMES, levels, "why", 0)
    while len(over) < 1 or not over[-1].table.deal_over:
        qtbot.waitUntil(lambda: bool(waiting) or bool(over and over[-1].table.deal_over), timeout=20_000)
        if waiting:
            assert referee.record is not None
            assert explained(referee.record, referee.thoughts) == ()
            referee.submit(legal(waiting.pop())[0])
    assert referee.record is not None
    return referee.record


def test_every_decision_of_a_bot_is_told_when_the_deal_is_over(qtbot: QtBot, referee: Callable[[], Referee]) -> None:
    table = referee()
    levels = ("human", "club -give_points", "beginner", "quiet")
    record = one_deal(qtbot, table, levels)
    told = explained(record, table.thoughts)
    states = [state for state, _ in record.steps()]
    first = max(ply for ply, one in enumerate(record.actions) if one.kind == "shuffle")
    plies = [ply for ply, one in enumerate(record.actions) if ply >= first and one.seat > 0]
    assert len(plies) > 20
    assert [record.actions[ply] for ply in plies] == [one.decision.action for one in told]
    for ply, one in zip(plies, told, strict=True):
        assert one.view.seat == record.actions[ply].seat == states[ply].table.turn
        # A thought can be had again from the record, word for word.
        again = decided(record.levels[one.view.seat], one.view, seed_for(record.seed, ply, one.view.seat))
        assert again == one.decision


def test_a_new_match_forgets_what_was_thought(qtbot: QtBot, referee: Callable[[], Referee]) -> None:
    table = referee()
    one_deal(qtbot, table, ("human", "beginner", "beginner", "beginner"))
    assert table.thoughts
    table.new_match(rules_of("sjavs"), NAMES, ("human", "beginner", "beginner", "beginner"), "next", 0)
    assert table.thoughts == {}


def test_the_words_for_bots_and_agreements_are_those_of_the_engine() -> None:
    assert {key: label for key, (label, _) in bots.LEVELS.items()} == {
        key: one.label for key, one in LEVELS.items() if key != "random"
    }
    assert {key: about for key, (_, about) in bots.LEVELS.items() if key in bots.STYLES} == {
        one.key: one.about for one in NAMED
    }
    assert list(bots.STYLES) == [one.key for one in NAMED] == list(bots.LEVELS)[4:]
    assert {key: (one.label, one.help) for key, one in AGREEMENTS.items()} == bots.PARTNERS


def test_the_settings_choose_a_level_with_its_agreements() -> None:
    values = {one.key: one.default for one in SETTINGS}
    assert bots.chosen(values.__getitem__) == "club"
    values |= {"level": "strong", "agree_return_suit": True, "agree_show_ace": False}
    text = bots.chosen(values.__getitem__)
    assert text == "strong -show_ace +return_suit"
    found = level(text).style
    assert found is not None
    assert found.agreed == STANDARD - {"show_ace"} | {"return_suit"}
    groups = [one.group for one in SETTINGS]
    assert groups.count("bots") == 1
    assert groups.count("partners") == len(AGREEMENTS)
