"""What the window does with duels by file: each deal of one is a match that ends with it."""

from pathlib import Path
from typing import Protocol, cast

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from sjavs_desktop.app import library
from sjavs_desktop.app.deals import fresh
from sjavs_desktop.app.duel_matches import begun, recovered
from sjavs_desktop.app.duels import Duels, deal_of
from sjavs_desktop.app.languages import told
from sjavs_desktop.core.codes import new_seed
from sjavs_desktop.core.duel import ORIGIN, Duel
from sjavs_desktop.ui import duel_text, theme
from sjavs_desktop.ui.desk import Leaving, Table, Upcoming

translate = QCoreApplication.translate


class Host(Table, Upcoming, Leaving, Protocol):
    """The window that duels belong to."""


class Duelling(QObject):
    """Beside a main window, whose menu entry for duels it carries out."""

    def __init__(self, window: Host) -> None:
        super().__init__(window.window())
        self._referee = window.referee
        vault = window.referee.vault
        self.duels = Duels((vault.folder if vault else library.user_folder()).parent / "duels")
        window.actions_by_key["duel"].triggered.connect(self.show)
        self._referee.began.connect(self._began)
        for signal in (self._referee.paused, self._referee.ended):
            signal.connect(self._deal_over)
        window.match.score.deal_label.rival = self._rival
        QTimer.singleShot(0, self._recover)

    @property
    def _window(self) -> Host:
        """The window, which owns this: held by nothing else, so that it can go."""
        return cast(Host, self.parent())

    def _recover(self) -> None:
        """Adds what was played to the end just when the program was killed."""
        vault = self._referee.vault
        for sentence in recovered(vault, self.duels) if vault is not None else ():
            self._window.tell(told(sentence))

    # -- The dialog --------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Shows the duels, and goes on with the one that is chosen."""
        self.bring(None)

    def bring(self, path: Path | None) -> None:
        """The same, after taking in a file that was sent."""
        from sjavs_desktop.ui.dialogs.duel import DuelDialog

        window = self._window
        dialog = DuelDialog(self.duels, window.window())
        rules = window.rules()
        dialog.make = self.made
        dialog.about_new = duel_text.new_duel(rules, window.levels(rules)[-1], self._changed())
        dialog.compare = lambda duel: self.compare(duel)
        dialog.on_table = self._lies_here
        dialog.may_play = lambda: window.may_leave(dialog)
        if path is not None:
            dialog.bring(path)
        if window.run(dialog) and dialog.chosen is not None:
            self.play(dialog.chosen)

    def _changed(self) -> int:
        """How many options of the next match differ from the standard of their pack."""
        rules = self._window.rules()
        standard = self._window.packs[rules.key].defaults()
        return sum(standard.get(key) != value for key, value in rules.chosen)

    def made(self, player: str, deals: int) -> Duel:
        """A new duel with the rules and the level of the next match."""
        window = self._window
        rules, seed = window.rules(), new_seed()
        dealer = sum(seed.encode()) % rules.seats
        names = ("", *window.players(rules)[1:])
        return Duel(rules, seed, dealer, window.levels(rules), names, deals).owned(player)

    def compare(self, duel: Duel) -> None:
        """Shows a duel that both have played."""
        from sjavs_desktop.ui.dialogs.duel_compare import ComparisonDialog

        window = self._window
        window.run(ComparisonDialog(duel, theme.is_dark(str(window.settings.get("theme"))), window.window()))

    # -- Playing -----------------------------------------------------------------------------------------------------

    def play(self, duel: Duel) -> None:
        """Begins the next deal of a duel, or goes on with it where it was left; why that cannot be is said."""
        deal = duel.next_deal(duel.own)
        record, vault = self._referee.record, self._referee.vault
        if deal is None:
            return
        header = duel.header(deal, duel.own)
        if self._referee.view() is not None and record is not None and record.origin == header.origin:
            return
        stem = begun(vault, duel, deal) if vault is not None else None
        if stem is None:
            self._referee.begin(fresh(header), duel.opening(deal))
            return
        self._window.resume(stem)

    def _duel_now(self) -> str:
        """The origin of the match on the table, if it is a deal of a duel; otherwise nothing."""
        record = self._referee.record
        return record.origin if record is not None and record.origin.startswith(ORIGIN) else ""

    def _lies_here(self, duel: Duel) -> bool:
        """Whether a deal of that duel lies on the table."""
        return self._referee.view() is not None and self._duel_now().startswith(f"{ORIGIN}{duel.seed} ")

    def _began(self, *_: object) -> None:
        """Lets the button under a finished deal lead to the next deal of the duel."""
        duelling = bool(self._duel_now())
        self._window.match.lead_on(self._go_on if duelling else None, self._onward if duelling else None)

    def _rival(self, origin: str) -> str:
        """Who else plays a duel, by the origin of one of its deals."""
        try:
            duel = self.duels.get(deal_of(origin)[0])
        except ValueError:
            return ""
        return duel.other.player if duel is not None and duel.other is not None else ""

    def _onward(self) -> str:
        """What the button under a finished deal says."""
        deal = deal_of(self._duel_now())[1]
        try:
            duel = self.duels.get(deal_of(self._duel_now())[0])
        except ValueError:
            duel = None
        if duel is None or deal >= duel.deals:
            return translate("duel", "Finish the duel")
        return translate("duel", "Next deal ({number} of {deals})").format(number=deal + 1, deals=duel.deals)

    def _deal_over(self, *_: object) -> None:
        """Keeps what was just played to the end."""
        if self._duel_now():
            self._kept()

    def _kept(self) -> Duel | None:
        """The duel with the deal that lies on the table; None when that cannot be kept, which is said."""
        record = self._referee.record
        assert record is not None
        try:
            return self.duels.add(record)
        except ValueError as wrong:
            self._window.tell(told(wrong))
            return None

    def _go_on(self) -> None:
        """Goes on behind a finished deal: to the next one of the duel, or to its end."""
        view, window = self._referee.view(), self._window
        duel = self._kept()
        if duel is None:
            # It is tried again with the next press; the deal lies in its own file too.
            window.match.deal_over.show_view(view)
        elif duel.next_deal(duel.own) is not None:
            self.play(duel)
        else:
            window.leave_table()
            self._finished(duel)

    def _finished(self, duel: Duel) -> None:
        """Shows both when both have played; otherwise says what to do."""
        from sjavs_desktop.ui.dialogs.duel_done import DoneDialog

        if duel.whole:
            self.compare(duel)
        else:
            self._window.run(DoneDialog(self.duels, duel, self._window.window()))
