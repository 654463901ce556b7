"""What the application is before it has a window: its name, icon and colours."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from sjavs_desktop import __version__
from sjavs_desktop.app import languages
from sjavs_desktop.app.settings import ORGANISATION, Settings
from sjavs_desktop.paths import RESOURCES
from sjavs_desktop.ui import theme
from sjavs_desktop.ui.main_window import MainWindow


def prepare(app: QApplication) -> QApplication:
    """Names the application, so that its files lie in a folder of its own, and gives it its icon."""
    app.setApplicationName("sjavs")
    app.setOrganizationName(ORGANISATION)
    app.setApplicationDisplayName("Sjavs")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("sjavs-desktop")
    if app.property("catalogues") is None:
        app.setProperty("catalogues", languages.install(app))
    app.setWindowIcon(QIcon(str(RESOURCES / "icons" / "sjavs.svg")))
    return app


def open_window(settings: Settings | None = None) -> MainWindow:
    """A main window on the screen, with the colours of the settings."""
    settings = settings or Settings()
    app = QApplication.instance()
    if isinstance(app, QApplication):
        theme.apply(app, theme.is_dark(str(settings.get("theme"))))
    window = MainWindow(settings)
    window.show()
    return window
