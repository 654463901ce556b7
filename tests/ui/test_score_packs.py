"""The score panel and what a deal came to, in every pack that is shipped: the values equal the results."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import library
from sjavs_desktop.core.game import start
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Result, Table
from sjavs_desktop.models.score_rows import heights, in_order, rows
from sjavs_desktop.models.score_sheet import HOW, Column
from sjavs_desktop.ui import text
from sjavs_desktop.ui.panels.markers import MARKERS
from sjavs_desktop.ui.panels.standing import note
from tests.models.matches import tables
from tests.ui.test_score_panel import Make, opened

NAMES = ("You", "Marjun", "Jógvan", "Sunniva")
PACKS, _ = library.packs()
EACH = [key for key, pack in PACKS.items() if compile_rules(pack).score.accounts == "each"]
ON = {
    "old-mor": {"solo": True, "nolo": True, "halv": True},
    "klorsjavs-older": {"farvesjavs": True},
    "sjavs-3": {"no_bid": "play_for_4"},
    "sjavs-2": {"no_bid": "play_for_4"},
}
"""Options that bring more to the sheet."""

pytestmark = [
    pytest.mark.qt_log_ignore(r"This plugin does not support propagateSizeHints\(\)"),
]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    return partial(opened, qtbot)


def rules_of(key: str, **chosen: str | bool) -> Rules:
    return compile_rules(PACKS[key], {**ON.get(key, {}), **chosen})


def results(rules: Rules, seeds: int = 6) -> Iterator[tuple[Table, Result]]:
    """Every scored deal of random matches, with the table after it."""
    for seed in range(seeds):
        for table in tables(rules, seed, 40)[1:]:
            yield table, table.results[-1]


def shown_number(cell: str) -> int:
    """The number that a cell of the sheet begins with."""
    return int(cell.partition("\xa0")[0].replace("−", "-"))


@pytest.mark.parametrize("key", PACKS)
def test_standing_sheet_and_graph_equal_the_results(make: Make, key: str) -> None:
    rules = rules_of(key)
    for seed, viewer in ((2, 0), (5, rules.seats - 1)):
        played = tables(rules, seed, 30)
        panel = make(rules, played[0], viewer)
        panel.set_match(rules, NAMES[: rules.seats], viewer)
        order = in_order(rules, viewer)
        for table in played:
            panel.show_table(table)
            left = [shown_number(standing.points.text()) for standing in panel.standings]
            assert left == [table.scores[each] for each in order]
            lines = [row for row, line in enumerate(panel.model.rows) if line.result]
            for row, result in zip(lines, table.results, strict=True):
                cells = [panel.model.index(row, column).data() for column in range(panel.model.columnCount())]
                assert [shown_number(cell) for cell in cells[Column.WE : -1]] == [result.after[each] for each in order]
                assert cells[-1]
        for which, account in enumerate(order):
            x, y = panel.ladder.items[f"dots{which}"].getData()
            drawn = {at: value for at, value in zip(x, y, strict=True) if at == int(at) and at}
            assert drawn == {one.deal: one.after[account] for one in table.results if one.deal in drawn}
            assert panel.ladder.items[f"dots{which}"].isVisible()
        hidden = range(len(order), len(MARKERS))
        assert not any(panel.ladder.items[f"line{which}"].isVisible() for which in hidden)
        assert panel.ladder.items["hook"].isVisible() == (rules.score.hook > 0)


@pytest.mark.parametrize("key", PACKS)
def test_the_axis_holds_every_value_and_its_ticks_do_not_crowd(key: str) -> None:
    rules = rules_of(key)
    for seed in range(8):
        table = tables(rules, seed, 40)[-1]
        lines = rows(table.results, (rules.score.start,) * rules.accounts, over=True)
        low, high, step = heights(lines)
        values = [value for line in lines for value in line.scores]
        assert low <= min(0, *values)
        assert high >= max(values)
        assert low % step == high % step == 0
        assert 3 <= (high - low) // step <= 9


def test_the_axis_of_a_game_around_zero_is_not_that_of_a_race_to_zero() -> None:
    rules = rules_of("klorsjavs-older")
    assert heights(rows((), (0, 0, 0), over=False)) == (-4, 4, 2)
    assert rules.score.start == 0
    assert heights(rows((), (60, 60, 60), over=False)) == (0, 60, 15)
    assert heights(rows((), (24, 24), over=False)) == (0, 24, 6)


def test_old_mor_may_rise_above_its_start(make: Make) -> None:
    rules = rules_of("old-mor")
    table = next(one for seed in range(50) for one in tables(rules, seed, 30) if max(one.scores) > 24)
    panel = make(rules, table)
    assert panel.ladder.plot.viewRange()[1][1] >= max(table.scores)


@pytest.mark.parametrize("key", EACH)
def test_everybody_has_a_column_and_the_viewer_comes_first(make: Make, key: str) -> None:
    rules = rules_of(key)
    names = NAMES[: rules.seats]
    for viewer in range(rules.seats):
        panel = make(rules, start(rules).table, viewer)
        panel.set_match(rules, names, viewer)
        heads = [panel.model.headerData(column, panel.sheet.horizontalHeader().orientation()) for column in range(9)]
        wanted = [names[(viewer + further) % rules.seats] for further in range(rules.seats)]
        assert heads[: rules.seats + 3] == ["Deal", "Declarer", *wanted, "How"]
        assert [standing.name.text() for standing in panel.standings] == wanted
        assert [standing.isVisible() for standing in panel.standings] == [True] * rules.seats


@pytest.mark.parametrize("key", EACH)
@pytest.mark.parametrize("size", [(312, 520), (420, 900)])
def test_nothing_is_clipped_where_there_are_more_columns(make: Make, key: str, size: tuple[int, int]) -> None:
    rules = rules_of(key)
    panel = make(rules, start(rules).table, 0, size)
    panel.set_match(rules, NAMES[: rules.seats], 0)
    panel.show_table(tables(rules, 3, 40)[-1])
    QApplication.processEvents()
    sheet = panel.sheet
    assert (panel.width(), panel.height()) == size
    for row, line in enumerate(panel.model.rows):
        for column in range(panel.model.columnCount()):
            index = panel.model.index(row, column)
            assert sheet.visualRect(index).height() >= sheet.sizeHintForIndex(index).height()
            if line.result and panel.model.account(column) is not None:
                assert sheet.visualRect(index).width() >= sheet.sizeHintForIndex(index).width()
    for label in panel.findChildren(QLabel):
        if label.isVisible():
            assert label.width() >= label.sizeHint().width() or label.wordWrap(), label.text()


@pytest.mark.parametrize("key", PACKS)
def test_every_result_has_words(key: str) -> None:
    rules = rules_of(key)
    names = NAMES[: rules.seats]
    for _, result in results(rules):
        assert result.band in HOW
        for viewer in range(rules.seats):
            lines = text.score_lines(result, names, viewer, rules)
            assert all(line and "{" not in line for line in lines)
            assert text.band(result, rules.score.accounts == "each", rules) in lines or rules.score.accounts == "pairs"


@pytest.mark.parametrize("key", EACH)
def test_the_lines_tell_every_account_that_moves(key: str) -> None:
    rules = rules_of(key)
    names = NAMES[: rules.seats]
    for _, result in results(rules):
        lines = text.score_lines(result, names, 0, rules)
        for account, (before, after) in enumerate(zip(result.before, result.after, strict=True)):
            line = f"{names[account]}: {before} → {after}".replace("-", "−")
            assert (line in lines) == (before != after)
        if result.declarer is not None and rules.seats > 2 and not result.folded:
            mine = result.points[result.declarer]
            assert f"Declarer {mine} – {sum(result.points) - mine} defenders" in lines


def test_failure_in_old_mor_is_told_for_both_sides() -> None:
    rules = rules_of("old-mor")
    failed = next(one for _, one in results(rules) if one.won is False and one.contract == "trump")
    lines = text.score_lines(failed, NAMES, 0, rules)
    assert len([line for line in lines if "→" in line]) == 2
    assert {line.split(":")[0] for line in lines if "→" in line} == {"We", "They"}


def test_a_soloist_is_told_by_the_bid_and_without_the_partners_points() -> None:
    rules = rules_of("old-mor")
    solo = next(one for _, one in results(rules, 30) if one.contract == "solo")
    lines = text.score_lines(solo, NAMES, 0, rules)
    assert "Solo" in lines[0]
    assert not any(line.startswith("We ") and "They" in line for line in lines)


def test_who_has_lost_and_who_still_has_everything() -> None:
    rules = rules_of("klorsjavs")
    table = replace(start(rules).table, scores=(60, 0, 12), loser=1)
    assert note(rules, table, 0, NAMES[:3]).splitlines() == [
        "Marjun has lost the match",
        "You still have 60: some tables make that pay too",
    ]
    assert note(rules, table, 1, NAMES[:3]).splitlines()[0] == "You have lost the match"
    assert note(rules, table, 2, NAMES[:3]).splitlines()[1].startswith("You still have") is False


def test_a_decider_is_told_with_its_players() -> None:
    rules = rules_of("klorsjavs")
    table = replace(start(rules).table, scores=(0, 20, 0), deciding=(0, 2))
    assert note(rules, table, 1, NAMES[:3]) == "A decider between You and Jógvan"
    assert note(rules, table, 0, NAMES[:3]) == "A decider between you and Jógvan"


@pytest.mark.parametrize("key", EACH)
def test_the_match_is_told_to_be_over_only_at_its_end(key: str) -> None:
    rules = rules_of(key)
    played = tables(rules, 7, 60)
    words = [note(rules, table, 0, NAMES[: rules.seats]) for table in played]
    assert not any("the match" in line for line in words[:-1])
    if played[-1].phase == "over":
        assert "the match" in words[-1]
