"""``sjavs perft``: the number of legal lines from a deal, which any change of the rules would change."""

import argparse
import time

from sjavs_desktop.cli.arguments import add_rules, add_seed, rules_of, whole
from sjavs_desktop.cli.words import say
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.game import apply, legal, start
from sjavs_desktop.core.state import CHANCE, OVER, State
from sjavs_desktop.core.view import view


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    add_rules(parser)
    add_seed(parser)
    parser.add_argument("depth", type=whole(0, 40), metavar="DEPTH", help=say("actions of players; a shuffle is none"))


def run(args: argparse.Namespace) -> int:
    """Prints depth, lines and seconds for each depth up to the one asked for."""
    state = start(rules_of(args))
    for depth in range(args.depth + 1):
        began = time.perf_counter()
        number = lines(state, depth, args.seed)
        print(f"{depth:3} {number:12} {time.perf_counter() - began:8.2f} s", flush=True)
    return 0


def lines(state: State, depth: int, seed: str) -> int:
    """How many sequences of `depth` legal actions there are; shuffles come from the seed and do not count."""
    if depth == 0:
        return 1
    if state.table.phase == OVER:
        return 0
    if state.table.turn == CHANCE:
        number = state.table.deal + (state.table.next_dealer is not None)
        return lines(apply(state, shuffle(state.rules.deck, seed, number))[0], depth, seed)
    actions = legal(view(state, state.table.turn))
    if depth == 1:
        return len(actions)
    return sum(lines(apply(state, action)[0], depth - 1, seed) for action in actions)
