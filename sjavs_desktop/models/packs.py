"""The games and presets that can be chosen, as a list model; files that are no packs are listed with their error."""

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sjavs_desktop.core.errors import RulesError
from sjavs_desktop.core.pack import Pack, compile_rules
from sjavs_desktop.core.rules import Rules

Index: TypeAlias = QModelIndex | QPersistentModelIndex
Data = Qt.ItemDataRole


class Words(Protocol):
    """The sentences about packs, as `ui.pack_words` has them; models do not import the layer above them."""

    def name(self, pack: Pack) -> str: ...

    def about(self, pack: Pack) -> str: ...

    def players(self, rules: Rules) -> str: ...

    def length(self, rules: Rules) -> str: ...


class Role(IntEnum):
    """What a row tells besides the roles that Qt knows."""

    KEY = Data.UserRole + 1
    """Empty for a broken file."""
    ABOUT = Data.UserRole + 2
    PLAYERS = Data.UserRole + 3
    LENGTH = Data.UserRole + 4
    GAME = Data.UserRole + 5
    """The key of the game that it is a preset of; its own key for a game."""
    PRESET = Data.UserRole + 6
    OWN = Data.UserRole + 7
    """Whether it is a file of the user."""
    ERROR = Data.UserRole + 8
    """What is wrong with the file, with its name, line and key; empty for a pack."""
    PACK = Data.UserRole + 9
    FILE = Data.UserRole + 10


class Entry(NamedTuple):
    """A pack, or a file that is none."""

    pack: Pack | None
    game: str
    own: bool
    wrong: RulesError | None = None

    @property
    def preset(self) -> bool:
        """Whether it is a preset of another game."""
        return self.pack is not None and self.pack.key != self.game

    @property
    def file(self) -> str:
        """Where it lies."""
        return self.pack.source.file if self.pack else self.wrong.file if self.wrong else ""


class PacksModel(QAbstractListModel):
    """Packs in the order of the library, then the broken files, which cannot be chosen."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.entries: tuple[Entry, ...] = ()
        self._chosen: dict[str, Rules] = {}
        self._readers: dict[int, Callable[[Entry], Any]] = {
            Data.DisplayRole: self._name,
            Data.ToolTipRole: self._tooltip,
            Data.AccessibleTextRole: self._name,
            Data.AccessibleDescriptionRole: self._tooltip,
            Role.KEY: lambda one: one.pack.key if one.pack else "",
            Role.ABOUT: lambda one: words.about(one.pack) if one.pack else "",
            Role.PLAYERS: lambda one: words.players(self._rules(one.pack)) if one.pack else "",
            Role.LENGTH: lambda one: words.length(self._rules(one.pack)) if one.pack else "",
            Role.GAME: lambda one: one.game,
            Role.PRESET: lambda one: one.preset,
            Role.OWN: lambda one: one.own,
            Role.ERROR: lambda one: str(one.wrong) if one.wrong else "",
            Role.PACK: lambda one: one.pack,
            Role.FILE: lambda one: one.file,
        }

    def show(
        self, packs: Mapping[str, Pack], games: Mapping[str, str], broken: Iterable[RulesError], folder: Path | None
    ) -> None:
        """Lists packs (`games` names by key the game that each belongs to) and broken files.

        Files in `folder` are the user's own.
        """
        self.beginResetModel()
        sound = tuple(Entry(pack, games[key], inside(pack.source.file, folder)) for key, pack in packs.items())
        self.entries = sound + tuple(Entry(None, "", inside(wrong.file, folder), wrong) for wrong in broken)
        self.endResetModel()

    def choose(self, key: str, rules: Rules) -> None:
        """Tells players and length of a game by the rules that are chosen for it, not by its standard."""
        self._chosen = {key: rules}
        self.retranslate()

    def _rules(self, pack: Pack) -> Rules:
        return self._chosen.get(pack.key) or compile_rules(pack)

    def row_of(self, key: str) -> int:
        """The row of a pack; -1 when it is not there."""
        return next((row for row, one in enumerate(self.entries) if one.pack and one.pack.key == key), -1)

    def retranslate(self) -> None:
        """Tells the views that every text has changed."""
        if self.entries:
            self.dataChanged.emit(self.index(0), self.index(len(self.entries) - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.entries)

    def flags(self, index: Index) -> Qt.ItemFlag:
        never = Qt.ItemFlag.ItemNeverHasChildren
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if self.entries[index.row()].pack is None:
            return never | Qt.ItemFlag.ItemIsSelectable
        return never | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Data.DisplayRole) -> Any:
        reader = self._readers.get(role)
        if reader is None or not index.isValid() or not 0 <= index.row() < len(self.entries):
            return None
        return reader(self.entries[index.row()])

    def _name(self, entry: Entry) -> str:
        return self.words.name(entry.pack) if entry.pack else Path(entry.file).name

    def _tooltip(self, entry: Entry) -> str:
        return self.words.about(entry.pack) if entry.pack else str(entry.wrong)


def inside(file: str, folder: Path | None) -> bool:
    """Whether a file lies in a folder."""
    return folder is not None and Path(file).parent == folder
