"""What the window shows to be read: the rules in force, the keys, what moved the bots, all hands, and about itself."""

from typing import Protocol, cast

from PySide6.QtCore import QCoreApplication, QObject

from sjavs_desktop.ui.desk import Table, Upcoming
from sjavs_desktop.ui.people import people

translate = QCoreApplication.translate


class Host(Table, Upcoming, Protocol):
    """The window that the pages lie over."""


class Pages(QObject):
    """Beside a main window, whose menu entries on what can be read it carries out."""

    def __init__(self, window: Host) -> None:
        super().__init__(window.window())
        handlers = {
            "rules": self.show_rules,
            "keys": self.show_keys,
            "why": self.show_why,
            "translate": self.show_translating,
            "about": self.show_about,
        }
        for key, handler in handlers.items():
            window.actions_by_key[key].triggered.connect(handler)
        window.match.hands_wanted.connect(self.show_hands)

    @property
    def _window(self) -> Host:
        """The window, which owns this: held by nothing else, so that it can go."""
        return cast(Host, self.parent())

    def show_rules(self) -> None:
        """Shows the rules in force, or those of the next match when none is going on."""
        from sjavs_desktop.ui import rules_page
        from sjavs_desktop.ui.dialogs.pages import PageDialog

        window = self._window
        view = window.referee.view()
        rules = view.rules if view else window.rules()
        page = rules_page.html(rules, window.packs.get(rules.key))
        title = translate("MainWindow", "Rules in force")
        window.run(PageDialog(title, page, window.window(), printable=True, rules=rules))

    def show_keys(self) -> None:
        """Shows every key."""
        from sjavs_desktop.ui.dialogs.pages import PageDialog, keys_html

        self._window.run(PageDialog(translate("MainWindow", "Keys"), keys_html(), self._window.window()))

    def show_why(self) -> None:
        """Tells why the bots did what they did in the deal that lies open; before its end nothing can be told."""
        from sjavs_desktop.app.why import explained

        window = self._window
        record, shown = window.referee.record, window.match.felt.shown
        told = explained(record, window.referee.thoughts) if record and shown and shown.table.deal_over else ()
        if not told:
            window.match.tell_later()
            return
        from sjavs_desktop.ui.dialogs.why import WhyDialog

        names = people(record.players if record else window.player_names())
        window.run(WhyDialog(told, names, window.window()))

    def show_hands(self) -> None:
        """Shows all hands of the deal that lies open as they were dealt; before its end nothing happens."""
        from sjavs_desktop.app.dealt import dealt

        window = self._window
        record = window.referee.record
        found = dealt(record) if record is not None else None
        if record is not None and found is not None:
            from sjavs_desktop.ui.dialogs.hands import HandsDialog

            window.run(HandsDialog(found, people(record.players), window.window()))

    def show_translating(self) -> None:
        """Tells which words are a guess, and how to mend them."""
        from sjavs_desktop.ui.dialogs.pages import PageDialog
        from sjavs_desktop.ui.translating import html, title

        self._window.run(PageDialog(title(), html(), self._window.window()))

    def show_about(self) -> None:
        """Tells what the program is."""
        from sjavs_desktop.ui.dialogs.pages import AboutDialog

        self._window.run(AboutDialog(self._window.window()))
