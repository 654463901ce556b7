"""Files and folders that somebody has named: a device may never end, and a file may lie where a folder is wanted."""

import errno
import os
from pathlib import Path


def make_folder(folder: Path) -> None:
    """Makes a folder, and those that it lies in, unless it is there; raises OSError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as wrong:
        # A file of that name is no folder, and that it is there tells nobody what is wrong.
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder)) from wrong


def at_most(path: Path, most: int) -> bytes:
    """What is in a file, or comes out of a pipe; raises OSError, with EFBIG where it is more than `most` bytes."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data
