"""Standard streams that are closed, full or of few letters, and files that never end: one sentence, and no trace."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sjavs_desktop.core.record import record_text
from sjavs_desktop.engine.play import play_match
from tests.cli.starting import TOP, environment
from tests.core.games import rules_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the shell and the devices are those of POSIX")

COMMANDS = [
    ("rules", "list"),
    ("rules", "show", "sjavs"),
    ("replay", "{record}"),
    ("match", "--games", "1"),
    ("history",),
    ("history", "--csv", "-"),
    ("perft", "1"),
    ("--help",),
    ("play", "--help"),
    ("play", "--seed", "1"),
]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match ø 😀.sjavs"
    path.write_text(record_text(play_match(rules_of("sjavs"), ("random",) * 4, "x", 1)), encoding="utf-8")
    return path


def shell(home: Path, command: str, *arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    """Runs the command line with its streams as a shell redirects them."""
    around = environment(home, PYTHONPATH=str(TOP), **changes)
    typed = ["sh", "-c", f'exec "$@" {command}', "sh", sys.executable, "-m", "sjavs_desktop.cli.start", *arguments]
    return subprocess.run(
        typed, env=around, cwd=home, capture_output=True, encoding="utf-8", errors="replace", timeout=60, check=False
    )


@pytest.mark.parametrize("typed", COMMANDS, ids=" ".join)
def test_streams_that_are_closed_or_full(tmp_path: Path, record: Path, typed: tuple[str, ...]) -> None:
    arguments = [one.format(record=record) for one in typed]
    closed = shell(tmp_path, ">&- </dev/null", *arguments)
    assert (closed.returncode, closed.stderr) == (
        2,
        "sjavs: the standard output is closed, so nothing can be printed\n",
    )
    full = shell(tmp_path, ">/dev/full </dev/null", *arguments)
    assert (full.returncode, full.stderr) == (1, "sjavs: the disk is full\n")
    told = shell(tmp_path, "<&-", *arguments)
    assert (told.returncode, told.stderr) == (0, "")
    silent = shell(tmp_path, "2>&- </dev/null", *arguments)
    assert (silent.returncode, bool(silent.stdout)) == (0, True)


@pytest.mark.parametrize("typed", [("rules", "show", "sjavs"), ("replay", "{record}"), ("play", "--seed", "1")])
def test_a_terminal_of_few_letters(tmp_path: Path, record: Path, typed: tuple[str, ...]) -> None:
    arguments = [one.format(record=record) for one in typed]
    few = shell(tmp_path, "</dev/null", "--language", "fo", *arguments, LC_ALL="C", PYTHONIOENCODING="ascii")
    assert (few.returncode, few.stderr) == (0, "")
    assert few.stdout.isascii()
    assert "?" in few.stdout
    narrow = shell(tmp_path, "</dev/null", *arguments, COLUMNS="20", NO_COLOR="1", TERM="dumb")
    assert (narrow.returncode, narrow.stderr) == (0, "")
    assert "\x1b" not in narrow.stdout


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (("replay",), "this is far too large for the record of a match"),
        (("review",), "this is far too large for the record of a match"),
        (("duel", "show"), "much too large"),
        (("rules", "check"), "larger than 256 KiB"),
        (("--translation",), "the file is too large"),
        (("match", "--a", "club", "--b", "random", "--resume"), "the file is too large"),
    ],
)
def test_what_never_ends_is_not_read(tmp_path: Path, typed: tuple[str, ...], words: str) -> None:
    after = ("rules", "list") if typed[0] == "--translation" else ()
    done = shell(tmp_path, "</dev/null", *typed, "/dev/zero", *after)
    said = f"{done.stdout}{done.stderr}"
    assert done.returncode in (1, 2)
    assert "/dev/zero" in said
    assert words in said
    assert said.count("\n") == 1


def test_a_record_comes_out_of_a_pipe_and_with_other_line_ends(tmp_path: Path, record: Path) -> None:
    plain = shell(tmp_path, "</dev/null", "replay", str(record))
    assert plain.returncode == 0
    piped = shell(tmp_path, f'<"{record}"', "replay", "/dev/stdin")
    assert (piped.stdout, piped.stderr) == (plain.stdout, "")
    text = record.read_bytes().replace(b"\n", b"\r\n")
    record.write_bytes(text)
    assert shell(tmp_path, "</dev/null", "replay", str(record)).stdout == plain.stdout
    assert os.path.getsize(record) == len(text)
    record.write_bytes(b"\xef\xbb\xbf" + text)
    assert shell(tmp_path, "</dev/null", "replay", str(record)).stdout == plain.stdout


def test_a_duel_that_an_editor_has_marked(tmp_path: Path) -> None:
    assert shell(tmp_path, "</dev/null", "duel", "new", "d.sjavs-duel", "--name", "Anna").returncode == 0
    path = tmp_path / "d.sjavs-duel"
    plain = shell(tmp_path, "</dev/null", "duel", "show", str(path))
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    marked = shell(tmp_path, "</dev/null", "duel", "show", str(path))
    assert (marked.returncode, marked.stdout, marked.stderr) == (0, plain.stdout, "")


@pytest.mark.parametrize(
    "typed",
    [
        ("duel", "new", "file/new.sjavs-duel"),
        ("match", "--games", "1", "--deals", "1", "--save", "file"),
        ("history", "--folder", "file"),
        ("demo", "--deals", "1", "--shots", "file/pictures"),
        ("match", "--a", "random", "--b", "random", "--deals", "1", "--resume", "file/deals"),
        ("play", "--save", "file/record"),
    ],
)
def test_a_file_in_the_place_of_a_folder_is_told_to_be_none(tmp_path: Path, typed: tuple[str, ...]) -> None:
    (tmp_path / "file").write_text("mine")
    done = shell(tmp_path, "</dev/null", *typed)
    assert done.returncode in (1, 2)
    assert done.stdout == ""
    assert "file" in done.stderr
    assert done.stderr.endswith(": a part of the path is not a folder\n")
    assert done.stderr.count("\n") == 1
    assert (tmp_path / "file").read_text() == "mine"


def test_whatever_is_typed_is_no_crash(tmp_path: Path) -> None:
    """Bytes that are no letters here, and a text that was pasted by mistake."""
    typed = tmp_path / "typed"
    typed.write_bytes(b"\xff\xfe\n\xc3\xb8\n\x00\n" + 200_000 * b"ab" + b"\n")
    for changes in ({"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C.UTF-8"}, {"PYTHONIOENCODING": "utf-8:strict"}):
        done = shell(tmp_path, f'<"{typed}"', "play", "--seed", "1", **changes)
        assert (done.returncode, done.stderr) == (0, "")
        assert max(map(len, done.stdout.splitlines())) < 300
        assert "abab" in done.stdout


def test_a_duel_whose_name_is_too_long(tmp_path: Path) -> None:
    done = shell(tmp_path, "</dev/null", "duel", "new", "x" * 300)
    assert done.returncode == 2
    assert done.stderr.endswith(": the duel cannot be written: the name is too long\n")
