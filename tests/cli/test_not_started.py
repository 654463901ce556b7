"""Where no window can be opened one sentence says why, one file keeps the reason, and the exit code is 2."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.starting import environment, files, run

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the folders are those of Linux")

STATE = Path(".local", "state", "sjavs-desktop", "sjavs")

PLANTED = {
    "a module that is gone": (
        "import sys; sys.modules['sjavs_desktop.ui.main_window'] = None",
        "sjavs_desktop.ui.main_window",
        "ModuleNotFoundError",
    ),
    "a library that is gone": (
        "import sys\n"
        "class Finder:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'PySide6.QtWidgets':\n"
        "            raise ImportError('libQt6Widgets.so.6: cannot open shared object file', name=name)\n"
        "sys.meta_path.insert(0, Finder())",
        "libQt6Widgets.so.6",
        "ImportError: libQt6Widgets.so.6: cannot open shared object file",
    ),
    "a broken resource": (
        "from pathlib import Path\nimport sjavs_desktop.messages as messages\n"
        "messages.TRANSLATIONS = Path({home!r}) / 'words'\nmessages.TRANSLATIONS.mkdir()\n"
        "(messages.TRANSLATIONS / 'sjavs_da.ts').write_text('<TS>')",
        "sjavs_da.ts:1: ",
        "ParseError",
    ),
    "an error": (
        "from sjavs_desktop.ui import application\napplication.open_window = lambda **told: {{}}[{home!r}]",
        "KeyError",
        "KeyError: '<home>'",
    ),
}
"""What goes wrong; what the sentence names; what the file says besides."""


def started(home: Path, before: str, *arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    """Starts the window after something was broken."""
    start = "from sjavs_desktop.__main__ import main\nsys.exit(main(sys.argv[1:]))"
    code = f"import sys\n{before.format(home=str(home))}\n{start}"
    around = environment(home, PYTHONPATH=str(Path(__file__).parents[2]), **changes)
    return run([sys.executable, "-c", code, *arguments], around, home)


@pytest.mark.parametrize("what", PLANTED)
def test_the_reason_is_said_and_kept(tmp_path: Path, what: str) -> None:
    before, named, kept = PLANTED[what]
    done = started(tmp_path, before, "--language", "da")
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    (said,) = done.stderr.splitlines()
    file = tmp_path / STATE / "not-started.txt"
    assert said.startswith("sjavs-desktop: ")
    assert named in said
    assert str(file) in said
    text = file.read_text(encoding="utf-8")
    assert kept in text
    assert "Sjavs Desktop 0" in text
    assert str(tmp_path) not in text
    assert [one for one in files(tmp_path) if one.startswith(str(STATE))] == [str(STATE / "not-started.txt")]


def test_a_platform_that_qt_does_not_have_is_no_crash(tmp_path: Path) -> None:
    done = started(tmp_path, "", QT_QPA_PLATFORM="nonsense")
    assert done.returncode == 2
    (said,) = done.stderr.splitlines()
    assert "QT_QPA_PLATFORM is 'nonsense'" in said
    assert '"nonsense"' in (tmp_path / STATE / "not-started.txt").read_text(encoding="utf-8")


def test_the_next_reason_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    for what in ("an error", "a module that is gone"):
        started(tmp_path, PLANTED[what][0])
    text = (tmp_path / STATE / "not-started.txt").read_text(encoding="utf-8")
    assert "KeyError" not in text
    assert "ModuleNotFoundError" in text


def test_a_good_start_takes_the_reason_away(tmp_path: Path) -> None:
    started(tmp_path, PLANTED["an error"][0])
    assert (tmp_path / STATE / "not-started.txt").exists()
    closed = "from sjavs_desktop import __main__\n__main__.run = lambda window: window.shut_down() or 0"
    assert started(tmp_path, closed).returncode == 0
    assert not (tmp_path / STATE / "not-started.txt").exists()


def test_a_log_that_cannot_be_written_is_said_once_and_without_a_trace(tmp_path: Path) -> None:
    (tmp_path / STATE / "sjavs.log").mkdir(parents=True)
    logged = (
        "from sjavs_desktop import __main__\nimport logging\n"
        "def run(window):\n    for _ in range(3):\n        logging.getLogger('x').warning('hark')\n"
        "    window.shut_down()\n    return 0\n__main__.run = run"
    )
    done = started(tmp_path, logged)
    assert done.returncode == 0
    assert done.stderr.count("hark") == 3
    assert done.stderr.count("no log is kept: that is a folder") == 1
    assert "Traceback" not in done.stderr
    assert "Logging error" not in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX")
def test_where_nothing_can_be_written_the_sentence_is_said_all_the_same(tmp_path: Path) -> None:
    """The folder of the state is a file, which stops root too."""
    (tmp_path / ".local").touch()
    done = started(tmp_path, PLANTED["an error"][0])
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == "sjavs-desktop: The window could not be opened (KeyError)."


def test_folders_that_are_none_do_not_keep_the_window_from_opening(tmp_path: Path) -> None:
    """Settings and matches cannot be kept, which is told in the window; the table is there."""
    for name in (".config", ".local"):
        (tmp_path / name).touch()
    quick = (
        "import sjavs_desktop.__main__ as program\n"
        "def quick(window):\n"
        "    from PySide6.QtCore import QTimer\n"
        "    from PySide6.QtWidgets import QApplication\n"
        "    QTimer.singleShot(300, lambda: (window.close(), QApplication.exit(9)))\n"
        "    return QApplication.exec()\n"
        "program.run = quick\n"
    )
    done = started(tmp_path, quick)
    assert done.returncode == 9, done.stderr
    assert "no log is kept" in done.stderr
    assert "sjavs.ini: the settings cannot be kept" in done.stderr
    assert "Traceback" not in done.stderr
