"""Nothing is loaded before it is needed: what the first picture of the window does without."""

import subprocess
import sys
from pathlib import Path

from tests.cli.starting import TOP, environment, run

LATER = (
    "asyncio",
    "concurrent",
    "email",
    "http",
    "logging.handlers",
    "multiprocessing",
    "numpy",
    "pickle",
    "pyqtgraph",
    "PySide6.QtNetwork",
    "PySide6.QtPrintSupport",
    "PySide6.QtQml",
    "PySide6.QtTest",
    "sjavs_desktop.app.exercises",
    "sjavs_desktop.app.lessons",
    "sjavs_desktop.app.reviewer",
    "sjavs_desktop.app.scrubbing",
    "sjavs_desktop.app.statistics",
    "sjavs_desktop.engine.kernel",
    "sjavs_desktop.engine.levels",
    "sjavs_desktop.engine.sampling",
    "sjavs_desktop.engine.teacher",
    "sjavs_desktop.engine.thinking",
    "sjavs_desktop.ui.dialogs",
    "sjavs_desktop.ui.exercises",
    "sjavs_desktop.ui.lessons",
    "sjavs_desktop.ui.replay",
    "socket",
    "sounddevice",
    "ssl",
    "subprocess",
    "unittest",
)
"""Modules that take time and that no first picture needs."""

FIRST = """
import sys
import sjavs_desktop.__main__ as program
early = sorted(name for name in sys.modules if name.startswith(("PySide6", "shiboken6")))
print(*early, flush=True)
def first(window):
    from PySide6.QtWidgets import QApplication
    painted = not window.grab().isNull()
    print(painted, *sys.modules, flush=True)
    window.close()
    return 0
program.run = first
sys.exit(program.main([]))
"""


def test_the_first_picture_needs_none_of_them(tmp_path: Path) -> None:
    done = run([sys.executable, "-c", FIRST], environment(tmp_path, PYTHONPATH=str(TOP)), tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    early, painted = done.stdout.splitlines()[:2]
    # What says that Qt cannot be loaded must not need it.
    assert early == ""
    shown, *loaded = painted.split()
    assert shown == "True"
    assert {"sjavs_desktop.ui.main_window", "PySide6.QtWidgets"} <= set(loaded)
    found = [name for name in loaded for module in LATER if name == module or name.startswith(f"{module}.")]
    assert found == []


def test_modules_that_come_later_are_there_at_all() -> None:
    """A name that was changed would be missed by nobody."""
    own = [name for name in LATER if name.startswith("sjavs_desktop")]
    code = f"import importlib.util; print(*(importlib.util.find_spec(name) is not None for name in {own!r}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=TOP)
    assert set(done.stdout.split()) == {"True"}
