"""What is installed on Linux beside the program: valid, complete in every language, and of one version."""

import configparser
import gzip
import re
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

import sjavs_desktop
from sjavs_desktop.core import duel, record
from sjavs_desktop.messages import LANGUAGES

TOP = Path(__file__).parents[1]
sys.path.append(str(TOP / "packaging"))

import freeze  # noqa: E402
import freeze_parts  # noqa: E402
from linux import elf, files, finish, make_deb, man_pages  # noqa: E402

MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
TRANSLATED = tuple(one for one in LANGUAGES if one != "en")


@pytest.fixture(scope="module")
def share() -> dict[str, bytes]:
    return files.share()


@pytest.fixture(scope="module")
def entry(share: dict[str, bytes]) -> configparser.SectionProxy:
    read = configparser.RawConfigParser(interpolation=None, delimiters="=")
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string(share["applications/sjavs-desktop.desktop"].decode())
    return read["Desktop Entry"]


def checked(program: str, arguments: list[str], path: Path, content: bytes) -> str:
    """What a program of the system that checks files says of one, with its exit code; skips where there is none."""
    if not shutil.which(program):
        pytest.skip(f"{program} is not installed")
    path.write_bytes(content)
    done = subprocess.run([program, *arguments, str(path)], capture_output=True, text=True)
    return f"{done.returncode} {done.stdout}{done.stderr}"


# -- Versions and texts ------------------------------------------------------------------------------------------------


def test_the_version_comes_from_one_place(share: dict[str, bytes]) -> None:
    assert freeze.version() == sjavs_desktop.__version__
    released = ElementTree.fromstring(share["metainfo/org.sjavs.Sjavs.metainfo.xml"]).find("releases/release")
    assert released is not None
    assert released.get("version") == sjavs_desktop.__version__
    assert f"Sjavs Desktop {sjavs_desktop.__version__}" in page(share, "en", "sjavs")


def test_every_text_is_there_in_every_language() -> None:
    assert set(files.LANGUAGES) == set(LANGUAGES)
    for key, text in files.texts().items():
        assert list(text) == list(files.LANGUAGES), key
        assert all(value.strip() for value in text.values()), key


def test_texts_are_translated_and_not_copied() -> None:
    same = {"name", "man.synopsis", "man.options", "man.name"}
    for key, text in files.texts().items():
        if key not in same:
            assert not {text[one] for one in TRANSLATED} & {text["en"]}, key


def test_lists_of_words_have_the_same_length_in_every_language() -> None:
    words = files.texts()["keywords"]
    assert len({len(text.split(";")) for text in words.values()}) == 1


# -- The entry of the menu and the file types --------------------------------------------------------------------------


def test_the_entry_opens_our_window_with_a_file(entry: configparser.SectionProxy) -> None:
    assert entry["Exec"] == "sjavs-desktop %f"
    assert entry["Type"] == "Application"
    assert entry["Terminal"] == "false"
    assert set(entry["MimeType"].strip(";").split(";")) == set(files.TYPES)
    assert {"Game", "CardGame"} <= set(entry["Categories"].split(";"))


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_entry_speaks_every_language(entry: configparser.SectionProxy, key: str) -> None:
    assert all(entry[f"{key}[{language}]"].strip() for language in TRANSLATED)


def test_the_entry_has_an_icon_in_all_sizes(entry: configparser.SectionProxy, share: dict[str, bytes]) -> None:
    assert share[f"icons/hicolor/scalable/apps/{entry['Icon']}.svg"] == files.ICON.read_bytes()
    for size in files.SIZES:
        picture = share[f"icons/hicolor/{size}x{size}/apps/{entry['Icon']}.png"]
        assert picture.startswith(b"\x89PNG")
        assert struct.unpack_from(">II", picture, 16) == (size, size)


def test_the_entry_is_valid(share: dict[str, bytes], tmp_path: Path) -> None:
    content = share["applications/sjavs-desktop.desktop"]
    assert checked("desktop-file-validate", [], tmp_path / "sjavs-desktop.desktop", content) == "0 "


