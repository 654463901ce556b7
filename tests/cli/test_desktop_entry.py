"""The entry among the programs of a user: written where desktops look, in every language, and taken away."""

import os
import shutil
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from sjavs_desktop.cli import install_desktop_entry as command
from sjavs_desktop.cli.arguments import Refused
from sjavs_desktop.cli.main import main
from sjavs_desktop.messages import LANGUAGES, SOURCE

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="desktop entries are of Linux")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of data with spaces and ð, in which there is something already, and a program beside it."""
    folder = tmp_path / "Mín dáta við ø og ð"
    (folder / "applications").mkdir(parents=True)
    (folder / "applications" / "other.desktop").write_text("[Desktop Entry]\nType=Application\nName=x\nExec=x\n")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("APPIMAGE", raising=False)
    program = tmp_path / '100 % $mín "bin"' / command.NAME
    program.parent.mkdir()
    program.touch(0o755)
    monkeypatch.setattr(sys, "argv", [str(program.with_name("sjavs"))])
    return folder


def below(folder: Path) -> dict[str, bytes]:
    return {str(one.relative_to(folder)): one.read_bytes() for one in folder.rglob("*") if one.is_file()}


@linux
def test_it_is_written_and_taken_away_again(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = below(data)
    assert main(["install-desktop-entry"]) == 0
    said = capsys.readouterr().out
    assert str(data / "applications" / "sjavs-desktop.desktop") in said
    assert len(said.splitlines()) == 1
    assert {str(path.relative_to(data)) for path in command.files(data).values()} <= set(below(data))
    assert main(["install-desktop-entry"]) == 0
    assert main(["install-desktop-entry", "--remove"]) == 0
    left = below(data)
    # The list of what opens which file belongs to the other entry too, where the tool that makes it is installed.
    left.pop("applications/mimeinfo.cache", None)
    assert left == before
    assert main(["install-desktop-entry", "--remove"]) == 0
    assert "nothing was changed" in capsys.readouterr().out


@linux
def test_nothing_is_left_where_nothing_was(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.rmtree(data)
    assert main(["install-desktop-entry"]) == 0
    assert main(["install-desktop-entry", "--remove"]) == 0
    assert below(data) == {}


@linux
def test_what_cannot_be_written_is_said_in_one_sentence(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (data / "mime").touch()
    assert main(["install-desktop-entry"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("sjavs: ")
    assert "mime" in told
    assert len(told.splitlines()) == 1


@linux
@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="needs desktop-file-utils")
def test_the_entry_is_valid_with_any_path(data: Path) -> None:
    assert main(["install-desktop-entry"]) == 0
    for path in (command.TEMPLATE, command.files(data)["entry"]):
        done = subprocess.run(["desktop-file-validate", str(path)], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout + done.stderr) == (0, "")


def entries() -> dict[str, str]:
    lines = command.TEMPLATE.read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


def test_the_program_is_quoted_as_entries_want_it() -> None:
    made = command.entry("Exec=x %f\nTryExec=x\nName=y\n", Path('/a b/$5 "100"/\\x'))
    assert made == 'Exec="/a b/\\\\$5 \\\\"100\\\\"/\\\\\\\\x" %f\nTryExec=/a b/$5 "100"/\\\\x\nName=y\n'


AWKWARD = ["plain", "100 % spæl", "%f", 'a "b" $HOME `c` \\d', "50%% $0 'x' =y"]


@linux
@pytest.mark.skipif(not shutil.which("gio"), reason="needs GLib's own programs")
@pytest.mark.parametrize("folder", AWKWARD)
def test_a_desktop_starts_the_program_from_any_folder_with_its_file(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    program, told = tmp_path / folder / command.NAME, tmp_path / "told"
    program.parent.mkdir()
    program.write_text('#!/bin/sh\nprintf "%s\\n" "$0" "$@" >"$TOLD.new" && mv "$TOLD.new" "$TOLD"\n')
    program.chmod(0o755)
    monkeypatch.setenv("TOLD", str(told))
    monkeypatch.setattr(sys, "argv", [str(program.with_name("sjavs"))])
    assert main(["install-desktop-entry"]) == 0
    entry, record = command.files(data)["entry"], tmp_path / "ein dystur.sjavs"
    record.touch()
    subprocess.run(["gio", "launch", str(entry), str(record)], check=True, timeout=60)
    # It is started and not waited for.
    end = time.monotonic() + 60
    while not told.exists() and time.monotonic() < end:
        time.sleep(0.01)
    assert told.read_text().splitlines() == [str(program), str(record)]


def test_every_language_has_its_words() -> None:
    found = entries()
    others = [code for code in LANGUAGES if code != SOURCE]
    for key in ("GenericName", "Comment", "Keywords"):
        said = [found[key], *(found[f"{key}[{code}]"] for code in others)]
        assert len(set(said)) == len(said), key
    comments = ElementTree.parse(command.TYPES).iter("{http://www.freedesktop.org/standards/shared-mime-info}mime-type")
    for kind in comments:
        told = kind.findall("{http://www.freedesktop.org/standards/shared-mime-info}comment")
        languages = [one.get("{http://www.w3.org/XML/1998/namespace}lang", SOURCE) for one in told]
        assert sorted(languages) == sorted(LANGUAGES)
        assert kind.get("type") in found["MimeType"].split(";")


def test_the_window_is_known_by_the_name_of_the_entry(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """A desktop shows the icon of the entry for the window only then."""
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtWidgets import QApplication

    from sjavs_desktop.ui.application import prepare

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    prepare(app)
    assert QGuiApplication.desktopFileName() == command.TEMPLATE.stem == command.NAME
    monkeypatch.setenv("FLATPAK_ID", "org.sjavs.Sjavs")
    prepare(app)
    assert QGuiApplication.desktopFileName() == "org.sjavs.Sjavs"
    monkeypatch.delenv("FLATPAK_ID")
    prepare(app)
    assert app.applicationName() == entries()["StartupWMClass"]
    assert entries()["Icon"] == command.NAME


@pytest.mark.skipif(not shutil.which("update-mime-database"), reason="needs shared-mime-info")
@linux
def test_records_and_duels_have_types_of_their_own(data: Path) -> None:
    assert main(["install-desktop-entry"]) == 0
    globs = (data / "mime" / "globs2").read_text()
    assert "application/x-sjavs-record:*.sjavs\n" in globs
    assert "application/x-sjavs-duel:*.sjavs-duel\n" in globs


@pytest.mark.parametrize("remove", [True, False])
def test_a_mac_is_told_what_to_do_instead(remove: bool) -> None:
    assert "Applications" in command.of_system("darwin", remove)


def test_a_shortcut_of_windows_that_cannot_be_made_is_said(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("APPDATA", str(tmp_path / "Roaming"))
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(Refused, match="start menu instead"):
        command.of_system("win32", False)
    assert "nothing was changed" in command.of_system("win32", True)


def test_a_shortcut_of_windows_is_made_and_taken_away(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("APPDATA", str(tmp_path / "Roaming"))
    monkeypatch.setattr(shutil, "which", lambda name: "/powershell" if name == "powershell" else None)
    asked: list[str] = []

    def powershell(arguments: list[str], env: dict[str, str], **more: object) -> None:
        # What is run is the same whatever the names are.
        asked.append(arguments[-1])
        Path(env["SJAVS_LINK"]).write_text(env["SJAVS_PROGRAM"])

    monkeypatch.setattr(subprocess, "run", powershell)
    link = command.start_menu(os.environ) / "Sjavs.lnk"
    assert str(link) in command.of_system("win32", False)
    assert asked == [command.SHORTCUT]
    assert link.read_text() == str(command.program())
    assert "not in the start menu any more" in command.of_system("win32", True)
    assert not link.exists()
