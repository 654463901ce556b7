"""What the releases share: the version, what is new in it, and the icon in the containers of Windows and macOS."""

import os
import platform
import re
import struct
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]
ICON = TOP / "resources" / "icons" / "sjavs.svg"

PYTHONS = ("cp311", "cp312", "cp313", "cp314")
"""For which there are wheels, as cibuildwheel is told in pyproject.toml."""
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
"""Pixels: what the Explorer shows at 100, 125, 150 and 200 %, and the largest."""
ICNS_TYPES = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""The kinds of picture of a Mac, each kept as PNG, and their pixels; from ic11 on every second is a sharper half."""


def version() -> str:
    """The version of the application, which stands in one place."""
    text = (TOP / "sjavs_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(\d+\.\d+\.\d+)"$', text, re.MULTILINE)
    if not found:
        raise SystemExit("sjavs_desktop/__init__.py: there is no __version__ of three numbers")
    return found[1]


def numbers() -> tuple[int, int, int, int]:
    """The version as Windows wants it: four numbers."""
    first, second, third = (int(part) for part in version().split("."))
    return first, second, third, 0


def picture(size: int) -> tuple[bytes, bytes]:
    """The icon with so many pixels at each side: as PNG, and as rows of blue, green, red and alpha from above."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(str(ICON))
    if not renderer.isValid():
        raise SystemExit(f"{ICON}: cannot be drawn")
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    kept = QByteArray()
    buffer = QBuffer(kept)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(kept.data()), bytes(image.constBits())


def bitmap(size: int, pixels: bytes) -> bytes:
    """A picture as icons keep it: 32 bits a pixel from below, and a mask of one bit that hides nothing."""
    header = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, 0, 0, 0, 0, 0)
    row = 4 * size
    rows = [pixels[start : start + row] for start in range(0, row * size, row)]
    mask = bytes((size + 31) // 32 * 4 * size)
    return header + b"".join(reversed(rows)) + mask


def ico() -> bytes:
    """The icon for Windows. The largest is a PNG, as Windows has it since Vista; the others every program can read."""
    entries, pictures = [], []
    place = 6 + 16 * len(ICO_SIZES)
    for size in ICO_SIZES:
        png, pixels = picture(size)
        data = png if size == 256 else bitmap(size, pixels)
        entries.append(struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place))
        pictures.append(data)
        place += len(data)
    return struct.pack("<HHH", 0, 1, len(ICO_SIZES)) + b"".join(entries) + b"".join(pictures)


def icns() -> bytes:
    """The icon for macOS."""
    pictures = {size: picture(size)[0] for size in set(ICNS_TYPES.values())}
    parts = [kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for kind, size in ICNS_TYPES.items()]
    whole = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(whole)) + whole


def notes() -> str:
    """What CHANGELOG.md says of this version: the text of the release."""
    text = (TOP / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(version())}\b[^\n]*\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if not found or not found[1].strip():
        raise SystemExit(f"CHANGELOG.md says nothing of {version()}")
    return found[1].strip()


def check(tag: str) -> None:
    """Ends with a sentence when a tag is not that of this version, or nobody has written what is new in it."""
    if tag != f"v{version()}":
        raise SystemExit(f"the tag is {tag}, but sjavs_desktop/__init__.py says {version()}")
    if "unreleased" in (TOP / "CHANGELOG.md").read_text(encoding="utf-8").partition("\n- ")[0]:
        raise SystemExit(f"CHANGELOG.md still calls {version()} unreleased")
    notes()


def wheels(folder: Path) -> None:
    """Ends with a sentence unless there is one wheel for each Python, each with the version, the data and a kernel."""
    found: list[str] = []
    for file in sorted(folder.glob("*.whl")):
        _, release, python, _, system = file.stem.split("-")
        with zipfile.ZipFile(file) as opened:
            names = opened.namelist()
        if release != version():
            raise SystemExit(f"{file.name}: the version is {version()}")
        if not any(re.fullmatch(r"sjavs_desktop/engine/kernel\.[^/]+\.(so|pyd)", name) for name in names):
            raise SystemExit(f"{file.name}: the search kernel is not compiled")
        if "sjavs_desktop/data/rules/sjavs.toml" not in names:
            raise SystemExit(f"{file.name}: the rules are missing")
        if system.startswith("linux"):
            raise SystemExit(f"{file.name}: not every Linux can take it (auditwheel repair)")
        found.append(python)
    if sorted(found) != sorted(PYTHONS):
        raise SystemExit(f"{folder}: there are wheels for {found}, not for {list(PYTHONS)}")
    print(f"{len(found)} wheels of {version()}, each with a compiled kernel")


def promised(machine: str) -> str:
    """The oldest glibc that README.md says the archive for a kind of processor runs with, as "2.35"."""
    text = (TOP / "README.md").read_text(encoding="utf-8")
    found = re.search(r"any Linux with glibc (\d+\.\d+) \(x86-64\) or (\d+\.\d+) \(ARM\)", text)
    if not found:
        raise SystemExit("README.md does not say which glibc the archive for Linux runs with")
    return found[2 if machine in ("aarch64", "arm64") else 1]


def glibc(folder: Path, machine: str = "") -> None:
    """Ends with a sentence when the frozen folder asks for a newer glibc than README.md says."""
    from linux import elf

    files = elf.programs(folder)
    if not files:
        raise SystemExit(f"{folder}: there is no program for Linux")
    needed, said = elf.newest(files), promised(machine or platform.machine())
    if [int(part) for part in needed.split(".")] > [int(part) for part in said.split(".")]:
        raise SystemExit(f"{folder}: needs glibc {needed}, but README.md says {said}")
    print(f"needs glibc {needed}; README.md says {said}")


def main(arguments: Sequence[str] | None = None) -> int:
    """``python packaging/release_parts.py version|notes|check TAG|wheels DIR|glibc DIR``."""
    command, *rest = sys.argv[1:] if arguments is None else arguments
    if command == "check" and len(rest) == 1:
        check(rest[0])
    elif command == "wheels" and len(rest) == 1:
        wheels(Path(rest[0]))
    elif command == "glibc" and len(rest) == 1:
        glibc(Path(rest[0]))
    elif command in ("version", "notes") and not rest:
        print(version() if command == "version" else notes())
    else:
        raise SystemExit("python packaging/release_parts.py version|notes|check TAG|wheels DIR|glibc DIR")
    return 0


if __name__ == "__main__":
    sys.exit(main())
