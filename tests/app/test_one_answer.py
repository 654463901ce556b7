"""There is one answer to a position: hint, tutor and review come to the same numbers, whoever is asked and when."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.hints import Advice, Hints
from sjavs_desktop.app.moments import Moment, deals_of
from sjavs_desktop.app.reviewer import Reviewer
from sjavs_desktop.cli.main import main
from sjavs_desktop.core.game import interjections, legal
from sjavs_desktop.core.notation import action_text
from sjavs_desktop.core.record import HINT, Mark, Record, read_record, record_text
from sjavs_desktop.core.state import View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine import sampling, teacher
from sjavs_desktop.engine.consider import SILENCE
from sjavs_desktop.engine.crew import Crew
from sjavs_desktop.engine.play import play_match
from sjavs_desktop.engine.review import Asked, Reviewed, review
from sjavs_desktop.engine.search import Budget
from sjavs_desktop.engine.talk import seed_for
from sjavs_desktop.engine.teacher import LAST, Effort, analyse, judge
from tests.core.games import redealt, rules_of

LONG = 60_000


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small steps, as many as there are."""
    small = (Effort(Budget(6 * size, 600_000), Budget(4 * size, 600_000)) for size in (1, 2, 3))
    monkeypatch.setattr(teacher, "EFFORTS", tuple(small))


def record_of(key: str, deals: int = 1) -> Record:
    rules = rules_of(key)
    return play_match(rules, ("random", "beginner", "random", "random")[: rules.seats], f"one {key}", deals)


def reviewed(record: Record) -> list[Reviewed]:
    """Every choice of a record."""
    crew, found = Crew(), list[Reviewed]()
    for moments in deals_of(record):
        one = review(moments, Asked(frozenset(range(record.rules.seats))), crew)
        assert one is not None
        found += one.choices
    return found


def seen_by(record: Record, one: Reviewed) -> View:
    return view([state for state, _ in record.steps()][one.ply], one.seat)


