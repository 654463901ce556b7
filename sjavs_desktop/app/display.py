"""Whether a window can be opened here at all: Qt aborts the process when it cannot, so it is asked first."""

import ctypes
import os
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from sjavs_desktop.core.wording import sentence

WANTED = "QT_QPA_PLATFORM"
"""The variable that tells Qt how to open windows."""
BOUNDS = {"QT_SCALE_FACTOR": (0.25, 8.0), "QT_FONT_DPI": (0.0, 1000.0)}
"""Within what sizes lie that a variable asks Qt for; it crashes with some others."""
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
    wrong = out_of_bounds(environment)
    if wrong or not sys.platform.startswith("linux"):
        return wrong
    lacking = missing(BASE)
    if lacking:
        return sentence("Qt lacks libraries of the system; on Debian: apt-get install {list}", list=" ".join(lacking))
    wanted = environment.get(WANTED, "")
    if wanted:
        return refused(wanted, [wrong_with(one, environment) for one in platforms(wanted)])
    if reachable_wayland(environment):
        return None
    display = environment.get("DISPLAY", "")
    if not display and environment.get("WAYLAND_DISPLAY"):
        return sentence("No display answers where WAYLAND_DISPLAY points, and DISPLAY is not set; try sjavs play.")
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


def out_of_bounds(environment: Mapping[str, str]) -> str | None:
    """One sentence about a variable that asks Qt for sizes at which nothing can be drawn, where it is a number."""
    for name, (least, most) in BOUNDS.items():
        given = environment.get(name, "")
        try:
            fits = least <= float(given) <= most
        except ValueError:
            continue
        if not fits:
            return sentence(
                "{variable} is {given!r}, but a window can only be drawn with {least} to {most}",
                variable=name,
                given=given,
                least=least,
                most=most,
            )
    return None


def platforms(wanted: str) -> list[str]:
    """The platforms that `QT_QPA_PLATFORM` names, of which Qt takes the first that it can, without their settings."""
    return [one.partition(":")[0].lower() for one in wanted.split(";")]


def refused(wanted: str, wrong: Sequence[str | None]) -> str | None:
    """One sentence that names the variable, when each of the platforms that it asks for has something wrong with it."""
    if not all(wrong):
        return None
    return sentence(
        "{variable} is {wanted!r}, and no window can be opened that way: {why}",
        variable=WANTED,
        wanted=wanted,
        why=wrong[0],
    )


def wrong_with(platform: str, environment: Mapping[str, str]) -> str | None:
    """What keeps a platform of Qt's from opening a window here, as far as that can be told before it is tried."""
    if platform.startswith("wayland"):
        return None if reachable_wayland(environment) else sentence("nothing answers where WAYLAND_DISPLAY points")
    if platform != "xcb":
        return None
    display = environment.get("DISPLAY", "")
    if not display:
        return sentence("DISPLAY is not set")
    if not reachable_x11(display):
        return sentence("the display {display} does not answer", display=display)
    lacking = missing(LIBRARIES)
    if lacking:
        return sentence("libraries are missing; on Debian: apt-get install {list}", list=" ".join(lacking))
    return None


def told_by_qt(said: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """Why Qt has given up, in one sentence; `said` is what it has said until then, the last line of all its reason."""
    last = said[-1].partition("\n")[0] if said else ""
    known = AVAILABLE.search(said[-1]) if said else None
    wanted = environment.get(WANTED, "")
    names = known[1].split(", ") if known else []
    if known and wanted:
        return refused(wanted, [unusable(one, names) for one in platforms(wanted)]) or last
    found = CANNOT_LOAD.search("\n".join(said)) if known else None
    return given_up(unusable(found[1], names) if found else last, wanted)


def given_up(why: str, wanted: str) -> str:
    """That Qt cannot open a window, in one sentence that names the variable if it asks for the platform."""
    return (wanted and refused(wanted, [why])) or sentence("Qt cannot open a window: {why}", why=why)


def without_screen(platform: str, environment: Mapping[str, str] = os.environ) -> str:
    """Why no window can be opened where a platform of Qt's has found no screen."""
    return given_up(sentence("Qt's platform {name} has no screen here", name=platform), environment.get(WANTED, ""))


AVAILABLE = re.compile(r"Available platform plugins are: (.*?)\.\s*$")
CANNOT_LOAD = re.compile(r'Could not load the Qt platform plugin "(.*?)"')
"""How Qt says which platforms it has, and which of them it could not use."""


def unusable(platform: str, known: Sequence[str]) -> str:
    """Why Qt could not use a platform, of those that are `known` to it."""
    if platform not in known:
        return sentence("Qt has no platform of that name, only {list}", list=", ".join(known))
    library = lacking_of(platform)
    if library:
        return sentence("Qt's platform {name} lacks the library {library}", name=platform, library=library)
    return sentence("Qt's platform {name} does not work here", name=platform)


def lacking_of(platform: str) -> str:
    """The first library that a platform of Qt's lacks here; nothing when it lacks none, or lies elsewhere."""
    from PySide6.QtCore import QLibraryInfo

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    # One plugin serves several names, as wayland and wayland-egl.
    for plugin in folder.glob(f"libq{platform.partition('-')[0]}*.so"):
        try:
            ctypes.CDLL(str(plugin))
        except OSError as wrong:
            return str(wrong).partition(":")[0]
    return ""


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
