"""The statistics as item models: a line for each game and level, and for each number of trumps."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QFont

from sjavs_desktop.app.history_rows import KINDS
from sjavs_desktop.app.statistics import Pair, Summary
from sjavs_desktop.engine.measure import Mean
from sjavs_desktop.models.history import Cell, Index, RowsModel


class Words(Protocol):
    """The words of the statistics, as `ui.statistics_text` has them."""

    def game(self, key: tuple[str, ...]) -> str: ...

    def opponents(self, key: tuple[str, ...]) -> str: ...

    def average(self, value: Mean) -> str: ...

    def part(self, some: int, all: int) -> str: ...

    def pair(self, value: Pair) -> str: ...

    def kind(self, key: str) -> str: ...

    def kind_help(self, key: str) -> str: ...


class SummaryModel(RowsModel):
    """What the matches of each game against each level came to; a last line without a key is the sum."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.FontRole and index.isValid() and not self.rows[index.row()].key:
            font = QFont()
            font.setBold(True)
            return font
        return super().data(index, role)

    def _first(self) -> list[Cell]:
        translate, words = QCoreApplication.translate, self.words
        return [
            Cell(translate("statistics", "Game"), lambda one: words.game(one.key), lambda one: words.game(one.key)),
            Cell(
                translate("statistics", "Opponents"),
                lambda one: words.opponents(one.key),
                lambda one: words.opponents(one.key),
            ),
        ]

    def cells(self) -> list[Cell]:
        translate, words = QCoreApplication.translate, self.words
        return [
            *self._first(),
            Cell(
                translate("statistics", "Matches\nwon"),
                lambda one: words.part(one.won, one.finished),
                lambda one: int(one.won),
                right=True,
                help=translate("statistics", "Matches won, of those that were played to their end"),
            ),
            Cell(
                translate("statistics", "Deals\nwon"),
                lambda one: words.part(one.won_deals, one.counted),
                lambda one: int(one.won_deals),
                right=True,
                help=translate("statistics", "Deals that your side won, of those that count here"),
            ),
            self._mean(
                translate("statistics", "Points\na deal"),
                lambda one: one.points,
                translate("statistics", "Game points of your own account per deal, with the standard error"),
            ),
            self._mean(
                translate("statistics", "Beyond\nthe others"),
                lambda one: one.margin,
                translate(
                    "statistics",
                    "Game points per deal beyond the average of the other accounts, with the standard error: "
                    "above zero you are the stronger",
                ),
            ),
            *self._pairs(),
        ]

    def _mean(self, heading: str, value: Callable[[Summary], Mean], help: str) -> Cell:
        # Points of different games do not add up to anything, so a line that sums several of them has none.
        def told(one: Summary) -> str:
            return self.words.average(value(one)) if one.key else ""

        return Cell(heading, told, lambda one: value(one).value, right=True, help=help)

    def _pairs(self) -> list[Cell]:
        translate, words = QCoreApplication.translate, self.words
        return [
            Cell(
                translate("statistics", "Crosses"),
                lambda one: words.pair(one.crosses),
                lambda one: int(one.crosses.mine),
                right=True,
                help=translate("statistics", "Crosses for your side, and for the others"),
            ),
            Cell(
                translate("statistics", "Vol"),
                lambda one: words.pair(one.vol),
                lambda one: int(one.vol.mine),
                right=True,
                help=translate("statistics", "Every trick taken: by your side as declarers, and by the others"),
            ),
            Cell(
                translate("statistics", "Javn"),
                lambda one: words.pair(one.javn),
                lambda one: int(one.javn.mine),
                right=True,
                help=translate(
                    "statistics", "Declarers kept to a quarter of the card points: the others by you, and you by them"
                ),
            ),
            Cell(
                translate("statistics", "Ties"),
                lambda one: str(one.ties or "–"),
                lambda one: int(one.ties),
                right=True,
                help=translate("statistics", "Deals that nobody won"),
            ),
        ]


class KindsModel(SummaryModel):
    """In which column the deals of each game against each level are counted; each of them once."""

    def cells(self) -> list[Cell]:
        translate, words = QCoreApplication.translate, self.words
        found = [
            *self._first(),
            Cell(translate("statistics", "Deals"), lambda one: str(one.deals), lambda one: int(one.deals), right=True),
        ]
        for place, key in enumerate(KINDS):
            count = counted(place)
            found.append(Cell(words.kind(key), said(count), count, right=True, help=words.kind_help(key)))
        return found


def counted(place: int) -> Callable[[Any], int]:
    """The number of deals in a column."""
    return lambda one: int(one.kinds[place])


def said(count: Callable[[Any], int]) -> Callable[[Any], str]:
    """That number as it is shown: a column of noughts is hard to look through."""
    return lambda one: str(count(one)) if count(one) else "–"


class LengthModel(RowsModel):
    """My success as declarer, a line for each number of trumps."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words

    def cells(self) -> list[Cell]:
        translate, words = QCoreApplication.translate, self.words
        return [
            Cell(translate("statistics", "Trumps"), lambda one: str(one.length), lambda one: one.length, right=True),
            Cell(translate("statistics", "Deals"), lambda one: str(one.declared), lambda one: one.declared, right=True),
            Cell(
                translate("statistics", "Made"),
                lambda one: words.part(one.made, one.declared),
                lambda one: one.share,
                right=True,
            ),
            Cell(
                translate("statistics", "Points\na deal"),
                lambda one: words.average(one.points),
                lambda one: one.points.value,
                right=True,
            ),
        ]


def lines(rows: Sequence[Summary], all: Summary) -> list[Summary]:
    """The lines of a table with their sum under them, where that tells more than they do."""
    return [*rows, all] if len(rows) > 1 else list(rows)
