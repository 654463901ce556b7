"""A list of rows in columns, as history and statistics show it: every text in full, wrapped where there is no room."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QAbstractItemModel, QEvent, QSize, QSortFilterProxyModel, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from sjavs_desktop.models.score_sheet import Index

PADDING = 20
"""Pixels around a word in its cell."""
LEAST = 9
"""Letters that a column which wraps has room for at least."""


class RowDelegate(QStyledItemDelegate):
    """Whole rows are selected, so no cell shows a focus; a row is a little higher than its letters."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus
        if option.displayAlignment & Qt.AlignmentFlag.AlignRight:
            # A number must not touch the word that follows in the next column.
            option.text += "\N{EN SPACE}"

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return super().sizeHint(option, index) + QSize(0, 5)


class RowList(QTreeView):
    """A table of rows; its columns are as wide as their texts, and those that wrap share the rest."""

    def __init__(self, model: QAbstractItemModel, name: str, wrapping: Collection[int], parent: QWidget | None) -> None:
        """`name` is what tests and screen readers call it; `wrapping` are the columns that share the room."""
        super().__init__(parent)
        self._wrapping = tuple(sorted(wrapping))
        self.setAccessibleName(name)
        self.setModel(model)
        self.setItemDelegate(RowDelegate(self))
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setAlternatingRowColors(True)
        self.setAllColumnsShowFocus(True)
        self.setWordWrap(True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.header().setStretchLastSection(False)
        self.header().setSectionsMovable(False)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.header().setMinimumSectionSize(10)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.fit)
        self._needed: dict[int, int] = {}
        """Widths that were measured; a search does not change them, so that no column jumps while somebody types."""
        for signal in (model.modelReset, model.headerDataChanged):
            signal.connect(self._changed)

    def _changed(self) -> None:
        self._needed.clear()
        self._later.start()

    def needed(self, column: int) -> int:
        """The width of the longest line in a column, its heading included, whatever a search has left of the rows."""
        if column not in self._needed:
            self._needed[column] = self._measured(column)
        return self._needed[column]

    def _measured(self, column: int) -> int:
        model, metrics = self.model(), self.fontMetrics()
        model = model.sourceModel() if isinstance(model, QSortFilterProxyModel) else model
        texts = {str(model.index(row, column).data()) for row in range(model.rowCount())}
        cells = [metrics.horizontalAdvance(line) for text in texts for line in text.splitlines()]
        heading = self.header().sectionSizeHint(column)
        return max([*(one + PADDING for one in cells), heading])

    def fit(self) -> None:
        """Gives the numbers what they need and shares the rest among the columns that wrap."""
        model = self.model()
        sizes = [0 if self.isColumnHidden(each) else self.needed(each) for each in range(model.columnCount())]
        wrapping = [each for each in self._wrapping if sizes[each]]
        rest = self.viewport().width() - sum(sizes)
        least = LEAST * self.fontMetrics().averageCharWidth() + PADDING
        while rest < 0:
            # The widest gives way first.
            wide = max(wrapping, key=lambda one: sizes[one], default=None)
            if wide is None or sizes[wide] <= least:
                break
            others = [sizes[each] for each in wrapping if each != wide]
            give = min(-rest, max(1, sizes[wide] - max([least, *others])), sizes[wide] - least)
            sizes[wide] -= give
            rest += give
        if rest > 0:
            spread(sizes, wrapping, rest)
        for column, size in enumerate(sizes):
            if size:
                self.header().resizeSection(column, size)
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._changed()

    def choose(self, row: int) -> None:
        """Makes a row the current one; does nothing when it is not there."""
        index = self.model().index(row, 0)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def sort_by(self, column: int, descending: bool = False) -> None:
        """Sorts by a column; a press on a heading does so too from now on."""
        order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        self.setSortingEnabled(True)
        self.sortByColumn(column, order)


def spread(sizes: list[int], wrapping: Sequence[int], rest: int) -> None:
    """Gives away what is left: to the last column where that wraps, otherwise to all alike."""
    shown = [column for column, size in enumerate(sizes) if size]
    takers = shown[-1:] if shown and shown[-1] in wrapping else shown
    for place, column in enumerate(takers):
        sizes[column] += rest // len(takers) + (place < rest % len(takers))
