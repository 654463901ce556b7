"""Writes the manual pages of both commands: what they do and take from the parsers of the program, in its own words."""

import argparse
import re
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import NamedTuple

SECTION = "6"
"""That of games."""
PLACES = (
    ("~/.local/share/sjavs-desktop/sjavs/matches", "files_matches"),
    ("~/.local/share/sjavs-desktop/sjavs/duels", "files_duels"),
    ("~/.local/share/sjavs-desktop/sjavs/rules", "files_rules"),
    ("~/.config/sjavs-desktop/sjavs.ini", "files_settings"),
)
CODES = ("0", "1", "2")

Texts = Mapping[str, Mapping[str, str]]


class Words(NamedTuple):
    """The texts of the pages in one language."""

    found: Texts
    language: str

    def __call__(self, key: str) -> str:
        return self.found[f"man.{key}"][self.language]


def escaped(text: str) -> str:
    """A text as troff takes it: no sign of it is a command."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("~", "\\(ti").replace("^", "\\(ha").replace("`", "\\`")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.MULTILINE)


def filled(action: argparse.Action) -> str:
    """What the help of an option says."""
    return escaped(
        (action.help or "") % {"default": action.default, "prog": ""}
        if "%(" in (action.help or "")
        else action.help or ""
    )


def value(action: argparse.Action) -> str:
    """What is written behind an option."""
    from sjavs_desktop.cli.words import named

    if action.nargs == 0:
        return ""
    given = named(action)
    if isinstance(given, tuple):
        given = " ".join(given)
    if given is None:
        given = "|".join(map(str, action.choices)) if action.choices is not None else action.dest.upper()
    return f" \\fI{escaped(given)}\\fR"


def head(action: argparse.Action) -> str:
    """An option as it is typed."""
    if not action.option_strings:
        return value(action).strip()
    return ", ".join(f"\\fB{escaped(one)}\\fR" for one in action.option_strings) + value(action)


def shown(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """The options and arguments of a command, without its help and its commands."""
    for action in parser._actions:
        if action.help != argparse.SUPPRESS and not isinstance(
            action, (argparse._HelpAction, argparse._SubParsersAction)
        ):
            yield action


def options(parser: argparse.ArgumentParser) -> list[str]:
    """A paragraph for each option and argument."""
    return [line for action in shown(parser) for line in (".TP", head(action), filled(action))]


def commands(parser: argparse.ArgumentParser) -> dict[str, tuple[str, argparse.ArgumentParser]]:
    """The commands of a parser: what each does, and its parser."""
    found = next((one for one in parser._actions if isinstance(one, argparse._SubParsersAction)), None)
    if found is None:
        return {}
    helps = {one.dest: one.help or "" for one in found._choices_actions}
    return {name: (helps.get(name, ""), one) for name, one in found.choices.items()}


def command(name: str, does: str, parser: argparse.ArgumentParser) -> list[str]:
    """The part of a command, and of those that it has itself."""
    lines = [f'.SS "{escaped(name)}"', escaped(does[:1].upper() + does[1:] + "."), *options(parser)]
    for inner, (what, one) in commands(parser).items():
        lines += command(f"{name} {inner}", what, one)
    return lines


def top(name: str, words: Words, version: str, epoch: int, does: str) -> list[str]:
    """How a page begins."""
    day = datetime.fromtimestamp(epoch, UTC).date().isoformat()
    head = f'.TH "{name.upper()}" "{SECTION}" "{day}" "Sjavs Desktop {version}" ""'
    return [head, f'.SH "{words("name")}"', f"{escaped(name)} \\- {escaped(does)}", f'.SH "{words("synopsis")}"']


def files(words: Words) -> list[str]:
    """Where the user's own files lie."""
    lines = [f'.SH "{words("files")}"']
    for place, what in PLACES:
        lines += [".TP", f"\\fI{escaped(place)}\\fR", escaped(words(what))]
    return lines


def codes(words: Words) -> list[str]:
    """With what the command ends."""
    lines = [f'.SH "{words("exit")}"']
    for code in CODES:
        lines += [".TP", f"\\fB{code}\\fR", escaped(words(f"exit_{code}"))]
    return lines


def see(name: str, words: Words) -> list[str]:
    """Which other page there is."""
    return [f'.SH "{words("see")}"', f"\\fB{escaped(name)}\\fR({SECTION})", ""]


def of_the_terminal(words: Words, version: str, epoch: int) -> str:
    """The page of ``sjavs``, with all commands."""
    from sjavs_desktop.cli import main
    from sjavs_desktop.cli.words import say

    parser = main.parser("")
    lines = top("sjavs", words, version, epoch, words("terminal"))
    lines += [f"\\fBsjavs\\fR [\\fI{escaped(words('options'))}\\fR] [\\fI{say('COMMAND')}\\fR ...]"]
    lines += [f'.SH "{words("description")}"', escaped(parser.description or "")]
    lines += [f'.SH "{words("options")}"', *options(parser), f'.SH "{words("commands")}"']
    for name, does in main.COMMANDS.items():
        lines += command(name, say(does), commands(main.parser(name))[name][1])
    return "\n".join([*lines, *files(words), *codes(words), *see("sjavs-desktop", words)])


def parser_of_the_window() -> argparse.ArgumentParser:
    """What ``sjavs-desktop`` takes."""
    from sjavs_desktop import __main__ as window

    return window.parser()


def of_the_window(words: Words, version: str, epoch: int, about: str) -> str:
    """The page of ``sjavs-desktop``."""
    parser = parser_of_the_window()
    lines = top("sjavs-desktop", words, version, epoch, words("window"))
    taken = " ".join(f"[{head(one)}]" for one in shown(parser) if not one.option_strings)
    lines += [f"\\fBsjavs\\-desktop\\fR [\\fI{escaped(words('options'))}\\fR] {taken}".strip()]
    lines += [f'.SH "{words("description")}"', escaped(about)]
    lines += [f'.SH "{words("options")}"', *options(parser)]
    return "\n".join([*lines, *files(words), *codes(words), *see("sjavs", words)])


def pages(language: str, found: Texts, version: str, epoch: int) -> dict[str, str]:
    """Both pages in a language, by the name of the command."""
    from sjavs_desktop.cli import words as spoken

    before = spoken.speaker.language
    spoken.speak(language)
    try:
        words = Words(found, language)
        about = found["about.what"][language]
        return {
            "sjavs": of_the_terminal(words, version, epoch),
            "sjavs-desktop": of_the_window(words, version, epoch, about),
        }
    finally:
        spoken.speak(before)
