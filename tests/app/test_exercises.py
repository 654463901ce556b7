"""Exercises: what comes back when, a file that loses nothing, and which choices of a review become one."""

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from sjavs_desktop.app.exercises import exercises_of, good, learn, opened, unseen
from sjavs_desktop.app.exercises_deals import bidding, played_out
from sjavs_desktop.app.exercises_memory import questions
from sjavs_desktop.app.exercises_store import DAYS, FILE, NEWER, Kept, Score, Store
from sjavs_desktop.app.vault import Vault
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.notation import action_text, parse_action
from sjavs_desktop.core.record import Record, record_text
from sjavs_desktop.core.state import Action
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.review import DealReview, Reviewed
from sjavs_desktop.engine.teacher import Analysis, Prospect, Verdict
from tests.core.games import rules_of, rules_with

NAMES = ("You", "Marjun", "Jógvan", "Sunniva")
TODAY = date(2026, 11, 30)


def kept(key: str = "m/5", theme: str = "leading", on: date = TODAY) -> Kept:
    return Kept(key, "record", 5, 0, theme, ("0 play QC",), 1.5, "bad", on)


def days(number: int) -> timedelta:
    return timedelta(days=number)


# -- What comes back when ----------------------------------------------------------------------------------------------


def test_what_is_solved_comes_back_after_1_3_7_and_21_days_and_is_learnt_then(tmp_path: Path) -> None:
    store, day = Store(tmp_path), TODAY
    store.add(kept())
    for wait in (1, 3, 7, 21):
        assert [one.key for one in store.due(day)] == ["m/5"]
        store.answer("m/5", True, day)
        assert store.due(day + days(wait - 1)) == []
        day += days(wait)
    assert [one.key for one in store.due(day)] == ["m/5"]
    store.answer("m/5", True, day)
    assert store.due(day + days(1000)) == []
    assert DAYS == (1, 3, 7, 21)


