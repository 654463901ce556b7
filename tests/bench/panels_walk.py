"""A walk through every dialog and panel of the real window, with a stop at each.

A dialog that would wait for somebody is shown, turned page by page, and closed. A match is played by script, so that
each walk sees the same.
"""

import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMenu, QMessageBox, QTabBar, QWidget

from sjavs_desktop.app import library
from sjavs_desktop.app.exercises_book import BID, CARD, DEAL, OPEN
from sjavs_desktop.app.lessons import lessons
from sjavs_desktop.app.settings import Settings
from sjavs_desktop.app.vault import Vault
from sjavs_desktop.cli.demo import SEEDS, Demo
from sjavs_desktop.core.game import legal
from sjavs_desktop.engine import levels
from sjavs_desktop.ui.application import open_window, prepare
from tests.app.histories import invented, written
from tests.bench.matrix_poses import LONGER
from tests.core.games import rules_of
from tests.ui.spoken import Longer
from tests.ui.teachers import Teacher
from tests.ui.windows import Bot, Person, scripted_to, sought

Stop = Callable[[str, QWidget], None]
"""What is done at each place: told its name and the window that stands there."""
DIALOGS = (
    "choose",
    "rules",
    "preferences",
    "keys",
    "about",
    "translate",
    "code",
    "history",
    "statistics",
    "replay",
    "duel",
    "lessons",
    "exercises",
    "give_up",
    "compare",
)
"""The actions of menus that open a dialog, whatever the match has come to."""
OVER = ("why", "review")
"""Those that need a deal that is over."""
LESSON_STEPS = 3
"""Steps of each lesson at which is stopped."""
PATIENCE = 20
"""Seconds after which something that does not come is given up."""


@cache
def asked(phase: str, dealer: int) -> tuple[str, int]:
    """A match by script in which the person is asked in that phase, with a choice: its seed and the actions so far."""
    return sought(lambda view: view.table.phase == phase and len(legal(view)) > 1, dealer)


class Waiter:
    """In place of the helper of the tests: waits without a test."""

    def __init__(self, app: QApplication) -> None:
        self.app = app

    def wait(self, milliseconds: int) -> None:
        """Lets Qt work for so long."""
        self.spin(milliseconds / 1000)

    def spin(self, seconds: float) -> None:
        """Lets Qt work for so long."""
        until = time.monotonic() + seconds
        self.app.processEvents()
        while time.monotonic() < until:
            self.app.processEvents()
            time.sleep(0.002)

    def waitUntil(self, done: Callable[[], object], timeout: int = 1000 * PATIENCE) -> None:
        """Waits for something; TimeoutError when it does not come."""
        until = time.monotonic() + timeout / 1000
        while not done():
            self.spin(0.005)
            if time.monotonic() > until:
                raise TimeoutError


