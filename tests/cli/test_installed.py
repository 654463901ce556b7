"""As it is installed: read-only, in any path, for several users, carried about on a stick, and twice at once."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sjavs_desktop.app import places
from sjavs_desktop.core.record import read_record
from tests.cli.starting import TOP, environment, files, played, run, sjavs

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the folders are those of Linux")

NOBODY = 65534
"""A user who owns nothing."""
SOON = """
def begun(window, before=begun):
    from PySide6.QtWidgets import QApplication
    def seen(*_):
        if window.referee.ticket[1] >= {plies}:
            QTimer.singleShot(0, window, lambda: QApplication.exit(0))
    from PySide6.QtCore import QTimer
    window.referee.happened.connect(seen)
    before(window)
"""
"""Ends in the middle of the first deal."""


@pytest.fixture
def program() -> Iterator[Path]:
    """The program as a wheel lays it out, in a folder with spaces, ø and ð in which nobody can write."""
    top = Path(tempfile.mkdtemp(prefix="forrit við ø "))
    top.chmod(0o755)
    package = top / "sjavs_desktop"
    shutil.copytree(TOP / "sjavs_desktop", package, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("rules", "resources", "translations"):
        shutil.copytree(TOP / name, package / "data" / name)
    for path in top.rglob("*"):
        path.chmod(0o555 if path.is_dir() else 0o444)
    top.chmod(0o555)
    yield top
    for path in (top, *top.rglob("*")):
        path.chmod(0o755)
    shutil.rmtree(top)


def as_nobody() -> list[str]:
    """What runs a command as a user to whom modes apply; nothing where that is not needed or cannot be done."""
    if os.getuid() or not shutil.which("setpriv"):
        return []
    command = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
    tried = subprocess.run([*command, sys.executable, "-c", "import PySide6"], capture_output=True, check=False)
    return command if tried.returncode == 0 else []


def test_selftest_passes_where_the_program_can_only_be_read(program: Path) -> None:
    home = Path(tempfile.mkdtemp(prefix="heim við ð "))
    whoever = as_nobody()
    before = files(program)
    around = environment(home, PYTHONPATH=str(program), TMPDIR=str(home), XDG_DATA_HOME=str(home / "mín dáta"))
    if whoever:
        os.chown(home, NOBODY, NOBODY)
    if whoever or os.getuid():
        # Python tries to keep what it has compiled beside the code, and cannot.
        del around["PYTHONDONTWRITEBYTECODE"]
    try:
        done = run([*whoever, sys.executable, "-m", "sjavs_desktop.cli.main", "selftest"], around, Path("/"))
        assert (done.returncode, done.stderr) == (0, ""), done.stdout
        assert files(program) == before
        assert [one for one in files(home) if not one.startswith(".cache")] == []
    finally:
        shutil.rmtree(home)


def test_two_users_share_a_program_and_nothing_else(program: Path, tmp_path: Path) -> None:
    homes = [tmp_path / "Høgni Ðæ", tmp_path / "marjun"]
    before = files(program)
    for home in homes:
        home.mkdir()
        done = played(home, more=SOON.format(plies=5), PYTHONPATH=str(program))
        assert (done.returncode, done.stderr) == (0, "")
    matches = [set(home.rglob("*.going.sjavs")) for home in homes]
    assert [len(one) for one in matches] == [1, 1]
    assert files(program) == before
    assert {path.name for path in tmp_path.iterdir()} == {home.name for home in homes}


def test_two_windows_at_once_keep_what_each_of_them_plays(tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as both:
        done = list(both.map(lambda _: played(tmp_path, more=SOON.format(plies=25)), range(2)))
    assert [(one.returncode, one.stderr) for one in done] == [(0, "")] * 2
    kept = list(tmp_path.rglob("*.going.sjavs"))
    assert len(kept) == 2
    for path in kept:
        assert len(read_record(path.read_text(encoding="utf-8")).actions) >= 25
    assert not [one for one in files(tmp_path) if "broken" in one or "crash" in one or one.endswith(".lock")]
    assert (tmp_path / ".config" / "sjavs-desktop" / "sjavs.ini").is_file()


def watched(log: Path) -> list[str]:
    """What writes down every file that a command makes or changes; nothing where that cannot be done."""
    command = ["strace", "-f", "-qq", "-s", "400", "-o", str(log)]
    command += ["-e", "trace=openat,open,creat,mkdir,mkdirat,rename,renameat2,link,symlink"]
    tried = shutil.which("strace") and subprocess.run([*command, "true"], capture_output=True, check=False)
    return command if tried and tried.returncode == 0 else []


def written(log: Path) -> list[str]:
    """The calls that made or changed a file; those of the kernel's own folders change none."""
    if not log.exists():
        return []
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    changing = [one for one in lines if re.search(r"O_CREAT|O_WRONLY|O_RDWR|creat\(|mkdir|rename|link", one)]
    # Names with letters that strace writes as numbers.
    named = [re.sub(r"(?:\\[0-7]{1,3})+", lambda found: octal(found[0]), one) for one in changing]
    return [one for one in named if '"/dev/' not in one and '"/proc/' not in one]


