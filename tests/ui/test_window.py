"""A person at the main window: begins matches in every way there is, plays them to their end, and is corrected."""

import random
import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from sjavs_desktop.core import follow
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.record import read_record, record_text
from sjavs_desktop.core.state import OVER, Action, Result
from sjavs_desktop.models.score_sheet import Column, Role
from sjavs_desktop.ui import text
from sjavs_desktop.ui.actions import INSIDE, MENUS
from sjavs_desktop.ui.dialogs.new_match import NewMatchDialog
from sjavs_desktop.ui.main_window import MainWindow
from sjavs_desktop.ui.panels.bidding import keys as keys_of
from sjavs_desktop.ui.panels.bidding import offered
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
    choice_buttons,
    click,
    click_card,
    click_in_menu,
    forbidden,
    item_of,
    middle,
    press_keys,
    scripted_to,
    sought,
    sound,
    status,
    thread_runs,
)

popups = pytest.mark.qt_log_ignore("does not support raise", "does not support grabbing")
"""The offscreen platform says this of every menu that opens."""

# -- beginning ---------------------------------------------------------------------------------------------------------


def accept(dialog: QDialog) -> None:
    dialog.accept()


def choose_mcleod(dialog: QDialog) -> None:
    """Chooses another game than the stored one, and an option of it."""
    assert isinstance(dialog, NewMatchDialog)
    dialog.presets.box.setCurrentIndex(dialog.presets.box.findData("sjavs-mcleod"))
    dialog.presets.box.activated.emit(dialog.presets.box.currentIndex())
    assert dialog.options.setData(dialog.options.index_of("cut"), "always_knock")
    dialog.accept()


STARTS: dict[str, Callable[[MainWindow], None]] = {
    "welcome button": lambda window: click(window.match.welcome.play_button),
    "welcome button by Enter": lambda window: press_keys(window, "Return"),
    "shortcut": lambda window: press_keys(window, "Ctrl+N"),
    "menu": lambda window: click_in_menu(window, "play"),
    "welcome's rules": lambda window: click(window.match.welcome.rules_button),
    "menu's rules": lambda window: click_in_menu(window, "choose"),
    "shortcut's rules": lambda window: press_keys(window, "Ctrl+Shift+N"),
}


@popups
@pytest.mark.parametrize("way", STARTS)
def test_every_way_to_begin_begins_what_was_played_last(opened: Opened, dialogs: Dialogs, way: str) -> None:
    window = opened()
    window.settings.remember_rules("sjavs-mcleod", {"crosses_to_win": "2", "cut": "always_cut"})
    dialogs.act = accept
    STARTS[way](window)
    record = window.referee.record
    assert record is not None
    assert record.rules.key == "sjavs-mcleod"
    assert dict(record.rules.chosen)["cut"] == "always_cut"
    assert record.levels == PERSON_AND_BOTS
    assert dialogs.questions == 0
    assert not window.match.welcome.isVisible()


def test_the_game_that_is_chosen_is_the_game_that_begins_and_is_remembered(
    opened: Opened, dialogs: Dialogs, qtbot: QtBot
) -> None:
    window = opened()
    dialogs.act = choose_mcleod
    click(window.match.welcome.rules_button)
    for again in (False, True):
        if again:
            dialogs.give_up = True
            press_keys(window, "Ctrl+N")
        record = window.referee.record
        assert record is not None
        assert (record.rules.key, dict(record.rules.chosen)["cut"]) == ("sjavs-mcleod", "always_knock")
    dialogs.act = lambda dialog: dialog.reject()
    before = window.referee.record
    press_keys(window, "Ctrl+Shift+N")
    assert window.referee.record is before or len(window.referee.record.actions) > len(before.actions)  # type: ignore
    assert window.settings.rules() == ("sjavs-mcleod", {"cut": "always_knock"})


def test_what_cannot_be_used_any_more_falls_back_to_the_standard(opened: Opened) -> None:
    window = opened()
    window.settings.remember_rules("a pack that is gone", {"cut": "with a saw", "gone": "1"})
    press_keys(window, "Ctrl+N")
    record = window.referee.record
    assert record is not None
    assert record.rules.key == "sjavs"
    assert dict(record.rules.chosen)["cut"] == "ask"


# -- a whole match -----------------------------------------------------------------------------------------------------


def shown_results(window: MainWindow) -> list[Result]:
    """The deals on the score sheet."""
    model = window.match.score.model
    rows = [model.index(row, 0).data(Role.RESULT) for row in range(model.rowCount())]
    return [one for one in rows if one is not None]


