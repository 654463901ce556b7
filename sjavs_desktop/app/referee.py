"""The referee: the only one who sees a whole game. Takes actions, tells what happened, asks who is next."""

import logging
from collections.abc import Callable, Sequence
from random import Random

from PySide6.QtCore import QObject, Signal, Slot

from sjavs_desktop.app.journal import Journal
from sjavs_desktop.app.line import Line
from sjavs_desktop.app.seats import HUMAN, Bot, Human, Player
from sjavs_desktop.app.thinker import Thinker
from sjavs_desktop.app.vault import Vault
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.duel import ORIGIN, deal_ended
from sjavs_desktop.core.errors import IllegalAction, Reason
from sjavs_desktop.core.game import legal, speakers
from sjavs_desktop.core.lesson import is_lesson
from sjavs_desktop.core.notation import action_text
from sjavs_desktop.core.record import BACK, HINT, PRACTICE, Record, deals, mark_text
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.seal import fingerprint
from sjavs_desktop.core.settled import settled, settled_for_all, tricks_left
from sjavs_desktop.core.state import CHANCE, OVER, Action, Event, Seat, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.talk import Answer, Decision, Ticket

log = logging.getLogger(__name__)


def closing(state: State) -> bool:
    """Whether the next card ends the time for speaking up."""
    return len(state.table.trick) == state.rules.stakes.until - 1


def early(seen: View) -> bool:
    """Whether all that has been seen proves that a deal may end before its last trick."""
    return tricks_left(seen) > 1 and settled_for_all(seen)


