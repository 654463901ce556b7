"""A very small client of an X server: looks at the windows there, and moves mouse and keys as a person does."""

import os
import shutil
import socket
import struct
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

KEYS = {
    "Ctrl": 0xFFE3,
    "Return": 0xFF0D,
    "Left": 0xFF51,
    "Right": 0xFF53,
    "Home": 0xFF50,
    "End": 0xFF57,
    "Tab": 0xFF09,
    "Space": 0x20,
    "Escape": 0xFF1B,
}
"""Keysyms by name; letters and digits have their own codes."""
KEY_PRESS, KEY_RELEASE, BUTTON_PRESS, BUTTON_RELEASE, MOTION = 2, 3, 4, 5, 6
VIEWABLE = 2


class Geometry(NamedTuple):
    """Where a window lies within its parent."""

    x: int
    y: int
    width: int
    height: int


def installed() -> bool:
    """Whether there is an X server that needs no screen."""
    return shutil.which("Xvfb") is not None


@contextmanager
def server(size: str = "1366x768") -> Iterator[str]:
    """Starts Xvfb on a free display and yields the display's name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"]
    process = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        # The server writes its number once it listens; nothing but an end comes from one that could not start.
        with os.fdopen(reading) as number:
            display = number.readline().strip()
        if not display:
            raise RuntimeError(f"Xvfb did not start (exit code {process.wait(timeout=10)})")
        yield f":{display}"
    finally:
        process.terminate()
        process.wait(timeout=20)


def padded(data: bytes) -> bytes:
    """Filled up to whole words."""
    return data + bytes(-len(data) % 4)


class Client:
    """One connection to a display."""

    def __init__(self, display: str) -> None:
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._door.settimeout(30)
        number = display.lstrip(":").split(".")[0]
        try:
            self._door.connect(f"/tmp/.X11-unix/X{number}")
        except OSError:
            self._door.connect(f"\0/tmp/.X11-unix/X{number}")
        self._door.sendall(struct.pack("<BxHHHHxx", 0x6C, 11, 0, 0, 0))
        status, _, _, words = struct.unpack("<BxHHH", self._read(8))
        setup = self._read(4 * words)
        if status != 1:
            raise ConnectionError(f"the display {display} refuses: {setup!r}")
        vendor, formats = struct.unpack_from("<H", setup, 16)[0], setup[21]
        self._first_key, self._last_key = setup[26], setup[27]
        screen = 32 + len(padded(bytes(vendor))) + 8 * formats
        self.root: int = struct.unpack_from("<I", setup, screen)[0]
        self.size: tuple[int, int] = struct.unpack_from("<HH", setup, screen + 20)
        self._codes = self._keyboard()
        self._fake = self._extension("XTEST")

    def close(self) -> None:
        self._door.close()

    def _read(self, number: int) -> bytes:
        data = b""
        while len(data) < number:
            more = self._door.recv(number - len(data))
            if not more:
                raise ConnectionError("the X server has gone")
            data += more
        return data

    def _send(self, opcode: int, detail: int, body: bytes) -> None:
        body = padded(body)
        self._door.sendall(struct.pack("<BBH", opcode, detail, 1 + len(body) // 4) + body)

    def _reply(self) -> bytes:
        while True:
            head = self._read(32)
            if head[0] == 0:
                raise RuntimeError(f"the X server refuses a request (error {head[1]}, opcode {head[10]})")
            if head[0] == 1:
                return head + self._read(4 * struct.unpack_from("<I", head, 4)[0])

    def _ask(self, opcode: int, detail: int, body: bytes) -> bytes:
        self._send(opcode, detail, body)
        return self._reply()

    def sync(self) -> None:
        """Waits until the server has done all that was sent."""
        self._ask(43, 0, b"")

    def _extension(self, name: str) -> int:
        reply = self._ask(98, 0, struct.pack("<Hxx", len(name)) + name.encode())
        if not reply[8]:
            raise RuntimeError(f"the X server lacks {name}")
        return reply[9]

    def _keyboard(self) -> dict[int, int]:
        """The key for each keysym that needs no shift."""
        number = self._last_key - self._first_key + 1
        reply = self._ask(101, 0, struct.pack("<BBxx", self._first_key, number))
        each = reply[1]
        found: dict[int, int] = {}
        for index in range(number):
            found.setdefault(struct.unpack_from("<I", reply, 32 + 4 * each * index)[0], self._first_key + index)
        return found

    # -- looking -------------------------------------------------------------------------------------------------

    def atom(self, name: str) -> int:
        """The number of a name."""
        reply = self._ask(16, 0, struct.pack("<Hxx", len(name)) + name.encode())
        return int(struct.unpack_from("<I", reply, 8)[0])

    def windows(self) -> list[int]:
        """The windows on the screen that can be seen, the lowest first."""
        reply = self._ask(15, 0, struct.pack("<I", self.root))
        number = struct.unpack_from("<H", reply, 16)[0]
        children = struct.unpack_from(f"<{number}I", reply, 32)
        return [one for one in children if self._ask(3, 0, struct.pack("<I", one))[26] == VIEWABLE]

    def geometry(self, window: int) -> Geometry:
        """Where a window lies."""
        return Geometry(*struct.unpack_from("<hhHH", self._ask(14, 0, struct.pack("<I", window)), 12))

    def text(self, window: int, name: str) -> str:
        """A property of a window as text; empty when there is none."""
        reply = self._ask(20, 0, struct.pack("<IIIII", window, self.atom(name), 0, 0, 1000))
        return reply[32 : 32 + struct.unpack_from("<I", reply, 16)[0]].decode("utf-8", "replace")

    def colours(self) -> int:
        """How many different colours the screen shows."""
        wide, high = self.size
        reply = self._ask(73, 2, struct.pack("<IhhHHI", self.root, 0, 0, wide, high, 0xFFFFFFFF))
        return len(set(struct.unpack_from(f"<{wide * high}I", reply, 32)))

    # -- doing ---------------------------------------------------------------------------------------------------

    def _do(self, kind: int, detail: int, x: int = 0, y: int = 0) -> None:
        body = struct.pack("<BBxxIIxxxxxxxxhhxxxxxxxx", kind, detail, 0, self.root, x, y)
        self._send(self._fake, 2, body)

    def click(self, x: int, y: int, button: int = 1) -> None:
        """Moves the mouse there, presses and lets go."""
        self._do(MOTION, 0, x, y)
        self._do(BUTTON_PRESS, button)
        self._do(BUTTON_RELEASE, button)
        self.sync()

    def press(self, keys: Sequence[str]) -> None:
        """Presses keys together: the last one, with those before it held."""
        codes = [self._codes[KEYS.get(key) or ord(key)] for key in keys]
        for code in codes:
            self._do(KEY_PRESS, code)
        for code in reversed(codes):
            self._do(KEY_RELEASE, code)
        self.sync()

    def ask_to_close(self, window: int) -> None:
        """What a window manager sends when somebody presses the cross."""
        event = struct.pack("<BBHII", 33, 32, 0, window, self.atom("WM_PROTOCOLS"))
        event += struct.pack("<IIIII", self.atom("WM_DELETE_WINDOW"), 0, 0, 0, 0)
        self._send(25, 0, struct.pack("<II", window, 0) + event)
        self.sync()
