"""What the frozen application carries, and what it leaves out: data for `sjavs.spec`, for all three systems."""

import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Any

Entry = tuple[str, str, str]
"""A file as PyInstaller keeps it: where it will lie, where it lies (or leads), and what it is."""

PROGRAMS = {
    "linux": (("sjavs", True),),
    "win32": (("sjavs", True), ("sjavs-desktop", False)),
    "darwin": (("sjavs-desktop", False), ("sjavs", True)),
}
"""The programs, and whether each has a console; on Linux one file has both names (`freeze_start.py`)."""

PLUGINS = {
    "platforms": ("xcb", "wayland", "offscreen", "minimal", "windows", "cocoa"),
    "platformthemes": ("xdgdesktopportal",),
    "platforminputcontexts": ("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"),
    "styles": ("modernwindowsstyle", "macstyle"),
    "imageformats": ("svg", "jpeg"),
    "iconengines": ("svgicon",),
    "printsupport": ("cupsprintersupport",),
    "wayland-decoration-client": ("bradient",),
    "wayland-shell-integration": ("xdg-shell",),
}
"""The plugins of Qt that are kept, by kind.

GTK's theme would bring GTK along, and nothing here is drawn by OpenGL; PDFs are written with JPEG. Accessibility is a
part of the platform.
"""

HIDDEN = ["sounddevice"]
"""What is imported only where it is wished for; what is not installed is left out."""

EXCLUDED = [
    *(f"PySide6.Qt{name}" for name in ("Qml", "Quick", "QuickWidgets", "Network", "Sql", "Test", "Xml", "OpenGL")),
    *("PySide6.QtOpenGLWidgets", "PySide6.QtDBus", "PySide6.QtSvgWidgets", "PySide6.QtUiTools", "PySide6.scripts"),
    *("PyQt5", "PyQt6", "PySide2", "OpenGL", "matplotlib", "scipy", "IPython", "cupy", "numba", "h5py", "PIL"),
    *("pyqtgraph.opengl", "pyqtgraph.examples", "pyqtgraph.jupyter"),
    *("numpy.f2py", "numpy.testing", "numpy.distutils", "numpy.tests", "numpy.conftest", "numpy.random"),
    *("numpy._core._multiarray_tests", "numpy.core._multiarray_tests", "resource"),
    *("tkinter", "_tkinter", "curses", "readline", "pdb", "doctest", "unittest", "lib2to3", "ensurepip", "pip"),
    *(
        "setuptools",
        "pkg_resources",
        "Cython",
        "cython",
        "typing_extensions",
        "pytest",
        "hypothesis",
        "ssl",
        "_ssl",
        "_hashlib",
    ),
]
"""Modules that others import where they have them, and that nobody here uses.

Without `_hashlib` Python makes the fingerprints itself, and OpenSSL, which nothing else would use, stays away. The
encodings of East Asia stay: where the system's own is one of them Python does not start without it. `_lsprof` stays, as
pyqtgraph imports cProfile.
"""

OF_THE_SYSTEM = (
    *("libglib-2", "libgobject-2", "libgthread-2", "libgio-2", "libgmodule-2", "libfontconfig", "libfreetype"),
    *("libdbus-1", "libx11", "libxcb.", "libwayland-", "libegl", "libgl", "libcups", "libz.", "libstdc++", "libgcc_s"),
)
"""Libraries of Linux that every desktop has and that must fit the rest of it: never carried along.

The small ones beside X11 are, as many a desktop lacks one of them (`libxcb-cursor` above all).
"""

LOADED_BY_NAME = {"win32": "libportaudio64bit.dll", "darwin": "libportaudio.dylib"}
"""PortAudio as sounddevice brings and opens it by system, one of many in its folder; nothing is linked against it."""
UNUSED = (".pyi", ".pxd", ".h", ".c", ".ui", ".npz", ".typed", ".csv", ".pyx", ".in")
"""How files end that packages carry for compilers and for tests."""


def data(top: Path) -> list[tuple[str, str]]:
    """The files of the application beside its code: where they lie, and the folder in which they will lie."""
    inside = "sjavs_desktop/data"
    found = [(str(top / "rules"), f"{inside}/rules"), (str(top / "resources"), f"{inside}/resources")]
    found += [(str(file), f"{inside}/translations") for file in sorted((top / "translations").glob("*.ts"))]
    return [*found, (str(top / "LICENSE"), ".")]


