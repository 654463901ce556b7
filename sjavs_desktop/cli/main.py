"""``sjavs``: finds the command and runs it; without one it opens the window."""

import argparse
import errno
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from sjavs_desktop.app import places
from sjavs_desktop.app.library import no_packs
from sjavs_desktop.cli.arguments import Parser, Refused
from sjavs_desktop.cli.exits import BROKEN_PIPE
from sjavs_desktop.cli.stopping import uninterrupted
from sjavs_desktop.cli.words import add_language, add_portable, add_version, listen, noted, say, speak, stopped, told
from sjavs_desktop.core.files import shut
from sjavs_desktop.core.wording import cause

COMMANDS = {
    "play": noted("play in the terminal against three bots"),
    "match": noted("let bots play matches or duplicates and count"),
    "think": noted("show what a seat sees and what a bot thinks of it"),
    "review": noted("tell what each choice of a recorded match gave away"),
    "replay": noted("print a recorded match trick by trick"),
    "verify": noted("check the sealed deals of a recorded match"),
    "history": noted("list every match that was played"),
    "duel": noted("play the same deals as somebody else, by a file"),
    "rules": noted("list, show and check rule packs"),
    "perft": noted("count the legal lines from a deal"),
    "demo": noted("play deals by bots in the real window and save pictures"),
    "selftest": noted("check this installation"),
    "install-desktop-entry": noted("show the game among the programs of this user, or take it away again"),
}
"""The commands and what they do; each is a module of this package with `add(parser)` and `run(args)`."""


WITH_PACKS = ("play", "match", "think", "duel", "rules", "perft", "demo", "selftest")
"""The commands that look for rule packs of the user's own; without these they go on with the shipped ones."""


def parser(command: str) -> argparse.ArgumentParser:
    """The parser of the whole command line; only the module of `command` is imported."""
    top = Parser(prog="sjavs", description=say("Play and learn Sjavs. Without a command the window opens."))
    add_version(top)
    add_language(top)
    add_portable(top)
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for name, text in COMMANDS.items():
        does = say(text)
        under = commands.add_parser(name, help=does, description=f"{does[0].upper()}{does[1:]}.")
        if name == command:
            import_module(module_of(name)).add(under)
    return top


def module_of(command: str) -> str:
    """The module of a command."""
    return f"sjavs_desktop.cli.{command.replace('-', '_')}"


def run(arguments: Sequence[str]) -> int:
    """Runs a command line; its exit code. Raises Refused."""
    try:
        rest = listen(arguments)
    except ValueError as wrong:
        raise Refused(told(wrong)) from wrong
    if not rest:
        from sjavs_desktop.__main__ import main as window

        return window(arguments)
    try:
        with uninterrupted():
            args = parser(rest[0]).parse_args(rest)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    if args.command in WITH_PACKS and (closed := shut(places.rules())) is not None:
        print(f"sjavs: {told(no_packs(places.rules(), closed))}", file=sys.stderr)
    code: int = import_module(module_of(args.command)).run(args)
    return code


def streams(commanded: bool) -> None:
    """Puts something in the place of standard streams that are closed; raises Refused where a command can tell nothing.

    What was printed for them would go to the next file that is opened, or to each other.
    """
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None and commanded:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        sys.stderr = sys.stderr or sys.stdout
        speak()
        raise Refused(say("the standard output is closed, so nothing can be printed"))
    if sys.stderr is None and commanded:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command line `argv` (the program's own unless given).

    Returns 0 when all went well, 1 when the command found something wrong, 2 after one sentence on the standard error
    when the command line cannot be carried out.
    """
    command = sys.argv[1:] if argv is None else argv
    try:
        streams(bool(command))
    except Refused as sentence:
        print(f"sjavs: {sentence}", file=sys.stderr)
        return 2
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot show a suit sign gets a question mark in its place, and so does what cannot be read.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = run(command)
        sys.stdout.flush()
    except Refused as sentence:
        print(f"sjavs: {sentence}", file=sys.stderr)
        code = 2
    except KeyboardInterrupt:
        # A thread that still searches would be waited for.
        thinking = sys.modules.get("sjavs_desktop.engine.thinking")
        if thinking is not None:
            thinking.halt()
        code = stopped("sjavs")
    except BrokenPipeError:
        # Python flushes the standard output once more at its end, which must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = BROKEN_PIPE
    except OSError as wrong:
        if wrong.errno not in (errno.ENOSPC, errno.EIO, errno.EDQUOT):
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"sjavs: {told(cause(wrong))}", file=sys.stderr)
        code = 1
    return code


if __name__ == "__main__":
    sys.exit(main())
