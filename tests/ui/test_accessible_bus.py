"""The real accessibility bus: a reader in a process of its own hears a deal, finds it, and plays in it."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.ui import x11

TOP = Path(__file__).parents[2]
PYTHON = "/usr/bin/python3"
"""The system's Python, for which the distribution has pyatspi."""


def missing() -> str:
    """What is not there of all that the test needs; empty when it can run."""
    if not x11.installed():
        return "Xvfb"
    if shutil.which("dbus-run-session") is None:
        return "dbus-run-session (package dbus)"
    if not any(Path(folder, "at-spi-bus-launcher").exists() for folder in ("/usr/libexec", "/usr/lib/at-spi2-core")):
        return "at-spi2-core"
    asked = subprocess.run([PYTHON, "-c", "import pyatspi"], capture_output=True, check=False)
    return "" if asked.returncode == 0 else "python3-pyatspi"


@pytest.fixture(scope="module")
def deal(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the reader heard and found in a deal, and what was played in truth."""
    if not sys.platform.startswith("linux"):
        pytest.skip("AT-SPI is the bus of Linux")
    if absent := missing():
        pytest.skip(f"{absent} is not installed")
    folder, home = tmp_path_factory.mktemp("bus"), tmp_path_factory.mktemp("home")
    command = ["dbus-run-session", "--", PYTHON, str(Path(__file__).with_name("atspi_reader.py")), sys.executable]
    with x11.server() as display:
        own = {"DISPLAY": display, "HOME": str(home), "XDG_RUNTIME_DIR": str(home), "PYTHONPATH": str(TOP)}
        kept = {key: value for key, value in os.environ.items() if key not in ("DBUS_SESSION_BUS_ADDRESS", "LANG")}
        done = subprocess.run(
            [*command, str(folder)], env=kept | own, cwd=TOP, capture_output=True, text=True, timeout=240, check=False
        )
    assert done.returncode == 0, done.stderr
    assert (folder / "told").exists(), done.stdout + done.stderr
    told = (folder / "told").read_text(encoding="utf-8").splitlines()
    return json.loads(done.stdout.splitlines()[-1]) | {"told": told}


@pytest.mark.display
def test_the_bus_carries_the_whole_deal(deal: dict[str, Any]) -> None:
    words = " ".join(deal["heard"])
    over = words.index("The deal is over.")
    said = re.findall(r"(?:You|Marjun|Jógvan|Sunniva): \w+ of \w+\.", words[:over])
    assert len(deal["told"]) == 32
    assert said == deal["told"]


@pytest.mark.display
def test_what_is_found_in_the_tree_was_played(deal: dict[str, Any]) -> None:
    found = [one.split(", ")[0] + "." for one in deal["seen"] if one]
    assert len(set(found)) > 8
    assert set(found) <= set(deal["told"])


@pytest.mark.display
def test_a_card_takes_the_focus_of_the_bus(deal: dict[str, Any]) -> None:
    assert any(re.search(r" of \w+,.* may be played, \d of \d$", one) for one in deal["focused"]), deal["focused"]
