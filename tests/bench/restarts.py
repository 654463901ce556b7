"""Start and quit, again and again: whether size, place, state, shares, language and theme stay, as JSON.

``python -m tests.bench.restarts [--cycles N] [--ways normal,maximised,...]``. For each way a user of its own opens the
window on an own Xvfb, with openbox where that is installed, and gives it its place once; then it is opened as by the
command and closed again so many times, in turn by the menu's action, by the cross of the window manager and by `close`.
What is seen of it must be the same each time. In the way `lost` the screen is half as wide from the second start on, so
that the place lies beside it: then the window must be seen as a whole. Ends with 1 if anything changed.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.ui import x11

WAYS = ("normal", "maximised", "full", "lost")
SIZE, WIDE = "1366x768", "2732x768"
CALM = 0.4
"""Seconds for which nothing may have changed before it counts."""


# -- In a process of its own -------------------------------------------------------------------------------------------


def seen(window: Any) -> dict[str, Any]:
    """What of a window has to be the same at the next start."""
    from sjavs_desktop.ui import theme

    inner = window.geometry()
    # Of a window that fills the screen Qt remembers a frame as the window manager happened to tell it.
    frame = inner if window.isMaximized() or window.isFullScreen() else window.frameGeometry()
    return {
        "frame": [frame.x(), frame.y(), frame.width(), frame.height()],
        "size": [inner.width(), inner.height()],
        "normal": list(window.normalGeometry().getRect()),
        "maximised": window.isMaximized(),
        "full": window.isFullScreen(),
        "shares": window.match.sizes(),
        "sheet": window.match.score.splitter.sizes(),
        "score": window.match.score.isVisible(),
        "language": window.settings.get("language"),
        "title": window.actions_by_key["quit"].text(),
        "theme": window.settings.get("theme"),
        "dark": theme.is_dark(str(window.settings.get("theme"))),
        "screen": list(window.screen().geometry().getRect()),
    }


def change(window: Any, way: str) -> None:
    """Gives a window its place, as somebody does with the mouse."""
    window.speak("fo")
    window.settings.set("theme", "dark")
    window.settings.set("text_size", "130")
    left = 1500 if way == "lost" else 97
    window.setGeometry(left, 61, 1043, 655)
    for splitter, sizes in ((window.match, (700, 343)), (window.match.score.splitter, (230, 150))):
        splitter.setSizes(sizes)
        splitter.splitterMoved.emit(splitter.sizes()[0], 1)


def opened(way: str, ends: str) -> None:
    """Opens the window, prints what is seen of it, and closes it; where it is to be changed first, `ends` is empty."""
    from PySide6.QtCore import QElapsedTimer
    from PySide6.QtWidgets import QApplication

    from sjavs_desktop.ui.application import open_window, prepare, vault

    app = prepare(QApplication([sys.argv[0]]))
    window = open_window(vault=vault())

    def rest() -> dict[str, Any]:
        """Waits until nothing changes any more."""
        still, last, limit = QElapsedTimer(), seen(window), time.monotonic() + 60
        still.start()
        while still.elapsed() < 1000 * CALM and time.monotonic() < limit:
            app.processEvents()
            time.sleep(0.005)
            if (now := seen(window)) != last or not window.windowHandle().isExposed():
                last = now
                still.restart()
        return last

    found = rest()
    if not ends:
        change(window, way)
        rest()
        if way == "maximised":
            window.showMaximized()
        elif way == "full":
            window.actions_by_key["full_screen"].trigger()
        found = rest()
    print(json.dumps(found), flush=True)
    if ends == "cross":
        client = x11.Client(os.environ["DISPLAY"])
        client.ask_to_close(int(window.winId()))
        client.close()
        app.exec()
    elif ends == "menu":
        window.actions_by_key["quit"].trigger()
    else:
        window.close()
    window.shut_down()


# -- All of them -------------------------------------------------------------------------------------------------------


@contextmanager
def screen(size: str, managed: bool) -> Iterator[str]:
    """A display of our own, with a window manager if there is one."""
    with x11.server(size) as display:
        manager = None
        if managed and shutil.which("openbox"):
            surroundings = {**os.environ, "DISPLAY": display}
            manager = subprocess.Popen(
                ["openbox", "--sm-disable"], env=surroundings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            wait_for_manager(display)
        try:
            yield display
        finally:
            if manager is not None:
                manager.terminate()
                manager.wait(timeout=20)


def wait_for_manager(display: str) -> None:
    """Waits until the window manager has taken over."""
    client, limit = x11.Client(display), time.monotonic() + 30
    try:
        while not client.text(client.root, "_OPENBOX_PID") and time.monotonic() < limit:
            time.sleep(0.02)
    finally:
        client.close()


def start(display: str, home: Path, way: str, ends: str) -> dict[str, Any]:
    """What a start shows."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "QT_", "WAYLAND_", "LC_"))}
    surroundings = {**kept, "HOME": str(home), "DISPLAY": display, "LANG": "C.UTF-8", "QT_QPA_PLATFORM": "xcb"}
    command = [sys.executable, "-m", "tests.bench.restarts", "--one", way, "--ends", ends]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, timeout=300, check=False)
    if done.returncode or done.stderr:
        raise SystemExit(done.stderr or f"exit code {done.returncode}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def inside(frame: list[int], room: list[int]) -> bool:
    """Whether a window with its frame lies within a screen."""
    x, y, wide, high = frame
    left, top, width, height = room
    return left <= x and top <= y and x + wide <= left + width and y + high <= top + height


def cycles(way: str, number: int, managed: bool = True) -> dict[str, Any]:
    """Starts and quits so many times; what has changed, by start."""
    with tempfile.TemporaryDirectory() as home:
        with screen(WIDE if way == "lost" else SIZE, managed) as display:
            first = start(display, Path(home), way, "")
            if way != "lost":
                return compared(way, first, [start(display, Path(home), way, end) for end in ends(number)])
        with screen(SIZE, managed) as display:
            later = [start(display, Path(home), way, end) for end in ends(number)]
    found = compared(way, later[0], later[1:])
    same = ("size", "shares", "language", "theme")
    moved = {key: [first[key], later[0][key]] for key in same if first[key] != later[0][key]}
    if not inside(later[0]["frame"], later[0]["screen"]):
        moved["frame"] = [later[0]["frame"], later[0]["screen"]]
    if moved:
        found["changed"]["lost"] = moved
    return found


def ends(number: int) -> list[str]:
    """How each start is ended."""
    return [("menu", "cross", "close")[index % 3] for index in range(number)]


def compared(way: str, first: dict[str, Any], later: list[dict[str, Any]]) -> dict[str, Any]:
    """What differs from the first."""
    changed = {
        str(index): {key: [first[key], one[key]] for key in first if one[key] != first[key]}
        for index, one in enumerate(later, 1)
    }
    return {
        "way": way,
        "starts": len(later),
        "first": first,
        "changed": {key: one for key, one in changed.items() if one},
    }


def main() -> int:
    """Prints what has changed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cycles", type=int, default=20)
    parser.add_argument("--ways", type=lambda text: tuple(text.split(",")), default=WAYS)
    parser.add_argument("--one", default="", help=argparse.SUPPRESS)
    parser.add_argument("--ends", default="", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.one:
        opened(asked.one, asked.ends)
        return 0
    found = [cycles(way, asked.cycles) for way in asked.ways]
    print(json.dumps({"manager": "openbox" if shutil.which("openbox") else "none", "ways": found}, indent=1))
    return 1 if any(one["changed"] for one in found) else 0


if __name__ == "__main__":
    raise SystemExit(main())
