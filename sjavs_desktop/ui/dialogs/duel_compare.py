"""A duel that both have played: deal by deal as a table, and each deal card by card, side by side."""

from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QWidget,
)

from sjavs_desktop.core.duel import Duel, Entry
from sjavs_desktop.core.record import Record
from sjavs_desktop.models.history import Cell, Data, Index, Role, RowsModel
from sjavs_desktop.ui import duel_text
from sjavs_desktop.ui.dialogs.frame import Dialog
from sjavs_desktop.ui.dialogs.row_list import RowList
from sjavs_desktop.ui.duel_text import Line
from sjavs_desktop.ui.replay.side_by_side import Side, SideBySide

translate = QCoreApplication.translate

LINES = 9
"""Lines of what is told of a deal that are seen without scrolling."""


def deal_number(line: Line) -> str:
    """The first cell of a line."""
    return str(line.deal) if line.deal else translate("duel", "Total")


class ComparisonModel(RowsModel):
    """The lines of a comparison, the total last."""

    def __init__(self, duel: Duel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = [duel_text.short(one.player) for one in duel_text.ordered(duel)]
        self.rows = duel_text.lines(duel)

    def cells(self) -> list[Cell]:
        found = [Cell(translate("duel", "Deal"), deal_number, deal_number)]
        for place, name in enumerate(self._names):
            for words, text, right in (
                (translate("duel", "Contract"), contract_of, False),
                (translate("duel", "Declarer"), declarer_of, False),
                (translate("duel", "Points"), points_of, True),
            ):
                found.append(Cell(f"{name}\n{words}", partial(text, place), deal_number, right))
        told = translate("duel", "What {name} has made more than {other}")
        told = told.format(name=self._names[0], other=self._names[1])
        found.append(Cell(translate("duel", "Difference"), difference_of, deal_number, right=True, help=told))
        return found

    def data(self, index: Index, role: int = Data.DisplayRole) -> Any:
        if role == Data.FontRole and index.isValid() and not self.rows[index.row()].deal:
            font = QFont()
            font.setBold(True)
            return font
        return super().data(index, role)


def contract_of(place: int, line: Line) -> str:
    """What a player has played."""
    return line.played[place] if line.played else ""


def declarer_of(place: int, line: Line) -> str:
    """Who declared with a player."""
    return line.declarer[place] if line.declarer else ""


def points_of(place: int, line: Line) -> str:
    """What a deal came to for a player."""
    return duel_text.points(line.points[place], True)


def difference_of(line: Line) -> str:
    """What the first player has made more than the second."""
    return duel_text.points(line.difference, True)


class ComparisonDialog(Dialog):
    """The table; a deal of it can be looked at card by card."""

    def __init__(self, duel: Duel, dark: bool, parent: QWidget | None = None) -> None:
        """The duel is whole."""
        super().__init__(parent, translate("duel", "Duel by file: the comparison"))
        self._duel, self._dark = duel, dark
        title = QLabel(duel_text.title(duel), self)
        self.verdict = QLabel(duel_text.verdict(duel), self)
        self.verdict.setObjectName("verdict")
        font = QFont(self.font())
        font.setBold(True)
        font.setPointSizeF(1.15 * font.pointSizeF())
        self.verdict.setFont(font)
        self.model = ComparisonModel(duel, self)
        self.list = RowList(self.model, translate("duel", "Deals of the duel"), (1, 2, 4, 5), self)
        self.list.setObjectName("comparison")
        measure = QLabel(duel_text.measure(), self)
        self.outcomes = tuple(QLabel(self) for _ in duel.entries)
        for part in (title, self.verdict, self.list, self._told(), measure):
            self.column.addWidget(part, 1 if part is self.list else 0)
            if isinstance(part, QLabel):
                part.setWordWrap(True)
                part.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words = translate("duel", "Card &by card, side by side…")
        self.look = self.buttons.addButton(words, QDialogButtonBox.ButtonRole.ActionRole)
        self.look.clicked.connect(self._look)
        close = self.reject_button(translate("duel", "&Close"))
        for button in (self.look, close):
            button.setAutoDefault(False)
        self.list.activated.connect(self._look)
        self.list.selectionModel().currentChanged.connect(self._follow)
        self.list.choose(0)
        self._follow()
        self.finish(980, 560)
        self.list.setFocus()

    def _told(self) -> QScrollArea:
        """Both outcomes of the chosen deal, side by side."""
        body = QWidget(self)
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        for label in self.outcomes:
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            row.addWidget(label, 1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(body)
        area.setFixedHeight(LINES * self.fontMetrics().lineSpacing())
        return area

    def _deal(self) -> int:
        line: Line | None = self.list.currentIndex().data(Role.ROW)
        return line.deal if line is not None else 0

    def _follow(self, *_: object) -> None:
        self.look.setEnabled(self._deal() > 0)
        for label, entry in zip(self.outcomes, duel_text.ordered(self._duel), strict=True):
            lines = []
            if self._deal():
                lines = duel_text.outcome(self._duel, self._deal(), entry)
                lines.insert(0, duel_text.heading(self._duel, self._deal(), entry))
            label.setText("\n".join(lines))

    def _look(self) -> None:
        if self._deal():
            dialog = SideBySideDialog(self._duel, self._deal(), self._dark, self)
            dialog.exec()
            dialog.deleteLater()


class SideBySideDialog(SideBySide):
    """One deal as both have played it: two tables that step together."""

    def __init__(self, duel: Duel, deal: int, dark: bool, parent: QWidget | None = None) -> None:
        self.duel = duel
        self.deal = deal
        sides = [
            Side(
                self._record(one),
                duel_text.heading(duel, deal, one),
                "\n".join(duel_text.outcome(duel, deal, one)),
            )
            for one in duel_text.ordered(duel)
        ]
        title = translate("duel", "Duel by file: deal {number}").format(number=deal)
        super().__init__(title, sides, 0, dark, parent)

    def _record(self, entry: Entry) -> Record:
        header = self.duel.header(self.deal, entry.player)
        for action in entry.plays[self.deal - 1]:
            header = header.appended(action)
        return header
