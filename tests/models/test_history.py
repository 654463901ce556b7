"""The lists of matches and deals: Qt's promises, sorting by what is meant, and what a search finds."""

import json
import random
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from sjavs_desktop.app.history_rows import ABANDONED, FINISHED, GOING, deal_rows, match_row, read
from sjavs_desktop.app.statistics import by_length, joined, summaries, total
from sjavs_desktop.models.history import (
    DealColumn,
    DealsModel,
    MatchColumn,
    MatchesModel,
    MatchFilter,
    Role,
    RowsModel,
)
from sjavs_desktop.models.statistics import KindsModel, LengthModel, SummaryModel, lines
from sjavs_desktop.ui import history_text, statistics_text
from tests.app.histories import invented

pytestmark = pytest.mark.usefixtures("qapp")

READ = [(id, made, read(made)) for id, made in invented(20, deals=4).items()]
MATCHES = [match_row(reading, made, id) for id, made, reading in READ]
DEALS = {id: deal_rows(reading, made, id) for id, made, reading in READ}
ALL = [row for rows in DEALS.values() for row in rows]
SORT = Qt.SortOrder


def filtered() -> tuple[MatchesModel, MatchFilter]:
    model = MatchesModel(history_text)
    proxy = MatchFilter()
    proxy.setSourceModel(model)
    model.show(MATCHES)
    return model, proxy


@settings(max_examples=10, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 10**6))
def test_the_models_keep_qts_promises(qtmodeltester: ModelTester, seed: int) -> None:
    chance = random.Random(seed)
    matches, deals = MatchesModel(history_text), DealsModel(history_text)
    proxy = MatchFilter()
    proxy.setSourceModel(matches)
    made: list[object] = [matches, deals, proxy]
    made += [SummaryModel(statistics_text), KindsModel(statistics_text), LengthModel(statistics_text)]
    for model in made:
        qtmodeltester.check(model)
    for _ in range(3):
        some = chance.sample(MATCHES, chance.randrange(len(MATCHES)))
        matches.show(some)
        one = chance.choice(MATCHES)
        deals.show_match(one, DEALS[one.id])
        proxy.search(chance.choice(["", "sjavs", "anna strong", "2026"]))
        proxy.sort(chance.randrange(7), chance.choice(list(SORT)))
        groups = lines(summaries(some, ALL), total(some, ALL))
        made[3].show(groups)  # type: ignore[attr-defined]
        made[4].show(groups)  # type: ignore[attr-defined]
        made[5].show(by_length(joined(some, ALL)))  # type: ignore[attr-defined]
    deals.show_match(None, ())
    assert deals.rowCount() == 0


def test_every_cell_of_every_list_says_something_fit_to_be_read() -> None:
    deals = DealsModel(history_text)
    models: list[RowsModel] = [filtered()[0], deals, SummaryModel(statistics_text), KindsModel(statistics_text)]
    groups = lines(summaries(MATCHES, ALL), total(MATCHES, ALL))
    models[2].show(groups)
    models[3].show(groups)
    for match in MATCHES:
        deals.show_match(match, DEALS[match.id])
        for model in models:
            headings = [model.headerData(each, Qt.Orientation.Horizontal) for each in range(model.columnCount())]
            assert len(set(headings)) == len(headings)
            for row in range(model.rowCount()):
                for column in range(model.columnCount()):
                    index = model.index(row, column)
                    assert "{" not in index.data()
                    assert index.data(Qt.ItemDataRole.AccessibleTextRole).endswith(index.data())
                    assert index.data(Qt.ItemDataRole.ToolTipRole) is not None


@pytest.mark.parametrize("column", MatchColumn)
def test_a_column_is_sorted_by_what_it_means(column: MatchColumn) -> None:
    _, proxy = filtered()
    for order in SORT:
        proxy.sort(column, order)
        values = [proxy.index(row, column).data(Role.SORT) for row in range(proxy.rowCount())]
        if not isinstance(values[0], str):
            assert values == sorted(values, reverse=order == SORT.DescendingOrder)
        assert sorted(row.id for row in proxy.rows()) == sorted(DEALS)


def test_numbers_are_not_sorted_as_words() -> None:
    model = MatchesModel(history_text)
    model.show([MATCHES[0]._replace(deals=number) for number in (10, 9, 100)])
    proxy = MatchFilter()
    proxy.setSourceModel(model)
    proxy.sort(MatchColumn.DEALS, SORT.AscendingOrder)
    assert [row.deals for row in proxy.rows()] == [9, 10, 100]


