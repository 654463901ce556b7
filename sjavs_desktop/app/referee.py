"""The referee: the only one who sees a whole game. Takes actions, tells what happened, asks who is next."""

import logging
from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QObject, Signal, Slot

from sjavs_desktop.app.seats import HUMAN, Bot, Human, Player
from sjavs_desktop.app.thinker import Thinker
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.errors import IllegalAction, Reason
from sjavs_desktop.core.game import apply, legal, start
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import CHANCE, OVER, Action, Event, Seat, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.talk import Answer, Ticket

log = logging.getLogger(__name__)


class Referee(QObject):
    """One table. It never waits for a picture: it goes on as fast as the players answer."""

    began = Signal(object)
    """The first `View` of a new match."""
    happened = Signal(object, object)
    """The audience's `View` after an action, and the events that led to it."""
    asked = Signal(object)
    """The person at this screen has to act; the `View` says what may be done."""
    paused = Signal(object)
    """A deal is over and lies open; `next_deal` goes on."""
    ended = Signal(object)
    """The match is over."""
    refused = Signal(object, object)
    """An `Action` that the rules do not allow, and the `Reason`."""

    def __init__(self, parent: QObject | None = None, audience: Seat = 0) -> None:
        super().__init__(parent)
        self.audience = audience
        """The seat whose view the screen shows."""
        self.record: Record | None = None
        self._state: State | None = None
        self._players: tuple[Player, ...] = ()
        self._game = 0
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._answered)

    @property
    def ticket(self) -> Ticket:
        """Stamps what is asked now: the number of the match and of the action."""
        return self._game, len(self.record.actions) if self.record else 0

    def view(self) -> View | None:
        """What the audience sees now; None before the first match."""
        return view(self._state, self.audience) if self._state else None

    def new_match(self, rules: Rules, players: Sequence[str], levels: Sequence[str], seed: str, dealer: Seat) -> None:
        """Begins a match and shuffles for its first deal; a match that was going on is left where it is."""
        self._leave()
        self._game += 1
        self.record = Record(rules, dealer, tuple(players), tuple(levels), seed)
        self._state = start(rules, dealer)
        self._players = tuple(self._player(level, seed) for level in levels)
        self.began.emit(view(self._state, self.audience))
        self.next_deal()

    def _player(self, level: str, seed: str) -> Player:
        return Human(self.asked.emit) if level == HUMAN else Bot(level, self._thinker, seed)

    def next_deal(self) -> None:
        """Shuffles when the shuffle is awaited; otherwise does nothing, so a second press is harmless."""
        if self._state is None or self.record is None or self._state.table.turn != CHANCE:
            return
        number = sum(action.kind == "shuffle" for action in self.record.actions) + 1
        self._take(shuffle(self.record.rules.deck, self.record.seed, number))

    def submit(self, action: Action) -> bool:
        """Does `action` for the seat at this screen; False, and `refused`, when the rules do not allow it."""
        if self._state is None:
            return False
        if not (0 <= action.seat < len(self._players)) or self._players[action.seat].level != HUMAN:
            self.refused.emit(action, Reason("turn", (self._state.table.turn,)))
            return False
        try:
            self._take(action)
        except IllegalAction as wrong:
            self.refused.emit(wrong.action, wrong.reason)
            return False
        return True

    def _take(self, action: Action) -> None:
        """Applies an action, tells the audience, and asks whoever is next. Raises IllegalAction."""
        assert self._state is not None
        assert self.record is not None
        self._state, events = apply(self._state, action)
        self.record = self.record.appended(action)
        self._tell(events)
        self._ask()

    def _tell(self, events: tuple[Event, ...]) -> None:
        assert self._state is not None
        self.happened.emit(view(self._state, self.audience), events)

    def _ask(self) -> None:
        assert self._state is not None
        table = self._state.table
        if table.phase == OVER:
            self.ended.emit(view(self._state, self.audience))
        elif table.turn == CHANCE:
            self.paused.emit(view(self._state, self.audience))
        else:
            self._players[table.turn].ask(view(self._state, table.turn), self.ticket)

    @Slot(object)
    def _answered(self, answer: Answer) -> None:
        """Takes a bot's answer; a bot that failed or erred plays a legal action instead, with a line in the log."""
        if answer.ticket != self.ticket or self._state is None:
            return
        if answer.action is not None:
            try:
                self._take(answer.action)
                return
            except IllegalAction as wrong:
                problem = str(wrong)
        else:
            problem = (answer.error or "no action").strip()
        seat = self._state.table.turn
        log.error("seat %d (%s) failed, a legal action is played instead: %s", seat, self._players[seat].level, problem)
        self._take(self._fallback(seat))

    def _fallback(self, seat: Seat) -> Action:
        assert self._state is not None
        assert self.record is not None
        choices = legal(view(self._state, seat))
        return Random(f"{self.record.seed}/{self.ticket}").choice(choices)

    def _leave(self) -> None:
        for player in self._players:
            player.cancel()

    def close(self) -> None:
        """Ends the engine's thread; nothing is emitted afterwards. May be called twice."""
        self._leave()
        self._state = None
        self._thinker.close()
