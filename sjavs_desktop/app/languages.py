"""Languages: catalogues of messages, read as they are written, installed into the application."""

import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTranslator

from sjavs_desktop.paths import TRANSLATIONS

PLURALS: dict[str, Callable[[int], int]] = {"en": lambda n: 0 if n == 1 else 1}
"""By language which of its plural forms a number takes."""


class Catalogue(QTranslator):
    """A Linguist file (.ts) that needs no compiling."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Reads the file; OSError or ValueError with one sentence when it cannot be used."""
        super().__init__(parent)
        self._forms: dict[tuple[str, str], tuple[str, ...]] = {}
        try:
            root = ElementTree.fromstring(path.read_bytes())
        except ElementTree.ParseError as wrong:
            raise ValueError(f"{path}:{wrong.position[0]}: this is not a catalogue of messages: {wrong}") from wrong
        self._plural = PLURALS[root.get("language", "en")[:2]]
        for context in root.iter("context"):
            name = context.findtext("name", "")
            for message in context.iter("message"):
                self._forms[name, message.findtext("source", "")] = forms(message)

    def isEmpty(self) -> bool:
        """Whether there is no message at all."""
        return not self._forms

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
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


def install(app: QCoreApplication) -> Catalogue:
    """Gives the application the English plurals, without which it would say "1 card(s)"."""
    catalogue = Catalogue(TRANSLATIONS / "sjavs_en.ts", app)
    app.installTranslator(catalogue)
    return catalogue