def test_each_file_type_knows_its_files(share: dict[str, bytes]) -> None:
    found = ElementTree.fromstring(share["mime/packages/sjavs-desktop.xml"])
    types = {one.get("type"): one for one in found.iter(f"{MIME}mime-type")}
    assert set(types) == set(files.TYPES)
    for (kind, pattern), text in zip(
        (("application/x-sjavs-record", "*.sjavs"), ("application/x-sjavs-duel", "*.sjavs-duel")),
        ((record.FORMAT, record.MARKED), (duel.FORMAT,)),
        strict=True,
    ):
        glob, magic = types[kind].find(f"{MIME}glob"), types[kind].find(f"{MIME}magic/{MIME}match")
        assert glob is not None
        assert magic is not None
        assert glob.get("pattern") == pattern
        assert all(f'{{"format": "{one}"'.startswith(magic.get("value", "?")) for one in text)
        spoken = {one.get(files.LANGUAGE, "en") for one in types[kind].iter(f"{MIME}comment")}
        assert spoken == set(LANGUAGES)


# -- The description for shops -----------------------------------------------------------------------------------------


def test_the_description_speaks_every_language(share: dict[str, bytes]) -> None:
    top = ElementTree.fromstring(share["metainfo/org.sjavs.Sjavs.metainfo.xml"])
    for path in ("name", "summary", "description/p", "description/ul/li", "keywords/keyword"):
        spoken = [one.get(files.LANGUAGE, "en") for one in top.findall(path)]
        assert len({spoken.count(language) for language in LANGUAGES}) == 1, path
        assert set(spoken) == set(LANGUAGES), path
    assert top.findtext("launchable") == "sjavs-desktop.desktop"
    assert {one.text for one in top.findall("provides/mediatype")} == set(files.TYPES)


def test_the_description_is_valid(share: dict[str, bytes], tmp_path: Path) -> None:
    content = share["metainfo/org.sjavs.Sjavs.metainfo.xml"]
    assert checked("appstreamcli", ["validate", "--no-net"], tmp_path / "one.metainfo.xml", content).startswith("0 ")


# -- Manual pages ------------------------------------------------------------------------------------------------------


def page(share: dict[str, bytes], language: str, name: str) -> str:
    folder = "man/man6" if language == "en" else f"man/{language}/man6"
    return gzip.decompress(share[f"{folder}/{name}.6.gz"]).decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_terminal_names_every_command(share: dict[str, bytes], language: str) -> None:
    from sjavs_desktop.cli.main import COMMANDS

    text = page(share, language, "sjavs")
    assert [one for one in COMMANDS if f'.SS "{man_pages.escaped(one)}"' not in text] == []
    assert {"\\fB\\-\\-language\\fR", "\\fB\\-\\-pack\\fR"} <= {part.split()[0] for part in text.splitlines() if part}


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("name", ["sjavs", "sjavs-desktop"])
def test_the_pages_are_translated(share: dict[str, bytes], language: str, name: str) -> None:
    def prose(text: str) -> set[str]:
        return {line for line in text.splitlines() if len(line.split()) > 3 and not line.startswith((".", "\\f"))}

    assert prose(page(share, language, name)) & prose(page(share, "en", name)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["sjavs", "sjavs-desktop"])
def test_the_pages_are_set_without_a_warning(share: dict[str, bytes], language: str, name: str, tmp_path: Path) -> None:
    content = page(share, language, name).encode()
    assert checked("groff", ["-k", "-man", "-Tutf8", "-ww", "-z"], tmp_path / f"{name}.6", content) == "0 "


def test_no_text_can_be_taken_for_a_command() -> None:
    assert man_pages.escaped(".SH\n'x \\ a-b") == "\\&.SH\n\\&'x \\e a\\-b"


# -- The package -------------------------------------------------------------------------------------------------------


