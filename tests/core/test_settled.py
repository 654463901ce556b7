"""What is said to be settled is: whatever is played on, in every deal that it could be, scores the same."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice

import pytest

from sjavs_desktop.core.cards import mask, parse
from sjavs_desktop.core.game import apply, legal, start
from sjavs_desktop.core.payoff import Tally
from sjavs_desktop.core.settled import (
    DECIDED,
    REST_MINE,
    Known,
    Reach,
    alike,
    claim_reason,
    knowledge,
    public,
    settled,
    settled_for_all,
    shared_alike,
    steps,
    tricks_left,
    worth,
)
from sjavs_desktop.core.state import State, View
from sjavs_desktop.core.view import imagined, view
from sjavs_desktop.engine.consider import covers_of
from sjavs_desktop.engine.worlds import worlds
from tests.bench.claims import Count, changes_by_play, counted, deals, every_end
from tests.core.games import PACKS, acted, aimed, dealt, redealt, rules_of

DEALS = 8
"""Deals of each pack; `tests.bench.claims` plays many more."""
FIRST_OFFERS = 30
"""Deals of each pack in which only the first offer to each seat is looked at."""
OPEN_TRICKS = 3
"""Tricks left from which on every way to play is looked at."""
ENDS = 2000
"""Ways to play on that are looked at, at most."""


def could_be(seen: View, dice: random.Random, number: int) -> Iterator[State]:
    """Whole deals that fit a view."""
    for world in islice(worlds(seen, dice, reads=False), number):
        yield imagined(seen, world.hands, world.middle & ~seen.aside, covers_of(seen, world))


def scores_alike(state: State, dice: random.Random) -> bool:
    """Whether ways to play on, all of them near the end of the deal, score the same."""
    if tricks_left(view(state, 0)) > OPEN_TRICKS:
        return not changes_by_play(state, dice, 4)
    return len({counted(end) for end in islice(every_end(state), ENDS)}) == 1


@pytest.mark.parametrize("key", PACKS)
def test_what_is_settled_scores_the_same_whatever_is_played_in_whatever_deal_it_is(key: str) -> None:
    dice, found = random.Random(f"settled/{key}"), 0
    for deal in islice(deals(key, f"settled/{key}"), DEALS):
        for state in deal:
            views = [view(state, seat) for seat in range(state.rules.seats)]
            told = {settled_for_all(seen) for seen in views}
            assert len(told) == 1
            asked = [seen for seen in views if settled(seen)] + [public(views[0])] * told.pop()
            found += len(asked)
            if asked and dice.random() < 0.25:
                assert scores_alike(state, dice)
            for seen in asked if dice.random() < 0.25 else ():
                assert all(scores_alike(one, dice) for one in could_be(seen, dice, 2))
    assert found >= DEALS


@pytest.mark.parametrize("key", PACKS)
def test_each_first_offer_of_many_deals_comes_to_the_same_as_playing_on(key: str) -> None:
    count, dice = Count(), random.Random(key)
    for deal in islice(deals(key, f"first/{key}"), FIRST_OFFERS):
        count.deal(deal, dice, 2)
    assert count.wrong == []
    assert count.numbers["offered"] > FIRST_OFFERS // 2


@pytest.mark.parametrize("key", PACKS)
def test_what_bounds_leave_is_worth_the_same_only_if_every_share_of_it_is(key: str) -> None:
    rules, dice, same = rules_of(key), random.Random(key), 0
    state = next(state for deal in deals(key, f"bounds/{key}") for state in deal)
    for contract in rules.contracts:
        fits = replace(state.table, contract=contract.key, suit=dice.choice((None, 0, 2)))
        start_of = knowledge(view(replace(state, rules=rules, table=replace(fits, trick=(), tricks=())), 0))
        for _ in range(60):
            taken = dice.randrange(rules.tricks)
            ours, left = dice.randint(0, taken), rules.tricks - taken
            end = dice.choice(steps(rules.score, contract)) - dice.randint(0, 1)
            begun = dice.randint(max(0, end - 30), end) if ours else 0
            swept = taken == ours and dice.random() < 0.3
            within = Reach(rules.tricks if swept else ours, ours + left, begun, end, begun, end)
            winners = dice.choice((1, 2)) if taken > 0 else 0
            known = start_of._replace(tricks=(1,) * winners + (0,) * (rules.seats - winners))
            if alike(known, within):
                same += 1
                assert len({worth(known, one) for one in shares(known, within)}) == 1
    assert same


def shares(known: Known, within: Reach) -> Iterator[Tally]:
    """Every tally that is within reach."""
    everything = known.view.rules.tricks
    for tricks in range(within.least, within.most + 1):
        points: Iterable[int] = {0: [within.none], everything: [within.rest]}.get(
            tricks, range(within.low, within.high + 1)
        )
        alone = (False, True) if tricks in (0, everything) and sum(known.tricks) <= 1 else (False,)
        yield from (Tally(value, tricks, everything, one) for value in points for one in alone)


@pytest.mark.parametrize("key", PACKS)
def test_the_answer_depends_on_nothing_that_the_seat_has_not_seen(key: str) -> None:
    dice = random.Random(f"secret/{key}")
    for deal in islice(deals(key, f"secret/{key}"), 3):
        for state in deal:
            seat = dice.randrange(state.rules.seats)
            other = redealt(state, seat, dice)
            assert claim_reason(view(other, seat)) == claim_reason(view(state, seat))
            assert settled_for_all(view(other, seat)) == settled_for_all(view(state, seat))


def test_what_everybody_has_seen_settles_nothing_that_a_seat_could_not_prove() -> None:
    for key in PACKS:
        for deal in islice(deals(key, f"public/{key}"), 2):
            for state in deal:
                if settled_for_all(view(state, 0)):
                    assert all(settled(view(state, seat)) for seat in range(state.rules.seats))


# -- Positions that one can see through --------------------------------------------------------------------------------


def seen_by(state: State) -> list[str]:
    """By seat why the deal is settled."""
    return [claim_reason(view(state, seat)) for seat in range(state.rules.seats)]


TOP = "QC QS QH QD JC JS JH JD"


def test_a_hand_of_top_trumps_takes_the_rest_and_only_its_holder_knows() -> None:
    state = aimed(rules_of("schafkopf", sie=True, kontra="none", legen=False), random.Random("sie"), "sie")
    declarer = state.table.declarer
    assert declarer is not None
    assert state.hands[declarer] == mask(parse(TOP))
    assert seen_by(state) == [REST_MINE if seat == declarer else "" for seat in range(4)]
    assert not settled_for_all(view(state, 0))


def test_nothing_is_settled_while_somebody_may_still_double() -> None:
    state = aimed(rules_of("schafkopf", sie=True, kontra="kontra", legen=False), random.Random("sie"), "sie")
    declarer = state.table.declarer
    assert seen_by(state) == [""] * 4
    while len(state.table.trick) < state.rules.stakes.until:
        state, _ = apply(state, legal(view(state, state.table.turn))[0])
    assert claim_reason(view(state, declarer or 0)) == REST_MINE


def test_a_hand_that_takes_every_trick_is_settled_at_the_first_lead_but_not_if_it_might_be_ruffed() -> None:
    rules = rules_of("sjavs", cut="always_cut")
    sure, ruffed = "QC QS JC JS JH JD AC KC", "QC QS JC JS JH JD AC AS"
    for hand, length, reason in ((sure, "8", REST_MINE), (ruffed, "7", "")):
        state = acted(dealt(rules, hand), ("bid", length), ("pass", None), ("pass", None), ("pass", None))
        state = acted(state, ("name", 0)) if state.table.phase == "naming" else state
        assert state.table.phase == "play"
        assert seen_by(state) == [reason, "", "", ""]


def test_who_holds_the_highest_trump_knows_that_a_tout_is_lost() -> None:
    rules = rules_of("schafkopf", kontra="none", legen=False, ask_first=False)
    highest, found = 1 << parse("QC")[0], set()
    for number in range(12):
        state = aimed(rules, random.Random(number), "solo_tout")
        declarer = state.table.declarer
        for seat, reason in enumerate(seen_by(state)):
            if state.hands[seat] & highest and seat != declarer:
                assert reason == DECIDED
                found.add(seat)
            elif not state.hands[declarer or 0] & highest:
                assert reason == ""
    assert found


def test_a_game_without_a_trick_is_over_with_the_first() -> None:
    state = aimed(rules_of("old-mor", nolo=True), random.Random("nolo"), "nolo")
    declarer = state.table.declarer
    while declarer not in {trick.winner for trick in state.table.tricks}:
        state, _ = apply(state, legal(view(state, state.table.turn))[0])
    assert tricks_left(view(state, 0)) > 0
    assert settled_for_all(view(state, 0))
    assert seen_by(state).count(DECIDED) >= 3


def test_it_matters_which_hand_of_a_side_takes_the_tricks_only_where_a_row_of_the_score_asks_for_it() -> None:
    def matters(key: str, aim: str, tricks: tuple[int, ...], **chosen: bool) -> bool:
        state = aimed(rules_of(key, **chosen), random.Random(aim), aim)
        return not shared_alike(knowledge(view(state, 0))._replace(tricks=tricks))

    assert matters("sjavs", "trump", (7, 0, 0, 0))
    assert not matters("sjavs", "trump", (4, 0, 3, 0))
    assert not matters("old-mor", "trump", (7, 0, 0, 0))
    assert matters("schafkopf", "ramsch", (3, 2, 1, 1), ramsch=True)


def test_no_phase_but_the_play_is_ever_settled() -> None:
    for key in PACKS:
        state = start(rules_of(key))
        assert not settled(view(state, 0))
        assert not settled_for_all(view(state, 0))


def test_the_steps_of_a_score_are_where_its_tables_change() -> None:
    rules = rules_of("sjavs", loss_table="mcleod")
    assert set(steps(rules.score, rules.contract("trump"))) >= {31, 60, 61, 90}
