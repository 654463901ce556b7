"""The words of the command line, in the language of the terminal or of ``--language``."""

import argparse
import gettext
import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

from sjavs_desktop import __version__
from sjavs_desktop.app import places
from sjavs_desktop.cli.exits import INTERRUPTED
from sjavs_desktop.cli.stopping import uninterrupted
from sjavs_desktop.core.wording import Sentence, cause, sentence, translated
from sjavs_desktop.messages import LANGUAGES, SYSTEM, Messages, of_the_environment, speaker

CONTEXT = "cli"
ERRORS = "errors"
TYPED = "typed"


def say(text: str, /, n: int = -1, **facts: object) -> str:
    """A text of the command line in the language of now, with the facts that it names; `n` is a counted number."""
    found = speaker.find(CONTEXT, text, n)
    return found.format(**{key: figure(one) for key, one in facts.items()}) if facts else found


class Figure(float):
    """A number that is written with the decimal mark of the language of now."""

    def __format__(self, wanted: str) -> str:
        return format(float(self), wanted).replace(".", MARKS.get(speaker.language, "."))

    def __str__(self) -> str:
        return format(self, "")


MARKS = {"da": ",", "de": ",", "fo": ","}
"""What stands between whole numbers and decimals, where it is not a point."""


def figure(one: object) -> object:
    """A fact as it is written: broken numbers and sentences in the way of the language of now."""
    return Figure(one) if isinstance(one, float) else told(one) if isinstance(one, Sentence) else one


def rule(text: str) -> str:
    """A text of a rule pack in the language of now."""
    return speaker.find("rules", text) if text else ""


def noted(text: str) -> str:
    """Marks a text that is said later on."""
    return text


def typeable(text: str) -> str:
    """Marks a word that is typed; it has a context of its own, as what is told may need another form."""
    return text


def typed_as(key: str) -> str:
    """How a word is typed in the language of now; its English form does too."""
    return speaker.find(TYPED, key)


def told(wrong: object) -> str:
    """An error of the rules, or of a file, in the language of now."""
    return translated(wrong, lambda source: speaker.find(ERRORS, source))


def listed(words: Sequence[str]) -> str:
    """Several words as an enumeration."""
    return say("{one} and {other}", one=", ".join(words[:-1]), other=words[-1]) if len(words) > 1 else "".join(words)


def either(words: Sequence[str]) -> str:
    """Several words of which one is meant."""
    return say("{one} or {other}", one=", ".join(words[:-1]), other=words[-1]) if len(words) > 1 else "".join(words)


METAVARS = dict.fromkeys(
    (
        noted("COMMAND"),
        noted("WAY"),
        noted("WHAT"),
        noted("FILE"),
        noted("FILE.ts"),
        noted("DIR"),
        noted("FOLDER"),
        noted("CODE"),
        noted("DEPTH"),
        noted("PACK"),
        noted("KEY=VALUE"),
        noted("SEED"),
        noted("LEVEL"),
        noted("LEVELS"),
        noted("NAME"),
        noted("NAMES"),
        noted("WxH,..."),
    )
)
"""What stands in help and complaints for a value that is to be given; single letters are the same in all languages."""


class Parser(argparse.ArgumentParser):
    """An argument parser that complains in one sentence, and names values in the language of now."""

    def error(self, message: str) -> NoReturn:
        see = say("see {command} --help", command=self.prog)
        self.exit(2, f"{self.prog}: {message}; {see}\n")

    def _print_message(self, message: str, file: Any = None) -> None:
        # Python's own parser passes over a disk that is full, and over a reader that has gone.
        print(message, end="", file=file or sys.stderr)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        for action in self._actions:
            action.metavar = named(action)
        return super().parse_known_args(args, namespace)


def named(action: argparse.Action) -> str | tuple[str, ...] | None:
    """What stands for the value of an argument."""
    given = action.metavar
    if given is None and action.nargs is None and action.option_strings and action.choices is None:
        given = action.dest.upper()
    return say(given) if isinstance(given, str) and given in METAVARS else given


PARTS_OF_ARGPARSE = (
    noted("usage: "),
    noted("positional arguments"),
    noted("options"),
    noted("show this help message and exit"),
    noted("show program's version number and exit"),
    noted("the following arguments are required: %s"),
    noted("unrecognized arguments: %s"),
    noted("expected one argument"),
    noted("expected at most one argument"),
    noted("expected at least one argument"),
    noted("not allowed with argument %s"),
    noted("one of the arguments %s is required"),
    noted("argument %(argument_name)s: %(message)s"),
    noted("invalid choice: %(value)r (choose from %(choices)s)"),
    noted("invalid %(type)s value: %(value)r"),
    noted("ambiguous option: %(option)s could match %(matches)s"),
    noted("ignored explicit argument %r"),
)
"""What Python's own parser of command lines says."""


def speak(language: str = "", translation: Path | None = None) -> None:
    """Speaks a language, that of the terminal unless one is given; ValueError for a broken catalogue."""
    extra = Messages(translation) if translation is not None and not language else None
    wanted = language or (extra.language if extra is not None else SYSTEM)
    speaker.speak(of_the_environment() if wanted == SYSTEM else wanted, translation)
    for refusal in speaker.refusals if sys.stderr is not None else ():
        print(told(refusal), file=sys.stderr)
    # Python's parser asks gettext through these two names.
    argparse._ = lambda text: speaker.find(CONTEXT, text)  # type: ignore[attr-defined]
    argparse.ngettext = lambda one, many, n: (  # type: ignore[attr-defined]
        speaker.find(CONTEXT, one) if n == 1 else gettext.ngettext(one, many, n)
    )