def library(folder: Path, name: str, needs: tuple[str, ...], asks: str = "") -> None:
    """A file that looks like a library that needs others."""
    names = b"\0" + b"".join(one.encode() + b"\0" for one in needs)
    at, rows = 64 + 2 * 56, []
    for one in needs:
        rows.append(struct.pack("<qQ", elf.NEEDED, names.index(one.encode())))
    dynamic = b"".join([*rows, struct.pack("<qQ", elf.STRINGS, 0x1000 + at), struct.pack("<qQ", 0, 0)])
    head = struct.pack("<16sHHIQQQIHHHHHH", elf.MAGIC, 3, 62, 1, 0, 64, 0, 0, 64, 56, 2, 0, 0, 0)
    size = at + len(names) + len(dynamic)
    loaded = struct.pack("<IIQQQQQQ", elf.LOADED, 4, 0, 0x1000, 0x1000, size, size, 1)
    linked = struct.pack("<IIQQQQQQ", elf.DYNAMIC, 4, at + len(names), 0, 0, len(dynamic), len(dynamic), 1)
    (folder / name).write_bytes(head + loaded + linked + names + dynamic + b"\0" + asks.encode() + b"\0")


def test_what_a_library_needs_is_read(tmp_path: Path) -> None:
    library(tmp_path, "one.so", ("libc.so.6", "libz.so.1"), "GLIBC_2.9\0GLIBC_2.36\0GLIBCXX_3.4")
    assert elf.needed(tmp_path / "one.so") == ["libc.so.6", "libz.so.1"]
    assert elf.newest([tmp_path / "one.so"]) == "2.36"
    (tmp_path / "text").write_text("no library")
    assert elf.needed(tmp_path / "text") == []
    assert elf.programs(tmp_path) == [tmp_path / "one.so"]


def test_a_library_that_looks_into_a_folder_of_its_maker_does_so_no_more(tmp_path: Path) -> None:
    library(tmp_path, "one.so", ("libz.so.1", "/opt/made/lib", "$ORIGIN/../lib", "libc.so.6"))
    code = (tmp_path / "one.so").read_bytes()
    at, entries = elf.dynamic(code)
    tags = [elf.NEEDED, elf.FOLDERS[1], elf.FOLDERS[0], elf.NEEDED, *(tag for tag, _ in entries[4:])]
    table = b"".join(struct.pack("<qQ", tag, value) for tag, (_, value) in zip(tags, entries, strict=True))
    code = code[:at] + table + code[at + len(table) :]
    mended = elf.without_foreign_folders(code)
    assert len(mended) == len(code)
    assert elf.without_foreign_folders(mended) == mended
    (tmp_path / "one.so").write_bytes(mended)
    assert elf.needed(tmp_path / "one.so") == ["libz.so.1", "libc.so.6"]
    assert [tag for tag, _ in elf.dynamic(mended)[1] if tag in elf.FOLDERS] == [elf.FOLDERS[0]]
    (tmp_path / "lone").write_bytes(elf.MAGIC + bytes(100))
    assert elf.without_foreign_folders((tmp_path / "lone").read_bytes()) == (tmp_path / "lone").read_bytes()


@pytest.mark.skipif(sys.platform != "linux", reason="rights of Linux")
def test_a_finished_folder_has_one_time_and_only_programs_may_be_run(tmp_path: Path) -> None:
    (tmp_path / "sjavs").touch(0o700)
    library(tmp_path, "libone.so.1", ("libc.so.6",))
    (tmp_path / "libone.so.1").chmod(0o777)
    finish.finish(tmp_path, 1_000_000_000)
    assert (tmp_path / "sjavs-desktop").readlink() == Path("sjavs")
    assert {file.name: oct(file.stat().st_mode & 0o777) for file in tmp_path.iterdir()} == {
        **{"sjavs": "0o755", "sjavs-desktop": "0o755"},
        "libone.so.1": "0o644",
    }
    assert {file.lstat().st_mtime for file in tmp_path.iterdir()} == {1_000_000_000}


