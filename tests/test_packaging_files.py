"""That the repository can be had on every system, and that the recipes of releases that are data keep their form."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.test_packaging_release import FLATPAK, ID, PACKAGING, TOP, script

PACKAGE = TOP / "sjavs_desktop"
WORKFLOWS = sorted((TOP / ".github" / "workflows").glob("*.yml"))
DATA = {".png", ".wav", ".sqlite"}
"""Kinds of files that are no text; every other one is held to be."""
WITH_MARK = {".iss", ".isl"}
"""Inno Setup before 6.3 takes a file without a mark of UTF-8 for one in the alphabet of the machine."""
LONGEST = 120
"""Characters of a path in the repository, so that Windows takes it below a folder of some length (260 in all)."""


def tracked() -> list[str]:
    """Every file that git keeps, or would after the next `git add`."""
    if not (TOP / ".git").exists() or shutil.which("git") is None:
        pytest.skip("only a checkout knows what belongs to it")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=TOP, capture_output=True, check=True).stdout.decode("utf-8")
    return sorted(name for name in listed.split("\0") if name and (TOP / name).exists())


# -- Names and bytes ---------------------------------------------------------------------------------------------------

RESERVED = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?", re.IGNORECASE)
ILLEGAL = re.compile(r'[<>:"\\|?*\x00-\x1f]|[. ]$|^ ')


def badly_named(names: list[str]) -> list[str]:
    """The paths that Windows or macOS could not have, or could not tell apart."""
    wrong = [name for name in names if len(name) > LONGEST or not name.isascii()]
    for name in names:
        wrong += [name for part in name.split("/") if RESERVED.fullmatch(part) or ILLEGAL.search(part)]
    places: dict[str, str] = {}
    for name in names:
        steps = name.split("/")
        for end in range(1, len(steps) + 1):
            path = "/".join(steps[:end])
            first = places.setdefault(unicodedata.normalize("NFC", path).casefold(), path)
            wrong += [name] if first != path else []
    return sorted(set(wrong))


def test_every_name_in_the_repository_can_be_had_on_every_system() -> None:
    names = tracked()
    assert len(names) > 500
    assert badly_named(names) == []


@pytest.mark.parametrize(
    "name", ["a/aux.py", "NUL", "docs/com1.txt", "a:b", "what?", "end.", "end ", "é.svg", "A/b.py", "x/" * 70 + "y"]
)
def test_a_name_that_some_system_cannot_have_is_found(name: str) -> None:
    assert badly_named(["a/c.py", name]) == [name]


def test_text_files_are_utf8_with_plain_line_ends() -> None:
    for name in tracked():
        path = TOP / name
        if path.suffix in DATA:
            continue
        content = path.read_bytes()
        content.decode("utf-8")
        assert b"\r" not in content, name
        assert content.startswith(b"\xef\xbb\xbf") is (path.suffix in WITH_MARK), name
        assert not content or content.endswith(b"\n"), name


def test_a_checkout_on_windows_gets_the_same_bytes() -> None:
    rules = (TOP / ".gitattributes").read_text(encoding="utf-8").splitlines()
    assert "* text=auto eol=lf" in rules
    assert {f"*{kind} binary" for kind in DATA} <= set(rules)


# -- Encodings ---------------------------------------------------------------------------------------------------------


TOUCHES = re.compile(r"open\(|_text\(|text=|newlines=|TemporaryFile\(")
"""What a module holds that reads or writes text; the others need not be read any further."""


def call_name(call: ast.Call) -> str:
    """The last part of what is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def mode(call: ast.Call) -> str | None:
    """The mode that a call of `open` gives, if it looks like one of a text file."""
    given = [one.value for one in call.keywords if one.arg == "mode"]
    given += call.args[0 if isinstance(call.func, ast.Attribute) else 1 :][:1]
    values = [one.value for one in given if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    return values[0] if values else None


def is_text(call: ast.Call) -> bool:
    """Whether a call reads or writes text, in an encoding that has to be said or is chosen by the machine."""
    name, named = call_name(call), {one.arg for one in call.keywords}
    method = isinstance(call.func, ast.Attribute)
    if name in ("read_text", "write_text"):
        return len(call.args) < (1 if name == "read_text" else 2)
    if name in ("run", "Popen", "check_output"):
        return bool(named & {"text", "universal_newlines"})
    if name in ("NamedTemporaryFile", "TemporaryFile"):
        return "b" not in (mode(call) or "w+b")
    if name == "open" and method:
        return bool(re.fullmatch(r"[rwax]\+?t?", mode(call) or ""))
    return name == "open" and "b" not in (mode(call) or "r")


def without_encoding(source: str) -> list[int]:
    """The lines that read or write text without saying in which encoding, which Windows would choose otherwise."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return [one.lineno for one in calls if is_text(one) and all(given.arg != "encoding" for given in one.keywords)]


def test_every_text_file_is_read_and_written_in_an_encoding_that_is_said() -> None:
    sources = {path: path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))}
    assert len(sources) > 300
    looked_at = {path: source for path, source in sources.items() if TOUCHES.search(source)}
    found = [f"{path.relative_to(TOP)}:{line}" for path, text in looked_at.items() for line in without_encoding(text)]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "open(p)",
        "open(p, 'w')",
        "p.open('a')",
        "p.read_text(errors='strict')",
        "p.write_text(x)",
        "run(x, text=True)",
        "open(p, mode='r')",
    ],
)
def test_a_text_file_without_an_encoding_is_found(source: str) -> None:
    assert without_encoding(source) == [1]
    assert without_encoding(f"{source[:-1]}, encoding='utf-8')") == []
    assert without_encoding("open(p, 'rb'); p.open('wb'); self.open(x); q.open(); os.open(p, os.O_RDONLY)") == []


# -- The workflows -----------------------------------------------------------------------------------------------------

RUNNERS = {
    *("ubuntu-22.04", "ubuntu-24.04", "ubuntu-24.04-arm", "windows-2025", "macos-15", "macos-15-intel"),
    "${{ matrix.os }}",
}
"""Machines that are known to be there; their names are checked by nobody before a run waits for one in vain."""


AWAITED = set() if (PACKAGING / "linux").is_dir() else {"packaging/build.py"}
"""What freezes the program comes together with the packages for Linux."""


def workflow(path: Path) -> dict[str, Any]:
    """A workflow, read as YAML."""
    yaml = pytest.importorskip("ruamel.yaml")
    read: dict[str, Any] = yaml.YAML(typ="safe").load(path.read_text(encoding="utf-8"))
    return read


def steps(path: Path) -> Iterator[dict[str, Any]]:
    """Every step of a workflow."""
    for job in workflow(path)["jobs"].values():
        yield from job["steps"]


@pytest.mark.parametrize("schema", ["vendor.github-workflows", "custom.github-workflows-require-timeout"])
def test_workflows_have_the_form_that_the_schema_of_github_asks_for(schema: str) -> None:
    pytest.importorskip("check_jsonschema")
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, WORKFLOWS)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_use_known_machines_pinned_actions_and_files_that_exist(path: Path) -> None:
    read = workflow(path)
    assert read["permissions"] == {"contents": "read"}
    for job in read["jobs"].values():
        assert job["runs-on"] in RUNNERS
        matrix = job.get("strategy", {}).get("matrix", {})
        listed = [*matrix.get("os", ()), *(one["os"] for one in matrix.get("include", ()))]
        assert set(listed) <= RUNNERS
    ours = re.compile(r"(?:packaging|\.ci)[/\\][\w./\\-]+")
    for step in steps(path):
        if "uses" in step:
            assert re.fullmatch(r"actions/[\w-]+@v\d+", step["uses"])
        for name in ours.findall(step.get("run", "")):
            assert (TOP / name.replace("\\", "/")).is_file() or name in AWAITED, name


def test_what_signs_is_skipped_where_there_are_no_secrets() -> None:
    held = 0
    for job in workflow(TOP / ".github" / "workflows" / "release.yml")["jobs"].values():
        secret = {name for name, value in job.get("env", {}).items() if "secrets." in str(value)}
        for step in job["steps"]:
            run = step.get("run", "")
            uses = any(name in run for name in (*secret, "sign.ps1"))
            if uses and "CERTIFICATE" not in step.get("if", ""):
                # The installer is made in any case, and asks by itself.
                assert "if ($env:CERTIFICATE -or $env:SIGN_OPTIONS)" in run, step["name"]
            held += uses
    assert held == 4


def test_a_certificate_that_cannot_sign_ends_the_release() -> None:
    """The step is run as it stands, with programs that only answer."""
    if sys.platform == "win32" or not shutil.which("bash"):
        pytest.skip("a script for bash")
    path = TOP / ".github" / "workflows" / "release.yml"
    step = next(one for one in steps(path) if "find-identity" in one.get("run", ""))
    name = '"Developer ID Application: Somebody (A1)"'
    for identity, code in ((f"  1) AB12 {name}", 0), ('  1) AB12 "Apple Development: Somebody"', 1), ("", 1)):
        script = (
            f"security() {{ [ $1 != find-identity ] || echo '{identity}'; }}\nuuidgen() {{ echo x; }}\n{step['run']}"
        )
        with tempfile.TemporaryDirectory() as folder:
            told = Path(folder) / "env"
            environment = {
                **{"PATH": os.environ["PATH"], "RUNNER_TEMP": folder, "GITHUB_ENV": str(told), "APPLE_ID": ""},
                **{"CERTIFICATE": "eA==", "CERTIFICATE_PASSWORD": ""},
            }
            done = subprocess.run(["bash", "-e", "-c", script], env=environment, capture_output=True, text=True)
            assert done.returncode == code, done.stderr
            assert (told.is_file() and name.strip('"') in told.read_text(encoding="utf-8")) is (code == 0)


GLIBC = {"ubuntu-22.04": "2.35", "ubuntu-24.04": "2.39", "ubuntu-24.04-arm": "2.39"}
"""What the machines of the workflow have; what is frozen there may ask for it."""


def test_the_readme_names_the_glibc_of_the_machines_that_freeze() -> None:
    parts = script("release_parts")
    job = workflow(TOP / ".github" / "workflows" / "release.yml")["jobs"]["linux"]
    told = {one["machine"]: parts.promised(one["machine"]) for one in job["strategy"]["matrix"]["include"]}
    assert told == {one["machine"]: GLIBC[one["os"]] for one in job["strategy"]["matrix"]["include"]}
    assert any("release_parts.py glibc" in step.get("run", "") for step in job["steps"])


# -- Flatpak -----------------------------------------------------------------------------------------------------------


def test_the_flatpak_has_no_network_and_no_folder_of_the_user() -> None:
    manifest = workflow(FLATPAK / f"{ID}.yaml")
    assert manifest["id"] == ID
    assert manifest["command"] == "sjavs-desktop"
    assert set(manifest["finish-args"]) == {
        *("--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--socket=pulseaudio")
    }
    assert manifest["base-version"] == manifest["runtime-version"]
    sources = [one for module in manifest["modules"] for one in module["sources"]]
    archives = [one for one in sources if one["type"] == "archive"]
    assert archives
    assert all(re.fullmatch(r"[0-9a-f]{64}", one["sha256"]) for one in archives)
    assert not any("url" in one for one in sources)
    # CMake 4 takes no project that is made for what it was before 3.5, as PortAudio is.
    portaudio = next(module for module in manifest["modules"] if module["name"] == "portaudio")
    assert "-DCMAKE_POLICY_VERSION_MINIMUM=3.5" in portaudio["config-opts"]
    assert {one["path"] for module in manifest["modules"] for one in module["sources"] if one["type"] == "dir"} == {
        script("gather", FLATPAK).GATHERED.name
    }


def test_files_that_a_flatpak_hands_out_carry_its_name(tmp_path: Path) -> None:
    gather = script("gather", FLATPAK)
    gather.shared(
        {
            "applications/sjavs-desktop.desktop": b"Exec=sjavs-desktop %f\nIcon=sjavs-desktop\n",
            "mime/packages/sjavs-desktop.xml": b'<icon name="sjavs-desktop"/>',
            "metainfo/org.sjavs.Sjavs.metainfo.xml": b"<launchable>sjavs-desktop.desktop</launchable>",
            "icons/hicolor/64x64/apps/sjavs-desktop.png": b"sjavs-desktop",
            "man/man6/sjavs.6.gz": b"",
        },
        tmp_path,
    )
    found = {path.relative_to(tmp_path).as_posix(): path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert found == {
        f"applications/{ID}.desktop": f"Exec=sjavs-desktop %f\nIcon={ID}\n".encode(),
        f"mime/packages/{ID}.xml": f'<icon name="{ID}"/>'.encode(),
        f"metainfo/{ID}.metainfo.xml": f"<launchable>{ID}.desktop</launchable>".encode(),
        f"icons/hicolor/64x64/apps/{ID}.png": b"sjavs-desktop",
    }


# -- The resolver ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def resolver() -> ModuleType:
    """`resolve_wheels.py`, which nobody lets reach a network here."""
    return script("resolve_wheels", PACKAGING)


def item(name: str, version: str, file: str, *requires: str) -> dict[str, Any]:
    """A package in a report of pip."""
    metadata = {"name": name, "version": version, "requires_dist": list(requires)}
    return {"metadata": metadata, "download_info": {"url": f"https://example.org/{file}"}, "requested_extras": []}


def test_what_only_the_other_system_needs_is_asked_for_by_name(
    resolver: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def pip(command: list[str], **more: Any) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        shown = [
            item("game", "1", "game-1-py3-none-any.whl", 'colorama>=0.4; sys_platform == "win32"', "odd; extra == 'x'")
        ]
        if "colorama>=0.4" in command:
            shown.append(item("Colorama", "0.4.6", "colorama-0.4.6-cp312-cp312-win_amd64.whl"))
        return subprocess.CompletedProcess(command, 0, json.dumps({"install": shown}), "")

    monkeypatch.setattr(resolver.subprocess, "run", pip)
    windows, linux = resolver.SYSTEMS[0], resolver.SYSTEMS[3]
    answer = resolver.resolve(windows, "3.12", resolver.GAME)
    assert answer.versions == {"game": "1", "colorama": "0.4.6"}
    assert resolver.floors([answer]) == {windows.name: ["win_amd64"]}
    assert len(asked) == 2
    assert " --python-version 3.12 --platform win_amd64 " in " ".join(asked[0])
    assert set(resolver.resolve(linux, "3.12", resolver.GAME).versions) == {"game"}


def test_a_missing_wheel_fails_and_is_named(
    resolver: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def pip(command: list[str], **more: Any) -> subprocess.CompletedProcess[str]:
        if "win_amd64" in command:
            return subprocess.CompletedProcess(
                command, 1, "", "WARNING: x\nERROR: No matching distribution for numpy\n"
            )
        return subprocess.CompletedProcess(command, 0, json.dumps({"install": []}), "")

    monkeypatch.setattr(resolver.subprocess, "run", pip)
    assert resolver.main(["--python", "3.13", "--json", str(tmp_path / "told.json")]) == 1
    shown = capsys.readouterr().out
    assert "MISSING: ERROR: No matching distribution for numpy" in shown
    assert json.loads((tmp_path / "told.json").read_text(encoding="utf-8"))["missing"] == len(resolver.KINDS)
    assert "example.org" not in (tmp_path / "told.json").read_text(encoding="utf-8")
