"""Where files lie: in the folders of the system, or all of them in one."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

from sjavs_desktop.app import library, places, settings_file
from sjavs_desktop.cli.words import stay


@pytest.fixture(autouse=True)
def _back(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing that is chosen here holds for other tests."""
    monkeypatch.setenv("XDG_CACHE_HOME", "/cache")
    yield
    places.use(None)


@pytest.mark.parametrize(
    ("program", "platform", "environment", "folder"),
    [
        ("/media/stick/sjavs/sjavs-desktop", "linux", {}, "/media/stick/sjavs"),
        ("/tmp/.mount/usr/bin/sjavs-desktop", "linux", {"APPIMAGE": "/media/stick/Sjavs.AppImage"}, "/media/stick"),
        ("/Applications/Sjavs.app/Contents/MacOS/sjavs", "darwin", {}, "/Applications"),
        ("/usr/local/bin/python3", "darwin", {}, "/usr/local/bin"),
    ],
)
def test_beside_the_program_is_where_its_user_sees_it(
    program: str, platform: str, environment: dict[str, str], folder: str
) -> None:
    assert places.beside(PurePosixPath(program), platform, environment) == Path(folder)


def test_a_file_in_the_place_of_that_folder_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "sjavs-desktop"))
    stay(None)
    assert capsys.readouterr().err == ""
    (tmp_path / places.BESIDE).touch()
    stay(None)
    assert capsys.readouterr().err.startswith(f"{tmp_path / places.BESIDE}: this is a file")
    assert places.chosen.folder is None


def test_a_folder_beside_the_program_holds_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "sjavs-desktop"))
    assert places.beside_program() is None
    assert places.chosen.folder is None
    assert places.settings() is None
    (tmp_path / places.BESIDE).mkdir()
    own = tmp_path / places.BESIDE
    assert places.beside_program() == own
    places.use(own)
    assert places.data() == own
    assert library.user_folder() == own / "rules"
    assert places.state().parent == own
    assert Path(settings_file.own("x").fileName()) == own / "sjavs.ini"
    assert os.environ["XDG_CACHE_HOME"].startswith(str(own)) or sys.platform in ("win32", "darwin")


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, "/home/ðø/.local/state"),
        ("linux", {"XDG_STATE_HOME": "/state"}, "/state"),
        ("linux", {"XDG_STATE_HOME": "not/whole"}, "/home/ðø/.local/state"),
        ("darwin", {}, "/home/ðø/Library/Logs"),
        ("win32", {"LOCALAPPDATA": "/C/Local"}, "/C/Local"),
    ],
)
def test_logs_and_reports_lie_where_the_system_has_them(
    platform: str, environment: dict[str, str], expected: str
) -> None:
    assert places.state_folder(platform, environment, lambda: Path("/home/ðø")) == Path(expected)