def shown_points(window: MainWindow) -> list[tuple[str, ...]]:
    """Deal and game points as the lines of the score sheet say them."""
    model = window.match.score.model
    columns = (Column.DEAL, Column.WE, Column.THEY)
    return [
        tuple(model.index(row, column).data().split("\N{NO-BREAK SPACE}")[0] for column in columns)
        for row in range(model.rowCount())
        if model.index(row, 0).data(Role.RESULT) is not None
    ]


@pytest.mark.parametrize(("seed", "dealer"), [("a whole match", 1), ("another", 2)])
def test_a_person_plays_a_match_to_its_end_by_clicks(opened: Opened, qtbot: QtBot, seed: str, dealer: int) -> None:
    window = opened(hold="0")
    watch = Watch(window)
    match, referee = window.match, window.referee
    window.referee.new_match(window.rules(), NAMES, PERSON_AND_BOTS, seed, dealer)
    person = Person(window, dealer)
    seen = 0
    while not person.over():
        person.play(qtbot, match.deal_over.isVisible)
        sound(window)
        assert referee.record is not None
        results = referee.record.state().table.results
        assert shown_results(window) == list(results)
        assert shown_points(window) == [(str(one.deal), str(one.after[0]), str(one.after[1])) for one in results]
        assert [one.points.text() for one in match.score.standings] == [str(one) for one in (results[-1].after)] or (
            results[-1].rubber and not person.over()
        )
        seen += 1
        if not person.over():
            person.act()
    assert watch.wrong == []
    assert watch.matches == 1
    record = referee.record
    assert record is not None
    state = record.state()
    assert state.table.phase == OVER
    assert seen == state.table.deal
    assert read_record(record_text(record)).state() == state
    assert any(one.kind == "play" and one.seat == 0 for one in record.actions)
    ours = state.table.winner == 0
    assert match.deal_over.title.text() == ("We have won the match!" if ours else "They have won the match.")
    # Once more, with the same rules.
    click(match.deal_over.button)
    assert referee.record is not None
    assert referee.record is not record
    assert referee.record.rules == record.rules
    assert watch.matches == 2
    assert shown_results(window) == []
    person.play(qtbot, match.deal_over.isVisible)
    sound(window)
    assert watch.wrong == []


def test_the_end_of_a_match_stays_until_a_new_one_is_begun(opened: Opened, qtbot: QtBot, dialogs: Dialogs) -> None:
    window = opened(hold="0")
    press_keys(window, "Ctrl+N")
    person = Person(window, 5)
    person.play(qtbot, lambda: False)
    record = window.referee.record
    for keys in ("Ctrl+D", "Ctrl+.", "F9", "F9", "Ctrl+D"):
        press_keys(window, keys)
        assert window.match.deal_over.isVisible(), keys
        assert window.referee.record is record
    sound(window)
    press_keys(window, "Ctrl+N")
    assert window.referee.record is not record
    assert dialogs.questions == 0


def test_the_next_deal_by_its_shortcut_and_only_when_one_is_over(opened: Opened, qtbot: QtBot) -> None:
    window = opened(hold="0")
    press_keys(window, "Ctrl+N")
    person = Person(window, 2)
    person.play_to(qtbot, "play")
    record = window.referee.record
    press_keys(window, "Ctrl+D")
    assert window.referee.record is record
    sound(window)
    person.play(qtbot, window.match.deal_over.isVisible)
    before = window.referee.record
    assert before is not None
    press_keys(window, "Ctrl+D")
    assert window.referee.record is not None
    after = window.referee.record.actions
    assert after[: len(before.actions)] == before.actions
    assert after[len(before.actions)].kind == "shuffle"
    assert not window.match.deal_over.isVisible()


# -- cards that the rules forbid ---------------------------------------------------------------------------------------


def refusal(key: str) -> tuple[str, int]:
    """A match by script in which the person once holds a card that is forbidden for that reason: seed and actions."""
    return sought(
        lambda view: view.table.phase == "play" and key in {follow.why_not(view, card).key for card in forbidden(view)}
    )


@pytest.mark.parametrize("speed", ["instant", "fast"])
@pytest.mark.parametrize("key", ["follow", "overtrump"])
def test_a_forbidden_card_names_its_rule_and_changes_nothing(
    opened: Opened, qtbot: QtBot, bot: Bot, key: str, speed: str
) -> None:
    seed, done = refusal(key)
    window = opened()
    referee, felt = window.referee, window.match.felt
    view = scripted_to(qtbot, window, seed, 3, done)
    window.settings.set("speed", speed)
    record = referee.record
    refused, sentences = forbidden(view), {}
    for card in refused:
        reason = follow.why_not(view, card)
        sentences[reason.key] = text.why(reason)
        assert item_of(window, card).dim
        window.line.show("")
        click_card(window, card)
        assert status(window) == text.why(reason)
        assert referee.record is record
        assert felt.view is view
        assert not felt.busy
    assert {one.face for one in felt.table.hand(0) if one.dim} == set(refused)
    words = {"follow": "(follow suit|play a trump)[.]$", "overtrump": "trumped with the .* of .*: play a higher trump"}
    assert re.search(words[key], sentences[key])
    card = felt.legal()[0]
    assert not item_of(window, card).dim
    click_card(window, card)
    assert referee.record is not None
    assert referee.record.actions[done] == Action(0, "play", card)
    qtbot.waitUntil(lambda: status(window) not in sentences.values(), timeout=LONG)