class Walker:
    """The window and the person who walks through it."""

    def __init__(self, folder: Path, size: tuple[int, int], stop: Stop) -> None:
        self.app = prepare(QApplication.instance() or QApplication(["sjavs"]), "en")  # type: ignore[arg-type]
        self.waiter, self.stop, self.size = Waiter(self.app), stop, size
        self.longer = Longer(self.app)
        self.language = "en"
        written(folder / "matches", invented(9, deals=5))
        store = QSettings(str(folder / "panels.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(store=store)
        for key, value in {"speed": "instant", "hold": "0", "level": "beginner"}.items():
            self.settings.set(key, value)
        self.bots = levels.LEVELS["beginner"], Bot().level()
        self.window = open_window(self.settings, Vault(folder / "matches"))
        self.window.resize(*size)
        self.at: str = ""
        """Where the walker is, before the name of what is shown there."""
        QDialog.exec = lambda dialog: self.look(dialog)  # type: ignore[method-assign,assignment]
        QMessageBox.exec = lambda dialog: self.look(dialog)  # type: ignore[method-assign,assignment]

    def dress(self, language: str, theme: str, text: str) -> None:
        """Speaks and looks like that from now on."""
        self.app.removeTranslator(self.longer)
        self.language = language
        self.window.speak("en" if language == LONGER else language)
        if language == LONGER:
            self.app.installTranslator(self.longer)
        self.settings.set("theme", theme)
        self.settings.set("text_size", text)
        self.waiter.spin(0.05)

    # -- Looking -------------------------------------------------------------------------------------------------

    def look(self, dialog: QDialog) -> int:
        """Stops at a dialog and at each of its pages, and closes it."""
        dialog.show()
        self.waiter.spin(1.5 if self.at == "review" else 0.15)
        self.stop(self.at, dialog)
        for bar in dialog.findChildren(QTabBar):
            for page in range(1, bar.count() if bar.isVisible() else 0):
                bar.setCurrentIndex(page)
                self.waiter.spin(0.1)
                self.stop(f"{self.at}-{page + 1}", dialog)
        self.further(dialog)
        dialog.reject()
        self.waiter.spin(0.02)
        return 0

    def further(self, dialog: QDialog) -> None:
        """What else a dialog has to show."""
        if self.at == "preferences":
            dialog.findChildren(QLineEdit)[0].setText(dialog.windowTitle()[:1])
            self.waiter.spin(0.1)
            self.stop("preferences-sought", dialog)
            dialog.findChildren(QLineEdit)[0].clear()
        for name in ("preferences", "choose"):
            if self.at == name:
                self._bottoms(dialog, name)

    def _bottoms(self, dialog: QDialog, name: str) -> None:
        """The end of what is scrolled."""
        from PySide6.QtWidgets import QScrollArea

        for area in dialog.findChildren(QScrollArea):
            bar = area.verticalScrollBar()
            if area.isVisible() and bar.maximum() > 0:
                for part in (1, 2):
                    bar.setValue(bar.maximum() * part // 2)
                    self.waiter.spin(0.05)
                    self.stop(f"{name}-down{part}", dialog)

    def here(self, name: str) -> None:
        """Stops at the window itself."""
        self.waiter.spin(0.1)
        self.stop(name, self.window)

    # -- The walk ------------------------------------------------------------------------------------------------

    def walk(self) -> None:
        """Everything, once."""
        levels.LEVELS["beginner"] = self.bots[1]
        self.start()
        self.match()
        self.teaching()
        self.school()
        self.exercises()
        self.games()

    def start(self) -> None:
        """What the window shows before anything is played."""
        self.window.resize(*self.size)
        self.here("0-welcome")
        self.window.match.welcome.ask_first(self.settings.get)
        self.here("0-first-start")
        self.menus()

    def menus(self) -> None:
        """Every menu."""
        for menu in self.window.menuBar().findChildren(QMenu):
            menu.popup(self.window.mapToGlobal(self.window.rect().topLeft()))
            self.waiter.spin(0.03)
            self.stop(f"0-menu-{menu.title().replace('&', '')}", menu)
            menu.hide()

    def match(self) -> None:
        """A match, phase by phase, with the dialogs that belong to it."""
        for phase in ("cut", "auction", "naming", "play"):
            self.bring(phase)
            self.here(f"1-{phase}")
        self.dialogs(DIALOGS)
        Person(self.window).play(cast("Any", self.waiter), self.window.match.deal_over.isVisible)
        self.here("1-over")
        self.dialogs(OVER)
        self.at = "hands"
        self.window.pages.show_hands()
        Person(self.window).play(cast("Any", self.waiter), lambda: False)
        self.here("1-match-over")

    def bring(self, phase: str) -> None:
        """Brings a match to where the person is asked in a phase, with a choice."""
        dealer = 1 if phase == "cut" else 3
        seed, done = asked(phase, dealer)
        scripted_to(cast("Any", self.waiter), self.window, seed, dealer, done)

    def dialogs(self, keys: tuple[str, ...]) -> None:
        """What menus open."""
        for key in keys:
            action = self.window.actions_by_key[key]
            self.at = key
            if action.isEnabled():
                action.trigger()
                self.waiter.spin(0.02)

    def teaching(self) -> None:
        """Hints, aids and the tutor."""
        from sjavs_desktop.ui.teaching import advisor

        usual, advisor.Hints = advisor.Hints, Teacher  # type: ignore[misc,assignment]
        try:
            for phase in ("auction", "play"):
                self._hints(phase)
        finally:
            advisor.Hints = usual  # type: ignore[misc]
            self.settings.set("beginner", False)
            self.settings.set("tutor_play", "off")

    def _hints(self, phase: str) -> None:
        self.bring(phase)
        for step in (1, 2, 3):
            self.window.actions_by_key["hint"].trigger()
            self.here(f"2-hint-{phase}-{step}")
        self.settings.set("beginner", True)
        self.here(f"2-aids-{phase}")
        self.settings.set("tutor_play", "doubtful")
        view = self.window.match.felt.shown
        if view is not None and phase == "play":
            self.window.match.submit(legal(view)[-1])
            self.here("2-tutor")
        self.settings.set("tutor_play", "off")
        self.settings.set("beginner", False)

    def school(self) -> None:
        """The first steps of each lesson, and the words at the end of one."""
        self.window.lessons.per_word = self.window.lessons.at_least = 0.0
        for lesson in lessons():
            for number in range(len(lesson.scenes)):
                self.window.lessons.begin(lesson, number)
                self.waiter.spin(0.15)
                self.here(f"3-{lesson.key}-{number}")
        self.window.lessons.leave()
        self.waiter.spin(0.05)

    def exercises(self) -> None:
        """A question of each kind, the trainer of memory and the deals on paper."""
        exercises, packs = self.window.exercises, library.packs()[0]
        from sjavs_desktop.app.exercises_book import book

        entries, _ = book(packs)
        for task in (BID, CARD, DEAL, OPEN):
            self.at = f"4-question-{task}"
            exercises.solve(next(one for one in entries if one.task == task))
        self.at = "4-memory"
        exercises.train()
        self.at = "4-quiz"
        exercises.quiz("sjavs")
        self.at = "4-paper"
        exercises.paper(list(entries)[:6])

    def games(self) -> None:
        """Each phase of the other games, as the demo plays them."""
        levels.LEVELS["beginner"] = self.bots[0]
        for pack in SEEDS:
            Shown(self, pack).watch()


class Shown(Demo):
    """A demo in the window of the walker."""

    def __init__(self, walker: Walker, pack: str) -> None:
        self.walker, self.app, self.window = walker, walker.app, walker.window
        self.settings = walker.settings
        self.rules, self.deals, self.seed, self.theme = rules_of(pack), 2, SEEDS[pack], ""
        self.taken, self.played, self.done, self.failed = set(), 0, False, []
        self._shoot = lambda name: self._once(f"5-{pack}-{name}")

    def _once(self, name: str) -> None:
        if name not in self.taken:
            self.taken.add(name)
            self._settle_layout()
            self.walker.stop(name, self.window)

    def watch(self) -> None:
        """Plays, and takes its hands from the window again."""
        referee, felt = self.window.referee, self.window.match.felt
        wires = (
            (felt.reached, self._reached),
            (referee.last_call, self._called_last),
            (referee.paused, self._paused),
            (referee.ended, self._paused),
        )
        for signal, slot in wires:
            signal.connect(slot)
        self.window.begin(self.rules, self._levels(), self.seed)
        until = time.monotonic() + 3 * PATIENCE
        while not self.done and time.monotonic() < until:
            self._spin(0.01)
        for signal, slot in wires:
            signal.disconnect(slot)
