"""The window in which a match is looked back upon, deal by deal: the table, the curve, and what each choice cost."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from sjavs_desktop.app.better_line import LineFinder
from sjavs_desktop.app.languages import told
from sjavs_desktop.app.reviewer import Reviewer
from sjavs_desktop.app.seats import HUMAN
from sjavs_desktop.core.record import Record, deals
from sjavs_desktop.core.wording import cause
from sjavs_desktop.ui import dress, game_points
from sjavs_desktop.ui.dialogs.frame import Dialog
from sjavs_desktop.ui.replay.board import ReplayBoard
from sjavs_desktop.ui.review import both_lines, paper, review_text
from sjavs_desktop.ui.review.choice_list import ChoiceList
from sjavs_desktop.ui.review.choices import LEAST, ChoicesModel
from sjavs_desktop.ui.review.curve import Curve
from sjavs_desktop.ui.review.parts import Parts
from sjavs_desktop.ui.review.review_text import SIGNS, Looked
from sjavs_desktop.ui.tick_box import TickBox

if TYPE_CHECKING:
    from sjavs_desktop.core.state import View
    from sjavs_desktop.engine.review import DealReview, Reviewed
    from sjavs_desktop.engine.teacher import Analysis, Limits

translate = QCoreApplication.translate


class ReviewDialog(Dialog):
    """Reviews a record whose deals have all ended; its thread ends with it."""

    def __init__(
        self,
        record: Record,
        dark: bool,
        deal: int = 1,
        parent: QWidget | None = None,
        limits: "Limits | None" = None,
        known: "dict[int, tuple[View, Analysis]] | None" = None,
    ) -> None:
        """`limits` are those of the person, by which the tutor asks too; `known` is what hints have found out."""
        super().__init__(parent, "")
        self._limits, self._known = limits, known
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint, True)
        self._before = dress.worn()
        dress.wear(dress.fitting(record.rules))
        self._dark = dark
        self.at = Looked(record)
        self._starts = [ply for ply, one in enumerate(record.actions) if one.kind == "shuffle"]
        self.found: dict[tuple[int, bool], DealReview] = {}
        """What is known, by deal and whether everybody's choices were looked at."""
        self._wanted: tuple[int, bool] | None = None
        """What is being reviewed."""
        self._partial: DealReview | None = None
        self._picked: Reviewed | None = None
        """The choice of the list that is told about: two may have been made at the same place."""
        self._said = ""
        self.reviewer, self.lines = Reviewer(self), LineFinder(self)
        self._build(record)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.finish(1240, 760)
        self.deal.setCurrentIndex(min(max(1, deal), self.deal.count()) - 1)
        self.show_deal()

    def _build(self, record: Record) -> None:
        self.board = ReplayBoard(record, self._dark, self)
        self.deal, self.whose, self.least = QComboBox(self), QComboBox(self), QComboBox(self)
        for _ in range(deals(record.actions)):
            self.deal.addItem("")
        self.whose.addItems(["", ""])
        self.whose.setVisible(record.levels[self.at.seat] == HUMAN)
        self.whose.setCurrentIndex(0 if record.levels[self.at.seat] == HUMAN else 1)
        self.least.addItems([""] * len(LEAST))
        self.least.setCurrentIndex(1)
        self.fortune = QLabel(self)
        self.fortune.setWordWrap(True)
        self.curve = Curve(self.at, self)
        self.model = ChoicesModel(self.at, self)
        self.list = ChoiceList(self.model, self)
        self.nothing = QLabel(self)
        self.nothing.setWordWrap(True)
        self.page = QTextBrowser(self)
        self.open_hands = TickBox(self)
        self.open_hands.setChecked(True)
        self.progress = QProgressBar(self)
        self.cancel = QPushButton(self)
        self.cancel.setAutoDefault(False)
        self.go_on = QPushButton(self)
        self.go_on.setAutoDefault(False)
        self.message = QLabel(self)
        self.message.setWordWrap(True)
        self.message.hide()
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.compare, self.paper, self.pdf = (self.buttons.addButton("", role) for _ in range(3))
        self.close_all = self.reject_button("")
        for button in (self.compare, self.paper, self.pdf, self.close_all):
            button.setAutoDefault(False)

    def _lay_out(self) -> None:
        heads = (QHBoxLayout(), QHBoxLayout())
        for box in (self.deal, self.whose, self.least):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for box in (self.deal, self.whose):
            heads[0].addWidget(box)
        work = QHBoxLayout()
        work.addStretch()
        work.addWidget(self.progress, 1)
        work.addWidget(self.cancel)
        work.addWidget(self.go_on)
        choices = QWidget(self)
        inner = QVBoxLayout(choices)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self.nothing)
        inner.addWidget(self.list, 1)
        side = QWidget(self)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        for head in heads:
            head.addStretch()
            column.addLayout(head)
        self.parts = Parts(self.curve, choices, self.page, self.least, heads[self.narrow or self.scale > 1.1])
        column.addWidget(self.fortune)
        column.addWidget(self.parts, 1)
        column.addLayout(work)
        column.addWidget(self.message)
        splitter = QSplitter(self)
        left = QWidget(self)
        table = QVBoxLayout(left)
        table.setContentsMargins(0, 0, 0, 0)
        table.addWidget(self.board, 1)
        table.addWidget(self.open_hands, 0, Qt.AlignmentFlag.AlignHCenter)
        splitter.addWidget(left)
        splitter.addWidget(side)
        splitter.setSizes([620, 600])
        splitter.setStretchFactor(0, 1)
        splitter.setStretchFactor(1, 1)
        splitter.setChildrenCollapsible(False)
        self.board.felt.setMinimumWidth(380)
        self.column.addWidget(splitter, 1)

    def _connect(self) -> None:
        self.deal.currentIndexChanged.connect(self.show_deal)
        self.whose.currentIndexChanged.connect(self.show_deal)
        self.least.currentIndexChanged.connect(self._list)
        self.curve.chosen.connect(self._go_to)
        self.board.moved.connect(self._follow)
        self.list.selectionModel().currentChanged.connect(self._chosen)
        self.list.clicked.connect(self._chosen)
        self.open_hands.toggled.connect(self.board.set_open)
        self.cancel.clicked.connect(self._cancel)
        self.go_on.clicked.connect(self._resume)
        self.compare.clicked.connect(self.compare_lines)
        self.paper.clicked.connect(self.print)
        self.pdf.clicked.connect(self.save_pdf)
        self.reviewer.reviewed.connect(self._reviewed)
        self.reviewer.grew.connect(self._grown)
        self.reviewer.progressed.connect(self._progressed)
        self.reviewer.finished.connect(self._finished)
        self.lines.reviewed.connect(self._line_found)
        self.lines.finished.connect(self._line_ended)

    # -- What is looked at -------------------------------------------------------------------------------------------

    @property
    def key(self) -> tuple[int, bool]:
        """The deal that is looked at, and whether everybody's choices are."""
        return self.deal.currentIndex() + 1, self.whose.currentIndex() == 1

    @property
    def shown(self) -> "DealReview | None":
        """What is known of it by now; of one that was cancelled as far as it came."""
        return self.found.get(self.key) or self._partial

    def span(self) -> tuple[int, int]:
        """The ply at which the cards of the deal lie dealt, and its last one."""
        starts = [*self._starts, len(self.at.record.actions)]
        first, last = starts[self.key[0] - 1] + 1, starts[self.key[0]]
        while first < last and self.at.record.actions[first].kind == "cut":
            first += 1
        return first, last

    def show_deal(self) -> None:
        """Shows the deal that is chosen, and reviews it if that has not been done."""
        self._partial = None
        self._ask(None if self.key in self.found else self.key)
        first, last = self.span()
        if not first <= self.board.ply <= last:
            self.board.show_ply(first)
        self._update()

    def _ask(self, key: tuple[int, bool] | None) -> None:
        """Reviews that, and nothing else."""
        self._wanted = key
        working = key is not None
        self.progress.setVisible(working)
        self.cancel.setVisible(working)
        self.go_on.setVisible(not working and self.key not in self.found)
        if key is None:
            self.reviewer.stop()
            return
        self.progress.setRange(0, 0)
        seat = None if key[1] else self.at.seat
        self.reviewer.review(self.at.record, seat, [key[0]], limits=self._limits, known=self._known)

    def _cancel(self) -> None:
        self._ask(None)
        self.go_on.setFocus()
        self._update()

    def _resume(self) -> None:
        """Goes on with a review that was cancelled; what it has found out stays in sight."""
        self._ask(self.key)
        self.cancel.setFocus()
        self._update()

    def _grown(self, one: "DealReview") -> None:
        # Gone on with, it begins with what is known.
        if self._partial is None or len(one.choices) >= len(self._partial.choices):
            self._partial = one
            self._update()

    def _reviewed(self, one: "DealReview") -> None:
        if self._wanted is not None:
            self.found[self._wanted] = one

    def _progressed(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def _finished(self, wrong: str) -> None:
        self._ask(None)
        self._tell(translate("review", "This deal could not be reviewed.") if wrong else "")
        self._update()
        # Whoever has gone somewhere meanwhile stays there.
        if self.model.rows and self.board.ply == self.span()[0]:
            self.list.setCurrentIndex(self.model.index(0, 0))

    def _tell(self, words: str) -> None:
        self.message.setText(words)
        self.message.setVisible(bool(words))

    # -- Showing it --------------------------------------------------------------------------------------------------

    def _update(self) -> None:
        """Shows what is known by now."""
        one, whole = self.shown, self.key in self.found
        lines = review_text.fortunes(one, self.at.rules, self.at.seat) if one is not None and whole else []
        self.fortune.setText(review_text.fortune(lines[0]) if lines else "")
        self.fortune.setVisible(bool(lines))
        first, last = self.span()
        self.curve.show_review(one, (first, last), paper.tricks(self.at, first, last))
        self.paper.setEnabled(bool(self.found))
        self.pdf.setEnabled(bool(self.found))
        self._list()

    def _list(self) -> None:
        """Lists the choices that are wanted."""
        one = self.shown
        self.model.show_choices(one.choices if one is not None else (), LEAST[self.least.currentIndex()])
        self.list.fit(self.key[1])
        self.list.setVisible(bool(self.model.rows))
        self.nothing.setVisible(not self.model.rows)
        self.nothing.setText(self._why_none())
        self._tell_about(self.board.ply)

    def _why_none(self) -> str:
        """What stands in place of an empty list."""
        if self._wanted is not None:
            return translate("review", "No mistakes so far.")
        if self.key not in self.found:
            return translate("review", "Not reviewed to the end.")
        if not self.found[self.key].choices:
            return translate("review", "There was nothing to choose in this deal.")
        return translate("review", "No mistakes.")

    def choice(self) -> "Reviewed | None":
        """The choice that was made at the place that is looked at."""
        here = [each for each in (self.shown.choices if self.shown is not None else ()) if each.ply == self.board.ply]
        picked = self._picked
        if picked is not None:
            here.sort(key=lambda each: (each.ply, each.seat) != (picked.ply, picked.seat))
        return here[0] if here else None

    def _chosen(self, current: QModelIndex) -> None:
        if current.isValid():
            self._picked = one = self.model.rows[current.row()]
            (self._tell_about if one.ply == self.board.ply else self._go_to)(one.ply)

    def _go_to(self, ply: int) -> None:
        """Shows a position; before a choice as whoever made it saw it, so that no old trick lies before a lead."""
        chosen = self.shown is not None and any(each.ply == ply for each in self.shown.choices)
        self.board.show_ply(ply, gathered=chosen)

    def _follow(self, ply: int) -> None:
        """Goes where the table has gone, into another deal too."""
        number = sum(one < ply for one in self._starts)
        if number and number != self.key[0]:
            self.deal.setCurrentIndex(number - 1)
        else:
            self._tell_about(ply)

    def _tell_about(self, ply: int) -> None:
        """Marks in the curve and in the list what the table shows, and tells about it."""
        self.curve.show_ply(ply)
        one, point = self.choice(), self.curve.point_at(ply)
        row = self.model.row_of(one)
        if row != self.list.currentIndex().row():
            self.list.setCurrentIndex(self.model.index(row, 0) if row >= 0 else QModelIndex())
            if row < 0:
                self.list.clearSelection()
        if one is not None:
            page = review_text.html(one, self.at)
            page += review_text.paragraph(game_points.explained(self.at.rules))
        else:
            page = review_text.paragraph(review_text.standing(point, self.at)) if point is not None else ""
        # Whoever reads it is not sent back to its head while more is worked out.
        if page != self._said:
            self._said = page
            self.page.setHtml(page)
        self.compare.setEnabled(one is not None and one.best != one.action and not self.lines.busy)

    # -- Both lines --------------------------------------------------------------------------------------------------

    def compare_lines(self) -> None:
        """Works out how the deal might have gone on after the better choice; then both are shown beside each other."""
        one = self.choice()
        if one is None or one.best == one.action:
            return
        self._compared = one
        self.compare.setEnabled(False)
        self._tell(translate("review", "Working out how it might have gone on…"))
        self.lines.find(self.at.record, one.ply, one.best)

    def _line_found(self, better: Record) -> None:
        self._tell("")
        number = self.at.states[self._compared.ply].table.deal
        ends = [*self._starts, len(self.at.record.actions)]
        played = replace(self.at.record, actions=self.at.record.actions[: ends[number]], marks=(), future=())
        both = both_lines.Both(played, better, since=ends[number - 1])
        dialog = both_lines.dialog(self.at, self._compared, both, self._dark, self)
        dialog.exec()
        dialog.deleteLater()

    def _line_ended(self, wrong: str) -> None:
        self._tell(translate("review", "How it might have gone on could not be worked out.") if wrong else "")
        self._tell_about(self.board.ply)

    # -- Paper -------------------------------------------------------------------------------------------------------

    def pages(self) -> "list[DealReview]":
        """The deals that were reviewed to their end, in their order; of each as many choices as are known."""
        known = {number: self.found[number, every] for number, every in sorted(self.found)}
        return [known[number] for number in sorted(known)]

    def print(self) -> None:
        """Asks for a printer and prints what was reviewed."""
        paper.print_out(self, self.at, self.pages())

    def save_pdf(self) -> None:
        """Asks where to and writes what was reviewed as a PDF."""
        title = translate("review", "Save the review as a PDF")
        kinds = translate("review", "PDF files ({files})").format(files="*.pdf")
        file, _ = QFileDialog.getSaveFileName(self, title, "sjavs-review.pdf", kinds)
        if not file:
            return
        path = Path(file if file.lower().endswith(".pdf") else f"{file}.pdf")
        try:
            paper.write_pdf(path, self.at, self.pages())
        except OSError as wrong:
            words = translate("review", "{file} cannot be written: {why}")
            self._tell(words.format(file=path, why=told(cause(wrong))))
        else:
            self._tell(translate("review", "Written to {file}.").format(file=path))

    # -- Words -------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Words everything anew."""
        self.setWindowTitle(translate("review", "Review"))
        for place in range(self.deal.count()):
            self.deal.setItemText(place, translate("review", "Deal {number}").format(number=place + 1))
        self.whose.setItemText(0, translate("review", "My choices"))
        self.whose.setItemText(1, translate("review", "Everybody's choices"))
        self.least.setItemText(0, translate("review", "All choices"))
        self.least.setItemText(1, translate("review", "Mistakes"))
        self.least.setItemText(2, translate("review", "Bad ones ({signs})").format(signs="?, ??"))
        self.least.setItemText(3, translate("review", "Very bad ones ({signs})").format(signs=SIGNS["very_bad"]))
        for box, name in (
            (self.deal, translate("review", "Deal")),
            (self.whose, translate("review", "Whose choices are reviewed")),
            (self.least, translate("review", "Which choices are listed")),
        ):
            box.setAccessibleName(name)
            box.setToolTip(name)
        self.fortune.setToolTip(review_text.fortune_help(self.at.rules))
        self.curve.setAccessibleName(translate("review", "Expected with all cards open, in game points"))
        self.list.setAccessibleName(translate("review", "Choices, the most costly first"))
        self.page.setAccessibleName(translate("review", "About this choice"))
        self.parts.retranslate()
        self.open_hands.setText(translate("review", "All &hands open"))
        self.progress.setFormat("%p\N{NO-BREAK SPACE}%")
        self.progress.setAccessibleName(translate("review", "How much has been reviewed"))
        self.cancel.setText(translate("review", "&Cancel"))
        self.go_on.setText(translate("review", "&Go on"))
        self.compare.setText(translate("review", "&Both lines…"))
        self.compare.setToolTip(
            translate("review", "What was played, and beside it what the better choice might have led to")
        )
        self.paper.setText(translate("review", "&Print…"))
        self.pdf.setText(translate("review", "Save as P&DF…"))
        self.close_all.setText(translate("review", "C&lose"))
        self._update()

    # -- What Qt asks for --------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Words everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def done(self, result: int) -> None:
        """Ends what is being worked out, however the window is closed."""
        self.reviewer.close()
        self.lines.close()
        dress.wear(self._before)
        super().done(result)
