"""The hint: three steps by one key, its words beside the felt and its marks on the cards and the buttons."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication, QObject

from sjavs_desktop.app.hints import Advice
from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.ui.match_view import MatchView
from sjavs_desktop.ui.teaching import advising
from sjavs_desktop.ui.teaching.advisor import Advisor
from sjavs_desktop.ui.teaching.button_marks import ButtonMarks
from sjavs_desktop.ui.teaching.example import PHASES
from sjavs_desktop.ui.teaching.hint_panel import HintPanel
from sjavs_desktop.ui.teaching.marks import FeltMarks
from sjavs_desktop.ui.teaching.shapes import MOST

translate = QCoreApplication.translate

CLOSED, LOOK, WHICH, THIS = range(4)
"""The steps of a hint."""


class Hinting(QObject):
    """Shows a hint about the view that it is opened with, until it is closed."""

    def __init__(
        self, match: MatchView, advisor: Advisor, panel: Callable[[], HintPanel], marks: FeltMarks, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._match, self._advisor, self._panel, self._marks = match, advisor, panel, marks
        self._buttons = ButtonMarks(match)
        self.step = CLOSED
        self.used: Callable[[Action | None], None] = lambda first: None
        """Told that a hint was given, and what it put first once that is shown."""
        self.names: Callable[[], tuple[str, ...]] = tuple
        self._view: View | None = None
        self._tried: Action | None = None
        """What the person has chosen and the tutor has asked about."""
        self._said: Callable[[], str] | None = None
        """What is said in place of a hint."""
        self._order: tuple[Action, ...] = ()
        self._news = ""
        self._looked: tuple[Action, ...] = ()
        """What the first step was about."""
        self._framed: frozenset[Card] = frozenset()
        """The cards that it framed."""
        advisor.advised.connect(self._advised)

    @property
    def panel(self) -> HintPanel:
        """What shows its words."""
        return self._panel()

    @property
    def is_open(self) -> bool:
        """Whether a hint is shown."""
        return self.step != CLOSED

    @property
    def asks(self) -> bool:
        """Whether it is about a situation, and not only why there is no hint."""
        return self._view is not None

    @property
    def view(self) -> View | None:
        """The situation that it is about."""
        return self._view

    @property
    def first(self) -> Action | None:
        """What it puts first, once that is shown."""
        return self._order[0] if self._order else None

    def open(self, view: View, step: int = LOOK, tried: Action | None = None) -> None:
        """Begins a hint about a view; where there is but one choice it says that and asks for no reckoning."""
        if advising.only(view):
            self.say(lambda: advising.only(view))
            return
        self._view, self._tried, self.step, self._said = view, tried, step, None
        self._order, self._news, self._looked, self._framed = (), "", (), frozenset()
        self.used(None)
        self._advisor.ask(view)
        self.show()

    def further(self) -> None:
        """Shows the next step; behind the last it stays."""
        if self.is_open:
            self.step = min(THIS, self.step + 1)
            self.show()

    def close(self) -> None:
        """Takes words and marks away."""
        if self.is_open:
            self.panel.hide()
        self.step, self._view, self._tried, self._said = CLOSED, None, None, None
        self._marks.hint({})
        self._buttons.show({})

    def say(self, words: Callable[[], str]) -> None:
        """Says why there is no hint, whatever the language is by then."""
        self.close()
        self.step, self._said = THIS, words
        self.show()

    # -- Showing -----------------------------------------------------------------------------------------------------

    def _advised(self) -> None:
        if self._view is not None and self._view == self._advisor.view:
            self.show()

    def show(self) -> None:
        """Shows the step of now with what is known by now."""
        view, advice = self._view, self._advisor.advice
        if view is None:
            if self._said is not None and self.step != CLOSED:
                self.panel.show_only(self._said())
            return
        if advice is None:
            self.panel.show_wait()
        elif advice.analysis.over:
            self._mark((), ())
            self.panel.show_only(
                translate("teaching", "It is over: nothing that is still played can change the score of this deal.")
            )
        elif not advice.analysis.choices:
            self.panel.show_only(translate("teaching", "There is nothing to reckon out here."))
        elif self.step == LOOK:
            self._show_look(view, advice)
        else:
            self._show_candidates(view, advice)

    def _show_look(self, view: View, advice: Advice) -> None:
        # What was looked at stays among it while more deals are tried: a frame may come, and none goes.
        shown = (one.action for one in advice.analysis.choices[:MOST])
        self._looked = tuple(dict.fromkeys((*self._looked, *shown)))
        found = advising.look(view, self._looked)
        self._framed = found.cards
        self.panel.show_look(found.sentence)
        self._mark((), tuple(found.cards))

    def _show_candidates(self, view: View, advice: Advice) -> None:
        found = advising.candidates(advice, self.names())
        order = tuple(one.action for one in found)
        if self._order and order[0] != self._order[0]:
            self._news = translate("teaching", "With more deals tried another one is first now: {choice}.").format(
                choice=found[0].name
            )
        elif self._order and order != self._order and not self._news:
            self._news = translate("teaching", "With more deals tried the order is another one now.")
        elif not self._order and self._framed and not cards_of(order) <= self._framed:
            self._news = translate("teaching", "With more deals tried other cards than those in a frame count too.")
        if not self._order or order[0] != self._order[0]:
            self.used(order[0])
        self._order = order
        sentence = translate("teaching", "These are worth a thought, the best first:") if self.step == WHICH else ""
        if len(found) == 1:
            sentence = translate("teaching", "There is only this:")
        basis = advising.basis(advice, not self._advisor.settled)
        full = self.step == THIS
        self.panel.show_candidates(found, full, sentence, basis if full else "")
        self.panel.line.setVisible(full and view.table.phase in PHASES)
        self.panel.tell(self._news, self._own(view, advice))
        self._mark(order, ())

    def _own(self, view: View, advice: Advice) -> str:
        """What is to be said about the person's own choice, where it is none of those that are shown."""
        chosen = advice.analysis.of(self._tried) if self._tried is not None else None
        if (
            chosen is None
            or self.step != THIS
            or chosen.action in [one.action for one in advice.analysis.choices[:MOST]]
        ):
            return ""
        place = advice.analysis.choices.index(chosen)
        why = advising.reasons(advice.grounds[place] if place < len(advice.grounds) else (), view, self.names(), 1)
        told = [
            translate("teaching", "Your choice: {choice}").format(choice=advising.name_of(view, chosen.action)),
            advising.brings(chosen),
            advising.doubt(advice.analysis.choices[0], chosen, advice.analysis.unit),
            *why,
        ]
        return "\n".join(told)

    def _mark(self, order: tuple[Action, ...], soft: tuple[int, ...]) -> None:
        """Marks the candidates where they can be chosen."""
        places = {
            one.value: place for place, one in enumerate(order) if one.kind == "play" and isinstance(one.value, int)
        }
        if order and isinstance(order[0].value, tuple) and order[0].kind in ("exchange", "take"):
            # Cards that are laid away together are one choice: only the first is marked on the cards.
            places = dict.fromkeys(order[0].value, 0)
        self._marks.hint(places, soft)
        self._buttons.show({one: place for place, one in enumerate(order) if one.kind != "play"})


def cards_of(actions: Iterable[Action]) -> frozenset[Card]:
    """The cards that some choices play, lay away or give back."""
    found: set[Card] = set()
    for one in actions:
        if one.kind == "play" and isinstance(one.value, int):
            found.add(one.value)
        elif isinstance(one.value, tuple):
            found.update(one.value)
    return frozenset(found)
