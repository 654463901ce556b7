"""Reviews in a thread of their own: of one deal or of a whole record, with progress, and stopped at any time."""

import logging
import traceback
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, Signal, Slot

from sjavs_desktop.core.record import Record
from sjavs_desktop.core.state import Seat

if TYPE_CHECKING:
    from sjavs_desktop.core.state import View
    from sjavs_desktop.engine.crew import OneTime
    from sjavs_desktop.engine.teacher import Analysis, Limits

log = logging.getLogger(__name__)

PATIENCE = 3000
"""Milliseconds that closing waits for a review that has been stopped."""
EFFORT = 2
"""The step of `engine.teacher.EFFORTS` by which choices are judged unless something else is wanted: the last one, to
which a hint and the tutor go too, so that all of them say the same in the end."""


class Task:
    """What is to be reviewed; it can be stopped from the thread that asked."""

    def __init__(
        self,
        record: Record,
        seats: frozenset[Seat],
        deals: frozenset[int] | None,
        effort: int,
        limits: "Limits | None",
    ) -> None:
        self.record, self.seats, self.deals = record, seats, deals
        self.effort, self.limits = effort, limits
        self.known: dict[int, tuple[View, Analysis]] = {}
        """By seed what is known of its choices with that effort, and what is added."""
        self.halted = False
        self.crew: OneTime | None = None
        """Set by the thread that reviews, which looks at `halted` afterwards: so a stop is always heard."""

    def halt(self) -> None:
        """Ends it; nothing of it comes out any more."""
        self.halted = True
        if self.crew is not None:
            self.crew.halt()


class Worker(QObject):
    """Lives in the reviewer's thread."""

    found = Signal(object, object)
    """A `Task` and a `DealReview` of it."""
    grew = Signal(object, object)
    """The same for a deal that is still being looked at, as far as it was."""
    moved = Signal(object, int, int)
    ended = Signal(object, str)
    """A task that is done, and what went wrong with it."""

    @Slot(object)
    def work(self, task: Task) -> None:
        """Reviews deal after deal."""
        if task.halted:
            return
        try:
            from sjavs_desktop.engine.crew import OneTime, step_back

            step_back()
            task.crew = crew = OneTime()
            try:
                self.review(task, crew)
            finally:
                crew.close()
        except Exception:
            log.error("no review: %s", traceback.format_exc())
            self.ended.emit(task, traceback.format_exc())

    def review(self, task: Task, crew: "OneTime") -> None:
        """Looks at the moments of every deal that is wanted."""
        from sjavs_desktop.app.moments import deals_of
        from sjavs_desktop.engine.review import Asked, review
        from sjavs_desktop.engine.teacher import Limits

        deals = [
            moments
            for number, moments in enumerate(deals_of(task.record), 1)
            if task.deals is None or number in task.deals
        ]
        asked = Asked(task.seats, task.effort, task.limits or Limits(), task.known)
        done, total = 0, sum(len(moments) for moments in deals)

        def told() -> None:
            nonlocal done
            done += 1
            self.moved.emit(task, done, total)

        for moments in deals:
            one = None if task.halted else review(moments, asked, crew, told, lambda so: self.grew.emit(task, so))
            if one is None:
                return
            self.found.emit(task, one)
        self.ended.emit(task, "")


class Reviewer(QObject):
    """Looks back upon records. All methods are for the thread that made it, and none of them waits.

    The same record gives the same review, and one that agrees with what hints have said (see `app.hints`).
    """

    reviewed = Signal(object)
    """An `engine.review.DealReview`, deal after deal."""
    grew = Signal(object)
    """The same of a deal that is still being looked at: what was found out so far."""
    progressed = Signal(int, int)
    """How many plies were looked at, and of how many."""
    finished = Signal(str)
    """All was reviewed; the text is empty, or tells for the log what went wrong."""
    _asked = Signal(object)
    _kind: type[Worker] = Worker

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task: Task | None = None
        self._before: Task | None = None
        """The one that was asked last."""
        self._thread = QThread()
        self._thread.setObjectName("review")
        self._worker = self._kind()
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.work)
        self._worker.found.connect(self._come_back)
        self._worker.grew.connect(self._grow)
        self._worker.moved.connect(self._move)
        self._worker.ended.connect(self._end)
        self._thread.start()

    @property
    def busy(self) -> bool:
        """Whether something is being reviewed."""
        return self._task is not None

    def review(
        self,
        record: Record,
        seat: Seat | None = None,
        deals: Collection[int] | None = None,
        effort: int = EFFORT,
        limits: "Limits | None" = None,
        known: "Mapping[int, tuple[View, Analysis]] | None" = None,
    ) -> None:
        """Starts to review the choices of a seat (of all, unless told) in those deals, numbered from 1, or in all.

        `known` is what hints have come to with their last step (`Hints.finest`): it is what this would come to.
        What was being reviewed is dropped; what was found out about choices of the same record is not sought again.
        """
        self.stop()
        if not self._thread.isRunning():
            return
        seats = frozenset(range(record.rules.seats) if seat is None else (seat,))
        before = self._before
        task = Task(record, seats, None if deals is None else frozenset(deals), effort, limits)
        if before is not None and (before.record, before.effort) == (record, effort):
            task.known = before.known
        if effort == EFFORT:
            task.known.update(known or {})
        self._task = self._before = task
        self._asked.emit(self._task)

    def stop(self) -> None:
        """Nothing is wanted any more; nothing comes out before something is asked again."""
        if self._task is not None:
            self._task.halt()
        self._task = None

    @Slot(object, object)
    def _come_back(self, task: Task, found: object) -> None:
        if task is self._task:
            self.reviewed.emit(found)

    @Slot(object, object)
    def _grow(self, task: Task, found: object) -> None:
        if task is self._task:
            self.grew.emit(found)

    @Slot(object, int, int)
    def _move(self, task: Task, done: int, total: int) -> None:
        if task is self._task:
            self.progressed.emit(done, total)

    @Slot(object, str)
    def _end(self, task: Task, wrong: str) -> None:
        if task is self._task:
            self._task = None
            self.finished.emit(wrong)

    def close(self) -> None:
        """Ends the thread, whatever it is doing; may be called twice."""
        self.stop()
        if not self._thread.isRunning():
            return
        self._thread.quit()
        if not self._thread.wait(PATIENCE):
            log.error("the review did not stop within %d ms and was ended", PATIENCE)
            self._thread.terminate()
            self._thread.wait()
