"""The bots against OpenSpiel's ISMCTS at equal time, as JSON; `open-spiel` is needed for this alone.

``python -m tests.bench.ismcts [--pack sjavs] [--a expert] [--deals N] [--resume FILE]`` plays duplicate deals: once for
each account with `a` on it. Everything before the first lead is left to the rules of thumb by both, so that only the
play of the cards is compared. From there on a deal is an OpenSpiel game whose moves are `core.game.apply`, and
`open_spiel.python.algorithms.ismcts` searches it: the bot in C++ cannot go on from a game that is written in Python.

- In each position that ISMCTS meets, `a` is asked first, and ISMCTS then gets the processor time (of all threads) that
  `a` has taken just there, times ``--factor``; or ``--simulations N`` whatever that takes. It may look at each of its
  cards once in any case.
- Its worlds come from our own sampler, which respects what was said; ``--plain`` for worlds that respect known voids
  and nothing besides.
- ``--nodes own`` (default): nodes are information states, as OpenSpiel has it, which hardly ever meet again once the
  hidden hand of another seat is part of them; ``--nodes public``: what everybody has seen, so that all worlds share a
  tree. At these numbers of simulations neither was seen to be stronger.
- ``--rollout random`` or ``rules`` (the rules of thumb, slower).
"""

import argparse
import json
import random
import statistics
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from sjavs_desktop.core.game import apply, interjections, legal
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Action, State, View
from sjavs_desktop.core.view import imagined, view
from sjavs_desktop.engine import beginner
from sjavs_desktop.engine.consider import covers_of
from sjavs_desktop.engine.measure import earned, mean
from sjavs_desktop.engine.worlds import Source
from tests.bench.strength import Clock, one_deal, rules_for
from tests.bench.yardstick import Player, player

try:
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError as missing:
    raise SystemExit(f"OpenSpiel is not installed ({missing}): pip install open-spiel") from missing

UCT = 4.0
"""How much is explored, in game points."""
HIGHEST = 10_000.0
"""More game points than a deal can bring."""
ENDLESS = 10**9

Choose = Callable[[View, int], Action]

FIRST: dict[str, State] = {}
"""The state that each registered game begins with; a copied state has a game that knows nothing but its name."""


# -- The game ----------------------------------------------------------------------------------------------------------


class Held:
    """A state of ours within one of OpenSpiel; nothing changes it, so a copy may share it."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> "Held":
        return self


def points(state: State) -> list[float]:
    """By seat the game points that a finished deal has brought beyond the others."""
    rules = state.rules
    by_account = [earned(rules, state.table, one) for one in range(rules.accounts)]
    return [by_account[account(rules, seat)] for seat in range(rules.seats)]


class Play(pyspiel.State):  # type: ignore[misc]
    """A deal from the first lead to the last card."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.held = Held(FIRST[game.get_type().short_name])

    @property
    def now(self) -> State:
        """The state of ours."""
        return self.held.state

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.now.table.turn

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(cards(self.now, player))

    def _apply_action(self, action: int) -> None:
        self.held = Held(apply(self.now, Action(self.now.table.turn, "play", int(action)))[0])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{player}:{action}"

    def is_terminal(self) -> bool:
        return self.now.table.phase != "play"

    def returns(self) -> list[float]:
        return points(self.now) if self.is_terminal() else [0.0] * self.now.rules.seats

    def information_state_string(self, player: int | None = None) -> str:
        seen = view(self.now, self.now.table.turn if player is None else player)
        return f"{seen.own}/{self.observation_string()}"

    def observation_string(self, player: int | None = None) -> str:
        table = self.now.table
        return f"{[one.cards for one in table.tricks]}{table.leader}{table.trick}{table.spread}{table.doubles}"

    def __str__(self) -> str:
        return f"{self.now.hands}/{self.observation_string()}"


class Deal(pyspiel.Game):  # type: ignore[misc]
    """The game of a pack; every subclass stands for one."""

    kind: Any = None
    about: Any = None

    def __init__(self, params: Any = None) -> None:
        super().__init__(self.kind, self.about, params or {})

    def new_initial_state(self) -> Play:
        return Play(self)


