"""The teacher knows no more than the viewer, contradicts itself nowhere, and blames nobody without proof."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from sjavs_desktop.core.game import interjections, legal
from sjavs_desktop.core.settled import settled
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Action, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine import levels, sampling, standing, teacher
from sjavs_desktop.engine.crew import OneTime
from sjavs_desktop.engine.search import Budget
from sjavs_desktop.engine.teacher import (
    SILENCE,
    SURE,
    Analysis,
    Effort,
    Limits,
    Prospect,
    Study,
    analyse,
    falling,
    judge,
    weighed,
)
from tests.core.games import redealt, rules_of
from tests.engine.positions import decisions

PACKS = ("sjavs", "klorsjavs", "old-mor", "schafkopf", "sjavs-3", "sjavs-2")
LIMITS = Limits()


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small steps: what is tested here does not hang on how much is thought."""
    small = Effort(Budget(6, 300_000), Budget(4, 300_000))
    monkeypatch.setattr(teacher, "EFFORTS", (small, small, small))


def moments(key: str, deals: int = 1, level: str = "beginner") -> Iterator[tuple[State, int, int]]:
    """Where somebody decides in some deals of bots."""
    rules = rules_of(key)
    yield from decisions(rules, (level,) * rules.seats, "teach", deals)


def views(key: str, deals: int = 1) -> Iterator[tuple[View, int]]:
    """The same as views with seeds."""
    for state, seat, seed in moments(key, deals):
        yield view(state, seat), seed


@pytest.mark.parametrize("key", PACKS)
def test_every_legal_action_is_there_once_and_equal_cards_have_equal_numbers(key: str) -> None:
    for asked, seed in views(key):
        found = analyse(asked, seed)
        if asked.table.phase == "cut":
            assert found == Analysis((), 0)
            continue
        wanted = set(legal(asked)) if asked.table.turn == asked.seat else {SILENCE, *interjections(asked)}
        actions = [one.action for one in found.choices]
        assert len(set(actions)) == len(actions)
        away = {one for one in wanted if one.kind == "exchange"}
        if len(away) > sampling.MANY:
            assert set(actions) <= wanted
            assert wanted - set(actions) <= away
        else:
            assert set(actions) == wanted
        if asked.table.phase == "play" and asked.table.turn == asked.seat:
            ranking = asked.rules.ranking(asked.table.contract or "", asked.table.suit)
            for card, instead in teacher_stand_ins(asked):
                one, other = (found.of(Action(asked.seat, "play", each)) for each in (card, instead))
                assert one is not None
                assert other is not None
                assert (one.value, one.error, one.chance) == (other.value, other.error, other.chance)
                assert ranking.points[card] == ranking.points[instead]


def teacher_stand_ins(asked: View) -> list[tuple[int, int]]:
    """Legal cards with those that are searched in their place."""
    from sjavs_desktop.engine.search import stand_ins

    ranking = asked.rules.ranking(asked.table.contract or "", asked.table.suit)
    return list(stand_ins(asked, ranking).items())


@pytest.mark.parametrize("key", PACKS)
def test_value_and_chance_never_rise_along_the_order(key: str) -> None:
    known = standing.has_chance(rules_of(key).score)
    for asked, seed in views(key):
        found = analyse(asked, seed, 1)
        assert all(one.value >= other.value for one, other in pairwise(found.choices))
        for one, other in pairwise(found.choices):
            assert (one.chance is None) == (not known or not found.worlds)
            if one.chance is not None and other.chance is not None:
                assert 1 >= one.chance >= other.chance >= 0
        assert found.best is None or found.best.error == 0


@pytest.mark.parametrize("key", PACKS)
def test_hidden_cards_that_lie_otherwise_change_nothing_in_the_analysis_nor_in_a_verdict(key: str) -> None:
    dice = random.Random(key)
    for state, seat, seed in moments(key, 2):
        if dice.random() < 0.6:
            continue
        asked, other = view(state, seat), view(redealt(state, seat, dice), seat)
        assert asked == other
        one, same = analyse(asked, seed), analyse(other, seed)
        assert one == same
        for choice in one.choices:
            assert judge(one, choice.action, LIMITS) == judge(same, choice.action, LIMITS)


@pytest.mark.parametrize("key", ["sjavs", "klorsjavs"])
def test_a_finer_analysis_has_the_samples_of_the_coarser_ones(key: str) -> None:
    for asked, seed in list(views(key))[::3]:
        study, rows = Study(asked, seed), 0
        for effort in range(3):
            assert study.step() == analyse(asked, seed, effort)
            sampler = study._sampler
            if sampler is None or study.done:
                break
            assert len(sampler.rows) > rows
            rows = len(sampler.rows)


