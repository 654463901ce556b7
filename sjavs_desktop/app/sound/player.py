"""Plays sounds in a thread of its own: whoever asks for one never waits, and hears of no failure."""

import logging
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import NamedTuple

from sjavs_desktop.app.sound.device import RATE, Connect, Output, Unavailable
from sjavs_desktop.app.sound.mixer import BLOCK, Mixer

log = logging.getLogger(__name__)

STALE = 0.3
"""Seconds after which a sound comes too late for what is seen, and is not heard at all."""
LINGER = 30.0
"""Seconds that the device stays open after the last sound: opening it takes time, and a card should not wait for it."""
RETRY = 10.0
"""Seconds after a failure in which no device is tried again."""
WAITING = 32
"""How many sounds wait at most for a thread that is busy with a device."""
PATIENCE = 0.5
"""Seconds that closing waits for the device. A thread that hangs longer than that ends with the process."""
FOREVER = float("inf")


class Cue(NamedTuple):
    """A sound that somebody asked for."""

    name: str
    """Its file, without ending; empty to open the device only."""
    gain: float
    asked: float
    """When, by the player's clock."""


class Player:
    """The sounds of a folder, on the device of this system."""

    def __init__(
        self,
        folder: Path,
        connect: Connect,
        told: Callable[[str], None] = lambda trouble: None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Nothing is loaded or opened before the first sound. `told` hears in the player's thread what is amiss now."""
        self.volume = 1.0
        """From 0 to 1; takes effect at once, also on what sounds already."""
        self.trouble = ""
        """Why nothing can be heard, as in `Unavailable`; empty as long as nothing is known to be amiss."""
        self._folder, self._connect, self._told, self._clock = folder, connect, told, clock
        self._queue: SimpleQueue[Cue | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._closed = False
        self._retry = 0.0
        """Before when no device is tried again."""

    def play(self, name: str, gain: float = 1.0) -> None:
        """Lets a sound be heard as soon as possible, or never; returns at once."""
        if self._closed or self._queue.qsize() >= WAITING:
            return
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
        self._queue.put(Cue(name, gain, self._clock()))

    def warm(self) -> None:
        """Opens the device, so that the first sound need not wait for that."""
        self.play("")

    def close(self) -> None:
        """Falls silent for good; may be called twice."""
        self._closed = True
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join(PATIENCE)
            self._thread = None

    # -- in the player's thread ------------------------------------------------------------------------------------

    def _run(self) -> None:
        mixer: Mixer | None = None
        while not self._closed and (cue := self._queue.get()) is not None:
            # First, as a device that is open wants to be served at once.
            mixer = mixer or Mixer(sorted(self._folder.glob("*.wav")))
            output = self._open()
            if output is not None:
                self._serve(output, mixer, cue)
        try:
            self._connect.close()
        except Exception as wrong:
            log.info("the sound device could not be closed: %s", wrong)

    def _open(self) -> Output | None:
        """A device, if there is one by now."""
        if self._clock() < self._retry:
            return None
        try:
            output = self._connect.open()
        except Unavailable as wrong:
            self._fail(wrong.trouble, wrong)
            return None
        except Exception as wrong:
            self._fail("device", wrong)
            return None
        self._say("")
        return output

    def _serve(self, output: Output, mixer: Mixer, first: Cue) -> None:
        """Plays until nothing has sounded for a while, or the device fails; gives the device back in any case."""
        try:
            self._start(mixer, first)
            left = LINGER
            while left > 0 and not self._closed:
                self._start_all(mixer)
                left = left - BLOCK / RATE if mixer.silent else LINGER
                output.write(mixer.block(self.volume))
        except Exception as wrong:
            self._fail("device", wrong)
        mixer.stop()
        try:
            output.close()
        except Exception as wrong:
            log.info("the sound device could not be closed: %s", wrong)

    def _start_all(self, mixer: Mixer) -> None:
        """Lets everything sound that was asked for meanwhile."""
        while True:
            try:
                cue = self._queue.get_nowait()
            except Empty:
                return
            if cue is not None:
                self._start(mixer, cue)

    def _start(self, mixer: Mixer, cue: Cue) -> None:
        if cue.name and self._clock() - cue.asked <= STALE:
            mixer.start(cue.name, cue.gain)

    def _fail(self, trouble: str, wrong: Exception) -> None:
        """Notes what is amiss: what has to be installed is not looked for again, a device may come back."""
        log.info("no sound: %s", wrong)
        self._retry = self._clock() + RETRY if trouble == "device" else FOREVER
        self._say(trouble)

    def _say(self, trouble: str) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            # Whoever has closed the player may not be there any more.
            if not self._closed:
                self._told(trouble)
