"""A window in which a monkey plays until it is killed, for `tests.bench.kills`: `python -m tests.bench.monkey SEED`."""

import random
import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog

from sjavs_desktop.core.game import legal
from sjavs_desktop.core.state import View
from sjavs_desktop.ui.application import open_window, prepare, vault
from sjavs_desktop.ui.main_window import MainWindow

EVERY = 4
"""Milliseconds between what the monkey does."""


class Monkey:
    """Does anything that the window lets it do, and tells how many lines its journal should have after each."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window, self.chance = window, random.Random(seed)
        referee = window.referee
        referee.happened.connect(self.tell)
        referee.jumped.connect(self.tell)
        referee.unsaved.connect(lambda why: say(f"failed {why}"))
        self._timer = QTimer(window)
        self._timer.timeout.connect(self.act)
        self._timer.start(EVERY)

    def tell(self, view: View, events: object = ()) -> None:
        referee = self.window.referee
        if referee.journal is not None and referee.record is not None:
            say(f"at {referee.journal.id} {len(referee.journal.lines)}")

    def act(self) -> None:
        """One thing out of many."""
        keys = ["undo"] * 2 + ["redo"] * 2 + ["claim", "next", "next", "next", "again", "play", "give_up"]
        if self.chance.random() < 0.8:
            self.play()
        else:
            action = self.window.actions_by_key[self.chance.choice(keys)]
            if action.objectName() not in ("play", "again", "give_up") or self.chance.random() < 0.05:
                action.trigger()

    def play(self) -> None:
        """Any legal action of the person, through the referee as the panels do."""
        referee = self.window.referee
        view = referee.view()
        if view is None:
            self.window.play()
        elif view.table.turn == view.seat:
            referee.submit(self.chance.choice(legal(view)))


def say(words: str) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


def main(seed: int) -> None:
    """Goes on with what was left and plays on for ever."""
    app = prepare(QApplication([]))
    QDialog.exec = lambda dialog: 0  # type: ignore[method-assign]
    window = open_window(vault=vault())
    window.may_leave = lambda dialog=None: True  # type: ignore[method-assign]
    for key, value in (("speed", "instant"), ("hold", "0"), ("level", "beginner")):
        window.settings.set(key, value)
    window.archive.look()
    if window.archive._left is not None:
        left = window.archive._left
        window.archive.go_on()
        say(f"resumed {left.id}" if window.referee.record is not None else f"failed to go on with {left.id}")
    else:
        say("opened")
    monkey = Monkey(window, seed)
    app.exec()
    del monkey


if __name__ == "__main__":
    main(int(sys.argv[1]))
