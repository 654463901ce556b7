"""The list of house rules: every option with its editor open, grouped, and searchable."""

from PySide6.QtCore import QCoreApplication, QModelIndex, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QLabel,
    QLineEdit,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from sjavs_desktop.core.schema import Option
from sjavs_desktop.models.option_form import Column, Index, OptionFilter, OptionModel
from sjavs_desktop.ui import glossary
from sjavs_desktop.ui.delegates import RuleDelegate, ValueDelegate

SHARE = 0.56
"""Which part of the width the rules take; their choices take the rest."""


BAR = 4
"""Pixels of the mark at the row that is looked at."""


class OptionTree(QTreeView):
    """The options of a filter over an `OptionModel`, all groups open, all editors open."""

    def __init__(self, proxy: OptionFilter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("options")
        self._proxy = proxy
        self.setModel(proxy)
        self.setItemDelegateForColumn(Column.LABEL, RuleDelegate(self))
        self.values = ValueDelegate(self)
        self.setItemDelegateForColumn(Column.VALUE, self.values)
        self.setSelectionMode(QTreeView.SelectionMode.NoSelection)
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setWordWrap(True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.header().setStretchLastSection(False)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.open_all)
        for signal in (proxy.modelReset, proxy.rowsInserted, proxy.rowsRemoved, proxy.layoutChanged):
            signal.connect(self._changed)
        # A mark or an error changes how much room a row needs.
        proxy.dataChanged.connect(self.scheduleDelayedItemsLayout)
        self.open_all()

    def _changed(self) -> None:
        self._later.start()

    def open_all(self) -> None:
        """Opens every group and every editor."""
        self.expandAll()
        for row in range(self._proxy.rowCount()):
            group = self._proxy.index(row, 0)
            self.setFirstColumnSpanned(row, QModelIndex(), True)
            for each in range(self._proxy.rowCount(group)):
                index = self._proxy.index(each, Column.VALUE, group)
                if not self.isPersistentEditorOpen(index):
                    self.openPersistentEditor(index)
        self._share()

    def editor(self, key: str) -> QWidget | None:
        """The editor of an option; None while a search has hidden it. KeyError when there is no such option."""
        source = self._proxy.sourceModel()
        if not isinstance(source, OptionModel):
            return None
        index = self._proxy.mapFromSource(source.index_of(key))
        return self.indexWidget(index) if index.isValid() else None

    def drawRow(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """A line under each row keeps sentence and choice together; a bar marks the row that is looked at."""
        box = QRect(0, option.rect.top(), self.viewport().width(), option.rect.height())
        looked_at = index.row() == self.currentIndex().row() and index.parent() == self.currentIndex().parent()
        if looked_at and index.parent().isValid():
            painter.fillRect(box, self.palette().alternateBase())
            painter.fillRect(QRect(0, box.top(), BAR, box.height()), self.palette().highlight())
        super().drawRow(painter, option, index)
        painter.save()
        painter.setPen(self.palette().alternateBase().color().darker(108))
        painter.drawLine(0, box.bottom(), box.right(), box.bottom())
        painter.restore()

    def _share(self) -> None:
        width = self.viewport().width()
        first = round(width * SHARE)
        self.header().resizeSection(Column.LABEL, first)
        self.header().resizeSection(Column.VALUE, width - first)
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()


class OptionView(QWidget):
    """A search line over the tree."""

    current = Signal(object)
    """The `Option` of the row that is looked at, or None."""

    def __init__(self, model: OptionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.proxy = OptionFilter(self)
        self.proxy.setSourceModel(model)
        self.search = QLineEdit(self)
        self.search.setObjectName("search")
        self.search.setClearButtonEnabled(True)
        self.search.setPlaceholderText(QCoreApplication.translate("options", "Search the house rules"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.tree = OptionTree(self.proxy, self)
        self.tree.setAccessibleName(QCoreApplication.translate("options", "House rules"))
        glossary.Hover(self.tree)
        self.nothing = QLabel(self)
        self.nothing.setObjectName("nothing")
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setVisible(False)
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.addWidget(self.search)
        body.addWidget(self.tree, 1)
        body.addWidget(self.nothing, 1)
        self.search.textChanged.connect(self.seek)
        self.proxy.modelReset.connect(self._tell_nothing)
        self.tree.selectionModel().currentChanged.connect(self._looked)
        model.edited.connect(self.look_at)
        self.tree.values.focused.connect(self.look_at)

    def seek(self, text: str) -> None:
        """Shows the options in which a text occurs, or a sentence that there are none."""
        self.proxy.search(text)
        self._tell_nothing()

    def _tell_nothing(self) -> None:
        """A sentence in place of an empty list."""
        empty, sought = not self.proxy.rowCount(), self.search.text().strip()
        words = QCoreApplication.translate("options", "No house rule of this game speaks of “{words}”.")
        none = QCoreApplication.translate("options", "This game has no house rules.")
        self.nothing.setText(words.format(words=sought) if sought else none)
        self.nothing.setVisible(empty)
        self.tree.setVisible(not empty)
        if empty:
            self.current.emit(None)

    def look_at(self, key: str) -> None:
        """Makes an option the row that is looked at."""
        index = self.proxy.mapFromSource(self.model.index_of(key, Column.LABEL))
        if index.isValid():
            self.tree.setCurrentIndex(index)

    def option(self) -> Option | None:
        """The option that is looked at."""
        return self.model.option_at(self.proxy.mapToSource(self.tree.currentIndex()))

    def _looked(self) -> None:
        self.tree.viewport().update()
        self.current.emit(self.option())
