"""Writes the catalogues of messages in translations/ anew: ``python packaging/catalogues.py``.

What is translated stays, new texts are added as unfinished, texts that are gone are removed. The same code and the same
translations always give the same bytes; no line numbers are kept, so that a change shows only what it changes.

    python packaging/catalogues.py                           brings all catalogues up to date
    python packaging/catalogues.py --check                   says what is not, and changes nothing
    python packaging/catalogues.py --import FILE.json LANG   takes {"CONTEXT|SOURCE": "TEXT" or [FORM, …]}
    python packaging/catalogues.py --allow FILE.json LANG    takes words that no dictionary has: {"WORD": "REASON"}
    python packaging/catalogues.py --missing LANG            prints what is not translated, as --import takes it
"""

import argparse
import json
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from xml.sax.saxutils import escape

from texts import TOP, Text, everything

FOLDER = TOP / "translations"
SOURCE = "en"
LANGUAGES = ("da", "fo", "de")
"""Languages that are complete; English has forms for numbers only."""
ALLOWED = FOLDER / "allowed_words.toml"
FORMS = 2
"""How many forms a counted text has, in each of these languages."""

Forms = tuple[str, ...]
Key = tuple[str, str]


def path_of(language: str, folder: Path = FOLDER) -> Path:
    """The catalogue of a language."""
    return folder / f"sjavs_{language}.ts"


def read(path: Path) -> dict[Key, Forms]:
    """The finished translations in a catalogue; none when there is no such file."""
    found: dict[Key, Forms] = {}
    if not path.is_file():
        return found
    for context in ElementTree.fromstring(path.read_bytes()).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type"):
                continue
            several = tuple(one.text or "" for one in translation.findall("numerusform"))
            forms = several or (translation.text or "",)
            if all(forms):
                found[context.findtext("name", ""), message.findtext("source", "")] = forms
    return found


def element(text: Text, forms: Forms) -> list[str]:
    """The lines of a message."""
    kind = ' numerus="yes"' if text.counted else ""
    state = "" if forms else ' type="unfinished"'
    lines = [f"    <message{kind}>", f"        <source>{quoted(text.source)}</source>"]
    if text.counted:
        several = [f"            <numerusform>{quoted(one)}</numerusform>" for one in forms or ("",) * FORMS]
        lines += [f"        <translation{state}>", *several, "        </translation>"]
    else:
        lines.append(f"        <translation{state}>{quoted(forms[0]) if forms else ''}</translation>")
    return [*lines, "    </message>"]


def quoted(text: str) -> str:
    """A text as it stands in a catalogue."""
    return escape(text, {'"': "&quot;", "'": "&apos;"})


def fitting(text: Text, forms: Forms) -> Forms:
    """The forms that a text needs; none when there are others."""
    if text.counted and len(forms) == 1:
        return forms * FORMS
    return forms if len(forms) == (FORMS if text.counted else 1) else ()


