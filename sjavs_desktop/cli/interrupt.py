"""Ctrl-C in the terminal that the window was opened from closes the window."""

import os
import signal
import sys
from collections.abc import Sequence
from types import FrameType
from typing import TYPE_CHECKING

from sjavs_desktop.cli.exits import INTERRUPTED

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

OFTEN = 50
"""Milliseconds after which it is tried again: the window may not be open yet."""


def listen(app: "QCoreApplication", before: Sequence[int] = ()) -> None:
    """Ends the application with `INTERRUPTED` when Ctrl-C is pressed; a second time ends the process at once.

    It may have been pressed `before`, too. Python sees a signal only when it runs, and while Qt waits it does not. So
    the system writes a byte into a pipe, which Qt does see. Windows has no such pipe: there the process ends.
    """
    if signal.getsignal(signal.SIGINT) in (signal.SIG_IGN, None):
        return
    if sys.platform == "win32":
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        if before:
            signal.raise_signal(signal.SIGINT)
        return
    from PySide6.QtCore import QSocketNotifier, QTimer

    reading, writing = os.pipe()
    for end in (reading, writing):
        os.set_blocking(end, False)
    signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    door = QSocketNotifier(reading, QSocketNotifier.Type.Read, app)
    door.activated.connect(lambda: os.read(reading, 100))
    again = QTimer(app, interval=OFTEN)
    again.timeout.connect(lambda: app.exit(INTERRUPTED))

    def pressed(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        again.start()

    signal.signal(signal.SIGINT, pressed)
    if before:
        again.start()
