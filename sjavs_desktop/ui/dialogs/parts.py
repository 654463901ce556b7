"""The parts of a long form in a list beside it: a click turns to a part, and turning the page marks where one is."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QScrollArea

from sjavs_desktop.ui.dialogs.option_form import OptionForm


class Parts(QListWidget):
    """The headings of a form that lies in a scroll area."""

    def __init__(self, form: OptionForm, area: QScrollArea) -> None:
        super().__init__(area.parentWidget())
        self.setObjectName("parts")
        self._form, self.area = form, area
        self._keys = list(form.headings())
        for _ in self._keys:
            self.addItem(QListWidgetItem())
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSpacing(2)
        self.setCurrentRow(0)
        self.itemClicked.connect(lambda item: self._turn(self.row(item)))
        self.currentRowChanged.connect(self._turn)
        area.verticalScrollBar().valueChanged.connect(self._mark)
        form.found.connect(self._show_found)

    def retranslate(self) -> None:
        """Words the list as the headings are worded now."""
        for row, key in enumerate(self._keys):
            self.item(row).setText(self._form.heading(key).title.text())
        self.setAccessibleName(QCoreApplication.translate("preferences", "Parts of the preferences"))
        self._fit()

    def _turn(self, row: int) -> None:
        """Shows a part from its heading on, as far as the page can be turned."""
        self.area.verticalScrollBar().setValue(self._top(self._keys[row]))

    def _top(self, key: str) -> int:
        """How far the page is turned when a part begins at its top."""
        return self._form.heading(key).y() - self._form.margin()

    def _mark(self, value: int) -> None:
        """Marks the part at the top of the page; the one that was chosen, where the page ends before it."""
        if self.hasFocus() and value == self.area.verticalScrollBar().maximum():
            return
        shown = self._form.headings()
        above = [row for row, key in enumerate(self._keys) if key in shown and self._top(key) <= value]
        blocked = self.blockSignals(True)
        self.setCurrentRow(above[-1] if above else 0)
        self.blockSignals(blocked)

    def _show_found(self) -> None:
        shown = self._form.headings()
        for row, key in enumerate(self._keys):
            self.item(row).setHidden(key not in shown)
        self.area.verticalScrollBar().setValue(0)
        first = next((row for row, key in enumerate(self._keys) if key in shown), 0)
        blocked = self.blockSignals(True)
        self.setCurrentRow(first)
        self.blockSignals(blocked)

    def _fit(self) -> None:
        """As wide as the longest name."""
        edges = 2 * (self.frameWidth() + self.spacing()) + self.fontMetrics().height()
        self.setFixedWidth(self.sizeHintForColumn(0) + edges)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()
