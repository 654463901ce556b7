"""The score sheet's model: a line for each result and each start, whatever a match comes to."""

import random
from dataclasses import replace
from math import isnan
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.modeltest import ModelTester

from sjavs_desktop.core.game import start
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Result
from sjavs_desktop.models.score_rows import crosses, places, rows, steps, thrown_in
from sjavs_desktop.models.score_sheet import Column, Role, ScoreSheetModel
from tests.core.games import rules_of, rules_with
from tests.models.matches import tables

NAMES = ("Anna", "Bárður", "Cecilia", "Dánjal")
DISPLAY = Qt.ItemDataRole.DisplayRole
WORDS = SimpleNamespace(
    suit_sign="♣♠♥♦".__getitem__,
    side_name=lambda account, viewer, names: names[account] if names else "We" if account == viewer % 2 else "They",
    score_lines=lambda result, names, viewer, rules: [f"deal {result.deal}", f"seat {viewer}", *names],
)
"""What `ui.text` is in the application."""

pytestmark = pytest.mark.usefixtures("qapp")


def result(deal: int, account: int | None, before: tuple[int, ...], after: tuple[int, ...], **more: object) -> Result:
    """A result of which only the given matters."""
    made = Result(deal, 0, 1, "trump", 2, False, (60, 60), (4, 4), account, "won", 2, 0, before, after)
    return made._replace(**more)  # type: ignore[arg-type]


def model_of(rules: Rules, *results: Result, viewer: int = 0, winner: int | None = None) -> ScoreSheetModel:
    """A sheet with the given results."""
    model = ScoreSheetModel(WORDS)
    model.set_match(rules, NAMES, viewer)
    model.show(replace(start(rules).table, results=results, winner=winner))
    return model


def shown(model: ScoreSheetModel, row: int, role: int = DISPLAY) -> list[object]:
    """What a line says."""
    return [model.index(row, column).data(role) for column in Column]


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 10**6), goal=st.sampled_from(["1", "2", "3", "endless"]))
def test_the_model_keeps_qts_promises_through_random_matches(qtmodeltester: ModelTester, seed: int, goal: str) -> None:
    rules = rules_with(crosses_to_win=goal)
    model = ScoreSheetModel(WORDS)
    qtmodeltester.check(model)
    dice = random.Random(seed)
    for viewer in (dice.randrange(4), dice.randrange(4)):
        model.set_match(rules, NAMES, viewer)
        played = tables(rules, seed + viewer)
        for table in [*played, *dice.choices(played, k=8)]:
            model.show(table)
            assert [row.result for row in model.rows if row.result] == list(table.results)
    model.retranslate()


def test_lines_of_new_results_are_inserted_and_everything_else_resets() -> None:
    rules = rules_with(crosses_to_win="3")
    model = ScoreSheetModel(WORDS)
    model.set_match(rules, NAMES, 0)
    seen: list[object] = []
    model.rowsInserted.connect(lambda parent, first, last: seen.append((first, last)))
    model.modelReset.connect(lambda: seen.append("reset"))
    played = tables(rules, 3)
    ended = next(at for at, table in enumerate(played) if table.results and table.results[-1].rubber)
    for table in played[: ended + 1]:
        model.show(table)
    assert seen == [(at, at) for at in range(1, ended)] + [(ended, ended + 1)], "a won rubber brings the next start too"
    seen.clear()
    model.show(played[ended])
    assert seen == [], "the same table changes nothing"
    model.show(played[1])
    assert seen == ["reset"]
    model.show(played[3])
    assert seen == ["reset", (2, 3)]
    model.show(tables(rules, 4)[3])
    assert seen == ["reset", (2, 3), "reset"], "other results are another match"


@pytest.mark.parametrize("viewer", range(4))
def test_the_viewers_side_stands_in_the_column_we(viewer: int) -> None:
    model = model_of(rules_with(), result(1, 0, (24, 24), (20, 24)), viewer=viewer)
    ours, theirs = (20, 24) if viewer in (0, 2) else (24, 20)
    assert shown(model, 1)[Column.WE : Column.HOW] == [str(ours), str(theirs)]
    bold = [one is not None and one.bold() for one in shown(model, 1, Qt.ItemDataRole.FontRole)]
    assert bold == [False, False, ours == 20, theirs == 20, False]


def test_a_line_says_who_declared_and_how_the_number_came_about() -> None:
    model = model_of(
        rules_with(),
        result(1, 0, (24, 24), (22, 24)),
        result(2, None, (22, 24), (22, 24), band="tie", base=0),
        result(3, 1, (22, 24), (22, 14), band="javn", base=8, carry=2, suit=0),
        result(5, 0, (22, 14), (18, 14), band="nobody", base=4, declarer=None, suit=None),
    )
    assert shown(model, 0) == ["Start", "", "24", "24", ""]
    assert shown(model, 1) == ["1", "Bárður\xa0♥", "22", "24", "Won: 2"]
    assert shown(model, 2) == ["2", "Bárður\xa0♥", "22", "24", "Tie"]
    assert shown(model, 3) == ["3", "Bárður\xa0♣", "22", "14", "Javn: 8\xa0+\xa02"]
    assert shown(model, 4) == ["5", "–", "18", "14", "Nobody bid: 4"]
    assert not any(shown(model, 2, Qt.ItemDataRole.FontRole)), "nobody scores in a tie"
    tip = "\n".join(["deal 3", "seat 0", *NAMES])
    assert shown(model, 3, Qt.ItemDataRole.ToolTipRole) == [tip] * len(Column)
    assert shown(model, 3, Qt.ItemDataRole.AccessibleTextRole)[Column.WE : Column.HOW] == ["We: 22", "They: 14"]


