"""The application on a real display, with a hand on mouse or keyboard: run by `test_real_display.py` in a process.

    python -m tests.ui.real_display WAY FOLDER

WAY is `mouse` or `keyboard`: the game is opened as by the command, a deal is played by events of the X server alone,
and the window is closed. `size` closes the window after giving it another size. Pictures of the screen and a report
go into FOLDER. Where to point is read from what is seen; nothing is done but by the server's events.
"""

import json
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QPoint, QTimer
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from sjavs_desktop.ui.application import open_window, prepare
from sjavs_desktop.ui.felt.spots import SHAPE
from sjavs_desktop.ui.main_window import MainWindow
from sjavs_desktop.ui.panels.overlay import YOUNG
from tests.ui.x11 import Client

PATIENCE = 30
"""Seconds that are waited for an event to show; it never takes as long."""


class Hand:
    """Somebody before the screen."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        self.window = window
        self.client = Client(os.environ["DISPLAY"])
        self.dice = random.Random(7)
        self.report: dict[str, object] = {"shots": []}
        self._folder = folder

    def wait(self, what: str, condition: Callable[[], object]) -> None:
        """Lets the application run until something is so."""
        limit = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > limit:
                raise TimeoutError(f"{what} did not come")
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            time.sleep(0.002)

    def shoot(self, name: str) -> None:
        """Saves what the screen shows."""
        shots = self.report["shots"]
        assert isinstance(shots, list)
        if name not in shots:
            self.wait("a painted window", lambda: self.settled())
            assert self.window.screen().grabWindow(0).save(str(self._folder / f"{name}.png"))
            shots.append(name)

    def settled(self) -> bool:
        """Everything that was to be painted has been."""
        for _ in range(3):
            QApplication.processEvents()
            self.client.sync()
        return True

    def actions(self) -> int:
        """How many actions the match has."""
        record = self.window.referee.record
        return len(record.actions) if record else 0

    def ready(self) -> bool:
        """Whether the screen asks for something."""
        match = self.window.match
        return match.bidding.isVisible() or match.deal_over.isVisible() or bool(match.felt.legal())

    # What differs between mouse and keyboard.

    def fast(self) -> None:
        """Makes the cards fast."""

    def begin(self) -> None:
        """Begins a match."""

    def choose(self, button: QPushButton) -> None:
        """Presses a button of a panel."""

    def play(self, card: int) -> None:
        """Plays a card of the hand."""

    def go_on(self) -> None:
        """Goes on after a deal."""

    def leave(self) -> None:
        """Ends the program."""

    # What both do.

    def deal(self) -> None:
        """A whole deal, from the first screen to the next deal."""
        match, settings = self.window.match, self.window.settings
        self.wait("the welcome", match.welcome.isVisible)
        self.shoot("welcome")
        self.report["first_speed"] = settings.get("speed")
        self.fast()
        self.wait("fast cards", lambda: settings.get("speed") == "fast")
        self.begin()
        self.wait("a match", lambda: self.window.referee.record)
        while True:
            self.wait("something to do", self.ready)
            if match.deal_over.isVisible():
                break
            before = self.actions()
            self.act()
            self.wait("an answer", lambda number=before: self.actions() > number)  # type: ignore[misc]
        self.shoot("over")
        record = self.window.referee.record
        assert record is not None
        before = self.actions()
        table = record.state().table
        self.report |= {
            "plays": sum(one.kind == "play" and one.seat == 0 for one in record.actions),
            "own": sum(one.seat == 0 for one in record.actions),
            "results": len(table.results),
            "rows": match.score.model.rowCount() - 1,
        }
        self.go_on()
        self.wait("the next deal", lambda: self.actions() > before)
        self.report["shuffles"] = sum(one.kind == "shuffle" for one in self.window.referee.record.actions)  # type: ignore

    def act(self) -> None:
        """Does what the screen asks for."""
        match = self.window.match
        if match.bidding.isVisible():
            view = match.felt.view
            assert view is not None
            self.shoot(view.table.phase)
            buttons = [one for one in match.bidding.findChildren(QPushButton) if one.isVisible()]
            self.choose(self.dice.choice(buttons))
        else:
            self.shoot("play")
            self.play(self.dice.choice(match.felt.legal()))


class Mouse(Hand):
    """The mouse alone."""

    def point(self, widget: QWidget, where: QPoint | None = None) -> None:
        """Clicks on a widget that is seen there."""
        at = widget.mapToGlobal(widget.rect().center() if where is None else where)
        found = QApplication.widgetAt(at)
        assert found is widget or (found is not None and widget.isAncestorOf(found)), f"{found} covers {widget}"
        self.client.click(at.x(), at.y())

    def menu(self, key: str) -> None:
        """Chooses a menu action."""
        action, bar = self.window.actions_by_key[key], self.window.menuBar()
        for title in bar.actions():
            menu = title.menu()
            if isinstance(menu, QMenu) and action in menu.actions():
                self.point(bar, bar.actionGeometry(title).center())
                self.wait("a menu", menu.isVisible)
                self.settled()
                self.point(menu, menu.actionGeometry(action).center())
                return
        raise AssertionError(key)

    def fast(self) -> None:
        self.menu("speed.fast")

    def begin(self) -> None:
        self.point(self.window.match.welcome.play_button)

    def choose(self, button: QPushButton) -> None:
        self.point(button)

    def play(self, card: int) -> None:
        felt = self.window.match.felt
        pose = next(one.pose for one in felt.table.hand(0) if one.face == card)
        where = QPoint(round(pose.x - 0.38 * pose.width), round(pose.y - 0.2 * pose.width * SHAPE))
        self.point(felt.viewport(), where)

    def go_on(self) -> None:
        self.point(self.window.match.deal_over.button)

    def leave(self) -> None:
        self.menu("quit")


class Keyboard(Hand):
    """The keyboard alone."""

    def fast(self) -> None:
        self.client.press(["Ctrl", "3"])

    def begin(self) -> None:
        # Return leads whoever may be new to the first lesson.
        self.client.press(["Ctrl", "n"])

    def choose(self, button: QPushButton) -> None:
        self.client.press([button.objectName().removeprefix("choice_")])

    def play(self, card: int) -> None:
        felt = self.window.match.felt
        # While something moves, the space bar skips it.
        self.wait("rest", lambda: not felt.busy)
        if felt.focused_card is None:
            self.client.press([self.dice.choice(["Right", "Home", "Return"])])
            self.wait("a frame", lambda: felt.focused_card is not None)
        while felt.focused_card != card:
            before = felt.focused_card
            legal = felt.legal()
            assert before is not None
            self.client.press(["Right" if legal.index(card) > legal.index(before) else "Left"])
            self.wait("the next card", lambda one=before: felt.focused_card != one)  # type: ignore[misc]
        self.client.press([self.dice.choice(["Return", "Space"])])

    def go_on(self) -> None:
        # Whoever has just played the last card with Enter and presses it again at once may not have seen the panel.
        self.wait("a look", lambda: time.monotonic() - self.window.match.deal_over.appeared > YOUNG)
        self.client.press(["Return"])

    def leave(self) -> None:
        self.client.press(["Ctrl", "q"])


class Resizing(Hand):
    """Gives the window another size and place, and reports those that it had."""

    def deal(self) -> None:
        self.report |= {"size": [self.window.width(), self.window.height()], "sizes": self.window.match.sizes()}
        self.window.setGeometry(60, 40, 1111, 699)
        self.wait("the new size", lambda: self.window.windowHandle().height() == 699)

    def leave(self) -> None:
        self.client.ask_to_close(int(self.window.winId()))


WAYS: dict[str, type[Hand]] = {"mouse": Mouse, "keyboard": Keyboard, "size": Resizing}


def main(way: str, folder: Path) -> int:
    """Opens the application as its command does and plays in it; the exit code of the application."""
    app = prepare(QApplication([sys.argv[0]]))
    window = open_window()
    hand = WAYS[way](window, folder)
    report = hand.report
    failed: list[BaseException] = []

    def run() -> None:
        try:
            hand.wait("the window", lambda: window.windowHandle().isExposed())
            # What a window manager does; there is none here.
            window.activateWindow()
            hand.wait("the keyboard", window.isActiveWindow)
            hand.deal()
            hand.leave()
        except BaseException as wrong:
            failed.append(wrong)
            window.screen().grabWindow(0).save(str(folder / "failed.png"))
            app.exit(1)

    QTimer.singleShot(0, run)
    code = app.exec()
    window.shut_down()
    hand.client.close()
    report |= {"visible": window.isVisible(), "thread": window.referee._thinker._thread.isRunning()}
    (folder / "report.json").write_text(json.dumps(report), encoding="utf-8")
    if failed:
        raise failed[0]
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
