"""Options as a tree model: groups, and in each its options with the values that are being edited."""

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from typing import Any, NamedTuple, TypeAlias

from PySide6.QtCore import (
    QAbstractItemModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont

from sjavs_desktop.core.schema import Option, OptionValue

Index: TypeAlias = QModelIndex | QPersistentModelIndex
Data = Qt.ItemDataRole
Say: TypeAlias = Callable[[str], str]
"""From the source text of an option to the current language."""


class Column(IntEnum):
    """What stands where."""

    LABEL = 0
    VALUE = 1


class Role(IntEnum):
    """What a row tells besides the roles that Qt knows; groups answer None."""

    KEY = Data.UserRole + 1
    KIND = Data.UserRole + 2
    """`bool` or `choice`."""
    CHOICES = Data.UserRole + 3
    """Pairs of value and label."""
    HELP = Data.UserRole + 4
    SOURCE = Data.UserRole + 5
    """A sentence; empty without a source."""
    MODIFIED = Data.UserRole + 6
    """Whether the value differs from the standard."""
    ERROR = Data.UserRole + 7
    """Why the value cannot stand beside the others; empty when it can."""
    STANDARD = Data.UserRole + 8
    """The label of the standard value."""


class Group(NamedTuple):
    """Options that belong together."""

    key: str
    options: tuple[Option, ...]


def grouped(options: Iterable[Option]) -> tuple[Group, ...]:
    """Options by group, each group where its first option stands."""
    found: dict[str, list[Option]] = {}
    for option in options:
        found.setdefault(option.group, []).append(option)
    return tuple(Group(key, tuple(some)) for key, some in found.items())


class OptionModel(QAbstractItemModel):
    """Options with their values: label, value, help, source, and what is wrong with a value beside the others."""

    edited = Signal(str)
    """The key of an option that has got another value."""

    def __init__(self, say: Say, name_group: Say, name_source: Say, parent: QObject | None = None) -> None:
        """`say` words what the options say; the others name a group, and a source in a sentence, by their keys."""
        super().__init__(parent)
        self._say, self._name_group, self._name_source = say, name_group, name_source
        self._groups: tuple[Group, ...] = ()
        self._values: dict[str, OptionValue] = {}
        self._errors: dict[str, str] = {}
        self._readers: dict[int, Callable[[Option, int], Any]] = {
            Data.DisplayRole: self._display,
            Data.EditRole: self._edit,
            Data.ToolTipRole: lambda option, column: self._tooltip(option),
            Data.AccessibleTextRole: self._spoken,
            Data.AccessibleDescriptionRole: lambda option, column: self._tooltip(option),
            Data.FontRole: lambda option, column: self._font(option),
            Role.KEY: lambda option, column: option.key,
            Role.KIND: lambda option, column: option.type,
            Role.CHOICES: lambda option, column: [(one.value, say(one.label)) for one in option.choices],
            Role.HELP: lambda option, column: say(option.help),
            Role.SOURCE: lambda option, column: name_source(option.source),
            Role.MODIFIED: lambda option, column: self.modified(option),
            Role.ERROR: lambda option, column: self._errors.get(option.key, ""),
            Role.STANDARD: lambda option, column: say(option.choice(option.default).label),
        }

    def set_options(self, options: Iterable[Option], values: Mapping[str, OptionValue] | None = None) -> None:
        """Shows other options; what `values` does not name has its standard value."""
        self.beginResetModel()
        self._groups = grouped(options)
        given = values or {}
        self._values = {one.key: given.get(one.key, one.default) for group in self._groups for one in group.options}
        self._errors = {}
        self.endResetModel()

    def values(self) -> dict[str, OptionValue]:
        """Every value by key."""
        return dict(self._values)

    def chosen(self) -> dict[str, OptionValue]:
        """The values that differ from the standard."""
        return {one.key: self._values[one.key] for one in self.options() if self.modified(one)}

    def groups(self) -> tuple[Group, ...]:
        """The groups in the order in which they are shown."""
        return self._groups

    def options(self) -> tuple[Option, ...]:
        """The options in the order in which they are shown."""
        return tuple(one for group in self._groups for one in group.options)

    def modified(self, option: Option) -> bool:
        """Whether an option has another value than the standard."""
        return self._values[option.key] != option.default

    def set_values(self, values: Mapping[str, OptionValue]) -> None:
        """Puts values in; keys that are not there, and values that an option does not have, are passed over."""
        for option in self.options():
            if option.key in values:
                self.setData(self.index_of(option.key), values[option.key])

    def back_to_standard(self) -> None:
        """Gives every option its standard value."""
        self.set_values({one.key: one.default for one in self.options()})

    def set_errors(self, errors: Mapping[str, str]) -> None:
        """Says by key what is wrong with a value beside the others; what is not named is right."""
        changed = {key for key in (*errors, *self._errors) if errors.get(key, "") != self._errors.get(key, "")}
        self._errors = dict(errors)
        for key in changed & self._values.keys():
            self._tell(key)

    def index_of(self, key: str, column: int = Column.VALUE) -> QModelIndex:
        """Where an option stands; KeyError when it is not there."""
        for at, group in enumerate(self._groups):
            for row, option in enumerate(group.options):
                if option.key == key:
                    return self.index(row, column, self.index(at, 0))
        raise KeyError(key)

    def retranslate(self) -> None:
        """Tells the views that every text has changed."""
        for at, group in enumerate(self._groups):
            top = self.index(at, 0)
            self.dataChanged.emit(top, self.index(at, Column.VALUE))
            self.dataChanged.emit(self.index(0, 0, top), self.index(len(group.options) - 1, Column.VALUE, top))

    def _tell(self, key: str) -> None:
        self.dataChanged.emit(self.index_of(key, Column.LABEL), self.index_of(key, Column.VALUE))

    # What Qt asks for. An index of an option carries the number of its group plus one; that of a group zero.

    def option_at(self, index: Index) -> Option | None:
        """The option of an index; None for a group and for what is not there."""
        if not index.isValid() or not index.internalId():
            return None
        return self._groups[index.internalId() - 1].options[index.row()]

    def index(self, row: int, column: int, parent: Index | None = None) -> QModelIndex:
        parent = parent if parent is not None else QModelIndex()
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, index: Index | None = None) -> Any:
        if index is None:
            return QObject.parent(self)
        if not index.isValid() or not index.internalId():
            return QModelIndex()
        return self.createIndex(index.internalId() - 1, 0, 0)

    def rowCount(self, parent: Index | None = None) -> int:
        if parent is None or not parent.isValid():
            return len(self._groups)
        inside = parent.internalId() or parent.column()
        return 0 if inside else len(self._groups[parent.row()].options)

    def columnCount(self, parent: Index | None = None) -> int:
        return len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if self.option_at(index) is None:
            return Qt.ItemFlag.ItemIsEnabled
        own = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        return own | Qt.ItemFlag.ItemIsEditable if index.column() == Column.VALUE else own

    def data(self, index: Index, role: int = Data.DisplayRole) -> Any:
        if not index.isValid():
            return None
        option = self.option_at(index)
        if option is not None:
            reader = self._readers.get(role)
            return reader(option, index.column()) if reader else None
        if index.column() == Column.LABEL and role in (Data.DisplayRole, Data.AccessibleTextRole):
            return self._name_group(self._groups[index.row()].key)
        return bold() if role == Data.FontRole else None

    def setData(self, index: Index, value: Any, role: int = Data.EditRole) -> bool:
        option = self.option_at(index)
        if option is None or role != Data.EditRole or index.column() != Column.VALUE:
            return False
        try:
            option.choice(value)
        except (KeyError, TypeError):
            return False
        if self._values[option.key] != value:
            self._values[option.key] = value
            self._tell(option.key)
            self.edited.emit(option.key)
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Data.DisplayRole) -> Any:
        if role != Data.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return {
            Column.LABEL: QCoreApplication.translate("options", "Rule"),
            Column.VALUE: QCoreApplication.translate("options", "Choice"),
        }.get(Column(section) if section in tuple(Column) else Column.LABEL)

    def _display(self, option: Option, column: int) -> str:
        return self._say(option.label if column == Column.LABEL else option.choice(self._values[option.key]).label)

    def _edit(self, option: Option, column: int) -> OptionValue:
        return self._say(option.label) if column == Column.LABEL else self._values[option.key]

    def _spoken(self, option: Option, column: int) -> str:
        words = f"{self._say(option.label)}: {self._display(option, Column.VALUE)}"
        error = self._errors.get(option.key)
        return f"{words}. {error}" if error else words

    def _tooltip(self, option: Option) -> str:
        lines = (self._say(option.help), self._name_source(option.source), self._errors.get(option.key))
        return "\n".join(filter(None, lines))

    def _font(self, option: Option) -> QFont | None:
        return bold() if self.modified(option) else None


def bold() -> QFont:
    """A font that is only bold."""
    font = QFont()
    font.setBold(True)
    return font


class OptionFilter(QSortFilterProxyModel):
    """The options in which some words occur: in label, help, choices or source; groups without any are left out."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()
        self.setRecursiveFilteringEnabled(True)

    def search(self, text: str) -> None:
        """Keeps the options that hold every word of a text."""
        self._words = tuple(text.casefold().split())
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        model = self.sourceModel()
        index = model.index(row, Column.LABEL, parent)
        if not isinstance(model, OptionModel) or model.option_at(index) is None:
            return False
        parts = [index.data(Data.DisplayRole), index.data(Role.HELP), index.data(Role.SOURCE)]
        parts += [parent.data(Data.DisplayRole)] + [label for _, label in index.data(Role.CHOICES)]
        text = "\n".join(parts).casefold()
        return all(word in text for word in self._words)
