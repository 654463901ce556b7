"""A felt for the tests of mouse and keyboard, what may be chosen on it, and how that is done."""

import random
from collections.abc import Callable, Iterator
from itertools import pairwise

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.cards import cards_in
from sjavs_desktop.core.follow import playable
from sjavs_desktop.core.game import apply
from sjavs_desktop.core.state import Action, Event, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui.felt.card_item import CardItem
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.spots import SHAPE
from tests.core.games import match, rules_with

LEFT = Qt.MouseButton.LeftButton
Wanted = Callable[[State], bool]


def open_felt(qtbot: QtBot) -> Felt:
    """A felt on the screen that shows everything at once, with the keyboard."""
    made = Felt()
    qtbot.addWidget(made)
    made.set_speed("instant")
    made.set_hold(0)
    made.resize(900, 640)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.setFocus()
    qtbot.waitUntil(made.hasFocus, timeout=2000)
    return made


def find(wanted: Wanted, seat: int = 0) -> tuple[State, tuple[Event, ...]]:
    """A step of a random game that leads to a wanted state."""
    for seed in range(200):
        for _, (state, events) in match(rules_with(), random.Random(seed), deals=1):
            if wanted(state):
                return state, events
    raise AssertionError("no random game comes to that")


def choosing(state: State) -> bool:
    """Seat 0 is to follow, with cards that it may play and cards that it may not."""
    table = state.table
    if table.phase != "play" or table.turn != 0 or not table.trick:
        return False
    allowed = playable(view(state, 0))
    return 2 <= allowed.bit_count() <= state.hands[0].bit_count() - 2


def leading(state: State) -> bool:
    """Seat 0 has won a trick and leads."""
    return (
        state.table.phase == "play" and state.table.turn == 0 and len(state.table.tricks) > 0 and not state.table.trick
    )


def item(felt: Felt, card: int) -> CardItem:
    """The sprite of an own card."""
    return next(one for one in felt.table.hand(0) if one.face == card)


def spot(felt: Felt, card: int, across: float = 0.12, down: float = 0.3) -> QPoint:
    """A point of an own card at rest, by its width and height from the upper left."""
    pose = item(felt, card).pose
    return QPoint(
        round(pose.x - pose.width / 2 + across * pose.width), round(pose.y + (down - 0.5) * pose.width * SHAPE)
    )


def click(felt: Felt, where: QPoint, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseClick(felt.viewport(), button, Qt.KeyboardModifier.NoModifier, where)


def press(felt: Felt, key: Qt.Key) -> None:
    QTest.keyClick(felt, key)


def cards_of(felt: Felt) -> tuple[list[int], list[int]]:
    """The own cards from left to right: those that may be played, and the others."""
    assert felt.view is not None
    allowed = playable(felt.view)
    hand = [one.face for one in felt.table.hand(0) if one.face is not None]
    return [one for one in hand if allowed >> one & 1], [one for one in hand if not allowed >> one & 1]


def next_turn_of_zero(state: State) -> State:
    """The game played on until seat 0 is to act again."""
    dice = random.Random(1)
    while state.table.turn != 0 and state.table.phase == "play":
        seen = view(state, state.table.turn)
        state, _ = apply(state, Action(seen.seat, "play", dice.choice(list(cards_in(playable(seen))))))
    return state


def pairs(seed: int) -> Iterator[tuple[State, State]]:
    """Neighbouring states of a random game."""
    states = [state for _, (state, _) in match(rules_with(), random.Random(seed), deals=1)]
    return pairwise(states)


def shown_up_to(felt: Felt, state: State, events: tuple[Event, ...]) -> View:
    """Shows the step that leads to a state in slow motion, from the state before it."""
    seen = view(state, 0)
    before = next(previous for seed in range(200) for previous, this in pairs(seed) if this == state)
    felt.set_speed("instant")
    felt.set_hold(0)
    felt.show_step(view(before, 0))
    felt.set_speed("slow")
    felt.show_step(seen, events)
    return seen
