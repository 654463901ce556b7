"""Why the bots did what they did: the last decision of a deal that is over, and the way back to earlier ones."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QTextBrowser, QWidget

from sjavs_desktop.app.why import Explained
from sjavs_desktop.ui import why_text
from sjavs_desktop.ui.dialogs.frame import Dialog

translate = QCoreApplication.translate


class WhyDialog(Dialog):
    """Shows one decision at a time."""

    def __init__(self, told: Sequence[Explained], names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent, translate("why", "Why did you do that?"))
        self._told, self._names = tuple(told), tuple(names)
        self.place = len(self._told) - 1
        """Which decision is shown."""
        self.moment = QLabel(self)
        self.page = QTextBrowser(self)
        self.page.setAccessibleName(self.windowTitle())
        self.column.addWidget(self.moment)
        self.column.addWidget(self.page, 1)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.earlier = self.buttons.addButton(translate("why", "◂ &Earlier"), role)
        self.later = self.buttons.addButton(translate("why", "&Later ▸"), role)
        for button, step, key in (
            (self.earlier, -1, Qt.Key.Key_Left),
            (self.later, 1, Qt.Key.Key_Right),
        ):
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, step=step: self.go(step))
            # A shortcut of the button itself would take the place of its underlined letter.
            QShortcut(QKeySequence(key), self).activated.connect(button.click)
        self.close_button(translate("why", "&Close"))
        self._show()
        self.finish(560, 440)

    def go(self, step: int) -> None:
        """Goes to an earlier (-1) or a later (1) decision; at an end nothing happens."""
        self.place = max(0, min(len(self._told) - 1, self.place + step))
        self._show()

    def _show(self) -> None:
        one = self._told[self.place]
        words = translate("why", "{moment} · decision {number} of {all}")
        moment = why_text.where(one.view)
        self.moment.setText(words.format(moment=moment, number=self.place + 1, all=len(self._told)))
        self.page.setHtml(why_text.html(one, self._names))
        self.earlier.setEnabled(self.place > 0)
        self.later.setEnabled(self.place < len(self._told) - 1)
