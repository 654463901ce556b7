"""The table with everything on and beside it, wired to a referee by signals."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QWidget

from sjavs_desktop.app.referee import Referee
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.game import start
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Action, Event, View
from sjavs_desktop.ui import text
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.panels.bidding import BiddingPanel
from sjavs_desktop.ui.panels.deal_over import DealOverPanel
from sjavs_desktop.ui.panels.score import ScorePanel
from sjavs_desktop.ui.panels.welcome import WelcomePanel


class MatchView(QSplitter):
    """Shows what the referee tells, and tells the referee what the person chooses.

    The panels follow the picture: they show a view when the felt has reached it, never earlier.
    """

    said = Signal(str)
    """A line for the status bar."""
    play_again = Signal()

    def __init__(self, referee: Referee, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.referee = referee
        self.felt = Felt(self)
        self.score = ScorePanel(self)
        self.addWidget(self.felt)
        self.addWidget(self.score)
        self.setStretchFactor(0, 1)
        self.setStretchFactor(1, 0)
        self.setCollapsible(0, False)
        viewport = self.felt.viewport()
        self.welcome = WelcomePanel(viewport)
        self.bidding = BiddingPanel(viewport)
        self.deal_over = DealOverPanel(viewport)
        self._names: tuple[str, ...] = ()
        self._connect()

    def _connect(self) -> None:
        referee = self.referee
        referee.began.connect(self._began)
        referee.happened.connect(self._happened)
        referee.refused.connect(self._refused)
        self.felt.reached.connect(self._reached)
        self.felt.card_chosen.connect(self._card_chosen)
        self.bidding.chosen.connect(referee.submit)
        self.deal_over.next_deal.connect(self.next_deal)
        self.deal_over.new_match.connect(self.play_again)

    def prepare(self, rules: Rules, names: tuple[str, ...]) -> None:
        """Shows an empty score sheet before the first match."""
        self.score.set_match(rules, names[: rules.seats], self.referee.audience)
        self.score.show_table(start(rules).table)

    def _began(self, view: View) -> None:
        record = self.referee.record
        assert record is not None
        self._names = record.players
        self.bidding.names = self.deal_over.names = record.players
        for panel in (self.welcome, self.bidding, self.deal_over):
            panel.hide()
        self.bidding.show_view(None)
        self.felt.clear()
        self.felt.set_names(record.players)
        self.score.set_match(view.rules, record.players, view.seat)
        self.score.show_table(view.table)

    def _happened(self, view: View, events: tuple[Event, ...]) -> None:
        self.felt.show_step(view, events)

    def _reached(self, view: View) -> None:
        self.score.show_table(view.table)
        newest = view is self.felt.view
        self.bidding.show_view(view if newest and view.table.turn == view.seat else None)
        self.deal_over.show_view(view if newest else None)
        self.said.emit(text.prompt(view, self._names))
        if newest and view.table.turn == view.seat and view.table.phase == "play":
            self.felt.setFocus(Qt.FocusReason.OtherFocusReason)

    def _card_chosen(self, card: int) -> None:
        view = self.felt.view
        if view is not None:
            self.referee.submit(Action(view.seat, "play", card))

    def _refused(self, action: Action, reason: Reason) -> None:
        self.said.emit(text.why(reason))
        if action.kind == "play" and isinstance(action.value, int):
            self.felt.shake(action.value)

    def next_deal(self) -> None:
        """Goes on to the next deal when one is over; otherwise nothing happens."""
        view = self.referee.view()
        if view is None or not view.table.deal_over:
            return
        self.felt.settle()
        self.deal_over.show_view(None)
        self.referee.next_deal()

    def retranslate(self) -> None:
        """Words again what the felt and the status bar say."""
        self.felt.relabel()
        view = self.felt.shown
        if view is not None:
            self.said.emit(text.prompt(view, self._names))
