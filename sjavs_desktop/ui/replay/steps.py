"""The steps of a recorded match as a list: its deals, their tricks, and every action."""

from collections.abc import Collection
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from sjavs_desktop.core.record import Record
from sjavs_desktop.core.state import CHANCE, Action, Event, Seat, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui import text
from sjavs_desktop.ui.card_words import card_sign, card_signs
from sjavs_desktop.ui.people import people

INDENT = "    "


class Step(NamedTuple):
    """A line of the list."""

    ply: int
    """How many actions lead to what it shows."""
    kind: str
    """`deal`, `trick` or `action`."""
    number: int
    """Of the deal, or of the trick in its deal; 0 for an action."""


class Replay:
    """A record with all its states, as seen from one seat with the hands that are laid open."""

    def __init__(self, record: Record, seat: Seat = 0) -> None:
        """Raises IllegalAction when an action of the record does not fit its place."""
        self.record = record
        self.seat = seat
        self._steps: list[tuple[State, tuple[Event, ...]]] = list(record.steps())
        self.lines = tuple(lines(record, [state for state, _ in self._steps]))

    @property
    def last(self) -> int:
        """The number of actions."""
        return len(self.record.actions)

    def view(self, ply: int, open_hands: bool = True) -> View:
        """What is seen after so many actions: one hand, or all of them."""
        state = self._steps[ply][0]
        seats: Collection[Seat] = range(state.rules.seats) if open_hands else ()
        return view(state, self.seat, seats)

    def events(self, ply: int) -> tuple[Event, ...]:
        """What happened with the last of so many actions."""
        return self._steps[ply][1]

    def action(self, ply: int) -> Action | None:
        """The last of so many actions."""
        return self.record.actions[ply - 1] if ply else None

    def told(self, ply: int) -> str:
        """Who did the last of so many actions, and what; empty for a shuffle."""
        action = self.action(ply)
        if action is None or action.seat == CHANCE:
            return ""
        before = view(self._steps[ply - 1][0], action.seat)
        return QCoreApplication.translate("replay", "{name}: {action}").format(
            name=people(self.record.players)[action.seat], action=words(before, action)
        )

    def deal_at(self, ply: int) -> int:
        """The number of the deal that is on after so many actions."""
        return self._steps[ply][0].table.deal

    def place(self, deal: int) -> int:
        """The ply at which a deal lies dealt; that of the last deal when there are fewer."""
        return next((one.ply for one in self.lines if one.kind == "deal" and one.number >= deal), self.last)


def lines(record: Record, states: list[State]) -> list[Step]:
    """The lines of the list."""
    found: list[Step] = []
    trick = 0
    for ply, action in enumerate(record.actions, 1):
        before = states[ply - 1].table
        if action.seat == CHANCE:
            trick = 0
            found.append(Step(ply, "deal", states[ply].table.deal))
            continue
        if action.kind == "play" and not before.trick:
            trick += 1
            found.append(Step(ply - 1, "trick", trick))
        found.append(Step(ply, "action", 0))
    return found


class StepsModel(QAbstractListModel):
    """The list."""

    def __init__(self, replay: Replay, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._replay = replay

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._replay.lines)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        step = self._replay.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(step)
        if role == Qt.ItemDataRole.FontRole and step.kind == "deal":
            font = QFont()
            font.setBold(True)
            return font
        return None

    def _words(self, step: Step) -> str:
        if step.kind == "deal":
            return QCoreApplication.translate("replay", "Deal {number}").format(number=step.number)
        if step.kind == "trick":
            return "  " + QCoreApplication.translate("replay", "Trick {number}").format(number=step.number)
        return INDENT + self._replay.told(step.ply)

    def row_of(self, ply: int) -> int:
        """The line that shows the state after so many actions; -1 for the beginning."""
        found = [row for row, one in enumerate(self._replay.lines) if one.ply == ply and one.kind != "trick"]
        return found[0] if found else -1

    def ply_of(self, row: int) -> int:
        """The number of actions that a line stands for."""
        return self._replay.lines[row].ply if 0 <= row < len(self._replay.lines) else 0


def words(before: View, action: Action) -> str:
    """An action as short as it can be said; cards that were laid away or given are named."""
    if action.kind == "play" and isinstance(action.value, int):
        return card_sign(action.value)
    said = text.short_label(before, action)
    return f"{said} {card_signs(action.value)}" if isinstance(action.value, tuple) else said
