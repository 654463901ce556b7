"""Devices that tests listen to, and those that fail."""

import threading
from collections.abc import Callable
from time import monotonic, sleep

import numpy

from sjavs_desktop.app.sound.device import CHANNELS, Output

PATIENCE = 20.0
"""Seconds that are waited for a thread before a test fails; it never takes as long."""


def wait(until: Callable[[], object]) -> None:
    """Waits until something is true in another thread."""
    end = monotonic() + PATIENCE
    while not until():
        assert monotonic() < end
        sleep(0.002)


class Tape:
    """A device that keeps what it was given."""

    def __init__(self, breaks_after: int | None = None) -> None:
        self.blocks: list[bytes] = []
        self.closed = False
        self.breaks_after = breaks_after

    def write(self, block: bytes) -> None:
        if self.breaks_after is not None and len(self.blocks) >= self.breaks_after:
            raise RuntimeError("unplugged")
        self.blocks.append(block)
        sleep(0.0005)

    def close(self) -> None:
        self.closed = True

    def heard(self) -> "numpy.typing.NDArray[numpy.int16]":
        """What the left channel played; both play the same."""
        played = numpy.frombuffer(b"".join(self.blocks), "<i2").reshape(-1, CHANNELS)
        assert (played[:, 0] == played[:, 1]).all()
        return played[:, 0]


class Shop:
    """Hands out devices in order; an exception in the list is raised instead. The last one comes again and again."""

    def __init__(self, *devices: Tape | Exception) -> None:
        self.devices = list(devices)
        self.opened = 0
        self.closed = 0
        self.threads: set[int] = set()

    def open(self) -> Output:
        self.threads.add(threading.get_ident())
        device = self.devices[min(self.opened, len(self.devices) - 1)]
        self.opened += 1
        if isinstance(device, Exception):
            raise device
        return device

    def close(self) -> None:
        self.closed += 1


class Slow(Shop):
    """A device that does not answer before it is told to."""

    def __init__(self, *devices: Tape | Exception) -> None:
        super().__init__(*devices)
        self.asked = threading.Event()
        self.answer = threading.Event()

    def open(self) -> Output:
        self.asked.set()
        assert self.answer.wait(PATIENCE)
        return super().open()
