"""Which cards are trump and which card beats which: computed once for a contract and a trump suit."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from sjavs_desktop.core.cards import RANK_LETTERS, SUITS, Card, Cards, Suit, cards_in, mask

TRUMPS = 4
"""The group of the trumps; groups 0 to 3 are what is left of the suits."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """The order of the cards under one contract: the only source of it for rules, screens and search alike."""

    order: tuple[Card, ...]
    """Every card, strongest first: trumps, then suit by suit."""
    trumps: tuple[Card, ...]
    """The trumps, strongest first; the permanent ones lead."""
    group: tuple[int, ...]
    """For each card number its group: `TRUMPS`, or its suit. Cards not in the pack have -1."""
    members: tuple[Cards, ...]
    """For each group its cards."""
    strength: tuple[int, ...]
    """For each card number a value that decides between two cards of one group, and of trump against the rest."""
    points: tuple[int, ...]
    """For each card number what it counts in a trick."""

    def beats(self, challenger: Card, best: Card) -> bool:
        """Whether `challenger`, played later, wins over the card that has been winning so far."""
        same_group = self.group[challenger] == self.group[best]
        return self.strength[challenger] > self.strength[best] if same_group else self.group[challenger] == TRUMPS

    def winner(self, trick: Iterable[Card]) -> int:
        """The index of the winning card of a trick in playing order (at least one card)."""
        best_index, best = -1, -1
        for index, one in enumerate(trick):
            if best < 0 or self.beats(one, best):
                best_index, best = index, one
        return best_index

    def points_in(self, cards: Cards) -> int:
        """The sum of the card points of a set."""
        return sum(self.points[one] for one in cards_in(cards))


@lru_cache(maxsize=256)
def ranking(
    deck: Cards,
    permanent: tuple[Card, ...],
    suit: Suit | None,
    order: str,
    points: tuple[tuple[str, int], ...],
) -> Ranking:
    """The ranking of a deck whose permanent trumps (strongest first) stand above the trump `suit`, if there is one.

    `order` lists the ranks of plain cards, strongest first; the remaining cards of the trump suit follow it too.
    """
    place = {letter: index for index, letter in enumerate(order)}

    def by_order(cards: Iterable[Card]) -> list[Card]:
        return sorted(cards, key=lambda one: place[RANK_LETTERS[one & 15]])

    fixed = [one for one in permanent if deck >> one & 1]
    rest = [one for one in cards_in(deck) if one not in fixed]
    trumps = fixed + by_order(one for one in rest if one >> 4 == suit)
    plain = [by_order(one for one in rest if one >> 4 == each) for each in SUITS if each != suit]
    ordered = trumps + [one for cards in plain for one in cards]
    group, strength, values = [-1] * 64, [0] * 64, [0] * 64
    worth = dict(points)
    for index, one in enumerate(ordered):
        group[one] = TRUMPS if one in trumps else one >> 4
        strength[one] = len(ordered) - index
        values[one] = worth.get(RANK_LETTERS[one & 15], 0)
    members = [mask(one for one in ordered if group[one] == each) for each in (*SUITS, TRUMPS)]
    return Ranking(tuple(ordered), tuple(trumps), tuple(group), tuple(members), tuple(strength), tuple(values))