def pathname(text: str) -> Path:
    """The type of an argument that names a file or a folder: an empty name would be the folder of now."""
    if not text:
        raise argparse.ArgumentTypeError(say("the name is empty: a file or a folder is expected"))
    return Path(text)


def add_version(parser: argparse.ArgumentParser) -> None:
    """Declares ``--version``, whose help Python's parser would tell in English."""
    parser.add_argument(
        "--version",
        action="version",
        version=f"Sjavs Desktop {__version__}",
        help=say("show program's version number and exit"),
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    """Declares ``--language`` and ``--translation``."""
    parser.add_argument(
        "--language",
        choices=(SYSTEM, *LANGUAGES),
        metavar="CODE",
        help=say("the language to speak: {codes}", codes=", ".join((SYSTEM, *LANGUAGES))),
    )
    parser.add_argument(
        "--translation",
        type=pathname,
        metavar="FILE.ts",
        help=say("a file of messages (Qt Linguist) that go before those of its language"),
    )


def add_portable(parser: argparse.ArgumentParser) -> None:
    """Declares ``--portable``."""
    parser.add_argument(
        "--portable", type=pathname, metavar="DIR", help=say("keep everything in that folder and nothing anywhere else")
    )


class NoPlace(ValueError):
    """The one folder for everything cannot be used; nothing may be written anywhere else then."""


def stay(folder: Path | None) -> None:
    """Keeps everything in that folder, or in the one beside the program; NoPlace when nothing can be written there."""
    if folder is None and (file := places.file_beside_program()) is not None and sys.stderr is not None:
        words = sentence("{file}: this is a file, and only a folder of that name would hold your data", file=file)
        print(told(words), file=sys.stderr)
    folder = places.beside_program() if folder is None else folder
    if folder is None:
        return
    try:
        places.prepare(folder)
    except OSError as wrong:
        words = sentence(
            "{folder}: everything is to be kept there, but that cannot be done: {why}", folder=folder, why=cause(wrong)
        )
        raise NoPlace(words) from wrong
    places.use(folder)


def stopped(program: str) -> int:
    """Says that Ctrl-C has ended a program, behind what a terminal shows of it; the exit code."""
    if sys.stderr is not None:
        if sys.stderr.isatty():
            print(file=sys.stderr)
        print(say("{program}: stopped before it was done", program=program), file=sys.stderr, flush=True)
    return INTERRUPTED


def in_utf8() -> None:
    """Before Qt is loaded: it switches the locale of C to UTF-8 by itself, and says so in four lines."""
    if os.environ.get("LC_ALL") in ("C", "POSIX"):
        os.environ["LC_ALL"] = "C.UTF-8"
        # Whoever asks for C wants no other language.
        os.environ.pop("LANGUAGE", None)


def borrow() -> None:
    """Before a command says something in the words of the window: Qt translates them only within an application."""
    in_utf8()
    with uninterrupted():
        # Those words load Qt whatever the language.
        from PySide6.QtCore import QCoreApplication

        if not speaker.translates:
            return
        from sjavs_desktop.app import languages

        app = QCoreApplication.instance() or QCoreApplication(["sjavs"])
        if languages.installed(app) is None:
            languages.install(app, speaker.language, speaker.extra)
            KEPT.append(app)


KEPT: list[object] = []
"""What must not be given away before the program ends."""


HEARD = ("--language", "--translation", "--portable")
"""The options that count for every command, and stand before it."""


class Asked(argparse.ArgumentParser):
    """Reads the options ahead of everything else; what is wrong with them is told by the real parser later."""

    def __init__(self) -> None:
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False)
        self.add_argument("--language", default="")
        self.add_argument("--translation", type=pathname)
        self.add_argument("--portable", type=pathname)


def language_in(options: Sequence[str]) -> str:
    """The language among options of which another one is wrong, or nothing."""
    for option, following in pairwise([*options, ""]):
        name, _, given = option.partition("=")
        if name == "--language" and (given or following) in LANGUAGES:
            return given or following
    return ""


def listen(arguments: Sequence[str]) -> list[str]:
    """Speaks as the beginning of a command line asks, and keeps files where it says; what is left of it.

    Raises ValueError for a catalogue that cannot be read, and NoPlace for a folder that cannot be used.
    """
    rest = list(arguments)
    heard: list[str] = []
    while rest and rest[0].partition("=")[0] in HEARD:
        taken = 1 if "=" in rest[0] else 2
        heard += rest[:taken]
        del rest[:taken]
    try:
        asked, _ = Asked().parse_known_args(heard)
    except argparse.ArgumentError:
        speak(language_in(heard))
        return list(arguments)
    if asked.language and asked.language not in (SYSTEM, *LANGUAGES):
        speak()
        return list(arguments)
    try:
        speak(asked.language, asked.translation)
    except ValueError:
        # What is wrong with the file is told too, and what more is told of it lies where everything does.
        speak(asked.language)
        stay(asked.portable)
        raise
    stay(asked.portable)
    return rest
