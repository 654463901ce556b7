"""A folder with a user's data into which nobody may look: what came with the program is there all the same."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.starting import TOP, environment, played, run
from tests.cli.test_installed import powerless

SAID = "rule packs of your own cannot be looked for there: that is not allowed here"


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    """A home whose folder with the data of this program cannot be entered."""
    if os.name != "posix":
        pytest.skip("modes of folders are those of POSIX")
    data = tmp_path / ".local" / "share" / "sjavs-desktop" / "sjavs"
    data.mkdir(parents=True)
    data.chmod(0)
    yield tmp_path
    data.chmod(0o700)


def commanded(home: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """What a command says there."""
    program = [*powerless(), sys.executable, "-m", "sjavs_desktop.cli.start", *command]
    return run(program, environment(home, PYTHONPATH=str(TOP)), home)


@pytest.mark.parametrize(
    "command",
    [
        ["rules", "list"],
        ["rules", "check"],
        ["rules", "show", "sjavs-short"],
        ["match", "--deals", "1", "--a", "beginner", "--b", "beginner"],
        ["play", "--level", "beginner"],
        ["duel", "new", "x.sjavs-duel"],
        ["selftest"],
    ],
    ids=" ".join,
)
def test_a_command_goes_on_with_the_shipped_packs_and_says_so_once(home: Path, command: list[str]) -> None:
    done = commanded(home, *command)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count(SAID) == 1
    assert "Traceback" not in done.stderr
    assert SAID not in done.stdout


def test_the_history_says_in_one_sentence_that_it_is_not_there(home: Path) -> None:
    done = commanded(home, "history")
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "that is not allowed here" in done.stderr


def test_the_window_opens_and_plays_on_without_it(home: Path) -> None:
    more = """
from PySide6.QtCore import QTimer
from sjavs_desktop.ui.unsaved import Question
asked = []
Question.exec = lambda box: (asked.append(box.informativeText()), box.leave.click())
def begun(window, before=begun):
    print(window.line.message.text())
    def left():
        if not asked:
            window.close()
            print(*asked)
    def seen(view, events):
        if len(window.referee.record.actions) >= 12 and not asked:
            QTimer.singleShot(0, left)
    window.referee.happened.connect(seen)
    before(window)
"""
    done = played(home, more=more, before=powerless())
    assert done.returncode == 0, done.stderr
    assert SAID in done.stdout.splitlines()[0]
    assert "the match cannot be saved: that is not allowed here" in done.stdout
    assert "Traceback" not in done.stderr


def test_ctrl_c_asks_nothing_and_says_that_the_match_is_not_saved(tmp_path: Path) -> None:
    matches = tmp_path / ".local" / "share" / "sjavs-desktop" / "sjavs" / "matches"
    matches.parent.mkdir(parents=True)
    matches.touch()
    program = f"""
import sys
sys.path.insert(0, {str(TOP)!r})
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sjavs_desktop import __main__ as program
from sjavs_desktop.cli.exits import INTERRUPTED
def run(window, run=program.run):
    QTimer.singleShot(0, window, window.play)
    QTimer.singleShot(300, window, lambda: QApplication.exit(INTERRUPTED))
    return run(window)
program.run = run
sys.exit(program.main([]))
"""
    done = run([sys.executable, "-c", program], environment(tmp_path), tmp_path)
    assert done.returncode == 130
    assert done.stderr.count("the match cannot be saved: a part of the path is not a folder") == 1
    assert "Traceback" not in done.stderr


def test_setpriv_is_there_where_tests_run_as_root() -> None:
    if os.name == "posix" and os.geteuid() == 0:
        assert shutil.which("setpriv")