def test_a_card_cannot_be_played_while_others_are_to_act(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    """The input is locked by the state of the game, not by the look of the screen."""
    window = opened()
    person = Person(window, 1)
    seed, done = sought(lambda view: view.table.phase == "play" and not view.table.trick)
    scripted_to(qtbot, window, seed, 3, done)
    bot.seconds = LONG / 1000
    bot.thinking.clear()
    person.act()
    qtbot.waitUntil(bot.thinking.is_set, timeout=LONG)
    record = window.referee.record
    for item in window.match.felt.table.hand(0):
        assert item.face is not None
        assert not item.dim
        click_card(window, item.face)
        assert window.referee.record is record
        assert status(window) == text.why(Reason("turn", (1,)))
    bot.seconds = 0
    bot.go.set()
    person.play(qtbot, window.match.deal_over.isVisible)
    sound(window)


# -- bids --------------------------------------------------------------------------------------------------------------


def keys(window: MainWindow) -> list[str]:
    """The keys of what the panel offers."""
    view = window.match.felt.shown
    assert view is not None
    return keys_of(view, window.match.bidding.actions_shown)


@pytest.mark.parametrize("keypad", [False, True])
@pytest.mark.parametrize("phase", ["cut", "auction", "naming"])
def test_digits_choose_what_the_buttons_say(opened: Opened, qtbot: QtBot, bot: Bot, phase: str, keypad: bool) -> None:
    window = opened()
    referee, bidding = window.referee, window.match.bidding
    seed, done = sought(lambda view: view.table.phase == phase and len(offered(view)) > 1, 1 if phase == "cut" else 3)
    chosen: list[Action] = []
    while True:
        scripted_to(qtbot, window, seed, 1 if phase == "cut" else 3, done)
        index = len(chosen)
        if index == len(bidding.actions_shown):
            break
        action = bidding.actions_shown[index]
        button = choice_buttons(window)[index]
        key = keys(window)[index]
        assert key in button.text()
        modifiers = Qt.KeyboardModifier.KeypadModifier if keypad else NONE
        QTest.keyClick(QApplication.focusWidget() or window, getattr(Qt.Key, f"Key_{key}"), modifiers)
        assert referee.record is not None
        assert referee.record.actions[done] == action
        chosen.append(action)
    assert len(chosen) == len(set(chosen)) > 1


def test_a_digit_that_is_not_offered_does_nothing(opened: Opened, qtbot: QtBot) -> None:
    window = opened(hold="0")
    press_keys(window, "Ctrl+N")
    person = Person(window, 3)
    person.play_to(qtbot, "auction")
    offered_keys = set(keys(window))
    record = window.referee.record
    for key in sorted(set("0123456789") - offered_keys):
        press_keys(window, key)
        assert window.referee.record is record
    assert window.match.bidding.isVisible()
    person.play_to(qtbot, "play")
    record = window.referee.record
    for key in "0123456789":
        press_keys(window, key)
    assert window.referee.record is record


def press_and_release(window: MainWindow, point: QPoint, button: Qt.MouseButton, number: int, clock: int) -> None:
    """A click of a multiple click, as the window system sends it: every second press is a double click."""
    everywhere = window.mapToGlobal(point)
    popup = QApplication.activePopupWidget()
    if popup is not None and not popup.geometry().contains(everywhere):
        popup.close()
        popup = None
    top = popup or window
    target = top.childAt(top.mapFromGlobal(everywhere)) or top
    kind = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)[number % 2]
    for what, held in ((kind, button), (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton)):
        where = QPointF(target.mapFromGlobal(everywhere))
        event = QMouseEvent(what, where, QPointF(everywhere), button, held, NONE)
        event.setTimestamp(clock + 80 * number + (0 if held == button else 30))
        QApplication.sendEvent(target, event)
    QApplication.processEvents()


