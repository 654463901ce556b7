"""Mouse and keyboard on the felt: what is chosen is what the person saw, once."""

import random

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.cards import cards_in
from sjavs_desktop.core.follow import playable
from sjavs_desktop.core.game import apply
from sjavs_desktop.core.state import Action
from sjavs_desktop.core.view import view
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.spots import SHAPE
from tests.core.games import match, rules_with
from tests.ui.felts import cards_of, choosing, click, find, item, leading, next_turn_of_zero, shown_up_to, spot

LEFT = Qt.MouseButton.LeftButton


def test_a_click_chooses_the_card_under_it(felt: Felt, chosen: list[int]) -> None:
    state, _ = find(choosing)
    for card in cards_in(state.hands[0]):
        felt.show_step(view(state, 0))
        click(felt, spot(felt, card))
    assert chosen == list(cards_in(state.hands[0]))


def test_only_the_left_button_chooses(felt: Felt, chosen: list[int]) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    legal, _ = cards_of(felt)
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.BackButton):
        click(felt, spot(felt, legal[0]), button)
    assert chosen == []


def test_dim_means_forbidden_by_the_rules_and_nothing_else(felt: Felt) -> None:
    for seed in range(4):
        for _, (state, _) in match(rules_with(), random.Random(seed), deals=1):
            felt.show_step(view(state, 0))
            to_play = state.table.phase == "play" and state.table.turn == 0
            allowed = playable(view(state, 0)) if to_play else state.hands[0]
            for one in felt.table.sprites:
                own = one.place is not None and (one.place.zone, one.place.seat) == ("hand", 0)
                assert one.dim == (own and one.face is not None and not allowed >> one.face & 1)


def test_the_raised_card_is_the_one_that_is_played_even_at_its_edge(felt: Felt, chosen: list[int]) -> None:
    state, _ = find(choosing)
    legal = cards_in(playable(view(state, 0)))
    for card in legal:
        felt.show_step(view(state, 0))
        pose = item(felt, card).pose
        left, high = pose.x - pose.width / 2, pose.width * SHAPE
        for y in range(round(pose.y - high / 2) - 25, round(pose.y + high / 2) + 3, 23):
            for x in (left - 1, left, left + 1, left + pose.width - 1, left + pose.width + 1):
                felt.show_step(view(state, 0))
                chosen.clear()
                where = QPoint(round(x), y)
                QTest.mouseMove(felt.viewport(), where)
                raised = [one.face for one in felt.table.sprites if one.raised]
                assert raised == ([felt.raised_card] if felt.raised_card is not None else [])
                click(felt, where)
                if raised:
                    assert chosen == raised
                else:
                    assert not [one for one in chosen if playable(view(state, 0)) >> one & 1]


def test_a_raised_card_keeps_what_is_above_the_row(felt: Felt) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    legal, _ = cards_of(felt)
    QTest.mouseMove(felt.viewport(), spot(felt, legal[0], down=0.01))
    assert felt.raised_card == legal[0]
    QTest.mouseMove(felt.viewport(), spot(felt, legal[0], down=0.01) - QPoint(0, 6))
    assert felt.raised_card == legal[0]
    QTest.mouseMove(felt.viewport(), QPoint(3, 3))
    assert felt.raised_card is None


def test_further_presses_of_a_multiple_click_choose_nothing(felt: Felt, chosen: list[int]) -> None:
    """Even when the game has moved on within the first press and another card lies under the pointer."""
    state, _ = find(leading)

    def play_on(card: int) -> None:
        after, _ = apply(state, Action(0, "play", card))
        felt.show_step(view(next_turn_of_zero(after), 0))

    felt.card_chosen.connect(play_on)
    clock = 100_000
    for clicks in (2, 3, 4, 5):
        felt.show_step(view(state, 0))
        chosen.clear()
        where = spot(felt, cards_of(felt)[0][0])
        for number in range(clicks):
            send(felt, where, PRESSES[number % 2], clock + 80 * number)
        assert len(chosen) == 1
        clock += 10_000


PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
"""As which events the presses of a multiple click come in turn."""


def send(felt: Felt, where: QPoint, kind: QEvent.Type, time: int) -> None:
    """A press as the window system sends it, at a time in milliseconds, and the release that follows."""
    everywhere = QPointF(felt.viewport().mapToGlobal(where))
    event = QMouseEvent(kind, QPointF(where), everywhere, LEFT, LEFT, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(time)
    QApplication.sendEvent(felt.viewport(), event)
    ended = QEvent.Type.MouseButtonRelease
    release = QMouseEvent(ended, QPointF(where), everywhere, LEFT, Qt.MouseButton.NoButton, event.modifiers())
    release.setTimestamp(time + 30)
    QApplication.sendEvent(felt.viewport(), release)


def test_a_chosen_card_waits_for_its_answer(felt: Felt, chosen: list[int]) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    legal, forbidden = cards_of(felt)
    click(felt, spot(felt, legal[0]))
    click(felt, spot(felt, legal[1]))
    assert chosen == [legal[0]]
    felt.shake(legal[0])
    click(felt, spot(felt, legal[1]))
    assert chosen == [legal[0], legal[1]]
    felt.show_step(view(state, 0))
    click(felt, spot(felt, forbidden[0]))
    click(felt, spot(felt, legal[0]))
    assert chosen[2:] == [forbidden[0], legal[0]]


def test_a_click_while_the_trick_is_held_plays_if_the_viewer_leads(
    felt: Felt, qtbot: QtBot, chosen: list[int], continued: list[bool]
) -> None:
    felt.set_hold(20000)
    state, events = find(leading)
    seen = shown_up_to(felt, state, events)
    qtbot.waitUntil(lambda: felt.shown is seen, timeout=4000)
    assert felt.busy
    card = next(cards_in(seen.hand))
    click(felt, spot(felt, card))
    assert (chosen, continued, felt.busy) == ([card], [], False)


def test_a_click_while_cards_fly_only_skips(felt: Felt, qtbot: QtBot, chosen: list[int], continued: list[bool]) -> None:
    state, events = find(choosing)
    seen = shown_up_to(felt, state, events)
    assert felt.busy
    assert felt.shown is not seen
    click(felt, spot(felt, next(cards_in(seen.hand))))
    assert (chosen, continued, felt.busy) == ([], [True], False)
    assert felt.shown is seen


def test_a_click_beside_the_cards_goes_on(felt: Felt, qtbot: QtBot, chosen: list[int], continued: list[bool]) -> None:
    state, events = find(leading)
    seen = shown_up_to(felt, state, events)
    qtbot.waitUntil(lambda: felt.shown is seen, timeout=4000)
    click(felt, QPoint(20, felt.height() // 2))
    assert (chosen, continued, felt.busy) == ([], [True], False)
    click(felt, QPoint(20, felt.height() // 2))
    assert continued == [True]


def test_a_refused_card_shakes_and_lies_where_it_lay(felt: Felt, qtbot: QtBot) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    felt.set_speed("normal")
    _, forbidden = cards_of(felt)
    sprite = item(felt, forbidden[0])
    before = sprite.pos()
    felt.shake(forbidden[0])
    qtbot.waitUntil(lambda: sprite.pos() != before, timeout=1000)
    qtbot.waitUntil(lambda: sprite.pos() == before, timeout=2000)
    felt.shake(forbidden[0])
    felt.clear()
    qtbot.wait(40)
