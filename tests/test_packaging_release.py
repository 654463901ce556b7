"""What a release needs and no system but its own can build: checked here as far as that goes without a network."""

import ast
import os
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtGui import QImage

import sjavs_desktop
from sjavs_desktop.app.duels import END
from sjavs_desktop.app.settings import SETTINGS
from sjavs_desktop.app.vault import ENDED

TOP = Path(__file__).parents[1]
PACKAGING = TOP / "packaging"
WINDOWS, MACOS, FLATPAK = PACKAGING / "windows", PACKAGING / "macos", PACKAGING / "flatpak"
ID = "org.sjavs.Sjavs"
EXTENSIONS = {ENDED.removeprefix("."), END.removeprefix(".")}


def script(name: str, folder: Path = PACKAGING) -> ModuleType:
    """One of the programs of the packaging, with its neighbours found as when it is run."""
    sys.path.insert(0, str(folder))
    try:
        sys.modules.pop(name, None)
        return __import__(name)
    finally:
        sys.path.remove(str(folder))
        sys.modules.pop(name, None)


@pytest.fixture(scope="module")
def parts() -> ModuleType:
    """`release_parts.py`."""
    return script("release_parts")


# -- The version -------------------------------------------------------------------------------------------------------


def test_the_version_stands_in_one_place_and_the_changelog_begins_with_it(parts: ModuleType) -> None:
    version = sjavs_desktop.__version__
    assert parts.version() == version
    assert (*parts.numbers(),) == (*map(int, version.split(".")), 0)
    assert "version" not in tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    first = re.search(r"^## (\S+)", (TOP / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert first is not None
    assert first[1] == version
    assert len(parts.notes()) > 200
    assert "\n## " not in parts.notes()
    recipes = [path for folder in (WINDOWS, MACOS, FLATPAK) for path in folder.iterdir() if path.suffix != ".txt"]
    assert [path for path in recipes if path.is_file() and version.encode() in path.read_bytes()] == [
        # Where it says how it is called.
        path
        for path in recipes
        if path.name == "sjavs.iss"
    ]


def test_a_tag_of_another_version_is_refused(parts: ModuleType) -> None:
    with pytest.raises(SystemExit, match=re.escape(sjavs_desktop.__version__)):
        parts.check("v99.0.0")
    with pytest.raises(SystemExit, match="check TAG"):
        parts.main(["check"])


def test_wheels_are_looked_into_before_they_are_attached(parts: ModuleType, tmp_path: Path) -> None:
    def wheel(tag: str, *names: str, version: str = parts.version()) -> None:
        with zipfile.ZipFile(tmp_path / f"sjavs_desktop-{version}-{tag}.whl", "w") as made:
            for name in names:
                made.writestr(name, "")

    data, compiled = "sjavs_desktop/data/rules/sjavs.toml", "sjavs_desktop/engine/kernel.cp311-win_amd64.pyd"
    for python in parts.PYTHONS[1:]:
        wheel(f"{python}-{python}-win_amd64", data, compiled)
    with pytest.raises(SystemExit, match="there are wheels for"):
        parts.wheels(tmp_path)
    wheel("cp311-cp311-win_amd64", data, "sjavs_desktop/engine/kernel.py")
    with pytest.raises(SystemExit, match="not compiled"):
        parts.wheels(tmp_path)
    wheel("cp311-cp311-win_amd64", data, compiled)
    parts.wheels(tmp_path)
    wheel("cp311-cp311-linux_x86_64", data, compiled)
    with pytest.raises(SystemExit, match="auditwheel"):
        parts.wheels(tmp_path)


def test_a_frozen_folder_that_asks_for_a_newer_system_than_is_said_is_refused(
    parts: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="no program for Linux"):
        parts.glibc(tmp_path)
    program = tmp_path / "sjavs"
    program.write_bytes(
        b"\x7fELF\x02\x01" + bytes(70) + b"\0GLIBC_2.9\0GLIBC_" + parts.promised("x86_64").encode() + b"\0"
    )
    parts.glibc(tmp_path, "x86_64")
    assert parts.promised("x86_64") in capsys.readouterr().out
    program.write_bytes(program.read_bytes() + b"GLIBC_2.99\0")
    with pytest.raises(SystemExit, match=r"needs glibc 2\.99"):
        parts.glibc(tmp_path, "x86_64")


def test_nothing_is_compiled_for_a_python_that_is_too_old(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its installer refuses the package when that is made, which took a minute of compiling before."""
    pytest.importorskip("hatchling")
    build_kernel = script("build_kernel")
    compiled: list[Path] = []

    def compile_kernel(root: Path) -> Path:
        compiled.append(root)
        return root / "sjavs_desktop" / "kernel.so"

    monkeypatch.setattr(build_kernel, "compile_kernel", compile_kernel)
    from hatchling.metadata.core import ProjectMetadata
    from hatchling.plugin.manager import PluginManager

    metadata = ProjectMetadata(str(TOP), PluginManager())
    hook = build_kernel.KernelHook(str(TOP), {}, None, metadata, "", "wheel")
    for version, times in (("3.10.13", 0), ("3.11.0", 1)):
        monkeypatch.setattr(build_kernel.platform, "python_version", lambda version=version: version)
        hook.initialize("standard", {"force_include": {}})
        assert len(compiled) == times


def test_cibuildwheel_is_told_the_same_pythons(parts: ModuleType) -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["tool"]["cibuildwheel"]["build"] == [f"{python}-*" for python in parts.PYTHONS]
    resolved = script("resolve_wheels").PYTHONS
    assert [f"cp{python.replace('.', '')}" for python in resolved] == list(parts.PYTHONS)


# -- Windows -----------------------------------------------------------------------------------------------------------

SECTIONS = {
    "Setup": None,
    "Languages": {"Name", "MessagesFile"},
    "Tasks": {"Name", "Description", "Flags"},
    "InstallDelete": {"Type", "Name"},
    "Files": {"Source", "DestDir", "DestName", "Flags"},
    "Icons": {"Name", "Filename", "Tasks"},
    "Registry": {"Root", "Subkey", "ValueType", "ValueName", "ValueData", "Flags", "Tasks"},
    "Run": {"Filename", "Description", "Flags"},
    "CustomMessages": None,
}
"""The sections of the recipe, and their parameters where entries have some."""
FLAGS = {
    *("unchecked", "ignoreversion", "recursesubdirs", "createallsubdirs", "uninsdeletevalue", "uninsdeletekey"),
    *("nowait", "postinstall", "skipifsilent"),
}
CONSTANTS = {"app", "autopf", "autoprograms", "autodesktop", "cm"}
OF_INNO = {"CreateDesktopIcon", "LaunchProgram"}
"""Messages that Inno Setup has in each of its languages."""


def inno() -> dict[str, list[str]]:
    """The lines of every section of the recipe, without comments and what is for the preprocessor."""
    sections: dict[str, list[str]] = {}
    lines = sections.setdefault("", [])
    for line in (WINDOWS / "sjavs.iss").read_text(encoding="utf-8-sig").splitlines():
        if head := re.fullmatch(r"\[(\w+)\]", line):
            lines = sections.setdefault(head[1], [])
        elif line and not line.startswith((";", "#", "  #")):
            lines.append(line)
    return sections


def entry(line: str) -> dict[str, str]:
    """The parameters of an entry; quotes within quotes are doubled."""
    part = r'(\w+): (?:"((?:[^"]|"")*)"|([^";]+))'
    assert re.fullmatch(rf"{part}(; {part})*", line), line
    return {name: quoted.replace('""', '"') or plain for name, quoted, plain in re.findall(part, line)}


def test_the_recipe_of_inno_setup_has_the_form_of_one() -> None:
    sections = inno()
    assert sections.pop("") == []
    assert set(sections) == set(SECTIONS)
    for name, known in SECTIONS.items():
        for line in sections[name]:
            if known is None:
                assert re.fullmatch(r"[\w.]+=.+", line), line
                continue
            found = entry(line)
            assert set(found) <= known, line
            assert set(found.get("Flags", "").split()) <= FLAGS, line
            for value in found.values():
                assert set(re.findall(r"\{(\w+)", value)) <= CONSTANTS, line
    text = (WINDOWS / "sjavs.iss").read_text(encoding="utf-8-sig")
    assert len(re.findall(r"^#if", text, re.MULTILINE)) == len(re.findall(r"^#endif", text, re.MULTILINE))
    assert set(re.findall(r"\{#(\w+)\}", text)) <= set(re.findall(r"#define (\w+)", text)) | {"Version"}


def test_the_installer_asks_for_no_administrator_and_leaves_what_is_the_users() -> None:
    sections = inno()
    setup = dict(line.split("=", 1) for line in sections["Setup"])
    assert setup["PrivilegesRequired"] == "lowest"
    assert setup["DefaultDirName"].startswith("{autopf}")
    assert re.fullmatch(r"\{\{[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}\}", setup["AppId"])
    assert {entry(line)["Root"] for line in sections["Registry"]} == {"HKA"}
    # Only the folder of the program itself is emptied, and only of the program.
    assert [entry(line)["Name"] for line in sections["InstallDelete"]] == [r"{app}\_internal"]
    assert "UninstallDelete" not in sections
    kinds = {
        found["Subkey"].split("\\")[2].removeprefix(".")
        for found in map(entry, sections["Registry"])
        if found["Subkey"].endswith("OpenWithProgids")
    }
    assert kinds == EXTENSIONS


def test_every_word_of_the_installer_is_there_in_each_language() -> None:
    sections = inno()
    languages = {entry(line)["Name"] for line in sections["Languages"]}
    assert languages == {"en", "da", "fo", "de"}
    told: dict[str, set[str]] = {language: set() for language in languages}
    for line in sections["CustomMessages"]:
        language, _, name = line.partition("=")[0].partition(".")
        told[language].add(name)
    used = set(re.findall(r"\{cm:(\w+)", "\n".join(line for lines in sections.values() for line in lines)))
    for language, names in told.items():
        assert names == used - OF_INNO, language
    faroese = (WINDOWS / "faroese.isl").read_text(encoding="utf-8-sig")
    assert "LanguageID=$0438" in faroese
    assert {name for name in OF_INNO if f"\n{name}=" in faroese} == OF_INNO
    for line in faroese.splitlines():
        assert not line or re.fullmatch(r";.*|\[\w+\]|\w+=.+", line), line
    for name in ("ExitSetupMessage", "ReadyLabel2a", "ConfirmUninstall", "ButtonNext"):
        assert f"\n{name}=" in faroese


def test_the_version_of_the_programs_is_what_pyinstaller_reads(parts: ModuleType) -> None:
    made = ast.parse(script("prepare", WINDOWS).version_text(), mode="eval").body
    assert isinstance(made, ast.Call)
    assert ast.unparse(made.func) == "VSVersionInfo"
    fixed = {one.arg: ast.literal_eval(one.value) for one in made.keywords[0].value.keywords}  # type: ignore[attr-defined]
    assert fixed["filevers"] == fixed["prodvers"] == parts.numbers()
    pairs = [node for node in ast.walk(made) if isinstance(node, ast.Call) and ast.unparse(node.func) == "StringStruct"]
    strings = dict(tuple(map(ast.literal_eval, pair.args)) for pair in pairs)
    assert strings["FileVersion"] == strings["ProductVersion"] == sjavs_desktop.__version__


def test_the_icon_of_windows_holds_every_size_and_shows_what_the_drawing_shows(parts: ModuleType) -> None:
    made = parts.ico()
    assert struct.unpack_from("<HHH", made) == (0, 1, len(parts.ICO_SIZES))
    end = 6 + 16 * len(parts.ICO_SIZES)
    for number, size in enumerate(parts.ICO_SIZES):
        wide, high, _, _, _, bits, length, start = struct.unpack_from("<BBBBHHII", made, 6 + 16 * number)
        assert (wide or 256, high or 256, bits, start) == (size, size, 32, end)
        end = start + length
    assert end == len(made)
    image = QImage()
    assert image.loadFromData(made, "ICO")
    assert image.pixelColor(image.width() // 2, image.height() // 4).lightness() > 200
    assert image.pixelColor(0, 0).alpha() < 20


# -- macOS -------------------------------------------------------------------------------------------------------------


def bundle() -> dict[str, Any]:
    """What the bundle says of itself, as the system reads it."""
    read: dict[str, Any] = plistlib.loads(plistlib.dumps(tomllib.loads((MACOS / "bundle.toml").read_text("utf-8"))))
    return read


def test_the_bundle_of_macos_describes_the_window_its_languages_and_its_files() -> None:
    told = bundle()
    assert told["bundle_identifier"] == ID
    assert told["CFBundleExecutable"] == "sjavs-desktop"
    assert told["LSBackgroundOnly"] is False
    assert told["NSHighResolutionCapable"] is True
    spoken = next(option for option in SETTINGS if option.key == "language")
    codes = {str(choice.value) for choice in spoken.choices} - {"system"}
    assert set(told["CFBundleLocalizations"]) == codes
    assert told["LSMinimumSystemVersion"] == "13.0"
    declared = {one["UTTypeIdentifier"]: one["UTTypeTagSpecification"] for one in told["UTExportedTypeDeclarations"]}
    opened = [kind for one in told["CFBundleDocumentTypes"] for kind in one["LSItemContentTypes"]]
    assert set(opened) == set(declared)
    assert {end for tags in declared.values() for end in tags["public.filename-extension"]} == EXTENSIONS


def test_the_bundle_may_do_no_more_than_python_needs() -> None:
    allowed = plistlib.loads((MACOS / "entitlements.plist").read_bytes())
    assert set(allowed) == {
        "com.apple.security.cs.allow-unsigned-executable-memory",
        "com.apple.security.cs.disable-library-validation",
    }


def test_the_icon_of_macos_is_a_chain_of_pictures_of_the_right_size(parts: ModuleType) -> None:
    made = parts.icns()
    assert struct.unpack_from(">4sI", made) == (b"icns", len(made))
    place, seen = 8, {}
    while place < len(made):
        kind, length = struct.unpack_from(">4sI", made, place)
        image = QImage.fromData(made[place + 8 : place + length], "PNG")
        seen[kind] = image.width()
        place += length
    assert seen == parts.ICNS_TYPES


STUB = r"""#!/bin/sh
echo "$(basename "$0") $*" >> "$LOG"
for last; do :; done
[ "$1" != create ] || [ "$(grep -c '^hdiutil create' "$LOG")" -gt "${BUSY:-0}" ] || exit 1
[ "$1" != create ] || : > "$last"
"""


def image_script(tmp_path: Path, **more: str) -> list[str]:
    """The commands that make_dmg.sh gives on a machine whose tools only write down what they are asked."""
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("plutil", "codesign", "hdiutil", "xcrun", "sleep"):
        (tools / name).write_text(STUB, encoding="utf-8")
        (tools / name).chmod(0o755)
    app = tmp_path / "Sjavs.app"
    (app / "Contents" / "MacOS").mkdir(parents=True)
    (app / "Contents" / "MacOS" / "sjavs-desktop").touch()
    (app / "Contents" / "Frameworks" / "QtCore.framework").mkdir(parents=True)
    (app / "Contents" / "Frameworks" / "kernel.so").touch()
    log = tmp_path / "log"
    environment = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}", "LOG": str(log), **more}
    run = [str(MACOS / "make_dmg.sh"), "1.2.3", str(app), str(tmp_path / "out")]
    done = subprocess.run(["bash", *run], env=environment, capture_output=True, text=True, check=True, timeout=60)
    assert Path(done.stdout.splitlines()[-1]).is_file()
    return log.read_text(encoding="utf-8").splitlines()


needs_bash = pytest.mark.skipif(sys.platform == "win32" or not shutil.which("bash"), reason="a script for bash")


@needs_bash
def test_without_a_certificate_the_disk_image_is_signed_by_nobody(tmp_path: Path) -> None:
    told = image_script(tmp_path, SJAVS_SIGN_IDENTITY="", SJAVS_NOTARY_PROFILE="")
    signed = [line for line in told if line.startswith("codesign --force")]
    assert len(signed) == 1
    assert "--deep --sign -" in signed[0]
    assert any(line.startswith("hdiutil create -volname Sjavs 1.2.3") for line in told)
    assert not any(line.startswith("xcrun") for line in told)


@needs_bash
def test_a_disk_image_that_is_busy_is_made_at_the_next_try(tmp_path: Path) -> None:
    told = image_script(tmp_path, BUSY="9")
    assert sum(line.startswith("hdiutil create") for line in told) == 10
    assert sum(line.startswith("sleep") for line in told) == 9


@needs_bash
def test_a_disk_image_that_cannot_be_made_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as told:
        image_script(tmp_path, BUSY="10")
    assert "10 tries" in told.value.stderr


@needs_bash
def test_with_a_certificate_it_is_signed_from_the_inside_and_shown_to_apple(tmp_path: Path) -> None:
    told = image_script(tmp_path, SJAVS_SIGN_IDENTITY="Developer ID Application: X", SJAVS_NOTARY_PROFILE="release")
    signed = [line for line in told if line.startswith("codesign --force")]
    ends = [line.rpartition("/")[2] for line in signed]
    assert ends[:4] == ["kernel.so", "QtCore.framework", "sjavs-desktop", "Sjavs.app"]
    assert ends[4].endswith(".dmg")
    assert ["entitlements" in line for line in signed] == [False, False, True, True, False]
    assert [line.split()[1] for line in told if line.startswith("xcrun")] == ["notarytool", "stapler"]
