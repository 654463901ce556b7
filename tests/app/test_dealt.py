"""All hands of a deal, which can be had when it is over and not before."""

import random
from dataclasses import replace

import pytest

from sjavs_desktop.app.dealt import dealt
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.rules import Rules
from tests.core.games import match, rules_of

PACKS = ("sjavs", "klorsjavs", "sjavs-3", "sjavs-2", "schafkopf-house")


def played(rules: Rules, seed: int, deals: int) -> Record:
    """A random match."""
    steps = list(match(rules, random.Random(seed), deals))
    actions = tuple(action for action, _ in steps if action is not None)
    names = tuple(f"P{seat}" for seat in range(rules.seats))
    return Record(rules, steps[0][1][0].table.dealer, names, ("beginner",) * rules.seats, "any", actions)


@pytest.mark.parametrize("pack", PACKS)
def test_every_card_is_where_it_was_dealt_and_nothing_is_told_before_the_end(pack: str) -> None:
    rules = rules_of(pack)
    record = played(rules, 3, 4)
    states = [state for state, _ in record.steps()]
    laid = 0
    for ply, state in enumerate(states):
        if ply % 5 and not state.table.deal_over:
            continue
        found = dealt(replace(record, actions=record.actions[:ply]))
        if not state.table.deal_over:
            assert found is None
            continue
        assert found is not None
        parts = (*found.hands, found.middle)
        assert sum(parts) == rules.deck_mask
        assert sum(one.bit_count() for one in parts) == len(rules.deck)
        assert found.middle.bit_count() == rules.talon
        # What was played came from those hands, but for what was exchanged.
        for trick in state.table.tricks:
            for place, card in enumerate(trick.cards):
                seat = (trick.leader + place) % rules.seats
                own = found.hands[seat] | (found.middle if seat == found.declarer else 0)
                assert own >> card & 1 or state.table.wed is not None
        if state.table.exchange == "exchanged":
            laid += 1
            assert found.declarer is not None
            assert found.laid.bit_count() == rules.talon
            assert not found.laid & ~(found.hands[found.declarer] | found.middle)
        else:
            assert not found.laid
    assert laid or not rules.talon