def test_crosses_come_before_game_points() -> None:
    model = MatchesModel(history_text)
    stands = [("[24, 0]", "[0, 2]"), ("[0, 24]", "[2, 0]"), ("[4, 24]", "[2, 1]")]
    model.show([MATCHES[0]._replace(scores=scores, crosses=crosses) for scores, crosses in stands])
    proxy = MatchFilter()
    proxy.setSourceModel(model)
    proxy.sort(MatchColumn.STANDING, SORT.DescendingOrder)
    assert [row.crosses for row in proxy.rows()] == ["[2, 0]", "[2, 1]", "[0, 2]"]


def test_a_search_finds_players_rules_and_dates_and_filters_narrow_it() -> None:
    _, proxy = filtered()
    assert len(proxy.rows()) == len(MATCHES)
    assert not proxy.narrowed
    proxy.search("cilla")
    assert len(proxy.rows()) == sum("Cilla" in json.loads(one.players) for one in MATCHES)
    proxy.search("  SCHAFKOPF  ")
    assert {row.pack for row in proxy.rows()} == {"schafkopf", "schafkopf-house"}
    proxy.search("schafkopf nowhere")
    assert proxy.rows() == []
    assert proxy.narrowed
    proxy.search("")
    for status in (GOING, FINISHED, ABANDONED):
        proxy.want(status=status)
        assert {row.status for row in proxy.rows()} == {status}
    proxy.want(status="", pack="klorsjavs")
    assert {row.pack for row in proxy.rows()} == {"klorsjavs"}
    level = proxy.rows()[0].level
    proxy.want(level=level)
    assert all((row.pack, row.level) == ("klorsjavs", level) for row in proxy.rows())
    proxy.want(pack="", level="")
    assert len(proxy.rows()) == len(MATCHES)


def test_a_deal_is_told_in_words() -> None:
    match = MATCHES[0]._replace(players='["You", "Marjun", "Jógvan", "Sunniva"]', cards="french")
    deals = DealsModel(history_text)
    row = DEALS[MATCHES[0].id][0]._replace(
        outcome="scored", declarer=1, contract_name="", suit=2, length=6, role="defender", won=True, made=False,
        band="javn", points=-8, claimed=True, resumed=True, practice=False, tie=False,
    )  # fmt: skip
    deals.show_match(match, [row])
    told = [deals.index(0, column).data() for column in DealColumn]
    assert told == ["1", "Marjun", "6", "♥", "Defender", "Won (Javn)", "−8", "Claimed, Resumed"]
    deals.show_match(match._replace(cards="german"), [row._replace(won=None, made=None, band="tie", tie=True)])
    told = [deals.index(0, column).data() for column in DealColumn]
    assert told[3] == "Herz"
    assert told[5] == "Tie"
    deals.show_match(match, [row._replace(outcome="going", role="", declarer=None, suit=None, length=None)])
    told = [deals.index(0, column).data() for column in DealColumn]
    assert told[1:7] == ["–", "", "–", "", "Going on", ""]


def test_words_of_a_match() -> None:
    match = MATCHES[0]._replace(began="", origin="branch x 5", practice=True, resumed=2, level="club, strong")
    assert history_text.moment("") == history_text.moment("soon") == "–"
    assert history_text.moment("1970-01-01T00:00:00") != "–"
    assert history_text.remarks(match) == "tried out, practice, resumed"
    assert history_text.level("club, strong") == "Club player, Strong"
    assert history_text.level("mine") == "mine"
    over = match._replace(status=FINISHED, crosses="[2, 0]", scores="[0, 14]")
    assert history_text.standing(over) == "×× : 0"
    assert history_text.standing(over._replace(status=GOING)) == "×× : 0, 0 : 14"
    assert history_text.standing(over._replace(crosses="[0, 0]", scores="[-4, 60]")) == "−4 : 60"
    assert history_text.result(over._replace(won=False)) == "Lost"
    assert history_text.result(over._replace(won=None)) == "Finished"
    assert history_text.house_rules(match._replace(pack="gone"), {}) == []


def test_numbers_of_the_statistics() -> None:
    mean = SimpleNamespace(value=-1.5, error=0.25, number=4)
    assert statistics_text.average(mean).replace("\N{NO-BREAK SPACE}", " ") == "−1.50 ± 0.25"  # type: ignore[arg-type]
    assert statistics_text.decimal(0.001, signed=True) == "0.00"
    assert statistics_text.decimal(123.4) == "123"
    assert statistics_text.part(0, 0) == "–"
    assert statistics_text.percent(0.5).replace("\N{NO-BREAK SPACE}", " ") == "50 %"
