"""Samples that sound at the same time, laid over one another block by block."""

import logging
import wave
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from sjavs_desktop.app.sound.device import CHANNELS, RATE

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Samples: TypeAlias = NDArray[np.float32]

log = logging.getLogger(__name__)

BLOCK = 512
"""Samples that are mixed at a time: 12 ms."""
VOICES = 6
"""How many samples sound at most at the same time; what comes on top of them is not heard."""

SILENCE = bytes(2 * CHANNELS * BLOCK)


class Voice(NamedTuple):
    """A sample that sounds."""

    sample: "Samples"
    at: int
    """How much of it has been heard."""
    gain: float


class Mixer:
    """Lays samples over one another. For one thread, which loads numpy with it."""

    def __init__(self, files: Iterable[Path]) -> None:
        """A file that cannot be read is not heard, with a line in the log."""
        import numpy

        self._np = numpy
        self._samples: dict[str, Samples] = {}
        self._voices: list[Voice] = []
        self._volume: float | None = None
        """That of the last block, as long as something sounds."""
        for file in files:
            try:
                self._samples[file.stem] = self._read(file)
            except (OSError, EOFError, ValueError, wave.Error) as wrong:
                log.warning("%s: this sound cannot be read: %s", file, wrong)

    @property
    def silent(self) -> bool:
        """Whether nothing sounds any more."""
        return not self._voices

    def start(self, name: str, gain: float) -> bool:
        """Lets a sample sound from the next block on; False when there is none, or too many sound already."""
        sample = self._samples.get(name)
        if sample is None or len(self._voices) >= VOICES:
            return False
        self._voices.append(Voice(sample, 0, gain))
        return True

    def stop(self) -> None:
        """Forgets what sounds."""
        self._voices = []

    def block(self, volume: float) -> bytes:
        """The next block as the device takes it. The volume glides there within it, so that nothing clicks."""
        np = self._np
        before = volume if self._volume is None else self._volume
        self._volume = volume if self._voices else None
        if not self._voices:
            return SILENCE
        sum_ = np.zeros(BLOCK, np.float32)
        going = []
        for voice in self._voices:
            part = voice.sample[voice.at : voice.at + BLOCK]
            sum_[: len(part)] += voice.gain * part
            if voice.at + BLOCK < len(voice.sample):
                going.append(voice._replace(at=voice.at + BLOCK))
        self._voices = going
        sum_ *= np.linspace(before, volume, BLOCK, dtype=np.float32)
        whole = (np.clip(sum_, -1, 1) * 32767).astype("<i2")
        return bytes(np.repeat(whole, CHANNELS).tobytes())

    def _read(self, path: Path) -> "Samples":
        """A sample from a file: mono, 16 bits, at the rate of the device."""
        with wave.open(str(path), "rb") as file:
            if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
                raise ValueError(f"mono with 16 bits at {RATE} Hz is expected")
            stored = file.readframes(file.getnframes())
        return self._np.frombuffer(stored, "<i2").astype(self._np.float32) / self._np.float32(32767)
