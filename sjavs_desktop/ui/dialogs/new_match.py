"""Choosing the game and its house rules for the next match."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLabel, QWidget

from sjavs_desktop.core.pack import Pack
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.ui.dialogs.frame import Dialog
from sjavs_desktop.ui.dialogs.option_form import OptionForm


class NewMatchDialog(Dialog):
    """A game, and its options as they will be for one match."""

    def __init__(
        self, packs: Mapping[str, Pack], key: str, chosen: Mapping[str, OptionValue], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, QCoreApplication.translate("new_match", "New match"))
        self._packs = packs
        self.pack_box = QComboBox(self)
        self.pack_box.setObjectName("pack")
        for pack in packs.values():
            self.pack_box.addItem(QCoreApplication.translate("rules", pack.name), pack.key)
        self.pack_box.setCurrentIndex(max(0, self.pack_box.findData(key)))
        self._about = QLabel(self)
        self._about.setWordWrap(True)
        self.column.addWidget(self.pack_box)
        self.column.addWidget(self._about)
        self._area = self.scrolled(QWidget())
        self.accept_button(QCoreApplication.translate("new_match", "&Play"))
        standard = QCoreApplication.translate("new_match", "Back to &standard")
        self.buttons.addButton(standard, QDialogButtonBox.ButtonRole.ResetRole).clicked.connect(self._standard)
        self.reject_button(QCoreApplication.translate("new_match", "&Cancel"))
        self._show_pack(chosen)
        self.pack_box.currentIndexChanged.connect(lambda: self._show_pack({}))
        self.finish(620, 680)

    def _show_pack(self, chosen: Mapping[str, OptionValue]) -> None:
        pack = self.pack()
        self._about.setText(QCoreApplication.translate("rules", pack.about))
        self.form = OptionForm(pack.options, {**pack.defaults(), **chosen}, "rules")
        self._area.setWidget(self.form)

    def _standard(self) -> None:
        self.form.set_values(self.pack().defaults())

    def pack(self) -> Pack:
        """The pack that is chosen now."""
        return self._packs[self.pack_box.currentData()]

    def chosen(self) -> dict[str, OptionValue]:
        """The options that differ from the pack's standard."""
        defaults = self.pack().defaults()
        return {key: value for key, value in self.form.values().items() if value != defaults[key]}
