"""Lessons as data: the deals can be dealt, what is asked for can be done, and what is claimed is true."""

import re
from pathlib import Path

import pytest

from sjavs_desktop import paths
from sjavs_desktop.app import library
from sjavs_desktop.core.cards import SUIT_LETTERS, name, parse
from sjavs_desktop.core.game import apply, legal, start
from sjavs_desktop.core.lesson import (
    ASK,
    DEAL,
    PERSON,
    PLAY,
    SAY,
    SCORE,
    WATCH,
    WHICH,
    Lesson,
    Scene,
    is_lesson,
    opening,
    pack_order,
    read_lesson,
    same,
    scripted,
    short_text,
)
from sjavs_desktop.core.notation import parse_action
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Action, State
from sjavs_desktop.core.view import view
from tests.core.lesson_facts import Claim, holds

FILES = sorted((paths.RESOURCES / "lessons").glob("*.toml"))
LESSONS = [read_lesson(path.read_text(encoding="utf-8"), path.stem, path.name) for path in FILES]
SCENES = [(lesson, number) for lesson in LESSONS for number in range(len(lesson.scenes))]
EACH = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.key)
EACH_SCENE = pytest.mark.parametrize(("lesson", "number"), SCENES, ids=lambda one: getattr(one, "key", one))


def rules_of(lesson: Lesson) -> Rules:
    """The rules of a lesson."""
    return compile_rules(library.find(lesson.pack), lesson.options)


def begun(rules: Rules, scene: Scene) -> State:
    """The game before the first step of a scene."""
    state = start(rules, scene.first_dealer)
    for action in opening(rules, scene):
        state, _ = apply(state, action)
    return state


def test_there_are_ten_lessons_and_one_on_schafkopf_in_order() -> None:
    packs = [one.pack for one in LESSONS]
    assert packs == ["sjavs"] * 9 + ["klorsjavs", "schafkopf"]
    assert [int(one.key[:2]) for one in LESSONS] == list(range(1, 12))


@EACH_SCENE
def test_every_scene_is_dealt_as_it_is_written(lesson: Lesson, number: int) -> None:
    rules, scene = rules_of(lesson), lesson.scenes[number]
    state = begun(rules, scene)
    played: list[set[int]] = [set() for _ in range(rules.seats)]
    for trick in [*((one.leader, one.cards) for one in state.table.tricks), (state.table.leader, state.table.trick)]:
        for place, card in enumerate(trick[1]):
            played[(trick[0] + place) % rules.seats].add(card)
    for seat, hand in enumerate(scene.hands):
        left = {card for card in range(64) if state.hands[seat] >> card & 1}
        assert left | played[seat] == set(hand)


@EACH_SCENE
def test_every_fact_is_true(lesson: Lesson, number: int) -> None:
    rules, scene = rules_of(lesson), lesson.scenes[number]
    claim = Claim(rules, begun(rules, scene))
    false = [fact for step in scene.steps for fact in step.facts if not holds(claim, fact)]
    assert false == []


@pytest.mark.parametrize(
    "planted",
    [
        "points A 10",
        "sum KS AS 14",
        "total 121",
        "target 60",
        "order QS QC",
        "order QC JC",
        "winner 9S KS TS: TS",
        "trumps C 13",
        "plain QC S",
        "length H 5: QC JS AH KH 9H 7H AD 8S",
        "bids over 6: QS JH AS KS 9S 8S KD 7D: 6",
        "suits 5: QC JS AS KS 9S AC TC 8C: S",
        "legal AC 8H: 7H JS KD: all",
        "score vol simple 16",
        "band 89 ninety",
        "hook 5",
        "start 12",
        "cross double 1",
        "scores 24 6",
        "minimum 4",
        "bids first: QC JS AH KH 9H 7H AD 8S: 5",
        "carry better 2",
        "dealer 1",
        "declarer 2",
        "redeal",
        "same dealer",
        "free",
        "game trump alone QC QS JC JS JH JD",
        "goal trump all",
        "cut 8: 4 4",
        "elsewhere band lost 0 javn",
        "bids over 5 betri: QC JH AC 9C 7C KD TD 8H: 5 betri",
    ],
)
def test_a_planted_falsehood_is_found(planted: str) -> None:
    lesson = LESSONS[6]
    rules = rules_of(lesson)
    assert not holds(Claim(rules, begun(rules, lesson.scenes[0])), planted)


def test_nearly_every_step_that_tells_a_number_has_a_fact() -> None:
    bare = [
        step.say
        for lesson in LESSONS
        for scene in lesson.scenes
        for step in scene.steps
        if re.search(r"\d\d", re.sub(r"\{\w+\}", "", step.say)) and not step.facts and step.kind in (SAY, ASK)
    ]
    assert bare == []


@EACH
def test_every_question_has_one_right_answer_and_says_why_to_each(lesson: Lesson) -> None:
    for scene in lesson.scenes:
        for step in scene.steps:
            if step.kind == ASK:
                assert sum(one.right for one in step.answers) == 1
                assert all(one.reply for one in step.answers)
                assert len({one.text for one in step.answers}) == len(step.answers) >= 2
            if step.kind == DEAL:
                assert step.yes
                assert step.no


