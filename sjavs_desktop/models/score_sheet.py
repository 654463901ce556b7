"""The score sheet as a table model: one row for each scored deal, and one for each start from the top."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from math import nan
from typing import Any, NamedTuple, Protocol, TypeAlias

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QFont

from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Result, Table

Index: TypeAlias = QModelIndex | QPersistentModelIndex
Data = Qt.ItemDataRole

HOW = {
    "one_hand": QT_TRANSLATE_NOOP("score", "Vol in one hand"),
    "vol": QT_TRANSLATE_NOOP("score", "Vol"),
    "ninety": QT_TRANSLATE_NOOP("score", "90 reached"),
    "won": QT_TRANSLATE_NOOP("score", "Won"),
    "lost": QT_TRANSLATE_NOOP("score", "Failed"),
    "javn": QT_TRANSLATE_NOOP("score", "Javn"),
    "shut_out": QT_TRANSLATE_NOOP("score", "No trick"),
    "nobody": QT_TRANSLATE_NOOP("score", "Nobody bid"),
    "tie": QT_TRANSLATE_NOOP("score", "Tie"),
}
"""The bands of a score table in a word or two; the tooltip says it in full."""

CROSS = "×"


class Words(Protocol):
    """The sentences of the game, as `ui.text` has them; models do not import the layer above them."""

    SUIT_SIGNS: str

    def side_name(self, account: int, viewer: int) -> str: ...

    def score_lines(self, result: Result, names: tuple[str, ...], viewer: int) -> list[str]: ...


class Column(IntEnum):
    """What stands where."""

    DEAL = 0
    DECLARER = 1
    WE = 2
    THEY = 3
    HOW = 4


class Role(IntEnum):
    """What a row tells besides the roles that Qt knows."""

    RESULT = Data.UserRole + 1
    """The Result of the deal; None in a row that starts a rubber."""
    RUBBER = Data.UserRole + 2
    """Whether the deal ended a rubber."""
    RESTART = Data.UserRole + 3
    """Whether both sides start (again) from the top here."""


class Row(NamedTuple):
    """A line of the score sheet."""

    rubber: int
    """Number of the rubber in the match, from 1."""
    scores: tuple[int, ...]
    """Game points left by account."""
    result: Result | None
    """None where a rubber starts."""


def rows(results: Sequence[Result], start: tuple[int, ...], over: bool) -> tuple[Row, ...]:
    """The lines of a score sheet: each rubber starts with a line of its own, also one that has no deal yet.

    When the match is over no rubber follows the last one.
    """
    lines = [Row(1, start, None)]
    for place, result in enumerate(results, 1):
        rubber = lines[-1].rubber
        lines.append(Row(rubber, result.after, result))
        if result.rubber and not (over and place == len(results)):
            lines.append(Row(rubber + 1, start, None))
    return tuple(lines)


def places(lines: Sequence[Row]) -> list[float]:
    """Where each line stands on an axis of deals: a deal at its number, a new rubber half a deal after the last."""
    found: list[float] = []
    last = 0.0
    for line in lines:
        last = float(line.result.deal) if line.result else last
        found.append(last if line.result or not found else last + 0.5)
    return found


def steps(x: Sequence[float], lines: Sequence[Row], account: int) -> tuple[list[float], list[float]]:
    """The corners of an account's way down over the places `x`, with a gap (NaN) before each new rubber."""
    across: list[float] = []
    down: list[float] = []
    for place, line in zip(x, lines, strict=True):
        if down:
            across.append(place)
            down.append(down[-1] if line.result else nan)
        across.append(place)
        down.append(float(line.scores[account]))
    return across, down


def crosses(number: int) -> str:
    """So many crosses as marks, or as a number and one mark when they would be hard to count."""
    return CROSS * number if number <= 5 else f"{number} {CROSS}"


