"""A review adds up, tells luck from choices, and what it calls a cost with all cards open is one."""

from functools import lru_cache

import pytest

from sjavs_desktop.app.moments import Moment, deals_of
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.sides import account
from sjavs_desktop.engine import teacher
from sjavs_desktop.engine.consider import SILENCE
from sjavs_desktop.engine.crew import Crew, OneTime
from sjavs_desktop.engine.play import play_match
from sjavs_desktop.engine.review import Asked, DealReview, open_choices, open_value, review
from sjavs_desktop.engine.search import Budget
from sjavs_desktop.engine.standing import VALUES
from sjavs_desktop.engine.teacher import Effort, Limits
from tests.core.games import rules_of

PACKS = ("sjavs", "klorsjavs", "old-mor", "schafkopf", "sjavs-2")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    small = Effort(Budget(6, 300_000), Budget(4, 300_000))
    monkeypatch.setattr(teacher, "EFFORTS", (small, small, small))


@lru_cache(maxsize=8)
def record_of(key: str) -> Record:
    rules = rules_of(key)
    levels = ("random", "club", "beginner", "random")[: rules.seats]
    return play_match(rules, levels, f"review {key}", 2)


def reviewed(moments: tuple[Moment, ...], asked: Asked | None = None) -> DealReview:
    seats = moments[0].seen[0].rules.seats
    found = review(moments, asked or Asked(frozenset(range(seats))), Crew())
    assert found is not None
    return found


@pytest.mark.parametrize("key", PACKS)
def test_luck_and_what_was_given_add_up_to_what_the_deal_came_to(key: str) -> None:
    record = record_of(key)
    rules = record.rules
    states = [state for state, _ in record.steps()]
    for moments in deals_of(record):
        found = reviewed(moments)
        assert found.over
        results = states[moments[-1].ply].table.results
        for each in range(rules.accounts):
            total = found.luck[each] + sum(row[each] for row in found.gave)
            assert total == pytest.approx(found.outcome[each])
            if results and results[-1].deal == found.deal and rules.score.end != "loser":
                score = rules.score
                start = VALUES[score.end](score, moments[0].seen[0].table.scores, each)
                after = VALUES[score.end](score, results[-1].after, each)
                assert found.outcome[each] == pytest.approx(after - start)
        assert [one.ply for one in found.curve] == list(range(found.curve[0].ply, moments[-1].ply + 1))


@pytest.mark.parametrize("key", ["sjavs", "klorsjavs", "schafkopf"])
def test_in_the_play_a_card_moves_the_curve_by_what_it_costs_with_all_cards_open(key: str) -> None:
    checked = 0
    for moments in deals_of(record_of(key)):
        found = reviewed(moments)
        curve = {one.ply: one for one in found.curve}
        for choice in found.choices:
            assert choice.open is not None
            assert choice.open >= 0
            assert (choice.open == 0) == (choice.open_best == choice.action)
            if choice.phase != "play" or choice.action == SILENCE:
                continue
            mine = account(record_of(key).rules, choice.seat)
            if [mine] == [account(record_of(key).rules, 0)] or record_of(key).rules.score.accounts == "each":
                step = curve[choice.ply + 1].values[mine] - curve[choice.ply].values[mine]
                assert step == pytest.approx(-choice.open, abs=1e-6)
                checked += 1
    assert checked > 5


def test_no_choice_with_a_single_card_counts_and_others_are_left_out_when_not_asked_for() -> None:
    for moments in deals_of(record_of("sjavs")):
        found = reviewed(moments, Asked(frozenset({1})))
        at = {one.ply: one.view for one in moments}
        for choice in found.choices:
            seen = at[choice.ply]
            assert seen is not None
            assert len(legal(seen)) > 1
            assert choice.seat == 1


def test_the_same_record_gives_the_same_review_and_mistakes_are_sorted() -> None:
    moments = deals_of(record_of("sjavs"))[1]
    strict = Asked(frozenset(range(4)), 1, Limits(0.01, 0.5, 1.0))
    found = reviewed(moments, strict)
    assert found == reviewed(moments, strict)
    costs = [one.knew.cost for one in found.mistakes()]
    assert costs == sorted(costs, reverse=True)
    assert {one.seat for one in found.mistakes(0)} <= {0}
    assert found.mistakes()


def test_what_is_open_is_the_best_of_the_choices_for_whoever_is_at_turn() -> None:
    searcher = Crew().searchers[0]
    for moments in deals_of(record_of("sjavs"))[:1]:
        for one in moments:
            if one.view is None or one.world is None or one.view.table.phase != "play":
                continue
            values = open_choices(one, searcher)
            whole = open_value(one.view, one.world, searcher, one.seed)
            assert values is not None
            assert whole is not None
            assert max(values.values()) == pytest.approx(whole.value)


def test_a_deal_that_was_broken_off_is_reviewed_as_far_as_it_goes() -> None:
    record = record_of("sjavs")
    whole = deals_of(record)[0]
    short = Record(record.rules, record.dealer, record.players, record.levels, record.seed, record.actions[:15])
    (moments,) = deals_of(short)
    found, full = reviewed(moments), reviewed(whole)
    assert not found.over
    assert found.curve == full.curve[: len(found.curve)]
    assert found.choices == tuple(one for one in full.choices if one.ply < 15)


def test_a_record_in_which_only_the_cards_were_dealt_and_a_halt() -> None:
    record = record_of("sjavs")
    short = Record(record.rules, record.dealer, record.players, record.levels, record.seed, record.actions[:1])
    found = reviewed(deals_of(short)[0])
    assert found.choices == ()
    crew = OneTime()
    crew.halt()
    assert review(deals_of(record)[0], Asked(frozenset({0})), crew) is None
    crew.close()
