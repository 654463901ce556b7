"""The felt by keyboard alone: a frame over the legal cards, one of them played, what moves skipped."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.view import view
from sjavs_desktop.ui.felt.felt import Felt
from tests.ui.test_felt_input import cards_of, choosing, click, find, open_felt, press, shown_up_to


@pytest.fixture
def felt(qtbot: QtBot) -> Felt:
    return open_felt(qtbot)


@pytest.fixture
def chosen(felt: Felt) -> list[int]:
    """The cards that were chosen."""
    cards: list[int] = []
    felt.card_chosen.connect(cards.append)
    return cards


@pytest.fixture
def continued(felt: Felt) -> list[bool]:
    """One entry for each time that somebody went on."""
    times: list[bool] = []
    felt.continued.connect(lambda: times.append(True))
    return times


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_space_and_escape_skip(felt: Felt, chosen: list[int], continued: list[bool], key: Qt.Key) -> None:
    state, events = find(choosing)
    shown_up_to(felt, state, events)
    press(felt, key)
    assert (chosen, continued, felt.busy) == ([], [True], False)


def test_the_keyboard_moves_over_legal_cards_and_plays_one(felt: Felt, chosen: list[int]) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    legal, _ = cards_of(felt)
    assert felt.focused_card is None
    press(felt, Qt.Key.Key_Right)
    assert felt.focused_card == legal[0]
    press(felt, Qt.Key.Key_Right)
    assert felt.focused_card == legal[1]
    assert [one.face for one in felt.table.sprites if one.framed] == [legal[1]]
    press(felt, Qt.Key.Key_End)
    press(felt, Qt.Key.Key_Right)
    assert felt.focused_card == legal[-1]
    press(felt, Qt.Key.Key_Home)
    press(felt, Qt.Key.Key_Left)
    assert felt.focused_card == legal[0]
    press(felt, Qt.Key.Key_Return)
    press(felt, Qt.Key.Key_Return)
    assert chosen == [legal[0]]


def test_space_first_shows_the_frame_and_then_plays(felt: Felt, chosen: list[int]) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    press(felt, Qt.Key.Key_Space)
    assert (chosen, felt.focused_card) == ([], cards_of(felt)[0][0])
    press(felt, Qt.Key.Key_Space)
    assert chosen == [cards_of(felt)[0][0]]


def test_the_frame_needs_the_keyboard_and_the_turn(felt: Felt) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    press(felt, Qt.Key.Key_Right)
    assert felt.focused_card is not None
    felt.clearFocus()
    assert felt.focused_card is None
    felt.setFocus(Qt.FocusReason.TabFocusReason)
    assert felt.focused_card is not None
    click(felt, QPoint(20, 300))
    assert felt.focused_card is None
    press(felt, Qt.Key.Key_Right)
    felt.show_step(view(find(lambda one: one.table.phase == "play" and one.table.turn == 1)[0], 0))
    assert felt.focused_card is None
    press(felt, Qt.Key.Key_Right)
    assert felt.focused_card is None
