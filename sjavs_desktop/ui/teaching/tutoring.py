"""The tutor: looks at a choice before it counts, and asks when it costs more than the person's limit."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from sjavs_desktop.app.settings import Settings
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.ui.match_view import MatchView
from sjavs_desktop.ui.teaching import advising
from sjavs_desktop.ui.teaching.advisor import BEFOREHAND, Advisor
from sjavs_desktop.ui.teaching.question import AGAIN, ANYWAY, SHOW, STOP, TutorPanel

if TYPE_CHECKING:
    from sjavs_desktop.engine.teacher import Limits, Verdict

translate = QCoreApplication.translate

OFF = "off"
GRADES = ("doubtful", "bad", "very_bad")
WAIT = 300
"""Milliseconds that a choice waits at most where nothing is known about it yet; then it goes on."""


def setting_of(view: View) -> str:
    """The setting that says before what the tutor asks in that phase."""
    return "tutor_play" if view.table.phase == "play" else "tutor_auction"


class Tutoring(QObject):
    """Stands between what the person chooses and the referee."""

    asked = Signal(object)
    """The person was asked about that choice."""
    show_hint = Signal(object, object)
    """A hint is wished for about a view, in which an action was chosen."""
    stopped = Signal()
    """The tutor was sent away."""

    def __init__(self, match: MatchView, advisor: Advisor, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._match, self._advisor, self._settings = match, advisor, settings
        self.panel = TutorPanel(match.felt)
        self.panel.answered.connect(self._answered)
        self.free: Callable[[View], bool] = lambda view: True
        """Whether there may be a tutor in that view."""
        self._held: tuple[View, Action] | None = None
        """A choice that waits, for an analysis or for an answer."""
        self._asked: list[Action] = []
        """What was asked about already in the situation of now: who does it again means it."""
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(WAIT)
        self._clock.timeout.connect(self._late)
        advisor.advised.connect(self._advised)

    def watches(self, view: View) -> bool:
        """Whether a choice in that view is looked at."""
        return self._settings.get(setting_of(view)) != OFF and self.free(view)

    def prepare(self, view: View) -> None:
        """The person is to choose: begins to think about it, so that nobody has to wait then."""
        self._asked = []
        if self.watches(view) and len(legal(view)) > 1:
            self._advisor.ask(view, BEFOREHAND)

    def forget(self) -> None:
        """The situation is another one: what was held does not matter any more."""
        self._clock.stop()
        self._held, self._asked = None, []
        self.panel.hide()

    # -- A choice ----------------------------------------------------------------------------------------------------

    def allows(self, action: Action) -> bool:
        """Whether a choice goes on to the referee at once; what does not is asked about, or goes on later."""
        view = self._match.felt.view
        if view is None or self._held is not None or view.table.turn != view.seat or not self.watches(view):
            return self._held is None
        actions = legal(view)
        if action not in actions or len(actions) == 1 or action in self._asked:
            return True
        if self._known(view):
            return not self._asks(view, action)
        self._held = (view, action)
        self._advisor.ask(view, BEFOREHAND)
        self._clock.start()
        return False

    def _known(self, view: View) -> bool:
        return bool(self._advisor.told) and self._advisor.view == view

    def _advised(self) -> None:
        """An analysis for which a choice waits has come."""
        if self._held is not None and self.panel.isHidden() and self._known(self._held[0]):
            self._clock.stop()
            if not self._asks(*self._held):
                self._go_on()

    def _late(self) -> None:
        """It took too long: the choice stands."""
        if self._held is not None and self.panel.isHidden():
            self._go_on()

    def _go_on(self) -> None:
        """Does what was held."""
        held, self._held = self._held, None
        if held is not None:
            self._match.referee.submit(held[1])

    def verdict(self, action: Action) -> "Verdict":
        """What an action gives away, as far as that is known."""
        from sjavs_desktop.engine.teacher import judge

        told = self._advisor.told
        return judge(told[-1], action, self.limits(), told)

    def limits(self) -> "Limits":
        """The limits of the person."""
        from sjavs_desktop.engine.teacher import Limits

        return Limits(*(float(str(self._settings.get(f"limit_{grade}"))) for grade in GRADES))

    def _asks(self, view: View, action: Action) -> bool:
        """Asks about a choice that costs more than the limit; False where there is nothing to ask."""
        verdict, least = self.verdict(action), str(self._settings.get(setting_of(view)))
        if not verdict.grade or GRADES.index(verdict.grade) < GRADES.index(least):
            return False
        self._held = (view, action)
        self._asked.append(action)
        self.panel.ask(lambda: (title(verdict.grade), sentence(view, action, verdict)), low=view.table.phase == "play")
        self.asked.emit(action)
        return True

    def _answered(self, answer: str) -> None:
        if self._held is None:
            return
        view, action = self._held
        if answer in (ANYWAY, STOP):
            if answer == STOP:
                for key in ("tutor_play", "tutor_auction"):
                    self._settings.set(key, OFF)
                self.stopped.emit()
            self._go_on()
            return
        self._held = None
        self._match.felt.renew()
        self._match.felt.remark()
        self._match.ask(view)
        if answer == SHOW:
            self.show_hint.emit(view, action)
        elif view.table.phase == "play":
            assert answer == AGAIN
            self._match.felt.setFocus()


def title(grade: str) -> str:
    """How bad it is."""
    return {
        "doubtful": translate("tutor", "That is doubtful"),
        "bad": translate("tutor", "That is bad"),
        "very_bad": translate("tutor", "That is very bad"),
    }[grade]


def sentence(view: View, action: Action, verdict: "Verdict") -> str:
    """What was chosen, and what it costs."""
    low = max(0.0, verdict.cost - advising.BOUND * verdict.error)
    words = translate("tutor", "{choice}: about {cost} game points less than the best choice ({low} to {high}).")
    return words.format(
        choice=advising.name_of(view, action),
        cost=advising.number(verdict.cost),
        low=advising.number(low),
        high=advising.number(verdict.cost + advising.BOUND * verdict.error),
    )