def document(language: str, texts: Iterable[Text], known: Mapping[Key, Forms]) -> str:
    """A whole catalogue."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{language}" sourcelanguage="{SOURCE}">')
    for context, some in groupby(texts, lambda one: one.context):
        lines += ["<context>", f"    <name>{escape(context)}</name>"]
        for text in some:
            lines += element(text, fitting(text, known.get((context, text.source), ())))
        lines.append("</context>")
    return "\n".join([*lines, "</TS>", ""])


def current(language: str, texts: Sequence[Text], more: Mapping[Key, Forms], folder: Path = FOLDER) -> str:
    """The catalogue of a language as it should be, with `more` translations."""
    wanted = [one for one in texts if one.counted] if language == SOURCE else texts
    return document(language, wanted, {**read(path_of(language, folder)), **more})


def missing(language: str, texts: Iterable[Text], folder: Path = FOLDER) -> dict[str, str]:
    """What is not translated: texts by the key that `--import` takes."""
    known = read(path_of(language, folder))
    left = (one for one in texts if not fitting(one, known.get((one.context, one.source), ())))
    return {f"{one.context}|{one.source}": "" for one in left}


def bare(source: str) -> str:
    """A text without its accelerator."""
    return source.replace("&", "")


def taken(file: Path, texts: Iterable[Text]) -> tuple[dict[Key, Forms], list[str]]:
    """Translations from a file of a translator, and the keys in it that are no text of the program."""
    wanted = {f"{one.context}|{one.source}": one for one in texts}
    # A text whose accelerator has moved, or that has another context now, is the same text if there is but one.
    sources = Counter(bare(one.source) for one in wanted.values())
    moved = {bare(one.source): key for key, one in wanted.items() if sources[bare(one.source)] == 1}
    moved |= {f"{one.context}|{bare(one.source)}": key for key, one in wanted.items()}
    found: dict[Key, Forms] = {}
    unknown = []
    for told, value in json.loads(file.read_text(encoding="utf-8")).items():
        context, _, source = told.partition("|")
        near = moved.get(f"{context}|{bare(source)}") or moved.get(bare(source)) or told
        key = told if told in wanted else near
        forms = tuple(value) if isinstance(value, list) else (value,)
        if key not in wanted:
            unknown.append(key)
        elif all(forms):
            found[wanted[key].context, wanted[key].source] = forms
    return found, unknown


def allowed(path: Path = ALLOWED) -> dict[str, dict[str, str]]:
    """By language the words that no dictionary has, each with the reason why it stands in a catalogue."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def allowed_text(words: Mapping[str, Mapping[str, str]]) -> str:
    """Those words as a file."""
    lines = [
        "# Words of the catalogues that the spelling dictionaries do not have, each with the reason why it is right."
    ]
    for language in LANGUAGES:
        lines += ["", f"[{language}]"]
        told = sorted(words.get(language, {}).items())
        lines += [
            f"{json.dumps(word, ensure_ascii=False)} = {json.dumps(why, ensure_ascii=False)}" for word, why in told
        ]
    return "\n".join([*lines, ""])


def allow(file: Path, language: str) -> int:
    """Adds words of a translator's file; how many."""
    words, more = allowed(), json.loads(file.read_text(encoding="utf-8"))
    ALLOWED.write_text(
        allowed_text({**words, language: {**words.get(language, {}), **more}}), encoding="utf-8", newline="\n"
    )
    return len(more)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command line: 1 when `--check` finds a catalogue that is not up to date."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--missing", metavar="LANG", choices=LANGUAGES)
    parser.add_argument("--import", dest="taken", nargs=2, metavar=("FILE.json", "LANG"))
    parser.add_argument("--allow", nargs=2, metavar=("FILE.json", "LANG"))
    args = parser.parse_args(argv)
    if args.allow:
        print(f"{allow(Path(args.allow[0]), args.allow[1])} words taken")
        return 0
    texts = everything()
    if args.missing:
        print(json.dumps(missing(args.missing, texts), ensure_ascii=False, indent=1))
        return 0
    more: dict[str, dict[Key, Forms]] = {}
    if args.taken:
        file, language = args.taken
        if language not in (SOURCE, *LANGUAGES):
            parser.error(f"{language}: one of {', '.join((SOURCE, *LANGUAGES))} is expected")
        more[language], unknown = taken(Path(file), texts)
        print(f"{language}: {len(more[language])} translations taken, {len(unknown)} are of no text of the program")
        print(*(f"  {key}" for key in unknown), sep="\n" if unknown else "", end="\n" if unknown else "")
    stale = 0
    for language in (SOURCE, *LANGUAGES):
        path, wanted = path_of(language), current(language, texts, more.get(language, {}))
        old = path.read_text(encoding="utf-8") if path.is_file() else ""
        stale += old != wanted
        if not args.check and old != wanted:
            path.write_text(wanted, encoding="utf-8", newline="\n")
        left = wanted.count('type="unfinished"')
        print(f"{path.name}: {wanted.count('<source>')} texts, {left} unfinished{', not up to date' * (old != wanted)}")
    return 1 if args.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