@pytest.mark.parametrize("key", ["sjavs", "klorsjavs", "schafkopf", "schafkopf-house", "sjavs-3"])
def test_hint_tutor_and_review_come_to_the_same(
    key: str, qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = record_of(key)
    hints, reviewer = Hints(), Reviewer()
    found: list[Advice] = []
    shown: list[Reviewed] = []
    ended: list[str] = []
    hints.advised.connect(found.append)
    reviewer.reviewed.connect(lambda one: shown.extend(one.choices))
    reviewer.finished.connect(ended.append)
    reviewer.review(record)
    qtbot.waitUntil(lambda: bool(ended), timeout=LONG)
    reviewer.close()
    assert shown == reviewed(record)
    path = tmp_path / "match.txt"
    path.write_text(record_text(record), encoding="utf-8")
    assert main(["review", str(path), "--json"]) == 0
    printed = [one for deal in json.loads(capsys.readouterr().out)["deals"] for one in deal["choices"]]
    assert [(one["cost"], one["error"], one["grade"]) for one in printed] == [
        (round(one.knew.cost, 4), round(one.knew.error, 4), one.knew.grade) for one in shown
    ]
    for one in shown[:: max(1, len(shown) // 12)]:
        seen, seed = seen_by(record, one), seed_for(record.seed, one.ply, one.seat)
        found.clear()
        # The tutor begins beforehand and knows less; the hint goes on from there, also after it was let go.
        hints.ask(seen, seed, steps=2)
        qtbot.waitUntil(lambda: bool(found), timeout=LONG)
        hints.stop()
        hints.ask(seen, seed, (one.action,))
        qtbot.waitUntil(lambda: len(found[-1].grounds) == len(found[-1].analysis.choices), timeout=LONG)
        qtbot.waitUntil(lambda: last(found[-1]), timeout=LONG)
        analysis = found[-1].analysis
        assert analysis.best is not None
        chosen = analysis.of(one.action)
        assert chosen is not None
        # Exactly: not within something.
        verdict = judge(analysis, one.action, Asked(frozenset()).limits)
        assert (verdict, analysis.best.action) == (one.knew, one.best)
        assert (analysis.best.value, chosen.value, chosen.error) == (one.before, one.after, one.knew.error)
        assert analysis.worlds == one.worlds
    hints.close()


def test_what_a_hint_found_out_is_not_reckoned_again_by_the_review(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = record_of("sjavs")
    plain = reviewed(record)
    hints, reviewer = Hints(), Reviewer()
    mine = [one for one in plain if one.seat == 0]
    for one in mine:
        hints.ask(seen_by(record, one), seed_for(record.seed, one.ply, one.seat))
        qtbot.waitUntil(lambda: bool(hints.told) and ended_with(hints), timeout=LONG)
    assert len(hints.finest) > 2
    taken: list[int] = []
    step = teacher.Study.step

    def counted(study: teacher.Study) -> teacher.Analysis:
        taken.append(study.seed)
        return step(study)

    monkeypatch.setattr(teacher.Study, "step", counted)
    shown: list[Reviewed] = []
    ended: list[str] = []
    reviewer.reviewed.connect(lambda one: shown.extend(one.choices))
    reviewer.finished.connect(ended.append)
    reviewer.review(record, 0, known=hints.finest)
    qtbot.waitUntil(lambda: bool(ended), timeout=LONG)
    assert shown == mine
    assert not set(taken) & set(hints.finest)
    reviewer.close()
    hints.close()


def ended_with(hints: Hints) -> bool:
    finest = hints.told[-1]
    return finest.effort == LAST or all(each.error == 0 for each in finest.choices)


def last(one: Advice) -> bool:
    """Whether nothing finer is to come."""
    return one.analysis.effort == LAST or all(each.error == 0 for each in one.analysis.choices)


@pytest.mark.parametrize("key", ["sjavs", "schafkopf"])
def test_what_a_position_is_worth_depends_on_no_hidden_card(key: str) -> None:
    record, checked = record_of(key), 0
    for place, (state, _) in enumerate(record.steps()):
        seat = state.table.turn
        if seat < 0 or place % 4 or len(legal(view(state, seat))) < 2 or not teacher.weighed(view(state, seat)):
            continue
        other = redealt(state, seat, random.Random(place))
        assert other.hands != state.hands
        seed = seed_for(record.seed, place, seat)
        assert analyse(view(other, seat), seed, LAST) == analyse(view(state, seat), seed, LAST)
        checked += 1
    assert checked > 2


def test_a_choice_that_is_looked_at_besides_changes_no_number_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teacher, "EFFORTS", (Effort(Budget(4), Budget(4)),) * 3)
    checked = 0
    for moments in deals_of(record_of("sjavs-3", 3)):
        for one in moments:
            if one.view is None or one.view.table.turn != one.view.seat:
                continue
            away = [each for each in legal(one.view) if each.kind == "exchange"]
            if len(away) <= sampling.MANY:
                continue
            plain = analyse(one.view, one.seed, LAST)
            left = next(each for each in away if plain.of(each) is None)
            wide = analyse(one.view, one.seed, LAST, also=(left,))
            assert wide._replace(choices=tuple(each for each in wide.choices if each.action != left)) == plain
            values = [each.value for each in wide.choices]
            assert values == sorted(values, reverse=True)
            added = wide.of(left)
            assert added is not None
            assert added.error > 0
            checked += 1
    assert checked


# -- Saying nothing ----------------------------------------------------------------------------------------------------


def silences(record: Record) -> list[tuple[Moment, View]]:
    return [(one, each.view) for moments in deals_of(record) for one in moments for each in one.unsaid]


def test_who_lets_the_last_chance_to_double_go_by_is_asked_once() -> None:
    record = record_of("schafkopf", 4)
    states = [state for state, _ in record.steps()]
    found = silences(record)
    assert found
    for moment, seen in found:
        assert interjections(seen)
        assert seen.table.turn != seen.seat
        later = [view(states[ply], seen.seat) for ply in range(moment.ply + 1, moment.ply + 3)]
        assert not [one for one in later if one.table.turn != seen.seat and interjections(one)]
        deal = states[moment.ply].table.deal
        assert [one.seat for _, one in found if one.table.deal == deal].count(seen.seat) == 1
    reviews = [one for one in reviewed(record) if one.action == SILENCE]
    assert {(one.ply, one.seat) for one in reviews} == {(moment.ply, seen.seat) for moment, seen in found}
    assert all(0 <= one.seat < 4 for one in reviews)


def test_who_was_advised_to_say_nothing_is_not_blamed_for_it() -> None:
    record = record_of("schafkopf", 2)
    moment, seen = silences(record)[0]
    mark = Mark(moment.ply, HINT, action_text(SILENCE))
    marked = replace(record, marks=(*record.marks, mark))
    assert read_record(record_text(marked)) == marked
    again = next(one for one in deals_of(marked)[0] if one.ply == moment.ply)
    mine = next(one for one in again.unsaid if one.view.seat == seen.seat)
    assert SILENCE in mine.followed
    assert all(not one.followed for one in moment.unsaid)


def test_a_cancelled_review_goes_on_where_it_was(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of("klorsjavs")
    taken: list[int] = []
    step = teacher.Study.step

    def counted(study: teacher.Study) -> teacher.Analysis:
        taken.append(study.seed)
        return step(study)

    monkeypatch.setattr(teacher.Study, "step", counted)
    reviewer = Reviewer()
    found: list[object] = []
    ended: list[str] = []
    reviewer.reviewed.connect(found.append)
    reviewer.finished.connect(ended.append)
    reviewer.review(record)
    qtbot.waitUntil(lambda: bool(ended), timeout=LONG)
    number = len(taken)
    assert number
    reviewer.review(record)
    qtbot.waitUntil(lambda: len(ended) == 2, timeout=LONG)
    assert len(taken) == number
    assert found[0] == found[1]
    reviewer.review(record, effort=0)
    qtbot.waitUntil(lambda: len(ended) == 3, timeout=LONG)
    assert len(taken) > number
    reviewer.close()
