"""Looks at a frozen folder: how large its parts are, whether its licences are there, and whether it works."""

import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import freeze_licences

PARTS = (
    ("licences", ("/licences/", "LICENSE")),
    ("our data (cards, rules, words)", ("sjavs_desktop/data",)),
    ("our compiled kernel", ("sjavs_desktop/engine",)),
    ("Qt: characters of all languages (ICU)", ("libicu",)),
    ("Qt: plugins", ("/plugins/",)),
    ("Qt: libraries", ("PySide6/Qt/lib", "PySide6/Qt6", "libQt6", "Qt6")),
    ("Qt: its modules for Python", ("PySide6", "shiboken6")),
    ("NumPy: OpenBLAS", ("openblas", "gfortran", "quadmath")),
    ("NumPy", ("numpy",)),
    ("pyqtgraph", ("pyqtgraph",)),
    ("Python", ("libpython", "python3", "lib-dynload", "base_library", "lib/python")),
    ("both programs, with the code of all modules", ("/sjavs",)),
)
"""What each part is called, and what its paths contain; the first that fits counts."""


def part(place: str) -> str:
    """The part that a file belongs to."""
    return next((name for name, signs in PARTS if any(sign in place for sign in signs)), "other libraries")


def measure(folder: Path) -> Counter[str]:
    """Bytes by part."""
    found: Counter[str] = Counter()
    for file in folder.rglob("*"):
        if file.is_file() and not file.is_symlink():
            found[part("/" + file.relative_to(folder).as_posix())] += file.stat().st_size
    return found


def print_sizes(folder: Path) -> None:
    """Prints MiB by part, the largest first."""
    found = measure(folder)
    for name, size in found.most_common():
        print(f"{size / 2**20:7.1f} MiB  {name}")
    print(f"{sum(found.values()) / 2**20:7.1f} MiB  in all")


def carried(folder: Path, program: Path) -> list[str]:
    """The modules and files that a frozen folder carries."""
    from PyInstaller.archive.readers import CArchiveReader

    inside = folder / "_internal"
    files = [file.relative_to(inside).as_posix() for file in inside.rglob("*") if not file.is_symlink()]
    return [*CArchiveReader(str(program)).open_embedded_archive("PYZ.pyz").toc, *files]


def check(folder: Path) -> None:
    """Lets the frozen program test itself, with an empty home; ends with a sentence when it is not as it should be."""
    program = folder / ("sjavs.exe" if sys.platform == "win32" else "sjavs")
    held = carried(folder, program)
    if "sounddevice" not in held:
        print("It will be silent: the package sounddevice is not installed (pip install -e '.[freeze,sound]').")
    elif sys.platform != "linux" and not any("libportaudio" in name for name in held):
        raise SystemExit(f"{folder}: the library PortAudio is missing, so nothing could be heard")
    without = freeze_licences.missing(held, folder / "_internal" / freeze_licences.FOLDER)
    if without:
        raise SystemExit(f"{folder}: there is no licence text of {', '.join(without)}")
    with tempfile.TemporaryDirectory() as home:
        places = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "APPDATA", "LOCALAPPDATA"), home)
        done = subprocess.run(
            [program, "--language", "en", "selftest"],
            env={**os.environ, **places},
            capture_output=True,
            text=True,
            encoding="utf-8",
        )
    print(done.stdout, end="")
    if done.returncode or "the compiled kernel" not in done.stdout:
        raise SystemExit(f"{program}: the frozen program does not work\n{done.stderr}")
