"""A main window for the tests, and a person who plays in it with the mouse."""

import random
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.settings import Settings
from sjavs_desktop.app.vault import Vault
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.follow import playable
from sjavs_desktop.core.game import apply, interjections, legal, start
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Action, Event, State, View
from sjavs_desktop.core.view import view as seen_by
from sjavs_desktop.engine.levels import Level
from sjavs_desktop.ui.felt.card_item import CardItem
from sjavs_desktop.ui.felt.layout import layout
from sjavs_desktop.ui.felt.spots import SHAPE
from sjavs_desktop.ui.main_window import MainWindow
from tests.core.games import rules_with

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
LONG = 20_000
"""Milliseconds that are waited for a condition before a test fails; it never takes as long."""
NAMES = ("You", "Marjun", "Jógvan", "Sunniva")
PERSON_AND_BOTS = ("human", "beginner", "beginner", "beginner")


def settings_in(folder: Path, **chosen: str | bool) -> Settings:
    """The settings stored in a folder, some of them changed."""
    made = Settings(store=QSettings(str(folder / "sjavs.ini"), QSettings.Format.IniFormat))
    for key, value in chosen.items():
        made.set(key, value)
    return made


def open_window(qtbot: QtBot, settings: Settings, vault: Vault | None = None) -> MainWindow:
    """A main window on the screen, with the keyboard."""
    window = MainWindow(settings, vault=vault)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=LONG)
    return window


def thread_runs(window: MainWindow) -> bool:
    """Whether the engine's thread is there."""
    return window.referee._thinker._thread.isRunning()


def status(window: MainWindow) -> str:
    """What the status bar says."""
    return window.line.message.text()


# -- the mouse ---------------------------------------------------------------------------------------------------------


def middle(widget: QWidget) -> QPoint:
    """The middle of a widget, in its own pixels."""
    return widget.rect().center()


def click(widget: QWidget, where: QPoint | None = None, button: Qt.MouseButton = LEFT) -> None:
    """A click as the window system sends it: to the window, at a point of a widget that must be seen there."""
    window = widget.window()
    handle = window.windowHandle()
    assert handle is not None
    assert widget.isVisible()
    point = widget.mapTo(window, middle(widget) if where is None else where)
    hit = window.childAt(point)
    assert hit is widget or (hit is not None and widget.isAncestorOf(hit)), f"{hit} covers {widget}"
    QTest.mouseClick(handle, button, NONE, point)


def press_keys(window: QWidget, keys: str) -> None:
    """Presses one key with its modifiers, as it is written in a shortcut."""
    combination = QKeySequence(keys)[0]  # type: ignore[index]
    QTest.keyClick(QApplication.focusWidget() or window, combination.key(), combination.keyboardModifiers())


def leads_to(entry: QAction, action: QAction) -> bool:
    """Whether an entry of a menu opens another one with that action."""
    menu = entry.menu()
    return isinstance(menu, QMenu) and action in menu.actions()


def click_in_menu(window: MainWindow, key: str) -> None:
    """Opens a menu by a click and clicks on one of its actions."""
    action = window.actions_by_key[key]
    bar = window.menuBar()
    for title in bar.actions():
        menu = title.menu()
        if not isinstance(menu, QMenu):
            continue
        way = [one for one in menu.actions() if one is action or leads_to(one, action)]
        if way:
            QTest.mouseClick(bar, LEFT, NONE, bar.actionGeometry(title).center())
            assert menu.isVisible()
            deeper = way[0].menu()
            if isinstance(deeper, QMenu):
                menu.setActiveAction(way[0])
                menu = deeper
                assert menu.isVisible()
            QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(action).center())
            return
    raise AssertionError(f"{key} is in no menu")


def item_of(window: MainWindow, card: int) -> CardItem:
    """The sprite of an own card."""
    return next(one for one in window.match.felt.table.own(0) if one.face == card)


def spot(window: MainWindow, card: int) -> QPoint:
    """A point of the felt where an own card shows, whatever lies beside it."""
    pose = item_of(window, card).pose
    return QPoint(round(pose.x - 0.38 * pose.width), round(pose.y - 0.2 * pose.width * SHAPE))


def click_card(window: MainWindow, card: int) -> None:
    """Clicks on an own card."""
    click(window.match.felt.viewport(), spot(window, card))


