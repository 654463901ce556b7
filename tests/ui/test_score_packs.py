"""The score panel and what a deal came to, in every pack that is shipped: the values equal the results."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import library
from sjavs_desktop.core.cards import CLUBS, HEARTS, SPADES
from sjavs_desktop.core.game import start
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Item, Result, Table
from sjavs_desktop.core.tariff import value
from sjavs_desktop.models.score_rows import heights, in_order, least_room, rows
from sjavs_desktop.models.score_sheet import HOW, Column
from sjavs_desktop.ui import text
from sjavs_desktop.ui.panels.markers import MARKERS
from sjavs_desktop.ui.panels.standing import note
from tests.models.matches import tables
from tests.ui import fitting
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


@pytest.mark.parametrize("key", EACH)
def test_no_name_is_cut_where_words_are_large(make: Make, key: str) -> None:
    rules = rules_of(key)
    panel = make(rules, start(rules).table, 0, (312, 520))
    font = QFont(panel.font())
    font.setPointSizeF(1.3 * font.pointSizeF())
    panel.setFont(font)
    panel.set_match(rules, NAMES[: rules.seats], 0)
    for table in (start(rules).table, *tables(rules, 3, 12)[1:]):
        panel.show_table(table)
        QApplication.processEvents()
        assert list(fitting.cells(panel.sheet)) == []


@pytest.mark.parametrize("key", PACKS)
def test_every_result_has_words(key: str) -> None:
    rules = rules_of(key)
    names = NAMES[: rules.seats]
    for _, result in results(rules):
        assert result.band in HOW
        for viewer in range(rules.seats):
            lines = text.score_lines(result, names, viewer, rules)
            assert all(line and "{" not in line for line in lines)
            single = rules.score.accounts == "each" and result.partner is None
            assert text.band(result, single, rules) in lines or rules.score.accounts == "pairs"


@pytest.mark.parametrize("key", [key for key in EACH if not compile_rules(PACKS[key]).score.tariff.prices])
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


# -- where a tariff pays -----------------------------------------------------------------------------------------------

ITEMS = (Item("price", 1, 10), Item("schneider", 1, 10), Item("with", 3, 30))
DOUBLED = (*ITEMS, Item("laid", 1, 2), Item("kontra", 1, 2), Item("re", 1, 2))


def chips(items: tuple[Item, ...] = ITEMS, **told: object) -> Result:
    """A Sauspiel that seat 1 has won with seat 3, or something else that is told."""
    base = value(items)
    known: dict[str, object] = {
        "deal": 1, "dealer": 0, "declarer": 1, "contract": "sauspiel", "suit": HEARTS, "better": False,
        "points": (9, 61, 20, 30), "tricks": (1, 3, 2, 2), "account": None, "band": "schneidered", "base": base,
        "carry": 0, "before": (0, 0, 0, 0), "after": (-base, base, -base, base), "won": True,
        "changes": (-base, base, -base, base), "partner": 3, "called": SPADES, "items": items,
    }  # fmt: skip
    return Result(**{**known, **told})  # type: ignore[arg-type]


@pytest.mark.parametrize("key", ["schafkopf", "schafkopf-house"])
def test_the_lines_of_a_tariff_come_to_what_is_paid(key: str) -> None:
    rules = rules_of(key)
    for _, result in results(rules, 10):
        lines = text.score_lines(result, NAMES, 0, rules)
        total, counted = 0, [line for line in lines if line.split(" (")[0][-1].isdigit()]
        for line in counted:
            head = line.split(" (")[0].split()[-1]
            total = total * int(head[1:]) if head[0] == "×" else total + int(head[1:]) if head[0] == "+" else total
            total = int(head) if head == str(result.items[0].value) and not total else total
        assert total == result.base or len(result.items) == 1
        assert sum(result.changes) == 0
        paid = [line for line in lines if " pay" in line and line.endswith(f" {result.base}")]
        assert len(paid) == (2 if sorted(result.changes)[1] < 0 < sorted(result.changes)[2] else 1)


def test_a_called_game_is_reckoned_line_by_line_and_every_loser_pays_one_winner() -> None:
    rules = rules_of("schafkopf")
    assert text.score_lines(chips(DOUBLED, laid=(2,), doubles=(0, 3)), NAMES, 0, rules) == [
        "Declarer: Marjun with Sunniva, Sauspiel on the ace of spades",
        "Declarers 91 – 29 defenders",
        "Schneider: the declarers reached 91",
        "Sauspiel 10",
        "Schneider +10",
        "with 3 Laufende +30",
        "Legen ×2 (Jógvan)",
        "Kontra ×2 (You)",
        "Re ×2 (Sunniva)",
        "= 400",
        "You pay Marjun 400",
        "Jógvan pays Sunniva 400",
    ]
    names = ("Anna", *NAMES[1:3], "You")
    assert text.score_lines(chips(), names, 3, rules)[-3:] == ["= 50", "Anna pays Marjun 50", "Jógvan pays you 50"]


def test_a_soloist_settles_with_everybody() -> None:
    rules = rules_of("schafkopf")
    items = (Item("price", 1, 50), Item("without", 2, 20), Item("tout", 1, 2))
    solo = chips(
        items, declarer=2, contract="wenz_tout", suit=None, called=None, partner=None, band="tout", won=False,
        changes=(140, 140, -420, 140), points=(40, 30, 40, 10),
    )  # fmt: skip
    assert text.score_lines(solo, NAMES, 0, rules) == [
        "Declarer: Jógvan, Wenz-Tout",
        "Tricks: declarer 2 – 6 defenders",
        "Tout lost: every trick was bid, and not every one was taken",
        "Wenz-Tout 50",
        "without 2 Laufende +20",
        "Tout ×2",
        "= 140",
        "Jógvan pays everybody else 140",
    ]
    assert text.score_lines(solo, NAMES, 2, rules)[-1] == "You pay everybody else 140"
    won = solo._replace(won=True, changes=(-140, -140, 420, -140))
    assert text.score_lines(won, NAMES, 0, rules)[-1] == "Everybody else pays Jógvan 140"
    assert text.score_lines(won, NAMES, 2, rules)[-1] == "Everybody else pays you 140"
    suited = solo._replace(contract="solo", suit=CLUBS, band="plain_failed")
    assert text.score_lines(suited, NAMES, 0, rules)[0] == "Declarer: Jógvan, Solo ♣ clubs"


def test_who_wins_where_the_losers_pay() -> None:
    assert text.deal_winners(chips()) == (1, 3)
    assert text.deal_winners(chips(declarer=None, partner=None, changes=(10, 10, -30, 10))) == (0, 1, 3)
    assert text.deal_winners(chips(declarer=None, partner=None, changes=(-10, -10, 30, -10))) == (2,)


def test_the_sheet_names_the_game_and_underlines_who_played(make: Make) -> None:
    rules = rules_of("schafkopf")
    result = chips()
    table = replace(start(rules).table, results=(result,), scores=result.after)
    panel = make(rules, table, 0)
    panel.set_match(rules, NAMES, 0)
    panel.show_table(table)
    model, row = panel.model, 1
    assert [model.index(row, column).data() for column in range(2, 6)] == ["−50", "50", "−50", "50"]
    fonts = [model.index(row, column).data(Qt.ItemDataRole.FontRole) for column in range(2, 6)]
    assert [font.underline() for font in fonts] == [False, True, False, True]
    assert model.index(row, Column.DECLARER).data() == "Marjun + Sunniva"
    for wide, hidden, how in ((300, True, "Sauspiel 50"), (900, False, "Sauspiel · Schneider: 50")):
        panel.resize(wide, 600)
        panel.sheet.fit()
        assert panel.sheet.isColumnHidden(Column.DECLARER) == hidden
        assert model.index(row, model.how_column).data() == how
    assert "Underlined" in model.headerData(2, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole) == "Everybody starts from zero"


def test_a_declarer_without_a_column_is_underlined(make: Make) -> None:
    rules = rules_of("klorsjavs")
    table = next(one for one, result in results(rules) if result.declarer is not None and not result.folded)
    panel = make(rules, start(rules).table, 0, (700, 520))
    panel.set_match(rules, NAMES[: rules.seats], 0)
    panel.show_table(table)
    model, row = panel.model, len(table.results)
    declarer = table.results[-1].declarer

    def underlined() -> list[int | None]:
        fonts = {column: model.index(row, column).data(Qt.ItemDataRole.FontRole) for column in range(2, 5)}
        return [model.account(column) for column, font in fonts.items() if font is not None and font.underline()]

    assert not panel.sheet.isColumnHidden(Column.DECLARER)
    assert underlined() == []
    panel.resize(250, 520)
    QApplication.processEvents()
    assert panel.sheet.isColumnHidden(Column.DECLARER)
    assert underlined() == [declarer]


def test_the_column_of_the_declarer_has_its_room_when_it_comes_back(make: Make) -> None:
    rules = rules_of("sjavs-3")
    panel = make(rules, start(rules).table, 0, (400, 520))
    panel.set_match(rules, NAMES[:3], 0)
    panel.sheet.setColumnHidden(Column.DECLARER, True)
    panel.sheet.fit()
    assert not panel.sheet.isColumnHidden(Column.DECLARER)
    assert list(fitting.cells(panel.sheet)) == []


def test_the_axis_of_chips_has_round_numbers() -> None:
    rules = rules_of("schafkopf")
    for most in (0, 10, 80, 333, 1720, 15600):
        low, high, step = heights(rows((chips(after=(most, -most, 0, 0)),), (0,) * 4, over=False), least_room(rules))
        assert low <= -max(most, 50) < max(most, 50) <= high
        assert str(step).rstrip("0") in ("1", "2", "5")
        assert 2 <= (high - low) // step <= 9
