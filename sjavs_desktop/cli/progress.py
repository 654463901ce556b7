"""How far a long command is: a line on a terminal that is written over again and again, and nothing elsewhere."""

import os
import threading
import time
from contextlib import AbstractContextManager
from typing import TextIO

from sjavs_desktop.cli.words import noted, say

WIDTH = 30
"""Characters of the bar."""
LEAST = 70
"""Characters a line without which there is no room for a bar."""
USUAL = 80
"""Characters a line where a terminal does not say how many it has."""
OFTEN = 0.1
"""Seconds between two pictures of the line."""

DEALS = noted("deals: {done} of {total}"), noted("deals: {done} of {total}, about {left} s left")
MATCHES = noted("matches: {done} of {total}"), noted("matches: {done} of {total}, about {left} s left")
CHOICES = noted("choices: {done} of {total}"), noted("choices: {done} of {total}, about {left} s left")
"""What is counted, before and after one was done."""


class Line:
    """A line of a terminal; on anything else nothing is written."""

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream
        # A program without a console has no standard error.
        self.seen = stream is not None and stream.isatty()
        self._length = 0

    def room(self) -> int:
        """Characters that fit on the line."""
        try:
            assert self._stream is not None
            return max(1, os.get_terminal_size(self._stream.fileno()).columns - 1)
        except (OSError, ValueError):
            return USUAL - 1

    def write(self, text: str) -> None:
        """Shows a text in the place of the one before; what does not fit is cut off, as a second line would stay."""
        if not self.seen or self._stream is None:
            return
        text = text[: self.room()]
        self._stream.write(f"\r{text.ljust(min(self._length, self.room()))}")
        self._stream.flush()
        self._length = len(text)

    def clear(self) -> None:
        """Takes the text away."""
        if self._length and self._stream is not None:
            self.write("")
            self._stream.write("\r")
            self._stream.flush()
            self._length = 0


class Progress:
    """How many of a number are done, with a bar, and how long the others may take."""

    def __init__(self, total: int, done: int, stream: TextIO | None, words: tuple[str, str] = DEALS) -> None:
        self._total, self._first, self._done, self._words = total, done, done, words
        self._line = Line(stream)
        self._began = time.monotonic()
        self._shown = 0.0
        self._show()

    def step(self) -> None:
        """One more is done."""
        self._done += 1
        if self._done == self._total or time.monotonic() - self._shown >= OFTEN:
            self._show()

    def _show(self) -> None:
        if not self._line.seen:
            return
        self._shown = time.monotonic()
        filled = WIDTH * self._done // max(1, self._total)
        elapsed, new = self._shown - self._began, self._done - self._first
        left = round(elapsed * (self._total - self._done) / new) if new else 0
        words = say(self._words[bool(new)], done=self._done, total=self._total, left=left)
        bar = f"[{'#' * filled}{'.' * (WIDTH - filled)}] " if self._line.room() >= LEAST else ""
        self._line.write(f"{bar}{words}")

    def end(self) -> None:
        """Takes the line away; the next step shows it again."""
        self._line.clear()
        self._shown = 0.0


class Waiting(AbstractContextManager["Waiting"]):
    """Tells how long something takes of which nobody knows how far it is."""

    def __init__(self, stream: TextIO | None) -> None:
        self._line = Line(stream)
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._count, name="waiting", daemon=True)

    def _count(self) -> None:
        began = time.monotonic()
        # What is over soon needs no telling.
        while not self._over.wait(1):
            self._line.write(say("thinking: {seconds} s", seconds=round(time.monotonic() - began)))

    def __enter__(self) -> "Waiting":
        if self._line.seen:
            self._thread.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self._over.set()
        if self._line.seen:
            self._thread.join()
        self._line.clear()
