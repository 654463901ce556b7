"""How many legal lines there are from fixed deals: a change of any rule changes a number.

The numbers of `tests/packs/perft.toml` were counted by the engine and, up to the depth that the test below reaches,
by a second program that knows the rules as words and strings and shares nothing with the engine.
"""

import tomllib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from sjavs_desktop.core.game import apply
from sjavs_desktop.core.notation import parse_action
from sjavs_desktop.core.state import CHANCE, OVER, State
from tests.core import naive
from tests.core.games import PACKS, choices, dealt, rules_of

FILE = Path(__file__).parents[1] / "packs" / "perft.toml"
DATA: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
POSITIONS: list[dict[str, Any]] = DATA["position"]
BY_NAME = {one["name"]: one for one in POSITIONS}


def position(told: dict[str, Any]) -> State:
    """The state that a row of the file describes."""
    rules = rules_of(told.get("pack", "sjavs"), **told.get("options", {}))
    state = dealt(rules, *DATA["hands"][told["hands"]])
    for line in told.get("before", []):
        state, _ = apply(state, parse_action(line))
    return state


def lines(state: State, depth: int) -> int:
    """The legal lines of that length by whoever is at turn; a line ends early when the deal does.

    What may be said out of turn is not counted: it changes no card that may be played.
    """
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


class Deal:
    """Faroese Sjavs told again, naively: hands are lists of names, calls are words, a line is a list of both."""

    fixed: tuple[str, ...] = ("QC", "QS", "JC", "JS", "JH", "JD")

    def __init__(self, hands: list[str], options: dict[str, Any]) -> None:
        self.hands = [hand.split() for hand in hands]
        self.overtrump, self.must_speak = options.get("overtrump", "required"), options.get("must_speak", False)
        self.ranks = "ATKQJ987" if options.get("rank_order") == "ace_ten" else "AKQJT987"

    def count(self, done: list[str], depth: int) -> int:
        """Lines of that length after the given ones."""
        moves = [] if depth == 0 else self.moves(done)
        return sum(self.count([*done, each], depth - 1) for each in moves) if moves else 1

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
        fixed = sum(card in self.fixed for card in hand)
        return {suit: fixed + sum(card[1] == suit and card not in self.fixed for card in hand) for suit in "CSHD"}

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
            if len(trick) == len(self.hands):
                leader, trick = (leader + self.wins(trump, trick)) % len(self.hands), []
        player = (leader + len(trick)) % len(self.hands)
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
        return "trump" if card in self.fixed or card[1] == trump else card[1]

    def wins(self, trump: str, trick: list[str]) -> int:
        """The place of the winning card, by looking for the first of a list in the trick."""
        suits = (trump, trick[0][1])
        wanted = [*self.fixed, *(rank + suit for suit in suits for rank in self.ranks)]
        return trick.index(next(card for card in wanted if card in trick))


class OldMor(Deal):
    """The game of eight fixed trumps: suits are bid, each above the last; nobody need overtrump."""

    fixed: tuple[str, ...] = ("QC", "QS", "QH", "QD", "JC", "JS", "JH", "JD")

    def __init__(self, hands: list[str], options: dict[str, Any]) -> None:
        super().__init__(hands, {"overtrump": "required" if options.get("overtrump") else "none"})
        self.ranks = "ATKQJ987"
        kinds = [kind for kind in ("halv", "", "solo") if not kind or options.get(kind)]
        suits = reversed(options.get("suit_rank", "CSHD"))
        self.bids = [f"{kind} {suit}".strip() for suit in suits for kind in kinds]
        self.bids += ["nolo"] if options.get("nolo") else []

    def moves(self, done: list[str]) -> list[str]:
        if len(done) < 4:
            return ["pass", *self.higher(done)]
        bid = ([call for call in done[:4] if call != "pass"] or [""])[-1]
        self.fixed = () if bid == "nolo" else OldMor.fixed
        moves = self.cards("" if bid == "nolo" else bid[-1:], done[4:]) if bid else []
        self.fixed = OldMor.fixed
        return moves

    def higher(self, done: list[str]) -> list[str]:
        """The bids above the last that the next speaker has the cards for."""
        standing = ([call for call in done if call != "pass"] or [""])[-1]
        start = self.bids.index(standing) + 1 if standing else 0
        lengths = self.longest(self.hands[len(done)])
        return [bid for bid in self.bids[start:] if bid == "nolo" or lengths[bid[-1]] >= 5]


