"""A table at which one question is asked: nobody acts before it is answered, and then the deal may go on."""

from PySide6.QtCore import QObject, Signal

from sjavs_desktop.app.referee import Referee
from sjavs_desktop.core.game import why_not
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.state import Action, Seat, View
from sjavs_desktop.core.view import view


class Asking(Referee):
    """A referee without a file, who hands the first choice of the person out instead of doing it."""

    answered = Signal(object)
    """The `Action` that the person has chosen; it is legal, and has not been done."""

    def __init__(self, seat: Seat, parent: QObject | None = None) -> None:
        super().__init__(parent, seat)
        self.holding = False
        """Whether a choice is handed out, and nobody else is asked."""

    def put(self, record: Record) -> None:
        """Puts the question to which a record leads."""
        self.holding = True
        self.begin(record)

    def play(self, record: Record) -> None:
        """Lets a deal be played on from where a record leads."""
        self.holding = False
        self.begin(record)

    def _ask(self) -> None:
        if not self.holding:
            super()._ask()

    def submit(self, action: Action) -> bool:
        """Hands the choice out while a question is asked; otherwise does it."""
        seen = self.view()
        if not self.holding or seen is None:
            return super().submit(action)
        reason = why_not(seen, action)
        if reason is not None:
            self.refused.emit(action, reason)
            return False
        self.answered.emit(action)
        return True

    def open_view(self) -> View | None:
        """What is seen where all hands lie open."""
        if self._line is None:
            return None
        return view(self._line.state, self.audience, range(self._line.record.rules.seats))
