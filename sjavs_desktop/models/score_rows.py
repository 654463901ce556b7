"""The lines of a score sheet as plain values: what the sheet lists and the ladder draws."""

from collections.abc import Sequence
from math import nan
from typing import NamedTuple

from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Result, Seat, Table

CROSS = "×"
MINUS = "−"


class Row(NamedTuple):
    """A line of the score sheet."""

    rubber: int
    """Number of the rubber in the match, from 1."""
    scores: tuple[int, ...]
    """Game points left by account."""
    result: Result | None
    """None where a rubber starts, and where the cards were thrown in."""
    thrown: int = 0
    """Number of a deal that was thrown in; 0 in all other lines."""

    @property
    def starts(self) -> bool:
        """Whether a rubber starts here."""
        return self.result is None and not self.thrown


def rows(results: Sequence[Result], start: tuple[int, ...], over: bool, thrown: Sequence[int] = ()) -> tuple[Row, ...]:
    """The lines of a score sheet: each rubber starts with a line of its own, also one that has no deal yet.

    When the match is over no rubber follows the last one. Deals that were `thrown` in stand in their places.
    """
    lines, waiting = [Row(1, start, None)], sorted(thrown, reverse=True)
    for place, result in enumerate(results, 1):
        while waiting and waiting[-1] < result.deal:
            lines.append(lines[-1]._replace(result=None, thrown=waiting.pop()))
        rubber = lines[-1].rubber
        lines.append(Row(rubber, result.after, result))
        if result.rubber and not (over and place == len(results)):
            lines.append(Row(rubber + 1, start, None))
    while waiting:
        lines.append(lines[-1]._replace(result=None, thrown=waiting.pop()))
    return tuple(lines)


def thrown_in(table: Table) -> tuple[int, ...]:
    """The numbers of the deals that were thrown in: they have a number and no result."""
    scored = {one.deal for one in table.results}
    done = table.deal if table.deal_over else table.deal - 1
    return tuple(number for number in range(1, done + 1) if number not in scored)


def ended(table: Table) -> bool:
    """Whether the match on a table is over: somebody has won it or lost it."""
    return table.winner is not None or table.loser is not None


def in_order(rules: Rules, viewer: Seat) -> tuple[int, ...]:
    """The accounts as they are shown: the viewer's own first, then around the table."""
    mine = account(rules, viewer)
    return tuple((mine + further) % rules.accounts for further in range(rules.accounts))


def owners(rules: Rules, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the accounts' owners where everybody has one; empty where partners share one."""
    return names[: rules.accounts] if rules.score.accounts == "each" else ()


def earned(result: Result, account: int) -> int:
    """The crosses that a deal brought to an account."""
    reached = result.reached or (() if result.account is None else (result.account,))
    return result.crosses // len(reached) if account in reached else 0


def places(lines: Sequence[Row]) -> list[float]:
    """Where each line stands on an axis of deals: a deal at its number, a new rubber half a deal after the last."""
    found: list[float] = []
    last = 0.0
    for line in lines:
        last = float(line.result.deal) if line.result else last
        found.append(last if line.result or not found else last + 0.5)
    return found


def steps(x: Sequence[float], lines: Sequence[Row], account: int) -> tuple[list[float], list[float]]:
    """The corners of an account's way over the places `x`, with a gap (NaN) before each new rubber."""
    across: list[float] = []
    down: list[float] = []
    for place, line in zip(x, lines, strict=True):
        if down:
            across.append(place)
            down.append(down[-1] if line.result else nan)
        across.append(place)
        down.append(float(line.scores[account]))
    return across, down


ROOM = 4
"""Game points above and below zero that an axis has at least where accounts begin at zero."""


def least_room(rules: Rules) -> int:
    """The same for some rules: where prices are fixed, as much as the dearest game costs at least."""
    return max((price for _, price in rules.score.tariff.prices), default=ROOM)


def heights(lines: Sequence[Row], room: int = ROOM) -> tuple[int, int, int]:
    """An axis of game points for these lines: its lowest and highest tick and the step between ticks.

    The step is a quarter of the start, or more where the scores leave the start far behind.
    """
    start = lines[0].scores[0]
    values = [0, start, *(value for line in lines for value in line.scores)]
    if start == 0:
        values += [-room, room]
    wide = max(values) - min(values)
    first = max(1, start // 4) if start else 1
    sizes = (first * times * 10**power for power in range(9) for times in (1, 2, 5))
    step = next(one for one in sizes if wide <= 7 * one)
    return min(values) // step * step, -(-max(values) // step) * step, step


def crosses(number: int) -> str:
    """So many crosses as marks, or as a number and one mark when they would be hard to count."""
    return CROSS * number if number <= 5 else f"{number} {CROSS}"


def number(value: int) -> str:
    """A whole number as it is printed, with a true minus sign."""
    return f"{MINUS}{-value}" if value < 0 else str(value)
