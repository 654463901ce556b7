"""A file that is opened from outside the window is shown, and what is wrong with it is said there."""

import sys
from pathlib import Path

import pytest

from tests.cli.starting import TOP, environment, run

FORMATS = TOP / "tests" / "packs" / "formats"

SHOWN = """
import sys
import sjavs_desktop.__main__ as program
def shown(window):
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QDialog, QMessageBox
    def look():
        for one in QApplication.topLevelWidgets():
            if isinstance(one, QMessageBox) and one.isVisible():
                print(one.text(), flush=True)
                one.reject()
                QTimer.singleShot(0, lambda: QApplication.exit(6))
            elif isinstance(one, QDialog) and one.isVisible():
                print(type(one).__name__, getattr(one, "_duels", None) and len(one.model.rows), flush=True)
                one.reject()
                QTimer.singleShot(0, lambda: QApplication.exit(5))
    timer = QTimer(window, interval=10)
    timer.timeout.connect(look)
    timer.start()
    code = QApplication.exec()
    window.close()
    return code
program.run = shown
if sys.argv[1] == "event":
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtGui import QFileOpenEvent
    from sjavs_desktop.ui import application
    file, opens = sys.argv.pop(), application.open_window
    def open_window(**told):
        # Before there is a window, as when the file starts the program.
        QCoreApplication.sendEvent(QCoreApplication.instance(), QFileOpenEvent(file))
        return opens(**told)
    application.open_window = open_window
    sys.argv.pop()
sys.exit(program.main(sys.argv[1:]))
"""


def opened(home: Path, *file: Path | str) -> tuple[int, str]:
    """What the window shows when it is started with a file: its exit code and what was printed."""
    done = run([sys.executable, "-c", SHOWN, *map(str, file)], environment(home, PYTHONPATH=str(TOP)), home)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout.strip().split("\n")[0]


@pytest.mark.parametrize(
    ("name", "shows"), [("record-2.sjavs", "ReplayDialog None"), ("duel-1.sjavs-duel", "DuelDialog 1")]
)
def test_a_record_is_replayed_and_a_duel_is_taken_in(tmp_path: Path, name: str, shows: str) -> None:
    assert opened(tmp_path, FORMATS / name) == (5, shows)


def test_a_file_that_the_system_tells_of_is_shown_too(tmp_path: Path) -> None:
    """As macOS does, which names no file on the command line."""
    assert opened(tmp_path, "event", FORMATS / "record-2.sjavs") == (5, "ReplayDialog None")


def test_a_file_that_is_none_is_said_in_the_window(tmp_path: Path) -> None:
    broken = tmp_path / "broken.sjavs"
    broken.write_text("nonsense")
    code, said = opened(tmp_path, broken)
    assert code == 6
    assert str(broken) in said
    code, said = opened(tmp_path, tmp_path / "gone.sjavs")
    assert said == f"{tmp_path / 'gone.sjavs'}: there is no such file or folder"
    huge = tmp_path / "huge.sjavs"
    with huge.open("wb") as file:
        file.truncate(300 * 2**20)
    assert opened(tmp_path, huge) == (6, f"{huge}: this is far too large for the record of a match")
