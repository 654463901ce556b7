"""What is claimed is held against playing on, as JSON: `python -m tests.bench.claims DEALS [PACK ...]`.

Deals of all packs, contracts and options are played at random. Each seat is asked before each of its cards, and
everybody by what all have seen (`core.settled`). The first time that a deal is settled for somebody it is played on
from there in several ways, at random and as if everybody wanted a certain thing: all must score the same.
"""

import argparse
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

from sjavs_desktop.core.cards import name, text
from sjavs_desktop.core.game import advance, apply, legal, start
from sjavs_desktop.core.phases import PHASES
from sjavs_desktop.core.phases.settle import by_seat
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.settled import claim_reason, settled_for_all, tricks_left
from sjavs_desktop.core.sides import DECLARERS, side
from sjavs_desktop.core.state import OVER, Action, Seat, State
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.levels import decide
from tests.core.games import AIMS, NEEDS, PACKS, VALUES, chosen_at_random, compiled, possible, steered

Choose = Callable[[State, tuple[Action, ...]], Action]
"""What is played of the legal cards."""

ALL = -1
"""In place of a seat: what everybody has seen."""


# -- What counts -------------------------------------------------------------------------------------------------------


def counted(state: State) -> tuple[object, ...]:
    """What a finished deal changes: accounts, crosses, ties, the end of the match, and who deals next."""
    table, one = state.table, state.table.results[-1]
    scored = one.won, one.base, one.carry, one.changes, one.after, one.crosses, one.rubber, one.double, one.reached
    value = one.account, one.items, one.laid, one.doubles, one.partner, one.declarer
    match = table.scores, table.crosses, table.ties, table.deciding, table.winner, table.loser
    return *scored, *value, *match, table.next_dealer, table.phase, table.turn


# -- Ways to play on ---------------------------------------------------------------------------------------------------


def at_random(dice: random.Random) -> Choose:
    """Anything."""
    return lambda state, allowed: dice.choice(allowed)


def declaring(state: State, seat: Seat) -> bool:
    """Whether a seat stands against the rest; when nobody declares, whether it leads in card points."""
    if state.table.declarer is not None:
        return side(state.rules, state.table, seat) == DECLARERS
    points, tricks = by_seat(state.rules, state.table)
    return (points[seat], tricks[seat], -seat) >= max((points[one], tricks[one], -one) for one in range(len(points)))


def wanting(ours: bool) -> Choose:
    """As if all wanted the declarers to take (or not to take) what they can: high cards or low, many points or few."""

    def choose(state: State, allowed: tuple[Action, ...]) -> Action:
        table = state.table
        ranking = state.rules.ranking(table.contract or "", table.suit)
        tries = declaring(state, table.turn) == ours

        def value(action: Action) -> tuple[float, ...]:
            card = action.value
            assert isinstance(card, int)
            beats = not table.trick or ranking.beats(card, table.trick[ranking.winner(table.trick)])
            trump = ranking.group[card] == len(ranking.members) - 1
            return (beats == tries, (1 if tries else -1) * (100 * trump + ranking.strength[card]))

        return max(allowed, key=value)

    return choose


def played_on(state: State, choose: Choose) -> State:
    """The end of the deal."""
    while not state.table.deal_over:
        state = played(state, choose(state, legal(view(state, state.table.turn))))
    return state


def played(state: State, action: Action) -> State:
    """The state after a card that is known to be legal; `apply` would look at that once more."""
    return advance(*PHASES[state.table.phase].step(state, action))[0]


def ways(dice: random.Random, number: int) -> list[Choose]:
    """So many ways at random, and two that are aimed."""
    return [wanting(True), wanting(False), *(at_random(dice) for _ in range(number))]


def every_end(state: State) -> Iterator[State]:
    """The ends of all ways to play on."""
    if state.table.deal_over:
        yield state
        return
    for action in legal(view(state, state.table.turn)):
        yield from every_end(played(state, action))


def changes_by_play(state: State, dice: random.Random, number: int) -> bool:
    """Whether two of those ways to play on score differently."""
    return len({counted(played_on(state, choose)) for choose in ways(dice, number)}) > 1


# -- Deals -------------------------------------------------------------------------------------------------------------


def mixed_rules(key: str, dice: random.Random) -> tuple[Rules, str]:
    """Rules of a pack under options by chance, and an aim that they leave; empty for none."""
    chosen = chosen_at_random(dice, VALUES[key])
    aim = dice.choice(["", *AIMS[key]])
    chosen |= {option: value for option, value in NEEDS.get(aim, {}).items() if option in VALUES[key]}
    rules = compiled(key, tuple(sorted(chosen.items())))
    return rules, aim if aim in possible(rules) else ""


def deals(key: str, seed: str, bots: str = "") -> Iterator[Iterator[State]]:
    """Deals of a pack without end, a few under each choice of options; each gives its states in which cards are played.

    With `bots` (the name of a level) these play the cards; otherwise chance does.
    """
    dice = random.Random(seed)
    while True:
        rules, aim = mixed_rules(key, dice)
        state = start(rules, dice.randrange(rules.seats))
        for _ in range(4):
            ended: list[State] = []
            yield one_deal(state, dice, aim, bots, ended)
            state = ended[-1]
            if state.table.phase == OVER:
                break


