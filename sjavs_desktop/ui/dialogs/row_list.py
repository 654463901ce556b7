"""A list of rows in columns, as history and statistics show it: every text in full, wrapped where there is no room."""

from collections.abc import Callable, Collection, Sequence
from itertools import product

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPoint,
    QRect,
    QSize,
    QSortFilterProxyModel,
    Qt,
    QTimer,
)
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
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
from sjavs_desktop.ui.one_line import NARROWER

PADDING = 20
"""Pixels around a word in its cell."""
LEAST = 9
"""Letters that a column which wraps has room for at least; more where a word of it is longer."""


HEADS = (1, 0.9, 0.8)
"""How large the letters of the heads may be, as a part of the others."""
HIGH = 10_000
"""Pixels that no text needs."""


class RowDelegate(QStyledItemDelegate):
    """Whole rows are selected, so no cell shows a focus; a row is a little higher than its letters."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus
        if option.displayAlignment & Qt.AlignmentFlag.AlignRight:
            # A number must not touch the word that follows in the next column.
            option.text += "\N{EN SPACE}"

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if isinstance(view := self.parent(), RowList) and view.wraps(index.column()):
            # A tree asks how high a row is without saying how wide its columns are.
            option = QStyleOptionViewItem(option)
            option.rect = QRect(QPoint(), QSize(view.columnWidth(index.column()), HIGH))
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
        self._needed: dict[int, tuple[int, int]] = {}
        """Widths that were measured, of the longest line and the longest word; a search does not change them, so that
        no column jumps while somebody types."""
        for signal in (model.modelReset, model.headerDataChanged):
            signal.connect(self._changed)

    def _changed(self) -> None:
        self._needed.clear()
        self._later.start()

    def wraps(self, column: int) -> bool:
        """Whether the texts of a column are wrapped where it is too narrow for them."""
        return column in self._wrapping

    def needed(self, column: int) -> int:
        """The width of the longest line in a column, its heading included, whatever a search has left of the rows."""
        return self._widths(column)[0]

    def _widths(self, column: int) -> tuple[int, int]:
        """What the longest line of a column needs, and what it needs at least, so that no word is cut."""
        if column not in self._needed:
            self._needed[column] = self._measured(column)
        heading = self.header().sectionSizeHint(column)
        line, word = self._needed[column]
        return max(line, heading), max(word, heading)

    def _measured(self, column: int) -> tuple[int, int]:
        model = self.model()
        model = model.sourceModel() if isinstance(model, QSortFilterProxyModel) else model
        indexes = [model.index(row, column) for row in range(model.rowCount())]
        texts = {(str(one.data()), self._bold(one)) for one in indexes}
        usual, bold = self.fontMetrics(), QFontMetrics(bolder(self.font()))

        def widest(parts: Callable[[str], list[str]]) -> int:
            cells = [(bold if fat else usual).horizontalAdvance(one) for text, fat in texts for one in parts(text)]
            return max(cells, default=0) + PADDING

        return widest(str.splitlines), max(widest(str.split), LEAST * usual.averageCharWidth() + PADDING)

    def _narrow_heads(self, shown: Sequence[int]) -> None:
        """Writes the heads in letters so narrow, or so small, that all columns have room, if that is possible."""
        for size, stretch in product(HEADS, NARROWER):
            font = QFont(self.font())
            font.setPointSizeF(size * font.pointSizeF())
            font.setStretch(stretch)
            self.header().setFont(font)
            least = [self._widths(each)[each in self._wrapping] for each in shown]
            if sum(least) <= self.viewport().width():
                return

    @staticmethod
    def _bold(index: QModelIndex) -> bool:
        font = index.data(Qt.ItemDataRole.FontRole)
        return isinstance(font, QFont) and font.bold()

    def fit(self) -> None:
        """Gives the numbers what they need and shares the rest among the columns that wrap."""
        model = self.model()
        shown = [each for each in range(model.columnCount()) if not self.isColumnHidden(each)]
        self._narrow_heads(shown)
        sizes = [self.needed(each) if each in shown else 0 for each in range(model.columnCount())]
        wrapping = [each for each in self._wrapping if sizes[each]]
        rest = self.viewport().width() - sum(sizes)
        while rest < 0:
            # The widest gives way first.
            giving = [each for each in wrapping if sizes[each] > self._widths(each)[1]]
            wide = max(giving, key=lambda one: sizes[one], default=None)
            if wide is None:
                break
            least = self._widths(wide)[1]
            others = [sizes[each] for each in giving if each != wide]
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


def bolder(font: QFont) -> QFont:
    """The same font, bold."""
    made = QFont(font)
    made.setBold(True)
    return made


def spread(sizes: list[int], wrapping: Sequence[int], rest: int) -> None:
    """Gives away what is left: to the last column where that wraps, otherwise to all alike."""
    shown = [column for column, size in enumerate(sizes) if size]
    takers = shown[-1:] if shown and shown[-1] in wrapping else shown
    for place, column in enumerate(takers):
        sizes[column] += rest // len(takers) + (place < rest % len(takers))
