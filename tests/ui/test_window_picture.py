"""What the window shows keeps up with the game: resized, hidden, minimised, held, skipped, in every phase."""

import random
import time

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.state import OVER
from sjavs_desktop.ui import text
from sjavs_desktop.ui.main_window import MainWindow
from tests.ui.conftest import Opened
from tests.ui.windows import (
    LEFT,
    LONG,
    NAMES,
    NONE,
    PERSON_AND_BOTS,
    Bot,
    Dialogs,
    Person,
    Watch,
    click,
    click_card,
    press_keys,
    scripted_to,
    sought,
    sound,
    status,
)

PHASES = ("deal", "cut", "auction", "naming", "lead", "trick", "over")


def at_phase(qtbot: QtBot, window: MainWindow, phase: str) -> Person:
    """Brings the window to the moment at which the person is asked in a phase, at rest."""
    person = Person(window, 3)
    if phase == "over":
        scripted_to(qtbot, window, "picture", 3, 1)
        person.play(qtbot, window.match.deal_over.isVisible)
    elif phase == "deal":
        scripted_to(qtbot, window, *place("cut", 1))
    else:
        dealer = 1 if phase == "cut" else 3
        scripted_to(qtbot, window, *place(phase, dealer))
    qtbot.waitUntil(person.ready, timeout=LONG)
    return person


def place(phase: str, dealer: int) -> tuple[str, int, int]:
    """Where a scripted match comes to a phase: seed, dealer and actions."""
    seed, done = sought(
        lambda view: (
            (view.table.phase == "play" and bool(view.table.trick) == (phase == "trick"))
            if phase in ("lead", "trick")
            else view.table.phase == phase
        ),
        dealer,
    )
    return seed, dealer, done


def panels_inside(window: MainWindow) -> None:
    """Every panel that is seen lies on the felt, whole."""
    match = window.match
    room = match.felt.viewport().rect()
    for panel in (match.welcome, match.bidding, match.deal_over):
        if panel.isVisible():
            assert room.contains(panel.geometry())
            for child in panel.findChildren(QWidget):
                if child.isVisible():
                    assert panel.rect().contains(child.geometry()), child


@pytest.mark.parametrize("phase", PHASES)
def test_a_resize_in_every_phase_ends_in_the_picture_of_the_present(
    opened: Opened, qtbot: QtBot, bot: Bot, phase: str
) -> None:
    window = opened(hold="800")
    person = at_phase(qtbot, window, phase)
    dice = random.Random(phase)
    felt = window.match.felt

    def shake() -> None:
        window.resize(dice.randrange(window.minimumWidth(), 1900), dice.randrange(window.minimumHeight(), 1300))
        qtbot.waitUntil(lambda: felt.table.shape == (felt.viewport().width(), felt.viewport().height()), timeout=LONG)

    # At rest,
    for _ in range(3):
        shake()
        sound(window)
        panels_inside(window)
    # while the cards move,
    window.settings.set("speed", "fast")
    person.act()
    for keys in ("F9", "", "F9", "", ""):
        if keys:
            press_keys(window, keys)
        shake()
    qtbot.waitUntil(lambda: person.ready() and not felt.busy, timeout=LONG)
    sound(window)
    panels_inside(window)
    # and when they are brought to rest in the middle of their ways.
    window.settings.set("speed", "slow")
    person.act()
    qtbot.waitUntil(lambda: felt.busy or person.ready(), timeout=LONG)
    shake()
    press_keys(window, "Ctrl+.")
    window.settings.set("speed", "instant")
    shake()
    # A finished trick stays also where nothing moves.
    qtbot.waitUntil(lambda: person.ready() and not felt.busy, timeout=LONG)
    sound(window)
    panels_inside(window)


def test_the_welcome_panel_stays_inside_at_every_size(opened: Opened, qtbot: QtBot) -> None:
    window = opened()
    for width, height in ((0, 0), (1900, 1200), (960, 1300), (1900, 600), (2560, 1440)):
        window.resize(width, height)
        panels_inside(window)
        assert window.match.welcome.play_button.isVisible()
        click(window.match.welcome.rules_button)  # not covered by anything


