"""The checks of what has its room find faults that are planted; and what makes room for long words does."""

import pytest
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QTabBar,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sjavs_desktop.ui.felt.furniture import NARROWER, SMALLEST, fit
from sjavs_desktop.ui.one_line import OneLine
from sjavs_desktop.ui.tick_box import LEAST, TickBox
from tests.ui import fitting
from tests.ui.fitting import faults

LONG = "So many words that they have no room"


def kinds(window: QWidget) -> set[str]:
    """The kinds of faults that are found."""
    return {one.split(":")[0] for one in faults(window)}


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(600, 400)
    made.show()
    assert kinds(made) == set()
    return made


def put(widget: QWidget, wide: int, high: int) -> QWidget:
    """Shows a widget in that size."""
    widget.setGeometry(10, 10, wide, high)
    widget.show()
    return widget


@pytest.mark.parametrize("kind", [QLabel, QPushButton, QRadioButton, TickBox, QToolButton, QGroupBox])
def test_words_that_are_cut_are_found(window: QWidget, kind: type[QWidget]) -> None:
    whole = put(kind(LONG, window) if kind is not QToolButton else tool(window), 400, 60)
    assert kinds(window) == set()
    whole.resize(60, 60)
    assert kinds(window) == {"cut"}


def tool(window: QWidget) -> QToolButton:
    """A flat button with words."""
    made = QToolButton(window)
    made.setText(LONG)
    return made


def test_words_that_are_cut_in_fields_tabs_and_wrapped_labels_are_found(window: QWidget) -> None:
    box, field, bar, label = QComboBox(window), QLineEdit(window), QTabBar(window), QLabel(LONG, window)
    box.addItem(LONG)
    field.setPlaceholderText(LONG)
    bar.addTab(LONG)
    label.setWordWrap(True)
    for one in (box, field, bar, label):
        put(one, 400, 40)
        assert kinds(window) == set()
        put(one, 60, 16)
        assert kinds(window) == {"cut"}, one
        one.hide()


def test_heads_and_cells_that_are_cut_are_found(window: QWidget) -> None:
    table = QTableWidget(1, 1, window)
    table.setHorizontalHeaderLabels(["A head"])
    put(table, 500, 200)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    table.horizontalHeader().resizeSection(0, 300)
    assert kinds(window) == set()
    table.setHorizontalHeaderLabels([LONG * 3])
    assert kinds(window) == {"cut"}
    table.setHorizontalHeaderLabels(["A"])
    table.setWordWrap(False)
    assert kinds(window) == set()
    from PySide6.QtWidgets import QTableWidgetItem

    table.setItem(0, 0, QTableWidgetItem(LONG * 3))
    assert kinds(window) == {"cut"}


def test_what_lies_outside_or_over_its_neighbour_is_found(window: QWidget) -> None:
    one = put(QPushButton("One", window), 90, 30)
    other = put(QPushButton("Two", window), 90, 30)
    assert kinds(window) == {"overlap"}
    other.move(10, 60)
    assert kinds(window) == set()
    one.move(560, 10)
    assert kinds(window) == {"outside"}


def test_what_has_to_be_scrolled_sideways_is_found(window: QWidget) -> None:
    area = QScrollArea(window)
    body = QLabel(LONG)
    area.setWidget(body)
    put(area, 500, 100)
    assert kinds(window) == set()
    area.resize(100, 100)
    QApplication.processEvents()
    assert kinds(window) == {"cut"}


def test_a_line_is_made_smaller_then_narrower_and_only_then_cut(qapp: QApplication) -> None:
    font = QFont(qapp.font())
    font.setPixelSize(30)
    metrics = QFontMetricsF(font)
    whole = metrics.horizontalAdvance(LONG)
    assert fit(LONG, font, whole + 1)[0].pixelSize() == 30
    smaller, _ = fit(LONG, font, 0.6 * whole)
    assert SMALLEST <= smaller.pixelSize() < 30
    assert smaller.stretch() not in NARROWER
    font.setPixelSize(SMALLEST)
    least = QFontMetricsF(font).horizontalAdvance(LONG)
    narrower, found = fit(LONG, font, 0.9 * least)
    assert narrower.pixelSize() == SMALLEST
    assert narrower.stretch() in NARROWER
    assert found.horizontalAdvance(LONG) <= 0.9 * least
    assert fit(LONG, font, 0.3 * least)[1].horizontalAdvance(LONG) > 0.3 * least


def test_a_line_is_whole_in_narrower_letters_and_then_found_to_be_cut(window: QWidget) -> None:
    line = OneLine(LONG, window)
    wide = line.sizeHint().width()
    for part in (1.0, 0.8, 0.65):
        put(line, round(part * wide), 30)
        assert fitting.cut(window) == []
    put(line, round(0.4 * wide), 30)
    assert fitting.cut(window) != []


def test_a_box_to_be_ticked_grows_with_its_words_and_is_drawn_so(window: QWidget) -> None:
    box = TickBox("Yes", window)
    usual = box.side()
    font = QFont(box.font())
    font.setPointSizeF(2 * font.pointSizeF())
    box.setFont(font)
    put(box, 200, 60)
    assert usual >= LEAST
    assert box.side() > 1.5 * usual
    pictures = []
    for ticked in (False, True):
        box.setChecked(ticked)
        picture = box.grab().toImage()
        pictures.append(picture)
    changed = [(x, y) for x in range(200) for y in range(60) if pictures[0].pixel(x, y) != pictures[1].pixel(x, y)]
    assert max(x for x, _ in changed) - min(x for x, _ in changed) > 0.4 * box.side()
    assert max(x for x, _ in changed) <= box.side() + 2


def test_what_is_cut_off_by_what_it_lies_in_is_found(window: QWidget) -> None:
    box = put(QWidget(window), 300, 100)
    inner = QWidget(box)
    inner.setGeometry(0, 0, 300, 100)
    put(QPushButton("Go on", inner), 200, 40)
    inner.show()
    assert kinds(window) == set()
    box.resize(300, 30)
    assert kinds(window) == {"outside"}


def test_a_hidden_column_cuts_nothing(window: QWidget) -> None:
    table = put(QTableWidget(1, 2, window), 400, 200)
    assert isinstance(table, QTableWidget)
    table.setItem(0, 0, QTableWidgetItem(LONG))
    table.setColumnWidth(0, 60)
    assert "cut" in kinds(window)
    table.setColumnHidden(0, True)
    assert kinds(window) == set()
