"""A declarer's exchange with the talon, undone: the hand that bid is not the one that plays."""

from math import comb
from random import Random
from typing import NamedTuple

from sjavs_desktop.core.cards import Cards, cards_in, mask
from sjavs_desktop.core.state import Seat, View
from sjavs_desktop.engine.hearing import LAID_AWAY, Subject, exchanged_weights

EXCHANGED = ("looked", "exchanged")
"""What tells that the declarer's hand is not the one that bid."""


class Swap(NamedTuple):
    """An exchange with the talon by somebody else: which cards were taken up then, nobody else knows."""

    seat: Seat
    talon: int
    whole: bool
    """Whether what was taken up may have been laid away again."""
    trumps: Cards
    before: int | None
    """How many of these trumps the hand had before, where that is known."""

    def undone(self, held: Cards, middle: Cards, random: Random) -> tuple[Cards, float]:
        """A hand as it may have bid, and how likely the cards taken up have as many trumps as it takes for that."""
        pool = held | middle if self.whole else held
        if self.before is None:
            taken = random.sample(list(cards_in(pool)), self.talon)
            return (held | middle) & ~mask(taken), 1.0
        trumps = pool & self.trumps
        up = ((held | middle) & self.trumps).bit_count() - self.before
        share = likely(pool.bit_count(), trumps.bit_count(), self.talon, up)
        if not share:
            return held, 0.0
        taken = random.sample(list(cards_in(trumps)), up)
        taken += random.sample(list(cards_in(pool & ~trumps)), self.talon - up)
        return (held | middle) & ~mask(taken), share


def likely(cards: int, trumps: int, drawn: int, up: int) -> float:
    """How likely so many of the drawn cards are trumps."""
    if not 0 <= up <= drawn:
        return 0.0
    return comb(trumps, up) * comb(cards - trumps, drawn - up) / comb(cards, drawn)


def swapped(view: View, about: Subject | None) -> Swap | None:
    """The exchange that a view tells of; None if there was none, or it was the viewer's own."""
    table, rules = view.table, view.rules
    if table.exchange not in EXCHANGED or table.declarer in (None, view.seat) or table.declarer is None:
        return None
    exact = about is not None and about.seat == table.declarer and about.weights.count(0.0) == len(about.weights) - 1
    trumps = about.trumps[0] if about is not None and exact else 0
    before = about.weights.index(1.0) if about is not None and exact else None
    return Swap(table.declarer, rules.talon, rules.look_first, trumps, before)


def after_swap(swap: Swap, weights: tuple[float, ...]) -> tuple[float, ...]:
    """By the number of trumps after an exchange how plausible the bid is at most."""
    size, talon = len(weights) - 1, swap.talon
    if swap.before is None:
        return exchanged_weights(weights, talon)
    cards = size + talon if swap.whole else size
    return tuple(
        max(
            LAID_AWAY**away * likely(cards, held + away * swap.whole, talon, held + away - swap.before)
            for away in range(talon + 1)
        )
        for held in range(size + talon + 1)
    )
