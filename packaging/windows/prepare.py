"""Writes what the programs of Windows carry: ``python packaging/windows/prepare.py``.

`sjavs.ico` is drawn from our own SVG, and `version.txt` is what the Explorer shows of a program under *Details*, in the
form that PyInstaller reads. Both are made anew for every release and kept out of the repository.
"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from release_parts import ico, numbers, version  # noqa: E402

STRINGS = {
    "CompanyName": "The Sjavs Desktop authors",
    "FileDescription": "Sjavs",
    "LegalCopyright": "GNU General Public License, version 3 or later",
    "ProductName": "Sjavs Desktop",
}
"""What is said of the program, beside its version. 0409 and 04B0 below: in English, in Unicode."""


def version_text() -> str:
    """The version resource of both programs: FixedFileInfo for Windows, StringFileInfo for people."""
    told = {**STRINGS, "FileVersion": version(), "ProductVersion": version()}
    strings = ",\n        ".join(f"StringStruct({key!r}, {value!r})" for key, value in sorted(told.items()))
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers()},
    prodvers={numbers()},
    mask=0x3f,
    flags=0x0,
    OS=0x40004,
    fileType=0x1,
    subtype=0x0,
    date=(0, 0),
  ),
  kids=[
    StringFileInfo([
      StringTable('040904B0', [
        {strings}
      ])
    ]),
    VarFileInfo([VarStruct('Translation', [0x409, 0x4B0])]),
  ],
)
"""


def main() -> int:
    """Writes both files beside this one."""
    (HERE / "sjavs.ico").write_bytes(ico())
    (HERE / "version.txt").write_text(version_text(), encoding="utf-8", newline="\n")
    print(f"sjavs.ico and version.txt of {version()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