def one_deal(state: State, dice: random.Random, aim: str, bots: str, ended: list[State]) -> Iterator[State]:
    """The states of a deal in which cards are played; the last one of all is put into `ended`."""
    begun = False
    while not (begun and state.table.deal_over):
        begun = True
        seat, cards = state.table.turn, state.table.phase == "play"
        if cards:
            yield state
        if bots and cards:
            action = decide(bots, view(state, seat), dice.randrange(1 << 30))
        else:
            action = steered(state, dice, aim)
        state, _ = apply(state, action)
    ended.append(state)


# -- Counting ----------------------------------------------------------------------------------------------------------


class Count:
    """What the deals of a pack came to."""

    def __init__(self) -> None:
        self.numbers: Counter[str] = Counter()
        self.asked: list[float] = []
        self.wrong: list[str] = []

    def ask(self, state: State, seat: Seat) -> str:
        """Why the deal is settled for a seat, or for all; empty when it is not."""
        seen = view(state, max(seat, 0))
        began = time.thread_time()
        found = claim_reason(seen) if seat != ALL else "all" * settled_for_all(seen)
        self.asked.append(time.thread_time() - began)
        return found

    def offer(self, state: State, reason: str, dice: random.Random, number: int) -> None:
        """Holds an offer against playing on, and counts it."""
        left = tricks_left(view(state, 0))
        self.numbers[f"{reason} offers"] += 1
        self.numbers[f"{reason} tricks"] += left
        if changes_by_play(state, dice, number):
            self.numbers["failures"] += 1
            self.wrong.append(f"{reason}: {told(state)}")

    def deal(self, states: Iterator[State], dice: random.Random, number: int) -> None:
        """Plays a deal and asks at each card."""
        waiting, first = {ALL}, True
        for state in states:
            if first:
                waiting |= set(range(state.rules.seats))
                self.numbers["deals"] += 1
            first = False
            for seat in waiting & {ALL, state.table.turn}:
                if reason := self.ask(state, seat):
                    waiting.remove(seat)
                    self.offer(state, reason, dice, number)
                    if seat != ALL and not waiting & {-2}:
                        waiting.add(-2)
                        self.numbers["offered"] += 1
                        self.numbers["cards left"] += hand_left(state, seat)

    def report(self) -> dict[str, Any]:
        """As JSON has it."""
        numbers, times = self.numbers, sorted(self.asked)
        deals = max(1, numbers["deals"])
        kinds = ("rest_mine", "decided", "all")
        return {
            "deals": numbers["deals"],
            "offered": numbers["offered"],
            "share": round(numbers["offered"] / deals, 3),
            "mean cards left": round(numbers["cards left"] / max(1, numbers["offered"]), 2),
            "offers": {kind: numbers[f"{kind} offers"] for kind in kinds},
            "mean tricks left": {
                kind: round(numbers[f"{kind} tricks"] / max(1, numbers[f"{kind} offers"]), 2) for kind in kinds
            },
            "share for all": round(numbers["all offers"] / deals, 3),
            "failures": numbers["failures"],
            "microseconds": {
                "calls": len(times),
                "median": round(1e6 * times[len(times) // 2], 1) if times else 0,
                "99 %": round(1e6 * times[len(times) * 99 // 100], 1) if times else 0,
                "most": round(1e6 * times[-1], 1) if times else 0,
            },
            "wrong": self.wrong[:3],
        }


def told(state: State) -> str:
    """A position in a few words."""
    table, hands = state.table, " | ".join(text(hand) for hand in state.hands)
    tricks = "; ".join(f"{one.leader}: {' '.join(map(name, one.cards))}" for one in table.tricks)
    trick = " ".join(map(name, table.trick))
    return (
        f"{state.rules.key} {dict(state.rules.chosen)}: {table.contract} {table.suit} of {table.declarer}, "
        f"called {table.called}, {tricks}; {table.leader}: {trick} ({table.turn} to play from {hands})"
    )


def hand_left(state: State, seat: Seat) -> int:
    """How many cards a seat has still to play."""
    played = {(state.table.leader + place) % state.rules.seats for place in range(len(state.table.trick))}
    return tricks_left(view(state, seat)) - (seat in played)


def main() -> int:
    """Plays; 1 when something that was claimed comes out differently."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.claims", description=__doc__)
    parser.add_argument("deals", type=int, help="deals that are played, of all packs together")
    parser.add_argument("packs", nargs="*", choices=[*PACKS, []], help="only these packs")
    parser.add_argument("--ways", type=int, default=2, help="ways at random to play on, besides two that are aimed")
    parser.add_argument("--bots", default="", help="the level that plays the cards, instead of chance")
    parser.add_argument("--seed", default="claims", help="another seed gives other deals")
    given = parser.parse_args()
    packs = tuple(given.packs) or PACKS
    counts = {key: Count() for key in packs}
    sources = {key: deals(key, f"{given.seed}/{key}", given.bots) for key in packs}
    began, dice = time.perf_counter(), random.Random(given.seed)
    for _, key in zip(range(given.deals), cycle(packs), strict=False):
        before = counts[key].numbers["deals"]
        while counts[key].numbers["deals"] == before:  # some are thrown in
            counts[key].deal(next(sources[key]), dice, given.ways)
    told = {key: one.report() for key, one in counts.items()}
    total = {name: sum(one[name] for one in told.values()) for name in ("deals", "offered", "failures")}
    cards = sum(one.numbers["cards left"] for one in counts.values())
    total |= {
        "mean cards left": round(cards / max(1, total["offered"]), 2),
        "seconds": round(time.perf_counter() - began, 1),
        "packs": told,
    }
    print(json.dumps(total, indent=2, ensure_ascii=False))
    return 1 if total["failures"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
