"""The panels of all games, in the window: bids of every kind, the cat, and folding, by mouse and by keyboard."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.game import legal
from sjavs_desktop.core.state import View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui import text
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.main_window import MainWindow
from sjavs_desktop.ui.panels.bidding import BiddingPanel, keys, lines, offered
from tests.core.games import match
from tests.ui.conftest import Opened
from tests.ui.test_felt_packs import GAMES, rules_of
from tests.ui.windows import LONG, Bot, click, spot, status

SEED = "b"
"""With it the bottom seat speaks first at a table for three."""


def press(window: MainWindow, key: str) -> None:
    """A key as the window system sends it, wherever the keyboard is."""
    QTest.keyClick(QApplication.focusWidget() or window, QKeySequence(key)[0].key())


def begin(opened: Opened, game: str) -> MainWindow:
    """A window in which a match has begun, the person speaking first."""
    window = opened()
    window.resize(1024, 640)
    rules = rules_of(game)
    window.begin(rules, ("human", *("beginner",) * (rules.seats - 1)), SEED)
    return window


def until(qtbot: QtBot, window: MainWindow, phase: str) -> View:
    """Waits until the person is asked in a phase."""

    def there() -> bool:
        shown = window.match.felt.shown
        return shown is not None and shown.table.phase == phase and shown.table.turn == 0 and not window.match.felt.busy

    qtbot.waitUntil(there, timeout=LONG)
    shown = window.match.felt.shown
    assert shown is not None
    return shown


def choice(panel: QWidget, name: str) -> QPushButton:
    """A button of a panel by its name."""
    found = panel.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def card(window: MainWindow, which: int) -> None:
    """Clicks on an own card, not as part of a double click."""
    felt = window.match.felt
    felt._pressed = None
    click(felt.viewport(), spot(window, felt.legal()[which]))


def fits_words(button: QPushButton) -> bool:
    """Whether a button is wide enough for its caption."""
    return button.width() >= button.fontMetrics().horizontalAdvance(button.text()) + 8


def inside(window: MainWindow, panel: QWidget) -> bool:
    """Whether a panel lies within the felt and all its children within it, whole."""
    room = window.match.felt.viewport().rect()
    shown = [one for one in panel.findChildren(QPushButton) if one.isVisible()]
    fits = all(panel.rect().contains(one.rect().translated(one.mapTo(panel, one.rect().topLeft()))) for one in shown)
    return room.contains(panel.geometry()) and fits and all(fits_words(one) for one in shown)


def test_exchange_and_fold_by_mouse(opened: Opened, bot: Bot, qtbot: QtBot) -> None:
    window = begin(opened, "klorsjavs")
    panels = window.match
    until(qtbot, window, "auction")
    click(choice(panels.bidding, "choice_1"))
    before = until(qtbot, window, "exchange")
    assert panels.exchange.isVisible()
    assert not panels.bidding.isVisible()
    assert inside(window, panels.exchange)
    buttons = panels.exchange.buttons
    assert [kind for kind, one in buttons.items() if one.isVisible()] == ["exchange", "keep"]
    assert not buttons["exchange"].isEnabled()
    assert "2" in panels.exchange._sentence.text()
    card(window, 0)
    assert not buttons["exchange"].isEnabled()
    card(window, 3)
    assert buttons["exchange"].isEnabled()
    away = panels.felt.picks
    click(buttons["exchange"])
    after = until(qtbot, window, "fold")
    assert sum(1 << one for one in away) == after.aside
    assert after.hand & before.hand == before.hand & ~after.aside
    assert sorted(one.face or 0 for one in panels.felt.table.row("aside", 0)) == sorted(away)
    assert not panels.exchange.isVisible()
    # The question says what folding is and what it costs; and no digit folds.
    assert panels.bidding.title.text() == "Play on, or give the deal up now and lose 8 øre?"
    assert choice(panels.bidding, "choice_0").text() == "Play on  [0]"
    fold = choice(panels.bidding, "choice_F")
    assert fold.text() == "Fold (8 øre)  [F]"
    assert fold.accessibleDescription().endswith("Played and lost, it costs 8 øre or more.")
    press(window, "1")
    press(window, "2")
    assert panels.bidding.isVisible()
    click(fold)
    qtbot.waitUntil(panels.deal_over.isVisible, timeout=LONG)
    shown = panels.felt.shown
    assert shown is not None
    assert shown.table.results[-1].folded
    assert shown.table.scores[0] == 52


def test_exchange_and_play_on_by_keyboard(opened: Opened, bot: Bot, qtbot: QtBot) -> None:
    window = begin(opened, "klorsjavs-see-first")
    until(qtbot, window, "auction")
    press(window, "1")
    until(qtbot, window, "exchange")
    assert [kind for kind, one in window.match.exchange.buttons.items() if one.isVisible()] == ["look", "keep"]
    press(window, "1")
    qtbot.waitUntil(lambda: len(window.match.felt.legal()) == 8, timeout=LONG)
    for key in ("Right", "Space", "1", "Right", "Right", "Space"):
        press(window, key)
    assert len(window.match.felt.picks) == 2
    assert inside(window, window.match.exchange)
    press(window, "1")
    until(qtbot, window, "fold")
    press(window, "0")
    shown = until(qtbot, window, "play")
    assert shown.aside.bit_count() == 2
    card(window, 0)
    qtbot.waitUntil(lambda: until(qtbot, window, "play") is not shown, timeout=LONG)
    assert not any(one.face for one in window.match.felt.table.row("aside", 0))


def test_the_cat_that_is_left_stays_face_down(opened: Opened, bot: Bot, qtbot: QtBot) -> None:
    window = begin(opened, "klorsjavs")
    until(qtbot, window, "auction")
    press(window, "1")
    until(qtbot, window, "exchange")
    assert status(window)
    press(window, "2")
    until(qtbot, window, "fold")
    assert [one.face for one in window.match.felt.table.row("talon", -2)] == [None, None]
    assert status(window)


def test_another_language_or_size_keeps_what_was_picked(opened: Opened, bot: Bot, qtbot: QtBot) -> None:
    window = begin(opened, "klorsjavs")
    until(qtbot, window, "auction")
    press(window, "1")
    until(qtbot, window, "exchange")
    card(window, 1)
    card(window, 2)
    window.resize(1400, 900)
    window.match.felt.set_theme(True)
    window.match.felt.relabel()
    assert len(window.match.felt.picks) == 2
    assert window.match.exchange.buttons["exchange"].isEnabled()
    assert inside(window, window.match.exchange)


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_a_key_a_name_and_a_meaning(game: str) -> None:
    most = 0
    for seed in range(12):
        for _, (state, _) in match(rules_of(game), random.Random(seed), deals=2):
            if state.table.turn < 0:
                continue
            seen = view(state, state.table.turn)
            actions = offered(seen)
            most = max(most, len(actions))
            assert len(set(keys(seen, actions))) == len(actions)
            assert all(text.button_label(seen, one) and text.action_help(seen, one) for one in actions)
            assert sorted(one for line in lines(seen, actions) for one in line) == sorted(actions)
            assert text.prompt(seen, ("You", "A", "B", "C"))
            if state.table.phase not in ("cut", "exchange", "marriage", "play"):
                assert set(actions) == set(legal(seen))
    assert most >= 2


@pytest.mark.parametrize("game", GAMES)
def test_the_panel_fits_whatever_is_offered(qtbot: QtBot, game: str) -> None:
    felt = Felt()
    qtbot.addWidget(felt)
    felt.set_speed("instant")
    felt.set_hold(0)
    felt.resize(690, 565)
    panel = BiddingPanel(felt)
    with qtbot.waitExposed(felt):
        felt.show()
    largest: dict[str, View] = {}
    for seed in range(20):
        for _, (state, _) in match(rules_of(game), random.Random(seed), deals=2):
            if state.table.turn >= 0:
                seen = view(state, state.table.turn)
                one = largest.get(seen.table.phase)
                if one is None or len(offered(seen)) > len(offered(one)):
                    largest[seen.table.phase] = seen
    for seen in largest.values():
        felt.show_step(seen)
        panel.show_view(seen)
        if offered(seen):
            room = felt.viewport().rect()
            assert room.contains(panel.geometry())
            assert panel.geometry().bottom() <= felt.free_rect().bottom() + 1
            assert panel.height() >= panel.body.heightForWidth(panel.width())
            assert panel.width() >= panel.minimumSizeHint().width()
            assert {panel.button(one).isVisible() for one in panel.actions_shown} == {True}
            assert all(fits_words(panel.button(one)) for one in panel.actions_shown)
    assert panel.focusPolicy() == Qt.FocusPolicy.NoFocus


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768)])
def test_a_sentence_on_the_felt_leaves_what_is_asked_in_sight(
    opened: Opened, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window = begin(opened, "sjavs")
    window.resize(*size)
    until(qtbot, window, "auction")
    match = window.match
    assert match.bidding.isVisible()
    match.notice.say("It is not the time for a card yet: first it is said how long the longest suit is.")
    QApplication.processEvents()
    assert match.notice.isVisible()
    assert not match.notice.geometry().intersects(match.bidding.geometry())
    assert match.felt.viewport().rect().contains(match.notice.geometry())
