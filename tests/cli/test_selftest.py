"""``sjavs selftest``: passes on what is whole, and says what is broken."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sjavs_desktop import paths
from sjavs_desktop.cli.selftest import CHECKS, LABELS
from sjavs_desktop.engine import kernel

RUN = """
import sys
from pathlib import Path
from sjavs_desktop import paths
for name, folder in {places!r}.items():
    setattr(paths, name, Path(folder))
{more}
from sjavs_desktop.cli.main import main
sys.exit(main(["selftest"]))
"""


def ran(home: Path, more: str = "", **places: Path) -> subprocess.CompletedProcess[str]:
    """The command, run where files lie elsewhere, or something is broken first."""
    gone = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_CONFIG_HOME")
    kept = {key: value for key, value in os.environ.items() if key not in gone}
    code = RUN.format(places={name: str(place) for name, place in places.items()}, more=more)
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**kept, "HOME": str(home), "XDG_RUNTIME_DIR": str(home)},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )


def results(out: str) -> dict[str, bool]:
    """Which checks passed."""
    lines = out.splitlines()
    found = {name: [line for line in lines if line.startswith(f"{LABELS[name]}: ")] for name in CHECKS}
    assert all(len(one) == 1 for one in found.values()), out
    return {name: "FAILED" not in said for name, (said,) in found.items()}


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """A copy of the rule packs."""
    return Path(shutil.copytree(paths.RULES, tmp_path / "rules"))


def test_all_is_well(tmp_path: Path) -> None:
    done = ran(tmp_path)
    assert done.stderr == ""
    assert done.returncode == 0
    assert done.stdout.endswith("selftest passed\n")
    assert results(done.stdout) == dict.fromkeys(CHECKS, True)
    assert "10 rule packs: sjavs, old-mor, klorsjavs, sjavs-3, sjavs-2, schafkopf, " in done.stdout
    assert "sjavs-mcleod" in done.stdout
    assert not (tmp_path / ".config").exists()


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("presets/sjavs-mcleod.toml", "must_speak = true", "must_speak = maybe"),
        ("presets/sjavs-mcleod.toml", 'overtrump = "none"', 'overtrump = "sometimes"'),
    ],
)
def test_a_broken_preset_is_named(tmp_path: Path, rules: Path, file: str, old: str, new: str) -> None:
    words = (rules / file).read_text(encoding="utf-8")
    assert old in words
    (rules / file).write_text(words.replace(old, new), encoding="utf-8")
    done = ran(tmp_path, RULES=rules)
    assert done.returncode == 1
    assert results(done.stdout) == {**dict.fromkeys(CHECKS, True), "rules": False}
    assert str(rules / file) in done.stdout
    assert done.stdout.endswith(f"selftest: 1 of {len(CHECKS)} checks failed\n")


def test_without_packs_nothing_works_and_that_is_said(tmp_path: Path) -> None:
    done = ran(tmp_path, RULES=tmp_path / "nowhere")
    assert done.returncode == 1
    assert results(done.stdout)["rules"] is False
    assert results(done.stdout)["window"] is False
    assert "there are no rule packs" in done.stdout


def test_a_match_that_goes_wrong_is_named(tmp_path: Path) -> None:
    more = """
from sjavs_desktop.engine import play
def wrong(*arguments, **named):
    raise RuntimeError("no idea")
play.play_match = wrong
"""
    done = ran(tmp_path, more)
    assert done.returncode == 1
    assert results(done.stdout) == {**dict.fromkeys(CHECKS, True), "matches": False}
    assert "no idea" in done.stdout


def test_a_kernel_that_is_wrong_is_named(tmp_path: Path) -> None:
    more = """
from sjavs_desktop.engine import kernel
class Wrong:
    def __init__(self, stop, bits):
        self.real = kernel_before(stop, bits)
        self.rule, self.deal = self.real.rule, self.real.deal
    def ask(self, need):
        return self.real.ask(need + 1)
kernel_before, kernel.Kernel = kernel.Kernel, Wrong
"""
    done = ran(tmp_path, more)
    assert done.returncode == 1
    assert results(done.stdout)["kernel"] is False
    assert ("the compiled kernel (" if kernel.COMPILED else "the kernel in Python (") in done.stdout
    assert str(kernel.__file__) in done.stdout
    assert "is wrong: six tricks with the duty to overtrump: " in done.stdout


def test_which_kernel_runs_is_told(tmp_path: Path) -> None:
    words = "the compiled kernel solves 3" if kernel.COMPILED else "the kernel in Python (it was not compiled; "
    assert f"search: {words}" in ran(tmp_path).stdout


def test_the_kernel_in_python_solves_the_stored_deals_too() -> None:
    """The file itself, whether or not a compiled one lies beside it."""
    source = Path(kernel.__file__).with_name("kernel.py")
    code = f"""
import sys
from importlib.util import module_from_spec, spec_from_file_location
spec = spec_from_file_location("sjavs_desktop.engine.kernel", {str(source)!r})
sys.modules[spec.name] = module = module_from_spec(spec)
spec.loader.exec_module(module)
from sjavs_desktop.cli import selftest
print(selftest.kernel())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=240, check=False)
    assert done.stderr == ""
    assert done.stdout == "the kernel in Python (it was not compiled; bots think longer) solves 3 stored deals\n"


def test_a_window_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    more = """
from sjavs_desktop.ui import main_window
class Broken(main_window.MainWindow):
    def __init__(self, settings, vault=None):
        raise RuntimeError("no window today")
from sjavs_desktop.ui import application
application.MainWindow = Broken
"""
    done = ran(tmp_path, more)
    assert done.returncode == 1
    assert results(done.stdout) == {**dict.fromkeys(CHECKS, True), "window": False}
    assert "no window today" in done.stdout


def test_a_catalogue_that_is_missing_is_named(tmp_path: Path) -> None:
    done = ran(tmp_path, TRANSLATIONS=tmp_path / "nowhere")
    assert done.returncode == 1
    assert results(done.stdout)["window"] is False
    assert "sjavs_en.ts" in done.stdout


def test_missing_pictures_are_named_and_no_window_is_opened_with_them(tmp_path: Path) -> None:
    done = ran(tmp_path, RESOURCES=tmp_path / "nowhere")
    assert done.returncode == 1
    found = results(done.stdout)
    assert not found["resources"]
    assert not found["window"]
    assert "5C.svg" in done.stdout
    assert done.stdout.endswith("selftest: 2 of 5 checks failed\n")


def test_an_exception_while_qt_calls_fails_the_window_check(tmp_path: Path) -> None:
    broken = "import sjavs_desktop.ui.text as text\ntext.prompt = lambda *known: {}['no words']"
    done = ran(tmp_path, broken)
    assert done.returncode == 1
    assert not results(done.stdout)["window"]
    assert "no words" in done.stderr