def octal(text: str) -> str:
    """Letters that are written as the numbers of their bytes."""
    return bytes(int(one, 8) for one in text.split("\\")[1:]).decode("utf-8", "replace")


# -- Portable ----------------------------------------------------------------------------------------------------------


def test_everything_of_a_portable_program_lies_in_its_folder(tmp_path: Path) -> None:
    home, stick = tmp_path / "home", tmp_path / "stick ø ð" / "sjavs"
    home.mkdir()
    stick.parent.mkdir()
    looked = """
def done(window, before=done):
    import logging
    from PySide6.QtWidgets import QFileDialog
    logging.getLogger("sjavs_desktop").warning("something to keep")
    dialog = QFileDialog(window)
    dialog.show()
    dialog.close()
    dialog.deleteLater()
    window.settings.set("speed", "fast")
    before(window)
"""
    more = looked + SOON.format(plies=5).replace("QApplication.exit(0)", "done(window)")
    done = played(home, ["--portable", str(stick)], more=more, before=watched(tmp_path / "calls"))
    assert done.returncode == 0, done.stderr
    assert files(home) == set()
    assert [one for one in written(tmp_path / "calls") if str(stick) not in one] == []
    found = files(stick)
    assert {"sjavs.ini", os.path.join("log", "sjavs.log")} <= found
    assert [one for one in found if one.endswith(".going.sjavs")]
    assert "speed=fast" in (stick / "sjavs.ini").read_text(encoding="utf-8")
    again = sjavs(home, "--portable", str(stick), "history", "--json")
    assert again.returncode == 0, again.stderr
    assert "Cilla" in again.stdout
    assert files(home) == set()


def test_the_folder_beside_the_program_is_found_by_itself(tmp_path: Path) -> None:
    """As by a packed program: `sys.executable` is the program itself then."""
    home = tmp_path / "home"
    home.mkdir()
    (tmp_path / places.BESIDE).mkdir()
    beside = f"import sys\nsys.executable = {str(tmp_path / 'sjavs-desktop')!r}\n"
    done = played(home, more=beside + SOON.format(plies=5))
    assert done.returncode == 0, done.stderr
    assert files(home) == set()
    assert [one for one in files(tmp_path / places.BESIDE) if one.endswith(".going.sjavs")]


def test_a_portable_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = sjavs(tmp_path, "--portable", str(tmp_path / "file" / "below"), "history")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert str(tmp_path / "file") in done.stderr


WINDOW = (sys.executable, "-m", "sjavs_desktop")
COMMANDS = (sys.executable, "-m", "sjavs_desktop.cli.main")


