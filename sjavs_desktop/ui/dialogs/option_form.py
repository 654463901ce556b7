"""A form over an `OptionModel`: each option with its sentence, its editor, and a way back to the standard."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QModelIndex, Signal
from PySide6.QtGui import QFont, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.models.option_form import Index, OptionFilter, OptionModel, Role
from sjavs_desktop.ui.dialogs.option_row import OptionRow

HEADING = 1.15
"""How much larger a heading is than the rest."""
SHARE = 0.42
"""Which part of the width the choices take at most; the words take the rest."""


GAP = 0.6
"""The room between two options, in heights of a line."""


class Heading(QWidget):
    """The name of a group, and what holds for all of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title, self._about, self._line = QLabel(self), QLabel(self), QFrame(self)
        self.title.setForegroundRole(QPalette.ColorRole.Link)
        self._about.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._line.setFrameShape(QFrame.Shape.HLine)
        self._line.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 0)
        column.setSpacing(2)
        for label in (self.title, self._about):
            label.setWordWrap(True)
            column.addWidget(label)
        column.addWidget(self._line)

    def word(self, title: str, about: str) -> None:
        """Says both; nothing about the group where there is nothing to say."""
        self.title.setText(title)
        self._about.setText(about)
        self._about.setVisible(bool(about))

    def fit(self, base: QFont) -> None:
        """Follows the size of the other words."""
        font = QFont(base)
        font.setBold(True)
        font.setPointSizeF(HEADING * base.pointSizeF())
        self.title.setFont(font)


class OptionForm(QWidget):
    """Shows the options of a model under the names of their groups; a search hides those that it does not find."""

    found = Signal()
    """Other options are shown than before."""

    def __init__(self, model: OptionModel, about: Mapping[str, str] | None = None) -> None:
        """`about` says by group what holds for all of it."""
        super().__init__()
        self.model = model
        self._about = dict(about or {})
        self._proxy = OptionFilter(self)
        self._proxy.setSourceModel(model)
        self._headings: dict[str, Heading] = {}
        self._rows: dict[str, OptionRow] = {}
        self._column = QVBoxLayout(self)
        for at, group in enumerate(model.groups()):
            self._headings[group.key] = Heading(self)
            self._column.addWidget(self._headings[group.key])
            for each in range(len(group.options)):
                self._add(model.index(each, 0, model.index(at, 0)))
        self._column.addStretch(1)
        model.dataChanged.connect(self._tell)
        self._say_headings()
        self._fit()

    def _add(self, index: QModelIndex) -> None:
        row = OptionRow(index, self)
        self._rows[str(index.data(Role.KEY))] = row
        self._column.addWidget(row)

    def row(self, key: str) -> OptionRow:
        """The row of an option; KeyError when there is none."""
        return self._rows[key]

    def heading(self, group: str) -> Heading:
        """The heading of a group; KeyError when there is none."""
        return self._headings[group]

    def margin(self) -> int:
        """Pixels above the first heading."""
        return self._column.contentsMargins().top()

    def headings(self) -> dict[str, Heading]:
        """By group the headings under which anything is shown now."""
        shown = {group.key for group in self.model.groups() if any(self.shows(one.key) for one in group.options)}
        return {key: heading for key, heading in self._headings.items() if key in shown}

    def shows(self, key: str) -> bool:
        """Whether the search has found an option."""
        return self._proxy.mapFromSource(self.model.index_of(key)).isValid()

    def search(self, text: str) -> None:
        """Shows the options that hold every word of a text; all of them for an empty one."""
        self._proxy.search(text)
        for key, row in self._rows.items():
            row.setVisible(self.shows(key))
        shown = self.headings()
        for group, heading in self._headings.items():
            heading.setVisible(group in shown)
        self.found.emit()

    def note(self, key: str, words: str) -> None:
        """Says something above an option; nothing when there are no words."""
        self._rows[key].note(words)

    def values(self) -> dict[str, OptionValue]:
        """The values as they are edited now, by key."""
        return self.model.values()

    def set_values(self, values: Mapping[str, OptionValue]) -> None:
        """Puts values in; keys that are not there are passed over."""
        self.model.set_values(values)

    def retranslate(self, about: Mapping[str, str]) -> None:
        """Words everything in the current language."""
        self._about = dict(about)
        self.model.retranslate()
        self._say_headings()
        self._share()

    def _say_headings(self) -> None:
        for at, group in enumerate(self.model.groups()):
            title = str(self.model.index(at, 0).data())
            self._headings[group.key].word(title, self._about.get(group.key, ""))

    def _tell(self, first: Index, last: Index) -> None:
        for row in range(first.row(), last.row() + 1):
            key = self.model.index(row, 0, self.model.parent(first)).data(Role.KEY)
            if key is not None:
                self._rows[str(key)].refresh()

    def _fit(self) -> None:
        self._column.setSpacing(round(GAP * self.fontMetrics().height()))
        for heading in self._headings.values():
            heading.fit(self.font())
        for row in self._rows.values():
            row.fit(self.font())
        self._share()

    def _share(self) -> None:
        """Makes all choices as wide as the widest of them, if there is room for it."""
        widest = max((row.wanted() for row in self._rows.values()), default=0)
        for row in self._rows.values():
            row.set_width(min(widest, round(SHARE * self.width())))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()
