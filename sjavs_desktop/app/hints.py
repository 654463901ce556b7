"""Hints: what the teacher makes of a position, first at once and then better while somebody looks at it.

They have a thread and searchers of their own, so that they never wait for a bot, nor a bot for them. Each question has
a crew of its own too: what is stopped stays stopped, and a stop can neither come too early nor hit the next question.

What was found out about a position is kept (`app.recall`): whoever asks again hears it again at once, and the same
analysis goes on. No clock is heeded, so that a slow machine says what a fast one does, only later.
"""

import logging
import time
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QThread, Signal, Slot

from sjavs_desktop.app.recall import Position, Recall
from sjavs_desktop.core.state import Action, View

if TYPE_CHECKING:
    from sjavs_desktop.engine.crew import OneTime
    from sjavs_desktop.engine.teacher import Analysis, Limits, Verdict

log = logging.getLogger(__name__)

PATIENCE = 3000
"""Milliseconds that closing waits for an analysis that has been stopped."""
STEPS = 3
"""How many steps an analysis has (`engine.teacher.EFFORTS`)."""
MARKED = 3
"""Choices whose reasons are looked for while the analysis goes on; those of all others come with its last step."""
FINEST = 600
"""Positions whose last analysis is kept: those of a long evening."""
BREATH = 0.001
"""Seconds between the reasons of two choices."""


class Advice(NamedTuple):
    """What is known of a position by now."""

    view: View
    analysis: "Analysis"
    grounds: tuple[tuple[Any, ...], ...]
    """For each choice of the analysis, as far as they are known by now, the reasons that speak for it
    (`engine.grounds`), the most important first."""


class Job:
    """A question, which can be stopped from the thread that asked it."""

    def __init__(self, view: View, seed: int, also: tuple[Action, ...], steps: int) -> None:
        self.view, self.seed, self.also, self.steps = view, seed, also, steps
        self.halted = False
        self.crew: OneTime | None = None
        """Set by the thread that thinks, which looks at `halted` afterwards: so one of the two always hears a stop."""

    def halt(self) -> None:
        """Ends it; nothing of it comes out any more."""
        self.halted = True
        if self.crew is not None:
            self.crew.halt()


class Worker(QObject):
    """Lives in the hints' thread."""

    found = Signal(object, object)
    """A `Job` and an `Advice` for it."""

    def __init__(self) -> None:
        super().__init__()
        self._recall: Recall[Advice] = Recall()

    @Slot(object)
    def work(self, job: Job) -> None:
        """Analyses a position in steps, until all are done or it is stopped; a failure goes to the log."""
        if job.halted:
            return
        try:
            # Loaded here: the engine is needed for the first hint, not for the first picture.
            from sjavs_desktop.engine.crew import OneTime, step_back

            step_back()
            job.crew = crew = OneTime()
            try:
                self.refine(job, crew)
            finally:
                crew.close()
        except Exception:
            log.error("no hint: %s", traceback.format_exc())

    def refine(self, job: Job, crew: "OneTime") -> None:
        """Says what is known already, and goes on from there."""
        known = self._recall.at(job.view, job.seed, job.also)
        for one in known.said:
            if one.analysis.effort < job.steps:
                self.found.emit(job, one)
        self.go_on(job, known, crew)

    def go_on(self, job: Job, known: Position[Advice], crew: "OneTime") -> None:
        """Takes the steps that are left; what was said of them before they were stopped is not said twice."""
        from sjavs_desktop.engine.teacher import Study

        study, known.study = known.study, None
        if study is None:
            study = Study(job.view, job.seed, crew, known.also, patient=True)
        study.use(crew)
        study.widen(known.also)
        reasons = reasons_of()
        said = known.said[-1].analysis.effort if known.said else -1
        while not job.halted and (said < study.effort or (study.effort < job.steps - 1 and not study.done)):
            # Where it was left it may have been widened since, and then nothing has been said of that yet.
            analysis = study.analysis() if said < study.effort else study.step()
            if job.halted:
                return
            if study.effort <= said:
                continue
            said = study.effort
            if not study.effort and analysis.choices:
                self.found.emit(job, Advice(job.view, analysis, ()))
            last = study.done or study.effort == job.steps - 1
            given = self.given(job, analysis, reasons, len(analysis.choices) if last else MARKED)
            if job.halted:
                return
            known.said.append(Advice(job.view, analysis, given))
            self.found.emit(job, known.said[-1])
        if not job.halted:
            known.study = study

    @staticmethod
    def given(job: Job, analysis: "Analysis", reasons: "Reasons", most: int) -> tuple[tuple[Any, ...], ...]:
        """The reasons for the first choices; a moment for the table lies between them, as they are found in Python."""
        found = []
        for one in analysis.choices[:most]:
            if job.halted:
                break
            found.append(reasons(job.view, analysis, one.action, job.seed))
            time.sleep(BREATH)
        return tuple(found)


