"""What a deal is worth to a bot: held against the settlement of the core, and against common sense."""

import random
from functools import cache

import pytest

from sjavs_desktop.core.cards import cards_in
from sjavs_desktop.core.game import apply
from sjavs_desktop.core.phases.settle import by_seat
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Action, Seat, State, open_cards
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.standing import chances, ended, loser_value, race, rubber_value, tied
from sjavs_desktop.engine.tables import POINT
from sjavs_desktop.engine.worth import GENTLE, RISE, Outlook, most_chance, one_hand, outlook, result_value, stairs
from tests.core.games import aimed_deal, rules_of
from tests.engine.moments import GAMES, RANDOM_ONLY, deals, rules_for, truth

RULES = rules_of("sjavs")


@cache
def dealt_out(game: str) -> tuple[tuple[State, ...], ...]:
    """The states of the play of some deals."""
    rules, found = rules_for(game), []
    for number in range(12):
        level = "random" if number % 2 or game in RANDOM_ONLY else "beginner"
        rows: dict[int, list[State]] = {}
        for state in deals(rules, [level] * rules.seats, f"worth {game} {number}", 6):
            if state.table.phase == "play":
                rows.setdefault(state.table.deal, []).append(state)
        found += [tuple(row) for row in rows.values()]
    return tuple(found)


def last_card(state: State) -> State:
    """The state after the last card of a deal."""
    turn = state.table.turn
    (only,) = cards_in(state.hands[turn] | open_cards(state.table, turn))
    return apply(state, Action(turn, "play", only))[0]


def final(state: State, before: State, at: Outlook) -> tuple[int, int]:
    """Card points and tricks of the counting side in a deal that is over, the middle included."""
    table, rules = state.table, state.rules
    points, tricks = by_seat(rules, table)
    middle = rules.ranking(table.contract or "", table.suit).points_in(before.talon | before.aside)
    taken = sum(points[seat] for seat in at.declarers) + (middle if table.declarer in at.declarers else 0)
    return taken, sum(tricks[seat] for seat in at.declarers)


def expected(state: State, before: State, seat: Seat) -> float:
    """What the accounts that the core came to are worth."""
    rules, table, mine = state.rules, before.table, account(state.rules, seat)
    done = state.table.results[-1]
    if done.won is None:
        return tied(rules.score, table.scores, mine, table.ties)
    return ended(rules.score, table.scores, done.after, mine, table.deciding)


def known(at: Outlook, state: State, seat: Seat) -> Outlook:
    """The outlook once everything has been played."""
    points, tricks = by_seat(state.rules, state.table)
    others = tuple(one for each, one in enumerate(points) if each != seat) if at.others else ()
    return at._replace(others=others, one_hand=one_hand(tricks, at.declarers, state.rules.tricks))


@pytest.mark.parametrize("game", GAMES)
def test_the_value_of_a_result_is_that_of_the_settlement(game: str) -> None:
    """Carry, crosses, the tariff with Laufende, doublings and Ramsch: the accounts are those of the core."""
    number = 0
    for row in dealt_out(game):
        if len(row) < row[0].rules.tricks * row[0].rules.seats:
            continue
        before, after = row[-1], last_card(row[-1])
        for seat in range(after.rules.seats):
            at = known(outlook(view(before, seat), truth(before)), after, seat)
            points, tricks = final(after, before, at)
            # Of equal most card points the core looks at tricks and trumps (S3 is silent): here nobody knows.
            if at.others and max(at.others) == points:
                continue
            assert result_value(at, points, tricks) == pytest.approx(expected(after, before, seat))
            number += 1
    assert number > 20


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_lead_to_the_value_of_the_result(game: str) -> None:
    """From any moment of the deal; but for the gentle slope, which tells points apart where no step is near."""
    dice = random.Random(game)
    for row in dealt_out(game):
        if len(row) < row[0].rules.tricks * row[0].rules.seats:
            continue
        after, moment = last_card(row[-1]), dice.choice(row)
        for seat in range(after.rules.seats):
            at = outlook(view(moment, seat), truth(moment))
            points, tricks = by_seat(moment.rules, moment.table)
            order = moment.rules.ranking(moment.table.contract or "", moment.table.suit)
            own = sum(points[one] for one in at.declarers)
            own += order.points_in(moment.talon | moment.aside) if moment.table.declarer in at.declarers else 0
            taken = sum(tricks[one] for one in at.declarers)
            total, won = final(after, moment, at)
            found = stairs(at, own, taken)
            assert list(found.steps) == sorted(found.steps)
            assert len(found.values) == len(found.steps) + 1
            by_points = at.contract.goal in ("points", "least")
            gain = POINT * (total - own) + won - taken if by_points else won - taken
            value = found.values[sum(1 for step in found.steps if step <= gain)]
            slope = GENTLE * total if by_points else 0.0
            if at.others:
                # The value changes with every point, and steps are taken at some of them.
                slope += abs(result_value(at, total, won) - result_value(at, max(own, total - RISE), won))
            assert value == pytest.approx(result_value(at, total, won), abs=slope + 1e-9)


