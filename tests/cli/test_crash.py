"""An error that nobody has thought of becomes a report without names, and the match is safe."""

import os
import socket
import sys
from pathlib import Path

import pytest

from sjavs_desktop.core.record import read_record
from tests.cli.starting import PLAYER, files, played

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the home is found in another way there")

SECRET = "Brev til Sunneva.sjavs"
"""A file that says something about whoever has it."""
USER = "marjun"

CRASH = """
import os, threading
from pathlib import Path

def wrong():
    try:
        open(Path.home() / "Skjøl" / {secret!r})
    except OSError as error:
        said = f"{{Path.home()}}/Skjøl/{secret}: nothing for {user} from {player}, {{os.uname().nodename}}"
        raise RuntimeError(said) from error

def plant():
    from PySide6.QtCore import QTimer
    from sjavs_desktop.app import thinker
    from sjavs_desktop.engine import levels
    {planted}

def look(window):
    from PySide6.QtWidgets import QApplication, QMessageBox
    for box in QApplication.topLevelWidgets():
        if isinstance(box, QMessageBox) and box.isVisible() and not seen:
            seen.append(window.referee.ticket[1])
            print(box.text(), box.informativeText(), sep="\\n", flush=True)
    if seen and window.referee.ticket[1] >= seen[0] + {further}:
        QApplication.exit(7)

seen = []
def begun(window, before=begun):
    from PySide6.QtCore import QTimer
    window.referee.happened.connect(lambda *_: plant() if window.referee.ticket[1] == 3 else None)
    window.looking = QTimer(window)
    window.looking.timeout.connect(lambda: look(window))
    window.looking.start(5)
    before(window)
"""

PLANTED = {
    "slot": ("QTimer.singleShot(0, wrong)", 5),
    "thread": ("threading.Thread(target=wrong).start()", 5),
    "bot": ("levels.decided = lambda *told: wrong()", 5),
    # What comes out of this thread is caught within it; if it were not, nobody would answer any more.
    "engine": ("thinker.Worker.answer = lambda self, request: wrong()", 0),
}
"""Where an error is planted, how, and how far the game must go on afterwards."""


def crashed(home: Path, planted: str, further: int) -> tuple[str, str, str]:
    """What the box says, what the report says, and the match that was played."""
    more = CRASH.format(secret=SECRET, user=USER, player=PLAYER, planted=planted, further=further)
    done = played(home, more=more, USER=USER, LOGNAME=USER)
    assert done.returncode == 7, done.stderr
    state = home / ".local" / "state" / "sjavs-desktop" / "sjavs"
    (report,) = state.glob("report-*.txt")
    assert str(report) in done.stdout
    (match,) = (home / ".local" / "share" / "sjavs-desktop" / "sjavs" / "matches").glob("*.sjavs")
    assert not any("crash-" in one for one in files(state))
    return done.stdout, report.read_text(encoding="utf-8"), match.read_text(encoding="utf-8")


@pytest.mark.parametrize("where", PLANTED)
def test_a_report_has_the_error_and_the_match_and_no_names(tmp_path: Path, where: str) -> None:
    home = tmp_path / "heimið hjá Sunnevu"
    home.mkdir()
    box, report, kept = crashed(home, *PLANTED[where])
    assert "Your match is safe" in box
    for name in (str(home), home.name, "Sunnev", SECRET, "Brev", "Skjøl", USER, PLAYER, "Jógvan", "Cilla"):
        assert name not in report, name
    assert socket.gethostname() not in report
    assert str(Path(__file__).parents[2]) not in report
    assert "RuntimeError" in report
    assert "FileNotFoundError" in report
    assert "Sjavs Desktop 0" in report
    assert "PySide6 6" in report
    told = read_record(report.partition("Match:\n\n")[2].rstrip("\n") + "\n")
    whole = read_record(kept)
    assert len(told.actions) >= 3
    assert told.actions == whole.actions[: len(told.actions)]
    assert (told.seed, told.players) == (whole.seed, ("You", "Player 2", "Player 3"))
    assert PLAYER in whole.players


def test_the_next_start_tells_of_a_process_that_crashed(tmp_path: Path) -> None:
    """Python writes its last words itself; the report of them has the match that was left."""
    crash = CRASH.format(secret=SECRET, user=USER, player=PLAYER, planted="os.abort()", further=0)
    first = played(tmp_path, more=crash)
    assert first.returncode < 0
    state = tmp_path / ".local" / "state" / "sjavs-desktop" / "sjavs"
    (words,) = state.glob("crash-*.txt")
    assert "Fatal Python error" in words.read_text(encoding="utf-8")
    again = CRASH.format(secret=SECRET, user=USER, player=PLAYER, planted="pass", further=0)
    second = played(tmp_path, more=again.replace("    before(window)\n", ""))
    assert second.returncode == 7, second.stderr
    (report,) = state.glob("*.txt")
    text = report.read_text(encoding="utf-8")
    assert "crashed the last time" in text
    assert "Fatal Python error: Aborted" in text
    assert PLAYER not in text
    assert str(tmp_path) not in text
    assert len(read_record(text.partition("Match:\n\n")[2].rstrip("\n") + "\n").actions) >= 2


def test_a_good_end_leaves_nothing_behind(tmp_path: Path) -> None:
    quiet = CRASH.format(secret=SECRET, user=USER, player=PLAYER, planted="seen.append(3)", further=3)
    assert played(tmp_path, more=quiet).returncode == 7
    assert not [one for one in files(tmp_path) if os.sep + "state" + os.sep in one]
