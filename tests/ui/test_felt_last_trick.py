"""The last trick can be looked at once more: by key, by a click on a pile, and while the pointer is on one."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.state import State
from sjavs_desktop.core.view import view
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.last_trick import last_trick
from tests.ui.felts import click, find, leading, open_felt, press
from tests.ui.windows import NAMES


@pytest.fixture
def felt(qtbot: QtBot) -> Felt:
    made = open_felt(qtbot)
    made.set_names(NAMES)
    return made


def second_lead(state: State) -> bool:
    return leading(state) and len(state.table.tricks) > 1


def pile(felt: Felt) -> QPoint:
    """A point of a pile."""
    pose = next(one.pose for one in felt.table.sprites if one.place is not None and one.place.zone == "pile")
    return QPoint(round(pose.x), round(pose.y))


def test_before_the_first_trick_there_is_nothing_to_see(felt: Felt) -> None:
    felt.show_step(view(find(lambda one: one.table.phase == "play")[0], 0))
    felt.toggle_last_trick()
    assert not felt.last_trick.isVisible()


def test_the_cards_stand_in_playing_order_with_their_players(felt: Felt) -> None:
    state, _ = find(second_lead)
    felt.show_step(view(state, 0))
    felt.toggle_last_trick()
    done = state.table.tricks[-1]
    assert felt.last_trick.isVisible()
    assert [one.card for one in felt.last_trick.played] == list(done.cards)
    assert [one.name for one in felt.last_trick.played if one.won] == [NAMES[done.winner]]
    assert felt.last_trick.played[0].name == NAMES[done.leader]
    assert felt.viewport().rect().contains(felt.last_trick.geometry())
    felt.toggle_last_trick()
    assert not felt.last_trick.isVisible()


def test_a_click_on_a_pile_keeps_it_in_sight_until_the_next_click(felt: Felt, qtbot: QtBot) -> None:
    felt.show_step(view(find(second_lead)[0], 0))
    click(felt, pile(felt))
    QTest.mouseMove(felt.viewport(), QPoint(5, 5))
    qtbot.wait(20)
    assert felt.last_trick.isVisible()
    qtbot.wait(500)
    click(felt, QPoint(5, 5))
    assert not felt.last_trick.isVisible()


def test_the_pointer_on_a_pile_shows_it(felt: Felt, qtbot: QtBot) -> None:
    felt.show_step(view(find(second_lead)[0], 0))
    QTest.mouseMove(felt.viewport(), pile(felt))
    qtbot.waitUntil(felt.last_trick.isVisible, timeout=2000)
    QTest.mouseMove(felt.viewport(), QPoint(5, 5))
    qtbot.waitUntil(lambda: not felt.last_trick.isVisible(), timeout=2000)


def test_the_next_step_and_escape_take_it_away(felt: Felt) -> None:
    state, _ = find(second_lead)
    felt.show_step(view(state, 0))
    felt.toggle_last_trick()
    press(felt, Qt.Key.Key_Escape)
    assert not felt.last_trick.isVisible()
    felt.toggle_last_trick()
    felt.show_step(view(state, 0))
    assert not felt.last_trick.isVisible()


def test_another_deal_has_no_last_trick() -> None:
    state, _ = find(lambda one: one.table.phase == "auction")
    assert last_trick(view(state, 0), NAMES) == ()
    assert last_trick(None, NAMES) == ()


def test_a_finished_trick_is_held_even_where_nothing_moves(felt: Felt, qtbot: QtBot) -> None:
    felt.set_hold(60)
    told: list[object] = []
    felt.reached.connect(told.append)
    state, events = find(lambda one: len(one.table.tricks) == 1 and not one.table.trick)
    before, _ = find(lambda one: one.table.phase == "play" and not one.table.tricks)
    felt.show_step(view(before, 0))
    assert len(told) == 1
    felt.show_step(view(state, 0), events)
    assert felt.busy
    assert len([one for one in felt.table.sprites if one.place is not None and one.place.zone == "trick"]) == 4
    qtbot.waitUntil(lambda: not felt.busy, timeout=2000)
    felt.set_hold(0)
    felt.show_step(view(state, 0), events)
    assert not felt.busy
