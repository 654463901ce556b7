"""The foot of the score panel, which names the deal on the table: its code, and the fingerprint of its seal."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolButton, QWidget

from sjavs_desktop.app import library
from sjavs_desktop.app.deals import code_of
from sjavs_desktop.core import codes
from sjavs_desktop.core.pack import Pack
from sjavs_desktop.core.record import Record, deals
from sjavs_desktop.core.seal import shown

MARGIN = 12
"""Pixels beside the words."""


class DealLabel(QToolButton):
    """Shows the code of a deal and its fingerprint; a click copies both."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoRaise(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._code = self._seal = ""
        self._named: tuple[str, int, int] | None = None
        self.clicked.connect(self._copy)
        self.hide()

    def show_deal(self, record: Record | None, packs: Mapping[str, Pack]) -> None:
        """Names the deal that a record has come to; nothing before the first."""
        deal = deals(record.actions) if record else 0
        if record is None or not deal:
            self._named = None
            self.hide()
            return
        # Once the pack is cut neither the code nor the seal changes any more.
        start = max(number for number, action in enumerate(record.actions) if action.kind == "shuffle")
        named = record.salt or record.seed, deal, min(len(record.actions) - start, 3)
        if named == self._named:
            return
        self._named = named
        self._code = code_text(record, deal, packs)
        seals = (one.value.partition(" ") for one in record.marks if one.kind == "seal")
        self._seal = next((shown(seal) for number, _, seal in seals if number == str(deal)), "")
        self._word()
        self.show()

    def _word(self) -> None:
        fit = self.fontMetrics().elidedText
        # A code with house rules in it has a line for them.
        wide = self.fontMetrics().horizontalAdvance(self._code) > self.width() - MARGIN
        code = self._code.replace(":", ":\n") if wide else self._code
        lines = [*code.split("\n"), self.tr("Seal {seal}").format(seal=self._seal)] if self._seal else code.split("\n")
        self.setText("\n".join(fit(one, Qt.TextElideMode.ElideRight, self.width() - MARGIN) for one in lines))
        told = self.tr("The code of this deal: rules and cards. Whoever types it in gets the same cards.")
        sealed = self.tr(
            "The fingerprint made before the first card: {seal}. Afterwards it can be checked: sjavs verify FILE."
        ).format(seal=self._seal)
        click = self.tr("A click copies it.")
        self.setToolTip("\n".join([told, *([sealed] if self._seal else []), click]))
        self.setAccessibleName(self.tr("Deal code {code}").format(code=self._code))

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


def code_text(record: Record, deal: int, packs: Mapping[str, Pack]) -> str:
    """The code of a deal as text."""
    return codes.write(code_of(record, deal, packs, library.user_folder()))
