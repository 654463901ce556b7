"""Bots know only what they may in every contract of Schafkopf; the generator is aimed at each of them in turn."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from sjavs_desktop.core.calling import called_card, partner_of
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.game import apply, interjections, legal, speakers, start
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Action, Seat, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.beginner import decide, explain
from sjavs_desktop.engine.levels import at_random, level
from sjavs_desktop.engine.measure import edge
from sjavs_desktop.engine.partners import without_called
from sjavs_desktop.engine.play import Decide, play_with
from tests.core.games import dealt, redealt, rules_of
from tests.engine.positions import decisions

BEGINNERS = ("beginner",) * 4


def house() -> Rules:
    """All house games."""
    return rules_of("schafkopf-house")


CONTRACTS = tuple(one.key for one in house().contracts)
RAMSCH = next(one.key for one in house().contracts if one.goal == "least")
CRAFTED = {"sie": "QC QS QH QD JC JS JH JD"}
"""Hands that no shuffle can be waited for."""


def moments(rules: Rules, contract: str, seed: str, dealer: Seat = 0) -> Iterator[tuple[State, Seat]]:
    """Each decision of a deal that is sent into a contract: whoever can bid it does, and nobody else bids.

    A marriage is taken by whoever is asked first. Empty when nobody can bid it.
    """
    if contract in CRAFTED:
        state = dealt(rules, CRAFTED[contract])
    else:
        state, _ = apply(start(rules, dealer), shuffle(rules.deck, seed, 1))
    while not state.table.deal_over:
        table = state.table
        for seat in (*speakers(state), table.turn):
            yield state, seat
        action = decide(view(state, table.turn), 1)
        allowed = legal(view(state, table.turn))
        if table.phase == "auction":
            action = next((one for one in allowed if one.value == contract), allowed[0])
        if table.phase == "marriage":
            action = allowed[1]
        assert action is not None
        state, _ = apply(state, action)


def deals_of(contract: str, number: int) -> list[list[tuple[State, Seat]]]:
    """The decisions of so many deals that came to the contract."""
    rules, found = house(), []
    for seed in range(200):
        deal = list(moments(rules, contract, f"aim {seed}", seed % 4))
        if deal[-1][0].table.contract == contract:
            found.append(deal)
        if len(found) == number:
            return found
    raise AssertionError(f"no {number} deals came to {contract}")


@pytest.mark.parametrize("contract", CONTRACTS)
def test_no_decision_depends_on_hidden_cards(contract: str) -> None:
    """Everything that the seat cannot see is dealt anew, the called ace among it, at turn and out of turn."""
    dice = random.Random(contract)
    for deal in deals_of(contract, 6):
        assert {state.table.phase for state, _ in deal} >= {"legen", "auction", "play"}
        for state, seat in deal:
            seen = view(state, seat)
            expected = explain(seen, 1)
            assert expected[0] in (*legal(seen), *interjections(seen), None)
            assert expected[0] is not None or seat != state.table.turn
            for _ in range(2):
                other = replace(redealt(state, seat, dice), given=state.given)
                assert explain(view(other, seat), 1) == expected


def test_what_is_concluded_of_the_partner_is_true() -> None:
    """Whoever is believed not to hold the called ace does not hold it, however badly the others play."""
    checked = 0
    rules = rules_of("schafkopf")
    pairs = [(levels, seed) for levels in (BEGINNERS, ("random", "beginner") * 2) for seed in "abcdef"]
    games = [decisions(rules, levels, seed, 16) for levels, seed in pairs]
    for state, seat, _ in (moment for game in games for moment in game):
        card = called_card(state.rules, state.table)
        if state.table.phase != "play" or card is None or state.table.partner is not None:
            continue
        seen = view(state, seat)
        if partner_of(seen) is not None or state.table.doubles:
            continue
        ranking = state.rules.ranking(state.table.contract or "", state.table.suit)
        holder = next(each for each, hand in enumerate(state.hands) if hand >> card & 1)
        assert holder not in without_called(seen, ranking)
        checked += 1
    assert checked > 100


def test_silence_and_doubling_do_not_depend_on_when_a_bot_is_asked() -> None:
    said: dict[tuple[int, Seat, int], set[bool]] = {}
    for state, seat, own in decisions(house(), BEGINNERS, "when", 300):
        seen = view(state, seat)
        if interjections(seen):
            action, _ = explain(seen, own)
            doubles = action is not None and action.kind == "double"
            said.setdefault((state.table.deal, seat, len(state.table.doubles)), set()).add(doubles)
    assert {len(answers) for answers in said.values()} == {1}


def results(key: str, deals: int) -> list[tuple[str, bool | None, set[str]]]:
    """By deal of beginners the contract (empty: thrown in), whether it was made, and the lines that were reckoned."""
    rules, found = rules_of(key), []
    for number in range(deals):
        done = play_with(rules, [decide] * 4, f"mix {number}", 1, number % 4).table.results
        found += [(one.contract, one.won, {item.key for item in one.items}) for one in done] or [("", None, set())]
    return found


def test_the_mix_of_games_is_that_of_a_real_table() -> None:
    """Mostly a Sauspiel, now and then a Wenz or a Solo, and few deals are thrown in; Kontra is rare."""
    found = results("schafkopf", 500)
    counts = Counter(contract for contract, _, _ in found)
    print({contract or "thrown in": number for contract, number in counts.items()})
    assert 250 <= counts["sauspiel"] <= 410
    assert 40 <= counts["wenz"] + counts["solo"] <= 130
    assert counts[""] <= 125
    made = [won for contract, won, _ in found if contract == "sauspiel"]
    assert 0.6 <= sum(map(bool, made)) / len(made) <= 0.8
    assert 5 <= sum("kontra" in lines for _, _, lines in found) <= 60


def test_house_games_are_met_within_an_evening_or_two() -> None:
    found = results("schafkopf-house", 400)
    contracts = {contract for contract, _, _ in found}
    assert contracts >= {"sauspiel", "solo", "wenz", "geier", "farbwenz", "farbgeier", "bettel", "hochzeit", RAMSCH}
    assert {"laid", "kontra", "re"} <= {line for _, _, lines in found for line in lines}


def careless(seen: View, seed: int) -> Action | None:
    """Bids like a beginner and plays any card."""
    return at_random(seen, seed) if seen.table.phase == "play" else decide(seen, seed)


@pytest.mark.parametrize("key", ["schafkopf", "schafkopf-house"])
def test_the_play_alone_is_worth_something(key: str) -> None:
    """Random play loses most by bidding what it does not hold; here both bid alike."""
    found = edge(rules_of(key), level("beginner").decide, careless, "careless", 150)
    low, high = found.interval
    print(f"{key}: {found.value:+.2f} game points a deal, 95 % from {low:+.2f} to {high:+.2f}")
    assert low > 3


def passing(decide: Decide) -> Decide:
    """The same player, who never bids, so that every deal is a Ramsch."""

    def decided(seen: View, seed: int) -> Action | None:
        return legal(seen)[0] if seen.table.phase in ("legen", "auction") else decide(seen, seed)

    return decided


def test_a_ramsch_is_avoided_better_than_by_chance() -> None:
    """The price is 10 and one of four pays each of the others: chance loses 30 in a deal of four."""
    found = edge(house(), passing(decide), passing(at_random), "ramsch", 200)
    low, high = found.interval
    print(f"ramsch: {found.value:+.2f} game points a deal, 95 % from {low:+.2f} to {high:+.2f}")
    assert low > 3
