"""What a frozen folder gets on Linux: a second name, smaller libraries that look into no other folder, and one time."""

import os
import shutil
import subprocess
from pathlib import Path

from linux import elf

STRIPPED = ("libpython*.so*", "lib-dynload/*.so", "libsqlite3.so*", "engine/kernel*.so")
"""Files that may have come from a compiler with all their names for debuggers.

The others lost them where they were made, and some libraries of NumPy do not survive it a second time.
"""
PROGRAM = "sjavs"


def even_out(folder: Path, epoch: int) -> None:
    """Gives all files below a folder one time, and the rights that they need: only programs may be run."""
    for file in [folder, *folder.rglob("*")]:
        if not file.is_symlink():
            runs = file.is_dir() or file.name == PROGRAM
            file.chmod(0o755 if runs else 0o644)
        os.utime(file, (epoch, epoch), follow_symlinks=False)


def finish(folder: Path, epoch: int) -> None:
    """Finishes a frozen folder; `epoch` is the time of its files, in seconds since 1970."""
    (folder / "sjavs-desktop").unlink(missing_ok=True)
    (folder / "sjavs-desktop").symlink_to("sjavs")
    if shutil.which("strip"):
        for pattern in STRIPPED:
            for file in folder.rglob(pattern):
                if not file.is_symlink():
                    subprocess.run(["strip", "--strip-unneeded", file], check=True)
    for file in elf.programs(folder):
        code = file.read_bytes()
        if (mended := elf.without_foreign_folders(code)) != code:
            file.write_bytes(mended)
    even_out(folder, epoch)
