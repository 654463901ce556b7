"""Where the files of a user lie: in the folders that the system has for that, or all of them in one (portable).

It needs no Qt, so that the command line and the window agree, and so that it is known before anything can fail.
"""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path, PurePath

from sjavs_desktop.core.files import make_folder

BESIDE = "sjavs-data"
"""A folder of this name beside the program holds all files of its user, as on a stick that is carried about."""
CACHE = "cache"
"""What libraries keep for themselves, in the one folder for everything."""
OWN = Path("sjavs-desktop") / "sjavs"
"""Ours in a folder that all programs share: the same as Qt has for this organisation and application."""


class Chosen:
    """The one folder for everything, when there is one."""

    def __init__(self) -> None:
        self.folder: Path | None = None


chosen = Chosen()
"""That of this process: `--portable DIR`, or what lies beside the program."""


def use(folder: Path | None) -> None:
    """Keeps everything in that folder from now on; None for the folders of the system."""
    chosen.folder = folder.absolute() if folder is not None else None
    if chosen.folder is not None and sys.platform not in ("win32", "darwin"):
        # What libraries keep for themselves (the list of fonts, say) belongs to the program too.
        os.environ["XDG_CACHE_HOME"] = str(chosen.folder / CACHE)


def beside(program: PurePath, platform: str, environment: Mapping[str, str]) -> Path:
    """The folder in which a user sees the program: beside the image or the bundle that it is packed into."""
    if environment.get("APPIMAGE"):
        return Path(environment["APPIMAGE"]).parent
    folder = Path(program).parent
    if platform == "darwin" and folder.name == "MacOS" and folder.parent.name == "Contents":
        return folder.parent.parent.parent
    return folder


def beside_program() -> Path | None:
    """The folder beside the program, if somebody has made one and none was chosen."""
    folder = beside(PurePath(sys.executable), sys.platform, os.environ) / BESIDE
    return folder if chosen.folder is None and os.path.isdir(folder) else None


def file_beside_program() -> Path | None:
    """A file that has the name which such a folder would have, and takes its place."""
    file = beside(PurePath(sys.executable), sys.platform, os.environ) / BESIDE
    return file if chosen.folder is None and os.path.isfile(file) else None


def prepare(folder: Path) -> None:
    """Makes sure that a folder can hold everything; raises OSError when it cannot.

    The caches are tried too: where theirs cannot be written, libraries look for another place in the user's home.
    """
    for each in (folder, folder / CACHE):
        make_folder(each)
        tried = each / f".sjavs-{os.getpid()}"
        tried.touch()
        tried.unlink()


def at_home(home: Callable[[], Path]) -> Path:
    """The home of the user, or where the program was started when there is none."""
    try:
        return home()
    except RuntimeError:
        return Path(".")


def data_folder(platform: str, environment: Mapping[str, str], home: Callable[[], Path]) -> Path:
    """Where programs of a user keep their data on that system."""
    if platform == "win32" and environment.get("APPDATA"):
        return Path(environment["APPDATA"])
    if platform == "darwin":
        return at_home(home) / "Library" / "Application Support"
    stored = environment.get("XDG_DATA_HOME", "")
    return Path(stored) if stored.startswith("/") else at_home(home) / ".local" / "share"


def state_folder(platform: str, environment: Mapping[str, str], home: Callable[[], Path]) -> Path:
    """Where programs of a user keep what is theirs alone, as logs, on that system."""
    if platform == "win32" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"])
    if platform == "darwin":
        return at_home(home) / "Library" / "Logs"
    stored = environment.get("XDG_STATE_HOME", "")
    return Path(stored) if stored.startswith("/") else at_home(home) / ".local" / "state"


def data() -> Path:
    """The folder with the matches, duels, exercises and rule packs of this user; it need not be there."""
    return chosen.folder or data_folder(sys.platform, os.environ, Path.home) / OWN


def rules() -> Path:
    """The folder with the rule packs of this user; it need not be there."""
    return data() / "rules"


def state() -> Path:
    """The folder with the log and the reports on what went wrong; it need not be there."""
    return chosen.folder / "log" if chosen.folder else state_folder(sys.platform, os.environ, Path.home) / OWN


def settings() -> Path | None:
    """The file of the settings when everything lies in one folder; None where Qt knows the place."""
    return chosen.folder / "sjavs.ini" if chosen.folder else None
