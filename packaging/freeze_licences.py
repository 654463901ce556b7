"""The licences of everything that the frozen application carries, and whether one of them is missing.

Most packages bring their own texts. The wheels of Qt and of Qt for Python bring none: for these a notice is written,
with the parts of others within Qt (`licences/qt.toml`), and the texts that it names lie beside it.
"""

import re
import shutil
import sys
import sysconfig
import textwrap
import tomllib
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path, PurePosixPath

HERE = Path(__file__).resolve().parent
TEXTS = HERE / "licences"
FOLDER = "licences"
"""Where they lie in the frozen application."""

LIBRARIES = {
    "libbz2": "libbz2-1.0",
    "libffi": "libffi8",
    "liblzma": "liblzma5",
    "libsqlite3": "libsqlite3-0",
    "libxcb-cursor": "libxcb-cursor0",
    "libxcb-icccm": "libxcb-icccm4",
    "libxcb-image": "libxcb-image0",
    "libxcb-keysyms": "libxcb-keysyms1",
    "libxcb-render-util": "libxcb-render-util0",
    "libxcb-util": "libxcb-util1",
    "libxkbcommon": "libxkbcommon0",
    "libzstd": "libzstd1",
    "libxcb": "libxcb1",
}
"""By the beginning of a library's name the package of Debian with its licence; what fits first counts."""
OF_QT = {"pyside6-essentials": "PySide6", "shiboken6": "Shiboken"}
"""Distributions without a text of their own, and what they are called."""
WITHIN = {"portaudio": TEXTS / "others" / "portaudio.txt"}
"""By a part of its name the licence of a library that a distribution brings, and of which that says nothing."""
OURS = "sjavs-desktop"

NOTICE = """\
Qt {qt} and Qt for Python (PySide6 {pyside}, Shiboken {shiboken})
Copyright: The Qt Company Ltd. and other contributors

The libraries in the folders PySide6 and shiboken6, and those beside them whose names begin with Qt, libQt, libicu, \
libpyside and libshiboken, are carried unchanged, as the Qt project publishes them in its wheels of Qt for Python. \
Of Qt they are the modules Core, Gui, Widgets, Svg and PrintSupport with what these need and their plugins.

They are used under the GNU Lesser General Public License, version 3 (LGPL-3.txt), which adds permissions to the GNU \
General Public License, version 3 (GPL-3.txt). Whoever likes may use them under version 2 or 3 of the GNU General \
Public License instead. They are libraries of their own, which the application loads when it starts: they may be \
replaced by others of the same version that have been changed and built anew, and the application may be examined and \
changed for that.

The source code of these very versions is published by the Qt project: of Qt {qt} the modules qtbase, qtsvg and \
qtwayland, of Qt for Python {pyside} the repository pyside-setup.

Parts of these libraries were written by others. FTL.txt, Apache-2.0.txt and permissive.txt have the texts of the \
licences that are named most; Qt's own documentation has all of them ("Third-Party Code Used in Qt").
"""


