"""The score sheet as a table model: one row for each deal, and one for each start from the top."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any, Protocol, TypeAlias

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
from sjavs_desktop.models.score_rows import Row, crosses, earned, ended, in_order, number, owners, rows, thrown_in

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
    "mat": QT_TRANSLATE_NOOP("score", "Mat"),
    "schneider": QT_TRANSLATE_NOOP("score", "Schneider"),
    "heavily_set": QT_TRANSLATE_NOOP("score", "Heavily set"),
    "misere_won": QT_TRANSLATE_NOOP("score", "Nolo made"),
    "misere_lost": QT_TRANSLATE_NOOP("score", "Nolo lost"),
    "half_won": QT_TRANSLATE_NOOP("score", "Halv made"),
    "half_lost": QT_TRANSLATE_NOOP("score", "Halv lost"),
    "all_points": QT_TRANSLATE_NOOP("score", "All points"),
    "folded": QT_TRANSLATE_NOOP("score", "Folded"),
    "trick_less": QT_TRANSLATE_NOOP("score", "Every trick"),
    "jan": QT_TRANSLATE_NOOP("score", "Jan"),
    "jan_lost": QT_TRANSLATE_NOOP("score", "Failed, jan"),
    "counters_won": QT_TRANSLATE_NOOP("score", "Won"),
    "counters_lost": QT_TRANSLATE_NOOP("score", "Failed"),
    "tout": QT_TRANSLATE_NOOP("score", "Tout made"),
    "tout_failed": QT_TRANSLATE_NOOP("score", "Tout lost"),
    "plain": QT_TRANSLATE_NOOP("score", "Won"),
    "plain_failed": QT_TRANSLATE_NOOP("score", "Failed"),
    "schneidered": QT_TRANSLATE_NOOP("score", "Schneider"),
    "schneidered_failed": QT_TRANSLATE_NOOP("score", "Failed, Schneider"),
    "schwarz": QT_TRANSLATE_NOOP("score", "Schwarz"),
    "schwarz_failed": QT_TRANSLATE_NOOP("score", "Failed, schwarz"),
    "no_trick": QT_TRANSLATE_NOOP("score", "Made"),
    "no_trick_failed": QT_TRANSLATE_NOOP("score", "Failed"),
    "march": QT_TRANSLATE_NOOP("score", "Durchmarsch"),
    "most": QT_TRANSLATE_NOOP("score", "Lost"),
}
"""The bands of a score table in a word or two; the tooltip says it in full."""


class Words(Protocol):
    """The sentences of the game, as `ui.text` has them; models do not import the layer above them."""

    def suit_sign(self, suit: int) -> str: ...

    def side_name(self, account: int, viewer: int, names: tuple[str, ...] = ()) -> str: ...

    def score_lines(
        self, result: Result, names: tuple[str, ...], viewer: int, rules: Rules | None = None
    ) -> list[str]: ...


class Column(IntEnum):
    """What stands where on a sheet of two accounts; with more of them `HOW` moves to the right."""

    DEAL = 0
    DECLARER = 1
    WE = 2
    THEY = 3
    HOW = 4


ALONE_HOW = {"schneider": QT_TRANSLATE_NOOP("score", "Over 90")}
"""Shorter words where there are more columns; Klørsjavs has no name for it."""


def how(result: Result, single: bool = False) -> str:
    """What a deal came to, in a word or two; `single` where everybody has a column."""
    key = f"{result.band}_failed" if result.won is False and f"{result.band}_failed" in HOW else result.band
    # A table of one's own may have rows that no word was written for.
    words = HOW.get(key, HOW["lost" if result.won is False else "won"])
    return QCoreApplication.translate("score", str(ALONE_HOW.get(key, words) if single else words))


class Role(IntEnum):
    """What a row tells besides the roles that Qt knows."""

    RESULT = Data.UserRole + 1
    """The Result of the deal; None in a row that starts a rubber, and of a deal that was thrown in."""
    RUBBER = Data.UserRole + 2
    """Whether the deal ended a rubber."""
    RESTART = Data.UserRole + 3
    """Whether both sides start (again) from the top here."""


class ScoreSheetModel(QAbstractTableModel):
    """The lines of one match, from the place of one viewer: a column for each account, the viewer's own first.

    Lines that a table adds are inserted; anything else that changes resets the model.
    """

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.names: tuple[str, ...] = ()
        self.viewer = 0
        self.rows: tuple[Row, ...] = ()
        self.accounts: tuple[int, ...] = (0, 1)
        """The accounts in the order of their columns."""
        self.owners: tuple[str, ...] = ()
        """Names by account where everybody has one."""
        self.brief = False
        """Whether the last column has little room."""
        self.rules: Rules | None = None
        self._start: tuple[int, ...] = ()
        self._readers: dict[int, Callable[[Row, int], Any]] = {
            Data.DisplayRole: self._display,
            Data.ToolTipRole: lambda row, column: self.tooltip(row),
            Data.AccessibleTextRole: self._spoken,
            Data.AccessibleDescriptionRole: lambda row, column: self.tooltip(row),
            Data.TextAlignmentRole: lambda row, column: self._alignment(column),
            Data.FontRole: self._font,
            Role.RESULT: lambda row, column: row.result,
            Role.RUBBER: lambda row, column: row.result is not None and row.result.rubber,
            Role.RESTART: lambda row, column: row.starts,
        }

    def set_match(self, rules: Rules, names: tuple[str, ...], viewer: int) -> None:
        """Begins an empty sheet: `names` by seat, `viewer` the seat whose account comes first."""
        self.beginResetModel()
        self.names, self.viewer, self.rules = names, viewer, rules
        self.accounts, self.owners = in_order(rules, viewer), owners(rules, names)
        self._start = (rules.score.start,) * rules.accounts
        self.rows = rows((), self._start, over=False)
        self.endResetModel()

    def set_names(self, names: tuple[str, ...]) -> None:
        """Calls the same players otherwise, from the next `retranslate` on."""
        self.names = names
        self.owners = owners(self.rules, names) if self.rules is not None else ()

    def show(self, table: Table) -> None:
        """Shows the results of a table of this match."""
        new = rows(table.results, self._start, ended(table), thrown_in(table))
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

    def set_brief(self, brief: bool) -> None:
        """Says less in the last column from now on, or more; the tooltips say everything."""
        if brief != self.brief:
            self.brief = brief
            if self.rows:
                last = len(self.rows) - 1
                self.dataChanged.emit(self.index(0, Column.WE), self.index(last, self.how_column))

    @property
    def how_column(self) -> int:
        """The last column, which says how the numbers came about."""
        return Column.WE + len(self.accounts)

    def account(self, column: int) -> int | None:
        """The account whose game points stand in a column; None for the other columns."""
        return self.accounts[column - Column.WE] if Column.WE <= column < self.how_column else None

    def tooltip(self, row: Row) -> str:
        """All that explains a line."""
        if row.result is not None:
            return "\n".join(self.words.score_lines(row.result, self.names, self.viewer, self.rules))
        if row.thrown:
            return QCoreApplication.translate(
                "score", "Nobody bid: the cards were thrown in, and the deal does not count"
            )
        if self.owners and not row.scores[0]:
            return QCoreApplication.translate("score", "Everybody starts from zero")
        if self.owners:
            return QCoreApplication.translate("score", "Everybody starts from {points}").format(points=row.scores[0])
        return QCoreApplication.translate("score", "Both sides start from {points}").format(points=row.scores[0])

    # What Qt asks for.

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self.how_column + 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        own = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        return own if index.isValid() else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Data.DisplayRole) -> Any:
        reader = self._readers.get(role)
        if reader is None or not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        return reader(self.rows[index.row()], index.column())

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Data.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        if role == Data.TextAlignmentRole:
            return self._alignment(section)
        # A long name may be cut short in its heading.
        if self.account(section) is not None and role == Data.ToolTipRole:
            return self._column_help(section)
        return self._heading(section) if role == Data.DisplayRole else None

    def _column_help(self, column: int) -> str:
        """Whose account stands in a column, and what the marks there mean."""
        if self.rules is None or not (self.rules.score.tariff.prices or self.brief):
            return self._heading(column)
        words = QCoreApplication.translate("score", "Underlined: declarer, or the declarer's partner")
        return f"{self._heading(column)}\n{words}"

    def _heading(self, column: int) -> str:
        account = self.account(column)
        if account is not None:
            return self.words.side_name(account, self.viewer, self.owners)
        return {
            Column.DEAL: QCoreApplication.translate("score", "Deal"),
            Column.DECLARER: QCoreApplication.translate("score", "Declarer"),
        }.get(Column(min(column, Column.HOW)), QCoreApplication.translate("score", "How"))

    def _display(self, row: Row, column: int) -> str:
        account = self.account(column)
        if row.thrown:
            return self._thrown(row, column)
        if account is not None:
            return self._points(row, account)
        if row.result is None:
            return self._start_line(row) if column == Column.DEAL else ""
        if column == Column.DEAL:
            return str(row.result.deal)
        return self._declarer(row.result) if column == Column.DECLARER else self._how(row.result)

    def _thrown(self, row: Row, column: int) -> str:
        """The line of a deal that nobody played."""
        told = {Column.DEAL: str(row.thrown), self.how_column: QCoreApplication.translate("score", "Thrown in")}
        return told.get(column, "–" if column == Column.DECLARER else "")

    @staticmethod
    def _start_line(row: Row) -> str:
        if row.rubber == 1:
            return QCoreApplication.translate("score", "Start")
        return QCoreApplication.translate("score", "Rubber {number}").format(number=row.rubber)

    @staticmethod
    def _points(row: Row, account: int) -> str:
        """The points left, and under a winner's zero the crosses that it brought."""
        won = earned(row.result, account) if row.result else 0
        return f"{number(row.scores[account])}\N{NO-BREAK SPACE}{crosses(won)}".rstrip("\N{NO-BREAK SPACE}")

    def _declarer(self, result: Result) -> str:
        if result.declarer is None:
            return "–"
        # In a game that knows but one trump suit the sign would only take room.
        fixed = self.rules is not None and len(self.rules.contract(result.contract).trump) == 1 and self.owners
        sign = "" if result.suit is None or fixed else self.words.suit_sign(result.suit)
        # A sign must not stand alone on a second line; a word may.
        space = "\N{NO-BREAK SPACE}" if len(sign) == 1 else " "
        both = "" if result.partner is None else f" + {self.names[result.partner]}"
        return f"{self.names[result.declarer]}{both}{space}{sign}".rstrip()

    def _how(self, result: Result) -> str:
        words = how(result, bool(self.owners))
        if result.items and self.rules is not None:
            # Games of different prices have no line of their own for each way to end.
            game = QCoreApplication.translate("rules", self.rules.contract(result.contract).name)
            if self.brief:
                return f"{game} {result.base}"
            words = f"{game} · {words}"
        words = self._named(result, words)
        points = f"{result.base}\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}{result.carry}" if result.carry else result.base
        if not result.base:
            return words
        if result.double:
            return QCoreApplication.translate("score", "{how}: {points}, double victory").format(
                how=words, points=points
            )
        return QCoreApplication.translate("score", "{how}: {points}").format(how=words, points=points)

    def _named(self, result: Result, words: str) -> str:
        """Those words with what was bid by name, where they do not say it and it is not the bid of every day."""
        if self.rules is None or result.items or result.declarer is None:
            return words
        contract = self.rules.contract(result.contract)
        game = QCoreApplication.translate("rules", contract.name) if contract.name else ""
        usual = not game or contract.key == self.rules.auction.contract or game in words
        return words if usual else f"{game} · {words}"

    def _spoken(self, row: Row, column: int) -> str:
        account = self.account(column)
        if account is not None and not row.thrown:
            return f"{self._heading(column)}: {self._points(row, account)}"
        return self._display(row, column)

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        """Numbers stand under one another; texts begin at the left."""
        centred = column == Column.DEAL or self.account(column) is not None
        return Qt.AlignmentFlag.AlignCenter if centred else Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

    def _font(self, row: Row, column: int) -> QFont | None:
        """Bold for the points that the deal changed; where a partner is found by the cards, the two are underlined.

        So is a declarer who has no column beside so many numbers.
        """
        account, result = self.account(column), row.result
        if account is None or result is None:
            return None
        changed = result.before[account] != result.after[account]
        played = account in (result.declarer, result.partner) and (bool(result.items) or self.brief)
        if not changed and not played:
            return None
        font = QFont()
        font.setBold(changed)
        font.setUnderline(played)
        return font
