"""Whether everything in a window has its room: words that are cut, what lies half outside, and what lies over what."""

import re
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QGraphicsView,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QToolButton,
    QTreeView,
    QWidget,
)

from sjavs_desktop.ui.delegates import ChoiceBox
from sjavs_desktop.ui.one_line import OneLine

TAGS = re.compile(r"</?[a-z]+[^<>]*>")
FRAME = 1
"""Pixels by which a measure may be off, as letters are placed between pixels."""


def cut(window: QWidget) -> list[str]:
    """What has less room than its words need, with how much room that is."""
    found = []
    for one in [window, *window.findChildren(QWidget)]:
        if one.isVisible() and short(one):
            found.append(f"{type(one).__name__} {one.width()}x{one.height()}: {words_of(one)}")
        if isinstance(one, QAbstractItemView) and one.isVisible() and one.model() is not None:
            found += [f"{type(one).__name__} cell: {words}" for words in cells(one)]
    return found


def words_of(one: QWidget) -> str:
    """What is written on a widget."""
    if isinstance(one, QComboBox):
        return one.currentText()
    if isinstance(one, QLineEdit):
        return one.text() or one.placeholderText()
    if isinstance(one, (QLabel, QAbstractButton)):
        return one.text()
    return one.title() if isinstance(one, QGroupBox) else ""


def named(one: QWidget) -> str:
    """A widget's words; its class where it has none."""
    return words_of(one) or type(one).__name__


def short(one: QWidget) -> bool:
    """Whether a widget has less room than it needs."""
    if isinstance(one, QLabel):
        return short_label(one)
    if isinstance(one, (QPushButton, QCheckBox, QRadioButton)):
        need = one.minimumSizeHint()
        return need.width() > one.width() or need.height() > one.height() + FRAME
    if isinstance(one, QToolButton):
        return short_tool(one)
    if isinstance(one, QTabBar):
        # What is scrolled to with arrows is not in sight.
        wide = one.tabRect(one.count() - 1).right() if one.count() else 0
        return wide > one.width() or any(
            one.tabRect(each).width() < one.tabSizeHint(each).width() for each in range(one.count())
        )
    if isinstance(one, QMenuBar):
        shown = [each for each in one.actions() if each.isVisible()]
        return any(not one.rect().contains(one.actionGeometry(each)) for each in shown)
    if isinstance(one, (QComboBox, QLineEdit)):
        return short_field(one)
    if isinstance(one, QGroupBox):
        return QFontMetrics(one.font()).horizontalAdvance(plain(one.title())) > one.width() - 8
    if isinstance(one, QAbstractScrollArea) and not isinstance(one, QGraphicsView):
        # Nothing but a page or a list that is meant to be moved sideways may ask for it.
        bar = one.horizontalScrollBar()
        return bar.isVisible() and bar.maximum() > 0
    return False


def plain(words: str) -> str:
    """Words without the sign before the letter that is pressed for them."""
    return words.replace("&&", "\0").replace("&", "").replace("\0", "&")


def short_label(one: QLabel) -> bool:
    """Whether the words of a label are cut."""
    if not one.text():
        return False
    if one.wordWrap():
        if one.heightForWidth(one.width()) > one.height() + FRAME:
            return True
        metrics, room = QFontMetrics(one.font()), one.contentsRect().width() - 2 * one.margin()
        longest = (
            0 if is_rich(one) else max((metrics.horizontalAdvance(each) for each in one.text().split()), default=0)
        )
        return longest > room + FRAME
    letters = QFontMetrics(one.letters() if isinstance(one, OneLine) else one.font())
    need = one.sizeHint() if is_rich(one) else lines_of(plain(one.text()), letters)
    room = one.size() if is_rich(one) else one.contentsRect().size()
    return need.width() > room.width() + FRAME or need.height() > room.height() + FRAME


def is_rich(one: QLabel) -> bool:
    """Whether a label shows marked up words."""
    return one.textFormat() == Qt.TextFormat.RichText or bool(TAGS.search(one.text()))


def lines_of(words: str, metrics: QFontMetrics) -> QSize:
    """The room that lines need, without what lies above and below the letters."""
    lines = words.split("\n")
    wide = max(metrics.horizontalAdvance(each) for each in lines)
    return QSize(wide, metrics.lineSpacing() * (len(lines) - 1) + metrics.tightBoundingRect(lines[-1]).height())


def short_tool(one: QToolButton) -> bool:
    """Whether the words of a flat button are cut; those that it has shortened itself count."""
    pictured = not one.icon().isNull() or one.arrowType() != Qt.ArrowType.NoArrow
    if not one.text() or (pictured and one.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly):
        return False
    need = lines_of(plain(one.text()), QFontMetrics(one.font()))
    return "…" in one.text() or need.width() > one.width() - 2 or need.height() > one.height()


