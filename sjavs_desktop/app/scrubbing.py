"""Takes out of a text whatever tells who somebody is: names, the home folder, the names of files. It needs no Qt."""

import getpass
import json
import os
import platform
import re
import traceback
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path, PurePath

from sjavs_desktop.core.record import Record
from sjavs_desktop.core.wording import Sentence
from sjavs_desktop.paths import RULES

NAME, HOST, PLAYER, FILE, HOME = "<user>", "<host>", "<player>", "<file>", "<home>"
"""What stands for what was taken out."""
OWN = "own rules"
"""What rules are called that did not come with the program: their name may be anybody's."""

START = r"(?:~?/|[A-Za-z]:[\\/]|\\\\)"
QUOTED = re.compile("|".join(rf"(?<={one}){START}[^{end}\n]*" for one, end in ("''", '""', "“”", "»«", "„“")))
"""A path in quotation marks."""
BARE = re.compile(rf"""(?<![\w<>.'"“»„/\\-]){START}(?=[^\s/])[^\n]*?(?=: |:\d|$)""", re.MULTILINE)
"""A path without them: names may have spaces, so it ends at a colon or with its line."""
AT_HOME = re.compile(rf"{HOME}(?=[\\/])[^\n]*?(?=: |:\d|['\"”«](?!\w)|$)", re.MULTILINE)
"""The same, where its beginning was taken out already."""
KNOWN = ("site-packages", "dist-packages", "sjavs_desktop")
"""Folders of code: what lies in them is called the same everywhere."""


def known_names() -> dict[str, str]:
    """What this user and this machine are called, and what stands for it."""
    names = {os.environ.get(key, "") for key in ("USER", "LOGNAME", "USERNAME")} | whole_names()
    try:
        names.add(getpass.getuser())
    except (OSError, KeyError, ImportError):
        # Nobody has this number here.
        names.discard("")
    found = dict.fromkeys(names, NAME)
    found |= dict.fromkeys((platform.node(), platform.node().partition(".")[0]), HOST)
    for home in homes():
        found |= {home: HOME, home.replace("\\", "\\\\"): HOME, PurePath(home).name: NAME}
    return found


def whole_names() -> set[str]:
    """What the system calls its user besides the name of the account, where it knows it."""
    try:
        import pwd

        entry = pwd.getpwuid(os.getuid())
    except (ImportError, KeyError):
        return set()
    whole = entry.pw_gecos.partition(",")[0]
    return {entry.pw_name, whole, *whole.split(), PurePath(entry.pw_dir).name}


def homes() -> set[str]:
    """The home folder by all its names."""
    try:
        home = Path.home()
    except RuntimeError:
        return set()
    return {one for one in (str(home), os.path.realpath(home), os.environ.get("HOME", "")) if len(one) > 1}


CODE = re.compile(r'((?<=File ")sjavs_desktop/[^"\n]+)')
"""A file of our own code in a trace: it is called the same for everybody, whatever else has its name."""


def scrubbed(text: str, names: Iterable[tuple[str, str]]) -> str:
    """A text without paths, and without `names`: pairs of a name and what stands for it; files of our code stay."""
    known = dict(names).items()
    parts = CODE.split(text)
    return "".join(part if number % 2 else without(part, known) for number, part in enumerate(parts))


def without(text: str, names: Iterable[tuple[str, str]]) -> str:
    """A text without paths and names."""
    instead = {name.casefold(): by for name, by in names if len(name) > 1}
    if instead:
        # The longest first, as one may be a part of another; and all at once, as what stands for one may be another.
        any_of = "|".join(map(re.escape, sorted(instead, key=len, reverse=True)))
        text = re.sub(
            rf"(?<!\w)(?:{any_of})(?!\w)",
            lambda found: instead.get(found[0].casefold(), NAME),
            text,
            flags=re.IGNORECASE,
        )
    text = QUOTED.sub(lambda found: FILE + ending(found[0]), text)
    text = AT_HOME.sub(lambda found: FILE + ending(found[0]), text)
    return BARE.sub(lambda found: FILE + ending(found[0]), text)


