"""The search in C (`kernel.c`) as an object that is used like the kernel; there is none without `gcc`."""

import ctypes
import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import gettempdir
from typing import Any

SOURCE = Path(__file__).with_name("kernel.c")
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")
WITHOUT = ("CERTAIN", "TWINS", "MERGING", "TABLE", "ORDER")
"""What may be left out, one by one or together."""


def available() -> bool:
    """Whether there is a compiler for it."""
    return shutil.which("gcc") is not None


@cache
def library(*without: str) -> ctypes.CDLL:
    """The search as a shared library, without some of what prunes it."""
    name = "-".join(("sjavs-kernel", str(abs(hash((SOURCE.read_bytes(), without)))), *without))
    path = Path(gettempdir(), f"{name}.so")
    defined = [f"-DNO_{one}" for one in without]
    subprocess.run(["gcc", *FLAGS, *defined, str(SOURCE), "-o", str(path)], check=True)
    found = ctypes.CDLL(str(path))
    path.unlink()
    found.sjavs_new.restype = ctypes.c_void_p
    found.sjavs_spent.restype = ctypes.c_int64
    found.sjavs_may.restype = ctypes.c_uint32
    return found


def numbers(values: Sequence[int], kind: Any = ctypes.c_int) -> Any:
    """Numbers as C takes them."""
    return (kind * max(1, len(values)))(*values)


class Native:
    """A search in C."""

    def __init__(self, bits: int = 17, without: Sequence[str] = ()) -> None:
        self.at = library(*without)
        self.kernel = ctypes.c_void_p(self.at.sjavs_new(bits))

    def __del__(self) -> None:
        self.at.sjavs_free(self.kernel)

    def rule(self, seats: int, members: Sequence[int], worth: Sequence[int], bonus: int, over: int, shun: int) -> None:
        """As `Kernel.rule`."""
        table = numbers(members, ctypes.c_uint32)
        self.at.sjavs_rule(self.kernel, seats, table, numbers(worth), bonus, over, shun)

    def deal(
        self, hands: Sequence[int], side: Sequence[int], leader: int, lying: Sequence[int], called: int, ran: int
    ) -> None:
        """As `Kernel.deal`."""
        held = numbers(hands, ctypes.c_uint32)
        self.at.sjavs_deal(self.kernel, held, numbers(side), leader, numbers(lying), len(lying), called, ran)

    def cover(self, below: Sequence[tuple[int, int]]) -> None:
        """As `Kernel.cover`."""
        self.at.sjavs_cover(self.kernel, numbers([one for pair in below for one in pair]), len(below))

    def ask(self, need: int) -> int:
        """As `Kernel.ask`."""
        return int(self.at.sjavs_ask(self.kernel, need))

    def spent(self) -> int:
        """As `Kernel.spent`."""
        return int(self.at.sjavs_spent(self.kernel))

    def may(self) -> int:
        """As `Kernel.may`."""
        return int(self.at.sjavs_may(self.kernel))
