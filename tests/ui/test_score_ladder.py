"""The graphed ladder: its data equal the results, it comes late, and it keeps calm."""

import subprocess
import sys
from functools import partial
from math import isnan

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.game import start
from sjavs_desktop.models.score_rows import places
from sjavs_desktop.ui import text
from sjavs_desktop.ui.panels.markers import CROSSES, MARKERS
from sjavs_desktop.ui.panels.score import ScorePanel
from tests.core.games import rules_with
from tests.models.matches import tables, where
from tests.ui.test_score_panel import NAMES, Make, opened

LAZY = """
import sys
from PySide6.QtWidgets import QApplication
import sjavs_desktop.ui.panels.score as score
from sjavs_desktop.core.pack import compile_rules, load
from sjavs_desktop.paths import RULES
app = QApplication(["score", "-platform", "offscreen"])
panel = score.ScorePanel()
panel.set_match(compile_rules(load(RULES / "sjavs.toml")), ("a", "b", "c", "d"), 0)
panel.show()
print("pyqtgraph" in sys.modules)
while not panel.ladder.plot:
    app.processEvents()
print("pyqtgraph" in sys.modules)
"""

pytestmark = [
    # Only the platform without a display says so, of any window that has a smallest size or a tooltip.
    pytest.mark.qt_log_ignore(r"This plugin does not support (propagateSizeHints|raise)\(\)"),
]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    return partial(opened, qtbot)


def test_nothing_of_pyqtgraph_is_imported_before_the_first_paint() -> None:
    command = [sys.executable, "-W", "error", "-c", LAZY]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == ["False", "True"], done.stderr


def test_the_axis_has_all_its_numbers_as_soon_as_the_graph_is_there(make: Make) -> None:
    rules = rules_with()
    panel = make(rules, start(rules).table)
    numbers = [words for _, words in panel.ladder.plot.getAxis("left")._tickLevels[0]]
    assert {"0", "12", "24"} <= set(numbers)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("viewer", [0, 1])
def test_the_graph_equals_the_results(make: Make, seed: int, viewer: int) -> None:
    rules = rules_with(crosses_to_win="3")
    table = tables(rules, seed)[-1]
    panel = make(rules, table, viewer, (700, 720))
    for which in (0, 1):
        account = (viewer + which) % 2
        x, y = panel.ladder.items[f"dots{which}"].getData()
        deals = [(one.deal, one.after[account]) for one in table.results]
        starts = [(0.0, 24)] + [(one.deal + 0.5, 24) for one in table.results[:-1] if one.rubber]
        assert list(zip(x, y, strict=True)) == sorted(deals + starts)
        symbols = [spot.symbol() for spot in panel.ladder.items[f"dots{which}"].points()]
        crosses = {one.deal: one.crosses for one in table.results if one.account == account and one.crosses}
        assert symbols == [CROSSES[crosses[at]] if at in crosses else MARKERS[which] for at in x]
    ends = [one.deal + 0.5 for one in table.results[:-1] if one.rubber]
    assert [part.x() for part in panel.ladder.parts] == ends
    assert panel.ladder.items["hook"].y() == 6
    assert panel.ladder.items["zero"].y() == 0


def test_the_lines_are_steps_flat_in_a_tie_and_broken_between_rubbers(make: Make) -> None:
    rules = rules_with(crosses_to_win="3")
    table = where(rules, lambda one: any(each.account is None for each in one.results) and sum(one.crosses) > 0)
    panel = make(rules, table, 0, (700, 720))
    for account in (0, 1):
        x, y = panel.ladder.items[f"line{account}"].getData()
        corners = list(zip(x, y, strict=True))
        for one in table.results:
            at = corners.index((one.deal, one.before[account]))
            assert corners[at : at + 2] == [(one.deal, one.before[account]), (one.deal, one.after[account])]
        assert sum(isnan(value) for value in y) == sum(one.rubber for one in table.results)


def test_of_a_long_match_the_last_rubbers_are_drawn(make: Make) -> None:
    rules = rules_with(crosses_to_win="endless")
    table = tables(rules, 2, 150)[-1]
    panel = make(rules, table, 0, (320, 560))
    x, _ = panel.ladder.items["dots0"].getData()
    assert list(x) == places(panel.ladder.rows)[-len(x) :]
    assert 0 < x[0] < x[-1] == table.results[-1].deal
    assert panel.ladder.rows[-len(x)].result is None, "it begins where a rubber begins"
    low, high = panel.ladder.plot.viewRange()[0]
    assert low < x[0]
    assert x[-1] < high


