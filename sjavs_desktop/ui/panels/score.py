"""The score panel: how the match stands, the score sheet, and the graphed ladder under it."""

from functools import partial
from itertools import product

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QPainter, QPalette, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSplitter,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from sjavs_desktop.core.game import start
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Result, Table
from sjavs_desktop.models.score_sheet import Column, Index, Role, ScoreSheetModel
from sjavs_desktop.ui import glossary, text
from sjavs_desktop.ui.one_line import LEAST, NARROWER
from sjavs_desktop.ui.panels.deal_label import DealLabel
from sjavs_desktop.ui.panels.inks import inks, is_dark
from sjavs_desktop.ui.panels.ladder import LadderGraph
from sjavs_desktop.ui.panels.standing import Standing, note

PADDING = 8
"""Pixels around a word in its cell."""
HEADS = (1, 0.9, 0.8, 0.72)
"""How large the letters of the heads may be, as a part of the others."""
MOST = 4
"""Accounts that a sheet can have."""


class RowDelegate(QStyledItemDelegate):
    """Draws a line above a row that starts a rubber anew; whole rows are selected, so no cell shows a focus."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if index.row() and index.data(Role.RESTART):
            painter.setPen(QPen(option.palette.color(QPalette.ColorRole.Text), 2))
            box = option.rect
            painter.drawLine(box.left(), box.top() + 1, box.right(), box.top() + 1)


class Sheet(QTableView):
    """The table of a `ScoreSheetModel`: every text in full, the newest line in sight."""

    def __init__(self, model: ScoreSheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score_sheet")
        self._sheet = model
        self.setModel(model)
        self.setItemDelegate(RowDelegate(self))
        glossary.Hover(self, lambda: model.rules)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # `fit` makes the columns as wide as the sheet, so there is never anything beside it.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setMinimumSectionSize(10)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.horizontalHeader().setResizeContentsPrecision(-1)  # lines that are scrolled away count too
        self._fitted = 0
        """How wide the columns are by now."""
        self._newest = True
        """Whether the newest line stays in sight, whatever its size: not when somebody has scrolled away from it."""
        bar = self.verticalScrollBar()
        bar.actionTriggered.connect(self._scrolled)
        bar.rangeChanged.connect(self._follow)
        model.rowsInserted.connect(self._grown)
        model.modelReset.connect(self._grown)
        model.headerDataChanged.connect(self.fit)

    def fit(self) -> None:
        """Gives the numbers what they need and shares the rest; what does not fit in a line is wrapped."""
        header, how = self.horizontalHeader(), self._sheet.how_column
        self._fitted = self.viewport().width()
        self._narrow_heads(how)
        needed = [max(self.sizeHintForColumn(each), header.sectionSizeHint(each)) for each in range(how + 1)]
        word = max(10 * self.fontMetrics().averageCharWidth(), self._longest(how))
        if how > Column.HOW:
            # Names above the numbers may be cut short where there are four; the numbers themselves may not.
            for column in range(Column.WE, how) if how > Column.HOW + 1 else ():
                needed[column] = max(self.sizeHintForColumn(column), min(needed[column], word))
            word = max(8 * self.fontMetrics().averageCharWidth(), self._longest(how))
        rest = self.viewport().width() - needed[Column.DEAL] - sum(needed[Column.WE : how])
        # Beside the numbers of all players there may be no room for the declarer, too, who is underlined there.
        tight = how > Column.HOW and rest < (3 * word if how > Column.HOW + 1 else word + self._head(Column.DECLARER))
        self.setColumnHidden(Column.DECLARER, tight)
        # A column that was hidden until now has told no width.
        needed[Column.DECLARER] = max(self.sizeHintForColumn(Column.DECLARER), header.sectionSizeHint(Column.DECLARER))
        self._sheet.set_brief(tight)
        if tight:
            # What begins a rubber has this column alone then.
            needed[Column.DEAL] = max(needed[Column.DEAL], self._start())
            needed[Column.WE : how] = self._narrowed(needed, how)
            rest = self.viewport().width() - needed[Column.DEAL] - sum(needed[Column.WE : how])
            needed[Column.DECLARER] = 0
            word = max(word, header.sectionSizeHint(how))
        needed[Column.DECLARER] = min(needed[Column.DECLARER], max(rest - word, 0 if tight else word))
        needed[how] = max(rest - needed[Column.DECLARER], word)
        for column, size in enumerate(needed):
            if not self.isColumnHidden(column):
                header.resizeSection(column, size)
        self.verticalHeader().resizeSections(QHeaderView.ResizeMode.ResizeToContents)

    def _narrow_heads(self, how: int) -> None:
        """Writes the heads in letters so narrow, or so small, that all have room, if that is possible."""
        header = self.horizontalHeader()
        shown = [each for each in range(how) if how == Column.HOW or each != Column.DECLARER]
        for size, stretch in product(HEADS, NARROWER):
            font = QFont(self.font())
            font.setPointSizeF(size * font.pointSizeF())
            font.setStretch(stretch)
            if size < 1 and QFontInfo(font).pixelSize() < LEAST:
                return
            header.setFont(font)
            needed = {each: max(self.sizeHintForColumn(each), header.sectionSizeHint(each)) for each in shown}
            if how > Column.HOW:
                needed[Column.DEAL] = max(needed[Column.DEAL], self._start())
            wide = sum(needed.values())
            # The last column has room for a word or two, also while there are none.
            wide += max(self._longest(how), (10 if how == Column.HOW else 8) * self.fontMetrics().averageCharWidth())
            if wide <= self.viewport().width():
                return

    def _head(self, column: int) -> int:
        """The width of the head of a column, which may be hidden."""
        words = str(self._sheet.headerData(column, Qt.Orientation.Horizontal))
        return QFontMetrics(self.horizontalHeader().font()).horizontalAdvance(words) + 2 * PADDING

    def _start(self) -> int:
        """The width of what begins a rubber, where it has no column but that of the deal's number."""
        return self.fontMetrics().horizontalAdvance(str(self._sheet.index(0, Column.DEAL).data())) + PADDING

    def _longest(self, how: int) -> int:
        """The width of the longest word in the column that says how deals went, its head included."""
        metrics = self.fontMetrics()
        told = [str(self._sheet.index(row, how).data()) for row in range(self._sheet.rowCount())]
        word = max((metrics.horizontalAdvance(one) for line in told for one in line.split()), default=0) + PADDING
        return max(word, self.horizontalHeader().sectionSizeHint(how))

    def _narrowed(self, needed: list[int], how: int) -> list[int]:
        """The columns of numbers, as much narrower as the longest word beside them needs; names are cut for that."""
        word = self._longest(how)
        rest = self.viewport().width() - needed[Column.DEAL] - sum(needed[Column.WE : how])
        sizes = needed[Column.WE : how]
        spare = [size - self.sizeHintForColumn(column) for column, size in enumerate(sizes, Column.WE)]
        lacking = min(max(0, word - rest), sum(spare))
        for place, more in enumerate(spare):
            taken = min(more, -(-lacking * more // max(1, sum(spare))))
            sizes[place] -= taken
        return sizes

    def _scrolled(self) -> None:
        """Somebody scrolls."""
        bar = self.verticalScrollBar()
        self._newest = bar.sliderPosition() >= bar.maximum()

    def _follow(self) -> None:
        """Keeps the newest line in sight when more or less of the sheet fits."""
        if self._newest:
            self.scrollToBottom()

    def _grown(self) -> None:
        self._newest = True
        self.clearSpans()
        for row, line in enumerate(self._sheet.rows):
            if line.starts:
                self.setSpan(row, Column.DEAL, 1, 2)
        self.fit()
        self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.viewport().width() != self._fitted:
            self.fit()
        self._follow()

    def showEvent(self, event: QShowEvent) -> None:
        """Measures anew what had another font while nobody saw it."""
        super().showEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_newest"):
            self.fit()


class ScorePanel(QWidget):
    """How the match of `set_match` stands on the table that was last shown, from the viewer's place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score")
        colours = inks(self.palette(), is_dark(self.palette()))
        self._rules: Rules | None = None
        self._table: Table | None = None
        self._viewer = 0
        self._names: tuple[str, ...] = ()
        self.model = ScoreSheetModel(text, self)
        self.sheet = Sheet(self.model, self)
        self.ladder = LadderGraph(colours, self)
        self._standings = tuple(Standing(which, colours, self) for which in range(MOST))
        self.standings = self._standings[:2]
        """One for each account, the viewer's own first."""
        self.note = QLabel(self)
        self.note.setWordWrap(True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.splitter = QSplitter(Qt.Orientation.Vertical, self)
        self.splitter.setObjectName("score_splitter")
        self.splitter.setChildrenCollapsible(False)
        for widget, share in ((self.sheet, 3), (self.ladder, 2)):
            self.splitter.addWidget(widget)
            self.splitter.setStretchFactor(self.splitter.indexOf(widget), share)
        self.splitter.setSizes([300, 200])
        self.sheet.setMinimumHeight(120)
        head = QHBoxLayout()
        for standing in self._standings:
            head.addWidget(standing, 1)
            standing.setVisible(standing in self.standings)
        body = QVBoxLayout(self)
        body.setContentsMargins(6, 8, 6, 6)
        body.addLayout(head)
        body.addWidget(self.note)
        body.addWidget(self.splitter, 1)
        self.deal_label = DealLabel(self)
        body.addWidget(self.deal_label)
        self.sheet.selectionModel().currentRowChanged.connect(self._selected)
        self.model.modelReset.connect(partial(self.ladder.select, None))
        self.retranslate()

    def set_match(self, rules: Rules, names: tuple[str, ...], viewer: int) -> None:
        """Begins an empty sheet: `names` by seat, `viewer` the seat that says "We", or "You" without partners."""
        self._rules, self._viewer, self._names = rules, viewer, names
        self.standings = self._standings[: rules.accounts]
        for standing in self._standings:
            standing.setVisible(standing in self.standings)
            standing.set_number(rules.accounts)
        self.model.set_match(rules, names, viewer)
        self.ladder.set_match(rules, names, viewer)
        self.show_table(start(rules).table)

    def set_names(self, names: tuple[str, ...]) -> None:
        """Calls the same players otherwise, from the next `retranslate` on."""
        self._names = names
        self.model.set_names(names)
        self.ladder.set_names(names)

    def show_table(self, table: Table) -> None:
        """Shows a table of the match that was set."""
        self._table = table
        self.model.show(table)
        self.ladder.show_table(table)
        self._word()

    def set_theme(self, dark: bool) -> None:
        """Takes the colours for a dark or a light window; the backgrounds are the palette's."""
        colours = inks(self.palette(), dark)
        self.ladder.set_inks(colours)
        for standing in self._standings:
            standing.marker.set_inks(colours)

    def retranslate(self) -> None:
        """Words everything anew in the current language."""
        self.sheet.setAccessibleName(QCoreApplication.translate("score", "Score sheet"))
        self.model.retranslate()
        self.ladder.retranslate()
        self._word()

    def _word(self) -> None:
        if self._rules and self._table:
            for standing in self.standings:
                standing.show_account(self._rules, self._table, self._viewer, self._names)
            self.note.setText(note(self._rules, self._table, self._viewer, self._names))
            self.note.setVisible(bool(self.note.text()))

    def _selected(self, current: QModelIndex) -> None:
        result: Result | None = current.data(Role.RESULT)
        self.ladder.select(result.deal if result else None)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            for standing in self._standings:
                standing.refont()
            self.sheet.fit()
            self.set_theme(is_dark(self.palette()))
