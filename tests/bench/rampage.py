"""A monkey does anything to the window, and the picture stays that of the state; as JSON.

``python -m tests.bench.rampage [--actions N] [--seconds S] [--every N] [--seed S] [--wrong DIR]``. Clicks, drags,
keys, sizes, hiding, minimising, full screen, every setting, menu action and dialog, new matches of every pack, lessons
and exercises, by a seed. After so many actions everything comes to rest, and then `tests.ui.whole` must find nothing
wrong: the record leads to the state, the felt shows it with each card once and in its place, the panels ask what is to
be asked, and the screen is to the pixel what is painted from scratch.

Messages of Qt, exceptions wherever they are raised, warnings in the log and whatever is wrong end in the report, with
the actions before it; pictures go to `--wrong`. The memory is told after every thousand. Ends with 1 if anything is
wrong.
How far bots and animations have come at each action is a matter of time, so a seed repeats what is done, not all that
comes of it.
"""

import argparse
import faulthandler
import gc
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QAction, QKeySequence, QMouseEvent
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

from sjavs_desktop.app.settings import SETTINGS, Settings
from sjavs_desktop.app.vault import Vault
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.ui.actions import ENTRIES
from sjavs_desktop.ui.application import open_window, prepare
from tests.bench.troubles import Troubles, resident, trouble
from tests.ui.whole import faults, settled, stale

PATIENCE = 120.0
"""Seconds that a table may take to come to rest."""
DEEPEST = 3
"""So many dialogs may lie over one another."""
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
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