def test_the_axes_have_whole_numbers_that_do_not_touch(make: Make) -> None:
    rules = rules_with(crosses_to_win="endless")
    for deals in (1, 9, 30, 59):
        panel = make(rules, tables(rules, 5, deals)[-1], 0, (320, 560))
        axis = panel.ladder.plot.getAxis("bottom")
        ((*ticks,),) = axis._tickLevels
        assert all(number == int(number) == int(word) for number, word in ticks)
        box = panel.ladder.plot.getViewBox()
        low, high = box.viewRange()[0]
        between = (ticks[1][0] - ticks[0][0]) * box.width() / (high - low)
        assert between > panel.fontMetrics().horizontalAdvance(ticks[-1][1]) + 4


def test_the_pointer_explains_the_deal_under_it(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_with()
    table = where(rules, lambda one: len(one.results) == 5)
    panel = make(rules, table)
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, words, widget: shown.append(words))
    ladder, viewport = panel.ladder, panel.ladder.plot.viewport()
    box = ladder.plot.getViewBox()

    def point(x: float) -> QPoint:
        return ladder.plot.mapFromScene(box.mapViewToScene(QPointF(x, 12)))

    for deal in (3, 4):
        QTest.mouseMove(viewport, point(deal + 0.2))
        result = table.results[deal - 1]
        assert shown[-1] == "\n".join([f"Deal {deal}", *text.score_lines(result, NAMES, 0)])
        assert (ladder.items["mark"].isVisible(), ladder.items["mark"].x()) == (True, deal)
    QTest.mouseMove(viewport, point(7.5))
    assert shown[-1] == ""
    assert not ladder.items["mark"].isVisible()
    panel.sheet.selectRow(2)
    assert (ladder.items["mark"].isVisible(), ladder.items["mark"].x()) == (True, 2)
    QTest.mouseMove(viewport, point(5))
    QCoreApplication.sendEvent(viewport, QEvent(QEvent.Type.Leave))
    assert ladder.items["mark"].x() == 2, "the selected line is marked again"
    panel.sheet.selectRow(0)
    assert not ladder.items["mark"].isVisible()


def test_the_graph_keeps_calm_under_the_mouse(make: Make) -> None:
    rules = rules_with()
    panel = make(rules, where(rules, lambda one: len(one.results) == 5))
    plot = panel.ladder.plot
    viewport = plot.viewport()
    before, picture = plot.viewRange(), plot.grab().toImage()
    middle = viewport.rect().center()
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        QTest.mousePress(viewport, button, pos=middle)
        QTest.mouseMove(viewport, middle + QPoint(40, 30))
        QTest.mouseRelease(viewport, button, pos=middle + QPoint(40, 30))
    wheel = QWheelEvent(
        QPointF(middle), QPointF(viewport.mapToGlobal(middle)), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QCoreApplication.sendEvent(viewport, wheel)
    QCoreApplication.sendEvent(viewport, QEvent(QEvent.Type.Leave))
    QApplication.processEvents()
    assert plot.viewRange() == before
    assert plot.grab().toImage() == picture
    assert not [one for one in QApplication.topLevelWidgets() if isinstance(one, QMenu) and one.isVisible()]


def test_a_panel_that_goes_before_its_graph_comes_leaves_nothing_behind(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    panel = ScorePanel(host)
    panel.set_match(rules_with(), NAMES, 0)
    host.show()
    panel.grab()
    timers = panel.findChildren(QTimer)
    assert any(timer.isActive() for timer in timers)
    gone: list[object] = []
    panel.destroyed.connect(lambda: gone.append(panel))
    panel.deleteLater()
    qtbot.waitUntil(lambda: bool(gone))
    QApplication.processEvents()


def test_no_timer_runs_once_the_graph_is_there(make: Make) -> None:
    panel = make(rules_with(), start(rules_with()).table)
    QTest.qWait(50)
    assert not [one for one in panel.ladder.findChildren(QTimer) if one.isActive()]
