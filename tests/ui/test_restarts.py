"""Start and quit on a real display with a window manager: everything is found again where it was."""

import shutil
import sys

import pytest

from sjavs_desktop.app.display import LIBRARIES, missing
from tests.bench.restarts import WAYS, cycles, inside
from tests.ui import x11

pytestmark = [
    pytest.mark.display,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X servers of one's own are for Linux"),
    pytest.mark.skipif(
        not x11.installed() or bool(missing(LIBRARIES)), reason="no X server, or not what Qt needs for it"
    ),
]


@pytest.mark.parametrize("way", WAYS)
def test_three_starts_find_everything_as_it_was(way: str) -> None:
    if way == "lost" and shutil.which("openbox") is None:
        pytest.skip("without a window manager nobody brings a window back to its frame")
    found = cycles(way, 3)
    assert found["changed"] == {}
    first = found["first"]
    assert (first["maximised"], first["full"]) == (way == "maximised", way == "full")
    assert (first["language"], first["theme"], first["dark"], first["score"]) == ("fo", "dark", True, True)
    assert inside(first["frame"], first["screen"])
    if way == "normal":
        assert first["size"] == [1043, 655]
