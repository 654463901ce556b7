"""``sjavs rules``: the rule packs, what can be chosen in them, and whether they can be used."""

import argparse
from pathlib import Path

from sjavs_desktop.app import library
from sjavs_desktop.cli.arguments import pack_called
from sjavs_desktop.cli.words import borrow, pathname, rule, say, told, typed_as
from sjavs_desktop.core.errors import RulesError
from sjavs_desktop.core.files import shut
from sjavs_desktop.core.pack import Pack
from sjavs_desktop.core.schema import Option, OptionValue


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    ways = parser.add_subparsers(dest="way", metavar="WAY", required=True)
    ways.add_parser("list", help=say("a pack a line, its key first"))
    show = ways.add_parser("show", help=say("a pack with all its options"))
    show.add_argument("pack", metavar="PACK", help=say("key of a pack, or a file"))
    check = ways.add_parser("check", help=say("whether every pack, or the one in a file, can be used"))
    check.add_argument(
        "file", nargs="?", type=pathname, metavar="FILE", help=say("a rule pack; all of them unless given")
    )


def run(args: argparse.Namespace) -> int:
    """Prints what was asked for; 1 when a check found something wrong."""
    if args.way == "show":
        return show_pack(args.pack)
    return check_packs(args.file) if args.way == "check" else list_packs()


def list_packs() -> int:
    """A pack a line."""
    found, broken = library.packs(own_folder())
    width = max((len(key) for key in found), default=0)
    for key, pack in found.items():
        print(f"{key:{width}}  {rule(pack.name)}: {rule(pack.about)}")
    for wrong in broken:
        print(told(wrong))
    return 1 if broken else 0


def own_folder() -> Path | None:
    """The folder with the user's own packs; None where nobody may look into it, which is said for every command."""
    folder = library.user_folder()
    return folder if shut(folder) is None else None


def show_pack(name: str) -> int:
    """A pack and its options."""
    pack = pack_called(name)
    print(f"{pack.key}: {rule(pack.name)}")
    if pack.about:
        print(rule(pack.about))
    if pack.base != pack.key:
        print(say("A preset of {base}.", base=base_name(pack)))
    for option in pack.options:
        print()
        print("\n".join(option_lines(option)))
    return 0


def base_name(pack: Pack) -> str:
    """What the pack is called that another one stands on."""
    found, _ = library.packs(library.user_folder(), thorough=False)
    return rule(found[pack.base].name) if pack.base in found else pack.base


def option_lines(option: Option) -> list[str]:
    """An option with its choices and where it comes from; the default is marked."""
    borrow()
    from sjavs_desktop.ui import pack_words

    lines = [f"{option.key}: {rule(option.label)}", f"  {rule(option.help)}"]
    width = max(len(word(one.value)) for one in option.choices)
    for one in option.choices:
        mark = say(" (default)") if one.value == option.default else ""
        lines.append(f"  {option.key}={word(one.value):{width}}  {rule(one.label)}{mark}")
    source = pack_words.source(option.source)
    return [*lines, f"  {source}"] if source else lines


def word(value: OptionValue) -> str:
    """A value as it is typed."""
    return typed_as("on" if value else "off") if isinstance(value, bool) else str(value)


def check_packs(file: Path | None) -> int:
    """One line for each thing that is wrong, or one that says that nothing is."""
    if file is None:
        found, broken = library.packs(own_folder())
        number = len(found)
    else:
        number, broken = 1, []
        try:
            library.read(file)
        except RulesError as wrong:
            broken = [wrong]
    for one in broken:
        print(told(one))
    if not broken:
        print(say("%n pack(s) checked, nothing wrong", n=number))
    return 1 if broken else 0
