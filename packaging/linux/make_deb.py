"""Makes the package for Debian and what comes from it, from the frozen folder; dpkg-deb has to be there."""

import gzip
import hashlib
import platform
import shutil
import subprocess
import sys
import tempfile
import textwrap
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import freeze
import freeze_licences

from linux import elf, files, finish

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
LIBRARIES = {
    "libc.so.6": "libc6",
    "libm.so.6": "libc6",
    "libdl.so.2": "libc6",
    "librt.so.1": "libc6",
    "libpthread.so.0": "libc6",
    "libutil.so.1": "libc6",
    "ld-linux-x86-64.so.2": "libc6",
    "ld-linux-aarch64.so.1": "libc6",
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6",
    "libz.so.1": "zlib1g",
    "libglib-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libcups.so.2": "libcups2t64 | libcups2",
}
"""The packages of Debian with the libraries that are not carried along; a library that is missing here is an error."""
LOADED = {"libcups.so.2"}
"""What is loaded only when it is asked for; without it the program does without."""
RECOMMENDED = ("libportaudio2",)
"""Without it the game is silent."""
DATA = ("xkb-data",)
"""The layouts of keyboards, which the library that is carried along reads."""

ABOUT = """\
Package: sjavs-desktop
Version: {version}
Architecture: {architecture}
Maintainer: The Sjavs Desktop authors <maintainers@sjavs.invalid>
Installed-Size: {size}
Depends: {depends}
Recommends: {recommends}
Section: games
Priority: optional
Description: {summary}
 {about}
"""

COPYRIGHT = """\
Sjavs Desktop
Copyright: {year} The Sjavs Desktop authors
License: GPL-3.0-or-later

Sjavs Desktop is free software: you can redistribute it and/or modify it under the terms of the GNU General Public
License as published by the Free Software Foundation, either version 3 of the License, or (at your option) any later
version. It is distributed in the hope that it will be useful, but WITHOUT ANY WARRANTY; without even the implied
warranty of MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE. On Debian systems the whole text is in
/usr/share/common-licenses/GPL-3. The description for shops (usr/share/metainfo) is CC0-1.0.

The package carries others along, each under its own licence. Their texts, with the names of those who hold the
copyright, are in the folder {place}, by these names:

{names}

Qt and Qt for Python (pyside6-essentials, shiboken6) are used under the GNU Lesser General Public License, version 3,
which on Debian systems is in /usr/share/common-licenses/LGPL-3.
"""


def copyright_of(frozen: Path) -> str:
    """Whose the package is, and the licences of everything in it; ends with a sentence where these are missing."""
    texts = frozen / "_internal" / freeze_licences.FOLDER
    names = sorted(folder.name for folder in texts.iterdir()) if texts.is_dir() else []
    if not names:
        raise SystemExit(f"{texts}: there is no licence of what is carried along")
    listed = textwrap.fill(", ".join(names), 110, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
    year = datetime.fromtimestamp(freeze.epoch(), UTC).year
    return COPYRIGHT.format(year=year, place=f"/usr/lib/sjavs-desktop/_internal/{freeze_licences.FOLDER}", names=listed)


def sums(root: Path) -> str:
    """The sum of every file, by which ``dpkg --verify`` finds those that have been changed."""
    files = sorted(file for file in root.rglob("*") if file.is_file() and not file.is_symlink())
    rows = [f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(root).as_posix()}\n" for file in files]
    return "".join(rows)


def linked(frozen: Path) -> tuple[set[str], set[str]]:
    """The libraries that the folder needs and does not hold: those that it cannot do without, and the others."""
    programs = elf.programs(frozen)
    held = {file.name for file in frozen.rglob("*")}
    wanted = {name for file in programs for name in elf.needed(file)} - held
    return wanted - LOADED, wanted & LOADED


def package_of(library: str) -> str:
    """The package with a library; ends with a sentence where none is known."""
    if library not in LIBRARIES:
        raise SystemExit(
            f"{library} is needed and not carried along: packaging/linux/make_deb.py knows no package of it"
        )
    return LIBRARIES[library]


def depends(frozen: Path) -> tuple[str, str]:
    """What the package depends upon, and what it recommends, as its control file has it."""
    must, may = linked(frozen)
    programs = elf.programs(frozen)
    least = {"libc6": elf.newest(programs), "libstdc++6": ""}
    packages = sorted({package_of(one) for one in must} | set(DATA))
    named = [f"{one} (>= {least[one]})" if least.get(one) else one for one in packages]
    return ", ".join(named), ", ".join([*RECOMMENDED, *sorted({package_of(one) for one in may})])


def control(frozen: Path, size: int) -> str:
    """The control file; `size` is that of all files, in KiB."""
    found = files.texts()
    must, may = depends(frozen)
    return ABOUT.format(
        version=freeze.version(),
        architecture=ARCHITECTURES[platform.machine()],
        size=size,
        depends=must,
        recommends=may,
        summary=found["summary"]["en"],
        about="\n ".join(textwrap.wrap(found["about.what"]["en"], 78)),
    )


def changelog() -> bytes:
    """What is new in this version, as Debian keeps it."""
    when = format_datetime(datetime.fromtimestamp(freeze.epoch(), UTC))
    rows = "\n".join(textwrap.fill(one, 78, initial_indent="  * ", subsequent_indent="    ") for one in files.changes())
    text = f"sjavs-desktop ({freeze.version()}) stable; urgency=medium\n\n{rows}\n\n"
    return gzip.compress(
        f"{text} -- The Sjavs Desktop authors <maintainers@sjavs.invalid>  {when}\n".encode(), 9, mtime=0
    )


def lay(frozen: Path, root: Path) -> None:
    """Lays every file of the package where it will be installed, below `root`."""
    shutil.copytree(frozen, root / "usr/lib/sjavs-desktop", symlinks=True)
    share = {f"usr/share/{name}": content for name, content in files.share().items()}
    share["usr/share/doc/sjavs-desktop/copyright"] = copyright_of(frozen).encode()
    share["usr/share/doc/sjavs-desktop/changelog.gz"] = changelog()
    for name, content in share.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(content)
    (root / "usr/bin").mkdir()
    for program in ("sjavs", "sjavs-desktop"):
        (root / "usr/bin" / program).symlink_to(f"../lib/sjavs-desktop/{program}")


def make(frozen: Path, out: Path, quick: bool = False) -> Path:
    """Makes the package, larger when it has to be `quick`; where it lies."""
    made = out / f"sjavs-desktop_{freeze.version()}_{ARCHITECTURES[platform.machine()]}.deb"
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "root"
        root.mkdir()
        lay(frozen, root)
        size = sum(-(-file.lstat().st_size // 1024) for file in root.rglob("*") if not file.is_dir())
        listed = sums(root)
        (root / "DEBIAN").mkdir()
        (root / "DEBIAN" / "md5sums").write_text(listed, encoding="utf-8")
        (root / "DEBIAN" / "control").write_text(control(frozen, size), encoding="utf-8")
        finish.even_out(root, freeze.epoch())
        environment = {"SOURCE_DATE_EPOCH": str(freeze.epoch()), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
        command = [
            "dpkg-deb",
            "--root-owner-group",
            *(("-Zgzip", "-z1") if quick else ("-Zxz",)),
            "--build",
            str(root),
            str(made),
        ]
        subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
    return made
