"""All games on a moving felt: whatever is skipped or resized, it ends with the picture of the newest view."""

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.calling import called_card
from sjavs_desktop.core.cards import cards_in
from sjavs_desktop.core.follow import playable
from sjavs_desktop.core.state import Event, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.layout import layout
from sjavs_desktop.ui.felt.spots import SHAPE
from sjavs_desktop.ui.text import card_name
from tests.core.games import match
from tests.ui.test_felt_director import at_rest
from tests.ui.test_felt_packs import GAMES, rules_of

NAMES = ("You", "Marjun", "Jógvan", "Sunniva")
Steps = list[tuple[State, tuple[Event, ...]]]


def steps(game: str, seed: int, deals: int = 2) -> Steps:
    """A random match, step by step."""
    return [step for _, step in match(rules_of(game), random.Random(seed), deals)]


@pytest.fixture
def felt(qtbot: QtBot) -> Felt:
    """A felt on the screen, with the keyboard."""
    made = Felt()
    qtbot.addWidget(made)
    made.set_names(NAMES)
    made.set_speed("fast")
    made.resize(700, 560)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.setFocus()
    qtbot.waitUntil(made.hasFocus, timeout=2000)
    return made


def faces(seen: View) -> set[int]:
    """All cards that a view shows."""
    return {one.face for one in layout(seen, 1.4).places if one.face is not None}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_settled_scene_is_the_layout_over_random_games(felt: Felt, qtbot: QtBot, game: str, seed: int) -> None:
    dice = random.Random(seed)
    known: set[int] = set()
    seen: View | None = None
    for state, events in steps(game, seed + 30):
        if any(one.kind == "shuffled" for one in events):
            felt.settle()
            known = set() if seen is None else faces(seen)
        seen = view(state, seed % state.rules.seats)
        # A trick on its way to a pile was open, too.
        known |= faces(seen) | {card for trick in seen.table.tricks for card in trick.cards}
        felt.show_step(seen, events)
        for _ in range(dice.randrange(3)):
            qtbot.wait(dice.randrange(1, 12))
            assert {one.face for one in felt.table.sprites} - {None} <= known
        chance = dice.random()
        if chance < 0.3:
            felt.resize(dice.randrange(500, 1400), dice.randrange(420, 900))
        if chance < 0.15 or 0.5 < chance < 0.7:
            felt.settle()
        if not felt.busy:
            at_rest(felt, seen)
    assert seen is not None
    felt.settle()
    at_rest(felt, seen)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_skipped_when_somebody_just_watches(felt: Felt, qtbot: QtBot, game: str) -> None:
    for state, events in steps(game, 7, deals=1):
        seen = view(state, 0)
        felt.show_step(seen, events)
        qtbot.waitUntil(lambda: not felt.busy, timeout=10_000)
        at_rest(felt, seen)


def test_the_first_deal_of_all_is_dealt(felt: Felt) -> None:
    for state, events in steps("klorsjavs", 1)[:2]:
        felt.show_step(view(state, 0), events)
    assert felt.busy
    assert len(felt.table.sprites) == 20


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_named_that_lies_face_down(felt: Felt, game: str) -> None:
    felt.set_speed("instant")
    felt.set_hold(0)
    for state, _ in steps(game, 3, deals=1):
        seen = view(state, 0)
        felt.show_step(seen)
        # The ace that was called everybody has heard of.
        hidden = set(state.rules.deck) - faces(seen) - {called_card(state.rules, state.table)}
        words = felt.accessibleDescription() + "".join(one.toolTip() for one in felt.scene().items())
        assert not [one for one in hidden if card_name(one) in words]
        assert all(card_name(one) in words for one in faces(seen))


# -- laying away -------------------------------------------------------------------------------------------------------


def asked(game: str, laying: bool = True) -> State:
    """A state in which seat 0 is asked about the cards in the middle."""
    for seed in range(200):
        for state, _ in steps(game, seed, deals=1):
            table = state.table
            if table.phase == "exchange" and table.turn == 0 and (table.exchange == "looked") == laying:
                return state
    raise AssertionError("no random game comes to that")


def spot(felt: Felt, card: int) -> QPoint:
    """A point of an own card that shows."""
    pose = next(one.pose for one in felt.table.own(0) if one.face == card)
    return QPoint(round(pose.x - 0.38 * pose.width), round(pose.y - 0.2 * pose.width * SHAPE))