def short_field(one: QComboBox | QLineEdit) -> bool:
    """Whether what stands in a field is cut; what somebody has typed may be."""
    metrics = QFontMetrics(one.font())
    if isinstance(one, QComboBox):
        option = QStyleOptionComboBox()
        one.initStyleOption(option)
        field = one.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, one
        )
        if isinstance(one, ChoiceBox):
            # It has lines for a long text.
            wrap = int(Qt.TextFlag.TextWordWrap)
            need = metrics.boundingRect(QRect(0, 0, field.width(), 10_000), wrap, one.currentText()).size()
            return need.width() > field.width() + FRAME or need.height() > one.height()
        return metrics.horizontalAdvance(one.currentText()) > field.width() + FRAME
    words = "" if one.text() else one.placeholderText()
    return metrics.horizontalAdvance(words) > one.width() - 10


def cells(view: QAbstractItemView) -> Iterator[str]:
    """What stands in cells and heads of a list or table that are in sight, and is shortened there."""
    if isinstance(view, QTableView | QTreeView):
        header = view.horizontalHeader() if isinstance(view, QTableView) else view.header()
        if header.isVisible():
            yield from heads(header)
    model, root = view.model(), view.rootIndex()
    columns = 1 if isinstance(view, QListView) else model.columnCount(root)
    for row in range(model.rowCount(root)):
        for column in range(columns):
            if isinstance(view, QTableView | QTreeView) and view.isColumnHidden(column):
                continue
            index = model.index(row, column, root)
            words, seen = index.data(), view.visualRect(index)
            if not isinstance(words, str) or not words or not view.viewport().rect().intersects(seen):
                continue
            need = view.sizeHintForIndex(index)
            wraps = isinstance(view, QTableView) and view.wordWrap()
            if wraps:
                metrics = view.fontMetrics()
                room = QSize(seen.width() - 6, 10_000)
                need = metrics.boundingRect(QRect(QPoint(), room), int(Qt.TextFlag.TextWordWrap), words).size()
                if need.width() > room.width() + FRAME or need.height() > seen.height() + FRAME:
                    yield words
            elif need.width() > seen.width() + FRAME or need.height() > seen.height() + FRAME:
                yield words


def heads(header: QHeaderView) -> Iterator[str]:
    """The heads of columns whose words are shortened."""
    metrics = QFontMetrics(header.font())
    for column in range(header.count()):
        words = header.model().headerData(column, Qt.Orientation.Horizontal)
        if not header.isSectionHidden(column) and isinstance(words, str) and words:
            lines = lines_of(words, metrics)
            if lines.width() > header.sectionSize(column) - 4:
                yield words


# -- What lies where ---------------------------------------------------------------------------------------------------


def worded(one: QWidget) -> bool:
    """Whether somebody reads or presses a widget."""
    return isinstance(one, (QAbstractButton, QComboBox, QLineEdit)) or (isinstance(one, QLabel) and bool(one.text()))


def scrolls(one: QWidget, window: QWidget) -> bool:
    """Whether a widget lies within something that is scrolled."""
    over = one.parentWidget()
    while over is not None and over is not window:
        if isinstance(over, QAbstractScrollArea) and not isinstance(over, QGraphicsView):
            return True
        over = over.parentWidget()
    return False


def outside(window: QWidget) -> list[str]:
    """What is read or pressed and lies outside the window or of what it belongs to, in part or whole."""
    found = []
    for one in window.findChildren(QWidget):
        parent = one.parentWidget()
        if not one.isVisible() or one.isWindow() or parent is None or not worded(one) or scrolls(one, window):
            continue
        inside = parent.rect().adjusted(-FRAME, -FRAME, FRAME, FRAME).contains(one.geometry())
        if not inside or covered(one):
            found.append(f"{type(one).__name__}: {words_of(one)}")
    return found


def covered(one: QWidget) -> bool:
    """Whether a part of a widget is cut off by what it lies in, or lies under something."""
    seen = one.visibleRegion().boundingRect()
    return one.width() - seen.width() > FRAME or one.height() - seen.height() > FRAME


def overlapping(window: QWidget) -> list[str]:
    """What is read or pressed and lies over its neighbour."""
    found = []
    for parent in [window, *window.findChildren(QWidget)]:
        if not parent.isVisible():
            continue
        near = [
            one
            for one in parent.children()
            if isinstance(one, QWidget)
            and one.isVisible()
            and not one.isWindow()
            and worded(one)
            # What is there for screen readers alone paints nothing.
            and "accessible" not in type(one).__module__
        ]
        for number, one in enumerate(near):
            for other in near[:number]:
                both = one.geometry().intersected(other.geometry())
                if both.width() > FRAME and both.height() > FRAME:
                    found.append(f"{named(one)} / {named(other)}")
    return found


def faults(window: QWidget) -> Iterator[str]:
    """Everything that has not its room, each with the kind of fault before it."""
    yield from (f"cut: {one}" for one in cut(window))
    yield from (f"outside: {one}" for one in outside(window))
    yield from (f"overlap: {one}" for one in overlapping(window))
