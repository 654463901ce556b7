"""A teacher for the tests of the window, who says what he is told to say, and when."""

from PySide6.QtCore import QObject, Signal

from sjavs_desktop.app.hints import Advice
from sjavs_desktop.core.game import interjections, legal
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.engine.teacher import SILENCE, Analysis, Prospect


class Teacher(QObject):
    """In place of `app.hints.Hints`: puts the choices into the order of the rules, or into that of `prefer`."""

    advised = Signal(object)
    finest: dict[int, tuple[View, Analysis]] = {}  # noqa: RUF012
    made: list["Teacher"] = []  # noqa: RUF012
    waits = False
    """Whether it says nothing by itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        Teacher.made.append(self)
        self.asked: list[tuple[View, int]] = []
        self.view: View | None = None
        self.closed = False

    def ask(self, view: View, seed: int, also: tuple[Action, ...] = (), steps: int = 3) -> None:
        self.view = view
        self.asked.append((view, steps))
        if not Teacher.waits:
            self.say(0)

    def say(self, effort: int, first: Action | None = None, apart: float = 1.0, over: bool = False) -> None:
        """Says what each choice brings: the first 10, each further one so much less."""
        assert self.view is not None
        view = self.view
        mine = view.table.turn == view.seat
        actions = list(legal(view)) if mine else [SILENCE, *interjections(view)]
        if first is not None:
            actions.sort(key=lambda one: one != first)
        choices = tuple(
            Prospect(one, 10.0 - apart * place, 0.1 if place else 0.0, 0.6 - 0.01 * place)
            for place, one in enumerate(actions)
        )
        found = Analysis(choices, 24, effort, over=over)
        self.advised.emit(Advice(view, found, ((),) * len(choices)))

    def stop(self) -> None:
        self.view = None

    def close(self) -> None:
        self.closed = True
