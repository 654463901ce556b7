"""The command line as a process of its own: without Qt where none is needed, and quiet when its reader leaves."""

import subprocess
import sys

import pytest

from sjavs_desktop.cli.main import BROKEN_PIPE

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