def test_what_is_not_solved_begins_again(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.add(kept())
    store.answer("m/5", True, TODAY)
    store.answer("m/5", True, TODAY + days(1))
    store.answer("m/5", False, TODAY + days(4))
    assert store.due(TODAY + days(4))
    store.answer("m/5", True, TODAY + days(4))
    assert not store.due(TODAY + days(4))
    assert store.due(TODAY + days(5))


def test_themes_are_told_apart_and_the_longest_waiting_come_first(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.add(kept("a/1", "auction", TODAY))
    store.add(kept("b/2", "leading", TODAY - days(2)))
    assert [one.key for one in store.due(TODAY)] == ["b/2", "a/1"]
    assert [one.key for one in store.due(TODAY, "auction")] == ["a/1"]
    assert store.due(TODAY - days(1), "auction") == []


# -- The file ----------------------------------------------------------------------------------------------------------


def test_everything_is_there_again_in_the_next_program(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert store.add(kept())
    assert not store.add(kept())
    store.answer("m/5", True, TODAY)
    store.done("03-deal", False, TODAY)
    store.done("03-deal", True, TODAY)
    store.done("03-deal", False, TODAY)
    store.score("memory", 2, 3, TODAY)
    store.score("memory", 1, 3, TODAY)
    store.looked("m/1")
    again = Store(tmp_path)
    assert again.state == store.state
    assert again.state.done == {"03-deal": True}
    assert again.state.scores == {"memory": Score(3, 6)}
    assert again.troubles == []


@pytest.mark.parametrize("garbage", ["no json", '{"kind": "add"}', "[]", '{"kind": "answered", "key": 1}', "\x00"])
def test_a_broken_line_sets_the_file_aside_and_the_rest_is_kept(tmp_path: Path, garbage: str) -> None:
    store = Store(tmp_path)
    store.add(kept("a/1"))
    whole = (tmp_path / FILE).read_text(encoding="utf-8")
    (tmp_path / FILE).write_text(f"{whole}{garbage}\n", encoding="utf-8")
    Store(tmp_path).add(kept("b/2"))
    found = Store(tmp_path)
    assert set(found.state.exercises) == {"a/1", "b/2"}
    (aside,) = tmp_path.glob("*.broken-*")
    assert garbage in aside.read_text(encoding="utf-8")


def test_a_broken_file_is_told_in_one_sentence_with_file_and_line(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"format": "sjavs-exercises 1"}\n{}\n', encoding="utf-8")
    (told,) = Store(tmp_path).troubles
    assert str(tmp_path / FILE) in told
    assert "line 2" in told
    assert f"{FILE}.broken-1" in told


def test_a_torn_last_line_is_left_out_without_a_word(tmp_path: Path) -> None:
    Store(tmp_path).add(kept("a/1"))
    with (tmp_path / FILE).open("a", encoding="utf-8") as file:
        file.write('{"kind": "add", "key"')
    store = Store(tmp_path)
    assert store.troubles == []
    store.add(kept("b/2"))
    assert set(Store(tmp_path).state.exercises) == {"a/1", "b/2"}


def test_a_file_of_a_newer_version_stays_as_it_is(tmp_path: Path) -> None:
    text = '{"format": "sjavs-exercises 2"}\n{"what": "ever"}\n'
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    store = Store(tmp_path)
    store.add(kept())
    assert (tmp_path / FILE).read_text(encoding="utf-8") == text
    assert (tmp_path / NEWER).exists()
    assert "newer" in store.troubles[0]
    assert set(Store(tmp_path).state.exercises) == {"m/5"}


def test_lines_of_a_kind_that_is_not_known_stay(tmp_path: Path) -> None:
    Store(tmp_path).add(kept())
    with (tmp_path / FILE).open("a", encoding="utf-8") as file:
        file.write('{"kind": "later", "x": 1}\n')
    store = Store(tmp_path)
    assert store.troubles == []
    store.looked("m/1")
    assert any(json.loads(one).get("kind") == "later" for one in store.path.read_text(encoding="utf-8").splitlines())


def test_a_folder_that_cannot_be_written_is_told_and_nothing_stops(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    store = Store(tmp_path / "file")
    store.add(kept())
    assert store.due(TODAY)
    assert store.troubles


# -- From a review -----------------------------------------------------------------------------------------------------


def reviewed(record: Record, ply: int, grade: str) -> Reviewed:
    before = Record(record.rules, record.dealer, record.players, record.levels, record.seed, record.actions[:ply])
    seen = view(before.state(), 0)
    best = legal(seen)[-1]
    verdict = Verdict(1.4, 0.1, grade)
    return Reviewed(
        ply, 0, seen.table.phase, 0, record.actions[ply], best, verdict, None, None, 1.0, 0.0, None, None
    )  # fmt: skip


def deal() -> Record:
    return played_out(rules_with(), NAMES, "exercise", 1)


def own_plies(record: Record) -> list[int]:
    return [at for at, one in enumerate(record.actions) if one.seat == 0 and one.kind == "play"]


def test_bad_choices_become_exercises_and_doubtful_ones_do_not(tmp_path: Path) -> None:
    record, store = deal(), Store(tmp_path)
    first, second, third = own_plies(record)[:3]
    found = [reviewed(record, first, "bad"), reviewed(record, second, "doubtful"), reviewed(record, third, "very_bad")]
    review = DealReview(1, 0, tuple(found), (), (), (), True)
    assert learn(store, record, review, "match", TODAY) == 2
    assert learn(store, record, review, "match", TODAY) == 0
    assert set(store.state.exercises) == {f"match/{first}", f"match/{third}"}
    assert "match/1" in store.state.looked
    one = store.state.exercises[f"match/{first}"]
    again = opened(one)
    assert again.actions[: one.ply] == record.actions[: one.ply]
    assert parse_action(one.answers[0]) == found[0].best
    assert again.actions[one.ply] == record.actions[one.ply]


def test_a_match_between_bots_gives_no_exercises() -> None:
    record = deal()
    ply = own_plies(record)[0]
    review = DealReview(1, 0, (reviewed(record, ply, "bad"),), (), (), (), True)
    bots = Record(record.rules, record.dealer, record.players, ("club",) * 4, record.seed, record.actions)
    assert not list(exercises_of(bots, review, "match", TODAY))


def test_deals_that_were_not_looked_through_are_found_newest_first(tmp_path: Path) -> None:
    record, store, vault = deal(), Store(tmp_path), Vault(tmp_path / "matches")
    plain = Record(record.rules, record.dealer, record.players, record.levels, record.seed, record.actions)
    vault.folder.mkdir()
    for stem in ("a", "b"):
        (vault.folder / f"{stem}.sjavs").write_text(record_text(plain), encoding="utf-8")
    (vault.folder / "c.sjavs").write_text("broken", encoding="utf-8")
    assert [one.key for one in unseen(vault, store, 9)] == ["b/1", "a/1"]
    store.looked("b/1")
    assert [one.key for one in unseen(vault, store, 9)] == ["a/1"]
    store.looked("a/1")
    assert unseen(vault, store, 9) == []
    assert {"a/all", "b/all"} <= store.state.looked, "they are not read again"


def test_what_is_as_good_as_the_best_within_the_doubt_is_right() -> None:
    best, close, far = (Action(0, "play", card) for card in (10, 11, 12))
    analysis = Analysis((Prospect(best, 2.0, 0.0), Prospect(close, 1.7, 0.2), Prospect(far, 0.0, 0.3)), 50)
    assert good(analysis, best)
    assert good(analysis, close)
    assert not good(analysis, far)
    assert not good(analysis, Action(0, "play", 13))


# -- Deals that are made -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pack", ["sjavs", "old-mor", "klorsjavs", "schafkopf"])
def test_the_quiz_asks_the_person_in_the_auction(pack: str) -> None:
    for number in range(1, 6):
        record = bidding(rules_of(pack), NAMES, "quiz", number)
        seen = view(record.state(), 0)
        assert seen.table.phase == "auction"
        assert len(legal(seen)) > 1
    assert bidding(rules_of(pack), NAMES, "quiz", 5) == record


def test_memory_is_asked_what_the_tricks_have_shown() -> None:
    record = deal()
    states = [state for state, _ in record.steps() if not state.table.trick and len(state.table.tricks) == 4]
    state = states[0]
    found = {one.key: one.answer for one in questions(view(state, 0))}
    trumps = set(state.rules.ranking(state.table.contract or "", state.table.suit).trumps)
    others = {card for hand in state.hands[1:] for card in range(64) if hand >> card & 1}
    assert found["trumps"] == len(trumps & others)
    permanent = set(state.rules.contract(state.table.contract or "").permanent)
    assert found["permanents"] == permanent & others
    ranking = state.rules.ranking(state.table.contract or "", state.table.suit)
    ours = sum(ranking.points[card] for one in state.table.tricks if one.winner % 2 == 0 for card in one.cards)
    assert found["points"] == ours
    assert action_text(record.actions[1]).startswith(("0", "1", "2", "3"))


def test_memory_is_not_asked_about_a_partner_whom_nobody_knows() -> None:
    record = played_out(rules_of("schafkopf"), NAMES, "memory", 2)
    for state, _ in record.steps():
        table = state.table
        if table.phase == "play" and table.called is not None and table.partner is None:
            assert "points" not in {one.key for one in questions(view(state, 0))}
