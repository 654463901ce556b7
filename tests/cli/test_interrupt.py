"""Ctrl-C at any time: one sentence, 130, and nothing of what went on inside."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sjavs_desktop.cli.exits import INTERRUPTED
from sjavs_desktop.core.record import read_record, record_text
from sjavs_desktop.engine.play import play_match
from tests.cli.starting import TOP, environment, files
from tests.core.games import rules_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C comes from the console there")

STARTED = """
import signal, sys
# Whoever runs the tests in the background may have them ignore it.
signal.signal(signal.SIGINT, signal.default_int_handler)
from sjavs_desktop.cli.start import {program}
print("started", file=sys.stderr, flush=True)
sys.exit({program}())
"""
MOMENTS = (0.01, 0.2, 0.4, 0.7, 1.5)
"""Seconds from the start of the program to Ctrl-C."""
COMMANDS = {
    "match": ("match", "--levels", "expert", "--games", "200"),
    "duplicates": ("match", "--a", "club", "--b", "beginner", "--deals", "3000", "--jobs", "2"),
    "review": ("review", "{record}", "--effort", "2"),
    "think": ("think", "{record}", "--ply", "{lead}", "--worlds", "100000"),
    "perft": ("perft", "30"),
    "play": ("--language", "de", "play"),
    "demo": ("demo", "--deals", "200"),
}
"""What takes long enough."""


def pressed(home: Path, after: float, *arguments: str, program: str = "main", twice: bool = False) -> tuple[int, str]:
    """The exit code and the standard error of a program to which Ctrl-C comes as from a terminal."""
    process = subprocess.Popen(
        [sys.executable, "-c", STARTED.format(program=program), *arguments],
        env=environment(home, PYTHONPATH=str(TOP), LC_ALL="C.UTF-8"),
        cwd=home,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stderr is not None
    assert process.stderr.readline() == "started\n"
    time.sleep(after)
    os.killpg(process.pid, signal.SIGINT)
    if twice:
        time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)
    try:
        _, said = process.communicate(timeout=60)
    finally:
        process.kill()
    return process.returncode, said


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.sjavs"
    path.write_text(record_text(play_match(rules_of("sjavs"), ("random",) * 4, "long", 8)), encoding="utf-8")
    return path


@pytest.mark.parametrize("name", COMMANDS)
def test_one_sentence_and_no_trace(tmp_path: Path, record: Path, name: str) -> None:
    actions = read_record(record.read_text(encoding="utf-8")).actions
    # Whoever leads to the first trick has most to think about.
    lead = next(at for at, one in enumerate(actions) if one.kind == "play")
    for after in MOMENTS:
        typed = [one.format(record=record, lead=lead) for one in COMMANDS[name]]
        code, said = pressed(tmp_path, after, *typed)
        assert code == INTERRUPTED, (after, said)
        assert len(said.splitlines()) == 1, (after, said)
        assert said.startswith("sjavs: ")
        if "--language" not in typed:
            assert said == "sjavs: stopped before it was done\n"


@pytest.mark.parametrize("after", [*MOMENTS, 3.0])
def test_the_window_is_closed(tmp_path: Path, after: float) -> None:
    code, said = pressed(tmp_path, after, program="window")
    assert (code, said) == (INTERRUPTED, "sjavs-desktop: stopped before it was done\n")
    assert [one for one in files(tmp_path) if "crash" in one or "not-started" in one or one.endswith(".lock")] == []


def test_whoever_presses_it_twice_gets_no_trace_either(tmp_path: Path) -> None:
    for after in (0.05, 1.0):
        code, said = pressed(tmp_path, after, *COMMANDS["duplicates"], twice=True)
        assert code == INTERRUPTED
        assert said in ("", "sjavs: stopped before it was done\n")


def test_a_match_in_the_terminal_is_kept_as_far_as_it_came(tmp_path: Path) -> None:
    file = tmp_path / "mine.sjavs"
    code, _ = pressed(tmp_path, 3.0, "play", "--seed", "kept", "--save", str(file))
    assert code == INTERRUPTED
    assert read_record(file.read_text(encoding="utf-8")).actions
