"""That everything which is carried along has its licence beside it, and that a frozen folder without one is refused."""

import re
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[1]
sys.path.append(str(TOP / "packaging"))

import freeze_check  # noqa: E402
import freeze_licences  # noqa: E402


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Says which distribution has which module, and that the machine is no Debian."""
    known = {
        "PySide6": ["PySide6_Essentials"],
        "shiboken6": ["shiboken6"],
        "numpy": ["numpy"],
        "sjavs_desktop": ["Sjavs.Desktop"],
    }
    monkeypatch.setattr(freeze_licences.metadata, "packages_distributions", lambda: known)
    monkeypatch.setattr(freeze_licences.shutil, "which", lambda name: None)


@pytest.mark.usefixtures("installed")
def test_a_distribution_that_is_carried_without_its_licence_is_found(tmp_path: Path) -> None:
    carried = [
        "numpy.core.x",
        "numpy",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "json.tool",
        "sjavs_desktop.ui",
        "libzstd.so.1",
    ]
    wanted = ["numpy", "pyinstaller", "pyside6-essentials", "python"]
    assert freeze_licences.missing(carried, tmp_path) == wanted
    for name in wanted:
        (tmp_path / name / "licenses").mkdir(parents=True)
        (tmp_path / name / "licenses" / "LICENSE").touch()
    # A file with nothing in it is no licence.
    assert freeze_licences.missing(carried, tmp_path) == wanted
    for name in wanted:
        (tmp_path / name / "licenses" / "LICENSE").write_text("may be used")
    assert freeze_licences.missing(carried, tmp_path) == []


@pytest.mark.usefixtures("installed")
def test_a_library_of_debian_is_carried_with_its_licence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freeze_licences.sys, "platform", "linux")
    monkeypatch.setattr(freeze_licences.shutil, "which", lambda name: "/usr/bin/dpkg")
    assert {"libzstd1", "libxcb-util1", "libxcb1"} <= set(
        freeze_licences.missing(["libzstd.so.1", "libxcb-util.so.1", "libxcb-shm.so.0"], tmp_path)
    )


@pytest.mark.skipif(sys.platform == "win32", reason="the program is a script")
def test_a_frozen_folder_is_looked_at_before_it_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "sjavs").write_text("#!/bin/sh\necho the compiled kernel\n")
    (tmp_path / "sjavs").chmod(0o755)
    for held, without, silent in ((["sounddevice"], [], False), (["json"], [], True), ([], ["numpy", "cffi"], True)):
        monkeypatch.setattr(freeze_check, "carried", lambda folder, program, held=held: held)
        monkeypatch.setattr(freeze_licences, "missing", lambda held, folder, without=without: without)
        if without:
            with pytest.raises(SystemExit, match="no licence text of numpy, cffi"):
                freeze_check.check(tmp_path)
        else:
            freeze_check.check(tmp_path)
        assert ("It will be silent" in capfd.readouterr().out) is silent


@pytest.mark.usefixtures("installed")
def test_a_library_that_a_distribution_brings_has_its_own_licence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dll = "_sounddevice_data/portaudio-binaries/libportaudio64bit.dll"
    monkeypatch.setattr(freeze_licences, "own_texts", lambda name: {})
    kept = {place: Path(file) for place, file, _ in freeze_licences.entries([dll], tmp_path)}
    assert "Ross Bencina" in kept["licences/portaudio/portaudio.txt"].read_text(encoding="utf-8")
    assert "portaudio" in freeze_licences.missing([dll], tmp_path)


def test_a_program_for_windows_without_the_library_of_sound_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(freeze_check, "carried", lambda folder, program: ["sounddevice"])
    monkeypatch.setattr(freeze_check.sys, "platform", "darwin")
    with pytest.raises(SystemExit, match="PortAudio is missing"):
        freeze_check.check(tmp_path)


def test_of_qt_the_notice_names_what_is_carried_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("PySide6.QtCore")
    known = {"pyside6-essentials": "6.11.3", "shiboken6": "6.11.4"}
    monkeypatch.setattr(freeze_licences.metadata, "version", known.__getitem__)
    monkeypatch.setattr(freeze_licences.sys, "platform", "linux")
    core = freeze_licences.notice(["PySide6/Qt/lib/libQt6Core.so.6", "PySide6/Qt/lib/libicuuc.so.73"])
    assert {"6.11.3", "6.11.4", "LGPL-3.txt", "pyside-setup", "PCRE2", "ICU"} <= set(re.findall(r"[\w.-]+\w", core))
    assert "HarfBuzz" not in core
    assert "://" not in core
    monkeypatch.setattr(freeze_licences.sys, "platform", "win32")
    windows = freeze_licences.notice(
        ["PySide6\\Qt6Core.dll", "PySide6\\Qt6Gui.dll", "PySide6\\plugins\\imageformats\\qjpeg.dll"]
    )
    assert {"FreeType 2", "HarfBuzz", "zlib"} <= set(windows.splitlines())
    assert "libjpeg-turbo" in windows
    assert "XCB" not in windows


def test_the_licences_that_the_notice_names_lie_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freeze_licences, "notice", lambda names: "notice")
    texts = freeze_licences.of_qt([], tmp_path / "work")
    assert set(re.findall(r"[\w.-]+\.txt", freeze_licences.NOTICE)) <= set(texts)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["LGPL-3.txt"].read_text(encoding="utf-8")
    assert texts["GPL-3.txt"].read_bytes() == (TOP / "LICENSE").read_bytes()