class Danish(Deal):
    """Klørsjavs and its older form: clubs are trumps, and the declarer may exchange with the cat."""

    def __init__(self, hands: list[str], options: dict[str, Any]) -> None:
        super().__init__(hands, {"overtrump": "none"})
        self.ranks = "AKQJT5"
        self.older = any("T" in card for hand in self.hands for card in hand)
        self.looks = options.get("see_first", False)
        held = [card for hand in self.hands for card in hand]
        self.cat = [rank + suit for rank in ("AKQJT" if self.older else "AKQJ5") for suit in "CSHD"]
        self.cat = [card for card in self.cat if card not in held]

    def moves(self, done: list[str]) -> list[str]:
        games = ["spil", "stryger", "tout", "stroget_tout"] if self.older else ["play"]
        calls: list[str] = []
        for word in done[:3]:
            if self.older or not set(calls) & set(games):
                calls.append(word)
        rest, bids = done[len(calls) :], [call for call in calls if call != "pass"]
        if len(calls) < 3 and (self.older or not bids):
            return ["pass", *(games[games.index(bids[-1]) + 1 :] if bids else games)]
        if not bids:
            return []
        return self.after(bids[-1], calls.index(bids[-1]), rest)

    def after(self, game: str, declarer: int, rest: list[str]) -> list[str]:
        """What may be done once the auction is over."""
        mine, dealt = self.hands[declarer], list(self.hands)
        if game in ("play", "spil", "tout"):
            looked = rest[:1] == ["look"]
            held = mine + self.cat if looked else mine
            away = [f"exchange {one} {other}" for one, other in combinations(held, 2)]
            rest = rest[1:] if looked else rest
            if not rest:
                return away if looked else ["keep", *(["look"] if self.looks else away)]
            if rest[0] != "keep":
                gone = rest[0].split()[1:]
                self.hands[declarer] = [card for card in {*mine, *self.cat} if card not in gone]
            rest = rest[1:]
        if not self.older and not rest:
            moves = ["go", "fold"]
        elif rest[:1] == ["fold"]:
            moves = []
        else:
            moves = self.cards("C", rest if self.older else rest[1:])
        self.hands = dealt
        return moves


BIDS = {
    "sauspiel": 10, "hochzeit": 10, "bettel": 20, "farbgeier": 25, "geier": 30, "farbwenz": 35, "wenz": 40, "solo": 45,
    "farbgeier_tout": 50, "geier_tout": 60, "farbwenz_tout": 70, "wenz_tout": 80, "solo_tout": 90, "sie": 100,
}  # fmt: skip
"""The games from the lowest up (S3; dossier 5)."""


