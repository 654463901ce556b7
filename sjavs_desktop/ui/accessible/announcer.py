"""Tells a screen reader what happens: once, in order, when the felt shows it, and joined where it happens fast."""

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QObject, QTimer, Signal

from sjavs_desktop.core.state import Event, View
from sjavs_desktop.ui.accessible.saying import say_of
from sjavs_desktop.ui.accessible.spoken import asked, sentences
from sjavs_desktop.ui.card_words import unsigned

if TYPE_CHECKING:
    from sjavs_desktop.app.referee import Referee
    from sjavs_desktop.ui.felt.felt import Felt

JOINED = 150
"""Milliseconds in which sentences are gathered: a reader breaks off what it says when the next announcement comes."""


class Announcer(QObject):
    """Hears the referee, waits for the felt, and speaks.

    It has to be there before whatever hands the referee's steps to the felt: a felt that moves nothing shows a step
    at once, and may thereby cause the next.
    """

    on: ClassVar[bool] = True
    """Whether what happens is told, at any table; what was asked for always is."""
    announced = Signal(str)
    """What was handed to the screen reader, if there is one."""

    def __init__(self, referee: "Referee", felt: "Felt") -> None:
        super().__init__(felt)
        self.quiet: Callable[[], bool] = lambda: False
        """Whether somebody else asks just that."""
        self._felt = felt
        self._coming: deque[tuple[View, tuple[Event, ...]]] = deque()
        """What the felt has not shown yet."""
        self._words: list[str] = []
        self._asked = ""
        """What was asked since anything happened."""
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(JOINED)
        self._clock.timeout.connect(self.flush)
        referee.began.connect(self.forget)
        referee.jumped.connect(self.forget)
        referee.happened.connect(self._happened)
        felt.director.changed.connect(self._follow)

    def forget(self, view: View | None = None) -> None:
        """Something else is on the table: what was not told yet never will be."""
        self._coming.clear()
        self._words.clear()
        self._clock.stop()

    def _happened(self, view: View, events: tuple[Event, ...]) -> None:
        self._asked = ""
        self._coming.append((view, events))

    def _follow(self) -> None:
        """Tells all that has come until the view that is shown."""
        shown = self._felt.shown
        if all(view is not shown for view, _ in self._coming):
            return
        while self._coming:
            view, events = self._coming.popleft()
            names = self._felt.table.all_names(view)
            if self.on and not self.quiet():
                self._gather([*sentences(view, events, names), asked(view, names) if view is self._felt.view else ""])
            if view is shown:
                return

    def _gather(self, told: list[str]) -> None:
        self._words += filter(None, told)
        if self._words and not self._clock.isActive():
            self._clock.start()

    def flush(self) -> None:
        """Says now what has been gathered."""
        self._clock.stop()
        said, self._words = " ".join(self._words), []
        if said:
            self._say(said)

    def say(self, sentence: str) -> None:
        """Says something that was asked for, after what is still to be said."""
        self.flush()
        self._say(sentence)

    def ask(self, question: str) -> None:
        """Asks something out of turn; once, however often that is shown anew before anything happens."""
        if question != self._asked:
            self._asked = question
            self.say(question)

    def _say(self, sentence: str) -> None:
        sentence = unsigned(sentence)
        say_of(self._felt, sentence)
        self.announced.emit(sentence)
