"""The history as item models: the matches, which can be sorted and searched, and the deals of one of them."""

import json
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, NamedTuple, Protocol, TypeAlias

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from sjavs_desktop.app.history_rows import DealRow, MatchRow

Index: TypeAlias = QModelIndex | QPersistentModelIndex
Data = Qt.ItemDataRole
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class Words(Protocol):
    """The sentences of the history, as `ui.history_text` has them; models do not import the layer above them."""

    def moment(self, text: str) -> str: ...

    def rules(self, match: MatchRow) -> str: ...

    def level(self, keys: str) -> str: ...

    def result(self, match: MatchRow) -> str: ...

    def standing(self, match: MatchRow) -> str: ...

    def remarks(self, match: MatchRow) -> str: ...

    def about(self, match: MatchRow) -> str: ...

    def names(self, match: MatchRow) -> tuple[str, ...]: ...

    def declarer(self, deal: DealRow, match: MatchRow) -> str: ...

    def played(self, deal: DealRow, match: MatchRow) -> str: ...

    def role(self, deal: DealRow) -> str: ...

    def came_to(self, deal: DealRow) -> str: ...

    def signed(self, value: int) -> str: ...

    def remarks_on(self, deal: DealRow, match: MatchRow) -> str: ...


class Role(IntEnum):
    """What a row tells besides the roles that Qt knows."""

    ROW = Data.UserRole + 1
    """The MatchRow or DealRow."""
    SORT = Data.UserRole + 2
    """What a column is sorted by."""
    SEARCH = Data.UserRole + 3
    """Everything that a search looks at."""


class MatchColumn(IntEnum):
    """What stands where in the list of matches."""

    BEGAN = 0
    RULES = 1
    LEVEL = 2
    DEALS = 3
    RESULT = 4
    STANDING = 5
    REMARKS = 6


class DealColumn(IntEnum):
    """What stands where in the list of deals."""

    NUMBER = 0
    DECLARER = 1
    LENGTH = 2
    PLAYED = 3
    ROLE = 4
    RESULT = 5
    POINTS = 6
    REMARKS = 7


class Cell(NamedTuple):
    """How a column is shown and sorted."""

    heading: str
    text: Callable[[Any], str]
    sort: Callable[[Any], int | float | str]
    right: bool = False
    help: str = ""


class RowsModel(QAbstractTableModel):
    """Rows in columns; what a heading or a cell says is asked for when it is shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Any] = []
        self._cells: list[Cell] | None = None

    def cells(self) -> list[Cell]:
        """The columns in the current language."""
        raise NotImplementedError

    def tooltip(self, row: Any, column: int) -> str:
        """What explains a cell: its text in full, as a narrow column may cut it short."""
        return self._column(column).text(row)

    def _column(self, column: int) -> Cell:
        if self._cells is None:
            self._cells = self.cells()
        return self._cells[column]

    def show(self, rows: Sequence[Any]) -> None:
        """Shows other rows."""
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def retranslate(self) -> None:
        """Words everything anew in the current language."""
        self.beginResetModel()
        self._cells = None
        self.endResetModel()

    # What Qt asks for.

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        if self._cells is None:
            self._cells = self.cells()
        return 0 if parent is not None and parent.isValid() else len(self._cells)

    def flags(self, index: Index) -> Qt.ItemFlag:
        own = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        return own if index.isValid() else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Data.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        row, column = self.rows[index.row()], index.column()
        cell = self._column(column)
        if role == Data.DisplayRole:
            return cell.text(row)
        if role == Role.SORT:
            return cell.sort(row)
        if role == Role.ROW:
            return row
        if role == Data.TextAlignmentRole:
            return RIGHT if cell.right else LEFT
        if role == Data.ToolTipRole:
            return self.tooltip(row, column)
        return f"{cell.heading}: {cell.text(row)}" if role == Data.AccessibleTextRole else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Data.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        cell = self._column(section)
        # As in the cells, a number must not touch what stands beside it.
        end = 2 * "\N{NO-BREAK SPACE}" if cell.right else ""
        heading = "\n".join(f"{line}{end}" for line in cell.heading.split("\n"))
        told: dict[int, Any] = {Data.DisplayRole: heading, Data.ToolTipRole: cell.help or None}
        told[Data.TextAlignmentRole] = RIGHT if cell.right else LEFT
        return told.get(role)


class MatchesModel(RowsModel):
    """All matches."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words

    def cells(self) -> list[Cell]:
        translate, words = QCoreApplication.translate, self.words
        return [
            Cell(translate("history", "Began"), lambda one: words.moment(one.began), lambda one: one.began + one.id),
            Cell(translate("history", "Game"), words.rules, lambda one: words.rules(one).casefold()),
            Cell(translate("history", "Opponents"), lambda one: words.level(one.level), lambda one: str(one.level)),
            Cell(translate("history", "Deals"), lambda one: str(one.deals), lambda one: int(one.deals), right=True),
            Cell(translate("history", "Result"), words.result, words.result),
            Cell(
                translate("history", "Score"),
                words.standing,
                lead,
                help=translate("history", "Crosses or game points, yours first"),
            ),
            Cell(translate("history", "Remarks"), words.remarks, words.remarks),
        ]

    def tooltip(self, row: MatchRow, column: int) -> str:
        """All that is known of the match."""
        return self.words.about(row)

    def data(self, index: Index, role: int = Data.DisplayRole) -> Any:
        if role == Role.SEARCH and index.isValid():
            row = self.rows[index.row()]
            shown = [self._column(each).text(row) for each in range(self.columnCount())]
            return "\n".join([*shown, *self.words.names(row), row.rules, row.pack, row.began, row.id]).casefold()
        return super().data(index, role)


