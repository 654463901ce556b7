"""The book: what its files tell is true, proved anew with all cards open or with other samples; bad files are told."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from sjavs_desktop.app import library
from sjavs_desktop.app.exercises_book import DEAL, FOLDER, OPEN, PERSON, Entry, book, read_entry, same_side, taken
from sjavs_desktop.app.exercises_themes import theme_of
from sjavs_desktop.app.exercises_truth import after, counts, weighed
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Action, State
from sjavs_desktop.engine.grounds_case import Ground
from sjavs_desktop.engine.kernel import COMPILED
from sjavs_desktop.engine.search import Searcher
from sjavs_desktop.engine.standing import VALUES
from sjavs_desktop.engine.tables import POINT
from sjavs_desktop.engine.teacher import analyse
from sjavs_desktop.ui.exercises.titles import NOTES, OF_TASK, OF_THEME
from tests.bench.audit_checks import true
from tests.bench.audit_moment import Moment

FRESH = 4711
"""A seed with which nothing of the book was found."""
WORSE, DOUBTS = 0.4, 1.5
"""Game points and standard errors by which another analysis still finds the wrong choices behind."""


@cache
def packs() -> dict[str, object]:
    return dict(library.packs()[0])


@cache
def entries() -> tuple[Entry, ...]:
    found, troubles = book(packs())  # type: ignore[arg-type]
    assert troubles == []
    return tuple(found)


KEYS = sorted(path.stem for path in FOLDER.glob("*.toml"))


def entry(key: str) -> Entry:
    return next(one for one in entries() if one.key == key)


@cache
def searcher() -> Searcher:
    return Searcher()


def test_there_are_sixty_deals_of_four_games_and_all_difficulties() -> None:
    games = Counter(one.pack for one in entries())
    assert len(entries()) >= 60
    assert set(games) == {"sjavs", "old-mor", "klorsjavs", "schafkopf"}
    assert games["sjavs"] > len(entries()) / 2
    assert min(games.values()) >= 5
    assert {one.level for one in entries()} == {1, 2, 3}
    assert len({one.theme for one in entries()}) >= 10


def test_every_title_and_note_is_one_that_is_translated() -> None:
    titles = {str(one) for table in (OF_THEME, OF_TASK) for some in table.values() for one in some}
    assert {one.title for one in entries()} <= titles
    assert {one.note for one in entries() if one.note} <= {str(one) for one in NOTES.values()}
    assert len([one for one in entries() if one.note]) == len(NOTES)
    deals = Counter((one.pack, one.dealer, one.opening[0]) for one in entries())
    assert max(deals.values()) == 1, "two entries of one deal"


@pytest.mark.parametrize("key", KEYS)
def test_the_theme_is_what_the_position_shows(key: str) -> None:
    one = entry(key)
    if one.task not in (OPEN, DEAL):
        assert one.theme == theme_of(one.view)


@pytest.mark.skipif(not COMPILED, reason="uncompiled the search looks at too few deals to tell")
@pytest.mark.parametrize("key", KEYS)
def test_other_samples_find_the_same_answer_best_and_the_reasons_true(key: str) -> None:
    one = entry(key)
    if one.task in (OPEN, DEAL):
        return
    analysis = analyse(one.view, FRESH, 1)
    assert analysis.best is not None
    best = max(found.value for answer in one.answers if (found := analysis.of(answer)))
    assert best >= analysis.best.value - 0.2 * analysis.unit
    for wrong in one.wrong:
        found = analysis.of(wrong)
        assert found is not None
        cost = best - found.value
        assert cost >= WORSE * analysis.unit, wrong
        assert cost >= DOUBTS * found.error, wrong
    shared: dict[str, object] = {}
    for because in one.because:
        moment = Moment(one.state, one.view, analysis, because.about, FRESH, shared)
        assert true(moment, Ground(because.kind, because.facts)), because


def play_of(state: State, actions: tuple[Action, ...]) -> tuple[State, tuple[Action, ...]]:
    """The state at the first card of some actions, and the rest of them."""
    at = next(number for number, action in enumerate(actions) if action.kind == "play")
    return after(state, actions[:at]), actions[at:]


@pytest.mark.parametrize("key", KEYS)
def test_lines_are_best_play_with_all_cards_open(key: str) -> None:
    one = entry(key)
    for choice, line in one.lines.items():
        moved = after(one.state, (choice,))
        if not any(action.kind == "play" for action in line):
            continue
        state, rest = play_of(moved, line)
        for number, action in enumerate(rest):
            # Each card of the line keeps what its side can have.
            assert isinstance(action.value, int)
            if number % 5 == 0 and state.table.phase == "play":
                cards = [int(str(each.value)) for each in legal_of(state)]
                found = {each.card: each.taken for each in weighed(state, searcher(), cards)}
                best = (max if counts(state) else min)(found.values())
                assert found[action.value] == best, (choice, number)
            state = after(state, (action,))
        assert state.table.results


def legal_of(state: State) -> tuple[Action, ...]:
    from sjavs_desktop.core.view import view

    return legal(view(state, state.table.turn))


@pytest.mark.parametrize("key", KEYS)
def test_the_answer_ends_better_than_the_wrong_choices_as_the_cards_lie(key: str) -> None:
    one = entry(key)
    if one.task in (OPEN, DEAL):
        return
    mine, worth = account(one.rules, PERSON), VALUES[one.rules.score.end]

    def came_to(choice: Action) -> float:
        end = one.end(choice)
        assert end is not None
        return worth(one.rules.score, end.table.results[-1].after, mine)

    best = came_to(one.answers[0])
    assert one.wrong
    assert all(came_to(wrong) < best for wrong in one.wrong)


@pytest.mark.parametrize("key", KEYS)
def test_friends_are_told_from_opponents(key: str) -> None:
    one = entry(key)
    for choice in one.lines:
        end = one.end(choice)
        assert end is not None
        result = end.table.results[-1]
        friends = {seat for seat in range(one.rules.seats) if same_side(end, seat)}
        if one.rules.score.accounts == "pairs" and one.rules.contract(result.contract).sides == "pairs":
            assert friends == {0, 2}
        elif result.declarer is not None:
            declarers = {result.declarer, result.partner} - {None}
            assert friends == (declarers if PERSON in declarers else set(range(one.rules.seats)) - declarers)


@pytest.mark.parametrize("key", KEYS)
def test_what_is_asked_with_open_cards_is_reached_by_the_answers_alone(key: str) -> None:
    one = entry(key)
    if one.task not in (OPEN, DEAL):
        return
    mine = counts(one.state)
    cards = [int(str(each.value)) for each in legal_of(one.state)]
    points, ranking = {}, one.rules.ranking(one.state.table.contract or "", one.state.table.suit)
    gone = sum(ranking.points[card] for trick in one.state.table.tricks for card in trick.cards)
    had = sum(
        sum(ranking.points[card] for card in trick.cards)
        for trick in one.state.table.tricks
        if (trick.winner % 2 == PERSON % 2)
    )
    for found in weighed(one.state, searcher(), cards):
        rest = found.taken // POINT
        own = rest if mine else one.rules.score.total - gone - rest
        points[Action(PERSON, "play", found.card)] = had + own
    if one.task == DEAL:
        assert max(points.values()) >= one.target
        return
    assert {choice for choice, reached in points.items() if reached >= one.target} == set(one.answers)
    for choice in (*one.answers[:1], *one.wrong):
        end = one.end(choice)
        assert end is not None
        assert taken(end) == points[choice]


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        (("format = 1", "format = 2"), "format"),
        (('task = "card"', 'task = "carp"'), "task"),
        (('pack = "sjavs"', 'pack = "chess"'), "chess"),
        (("hands = [", 'hands = ["AC", '), "hands"),
        (("dealer = ", "dealer = 7"), "dealer"),
        (('answers = ["0 play', 'answers = ["3 play'), "answers"),
        (("actions = [", 'actions = ["9 play AC", '), "actions, 1"),
        (("title = ", "title = = "), "line"),
        (('kind = "', 'suit = 17\nkind = "'), "because, 1: suit: there is no suit 17"),
    ],
)
def test_a_bad_file_is_told_with_its_place_and_keeps_nobody_away(
    tmp_path: Path, change: tuple[str, str], wanted: str
) -> None:
    text = (FOLDER / f"{next(key for key in KEYS if entry(key).task == 'card')}.toml").read_text(encoding="utf-8")
    assert change[0] in text
    (tmp_path / "good.toml").write_text(text, encoding="utf-8")
    (tmp_path / "bad.toml").write_text(text.replace(change[0], change[1], 1), encoding="utf-8")
    found, troubles = book(packs(), tmp_path)  # type: ignore[arg-type]
    assert [one.key for one in found if one.own] == ["own/good"]
    (told,) = troubles
    assert str(tmp_path / "bad.toml") in told
    assert wanted in told
    assert "\n" not in told


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe\x00")
    _, troubles = book(packs(), tmp_path)  # type: ignore[arg-type]
    assert "UTF-8" in troubles[0]


def test_a_short_file_of_ones_own_is_enough() -> None:
    """Hands, a task and an answer: what the guide for own deals shows."""
    text = """
format = 1
title = "Mine"
theme = "auction"
task = "bid"
pack = "sjavs"
dealer = 3
hands = [
    "QC QS JC JS AC KC TC 9C",
    "8C 7C JH JD AS KS TS 9S",
    "8S 7S AH KH QH TH 9H 8H",
    "7H AD KD QD TD 9D 8D 7D",
]
answers = ["0 bid 8"]
"""
    one = read_entry(text, "mine", "mine.toml", packs(), own=True)  # type: ignore[arg-type]
    assert one.view.hand.bit_count() == 8
    assert one.own
    assert one.wrong == ()
