"""The beginner in every game: it plays legally under all options, knows only its view, and plays well enough."""

import random

import pytest

from sjavs_desktop.cli.tally import imbalances
from sjavs_desktop.core.cards import mask
from sjavs_desktop.core.game import apply, interjections, legal, start
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import OVER, Result, State, open_cards
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.beginner import decide, explain
from sjavs_desktop.engine.levels import level
from sjavs_desktop.engine.measure import edge
from sjavs_desktop.engine.play import play_match, play_with
from sjavs_desktop.engine.reading import could_hold, read
from tests.core.games import PACKS, VALUES, chosen_at_random, next_action, redealt, rules_of
from tests.engine.positions import decisions

HOUSE_BIDS: dict[str, dict[str, bool]] = {"old-mor": {"solo": True, "nolo": True, "halv": True}}
"""Options with which more kinds of contracts are met."""


def varied(key: str, dice: random.Random) -> Rules:
    """The rules of a pack with chance options."""
    return rules_of(key, **chosen_at_random(dice, VALUES[key]))


def beginners(rules: Rules) -> tuple[str, ...]:
    """A beginner on each seat."""
    return ("beginner",) * rules.seats


@pytest.mark.parametrize("key", PACKS)
def test_chance_rules_are_played_legally(key: str) -> None:
    """Some 300 combinations of options in all; every action is checked by the rules as it is applied."""
    dice = random.Random(key)
    for number in range(40):
        rules = varied(key, dice)
        players = [level(dice.choice(("beginner", "beginner", "random"))).decide for _ in range(rules.seats)]
        played = play_with(rules, players, f"{key}/{number}", 6, dice.randrange(rules.seats))
        assert imbalances(rules, played.table) == []
        assert played.table.phase == OVER or played.table.deal >= 6


def wandering(key: str, seed: str, deals: int) -> list[State]:
    """The positions in which somebody decides in a match that chance plays, with chance options."""
    dice = random.Random(f"{key} {seed}")
    rules, found = varied(key, dice), []
    state = start(rules, dice.randrange(rules.seats))
    while state.table.phase != OVER and not (state.table.deal_over and state.table.deal >= deals):
        if state.table.turn >= 0:
            found.append(state)
        state, _ = apply(state, next_action(state, dice))
    return found


@pytest.mark.parametrize("key", PACKS)
def test_positions_that_nobody_sensible_reaches(key: str) -> None:
    """Hands that should not have been bid, thrown away or played on: there is always an answer, and it is legal."""
    for number in range(12):
        for state in wandering(key, str(number), 4):
            seen = view(state, state.table.turn)
            assert decide(seen, 1) in (*legal(seen), *interjections(seen))


@pytest.mark.parametrize("key", PACKS)
def test_the_choice_does_not_depend_on_hidden_cards(key: str) -> None:
    """Hands, the talon, covered cards and what others laid away are dealt anew."""
    dice, rules = random.Random(5), rules_of(key, **HOUSE_BIDS.get(key, {}))
    walks = [(state, state.table.turn, 1) for number in range(2) for state in wandering(key, f"r{number}", 3)]
    played = [moment for seed in "ab" for moment in decisions(rules, beginners(rules), seed, 4)]
    for state, seat, own in [*walks, *played]:
        expected = explain(view(state, seat), own)
        for _ in range(2):
            assert explain(view(redealt(state, seat, dice), seat), own) == expected


@pytest.mark.parametrize("key", PACKS)
def test_the_same_seed_gives_the_same_match(key: str) -> None:
    rules = rules_of(key, **HOUSE_BIDS.get(key, {}))
    one, two = (play_match(rules, beginners(rules), "d", 6) for _ in range(2))
    assert one == two


@pytest.mark.parametrize("key", PACKS)
def test_readings_are_true(key: str) -> None:
    """What is believed to be out is out, and nobody can play a card that he was believed not to have."""
    rules = rules_of(key, **HOUSE_BIDS.get(key, {}))
    for state, seat, _ in decisions(rules, ("beginner", "random", "beginner", "random")[: rules.seats], "reading", 25):
        if state.table.phase != "play" or seat != state.table.turn:
            continue
        seen = view(state, seat)
        at = read(seen)
        covered = mask(card for row in state.covered for card in row if card is not None)
        hands = sum(hand for each, hand in enumerate(state.hands) if each != seat)
        assert at.unseen == hands | covered | state.talon | (state.aside & ~seen.aside)
        for each in range(rules.seats):
            if each != seat:
                assert not (state.hands[each] | open_cards(state.table, each)) & ~could_hold(at, each)


EDGES = {
    "sjavs-short": 1.5,
    "old-mor": 0.8,
    "klorsjavs": 2.0,
    "klorsjavs-older": 10.0,
    "sjavs-3": 1.3,
    "sjavs-2": 0.8,
    "schafkopf": 150.0,
    "schafkopf-house": 400.0,
}
"""What the beginner earns at least over random play in game points a deal; over 500 duplicates it was 2.9, 1.7, 3.4,
15.7, 2.5 and 1.9; in Schafkopf, where chance bids every Solo and Tout, 299 and 961 over 150 (in `test_hidden_partner`
both bid alike). `test_strength` holds the two forms of Faroese Sjavs."""


@pytest.mark.parametrize("key", EDGES)
def test_the_beginner_beats_random(key: str) -> None:
    found = edge(rules_of(key), level("beginner").decide, level("random").decide, "strength", 150)
    low, high = found.interval
    print(f"{key}: beginner over random {found.value:+.2f} game points a deal, 95 % from {low:+.2f} to {high:+.2f}")
    assert low > EDGES[key]


LENGTHS = {
    "sjavs": (4, 16),
    "old-mor": (10, 40),
    "klorsjavs": (8, 30),
    "klorsjavs-older": (16, 40),
    "sjavs-3": (4, 20),
    "sjavs-2": (8, 32),
    "schafkopf": (16, 20),
    "schafkopf-house": (16, 18),
}
"""Deals, thrown in ones included, between which the mean length of a match lies; S0 tells of 20 to 40 for its game."""


def evening(rules: Rules, matches: int) -> tuple[float, list[Result]]:
    """The mean length of some matches of beginners, and all their deals; each has to end."""
    tables = [
        play_with(rules, [level("beginner").decide] * rules.seats, f"evening {one}", 300, one % rules.seats).table
        for one in range(matches)
    ]
    assert all(table.phase == OVER for table in tables)
    return sum(table.deal for table in tables) / matches, [one for table in tables for one in table.results]


@pytest.mark.parametrize("key", LENGTHS)
def test_matches_end_and_most_bids_are_made(key: str) -> None:
    length, results = evening(rules_of(key, **HOUSE_BIDS.get(key, {})), 15)
    least, most = LENGTHS[key]
    assert least <= length <= most
    bid = [one for one in results if one.declarer is not None]
    for contract in {one.contract for one in bid}:
        group = [one for one in bid if one.contract == contract]
        assert len(group) < 20 or sum(1 for one in group if one.won) >= len(group) / 2
    assert sum(1 for one in bid if one.won) >= 0.6 * len(bid)
    assert sum(1 for one in bid if one.folded) <= 0.05 * len(bid)
