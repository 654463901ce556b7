"""The felt by keyboard alone: a frame over the legal cards, one of them played, what moves skipped."""

import random

import pytest
from PySide6.QtCore import QPoint, Qt

from sjavs_desktop.core.game import apply
from sjavs_desktop.core.state import Action
from sjavs_desktop.core.view import view
from sjavs_desktop.ui.felt.felt import Felt
from tests.core.games import choices, match, rules_of
from tests.ui.felts import cards_of, choosing, click, find, press, shown_up_to


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


def test_after_a_card_the_frame_is_at_its_neighbour(felt: Felt, chosen: list[int]) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    for _ in range(3):
        press(felt, Qt.Key.Key_Right)
    played = felt.focused_card
    assert played is not None
    before = [one.face for one in felt.table.own(0)]
    press(felt, Qt.Key.Key_Return)
    after = apply(state, Action(0, "play", played))[0]
    while not (after.table.phase == "play" and after.table.turn == 0 and not after.table.deal_over):
        after = apply(after, choices(after)[0])[0]
    felt.show_step(view(after, 0))
    legal = felt.legal()
    at = before.index(played)
    nearest = min(abs(before.index(one) - at) for one in legal)
    assert felt.focused_card is not None
    assert abs(before.index(felt.focused_card) - at) == nearest


def test_home_and_end_stay_in_the_row(felt: Felt) -> None:
    steps = (step for seed in range(20) for _, step in match(rules_of("sjavs-2"), random.Random(seed), deals=1))
    state = next(one for one, _ in steps if one.table.phase == "play" and one.table.turn == 0 and len(choices(one)) > 9)
    felt.show_step(view(state, 0))
    hand = [one.face for one in felt.table.hand(0) if one.face in felt.legal()]
    open_row = [one.face for one in felt.table.row("open", 0) if one.face in felt.legal()]
    press(felt, Qt.Key.Key_Right)
    press(felt, Qt.Key.Key_End)
    assert felt.focused_card == hand[-1]
    press(felt, Qt.Key.Key_Up)
    press(felt, Qt.Key.Key_Home)
    assert felt.focused_card == open_row[0]
    press(felt, Qt.Key.Key_End)
    assert felt.focused_card == open_row[-1]