def lead(match: MatchRow) -> float:
    """How far I am before the others: crosses first, then game points."""
    crosses, scores = json.loads(match.crosses), json.loads(match.scores)
    ahead = [float(own * len(rest) - sum(rest)) for own, *rest in (crosses, scores)]
    return 1_000_000 * ahead[0] + ahead[1]


class MatchFilter(QSortFilterProxyModel):
    """The matches of a game, against a level, of a status, in which every searched word occurs; each may be open."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted: dict[str, str] = {}
        self._words: list[str] = []
        self.setSortRole(Role.SORT)
        self.setSortLocaleAware(True)

    def want(self, **wanted: str) -> None:
        """Shows only rows whose fields have those values; an empty one is any."""
        before, self._wanted = self._wanted, self._wanted | wanted
        if self._wanted != before:
            self.invalidate()

    def search(self, text: str) -> None:
        """Shows only rows in which each of the words occurs."""
        self._words = text.casefold().split()
        self.invalidate()

    @property
    def narrowed(self) -> bool:
        """Whether anything may be hidden."""
        return bool(self._words) or any(self._wanted.values())

    def rows(self) -> list[MatchRow]:
        """What is shown, in its order."""
        return [self.index(row, 0).data(Role.ROW) for row in range(self.rowCount())]

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        model = self.sourceModel()
        if not isinstance(model, MatchesModel):
            return True
        row = model.rows[source_row]
        if any(value and getattr(row, key) != value for key, value in self._wanted.items()):
            return False
        text = model.index(source_row, 0).data(Role.SEARCH) if self._words else ""
        return all(word in text for word in self._words)


class DealsModel(RowsModel):
    """The deals of one match."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.of: MatchRow | None = None

    def show_match(self, match: MatchRow | None, deals: Sequence[DealRow]) -> None:
        """Shows the deals of a match."""
        self.of = match
        self.show(deals if match is not None else ())

    def _of(self, say: Callable[[DealRow, MatchRow], str]) -> Callable[[DealRow], str]:
        return lambda deal: say(deal, self.of) if self.of is not None else ""

    def cells(self) -> list[Cell]:
        translate, words = QCoreApplication.translate, self.words
        declarer, played = self._of(words.declarer), self._of(words.played)
        remarks = self._of(words.remarks_on)
        length_help = translate("history", "Trumps that the declarer was dealt")
        points_help = translate("history", "Game points that the deal moved your account by; above zero is good")
        return [
            Cell(translate("history", "Deal"), lambda one: str(one.number), lambda one: int(one.number), right=True),
            Cell(translate("history", "Declarer"), declarer, declarer),
            Cell(translate("history", "Trumps"), trumps, lambda one: one.length or 0, right=True, help=length_help),
            Cell(translate("history", "Played"), played, played),
            Cell(translate("history", "Your part"), words.role, words.role),
            Cell(translate("history", "Result"), words.came_to, words.came_to),
            Cell(
                translate("history", "Points"),
                lambda one: words.signed(one.points) if one.outcome == "scored" and one.role else "",
                lambda one: int(one.points),
                right=True,
                help=points_help,
            ),
            Cell(translate("history", "Remarks"), remarks, remarks),
        ]


def trumps(deal: DealRow) -> str:
    """How many trumps the declarer was dealt, if that means anything."""
    return "" if deal.length is None else str(deal.length)