def registered(rules: Rules, pack: str) -> Any:
    """The game of some rules, known to OpenSpiel; it begins with a deal that was bid by the rules of thumb."""
    name = f"sjavs_desktop_{pack}".replace("-", "_")
    FIRST[name] = first_lead(rules)
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"{rules.name}, from the first lead on",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats,
        min_num_players=rules.seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
    )
    about = pyspiel.GameInfo(
        num_distinct_actions=max(rules.deck) + 1,
        max_chance_outcomes=0,
        num_players=rules.seats,
        min_utility=-HIGHEST,
        max_utility=HIGHEST,
        max_game_length=len(rules.deck),
    )
    if name not in pyspiel.registered_names():
        pyspiel.register_game(kind, type(name, (Deal,), {"kind": kind, "about": about}))
    return pyspiel.load_game(name)


def first_lead(rules: Rules) -> State:
    """The first lead of the first deal that is not thrown in."""
    found: list[State] = []

    def noted(state: State, seen: View, seed: int) -> Action | None:
        if state.table.phase == "play":
            found.append(state)
        return beginner.decide(seen, seed)

    number = 0
    while not found:
        one_deal(rules, [Clock(noted)] * rules.seats, f"first/{number}", 0)
        number += 1
    return found[0]


def cards(state: State, seat: int) -> list[int]:
    """The cards that a seat may play."""
    return [int(str(one.value)) for one in legal(view(state, seat)) if one.kind == "play"]


# -- The bot -----------------------------------------------------------------------------------------------------------


def any_card(dice: random.Random, seen: View, seed: int) -> Action:
    """Any legal card."""
    return dice.choice([one for one in legal(seen) if one.kind == "play"])


def by_rule(seen: View, seed: int) -> Action:
    """The card of the rules of thumb; nobody speaks up within a search."""
    found = beginner.decide(seen, seed)
    return found if found is not None and found.kind == "play" else legal(seen)[0]


class Rollout(mcts.Evaluator):  # type: ignore[misc]
    """Plays a deal to its end, without OpenSpiel's copies in between."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose

    def evaluate(self, state: Play) -> list[float]:
        now = state.now
        while now.table.phase == "play":
            now, _ = apply(now, self.choose(view(now, now.table.turn), 0))
        return points(now)

    def prior(self, state: Play) -> list[tuple[int, float]]:
        found = state.legal_actions()
        return [(one, 1.0 / len(found)) for one in found]


class Bot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's ISMCTS with a clock, or a number of simulations, for each decision."""

    def card(self, root: Play, seconds: float, least: int, most: int) -> tuple[int, int]:
        """The card that it would play, and how many simulations it has made."""
        began, done = time.process_time(), 0
        self.reset()
        self._root_node = self.create_new_node(root)
        while done <= least or (done < most and time.process_time() - began < seconds):
            self.run_simulation(self.sample_root_state(root))
            done += 1
        policy = self.get_final_policy(root, self._root_node)
        return int(max(policy, key=lambda one: one[1])[0]), done


class Opponent:
    """A player that asks ISMCTS for its cards, and remembers how long that took."""

    def __init__(self, asked: argparse.Namespace, rules: Rules) -> None:
        self.asked, self.game = asked, registered(rules, asked.pack)
        self.timed: Player = player(asked.a)
        self.rows: dict[int, list[tuple[float, float, int]]] = defaultdict(list)
        """By the number of cards in hand the seconds of `a`, those of ISMCTS, and its simulations."""

    def decide(self, state: State, seen: View, seed: int) -> Action | None:
        """An action: a card after a search, anything else by the rules of thumb."""
        table = seen.table
        spoken = beginner.decide(seen, seed) if table.phase != "play" or interjections(seen) else None
        if table.phase != "play" or table.turn != seen.seat or (spoken is not None and spoken.kind != "play"):
            return spoken
        allowed = cards(state, seen.seat)
        if len(allowed) == 1:
            return Action(seen.seat, "play", allowed[0])
        return Action(seen.seat, "play", self.card(state, seen, seed, len(allowed)))

    def card(self, state: State, seen: View, seed: int, choices: int) -> int:
        """The card, in the time that `a` takes for the same position."""
        began = time.process_time()
        self.timed(state, seen, seed)
        taken = time.process_time() - began
        began = time.process_time()
        most, factor = self.asked.simulations or ENDLESS, self.asked.factor
        seconds = 1e9 if self.asked.simulations else factor * taken
        found, done = self.bot(seen, seed).card(self.root(state), seconds, choices, most)
        self.rows[seen.own.bit_count()].append((taken, time.process_time() - began, done))
        return found

    def root(self, state: State) -> Play:
        """Our state as one of OpenSpiel's; the bot looks at nothing hidden in it, as it draws its own worlds."""
        root = self.game.new_initial_state()
        root.held = Held(state)
        return root  # type: ignore[no-any-return]

    def bot(self, seen: View, seed: int) -> Bot:
        """A bot for one decision."""
        import numpy as np

        dice = random.Random(seed)
        source = Source(seen, dice, reads=not self.asked.plain)
        choose: Choose = by_rule if self.asked.rollout == "rules" else partial(any_card, dice)
        public = self.asked.nodes == "public"
        bot = Bot(
            self.game,
            Rollout(choose),
            self.asked.uct,
            ENDLESS,
            random_state=np.random.RandomState(seed % 2**32),
            use_observation_string=public,
            allow_inconsistent_action_sets=public,
        )

        def resampled(state: Play, seat: int) -> Play:
            world = source.world()
            return self.root(imagined(seen, world.hands, world.middle & ~seen.aside, covers_of(seen, world)))

        bot.set_resampler(resampled)
        return bot


