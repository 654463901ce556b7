"""The score panel: how the match stands, the score sheet, and the graphed ladder under it."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
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
from sjavs_desktop.core.payoff import carry, on_the_hook
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Result, Table
from sjavs_desktop.models.score_sheet import Column, Index, Role, ScoreSheetModel, crosses
from sjavs_desktop.ui import text
from sjavs_desktop.ui.panels.ladder import Inks, LadderGraph, Marker

LINES = (("#1a5fb4", "#b3540a", "#85837c"), ("#6cb2ff", "#ffb454", "#8d918f"))
"""The colours of We, They and the other lines, in a light and in a dark window."""


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of two colours as WCAG 2 defines it: 1 to 21."""

    def light(colour: QColor) -> float:
        parts = (colour.redF(), colour.greenF(), colour.blueF())
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def readable(colour: QColor, background: QColor, ratio: float) -> QColor:
    """The colour, moved towards black or white until its contrast to the background is `ratio` (at most 4.5)."""
    end = max((QColor("black"), QColor("white")), key=partial(contrast, background))
    pairs = ((colour.red(), end.red()), (colour.green(), end.green()), (colour.blue(), end.blue()))
    mixed = [QColor(*(old + (new - old) * step // 20 for old, new in pairs)) for step in range(21)]
    return next((one for one in mixed if contrast(one, background) >= ratio), end)


def inks(palette: QPalette, dark: bool) -> Inks:
    """The colours for a light or a dark window; on the palette's background they are readable in any case."""
    background = palette.color(QPalette.ColorRole.Base)
    words = palette.color(QPalette.ColorRole.Text)
    we, they, rule = (readable(QColor(one), background, 3.0) for one in LINES[dark])
    return Inks(background, readable(words, background, 4.5), rule, (we, they))


def is_dark(palette: QPalette) -> bool:
    """Whether a palette writes light on dark."""
    return palette.color(QPalette.ColorRole.Base).lightness() < palette.color(QPalette.ColorRole.Text).lightness()


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
        self.horizontalHeader().setResizeContentsPrecision(-1)  # lines that are scrolled away count too
        model.rowsInserted.connect(self._grown)
        model.modelReset.connect(self._grown)
        model.headerDataChanged.connect(self.fit)

    def fit(self) -> None:
        """Gives the numbers what they need and shares the rest; what does not fit in a line is wrapped."""
        header = self.horizontalHeader()
        needed = [max(self.sizeHintForColumn(column), header.sectionSizeHint(column)) for column in Column]
        word = 10 * self.fontMetrics().averageCharWidth()
        rest = self.viewport().width() - needed[Column.DEAL] - needed[Column.WE] - needed[Column.THEY]
        needed[Column.DECLARER] = min(needed[Column.DECLARER], max(rest - word, word))
        needed[Column.HOW] = max(rest - needed[Column.DECLARER], word)
        for column, size in enumerate(needed):
            header.resizeSection(column, size)

    def _grown(self) -> None:
        self.clearSpans()
        for row, line in enumerate(self._sheet.rows):
            if line.result is None:
                self.setSpan(row, Column.DEAL, 1, 2)
        self.fit()
        self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        at_end = self.verticalScrollBar().value() == self.verticalScrollBar().maximum()
        super().resizeEvent(event)
        self.fit()
        if at_end:
            self.scrollToBottom()


def note(rules: Rules, table: Table, viewer: int) -> str:
    """What else is to be known about the standing, if anything: who has won, or what waits for the next deal."""
    mine = viewer % 2
    if table.winner is not None:
        ours = QCoreApplication.translate("score", "We have won the match")
        return ours if table.winner == mine else QCoreApplication.translate("score", "They have won the match")
    simple, better = (carry(rules.score, table.ties, clubs) for clubs in (False, True))
    if better > simple and rules.auction.better is not None:
        return QCoreApplication.translate(
            "score", "Tie: the next deal counts {points} more, {suit} {better} more"
        ).format(points=simple, suit=text.SUIT_SIGNS[rules.auction.better], better=better)
    if simple:
        return QCoreApplication.translate("score", "Tie: the next deal counts {points} more").format(points=simple)
    last = table.results[-1] if table.results else None
    if last and last.rubber and last.deal == table.deal:
        return QCoreApplication.translate("score", "The rubber is won: both sides start anew")
    return ""


class Tag(QLabel):
    """A word in a rounded outline."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(8, 2, 8, 2)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), self.height() / 2 - 1, self.height() / 2 - 1)
        painter.end()
        super().paintEvent(event)


class Standing(QWidget):
    """How one side stands: its points left in large figures, its crosses, and whether it is on the hook."""

    def __init__(self, which: int, colours: Inks, parent: QWidget | None = None) -> None:
        """`which` is 0 for We and 1 for They."""
        super().__init__(parent)
        self.marker = Marker(which, colours, self)
        self.name, self.points, self.crosses, self.hook = QLabel(self), QLabel(self), QLabel(self), Tag(self)
        self.points.setAlignment(Qt.AlignmentFlag.AlignCenter)
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        for widgets in ((self.marker, self.name), (self.points,), (self.crosses, self.hook)):
            row = QHBoxLayout()
            row.setSpacing(6)
            row.addStretch()
            for widget in widgets:
                row.addWidget(widget)
            row.addStretch()
            body.addLayout(row)
        body.addStretch()
        self.refont()

    def refont(self) -> None:
        """Takes its sizes from its own font."""
        for label, factor in ((self.name, 1.15), (self.points, 3.0), (self.crosses, 1.5)):
            font = QFont(self.font())
            font.setBold(True)
            font.setPixelSize(round(self.fontInfo().pixelSize() * factor))
            label.setFont(font)

    def show_account(self, rules: Rules, table: Table, account: int) -> None:
        """Shows how an account stands."""
        self.points.setText(str(table.scores[account]))
        self.crosses.setText(crosses(table.crosses[account]))
        self.crosses.setVisible(bool(table.crosses[account]))
        self.hook.setText(QCoreApplication.translate("score", "on the hook"))
        self.hook.setVisible(account in on_the_hook(rules.score, table.scores))


class ScorePanel(QWidget):
    """How the match of `set_match` stands on the table that was last shown, from the viewer's place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score")
        colours = inks(self.palette(), is_dark(self.palette()))
        self._rules: Rules | None = None
        self._table: Table | None = None
        self._viewer = 0
        self.model = ScoreSheetModel(text, self)
        self.sheet = Sheet(self.model, self)
        self.ladder = LadderGraph(colours, self)
        self.standings = (Standing(0, colours, self), Standing(1, colours, self))
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
        for standing in self.standings:
            head.addWidget(standing, 1)
        body = QVBoxLayout(self)
        body.setContentsMargins(6, 8, 6, 6)
        body.addLayout(head)
        body.addWidget(self.note)
        body.addWidget(self.splitter, 1)
        self.sheet.selectionModel().currentRowChanged.connect(self._selected)
        self.model.modelReset.connect(partial(self.ladder.select, None))
        self.retranslate()

    def set_match(self, rules: Rules, names: tuple[str, ...], viewer: int) -> None:
        """Begins an empty sheet: `names` by seat, `viewer` the seat that says "We"."""
        self._rules, self._viewer = rules, viewer
        self.model.set_match(rules, names, viewer)
        self.ladder.set_match(rules, names, viewer)
        self.show_table(start(rules).table)

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
        for standing in self.standings:
            standing.marker.set_inks(colours)

    def retranslate(self) -> None:
        """Words everything anew in the current language."""
        for which, standing in enumerate(self.standings):
            standing.name.setText(text.side_name((self._viewer + which) % 2, self._viewer))
        self.sheet.setAccessibleName(QCoreApplication.translate("score", "Score sheet"))
        self.model.retranslate()
        self.ladder.retranslate()
        self._word()

    def _word(self) -> None:
        if self._rules and self._table:
            for which, standing in enumerate(self.standings):
                standing.show_account(self._rules, self._table, (self._viewer + which) % 2)
            self.note.setText(note(self._rules, self._table, self._viewer))
            self.note.setVisible(bool(self.note.text()))

    def _selected(self, current: QModelIndex) -> None:
        result: Result | None = current.data(Role.RESULT)
        self.ladder.select(result.deal if result else None)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            for standing in self.standings:
                standing.refont()
            self.sheet.fit()
            self.set_theme(is_dark(self.palette()))