@pytest.mark.parametrize("how", ["hide", "minimise"])
@pytest.mark.parametrize("phase", PHASES)
def test_a_window_that_nobody_sees_goes_on_and_comes_back_to_the_present(
    opened: Opened, qtbot: QtBot, bot: Bot, phase: str, how: str
) -> None:
    window = opened(hold="6000")
    watch = Watch(window)
    person = at_phase(qtbot, window, phase)
    window.settings.set("speed", "slow")
    person.act()
    qtbot.waitUntil(lambda: window.match.felt.busy or person.ready(), timeout=LONG)
    if how == "hide":
        window.hide()
    else:
        window.showMinimized()
    felt, referee = window.match.felt, window.referee

    def asked() -> bool:
        view = referee.view()
        return view is not None and (view.table.turn == 0 or view.table.deal_over)

    assert not felt.busy
    qtbot.waitUntil(asked, timeout=LONG)
    assert not felt.busy
    assert felt.shown == referee.view()
    window.showNormal()
    qtbot.waitUntil(window.match.isVisible, timeout=LONG)
    assert not felt.busy
    sound(window)
    panels_inside(window)
    # From here on there is something to see again.
    person.act()
    qtbot.waitUntil(lambda: felt.busy, timeout=LONG)
    assert watch.wrong == []


# -- the finished trick ------------------------------------------------------------------------------------------------


def lying(window: MainWindow) -> int:
    """How many cards lie at rest in the middle."""
    table = window.match.felt.table
    middle = [one for one in table.sprites if one.place is not None and one.place.zone == "trick"]
    return sum(one.pose == table.pose(one.place) for one in middle if one.place is not None)


def to_a_full_trick(qtbot: QtBot, window: MainWindow, hold: str) -> Person:
    """Plays a card, and waits until all four lie in the middle."""
    person = at_phase(qtbot, window, "lead")
    window.settings.set("speed", "fast")
    window.settings.set("hold", hold)
    person.act()
    qtbot.waitUntil(lambda: lying(window) == 4, timeout=LONG)
    return person


