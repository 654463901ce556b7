"""Makes the archive for Linux that runs from any folder: what was frozen, and `share` to install by hand."""

import gzip
import io
import platform
import sys
import tarfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import freeze

from linux import files


def entry(name: str, epoch: int, mode: int) -> tarfile.TarInfo:
    """A member of the archive that tells nothing of the machine that made it."""
    info = tarfile.TarInfo(name)
    info.mtime, info.mode, info.uname, info.gname = epoch, mode, "root", "root"
    return info


def add(archive: tarfile.TarFile, path: Path, name: str, epoch: int) -> None:
    """Adds one file, folder or link of the frozen folder."""
    info = entry(name, epoch, 0o755)
    if path.is_symlink():
        info.type, info.linkname, info.mode = tarfile.SYMTYPE, str(path.readlink()), 0o777
        archive.addfile(info)
    elif path.is_dir():
        info.type = tarfile.DIRTYPE
        archive.addfile(info)
    else:
        info.size, info.mode = path.stat().st_size, path.stat().st_mode & 0o777
        with path.open("rb") as opened:
            archive.addfile(info, opened)


def make(frozen: Path, out: Path, quick: bool = False) -> Path:
    """Makes the archive, larger when it has to be `quick`; where it lies."""
    epoch = freeze.epoch()
    stem = f"sjavs-desktop-{freeze.version()}-linux-{platform.machine()}"
    made = out / f"{stem}.tar.gz"
    with (
        made.open("wb") as raw,
        gzip.GzipFile("", "wb", 1 if quick else 9, raw, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        add(archive, frozen, stem, epoch)
        for path in sorted(frozen.rglob("*")):
            add(archive, path, f"{stem}/{path.relative_to(frozen).as_posix()}", epoch)
        for name, content in sorted(files.share().items()):
            info = entry(f"{stem}/share/{name}", epoch, 0o644)
            info.size = len(content)
            archive.addfile(info, io.BytesIO(content))
    return made
