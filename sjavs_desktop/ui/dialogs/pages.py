"""The dialogs that only tell something: the rules in force, the keys, and about."""

from html import escape

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QTextBrowser, QWidget

from sjavs_desktop import __version__
from sjavs_desktop.core.pack import Pack
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.ui.actions import ENTRIES
from sjavs_desktop.ui.dialogs.frame import Dialog


def rules_html(rules: Rules, pack: Pack) -> str:
    """The options in force in words, those that differ from the pack's standard in bold."""
    rows = []
    for key, value in rules.chosen:
        option = pack.option(key)
        label = escape(QCoreApplication.translate("rules", option.label))
        choice = escape(QCoreApplication.translate("rules", option.choice(value).label))
        changed = value != option.default
        rows.append(f"<p><b>{label}</b><br>{f'<b>{choice}</b>' if changed else choice}</p>")
    name = escape(QCoreApplication.translate("rules", rules.name))
    about = escape(QCoreApplication.translate("rules", pack.about))
    return f"<h2>{name}</h2><p>{about}</p>{''.join(rows)}"


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
    """A page of text to read, copy and close."""

    def __init__(self, title: str, html: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, title)
        page = QTextBrowser(self)
        page.setHtml(html)
        page.setAccessibleName(title)
        self.column.addWidget(page, 1)
        self.close_button(QCoreApplication.translate("page", "&Close"))
        self.finish(560, 600)


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