class ScoreSheetModel(QAbstractTableModel):
    """The lines of one match, from the place of one viewer.

    Lines that a table adds are inserted; anything else that changes resets the model.
    """

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.names: tuple[str, ...] = ()
        self.viewer = 0
        self.rows: tuple[Row, ...] = ()
        self._start: tuple[int, ...] = ()
        self._readers: dict[int, Callable[[Row, Column], Any]] = {
            Data.DisplayRole: self._display,
            Data.ToolTipRole: lambda row, column: self.tooltip(row),
            Data.AccessibleTextRole: self._spoken,
            Data.AccessibleDescriptionRole: lambda row, column: self.tooltip(row),
            Data.TextAlignmentRole: lambda row, column: self._alignment(column),
            Data.FontRole: self._font,
            Role.RESULT: lambda row, column: row.result,
            Role.RUBBER: lambda row, column: row.result is not None and row.result.rubber,
            Role.RESTART: lambda row, column: row.result is None,
        }

    def set_match(self, rules: Rules, names: tuple[str, ...], viewer: int) -> None:
        """Begins an empty sheet: `names` by seat, `viewer` the seat that says "We"."""
        self.beginResetModel()
        self.names, self.viewer = names, viewer
        self._start = (rules.score.start,) * rules.accounts
        self.rows = rows((), self._start, over=False)
        self.endResetModel()

    def show(self, table: Table) -> None:
        """Shows the results of a table of this match."""
        new = rows(table.results, self._start, table.winner is not None)
        old = self.rows
        if new == old:
            return
        if new[: len(old)] == old:
            self.beginInsertRows(QModelIndex(), len(old), len(new) - 1)
            self.rows = new
            self.endInsertRows()
        else:
            self.beginResetModel()
            self.rows = new
            self.endResetModel()

    def retranslate(self) -> None:
        """Tells the views that every text has changed."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        if self.rows:
            corners = self.index(0, 0), self.index(len(self.rows) - 1, self.columnCount() - 1)
            texts = Data.DisplayRole, Data.ToolTipRole, Data.AccessibleTextRole, Data.AccessibleDescriptionRole
            self.dataChanged.emit(*corners, [int(role) for role in texts])

    def account(self, column: Column) -> int | None:
        """The account whose game points stand in a column; None for the other columns."""
        return {Column.WE: self.viewer % 2, Column.THEY: 1 - self.viewer % 2}.get(column)

    def tooltip(self, row: Row) -> str:
        """All that explains a line."""
        if row.result is None:
            return QCoreApplication.translate("score", "Both sides start from {points}").format(points=row.scores[0])
        return "\n".join(self.words.score_lines(row.result, self.names, self.viewer))

    # What Qt asks for.

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        own = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        return own if index.isValid() else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Data.DisplayRole) -> Any:
        reader = self._readers.get(role)
        if reader is None or not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        return reader(self.rows[index.row()], Column(index.column()))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Data.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        column = Column(section)
        if role == Data.TextAlignmentRole:
            return self._alignment(column)
        return self._heading(column) if role == Data.DisplayRole else None

    def _heading(self, column: Column) -> str:
        account = self.account(column)
        if account is not None:
            return self.words.side_name(account, self.viewer)
        return {
            Column.DEAL: QCoreApplication.translate("score", "Deal"),
            Column.DECLARER: QCoreApplication.translate("score", "Declarer"),
            Column.HOW: QCoreApplication.translate("score", "How"),
        }[column]

    def _display(self, row: Row, column: Column) -> str:
        account = self.account(column)
        if account is not None:
            return self._points(row, account)
        if row.result is None:
            return self._start_line(row) if column == Column.DEAL else ""
        return {Column.DEAL: self._deal, Column.DECLARER: self._declarer, Column.HOW: self._how}[column](row.result)

    @staticmethod
    def _start_line(row: Row) -> str:
        if row.rubber == 1:
            return QCoreApplication.translate("score", "Start")
        return QCoreApplication.translate("score", "Rubber {number}").format(number=row.rubber)

    @staticmethod
    def _points(row: Row, account: int) -> str:
        """The points left, and under a winner's zero the crosses that it brought."""
        won = row.result is not None and row.result.account == account and row.result.crosses
        return f"{row.scores[account]}\N{NO-BREAK SPACE}{crosses(won)}" if won else str(row.scores[account])

    @staticmethod
    def _deal(result: Result) -> str:
        return str(result.deal)

    def _declarer(self, result: Result) -> str:
        if result.declarer is None:
            return "–"
        sign = "" if result.suit is None else self.words.SUIT_SIGNS[result.suit]
        # The sign must not stand alone on a second line.
        return f"{self.names[result.declarer]}\N{NO-BREAK SPACE}{sign}"

    @staticmethod
    def _how(result: Result) -> str:
        words = QCoreApplication.translate("score", str(HOW[result.band]))
        points = f"{result.base}\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}{result.carry}" if result.carry else result.base
        if result.account is None:
            return words
        if result.double:
            return QCoreApplication.translate("score", "{how}: {points}, double victory").format(
                how=words, points=points
            )
        return QCoreApplication.translate("score", "{how}: {points}").format(how=words, points=points)

    def _spoken(self, row: Row, column: Column) -> str:
        account = self.account(column)
        if account is not None:
            return f"{self._heading(column)}: {self._points(row, account)}"
        return self._display(row, column)

    @staticmethod
    def _alignment(column: Column) -> Qt.AlignmentFlag:
        """Numbers stand under one another; texts begin at the left."""
        centred = column in (Column.DEAL, Column.WE, Column.THEY)
        return Qt.AlignmentFlag.AlignCenter if centred else Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

    def _font(self, row: Row, column: Column) -> QFont | None:
        """Bold for what changed: the points of the side that scored."""
        account = self.account(column)
        if account is None or row.result is None or row.result.account != account:
            return None
        font = QFont()
        font.setBold(True)
        return font
