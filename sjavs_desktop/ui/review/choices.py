"""The choices of a deal as a list: the most costly first, and as many of them as are wanted."""

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

from sjavs_desktop.ui import why_text
from sjavs_desktop.ui.review import review_text
from sjavs_desktop.ui.review.review_text import SIGNS, Looked
from sjavs_desktop.ui.statistics_text import decimal

if TYPE_CHECKING:
    from sjavs_desktop.engine.review import Reviewed

translate = QCoreApplication.translate
Data = Qt.ItemDataRole

LEAST = ("", "doubtful", "bad", "very_bad")
"""The grades from which on choices are shown; with the first one all are."""


class Column(IntEnum):
    """What stands where."""

    GRADE = 0
    MOMENT = 1
    NAME = 2
    DONE = 3
    BETTER = 4
    KNEW = 5
    OPEN = 6


class ChoicesModel(QAbstractTableModel):
    """The list."""

    def __init__(self, at: Looked, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._at = at
        self._all: tuple[Reviewed, ...] = ()
        self.least = "doubtful"
        """The smallest grade that is shown."""
        self.rows: tuple[Reviewed, ...] = ()

    def show_choices(self, choices: "tuple[Reviewed, ...]", least: str) -> None:
        """Shows other choices, from a grade on."""
        self.beginResetModel()
        self._all, self.least = choices, least
        shown = [one for one in choices if LEAST.index(one.grade) >= LEAST.index(least)]
        self.rows = tuple(sorted(shown, key=lambda one: (not one.grade, -one.knew.cost, one.ply)))
        self.endResetModel()

    def row_of(self, one: "Reviewed | None") -> int:
        """The row of a choice; -1 when it is not shown."""
        return self.rows.index(one) if one is not None and one in self.rows else -1

    # What Qt asks for.

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(Column)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Data.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        one, column = self.rows[index.row()], Column(index.column())
        if role == Data.DisplayRole:
            return self._words(one, column)
        if role == Data.ToolTipRole:
            return review_text.headline(one, self._at) + "\n" + review_text.verdict(one, self._at)
        if role == Data.AccessibleTextRole:
            return review_text.grade(one.grade) if column == Column.GRADE else self._words(one, column)
        if role == Data.TextAlignmentRole and column in (Column.KNEW, Column.OPEN):
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def _words(self, one: "Reviewed", column: Column) -> str:
        seen = self._at.seen(one)
        return {
            Column.GRADE: lambda: SIGNS[one.grade],
            Column.MOMENT: lambda: why_text.where(seen),
            Column.NAME: lambda: self._at.names[one.seat],
            Column.DONE: lambda: why_text.what(seen, one.action),
            Column.BETTER: lambda: why_text.what(seen, one.best) if one.best != one.action else "",
            Column.KNEW: lambda: decimal(one.knew.cost),
            Column.OPEN: lambda: review_text.opened(one),
        }[column]()

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Data.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Data.DisplayRole:
            return headings()[section]
        if role == Data.ToolTipRole:
            return helps()[section]
        if role == Data.TextAlignmentRole:
            right = section in (Column.KNEW, Column.OPEN)
            side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None


def headings() -> tuple[str, ...]:
    """The heads of the columns."""
    return (
        "",
        translate("review", "When"),
        translate("review", "Who"),
        translate("review", "Done"),
        translate("review", "Better"),
        translate("review", "Known"),
        translate("review", "Open"),
    )


def helps() -> tuple[str, ...]:
    """What stands in the columns."""
    signs = ", ".join(f"{SIGNS[key]} {review_text.grade(key)}" for key in review_text.GRADES)
    return (
        signs,
        "",
        "",
        translate("review", "What was done"),
        translate("review", "What would have been better, with what was known"),
        translate("review", "Game points that it gave away, with what was known"),
        translate("review", "Game points that it gave away, with all cards open"),
    )
