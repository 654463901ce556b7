"""The dialogs that only tell something: the rules in force, the keys, and about."""

from html import escape
from itertools import groupby
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QTextBrowser, QWidget

from sjavs_desktop import __version__
from sjavs_desktop.app.settings import SETTINGS
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.ui import glossary
from sjavs_desktop.ui.actions import ENTRIES, MENUS
from sjavs_desktop.ui.dialogs.frame import Dialog

translate = QCoreApplication.translate


def keys_html() -> str:
    """Every key, a chapter for the table, for each menu, and for each setting that keys change."""
    parts = []
    for heading, rows in (at_the_table(), *of_the_menus()):
        lines = "".join(
            f"<tr><td style='white-space: pre'><b>{escape(key)}</b>&nbsp;&nbsp;</td><td>{escape(what)}</td></tr>"
            for key, what in rows
        )
        parts.append(f"<tr><td colspan='2'><i>{escape(heading)}</i></td></tr>{lines}<tr><td></td></tr>")
    return f"<table cellspacing='3'>{''.join(parts)}</table>"


Chapter: TypeAlias = tuple[str, list[tuple[str, str]]]
"""A heading, and under it keys with what they do."""


def named(key: str) -> str:
    """A key, or several at once, as the menus of this system name them in the language of now."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def at_the_table() -> Chapter:
    """The keys of the felt and of the panels on it."""
    return translate("keys", "At the table"), [
        (
            f"← → {named('Home')} {named('End')}",
            translate("keys", "Choose among the cards that may be played, or laid away"),
        ),
        ("↑ ↓", translate("keys", "From the cards in hand to your open cards on the table, and back")),
        (
            named("Enter"),
            translate("keys", "Play the chosen card, or mark it to be laid away; press the chosen button"),
        ),
        (
            named("Space"),
            translate("keys", "The same, but while something moves or a trick is held: skip to the present"),
        ),
        ("0 … 9, A … Z", translate("keys", "Bid, pass (0), name trumps, cut or knock, as the buttons say")),
        ("K", translate("keys", "Say Kontra or Re, while there is time for it")),
        ("A", translate("keys", "Show all hands, when a deal is over")),
        (
            named("Esc"),
            translate(
                "keys",
                "Take back a card that is only chosen; skip to the present; take the last trick away; end full screen",
            ),
        ),
        (named("Tab"), translate("keys", "From the felt to the panels and back")),
    ]


def of_the_menus() -> list[Chapter]:
    """The keys of the menus; choices of a setting stand under what they set."""
    settings = {one.key: one.label for one in SETTINGS}
    chapters = []
    # A group that is only set apart by lines is no chapter of its own.
    for key, some in groupby(ENTRIES, lambda one: one.menu if one.group.startswith("-") else one.group or one.menu):
        title = translate("menu", str(MENUS.get(key, ""))).replace("&", "")
        heading = translate("settings", settings[key]) if key in settings else title
        rows = [(named(one.shortcut), translate("menu", str(one.text)).replace("&", "")) for one in some]
        chapters.append((heading, rows))
    return chapters


class PageDialog(Dialog):
    """A page of text to read, copy, print if wanted, and close."""

    def __init__(
        self,
        title: str,
        html: str,
        parent: QWidget | None = None,
        printable: bool = False,
        rules: Rules | None = None,
    ) -> None:
        """A page about some rules explains the words of their game, any other those of all games."""
        super().__init__(parent, title)
        self.page = QTextBrowser(self)
        self.page.setHtml(html)
        glossary.mark(self.page.document(), rules)
        self.page.setAccessibleName(title)
        self.column.addWidget(self.page, 1)
        self.close_button(translate("page", "&Close"))
        if printable:
            copy = self.buttons.addButton(translate("page", "C&opy"), QDialogButtonBox.ButtonRole.ActionRole)
            copy.setObjectName("copy")
            copy.clicked.connect(self.copy)
            paper = self.buttons.addButton(translate("page", "&Print…"), QDialogButtonBox.ButtonRole.ActionRole)
            paper.setObjectName("print")
            paper.clicked.connect(self.print)
        self.finish(640 if printable else 600, 720)

    def copy(self) -> None:
        """Puts the page on the clipboard, as formatted and as plain text."""
        # By the page itself: data made here would belong to Python, and the clipboard drops it after Python has ended.
        selected = self.page.textCursor()
        self.page.selectAll()
        self.page.copy()
        self.page.setTextCursor(selected)

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
        super().__init__(parent, translate("about", "About Sjavs"))
        words = translate(
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
        self.close_button(translate("about", "&Close"))
        self.finish(440, 260)
