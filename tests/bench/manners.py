"""Foolish cards in the bots' own play, as JSON: `python -m tests.bench.manners LEVEL DEALS [--pack sjavs]`.

For each kind of complaint (`tests.engine.complaints.CHANCES`): `chances` to be foolish, counted from what the player
knows for certain; `taken`, how often the bot played such a card; `idle`, those of them that gain nothing with all cards
open, compared with the best card of another sort; `costly`, those that lose game points or four card points that way.
The rate per chance is that of the idle ones. `--bad N` tells so many of the costliest of each kind as positions.
"""

import argparse
import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Any, NamedTuple

from sjavs_desktop.app import library
from sjavs_desktop.cli.arguments import options_in
from sjavs_desktop.core.cards import Card, text
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.game import apply, speakers, start
from sjavs_desktop.core.notation import action_text
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import CHANCE, Action, State
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.levels import LEVELS, decide, seed_for
from sjavs_desktop.engine.search import Searcher
from tests.engine.complaints import CHANCES, At, Worth, names, solved
from tests.engine.moments import truth

OPEN = {"ruffs_partner": "ruffs_partner, unknown"}
"""Kinds that are counted also where only who sees all cards can tell that the trick is certain."""
COSTLY = 4
"""Card points that somebody notices."""
LEAST = 0.01
"""Game points that are more than a matter of rounding."""


class Cost(NamedTuple):
    """What a card has cost, with all cards open."""

    game: float
    points: int


class Count:
    """What was counted for one level."""

    def __init__(self, kinds: Sequence[str]) -> None:
        self.kinds = kinds
        self.chances: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.idle: Counter[str] = Counter()
        self.costly: Counter[str] = Counter()
        self.bad: dict[str, list[tuple[Cost, dict[str, Any]]]] = defaultdict(list)
        self.searcher = Searcher(17)

    def look(self, state: State, card: Card, told: dict[str, Any]) -> None:
        """Counts the chances that a card has taken or let pass."""
        at = At(view(state, state.table.turn))
        for kind in self.kinds:
            bad = CHANCES[kind](at)
            self.note(kind, state, at, bad, card, told)
            if kind in OPEN and not bad:
                # The same where nobody could know it, but all cards are so.
                certain = At(at.view, state.hands)
                self.note(OPEN[kind], state, certain, CHANCES[kind](certain), card, told)

    def tempted(self, state: State) -> bool:
        """Whether there is a chance of some kind."""
        seen = view(state, state.table.turn)
        at, certain = At(seen), At(seen, state.hands)
        return any(CHANCES[kind](at) or (kind in OPEN and CHANCES[kind](certain)) for kind in self.kinds)

    def note(self, kind: str, state: State, at: At, bad: list[Card], card: Card, told: dict[str, Any]) -> None:
        """Counts a chance of a kind, if it is one."""
        if not bad or len(bad) == len(at.allowed):
            return
        self.chances[kind] += 1
        if card not in bad:
            return
        self.taken[kind] += 1
        cost = self.cost(state, at, card, bad)
        self.idle[kind] += cost.game > -LEAST and cost.points >= 0
        self.costly[kind] += cost.game > LEAST or (cost.game > -LEAST and cost.points >= COSTLY)
        if cost.game > -LEAST:
            self.bad[kind].append((cost, {"card": names([card])[0], "cost": cost, **told, **position(state)}))

    def cost(self, state: State, at: At, card: Card, bad: list[Card]) -> Cost:
        """What the best card of another sort would have brought more."""
        others = [one for one in at.allowed if one not in bad]
        mine, *rest = solved(self.searcher, at.view, truth(state), [card, *others])
        best: Worth = max(rest)
        return Cost(round(best.game - mine.game, 3), best.points - mine.points)

    def report(self, number: int) -> dict[str, Any]:
        """Everything as JSON."""
        return {
            kind: {
                "chances": self.chances[kind],
                "taken": self.taken[kind],
                "idle": self.idle[kind],
                "costly": self.costly[kind],
                "idle_percent": round(100 * self.idle[kind] / self.chances[kind], 3),
                "examples": [told for _, told in sorted(self.bad[kind], key=lambda one: one[0], reverse=True)[:number]],
            }
            for kind in (*CHANCES, *OPEN.values())
            if self.chances[kind]
        }


def position(state: State) -> dict[str, Any]:
    """A position as text."""
    table = state.table
    return {
        "turn": table.turn,
        "declarer": table.declarer,
        "contract": table.contract,
        "suit": None if table.suit is None else "CSHD"[table.suit],
        "trick": f"{table.leader}: {' '.join(names(table.trick))}",
        "hands": [text(hand) for hand in state.hands],
        "tricks": [f"{one.leader}: {' '.join(names(one.cards))}" for one in table.tricks],
    }


def deal(rules: Rules, levels: Sequence[str], seed: str) -> Iterator[tuple[State, Action]]:
    """Every card of a deal between bots, with the state before it."""
    state = start(rules, Random(seed).randrange(rules.seats))
    for ply in count():
        turn = state.table.turn
        if state.table.deal_over:
            return
        action: Action | None = shuffle(rules.deck, seed, 1) if turn == CHANCE else None
        for seat in () if turn == CHANCE else (*speakers(state), turn):
            action = action or decide(levels[seat], view(state, seat), seed_for(seed, ply, seat))
        assert action is not None
        if action.kind == "play":
            yield state, action
        state, _ = apply(state, action)


def watch(given: argparse.Namespace, rules: Rules) -> tuple[Count, dict[str, Any]]:
    """Lets bots play so many deals, and counts; the level is asked alone where others play."""
    found, began, number, played = Count(given.kinds or list(CHANCES)), time.monotonic(), 0, 0
    while number < given.deals and time.monotonic() - began < given.seconds:
        seed = f"{given.seed}/{number}"
        for ply, (state, action) in enumerate(deal(rules, [given.others or given.level] * rules.seats, seed)):
            chosen: Action | None = action
            if given.others:
                if not found.tempted(state):
                    continue
                chosen = decide(given.level, view(state, action.seat), seed_for(seed, ply, action.seat))
            if chosen is not None and isinstance(chosen.value, int):
                played += 1
                found.look(state, chosen.value, {"seed": seed, "action": action_text(chosen)})
        number += 1
    return found, {"deals": number, "cards": played, "seconds": round(time.monotonic() - began, 1)}


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.manners", description=__doc__)
    parser.add_argument("level", choices=list(LEVELS))
    parser.add_argument("deals", type=int)
    parser.add_argument("--pack", default="sjavs")
    parser.add_argument("--rule", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--seed", default="manners")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="time after which it ends")
    parser.add_argument("--others", choices=list(LEVELS), help="let these play, and only ask the level at each chance")
    parser.add_argument("--kinds", nargs="*", choices=list(CHANCES), help="only these")
    parser.add_argument("--bad", type=int, default=3, help="examples of each kind that are told (default 3)")
    given = parser.parse_args()
    pack = library.find(given.pack)
    rules = compile_rules(pack, options_in(pack, given.rule))
    found, told = watch(given, rules)
    print(json.dumps({**vars(given), **told, "kinds": found.report(given.bad)}, indent=2))


if __name__ == "__main__":
    main()
