"""How rows of options and packs are drawn and edited: one delegate for each type of option."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractItemModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QStylePainter,
    QTreeView,
    QWidget,
)

from sjavs_desktop.app.languages import told
from sjavs_desktop.models import option_form, packs
from sjavs_desktop.ui import pack_words, theme
from sjavs_desktop.ui.tick_box import TickBox

Index = QModelIndex | QPersistentModelIndex
ROLE = option_form.Role
PAD = 6
WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class Piece(NamedTuple):
    """A paragraph of a row."""

    text: str
    bold: bool = False
    small: bool = False
    colour: QColor | None = None
    """None for the colour of the row."""

    def font(self, base: QFont) -> QFont:
        """Its font."""
        font = QFont(base)
        font.setBold(self.bold)
        if self.small:
            font.setPointSizeF(base.pointSizeF() * 0.9)
        return font

    def height(self, base: QFont, width: int) -> int:
        """The room that it takes."""
        return QFontMetrics(self.font(base)).boundingRect(QRect(0, 0, width, 10_000), WRAPPED, self.text).height()


def wrong_colour(palette: QPalette) -> QColor:
    """The colour of an error."""
    return QColor(theme.of(palette).wrong)


class ParagraphDelegate(QStyledItemDelegate):
    """Draws a row as paragraphs under one another, as wide as its column."""

    def pieces(self, index: Index, palette: QPalette) -> Iterator[Piece]:
        """What the row says."""
        yield Piece(str(index.data(Qt.ItemDataRole.DisplayRole)))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._room(option, index)
        pieces = [one for one in self.pieces(index, option.palette) if one.text]
        return QSize(width, sum(one.height(option.font, width - 2 * PAD) for one in pieces) + 2 * PAD)

    @staticmethod
    def _room(option: QStyleOptionViewItem, index: Index) -> int:
        view = option.widget
        if not isinstance(view, QAbstractItemView):
            return int(option.rect.width())
        column = getattr(view, "columnWidth", None)
        return int(column(index.column()) if column else view.viewport().width())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        option.text = ""
        option.state &= ~QStyle.StateFlag.State_HasFocus
        style = option.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        palette: QPalette = option.palette
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        enabled = bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
        group = QPalette.ColorGroup.Active if enabled else QPalette.ColorGroup.Disabled
        box = option.rect.adjusted(PAD, PAD, -PAD, 0)
        painter.save()
        painter.setClipRect(option.rect)
        base = QFont(option.widget.font())
        for piece in self.pieces(index, palette):
            if piece.text:
                painter.setFont(piece.font(base))
                painter.setPen(piece.colour if piece.colour and not selected else palette.color(group, role))
                painter.drawText(box, WRAPPED, piece.text)
                box.setTop(box.top() + piece.height(base, box.width()))
        painter.restore()


class RuleDelegate(ParagraphDelegate):
    """An option's label, bold when it was changed, its sentence with the source, and what is wrong with it."""

    def pieces(self, index: Index, palette: QPalette) -> Iterator[Piece]:
        label = str(index.data(Qt.ItemDataRole.DisplayRole))
        if index.data(ROLE.KEY) is None:
            yield Piece(label, bold=True, colour=palette.color(QPalette.ColorRole.Link))
            return
        changed = bool(index.data(ROLE.MODIFIED))
        mark = QCoreApplication.translate("options", "{label} (changed)").format(label=label) if changed else label
        yield Piece(mark, bold=changed)
        source = str(index.data(ROLE.SOURCE) or "")
        yield Piece(f"{index.data(ROLE.HELP)} {source}".strip(), small=True, colour=faded(palette))
        error = str(index.data(ROLE.ERROR) or "")
        yield Piece(f"⚠ {error}" if error else "", bold=True, small=True, colour=wrong_colour(palette))


class PackDelegate(ParagraphDelegate):
    """A game with its character in a line, its players and its length; a broken file with its error."""

    def pieces(self, index: Index, palette: QPalette) -> Iterator[Piece]:
        role = packs.Role
        yield Piece(str(index.data(Qt.ItemDataRole.DisplayRole)), bold=True)
        error = index.data(role.ERROR)
        if error:
            folder = str(Path(str(index.data(role.FILE))).parent)
            yield Piece(told(error).replace(folder, "…"), small=True)
            return
        yield Piece(pack_words.character(str(index.data(role.ABOUT))), small=True)
        yield Piece(f"{index.data(role.PLAYERS)} · {index.data(role.LENGTH)}", small=True, colour=faded(palette))


def faded(palette: QPalette) -> QColor:
    """The colour of what is said by the way."""
    return palette.color(QPalette.ColorRole.PlaceholderText)


def framed(palette: QPalette) -> QPalette:
    """The palette of a check box: its frame is drawn in a shade of the window, which nobody would see on a dark one."""
    changed = QPalette(palette)
    changed.setColor(QPalette.ColorRole.Window, faded(palette).lighter(140))
    return changed


