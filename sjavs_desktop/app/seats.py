"""Who sits at the table: a person at this screen, or a bot. The referee asks both the same way."""

from collections.abc import Callable
from typing import Protocol

from sjavs_desktop.app.thinker import Thinker
from sjavs_desktop.core.state import View
from sjavs_desktop.engine.talk import Request, Ticket, seed_for

HUMAN = "human"
"""The level of a seat that a person holds."""

PERSON = "You"
"""What a record calls the person at this screen, whatever language is spoken; the screen says its own word."""


class Player(Protocol):
    """Somebody who can be asked for an action."""

    level: str

    def ask(self, view: View, ticket: Ticket) -> None:
        """It is this player's turn; the answer reaches the referee later, or never if it is cancelled."""

    def cancel(self) -> None:
        """The answer is not wanted any more."""


class Human:
    """A person: is told that it is their turn, and acts through `Referee.submit`."""

    level = HUMAN

    def __init__(self, told: Callable[[View], None]) -> None:
        self._told = told

    def ask(self, view: View, ticket: Ticket) -> None:
        self._told(view)

    def cancel(self) -> None:
        """A person needs no telling."""


class Bot:
    """A level of the engine: its view goes to the engine's thread."""

    def __init__(self, level: str, thinker: Thinker, seed: str) -> None:
        self.level = level
        self._thinker, self._seed = thinker, seed

    def ask(self, view: View, ticket: Ticket) -> None:
        self._thinker.ask(Request(ticket, view, self.level, seed_for(self._seed, ticket[1], view.seat)))

    def cancel(self) -> None:
        self._thinker.cancel()
