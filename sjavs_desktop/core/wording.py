"""Sentences that can be said in another language later on: each keeps what it was made from."""

import errno
import json
import re
import tomllib
from collections.abc import Callable
from typing import Any

BRACES = re.compile(r"\{[^}]*\}")
"""A fact in a text."""


class Sentence(str):
    """A sentence in English that remembers its text and the facts in it."""

    source: str
    places: tuple[object, ...]
    facts: dict[str, object]


def sentence(text: str, *places: object, **facts: object) -> Sentence:
    """A sentence from a text and the facts that it names in braces, or numbers."""
    made = Sentence(text.format(*places, **facts) if places or facts else text)
    made.source, made.places, made.facts = text, places, facts
    return made


CAUSES = {
    errno.ENOENT: sentence("there is no such file or folder"),
    errno.EACCES: sentence("that is not allowed here"),
    errno.EPERM: sentence("that is not allowed here"),
    errno.EROFS: sentence("this place can only be read"),
    errno.ENOSPC: sentence("the disk is full"),
    errno.EDQUOT: sentence("there is no room left for this user"),
    errno.EISDIR: sentence("that is a folder"),
    errno.ENOTDIR: sentence("a part of the path is not a folder"),
    errno.EEXIST: sentence("there is such a file already"),
    errno.EIO: sentence("the disk does not let it be read or written"),
    errno.ENAMETOOLONG: sentence("the name is too long"),
    errno.EMFILE: sentence("too many files are open"),
    errno.EFBIG: sentence("the file is too large"),
    errno.EINVAL: sentence("no file can be called that here"),
    errno.EBUSY: sentence("another program holds it"),
    errno.ELOOP: sentence("its links lead round in a circle"),
}
"""What goes wrong with files, by the system's number; anything else is told by its number."""


def cause(wrong: OSError) -> str:
    """Why something could not be done with a file."""
    number = wrong.errno or 0
    return CAUSES.get(number) or sentence("the system refuses it (error number {number})", number=number)


TOML = {
    "Cannot declare": sentence("this is not valid TOML: a table stands there twice"),
    "Cannot overwrite": sentence("this is not valid TOML: a key is set twice"),
    "Cannot mutate": sentence("this is not valid TOML: a key is set twice"),
    "Expected '=' after": sentence("this is not valid TOML: an = is missing behind a key"),
    "Expected newline": sentence("this is not valid TOML: something stands behind the end of what was set"),
    "Unterminated string": sentence("this is not valid TOML: a text does not end"),
    "Unclosed array": sentence("this is not valid TOML: a list does not end"),
    "Invalid value": sentence("this is not valid TOML: what stands behind an = is no value"),
}
"""What is wrong with a TOML text, by how the message of Python's reader begins."""


def toml(wrong: ValueError) -> Sentence:
    """What is wrong with a TOML text, without the place."""
    words = str(wrong)
    return next((told for begins, told in TOML.items() if words.startswith(begins)), NO_TOML)


NO_TOML = sentence("this is not valid TOML")


def toml_place(wrong: BaseException) -> tuple[int, int] | None:
    """The line and the column that the message of Python's reader of TOML names; None for the end of the text."""
    found = re.search(r"\(at line (\d+), column (\d+)\)$", str(wrong))
    return (int(found[1]), int(found[2])) if found else None


def of_toml(wrong: ValueError) -> Sentence:
    """What is wrong with a TOML text, and where."""
    place = toml_place(wrong)
    if place is None:
        return sentence("{why} (at the end of the text)", why=toml(wrong))
    return sentence("{why} (line {line}, column {column})", why=toml(wrong), line=place[0], column=place[1])


def of_file(wrong: OSError) -> str:
    """Why something could not be done, with the file if the error knows it."""
    if wrong.filename is None:
        return cause(wrong)
    return sentence("{file}: {why}", file=wrong.filename, why=cause(wrong))


def of_json(wrong: json.JSONDecodeError) -> Sentence:
    """Where a text stops being JSON."""
    return sentence("this is not valid JSON (line {line}, column {column})", line=wrong.lineno, column=wrong.colno)


def of_bytes(wrong: UnicodeDecodeError) -> Sentence:
    """Where a file stops being text."""
    return sentence("the file is not UTF-8 text (byte {start})", start=wrong.start)


KINDS: tuple[tuple[type[BaseException] | tuple[type[BaseException], ...], Callable[[Any], str]], ...] = (
    (OSError, of_file),
    (tomllib.TOMLDecodeError, of_toml),
    (json.JSONDecodeError, of_json),
    (UnicodeDecodeError, of_bytes),
    (RecursionError, lambda wrong: sentence("tables and lists are nested too deeply")),
    ((TypeError, AttributeError, IndexError), lambda wrong: sentence("a value is of another kind than it must be")),
)
"""Errors that Python words itself, and who words them instead."""


def reworded(wrong: BaseException) -> str | None:
    """What an error says that Python has worded, as a sentence of ours; None for any other."""
    return next((say(wrong) for kind, say in KINDS if isinstance(wrong, kind)), None)


def quoted(wrong: BaseException) -> Sentence:
    """What an error says, as a sentence that outlives it."""
    made = Sentence(reworded(wrong) or str(wrong))
    made.source, made.places, made.facts = "{}", (wrong,), {}
    return made


def placed(place: object, wrong: BaseException) -> Sentence:
    """What an error says, behind the file that it is about."""
    told = quoted(wrong)
    made = Sentence(f"{place}: {told}")
    made.source, made.places, made.facts = "{}: {}", (place, told), {}
    return made


def translated(what: object, find: Callable[[str], str]) -> str:
    """A sentence, or an error that was made with one, in the language in which `find` looks texts up."""
    if isinstance(what, Sentence):
        places = [translated(one, find) if carries(one) else one for one in what.places]
        facts = {key: translated(one, find) if carries(one) else one for key, one in what.facts.items()}
        # What only puts others together has no words of its own.
        found = find(what.source) if any(map(str.isalpha, BRACES.sub("", what.source))) else what.source
        return found.format(*places, **facts) if places or facts else found
    if isinstance(what, BaseException):
        why = getattr(what, "why", None)
        if isinstance(why, Sentence):
            return str(what).replace(str(why), translated(why, find))
        if len(what.args) == 1 and isinstance(what.args[0], Sentence):
            return translated(what.args[0], find)
        if told := reworded(what):
            return translated(told, find)
    return str(what)


def carries(what: object) -> bool:
    """Whether something has a sentence in it."""
    return isinstance(what, (Sentence, BaseException))
