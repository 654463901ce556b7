"""Whether the system asks for less motion, as far as that can be read; what cannot be read asks for nothing."""

import configparser
import ctypes
import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

CLIENT_AREA_ANIMATION = 0x1042
"""SPI_GETCLIENTAREAANIMATION: the switch “Animation effects” of Windows."""
PATIENCE = 2000
"""Milliseconds after which a command that does not answer has nothing to say."""
FILES = (
    ("gtk-4.0/settings.ini", "Settings", "gtk-enable-animations"),
    ("gtk-3.0/settings.ini", "Settings", "gtk-enable-animations"),
    ("kdeglobals", "KDE", "AnimationDurationFactor"),
)
"""Files below a folder of configuration, with section and key: 0 or false asks for less motion."""
COMMANDS = {
    "linux": (("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"), "false"),
    "darwin": (("defaults", "read", "com.apple.universalaccess", "reduceMotion"), "1"),
}
"""What tells it where no file does, and what it says then."""


def of_windows() -> bool | None:
    """What Windows says; None elsewhere."""
    if sys.platform != "win32":
        return None
    answer = ctypes.c_int(1)
    try:
        known = ctypes.windll.user32.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(answer), 0)
    except (AttributeError, OSError):
        return None
    return answer.value == 0 if known else None


def folders(environment: Mapping[str, str]) -> Iterator[Path]:
    """Where files of configuration are looked for, the user's own first."""
    home = environment.get("HOME", "")
    own = environment.get("XDG_CONFIG_HOME") or (home and str(Path(home) / ".config"))
    shared = environment.get("XDG_CONFIG_DIRS") or "/etc/xdg"
    yield from (Path(one) for one in (own, *shared.split(os.pathsep)) if one)


def of_files(environment: Mapping[str, str]) -> bool:
    """Whether any file asks for less motion; one that does not may only belong to a desktop that is not running."""
    asks = (entry(folder / name, section, key) for folder in folders(environment) for name, section, key in FILES)
    return any(asks)


def entry(file: Path, section: str, key: str) -> bool:
    """Whether an entry asks for less motion; it does not where it is missing or makes no sense."""
    read = configparser.ConfigParser(strict=False, interpolation=None)
    try:
        read.read_string(file.read_text(encoding="utf-8"))
        said = read.get(section, key).strip().lower()
        return said == "false" or (said != "true" and float(said) == 0)
    except (OSError, ValueError, configparser.Error):
        return False


class LessMotion(QObject):
    """The wish of the system."""

    changed = Signal()
    """`wished` is different now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.wished = False
        """Whether less motion is asked for, as far as is known."""
        self._process = QProcess(self)
        self._process.finished.connect(self._answered)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self.stop)

    def read(self, environment: Mapping[str, str] = os.environ) -> None:
        """Asks the system again. What needs a command is known a moment later; nothing is waited for."""
        windows = of_windows()
        if windows is not None or of_files(environment):
            self._know(windows is not False)
            return
        command, _ = COMMANDS.get(sys.platform, ((), ""))
        found = shutil.which(command[0], path=environment.get("PATH", "")) if command else None
        if found is None:
            self._know(False)
        elif self._process.state() == QProcess.ProcessState.NotRunning:
            self._process.start(found, list(command[1:]))
            self._patience.start()

    def stop(self) -> None:
        """Asks no more."""
        self._patience.stop()
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(PATIENCE)

    def _answered(self, code: int, status: QProcess.ExitStatus) -> None:
        self._patience.stop()
        said = bytes(self._process.readAllStandardOutput().data()).decode("utf-8", "replace").strip()
        fine = status == QProcess.ExitStatus.NormalExit and code == 0
        self._know(fine and said == COMMANDS[sys.platform][1])

    def _know(self, wished: bool) -> None:
        if wished != self.wished:
            self.wished = wished
            self.changed.emit()
