"""What players of such games complain about: no level may do it, except where the position says from which one on."""

from collections import Counter
from math import inf

import pytest

from sjavs_desktop.core.cards import card
from sjavs_desktop.core.game import legal
from sjavs_desktop.engine.levels import decide
from sjavs_desktop.engine.search import Searcher
from tests.engine.complaints import LEVELS, Complaint, complaints, how_many, prove, told

SEEDS = {"beginner": 1, "club": 3, "strong": 3, "expert": 2}
"""How often each level is asked; the beginner's seed decides nothing in the play."""
STEPS = ("step61", "step91", "stepall", "unheard")
"""Kinds in which game points alone tell what is wrong."""
FEW = 400
"""Deals that could be, up to which a position is proved again."""


def asked() -> list[object]:
    """Every position with every level from which on it must be right."""
    return [
        pytest.param(one, level, id=f"{one.key}-{level}")
        for one in complaints()
        for level in LEVELS[LEVELS.index(one.since) :]
    ]


@pytest.mark.parametrize(("at", "level"), asked())
def test_nobody_does_what_players_complain_about(at: Complaint, level: str) -> None:
    seen = at.view
    answers = {told(action) for seed in range(SEEDS[level]) if (action := decide(level, seen, seed)) is not None}
    assert answers <= set(at.good), at.says


def test_there_are_enough_of_every_sort() -> None:
    packs = Counter(one.pack for one in complaints())
    assert packs.total() >= 60
    assert packs["sjavs"] > packs.total() / 2
    assert {"sjavs", "old-mor", "klorsjavs", "schafkopf"} <= set(packs)
    assert len({one.kind for one in complaints()}) >= 12
    assert len({one.key for one in complaints()}) == packs.total()


@pytest.mark.parametrize("at", complaints(), ids=lambda one: one.key)
def test_positions_are_well_formed(at: Complaint) -> None:
    choices = {told(action) for action in legal(at.view)}
    assert set(at.good) | set(at.bad) == choices
    assert not set(at.good) & set(at.bad)
    assert at.good
    assert at.bad
    assert at.says.endswith(".")
    # An exception needs a word, and there is none for those who search in earnest.
    assert at.since in ("beginner", "club", "strong")
    assert bool(at.because) == (at.since != "beginner")
    assert " " not in at.because


def provable() -> list[Complaint]:
    """Positions in which few deals could be, so that all of them are soon solved again."""
    return [one for one in complaints() if one.proof == "every" and how_many(one.view) <= FEW]


def test_many_positions_can_be_proved_at_once() -> None:
    assert len(provable()) >= 20


@pytest.mark.parametrize("at", provable(), ids=lambda one: one.key)
def test_the_complaint_is_worse_in_every_deal_that_could_be(at: Complaint) -> None:
    """Held against some other single choice; it is never better and on average worse.

    Where a step is at stake card points beside it do not matter.
    """
    bad = [card(one) for one in at.bad]
    found = prove(Searcher(), at.view, bad, least=0.05, points=inf if at.kind in STEPS else 2)
    assert set(found.bad) == set(bad)
