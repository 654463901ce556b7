"""The wish of the system for less motion: read where it can be read, and no error anywhere else."""

import os
import stat
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import less_motion
from sjavs_desktop.app.less_motion import LessMotion, of_files

FILES = {
    "gtk-3.0/settings.ini": ("[Settings]\ngtk-theme-name=Adwaita\n{}\n", "gtk-enable-animations"),
    "gtk-4.0/settings.ini": ("[Settings]\n{}\n", "gtk-enable-animations"),
    "kdeglobals": ("[General]\nName[de]=100%\n[KDE]\n{}\n", "AnimationDurationFactor"),
}
pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the files are those of Linux desktops")


def written(folder: Path, name: str, entry: str) -> dict[str, str]:
    """An environment whose folder of configuration has that file with that entry."""
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(FILES[name][0].format(entry), encoding="utf-8")
    return {"HOME": str(folder / "nobody"), "XDG_CONFIG_HOME": str(folder), "XDG_CONFIG_DIRS": str(folder / "none")}


@pytest.mark.parametrize(
    ("said", "less"),
    [("0", True), ("false", True), ("False", True), ("1", False), ("true", False), ("0.5", False), ("often", False)],
)
@pytest.mark.parametrize("name", FILES)
def test_a_desktops_file_is_read(tmp_path: Path, name: str, said: str, less: bool) -> None:
    environment = written(tmp_path, name, f"{FILES[name][1]} = {said}")
    assert of_files(environment) is less


def test_what_cannot_be_read_asks_for_nothing(tmp_path: Path) -> None:
    environment = written(tmp_path, "kdeglobals", "")
    (tmp_path / "gtk-3.0" / "settings.ini").mkdir(parents=True)
    (tmp_path / "gtk-4.0").mkdir()
    (tmp_path / "gtk-4.0" / "settings.ini").write_bytes(b"\xff\xfe[Settings\x00")
    assert not of_files(environment)
    assert not of_files({})
    asked = LessMotion()
    asked.read(environment)
    assert not asked.wished


def test_a_change_is_told_once(tmp_path: Path, qtbot: QtBot) -> None:
    asked = LessMotion()
    told: list[bool] = []
    asked.changed.connect(lambda: told.append(asked.wished))
    for value in ("0", "0", "1", "1", "0"):
        asked.read(written(tmp_path, "kdeglobals", f"AnimationDurationFactor={value}"))
    assert told == [True, False, True]


def command(folder: Path, says: str) -> dict[str, str]:
    """An environment in which the command of the desktop is a script."""
    script = folder / "gsettings"
    script.write_text(f"#!/bin/sh\n{says}\n", encoding="utf-8")
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    return {"PATH": str(folder), "HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "XDG_CONFIG_DIRS": str(folder)}


def test_a_file_of_another_desktop_does_not_silence_the_command(tmp_path: Path, qtbot: QtBot) -> None:
    written(tmp_path, "gtk-3.0/settings.ini", "gtk-enable-animations=true")
    asked = LessMotion()
    with qtbot.waitSignal(asked.changed, timeout=10000):
        asked.read(command(tmp_path, "echo false"))
    assert asked.wished


@pytest.mark.parametrize(
    ("says", "less"), [("echo false", True), ("echo true", False), ("echo false; exit 1", False), ("exit 3", False)]
)
def test_where_no_file_tells_a_command_is_asked(tmp_path: Path, qtbot: QtBot, says: str, less: bool) -> None:
    asked = LessMotion()
    asked.wished = not less
    with qtbot.waitSignal(asked.changed, timeout=10000):
        asked.read(command(tmp_path, says))
        assert asked.wished is not less  # nobody has waited for the command
    assert asked.wished is less


def test_a_command_that_does_not_answer_is_ended(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(less_motion, "PATIENCE", 100)
    asked = LessMotion()
    asked.read(command(tmp_path, "exec /bin/sleep 60"))
    assert asked._process.state() != QProcess.ProcessState.NotRunning
    qtbot.waitUntil(lambda: asked._process.state() == QProcess.ProcessState.NotRunning, timeout=10000)
    assert not asked.wished


def test_windows_is_only_asked_on_windows() -> None:
    assert less_motion.of_windows() is None
    assert os.name == "posix"
