"""Arguments that several commands share, and what they mean."""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from sjavs_desktop.app import library
from sjavs_desktop.core.pack import Pack, compile_rules
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.engine.levels import level

PACK = "sjavs"
"""The pack that is meant unless another one is named."""


class Refused(Exception):
    """Something typed on the command line that cannot be done, as one sentence."""


class Parser(argparse.ArgumentParser):
    """An argument parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


def whole(least: int, most: int = 1_000_000_000) -> Callable[[str], int]:
    """The type of an argument that is a whole number within bounds."""

    def read(text: str) -> int:
        digits = text.removeprefix("-")
        value = int(text) if digits.isdecimal() and digits.isascii() and len(digits) < 12 else None
        if value is None or not least <= value <= most:
            bounds = f"from {least} to {most}" if most < 1_000_000_000 else f"of at least {least}"
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number {bounds}")
        return value

    return read


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Declares ``--pack`` and ``--rule``."""
    parser.add_argument("--pack", default=PACK, metavar="PACK", help=f"key of a rule pack, or a file (default {PACK})")
    parser.add_argument(
        "--rule", action="append", default=[], metavar="KEY=VALUE", help="an option of the pack; may be repeated"
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    """Declares ``--seed``."""
    parser.add_argument("--seed", default="1", help="what the shuffles are drawn from (default 1)")


def pack_called(name: str) -> Pack:
    """The pack with that key, or in that file; raises Refused."""
    try:
        return library.read(Path(name)) if name.endswith(".toml") else library.find(name, library.user_folder())
    except ValueError as wrong:
        raise Refused(str(wrong)) from wrong


def rules_of(args: argparse.Namespace) -> Rules:
    """The rules that ``--pack`` and ``--rule`` ask for; raises Refused."""
    pack = pack_called(args.pack)
    try:
        return compile_rules(pack, options_in(pack, args.rule))
    except ValueError as wrong:
        raise Refused(str(wrong)) from wrong


def options_in(pack: Pack, texts: Sequence[str]) -> dict[str, OptionValue]:
    """The options that texts like ``key=value`` choose; raises ValueError with one sentence."""
    chosen: dict[str, OptionValue] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"--rule {text!r}: a key and a value are expected, as in must_speak=on")
        if key not in pack.defaults():
            raise ValueError(f"{key!r} is not an option of {pack.key} ({', '.join(pack.defaults()) or 'it has none'})")
        chosen[key] = pack.option(key).read(value)
    return chosen


def levels_in(text: str, seats: int) -> tuple[str, ...]:
    """A level for each seat from a list with commas: one for all, two in turn, or one a seat; raises Refused."""
    keys = text.split(",")
    try:
        for key in keys:
            level(key)
    except ValueError as wrong:
        raise Refused(str(wrong)) from wrong
    if len(keys) not in (1, 2, seats) or seats % len(keys):
        counts = " or ".join(str(one) for one in sorted({1, 2, seats}) if seats % one == 0)
        raise Refused(f"--levels {text}: {len(keys)} levels are given, but {counts} are expected")
    return tuple(keys * (seats // len(keys)))
