"""One option in a form: its label and its sentence on the left, its editor and the way back on the right."""

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from sjavs_desktop.models.option_form import Role
from sjavs_desktop.ui.delegates import ChoiceBox, framed
from sjavs_desktop.ui.dialogs.frame import widen
from sjavs_desktop.ui.tick_box import TickBox

SMALL = 0.9
"""How much smaller a sentence is than the label, as in the list of house rules."""


class OptionRow(QWidget):
    """Shows an option of an `OptionModel` and writes into it what is chosen."""

    def __init__(self, index: QModelIndex, parent: QWidget) -> None:
        """`index` is that of the option's label."""
        super().__init__(parent)
        self._label_index = QPersistentModelIndex(index)
        self._index = QPersistentModelIndex(index.siblingAtColumn(1))
        key = str(index.data(Role.KEY))
        self._note, self._label, self._help = (self._words(f"{name}_{key}") for name in ("note", "label", "help"))
        self._note.hide()
        self._help.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.editor = self._made(key)
        self._label.setBuddy(self.editor)
        self.reset = QPushButton(self)
        self.reset.setObjectName(f"reset_{key}")
        self.reset.setAutoDefault(False)
        policy = self.reset.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # nothing jumps when a value is changed
        self.reset.setSizePolicy(policy)
        self.reset.clicked.connect(self._back_to_standard)
        self._lay_out()
        self.refresh()

    def _words(self, name: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setWordWrap(True)
        return label

    def _made(self, key: str) -> QCheckBox | ChoiceBox:
        if self._index.data(Role.KIND) == "bool":
            check = TickBox(self)
            check.setObjectName(key)
            check.setPalette(framed(self.palette()))
            check.toggled.connect(self._choose)
            return check
        box = ChoiceBox(self)  # the wheel turns the page, not what is chosen
        box.setObjectName(key)
        for value, label in self._index.data(Role.CHOICES):
            box.addItem(label, value)
        box.currentIndexChanged.connect(lambda at: self._choose(box.itemData(at)))
        return box

    def _lay_out(self) -> None:
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(2)
        left.addWidget(self._label)
        left.addWidget(self._help)
        left.addStretch(1)
        right.setSpacing(4)
        right.addWidget(self.editor)
        right.addWidget(self.reset, 0, Qt.AlignmentFlag.AlignLeft)
        right.addStretch(1)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.addWidget(self._note, 0, 0, 1, 2)
        grid.addLayout(left, 1, 0)
        grid.addLayout(right, 1, 1)
        grid.setColumnStretch(0, 1)

    def _choose(self, value: Any) -> None:
        model: Any = self._index.model()
        model.setData(model.index_of(self.key), value)

    def _back_to_standard(self) -> None:
        """Takes the standard value; the keyboard goes on at the editor, as the button is gone."""
        self.editor.setFocus(Qt.FocusReason.OtherFocusReason)
        model: Any = self._index.model()
        self._choose(model.option_at(model.index_of(self.key)).default)

    @property
    def key(self) -> str:
        """The key of the option."""
        return str(self._index.data(Role.KEY))

    def refresh(self) -> None:
        """Shows what the model says, in the current language."""
        label, changed = str(self._label_index.data()), bool(self._index.data(Role.MODIFIED))
        mark = QCoreApplication.translate("options", "{label} (changed)").format(label=label) if changed else label
        self._label.setText(mark.replace("&", "&&"))
        self._embolden(changed)
        self._help.setText(str(self._index.data(Role.HELP)))
        self.editor.setAccessibleName(mark)
        self.editor.setAccessibleDescription(self._help.text())
        self._show_value()
        standard = str(self._index.data(Role.STANDARD))
        back = QCoreApplication.translate("preferences", "{label}: back to “{standard}”")
        self.reset.setText(QCoreApplication.translate("preferences", "Reset"))
        self.reset.setAccessibleName(back.format(label=label, standard=standard))
        self.reset.setToolTip(self.reset.accessibleName())
        self.reset.setVisible(changed)
        widen(self.reset)

    def _show_value(self) -> None:
        value = self._index.data(Qt.ItemDataRole.EditRole)
        blocked = self.editor.blockSignals(True)
        if isinstance(self.editor, QCheckBox):
            self.editor.setChecked(bool(value))
            self.editor.setText(str(self._index.data()))
        else:
            for at, (_, label) in enumerate(self._index.data(Role.CHOICES)):
                self.editor.setItemText(at, label)
            self.editor.setCurrentIndex(self.editor.findData(value))
        self.editor.blockSignals(blocked)

    def note(self, words: str) -> None:
        """Says something above the option; nothing when there are no words."""
        self._note.setText(words)
        self._note.setVisible(bool(words))

    # -- Looks ---------------------------------------------------------------------------------------------------------

    def fit(self, base: QFont) -> None:
        """Follows the size of the other words."""
        font = QFont(base)
        font.setPointSizeF(SMALL * base.pointSizeF())
        self._help.setFont(font)
        self._embolden(bool(self._index.data(Role.MODIFIED)))
        widen(self.reset)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and isinstance(self.editor, QCheckBox):
            self.editor.setPalette(framed(self.palette()))

    def _embolden(self, on: bool) -> None:
        font = QFont(self.font())
        font.setBold(on)
        self._label.setFont(font)

    def wanted(self) -> int:
        """The width that the editor would have, if there were room for its longest choice."""
        if isinstance(self.editor, QCheckBox):
            return self.editor.sizeHint().width()
        words = (self.editor.itemText(at) for at in range(self.editor.count()))
        metrics = self.editor.fontMetrics()
        return max(metrics.horizontalAdvance(one) for one in words) + 4 * metrics.height()

    def set_width(self, width: int) -> None:
        """Gives the editor a width, and as many lines as its longest choice then needs."""
        width = max(width, self.reset.minimumWidth())
        self.editor.setFixedWidth(width)
        if isinstance(self.editor, ChoiceBox):
            words = [self.editor.itemText(at) for at in range(self.editor.count())]
            self.editor.setMinimumHeight(self.editor.high(width, words))
