"""Cards as small integers, sets of cards as bit masks, and their names."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from sjavs_desktop.core.wording import sentence

Card: TypeAlias = int
"""``16 * suit + pip``: the pips are 5 and 7 to 10 as printed, then jack 11, queen 12, king 13, ace 14."""
Cards: TypeAlias = int
"""A set of cards: bit ``c`` is set when card ``c`` belongs to it."""
Suit: TypeAlias = int
"""0 clubs, 1 spades, 2 hearts, 3 diamonds: the order of the permanent trumps."""

SUITS: tuple[Suit, ...] = (0, 1, 2, 3)
CLUBS, SPADES, HEARTS, DIAMONDS = SUITS
SUIT_LETTERS = "CSHD"
PIPS = {"5": 5, "7": 7, "8": 8, "9": 9, "T": 10, "J": 11, "Q": 12, "K": 13, "A": 14}
RANK_LETTERS = {pip: letter for letter, pip in PIPS.items()}


def card(name: str) -> Card:
    """The card called `name`, rank before suit: ``card("QC")`` is the queen of clubs.

    Raises ValueError with the name when there is no such card.
    """
    if len(name) == 2 and name[0] in PIPS and name[1] in SUIT_LETTERS:
        return 16 * SUIT_LETTERS.index(name[1]) + PIPS[name[0]]
    raise ValueError(
        sentence(
            "{name!r} is not a card (rank {list} and suit {suits}, as in 'QC')",
            name=name,
            list="".join(PIPS),
            suits=SUIT_LETTERS,
        )
    )


def name(card: Card) -> str:
    """The two-letter name of `card`."""
    return RANK_LETTERS[card & 15] + SUIT_LETTERS[card >> 4]


def suit_of(card: Card) -> Suit:
    """The suit printed on `card`; whether it is a trump is a matter of the `Ranking`."""
    return card >> 4


def mask(cards: Iterable[Card]) -> Cards:
    """The set of the given cards."""
    result = 0
    for one in cards:
        result |= 1 << one
    return result


def cards_in(cards: Cards) -> Iterator[Card]:
    """Each card of a set once, lowest number first."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def count(cards: Cards) -> int:
    """How many cards a set holds."""
    return cards.bit_count()


def parse(text: str | Iterable[str]) -> tuple[Card, ...]:
    """The cards named in `text`, in order: names separated by blanks, or a sequence of names."""
    names = text.split() if isinstance(text, str) else text
    return tuple(card(one) for one in names)


def text(cards: Cards) -> str:
    """The names of a set, separated by blanks, for people and logs."""
    return " ".join(name(one) for one in cards_in(cards))
