"""The window that replays a match, and lets one play on from any moment of it."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QLabel, QListView, QPushButton, QSplitter, QVBoxLayout, QWidget

from sjavs_desktop.core.record import Record
from sjavs_desktop.core.state import OVER
from sjavs_desktop.ui.accessible.saying import say_of
from sjavs_desktop.ui.dialogs.frame import Dialog
from sjavs_desktop.ui.replay.board import ReplayBoard
from sjavs_desktop.ui.replay.steps import StepsModel
from sjavs_desktop.ui.tick_box import TickBox


class ReplayDialog(Dialog):
    """Shows a match card by card; the record never changes."""

    branch = Signal(object, int)
    """The record and how many of its actions to go on from."""

    review = Signal(int)
    """The deal that shall be reviewed."""

    def __init__(self, record: Record, dark: bool, deal: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent, "")
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint, True)
        self.setWindowTitle(self.tr("Replay"))
        self.board = ReplayBoard(record, dark, self)
        self.model = StepsModel(self.board.replay, self)
        self.list = QListView(self)
        self.list.setModel(self.model)
        self.list.setUniformItemSizes(True)
        self.list.setAccessibleName(self.tr("Deals, tricks and cards"))
        self.open_hands = TickBox(self.tr("All &hands open"), self)
        self.open_hands.setChecked(True)
        self.played = TickBox(self.tr("Played &cards"), self)
        self.played.setToolTip(self.tr("Leaves the cards in the hands, in grey, that were played from them."))
        self.played.setChecked(True)
        # Where cards lie open it cannot be told what was played from the hand.
        self.played.setVisible(not record.rules.spread)
        self.board.set_played(not record.rules.spread)
        self.play_on = QPushButton(self.tr("&Play on from here"), self)
        self.play_on.setToolTip(self.tr("Begins a new match from this moment; the record stays as it is."))
        self.review_button = QPushButton(self.tr("Re&view…"), self)
        self.review_button.setToolTip(self.tr("What each choice of this deal gave away"))
        self.review_button.setAutoDefault(False)
        self.message = QLabel(self)
        self.message.setWordWrap(True)
        self.message.hide()
        self._lay_out()
        self.open_hands.toggled.connect(self.board.set_open)
        self.played.toggled.connect(self.board.set_played)
        self.review_button.clicked.connect(lambda: self.review.emit(self.board.replay.deal_at(self.board.ply)))
        self.play_on.clicked.connect(self._branch)
        self.board.moved.connect(self._follow)
        self.list.selectionModel().currentChanged.connect(self._chosen)
        self.close_button(self.tr("Close"))
        self.finish(1120, 700)
        self.board.show_ply(self.board.replay.place(deal))

    def _lay_out(self) -> None:
        side = QWidget(self)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list, 1)
        column.addWidget(self.open_hands)
        column.addWidget(self.played)
        column.addWidget(self.review_button)
        column.addWidget(self.play_on)
        column.addWidget(self.message)
        splitter = QSplitter(self)
        splitter.addWidget(self.board)
        splitter.addWidget(side)
        splitter.setStretchFactor(0, 1)
        splitter.setSizes([780, 260])
        splitter.setChildrenCollapsible(False)
        self.board.felt.setMinimumWidth(480)
        self.column.addWidget(splitter, 1)

    def _chosen(self, current: QModelIndex) -> None:
        ply = self.model.ply_of(current.row())
        if current.isValid() and ply != self.board.ply:
            self.board.show_ply(ply)

    def _follow(self, ply: int) -> None:
        """Marks the line of what is shown."""
        row = self.model.row_of(ply)
        current = self.list.currentIndex()
        if not (current.isValid() and self.model.ply_of(current.row()) == ply):
            self.list.setCurrentIndex(self.model.index(row) if row >= 0 else QModelIndex())
        if row >= 0 and not self.list.hasFocus():
            # Where the list has the keyboard a reader says its line by itself.
            say_of(self.list, str(self.model.index(row).data()))
        state = self.board.replay.view(ply)
        self.play_on.setEnabled(bool(ply) and state.table.phase != OVER)

    def tell(self, sentence: str) -> None:
        """Tells why something that was wanted cannot be."""
        self.message.setText(sentence)
        self.message.show()

    def _branch(self) -> None:
        self.branch.emit(self.board.replay.record, self.board.ply)
        self.accept()
