"""Every dialog without a mouse: Tab comes to each thing that can be operated, and each of them has a name."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QRadioButton,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.statistics import Mean, Success
from sjavs_desktop.engine.play import play_match
from sjavs_desktop.ui.accessible.readings import reading
from sjavs_desktop.ui.main_window import MainWindow
from sjavs_desktop.ui.panels.charts import Chart, LengthChart
from sjavs_desktop.ui.replay.dialog import ReplayDialog
from tests.core.games import rules_of
from tests.ui import reader
from tests.ui.conftest import Opened
from tests.ui.windows import LONG, Dialogs, Person, begin_person

OPERATED = (QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit, QTextEdit, Chart)


def operated(dialog: QWidget) -> Iterator[QWidget]:
    """What a person can do something with, but for the parts of such things."""
    for one in dialog.findChildren(QWidget):
        whole = one.parentWidget()
        part = isinstance(whole, OPERATED) or isinstance(one.parent(), (QComboBox, QAbstractSpinBox))
        internal = one.objectName().startswith("qt_") or one.window() is not dialog
        if isinstance(one, OPERATED) and one.isVisible() and one.isEnabled() and not part and not internal:
            yield one


def reached(dialog: QWidget) -> list[QWidget]:
    """What Tab comes to, until it comes round."""
    found: list[QWidget] = []
    for _ in range(200):
        now = QApplication.focusWidget()
        if now is None or found.count(now) > 1:
            break
        found.append(now)
        QTest.keyClick(now, Qt.Key.Key_Tab)
    return found


def unreached(dialog: QDialog) -> list[str]:
    """What Tab does not come to."""
    found = reached(dialog)
    lost = []
    for one in operated(dialog):
        inside = [each for each in found if each is one or one.isAncestorOf(each) or each.focusProxy() is one]
        brothers = [each for each in found if isinstance(one, QRadioButton) and isinstance(each, QRadioButton)]
        if not inside and not brothers:
            lost.append(f"{type(one).__name__} {one.objectName()} {one.accessibleName()} {one.toolTip()}")
    return lost


def nameless(dialog: QDialog) -> list[str]:
    """What a reader has no name for."""
    lost = []
    for one in operated(dialog):
        found = next((each for each in reader.tree(one)), None)
        if found is not None and not reader.name(found):
            lost.append(f"{type(one).__name__} {one.objectName()} {one.toolTip()}")
    return lost


@pytest.mark.qt_log_ignore(r"This plugin does not support (propagateSizeHints|raise)\(\)")
def test_the_arrow_keys_go_through_a_chart(qtbot: QtBot) -> None:
    chart = LengthChart()
    qtbot.addWidget(chart)
    chart.show_rows([Success(length, 4, 2, Mean(4, 0.5, 1.0)) for length in (5, 6, 8)])
    with qtbot.waitExposed(chart):
        chart.show()
    chart.ensure()
    chart.setFocus()
    told = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Right, Qt.Key.Key_Home):
        QTest.keyClick(chart, key)
        told.append(chart.accessibleDescription())
    assert told == [chart.told_at(length) for length in (5, 6, 5, 8, 8, 5)]
    assert all(told)


def test_a_replay_is_read_like_the_table(qtbot: QtBot) -> None:
    dialog = ReplayDialog(play_match(rules_of("sjavs"), ("random", *("beginner",) * 3), "read", 1), False)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    board = dialog.board
    board.show_ply(board.replay.place(1))
    while not board.felt.shown or not board.felt.shown.table.trick:
        board.step("on")
    names = [reader.name(one) for one in reader.tree(board.felt)]
    assert sum(one.startswith("Open before ") for one in names) == 23
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=LONG)
    QTest.keyClick(dialog, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    assert board.caption.text() == reading(board.felt, "hand")
    assert board.caption.text().startswith("Your cards: ")


Opens = Callable[[MainWindow], None]

DIALOGS: dict[str, Opens] = {
    key: (lambda window, key=key: window.actions_by_key[key].trigger())  # type: ignore[misc]
    for key in (
        "choose", "rules", "preferences", "history", "statistics", "replay", "code", "duel", "lessons", "exercises",
        "review", "keys", "translate", "about", "why",
    )
}  # fmt: skip


@pytest.mark.parametrize("key", DIALOGS)
def test_tab_comes_to_everything_in_a_dialog(
    qtbot: QtBot, opened: Opened, dialogs: Dialogs, bot: Any, key: str
) -> None:
    window, seen = opened(), list[tuple[str, list[str], list[str]]]()
    begin_person(window, "dialogs")
    Person(window, 1).play_to(qtbot, "over")

    def act(dialog: QDialog) -> None:
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow, timeout=LONG)
        QTest.qWait(50)
        seen.append((type(dialog).__name__, unreached(dialog), nameless(dialog)))
        dialog.reject()

    dialogs.act = act
    DIALOGS[key](window)
    assert seen
    assert [one for one in seen if one[1]] == []
    assert [one for one in seen if one[2]] == []
