"""How far a long command is, is told on a terminal, in a line that it has room for, and nowhere else."""

import io
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sjavs_desktop.cli.progress import CHOICES, Line, Progress, Waiting
from tests.cli.starting import TOP, environment

BEGINNER = [sys.executable, "-m", "sjavs_desktop.cli.main", "match", "--levels", "beginner"]


class Terminal(io.StringIO):
    """A stream that says it is a terminal, and does not know how wide it is."""

    def isatty(self) -> bool:
        return True


def test_the_bar_is_for_terminals() -> None:
    for stream, shown in ((Terminal(), True), (io.StringIO(), False)):
        bar = Progress(4, 3, stream, CHOICES)
        bar.step()
        bar.end()
        assert ("choices: 4 of 4" in stream.getvalue()) == shown
        assert bool(stream.getvalue()) == shown
    Progress(0, 0, None).step()


def test_what_is_taken_away_leaves_nothing_on_the_line() -> None:
    stream = Terminal()
    line = Line(stream)
    line.write("a long text")
    line.write("short")
    assert stream.getvalue().split("\r")[-1] == "short      "
    line.clear()
    assert stream.getvalue().endswith("\r     \r")
    line.clear()
    assert stream.getvalue().count("\r") == 4


def test_what_takes_long_says_so() -> None:
    stream = Terminal()
    with Waiting(stream):
        limit = time.monotonic() + 60
        while "thinking: 1 s" not in stream.getvalue() and time.monotonic() < limit:
            time.sleep(0.05)
    assert "thinking: 1 s" in stream.getvalue()
    assert stream.getvalue().endswith(" \r")
    with Waiting(io.StringIO()) as silent:
        assert not silent._thread.is_alive()


@pytest.mark.skipif(os.name != "posix", reason="terminals are asked for as POSIX has them")
@pytest.mark.parametrize("columns", [20, 120])
def test_a_match_in_a_terminal(tmp_path: Path, columns: int) -> None:
    """No line is longer than the terminal: what goes on in the next one could not be written over."""
    import fcntl
    import pty
    import struct
    import termios

    mine, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    around = environment(tmp_path, PYTHONPATH=str(TOP))
    with subprocess.Popen(
        [*BEGINNER, "--games", "5"], stdout=subprocess.PIPE, stderr=theirs, env=around, cwd=tmp_path
    ) as process:
        out, _ = process.communicate(timeout=120)
    os.close(theirs)
    shown = os.read(mine, 100_000).decode()
    os.close(mine)
    assert b"5 matches" in out
    lines = shown.split("\r")
    assert "matches: 5 of 5" in shown
    assert max(map(len, lines)) < columns
    assert "\n" not in shown
    assert lines[-1] == ""
    assert ("[####" in shown) == (columns > 80)


def test_a_match_that_is_piped_says_nothing_of_it(tmp_path: Path) -> None:
    done = subprocess.run(
        [*BEGINNER, "--games", "2"], capture_output=True, env=environment(tmp_path, PYTHONPATH=str(TOP)), check=True
    )
    assert done.stderr == b""
