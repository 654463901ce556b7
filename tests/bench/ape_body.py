"""The mouse, the keyboard and the time of somebody who plays in the window: what the ape does, it does with these."""

import random
import time
from collections import Counter
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QKeySequence, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from sjavs_desktop.app.settings import Settings
from sjavs_desktop.app.vault import Vault
from sjavs_desktop.ui.application import open_window
from tests.bench.troubles import Troubles

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


class Body:
    """Somebody with a mouse and a keyboard at a window of their own."""

    def __init__(self, app: QApplication, folder: Path, seed: str, troubles: Troubles) -> None:
        self.app, self.dice, self.troubles = app, random.Random(seed), troubles
        settings = Settings(store=QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat))
        for key, value in {"speed": "fast", "hold": "0", "level": "beginner", "language": "en"}.items():
            settings.set(key, value)
        self.window = open_window(settings, Vault(folder / "matches"))
        self.counts: Counter[str] = Counter()

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

    def press(self, target: QWidget, keys: str) -> str:
        combination = QKeySequence(keys)[0]  # type: ignore[index]
        focus = QApplication.focusWidget()
        QTest.keyClick(
            focus if focus is not None and focus.isVisible() and focus.window() is target.window() else target,
            combination.key(),
            combination.keyboardModifiers(),
        )
        return f"key {keys}"

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
