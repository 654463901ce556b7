"""The command line as a process of its own: without Qt where none is needed, and quiet when its reader leaves."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sjavs_desktop.cli.exits import BROKEN_PIPE, INTERRUPTED

WITHOUT_QT = """
import sys
from sjavs_desktop.cli.main import main
code = main({arguments!r})
loaded = sorted(name for name in sys.modules if name.split(".")[0] in ("PySide6", "shiboken6", "numpy", "pyqtgraph"))
sys.exit(f"loaded: {{loaded}}" if loaded else code)
"""


@pytest.mark.parametrize("arguments", [["rules", "list"], ["match", "--games", "1"], ["perft", "2"], ["--help"]])
def test_qt_stays_out(arguments: list[str]) -> None:
    code = WITHOUT_QT.format(arguments=arguments)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break differently there")
def test_a_reader_that_leaves_is_no_crash() -> None:
    command = [sys.executable, "-m", "sjavs_desktop.cli.main", "rules", "show", "sjavs"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(timeout=60) == BROKEN_PIPE


@pytest.mark.parametrize(
    ("language", "told"),
    [("de", "1 Regelwerk geprüft"), ("da", "1 regelpakke kontrolleret"), ("en", "1 pack checked")],
)
def test_how_many_packs_were_checked_is_said_in_every_language(tmp_path: Path, language: str, told: str) -> None:
    pack = tmp_path / "good.toml"
    pack.write_text('extends = "sjavs"\nname = "Good"\n')
    command = [sys.executable, "-X", "utf8", "-m", "sjavs_desktop.cli.main", "--language", language]
    done = subprocess.run(
        [*command, "rules", "check", str(pack)], capture_output=True, encoding="utf-8", timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(told)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C comes from the console there")
@pytest.mark.parametrize("loading", [True, False])
def test_ctrl_c_leaves_no_trace(loading: bool) -> None:
    """Neither while the program loads, nor while those load who play for it."""
    last = "sjavs_desktop.core.codes" if loading else "concurrent.futures.process"
    code = INTERRUPTED_AT.format(last=last)
    command = [sys.executable, "-c", code, "match", "--a", "club", "--b", "beginner", "--deals", "300", "--jobs", "2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, start_new_session=True)
    assert (done.returncode, done.stdout, done.stderr) == (INTERRUPTED, "", "sjavs: stopped before it was done\n")


INTERRUPTED_AT = """
import os, signal, sys
# Whoever runs the tests in the background may have them ignore it.
signal.signal(signal.SIGINT, signal.default_int_handler)
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == {last!r}:
            if name.startswith("sjavs"):
                os.killpg(0, signal.SIGINT)
            else:
                # As from a terminal: from outside, and not by a thread of this process, which could hold nothing back.
                import subprocess
                subprocess.Popen(["sh", "-c", f"sleep 0.3; kill -INT -{{os.getpgrp()}}"])
sys.meta_path.insert(0, Finder())
from sjavs_desktop.cli.start import main
sys.exit(main())
"""


WITH_PACKS_IN = """
import sys
from pathlib import Path
from sjavs_desktop import paths
paths.RULES = Path({folder!r})
from sjavs_desktop.__main__ import main
sys.exit(main([]))
"""


@pytest.mark.parametrize("broken", [True, False])
def test_without_the_shipped_packs_the_window_says_so_and_does_not_open(tmp_path: Path, broken: bool) -> None:
    """A file that is damaged is named; where there is no file at all the folder is."""
    if broken:
        (tmp_path / "sjavs.toml").write_text("[")
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    code = WITH_PACKS_IN.format(folder=str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False, env=environment
    )
    assert (done.returncode, done.stdout) == (2, "")
    (sentence,) = done.stderr.splitlines()
    assert sentence.startswith(f"sjavs-desktop: {tmp_path}")
    assert "sjavs.toml:1: this is not valid TOML" in sentence or "cannot be read: install it again" in sentence
