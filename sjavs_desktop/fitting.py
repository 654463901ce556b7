"""Whether a translation can stand for its text: another one would fail when its facts are filled in."""

import re
import textwrap
import xml.parsers.expat
from collections.abc import Mapping
from pathlib import Path
from string import Formatter

from sjavs_desktop.core.wording import Sentence, sentence

Slot = tuple[str, str, str]
"""What stands in braces: the name of a fact, how it is turned into words, and its form."""

PERCENT = re.compile(r"%(?:\(\w*\))?.?")
"""How Python's parser of command lines marks facts; `%n` is ours."""
LONGEST = 60
"""Characters of a text that are quoted."""


def slots(text: str) -> list[Slot]:
    """What stands in braces in a text; ValueError where a brace has no partner."""
    found = Formatter().parse(text)
    return [(name, turned or "", form or "") for _, name, form, turned in found if name is not None]


def unfit(context: str, source: str, form: str) -> str | None:
    """What a form of a translation has that its text has not; empty for a brace without a partner, None if it fits."""
    try:
        known = slots(source)
    except ValueError:
        # Nobody fills facts into such a text.
        return None
    try:
        own = slots(form)
    except ValueError:
        return ""
    names, forms = {name for name, *_ in known}, {(name, form) for name, _, form in known}
    for name, turned, form_of in own:
        if name not in names or turned not in ("", "r", "s") or (form_of and (name, form_of) not in forms):
            return f"{{{name}{turned and '!' + turned}{form_of and ':' + form_of}}}"
    if context == "cli" and (more := differing(source, form)):
        return more
    return None


def differing(source: str, form: str) -> str:
    """The first fact behind a per cent sign that only one of both has; nothing when they have the same."""
    ours, theirs = PERCENT.findall(source), PERCENT.findall(form)
    if "%n" in ours:
        # The form for one may do without the number.
        ours, theirs = [one for one in ours if one != "%n"], [one for one in theirs if one != "%n"]
    return next((one for one in [*theirs, *ours] if ours.count(one) != theirs.count(one)), "")


def refusals(path: Path, data: bytes, found: Mapping[int, tuple[str, str]]) -> list[Sentence]:
    """A sentence for each message that is not used: by its number in the file its text and what does not fit."""
    lines = lines_of(data) if found else []
    told = []
    for number, (source, what) in found.items():
        why = sentence("{what} is no fact of this text", what=what) if what else sentence("a brace has no partner")
        text = textwrap.shorten(source, LONGEST, placeholder="…")
        told.append(
            sentence(
                "{file}:{line}: this translation is not used: {why}: {message}",
                file=path,
                line=lines[number],
                why=why,
                message=text,
            )
        )
    return told


def lines_of(data: bytes) -> list[int]:
    """The lines in which the messages of a catalogue begin."""
    parser, lines = xml.parsers.expat.ParserCreate(), []

    def begun(tag: str, _: object) -> None:
        if tag == "message":
            lines.append(parser.CurrentLineNumber)

    parser.StartElementHandler = begun
    parser.Parse(data, True)
    return lines
