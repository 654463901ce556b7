"""Who plays with whom in a deal: named functions that put each seat on a side."""

from collections.abc import Callable
from typing import TypeAlias

from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Seat, Table

DECLARERS, DEFENDERS = 0, 1
"""The sides of a deal. When nobody declares, the numbers only tell the parties apart."""

Sides: TypeAlias = Callable[[Seat | None, Seat | None, Seat], int]
"""From the declarer, the partner whom the cards have found, and a seat, to that seat's side."""


def pairs(declarer: Seat | None, partner: Seat | None, seat: Seat) -> int:
    """Partners sit opposite each other; the declarer's pair declares."""
    return (seat - (declarer or 0)) % 2


def alone(declarer: Seat | None, partner: Seat | None, seat: Seat) -> int:
    """The declarer plays against everybody else; without a declarer everybody is on a side of their own."""
    if declarer is None:
        return seat
    return DECLARERS if seat == declarer else DEFENDERS


def called(declarer: Seat | None, partner: Seat | None, seat: Seat) -> int:
    """The declarer and the partner whom the cards have found, as far as it is known who that is."""
    return DECLARERS if seat in (declarer, partner) else DEFENDERS


SIDES: dict[str, Sides] = {"pairs": pairs, "alone": alone, "called": called}
"""The ways of a contract's `sides`, by name."""


def side(rules: Rules, table: Table, seat: Seat) -> int:
    """The side that a seat is on in the deal on the table; its contract must stand."""
    assert table.contract is not None
    return SIDES[rules.contract(table.contract).sides](table.declarer, table.partner, seat)


def account(rules: Rules, seat: Seat) -> int:
    """The account that a seat scores for: one a pair of partners, or one each."""
    return seat % 2 if rules.score.accounts == "pairs" else seat
