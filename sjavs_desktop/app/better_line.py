"""How a deal might have gone on after another choice, worked out in a thread of its own.

What is not the play goes on by the rules of thumb, and then everybody plays as if all cards lay open: just what the
value of a choice “with all cards open” stands for (`engine.review`), so that both tell the same.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from sjavs_desktop.app.reviewer import Reviewer, Task, Worker
from sjavs_desktop.core.game import apply, legal, speakers
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.state import CHANCE, Action, State
from sjavs_desktop.core.view import view

if TYPE_CHECKING:
    from sjavs_desktop.engine.crew import OneTime
    from sjavs_desktop.engine.search import Searcher


class LineTask(Task):
    """A moment of a record, and what is done there instead."""

    def __init__(self, record: Record, ply: int, action: Action) -> None:
        super().__init__(record, frozenset(), None, 0, None)
        self.ply, self.action = ply, action


class LineWorker(Worker):
    """Lives in the thread of a `LineFinder`."""

    def review(self, task: Task, crew: "OneTime") -> None:
        """Plays the deal on to its end."""
        assert isinstance(task, LineTask)
        crew.ready()
        record, searcher = task.record, crew.searchers[0]
        *_, (state, _) = replace(record, actions=record.actions[: task.ply]).steps()
        actions = [*record.actions[: task.ply]]
        chosen: Action | None = task.action
        while chosen is not None and not task.halted:
            # To say nothing out of turn is no action of a record.
            if chosen.kind != "silent":
                state, _ = apply(state, chosen)
                actions.append(chosen)
            if state.table.deal_over:
                self.found.emit(task, replace(record, actions=tuple(actions), marks=(), future=()))
                self.ended.emit(task, "")
                return
            chosen = following(state, searcher, len(actions), silent=chosen.kind == "silent")
        if not task.halted:
            self.ended.emit(task, "the deal did not go on")


def following(state: State, searcher: "Searcher", ply: int, silent: bool = False) -> Action | None:
    """What is done next; None where chance would have to deal. `silent` when nobody speaks out of turn here."""
    from sjavs_desktop.engine import beginner

    for seat in () if silent else speakers(state):
        said = beginner.decide(view(state, seat), ply)
        if said is not None:
            return said
    turn = state.table.turn
    if turn == CHANCE:
        return None
    seen = view(state, turn)
    return best_card(state, searcher, ply) if state.table.phase == "play" else beginner.decide(seen, ply)


def best_card(state: State, searcher: "Searcher", ply: int) -> Action | None:
    """The best card with all cards open; where that takes too long to find out the one that rules of thumb play."""
    from sjavs_desktop.app.moments import true_world
    from sjavs_desktop.engine import beginner
    from sjavs_desktop.engine.review import Moment, open_choices

    seen, world = view(state, state.table.turn), true_world(state)
    ways = legal(seen)
    advice = beginner.play(seen)[0]
    if len(ways) == 1 or world is None:
        return advice
    found = open_choices(Moment(ply, advice, seen, (), world), searcher)
    if found is None:
        return advice
    # Of cards that bring as much the one that the rules of thumb would play, if it is among them.
    return max(ways, key=lambda one: (found.get(one, float("-inf")), one == advice))


class LineFinder(Reviewer):
    """Finds such a line; its `reviewed` carries a Record that ends with the deal."""

    _kind = LineWorker

    def find(self, record: Record, ply: int, action: Action) -> None:
        """Starts to look for how it might go on after `action` in place of action number `ply`.

        What was being looked for is dropped.
        """
        self.stop()
        if self._thread.isRunning():
            self._task = LineTask(record, ply, action)
            self._asked.emit(self._task)
