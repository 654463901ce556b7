"""The way out to the loudspeakers: an optional package, loaded only where something shall be heard."""

import atexit
import ctypes
import sys
from importlib.util import find_spec
from typing import Any, Protocol

RATE = 44_100
"""Samples a second, of the files and of the device."""
CHANNELS = 2
"""Every device has two; not every one takes a single one."""
LATENCY = 0.08
"""Seconds that the device may hold back: enough for a thread that now and then gets no turn, and not yet too late."""
PACKAGE = "sounddevice"
"""It brings PortAudio along on Windows and macOS, for every processor and every Python; on Linux the system has it."""


Complaint = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)
HUSHED = Complaint(lambda *told: None)
"""What ALSA tells of devices that are missing or late; by itself it writes that to the terminal."""


class Unavailable(Exception):
    """There is nothing to play on."""

    def __init__(self, trouble: str) -> None:
        """`trouble`: `package` or `library` when one has to be installed first, or `device`."""
        super().__init__(trouble)
        self.trouble = trouble


class Output(Protocol):
    """A device that plays. All of its methods may wait, and may raise anything when it is gone."""

    def write(self, block: bytes) -> None:
        """Plays so many samples of 16 bits and two channels; waits until there is room for them."""

    def close(self) -> None:
        """Stops at once."""


class Connect(Protocol):
    """How a device is opened."""

    def open(self) -> Output:
        """Opens the standard device of now, or raises `Unavailable` or anything else; may take long."""

    def close(self) -> None:
        """Gives everything back."""


def installed() -> bool:
    """Whether the package is there; whether it works is only known when a device is opened."""
    return find_spec(PACKAGE) is not None


class Stream:
    """An open device."""

    def __init__(self, package: Any) -> None:
        self._stream = package.RawOutputStream(samplerate=RATE, channels=CHANNELS, dtype="int16", latency=LATENCY)
        self._stream.start()

    def write(self, block: bytes) -> None:
        self._stream.write(block)

    def close(self) -> None:
        self._stream.abort()
        self._stream.close()


class System:
    """The devices of this system. Only one thread may use it."""

    def __init__(self) -> None:
        self._package: Any = None

    def open(self) -> Output:
        if self._package is None:
            self._package = load()
        else:
            # It knows only the devices that were there when it began: without this, neither headphones that were
            # plugged in since are heard, nor what comes back after it was unplugged.
            self._package._terminate()
            self._package._initialize()
        return Stream(self._package)

    def close(self) -> None:
        if self._package is not None:
            self._package._terminate()
            self._package = None


class Nothing:
    """No device at all, where there is no screen either."""

    def open(self) -> Output:
        raise Unavailable("device")

    def close(self) -> None:
        """There is nothing to give back."""


def load() -> Any:
    """The package; `Unavailable` when it, or the library that it needs, is not installed."""
    try:
        import sounddevice
    except ImportError as wrong:
        raise Unavailable("package") from wrong
    except OSError as wrong:
        raise Unavailable("library") from wrong
    hush()
    # It would end the library at the end of the process, while our own thread may still be inside it.
    atexit.unregister(sounddevice._exit_handler)
    return sounddevice


def hush() -> None:
    """Keeps ALSA, which PortAudio uses on Linux, from writing to the terminal of the program."""
    if sys.platform == "linux":
        try:
            ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(HUSHED)
        except (OSError, AttributeError):
            # Without ALSA there is nothing to hush.
            return
