"""How a card is played: by one click, two, a double click or by dragging; and one that is chosen for the next turn."""

import random
from itertools import count

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.cards import cards_in
from sjavs_desktop.core.follow import playable
from sjavs_desktop.core.game import apply
from sjavs_desktop.core.state import Action, State
from sjavs_desktop.core.view import view
from sjavs_desktop.ui.felt.choices import may_lay_away
from sjavs_desktop.ui.felt.felt import Felt
from tests.core.games import match, next_action, rules_of, rules_with
from tests.ui.felts import cards_of, choosing, click, find, item, next_turn_of_zero, press, spot

LEFT, NOTHING = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
CLOCK = count(1_000_000, 10_000)
"""Milliseconds of clicks that are no double clicks of one another."""


def clicks(felt: Felt, where: QPoint, number: int = 1) -> None:
    """That many clicks, one soon after the other, as the window system sends them."""
    everywhere, time = QPointF(felt.viewport().mapToGlobal(where)), next(CLOCK)
    for one in range(number):
        begin = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)[one % 2]
        for kind, held in ((begin, LEFT), (QEvent.Type.MouseButtonRelease, NOTHING)):
            event = QMouseEvent(kind, QPointF(where), everywhere, LEFT, held, Qt.KeyboardModifier.NoModifier)
            event.setTimestamp(time + 80 * one + (0 if held == LEFT else 30))
            QApplication.sendEvent(felt.viewport(), event)


def ready(felt: Felt, manner: str) -> tuple[list[int], list[int]]:
    """The viewer's turn, in which cards are played in that manner: the cards that may be played, and the others."""
    felt.set_manner(manner)
    felt.show_step(view(find(choosing)[0], 0))
    return cards_of(felt)


def test_a_manner_has_to_be_one(felt: Felt) -> None:
    with pytest.raises(ValueError, match="'wink' is no manner"):
        felt.set_manner("wink")


def test_a_double_click_plays_and_one_click_does_not(felt: Felt, chosen: list[int]) -> None:
    legal, forbidden = ready(felt, "double")
    clicks(felt, spot(felt, legal[0]))
    clicks(felt, spot(felt, legal[0]))
    assert chosen == []
    clicks(felt, spot(felt, legal[0]), 2)
    assert chosen == [legal[0]]
    felt.renew()
    clicks(felt, spot(felt, legal[1]), 5)
    assert chosen == [legal[0], legal[1]]
    # What is forbidden is explained by one click, as ever.
    felt.renew()
    clicks(felt, spot(felt, forbidden[0]))
    assert chosen[2:] == [forbidden[0]]


def test_a_double_click_is_two_presses_on_one_card_in_one_situation(felt: Felt, chosen: list[int]) -> None:
    legal, _ = ready(felt, "double")
    first, second = (QPointF(spot(felt, one)) for one in legal[:2])
    time = next(CLOCK)
    for where, kind in ((first, QEvent.Type.MouseButtonPress), (second, QEvent.Type.MouseButtonDblClick)):
        for each, held in ((kind, LEFT), (QEvent.Type.MouseButtonRelease, NOTHING)):
            event = QMouseEvent(each, where, where, LEFT, held, Qt.KeyboardModifier.NoModifier)
            event.setTimestamp(time)
            QApplication.sendEvent(felt.viewport(), event)
    assert chosen == []


def test_one_click_chooses_and_another_plays(felt: Felt, chosen: list[int]) -> None:
    legal, forbidden = ready(felt, "confirm")
    clicks(felt, spot(felt, legal[0]))
    assert (chosen, felt.selected_card) == ([], legal[0])
    assert [one.face for one in felt.table.sprites if one.picked] == [legal[0]]
    clicks(felt, spot(felt, legal[1]))
    assert (chosen, felt.selected_card) == ([], legal[1])
    press(felt, Qt.Key.Key_Escape)
    assert (chosen, felt.selected_card) == ([], None)
    assert not [one for one in felt.table.sprites if one.picked]
    clicks(felt, spot(felt, legal[1]))
    clicks(felt, QPoint(20, 300))
    assert felt.selected_card is None
    clicks(felt, spot(felt, legal[1]))
    clicks(felt, spot(felt, legal[1]))
    assert (chosen, felt.selected_card) == ([legal[1]], None)
    felt.renew()
    clicks(felt, spot(felt, forbidden[0]))
    assert (chosen[1:], felt.selected_card) == ([forbidden[0]], None)


