"""The presets of a game, and what a user does with presets of their own: save, import, export, delete."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from sjavs_desktop.app import library
from sjavs_desktop.app.languages import told
from sjavs_desktop.core.errors import RulesError
from sjavs_desktop.core.pack import Pack
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.ui import pack_words
from sjavs_desktop.ui.delegates import ChoiceBox
from sjavs_desktop.ui.dialogs.frame import Dialog, question

LONGEST = 60
"""Letters that the name of a preset may have."""


class NameDialog(Dialog):
    """Asks for the name of a preset."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, QCoreApplication.translate("preset", "Save as own preset"))
        label = QLabel(QCoreApplication.translate("preset", "&Name of the preset:"), self)
        self.line = QLineEdit(self)
        self.line.setMaxLength(LONGEST)
        label.setBuddy(self.line)
        self.column.addWidget(label)
        self.column.addWidget(self.line)
        save = self.accept_button(QCoreApplication.translate("preset", "&Save"))
        save.setEnabled(False)
        self.line.textChanged.connect(lambda text: save.setEnabled(bool(text.strip())))
        self.reject_button(QCoreApplication.translate("preset", "&Cancel"))
        self.finish(380, 120)

    def name(self) -> str:
        """What was typed."""
        return self.line.text().strip()


class PresetBar(QWidget):
    """The presets of one game in a combo box, and buttons for presets of one's own."""

    picked = Signal(str)
    """The key of a preset, or of the game itself."""
    changed = Signal(str)
    """Files of the user have changed: the key of the pack to show now, empty for the one that stands."""
    said = Signal(str)
    """What came of it, in a sentence."""

    def __init__(self, folder: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._packs: Mapping[str, Pack] = {}
        self._pack: Pack | None = None
        self.chosen: Callable[[], dict[str, OptionValue]] = dict
        """Asked for the choices that differ from the pack's standard."""
        self.box: QComboBox = ChoiceBox(self)
        self.box.setObjectName("preset")
        self.box.activated.connect(lambda: self.picked.emit(str(self.box.currentData())))
        self._label = label = QLabel(QCoreApplication.translate("preset", "P&reset:"), self)
        label.setBuddy(self.box)
        self._grid = row = QGridLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label, 0, 0)
        row.addWidget(self.box, 0, 1)
        row.setColumnStretch(1, 1)
        self.buttons: dict[str, QPushButton] = {}
        for key, words, do in (
            ("save", QCoreApplication.translate("preset", "S&ave as…"), self.save),
            ("import", QCoreApplication.translate("preset", "&Import…"), self.bring),
            ("export", QCoreApplication.translate("preset", "&Export…"), self.export),
            ("delete", QCoreApplication.translate("preset", "&Delete"), self.delete),
        ):
            button = self.buttons[key] = QPushButton(words, self)
            button.setAutoDefault(False)
            button.setObjectName(key)
            button.clicked.connect(do)
            button.setEnabled(folder is not None or key == "export")
            row.addWidget(button, 0, row.columnCount())

    def fold(self, wide: int) -> None:
        """Puts the buttons under the list where they would make the bar broader than that.

        Where all of them in a line under it would be too broad as well, the first stays beside the list.
        """
        line, metrics = self.fontMetrics().height(), self.fontMetrics()
        words = sum(metrics.horizontalAdvance(one.text()) + 2 * line for one in self.buttons.values())
        first, *others = self.buttons.values()
        if words + 14 * line <= wide:
            return
        self._grid.setColumnStretch(1, 0)
        if words + metrics.horizontalAdvance(self._label.text()) + 2 * line <= wide:
            self._grid.addWidget(self.box, 0, 1, 1, len(self.buttons))
            for column, button in enumerate(self.buttons.values(), 1):
                self._grid.addWidget(button, 1, column)
            return
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(first, 0, 2)
        below = QHBoxLayout()
        for button in others:
            below.addWidget(button, 1)
        self._grid.addLayout(below, 1, 0, 1, 3)

    def show_pack(self, packs: Mapping[str, Pack], pack: Pack) -> None:
        """Lists the presets of the pack's game and shows the pack among them."""
        self._packs, self._pack = packs, pack
        games = library.games(packs)
        self.box.clear()
        for key, game in games.items():
            if game == games[pack.key]:
                standard = QCoreApplication.translate("preset", "Standard")
                self.box.addItem(standard if key == game else pack_words.name(packs[key]), key)
        self.box.setCurrentIndex(self.box.findData(pack.key))
        self.buttons["delete"].setEnabled(self._own(pack))

    def _own(self, pack: Pack) -> bool:
        return self._folder is not None and Path(pack.source.file).parent == self._folder

    def save(self) -> None:
        """Asks for a name and keeps the choices as a preset of one's own."""
        dialog = NameDialog(self)
        if self._folder is None or self._pack is None or not dialog.exec() or not dialog.name():
            return
        base, chosen = library.portable(self._packs, self._pack, self.chosen(), self._folder)
        try:
            pack = library.save(self._folder, dialog.name(), base, chosen, self._packs)
        except (OSError, RulesError) as wrong:
            self._failed(wrong)
            return
        self.changed.emit(pack.key)
        self.said.emit(QCoreApplication.translate("preset", "Saved as “{name}”.").format(name=pack.name))

    def bring(self) -> None:
        """Asks for a file and takes it into the user's folder."""
        title = QCoreApplication.translate("preset", "Import rules")
        file, _ = QFileDialog.getOpenFileName(self, title, "", self._kind())
        if not file or self._folder is None:
            return
        try:
            pack = library.bring(Path(file), self._folder, self._packs)
        except (OSError, RulesError) as wrong:
            self._failed(wrong)
            return
        self.changed.emit(pack.key)
        self.said.emit(QCoreApplication.translate("preset", "“{name}” was imported.").format(name=pack.name))

    def export(self) -> None:
        """Asks where to and writes the choices as a file for others."""
        if self._pack is None:
            return
        title = QCoreApplication.translate("preset", "Export rules")
        file, _ = QFileDialog.getSaveFileName(self, title, f"{self._pack.key}.toml", self._kind())
        if not file:
            return
        path = Path(file if file.endswith(".toml") else f"{file}.toml")
        base, chosen = library.portable(self._packs, self._pack, self.chosen(), self._folder)
        try:
            library.export(path, self._pack.name, base, chosen)
        except OSError as wrong:
            self._failed(wrong)
            return
        self.said.emit(QCoreApplication.translate("preset", "Written to {file}.").format(file=path))

    def delete(self) -> None:
        """Asks whether to, and removes a preset of one's own."""
        if self._pack is None or self._folder is None or not self._own(self._pack):
            return
        name = pack_words.name(self._pack)
        title = QCoreApplication.translate("preset", "Delete a preset")
        words = QCoreApplication.translate("preset", "Delete the preset “{name}”?").format(name=name)
        delete, keep = QCoreApplication.translate("preset", "&Delete"), QCoreApplication.translate("preset", "&Keep")
        if not question(self, title, words, delete, keep):
            return
        try:
            library.delete(self._pack, self._folder)
        except OSError as wrong:
            self._failed(wrong)
            return
        game = library.games(self._packs)[self._pack.key]
        self.changed.emit(game if game != self._pack.key else "")
        self.said.emit(QCoreApplication.translate("preset", "“{name}” was deleted.").format(name=name))

    @staticmethod
    def _kind() -> str:
        return QCoreApplication.translate("preset", "Rules (*.toml)")

    def _failed(self, wrong: OSError | RulesError) -> None:
        self.said.emit(QCoreApplication.translate("preset", "That did not work: {why}").format(why=told(wrong)))
