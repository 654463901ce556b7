"""Catalogues of messages without Qt: read as they are written, for the command line and for the window."""

import os
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from sjavs_desktop.core.files import at_most
from sjavs_desktop.core.wording import Sentence, cause, sentence
from sjavs_desktop.paths import TRANSLATIONS

LANGUAGES = {"en": "English", "da": "Dansk", "fo": "Føroyskt", "de": "Deutsch"}
"""The languages there are, by their own names."""
LARGEST = 16 * 2**20
"""Bytes of a catalogue at most; ours have less than two million."""
SOURCE = "en"
"""The language that the texts of the code are written in."""
SYSTEM = "system"
"""What is chosen by whoever leaves the choice to the system."""


def one_or_many(n: int) -> int:
    """The plural of the Germanic languages: one, and all other numbers."""
    return 0 if n == 1 else 1


PLURALS: dict[str, Callable[[int], int]] = dict.fromkeys(LANGUAGES, one_or_many)
"""By language which of its plural forms a number takes."""

IN_ENGLISH = {"danish": "da", "faroese": "fo", "german": "de", "english": "en"}
"""Names by which Windows calls languages."""


class Messages:
    """The finished messages of a Linguist file (.ts)."""

    def __init__(self, path: Path, foreign: bool = False) -> None:
        """Reads the file; ValueError with one sentence when it cannot be used.

        Of a `foreign` one, that did not come with the program, no message is used whose facts its text has not.
        """
        self.refusals: list[Sentence] = []
        """A sentence for each message that is not used."""
        self._forms: dict[tuple[str, str], tuple[str, ...]] = {}
        try:
            data = at_most(path, LARGEST)
            root = ElementTree.fromstring(data)
        except ElementTree.ParseError as wrong:
            words = sentence("{file}:{line}: this is not a catalogue of messages", file=path, line=wrong.position[0])
            raise ValueError(words) from wrong
        except OSError as wrong:
            raise ValueError(sentence("{file}: {why}", file=path, why=cause(wrong))) from wrong
        except (LookupError, ValueError) as wrong:
            # A declaration that names no encoding of characters that there is.
            raise ValueError(
                sentence("{file}:{line}: this is not a catalogue of messages", file=path, line=1)
            ) from wrong
        if root.tag != "TS":
            words = sentence(
                "{file}:1: this is not a catalogue of messages: it begins with <{tag}>, not <TS>",
                file=path,
                tag=root.tag,
            )
            raise ValueError(words)
        self.language = root.get("language", SOURCE).replace("-", "_").partition("_")[0]
        """The code of its language, as in `LANGUAGES`, or another one for a language that is still to come."""
        self._plural = PLURALS.get(self.language, one_or_many)
        for context in root.iter("context"):
            name = context.findtext("name", "")
            for message in context.iter("message"):
                if found := forms(message):
                    self._forms[name, message.findtext("source", "")] = found
        if foreign:
            self._refuse(path, root, data)

    def _refuse(self, path: Path, root: ElementTree.Element, data: bytes) -> None:
        """Leaves out what would fail when its facts are filled in."""
        from sjavs_desktop import fitting

        numbers = {message: number for number, message in enumerate(root.iter("message"))}
        wrong: dict[int, tuple[str, str]] = {}
        for context in root.iter("context"):
            name = context.findtext("name", "")
            for message in context.iter("message"):
                source = message.findtext("source", "")
                found = [fitting.unfit(name, source, form) for form in forms(message)]
                what = next((one for one in found if one is not None), None)
                if what is not None:
                    self._forms.pop((name, source), None)
                    wrong[numbers[message]] = source, what
        self.refusals = fitting.refusals(path, data, wrong)

    def __len__(self) -> int:
        return len(self._forms)

    def find(self, context: str, source: str, n: int = -1) -> str | None:
        """The message in this language, or nothing, so that the next catalogue or the source text serves."""
        found = self._forms.get((context, source))
        if not found:
            return None
        return found[min(self._plural(n), len(found) - 1)] if n >= 0 else found[0]


def forms(message: ElementTree.Element) -> tuple[str, ...]:
    """The plural forms of a message, or its only one; nothing while it is unfinished."""
    translation = message.find("translation")
    if translation is None or translation.get("type") in ("unfinished", "vanished", "obsolete"):
        return ()
    plural = tuple(form.text or "" for form in translation.findall("numerusform"))
    return plural or ((translation.text,) if translation.text else ())


def catalogue(language: str) -> Path:
    """The file of a language."""
    return TRANSLATIONS / f"sjavs_{language}.ts"


def language_of(wanted: Sequence[str]) -> str:
    """The first of the languages that somebody wants ("da_DK", "fo-FO", "Danish_Denmark.1252") that there is."""
    for each in wanted:
        code = each.replace("-", "_").partition("_")[0].partition(".")[0].casefold()
        code = IN_ENGLISH.get(code, code)
        if code in LANGUAGES:
            return code
    return SOURCE


def of_the_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language of a terminal: what the usual variables say, or else the system."""
    for key in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if chosen := environment.get(key):
            # A list of further wishes counts only where any language but the machine's own is spoken.
            several = environment.get("LANGUAGE", "").split(":") if chosen not in ("C", "POSIX") else []
            return language_of([*filter(None, several), chosen])
    if sys.platform in ("win32", "darwin"):
        import locale

        return language_of([one for one in locale.getlocale() if one])
    return SOURCE


class Speaker:
    """The language of a process without a window: English until another one is chosen."""

    def __init__(self) -> None:
        self.language = SOURCE
        self.extra: Path | None = None
        self._layers: list[Messages] = []
        self.refusals: list[Sentence] = []
        """A sentence for each message of the file `extra` that is not used."""

    @property
    def translates(self) -> bool:
        """Whether something else is said than the texts of the code."""
        return self.language != SOURCE or self.extra is not None

    def speak(self, language: str, extra: Path | None = None) -> None:
        """Speaks a language from now on; messages of the file `extra` go before its own. OSError or ValueError."""
        files = [catalogue(language), *([] if language == SOURCE else [catalogue(SOURCE)])]
        layers = [Messages(extra, foreign=True)] if extra else []
        layers += [Messages(file) for file in files if file.is_file()]
        self._layers, self.extra = layers, extra
        self.refusals = layers[0].refusals if extra else []
        self.language = layers[0].language if extra else language

    def find(self, context: str, source: str, n: int = -1) -> str:
        """A text in the chosen language; itself where there is no translation."""
        if n >= 0 and not self._layers:
            # English has forms for numbers too.
            self.speak(self.language)
        for layer in self._layers:
            found = layer.find(context, source, n)
            if found is not None:
                return found.replace("%n", str(n)) if n >= 0 else found
        return source.replace("%n", str(n)) if n >= 0 else source


speaker = Speaker()
"""The one of this process."""