def test_a_fast_double_click_is_two_clicks_too(felt: Felt, chosen: list[int]) -> None:
    legal, _ = ready(felt, "confirm")
    clicks(felt, spot(felt, legal[0]), 2)
    assert chosen == [legal[0]]


def test_a_chosen_card_is_forgotten_in_another_situation(felt: Felt, chosen: list[int]) -> None:
    legal, _ = ready(felt, "confirm")
    clicks(felt, spot(felt, legal[0]))
    felt.show_step(view(next_turn_of_zero(apply(find(choosing)[0], Action(0, "play", legal[1]))[0]), 0))
    assert felt.selected_card is None
    if legal[0] in felt.legal():
        clicks(felt, spot(felt, legal[0]))
        assert chosen == []


@pytest.mark.parametrize("manner", ["click", "double", "confirm", "drag"])
def test_keys_play_in_every_manner(felt: Felt, chosen: list[int], manner: str) -> None:
    legal, _ = ready(felt, manner)
    press(felt, Qt.Key.Key_Right)
    press(felt, Qt.Key.Key_Return)
    assert chosen == [legal[0]]


def test_enter_plays_what_a_click_has_chosen(felt: Felt, chosen: list[int]) -> None:
    legal, _ = ready(felt, "confirm")
    clicks(felt, spot(felt, legal[1]))
    press(felt, Qt.Key.Key_Return)
    assert chosen == [legal[1]]


def test_where_cards_are_dragged_no_click_plays_one(felt: Felt, chosen: list[int]) -> None:
    legal, forbidden = ready(felt, "drag")
    clicks(felt, spot(felt, legal[0]))
    clicks(felt, spot(felt, legal[0]), 2)
    assert chosen == []
    clicks(felt, spot(felt, forbidden[0]))
    assert chosen == [forbidden[0]]


@pytest.mark.parametrize("manner", ["click", "double", "confirm", "drag"])
def test_cards_are_laid_away_by_one_click_in_every_manner(felt: Felt, manner: str) -> None:
    state = next(
        one
        for seed in range(60)
        for _, (one, _) in match(rules_of("klorsjavs"), random.Random(seed), deals=2)
        if may_lay_away(view(one, 0))
    )
    felt.set_manner(manner)
    felt.show_step(view(state, 0))
    first = felt.table.hand(0)[0].face
    assert first is not None
    clicks(felt, spot(felt, first))
    assert felt.picks == (first,)


# -- a card for the next turn ------------------------------------------------------------------------------------------


def waiting(state: State) -> bool:
    """Seat 0 comes after others in a trick, and what is led to it is known already or not."""
    table = state.table
    return table.phase == "play" and table.turn == 2 and bool(table.tricks) and state.hands[0].bit_count() > 2


def on_to_zero(state: State, dice: random.Random) -> State:
    """The game played on until seat 0 is to play."""
    while state.table.turn != 0:
        state, _ = apply(state, next_action(state, dice))
    return state


@pytest.fixture
def early(felt: Felt) -> list[object]:
    """What was chosen early, as it was told."""
    told: list[object] = []
    felt.set_early(True)
    felt.early_changed.connect(told.append)
    return told


def marked(felt: Felt) -> list[int | None]:
    return [one.face for one in felt.table.sprites if one.picked]


def play_on(felt: Felt, qtbot: QtBot, state: State) -> None:
    """Shows a situation, and lets what was chosen early have its turn."""
    felt.show_step(view(state, 0))
    qtbot.waitUntil(lambda: felt.early_card is None or state.table.turn != 0, timeout=2000)


def worlds(legal: bool) -> tuple[State, State, int]:
    """A situation before the viewer's turn, the turn, and a card that may, or may not, be played then."""
    for seed in range(400):
        for _, (state, _) in match(rules_with(), random.Random(seed), deals=1):
            if waiting(state):
                turn = on_to_zero(state, random.Random(seed))
                allowed = playable(view(turn, 0)) if turn.table.phase == "play" and turn.table.turn == 0 else 0
                cards = cards_in(allowed if legal else turn.hands[0] & ~allowed)
                found = next(cards, None)
                if found is not None and allowed and turn.table.trick:
                    return state, turn, found
    raise AssertionError("no random game comes to that")


def test_nothing_can_be_chosen_early_unless_it_is_wished(felt: Felt, chosen: list[int]) -> None:
    state, _, card = worlds(True)
    felt.show_step(view(state, 0))
    click(felt, spot(felt, card))
    assert (felt.early_card, chosen) == (None, [card])  # and the referee says whose turn it is


