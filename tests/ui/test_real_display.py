"""The application on a real display: an X server of the test's own, and nothing but the server's events."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from sjavs_desktop.app.display import LIBRARIES, missing
from tests.ui import x11

TOP = Path(__file__).parents[2]
pytestmark = [
    pytest.mark.display,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X servers of one's own are for Linux"),
]


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A display of our own. CI must have what it needs; elsewhere what is missing is named."""
    lacking = ([] if x11.installed() else ["xvfb"]) + missing(LIBRARIES)
    if lacking:
        told = f"not installed (Debian: apt-get install {' '.join(lacking)})"
        if os.environ.get("CI") == "true":
            pytest.fail(told)
        pytest.skip(told)
    with x11.server() as name:
        yield name


@pytest.fixture
def environment(display: str, tmp_path: Path) -> dict[str, str]:
    """A user who has never played: an empty home, and nothing of ours in the environment."""
    home, runtime = tmp_path / "home", tmp_path / "runtime"
    home.mkdir()
    runtime.mkdir(mode=0o700)
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "QT_", "WAYLAND_", "LC_"))}
    return {**kept, "HOME": str(home), "XDG_RUNTIME_DIR": str(runtime), "DISPLAY": display, "LANG": "C.UTF-8"}


def played(way: str, environment: dict[str, str], folder: Path) -> dict[str, object]:
    """What came of a way to use the application."""
    folder.mkdir(exist_ok=True)
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.ui.real_display", way, str(folder)],
        cwd=TOP,
        env={**environment, "QT_QPA_PLATFORM": "xcb"},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.stderr == ""
    assert (done.returncode, done.stdout) == (0, "")
    report: dict[str, object] = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    assert report["visible"] is False
    assert report["thread"] is False
    return report


def colours(picture: QImage) -> int:
    """How many different colours a picture has, at every third point."""
    return len({picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3)})


def different(one: QImage, other: QImage) -> float:
    """The part of the points, of every third, at which two pictures differ."""
    points = [(x, y) for x in range(0, one.width(), 3) for y in range(0, one.height(), 3)]
    return sum(one.pixel(x, y) != other.pixel(x, y) for x, y in points) / len(points)


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_a_whole_deal_is_played_by(way: str, environment: dict[str, str], tmp_path: Path) -> None:
    report = played(way, environment, tmp_path / "shots")
    assert report["first_speed"] == "slow"
    assert report["plays"] == 8
    assert report["own"] > 8  # type: ignore[operator]
    assert report["results"] == report["rows"] == 1
    assert report["shuffles"] == 2
    shots = report["shots"]
    assert isinstance(shots, list)
    assert {"welcome", "auction", "play", "over"} <= set(shots)
    pictures = {name: QImage(str(tmp_path / "shots" / f"{name}.png")) for name in shots}
    for name, picture in pictures.items():
        assert (picture.width(), picture.height()) == (1366, 768), name
        assert colours(picture) > 300, name
    for one, other in combinations(pictures, 2):
        assert different(pictures[one], pictures[other]) > 0.005, (one, other)
    home = Path(environment["HOME"])
    kept = [path.relative_to(home).as_posix() for path in home.rglob("*.ini")]
    assert kept == [".config/sjavs-desktop/sjavs.ini"]
    assert "speed=fast" in (home / kept[0]).read_text(encoding="utf-8")


def test_the_window_opens_again_with_the_size_that_it_had(environment: dict[str, str], tmp_path: Path) -> None:
    first = played("size", environment, tmp_path / "first")
    again = played("size", environment, tmp_path / "again")
    assert first["size"] != again["size"] == [1111, 699]


def until(process: subprocess.Popen[str], found: "x11.Client") -> int:
    """The window of the application, once it can be seen."""
    limit = time.monotonic() + 120
    while time.monotonic() < limit:
        assert process.poll() is None, process.communicate()
        seen = [one for one in found.windows() if "sjavs" in found.text(one, "WM_CLASS").lower()]
        if seen and found.colours() > 1000:
            return seen[-1]
        time.sleep(0.05)
    raise AssertionError("no window came")


@pytest.mark.parametrize("command", [["-m", "sjavs_desktop"], ["-m", "sjavs_desktop.cli.main"]])
def test_the_command_opens_the_window_and_ends_when_it_is_closed(
    environment: dict[str, str], tmp_path: Path, command: list[str]
) -> None:
    client = x11.Client(environment["DISPLAY"])
    process = subprocess.Popen(
        [sys.executable, "-W", "error", *command],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        window = until(process, client)
        assert client.text(window, "_NET_WM_NAME") == "Sjavs"
        place = client.geometry(window)
        assert place.width >= 900
        assert place.height >= 600
        assert place.width <= 1366
        assert place.height <= 768
        client.ask_to_close(window)
        out, err = process.communicate(timeout=60)
        assert (process.returncode, out, err) == (0, "", "")
        assert client.windows() == []
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()
        client.close()
