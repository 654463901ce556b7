"""The statistics: every deal in one column, and numbers that can be reckoned by hand."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjavs_desktop.app.history_rows import (
    ABANDONED,
    DECLARER,
    DEFENDER,
    FINISHED,
    GOING,
    KINDS,
    LEFT,
    OPEN,
    SCORED,
    THROWN,
    DealRow,
    MatchRow,
    deal_rows,
    kind,
    match_row,
    read,
)
from sjavs_desktop.app.statistics import JUDGED, RECENT, advice, by_length, joined, summaries, total, trend
from tests.app.histories import invented

ROWS = [
    (match_row(read(made), made, id), deal_rows(read(made), made, id)) for id, made in invented(24, deals=5).items()
]


def match_of(id: str, **more: object) -> MatchRow:
    """A match of which only the given matters."""
    made = MatchRow(
        id=id, began="", ended="", pack="sjavs", rules="Faroese Sjavs", cards="french", chosen="{}", players="[]",
        levels="[]", level="club", me=0, status=FINISHED, won=None, scores="[0, 0]", crosses="[0, 0]", deals=0,
        resumed=0, practice=False, seed="1", origin="",
    )  # fmt: skip
    return made._replace(**more)


def deal_of(number: int, match: str = "a", **more: object) -> DealRow:
    """A deal of which only the given matters."""
    return DealRow(match, number, number, 0, SCORED, role=DEFENDER)._replace(**more)


@given(seed=st.integers(0, 10**6), practice=st.booleans())
def test_the_columns_of_any_group_add_up_to_its_deals(seed: int, practice: bool) -> None:
    chance = random.Random(seed)
    some = chance.sample(ROWS, chance.randrange(1, len(ROWS)))
    matches, deals = [one for one, _ in some], [row for _, rows in some for row in rows]
    groups, all = summaries(matches, deals, practice), total(matches, deals, practice)
    for one in (*groups, all):
        assert sum(one.kinds) == one.deals
        assert one.counted <= sum(one.kinds[: 4 if practice else 3])
        assert 0 <= one.won <= one.finished <= one.matches
        assert 0 <= one.made <= one.declared <= one.counted
        assert one.points.number == one.margin.number == one.counted
    assert sum(one.deals for one in groups) == all.deals == len(deals)
    assert sum(one.matches for one in groups) == all.matches == len(matches)
    for key in ("finished", "won", "counted", "won_deals", "ties", "declared", "made"):
        assert sum(getattr(one, key) for one in groups) == getattr(all, key)
    assert [sum(one.kinds[place] for one in groups) for place in range(len(KINDS))] == list(all.kinds)
    by_trumps = by_length(joined(matches, deals), practice)
    assert sum(one.declared for one in by_trumps) <= all.declared
    assert len(trend(joined(matches, deals), practice)) == all.counted


@pytest.mark.parametrize(
    ("deal", "meant"),
    [
        (deal_of(1), "played"),
        (deal_of(1, claimed=True, resumed=True), "claimed"),
        (deal_of(1, resumed=True), "resumed"),
        (deal_of(1, practice=True, claimed=True, resumed=True), "practice"),
        (deal_of(1, outcome=LEFT, claimed=True), "abandoned"),
        (deal_of(1, outcome=LEFT, practice=True), "practice"),
        (deal_of(1, outcome=THROWN, resumed=True), "thrown_in"),
        (deal_of(1, outcome=OPEN), "going"),
    ],
)
def test_each_deal_has_one_column(deal: DealRow, meant: str) -> None:
    assert kind(deal, match_of("a")) == meant
    assert kind(deal, match_of("a", me=None)) == "watched"


def test_a_summary_by_hand() -> None:
    matches = [
        match_of("a", won=True),
        match_of("b", won=False),
        match_of("c", status=GOING),
        match_of("d", status=ABANDONED),
        match_of("e", won=True, practice=True),
    ]
    deals = [
        deal_of(1, points=4, margin=4.0, won=True, crosses=1, vol=1, role=DECLARER, made=True),
        deal_of(2, points=0, margin=-2.0, won=False, javn=-1, role=DECLARER, made=False),
        deal_of(1, "b", points=2, margin=1.0, won=None, tie=True, crosses_against=2, vol=-1, javn=1),
        deal_of(1, "e", points=100, margin=100.0, won=True, practice=True),
        deal_of(2, "e", outcome=OPEN, practice=True),
        deal_of(1, "d", outcome=LEFT),
        deal_of(1, "nowhere", points=100),
    ]
    (one,) = summaries(matches, deals)
    assert one.key == ("sjavs", "Faroese Sjavs", "club")
    assert (one.matches, one.finished, one.won) == (5, 2, 1)
    assert (one.deals, one.counted, one.won_deals, one.ties) == (6, 3, 1, 1)
    assert dict(zip(KINDS, one.kinds, strict=True)) == dict.fromkeys(KINDS, 0) | {
        "played": 3,
        "practice": 2,
        "abandoned": 1,
    }
    assert one.points.value == pytest.approx(2.0)
    assert one.points.error == pytest.approx((((2**2 + 2**2 + 0) / 2) / 3) ** 0.5)
    assert one.margin.value == pytest.approx(1.0)
    assert (one.crosses, one.vol, one.javn) == ((1, 2), (1, 1), (1, 1))
    assert (one.declared, one.made) == (2, 1)
    (both,) = summaries(matches, deals, practice=True)
    assert (both.finished, both.won, both.counted) == (3, 2, 4)
    assert both.kinds == one.kinds
    assert both.points.value == pytest.approx(106 / 4)


def test_nothing_at_all_is_nothing() -> None:
    assert summaries([], []) == []
    assert by_length([]) == []
    assert trend([]) == []
    assert total([], []).points.number == 0


def test_success_by_trumps() -> None:
    own = {"role": DECLARER, "made": True, "length": 6, "points": 4}
    deals = [
        *(deal_of(number, **own) for number in range(1, 9)),
        *(deal_of(number, **own | {"made": False, "points": 0}) for number in range(9, 11)),
        deal_of(11, **own | {"length": 8}),
        deal_of(12, **own | {"length": None}),
        deal_of(13, **own | {"role": DEFENDER}),
        deal_of(14, **own | {"practice": True}),
        deal_of(15, **own | {"outcome": OPEN}),
    ]
    six, eight = by_length(joined([match_of("a")], deals))
    assert (six.length, six.declared, six.made, six.share) == (6, 10, 8, 0.8)
    assert six.interval == pytest.approx((0.490, 0.943), abs=0.001)
    assert six.points.value == pytest.approx(3.2)
    assert (eight.length, eight.declared) == (8, 1)
    assert 0 < eight.interval[0] < eight.interval[1] == 1
    assert by_length(joined([match_of("a")], deals), practice=True)[0].declared == 11


def test_the_trend_is_a_running_mean_with_its_bounds() -> None:
    values = [4.0, 0.0, -4.0, 8.0, 8.0]
    deals = [deal_of(number, margin=value) for number, value in enumerate(values, 1)]
    deals.insert(2, deal_of(9, practice=True, margin=1000.0))
    found = trend(joined([match_of("a")], deals), window=3)
    assert [one.number for one in found] == [1, 2, 3, 4, 5]
    assert [one.mean for one in found] == pytest.approx([4, 2, 0, 4 / 3, 4])
    assert (found[0].low, found[0].high) == (4, 4)
    assert all(one.low <= one.mean <= one.high for one in found)
    error = (16 + 0 + 16) / 2 / 3
    assert found[2].high == pytest.approx(1.96 * error**0.5)


@pytest.mark.parametrize(
    ("level", "margins", "advised"),
    [
        ("club", [1.0, 3.0], "strong"),
        ("club", [-1.0, -3.0], "beginner"),
        ("club", [2.0, -2.0], "club"),
        ("expert", [1.0, 3.0], "expert"),
        ("beginner", [-1.0, -3.0], "beginner"),
    ],
)
def test_a_level_is_advised_only_where_it_is_no_chance(level: str, margins: list[float], advised: str) -> None:
    match = match_of("a", level=level)
    deals = [deal_of(number, margin=margins[number % 2]) for number in range(JUDGED)]
    found = advice([match], deals)
    assert found is not None
    assert (found.match, found.number, found.level) == (match, JUDGED, advised)


def test_a_level_is_judged_by_the_last_deals_of_the_game_that_was_played_last() -> None:
    older, newest = match_of("a", began="2026-01-01"), match_of("b", began="2026-02-01")
    others = [match_of("c", pack="klorsjavs", began="2025-01-01"), match_of("d", level="strong", began="2025-01-01")]
    won = [deal_of(number, "b", margin=number % 3 + 1.0) for number in range(RECENT)]
    lost = [deal_of(number, one, margin=-9.0 - number % 2) for one in "acd" for number in range(RECENT)]
    found = advice([newest, older, *others], [*lost, *won])
    assert found is not None
    assert (found.match, found.number, found.level) == (newest, RECENT, "strong")
    assert advice([match_of("a", level="bold")], lost) is None
    few = advice([newest], won[: JUDGED - 1])
    assert few is not None
    assert (few.number, few.level) == (JUDGED - 1, "")