@pytest.mark.parametrize("program", [WINDOW, COMMANDS])
@pytest.mark.parametrize("typed", [["--portable", ""], ["--portable="], ["--translation", ""]])
def test_an_empty_name_is_no_folder(tmp_path: Path, program: tuple[str, ...], typed: list[str]) -> None:
    done = run([*program, *typed, *(["rules", "list"] if program == COMMANDS else [])], beside(tmp_path), tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    (said,) = done.stderr.splitlines()
    assert f"argument {typed[0].rstrip('=')}: the name is empty" in said
    assert files(tmp_path) == set()


@pytest.mark.parametrize("language", [("--language", "fo"), ("--language=fo",)])
def test_what_is_wrong_with_an_option_is_told_in_the_language_before_it(
    tmp_path: Path, language: tuple[str, ...]
) -> None:
    done = run([*COMMANDS, *language, "--portable=", "rules", "list"], beside(tmp_path), tmp_path)
    assert done.returncode == 2
    assert "navnið er tómt" in done.stderr


def beside(home: Path) -> dict[str, str]:
    """The environment of a program that is started somewhere else than in the checkout."""
    return environment(home, PYTHONPATH=str(TOP))


@pytest.mark.parametrize(
    "command",
    [
        [""],
        ["replay", ""],
        ["review", ""],
        ["think", ""],
        ["verify", ""],
        ["rules", "check", ""],
        ["history", "--csv", ""],
        ["history", "--folder", ""],
        ["duel", "show", ""],
        ["duel", "new", ""],
        ["duel", "play", ""],
        ["match", "--save", ""],
        ["match", "--a", "club", "--b", "club", "--resume", ""],
        ["play", "--save", ""],
        ["demo", "--shots", ""],
        ["match", "--pack", ""],
        ["rules", "show", ""],
    ],
)
def test_an_empty_name_is_refused_by_every_command(tmp_path: Path, command: list[str]) -> None:
    program = COMMANDS if command[0] else WINDOW
    done = run([*program, *command], beside(tmp_path), tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr
    assert files(tmp_path) == set()


@pytest.mark.parametrize("program", [WINDOW, COMMANDS])
@pytest.mark.parametrize("broken", ["file", "cache", "below", "locked"])
def test_where_nothing_can_be_kept_nothing_is_written_elsewhere(
    tmp_path: Path, program: tuple[str, ...], broken: str
) -> None:
    """A report would lie in the home of the user, and so would the list of fonts if only the caches had no place."""
    home, stick = tmp_path / "home", tmp_path / "stick"
    home.mkdir()
    before: list[str] = []
    if broken in ("file", "below"):
        stick.touch()
    else:
        stick.mkdir()
    if broken == "cache":
        (stick / "cache").touch()
    if broken == "locked":
        stick.chmod(0o555)
        before = powerless()
    there = stick / "below" if broken == "below" else stick
    typed = [*program, "--portable", str(there), *(["history"] if program == COMMANDS else [])]
    done = run([*before, *typed], beside(home), tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    (said,) = done.stderr.splitlines()
    assert f"{there}: everything is to be kept there, but that cannot be done: " in said
    assert files(home) == set()
    assert [one for one in files(tmp_path) if one not in ("stick", os.path.join("stick", "cache"))] == []


def powerless() -> list[str]:
    """What runs a command without root's power to write where nobody may; nothing for anybody else."""
    if os.name != "posix" or os.geteuid() != 0:
        return []
    command = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]
    if not shutil.which(command[0]) or subprocess.run([*command, "true"], check=False).returncode:
        pytest.skip("root cannot give its power away here")
    return command


def test_a_broken_catalogue_is_told_of_in_the_portable_folder(tmp_path: Path) -> None:
    home, stick = tmp_path / "home", tmp_path / "stick"
    home.mkdir()
    (tmp_path / "words.ts").write_text("nonsense")
    typed = ["--translation", str(tmp_path / "words.ts"), "--portable", str(stick)]
    done = run([*WINDOW, *typed], beside(home), tmp_path)
    assert done.returncode == 2
    assert str(stick / "log" / "not-started.txt") in done.stderr
    assert files(home) == set()


def test_a_command_that_fails_writes_a_report_too(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom sjavs_desktop.cli import perft\n"
        "def run(args): raise KeyError('/home/anna/x')\nperft.run = run\n"
        "from sjavs_desktop.cli.start import main\nsys.exit(main())"
    )
    done = run([sys.executable, "-c", code, "perft", "1"], environment(tmp_path, PYTHONPATH=str(TOP)), tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    (said,) = done.stderr.splitlines()
    (report,) = tmp_path.rglob("report-*.txt")
    assert str(report) in said
    text = report.read_text(encoding="utf-8")
    assert "KeyError: '<file>'" in text
    assert "anna" not in text
