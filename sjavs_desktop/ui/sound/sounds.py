"""What is heard at the table of a main window, and how its settings, its menu and its status bar are about that."""

import sys
from typing import cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from sjavs_desktop.app.sound.device import Nothing, System, installed
from sjavs_desktop.app.sound.player import Player
from sjavs_desktop.paths import RESOURCES
from sjavs_desktop.ui.desk import Table
from sjavs_desktop.ui.sound.cues import MANNERS, Gate

translate = QCoreApplication.translate

FOLDER = RESOURCES / "sounds"
SCREENLESS = ("offscreen", "minimal", "vnc")
"""The platforms of Qt without a screen that somebody sits at: nothing is heard there."""
LATER = 1000
"""Milliseconds after the window was made in which the first picture comes and nothing is opened yet."""


class Sounds(QObject):
    """Beside a main window: lets be heard what its felt shows."""

    amiss = Signal(str)
    """Why nothing can be heard, as in `Player.trouble`; empty when all is well again."""

    def __init__(self, window: Table, player: Player | None = None) -> None:
        super().__init__(window.window())
        self._settings = window.settings
        here = QGuiApplication.platformName() not in SCREENLESS
        self.player = player or Player(FOLDER, System() if here else Nothing(), self.amiss.emit)
        self.gate = Gate()
        self.sign = QLabel(window.window())
        """Tells that the sound is off, as long as it is; belongs in the status bar."""
        self._action = window.actions_by_key["mute"]
        self._action.toggled.connect(self._mute)
        self._settings.changed.connect(self._follow)
        window.match.felt.director.heard.connect(self.hear)
        self._follow()
        self._word()
        window.window().installEventFilter(self)
        self._first = QTimer(self)
        self._first.setSingleShot(True)
        self._first.timeout.connect(self.warm)
        self._first.start(LATER)

    @property
    def _window(self) -> Table:
        # Kept by Qt alone: one more reference from here would keep a closed window.
        return cast(Table, self.parent())

    @property
    def wanted(self) -> bool:
        """Whether anything shall be heard at all."""
        return not self._settings.get("mute") and str(self._settings.get("volume")) != "0"

    def hear(self, name: str) -> None:
        """Lets a sound be heard, unless everything is silent or it would come too soon after another."""
        if self.wanted and self.gate.passes(name):
            self.player.play(name, MANNERS[name].gain)

    def warm(self) -> None:
        """Opens the device before it is needed, and finds out whether there is one."""
        if self.wanted:
            self.player.warm()

    def trouble(self) -> str:
        """Why nothing can be heard, in one sentence with what helps; empty when nothing is known to be amiss."""
        return why_silent(self.player.trouble or ("" if installed() else "package"))

    def close(self) -> None:
        """Falls silent for good; may be called twice."""
        self._first.stop()
        self.player.close()

    def _mute(self, silent: bool) -> None:
        if bool(self._settings.get("mute")) == silent:
            return
        self._settings.set("mute", silent)
        key = self._action.shortcut().toString()
        off = translate("sound", "The sound is off; {key} turns it on again.").format(key=key)
        self._window.tell(off if silent else self.trouble() or translate("sound", "The sound is on."))

    def _follow(self, key: str = "mute") -> None:
        """Does as the settings say."""
        if key not in ("mute", "volume"):
            return
        silent = bool(self._settings.get("mute"))
        self._action.setChecked(silent)
        self.sign.setVisible(silent)
        # The ear takes half the loudness for much less than half the pressure.
        self.player.volume = 0.0 if silent else (int(str(self._settings.get("volume"))) / 100) ** 2

    def _word(self) -> None:
        key = self._action.shortcut().toString()
        self.sign.setText(translate("sound", "Sound off ({key})").format(key=key))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Words the sign anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._word()
        return super().eventFilter(watched, event)


def why_silent(trouble: str) -> str:
    """What is amiss, as in `Player.trouble`, in one sentence with what helps; empty when nothing is."""
    if trouble == "package" and getattr(sys, "frozen", False):
        # Nothing can be installed into a frozen program.
        return translate(
            "sound",
            "Nothing is heard: this program was built without sound. Whoever built it can add the package sounddevice.",
        )
    return {
        "package": translate(
            "sound",
            "Nothing is heard yet: the package sounddevice is not installed. “pip install sounddevice” installs it.",
        ),
        "library": translate(
            "sound",
            "Nothing is heard yet: the library PortAudio is not installed (in Debian and Ubuntu: libportaudio2).",
        ),
        "device": translate("sound", "Nothing is heard at present: neither loudspeakers nor headphones can be opened."),
    }.get(trouble, "")