def normal(name: str) -> str:
    """A distribution's name as it is compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def top(name: str) -> str:
    """The module or folder at the top to which a module (``a.b``) or a file (``a/b.so``) belongs."""
    return PurePosixPath(name.replace("\\", "/")).parts[0].partition(".")[0]


def distributions(names: Iterable[str]) -> list[str]:
    """The distributions that modules and files come from, as far as they come from any; not ours."""
    known = metadata.packages_distributions()
    found = {normal(one) for name in {top(one) for one in names} for one in known.get(name, ())}
    # PyInstaller's own code starts everything.
    return sorted((found | {"pyinstaller"}) - {OURS})


def own_texts(name: str) -> dict[str, Path]:
    """The texts that a distribution brings, by their places."""
    found = {}
    for file in metadata.files(name) or ():
        if re.match(r"(LICEN[CS]E|COPYING|NOTICE)", file.name, re.IGNORECASE) and file.suffix != ".py":
            found["/".join((*file.parent.parts[1:], file.name))] = Path(str(file.locate()))
    return found


# -- Qt ----------------------------------------------------------------------------------------------------------------


def stem(name: str) -> str:
    """The name of a library of Qt without what all of them share: ``libQt6Core.so.6`` is Core, ``qjpeg.dll`` jpeg."""
    last = PurePosixPath(name.replace("\\", "/")).name
    return re.sub(r"^(lib)?(Qt6?|q(?=[a-z]))?", "", last)


def parts_of_others(names: Iterable[str]) -> list[dict[str, str]]:
    """What others have written within those libraries, on this system."""
    stems = {stem(name) for name in names}
    listed = tomllib.loads((TEXTS / "qt.toml").read_text(encoding="utf-8"))["part"]
    return [
        one
        for one in listed
        if sys.platform in one.get("systems", (sys.platform,)) and any(each.startswith(one["inside"]) for each in stems)
    ]


def notice(names: Iterable[str]) -> str:
    """What is said of Qt and Qt for Python, of which the libraries `names` are carried."""
    from PySide6.QtCore import qVersion

    versions = {"qt": qVersion(), "pyside": metadata.version("pyside6-essentials")}
    told = NOTICE.format(shiboken=metadata.version("shiboken6"), **versions)
    lines = ["\n".join(textwrap.wrap(line, 110)) for line in told.splitlines()]
    for one in parts_of_others(names):
        lines += ["", one["name"]]
        for what in (f"Copyright: {one['holders']}", f"Licence: {one['licence']}"):
            lines += textwrap.wrap(what, 110, initial_indent="  ", subsequent_indent="    ")
    return "\n".join([*lines, ""])


def of_qt(names: Iterable[str], work: Path) -> dict[str, Path]:
    """The texts of a distribution of Qt, by their names; the notice is written into `work`."""
    work.mkdir(parents=True, exist_ok=True)
    (work / "LICENCE.txt").write_text(notice(names), encoding="utf-8")
    shutil.copyfile(HERE.parent / "LICENSE", work / "GPL-3.txt")
    files = [work / "LICENCE.txt", work / "GPL-3.txt", *sorted(TEXTS.glob("*.txt"))]
    return {file.name: file for file in files}


# -- All of it ---------------------------------------------------------------------------------------------------------


def entries(names: Iterable[str], work: Path) -> list[tuple[str, str, str]]:
    """The licences of modules and files that are carried, as PyInstaller keeps files; `work` is for what is written."""
    carried = list(names)
    places: dict[str, Path] = {}
    for name in distributions(carried):
        texts = of_qt(carried, work) if name in OF_QT else own_texts(name)
        places |= {f"{name}/{place}": file for place, file in texts.items()}
    places |= {f"{name}/{WITHIN[name].name}": WITHIN[name] for name in within(carried)}
    python = [Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt"]
    places |= {f"python/{file.name}": file for file in python if file.is_file()}
    if sys.platform == "linux":
        for package in {package_of(name) for name in carried} - {""}:
            file = Path("/usr/share/doc") / package / "copyright"
            places |= {f"{package}/copyright": file} if file.is_file() else {}
    return [(f"{FOLDER}/{place}", str(file), "DATA") for place, file in sorted(places.items())]


def within(names: Iterable[str]) -> set[str]:
    """The libraries of `WITHIN` that are carried."""
    return {library for name in names for library in WITHIN if library in PurePosixPath(name).name.lower()}


def package_of(name: str) -> str:
    """The package of Debian with the licence of a library; empty for every other file."""
    last = PurePosixPath(name).name
    return next((package for begin, package in LIBRARIES.items() if last.startswith(begin)), "")


def missing(names: Iterable[str], folder: Path) -> list[str]:
    """What of the carried modules and files has no licence text below `folder`; links are not to be given."""
    carried = list(names)
    wanted = {"python", *distributions(carried), *within(carried)}
    if sys.platform == "linux" and shutil.which("dpkg"):
        wanted |= {package_of(name) for name in carried} - {""}
    return sorted(
        one for one in wanted if not any(file.stat().st_size for file in (folder / one).rglob("*") if file.is_file())
    )