@pytest.mark.parametrize("by", ["click", "Space", "Esc", "Ctrl+."])
def test_a_finished_trick_stays_until_somebody_goes_on(opened: Opened, qtbot: QtBot, bot: Bot, by: str) -> None:
    window = opened()
    to_a_full_trick(qtbot, window, "600000")
    qtbot.wait(400)
    assert lying(window) == 4
    assert window.match.felt.busy
    felt = window.match.felt
    if by == "click":
        QTest.mouseClick(felt.viewport(), LEFT, NONE, QPoint(felt.viewport().width() // 2, 4))
    else:
        press_keys(window, by)
    assert lying(window) < 4
    assert not felt.busy
    sound(window)


def test_a_finished_trick_stays_as_long_as_was_chosen(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    # Whatever the speed; nobody can say how much more a busy machine takes.
    for hold, least in (("800", 0.7), ("1500", 1.4)):
        to_a_full_trick(qtbot, window, hold)
        began = time.monotonic()
        qtbot.waitUntil(lambda: lying(window) < 4, timeout=LONG)
        assert least < time.monotonic() - began


# -- what the status bar and the panels say ----------------------------------------------------------------------------


def test_the_status_bar_says_who_is_to_act_and_what(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    assert status(window) == ""
    said = {}
    for phase in ("cut", "auction", "naming", "lead", "over"):
        at_phase(qtbot, window, phase)
        view = window.referee.view()
        assert view is not None
        # What has just happened may stand before it.
        assert status(window).endswith(text.prompt(view, NAMES))
        said[phase] = status(window)
    assert len(set(said.values())) == len(said)
    bot.seconds = LONG / 1000
    window.referee.new_match(window.rules(), NAMES, PERSON_AND_BOTS, "who", 0)
    qtbot.waitUntil(bot.thinking.is_set, timeout=LONG)
    assert NAMES[3] in status(window)
    bot.go.set()


def test_trump_is_shown_with_its_name_the_moment_it_is_named(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened(speed="instant")
    at_phase(qtbot, window, "naming")
    assert "Trumps" not in window.match.felt.accessibleDescription()
    window.settings.set("speed", "slow")
    action = window.match.bidding.actions_shown[0]
    press_keys(window, "1")
    assert isinstance(action.value, int)
    assert window.match.felt.accessibleDescription().startswith(f"Trumps: {text.suit_label(action.value)}.")
    trump = window.match.felt.table._trump
    assert trump.isVisible()
    assert text.suit_label(action.value) in trump.toolTip()


def test_a_match_at_full_speed_and_one_hurried_by_clicks_show_the_same(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    """No rule waits for the picture: the same choices give the same match, whatever was seen of it."""
    records = []
    for speed in ("instant", "slow"):
        window = opened(speed=speed)
        felt = window.match.felt
        window.referee.new_match(window.rules(), NAMES, PERSON_AND_BOTS, "same", 3)
        person = Person(window, 5)
        while not window.match.deal_over.isVisible():
            felt.settle()
            qtbot.waitUntil(lambda: person.ready() or felt.busy, timeout=LONG)  # noqa: B023
            if felt.busy or not person.ready() or window.match.deal_over.isVisible():
                continue
            if window.match.bidding.isVisible():
                press_keys(window, "0" if window.match.bidding.actions_shown[-1].kind == "pass" else "1")
            else:
                click_card(window, felt.legal()[0])
        felt.settle()
        sound(window)
        records.append(window.referee.record)
    assert records[0] == records[1]
    assert records[0] is not None
    assert records[0].state().table.phase != OVER


def test_the_keyboard_comes_back_to_the_felt_for_ones_turn(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    felt, sheet = window.match.felt, window.match.score.sheet
    person = at_phase(qtbot, window, "lead")
    bot.seconds = LONG / 1000
    bot.thinking.clear()
    person.act()
    qtbot.waitUntil(bot.thinking.is_set, timeout=LONG)
    click(sheet.viewport())
    assert sheet.hasFocus()
    bot.seconds = 0
    bot.go.set()
    qtbot.waitUntil(lambda: bool(felt.legal()), timeout=LONG)
    assert felt.hasFocus()
    press_keys(window, "Right")
    assert felt.focused_card in felt.legal()


@pytest.mark.parametrize("phase", ["cut", "auction", "naming"])
def test_the_space_bar_decides_nothing(opened: Opened, qtbot: QtBot, bot: Bot, phase: str) -> None:
    window = opened()
    at_phase(qtbot, window, phase)
    record = window.referee.record
    for _ in range(3):
        press_keys(window, "Space")
    assert window.referee.record is record
    assert window.match.bidding.isVisible()
    press_keys(window, "Return")
    assert window.referee.record is not record


def test_a_dialog_gives_the_keyboard_back_to_the_panel(
    opened: Opened, qtbot: QtBot, bot: Bot, dialogs: Dialogs
) -> None:
    window = opened()
    at_phase(qtbot, window, "over")
    button = window.match.deal_over.button
    assert button.hasFocus()
    # Not every system gives the keyboard back to what had it before the dialog.
    dialogs.act = lambda dialog: window.match.felt.setFocus()
    press_keys(window, "F2")
    assert button.hasFocus()
    press_keys(window, "Return")
    qtbot.waitUntil(lambda: not window.match.deal_over.isVisible(), timeout=LONG)


@pytest.mark.parametrize("phase", ["cut", "auction", "naming", "over"])
def test_arrow_keys_never_lead_out_of_a_panel(opened: Opened, qtbot: QtBot, bot: Bot, phase: str) -> None:
    window = opened()
    at_phase(qtbot, window, phase)
    record = window.referee.record
    panel = window.match.deal_over if phase == "over" else window.match.bidding
    for key in ("Right", "Right", "Down", "Down", "Left", "Up", "Right", "Down", "Right"):
        press_keys(window, key)
        focus = window.focusWidget()
        assert isinstance(focus, QPushButton)
        assert panel.isAncestorOf(focus)
    if phase == "over":
        # From the last button over all others back to what goes on.
        over = window.match.deal_over
        assert over.review_button.hasFocus()
        press_keys(window, "Left")
        assert over.hands_button.hasFocus()
        press_keys(window, "Left")
        assert over.button.hasFocus()
    press_keys(window, "Return")
    assert window.referee.record is not record