@EACH
def test_a_lesson_ends_with_a_deal_to_win_and_no_scene_ends_in_the_middle_of_a_trick(lesson: Lesson) -> None:
    assert lesson.scenes[-1].steps[-1].kind == DEAL
    for scene in lesson.scenes:
        assert scene.steps[-1].kind in (SAY, ASK, WHICH, DEAL)
        assert [step for step in scene.steps[:-1] if step.kind == DEAL] == []


@EACH_SCENE
def test_what_is_asked_for_is_legal_and_whatever_else_is_legal_is_answered(lesson: Lesson, number: int) -> None:
    """Walks through a scene by the script; the bots' own choices stand where there is no script."""
    rules, scene = rules_of(lesson), lesson.scenes[number]
    state = begun(rules, scene)
    for step in scene.steps:
        if step.kind == WATCH or (step.kind == PLAY and state.table.turn != PERSON):
            tricks = len(state.table.tricks) + (step.kind == WATCH and step.until == "trick")
            while state.table.turn != PERSON and len(state.table.tricks) < tricks + (step.until == "turn"):
                seen = view(state, state.table.turn)
                state, _ = apply(state, scripted(scene.script[seen.seat], legal(seen)) or legal(seen)[0])
        if step.kind != PLAY:
            continue
        assert state.table.turn == PERSON, step.say
        choices = legal(view(state, PERSON))
        right = [one for one in choices if not step.right or any(same(text, one) for text in step.right)]
        assert right, step.say
        for text in step.right:
            assert any(same(text, one) for one in choices), f"{text} is not legal: {step.say}"
        told = {text for text, _ in step.wrong}
        for one in choices:
            assert one in right or step.no or any(same(text, one) for text in told), f"{short_text(one)}: {step.say}"
        state, _ = apply(state, right[0])


@EACH
def test_marks_are_cards_seats_or_signs(lesson: Lesson) -> None:
    rules = rules_of(lesson)
    deck = {name(card) for card in rules.deck}
    seats = {f"seat{seat}" for seat in range(rules.seats)}
    marks = {mark for scene in lesson.scenes for step in scene.steps for mark in step.marks}
    assert marks <= deck | seats | {"trump", "tally"}


@EACH_SCENE
def test_what_is_shown_is_the_score_or_cards_from_the_highest_down(lesson: Lesson, number: int) -> None:
    rules, scene = rules_of(lesson), lesson.scenes[number]
    claim = Claim(rules, begun(rules, scene))
    for step in scene.steps:
        if not step.show or step.show == (SCORE,):
            continue
        assert step.kind == SAY
        cards = parse(" ".join(step.show))
        assert set(cards) <= set(rules.deck)
        if len({card % 16 for card in cards}) > 1:
            # Cards of several suits are trumps: of the suit of the last one, which is the lowest.
            suit = SUIT_LETTERS[cards[-1] // 16]
            order = claim.trumps(suit).order
            assert sorted(cards, key=order.index) == list(cards)


@EACH
def test_cards_in_the_texts_belong_to_the_deck(lesson: Lesson) -> None:
    cards = {name(card) for card in rules_of(lesson).deck}
    deck = cards | {one[0] for one in cards} | set("CSHD")
    named = {one for text in lesson.texts() for one in re.findall(r"\{(\w+)\}", text)}
    assert named <= deck


def test_a_scripted_bot_does_the_first_thing_that_it_may() -> None:
    choices = [Action(1, "play", 5), Action(1, "play", 13), Action(1, "pass")]
    assert scripted(("AS", "KC", "5C"), choices) == choices[1]
    assert scripted(("bid 5", "pass"), choices) == choices[2]
    assert scripted((), choices) is None


def test_the_order_of_cards_laid_away_does_not_count() -> None:
    assert same("exchange KD QH", parse_action("0 exchange QH KD"))
    assert not same("exchange KD QH", parse_action("0 exchange QH KH"))


def test_a_scene_of_a_lesson_is_told_from_a_match() -> None:
    rules = rules_of(LESSONS[0])
    record = Record(rules, 0, ("a",) * 4, ("human",) * 4, "x", origin="lesson 01-tricks")
    assert is_lesson(record)
    assert not is_lesson(Record(rules, 0, ("a",) * 4, ("human",) * 4, "x", origin="duel 1 2"))
    assert not is_lesson(None)


GOOD = FILES[0].read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("title =", "titel ="),
        ("[[scene]]", "[[scenes]]"),
        ('watch = "trick"', 'watch = "tricks"'),
        ("8H 9H QH", "8H 9H XX"),
        ("say = ", "said = "),
        ('pack = "sjavs"', 'pack = "sjavs'),
        ("hands = [", "hand = ["),
    ],
)
def test_a_broken_file_is_told_in_one_sentence_with_its_name(old: str, new: str) -> None:
    with pytest.raises(ValueError, match=r"^broken\.toml: the lesson [^\n]*$"):
        read_lesson(GOOD.replace(old, new, 1), "broken", "broken.toml")


def test_hands_that_are_not_the_pack_are_refused() -> None:
    lesson = LESSONS[0]
    text = GOOD.replace("8H 9H QH 7S TS AS 7C TC", "8H 9H QH 7S TS AS 7C 7C", 1)
    broken = read_lesson(text, "broken", "broken.toml")
    with pytest.raises(ValueError, match="are not the pack"):
        pack_order(rules_of(lesson), broken.scenes[0], 0)


def test_every_file_is_read_from_its_folder() -> None:
    assert all(isinstance(path, Path) and path.stem == lesson.key for path, lesson in zip(FILES, LESSONS, strict=True))