def test_what_this_python_needs_is_read() -> None:
    if sys.platform != "linux" or struct.calcsize("P") != 8:
        pytest.skip("there is no such file here")
    assert "libc.so.6" in elf.needed(Path(sys.executable).resolve())


def test_the_package_depends_upon_what_is_not_carried_along(tmp_path: Path) -> None:
    library(tmp_path, "libours.so.1", ("libc.so.6",), "GLIBC_2.31")
    library(tmp_path, "sjavs", ("libours.so.1", "libz.so.1", "libcups.so.2"), "GLIBC_2.36")
    depends, recommends = make_deb.depends(tmp_path)
    assert depends == "libc6 (>= 2.36), xkb-data, zlib1g"
    assert "libcups2" in recommends


def test_the_changelog_of_the_package_has_the_form_of_one() -> None:
    head, *lines = gzip.decompress(make_deb.changelog()).decode().splitlines()
    assert head == f"sjavs-desktop ({sjavs_desktop.__version__}) stable; urgency=medium"
    assert all(not line or line.startswith(("  * ", "    ", " -- ")) for line in lines)
    assert all(len(line) <= 80 or line.startswith(" -- ") for line in lines)
    assert sum(line.startswith("  * ") for line in lines) == len(files.changes()) > 10


def test_a_library_of_no_known_package_is_an_error(tmp_path: Path) -> None:
    library(tmp_path, "sjavs", ("libunheard-of.so.3",))
    with pytest.raises(SystemExit, match=r"libunheard-of\.so\.3"):
        make_deb.depends(tmp_path)


def test_the_control_file_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library(tmp_path, "sjavs", ("libc.so.6",), "GLIBC_2.36")
    monkeypatch.setattr(make_deb.platform, "machine", lambda: "x86_64")
    text = make_deb.control(tmp_path, 12)
    fields = dict(line.split(": ", 1) for line in text.splitlines() if not line.startswith(" "))
    assert fields["Version"] == sjavs_desktop.__version__
    assert fields["Architecture"] == "amd64"
    assert max(map(len, text.splitlines())) <= 80
    assert fields["Depends"].startswith("libc6 (>= 2.36), ")
    assert re.fullmatch(r"[^<]+ <[^@ ]+@[^> ]+>", fields["Maintainer"])


