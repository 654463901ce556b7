"""A page of the book on the screen, to be printed or written as a PDF."""

from PySide6.QtCore import QCoreApplication, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QWidget

from sjavs_desktop.app.languages import told
from sjavs_desktop.core.wording import cause
from sjavs_desktop.ui.dialogs.pages import PageDialog

translate = QCoreApplication.translate

MARGIN = 2
"""Millimetres around the page; the document leaves another 20 around its text."""


class PaperDialog(PageDialog):
    """A page that can be printed, copied, or written as a PDF."""

    def __init__(self, title: str, html: str, parent: QWidget | None = None) -> None:
        super().__init__(title, html, parent, printable=True)
        pdf = self.buttons.addButton(translate("exercise", "Save as P&DF…"), QDialogButtonBox.ButtonRole.ActionRole)
        pdf.setObjectName("pdf")
        pdf.clicked.connect(self._ask)

    def _ask(self) -> None:
        kind = translate("exercise", "PDF ({files})").format(files="*.pdf")
        chosen, _ = QFileDialog.getSaveFileName(self, translate("exercise", "Save as PDF"), "sjavs.pdf", kind)
        if chosen:
            why = write_pdf(self.page.document(), chosen, self.windowTitle())
            if why:
                self.setWindowTitle(why)


def write_pdf(document: QTextDocument, path: str, title: str) -> str:
    """Writes a document as a PDF on A4; why that cannot be, in one sentence, or nothing."""
    try:
        with open(path, "ab"):
            pass
    except OSError as wrong:
        return f"{path}: {told(cause(wrong))}"
    writer = QPdfWriter(path)
    writer.setTitle(title)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN),
            QPageLayout.Unit.Millimeter,
        )
    )
    copy = document.clone()
    copy.setParent(None)
    copy.print_(writer)
    return ""
