"""A lesson going on: which step it is at, when the bots may act, and what comes of what the person does."""

from collections.abc import Callable, Sequence
from functools import cache

from PySide6.QtCore import QObject, QTimer, Signal

from sjavs_desktop import paths
from sjavs_desktop.app.referee import Referee
from sjavs_desktop.app.seats import HUMAN, Player
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.game import apply, legal, start, why_not
from sjavs_desktop.core.lesson import (
    DEAL,
    ORIGIN,
    PERSON,
    PLAY,
    WATCH,
    Lesson,
    Scene,
    Step,
    opening,
    reached,
    read_lesson,
    same,
    scripted,
)
from sjavs_desktop.core.notation import action_text, parse_action
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Action, Table, View
from sjavs_desktop.engine.talk import Answer, Ticket

FOLDER = paths.RESOURCES / "lessons"
BOT = "beginner"
"""How the others play where no script says anything."""
PARTS = ";"
"""Between the parts of a place that is kept."""
DONE = "done"
"""What is kept of a lesson that was gone through; before that the place that was reached (`Run.progress`)."""


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, in their order; raises ValueError with one sentence when a file is none."""
    files = sorted(FOLDER.glob("*.toml"))
    return tuple(read_lesson(path.read_text(encoding="utf-8"), path.stem, path.name) for path in files)


def won(rules: Rules, table: Table) -> bool:
    """Whether the person has won the deal that lies open."""
    if not table.results or table.results[-1].deal != table.deal:
        return False
    result, mine = table.results[-1], account(rules, PERSON)
    if rules.score.accounts == "pairs":
        return result.account == mine
    if rules.score.end == "loser":
        return bool(result.won) if result.declarer == PERSON else result.won is False
    return result.changes[mine] > 0


def legal_through(rules: Rules, scene: Scene, done: Sequence[Action]) -> None:
    """Raises ValueError where a scene cannot have gone like that."""
    state = start(rules, scene.first_dealer)
    for action in done:
        state, _ = apply(state, action)


class Held:
    """A bot of a lesson: it waits until the lesson has come to its action, and does what its script says."""

    def __init__(self, inner: Player, answered: Callable[[Answer], None], run: "Run") -> None:
        self.level = inner.level
        self._inner, self._answered, self._run = inner, answered, run

    def ask(self, view: View, ticket: Ticket) -> None:
        """Answers at once if the lesson lets it; otherwise it will be reminded."""
        self._run.hold(self, view, ticket)

    def act(self, view: View, ticket: Ticket) -> None:
        """Does what the script says, or else what a bot does; out of turn a script says nothing."""
        scene = self._run.scene
        action = scripted(scene.script[view.seat], legal(view))
        if action is not None or (any(scene.script) and view.table.turn != view.seat):
            # The referee is still asking: it gets its answer when it is done with that.
            QTimer.singleShot(0, self._run, lambda: self._answered(Answer(ticket, action)))
        else:
            self._inner.ask(view, ticket)

    def cancel(self) -> None:
        """The answer is not wanted any more."""
        self._run.release()
        self._inner.cancel()


class Run(QObject):
    """A lesson that somebody goes through. The screen tells it what was read, answered and seen."""

    changed = Signal()
    """Another step, or another end of it."""
    ended = Signal()
    """The last step is behind."""

    def __init__(
        self, referee: Referee, lesson: Lesson, rules: Rules, players: tuple[str, ...], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.lesson, self.rules, self._players, self._referee = lesson, rules, players, referee
        self.number, self.at = 0, 0
        """The scene, and the step of it."""
        self.outcome: bool | None = None
        """Whether the deal that was to be won was won, once it is over."""
        self.tries = 0
        """How often something wrong was chosen in this step."""
        self._entries: dict[int, tuple[int, int]] = {}
        """By step of the scene how many actions and tricks there were when it began."""
        self._held: tuple[Held, View, Ticket] | None = None
        self._beginning = False
        referee.happened.connect(self._happened)
        referee.jumped.connect(self._jumped)

    @property
    def scene(self) -> Scene:
        return self.lesson.scenes[self.number]

    @property
    def step(self) -> Step:
        return self.scene.steps[self.at]

    @property
    def place(self) -> int:
        """The number of the step in the lesson, from 1."""
        return sum(len(one.steps) for one in self.lesson.scenes[: self.number]) + self.at + 1

    # -- Scenes and steps --------------------------------------------------------------------------------------------

    def begin(self, number: int = 0) -> None:
        """Begins a scene, or begins it again."""
        self._lay_out(number, opening(self.rules, self.lesson.scenes[number]))
        self._entries.clear()
        self._enter(0)

    def progress(self) -> str:
        """The place that was reached, as it is kept: scene, step, tricks that lay there then, and what was done."""
        record = self._referee.record
        ply, tricks = self._entries[self.at]
        done = record.actions[len(opening(self.rules, self.scene)) : ply] if record is not None else ()
        return PARTS.join((str(self.number), str(self.at), str(tricks), *map(action_text, done)))

    def resume(self, kept: str) -> None:
        """Goes on at a place that was kept; with its scene, or the lesson, where it does not fit (any more)."""
        number, *rest = kept.split(PARTS)
        scene = int(number) if number.isdecimal() and int(number) < len(self.lesson.scenes) else 0
        try:
            at, tricks = map(int, rest[:2])
            done = opening(self.rules, self.lesson.scenes[scene]) + tuple(map(parse_action, rest[2:]))
            legal_through(self.rules, self.lesson.scenes[scene], done)
            if not 0 <= at < len(self.lesson.scenes[scene].steps):
                raise ValueError(kept)
        except ValueError:
            self.begin(scene)
            return
        self._lay_out(scene, done)
        self._entries.clear()
        self._enter(at, tricks)

    def _lay_out(self, number: int, done: tuple[Action, ...]) -> None:
        """Lays a scene on the table, with what has been done in it."""
        self.number, self.at, self.outcome = number, 0, None
        self.release()
        self._referee.usher = self._seated
        seats = self.rules.seats
        record = Record(
            self.rules,
            self.scene.first_dealer,
            self._players[:seats],
            (HUMAN, *(BOT,) * (seats - 1)),
            self.lesson.key,
            done,
            origin=ORIGIN + self.lesson.key,
        )
        self._beginning = True
        self._referee.begin(record)
        self._beginning = False

    def close(self) -> None:
        """Nothing is held back any more."""
        self.release()
        self._referee.usher = None
        self._referee.happened.disconnect(self._happened)
        self._referee.jumped.disconnect(self._jumped)

    def _table(self) -> Table:
        view = self._referee.view()
        assert view is not None
        return view.table

    def _ply(self) -> int:
        record = self._referee.record
        return len(record.actions) if record is not None else 0

    def _enter(self, at: int, tricks: int | None = None) -> None:
        """Begins a step; `tricks` are those that lie there, unless one counts that is being finished just now."""
        self.at, self.outcome, self.tries = at, None, 0
        self._entries = {step: entry for step, entry in self._entries.items() if step < at}
        self._entries[at] = self._ply(), len(self._table().tricks) if tricks is None else tricks
        self.changed.emit()
        self._remind()

    def go_on(self, tricks: int | None = None) -> None:
        """What was to be read is read, or what was asked is answered: the next step, scene, or the end."""
        if self.at + 1 < len(self.scene.steps):
            self._enter(self.at + 1, tricks)
        elif self.number + 1 < len(self.lesson.scenes):
            self.begin(self.number + 1)
        else:
            self.ended.emit()

    def looked(self, view: View) -> bool:
        """Whether a step lets one look at something, and that is over in a view."""
        return self.step.kind == WATCH and reached(self.step, view.table, self._entries[self.at][1])

    def seen(self, view: View) -> None:
        """The screen shows the newest view: whatever a step waited for may have come."""
        if self.looked(view):
            self.go_on()
        elif self.step.kind == DEAL and view.table.deal_over and self.outcome is None:
            self.outcome = won(self.rules, view.table)
            self.changed.emit()

    # -- The person --------------------------------------------------------------------------------------------------

    def asks(self) -> bool:
        """Whether the person is to do something in the game now."""
        return self.step.kind in (PLAY, DEAL)

    def refusal(self, action: Action) -> tuple[Reason | None, str]:
        """Why an action is not what is wanted: a reason of the rules, or a text of the lesson; neither if it is."""
        step, view = self.step, self._referee.view()
        if step.kind == DEAL or view is None:
            return None, ""
        reason = why_not(view, action)
        own = next((text for one, text in step.wrong if same(one, action)), "")
        if reason is not None:
            return (None, own) if own else (reason, "")
        if not step.right or any(same(one, action) for one in step.right):
            return None, ""
        self.tries += 1
        return None, own or step.no

    def _happened(self, view: View, _: object) -> None:
        record = self._referee.record
        mine = record is not None and bool(record.actions) and record.actions[-1].seat == PERSON
        if not self._beginning and mine and self.step.kind == PLAY:
            # The trick that the card belongs to is still to be looked at, also when the card has finished it.
            table = view.table
            self.go_on(len(table.tricks) - (1 if table.tricks and not table.trick else 0))

    def _jumped(self, _: object) -> None:
        """Something was taken back, or done again: the last step that had begun by then."""
        if not self._beginning and self._entries:
            ply = self._ply()
            entries = dict(self._entries)
            self.at = max((step for step, (entry, _) in entries.items() if entry <= ply), default=0)
            self.outcome, self.tries = None, 0
            self.changed.emit()

    # -- The bots ----------------------------------------------------------------------------------------------------

    def _seated(self, record: Record, player: Player, answered: Callable[[Answer], None]) -> Player:
        """A bot of this lesson waits for it; nobody else does."""
        lesson = record.origin == ORIGIN + self.lesson.key
        return Held(player, answered, self) if lesson and player.level != HUMAN else player

    def hold(self, held: Held, view: View, ticket: Ticket) -> None:
        """A bot is asked."""
        self._held = held, view, ticket
        if not self._beginning:
            self._remind()

    def release(self) -> None:
        """Whoever is asked need not answer any more."""
        self._held = None

    def _remind(self) -> None:
        """Lets a bot that was asked act, if the step lets it."""
        if self._held is not None and self._lets(self._held[1].table):
            held, view, ticket = self._held
            self._held = None
            held.act(view, ticket)

    def _lets(self, table: Table) -> bool:
        kind = self.step.kind
        if kind == WATCH:
            return not reached(self.step, table, self._entries[self.at][1])
        return kind in (PLAY, DEAL)
