"""Whether a window can be opened here at all: Qt aborts the process when it cannot, so it is asked first."""

import ctypes
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from sjavs_desktop.core.wording import sentence

LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-image.so.0": "libxcb-image0",
}
"""What Qt's X11 plugin loads besides the libraries that every desktop has, and the Debian packages they come in."""

BASE = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
"""What Qt itself loads; a bare container may lack it even where no window is opened."""


def missing(libraries: Mapping[str, str]) -> list[str]:
    """The Debian packages of the libraries that cannot be loaded here."""
    packages = []
    for library, package in libraries.items():
        try:
            ctypes.CDLL(library)
        except OSError:
            packages.append(package)
    return packages


def problem(environment: Mapping[str, str] = os.environ) -> str | None:
    """One sentence that says why no window can be opened, or None when one can."""
    if not sys.platform.startswith("linux"):
        return None
    lacking = missing(BASE)
    if lacking:
        return sentence("Qt lacks libraries of the system; on Debian: apt-get install {list}", list=" ".join(lacking))
    if environment.get("QT_QPA_PLATFORM"):
        return None
    if reachable_wayland(environment):
        return None
    display = environment.get("DISPLAY", "")
    if not display:
        return sentence(
            "There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); try sjavs play."
        )
    if not reachable_x11(display):
        return sentence("The display {display} does not answer, so no window can be opened.", display=display)
    lacking = missing(LIBRARIES)
    if lacking:
        return sentence(
            "Qt lacks libraries to open a window; on Debian: apt-get install {list}", list=" ".join(lacking)
        )
    return None


def reachable_wayland(environment: Mapping[str, str]) -> bool:
    """Whether a Wayland compositor listens where the environment says."""
    name = environment.get("WAYLAND_DISPLAY")
    if not name:
        return False
    return answers(str(Path(environment.get("XDG_RUNTIME_DIR", "/")) / name))


def reachable_x11(display: str) -> bool:
    """Whether an X server may listen at a display such as ``:0`` or ``host:10.0``."""
    host, _, number = display.rpartition(":")
    number = number.split(".")[0]
    if not number.isdecimal():
        return False
    if host in ("", "unix"):
        # The socket may be a file or, with the same name, an abstract one.
        path = f"/tmp/.X11-unix/X{number}"
        return answers(path) or answers("\0" + path)
    # One of another machine, as ssh lends it: nothing here speaks over a network, so Qt itself may find out.
    return True


def answers(address: str) -> bool:
    """Whether something listens on a local socket."""
    import socket

    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as door:
        door.settimeout(2)
        try:
            door.connect(address)
        except OSError:
            return False
    return True