Reasons: TypeAlias = Callable[[View, "Analysis", Action, int], tuple[Any, ...]]
"""What finds the reasons for a choice in a view, from its analysis and a seed."""


def reasons_of() -> Reasons:
    """What finds the reasons for a choice; nothing where that is not part of the engine."""
    from importlib import import_module
    from importlib.util import find_spec

    if find_spec("sjavs_desktop.engine.grounds") is None:
        return lambda view, analysis, action, seed: ()
    found: Reasons = import_module("sjavs_desktop.engine.grounds").grounds
    return found


class Hints(QObject):
    """Asks the teacher. All methods are for the thread that made it, and none of them waits.

    Whoever wants that a later review finds what the hint said asks with `engine.talk.seed_for(record.seed, ply, seat)`,
    and marks in the record what a hint that was looked at put first (`core.record.HINT`, the value is
    `core.notation.action_text` of it): the review then blames nobody for having followed.
    """

    advised = Signal(object)
    """An `Advice`; several for a question, each finer than the one before, and only for the last question."""
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._job: Job | None = None
        self._told: list[Analysis] = []
        self.finest: dict[int, tuple[View, Analysis]] = {}
        """By seed what the last steps came to, for a review: the oldest go when there are `FINEST`."""
        self._thread = QThread()
        self._thread.setObjectName("hints")
        self._worker = Worker()
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.work)
        self._worker.found.connect(self._come_back)
        self._thread.start()

    @property
    def asking(self) -> View | None:
        """The view that was asked about last, unless it was stopped."""
        return self._job.view if self._job is not None else None

    def ask(self, view: View, seed: int, also: tuple[Action, ...] = (), steps: int = STEPS) -> None:
        """Starts to analyse a view in so many steps; whatever was asked before is dropped.

        `also` are actions that must be looked at, where there are too many to look at all; they change nothing in what
        is said of the others. Asked about the same view again, after an undo for instance, it says the same again at
        once, and goes on from there.
        """
        self.stop()
        if not self._thread.isRunning():
            return
        self._job = Job(view, seed, also, steps)
        self._asked.emit(self._job)

    def stop(self) -> None:
        """Nothing is wanted any more; nothing comes out before something is asked again."""
        if self._job is not None:
            self._job.halt()
        self._job = None
        self._told = []

    @property
    def told(self) -> tuple["Analysis", ...]:
        """The analyses that came out about the view that is asked about, the finest last."""
        return tuple(self._told)

    def judge(self, action: Action, limits: "Limits") -> "Verdict | None":
        """What an action in the view that is asked about gives away, by what has come out so far.

        None while that is nothing. For whoever has seen them all: who did what any of them put first is not blamed.
        """
        if not self._told:
            return None
        from sjavs_desktop.engine.teacher import judge

        return judge(self._told[-1], action, limits, self._told)

    @Slot(object, object)
    def _come_back(self, job: Job, advice: Advice) -> None:
        if job is not self._job:
            return
        if advice.analysis not in self._told[-1:]:
            self._told.append(advice.analysis)
        if advice.analysis.effort == STEPS - 1:
            self.finest[job.seed] = advice.view, advice.analysis
            while len(self.finest) > FINEST:
                del self.finest[next(iter(self.finest))]
        self.advised.emit(advice)

    def close(self) -> None:
        """Ends the thread, whatever it is doing; may be called twice."""
        self.stop()
        if not self._thread.isRunning():
            return
        self._thread.quit()
        if not self._thread.wait(PATIENCE):
            log.error("the hints did not stop within %d ms and were ended", PATIENCE)
            self._thread.terminate()
            self._thread.wait()
