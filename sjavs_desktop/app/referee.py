"""The referee: the only one who sees a whole game. Takes actions, tells what happened, asks who is next."""

import logging
from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QObject, Signal, Slot

from sjavs_desktop.app.seats import HUMAN, Bot, Human, Player
from sjavs_desktop.app.thinker import Thinker
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.errors import IllegalAction, Reason
from sjavs_desktop.core.game import apply, legal, speakers, start
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import CHANCE, OVER, Action, Event, Seat, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.talk import Answer, Ticket

log = logging.getLogger(__name__)


def closing(state: State) -> bool:
    """Whether the next card ends the time for speaking up."""
    return len(state.table.trick) == state.rules.stakes.until - 1


class Referee(QObject):
    """One table. It never waits for a picture: it goes on as fast as the players answer."""

    began = Signal(object)
    """The first `View` of a new match."""
    happened = Signal(object, object)
    """The audience's `View` after an action, and the events that led to it."""
    asked = Signal(object)
    """The person at this screen has to act; the `View` says what may be done."""
    last_call = Signal(object)
    """The person may speak up, and the next card ends the time for it; `submit` or `let_go` goes on."""
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
        self._asking: Seat | None = None
        """Whose answer is awaited from the engine's thread."""
        self._silent: set[Seat] = set()
        """Who has had nothing to say since the last action."""
        self._calling = False
        """Whether the person has been told that the next card ends the time for speaking up."""
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
        self._silent.clear()
        self._calling = False
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
            self._ask_next()

    def _ask_next(self) -> None:
        """Asks the bots that are not at turn whether they speak up; then the person, if they still may; then the turn.

        Where anybody may speak up all bots are asked, also those that may not: how long it takes until somebody plays
        would tell who the hidden partner is.
        """
        assert self._state is not None
        turn = self._state.table.turn
        able = speakers(self._state)
        bots = [seat for seat in range(len(self._players)) if seat != turn and not self._is_person(seat)]
        waiting = [seat for seat in bots if able and seat not in self._silent]
        people = [seat for seat in able if self._is_person(seat) and seat not in self._silent]
        if waiting:
            self._ask_seat(waiting[0])
        elif people and closing(self._state) and not self._is_person(turn):
            self._calling = True
            self.last_call.emit(view(self._state, people[0]))
        else:
            self._ask_seat(turn)

    def _is_person(self, seat: Seat) -> bool:
        return self._players[seat].level == HUMAN

    def _ask_seat(self, seat: Seat) -> None:
        assert self._state is not None
        self._asking = seat
        self._players[seat].ask(view(self._state, seat), self.ticket)

    def let_go(self) -> None:
        """The person has nothing to say before the time for it ends; does nothing unless that was asked."""
        if self._state is None or not self._calling:
            return
        self._calling = False
        self._silent.update(seat for seat in range(len(self._players)) if self._is_person(seat))
        self._ask_next()

    @Slot(object)
    def _answered(self, answer: Answer) -> None:
        """Takes a bot's answer; a bot that failed or erred plays a legal action instead, with a line in the log."""
        if answer.ticket != self.ticket or self._state is None or self._asking is None:
            return
        seat, self._asking = self._asking, None
        spoken = seat == self._state.table.turn or answer.action is not None or answer.error is not None
        problem = self._tried(seat, answer) if spoken else ""
        if problem is None:
            return
        if seat == self._state.table.turn:
            level = self._players[seat].level
            log.error("seat %d (%s) failed, a legal action is played instead: %s", seat, level, problem)
            self._take(self._fallback(seat))
            return
        if problem:
            log.error("seat %d (%s) failed, so it says nothing: %s", seat, self._players[seat].level, problem)
        self._silent.add(seat)
        self._ask_next()

    def _tried(self, seat: Seat, answer: Answer) -> str | None:
        """Does what the bot of a seat has answered; what is wrong with that, or None when it is done."""
        if answer.action is None:
            return (answer.error or "no action").strip()
        if answer.action.seat != seat:
            return f"it acts for seat {answer.action.seat}"
        try:
            self._take(answer.action)
        except IllegalAction as wrong:
            return str(wrong)
        return None

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
