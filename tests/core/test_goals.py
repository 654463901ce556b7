"""What ends a rubber and a match: the decider, who is first of two, crosses, deals that end in a draw."""

import random
from typing import Any

import pytest

from sjavs_desktop.core.game import apply
from sjavs_desktop.core.goals import ENDS, Ending, Standing, deals, loser, on_the_hook, rubber
from sjavs_desktop.core.rules import ScoreRules
from sjavs_desktop.core.state import OVER, Table
from tests.core.games import acted, aimed_deal, choices, rules_of
from tests.rule_cases import begun, gathered, in_deal, settled

KLORSJAVS = rules_of("klorsjavs").score
OLDER = rules_of("klorsjavs-older").score
THREE = rules_of("sjavs-3").score


def lost(before: tuple[int, ...], after: tuple[int, ...], deciding: tuple[int, ...] = ()) -> Ending:
    """What a deal of Klørsjavs ends."""
    return loser(KLORSJAVS, Standing(before, after, (0, 0, 0), 1, deciding))


# -- The first at zero has lost ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", [0, -1, -16])
def test_whoever_is_at_zero_or_below_has_lost(left: int) -> None:
    ending = lost((8, 20, 60), (left, 20, 60))
    assert (ending.loser, ending.winner, ending.over, ending.reached) == (0, None, True, (0,))


def test_nobody_has_lost_above_zero() -> None:
    ending = lost((8, 20, 60), (1, 20, 60))
    assert (ending.loser, ending.over, ending.reached, ending.deciding) == (None, False, (), ())
    assert ending.scores == (1, 20, 60)


def test_of_two_the_one_who_had_less_before_has_lost_whatever_is_left_after() -> None:
    assert lost((4, 8, 60), (-4, 0, 60)).loser == 0
    assert lost((8, 4, 60), (0, -4, 60)).loser == 1
    assert lost((60, 16, 12), (60, 0, -4)).loser == 2


def test_two_who_had_as_much_play_a_decider_between_them() -> None:
    ending = lost((60, 8, 8), (60, 0, 0))
    assert (ending.loser, ending.over, ending.deciding) == (None, False, (1, 2))
    assert ending.scores == (60, 0, 0)


def test_the_decider_compares_the_two_balances_and_is_repeated_until_they_differ() -> None:
    assert lost((60, 0, 0), (60, -8, 0), (1, 2)).loser == 1
    assert lost((60, 0, 0), (60, 0, -4), (1, 2)).loser == 2
    again = lost((60, 0, 0), (60, -4, -4), (1, 2))
    assert (again.loser, again.deciding) == (None, (1, 2))
    unmoved = lost((60, 0, 0), (52, 0, 0), (1, 2))
    assert (unmoved.loser, unmoved.deciding) == (None, (1, 2))


def test_a_third_who_falls_while_two_decide_has_not_lost() -> None:
    assert lost((4, 0, 0), (-4, 0, 0), (1, 2)).deciding == (1, 2)
    assert lost((4, 0, 0), (-4, 0, -4), (1, 2)).loser == 2


def table(start: tuple[int, ...], *outcomes: dict[str, Any]) -> Table:
    """The table of Klørsjavs after deals with those outcomes."""
    rules = rules_of("klorsjavs")
    found = begun(rules, {"start": list(start)})
    for outcome in outcomes:
        found = settled(rules, gathered(found), outcome)
    return found


def test_a_decider_is_played_as_one_more_deal_of_the_match() -> None:
    """Two fall together by the third's win; a deal that moves both alike does not part them, the next one does."""
    both = {"declarer": 2, "declarer_points": 61}
    first = table((4, 4, 30), both)
    assert (first.phase, first.deciding, first.scores, first.loser) == ("shuffle", (0, 1), (0, 0, 30), None)
    second = table((4, 4, 30), both, both)
    assert (second.phase, second.deciding, second.scores) == ("shuffle", (0, 1), (-4, -4, 30))
    third = table((4, 4, 30), both, both, {"declarer": 1, "declarer_points": 60})
    assert (third.phase, third.loser, third.winner, third.scores) == (OVER, 1, None, (-4, -12, 30))
    assert [one.reached for one in third.results] == [(0, 1), (0, 1), (0, 1)]


def test_whoever_has_paid_nothing_still_stands_on_60_in_the_last_result() -> None:
    """What the note at the end is about."""
    last = table((60, 8, 60), {"declarer": 1, "declarer_points": 60}).results[-1]
    assert [each for each, left in enumerate(last.after) if left == KLORSJAVS.start] == [0, 2]
    paid = table((60, 8, 60), {"declarer": 0, "folded": True}, {"declarer": 1, "folded": True}).results[-1]
    assert [each for each, left in enumerate(paid.after) if left == KLORSJAVS.start] == [2]


# -- Rubbers and crosses ----------------------------------------------------------------------------------------------


def won(before: tuple[int, ...], after: tuple[int, ...], had: tuple[int, ...] = (0, 0, 0), **changes: Any) -> Ending:
    """What a deal of Sjavs for three ends."""
    score: ScoreRules = THREE._replace(**changes)
    return rubber(score, Standing(before, after, had, 1))


