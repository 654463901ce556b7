"""What goes wrong while somebody does anything to the window: messages of Qt, exceptions, warnings of the log."""

import logging
import os
import sys
import threading
import traceback
from collections import deque
from typing import Any

from PySide6.QtCore import QtMsgType, qInstallMessageHandler

QUIET = ("No analysis", "This plugin does not support")
"""What the offscreen platform says of itself."""


class Troubles:
    """Whatever says that something is wrong."""

    def __init__(self) -> None:
        self.found: list[dict[str, Any]] = []
        self.last: deque[str] = deque(maxlen=40)
        """What was done."""
        qInstallMessageHandler(self._said)
        sys.excepthook = lambda kind, value, trace: self.note("exception", trouble(kind, value, trace))
        sys.unraisablehook = lambda told: self.note(
            "unraisable", trouble(told.exc_type, told.exc_value, told.exc_traceback)
        )
        threading.excepthook = lambda told: self.note(
            "thread", trouble(told.exc_type, told.exc_value, told.exc_traceback)
        )
        handler = logging.Handler(logging.WARNING)
        handler.emit = lambda record: self.note("log", record.getMessage())  # type: ignore[method-assign]
        logging.getLogger().addHandler(handler)

    def _said(self, kind: QtMsgType, context: object, words: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not words.startswith(QUIET):
            self.note("qt", words)

    def note(self, kind: str, words: str) -> None:
        """Keeps it, and says it at once; of many that are alike only the first few."""
        alike = sum(one["kind"] == kind and one["what"] == words for one in self.found)
        self.found.append({"kind": kind, "what": words, "after": list(self.last)[-12:] if alike < 2 else []})
        if alike < 2:
            print(f"{kind}: {words}\n  after {list(self.last)[-8:]}", file=sys.stderr, flush=True)


def trouble(kind: Any, value: Any, trace: Any) -> str:
    """An exception with the places where it came from."""
    return "".join(traceback.format_exception(kind, value, trace))


def resident() -> float:
    """MiB of memory."""
    with open("/proc/self/statm") as memory:
        return int(memory.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
