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


def there(path: Path) -> bool:
    """Whether there is something of that name, as far as can be seen: nothing is where one may not look."""
    return os.path.exists(path)


def empty(path: Path) -> bool:
    """Whether there is a file with nothing in it."""
    try:
        return path.stat().st_size == 0
    except OSError:
        return False


def shut(folder: Path) -> OSError | None:
    """Why nobody can look into a folder; None where one can, and where there is no such folder."""
    try:
        os.scandir(folder).close()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as wrong:
        return wrong
    return None


def at_most(path: Path, most: int) -> bytes:
    """What is in a file, or comes out of a pipe; raises OSError, with EFBIG where it is more than `most` bytes."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data