def test_of_two_defenders_who_arrive_together_the_one_who_had_less_to_go_is_first() -> None:
    assert won((10, 4, 2), (10, 0, 0)).winner == 2
    assert won((10, 2, 4), (10, 0, 0)).winner == 1
    ending = won((24, 4, 2), (24, 0, 0))
    assert (ending.reached, ending.double) == ((1, 2), True)
    assert ending.crosses == (0, 2, 2)


def test_two_defenders_with_as_much_to_go_get_a_cross_each_and_the_first_seat_the_match() -> None:
    ending = won((10, 4, 4), (10, 0, 0))
    assert (ending.winner, ending.crosses) == (1, (0, 1, 1))


def test_of_two_who_arrive_together_one_who_has_the_crosses_wins_though_the_other_was_nearer() -> None:
    ending = won((10, 4, 2), (10, 0, 0), (0, 2, 0), crosses=3)
    assert (ending.crosses, ending.winner) == ((0, 3, 1), 1)
    open_still = won((10, 4, 2), (10, 0, 0), (0, 1, 0), crosses=3)
    assert (open_still.winner, open_still.scores, open_still.crosses) == (None, (24, 24, 24), (0, 2, 1))


def test_a_victory_is_double_only_while_all_the_others_stand_on_their_start() -> None:
    assert won((24, 2, 24), (24, 0, 24)).double
    assert not won((24, 2, 22), (24, 0, 22)).double
    assert not won((20, 4, 2), (20, 0, 0)).double
    assert won((24, 2, 24), (24, 0, 24)).crosses == (0, 2, 0)
    assert won((24, 2, 22), (24, 0, 22)).crosses == (0, 1, 0)


def test_a_side_that_stands_above_its_start_has_left_it() -> None:
    score = rules_of("old-mor").score
    assert not rubber(score, Standing((2, 26), (0, 26), (0, 0), 5)).double
    assert rubber(score, Standing((2, 24), (0, 24), (0, 0), 5)).winner == 0


def test_without_a_number_of_crosses_nobody_ever_wins_the_match() -> None:
    ending = won((10, 4, 20), (10, 0, 20), (0, 99, 0), crosses=0)
    assert (ending.winner, ending.over, ending.crosses, ending.scores) == (None, False, (0, 100, 0), (24, 24, 24))


def test_on_the_hook_is_whoever_has_exactly_the_hook_left_and_nobody_where_there_is_no_such_word() -> None:
    assert on_the_hook(THREE, (6, 5, 6)) == (0, 2)
    assert on_the_hook(KLORSJAVS, (0, 6, 60)) == ()


# -- A number of deals -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("played", "after", "winner"),
    [
        (15, (9, -4, -5), None),
        (16, (9, -4, -5), 0),
        (16, (-5, 9, -4), 1),
        (16, (4, 4, -8), None),
        (17, (4, 4, -8), None),
        (18, (5, 3, -8), 0),
        (16, (0, 0, 0), None),
    ],
)
def test_the_highest_account_wins_after_the_deals_and_a_draw_is_played_on(
    played: int, after: tuple[int, ...], winner: int | None
) -> None:
    ending = deals(OLDER, Standing((0, 0, 0), after, (0, 0, 0), played))
    assert (ending.winner, ending.loser, ending.over) == (winner, None, winner is not None)
    assert ending.scores == after


def test_a_match_without_a_number_of_deals_does_not_end() -> None:
    assert not deals(OLDER._replace(deals=0), Standing((0, 0, 0), (9, -4, -5), (0, 0, 0), 500)).over


def test_every_way_of_ending_is_used_by_some_pack() -> None:
    assert set(ENDS) == {rules_of(key).score.end for key in ("sjavs", "klorsjavs", "klorsjavs-older")}


# -- Covered cards and folds, step by step -----------------------------------------------------------------------------


def test_a_covered_card_is_turned_when_the_trick_is_over_in_which_the_card_on_it_was_played() -> None:
    deal = aimed_deal(rules_of("sjavs-2"), random.Random(5), "covered")
    first = next(state for state in deal if state.table.phase == "play")
    assert [len(row) for row in first.table.spread] == [4, 4]
    seat = first.table.turn
    spot = next(spot for spot in first.table.spread[seat] if spot.card is not None)
    place = first.table.spread[seat].index(spot)
    below = first.covered[seat][place]
    played = acted(first, ("play", spot.card))
    assert played.table.spread[seat][place] == (None, True)
    after, events = apply(played, choices(played)[0])
    turned = [(event.seat, event.value) for event in events if event.kind == "turned"]
    assert (seat, below) in turned
    assert after.table.spread[seat][place] == (below, False)
    assert after.covered[seat][place] is None


def test_a_fold_ends_the_deal_before_a_card_is_led_and_goes_on_with_the_next_dealer() -> None:
    deal = aimed_deal(rules_of("klorsjavs"), random.Random(5), "folded")
    before, after = deal[-2], deal[-1]
    assert before.table.phase == "fold"
    result = after.table.results[-1]
    assert (result.folded, result.band, result.tricks, result.won) == (True, "folded", (0, 0, 0), False)
    assert result.changes[before.table.declarer or 0] == -8
    assert after.table.next_dealer == (before.table.dealer + 1) % 3
    assert in_deal(rules_of("klorsjavs"), "play", 0).folded is False
