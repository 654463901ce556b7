"""Without a display there is one sentence and exit code 2, never a stack trace of Qt."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sjavs_desktop.app import display

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="displays are asked for on Linux only")


def run(command: list[str], **changes: str) -> subprocess.CompletedProcess[str]:
    environment = {
        key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    return subprocess.run(command, env={**environment, **changes}, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize(
    "environment", [{}, {"DISPLAY": ":7654"}, {"DISPLAY": "nonsense"}, {"WAYLAND_DISPLAY": "gone"}]
)
def test_no_display_is_said_in_one_sentence_with_exit_code_2(environment: dict[str, str]) -> None:
    done = run([sys.executable, "-m", "sjavs_desktop"], **environment)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert "display" in done.stderr


def test_a_display_that_lies_and_answers_nothing_ends_in_one_sentence_too() -> None:
    """What Qt says when it finds out is told, and nothing of Qt's own on the way."""
    done = run([sys.executable, "-m", "sjavs_desktop"], QT_QPA_PLATFORM="xcb", DISPLAY=":7654")
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_display_of_another_machine_is_left_to_qt() -> None:
    assert display.reachable_x11("localhost:10.0")
    assert not display.reachable_x11("localhost:ten")


def test_an_offscreen_platform_needs_no_display() -> None:
    assert display.problem({"QT_QPA_PLATFORM": "offscreen"}) is None


def test_a_listening_wayland_socket_is_enough(tmp_path: Path) -> None:
    import socket

    with socket.socket(socket.AF_UNIX) as door:
        door.bind(str(tmp_path / "wayland-9"))
        door.listen()
        assert display.reachable_wayland({"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": str(tmp_path)})


def test_a_missing_library_is_named_with_its_package() -> None:
    assert display.missing({"libsurely-not-there.so.1": "libsurely1", "libc.so.6": "libc6"}) == ["libsurely1"]
