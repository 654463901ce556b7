"""The score panel: what it shows equals the results, at every size, in both themes, in every language."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt, QTranslator
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.game import start
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Table
from sjavs_desktop.models.score_sheet import Column
from sjavs_desktop.ui import theme
from sjavs_desktop.ui.panels.inks import contrast, inks, is_dark
from sjavs_desktop.ui.panels.score import ScorePanel
from sjavs_desktop.ui.panels.ticks import thinned
from tests.core.games import rules_with
from tests.models.matches import tables, where

NAMES = ("Anna", "Bárður í Nólsoy", "Cecilia", "Dánjal")
Make = Callable[..., ScorePanel]

pytestmark = [
    # Only the platform without a display says so, of any window that has a smallest size.
    pytest.mark.qt_log_ignore(r"This plugin does not support propagateSizeHints\(\)"),
]


def opened(qtbot: QtBot, rules: Rules, table: Table, viewer: int = 0, size: tuple[int, int] = (380, 720)) -> ScorePanel:
    """A visible panel with its graph."""
    panel = ScorePanel()
    qtbot.addWidget(panel)
    panel.set_match(rules, NAMES, viewer)
    panel.resize(*size)
    panel.show()
    panel.show_table(table)
    qtbot.waitUntil(lambda: panel.ladder.plot is not None)
    QApplication.processEvents()
    return panel


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    return partial(opened, qtbot)


@pytest.fixture
def palettes(qapp: QApplication) -> Iterator[None]:
    """Gives the application its palette back."""
    before = qapp.palette()
    yield
    qapp.setPalette(before)
    qapp.processEvents()


@pytest.mark.parametrize("viewer", range(4))
def test_the_standing_and_the_sheet_equal_the_table(make: Make, viewer: int) -> None:
    rules = rules_with(crosses_to_win="3")
    played = tables(rules, 1)
    panel = make(rules, played[0], viewer)
    for table in played:
        panel.show_table(table)
        mine = viewer % 2
        sides = ((panel.standings[0], mine), (panel.standings[1], 1 - mine))
        for standing, account in sides:
            assert standing.points.text() == str(table.scores[account])
            assert standing.crosses.text() == "×" * table.crosses[account]
            assert standing.hook.isVisible() == (table.scores[account] == 6)
        rows = [row for row in range(panel.model.rowCount()) if panel.model.rows[row].result]
        cells = [[panel.model.index(row, column).data() for column in (Column.WE, Column.THEY)] for row in rows]
        left = [[int(cell.partition("\xa0")[0]) for cell in pair] for pair in cells]
        assert left == [[one.after[mine], one.after[1 - mine]] for one in table.results]
    assert [one.name.text() for one in panel.standings] == ["We", "They"]
    ours = played[-1].winner == viewer % 2
    assert panel.note.text() == ("We have won the match" if ours else "They have won the match")


@pytest.mark.parametrize(
    ("options", "ties", "note"),
    [
        ({}, 1, "Tie: the next deal counts 2 more, ♣ 4 more"),
        ({}, 2, "Tie: the next deal counts 4 more, ♣ 8 more"),
        ({"tie_accumulates": False}, 2, "Tie: the next deal counts 2 more, ♣ 4 more"),
        ({"tie_carry": "flat2"}, 1, "Tie: the next deal counts 2 more"),
        ({"tie_carry": "none"}, 1, ""),
        ({}, 0, ""),
    ],
)
def test_a_waiting_tie_is_told_with_what_it_is_worth(make: Make, options: dict[str, str], ties: int, note: str) -> None:
    rules = rules_with(**options)
    panel = make(rules, replace(start(rules).table, ties=ties))
    assert panel.note.text() == note
    assert panel.note.isVisible() == bool(note)


def test_a_won_rubber_is_told_until_the_next_deal(make: Make) -> None:
    rules = rules_with(crosses_to_win="5")
    table = where(rules, lambda one: bool(one.results) and one.results[-1].rubber and one.winner is None)
    panel = make(rules, table)
    assert panel.note.text() == "The rubber is won: both sides start anew"
    panel.show_table(replace(table, deal=table.deal + 1))
    assert not panel.note.isVisible()


@pytest.mark.parametrize("size", [(300, 520), (320, 560), (380, 720), (420, 1300)])
@pytest.mark.parametrize("deals", [0, 1, 5, 12, 60])
def test_nothing_is_clipped_and_the_last_line_is_in_sight(make: Make, size: tuple[int, int], deals: int) -> None:
    rules = rules_with(crosses_to_win="endless")
    played = tables(rules, 3)
    panel = make(rules, played[0], 0, size)
    for table in played[1 : deals + 1]:
        panel.show_table(table)
    QApplication.processEvents()
    sheet = panel.sheet
    assert (panel.width(), panel.height()) == size
    for row, line in enumerate(panel.model.rows):
        for column in Column:
            index = panel.model.index(row, column)
            wanted = sheet.sizeHintForIndex(index)
            room = sheet.visualRect(index)
            assert room.height() >= wanted.height()
            if line.result and column in (Column.DEAL, Column.WE, Column.THEY):
                assert room.width() >= wanted.width()
    last = sheet.visualRect(panel.model.index(panel.model.rowCount() - 1, 0))
    assert sheet.viewport().rect().contains(last)
    assert not sheet.horizontalScrollBar().isVisible()
    for label in panel.findChildren(QLabel):
        if label.isVisible():
            assert label.width() >= label.minimumSizeHint().width()
            assert label.height() >= label.heightForWidth(label.width())
    assert panel.ladder.height() >= 160
    panel.resize(size[0], size[1] - 1)
    QApplication.processEvents()
    assert sheet.viewport().rect().intersects(sheet.visualRect(panel.model.index(panel.model.rowCount() - 1, 0)))


def test_both_sides_stand_on_the_same_height_whatever_one_of_them_has(make: Make) -> None:
    rules = rules_with(crosses_to_win="3")
    panel = make(rules, where(rules, lambda one: one.crosses == (1, 0)))
    heights = [standing.points.mapTo(panel, QPoint()).y() for standing in panel.standings]
    assert heights[0] == heights[1]


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("base", [None, "#000000", "#777777", "#808080", "#ffffff", "#203a20"])
def test_every_colour_is_readable_on_its_background(dark: bool, base: str | None) -> None:
    palette = theme.palette(dark)
    if base:
        palette.setColor(QPalette.ColorRole.Base, QColor(base))
    colours = inks(palette, dark)
    assert colours.background == palette.color(QPalette.ColorRole.Base)
    assert contrast(colours.text, colours.background) >= 4.5
    assert all(contrast(one, colours.background) >= 3 for one in (colours.rule, *colours.sides))


@pytest.mark.parametrize("dark", [False, True])
def test_no_player_has_the_colour_of_the_other_side(dark: bool) -> None:
    colours = inks(theme.palette(dark), dark)
    assert [colours.account(which, 2) for which in range(2)] == list(colours.sides[:2])
    for number in (3, 4):
        players = [colours.account(which, number).name() for which in range(number)]
        assert players[0] == colours.sides[0].name()
        assert len({*players, colours.sides[1].name()}) == number + 1
        assert [colours.pen(which, number).color().name() for which in range(number)] == players


def test_words_at_an_axis_are_left_out_where_they_would_touch() -> None:
    ticks = [(at, str(at)) for at in range(-3, 9)]
    assert thinned(ticks, 30, lambda _: 20) == ticks
    assert [at for at, _ in thinned(ticks, 15, lambda _: 20)] == [-2, 0, 2, 4, 6, 8]
    assert [at for at, _ in thinned(ticks, 1, lambda _: 20)] == [0]
    assert thinned([], 1, lambda _: 20) == []


def test_contrast_is_that_of_wcag() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)
    assert contrast(QColor("white"), QColor("white")) == 1


@pytest.mark.usefixtures("palettes")
def test_a_change_of_theme_reaches_everything_that_is_drawn(make: Make, qapp: QApplication) -> None:
    rules = rules_with(crosses_to_win="3")
    panel = make(rules, where(rules, lambda one: sum(one.crosses) == 1))
    seen = []
    for dark in (True, False, True):
        qapp.setPalette(theme.palette(dark))
        qapp.processEvents()
        assert is_dark(panel.palette()) == dark
        colours = inks(panel.palette(), dark)
        items, plot = panel.ladder.items, panel.ladder.plot
        assert plot.backgroundBrush().color() == colours.background
        for which in (0, 1):
            assert items[f"line{which}"].opts["pen"].color() == colours.sides[which]
            assert items[f"dots{which}"].opts["pen"].color() == colours.sides[which]
        assert items["hook"].pen.color() == items["zero"].pen.color() == colours.rule
        assert items["hook"].pen.dashPattern()
        assert [part.pen.color() for part in panel.ladder.parts] == [colours.rule]
        assert all(plot.getAxis(side).textPen().color() == colours.text for side in ("left", "bottom"))
        seen.append(panel.grab().toImage())
    assert seen[0] != seen[1]
    assert seen[0] == seen[2]
    panel.set_theme(False)
    assert panel.ladder.items["line0"].opts["pen"].color() == inks(panel.palette(), False).sides[0]


class Marked(QTranslator):
    """A language that differs from English in a mark behind every text."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        # Nothing, not an empty text: Qt would put the number of a key like F7, of any window there is, into that.
        return source + "ʼ" if context in ("score", "game") else None

    def isEmpty(self) -> bool:
        return False


