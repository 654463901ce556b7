"""The table with everything on and beside it, wired to a referee by signals."""

from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Protocol

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QSplitter, QWidget

from sjavs_desktop.app.referee import Referee
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.game import start
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import OVER, Action, Event, View
from sjavs_desktop.ui import dress, text
from sjavs_desktop.ui.accessible.announcer import Announcer
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.parties import failed_already
from sjavs_desktop.ui.panels.bidding import BiddingPanel
from sjavs_desktop.ui.panels.deal_over import DealOverPanel
from sjavs_desktop.ui.panels.doubling import KEY, DoubleButton, LastCallPanel, allowed
from sjavs_desktop.ui.panels.exchange import ExchangePanel
from sjavs_desktop.ui.panels.notice import Notice
from sjavs_desktop.ui.panels.score import ScorePanel
from sjavs_desktop.ui.panels.welcome import WelcomePanel
from sjavs_desktop.ui.people import levels, people

SHEET = (312, 640)
"""Pixels that the score sheet takes at least and at most by itself."""
NARROWEST = 620
"""Pixels below which the words on the felt would be cut."""
READ = 3.0
"""Seconds for which it can be read why something out of turn was refused, while the game goes on."""
SHEET_SHARE = 0.25
"""Its share of the window between them."""


def stakes(view: View) -> tuple[object, ...]:
    """What is played for, and who has doubled it."""
    table = view.table
    return table.deal, table.contract, table.suit, table.declarer, table.called, table.doubles


def same_question(shown: View | None, newest: View) -> bool:
    """Whether what is played for, and who has doubled it, stood in the picture already."""
    return shown is not None and stakes(shown) == stakes(newest)


class Gate(Protocol):
    """Whoever has a say in what the person does at this table, as a lesson has."""

    def asks(self) -> bool:
        """Whether the person may be asked for something now."""

    def allows(self, action: Action) -> bool:
        """Whether an action may be done; if not, it has said why."""


