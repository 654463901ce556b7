"""The language of the window: catalogues installed into the application, and switched while it runs.

The catalogues are shipped as they are written (.ts): one takes four milliseconds to read, and what a translator
has mended is seen without a compiler. Over them lies a file of one's own, under them what Qt says by itself.
"""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator

from sjavs_desktop.core.wording import translated
from sjavs_desktop.messages import SOURCE, SYSTEM, Messages, catalogue, language_of
from sjavs_desktop.paths import TRANSLATIONS


class Catalogue(QTranslator):
    """Everything that is said in the language of now, and in the file of a translator over it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.code = ""
        self._extra: Messages | None = None
        self._layers: list[Messages] = []
        self._qt = QTranslator(self)

    def isEmpty(self) -> bool:
        """Never, since another language may have messages."""
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """The message in this language, or nothing, so that the source text serves."""
        for layer in self._layers:
            found = layer.find(context, source, n)
            if found is not None:
                return found
        return self._qt.translate(context, source, disambiguation, n) or None

    def lay_over(self, extra: Messages | None) -> None:
        """Puts a translator's messages over those of their language, from the next `load_language` on."""
        self._extra = extra

    def load_language(self, language: str) -> None:
        """Reads the catalogues of a language."""
        self.code = language
        files = [catalogue(language), TRANSLATIONS / f"qtbase_{language}.ts", catalogue(SOURCE)]
        self._layers = [Messages(file) for file in dict.fromkeys(files) if file.is_file() or file == files[-1]]
        if self._extra is not None and self._extra.language == language:
            self._layers.insert(0, self._extra)
        # Where Qt has no catalogue of a language this leaves none of another one.
        self._qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))


def resolved(wanted: str) -> str:
    """The language that a setting means."""
    return language_of(QLocale.system().uiLanguages()) if wanted == SYSTEM else wanted


def locale_of(language: str) -> QLocale:
    """How numbers and dates are written: in the language of the window, as is usual where the user lives."""
    system = QLocale.system()
    spoken = QLocale(language).language()
    if system.language() == spoken or (system.language() == QLocale.Language.C and language == SOURCE):
        return system
    return QLocale(spoken, system.territory())


def told(wrong: object) -> str:
    """An error of the rules, or of a file, in the language of now."""
    return translated(wrong, lambda source: QCoreApplication.translate("errors", source))


def installed(app: QCoreApplication) -> Catalogue | None:
    """The catalogue that the application has."""
    return next((one for one in app.children() if isinstance(one, Catalogue)), None)


def install(app: QCoreApplication, wanted: str = "", extra: Path | None = None) -> Catalogue:
    """Gives the application a language, and lays a translator's file over it; OSError or ValueError if that is none.

    Unless another one is wanted that is the language of the file, also one that we do not have, or the system's.
    """
    over = Messages(extra, foreign=True) if extra else None
    found = installed(app) or Catalogue(app)
    found.lay_over(over)
    found.code = ""
    speak(app, wanted or (over.language if over else SYSTEM))
    return found


def language(app: QCoreApplication | None = None) -> str:
    """The code of the language that is spoken now."""
    app = app or QCoreApplication.instance()
    found = installed(app) if app is not None else None
    return found.code if found is not None else SOURCE


def speak(app: QCoreApplication, wanted: str) -> None:
    """Speaks another language from now on; nothing happens if it is spoken already.

    All windows and widgets are told by an event when control goes back to the application.
    """
    found, code = installed(app) or Catalogue(app), resolved(wanted)
    if found.code == code:
        return
    app.removeTranslator(found)
    found.load_language(code)
    QLocale.setDefault(locale_of(code))
    app.installTranslator(found)


def say_again() -> None:
    """Tells all windows and widgets what they are told when another language is spoken: they word everything anew."""
    app = QCoreApplication.instance()
    if app is not None:
        QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))


def forget(app: QCoreApplication) -> None:
    """Takes every language of ours from the application."""
    found = installed(app)
    if found is not None:
        app.removeTranslator(found)
        found.setParent(None)
        QLocale.setDefault(QLocale.system())
