"""The foot of the score panel, which names the deal on the table: its code, the fingerprint of its seal, and what it
is if not one of a match like any other: what if, or a duel.
"""

import re
from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolButton, QWidget

from sjavs_desktop.app import library
from sjavs_desktop.app.deals import code_of
from sjavs_desktop.core import codes
from sjavs_desktop.core.duel import ORIGIN
from sjavs_desktop.core.lesson import is_lesson
from sjavs_desktop.core.pack import Pack
from sjavs_desktop.core.record import Record, deals
from sjavs_desktop.core.seal import shown

BRANCH = "branch "
"""How the origin of a record begins that was played on from a moment of another one."""
PARTS = re.compile(r"[^-:]+[-:]*")
"""What of a code stays together in one line."""
MARGIN = 12
"""Pixels beside the words."""


class DealLabel(QToolButton):
    """Shows the code of a deal and its fingerprint; a click copies both."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoRaise(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._code = self._seal = self._origin = self._other = ""
        self._what_if = False
        """Whether the deal is the one that was played on from a moment of it; those after it are like any other."""
        self.rival: Callable[[str], str] = lambda origin: ""
        """Who else plays the deals of the duel with that origin; empty before anybody is known."""
        self._named: tuple[str, int, int] | None = None
        self.clicked.connect(self._copy)
        self.hide()

    def show_deal(self, record: Record | None, packs: Mapping[str, Pack]) -> None:
        """Names the deal that a record has come to; nothing before the first, and none of a lesson."""
        deal = deals(record.actions) if record else 0
        if record is None or not deal or is_lesson(record):
            self._named = None
            self.hide()
            return
        # Once the pack is cut neither the code nor the seal changes any more.
        start = max(number for number, action in enumerate(record.actions) if action.kind == "shuffle")
        named = f"{record.origin} {record.salt or record.seed}", deal, min(len(record.actions) - start, 3)
        if named == self._named:
            return
        self._named = named
        self._code, self._origin = code_text(record, deal, packs), record.origin
        self._what_if = deal <= branched(record)
        self._other = self.rival(record.origin) if record.origin.startswith(ORIGIN) else ""
        seals = (one.value.partition(" ") for one in record.marks if one.kind == "seal")
        self._seal = next((shown(seal) for number, _, seal in seals if number == str(deal)), "")
        self._word()
        self.show()

    def _word(self) -> None:
        kind = self.kind()
        seal = self.tr("Seal {seal}").format(seal=self._seal) if self._seal else ""
        self.setText("\n".join(filter(None, (kind, self.tr("Deal code:"), *self._lines(), seal))))
        told = self.tr("The code of this deal: rules and cards. Whoever types it in gets the same cards.")
        sealed = self.tr(
            "The fingerprint made before the first card: {seal}. Afterwards it can be checked: sjavs verify FILE."
        ).format(seal=self._seal)
        click = self.tr("A click copies it.")
        self.setToolTip("\n".join(filter(None, (self._meaning(), told, sealed if self._seal else "", click))))
        name = self.tr("Deal code {code}").format(code=self._code)
        named = self.tr("{kind}. {name}").format(kind=kind, name=name)
        self.setAccessibleName(named if kind else name)

    def _lines(self) -> list[str]:
        """The code in as few lines as the width allows: one that has house rules in it has a line for them."""
        wide, metrics, lines = self.width() - MARGIN, self.fontMetrics(), [""]
        for part in PARTS.findall(self._code):
            if lines[-1] and metrics.horizontalAdvance(lines[-1] + part) > wide:
                lines.append("")
            lines[-1] += part
        return lines

    def kind(self) -> str:
        """What the deal is, if it is not one of a match like any other."""
        if self._what_if:
            return self.tr("What if")
        if not self._origin.startswith(ORIGIN):
            return ""
        return self.tr("Duel with {name}").format(name=self._other) if self._other else self.tr("Duel")

    def _meaning(self) -> str:
        """The same in more words, as the tooltip has it."""
        if self._what_if:
            return self.tr("What if: this match was played on from a moment of another one.")
        return self.kind()

    def _copy(self) -> None:
        QApplication.clipboard().setText(f"{self._code}\n{self._seal}".strip())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._code:
            self._word()

    def changeEvent(self, event: QEvent) -> None:
        """Words everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._word()
        super().changeEvent(event)


def branched(record: Record) -> int:
    """The number of the deal in which a record was played on from a moment of another one; 0 for any other record."""
    if not record.origin.startswith(BRANCH):
        return 0
    moment = record.origin.rpartition(" ")[2]
    return max(1, deals(record.actions[: int(moment)])) if moment.isdecimal() else 1


def code_text(record: Record, deal: int, packs: Mapping[str, Pack]) -> str:
    """The code of a deal as text."""
    return codes.write(code_of(record, deal, packs, library.user_folder()))
