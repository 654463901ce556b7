"""Each kind of ground has a sentence that names its facts, in the words of the deck on the table."""

import random
import re

import pytest

from sjavs_desktop.core.cards import card
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.grounds import Ground, grounds
from sjavs_desktop.engine.grounds_kinds import ORDER
from sjavs_desktop.ui import dress
from sjavs_desktop.ui.grounds_text import TEXTS, counted, sentence
from tests.bench.audit_games import choices
from tests.engine.moments import rules_for
from tests.engine.positions import decisions, seen
from tests.ui.windows import NAMES

FACTS: dict[str, object] = {
    "card": card("AD"), "best": card("QC"), "other": card("KH"), "top": card("JS"), "counter": card("TC"),
    "guard": card("8C"), "called": card("AS"), "above": (card("KC"), card("9C")), "cards": (card("KC"), card("7C")),
    "suits": (1, 3), "suit": 2, "group": 3, "seat": 1, "number": 4, "points": 21, "gives": 11, "have": 62, "lacks": 7,
    "target": 61, "pot": 17, "fixed": 3, "tops": 2, "all": 14, "of": 4, "needs": 6, "left": 2, "costs": 8, "most": 16,
    "least": 5, "simple": 2, "better": 4, "worlds": 60, "talon": 2,
}  # fmt: skip


def example(kind: str, **facts: object) -> Ground:
    """A ground of that kind with every fact that any kind may have."""
    return Ground(kind, tuple({**FACTS, **facts}.items()))


@pytest.fixture
def at() -> View:
    return seen("AD KH 7C")


def test_every_kind_has_a_sentence_of_its_own(at: View) -> None:
    said = {}
    for kind in ORDER:
        other = Action(0, "play", card("7C")) if kind == "costs" else card("KH")
        said[kind] = sentence(example(kind, other=other), at, NAMES)
        assert re.fullmatch(r"[^{}]+[.]", said[kind], re.DOTALL), said[kind]
        assert said[kind][0] == said[kind][0].upper()
    assert len(set(said.values())) == len(said)
    assert all(kind in ORDER or kind.removesuffix("_trump") in ORDER for kind in TEXTS)
    assert counted("unheard_of", 1) == ""


def test_a_sentence_names_its_facts(at: View) -> None:
    words = sentence(example("partner_sure_give"), at, NAMES)
    assert "queen of clubs" in words
    assert NAMES[1] in words
    assert "ace of diamonds" in words
    assert "11" in words
    assert "4" in sentence(example("draw_trumps"), at, NAMES)
    assert "seven of clubs" in sentence(Ground("costs", (("other", Action(0, "play", card("7C"))),)), at, NAMES)


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (Action(0, "double"), "Kontra"),
        (Action(0, "silent"), "say nothing"),
        (Action(0, "pass"), "Pass"),
        (Action(0, "play", card("7C")), "seven of clubs"),
    ],
)
def test_a_choice_of_any_kind_may_be_the_better_one(at: View, other: Action, words: str) -> None:
    assert words in sentence(Ground("costs", (("other", other),)), at, NAMES)


def test_trumps_that_were_led_are_no_suit(at: View) -> None:
    assert "trump" in sentence(example("only_follow", group=4), at, NAMES)
    assert "diamonds" in sentence(example("only_follow", group=3), at, NAMES)
    held = (("number", 4), ("all", 14), ("tops", 2), ("of", 4))
    assert "hearts" in sentence(Ground("trumps_held", (*held, ("suit", 2))), at, NAMES)
    assert "hearts" not in sentence(Ground("trumps_held", (*held, ("suit", None))), at, NAMES)


def test_the_german_deck_has_its_own_words(at: View) -> None:
    before = dress.worn()
    try:
        dress.wear(dress.GERMAN)
        assert "Eichel-Ober" in sentence(example("partner_sure_give"), at, NAMES)
        assert "Schellen" in sentence(example("ruff"), at, NAMES)
    finally:
        dress.wear(before)


@pytest.mark.parametrize("game", ["sjavs", "klorsjavs", "schafkopf-house", "old-mor"])
def test_what_is_told_in_games_has_no_gap(game: str) -> None:
    rules, dice = rules_for(game), random.Random(game)
    for number, (state, seat, own) in enumerate(decisions(rules, ["beginner"] * rules.seats, f"told {game}", 1)):
        if number % 4 == 0:
            for one in choices(state, seat, own, dice):
                for each in grounds(view(state, seat), one.analysis, one.action, own):
                    words = sentence(each, one.view, NAMES)
                    assert words
                    assert "{" not in words
                    assert "%n" not in words
