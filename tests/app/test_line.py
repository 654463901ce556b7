"""Backwards and forwards: the state is always that of the record."""

import pytest

from sjavs_desktop.app.line import Line
from sjavs_desktop.core.record import deals
from tests.app.walks import walk
from tests.core.games import PACKS, rules_of
from tests.core.golden import stored


@pytest.mark.parametrize("key", PACKS)
def test_random_walks_end_in_the_state_that_their_record_replays_to(key: str) -> None:
    walks = [walk(rules_of(key), seed, 120) for seed in range(12)]
    assert [one.faults() for one in walks] == [[]] * 12
    assert all(sum(one.done[kind] for one in walks) > 10 for kind in ("play", "undo", "redo", "branch"))


def test_undo_goes_to_the_last_own_choice_and_redo_to_the_next_one() -> None:
    line = Line(stored("house")[0])
    whole, seats = line.record.actions, (0,)
    own = [ply for ply, action in enumerate(whole) if action.seat == 0]
    for ply in reversed(own):
        assert line.choice_before(seats) == ply
        line.back(ply)
        assert line.ply == ply
    assert line.choice_before(seats) is None
    for ply in (*own[1:], len(whole)):
        for action in line.choices_ahead(seats):
            line.take(action)
        assert line.ply == ply
    assert line.choices_ahead(seats) == ()
    assert line.record.actions == whole


def test_every_deal_that_was_gone_back_through_is_practice() -> None:
    line = Line(stored("house")[0])
    starts = [ply for ply, action in enumerate(line.record.actions) if action.kind == "shuffle"]
    line.back(starts[2] + 5)
    assert line.record.practice() == {3}
    for action in line.choices_ahead((0,)):
        line.take(action)
    line.back(starts[1] + 3)
    assert line.record.practice() == {2}, "the third deal has not come back yet"
    while ahead := line.record.future[:1]:
        line.take(ahead[0])
    assert deals(line.record.actions) > 3
    assert line.record.practice() >= {2, 3}