def test_a_card_chosen_early_is_marked_and_played_when_its_turn_comes(
    felt: Felt, qtbot: QtBot, chosen: list[int], early: list[object]
) -> None:
    state, turn, card = worlds(True)
    felt.show_step(view(state, 0))
    clicks(felt, spot(felt, card))
    assert (felt.early_card, marked(felt), chosen) == (card, [card], [])
    assert item(felt, card).raised
    assert "Chosen for your turn" in felt.accessibleDescription()
    play_on(felt, qtbot, turn)
    assert (chosen, felt.early_card, early) == ([card], None, [card, None])
    assert "Chosen for your turn" not in felt.accessibleDescription()


def test_a_card_that_may_not_be_played_then_is_refused_as_a_click_is(
    felt: Felt, qtbot: QtBot, chosen: list[int], early: list[object]
) -> None:
    state, turn, card = worlds(False)
    felt.show_step(view(state, 0))
    clicks(felt, spot(felt, card))
    play_on(felt, qtbot, turn)
    assert (chosen, felt.early_card, marked(felt)) == ([card], None, [])
    # Whoever hears of it says why; then another card can be chosen.
    clicks(felt, spot(felt, felt.legal()[0]))
    assert len(chosen) == 2


def test_one_card_is_chosen_and_a_click_or_escape_takes_it_back(
    felt: Felt, qtbot: QtBot, chosen: list[int], early: list[object]
) -> None:
    state, turn, _ = worlds(True)
    felt.show_step(view(state, 0))
    one, other = list(cards_in(state.hands[0]))[:2]
    clicks(felt, spot(felt, one))
    clicks(felt, spot(felt, other))
    assert (felt.early_card, marked(felt)) == (other, [other])
    clicks(felt, spot(felt, other))
    assert (felt.early_card, marked(felt)) == (None, [])
    clicks(felt, spot(felt, one))
    press(felt, Qt.Key.Key_Escape)
    assert felt.early_card is None
    press(felt, Qt.Key.Key_Right)
    press(felt, Qt.Key.Key_Return)
    assert felt.early_card == felt.table.hand(0)[0].face
    press(felt, Qt.Key.Key_Return)
    assert felt.early_card is None
    felt.show_step(view(turn, 0))
    qtbot.wait(30)
    assert chosen == []


def test_what_ends_the_wait_ends_the_choice(felt: Felt, qtbot: QtBot, chosen: list[int], early: list[object]) -> None:
    state, turn, card = worlds(True)
    over = next(one for _, (one, _) in match(rules_with(), random.Random(1), deals=1) if one.table.deal_over)
    ends = {
        "setting": lambda: felt.set_early(False),
        "hidden": lambda: felt.hide_hand(True),
        "over": lambda: felt.show_step(view(over, 0)),
        "cleared": felt.clear,
    }
    for name, end in ends.items():
        felt.set_early(True)
        felt.hide_hand(False)
        felt.clear()
        felt.show_step(view(state, 0))
        clicks(felt, spot(felt, card))
        assert felt.early_card == card, name
        end()
        assert felt.early_card is None, name
        felt.hide_hand(False)
        felt.show_step(view(turn, 0))
        qtbot.wait(30)
        assert chosen == [], name


def test_a_question_comes_before_a_card_that_was_chosen_early(
    felt: Felt, qtbot: QtBot, chosen: list[int], early: list[object]
) -> None:
    state, turn, card = worlds(True)
    dropped: list[int] = []
    felt.early_dropped.connect(dropped.append)
    felt.asks_first = lambda: True
    felt.show_step(view(state, 0))
    clicks(felt, spot(felt, card))
    play_on(felt, qtbot, turn)
    assert (chosen, dropped, felt.early_card) == ([], [card], None)


def test_it_is_chosen_while_others_play_and_waits_for_the_picture(
    felt: Felt, qtbot: QtBot, chosen: list[int], early: list[object]
) -> None:
    state, _, card = worlds(True)
    felt.show_step(view(state, 0))
    felt.set_speed("normal")
    now, dice = state, random.Random(1)
    while now.table.turn != 0:
        now, events = apply(now, next_action(now, dice))
        felt.show_step(view(now, 0), events)
    assert felt.busy
    clicks(felt, spot(felt, card))
    assert (felt.early_card, chosen) == (card, [])
    assert felt.busy
    qtbot.waitUntil(lambda: bool(chosen), timeout=10_000)
    assert (chosen, felt.busy) == ([card], False)
