"""What the application is before it has a window: its name, icon and colours."""

import os
from pathlib import Path

from PySide6.QtGui import QIcon, QPixmapCache
from PySide6.QtWidgets import QApplication

from sjavs_desktop import __version__
from sjavs_desktop.app import languages, library
from sjavs_desktop.app.litter import Litter
from sjavs_desktop.app.settings import ORGANISATION, Settings
from sjavs_desktop.app.vault import Vault
from sjavs_desktop.app.warming import Warming
from sjavs_desktop.paths import RESOURCES
from sjavs_desktop.ui import theme
from sjavs_desktop.ui.main_window import MainWindow

PICTURES = 64 * 1024
"""Kilobytes that Qt may keep of drawn signs; with its own limit, those of a large screen push each other out."""


def prepare(app: QApplication, language: str = "", translation: Path | None = None) -> QApplication:
    """Names the application, so that its files lie in a folder of its own, and gives it its icon and its language.

    A `language` goes before the setting, a file of messages (`translation`) over the catalogue; OSError or ValueError
    where it cannot be read.
    """
    app.setApplicationName("sjavs")
    app.setOrganizationName(ORGANISATION)
    app.setApplicationDisplayName("Sjavs")
    app.setApplicationVersion(__version__)
    # A Flatpak exports the desktop entry under its own name, and says so.
    app.setDesktopFileName(os.environ.get("FLATPAK_ID", "sjavs-desktop"))
    if languages.installed(app) is None or language or translation:
        languages.install(app, language or ("" if translation else str(Settings().get("language"))), translation)
    QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), PICTURES))
    app.setWindowIcon(QIcon(str(RESOURCES / "icons" / "sjavs.svg")))
    return app


def vault() -> Vault:
    """Where the matches of this user are kept."""
    return Vault(library.user_folder().parent / "matches")


def open_window(settings: Settings | None = None, vault: Vault | None = None) -> MainWindow:
    """A main window on the screen, with the colours of the settings; without a vault it keeps no matches."""
    settings = settings or Settings()
    theme.use(settings.get)
    window = MainWindow(settings, vault=vault)
    if settings.once("language"):
        window.match.welcome.ask_first(settings.get)
    window.show()
    Warming(lambda: idle(window), window, window.teaching.ahead())
    Litter(lambda: idle(window), window)
    return window


def idle(window: MainWindow) -> bool:
    """Whether a window has been painted, nothing moves in it and neither bot nor teacher thinks."""
    match, ladder = window.match, window.match.score.ladder
    # The ladder loads its plot after the first picture.
    painted = ladder.plot is not None or not ladder.isVisible()
    thinks = window.referee.thinking or window.teaching.advisor.busy
    return painted and not match.felt.busy and not thinks and QApplication.activeModalWidget() is None