class Ape:
    """Somebody with a mouse, a keyboard and no plan."""

    def __init__(self, app: QApplication, folder: Path, seed: str, troubles: Troubles) -> None:
        self.app, self.dice, self.troubles = app, random.Random(seed), troubles
        settings = Settings(store=QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat))
        for key, value in {"speed": "fast", "hold": "0", "level": "beginner", "language": "en"}.items():
            settings.set(key, value)
        self.window = open_window(settings, Vault(folder / "matches"))
        self.depth = 0
        self.counts: Counter[str] = Counter()
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
            return f"{name} {one.text()!r}" if valid(one) else name
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

    def did(self, what: str) -> None:
        self.troubles.last.append(what)
        self.counts[what.split(" ")[0]] += 1

    def live(self) -> None:
        """Lets the application run a little."""
        for _ in range(self.dice.choice((0, 1, 1, 2, 4))):
            self.app.processEvents()
        if self.dice.random() < 0.05:
            self.pause(0.03)

    def pause(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.app.processEvents()
            time.sleep(0.001)

    def act(self) -> None:
        """One thing."""
        way = self.dice.choices(self.ways, self.weights)[0]
        self.troubles.last.append(f"({way.__name__})")
        self.did(way())
        self.live()

    def press(self, target: QWidget, keys: str) -> str:
        combination = QKeySequence(keys)[0]  # type: ignore[index]
        focus = QApplication.focusWidget()
        QTest.keyClick(
            focus if focus is not None and focus.isVisible() and focus.window() is target.window() else target,
            combination.key(),
            combination.keyboardModifiers(),
        )
        return f"key {keys}"

    def key(self) -> str:
        if not self.window.isVisible():
            return "key none"
        return self.press(self.window, self.dice.choice(KEYS))

    def point(self) -> QPoint:
        """Somewhere on the felt."""
        size = self.window.match.felt.viewport().size()
        return QPoint(self.dice.randrange(max(1, size.width())), self.dice.randrange(max(1, size.height())))

    def over_card(self) -> QPoint | None:
        """A point of an own card."""
        felt = self.window.match.felt
        own = felt.table.own(felt.view.seat) if felt.view is not None else []
        if not own:
            return None
        pose = self.dice.choice(own).pose
        return QPoint(round(pose.x - 0.38 * pose.width), round(pose.y - 0.1 * pose.width))

    def mouse(self, kind: QEvent.Type, at: QPoint, held: bool) -> None:
        """An event of the mouse, as the window system sends it, to whatever lies at a point of the felt."""
        viewport = self.window.match.felt.viewport()
        child = viewport.childAt(at)
        target = child if child is not None else viewport
        local = QPointF(target.mapFrom(viewport, at)) if target is not viewport else QPointF(at)
        button = LEFT if kind != QEvent.Type.MouseMove else Qt.MouseButton.NoButton
        buttons = LEFT if held else Qt.MouseButton.NoButton
        event = QMouseEvent(kind, local, QPointF(target.mapToGlobal(local.toPoint())), button, buttons, NONE)
        event.setTimestamp(int(time.monotonic() * 1000))
        QApplication.sendEvent(target, event)

    def click(self, at: QPoint) -> None:
        self.mouse(QEvent.Type.MouseMove, at, False)
        self.mouse(QEvent.Type.MouseButtonPress, at, True)
        if self.dice.random() < 0.3:
            self.live()
        self.mouse(QEvent.Type.MouseButtonRelease, at, False)

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

    # -- Whether all is well -----------------------------------------------------------------------------------------

    def rest(self) -> bool:
        """Brings everything to rest; False if it does not come to it."""
        window = self.window
        if not window.isVisible() or window.isMinimized():
            window.showNormal()
        self.mouse(QEvent.Type.MouseMove, QPoint(2, 2), False)
        limit = time.monotonic() + PATIENCE
        calm = 0
        while calm < 5:
            window.match.felt.settle()
            self.app.processEvents()
            calm = calm + 1 if settled(window) else 0
            time.sleep(0.001)
            if time.monotonic() > limit:
                return False
        return True

    def check(self, number: int, folder: Path | None) -> None:
        """Whether the picture is that of the state."""
        # Outside of a loop of its own Qt deletes nothing by itself.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[call-overload]
        if not self.rest():
            self.troubles.note("check", "the table does not come to rest")
            return
        wrong = list(faults(self.window))
        for one in wrong:
            self.troubles.note("check", one)
        self.window.teaching.advisor.stop()
        # What is said for some seconds only would go at any moment.
        self.window.match.notice.say("")
        self.window.line.let_go()
        differ, pictures = stale(self.window)
        if differ:
            self.troubles.note("pixels", f"{differ} pixels were left from before")
        if folder is not None and (differ or wrong):
            for name, picture in zip(("screen", "scratch"), pictures, strict=True):
                picture.save(str(folder / f"{number}-{name}.png"))


def valid(one: QWidget) -> bool:
    from shiboken6 import isValid

    return isValid(one)


def main() -> int:
    """Lets the ape loose and prints what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--actions", type=int, default=10000)
    parser.add_argument("--seconds", type=float, default=0.0, help="after which it ends sooner")
    parser.add_argument("--every", type=int, default=100, help="actions between two checks")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--wrong", type=Path, help="folder for pictures of what is wrong")
    asked = parser.parse_args()
    faulthandler.enable()
    if hasattr(signal, "SIGUSR1"):
        faulthandler.register(signal.SIGUSR1)
    if asked.wrong:
        asked.wrong.mkdir(parents=True, exist_ok=True)
    app = prepare(QApplication(["sjavs"]))
    troubles = Troubles()
    memory: list[tuple[int, float, int, int]] = []
    kinds: list[Counter[str]] = []
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        ape = Ape(app, Path(folder), asked.seed, troubles)
        for number in range(1, asked.actions + 1):
            try:
                ape.act()
            except Exception:
                kind, value, trace = sys.exc_info()
                troubles.note("exception", trouble(kind, value, trace))
            if number % asked.every == 0:
                ape.check(number, asked.wrong)
            if asked.seconds and number % asked.every == 0 and time.monotonic() - started > asked.seconds:
                break
            if number % 1000 == 0:
                gc.collect()
                kinds.append(Counter(type(one).__name__ for one in (*QApplication.allWidgets(), *gc.get_objects())))
                memory.append((number, round(resident(), 1), len(QApplication.allWidgets()), len(gc.get_objects())))
                print(f"{number} {memory[-1]} {round(time.monotonic() - started)} s", file=sys.stderr, flush=True)
        ape.window.close()
        app.processEvents()
    told = {
        "seed": asked.seed,
        "platform": app.platformName(),
        "actions": number,
        "checks": number // asked.every,
        "done": dict(ape.counts.most_common()),
        "memory_mib_widgets_objects": memory,
        "more_of": dict((kinds[-1] - kinds[0]).most_common(20)) if kinds else {},
        "wrong": len(troubles.found),
        "first": [one for one in troubles.found if one["after"]][:20],
    }
    print(json.dumps(told, indent=1))
    return 1 if troubles.found else 0


if __name__ == "__main__":
    raise SystemExit(main())