def click(felt: Felt, card: int, qtbot: QtBot) -> None:
    """A click that belongs to no double click."""
    felt._pressed = None
    QTest.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot(felt, card))


@pytest.mark.parametrize(("game", "laying", "size"), [("klorsjavs", False, 6), ("sjavs-3", True, 12)])
def test_as_many_cards_rise_as_lie_in_the_middle(felt: Felt, qtbot: QtBot, game: str, laying: bool, size: int) -> None:
    picked: list[tuple[int, ...]] = []
    chosen: list[int] = []
    felt.picks_changed.connect(picked.append)
    felt.card_chosen.connect(chosen.append)
    felt.set_speed("instant")
    felt.set_hold(0)
    state = asked(game, laying)
    felt.show_step(view(state, 0))
    hand = felt.legal()
    assert len(hand) == size
    for card in hand[:3]:
        click(felt, card, qtbot)
    assert felt.picks == tuple(hand[:2])
    assert [one.face for one in felt.table.hand(0) if one.picked] == hand[:2]
    felt.resize(1000, 700)
    assert felt.picks == tuple(hand[:2])
    click(felt, hand[0], qtbot)
    click(felt, hand[-1], qtbot)
    assert felt.picks == (hand[1], hand[-1])
    assert picked == [(hand[0],), tuple(hand[:2]), (hand[1],), (hand[1], hand[-1])]
    assert not chosen


def test_picks_by_keyboard_and_gone_with_the_question(felt: Felt) -> None:
    felt.set_speed("instant")
    felt.set_hold(0)
    state = asked("klorsjavs", laying=False)
    felt.show_step(view(state, 0))
    hand = felt.legal()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_End, Qt.Key.Key_Return, Qt.Key.Key_Return):
        QTest.keyClick(felt, key)
    assert felt.picks == (hand[0],)
    assert felt.focused_card == hand[-1]
    felt.clear()
    assert felt.picks == ()


def test_nothing_can_be_picked_before_the_cat_is_looked_at(felt: Felt, qtbot: QtBot) -> None:
    felt.set_speed("instant")
    felt.set_hold(0)
    state = asked("sjavs-3", laying=False)
    felt.show_step(view(state, 0))
    assert felt.legal() == []
    click(felt, next(cards_in(state.hands[0]).__iter__()), qtbot)
    assert felt.picks == ()


# -- open cards --------------------------------------------------------------------------------------------------------


def choice_of_both() -> State:
    """Seat 0 may play from its hand and from its open cards."""
    for seed in range(100):
        for state, _ in steps("sjavs-2", seed, deals=1):
            if state.table.phase == "play" and state.table.turn == 0:
                seen = view(state, 0)
                allowed = playable(seen)
                if (allowed & seen.hand).bit_count() > 1 and (allowed & ~seen.hand).bit_count() > 1:
                    return state
    raise AssertionError("no random game comes to that")


def test_open_cards_are_played_by_mouse_and_keyboard(felt: Felt, qtbot: QtBot) -> None:
    chosen: list[int] = []
    felt.card_chosen.connect(chosen.append)
    felt.set_speed("instant")
    felt.set_hold(0)
    state = choice_of_both()
    seen = view(state, 0)
    felt.show_step(seen)
    assert set(felt.legal()) == set(cards_in(playable(seen)))
    lying = [one.face for one in felt.table.row("open", 0) if one.face in felt.legal()]
    assert lying[0] is not None
    click(felt, lying[0], qtbot)
    assert chosen == [lying[0]]
    felt.show_step(seen)
    QTest.keyClick(felt, Qt.Key.Key_Right)
    assert felt.focused_card in cards_in(seen.hand)
    QTest.keyClick(felt, Qt.Key.Key_Up)
    assert felt.focused_card in lying
    QTest.keyClick(felt, Qt.Key.Key_Down)
    assert felt.focused_card in cards_in(seen.hand)
    QTest.keyClick(felt, Qt.Key.Key_Up)
    QTest.keyClick(felt, Qt.Key.Key_End)
    QTest.keyClick(felt, Qt.Key.Key_Return)
    assert chosen == [lying[0], lying[-1]]