class MatchView(QSplitter):
    """Shows what the referee tells, and tells the referee what the person chooses.

    The panels follow the picture: they show a view when the felt has reached it, never earlier.
    """

    said = Signal(str)
    """A line for the status bar."""
    play_again = Signal()
    waiting = Signal(bool)
    """Whether a finished deal lies open and the next one can be dealt."""
    hands_wanted = Signal()
    """All hands of the deal that is over shall be shown."""

    def __init__(self, referee: Referee, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.referee = referee
        self.felt = Felt(self)
        self.announcer = Announcer(referee, self.felt)
        self.score = ScorePanel(self)
        self.addWidget(self.felt)
        self.addWidget(self.score)
        self.setStretchFactor(0, 1)
        self.setStretchFactor(1, 0)
        self.setCollapsible(0, False)
        self.felt.setMinimumWidth(NARROWEST)
        self.welcome = WelcomePanel(self.felt)
        self.bidding = BiddingPanel(self.felt)
        self.exchange = ExchangePanel(self.felt)
        self.deal_over = DealOverPanel(self.felt)
        self.double = DoubleButton(self.felt)
        self.last_call = LastCallPanel(self.felt)
        self.notice = Notice(self.felt)
        self.ask_last_call = True
        """Whether to ask, and to wait for the answer before the time for doubling is over."""
        self._silent: tuple[object, ...] = ()
        """For which stakes the person has said already that they do not double."""
        self._calling = False
        """Whether the referee waits until the person has doubled or let the time go."""
        self.beyond: Callable[[], None] | None = None
        """What goes on instead of the match once its deal is over; None where the match itself does."""
        self.gate: Gate | None = None
        self.tutor: Callable[[Action], bool] | None = None
        """Whether a choice goes on to the referee at once; whoever says no sends it on later, or asks again."""
        self._key = QShortcut(QKeySequence(KEY), self)
        self._key.setContext(Qt.ShortcutContext.WindowShortcut)
        self._key.setAutoRepeat(False)
        self._key.setEnabled(False)
        self._last: tuple[Event, ...] = ()
        """What led to the view that the felt has reached."""
        self._told: deque[tuple[View, tuple[Event, ...]]] = deque()
        self._players: tuple[str, ...] = ()
        """Who sits at the table, as the record has it."""
        self._names: tuple[str, ...] = ()
        """The same as the screen calls them."""
        self._read_until = 0.0
        """Until when a notice stays, although something else happens meanwhile."""
        self.moved = False
        """Whether the person has shared the width between felt and score sheet."""
        self.splitterMoved.connect(self._keep_moved)
        self._connect()

    def _keep_moved(self) -> None:
        self.moved = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps the shares of felt and score sheet."""
        super().resizeEvent(event)
        self.share_width()

    def event(self, event: QEvent) -> bool:
        """Shares the width anew when the least width of a part has changed, say with its font."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.share_width()
        return done

    def share_width(self) -> None:
        """Gives the score sheet its share of the width, unless the person has shared it otherwise."""
        if not self.moved:
            beside = round(max(SHEET[0], min(SHEET[1], SHEET_SHARE * self.width())))
            self.setSizes([self.width() - beside, *(beside for _ in range(1, self.count()))])

    def restoreState(self, state: QByteArray | bytes | bytearray | memoryview) -> bool:
        """Shares the width as it was stored, if it was."""
        self.moved = super().restoreState(state)
        return self.moved

    def _connect(self) -> None:
        referee = self.referee
        referee.began.connect(self._began)
        referee.happened.connect(self._happened)
        referee.jumped.connect(self._jumped)
        referee.refused.connect(self._refused)
        referee.last_call.connect(self._called_last)
        self.felt.reached.connect(self._reached)
        self.felt.director.changed.connect(self._narrate)
        self.felt.card_chosen.connect(self._card_chosen)
        self.felt.pick_refused.connect(self._pick_refused)
        self.bidding.chosen.connect(self.submit)
        self.exchange.chosen.connect(self.submit)
        self._key.activated.connect(self.say_double)
        self.double.clicked.connect(self.say_double)
        self.last_call.doubled.connect(self.say_double)
        self.last_call.let_go.connect(self.let_go)
        self.deal_over.next_deal.connect(self.next_deal)
        self.deal_over.new_match.connect(self.play_again)
        self.deal_over.hands_wanted.connect(self.hands_wanted)

    def prepare(self, rules: Rules, names: tuple[str, ...]) -> None:
        """Shows an empty score sheet before the first match."""
        self._players = names[: rules.seats]
        self.score.set_match(rules, people(self._players), self.referee.audience)
        self.score.show_table(start(rules).table)

    def _began(self, view: View) -> None:
        record = self.referee.record
        assert record is not None
        self._players = record.players
        self.rest()
        self.welcome.hide()
        # The sheet first: as soon as the deck or the names change it words everything anew, for so many accounts.
        self.score.set_match(view.rules, people(self._players), view.seat)
        self._call_people()
        self.wear(view.rules)
        self.score.show_table(view.table)

    def _call_people(self) -> None:
        self._names = people(self._players)
        self.bidding.names = self.exchange.names = self.deal_over.names = self._names
        self.felt.set_names(self._names, levels(self.referee.record))
        self.score.set_names(self._names)

    def rest(self) -> None:
        """An empty table, on which nothing is asked."""
        self.deal_over.show_view(None)
        self.ask(None)
        self._calling, self._silent = False, ()
        self._offer_doubling(None)
        self.notice.say("")
        self.waiting.emit(False)
        self._told.clear()
        self._last = ()
        self.felt.clear()

    def _jumped(self, view: View) -> None:
        """The game stands somewhere else than it was played to: shows that at once, and nothing of the way there."""
        self.rest()
        self.welcome.hide()
        self._listen(view)
        self.felt.show_step(view)
        self.felt.settle()

    def _happened(self, view: View, events: tuple[Event, ...]) -> None:
        self._told.append((view, events))
        self._calling = False
        if not allowed(view) or not same_question(self.felt.shown, view):
            # What was asked is answered, or is not the question any more.
            self._ask_to_double(None)
        self._listen(view)
        self.felt.show_step(view, events)

    def _reached(self, view: View) -> None:
        self.score.show_table(view.table)
        newest = view is self.felt.view
        self.ask(view if newest and view.table.turn == view.seat else None)
        self.deal_over.show_view(view if newest else None)
        if monotonic() >= self._read_until:
            self.notice.say("")
        self.waiting.emit(newest and view.table.deal_over and self._goes_on(view))
        self._last = self._events_of(view)
        self.said.emit(self._story(view, self._last))
        self._offer_doubling(view)
        if newest and view.table.turn == view.seat and view.table.phase == "play":
            self.felt.setFocus(Qt.FocusReason.OtherFocusReason)

    def ask(self, view: View | None) -> None:
        """Asks the person for what is to be decided; with None for nothing."""
        if (self.gate is not None and not self.gate.asks()) or self.felt.hand_hidden:
            # The questions of a hand that is hidden would tell what it is.
            view = None
        self.bidding.show_view(view)
        self.exchange.show_view(view)

    # -- doubling ------------------------------------------------------------------------------------------------

    def _called_last(self, view: View) -> None:
        """The next card ends the time for doubling: asks as soon as the felt has shown how it came to that."""
        self._calling = True
        if not self.felt.busy:
            self._offer_doubling(self.felt.shown)

    def _offer_doubling(self, reached: View | None) -> None:
        """Offers to double where that is allowed both in the picture and by now."""
        newest = self.felt.view
        able = reached is not None and newest is not None and allowed(reached) and allowed(newest)
        asked = able and self._calling and reached is newest
        answered = not self.ask_last_call or (reached is not None and stakes(reached) == self._silent)
        self._listen(newest)
        self.double.show_view(reached if able and not self.ask_last_call else None)
        self._ask_to_double(reached if able and not answered else None, asked)
        if asked and answered:
            self.let_go()
        elif asked:
            self.said.emit(self.last_call.question())
            self.announcer.ask(self.last_call.question())

    def _ask_to_double(self, view: View | None, waits: bool = False) -> None:
        """Asks on the panel and on the person's plate, which are lit otherwise than when it is their turn."""
        self.last_call.show_view(view, waits)
        self.felt.set_asked(self.last_call.title.text() if view is not None else "")

    def _listen(self, newest: View | None) -> None:
        """The key means something from the moment when the play has begun, whatever still moves."""
        playing = newest is not None and newest.table.phase == "play" and newest.rules.stakes.doubles > 0
        self._key.setEnabled(playing)

    def say_double(self) -> None:
        """Doubles for the person, at once. What was never seen is shown first, and then it has to be said once more."""
        shown, newest = self.felt.shown, self.felt.view
        if newest is None:
            return
        self.felt.settle()
        if allowed(newest) and not same_question(shown, newest):
            self._tell(text.said_meanwhile(newest), READ)
        elif self.referee.submit(Action(newest.seat, "double")):
            self.double.show_view(None)
            self._ask_to_double(None)

    def _tell(self, sentence: str, seconds: float = 0.0) -> None:
        """Says something about what the person has tried, on the felt and in the status bar."""
        self._read_until = monotonic() + seconds
        self.said.emit(sentence)
        self.notice.say(sentence)

    def tell_later(self) -> None:
        """Says why nobody tells now what moved them."""
        view = self.felt.shown
        going = view is not None and not view.table.deal_over
        later = self.tr(
            "Why somebody did something can be told when the deal is over: before, it would give cards away."
        )
        self._tell(later if going else self.tr("There is no deal yet that could be talked about."), READ)

    def let_go(self) -> None:
        """The person does not double, unless the stakes change; if the game waits for that, it goes on."""
        shown = self.felt.shown
        self._silent = stakes(shown) if shown is not None else ()
        self._calling = False
        self._ask_to_double(None)
        self.referee.let_go()

    def _events_of(self, view: View) -> tuple[Event, ...]:
        """The events that led to a view that the felt has reached; those of earlier views are done with."""
        while self._told:
            told, events = self._told.popleft()
            if told is view:
                return events
        return ()

    def _narrate(self) -> None:
        """Says what the picture shows by now: the felt may be far behind the game, or in the middle of a step."""
        shown, (view, events) = self.felt.shown, self._told[0] if self._told else (None, ())
        if view is not None and view is not shown and (words := text.dealing(view, events, self._names)):
            self.said.emit(words)
        elif shown is not None and self.felt.director.open:
            self.said.emit(self._story(shown, next((led for told, led in self._told if told is shown), self._last)))

    def _story(self, view: View, events: tuple[Event, ...]) -> str:
        """What has just happened, as far as it is worth words, and what the table waits for."""
        lost = text.lost_already(view) if failed_already(view) else ""
        told = [*text.events(view, events, self._names), text.secret(view, events), lost]
        return " ".join(filter(None, [*told, text.prompt(view, self._names)]))

    def _card_chosen(self, card: int) -> None:
        view = self.felt.view
        if view is not None and self.submit(Action(view.seat, "play", card)):
            self.notice.say("")

    def submit(self, action: Action) -> bool:
        """Does what the person has chosen, if nobody has something against it, and unless the tutor asks first."""
        if self.gate is None or self.gate.allows(action):
            return (self.tutor is None or self.tutor(action)) and self.referee.submit(action)
        if isinstance(action.value, int) and action.kind == "play":
            self.felt.shake(action.value)
        return False

    def _pick_refused(self, card: int) -> None:
        """Why a card cannot be given back; that enough are chosen to be laid away the panel says."""
        view = self.felt.view
        if view is not None and view.table.phase == "marriage":
            self._tell(text.why(Reason("take")))

    def _refused(self, action: Action, reason: Reason) -> None:
        view = self.felt.view
        sentence = text.why(reason, action)
        if reason.key == "kind" and view is not None:
            sentence = text.prompt(view, self._names)
        elif reason.key == "double" and view is not None:
            sentence = text.why_no_double(view)
        self._tell(sentence, READ if action.kind == "double" else 0.0)
        if action.kind == "play" and isinstance(action.value, int):
            self.felt.shake(action.value)

    def next_deal(self) -> None:
        """Goes on to the next deal when one is over; otherwise, and at the end of a match, nothing happens."""
        view = self.referee.view()
        if view is None or not view.table.deal_over or not self._goes_on(view):
            return
        self.felt.settle()
        self.deal_over.show_view(None)
        (self.beyond or self.referee.next_deal)()

    def lead_on(self, beyond: Callable[[], None] | None, onward: Callable[[], str] | None = None) -> None:
        """What goes on instead of the match once its deal is over, and what the button says then; None for nothing."""
        self.beyond, self.deal_over.onward = beyond, onward

    def _goes_on(self, view: View) -> bool:
        """Whether something follows a deal that is over."""
        return view.table.phase != OVER or self.beyond is not None

    def wear(self, rules: Rules) -> None:
        """Uses the deck that fits a game, in the pictures and in all words: everything says itself again."""
        if dress.wear(dress.fitting(rules)):
            # To the panels it is as if the language had changed.
            QCoreApplication.sendEvent(self, QEvent(QEvent.Type.LanguageChange))
            self.retranslate()
        else:
            self.felt.redress()

    def retranslate(self) -> None:
        """Words again what the felt and the status bar say; the panels do so themselves, but have to know the names."""
        self._call_people()
        view = self.felt.shown
        if view is not None:
            self.said.emit(self._story(view, self._last))