def test_the_last_step_goes_on_while_it_has_left_much_open_and_only_before_the_play() -> None:
    longer = 0
    asks = [pair for pair in views("schafkopf-house", 3) if weighed(pair[0])]
    before_play = [pair for pair in asks if pair[0].table.phase != "play"]
    in_play = [pair for pair in asks if pair[0].table.phase == "play"]
    for asked, seed in (*before_play, *in_play[:4]):
        study = Study(asked, seed, patient=True)
        while not study.done:
            before = study.step().worlds
            if study.effort == teacher.LAST - 1:
                break
        sampler = study._sampler
        assert sampler is not None
        if study.done:
            continue
        sampler.more(study._budget(sampler, teacher.LAST))
        once, still_open = len(sampler.rows), not sampler.playing and study.open(sampler)
        found = analyse(asked, seed, teacher.LAST)
        assert found.worlds >= once >= before
        assert (found.worlds > once) == still_open
        assert found.worlds - before <= teacher.ROUNDS * 4 or sampler.playing
        longer += still_open
    assert longer >= 2


def test_what_was_stopped_does_not_go_on() -> None:
    crew = OneTime()
    for asked, seed in views("schafkopf-house", 3):
        study = Study(asked, seed, crew, patient=True)
        study.step()
        sampler = study._sampler
        if sampler is not None and not sampler.playing and study.open(sampler):
            break
    else:
        pytest.fail("nothing is open in any of these deals")
    crew.halt()
    rows = len(sampler.rows)
    study._go_on(sampler)
    assert len(sampler.rows) == rows
    crew.close()


def test_what_is_decided_says_so_and_blames_nobody() -> None:
    over = 0
    for asked, seed in views("sjavs", 3):
        found = analyse(asked, seed)
        assert found.over == (asked.table.phase == "play" and settled(asked))
        over += found.over
        if found.over:
            assert all(not judge(found, one.action, LIMITS).grade for one in found.choices)
            values = [one.value for one in found.choices]
            assert max(values) - min(values) < 1e-9
    assert over


def test_who_plays_at_random_is_blamed_more_often_than_a_strong_player() -> None:
    blamed = {"random": 0, "strong": 0}
    for level in blamed:
        for state, seat, seed in moments("sjavs", 8, level):
            asked = view(state, seat)
            done = levels.decide(level, asked, seed)
            if asked.table.phase == "play" and len(legal(asked)) > 1 and done is not None:
                blamed[level] += bool(judge(analyse(asked, seed, 2), done, LIMITS).grade)
    assert blamed["random"] > 2 * blamed["strong"]


def fake(*values: tuple[float, float], over: bool = False, worlds: int = 100, unit: float = 1.0) -> Analysis:
    """An analysis of cards 0, 1, ... with values and errors."""
    choices = tuple(Prospect(Action(0, "play", card), *one) for card, one in enumerate(values))
    return Analysis(choices, worlds, over=over, unit=unit)


def grade(found: Analysis, card: int, *shown: Analysis) -> str:
    return judge(found, Action(0, "play", card), LIMITS, shown).grade


def test_grades_follow_the_limits_and_never_exceed_the_doubt() -> None:
    found = fake((2.0, 0.0), (1.75, 0.01), (1.5, 0.05), (0.9, 0.1), (-1.0, 0.1), (-1.0, 2.0))
    assert [grade(found, card) for card in range(6)] == ["", "", "doubtful", "bad", "very_bad", ""]
    edge = LIMITS.doubtful + 0.2 * SURE
    assert grade(fake((1.0, 0.0), (1.0 - edge - 0.001, 0.2)), 1) == "doubtful"
    assert grade(fake((1.0, 0.0), (1.0 - edge + 0.001, 0.2)), 1) == ""
    assert grade(fake((2.0, 0.0), (0.9, 0.1), unit=5.0), 1) == ""
    assert grade(fake((2.0, 0.0), (0.9, 0.1), over=True), 1) == ""
    assert grade(fake((2.0, 0.0), (0.9, 0.1), worlds=0), 1) == ""
    assert judge(found, Action(0, "play", 77), LIMITS) == (0.0, 0.0, "")


def test_who_followed_any_hint_that_was_shown_is_not_blamed_by_a_finer_one() -> None:
    finest = fake((2.0, 0.0), (-3.0, 0.1), (-4.0, 0.1))
    earlier = Analysis((finest.choices[1], finest.choices[0], finest.choices[2]), 10)
    assert grade(finest, 1) == "very_bad"
    assert grade(finest, 1, earlier) == ""
    assert judge(finest, Action(0, "play", 1), LIMITS, [earlier]).cost == 5.0
    assert grade(finest, 2, earlier) == "very_bad"