# -- One delegate for each type of option ------------------------------------------------------------------------------


class CheckDelegate(QStyledItemDelegate):
    """A check box for an option of yes or no."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        box = TickBox(parent)
        box.setPalette(framed(box.palette()))
        box.toggled.connect(lambda: self.commitData.emit(box))
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QCheckBox):
            editor.blockSignals(True)
            editor.setChecked(bool(index.data(Qt.ItemDataRole.EditRole)))
            editor.blockSignals(False)
            editor.setText(str(index.data(Qt.ItemDataRole.DisplayRole)))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QCheckBox):
            model.setData(index, editor.isChecked())


class ChoiceBox(QComboBox):
    """A combo box that breaks a long text into lines, and which lets the wheel pass until it has the focus.

    A text for which it is not high enough is cut short with dots.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.installEventFilter(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        field = self._field(option)
        words, flags = self.currentText(), int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        if self.lines_high(words, field.width()) > max(field.height(), self.fontMetrics().height()):
            words = self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, field.width())
        else:
            flags |= int(Qt.TextFlag.TextWordWrap)
        role, enabled = QPalette.ColorRole.ButtonText, self.isEnabled()
        self.style().drawItemText(painter, field, flags, option.palette, enabled, words, role)

    def _field(self, option: QStyleOptionComboBox) -> QRect:
        """Where the text stands."""
        part = QStyle.SubControl.SC_ComboBoxEditField
        field: QRect = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self)
        return field.adjusted(2, 0, -2, 0)

    def lines_high(self, words: str, width: int) -> int:
        """How high a text is when it is broken into lines."""
        return self.fontMetrics().boundingRect(QRect(0, 0, width, 10_000), WRAPPED, words).height()

    def high(self, width: int, words: Iterable[str] = ()) -> int:
        """How high the box has to be at a width to show each of the texts, or the one that it shows now."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.rect = QRect(0, 0, width, self.sizeHint().height())
        room = self._field(option).width()
        most = max(self.lines_high(one, room) for one in words or [self.currentText()])
        return int(self.sizeHint().height() + max(0, most - self.fontMetrics().height()))

    def showPopup(self) -> None:
        """Makes the list as wide as its longest text."""
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + 12)
        super().showPopup()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and not self.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)


class ChoiceDelegate(QStyledItemDelegate):
    """A combo box for an option with several choices."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        box = ChoiceBox(parent)
        for value, label in index.data(ROLE.CHOICES):
            box.addItem(label, value)
        box.activated.connect(lambda: self.commitData.emit(box))
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, ChoiceBox):
            for at, (_, label) in enumerate(index.data(ROLE.CHOICES)):
                editor.setItemText(at, label)
            editor.setCurrentIndex(editor.findData(index.data(Qt.ItemDataRole.EditRole)))
            editor.setToolTip(editor.currentText())

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, ChoiceBox):
            model.setData(index, editor.currentData())


KINDS: dict[str, type[QStyledItemDelegate]] = {"bool": CheckDelegate, "choice": ChoiceDelegate}
"""The delegate of each type of option."""


class ValueDelegate(QStyledItemDelegate):
    """Hands each option to the delegate of its type, and keeps the editor in the middle of a tall row."""

    focused = Signal(str)
    """The key of the option whose editor has got the focus."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kinds = {kind: make(self) for kind, make in KINDS.items()}
        for delegate in self._kinds.values():
            delegate.commitData.connect(self.commitData)

    def _of(self, index: Index) -> QStyledItemDelegate:
        return self._kinds[str(index.data(ROLE.KIND))]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Nothing: the editor lies here."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = self._of(index).createEditor(parent, option, index)
        editor.setObjectName(str(index.data(ROLE.KEY)))
        editor.setAccessibleName(str(index.sibling(index.row(), 0).data(Qt.ItemDataRole.DisplayRole)))
        editor.setAccessibleDescription(str(index.data(ROLE.HELP)))
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        self._of(index).setEditorData(editor, index)

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        self._of(index).setModelData(editor, model, index)

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        box: QRect = option.rect
        wanted = editor.high(box.width() - 2 * PAD) if isinstance(editor, ChoiceBox) else editor.sizeHint().height()
        height = min(wanted, box.height())
        editor.setGeometry(box.left() + PAD, box.center().y() - height // 2, box.width() - 2 * PAD, height)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Room for the longest choice, so that nothing jumps when another one is chosen."""
        view = option.widget
        editor = view.indexWidget(index) if isinstance(view, QTreeView) else None
        if not isinstance(view, QTreeView) or not isinstance(editor, ChoiceBox):
            return super().sizeHint(option, index)
        width = view.columnWidth(index.column())
        words = [editor.itemText(at) for at in range(editor.count())]
        return QSize(width, editor.high(width - 2 * PAD, words) + 2 * PAD)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Editors stay open: Return and Escape are the dialog's, not a sign to close them."""
        if event.type() == QEvent.Type.FocusIn:
            self.focused.emit(watched.objectName())
        return False