class Referee(QObject):
    """One table. It never waits for a picture: it goes on as fast as the players answer.

    Every action is in the match's journal before anybody is asked for the next one.
    """

    began = Signal(object)
    """The first `View` of a match."""
    happened = Signal(object, object)
    """The audience's `View` after an action, and the events that led to it."""
    jumped = Signal(object)
    """The audience's `View` after a step backwards, or after going on with a match: it was not played to just now."""
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
    unsaved = Signal(object)
    """Why the match cannot be saved, in one sentence; the game goes on."""
    kept = Signal(str, object)
    """What the history should know of a match: its name and its record, after each deal and when it is left."""

    def __init__(self, parent: QObject | None = None, audience: Seat = 0, vault: Vault | None = None) -> None:
        super().__init__(parent)
        self.audience = audience
        """The seat whose view the screen shows."""
        self.vault = vault
        """Where matches are kept; without one nothing is written."""
        self.usher: Callable[[Record, Player, Callable[[Answer], None]], Player] | None = None
        """Who may put another player in a bot's place, as a lesson does; told how to answer."""
        self._floor = 0
        """How many actions cannot be taken back: those before a scene of a lesson."""
        self.early_end = False
        """Whether a deal is played out at once when nothing can change its score any more."""
        self.journal: Journal | None = None
        self._line: Line | None = None
        self._last: Record | None = None
        """The match at which the referee was closed."""
        self.thoughts: dict[int, Decision] = {}
        """How the bots of this match came to what they did, by the number of actions before."""
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
    def record(self) -> Record | None:
        """The match so far, also once the referee is closed; None before the first."""
        return self._line.record if self._line else self._last

    @property
    def thinking(self) -> bool:
        """Whether a bot is asked and has not answered."""
        return self._thinker.wanted is not None

    @property
    def ticket(self) -> Ticket:
        """Stamps what is asked now: a number that changes with each match and each step back, and the ply."""
        return self._game, self._line.ply if self._line else 0

    def view(self) -> View | None:
        """What the audience sees now; None before the first match."""
        return view(self._line.state, self.audience) if self._line else None

    # -- Matches -----------------------------------------------------------------------------------------------------

    def new_match(self, rules: Rules, players: Sequence[str], levels: Sequence[str], seed: str, dealer: Seat) -> None:
        """Begins a match and shuffles for its first deal; a match that was going on stays where it is."""
        self.begin(Record(rules, dealer, tuple(players), tuple(levels), seed))

    def begin(self, record: Record, opening: Sequence[Action] = ()) -> None:
        """Begins a match from its header, and does what the `opening` says without asking: a shuffle, a cut.

        A record that has actions already is a branch: it begins where they lead.
        """
        self._leave()
        journal = self.vault.new(record) if self.vault and not is_lesson(record) else None
        self._sit_down(Line(record), journal)
        for action in opening:
            self._do(action)
        if self._line and self._line.ply and not opening:
            self.jumped.emit(self.view())
        self._go_on()

    def resume(self, stem: str) -> None:
        """Goes on with a match of the vault; raises ValueError with one sentence, and then nothing has changed."""
        assert self.vault is not None
        record, journal = self.vault.open(stem)
        self._leave()
        self._sit_down(Line(record), journal)
        self._mark("resumed")
        self.jumped.emit(self.view())
        self._go_on()

    def _sit_down(self, line: Line, journal: Journal | None) -> None:
        self._game += 1
        self._line, self.journal, self.thoughts = line, journal, {}
        self._floor = line.ply if is_lesson(line.record) else 0
        if journal is not None:
            journal.failed = self.unsaved.emit
            if journal.trouble:
                self.unsaved.emit(journal.trouble)
        self._players = tuple(self._player(level, line.record) for level in line.record.levels)
        self._be_quiet()
        self.began.emit(view(line.state_at(0), self.audience))

    def _player(self, level: str, record: Record) -> Player:
        player: Player = Human(self.asked.emit) if level == HUMAN else Bot(level, self._thinker, record.seed)
        return player if self.usher is None else self.usher(record, player, self._answered)

    def _go_on(self) -> None:
        """Asks whoever is next; a match of which nothing has happened yet begins with its first deal."""
        if self._line is not None and self._line.ply == 0:
            self.next_deal()
        else:
            self._ask()

    def next_deal(self) -> None:
        """Shuffles when the shuffle is awaited; otherwise does nothing, so a second press is harmless."""
        if self._line is None or self._line.state.table.turn != CHANCE:
            return
        record = self._line.record
        if not deal_ended(record.origin, self._line.state.table):
            self._take(shuffle(record.rules.deck, record.seed, record.first + deals(record.actions)))

    def abandon(self) -> None:
        """Gives the match up: it is not offered to be gone on with."""
        if self._line is not None and self._line.state.table.phase != OVER:
            self._mark("abandoned")

    def practise(self) -> None:
        """The deal on the table counts as practice from now on; that is written down once."""
        line = self._line
        deal = deals(line.record.actions) if line is not None else 0
        if line is not None and deal and deal not in line.record.practice():
            self._mark(PRACTICE, f"{deal} {deal}")

    def advise(self, action: Action) -> None:
        """Writes down what a hint put first for the next action, so that a review knows who has followed one."""
        if self._line is not None:
            self._mark(HINT, action_text(action))

    # -- Actions -----------------------------------------------------------------------------------------------------

    def submit(self, action: Action) -> bool:
        """Does `action` for the seat at this screen; False, and `refused`, when the rules do not allow it."""
        if self._line is None:
            return False
        if not (0 <= action.seat < len(self._players)) or self._players[action.seat].level != HUMAN:
            self.refused.emit(action, Reason("turn", (self._line.state.table.turn,)))
            return False
        try:
            self._take(action)
        except IllegalAction as wrong:
            self.refused.emit(wrong.action, wrong.reason)
            return False
        return True

    def _take(self, action: Action) -> None:
        """Applies an action, tells the audience, and asks whoever is next. Raises IllegalAction."""
        self._do(action)
        self._ask()

    def _do(self, action: Action) -> None:
        """Applies an action, writes it down and tells the audience. Raises IllegalAction."""
        assert self._line is not None
        events = self._write_down(action)
        self._be_quiet()
        self.happened.emit(view(self._line.state, self.audience), events)

    def _write_down(self, action: Action) -> tuple[Event, ...]:
        """Applies an action and writes it into the journal, the fingerprint of a deal before its cards."""
        assert self._line is not None
        record = self._line.record
        if record.salt and self._line.state.table.turn == CHANCE and isinstance(action.value, tuple):
            deal = deals(record.actions) + 1
            self._mark("seal", f"{deal} {fingerprint(record.salt, deal, action.value)}")
        events = self._line.take(action)
        self._write(action_text(action))
        return events

    def _mark(self, kind: str, value: str = "") -> None:
        assert self._line is not None
        self._line.mark(kind, value)
        self._write(mark_text(kind, value))

    def _write(self, line: str) -> None:
        if self.journal is not None:
            self.journal.write([line])

    def _be_quiet(self) -> None:
        self._silent.clear()
        self._calling = False

    # -- Backwards and forwards --------------------------------------------------------------------------------------

    def _people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, player in enumerate(self._players) if player.level == HUMAN)

    def can_claim(self) -> bool:
        """Whether the person can prove that nothing changes the score any more; the last trick is not worth it."""
        seen = self.view()
        return seen is not None and tricks_left(seen) > 1 and settled(seen)

    def can_undo(self) -> bool:
        """Whether the person has chosen something that the rules let them take back; in a duel they never do."""
        line = self._line
        if line is None or not line.record.rules.take_back or line.record.origin.startswith(ORIGIN):
            return False
        ply = line.choice_before(self._people())
        return ply is not None and ply >= self._floor

    def can_redo(self) -> bool:
        """Whether a choice was taken back that can be made again."""
        return self._line is not None and bool(self._line.choices_ahead(self._people()))

    def undo(self) -> None:
        """Goes back to the person's last choice; whatever a bot is thinking about is not wanted any more."""
        if not self.can_undo():
            return
        assert self._line is not None
        ply = self._line.choice_before(self._people())
        assert ply is not None
        self._turn()
        self._line.back(ply)
        self.thoughts = {before: thought for before, thought in self.thoughts.items() if before < ply}
        self._write(mark_text(BACK, ply))
        self._jump()

    def redo(self) -> None:
        """Makes the choice again that was taken back last, and lets all that followed from it follow."""
        if not self.can_redo():
            return
        assert self._line is not None
        self._turn()
        for action in self._line.choices_ahead(self._people()):
            self._write_down(action)
        self._jump()

    def _turn(self) -> None:
        """Nothing that was asked before this counts any more."""
        self._game += 1
        self._asking = None
        for player in self._players:
            player.cancel()
        self._be_quiet()

    def _jump(self) -> None:
        self.jumped.emit(self.view())
        self._ask()

    # -- The end of a deal -------------------------------------------------------------------------------------------

    def claim(self) -> bool:
        """Ends a deal whose score nothing can change any more, as the person can prove from what they see.

        Otherwise nothing happens, and it is False.
        """
        if not self.can_claim():
            return False
        self._end_early()
        return True

    def _end_early(self) -> None:
        """Plays the deal out; how does not matter, as any way comes to the same."""
        self._turn()
        self._mark("claim")
        self._play_out()
        self._ask()

    def _play_out(self) -> None:
        assert self._line is not None
        while self._line.state.table.phase == "play":
            seat = self._line.state.table.turn
            self._do(legal(view(self._line.state, seat))[0])

    # -- Asking ------------------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        assert self._line is not None
        table = self._line.state.table
        if table.deal_over:
            self._keep()
        if table.phase == OVER:
            self.ended.emit(self.view())
        elif table.turn == CHANCE:
            self.paused.emit(self.view())
        elif self.early_end and early(view(self._line.state, self.audience)):
            self._end_early()
        else:
            self._ask_next()

    def _keep(self) -> None:
        """Tells what the history should know of the match by now."""
        if self._line is not None and self.journal is not None:
            self.journal.sync()
            self.kept.emit(self.journal.id, self._line.record)

    def _ask_next(self) -> None:
        """Asks the bots that are not at turn whether they speak up; then the person, if they still may; then the turn.

        Where anybody may speak up all bots are asked, also those that may not: how long it takes until somebody plays
        would tell who the hidden partner is.
        """
        assert self._line is not None
        state = self._line.state
        turn = state.table.turn
        able = speakers(state)
        bots = [seat for seat in range(len(self._players)) if seat != turn and not self._is_person(seat)]
        waiting = [seat for seat in bots if able and seat not in self._silent]
        people = [seat for seat in able if self._is_person(seat) and seat not in self._silent]
        if waiting:
            self._ask_seat(waiting[0])
        elif people and closing(state) and not self._is_person(turn):
            self._calling = True
            self.last_call.emit(view(state, people[0]))
        else:
            self._ask_seat(turn)

    def _is_person(self, seat: Seat) -> bool:
        return self._players[seat].level == HUMAN

    def _ask_seat(self, seat: Seat) -> None:
        assert self._line is not None
        self._asking = seat
        self._players[seat].ask(view(self._line.state, seat), self.ticket)

    def let_go(self) -> None:
        """The person has nothing to say before the time for it ends; does nothing unless that was asked."""
        if self._line is None or not self._calling:
            return
        self._calling = False
        self._silent.update(self._people())
        self._ask_next()

    @Slot(object)
    def _answered(self, answer: Answer) -> None:
        """Takes a bot's answer; a bot that failed or erred plays a legal action instead, with a line in the log."""
        if answer.ticket != self.ticket or self._line is None or self._asking is None:
            return
        turn = self._line.state.table.turn
        seat, self._asking = self._asking, None
        spoken = seat == turn or answer.action is not None or answer.error is not None
        problem = self._tried(seat, answer) if spoken else ""
        if problem is None:
            return
        if seat == turn:
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
        if answer.thought is not None:
            self.thoughts[answer.ticket[1]] = answer.thought
        return None

    def _fallback(self, seat: Seat) -> Action:
        assert self._line is not None
        choices = legal(view(self._line.state, seat))
        return Random(f"{self._line.record.seed}/{self._line.ply}").choice(choices)

    # -- Leaving -----------------------------------------------------------------------------------------------------

    def leave(self) -> None:
        """Gets up from the table: there is no match any more, and the file of this one is let go."""
        self._leave()
        self._game += 1
        self._line, self._last, self._asking = None, self.record, None

    def _leave(self) -> None:
        """Nobody is asked any more, and the file is let go; what has ended gets its final name."""
        for player in self._players:
            player.cancel()
        if self._line is None or self.journal is None:
            return
        self._keep()
        table, record = self._line.state.table, self._line.record
        over = table.phase == OVER or record.marked("abandoned") or deal_ended(record.origin, table)
        self.journal.close(ended=over)
        self.journal = None

    def close(self) -> None:
        """Ends the engine's thread; nothing is emitted afterwards. May be called twice."""
        self.leave()
        self._thinker.close()