def choice_buttons(window: MainWindow) -> list[QPushButton]:
    """The buttons of the bidding panel from top to bottom."""
    panel = window.match.bidding
    buttons = (one for one in panel.findChildren(QPushButton) if one.isVisible())
    return sorted(buttons, key=lambda one: one.mapTo(panel, QPoint()).toTuple()[::-1])


# -- what is true at every moment --------------------------------------------------------------------------------------


class Watch:
    """Follows a window from outside: every view that is told must be that of the record so far."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.matches = 0
        self.wrong: list[str] = []
        self._state: State | None = None
        self._done = 0
        window.referee.began.connect(self._began)
        window.referee.happened.connect(self._happened)

    def _began(self, view: View) -> None:
        record = self.window.referee.record
        assert record is not None
        self.matches += 1
        self._state, self._done = start(record.rules, record.dealer), 0

    def _happened(self, view: View, events: tuple[Event, ...]) -> None:
        record = self.window.referee.record
        assert record is not None
        if self._state is None or len(record.actions) != self._done + 1:
            self.wrong.append(f"{len(record.actions)} actions after {self._done}")
            return
        self._state, _ = apply(self._state, record.actions[-1])
        self._done += 1
        if view.table != self._state.table:
            self.wrong.append(f"another table after {record.actions[-1]}")


def sound(window: MainWindow) -> None:
    """The felt has come to rest and shows the present; the record leads there; there is each card once."""
    felt, record = window.match.felt, window.referee.record
    assert record is not None
    view = window.referee.view()
    assert view is not None
    assert record.state().table == view.table
    assert not felt.busy
    assert felt.view == felt.shown == view
    size = felt.viewport().size()
    assert felt.table.shape == (size.width(), size.height())
    picture = layout(view, size.width() / size.height())
    sprites = felt.table.sprites
    assert len(sprites) == len({id(one) for one in sprites}) == len(view.rules.deck) == 32
    assert sorted(str(one.place) for one in sprites) == sorted(str(one) for one in picture.places)
    for one in sprites:
        assert one.place is not None
        assert one.pose == felt.table.pose(one.place)
        assert one.face == one.place.face
    assert {id(one) for one in felt.scene().items() if isinstance(one, CardItem)} == {id(one) for one in sprites}
    panels_fit(window, view)


def panels_fit(window: MainWindow, view: View) -> None:
    """The panels say what the view asks for, and no other."""
    match, table = window.match, view.table
    assert not match.welcome.isVisible()
    assert match.deal_over.isVisible() == table.deal_over
    mine = table.turn == view.seat and not table.deal_over
    exchanging = table.phase in ("exchange", "marriage")
    assert match.exchange.isVisible() == (mine and exchanging)
    assert match.bidding.isVisible() == (mine and not exchanging and table.phase != "play")
    assert not match.last_call.isVisible() or (interjections(view) and not match.double.isVisible())
    assert not match.double.isVisible() or interjections(view)


# -- a person ----------------------------------------------------------------------------------------------------------


class Person:
    """Somebody who plays with the mouse, at random among what is allowed."""

    def __init__(self, window: MainWindow, seed: int = 0) -> None:
        self.window = window
        self.dice = random.Random(seed)

    def ready(self) -> bool:
        """Whether the screen asks for something."""
        match = self.window.match
        return match.bidding.isVisible() or match.deal_over.isVisible() or bool(match.felt.legal())

    def over(self) -> bool:
        """Whether the match has ended and the screen says so."""
        view = self.window.referee.view()
        return view is not None and view.table.winner is not None and self.window.match.deal_over.isVisible()

    def act(self) -> None:
        """Does what the screen asks for."""
        match = self.window.match
        if match.deal_over.isVisible():
            click(match.deal_over.button)
        elif match.bidding.isVisible():
            click(self.dice.choice(choice_buttons(self.window)))
        else:
            click_card(self.window, self.dice.choice(match.felt.legal()))

    def play(self, qtbot: QtBot, until: Callable[[], bool]) -> None:
        """Plays until something is true, or the match is over."""
        while not until() and not self.over():
            qtbot.waitUntil(lambda: self.ready() or until(), timeout=LONG)
            if not until() and not self.over():
                self.act()

    def play_to(self, qtbot: QtBot, phase: str) -> View:
        """Plays until the screen asks this person in that phase; the view."""
        match = self.window.match

        def asked() -> bool:
            view = match.felt.shown
            if view is None or not self.ready() or match.felt.busy:
                return False
            return (view.table.deal_over and phase == "over") or (
                view.table.phase == phase and view.table.turn == view.seat
            )

        self.play(qtbot, asked)
        view = match.felt.shown
        assert view is not None
        assert asked()
        return view


class Bot:
    """A bot that can be made to wait in the middle of a thought."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds
        """How long each thought takes, unless it is let go."""
        self.thinking = threading.Event()
        self.go = threading.Event()
        self.asked: list[View] = []

    def decide(self, view: View, seed: int) -> Action:
        self.asked.append(view)
        self.thinking.set()
        self.go.wait(self.seconds)
        self.thinking.clear()
        return scripted(view)

    def level(self) -> Level:
        """To be registered in place of another one."""
        return Level("beginner", "Beginner", self.decide)