def test_a_new_language_reaches_every_text(make: Make, qapp: QApplication) -> None:
    rules = rules_with(crosses_to_win="3")
    panel = make(rules, where(rules, lambda one: 6 in one.scores and one.ties > 0))
    marked = Marked()
    assert qapp.installTranslator(marked)
    try:
        QApplication.processEvents()
        words = [
            one.text() for one in panel.findChildren(QLabel) if one.isVisible() and one.text().strip("×0123456789")
        ]
        words += [panel.model.headerData(column, Qt.Orientation.Horizontal) for column in Column]
        words += [panel.sheet.accessibleName(), panel.ladder.accessibleName(), panel.model.index(0, 0).data()]
        assert len(words) >= 15
        assert [word for word in words if "ʼ" not in word] == []
    finally:
        qapp.removeTranslator(marked)
        qapp.processEvents()
    assert panel.standings[0].name.text() == "We"


def test_a_shorter_match_and_a_new_one_leave_nothing_of_the_old(make: Make) -> None:
    rules = rules_with(crosses_to_win="3")
    played = tables(rules, 1)
    panel = make(rules, played[-1])
    panel.sheet.selectRow(3)
    panel.show_table(played[2])
    assert len(panel.ladder.items["dots0"].getData()[0]) == panel.model.rowCount() == 3
    assert panel.ladder.parts == []
    assert not panel.ladder.items["mark"].isVisible()
    short = rules_with(start_points="12")
    panel.set_match(short, NAMES, 1)
    assert [one.points.text() for one in panel.standings] == ["12", "12"]
    assert panel.ladder.items["dots0"].getData()[1].tolist() == [12]
    assert panel.ladder.plot.viewRange()[1][1] < 20
    assert panel.sheet.columnSpan(0, 0) == 2


def test_both_parts_can_be_resized_and_none_disappears(make: Make) -> None:
    panel = make(rules_with(), start(rules_with()).table)
    for sizes in ([10000, 0], [0, 10000]):
        panel.splitter.setSizes(sizes)
        assert min(panel.splitter.sizes()) >= 120


def test_a_larger_font_reaches_the_figures_and_the_axes(make: Make) -> None:
    panel = make(rules_with(), start(rules_with()).table)
    before = panel.standings[0].points.fontMetrics().height()
    font = panel.font()
    font.setPointSize(20)
    panel.setFont(font)
    assert panel.standings[0].points.fontMetrics().height() > before
    assert panel.ladder.plot.getAxis("left").style["tickFont"].pointSize() == 20
