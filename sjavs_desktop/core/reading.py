"""Reads files that somebody has named: a device or a pipe may never end."""

import errno
import os
from pathlib import Path


def at_most(path: Path, most: int) -> bytes:
    """What is in a file, or comes out of a pipe; raises OSError, with EFBIG where it is more than `most` bytes."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data
