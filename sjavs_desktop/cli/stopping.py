"""What Ctrl-C does while the program loads, and afterwards; loads next to nothing itself."""

import contextlib
import os
import signal
from collections.abc import Iterator
from types import FrameType
from typing import NoReturn

from sjavs_desktop.cli.exits import INTERRUPTED


@contextlib.contextmanager
def loading() -> Iterator[list[int]]:
    """While the program loads Ctrl-C is kept in the list that this gives; a second one ends the program at once."""
    pressed: list[int] = []

    def keep(number: int, frame: FrameType | None) -> None:
        if pressed:
            os._exit(INTERRUPTED)
        pressed.append(number)

    before = signal.getsignal(signal.SIGINT)
    # Whoever starts it in the background may have it ignore Ctrl-C.
    if before in (signal.default_int_handler, once):
        signal.signal(signal.SIGINT, keep)
    try:
        yield pressed
    finally:
        # Somebody else may have begun to listen meanwhile.
        if signal.getsignal(signal.SIGINT) is keep:
            signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def uninterrupted() -> Iterator[list[int]]:
    """What must not be interrupted half-way, as Qt is torn to pieces by that; raises KeyboardInterrupt at its end."""
    with loading() as pressed:
        yield pressed
    if pressed:
        raise KeyboardInterrupt


def listen() -> None:
    """Has Ctrl-C stop what goes on once, unless it is ignored."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, once)


def once(number: int, frame: FrameType | None) -> NoReturn:
    """Stops what goes on; whoever presses Ctrl-C twice does not keep it from ending well."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt
