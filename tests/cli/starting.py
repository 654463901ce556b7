"""Starts the program as a user would, in a home of its own, and plays in it."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

TOP = Path(__file__).parents[2]

PLAYED = """
import sys
sys.path.insert(0, {top!r})
import sjavs_desktop.__main__ as program

def played(window):
    '''Plays by itself, at once, until `over` says that it is enough; its exit code.'''
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication
    from sjavs_desktop.engine.levels import decide, seed_for
    referee = window.referee
    window.settings.set("speed", "instant")
    window.settings.set("hold", "0")
    def act(view, ticket):
        if ticket == referee.ticket:
            window.match.ask(None)
            referee.submit(decide("beginner", view, seed_for("x", ticket[1], view.seat)))
    def paused(view):
        QTimer.singleShot(0, window, window.match.next_deal)
    def asked(view):
        ticket = referee.ticket
        QTimer.singleShot(0, window, lambda: act(view, ticket))
    referee.asked.connect(asked)
    referee.paused.connect(paused)
    QTimer.singleShot(0, window, lambda: begun(window))
    code = QApplication.exec()
    window.close()
    window.shut_down()
    return code

def begun(window):
    from sjavs_desktop.core.pack import compile_rules
    rules = compile_rules(window.packs["klorsjavs"])
    window.referee.ended.connect(lambda view: done(window))
    window.referee.new_match(rules, ("You", {player!r}, "Cilla"), ("human", "beginner", "beginner"), "starting", 0)

def done(window):
    '''What happens when the match has ended.'''
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication
    QTimer.singleShot(50, lambda: QApplication.exit(0))

program.run = played
{more}
sys.exit(program.main(sys.argv[1:]))
"""
"""A program that plays a whole match in the window; `more` may change what happens in it."""

PLAYER = "Jógvan á Bø"
"""Somebody who sits at the table."""


def environment(home: Path, **more: str) -> dict[str, str]:
    """What a user has around the program: a home, and no other place that is known."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "SJAVS", "QT_"))}
    return {**kept, "HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": "1", **more}


def played(
    home: Path, arguments: Sequence[str] = (), more: str = "", before: Sequence[str] = (), **changes: str
) -> subprocess.CompletedProcess[str]:
    """Plays a match in the window in a process of its own."""
    program = PLAYED.format(top=str(TOP), player=PLAYER, more=more)
    command = [*before, sys.executable, "-c", program, *arguments]
    return run(command, environment(home, **changes), home)


def sjavs(home: Path, *arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    """Runs the command line in a process of its own."""
    return run([sys.executable, "-m", "sjavs_desktop.cli.main", *arguments], environment(home, **changes), TOP)


def run(command: Sequence[str], around: Mapping[str, str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Runs a command."""
    return subprocess.run(
        command, env=dict(around), cwd=folder, capture_output=True, encoding="utf-8", timeout=240, check=False
    )


def files(folder: Path) -> set[str]:
    """Every file below a folder."""
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
