"""Starts ``sjavs`` and ``sjavs-desktop``: Ctrl-C ends them with a sentence and no trace also while they still load."""

import contextlib
import os
import signal
from collections.abc import Iterator
from types import FrameType
from typing import NoReturn

INTERRUPTED = 130
"""What a shell expects of a program that was stopped by Ctrl-C."""


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


def main() -> int:
    """Loads the command line and runs it; its exit code."""
    listen()
    with loading() as pressed:
        from sjavs_desktop.cli.main import main as run
        from sjavs_desktop.cli.words import speak, stopped
    if pressed:
        speak()
        return stopped("sjavs")
    try:
        return run()
    except Exception as wrong:
        from sjavs_desktop.cli.failing import crashed

        return crashed(wrong)


def window() -> int:
    """Loads the window and runs it; its exit code."""
    listen()
    with loading() as pressed:
        from sjavs_desktop.__main__ import main as run
        from sjavs_desktop.cli.words import speak, stopped
    if pressed:
        speak()
        return stopped("sjavs-desktop")
    return run()


if __name__ == "__main__":
    raise SystemExit(main())