@pytest.mark.parametrize("clicks", [2, 3, 5])
@pytest.mark.parametrize("phase", ["cut", "over"])
def test_a_multiple_click_on_a_choice_makes_one_choice(
    opened: Opened, qtbot: QtBot, bot: Bot, phase: str, clicks: int
) -> None:
    """Also at a speed at which the next question is there, under the pointer, before the next press."""
    window = opened(hold="0")
    referee, person = window.referee, Person(window)
    dealer = {"cut": 1, "over": 0}.get(phase, 3)
    seed, done = ("a deal", 1) if phase == "over" else sought(lambda view: view.table.phase == phase, dealer)
    number = hit = 0
    while True:
        scripted_to(qtbot, window, seed, dealer, done)
        if phase == "over":
            person.play(qtbot, window.match.deal_over.isVisible)
        buttons = [window.match.deal_over.button] if phase == "over" else choice_buttons(window)
        if number == 3 * len(buttons):
            break
        button = buttons[number // 3]
        point = button.mapTo(
            window, QPoint(middle(button).x(), (3, middle(button).y(), button.height() - 3)[number % 3])
        )
        before = len(referee.record.actions) if referee.record else 0
        for press in range(clicks):
            hit += press > 0 and isinstance(window.childAt(point), QPushButton)
            press_and_release(window, point, LEFT, press, 10_000_000 + 100_000 * number)
            qtbot.waitUntil(person.ready, timeout=LONG)
        assert referee.record is not None
        own = [one for one in referee.record.actions[before:] if one.seat in (0, -1)]
        assert len(own) == 1, own
        number += 1
    assert hit or phase == "over"


# -- clicks at random --------------------------------------------------------------------------------------------------


@popups
@pytest.mark.parametrize(("speed", "seed"), [("instant", 1), ("fast", 2), ("slow", 3)])
def test_random_clicks_of_every_button_lose_no_card(
    opened: Opened, qtbot: QtBot, dialogs: Dialogs, speed: str, seed: int
) -> None:
    window = opened(speed=speed)
    watch = Watch(window)
    dice = random.Random(seed)
    for key in ("quit", "full_screen", "speed.slow"):
        window.actions_by_key[key].setEnabled(False)
    press_keys(window, "Ctrl+N")
    buttons = (LEFT, LEFT, LEFT, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.BackButton)
    clock, felt = 1_000_000, window.match.felt
    for turn in range(3500):
        # A slow machine shows the first deal later: it is clicked until the person has played a card.
        if turn >= 350 and any(one.kind == "play" and one.seat == 0 for one in window.referee.record.actions):  # type: ignore
            break
        if dice.random() < 0.6:
            # Where something is to be hit: a card, or a choice.
            targets = [
                window.mapFromGlobal(felt.mapToGlobal(QPoint(round(one.pose.x), round(one.pose.y))))
                for one in (felt.table.sprites)
            ] + [one.mapTo(window, one.rect().center()) for one in choice_buttons(window)]
            point = dice.choice(targets) if targets else QPoint(5, 5)
        else:
            point = QPoint(dice.randrange(window.width()), dice.randrange(window.height()))
        button = dice.choice(buttons)
        for number in range(dice.randint(1, 5)):
            press_and_release(window, point, button, number, clock)
        clock += dice.randrange(100, 3000)
        items = felt.table.sprites
        assert len(items) == len({id(one) for one in items}) == 32
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    window.settings.set("speed", "instant")
    person = Person(window, seed)
    qtbot.waitUntil(person.ready, timeout=LONG)
    sound(window)
    assert watch.wrong == []
    assert referee_replays(window)
    assert any(one.kind == "play" and one.seat == 0 for one in window.referee.record.actions)  # type: ignore


def referee_replays(window: MainWindow) -> bool:
    """Whether the record, written and read again, leads to what the screen shows."""
    record, view = window.referee.record, window.referee.view()
    assert record is not None
    assert view is not None
    return read_record(record_text(record)).state().table == view.table


# -- the menus ---------------------------------------------------------------------------------------------------------


def test_every_menu_opens_by_its_letter(opened: Opened) -> None:
    window = opened()
    letters = []
    for action in window.menuBar().actions():
        letters.append(action.text().partition("&")[2][:1].lower())
        menu = action.menu()
        assert isinstance(menu, QMenu)
        inside = [one.text().partition("&")[2][:1].lower() for one in menu.actions() if not one.isSeparator()]
        assert len(inside) == len(set(inside)), action.text()
        assert all(inside)
    assert len(letters) == len(set(letters)) == len(MENUS) - len(INSIDE)
    assert all(letters)


def test_a_window_whose_match_never_began_closes(opened: Opened) -> None:
    window = opened()
    assert window.match.welcome.isVisible()
    assert window.close()
    assert not thread_runs(window)