def test_falling_values_keep_their_sum_and_change_only_where_they_rose() -> None:
    assert falling([3.0, 2.0, 2.0, 1.0]) == [3.0, 2.0, 2.0, 1.0]
    assert falling([1.0, 3.0, 0.0]) == [2.0, 2.0, 0.0]
    assert falling([]) == []
    dice = random.Random(3)
    for _ in range(200):
        values = [dice.random() for _ in range(dice.randrange(1, 9))]
        found = falling(values)
        assert sum(found) == pytest.approx(sum(values))
        assert all(one >= other - 1e-12 for one, other in pairwise(found))
        assert falling(found) == pytest.approx(found)


def test_an_exchange_among_many_can_be_judged_though_it_is_not_plausible() -> None:
    checked = 0
    for asked, seed in views("sjavs-3", 6):
        away = [one for one in legal(asked) if one.kind == "exchange"]
        if len(away) <= sampling.MANY:
            continue
        found = analyse(asked, seed)
        left = [one for one in away if found.of(one) is None]
        assert len(found.choices) <= sampling.PLAUSIBLE + 2
        assert left
        again = analyse(asked, seed, also=(left[0],))
        assert again.of(left[0]) is not None
        assert {one.action for one in again.choices} == {one.action for one in found.choices} | {left[0]}
        checked += 1
    assert checked


def test_out_of_turn_silence_is_a_choice_and_before_the_cards_are_dealt_a_rule_speaks() -> None:
    phases = set()
    for asked, seed in views("schafkopf-house", 6):
        found = analyse(asked, seed)
        if asked.table.turn != asked.seat:
            phases.add("doubling")
            assert SILENCE in [one.action for one in found.choices]
        if asked.table.phase == "legen":
            phases.add("legen")
            assert found.worlds == 0
            assert found.best is not None
            assert found.best.action == found.advice == levels.decide("beginner", asked, seed)
    assert phases == {"doubling", "legen"}


def test_who_is_not_asked_gets_nothing() -> None:
    state, seat, seed = next(one for one in moments("sjavs") if one[0].table.phase == "play")
    other = view(state, (seat + 1) % 4)
    assert analyse(other, seed) == Analysis((), 0)


def test_a_crew_that_was_stopped_stays_so() -> None:
    state, seat, seed = next(one for one in moments("sjavs") if one[0].table.phase == "play")
    crew = OneTime()
    crew.halt()
    assert analyse(view(state, seat), seed, 2, crew).worlds == 0
    crew.close()


# -- Chances -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["sjavs", "klorsjavs", "sjavs-3"])
def test_the_chances_of_all_accounts_add_up_and_the_better_off_has_more(key: str) -> None:
    score, dice = rules_of(key).score, random.Random(key)
    size = rules_of(key).accounts
    winners = 1 if score.end == "rubber" else size - 1
    for _ in range(50):
        left = tuple(dice.randrange(1, score.start + 1) for _ in range(size))
        found = [standing.chance(score, left, each, (0,) * size) or 0.0 for each in range(size)]
        assert sum(found) == pytest.approx(winners)
        better = min if score.end == "rubber" else max
        assert max(found) == found[left.index(better(left))]
    assert standing.chance(score, (score.start,) * size, 0, (0,) * size) == pytest.approx(winners / size)


def test_a_match_without_an_end_of_its_own_has_no_chance() -> None:
    assert standing.chance(rules_of("schafkopf").score, (10, 0, 0, -10), 0, (0,) * 4) is None
    endless = rules_of("sjavs", crosses_to_win="endless").score
    assert standing.chance(endless, (4, 20), 0, (0, 0)) is None


def test_crosses_count_for_the_chance_to_win_the_match() -> None:
    score = rules_of("sjavs", crosses_to_win="3").score
    even = standing.chance(score, (24, 24), 0, (0, 0))
    ahead = standing.chance(score, (24, 24), 0, (2, 0))
    near = standing.chance(score, (2, 24), 0, (2, 0))
    assert even == pytest.approx(0.5)
    assert ahead is not None
    assert near is not None
    assert 0.5 < ahead < near < 1
    assert standing.rubber_chance(score, (0, 10), 0, (2, 0)) == 1.0


def test_the_chance_moves_with_the_value_where_two_race() -> None:
    rules = rules_of("sjavs")
    for asked, seed in list(views("sjavs"))[::4]:
        found = analyse(asked, seed)
        before = standing.chance(rules.score, asked.table.scores, account(rules, asked.seat), asked.table.crosses)
        for one in found.choices:
            assert one.chance is not None
            assert before is not None
            assert (one.value > 0.5) <= (one.chance > before - 0.02)
            assert (one.value < -0.5) <= (one.chance < before + 0.02)


def test_the_unit_is_the_smallest_deal() -> None:
    assert {key: standing.unit(rules_of(key).score) for key in ("sjavs", "klorsjavs", "schafkopf")} == {
        "sjavs": 1.0,
        "klorsjavs": 2.0,
        "schafkopf": 5.0,
    }
