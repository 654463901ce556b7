"""A form made from options: each with its editor, and what it changes in one sentence."""

from collections.abc import Iterable, Mapping
from typing import cast

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QSizePolicy, QWidget

from sjavs_desktop.core.schema import Option, OptionValue
from sjavs_desktop.ui.delegates import ChoiceBox

HEADING = 1.15
"""How much larger a heading is than the rest."""


class OptionForm(QWidget):
    """Edits the values of options."""

    changed = Signal()

    def __init__(
        self,
        options: Iterable[Option],
        values: Mapping[str, OptionValue],
        context: str,
        headings: Mapping[str, str] | None = None,
    ) -> None:
        """`context` is the translation context of the options' texts; `headings` stand above some of them, by key."""
        super().__init__()
        self._options = tuple(options)
        self._context = context
        self._editors: dict[str, QCheckBox | QComboBox] = {}
        form = QFormLayout(self)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for option in self._options:
            editor = self._editor(option, values.get(option.key, option.default))
            self._editors[option.key] = editor
            if headings and option.key in headings:
                form.addRow(self._heading(headings[option.key]))
            if isinstance(editor, QComboBox):
                label = QLabel(self._say(option.label))
                label.setBuddy(editor)
                form.addRow(label, editor)
            else:
                form.addRow(editor)
            form.addRow(self._sentence(option))

    def _say(self, text: str) -> str:
        return QCoreApplication.translate(self._context, text)

    @staticmethod
    def _heading(words: str) -> QLabel:
        label = QLabel(words)
        label.setWordWrap(True)
        label.setContentsMargins(0, 8, 0, 4)
        font = label.font()
        font.setBold(True)
        font.setPointSizeF(HEADING * font.pointSizeF())
        label.setFont(font)
        return label

    def _sentence(self, option: Option) -> QLabel:
        label = QLabel(self._say(option.help))
        label.setWordWrap(True)
        label.setContentsMargins(0, 0, 0, 10)
        font = label.font()
        font.setItalic(True)
        label.setFont(font)
        return label

    def note(self, key: str, words: str) -> None:
        """Says something above an option; nothing when there are no words."""
        label = self.findChild(QLabel, f"note_{key}")
        form = self.layout()
        if label is None and isinstance(form, QFormLayout):
            label = QLabel()
            label.setObjectName(f"note_{key}")
            label.setWordWrap(True)
            label.setContentsMargins(0, 0, 0, 10)
            row, _ = cast("tuple[int, QFormLayout.ItemRole]", form.getWidgetPosition(self._editors[key]))
            form.insertRow(row, label)
        if isinstance(label, QLabel):
            label.setText(words)
            label.setVisible(bool(words))

    def _editor(self, option: Option, value: OptionValue) -> QCheckBox | QComboBox:
        if option.type == "bool":
            box = QCheckBox(self._say(option.label))
            box.setChecked(bool(value))
            box.toggled.connect(self.changed)
            box.setObjectName(option.key)
            return box
        combo = ChoiceBox()  # the wheel turns the page, not what is chosen
        combo.setObjectName(option.key)
        for choice in option.choices:
            combo.addItem(self._say(choice.label), choice.value)
        combo.setCurrentIndex(max(0, combo.findData(value)))
        # Long sentences among the choices must not make the dialog wider than the screen.
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(20)
        combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        combo.currentIndexChanged.connect(self.changed)
        return combo

    def values(self) -> dict[str, OptionValue]:
        """The values as they are edited now, by key."""
        return {
            key: editor.isChecked() if isinstance(editor, QCheckBox) else editor.currentData()
            for key, editor in self._editors.items()
        }

    def set_values(self, values: Mapping[str, OptionValue]) -> None:
        """Puts values into the editors; keys that have no editor are passed over."""
        for key, editor in self._editors.items():
            if key not in values:
                continue
            if isinstance(editor, QCheckBox):
                editor.setChecked(bool(values[key]))
            else:
                editor.setCurrentIndex(max(0, editor.findData(values[key])))