def scripted(view: View) -> Action:
    """What always is the same in the same situation: the last thing that is allowed."""
    return legal(view)[-1]


def simulated(rules: Rules, seed: str, dealer: int, deals: int) -> Iterator[tuple[int, View]]:
    """A match in which everybody plays by script: the number of actions so far, and the view of who is to act."""
    state, shuffles = start(rules, dealer), 0
    for done in range(10_000):
        if state.table.phase == "over" or (state.table.deal_over and shuffles == deals):
            return
        if state.table.turn < 0:
            shuffles += 1
            action = shuffle(rules.deck, seed, shuffles)
        else:
            seen = seen_by(state, state.table.turn)
            yield done, seen
            action = scripted(seen)
        state, _ = apply(state, action)


def scripted_to(qtbot: QtBot, window: MainWindow, seed: str, dealer: int, done: int) -> View:
    """Plays a match by script until so many actions are done; the view, once the screen shows it."""
    referee, match, asked = window.referee, window.match, list[View]()
    referee.asked.connect(asked.append)
    referee.new_match(window.rules(), NAMES, PERSON_AND_BOTS, seed, dealer)

    def actions() -> int:
        return len(referee.record.actions) if referee.record else 0

    while actions() < done:
        qtbot.waitUntil(lambda: bool(asked) or actions() >= done, timeout=LONG)
        if actions() < done:
            referee.submit(scripted(asked.pop()))
    referee.asked.disconnect(asked.append)
    match.felt.settle()
    view = match.felt.shown
    assert view is not None
    assert actions() == done
    return view


def sought(wanted: Callable[[View], bool], dealer: int = 3) -> tuple[str, int]:
    """A match by script in which the person at this screen is asked in such a situation: seed and actions so far."""
    for number in range(2000):
        for done, view in simulated(rules_with(), f"sought {number}", dealer, deals=1):
            if view.seat == 0 and wanted(view):
                return f"sought {number}", done
    raise AssertionError("no scripted game comes to that")


def forbidden(view: View) -> list[int]:
    """The own cards that may not be played now."""
    allowed = playable(view)
    return [card for card in view.rules.deck if view.hand >> card & 1 and not allowed >> card & 1]


# -- dialogs -----------------------------------------------------------------------------------------------------------


def press(box: QMessageBox, roles: Sequence[QMessageBox.ButtonRole]) -> None:
    """Presses the button of a message box that has one of the roles."""
    next(one for one in box.buttons() if box.buttonRole(one) in roles).click()


class Dialogs:
    """In place of every modal dialog: remembers it, does something in it, and returns at once."""

    def __init__(self) -> None:
        self.shown: list[QDialog] = []
        self.give_up = False
        """What is answered to the question whether a match may be given up."""
        self.act: Callable[[QDialog], None] = lambda dialog: dialog.reject()
        """What is done in any other dialog."""

    def exec(self, dialog: QDialog) -> int:
        self.shown.append(dialog)
        if isinstance(dialog, QMessageBox):
            role = QMessageBox.ButtonRole.AcceptRole if self.give_up else QMessageBox.ButtonRole.RejectRole
            press(dialog, [role])
        else:
            self.act(dialog)
        return dialog.result()

    @property
    def questions(self) -> int:
        """How often something was asked."""
        return sum(isinstance(one, QMessageBox) for one in self.shown)


def begin_person(window: MainWindow, seed: str) -> None:
    """Begins a match with the person at this screen and three bots."""
    window.referee.new_match(rules_with(), NAMES, PERSON_AND_BOTS, seed, 1)
