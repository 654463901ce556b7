"""Somebody with a mouse, a keyboard and no plan: does anything to the window, and to whatever it opens."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QTabWidget,
    QWidget,
)
from shiboken6 import isValid

from sjavs_desktop.app.settings import SETTINGS
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.ui.actions import ENTRIES
from tests.bench.ape_body import LEFT, NONE, Body
from tests.bench.troubles import Troubles

DEEPEST = 3
"""So many dialogs may lie over one another."""
KEYS = tuple(
    """
    Left Right Up Down Home End Return Enter Space Escape Tab Shift+Tab 0 1 2 3 4 5 6 7 8 9 L M W K
    F3 F4 F7 F8 F9 F11 Alt+1 Alt+2 Alt+3 Alt+4 Alt+5 Alt+6 Ctrl+Z Ctrl+Shift+Z Ctrl+E Ctrl+D Ctrl+. Ctrl+N
    Ctrl+1 Ctrl+2 Ctrl+3 Ctrl+4 PgUp PgDown A Ctrl+A Del Backspace
""".split()  # noqa: SIM905
)
SIZES = ((960, 600), (1024, 640), (1180, 760), (1366, 768), (1600, 900), (1920, 1080))
SPARED = ("quit", "translate")
"""What is never chosen in the menu."""
MORE = "qt_menubar_ext_button"
"""A button that opens a menu, which waits for somebody."""


class Ape(Body):
    """Whose choices follow from a seed."""

    def __init__(self, app: QApplication, folder: Path, seed: str, troubles: Troubles) -> None:
        super().__init__(app, folder, seed, troubles)
        self.depth = 0
        """How many dialogs lie over one another."""
        self._replace_dialogs()
        table: list[tuple[Callable[[], str], int]] = [
            (self.card, 26),
            (self.anywhere, 14),
            (self.button, 16),
            (self.key, 22),
            (self.drag, 4),
            (self.hover, 6),
            (self.size, 4),
            (self.state, 3),
            (self.setting, 6),
            (self.menu, 3),
            (self.match, 1),
            (self.learn, 1),
            (self.wait, 1),
        ]
        self.ways = [way for way, _ in table]
        self.weights = [weight for _, weight in table]

    def act(self) -> None:
        """One thing."""
        way = self.dice.choices(self.ways, self.weights)[0]
        self.troubles.last.append(f"({way.__name__})")
        self.did(way())
        self.live()

    # -- Dialogs -----------------------------------------------------------------------------------------------------

    def _replace_dialogs(self) -> None:
        """Every dialog is shown and played with for a while, and then ends; none waits for anybody."""
        ape = self
        for kind in (QDialog, QMessageBox):
            kind.exec = lambda dialog: ape.dialog(dialog)  # type: ignore[assignment,method-assign]
        for name in ("getOpenFileName", "getSaveFileName"):
            setattr(QFileDialog, name, staticmethod(lambda *_, **__: ("", "")))
        QMenu.exec = lambda *_: None  # type: ignore[assignment,method-assign]
        try:
            from PySide6.QtPrintSupport import QPrintDialog

            QPrintDialog.exec = lambda dialog: 0  # type: ignore[assignment,method-assign]
        except ImportError:
            pass

    def dialog(self, dialog: QDialog) -> int:
        """Plays with a dialog."""
        self.did(f"dialog {type(dialog).__name__} {dialog.windowTitle()!r}")
        dialog.setModal(True)
        dialog.show()
        self.depth += 1
        try:
            for _ in range(self.dice.randrange(1, 9 if self.depth < DEEPEST else 3)):
                self.live()
                if not dialog.isVisible():
                    break
                self.did(self.in_dialog(dialog))
        finally:
            self.depth -= 1
        if dialog.isVisible():
            (dialog.reject if self.dice.random() < 0.7 else dialog.accept)()
        if dialog.isVisible():
            dialog.done(0)
        self.live()
        return dialog.result()

    def in_dialog(self, dialog: QDialog) -> str:
        """One thing in a dialog."""
        dice = self.dice
        parts = [one for one in dialog.findChildren(QWidget) if one.isVisible() and one.isEnabled()]
        kinds = (QAbstractButton, QComboBox, QTabWidget, QAbstractItemView, QLineEdit)
        usable = [one for one in parts if isinstance(one, kinds) and one.window() is dialog]
        if not usable or dice.random() < 0.2:
            return self.press(dialog, dice.choice(("Tab", "Down", "Up", "Right", "Left", "Space", "Return", "Escape")))
        one = dice.choice(usable)
        name = f"{type(one).__name__} {one.objectName()}"
        if isinstance(one, QAbstractButton):
            if self.depth >= DEEPEST and not one.isCheckable():
                return "nothing"
            QTest.mouseClick(one, LEFT)
            return f"{name} {one.text()!r}" if isValid(one) else name
        if isinstance(one, QComboBox) and one.count():
            one.setCurrentIndex(dice.randrange(one.count()))
            one.activated.emit(one.currentIndex())
        elif isinstance(one, QTabWidget) and one.count():
            one.setCurrentIndex(dice.randrange(one.count()))
        elif isinstance(one, QLineEdit) and not one.isReadOnly():
            one.insert(dice.choice(("x", "42", "æðø", "")))
        elif isinstance(one, QAbstractItemView):
            at = QPoint(dice.randrange(max(1, one.width())), dice.randrange(max(1, one.height())))
            QTest.mouseClick(one.viewport(), LEFT, NONE, at)
        return name

    # -- What is done ------------------------------------------------------------------------------------------------

    def key(self) -> str:
        if not self.window.isVisible():
            return "key none"
        return self.press(self.window, self.dice.choice(KEYS))

    def card(self) -> str:
        at = self.over_card()
        if at is None or not self.window.isVisible():
            return "card none"
        self.click(at)
        if self.dice.random() < 0.15:
            self.click(at)
            return "card double"
        return "card"

    def anywhere(self) -> str:
        at = self.point()
        if self.window.isVisible():
            self.click(at)
        return f"click {at.x()} {at.y()}"

    def hover(self) -> str:
        at = (self.over_card() if self.dice.random() < 0.6 else None) or self.point()
        if self.window.isVisible():
            self.mouse(QEvent.Type.MouseMove, at, False)
        return "hover"

    def drag(self) -> str:
        at = self.over_card()
        if at is None or not self.window.isVisible():
            return "drag none"
        self.mouse(QEvent.Type.MouseMove, at, False)
        self.mouse(QEvent.Type.MouseButtonPress, at, True)
        for _ in range(self.dice.randrange(1, 5)):
            at = self.point()
            self.mouse(QEvent.Type.MouseMove, at, True)
            self.live()
        if self.dice.random() < 0.1:
            self.key()
        self.mouse(QEvent.Type.MouseButtonRelease, at, False)
        return "drag"

    def button(self) -> str:
        buttons = [
            one
            for one in self.window.findChildren(QAbstractButton)
            if one.isVisible() and one.isEnabled() and one.window() is self.window and one.objectName() != MORE
        ]
        if not buttons:
            return "button none"
        one = self.dice.choice(buttons)
        name = f"button {one.objectName()} {one.text()!r}"
        QTest.mouseClick(one, LEFT)
        return name

    def size(self) -> str:
        if self.window.isMaximized() or self.window.isFullScreen():
            self.window.showNormal()
        dice = self.dice
        size = dice.choice(SIZES) if dice.random() < 0.5 else (dice.randrange(960, 1700), dice.randrange(600, 1000))
        self.window.resize(*size)
        return f"size {size}"

    def state(self) -> str:
        kind = self.dice.choice(("hide", "minimise", "maximise", "full", "normal", "sheet"))
        window = self.window
        if kind == "hide":
            window.hide()
            self.live()
            window.show()
        elif kind == "minimise":
            window.showMinimized()
            self.live()
            window.showNormal()
        elif kind == "maximise":
            window.showMaximized()
        elif kind == "full":
            window.actions_by_key["full_screen"].trigger()
        elif kind == "normal":
            window.showNormal()
        else:
            wide = self.dice.randrange(0, window.width())
            window.match.setSizes([window.width() - wide, wide])
        return f"state {kind}"

    def setting(self) -> str:
        option = self.dice.choice(SETTINGS)
        value = self.dice.choice([one.value for one in option.choices])
        if option.key == "level" and self.dice.random() < 0.7:
            value = "beginner"
        if option.key == "hold" and value == "600000":
            value = "0"
        self.window.settings.set(option.key, value)
        if option.key == "language":
            self.window.speak(str(value))
        return f"setting {option.key}={value}"

    def menu(self) -> str:
        entry = self.dice.choice([one for one in ENTRIES if one.key not in SPARED])
        action: QAction = self.window.actions_by_key[entry.key]
        if action.isEnabled():
            self.did(f"menu {entry.key}")
            action.trigger()
        return f"menu {entry.key} done"

    def match(self) -> str:
        packs = self.window.packs
        key = self.dice.choice(sorted(packs))
        self.window.begin(compile_rules(packs[key]), None, f"{self.dice.random()}")
        return f"match {key}"

    def learn(self) -> str:
        kind = self.dice.choice(("lesson", "review", "exercises", "history", "replay", "hint", "tutor"))
        window = self.window
        if kind == "lesson":
            window.lessons.begin_first()
        elif kind == "tutor":
            for key in ("tutor_play", "tutor_auction"):
                window.settings.set(key, self.dice.choice(("off", "doubtful")))
        elif window.actions_by_key[kind].isEnabled():
            self.did(f"learn {kind}")
            window.actions_by_key[kind].trigger()
        return f"learn {kind} done"

    def wait(self) -> str:
        self.pause(self.dice.choice((0.02, 0.05, 0.15)))
        return "wait"