def test_the_package_says_whose_everything_in_it_is(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no licence"):
        make_deb.copyright_of(tmp_path)
    for name in ("numpy", "libzstd1"):
        (tmp_path / "_internal" / "licences" / name).mkdir(parents=True)
    told = make_deb.copyright_of(tmp_path)
    assert "\n  libzstd1, numpy\n" in told
    # By such a line checkers of packages find whose it is.
    assert re.search(r"^Copyright: \d{4} ", told, re.MULTILINE)
    assert "/usr/lib/sjavs-desktop/_internal/licences" in told
    assert {"GPL-3", "LGPL-3"} <= set(re.findall(r"common-licenses/(L?GPL-3)", told))


@pytest.mark.skipif(sys.platform == "win32", reason="not everybody may make links there")
def test_the_package_knows_the_sum_of_each_of_its_files(tmp_path: Path) -> None:
    (tmp_path / "usr").mkdir()
    (tmp_path / "usr" / "empty").touch()
    (tmp_path / "usr" / "link").symlink_to("empty")
    assert make_deb.sums(tmp_path) == "d41d8cd98f00b204e9800998ecf8427e  usr/empty\n"


# -- What is carried along ---------------------------------------------------------------------------------------------


@pytest.fixture
def links(monkeypatch: pytest.MonkeyPatch) -> Callable[[dict[str, set[str]]], None]:
    """Says which library names which."""
    monkeypatch.setattr(freeze_parts.sys, "platform", "linux")

    def use(known: dict[str, set[str]]) -> None:
        monkeypatch.setattr(freeze_parts, "linked", lambda file: known.get(file, set()))

    return use


def test_only_libraries_that_something_leads_to_are_carried(links: Callable[[dict[str, set[str]]], None]) -> None:
    plugins = "PySide6/Qt/plugins"
    given = [
        ("PySide6/QtCore.abi3.so", "core", "EXTENSION"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "qtcore", "BINARY"),
        ("PySide6/Qt/lib/libQt6Qml.so.6", "qml", "BINARY"),
        (f"{plugins}/platforms/libqxcb.so", "xcb", "BINARY"),
        (f"{plugins}/platforms/libqvnc.so", "vnc", "BINARY"),
        (f"{plugins}/printsupport/libcupsprintersupport.so", "cups", "BINARY"),
        ("libxcb-cursor.so.0", "cursor", "BINARY"),
        ("libglib-2.0.so.0", "glib", "BINARY"),
        ("libpython3.11.so.1.0", "python", "BINARY"),
    ]
    links({"core": {"libqt6core.so.6"}, "qtcore": {"libglib-2.0.so.0"}, "xcb": {"libxcb-cursor.so.0"}})
    kept = [name for name, _, _ in freeze_parts.needed(given)]
    left = {"PySide6/Qt/lib/libQt6Qml.so.6", f"{plugins}/platforms/libqvnc.so", "libglib-2.0.so.0"}
    assert set(kept) == {name for name, _, _ in given} - left


def test_the_library_of_sound_is_carried_though_nothing_is_linked_against_it(
    links: Callable[[dict[str, set[str]]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    links({})
    folder = "_sounddevice_data/portaudio-binaries"
    names = ("libportaudio64bit.dll", "libportaudio64bit-asio.dll", "libportaudioarm64.dll", "libportaudio.dylib")
    given = [(f"{folder}/{name}", name, "BINARY") for name in names]
    for system, name in (("win32", names[0]), ("darwin", names[3])):
        monkeypatch.setattr(freeze_parts.sys, "platform", system)
        assert [entry[1] for entry in freeze_parts.needed(given)] == [name]
    # On Linux it is the system's.
    monkeypatch.setattr(freeze_parts.sys, "platform", "linux")
    assert freeze_parts.needed([*given, ("libportaudio.so.2", "", "BINARY")]) == []


def test_of_the_other_files_only_those_that_are_used_are_carried() -> None:
    given = [
        ("PySide6/Qt/translations/qtbase_de.qm", "", "DATA"),
        ("PySide6/Qt/translations/qtbase_ru.qm", "", "DATA"),
        ("numpy/__init__.pxd", "", "DATA"),
        ("sjavs_desktop/data/rules/sjavs.toml", "", "DATA"),
        ("libkept.so", "lib/libkept.so", "SYMLINK"),
        ("libgone.so", "lib/libgone.so", "SYMLINK"),
        ("PySide6/Qt/lib/QtQml.framework/Resources/Info.plist", "", "DATA"),
        ("PySide6/Qt/lib/QtCore.framework/Resources/Info.plist", "", "DATA"),
    ]
    code = [("lib/libkept.so", "", "BINARY"), ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "", "BINARY")]
    kept = [name for name, _, _ in freeze_parts.wanted(given, code)]
    assert kept == [given[index][0] for index in (0, 3, 4, 7)]


def test_every_file_of_the_application_is_carried() -> None:
    places = {folder for _, folder in freeze_parts.data(TOP)}
    assert {"rules", "resources", "translations"} == {
        place.removeprefix("sjavs_desktop/data/") for place in places if place.startswith("sjavs_desktop/data/")
    }
    assert all(Path(file).exists() for file, _ in freeze_parts.data(TOP))


def test_every_module_of_qt_that_is_imported_is_carried() -> None:
    used = {
        name
        for path in (TOP / "sjavs_desktop").rglob("*.py")
        for name in re.findall(r"^\s*from PySide6\.(Qt\w+) import", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert used
    assert not {f"PySide6.{name}" for name in used} & set(freeze_parts.EXCLUDED)
