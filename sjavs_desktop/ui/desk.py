"""What those that the window makes may know of it, in protocols: each takes the ones that it needs, and adds its own.

The window has all of this anyway, and names none of these types. Nobody that it makes imports it, even for its type.
"""

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtWidgets import QDialog, QWidget

from sjavs_desktop.app.referee import Referee
from sjavs_desktop.app.settings import Settings
from sjavs_desktop.core.pack import Pack
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.ui.actions import Actions
from sjavs_desktop.ui.match_view import MatchView


class Owner(Protocol):
    """A widget that something belongs to, goes with, and lays its dialogs over."""

    def window(self) -> QWidget:
        """The widget itself: a window is its own."""


class Table(Owner, Protocol):
    """The table in a window, its menus and settings, and how something is said or shown over it."""

    @property
    def settings(self) -> Settings:
        """What the person has chosen."""

    @property
    def referee(self) -> Referee:
        """The game that goes on."""

    @property
    def match(self) -> MatchView:
        """The table that is seen."""

    @property
    def actions_by_key(self) -> Actions:
        """The entries of the menus."""

    def tell(self, sentence: str) -> None:
        """Says something in the status bar, where what happens in the game does not cover it for a while."""

    def run(self, dialog: QDialog) -> int:
        """Shows a dialog, and gives the keyboard back to what had it before."""


class Upcoming(Protocol):
    """What the next match is begun with."""

    @property
    def packs(self) -> Mapping[str, Pack]:
        """The games that there are, by their keys."""

    def rules(self) -> Rules:
        """Its rules."""

    def players(self, rules: Rules) -> tuple[str, ...]:
        """Who sits at a table of that game, by seat."""

    def levels(self, rules: Rules) -> tuple[str, ...]:
        """How they play, by seat."""

    def player_names(self) -> tuple[str, ...]:
        """Everybody who may sit at a table, the person at this screen first."""


class Leaving(Protocol):
    """How the match on the table makes room for another one."""

    def may_leave(self, dialog: QDialog | None = None) -> bool:
        """Whether a match that is going on may be left; asks once, over a dialog if one is open."""

    def may_lose(self, dialog: QDialog | None = None) -> bool:
        """Whether the match may be left although it cannot be saved; asks only where that is so."""

    def resume(self, stem: str) -> None:
        """Goes on with a match that is kept; why that cannot be is said."""

    def leave_table(self) -> None:
        """Leaves an empty table, and offers the match that was left last."""