def ending(path: str) -> str:
    """The kind of a file, by the end of its name."""
    found = re.search(r"\.(sjavs-duel|sjavs|toml|ini|sqlite|jsonl|svg|py|ts|wav|so|dll)\W*$", path)
    return f".{found[1]}" if found else ""


# -- What went wrong ---------------------------------------------------------------------------------------------------


def short(file: str) -> str:
    """A file of code by its place in its package, or by its own name."""
    parts = PurePath(file.replace("\\", "/")).parts
    places = [number for number, part in enumerate(parts) if part in KNOWN]
    if not places:
        return parts[-1] if parts else file
    # The folder of packages itself says nothing.
    at = places[-1] + (parts[places[-1]] != "sjavs_desktop")
    return "/".join(parts[at:])


def trace(wrong: BaseException) -> str:
    """How an error came to be, with the files of code by their places in their packages."""
    told = traceback.TracebackException.from_exception(wrong)
    for one in chain(told):
        for frame in one.stack:
            # The line is looked up by the whole name.
            _ = frame.line
            frame.filename = short(frame.filename)
    return "".join(told.format())


def chain(told: traceback.TracebackException | None) -> Iterator[traceback.TracebackException]:
    """An error and those that led to it."""
    if told is None:
        return
    yield told
    for one in (told.__cause__, told.__context__, *(told.exceptions or ())):
        yield from chain(one)


def shortened(text: str) -> str:
    """A text that Python has written about a crash, with the files of code by their places in their packages."""
    return re.sub(r'(?<=File ")[^"\n]+', lambda found: short(found[0]), text)


def named_in(wrong: BaseException | None) -> dict[str, str]:
    """The files that an error and those behind it name, and what stands for them."""
    found: dict[str, str] = {}
    seen: set[int] = set()
    while wrong is not None and id(wrong) not in seen:
        seen.add(id(wrong))
        values = [getattr(wrong, key, None) for key in ("filename", "filename2", "file")]
        for said in (*wrong.args, getattr(wrong, "why", None)):
            values += [*said.facts.values(), *said.places] if isinstance(said, Sentence) else []
        for value in values:
            if isinstance(value, (str, Path)) and re.search(r"[./\\]", str(value)) and os.path.basename(value):
                found |= dict.fromkeys((str(value), os.path.basename(value)), FILE + ending(str(value)))
        wrong = wrong.__cause__ or wrong.__context__
    return found


# -- The match -------------------------------------------------------------------------------------------------------


def shipped(key: str) -> bool:
    """Whether a rule pack came with the program."""
    return any((folder / f"{key}.toml").is_file() for folder in (RULES, RULES / "presets"))


def players_of(record: Record | None) -> dict[str, str]:
    """What the players of a match are called, and their rules, if they are somebody's own."""
    if record is None:
        return {}
    # It comes with Qt, which may be what is missing; where there is a match there is Qt.
    from sjavs_desktop.app.seats import PERSON

    names = dict.fromkeys((one for one in record.players if one != PERSON), PLAYER)
    return names if shipped(record.rules.key) else {**names, record.rules.key: OWN, record.rules.name: OWN}


def nameless(record: Record) -> Record:
    """A match without names: it replays to the same end."""
    from sjavs_desktop.app.seats import PERSON

    players = tuple(one if one == PERSON else f"Player {seat + 1}" for seat, one in enumerate(record.players))
    record = replace(record, players=players)
    if shipped(record.rules.key):
        return record
    resolved = json.loads(record.rules.resolved) | {"name": OWN, "about": ""}
    rules = replace(record.rules, resolved=json.dumps(resolved), name=OWN)
    # A code begins with the key of its rules.
    return replace(record, rules=rules, origin=record.origin.partition(" ")[0] if "code" in record.origin else "")