def test_a_rubber_marks_its_winner_and_the_next_one_starts_on_a_line_of_its_own() -> None:
    won = result(1, 1, (24, 24), (24, 0), band="one_hand", base=24, crosses=2, rubber=True, double=True)
    model = model_of(rules_with(crosses_to_win="3"), won)
    assert shown(model, 1)[Column.WE :] == ["24", "0\xa0××", "Vol in one hand: 24, double victory"]
    assert shown(model, 2) == ["Rubber 2", "", "24", "24", ""]
    assert [shown(model, row, Role.RUBBER)[0] for row in range(3)] == [False, True, False]
    assert [shown(model, row, Role.RESTART)[0] for row in range(3)] == [True, False, True]
    assert [shown(model, row, Role.RESULT)[0] for row in range(3)] == [None, won, None]
    over = model_of(rules_with(crosses_to_win="2"), won, winner=1)
    assert over.rowCount() == 2, "nothing starts after the match"


def test_a_rubber_that_earns_no_cross_bears_none() -> None:
    won = result(1, 0, (2, 4), (0, 4), rubber=True)
    model = model_of(rules_with(cross_rule="only_24_0", crosses_to_win="3"), won)
    assert shown(model, 1)[Column.WE] == "0"
    assert model.rowCount() == 3


def test_many_crosses_are_written_as_a_number() -> None:
    assert [crosses(number) for number in (0, 1, 3, 5, 6)] == ["", "×", "×××", "×××××", "6 ×"]


def test_a_short_game_starts_from_twelve() -> None:
    assert shown(model_of(rules_with(start_points="12")), 0)[Column.WE] == "12"


def test_headings_and_a_new_language() -> None:
    model = model_of(rules_with(), result(1, 0, (24, 24), (22, 24)))
    horizontal = Qt.Orientation.Horizontal
    heads = [model.headerData(column, horizontal) for column in Column]
    assert heads == ["Deal", "Declarer", "We", "They", "How"]
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    seen: list[object] = []
    model.headerDataChanged.connect(lambda orientation, first, last: seen.append((orientation, first, last)))
    model.dataChanged.connect(lambda first, last, roles: seen.append((first.row(), last.row(), set(roles))))
    model.retranslate()
    head, (first, last, roles) = seen  # type: ignore[misc]
    assert head == (horizontal, 0, len(Column) - 1)
    assert (first, last) == (0, 1)  # type: ignore[has-type]
    assert {int(DISPLAY), int(Qt.ItemDataRole.ToolTipRole)} <= roles  # type: ignore[has-type]


def test_an_empty_model_and_indexes_outside_of_it() -> None:
    model = ScoreSheetModel(WORDS)
    assert model.rowCount() == 0
    model.retranslate()
    model.set_match(rules_with(), NAMES, 0)
    assert model.data(QModelIndex()) is None
    assert model.rowCount(model.index(0, 0)) == model.columnCount(model.index(0, 0)) == 0
    assert not model.index(1, 0).isValid()


def test_the_way_down_holds_until_a_deal_and_starts_anew_between_deals() -> None:
    lines = rows(
        (
            result(1, 0, (24, 24), (8, 24)),
            result(2, None, (8, 24), (8, 24)),
            result(4, 0, (8, 24), (0, 24), rubber=True),
            result(5, 1, (24, 24), (24, 22)),
        ),
        (24, 24),
        over=False,
    )
    x = places(lines)
    assert x == [0, 1, 2, 4, 4.5, 5], "a deal that was thrown in leaves a gap"
    across, down = steps(x, lines, 0)
    assert across == [0, 1, 1, 2, 2, 4, 4, 4.5, 4.5, 5, 5]
    assert isnan(down.pop(7))
    assert down == [24, 24, 8, 8, 8, 8, 0, 24, 24, 24]


def test_a_deal_that_was_thrown_in_has_a_line_and_no_result() -> None:
    model = model_of(rules_with())
    results = result(1, 0, (24, 24), (22, 24)), result(4, 1, (22, 24), (22, 14))
    model.show(replace(start(rules_with()).table, results=results, deal=5))
    assert [row.thrown for row in model.rows] == [0, 0, 2, 3, 0]
    assert shown(model, 2) == ["2", "–", "", "", "Thrown in"]
    assert model.index(2, 0).data(Role.RESULT) is None
    assert [model.index(row, 0).data(Role.RESTART) for row in range(5)] == [True, False, False, False, False]
    assert "does not count" in str(model.index(2, 0).data(Qt.ItemDataRole.ToolTipRole))
    table = start(rules_with()).table
    assert thrown_in(replace(table, deal=3)) == (1, 2)
    assert thrown_in(replace(table, deal=3, next_dealer=1)) == (1, 2, 3)
    over = rows((result(1, 0, (24, 24), (0, 24), rubber=True),), (24, 24), False, (2,))
    assert [(row.rubber, row.thrown) for row in over] == [(1, 0), (1, 0), (2, 0), (2, 2)]


def test_a_line_keeps_the_name_of_a_game_that_was_bid() -> None:
    rules = rules_of("old-mor", solo=True, nolo=True)
    made = result(1, 1, (24, 24), (24, 22), contract="solo", band="lost", won=False)
    lost = result(2, 1, (24, 22), (24, 20), contract="nolo", band="misere_lost", won=False, suit=None)
    plain = result(3, 1, (24, 20), (24, 18), contract="trump", band="lost", won=False)
    model = model_of(rules, made, lost, plain)
    told = [str(model.index(row, model.how_column).data(DISPLAY)) for row in (1, 2, 3)]
    assert told == ["Solo · Failed: 2", "Nolo lost: 2", "Failed: 2"]
