"""What the sounds are made of: noise, filters, things that ring, and files. Lists of floats at `RATE`, nothing else."""

import math
import random
import wave
from collections.abc import Iterable, Sequence
from pathlib import Path

RATE = 44_100
"""Samples a second."""
PEAK = 10 ** (-6 / 20)
"""The loudest sample of each sound: 6 dB below the largest number there is."""
EDGE = 0.016
"""Seconds over which each sound fades out at its end; it fades in within a sixteenth of that."""

Sound = list[float]


def frames(seconds: float) -> int:
    """How many samples a time has."""
    return round(seconds * RATE)


def noise(seconds: float, dice: random.Random) -> Sound:
    """White noise."""
    return [dice.uniform(-1, 1) for _ in range(frames(seconds))]


def low(sound: Iterable[float], hertz: float) -> Sound:
    """Only what lies below a frequency, 6 dB an octave."""
    keep, state, out = math.exp(-2 * math.pi * hertz / RATE), 0.0, []
    for one in sound:
        state = (1 - keep) * one + keep * state
        out.append(state)
    return out


def high(sound: Sequence[float], hertz: float) -> Sound:
    """Only what lies above a frequency, 6 dB an octave."""
    return [one - below for one, below in zip(sound, low(sound, hertz), strict=True)]


def band(sound: Sequence[float], hertz: float, width: float) -> Sound:
    """What lies about a frequency, within so many hertz: a resonance."""
    return swept(sound, hertz, hertz, width)


def swept(sound: Sequence[float], begin: float, end: float, width: float) -> Sound:
    """The same while the frequency moves evenly from one to another."""
    radius = math.exp(-math.pi * width / RATE)
    older, old, out = 0.0, 0.0, []
    for at, one in enumerate(sound):
        hertz = begin + (end - begin) * at / len(sound)
        now = (1 - radius) * one + 2 * radius * math.cos(2 * math.pi * hertz / RATE) * old - radius * radius * older
        older, old = old, now
        out.append(now)
    return out


def fading(sound: Iterable[float], decay: float, attack: float = 0.0005) -> Sound:
    """Rises in `attack` seconds and then falls to a third in each `decay` seconds."""
    return [one * shape(at / RATE, decay, attack) for at, one in enumerate(sound)]


def shape(time: float, decay: float, attack: float) -> float:
    """How loud what fades is at a time."""
    rise = 0.5 - 0.5 * math.cos(math.pi * min(1.0, time / attack))
    return rise * math.exp(-time / decay)


def swelling(sound: Sequence[float], top: float) -> Sound:
    """Rises to the part `top` of its length, and falls from there to its end."""
    out = []
    for at, one in enumerate(sound):
        part = at / len(sound)
        near = part / top if part < top else (1 - part) / (1 - top)
        out.append(one * (0.5 - 0.5 * math.cos(math.pi * near)))
    return out


def ringing(seconds: float, hertz: float, decay: float, attack: float = 0.001, bend: float = 0.0) -> Sound:
    """A tone that dies away; with `bend` it begins higher by that part and sinks to its pitch."""
    out, turn = [], 0.0
    for at in range(frames(seconds)):
        time = at / RATE
        out.append(math.sin(turn) * shape(time, decay, attack))
        turn += 2 * math.pi * hertz * (1 + bend * math.exp(-time / (decay / 3))) / RATE
    return out


def mixed(seconds: float, *parts: tuple[float, float, Sequence[float]]) -> Sound:
    """Parts (when they begin, how loud, what), laid over one another; what comes after the end is cut off."""
    out = [0.0] * frames(seconds)
    for begin, loud, part in parts:
        first = frames(begin)
        for at, one in enumerate(part[: max(0, len(out) - first)]):
            out[first + at] += loud * one
    return out


def even(sound: Sequence[float]) -> Sound:
    """As loud as 1 at its loudest, so that parts can be weighed against each other."""
    most = max(abs(one) for one in sound)
    return [one / most for one in sound]


def finished(sound: Sequence[float]) -> list[int]:
    """As it is stored: no offset, silent at both ends, and as loud as all others at its loudest."""
    length = len(sound)
    fade_in, fade_out = frames(EDGE / 16), frames(EDGE)
    window = [min(1.0, at / fade_in, (length - 1 - at) / fade_out) for at in range(length)]
    # What the fades leave of the offset is taken away within them as well, so that the ends stay at zero.
    offset = sum(one * part for one, part in zip(sound, window, strict=True)) / sum(window)
    clean = [(one - offset) * part for one, part in zip(sound, window, strict=True)]
    scale = PEAK * 32767 / max(abs(one) for one in clean)
    return [round(one * scale) for one in clean]


def write(path: Path, sound: Sequence[float]) -> None:
    """Writes a sound as a mono file of 16 bits."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(one.to_bytes(2, "little", signed=True) for one in finished(sound)))
