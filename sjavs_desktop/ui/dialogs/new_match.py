"""Choosing the game, a preset of it and its house rules, for the next match."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QSortFilterProxyModel, Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sjavs_desktop.app import library
from sjavs_desktop.app.languages import told
from sjavs_desktop.core.errors import RulesError
from sjavs_desktop.core.pack import Pack, compile_rules
from sjavs_desktop.core.schema import Option, OptionValue
from sjavs_desktop.models.option_form import OptionModel
from sjavs_desktop.models.packs import PacksModel, Role
from sjavs_desktop.ui import examples, pack_words
from sjavs_desktop.ui.delegates import PackDelegate
from sjavs_desktop.ui.dialogs.frame import Dialog
from sjavs_desktop.ui.dialogs.opponents import Opponents
from sjavs_desktop.ui.dialogs.option_view import OptionView
from sjavs_desktop.ui.dialogs.preset_bar import PresetBar

Recall: TypeAlias = Callable[[Pack, Mapping[str, Pack]], tuple[str, dict[str, OptionValue]]]
"""From a game, and all packs, to the pack of that game and the choices with which it was played last."""

GAMES = 272
"""Pixels of the list of games, for words of the system's size."""
EXAMPLE = 6
"""Lines of an example that are seen without scrolling."""


class Games(QListView):
    """The games, and the broken files; presets are left out."""

    def __init__(self, model: PacksModel, width: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("games")
        self.setAccessibleName(QCoreApplication.translate("new_match", "Games"))
        self._proxy = QSortFilterProxyModel(self)
        self._proxy.setSourceModel(model)
        self._proxy.setFilterRole(Role.PRESET)
        self._proxy.setFilterFixedString("false")
        self.setModel(self._proxy)
        self.setItemDelegate(PackDelegate(self))
        self.setWordWrap(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFixedWidth(width)

    def show_game(self, key: str) -> None:
        """Marks a game."""
        rows = range(self._proxy.rowCount())
        row = next((each for each in rows if self._proxy.index(each, 0).data(Role.KEY) == key), -1)
        self.setCurrentIndex(self._proxy.index(row, 0))


SHARE = 0.58
"""The part of the window's width that the right side has at least."""


class NewMatchDialog(Dialog):
    """A game, and its options as they will be for one match."""

    def __init__(
        self,
        packs: Mapping[str, Pack],
        key: str,
        chosen: Mapping[str, OptionValue],
        parent: QWidget | None = None,
        folder: Path | None = None,
        broken: Sequence[RulesError] = (),
    ) -> None:
        """`folder` is where the user's own presets lie; without it none can be saved."""
        super().__init__(parent, QCoreApplication.translate("new_match", "New match"))
        self._packs, self._folder, self._broken = dict(packs), folder, tuple(broken)
        self._key = key if key in packs else next(iter(packs))
        self.packs_model = PacksModel(pack_words, self)
        self.options = OptionModel(pack_words.say, pack_words.group, pack_words.source, self)
        self.games = Games(self.packs_model, round(GAMES * self.scale), self)
        self.presets = PresetBar(folder, self)
        self.presets.chosen = self.chosen
        self.recall: Recall = lambda game, packs: (game.key, {})
        """Asked for what was played last when a game is chosen in the list."""
        self.opponents = Opponents(self)
        self.level = self.opponents.box
        """How well everybody else plays: a choice of the setting of that name."""
        self.may_play: Callable[[], bool] = lambda: True
        """Asked before the dialog closes to play."""
        self._left: dict[str, tuple[str, dict[str, OptionValue]]] = {}
        self.view = OptionView(self.options, self)
        self._about, self._message, self._example = QLabel(self), QLabel(self), QLabel(self)
        self._lay_out()
        self._play = self.accept_button(QCoreApplication.translate("new_match", "&Play"))
        self.standard = self.buttons.addButton(
            QCoreApplication.translate("new_match", "Back to &standard"), QDialogButtonBox.ButtonRole.ResetRole
        )
        self.standard.setAutoDefault(False)
        self.reject_button(QCoreApplication.translate("new_match", "&Cancel"))
        self._connect()
        self._list_packs()
        self._show_pack(self._key, chosen)
        if parent is not None:
            self.presets.fold(round(SHARE * parent.window().width()))
        self.finish(1040, 760)

    def _lay_out(self) -> None:
        for label in (self._about, self._message, self._example):
            label.setWordWrap(True)
        self._message.setObjectName("message")
        self._message.setVisible(False)
        self._message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._example.setObjectName("example")
        self._example.setTextFormat(Qt.TextFormat.RichText)
        self._example.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._example.setContentsMargins(8, 4, 8, 4)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.StyledPanel)
        area.setWidget(self._example)
        # Always as high as its longest text usually is, so that the list above does not jump.
        area.setFixedHeight(EXAMPLE * self.fontMetrics().lineSpacing() + 14)
        right = QVBoxLayout()
        for widget in (self._about, self.presets, self._message):
            right.addWidget(widget)
        right.addWidget(self.view, 1)
        right.addWidget(area)
        row = QHBoxLayout()
        row.addLayout(self._left_side())
        row.addLayout(right, 1)
        self.column.addLayout(row, 1)

    def _left_side(self) -> QVBoxLayout:
        left = QVBoxLayout()
        label = QLabel(QCoreApplication.translate("new_match", "&Opponents and partners:"), self)
        label.setBuddy(self.level)
        for widget in (self.games, label, self.opponents):
            left.addWidget(widget)
        return left

    def _connect(self) -> None:
        self.standard.clicked.connect(self._back_to_standard)
        self.presets.picked.connect(self._show_pack)
        self.presets.changed.connect(self._files_changed)
        self.presets.said.connect(self._say)
        self.games.selectionModel().currentChanged.connect(self._game_chosen)
        self.options.edited.connect(self._edited)
        self.view.current.connect(self._explain)

    def _list_packs(self) -> None:
        self._games = library.games(self._packs)
        self.packs_model.show(self._packs, self._games, self._broken, self._folder)

    def _show_pack(self, key: str, chosen: Mapping[str, OptionValue] | None = None) -> None:
        self._key = key
        pack = self.pack()
        self._say("")
        # The list of games says already how a game itself begins.
        self._about.setText(pack_words.about(pack) if self._game() != key else pack_words.more(pack))
        self._about.setVisible(bool(self._about.text()))
        self.options.set_options(pack.options, {**pack.defaults(), **(chosen or {})})
        self.presets.show_pack(self._packs, pack)
        blocked = self.games.selectionModel().blockSignals(True)
        self.games.show_game(self._game())
        self.games.selectionModel().blockSignals(blocked)
        self.games.viewport().update()
        self._edited("")
        self._explain(self.view.option())

    def _game_chosen(self) -> None:
        """Shows a game as it was left a while ago in this dialog, or as it was played last."""
        game = str(self.games.currentIndex().data(Role.KEY) or "")
        if not game:
            return
        self._left[self._game()] = self._key, self.chosen()
        key, chosen = self._left.get(game) or self.recall(self._packs[game], self._packs)
        if key in self._packs:
            self._show_pack(key, chosen)
        else:
            self._show_pack(game)

    def _back_to_standard(self) -> None:
        """Shows the game itself, without a preset and without house rules."""
        if self._key != self._game():
            self._show_pack(self._game())
        else:
            self.options.back_to_standard()

    def _files_changed(self, key: str) -> None:
        found, broken = library.packs(self._folder)
        self._packs, self._broken = found, tuple(broken)
        self._list_packs()
        self._show_pack(key if key in found else next(iter(found)))

    def _edited(self, key: str) -> None:
        """Shows what does not fit together, and whether anything differs from the standard."""
        errors = library.conflicts(self.pack(), self.chosen())
        self.options.set_errors(errors)
        self._play.setEnabled(not errors)
        self.standard.setEnabled(bool(self.chosen()) or self._key != self._game())
        if not errors:
            self.packs_model.choose(self._game(), compile_rules(self.pack(), self.chosen()))
        if key:
            self._say(self._misfit(errors))
            self._explain(self.view.option())

    def _misfit(self, errors: Mapping[str, str]) -> str:
        """Which choices do not fit together: a search may have hidden their rows."""
        labels = [pack_words.say(one.label) for one in self.options.options() if one.key in errors]
        words = QCoreApplication.translate("new_match", "These choices cannot be played together: {labels}.")
        return words.format(labels=", ".join(labels)) if labels else ""

    def _explain(self, option: Option | None) -> None:
        """Shows what each choice of an option does to an example; what is chosen now in bold."""
        lines = self._examples(option) if option else []
        if lines:
            title = QCoreApplication.translate("new_match", "For example:")
            self._example.setText(f"<b>{escape(title)}</b><br>{'<br>'.join(lines)}")
        else:
            hint = QCoreApplication.translate("new_match", "Choose a house rule to see what it does to an example.")
            self._example.setText(escape(hint))

    def _examples(self, option: Option) -> list[str]:
        lines = []
        values = self.options.values()
        for choice in option.choices:
            told = examples.example(option, self.pack(), self.chosen(), choice.value)
            line = f"{escape(pack_words.say(choice.label))}: {escape(told)}"
            lines += [f"▸ <b>{line}</b>" if values[option.key] == choice.value else f"· {line}"] if told else []
        return lines

    def _say(self, words: str) -> None:
        self._message.setText(words)
        self._message.setVisible(bool(words))

    def packs(self) -> tuple[dict[str, Pack], list[RulesError]]:
        """The packs and the broken files as they are now, after saving, importing and deleting."""
        return dict(self._packs), list(self._broken)

    def _game(self) -> str:
        """The key of the game that the pack belongs to."""
        return self._games[self._key]

    def pack(self) -> Pack:
        """The pack that is chosen now."""
        return self._packs[self._key]

    def chosen(self) -> dict[str, OptionValue]:
        """The options that differ from the pack's standard."""
        return self.options.chosen()

    def accept(self) -> None:
        """Plays with the rules, if they fit together and a match that is going on may be given up."""
        try:
            compile_rules(self.pack(), self.chosen())
        except RulesError as wrong:
            self._say(told(wrong))
            return
        if self.may_play():
            super().accept()
