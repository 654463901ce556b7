"""Everything that a window says, wherever it says it; and languages that are made up."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGraphicsItem,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QTabBar,
    QTextEdit,
    QWidget,
)

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
OLD, NEW = "\u2061", "\u2062"
"""Signs that nobody sees, before each word of a made-up language."""
APART = re.compile(r"(\{[^{}]*\}|%n|%\d|<[^<>]*>|&\w+;)")


class Marked(QTranslator):
    """A language whose words are the English ones with a sign before each that is not seen."""

    def __init__(self, mark: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._mark = mark

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        parts = APART.split(source)
        return "".join(part if index % 2 else self.word(part) for index, part in enumerate(parts)).replace("%n", str(n))

    def word(self, part: str) -> str:
        """A part of a message without places and tags."""
        return re.sub(r"(?<![\w’'])(?=[^\W\d_])", self._mark, part)


class Longer(Marked):
    """A language whose words are longer by two fifths, and by one letter at least."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("", parent)

    def word(self, part: str) -> str:
        """Its words end in letters that stand for the rest."""
        return re.sub(r"[^\W\d_]{2,}", lambda found: found[0] + "e" * max(1, round(0.4 * len(found[0]))), part)


def held(thing: object, depth: int = 3) -> Iterator[str]:
    """The texts in a value: itself, or what it is made of."""
    if isinstance(thing, str):
        yield thing
    elif depth and isinstance(thing, dict):
        yield from (text for one in thing.values() for text in held(one, depth - 1))
    elif depth and isinstance(thing, (list, tuple)):
        yield from (text for one in thing for text in held(one, depth - 1))


def of_item(item: QGraphicsItem) -> Iterator[str]:
    """What an item of a scene draws or tells."""
    yield item.toolTip()
    yield from held(vars(item) if hasattr(item, "__dict__") else {})


def of_model(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[Any]:
    """What a model tells its views."""
    # A list does not let itself be asked for its only column.
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for column in range(columns):
        yield from (model.headerData(column, Qt.Orientation.Horizontal, role) for role in ROLES)
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            index = model.index(row, column, parent)
            yield from (index.data(role) for role in ROLES)


def of_widget(widget: QWidget) -> Iterator[Any]:
    """What a widget shows or tells."""
    yield from (widget.windowTitle(), widget.toolTip(), widget.statusTip(), widget.whatsThis())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    if isinstance(widget, (QAbstractButton, QLabel)):
        yield widget.text()
    if isinstance(widget, (QGroupBox, QMenu)):
        yield widget.title()
    if isinstance(widget, QLineEdit):
        yield from (widget.placeholderText(), widget.text())
    if isinstance(widget, QTextEdit):
        yield widget.toPlainText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(one) for one in range(widget.count()))
    if isinstance(widget, QTabBar):
        yield from (widget.tabText(one) for one in range(widget.count()))
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from of_model(widget.model(), QModelIndex())
    if isinstance(widget, QGraphicsView) and widget.scene() is not None:
        yield from (text for item in widget.scene().items() for text in of_item(item))


def everything(window: QWidget) -> list[tuple[str, str]]:
    """All texts of a window, each with the name of what says it."""
    found: list[tuple[str, str]] = []
    for one in [window, *window.findChildren(QWidget)]:
        # What is hidden is worded when it is shown; the menus of the library of charts are never.
        if one is window or one.isVisibleTo(window) or isinstance(one, QMenu):
            found += [(type(one).__name__, text) for text in of_widget(one) if isinstance(text, str) and text]
    ours = {one for bar in window.findChildren(QMenuBar) for menu in bar.findChildren(QMenu) for one in menu.actions()}
    for action in ours:
        found += [("QAction", text) for text in (action.text(), action.toolTip()) if text]
    return found


def without_mark(texts: Iterable[tuple[str, str]], allowed: re.Pattern[str]) -> list[tuple[str, str]]:
    """Texts in which a word of three letters or more is of no language, but for those that are allowed."""
    loose = re.compile(rf"(?<![\w{OLD}{NEW}’'])[^\W\d_]{{3,}}")
    return [(where, text) for where, text in texts if loose.search(allowed.sub("", text))]
