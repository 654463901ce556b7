"""The dialogs that only tell something: the rules in force, the keys, and about."""

from html import escape

from PySide6.QtCore import QCoreApplication, QMimeData, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QTextBrowser, QWidget

from sjavs_desktop import __version__
from sjavs_desktop.ui.actions import ENTRIES
from sjavs_desktop.ui.dialogs.frame import Dialog


def keys_html() -> str:
    """Every key of the window, from the table of actions, and those of the felt."""
    felt = (
        ("← → Home End", QCoreApplication.translate("keys", "Choose among the cards that may be played")),
        ("Enter", QCoreApplication.translate("keys", "Play the chosen card, press the chosen button")),
        ("Space", QCoreApplication.translate("keys", "Play the chosen card, or skip to the present")),
        ("0 … 9", QCoreApplication.translate("keys", "Bid, pass (0), name trumps, cut or knock, as the buttons say")),
        ("Tab", QCoreApplication.translate("keys", "From the felt to the panels and back")),
    )
    menu = ((one.shortcut, QCoreApplication.translate("menu", str(one.text)).replace("&", "")) for one in ENTRIES)
    rows = "".join(
        f"<tr><td><b>{escape(key)}</b>&nbsp;&nbsp;</td><td>{escape(what)}</td></tr>" for key, what in (*felt, *menu)
    )
    return f"<table cellspacing='4'>{rows}</table>"


class PageDialog(Dialog):
    """A page of text to read, copy, print if wanted, and close."""

    def __init__(self, title: str, html: str, parent: QWidget | None = None, printable: bool = False) -> None:
        super().__init__(parent, title)
        self.page = QTextBrowser(self)
        self.page.setHtml(html)
        self.page.setAccessibleName(title)
        self.column.addWidget(self.page, 1)
        self.close_button(QCoreApplication.translate("page", "&Close"))
        if printable:
            copy = self.buttons.addButton(
                QCoreApplication.translate("page", "C&opy"), QDialogButtonBox.ButtonRole.ActionRole
            )
            copy.setObjectName("copy")
            copy.clicked.connect(self.copy)
            paper = self.buttons.addButton(
                QCoreApplication.translate("page", "&Print…"), QDialogButtonBox.ButtonRole.ActionRole
            )
            paper.setObjectName("print")
            paper.clicked.connect(self.print)
        self.finish(640 if printable else 560, 720 if printable else 600)

    def copy(self) -> None:
        """Puts the page on the clipboard, as formatted and as plain text."""
        data = QMimeData()
        data.setHtml(self.page.toHtml())
        data.setText(self.page.toPlainText())
        QGuiApplication.clipboard().setMimeData(data)

    def print(self) -> None:
        """Asks for a printer and prints the page."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self.windowTitle())
        if QPrintDialog(printer, self).exec():
            self.page.document().print_(printer)


class AboutDialog(Dialog):
    """What the program is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, QCoreApplication.translate("about", "About Sjavs"))
        words = QCoreApplication.translate(
            "about",
            "<h2>Sjavs Desktop {version}</h2>"
            "<p>Play and learn Sjavs, the card game of the Faroe Islands. It needs no network and asks for none.</p>"
            "<p>Free software under the GNU General Public License, version 3 or later. "
            "Cards, sounds and texts are the authors' own work.</p>",
        ).format(version=__version__)
        label = QLabel(words, self)
        label.setWordWrap(True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.column.addWidget(label, 1)
        self.close_button(QCoreApplication.translate("about", "&Close"))
        self.finish(440, 260)
