"""Reads from programs and libraries of Linux (ELF, 64 bits, least byte first) what they need; nothing else is asked."""

import re
import struct
from collections.abc import Iterable, Iterator
from pathlib import Path

MAGIC = b"\x7fELF\x02\x01"
DYNAMIC, NEEDED, STRINGS = 2, 1, 5
"""Numbers of the format: the segment with what is linked, and in it a library's name and where the names lie."""
LOADED = 1
FOLDERS = (15, 29)
"""Where else a file has its libraries looked for: DT_RPATH and DT_RUNPATH."""


def is_elf(file: Path) -> bool:
    """Whether a file is a program or a library of this kind."""
    with file.open("rb") as opened:
        return opened.read(len(MAGIC)) == MAGIC


def segments(code: bytes) -> Iterator[tuple[int, int, int, int]]:
    """Of each segment its kind, where it lies in the file, where in memory, and how long it is."""
    (at,) = struct.unpack_from("<Q", code, 32)
    size, count = struct.unpack_from("<HH", code, 54)
    for number in range(count):
        kind, _, offset, address, _, length = struct.unpack_from("<IIQQQQ", code, at + number * size)
        yield kind, offset, address, length


def dynamic(code: bytes) -> tuple[int, list[tuple[int, int]]]:
    """Where the table of what is linked lies in a file, and its entries: each a tag and a value."""
    _, offset, _, length = next((part for part in segments(code) if part[0] == DYNAMIC), (DYNAMIC, 0, 0, 0))
    return offset, [struct.unpack_from("<qQ", code, offset + step) for step in range(0, length, 16)]


def strings(code: bytes, entries: Iterable[tuple[int, int]]) -> int | None:
    """Where in a file the texts lie that those entries name; None if there are none."""
    start = next((value for tag, value in entries if tag == STRINGS), None)
    if start is None:
        return None
    return next(
        start - begin + offset
        for kind, offset, begin, size in segments(code)
        if kind == LOADED and begin <= start < begin + size
    )


def needed(file: Path) -> list[str]:
    """The libraries that a file names by itself (DT_NEEDED), in its order; none if it is no such file."""
    code = file.read_bytes()
    if not code.startswith(MAGIC):
        return []
    _, entries = dynamic(code)
    names = strings(code, entries)
    return [] if names is None else [text(code, names + value) for tag, value in entries if tag == NEEDED]


def without_foreign_folders(code: bytes) -> bytes:
    """A file that has no libraries looked for in a folder of the machine where it was made; those beside it stay."""
    at, entries = dynamic(code)
    names = strings(code, entries)
    if names is None:
        return code
    kept = [one for one in entries if one[0] not in FOLDERS or text(code, names + one[1]).startswith("$ORIGIN")]
    table = b"".join(struct.pack("<qQ", *one) for one in kept).ljust(16 * len(entries), b"\0")
    return code[:at] + table + code[at + len(table) :]


def text(code: bytes, at: int) -> str:
    """The text that begins there."""
    return code[at : code.index(b"\0", at)].decode()


def newest(files: Iterable[Path], name: str = "GLIBC") -> str:
    """The newest version of a library (`GLIBC`, `GLIBCXX`) that one of the files asks for, as "2.36"."""
    asked = re.compile(rb"\0" + name.encode() + rb"_(\d+(?:\.\d+)+)(?=\0)")
    found = {match[1].decode() for file in files for match in asked.finditer(file.read_bytes())}
    return max(found, key=lambda version: [int(part) for part in version.split(".")], default="")


def programs(folder: Path) -> list[Path]:
    """Every program and library in a folder, links left out."""
    return sorted(file for file in folder.rglob("*") if file.is_file() and not file.is_symlink() and is_elf(file))
