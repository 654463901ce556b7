"""Duels for the tests, played by chance."""

import random

from sjavs_desktop.core.duel import PERSON, Duel
from sjavs_desktop.core.game import apply, legal
from sjavs_desktop.core.state import Action
from sjavs_desktop.core.view import view
from tests.core.games import rules_of


def duel_of(key: str, deals: int = 2) -> Duel:
    rules = rules_of(key)
    names, levels = ("", "B", "C", "D")[: rules.seats], (PERSON, "x", "y", "z")[: rules.seats]
    return Duel(rules, "0123456789", 1, levels, names, deals)


def play(duel: Duel, deal: int, chance: random.Random) -> tuple[Action, ...]:
    """A deal of a duel by random actions."""
    actions = list(duel.opening(deal))
    state = duel.states(deal, actions)[-1]
    while not state.table.deal_over:
        actions.append(chance.choice(legal(view(state, state.table.turn))))
        state, _ = apply(state, actions[-1])
    return tuple(actions)


def whole(key: str, seed: int, deals: int = 2) -> Duel:
    """A duel that both have played."""
    duel, chance = duel_of(key, deals), random.Random(seed)
    for deal in range(1, deals + 1):
        for player in ("Anna", "Bárður"):
            duel = duel.played(player, play(duel, deal, chance))
    return duel