class Bavarian(Deal):
    """Schafkopf told again: laying, bidding, calling, a marriage, and what the holder of the called Sau may play."""

    def __init__(self, hands: list[str], options: dict[str, Any]) -> None:
        super().__init__(hands, {"overtrump": "none"})
        self.options = options
        self.games = [
            bid for bid in BIDS if bid.removesuffix("_tout") in ("sauspiel", "wenz", "solo") or self.house(bid)
        ]

    def house(self, bid: str) -> bool:
        return bool(self.options.get(bid.removesuffix("_tout")))

    def moves(self, done: list[str]) -> list[str]:
        if self.options.get("legen"):
            if len(done) < 4:
                return ["leave", "lay"]
            done = done[4:]
        if len(done) < 4:
            return ["pass", *self.bids(done)]
        calls, rest = done[:4], done[4:]
        bids = [call for call in calls if call != "pass"]
        if not bids:
            return self.nobody(rest)
        return self.after(bids[-1], calls.index(bids[-1]), rest)

    def bids(self, done: list[str]) -> list[str]:
        """What the next speaker may bid."""
        hand = self.hands[len(done)]
        standing = max((BIDS[call] for call in done if call != "pass"), default=0)
        trumps = [card for card in hand if card in naive.trumps_of("sauspiel", None)]
        fits = {"sauspiel": bool(self.calls_of(hand)), "hochzeit": len(trumps) == 1}
        fits["sie"] = set(naive.OBER + naive.UNTER) <= set(hand)
        return [bid for bid in self.games if BIDS[bid] > standing and fits.get(bid, True)]

    def calls_of(self, hand: list[str]) -> list[str]:
        """The suits whose Sau a hand may call."""
        plain = {suit: [card for card in hand if card[1] == suit and card[0] not in "QJ"] for suit in "CSD"}
        return [suit for suit, cards in plain.items() if cards and f"A{suit}" not in cards]

    def nobody(self, rest: list[str]) -> list[str]:
        return self.tricks("ramsch", None, None, rest) if self.options.get("ramsch") else []

    def after(self, game: str, declarer: int, rest: list[str]) -> list[str]:
        """What may be done once the auction is over."""
        suit = called = None
        if game.removesuffix("_tout") in ("solo", "farbwenz", "farbgeier"):
            if not rest:
                return list("CSHD")
            suit, rest = rest[0], rest[1:]
        if game == "sauspiel":
            able = self.calls_of(self.hands[declarer])
            if len(able) > 1 and not rest:
                return [f"call {one}" for one in able]
            called, rest = (rest[0][-1], rest[1:]) if len(able) > 1 else (able[0], rest)
        if game == "hochzeit":
            return self.wedding(declarer, rest)
        return self.tricks(game, suit, called, rest)

    def wedding(self, offerer: int, rest: list[str]) -> list[str]:
        """The others are asked in turn for the only trump of the one who offers it."""
        trumps = naive.trumps_of("hochzeit", None)
        for step, word in enumerate(rest[:3]):
            if word.startswith("take"):
                taker, given, dealt = (offerer + 1 + step) % 4, word.split()[1], self.hands
                wed = next(card for card in dealt[offerer] if card in trumps)
                swap = {taker: (given, wed), offerer: (wed, given)}
                self.hands = [
                    [swap[seat][1] if seat in swap and card == swap[seat][0] else card for card in hand]
                    for seat, hand in enumerate(dealt)
                ]
                moves = self.tricks("hochzeit", None, None, rest[step + 1 :])
                self.hands = dealt
                return moves
        if len(rest) >= 3:
            return self.nobody(rest[3:])
        asked = self.hands[(offerer + 1 + len(rest)) % 4]
        return ["refuse", *(f"take {card}" for card in asked if card not in trumps)]

    def tricks(self, game: str, suit: str | None, called: str | None, played: list[str]) -> list[str]:
        """The cards that the next player may lay."""
        trumps, leader, runaway = naive.trumps_of(game, suit), 0, False
        ace = f"A{called}"

        def colour(card: str) -> str:
            return "trump" if card in trumps else card[1]

        for start in range(0, len(played) - len(played) % 4, 4):
            trick = played[start : start + 4]
            runaway |= ace in self.hands[leader] and colour(trick[0]) == called and trick[0] != ace
            leader = (leader + naive.takes(game, suit, trick)) % 4
        trick = played[len(played) - len(played) % 4 :]
        hand = [card for card in self.hands[(leader + len(trick)) % 4] if card not in played]
        bound = ace in hand and not runaway
        if not trick:
            low = [card for card in hand if colour(card) == called and card != ace]
            return [card for card in hand if card not in low] if bound and len(low) < 3 else hand
        if bound and colour(trick[0]) == called:
            return [ace]
        free = [card for card in hand if card != ace] if bound and len(hand) > 1 else hand
        return [card for card in free if colour(card) == colour(trick[0])] or free


SECOND: dict[str, type[Deal]] = {"sjavs": Deal, "old-mor": OldMor, "schafkopf": Bavarian, "schafkopf-house": Bavarian}
"""The second program for each pack that it knows; the others are Danish."""


def told_again(told: dict[str, Any], depth: int) -> int:
    """The number of lines by the second program."""
    kind = SECOND.get(told.get("pack", "sjavs"), Danish)
    deal = kind(DATA["hands"][told["hands"]], told.get("options", {}))
    done = [line.partition(" ")[2].removeprefix("bid ").removeprefix("play ") for line in told.get("before", [])]
    return deal.count([one.removeprefix("name ") for one in done], depth)


def test_every_pack_has_a_position_that_is_counted() -> None:
    presets = {"sjavs-mcleod", "sjavs-short", "schafkopf-house"}
    assert {one.get("pack", "sjavs") for one in POSITIONS} >= set(PACKS) - presets


RETOLD = [one for one in POSITIONS if one.get("pack", "sjavs") in (*SECOND, "klorsjavs", "klorsjavs-older")]


@pytest.mark.parametrize("told", RETOLD, ids=[str(one["name"]) for one in RETOLD])
def test_a_second_program_that_shares_nothing_with_the_engine_counts_the_same(told: dict[str, Any]) -> None:
    reach = [depth for depth, number in enumerate(told["lines"], 1) if number <= 12_000]
    assert len(reach) >= 3
    assert [told_again(told, depth) for depth in reach] == [told["lines"][depth - 1] for depth in reach]


def test_a_line_ends_with_its_deal_and_is_counted_once() -> None:
    """From the last tricks on, the count no longer grows with the depth once the deal is over."""
    told = BY_NAME["last tricks"]
    state = position(told)
    left = sum(hand.bit_count() for hand in state.hands)
    assert left == len(told["lines"])
    assert lines(state, left + 9) == told["lines"][-1]
