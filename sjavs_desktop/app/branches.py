"""What if: a deal that was played on from one of its moments, beside what it was. It needs no Qt."""

from dataclasses import replace
from typing import NamedTuple

from sjavs_desktop.core.record import Record, deals
from sjavs_desktop.core.state import CHANCE


class Branch(NamedTuple):
    """Two lines of one deal."""

    deal: int
    """Its number in the match."""
    since: int
    """How many actions of the match come before it."""
    before: Record
    """The match up to the end of that deal, as it was."""
    after: Record
    """The same as it became."""


def branch_of(record: Record, original: Record, ply: int) -> Branch | None:
    """The deal in which `record` left `original` after so many actions; None while it is going on in one of them."""
    deal = deals(original.actions[:ply])
    if not deal or record.actions[:ply] != original.actions[:ply]:
        return None
    before, after = (until(one, deal) for one in (original, record))
    if before is None or after is None:
        return None
    starts = [place for place, action in enumerate(original.actions) if action.seat == CHANCE]
    return Branch(deal, starts[deal - 1], before, after)


def until(record: Record, deal: int) -> Record | None:
    """A match up to the end of a deal; None when that has not come."""
    for ply, (state, _) in enumerate(record.steps()):
        if state.table.deal == deal and state.table.deal_over:
            return replace(record, actions=record.actions[:ply], marks=(), future=())
    return None