# -- The match ---------------------------------------------------------------------------------------------------------


def duplicate(rules: Rules, asked: argparse.Namespace, number: int) -> dict[str, Any]:
    """A deal from every side of the table."""
    opponent, total = Opponent(asked, rules), 0.0
    key, _, values = asked.a.partition(":")
    ours = player(f"{key}:{','.join(filter(None, (values, 'before=0')))}") if key != "beginner" else player(key)
    for mine in range(rules.accounts):
        one, other = Clock(ours), Clock(opponent.decide)
        seats = [one if account(rules, seat) == mine else other for seat in range(rules.seats)]
        total += earned(rules, one_deal(rules, seats, f"{asked.seed}/{number}", number % rules.seats), mine)
    return {"number": number, "value": total / rules.accounts, "rows": opponent.rows}


def effort(found: list[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """By the number of cards in hand how long both took on average, and how many simulations that was."""
    rows: dict[int, list[list[float]]] = defaultdict(list)
    for deal in found:
        for size, more in deal["rows"].items():
            rows[int(size)] += more
    return {
        str(size): {
            "decisions": len(some),
            "a_ms": round(1000 * statistics.mean(one[0] for one in some), 1),
            "ismcts_ms": round(1000 * statistics.mean(one[1] for one in some), 1),
            "simulations": round(statistics.mean(one[2] for one in some), 1),
        }
        for size, some in sorted(rows.items(), reverse=True)
    }


def report(asked: argparse.Namespace, found: list[dict[str, Any]]) -> dict[str, Any]:
    """All that is printed."""
    edge = mean([one["value"] for one in found])
    low, high = edge.interval
    told = {key: getattr(asked, key) for key in ("pack", "a", "factor", "simulations", "nodes", "rollout", "uct")}
    return {
        **told,
        "b": "ismcts",
        "worlds": "known voids" if asked.plain else "what was said",
        "seed": asked.seed,
        "deals": len(found),
        "mean": round(edge.value, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "by_cards_in_hand": effort(found),
    }


def main() -> None:
    """Plays and prints."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--pack", default="sjavs")
    words.add_argument("--rule", action="append", default=[], metavar="KEY=VALUE")
    words.add_argument("--a", default="expert", help="a player of tests.bench.yardstick")
    words.add_argument("--deals", type=int, default=50)
    words.add_argument("--seed", default="ismcts")
    words.add_argument("--factor", type=float, default=1.0, help="how many times the time of `a` ISMCTS gets")
    words.add_argument("--simulations", type=int, default=0, help="so many simulations instead, whatever they take")
    words.add_argument("--plain", action="store_true", help="worlds that respect known voids alone")
    words.add_argument("--nodes", choices=("own", "public"), default="own")
    words.add_argument("--rollout", choices=("random", "rules"), default="random")
    words.add_argument("--uct", type=float, default=UCT)
    words.add_argument("--seconds", type=float, default=float("inf"), help="time after which it ends")
    words.add_argument("--resume", type=Path, help="keep each deal there, and go on from what it has")
    asked = words.parse_args()
    rules, ends = rules_for(asked.pack, tuple(asked.rule)), time.monotonic() + asked.seconds
    found: list[dict[str, Any]] = []
    if asked.resume and asked.resume.exists():
        found = [json.loads(line) for line in asked.resume.read_text(encoding="utf-8").splitlines()]
    for number in range(len(found), asked.deals):
        if time.monotonic() > ends:
            break
        found.append(duplicate(rules, asked, number))
        if asked.resume:
            with asked.resume.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found[-1]) + "\n")
    print(json.dumps(report(asked, found), indent=2))


if __name__ == "__main__":
    main()
