"""What is to be done once one's own deals of a duel are played."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QWidget

from sjavs_desktop.app.duels import Duels
from sjavs_desktop.core.duel import Duel
from sjavs_desktop.ui import duel_text
from sjavs_desktop.ui.dialogs.duel import save_as
from sjavs_desktop.ui.dialogs.frame import Dialog

translate = QCoreApplication.translate


class DoneDialog(Dialog):
    """Says that the file is to be sent, and saves it."""

    def __init__(self, duels: Duels, duel: Duel, parent: QWidget | None = None) -> None:
        super().__init__(parent, translate("duel", "Duel by file"))
        self._duels, self._duel = duels, duel
        told = QLabel(duel_text.after_last(duel), self)
        self.message = QLabel(self)
        self.message.setObjectName("message")
        self.message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for label in (told, self.message):
            label.setWordWrap(True)
            self.column.addWidget(label)
        self.column.addStretch(1)
        self.save = self.buttons.addButton(translate("duel", "&Save the file…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.save.clicked.connect(self._save)
        self.save.setDefault(True)
        self.reject_button(translate("duel", "&Close")).setAutoDefault(False)
        self.finish(560, 220)

    def _save(self) -> None:
        if sentence := save_as(self._duels, self._duel, self):
            self.message.setText(sentence)
