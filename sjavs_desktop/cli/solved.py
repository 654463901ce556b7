"""Deals whose value is known, and whether the kernel in use finds it.

The values were found by `tests/bench/kernel.c` without the shortcuts that it shares with the kernel (of the last deal
also by the rules, card by card).
"""

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from sjavs_desktop.cli.words import noted, say

FRENCH = (0, 0, 0, 160, 64, 176, 0, 0, 0, 160, 48, 64, 176, 0, 0, 0, 160, 48, 64, 176, 0, 0, 0, 160, 64, 176)
GERMAN = (0, 0, 0, 64, 160, 176, 0, 0, 0, 64, 160, 176, 0, 0, 0, 64, 160, 176, 0, 0, 0, 64, 160, 176)


class Solved(NamedTuple):
    """A deal as the kernel is told of it, and what the counting side takes."""

    name: str
    members: tuple[int, ...]
    worth: tuple[int, ...]
    over: int
    shun: int
    hands: tuple[int, ...]
    side: tuple[int, ...]
    leader: int
    called: int
    value: int


DEALS = (
    Solved(
        noted("six tricks with the duty to overtrump"),
        (0, 63, 8128, 1040384, 4293918720),
        (*FRENCH, 32, 32, 32, 32, 48, 48),
        1,
        0,
        (134610957, 1152512, 111689728, 3510640640),
        (1, 0, 1, 0),
        0,
        -1,
        450,
    ),
    Solved(
        noted("a whole deal with a called ace"),
        (63, 4032, 0, 258048, 4294705152),
        (*GERMAN, 32, 32, 32, 32, 48, 48, 48, 48),
        0,
        0,
        (2237694480, 142609610, 35344640, 1879318565),
        (1, 0, 0, 1),
        2,
        5,
        1078,
    ),
    Solved(
        noted("five tricks without trumps, to take none"),
        (255, 65280, 16711680, 4278190080, 0),
        (0,) * 32,
        0,
        1,
        (277414016, 20971872, 395780, 1144004608),
        (0, 0, 1, 0),
        1,
        -1,
        3,
    ),
)
"""A deal for each kind of question."""


def value(deal: Solved) -> int:
    """What the kernel in use says that the counting side takes."""
    from sjavs_desktop.engine.kernel import Kernel

    kernel = Kernel(array("i", [0]), 14)
    kernel.rule(4, deal.members, deal.worth, 1, deal.over, deal.shun)
    kernel.deal(deal.hands, deal.side, deal.leader, (), deal.called, 0)
    least, most = 0, sum(deal.worth) + 8
    while least < most:
        at = (least + most + 1) // 2
        found = kernel.ask(at)
        if found >= at:
            least = at
        else:
            most = at - 1
    return least


def wrong(deals: Sequence[Solved] = DEALS) -> list[str]:
    """What the kernel gets wrong, a sentence each."""
    found = [(deal, value(deal)) for deal in deals]
    return [
        say("{name}: {number} instead of {value}", name=say(deal.name), number=number, value=deal.value)
        for deal, number in found
        if number != deal.value
    ]
