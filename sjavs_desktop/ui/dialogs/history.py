"""The history: every match that was played, its deals, and what can be done with them."""

import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from sjavs_desktop.app import history_csv
from sjavs_desktop.app.history import History, HistoryError, Learnt
from sjavs_desktop.app.history_rows import GOING, MatchRow
from sjavs_desktop.app.languages import told
from sjavs_desktop.app.settings import Settings
from sjavs_desktop.core.pack import Pack
from sjavs_desktop.core.wording import cause
from sjavs_desktop.models.history import DealColumn, DealsModel, MatchColumn, MatchesModel, MatchFilter, Role
from sjavs_desktop.ui import history_text
from sjavs_desktop.ui.dialogs.frame import Dialog, question
from sjavs_desktop.ui.dialogs.history_filter import FilterBar
from sjavs_desktop.ui.dialogs.row_list import RowList

translate = QCoreApplication.translate

SLICE = 0.02
"""Seconds that records are read at one go, so that the window still answers."""


class DealsOfMatch(QWidget):
    """The deals of one match under a line that tells about it, and what can be done with it."""

    def __init__(self, packs: Mapping[str, Pack], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._packs = packs
        self.model = DealsModel(history_text, self)
        self.list = RowList(
            self.model,
            translate("history", "Deals of the chosen match"),
            (DealColumn.DECLARER, DealColumn.PLAYED, DealColumn.RESULT, DealColumn.REMARKS),
            self,
        )
        self.list.setObjectName("deals")
        self.heading = QLabel(self)
        self.heading.setWordWrap(True)
        self.heading.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.replay = QPushButton(translate("history", "&Replay"), self)
        self.replay.setToolTip(translate("history", "Look at the chosen deal card by card"))
        self.review = QPushButton(translate("history", "Re&view…"), self)
        self.review.setToolTip(translate("history", "What each choice of the chosen deal gave away"))
        self.resume = QPushButton(translate("history", "&Go on"), self)
        row = QHBoxLayout()
        row.addWidget(self.heading, 1)
        for button in (self.replay, self.review, self.resume):
            button.setAutoDefault(False)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.addLayout(row)
        body.addWidget(self.list, 1)

    def show_match(self, history: History, match: MatchRow | None) -> None:
        """Shows the deals of a match, the first of them chosen; raises HistoryError."""
        self.model.show_match(match, history.deals(match.id) if match else ())
        self.heading.setText(self._about(match) if match else "")
        self.heading.setToolTip("\n".join(history_text.house_rules(match, self._packs)) if match else "")
        self.replay.setEnabled(match is not None)
        self.review.setEnabled(match is not None)
        self.resume.setEnabled(match is not None and match.status == GOING)
        self.list.fit()
        self.list.choose(0)

    def _about(self, match: MatchRow) -> str:
        people = history_text.about(match).partition("\n")[0]
        changed = len(history_text.house_rules(match, self._packs))
        if not changed:
            return people
        words = translate("history", "%n house rule(s)", "", changed)
        return f"{people} · {words}"

    def deal(self) -> int:
        """The number of the chosen deal; 1 when none is."""
        row = self.list.currentIndex().data(Role.ROW)
        return row.number if row is not None else 1


class HistoryDialog(Dialog):
    """The matches of a history; nothing is changed by it but what its owner wants deleted."""

    replay = Signal(str, int)
    """The match and the deal that shall be looked at; the dialog stays open."""
    review = Signal(str, int)
    """The match and the deal that shall be reviewed; the dialog stays open."""
    resume = Signal(str)
    """The match that shall be gone on with; the dialog has closed."""

    def __init__(
        self, history: History, settings: Settings, packs: Mapping[str, Pack], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, translate("history", "History"))
        self._history, self._settings, self._packs = history, settings, packs
        self._said: list[str] = []
        history.say = self._said.append
        self.model = MatchesModel(history_text, self)
        self.proxy = MatchFilter(self)
        self.proxy.setSourceModel(self.model)
        self.filter = FilterBar(self.proxy, self)
        self.list = RowList(
            self.proxy,
            translate("history", "Matches"),
            (MatchColumn.RULES, MatchColumn.LEVEL, MatchColumn.REMARKS),
            self,
        )
        self.list.setObjectName("matches")
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.sort_by(MatchColumn.BEGAN, descending=True)
        self.deals = DealsOfMatch(packs, self)
        self.nothing, self.message = QLabel(self), QLabel(self)
        self.split = QSplitter(Qt.Orientation.Vertical, self)
        self.buttons_by_key: dict[str, QPushButton] = {}
        self._lay_out()
        self._connect()
        self._catching_up: Iterator[Learnt] | None = None
        self._later = QTimer(self, interval=0)
        self._later.timeout.connect(self._catch_up)
        self.reload()
        self.finish(1040, 740)
        self.restoreGeometry(settings.bytes("history"))
        self.split.restoreState(settings.bytes("history_split"))
        self.list.setFocus()
        self._later.start()

    def _lay_out(self) -> None:
        for label in (self.nothing, self.message):
            label.setWordWrap(True)
            label.setVisible(False)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setObjectName("nothing")
        self.message.setObjectName("message")
        self.message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.split.addWidget(self.list)
        self.split.addWidget(self.deals)
        self.split.setSizes([300, 200])
        self.split.setStretchFactor(0, 3)
        self.split.setStretchFactor(1, 2)
        self.split.setChildrenCollapsible(False)
        self.column.addWidget(self.filter)
        self.column.addWidget(self.split, 1)
        self.column.addWidget(self.nothing, 1)
        self.column.addWidget(self.message)
        role = QDialogButtonBox.ButtonRole.ActionRole
        for key, words in (
            ("statistics", translate("history", "&Statistics…")),
            ("export", translate("history", "&Export as CSV…")),
            ("delete", translate("history", "&Delete…")),
            ("delete_all", translate("history", "Delete &all…")),
        ):
            self.buttons_by_key[key] = self.buttons.addButton(words, role)
        self.buttons_by_key["export"].setToolTip(
            translate("history", "The matches that are shown, a line for each deal")
        )
        close = self.reject_button(translate("history", "&Close"))
        for button in (*self.buttons_by_key.values(), close):
            # Enter belongs to the lists.
            button.setAutoDefault(False)

    def _connect(self) -> None:
        self.filter.changed.connect(self._filtered)
        self.list.selectionModel().currentChanged.connect(self._chosen)
        self.list.activated.connect(self._replay)
        self.deals.list.activated.connect(self._replay)
        self.deals.replay.clicked.connect(self._replay)
        self.deals.review.clicked.connect(self._review)
        self.deals.resume.clicked.connect(self._resume)
        handlers = {
            "statistics": self.show_statistics,
            "export": self.export,
            "delete": self.delete,
            "delete_all": self.delete_all,
        }
        for key, handler in handlers.items():
            self.buttons_by_key[key].clicked.connect(handler)
        delete = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.list)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self.delete)

    # -- What is shown -----------------------------------------------------------------------------------------------

    def match(self) -> MatchRow | None:
        """The chosen match."""
        row: MatchRow | None = self.list.currentIndex().data(Role.ROW)
        return row

    def reload(self) -> None:
        """Shows what the history has now; the chosen match stays chosen while it is there."""
        chosen = self.match()
        try:
            rows = self._history.matches()
        except HistoryError as wrong:
            rows = []
            self._tell(told(wrong))
        self.model.show(rows)
        self.filter.offer(rows)
        self.list.fit()
        shown = [one.id for one in self.proxy.rows()]
        self.list.choose(shown.index(chosen.id) if chosen and chosen.id in shown else 0)
        self._filtered()

    def _filtered(self) -> None:
        """A sentence in place of an empty list."""
        any_shown, any_there = self.proxy.rowCount() > 0, bool(self.model.rows)
        none = translate("history", "No match fits what is searched for.")
        empty = translate("history", "Nothing has been played yet. Every match is kept here from its first card on.")
        self.nothing.setText(none if any_there else empty)
        self.nothing.setVisible(not any_shown)
        self.split.setVisible(any_shown)
        self.filter.setVisible(any_there)
        for key, button in self.buttons_by_key.items():
            button.setEnabled(any_there if key in ("statistics", "delete_all") else any_shown)
        if any_shown and not self.list.currentIndex().isValid():
            self.list.choose(0)
        self._chosen()

    def _chosen(self) -> None:
        try:
            self.deals.show_match(self._history, self.match())
        except HistoryError as wrong:
            self._tell(told(wrong))

    def _tell(self, *sentences: str) -> None:
        """Tells what went wrong, one sentence after another; without any the line goes away."""
        self.message.setText("\n".join(sentences))
        self.message.setVisible(bool(sentences))

    # -- Catching up -------------------------------------------------------------------------------------------------

    def _catch_up(self) -> None:
        """Reads some of the records that the history does not know yet."""
        until = time.monotonic() + SLICE
        try:
            if self._catching_up is None:
                self._catching_up = self._history.catch_up()
                self._wrong: list[str] = []
                self._learnt = 0
            for step in self._catching_up:
                self._learnt += 1
                self._wrong += [told(step.wrong)] if step.wrong else []
                if time.monotonic() >= until:
                    words = translate("history", "Reading the records: {done} of {all}")
                    self._tell(words.format(done=step.done, all=step.all))
                    return
        except HistoryError as wrong:
            self._wrong.append(told(wrong))
        self._later.stop()
        self._caught_up()

    def _caught_up(self) -> None:
        if self._learnt:
            self.reload()
        sentences = [told(one) for one in self._said] + self._wrong[:1]
        if len(self._wrong) > 1:
            sentences.append(
                translate("history", "%n other record(s) cannot be read either.", "", len(self._wrong) - 1)
            )
        self._tell(*sentences)

    # -- What can be done --------------------------------------------------------------------------------------------

    def _replay(self) -> None:
        match = self.match()
        if match is not None:
            self.replay.emit(match.id, self.deals.deal())

    def _review(self) -> None:
        match = self.match()
        if match is not None:
            self.review.emit(match.id, self.deals.deal())

    def tell(self, sentence: str) -> None:
        """Tells what went wrong with what was wanted."""
        self._tell(sentence)

    def _resume(self) -> None:
        match = self.match()
        if match is not None:
            self.accept()
            self.resume.emit(match.id)

    def show_statistics(self) -> None:
        """Opens the statistics over this window."""
        from sjavs_desktop.ui.dialogs.statistics import StatisticsDialog

        try:
            dialog = StatisticsDialog(self._history.matches(), self._history.deals(), self._settings, self)
        except HistoryError as wrong:
            self._tell(told(wrong))
            return
        dialog.exec()
        dialog.deleteLater()

    def export(self) -> None:
        """Asks where to and writes the matches that are shown as a table."""
        title = translate("history", "Export the history")
        kinds = translate("history", "Tables (*.csv)")
        file, _ = QFileDialog.getSaveFileName(self, title, "sjavs-history.csv", kinds)
        if not file:
            return
        path = Path(file if file.lower().endswith(".csv") else f"{file}.csv")
        try:
            history_csv.export(path, self.proxy.rows(), self._history.deals())
        except OSError as wrong:
            words = translate("history", "{file} cannot be written: {why}")
            self._tell(words.format(file=path, why=told(cause(wrong))))
        except HistoryError as wrong:
            self._tell(told(wrong))
        else:
            self._tell(translate("history", "Written to {file}.").format(file=path))

    def delete(self) -> None:
        """Asks whether to, and deletes the selected matches for good."""
        rows = [one.data(Role.ROW) for one in self.list.selectionModel().selectedRows()]
        if rows:
            title = translate("history", "Delete from the history")
            words = translate(
                "history", "Delete %n match(es) for good, with all that was played in them?", "", len(rows)
            )
            self._delete(title, words, [one.id for one in rows])

    def delete_all(self) -> None:
        """Asks whether to, and deletes every match for good, whatever is shown."""
        title = translate("history", "Delete the whole history")
        count = len(self.model.rows)
        words = translate("history", "Delete the whole history for good: %n match(es)?", "", count)
        self._delete(title, words, [one.id for one in self.model.rows])

    def _delete(self, title: str, words: str, ids: list[str]) -> None:
        delete, keep = translate("history", "&Delete"), translate("history", "&Keep")
        if not question(self, title, words, delete, keep):
            return
        try:
            wrong: Sequence[object] = self._history.delete(ids)
        except HistoryError as failed:
            wrong = [failed]
        self.reload()
        self._tell(*map(told, wrong[:2]))

    def done(self, result: int) -> None:
        """Keeps the size of the window, however it is closed."""
        self._later.stop()
        self._settings.keep_bytes("history", self.saveGeometry())
        self._settings.keep_bytes("history_split", self.split.saveState())
        super().done(result)
