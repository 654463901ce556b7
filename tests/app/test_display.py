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
    assert ("neither" in done.stderr) == (not environment)


@pytest.mark.parametrize(
    ("wanted", "named"),
    [
        ("nonsense", "only "),
        ("xcb", "DISPLAY is not set"),
        ("wayland", "nothing answers where WAYLAND_DISPLAY points"),
        ("wayland-egl;xcb", "nothing answers where WAYLAND_DISPLAY points"),
        ("xcb;nonsense", "Qt's platform xcb "),
        ("linuxfb:fb=/dev/null", "no screen"),
        (" ", "only "),
    ],
)
@pytest.mark.parametrize("program", [["sjavs_desktop"], ["sjavs_desktop.cli.main", "demo"]])
def test_a_platform_that_was_asked_for_and_cannot_be_used_is_named(
    tmp_path: Path, wanted: str, named: str, program: list[str]
) -> None:
    """Qt would say that the installation is broken, or crash."""
    done = run([sys.executable, "-m", *program], QT_QPA_PLATFORM=wanted, HOME=str(tmp_path))
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    (said,) = done.stderr.strip().splitlines()
    assert f"QT_QPA_PLATFORM is '{wanted}'" in said
    assert named in said
    assert "nstall" not in said


@pytest.mark.parametrize(
    ("name", "given"),
    [("QT_SCALE_FACTOR", "0"), ("QT_SCALE_FACTOR", "-3"), ("QT_SCALE_FACTOR", "1e9"), ("QT_FONT_DPI", "99999999")],
)
def test_a_size_at_which_nothing_can_be_drawn_is_refused(name: str, given: str) -> None:
    done = run([sys.executable, "-m", "sjavs_desktop"], QT_QPA_PLATFORM="offscreen", **{name: given})
    assert (done.returncode, done.stdout) == (2, "")
    (said,) = done.stderr.strip().splitlines()
    assert f"{name} is '{given}'" in said


@pytest.mark.parametrize("given", ["", "1", "2.5", "much"])
def test_what_qt_takes_or_passes_over_is_left_to_it(given: str) -> None:
    assert display.problem({"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": given}) is None


def test_of_several_platforms_qt_takes_the_first_that_it_can() -> None:
    assert display.problem({"QT_QPA_PLATFORM": "xcb;offscreen"}) is None
    assert display.problem({"QT_QPA_PLATFORM": "XCB:x=1;wayland"}) is not None


SAID = (
    'Could not load the Qt platform plugin {name!r} in "" even though it was found.',
    "This application failed to start because no Qt platform plugin could be initialized. Reinstalling the application "
    "may fix this problem.\n\nAvailable platform plugins are: xcb, offscreen.\n",
)


@pytest.mark.parametrize("environment", [{}, {"QT_QPA_PLATFORM": "xcb"}])
def test_a_library_that_a_platform_lacks_is_named(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str]) -> None:
    def lacks(name: str) -> None:
        raise OSError("libodd.so.3: cannot open shared object file: No such file or directory")

    monkeypatch.setattr("ctypes.CDLL", lacks)
    said = display.told_by_qt([one.format(name="xcb").replace("'", '"') for one in SAID], environment)
    assert "Qt's platform xcb lacks the library libodd.so.3" in said
    assert ("QT_QPA_PLATFORM" in said) == bool(environment)


def test_whatever_else_qt_gives_up_for_is_told_as_it_says_it() -> None:
    assert display.told_by_qt(["No luck today\nat all"], {}) == "Qt cannot open a window: No luck today"
    assert "is 'eglfs', and" in display.told_by_qt(["No luck"], {"QT_QPA_PLATFORM": "eglfs"})


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
