"""Arguments that several commands share, and what they mean."""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from sjavs_desktop.app import library
from sjavs_desktop.cli.words import Parser as Parser
from sjavs_desktop.cli.words import either, noted, say, told, typeable, typed_as
from sjavs_desktop.core import codes
from sjavs_desktop.core.pack import Pack, compile_rules
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.schema import Option, OptionValue
from sjavs_desktop.core.state import Action, Seat
from sjavs_desktop.core.wording import sentence
from sjavs_desktop.engine.levels import level

PACK = "sjavs"
"""The pack that is meant unless another one is named."""
SEED = "1"
"""The seed that is meant unless another one is named, where chance is not."""


class Refused(Exception):
    """Something typed on the command line that cannot be done, as one sentence."""


def whole(least: int, most: int = 1_000_000_000) -> Callable[[str], int]:
    """The type of an argument that is a whole number within bounds."""

    def read(text: str) -> int:
        digits = text.removeprefix("-")
        value = int(text) if digits.isdecimal() and digits.isascii() and len(digits) < 12 else None
        if value is None or not least <= value <= most:
            words = (
                noted("{given!r} is not a whole number from {least} to {most}")
                if most < 1_000_000_000
                else noted("{given!r} is not a whole number of at least {least}")
            )
            raise argparse.ArgumentTypeError(say(words, given=text, least=least, most=most))
        return value

    return read


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Declares ``--pack`` and ``--rule``."""
    parser.add_argument("--pack", metavar="PACK", help=say("key of a rule pack, or a file (default {pack})", pack=PACK))
    parser.add_argument(
        "--rule", action="append", default=[], metavar="KEY=VALUE", help=say("an option of the pack; may be repeated")
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    """Declares ``--seed``."""
    parser.add_argument(
        "--seed", default=SEED, help=say("what the shuffles are drawn from (default {seed})", seed=SEED)
    )


class Beginning(NamedTuple):
    """What a match begins with."""

    rules: Rules
    seed: str
    first: int = 1
    """The number of its first deal in the series of the seed."""
    dealer: Seat = 0
    opening: tuple[Action, ...] = ()
    """What is done without asking: the shuffle of a code, and its cut."""
    origin: str = ""
    note: str = ""
    """What has to be said of it, in a sentence."""


OTHER_RULES = noted("The code was made with other rules than this version has; the cards are the same.")


def add_series(parser: argparse._ActionsContainer) -> None:
    """Declares ``--code``, ``--series`` and ``--first``; the command has ``--seed`` too."""
    parser.add_argument(
        "--code", help=say("begin with the deal of this code, and go on with the next ones of its series")
    )
    parser.add_argument(
        "--series", metavar="SEED", help=say("the series that deals are of, as its codes begin: 10 characters")
    )
    parser.add_argument(
        "--first",
        type=whole(1, codes.LAST),
        metavar="N",
        help=say(
            "the first deal of the series, or of the seed (default 1); its number tells who deals, "
            "and whoever cuts is asked"
        ),
    )


def in_series(args: argparse.Namespace) -> bool:
    """Whether one of the arguments of `add_series` was given."""
    return (args.code, args.series, args.first) != (None, None, None)


def beginning(args: argparse.Namespace, seed: str | None) -> Beginning:
    """What a match begins with; `seed` is meant where nothing else was said. Raises Refused."""
    if args.code is not None:
        return coded(args)
    if args.series is not None and args.seed is not None:
        raise Refused(say("--series names the seed already and cannot go with --seed"))
    chosen = seed if args.seed is None else args.seed
    series = chosen if args.series is None else codes.seed_in(args.series)
    if series is None:
        raise Refused(
            say(
                "--series {series!r}: {seed} digits and letters (without U) are expected",
                series=args.series,
                seed=codes.SEED,
            )
        )
    rules, first = rules_of(args), args.first or 1
    # Whoever would deal if the series had been played from its first deal on, as the codes of its deals have it.
    return Beginning(rules, series, first, (first - 1) * rules.rotation % rules.seats)


def coded(args: argparse.Namespace) -> Beginning:
    """What a match begins with that ``--code`` asks for; raises Refused."""
    given = [key for key in ("pack", "rule", "seed", "series", "first") if getattr(args, key)]
    if given:
        raise Refused(say("--code names rules and cards and cannot go with --{given}", given=given[0]))
    try:
        start = codes.start_of(codes.read(args.code), library.packs(library.user_folder(), thorough=False)[0])
    except codes.CodeError as wrong:
        raise Refused(say("--code {code!r}: {wrong}", code=args.code, wrong=told(wrong))) from wrong
    note = "" if start.same_rules else OTHER_RULES
    return Beginning(start.rules, start.seed, start.first, start.dealer, start.opening, start.origin, note)


def pack_called(name: str) -> Pack:
    """The pack with that key, or in that file; raises Refused."""
    try:
        return library.read(Path(name)) if name.endswith(".toml") else library.find(name, library.user_folder())
    except ValueError as wrong:
        raise Refused(told(wrong)) from wrong


def rules_of(args: argparse.Namespace) -> Rules:
    """The rules that ``--pack`` and ``--rule`` ask for; raises Refused."""
    pack = pack_called(PACK if args.pack is None else args.pack)
    try:
        return compile_rules(pack, options_in(pack, args.rule))
    except ValueError as wrong:
        raise Refused(told(wrong)) from wrong


SWITCHES = (typeable("on"), typeable("off"), typeable("yes"), typeable("no"), typeable("true"), typeable("false"))
"""What is typed for an option that is on or off, in English or as the language of now has it."""


def switched(value: str) -> str:
    """The value of an option, a switch in English."""
    return next((key for key in SWITCHES if typed_as(key).lower() == value.lower()), value)


def options_in(pack: Pack, texts: Sequence[str]) -> dict[str, OptionValue]:
    """The options that texts like ``key=value`` choose; raises ValueError with one sentence."""
    chosen: dict[str, OptionValue] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise ValueError(say("--rule {given!r}: a key and a value are expected, as in must_speak=on", given=text))
        if key not in pack.defaults():
            words = (
                noted("{key!r} is not an option of {pack} ({options})")
                if pack.options
                else noted("{key!r} is not an option of {pack}, which has none")
            )
            raise ValueError(say(words, key=key, pack=pack.key, options=", ".join(pack.defaults())))
        chosen[key] = value_in(pack.option(key), value)
    return chosen


def value_in(option: Option, value: str) -> OptionValue:
    """The value that was typed for an option; raises ValueError with one sentence, in the words of the language."""
    english = switched(value)
    if option.type == "bool" and english not in SWITCHES:
        known = ", ".join(typed_as(one) for one in ("on", "off"))
        raise ValueError(sentence("{key}: {given!r} is not one of {list}", key=option.key, given=value, list=known))
    return option.read(english)


def levels_in(text: str, seats: int) -> tuple[str, ...]:
    """A level for each seat from a list with commas: one for all, two in turn, or one a seat; raises Refused."""
    keys = text.split(",")
    try:
        for key in keys:
            level(key)
    except ValueError as wrong:
        raise Refused(told(wrong)) from wrong
    if len(keys) not in (1, 2, seats) or seats % len(keys):
        counts = either([str(one) for one in sorted({1, 2, seats}) if seats % one == 0])
        raise Refused(
            say(
                "--levels {given}: {keys} levels are given, but {counts} are expected",
                given=text,
                keys=len(keys),
                counts=counts,
            )
        )
    return tuple(keys * (seats // len(keys)))