def place(entry: Entry) -> PurePosixPath:
    """Where a file will lie."""
    return PurePosixPath(entry[0].replace("\\", "/"))


def plugin(path: PurePosixPath) -> tuple[str, str] | None:
    """The kind and the name of a plugin of Qt; None for every other file."""
    if "plugins" not in path.parts or "PySide6" not in path.parts:
        return None
    kind = path.parts[path.parts.index("plugins") + 1]
    return kind, path.name.partition(".")[0].removeprefix("lib").removeprefix("q")


def foreign(path: PurePosixPath) -> bool:
    """Whether a file is a library that the system has to have."""
    return sys.platform == "linux" and path.name.casefold().startswith(OF_THE_SYSTEM)


def linked(file: str) -> set[str]:
    """The names, in small letters, of the libraries that a file names by itself."""
    if sys.platform == "linux":
        from linux import elf

        return {name.casefold() for name in elf.needed(Path(file))}
    from PyInstaller.depend.bindepend import get_imports

    return {PurePosixPath(name.replace("\\", "/")).name.casefold() for name, _ in get_imports(file)}


def needed(binaries: Iterable[Entry]) -> list[Entry]:
    """The modules and plugins that are kept, and of the libraries only those that they lead to."""
    libraries: dict[str, list[Entry]] = {}
    waiting: list[Entry] = []
    for entry in binaries:
        path, what = place(entry), plugin(place(entry))
        if foreign(path) if what is None else what[1] not in PLUGINS.get(what[0], ()):
            continue
        if path.name == LOADED_BY_NAME.get(sys.platform):
            waiting.append(entry)
        elif what is None and entry[2] != "EXTENSION" and not path.name.startswith(("libpython", "python", "Python")):
            libraries.setdefault(path.name.casefold(), []).append(entry)
        else:
            waiting.append(entry)
    kept: dict[str, Entry] = {}
    while waiting:
        entry = waiting.pop()
        if entry[0] in kept:
            continue
        kept[entry[0]] = entry
        for name in linked(entry[1]) if entry[2] != "SYMLINK" else ():
            waiting += libraries.get(name, [])
    return [kept[key] for key in sorted(kept)]


def wanted(datas: Iterable[Entry], kept: Iterable[Entry]) -> list[Entry]:
    """Of the files that are no code those that are used: no link to a library that stays away, nothing of tests."""
    places = {place(entry) for entry in kept}
    frames = {path.parts[index] for path in places for index in range(len(path.parts))}
    return [entry for entry in datas if is_wanted(entry, places, frames)]


def is_wanted(entry: Entry, places: set[PurePosixPath], parts: set[str]) -> bool:
    """Whether one file is wanted, beside code that lies in `places`, in folders of these `parts`."""
    path = place(entry)
    frame = next((part for part in path.parts if part.endswith(".framework")), None)
    if frame is not None:
        return frame in parts
    if entry[2] == "SYMLINK":
        return path.parent / entry[1] in places
    if "PySide6" in path.parts and "translations" in path.parts:
        return path.name in ("qtbase_da.qm", "qtbase_de.qm")
    if path.parts[0] in ("PySide6", "shiboken6", "numpy", "pyqtgraph"):
        return path.suffix not in UNUSED and "peegee" not in path.parts
    return True


def of_windows(here: Path) -> dict[str, Any]:
    """The icon and the version that Windows shows of a program."""
    found = {"icon": here / "windows" / "sjavs.ico", "version": here / "windows" / "version.txt"}
    return {key: str(file) for key, file in found.items() if sys.platform == "win32" and file.is_file()}


def of_macos(here: Path) -> dict[str, Any]:
    """The icon and the description of the bundle of macOS: `macos/bundle.toml` has all of it but the version."""
    from freeze import version

    described, icon = here / "macos" / "bundle.toml", here / "macos" / "sjavs.icns"
    listed = tomllib.loads(described.read_text(encoding="utf-8")) if described.is_file() else {}
    return {
        "icon": str(icon) if icon.is_file() else None,
        "bundle_identifier": listed.pop("bundle_identifier", None),
        "version": version(),
        "info_plist": {"CFBundleShortVersionString": version(), **listed},
    }
