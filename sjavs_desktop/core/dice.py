"""Shuffles that are the same on every system and version: a seed and a number give one order of the cards."""

from collections.abc import Iterator, Sequence
from hashlib import sha256

from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.state import CHANCE, Action


def numbers(seed: str) -> Iterator[int]:
    """Endless 32-bit numbers from SHA-256 of the seed and a counter."""
    block = 0
    while True:
        digest = sha256(f"{seed}/{block}".encode()).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def shuffled(deck: Sequence[Card], seed: str) -> tuple[Card, ...]:
    """The deck in an order that depends on nothing but the seed; every order is equally likely."""
    cards, source = list(deck), numbers(seed)
    for top in range(len(cards) - 1, 0, -1):
        # Numbers past the last whole multiple would favour some places.
        limit = 2**32 - 2**32 % (top + 1)
        drawn = next(number for number in source if number < limit) % (top + 1)
        cards[top], cards[drawn] = cards[drawn], cards[top]
    return tuple(cards)


def shuffle(deck: Sequence[Card], seed: str, deal: int) -> Action:
    """The shuffle of deal number `deal` in a match with that seed."""
    return Action(CHANCE, "shuffle", shuffled(deck, f"{seed}:{deal}"))
