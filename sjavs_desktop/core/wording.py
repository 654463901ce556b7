"""Sentences that can be said in another language later on: each keeps what it was made from."""

import errno
from collections.abc import Callable


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
}
"""What goes wrong with files, by the system's number; anything else is told in the system's own words."""


def cause(wrong: OSError) -> str:
    """Why something could not be done with a file."""
    return CAUSES.get(wrong.errno or 0, wrong.strerror or str(wrong))


def quoted(wrong: BaseException) -> Sentence:
    """What an error says, as a sentence that outlives it."""
    made = Sentence(str(wrong))
    made.source, made.places, made.facts = "{}", (wrong,), {}
    return made


def translated(what: object, find: Callable[[str], str]) -> str:
    """A sentence, or an error that was made with one, in the language in which `find` looks texts up."""
    if isinstance(what, Sentence):
        places = [translated(one, find) if carries(one) else one for one in what.places]
        facts = {key: translated(one, find) if carries(one) else one for key, one in what.facts.items()}
        found = find(what.source)
        return found.format(*places, **facts) if places or facts else found
    if isinstance(what, BaseException):
        why = getattr(what, "why", None)
        if isinstance(why, Sentence):
            return str(what).replace(str(why), translated(why, find))
        if len(what.args) == 1 and isinstance(what.args[0], Sentence):
            return translated(what.args[0], find)
    return str(what)


def carries(what: object) -> bool:
    """Whether something has a sentence in it."""
    return isinstance(what, (Sentence, BaseException))
