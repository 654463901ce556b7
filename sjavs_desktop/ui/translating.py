"""The page “Help translate”: which words were looked up, which are a guess, and how to mend them in one file."""

import tomllib
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.messages import LANGUAGES, catalogue
from sjavs_desktop.paths import TRANSLATIONS

translate = QCoreApplication.translate


class Word(NamedTuple):
    """A word of the vocabulary."""

    language: str
    english: str
    word: str
    mark: str
    """One of `MARKS`."""
    source: str


MARKS = {
    "G": QT_TRANSLATE_NOOP("translating", "Our guess"),
    "W": QT_TRANSLATE_NOOP("translating", "Weakly sourced: from a text of another kind, or found only once"),
    "S": QT_TRANSLATE_NOOP("translating", "Sourced"),
}
"""How sure a word is; what should be looked at comes first."""


def words() -> tuple[Word, ...]:
    """The vocabulary."""
    told = tomllib.loads((TRANSLATIONS / "words.toml").read_text(encoding="utf-8"))
    return tuple(Word(**one) for one in told["word"])


def title() -> str:
    """What the page is called."""
    return translate("translating", "Help translate")


def html() -> str:
    """The page."""
    every = words()
    languages = dict.fromkeys(one.language for one in every)
    return introduction() + "".join(chapter(language, every) for language in languages)


def introduction() -> str:
    """How somebody who knows a language mends its words."""
    command = "sjavs-desktop --translation sjavs_fo.ts"
    sentences = (
        translate(
            "translating",
            "Not every word in this program has been seen by somebody who grew up with it. If you play Sjavs in "
            "Faroese, Danish or German, you can mend what sounds wrong.",
        ),
        translate(
            "translating",
            "All texts of a language are in one file, which any text editor opens, or Qt Linguist. Copy it, change "
            "what stands between <translation> and </translation>, and start the program with your copy:",
        ),
    )
    last = translate("translating", "You see the result at once. Please send the file to the authors.")
    files = ", ".join(escape(str(catalogue(code))) for code in LANGUAGES if catalogue(code).is_file() and code != "en")
    where = translate("translating", "The files: {files}").format(files=files)
    told = "".join(f"<p>{escape(one)}</p>" for one in sentences)
    return f"{told}<pre>{escape(command)}</pre><p>{escape(last)}</p><p>{where}</p>"


def chapter(language: str, every: tuple[Word, ...]) -> str:
    """The words of a language, those first that are least sure."""
    parts = [f"<h3>{escape(LANGUAGES[language])}</h3>"]
    for mark, title in MARKS.items():
        lines = "".join(line(one) for one in every if (one.language, one.mark) == (language, mark))
        if lines:
            heading = escape(translate("translating", str(title)))
            parts.append(f"<h4>{heading}</h4><table cellspacing='3'>{lines}</table>")
    return "".join(parts)


def line(word: Word) -> str:
    """A word, what it stands for, and where it was found."""
    source = translate("words", word.source) if word.source else ""
    cells = (f"<b>{escape(word.word)}</b>", escape(word.english), f"<i>{escape(source)}</i>")
    return f"<tr>{''.join(f'<td>{one}&nbsp;&nbsp;</td>' for one in cells)}</tr>"
