"""Duels by file: the list of them, a new one, taking in the file of another, and sending one's own."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from sjavs_desktop.app.duels import END, Duels
from sjavs_desktop.app.languages import told
from sjavs_desktop.core.duel import LONGEST, MOST, Duel, named
from sjavs_desktop.models.history import Cell, Role, RowsModel
from sjavs_desktop.ui import duel_text
from sjavs_desktop.ui.dialogs.frame import Dialog, question
from sjavs_desktop.ui.dialogs.row_list import RowList

translate = QCoreApplication.translate

USUAL = 4
"""Deals of a new duel, unless something else is chosen."""


def nothing_sorts(row: Any) -> str:
    """The list keeps the order in which it is given."""
    return ""


class DuelsModel(RowsModel):
    """The working copies."""

    def cells(self) -> list[Cell]:
        return [
            Cell(translate("duel", "Game"), lambda one: duel_text.game(one.rules), nothing_sorts),
            Cell(translate("duel", "Bots"), duel_text.levels, nothing_sorts),
            Cell(translate("duel", "You"), duel_text.mine, nothing_sorts),
            Cell(translate("duel", "The other"), duel_text.others, nothing_sorts),
            Cell(translate("duel", "What comes next"), duel_text.next_step, nothing_sorts),
        ]


class NameDialog(Dialog):
    """Asks under which name somebody plays a duel and, for a new one, how many deals it has."""

    def __init__(self, title: str, words: str, name: str, deals: int = 0, parent: QWidget | None = None) -> None:
        """Without `deals` it asks for the name alone."""
        super().__init__(parent, title)
        told = QLabel(words, self)
        told.setWordWrap(True)
        self.name = QLineEdit(name, self)
        self.name.setObjectName("name")
        self.name.setMaxLength(LONGEST)
        self.deals = QSpinBox(self)
        self.deals.setObjectName("deals")
        self.deals.setRange(1, MOST)
        self.deals.setValue(deals or 1)
        form = QFormLayout()
        form.addRow(translate("duel", "Your &name:"), self.name)
        form.addRow(translate("duel", "Number of &deals:"), self.deals)
        form.setRowVisible(self.deals, bool(deals))
        self.message = QLabel(self)
        self.message.setWordWrap(True)
        self.message.setObjectName("message")
        self.column.addWidget(told)
        self.column.addLayout(form)
        self.column.addWidget(self.message)
        self.column.addStretch(1)
        self._accept = self.accept_button(translate("duel", "&Play"))
        self.reject_button(translate("duel", "&Cancel"))
        self._refusal: Callable[[str], str] = lambda name: ""
        self.name.textChanged.connect(self._look)
        self.name.selectAll()
        self.name.setFocus()
        self._look()
        self.finish(560, 240 if deals else 180)

    def _look(self) -> None:
        typed = self.name.text()
        try:
            sentence = self._refusal(named(typed))
            usable = not sentence
        except ValueError:
            usable = False
            sentence = translate("duel", "Type the name that the other player shall see.") if not typed.strip() else ""
        self.message.setText(sentence)
        self._accept.setEnabled(usable)

    def refuse(self, refusal: Callable[[str], str]) -> None:
        """Lets a function say what speaks against a name, in a sentence; nothing when it can be used."""
        self._refusal = refusal
        self._look()

    def accept(self) -> None:
        """Only with a name that can be used, however it is accepted."""
        if self._accept.isEnabled():
            super().accept()

    def player(self) -> str:
        """The name that was typed."""
        return named(self.name.text())


class DuelDialog(Dialog):
    """The duels of this user. With `Go on` it is accepted, and `chosen` is what to play."""

    def __init__(self, duels: Duels, parent: QWidget | None = None) -> None:
        super().__init__(parent, translate("duel", "Duel by file"))
        self._duels = duels
        self.chosen: Duel | None = None
        self.make: Callable[[str, int], Duel] | None = None
        """Makes a new duel from the name of its owner and the number of its deals."""
        self.about_new = ""
        """What a new duel is played with, in sentences."""
        self.compare: Callable[[Duel], object] = lambda duel: None
        self.on_table: Callable[[Duel], bool] = lambda duel: False
        """Whether a deal of a duel lies on the table."""
        self.deleted: Duel | None = None
        """What was deleted last, as long as it can be brought back."""
        self.may_play: Callable[[], bool] = lambda: True
        """Whether the match that is going on may be left."""
        self.told = QLabel(
            translate(
                "duel",
                "Two people play the same deals with the same bots, each at their own computer. When you have played, "
                "you send a small file; whoever finishes second sees both, deal by deal and card by card.",
            ),
            self,
        )
        self.model = DuelsModel(self)
        self.list = RowList(self.model, translate("duel", "Duels"), (0, 2, 3, 4), self)
        self.list.setObjectName("duels")
        self.nothing, self.message = QLabel(self), QLabel(self)
        self._lay_out()
        self.list.selectionModel().currentChanged.connect(self._follow)
        self.list.activated.connect(self._activated)
        self.reload()
        self.finish(920, 480)
        (self.list if self.model.rows else self.buttons_by_key["new"]).setFocus()

    def _lay_out(self) -> None:
        self.told.setWordWrap(True)
        self.nothing.setText(
            translate("duel", "There is no duel yet: begin a new one, or open a file that was sent to you.")
        )
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.message.setObjectName("message")
        self.message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for label in (self.nothing, self.message):
            label.setWordWrap(True)
        self.column.addWidget(self.told)
        self.column.addWidget(self.list, 1)
        self.column.addWidget(self.nothing, 1)
        self.back = QPushButton(translate("duel", "&Bring it back"), self)
        self.back.setObjectName("back")
        self.back.clicked.connect(self.bring_back)
        below = QHBoxLayout()
        below.addWidget(self.message, 100)
        below.addStretch(1)
        # Beside what is said: with large words there is no room for it below, in a narrow window.
        delete = QPushButton(translate("duel", "&Delete…"), self)
        delete.clicked.connect(self.delete)
        for button in (self.back, delete):
            below.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        self.column.addLayout(below)
        self.buttons_by_key: dict[str, QPushButton] = {"delete": delete}
        role = QDialogButtonBox.ButtonRole.ActionRole
        for key, words, does in (
            ("new", translate("duel", "&New…"), self.new),
            ("open", translate("duel", "&Open a file…"), self.open),
            ("play", translate("duel", "&Go on"), self.play),
            ("save", translate("duel", "&Save the file…"), self.save),
            ("compare", translate("duel", "Co&mpare…"), self._compare),
        ):
            button = self.buttons.addButton(words, role)
            button.clicked.connect(does)
            self.buttons_by_key[key] = button
        close = self.reject_button(translate("duel", "&Close"))
        pressed = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.list)
        pressed.setContext(Qt.ShortcutContext.WidgetShortcut)
        pressed.activated.connect(self.delete)
        for button in (*self.buttons_by_key.values(), self.back, close):
            # Enter belongs to the list.
            button.setAutoDefault(False)

    # -- What is shown -----------------------------------------------------------------------------------------------

    def current(self) -> Duel | None:
        """The duel that is marked."""
        duel: Duel | None = self.list.currentIndex().data(Role.ROW)
        return duel

    def reload(self, seed: str = "") -> None:
        """Shows what there is, and marks the duel with that seed, or the one that was marked."""
        marked = self.current()
        seed = seed or (marked.seed if marked else "")
        listed = self._duels.all()
        self.model.show(listed.duels)
        self.list.fit()
        seeds = [one.seed for one in listed.duels]
        self.list.choose(seeds.index(seed) if seed in seeds else 0)
        self.list.setVisible(bool(seeds))
        self.nothing.setVisible(not seeds)
        self.tell(*map(told, listed.wrong))
        self._follow()

    def tell(self, *sentences: str) -> None:
        """Says what went wrong, or what was done; without a sentence the line goes away."""
        self.message.setText("\n".join(sentences))
        self.message.setVisible(bool(sentences))
        self.back.hide()

    def _follow(self, *_: object) -> None:
        """Offers what can be done with the marked duel."""
        duel = self.current()
        able = {
            "play": duel is not None and playable(duel),
            "save": duel is not None,
            "compare": duel is not None and duel.whole,
            "delete": duel is not None,
        }
        for key, on in able.items():
            self.buttons_by_key[key].setEnabled(on)

    def _activated(self) -> None:
        for key in ("compare", "play", "save"):
            if self.buttons_by_key[key].isEnabled():
                self.buttons_by_key[key].click()
                return

    # -- What can be done --------------------------------------------------------------------------------------------

    def _name_before(self) -> str:
        """The name that was used last."""
        return next((one.own for one in self.model.rows if one.own), "")

    def new(self) -> None:
        """Makes a new duel and begins it."""
        assert self.make is not None
        dialog = NameDialog(translate("duel", "New duel"), self.about_new, self._name_before(), USUAL, self)
        if dialog.exec():
            self._begin(self.make(dialog.player(), dialog.deals.value()))

    def play(self) -> None:
        """Goes on with the marked duel; a name is asked for the first time."""
        duel = self.current()
        if duel is None:
            return
        if not duel.own:
            words = translate("duel", "You will play {game}, the same deals as {name}.").format(
                game=duel_text.game(duel.rules), name=duel.other.player if duel.other else "–"
            )
            dialog = NameDialog(translate("duel", "Duel by file"), words, self._name_before(), parent=self)
            dialog.refuse(partial(refusal, duel))
            if not dialog.exec():
                return
            duel = duel.owned(dialog.player())
        self._begin(duel)

    def _begin(self, duel: Duel) -> None:
        """Keeps a duel and closes with it, if the match that is going on may be left."""
        try:
            self._duels.save(duel)
        except ValueError as wrong:
            self.tell(told(wrong))
            return
        self.reload(duel.seed)
        if self.may_play():
            self.chosen = duel
            self.accept()

    def open(self) -> None:
        """Takes in a file that was sent."""
        chosen, _ = QFileDialog.getOpenFileName(self, translate("duel", "Open a duel"), "", kinds())
        if chosen:
            self.bring(Path(chosen))

    def bring(self, path: Path) -> None:
        """Takes in a file; what is wrong with it is said."""
        try:
            duel = self._duels.bring(path)
        except ValueError as wrong:
            self.reload()
            self.tell(told(wrong))
            return
        self.reload(duel.seed)
        self.tell(duel_text.next_step(duel))

    def save(self) -> None:
        """Saves the file of the marked duel, to be sent."""
        duel = self.current()
        if duel is not None and (sentence := save_as(self._duels, duel, self)):
            self.tell(sentence)

    def delete(self) -> None:
        """Asks whether to, and deletes the marked duel; as long as the dialog is open it can be brought back."""
        duel = self.current()
        if duel is None:
            return
        if self.on_table(duel):
            self.tell(translate("duel", "A deal of this duel lies on the table: first end it, or leave it."))
            return
        title = translate("duel", "Delete a duel")
        words = translate(
            "duel",
            "Delete this duel of {game}, with all that was played in it? The deals that you have played stay in the "
            "history.",
        ).format(game=duel_text.game(duel.rules))
        delete, keep = translate("duel", "&Delete"), translate("duel", "&Keep")
        if not question(self, title, words, delete, keep):
            return
        try:
            self._duels.delete(duel)
        except ValueError as wrong:
            self.tell(told(wrong))
            return
        self.reload()
        self.deleted = duel
        self.tell(translate("duel", "The duel was deleted."))
        self.back.show()

    def bring_back(self) -> None:
        """Keeps the duel again that was deleted last."""
        duel, self.deleted = self.deleted, None
        if duel is None:
            return
        try:
            self._duels.save(duel)
        except ValueError as wrong:
            self.deleted = duel
            self.tell(told(wrong))
            self.back.show()
            return
        self.reload(duel.seed)
        self.list.setFocus()

    def _compare(self) -> None:
        duel = self.current()
        if duel is not None and duel.whole:
            self.compare(duel)


def playable(duel: Duel) -> bool:
    """Whether whoever has this working copy has something to play."""
    return not duel.complete(duel.own) if duel.own else len(duel.entries) < 2


def refusal(duel: Duel, name: str) -> str:
    """Why a name cannot be taken in a duel, in a sentence; nothing when it can."""
    taken = name in [one.player for one in duel.entries]
    words = translate("duel", "“{name}” is who plays against you: take another name.")
    return words.format(name=name) if taken else ""


def kinds() -> str:
    """The files that are offered."""
    return translate("duel", "Duels ({files})").format(files=f"*{END}")


def save_as(duels: Duels, duel: Duel, parent: QWidget) -> str:
    """Asks where to save the file that is sent, and saves it there; what came of it, or nothing when that was left."""
    title = translate("duel", "Save the file of the duel")
    chosen, _ = QFileDialog.getSaveFileName(parent, title, f"{duel.seed}{END}", kinds())
    if not chosen:
        return ""
    path = Path(chosen if chosen.endswith(END) else f"{chosen}{END}")
    try:
        duels.export(duel, path)
    except ValueError as wrong:
        return told(wrong)
    return translate("duel", "The file was saved as {path}: send it to the other player.").format(path=path)
