"""What is asked before a match is left that cannot be written: only then would it be lost."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from sjavs_desktop.app.journal import Journal
from sjavs_desktop.app.languages import told

translate = QCoreApplication.translate


def may_lose(journal: Journal | None, over: QWidget, save: Callable[[], bool]) -> bool:
    """Whether a match may be left; asks, over a widget, where its file still cannot be written.

    `save` lets its record be saved somewhere else, and says whether that was done.
    """
    while journal is not None and not journal.saved():
        box = Question(told(journal.trouble), over)
        box.exec()
        pressed = box.clickedButton()
        if pressed is box.elsewhere:
            if save():
                return True
        else:
            return pressed is box.leave
    return True


class Question(QMessageBox):
    """Stay, save the match somewhere else, or lose it; whoever only closes the box stays."""

    def __init__(self, why: str, over: QWidget) -> None:
        from sjavs_desktop.ui.dialogs.frame import grown, widen

        super().__init__(over)
        self.setFont(grown(over.window()))
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(translate("unsaved", "The match is not saved"))
        self.setText(
            translate(
                "unsaved", "The match cannot be saved. It is lost if you leave it now; or save it somewhere else."
            )
        )
        self.setInformativeText(why)
        self.elsewhere = self.addButton(
            translate("unsaved", "Save some&where else…"), QMessageBox.ButtonRole.ActionRole
        )
        self.leave = self.addButton(translate("unsaved", "&Leave it unsaved"), QMessageBox.ButtonRole.DestructiveRole)
        stay = self.addButton(translate("unsaved", "&Stay here"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(stay)
        self.setEscapeButton(stay)
        for button in self.findChildren(QPushButton):
            widen(button)
