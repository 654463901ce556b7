"""How likely something is for a viewer: counted in deals that could be, with the bound that “probably” stands for."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from sjavs_desktop.core.cards import Card, Cards
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Seat, View, open_cards
from sjavs_desktop.engine.grounds_sight import Sight, can_beat
from sjavs_desktop.engine.search import Searcher
from sjavs_desktop.engine.standing import VALUES
from sjavs_desktop.engine.worlds import Source, World

PROBABLY = 2 / 3
"""What “probably” says: in two of three deals that could be, at least."""
ENOUGH = 0.85
"""The share of the sampled deals from which that is said: so many that chance alone hardly ever brings it about."""
SAMPLES = 64
"""Deals that are sampled."""
DEALS, NODES = 20, 300_000
"""The same where each is played out with open cards, and positions that one may take."""


@dataclass(slots=True)
class Odds:
    """Deals that could be, drawn when they are first asked for."""

    view: View
    seed: int
    found: tuple[World, ...] = ()

    def worlds(self) -> tuple[World, ...]:
        """The sampled deals; the same view and seed give the same ones."""
        if not self.found:
            source = Source(self.view, Random(f"grounds {self.seed}"))
            self.found = tuple(source.world() for _ in range(SAMPLES))
        return self.found

    def probably(self, holds: Callable[[World], bool]) -> bool:
        """Whether something holds in so many of the sampled deals that it may be called probable."""
        worlds = self.worlds()
        return sum(holds(one) for one in worlds) >= ENOUGH * len(worlds)

    def stays(self, at: Sight, card: Card, led: int, against: tuple[Seat, ...]) -> bool:
        """Whether a winning card is probably beaten by none of those who play later."""

        def unbeaten(world: World) -> bool:
            hands = (self.held(world, seat) for seat in against)
            return not any(can_beat(at.ranking, cards, cards, card, led) for cards in hands)

        return self.probably(unbeaten)

    def has(self, seat: Seat, cards: Cards) -> bool:
        """Whether a seat probably holds one of some cards."""
        return self.probably(lambda world: bool(self.held(world, seat) & cards))

    def held(self, world: World, seat: Seat) -> Cards:
        """What a seat may play from in a world."""
        return world.hands[seat] | open_cards(self.view.table, seat)


def fails(view: View, seed: int) -> bool:
    """Whether the declarers probably fail with all cards open: for somebody who may double the deal as a defender."""
    searcher, source = Searcher(), Source(view, Random(f"kontra {seed}"))
    score, table = view.rules.score, view.table
    start = VALUES[score.end](score, table.scores, account(view.rules, view.seat))
    lost = 0
    for done in range(1, DEALS + 1):
        value = searcher.value(view, source.world(), NODES)
        lost += value is not None and value > start
        # What is left cannot make up for the others.
        if done - lost > (1 - ENOUGH) * DEALS:
            return False
    return True