def test_aims_of_the_core_are_valued_as_it_pays_them() -> None:
    """Deals that nobody bid, and clubs, with ties waiting."""
    dice = random.Random("aims")
    for key, aim, chosen in (
        ("sjavs", "nobody", {"no_bid": "play_for_4"}),
        ("sjavs-2", "nobody", {"no_bid": "play_for_4", "must_speak": False}),
        ("sjavs", "clubs", {}),
    ):
        for _ in range(4):
            states = aimed_deal(rules_of(key, **chosen), dice, aim)
            before, after = states[-2], states[-1]
            for seat in range(after.rules.seats):
                at = known(outlook(view(before, seat), truth(before)), after, seat)
                assert result_value(at, *final(after, before, at)) == pytest.approx(expected(after, before, seat))


def test_laufende_of_the_world_count() -> None:
    """A side that holds the three highest trumps in a world is paid 30 more for the same points (S3)."""
    for row in dealt_out("schafkopf"):
        state = row[0]
        at = outlook(view(state, 0), truth(state))
        if not at.running:
            continue
        without = at._replace(running=())
        price = 10 * at.running[0].number
        against = (at.rules.seats - len(at.declarers)) // len(at.declarers) if 0 in at.declarers else -1
        difference = result_value(at, 70, 5) - result_value(without, 70, 5)
        doubled = 2 ** (at.laid + at.doubles)
        factor = at.contract.factor if at.contract.goal == "points" else 0
        if factor:
            assert difference * against > 0
            assert abs(difference) >= price * doubled * factor
        return
    raise AssertionError("no deal had Laufende")


# -- The match ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "divide"), [(24, 1), (12, 2), (12, 1)])
def test_chances_rise_as_one_comes_down(start: int, divide: int) -> None:
    odds = chances(start, divide)
    for (ours, theirs), chance in odds.items():
        assert 0.0 <= chance <= 1.0
        assert chance + odds[theirs, ours] == pytest.approx(1.0)
        if ours and theirs:
            assert odds[ours - 1, theirs] >= chance - 1e-12
            assert odds[ours, theirs - 1] <= chance + 1e-12
        if ours == theirs:
            assert chance == pytest.approx(0.5)


def test_two_left_against_a_full_account_is_nearly_won() -> None:
    odds = chances(24)
    assert odds[2, 24] > 0.95
    assert 0.5 < odds[22, 24] < 0.62
    assert odds[2, 2] == pytest.approx(0.5)


def test_a_game_point_at_the_start_is_worth_one() -> None:
    score = RULES.score
    assert race(score, 22, 24) - race(score, 24, 24) == pytest.approx(2.0)
    # With 2 left it is worth more to come down at all than to come down by much.
    assert race(score, 0, 10) - race(score, 2, 10) > 2.0
    assert race(score, 0, 10) == race(score, -10, 10)


def test_of_three_accounts_the_first_at_zero_has_won() -> None:
    score = rules_of("sjavs-3").score
    assert rubber_value(score, (0, 10, 20), 0) > rubber_value(score, (2, 10, 20), 0)
    assert rubber_value(score, (10, 0, 20), 0) < rubber_value(score, (20, 2, 2), 0)
    assert rubber_value(score, (24, 24, 24), 1) == rubber_value(score, (24, 24, 24), 2)


def test_the_first_at_zero_loses_in_klorsjavs() -> None:
    score = rules_of("klorsjavs").score
    assert loser_value(score, (0, 40, 40), 0) < loser_value(score, (4, 40, 40), 0) - 4
    assert loser_value(score, (40, 0, 40), 0) > loser_value(score, (40, 4, 40), 0) + 2
    # Of two that fall together the one who had less before has lost (S1).
    assert ended(score, (8, 4, 30), (0, 0, 30), 0, ()) > ended(score, (8, 4, 30), (0, 0, 30), 1, ())
    assert ended(score, (8, 8, 30), (0, 0, 30), 0, ()) == ended(score, (8, 8, 30), (0, 0, 30), 1, ())


def test_a_tie_is_even_between_equals_and_helps_who_is_behind_at_the_end() -> None:
    score = RULES.score
    even = race(score, 24, 24)
    assert tied(score, (24, 24), 0, 0) == pytest.approx(even)
    assert tied(score, (2, 4), 0, 0) < race(score, 2, 4)
    assert tied(score, (4, 2), 0, 0) > race(score, 4, 2)


def test_most_card_points_in_a_ramsch() -> None:
    assert most_chance(120, 61, (0, 0, 0)) == 1.0
    assert most_chance(120, 30, (0, 0, 0)) == 0.0
    assert most_chance(120, 40, (50, 10, 0)) == 0.0
    assert most_chance(120, 40, (20, 20, 20)) == 1.0
    assert 0.0 < most_chance(120, 40, (0, 0, 0)) < 0.5
    rising = [most_chance(120, points, (10, 0, 5)) for points in range(0, 110)]
    assert rising == sorted(rising)


def test_stairs_are_remembered_by_value() -> None:
    state = dealt_out("sjavs")[0][0]
    at = outlook(view(state, 0), truth(state))
    assert stairs(at, 10, 1) is stairs(at._replace(), 10, 1)
    assert stairs(at, 10, 1) is not stairs(at._replace(ties=1), 10, 1)
