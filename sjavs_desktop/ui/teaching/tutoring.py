"""The tutor: looks at a choice before it counts, and asks when it costs more than the person's limit."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from sjavs_desktop.app.settings import Settings
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.ui import game_points
from sjavs_desktop.ui.match_view import MatchView
from sjavs_desktop.ui.teaching import advising
from sjavs_desktop.ui.teaching.advisor import Advisor
from sjavs_desktop.ui.teaching.question import AGAIN, ANYWAY, SHOW, STOP, TutorPanel

if TYPE_CHECKING:
    from sjavs_desktop.engine.teacher import Limits, Verdict

translate = QCoreApplication.translate

OFF = "off"
GRADES = ("doubtful", "bad", "very_bad")
WAIT = 800
"""Milliseconds that a choice waits at most where not enough is known about it yet; then it goes on."""


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
        self._panel: TutorPanel | None = None
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

    @property
    def panel(self) -> TutorPanel:
        """What asks, made when it is first needed: the first picture does without it."""
        if self._panel is None:
            self._panel = TutorPanel(self._match.felt)
            self._panel.answered.connect(self._answered)
            self._panel.reworded.connect(self._renew)
        return self._panel

    @property
    def asks(self) -> bool:
        """Whether the question is on the screen."""
        return self._panel is not None and not self._panel.isHidden()

    def watches(self, view: View) -> bool:
        """Whether a choice in that view is looked at."""
        return self._settings.get(setting_of(view)) != OFF and self.free(view)

    def prepare(self, view: View) -> None:
        """The person is to choose: begins to think about it, so that nobody has to wait then."""
        self._asked = []
        if self.watches(view) and len(legal(view)) > 1:
            self._advisor.ask(view)

    def forget(self) -> None:
        """The situation is another one: what was held does not matter any more."""
        self._clock.stop()
        self._held, self._asked = None, []
        if self._panel is not None:
            self._panel.hide()

    # -- A choice ----------------------------------------------------------------------------------------------------

    def allows(self, action: Action) -> bool:
        """Whether a choice goes on to the referee at once; what does not is asked about, or goes on later."""
        view = self._match.felt.view
        if view is None or self._held is not None or view.table.turn != view.seat or not self.watches(view):
            return self._held is None
        actions = legal(view)
        if action not in actions or len(actions) == 1 or action in self._asked:
            return True
        if self._clear(view, action):
            return not self._asks(view, action)
        self._held = (view, action)
        self._advisor.ask(view, also=self._missing(view, action))
        self._clock.start()
        return False

    def _missing(self, view: View, action: Action) -> tuple[Action, ...]:
        """What must be looked at besides: of very many exchanges only the plausible ones are."""
        return (action,) if self._known(view) and self._advisor.told[-1].of(action) is None else ()

    def _known(self, view: View) -> bool:
        return bool(self._advisor.told) and self._advisor.view == view

    def _clear(self, view: View, action: Action) -> bool:
        """Whether enough is known of a choice: what may still turn out a mistake is looked at a little longer."""
        if not self.watches(view):
            # The tutor was sent away meanwhile.
            return True
        if not self._known(view):
            return False
        from sjavs_desktop.engine.teacher import SURE

        analysis = self._advisor.told[-1]
        if not analysis.worlds or analysis.over:
            return True
        if analysis.of(action) is None:
            return False
        verdict = self.verdict(action)
        if self._advisor.settled or action in self._followed() or self._graded(view, verdict):
            return True
        limit: float = getattr(self.limits(), str(self._settings.get(setting_of(view))))
        return verdict.cost + SURE * verdict.error < limit * analysis.unit

    def _advised(self) -> None:
        """An analysis for which a choice waits has come, or a finer one while it is asked about."""
        if self._held is None:
            return
        if self.asks:
            self._renew()
        elif self._clear(*self._held):
            self._clock.stop()
            if not self._asks(*self._held):
                self._go_on()
        else:
            self._advisor.ask(self._held[0], also=self._missing(*self._held))

    def _late(self) -> None:
        """It took too long: by what is known the choice is none to ask about."""
        if self._held is not None and not self.asks:
            self._go_on()

    def _go_on(self) -> None:
        """Does what was held."""
        held, self._held = self._held, None
        if held is not None:
            self._match.referee.submit(held[1])

    def verdict(self, action: Action) -> "Verdict":
        """What an action gives away, by the finest that is known.

        Only who follows what a hint has put first in plain sight is not blamed, as it is in the review: what the tutor
        thought meanwhile was shown to nobody.
        """
        from sjavs_desktop.engine.teacher import judge

        verdict = judge(self._advisor.told[-1], action, self.limits())
        return verdict._replace(grade="") if action in self._followed() else verdict

    def _followed(self) -> tuple[Action, ...]:
        """What hints that were looked at have put first here."""
        from sjavs_desktop.app.moments import advised

        record = self._match.referee.record
        return advised(record).get(len(record.actions), ()) if record is not None else ()

    def limits(self) -> "Limits":
        """The limits of the person."""
        return limits_of(self._settings)

    def _graded(self, view: View, verdict: "Verdict") -> bool:
        """Whether that is to be asked about."""
        least = str(self._settings.get(setting_of(view)))
        return bool(verdict.grade) and GRADES.index(verdict.grade) >= GRADES.index(least)

    def _asks(self, view: View, action: Action) -> bool:
        """Asks about a choice that costs more than the limit; False where there is nothing to ask."""
        if not self.watches(view) or not self._graded(view, self.verdict(action)):
            return False
        self._held = (view, action)
        self._asked.append(action)
        # It is looked at to the end while the person reads: then this says what a hint and the review say.
        self._advisor.ask(view)
        self.panel.ask(view.table.phase == "play", self._words(view, action))
        self.asked.emit(action)
        return True

    def _renew(self) -> None:
        """Says what is known by now of the choice that is asked about."""
        if self._held is not None and self._known(self._held[0]):
            self.panel.renew(self._words(*self._held))

    def _words(self, view: View, action: Action) -> tuple[str, str, str, str]:
        """What the question says by now."""
        verdict, advice = self.verdict(action), self._advisor.advice
        basis = advising.tried(advice.analysis.worlds, not self._advisor.settled) if advice is not None else ""
        return title(verdict.grade), sentence(view, action, verdict), basis, game_points.explained(view.rules)

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


def limits_of(settings: Settings) -> "Limits":
    """What a choice may cost before it is called so, as the person has set it."""
    from sjavs_desktop.engine.teacher import Limits

    return Limits(*(float(str(settings.get(f"limit_{grade}"))) for grade in GRADES))


def title(grade: str) -> str:
    """How bad it is; nothing bad any more where finer numbers have shown that."""
    return {
        "": translate("tutor", "With more deals tried it is no mistake"),
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
