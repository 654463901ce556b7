"""The referee backwards and forwards, and going on with a match that was left."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.referee import Referee
from sjavs_desktop.app.seats import HUMAN
from sjavs_desktop.app.vault import Vault
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.state import OVER, View
from tests.core.games import rules_of

NAMES = ("You", "Left", "Partner", "Right")
LEVELS = (HUMAN, "club", "beginner", "club")


@pytest.fixture
def referee(qtbot: QtBot, tmp_path: Path) -> Iterator[Referee]:
    made = Referee(vault=Vault(tmp_path))
    yield made
    made.close()


class Person:
    """Plays any legal card, and remembers what was asked and told."""

    def __init__(self, referee: Referee, seed: int) -> None:
        self.referee, self.chance = referee, random.Random(seed)
        self.asked: View | None = None
        self.wrong: list[str] = []
        referee.asked.connect(self._asked)
        referee.happened.connect(self._happened)
        referee.paused.connect(lambda view: referee.next_deal())

    def _asked(self, view: View) -> None:
        self.asked = view

    def _happened(self, view: View, events: object) -> None:
        record = self.referee.record
        if record is None or record.state().table != view.table:
            self.wrong.append(f"a view after {len(record.actions) if record else 0} actions is not that of the record")

    def act(self) -> None:
        assert self.asked is not None
        view, self.asked = self.asked, None
        assert self.referee.submit(self.chance.choice(legal(view)))


def begun(referee: Referee, **chosen: bool) -> None:
    referee.begin(Record(rules_of("sjavs", **chosen), 1, NAMES, LEVELS, "back", salt="00ff"))


def standing(referee: Referee) -> int:
    assert referee.record is not None
    return len(referee.record.actions)


def test_undo_while_bots_think_never_lets_a_late_card_in(qtbot: QtBot, referee: Referee) -> None:
    person = Person(referee, 1)
    begun(referee)
    for _ in range(120):
        qtbot.waitUntil(lambda: person.asked is not None, timeout=20_000)
        person.act()
        # Stops somewhere in the middle of the bots' answers.
        qtbot.wait(person.chance.choice((0, 0, 1, 3, 8)))
        if person.chance.random() < 0.7 and referee.can_undo():
            person.asked = None
            before = standing(referee)
            referee.undo()
            assert standing(referee) < before
        if person.chance.random() < 0.3 and referee.can_redo():
            person.asked = None
            referee.redo()
    record = referee.record
    assert record is not None
    assert referee.vault is not None
    assert referee.journal is not None
    assert referee.vault.read(referee.journal.id) == record
    assert person.wrong == []


def test_undo_and_redo_lead_to_the_same_cards_of_the_bots(qtbot: QtBot, referee: Referee) -> None:
    person = Person(referee, 3)
    begun(referee)
    for _ in range(8):
        qtbot.waitUntil(lambda: person.asked is not None, timeout=20_000)
        person.act()
    qtbot.waitUntil(lambda: person.asked is not None, timeout=20_000)
    assert referee.record is not None
    before = referee.record.actions
    own = [action for action in before if action.seat == 0]
    for _ in own[-4:]:
        referee.undo()
    for action in own[-4:]:
        qtbot.waitUntil(lambda: person.asked is not None, timeout=20_000)
        person.asked = None
        assert referee.submit(action)
        qtbot.waitUntil(lambda: person.asked is not None, timeout=20_000)
    assert referee.record.actions == before
    for _ in own[-4:]:
        referee.undo()
    for _ in own[-4:]:
        referee.redo()
    assert referee.record.actions == before
    assert not referee.can_redo()


def test_a_house_rule_forbids_to_take_back(qtbot: QtBot, referee: Referee) -> None:
    person = Person(referee, 5)
    begun(referee, take_back=False)
    qtbot.waitUntil(lambda: person.asked is not None, timeout=20_000)
    person.act()
    before = standing(referee)
    assert not referee.can_undo()
    referee.undo()
    assert standing(referee) >= before


def test_going_on_with_a_match_shows_it_where_it_stood_and_plays_on(qtbot: QtBot, referee: Referee) -> None:
    person = Person(referee, 7)
    begun(referee)
    for _ in range(5):
        qtbot.waitUntil(lambda: person.asked is not None, timeout=20_000)
        person.act()
    qtbot.waitUntil(lambda: person.asked is not None, timeout=20_000)
    left = referee.record
    assert left is not None
    referee.close()

    again = Referee(vault=referee.vault)
    try:
        other = Person(again, 8)
        jumps: list[View] = []
        again.jumped.connect(jumps.append)
        assert again.vault is not None
        (one,) = again.vault.unfinished()
        again.resume(one.id)
        assert jumps[-1].table == left.state().table
        assert again.record is not None
        assert (again.record.actions, again.record.marked("resumed")) == (left.actions, True)
        qtbot.waitUntil(lambda: other.asked is not None, timeout=20_000)
        other.act()
    finally:
        again.close()


def test_what_has_ended_or_was_given_up_is_not_offered_again(qtbot: QtBot, referee: Referee) -> None:
    assert referee.vault is not None
    begun(referee)
    referee.abandon()
    referee.close()
    assert referee.vault.unfinished() == []
    assert [stem for stem, _ in referee.vault.records()]

    other = Referee(vault=referee.vault)
    other.paused.connect(other.next_deal)
    try:
        with qtbot.waitSignal(other.ended, timeout=60_000):
            other.begin(Record(rules_of("sjavs"), 1, NAMES, ("beginner",) * 4, "end"))
        assert other.record is not None
        assert other.record.state().table.phase == OVER
    finally:
        other.close()
    assert referee.vault.unfinished() == []


def test_the_fingerprint_of_a_deal_is_written_before_its_cards(qtbot: QtBot, referee: Referee) -> None:
    begun(referee)
    assert referee.journal is not None
    lines = referee.journal.path.read_text(encoding="utf-8").splitlines()
    assert lines[1].startswith("# seal 1 ")
    assert lines[2].startswith("- shuffle ")
    assert referee.record is not None
    assert referee.record.marks[0].at == 0
