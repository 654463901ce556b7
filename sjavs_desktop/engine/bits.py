"""Bit tricks of the search kernel and its numbers, where it is not compiled; `bits.pxd` has them where it is."""

from array import array

TRUMPS = 4
"""The group of the trumps (core.ranking)."""
NONE = -1
"""No card."""
WIDE = 40
"""Scratch numbers of one ply: up to 16 cards, and from the sixteenth on how good each looks."""
PLIES = 40
"""More than the cards that can be played, and the tricks, together."""
ENDLESS = 1 << 20
"""More than any value."""
RUN_AWAY = 4
"""Cards of the called suit with which its ace need not be led first (core.follow)."""
CLASSES = 16
"""Sets of touching cards of equal worth, at most."""
WIDEST = 8
"""Cards in one of them, at most."""
CLASS = 1 << WIDEST


def low(x: int) -> int:
    """The place of the lowest bit of a number above zero."""
    return (x & -x).bit_length() - 1


def high(x: int) -> int:
    """The place of the highest bit of a number above zero."""
    return x.bit_length() - 1


def count(x: int) -> int:
    """How many bits are set."""
    return x.bit_count()


def slot(rest: int, leader: int, bits: int) -> int:
    """Where among ``2 ** bits`` places a position is remembered."""
    return ((rest * 2654435769 + leader * 40503) & 0xFFFFFFFF) >> (32 - bits)


def ints(numbers: "array[int]") -> "array[int]":
    """Where the numbers of an array lie."""
    return numbers


def words(numbers: "array[int]") -> "array[int]":
    """Where the numbers of an array lie."""
    return numbers
