"""What is known about the situation that the person is in: one analysis of it for the hint and for the tutor."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sjavs_desktop.app.hints import STEPS, Advice, Hints
from sjavs_desktop.app.referee import Referee
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.engine.talk import seed_for

if TYPE_CHECKING:
    from sjavs_desktop.engine.teacher import Analysis


def known(advice: Advice) -> tuple[int, int, int]:
    """How much is known: the step of the analysis, how many choices it has, and for how many of them the reasons."""
    return advice.analysis.effort, len(advice.analysis.choices), len(advice.grounds)


class Advisor(QObject):
    """Asks the teacher about a view once, and keeps the finest that it has said. Nothing here waits."""

    advised = Signal()
    """`advice` is new, or finer than before."""

    def __init__(self, referee: Referee, parent: QObject) -> None:
        super().__init__(parent)
        self._referee = referee
        self._hints: Hints | None = None
        self._view: View | None = None
        self._steps = 0
        self._also: tuple[Action, ...] = ()
        self.advice: Advice | None = None
        """The finest so far about the view that was asked about last."""
        self.told: list[Analysis] = []
        """All that has come out about it, the finest last."""

    @property
    def view(self) -> View | None:
        """What was asked about last, unless it was stopped."""
        return self._view

    @property
    def finest(self) -> "dict[int, tuple[View, Analysis]]":
        """By seed what was found out with the last step in this window; a review need not reckon it again."""
        return self._hints.finest if self._hints is not None else {}

    @property
    def settled(self) -> bool:
        """Whether nothing finer is coming: all steps are taken, or there is no choice between different things."""
        if self.advice is None:
            return False
        analysis = self.advice.analysis
        return analysis.effort + 1 >= self._steps or all(one.error == 0 for one in analysis.choices)

    @property
    def busy(self) -> bool:
        """Whether something is being thought about."""
        return self._view is not None and not self.settled

    def ask(self, view: View, steps: int = STEPS, also: tuple[Action, ...] = ()) -> None:
        """Thinks about a view in so many steps; what is known about it already stays.

        `also` are actions that must be looked at, where there are too many to look at all.
        """
        record = self._referee.record
        if record is None or (self._same(view) and steps <= self._steps and set(also) <= set(self._also)):
            return
        if not self._same(view):
            self.stop()
        if self._hints is None:
            # Made with the first question: a thread that nobody needs would hold the first picture.
            self._hints = Hints(self)
            self._hints.advised.connect(self._come)
        self._view, self._steps = view, max(steps, self._steps)
        self._also = (*self._also, *also)
        self._hints.ask(view, seed_for(record.seed, len(record.actions), view.seat), self._also, self._steps)

    def _same(self, view: View) -> bool:
        return self._view is view or self._view == view

    def _come(self, advice: Advice) -> None:
        # Asked again for finer steps it begins with those that are known.
        if self._view is None or (self.advice is not None and known(advice) <= known(self.advice)):
            return
        self.advice = advice
        if advice.analysis not in self.told[-1:]:
            self.told.append(advice.analysis)
        self.advised.emit()

    def stop(self) -> None:
        """Nothing is wanted any more."""
        if self._hints is not None:
            self._hints.stop()
        self._view, self._steps, self._also, self.advice, self.told = None, 0, (), None, []

    def close(self) -> None:
        """Ends the thread; may be called twice."""
        self.stop()
        if self._hints is not None:
            self._hints.close()
