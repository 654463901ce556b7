"""What is asked of a catalogue of messages, as functions that name the faults that they find."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

TOP = Path(__file__).parents[1]
sys.path.append(str(TOP / "packaging"))

import catalogues  # noqa: E402
import texts  # noqa: E402

Forms = tuple[str, ...]
Key = tuple[str, str]
Known = Mapping[Key, Forms]

DICTIONARIES = {"da": "da_DK", "fo": "fo", "de": "de_DE"}
"""By language the dictionary of Debian (hunspell-da, myspell-fo, hunspell-de-de)."""

PLACES = re.compile(r"\{[^{}]*\}|%n|%\d|%s|%r|%\(\w+\)[sr]")
TAGS = re.compile(r"</?[a-z]\w*[^<>]*>")
ACCELERATOR = re.compile(r"&(?!\w+;|&)(\w)")
ENTITY = re.compile(r"&\w+;|&#\d+;")
CODE = re.compile(r"--[\w-]+(?:[= ][\w=.]+)?|[\w-]*_\w+|\S*[\d@/\\]\S*|\b[A-Z]{2,}\b|\b\w\b|'[^' ]*'|\*\.\w+|\w+\.\w+")
"""What is no word of a language: options, names with underscores, numbers, files, places to fill in in capitals."""
WORD = re.compile(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*")


def unfinished(wanted: Iterable[texts.Text], known: Known) -> list[Key]:
    """Messages without a translation, or with too few forms of it."""
    return [
        (one.context, one.source)
        for one in wanted
        if not catalogues.fitting(one, known.get((one.context, one.source), ()))
    ]


def changed(known: Known) -> list[str]:
    """Messages whose translation names other facts or has other tags, or another space at its ends."""
    found = []
    for (context, source), forms in known.items():
        for number, form in enumerate(forms):
            places = set(PLACES.findall(source)) ^ set(PLACES.findall(form))
            # “One card” may do without the number, but only where there is but one.
            places -= {"%n"} if len(forms) > 1 and number == 0 else set()
            tags = Counter(TAGS.findall(source)) != Counter(TAGS.findall(form))
            ends = (source[:1].isspace(), source[-1:].isspace()) != (form[:1].isspace(), form[-1:].isspace())
            if places or tags or ends:
                found.append(f"{context}: {source!r}: {form!r}")
    return found


def letters(text: str) -> list[str]:
    """The accelerators of a text; “&&” is a sign, and “&nbsp;” none of them either."""
    return ACCELERATOR.findall(ENTITY.sub("", text.replace("&&", "")))


def accelerators(known: Known) -> list[str]:
    """Messages whose translation lacks the accelerator of the source, or has one or more that it has not."""
    return [
        f"{context}: {source!r}: {form!r}"
        for (context, source), forms in known.items()
        for form in forms
        if len(letters(source)) != len(letters(form))
    ]


def clashes(named: Iterable[str]) -> list[str]:
    """Letters that stand for two of the texts that are on the screen together."""
    found = Counter(one.casefold() for text in set(named) for one in letters(text))
    return sorted(letter for letter, number in found.items() if number > 1)


def words(form: str) -> set[str]:
    """The words of a translation that have to be spelt."""
    plain = TAGS.sub(" ", ACCELERATOR.sub(r"\1", ENTITY.sub(" ", form)))
    return set(WORD.findall(CODE.sub(" ", PLACES.sub(" ", plain))))


def misspelt(language: str, spelt: Iterable[str], allowed: Iterable[str] = ()) -> list[str]:
    """Words that are in no dictionary of the language and not allowed."""
    left = sorted(set(spelt) - set(allowed))
    command = ["hunspell", "-d", DICTIONARIES[language], "-i", "utf-8", "-l"]
    said = subprocess.run(command, input="\n".join(left), capture_output=True, text=True, encoding="utf-8", check=True)
    return sorted(set(said.stdout.split()) - set(allowed))
