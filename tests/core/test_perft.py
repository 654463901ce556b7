"""How many legal lines there are from fixed deals: a change of any rule changes a number.

The numbers of `tests/packs/perft.toml` were counted by the engine and, up to the depth that the test below reaches,
by a second program that knows the rules as words and strings and shares nothing with the engine.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sjavs_desktop.core.game import apply
from sjavs_desktop.core.notation import parse_action
from sjavs_desktop.core.state import CHANCE, OVER, State
from tests.core.games import choices, dealt, rules_with

FILE = Path(__file__).parents[1] / "packs" / "perft.toml"
DATA: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
POSITIONS: list[dict[str, Any]] = DATA["position"]
BY_NAME = {one["name"]: one for one in POSITIONS}


def position(told: dict[str, Any]) -> State:
    """The state that a row of the file describes."""
    state = dealt(rules_with(**told.get("options", {})), *DATA["hands"][told["hands"]])
    for line in told.get("before", []):
        state, _ = apply(state, parse_action(line))
    return state


def lines(state: State, depth: int) -> int:
    """The legal lines of that length; a line ends early when the deal does."""
    if depth == 0 or state.table.turn == CHANCE or state.table.phase == OVER:
        return 1
    allowed = choices(state)
    return len(allowed) if depth == 1 else sum(lines(apply(state, one)[0], depth - 1) for one in allowed)


@pytest.mark.parametrize("told", POSITIONS, ids=[str(one["name"]) for one in POSITIONS])
def test_the_number_of_legal_lines_is_as_written_down(told: dict[str, Any]) -> None:
    state = position(told)
    assert [lines(state, depth) for depth in range(1, len(told["lines"]) + 1)] == told["lines"]


def test_options_that_change_what_is_legal_change_the_numbers() -> None:
    counts = {name: told["lines"][-1] for name, told in BY_NAME.items()}
    assert counts["ruffing, no duty to overtrump"] > counts["ruffing, partner spared"]
    assert counts["ruffing, partner spared"] > counts["ruffing"]
    assert counts["tens above kings"] < counts["kings above tens"]
    assert BY_NAME["auction, must speak"]["lines"][3] < BY_NAME["auction"]["lines"][3]
    assert len({tuple(BY_NAME[name]["lines"]) for name in BY_NAME}) == len(BY_NAME)


# -- The same numbers by a second program ------------------------------------------------------------------------------

FIXED = ["QC", "QS", "JC", "JS", "JH", "JD"]


class Deal:
    """Faroese Sjavs told again, naively: hands are lists of names, calls are words, a line is a list of both."""

    def __init__(self, hands: list[str], options: dict[str, Any]) -> None:
        self.hands = [hand.split() for hand in hands]
        self.overtrump, self.must_speak = options.get("overtrump", "required"), options.get("must_speak", False)
        self.ranks = "ATKQJ987" if options.get("rank_order") == "ace_ten" else "AKQJT987"

    def count(self, done: list[str], depth: int) -> int:
        """Lines of that length after the given ones."""
        if depth == 0:
            return 1
        return sum(self.count([*done, each], depth - 1) for each in self.moves(done))

    def moves(self, done: list[str]) -> list[str]:
        """What may be said or played after the given line."""
        if len(done) < 4:
            return list(self.calls(done))
        calls, rest = done[:4], done[4:]
        bids = [call for call in calls if call != "pass"]
        if not bids:
            return self.cards("", rest)
        winner = calls.index(bids[-1])
        suits = self.suits(winner, bids[-1])
        if len(suits) > 1:
            if not rest:
                return suits
            return self.cards(rest[0], rest[1:])
        return self.cards(suits[0], rest)

    def longest(self, hand: list[str]) -> dict[str, int]:
        """For each suit how long the hand is with the fixed trumps."""
        fixed = sum(card in FIXED for card in hand)
        return {suit: fixed + sum(card[1] == suit and card not in FIXED for card in hand) for suit in "CSHD"}

    def calls(self, done: list[str]) -> Iterator[str]:
        """The calls of the next speaker: each standing bid is beaten by a longer one, or by clubs once."""
        lengths = self.longest(self.hands[len(done)])
        longest = max(lengths.values())
        standing = ([call for call in done if call != "pass"] or ["4"])[-1]
        number = int(standing[0])
        bid = None
        if longest > number:
            bid = str(longest)
        elif number >= 5 and lengths["C"] == number and not standing.endswith("betri"):
            bid = f"{number} betri"
        if bid is not None:
            yield bid
        if bid is None or not self.must_speak:
            yield "pass"

    def suits(self, winner: int, bid: str) -> list[str]:
        """What the winner may name."""
        fitting = [suit for suit, length in self.longest(self.hands[winner]).items() if length == int(bid[0])]
        return ["C"] if "C" in fitting else fitting

    def cards(self, trump: str, played: list[str]) -> list[str]:
        """The cards that the next player may lay."""
        leader, trick = 0, []
        for card in played:
            trick.append(card)
            if len(trick) == 4:
                leader, trick = (leader + self.wins(trump, trick)) % 4, []
        player = (leader + len(trick)) % 4
        hand = [card for card in self.hands[player] if card not in played]
        return hand if not trick else self.follow(trump, trick, hand)

    def follow(self, trump: str, trick: list[str], hand: list[str]) -> list[str]:
        """The cards of a hand that may follow in a trick."""
        same = [card for card in hand if self.colour(trump, card) == self.colour(trump, trick[0])]
        if same:
            return same
        best = self.wins(trump, trick)
        ruffed = self.colour(trump, trick[0]) != "trump" and self.colour(trump, trick[best]) == "trump"
        spared = self.overtrump == "required_except_partner" and len(trick) - best == 2
        if ruffed and not spared and self.overtrump != "none":
            higher = [card for card in hand if self.wins(trump, [*trick, card]) == len(trick)]
            return higher or hand
        return hand

    def colour(self, trump: str, card: str) -> str:
        return "trump" if card in FIXED or card[1] == trump else card[1]

    def wins(self, trump: str, trick: list[str]) -> int:
        """The place of the winning card, by looking for the first of a list in the trick."""
        wanted = FIXED + [rank + trump for rank in self.ranks] + [rank + trick[0][1] for rank in self.ranks]
        return trick.index(next(card for card in wanted if card in trick))


def told_again(told: dict[str, Any], depth: int) -> int:
    """The number of lines by the second program."""
    deal = Deal(DATA["hands"][told["hands"]], told.get("options", {}))
    done = [line.partition(" ")[2].removeprefix("bid ").removeprefix("play ") for line in told.get("before", [])]
    return deal.count([one.removeprefix("name ") for one in done], depth)


@pytest.mark.parametrize("told", POSITIONS, ids=[str(one["name"]) for one in POSITIONS])
def test_a_second_program_that_shares_nothing_with_the_engine_counts_the_same(told: dict[str, Any]) -> None:
    reach = [depth for depth, number in enumerate(told["lines"], 1) if number <= 12_000]
    assert len(reach) >= 4
    assert [told_again(told, depth) for depth in reach] == [told["lines"][depth - 1] for depth in reach]


def test_a_line_ends_with_its_deal_and_is_counted_once() -> None:
    """From the last tricks on, the count no longer grows with the depth once the deal is over."""
    told = BY_NAME["last tricks"]
    state = position(told)
    left = sum(hand.bit_count() for hand in state.hands)
    assert left == len(told["lines"])
    assert lines(state, left + 9) == told["lines"][-1]
