"""Exercises from one's own mistakes: which choices of a reviewed deal become one, and what counts as right. No Qt."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from sjavs_desktop.app.exercises_book import ORIGIN
from sjavs_desktop.app.exercises_store import Kept, Store
from sjavs_desktop.app.exercises_themes import theme_of
from sjavs_desktop.app.seats import HUMAN
from sjavs_desktop.app.vault import GOING, Vault
from sjavs_desktop.core.notation import action_text
from sjavs_desktop.core.record import Record, read_record, record_text
from sjavs_desktop.core.state import Action, Seat
from sjavs_desktop.core.view import view

if TYPE_CHECKING:
    from sjavs_desktop.engine.review import DealReview, Reviewed
    from sjavs_desktop.engine.teacher import Analysis

GRADES = ("bad", "very_bad")
"""Mistakes that are worth an exercise."""
SURE = 2.0
"""Standard errors within which a choice is as good as the best as far as one can tell."""
EFFORT = 2
"""How much is thought before something is called a mistake that one has to learn from."""


READ = 12
"""Matches that are read at most to find deals that were not looked through."""
ALL = "all"
"""In place of a number: every deal of a match that has ended."""


class Deal(NamedTuple):
    """A deal of a match that is kept."""

    key: str
    match: str
    number: int


def person(record: Record) -> Seat | None:
    """The seat of the person at the screen; None in a match between bots."""
    return next((seat for seat, level in enumerate(record.levels) if level == HUMAN), None)


def ends(record: Record) -> list[int]:
    """By deal how many actions lead to its end; a deal that is going on is not among them."""
    states = [state for state, _ in record.steps()]
    return [
        ply
        for ply, state in enumerate(states)
        if state.table.deal_over and (ply == 0 or not states[ply - 1].table.deal_over)
    ]


def unseen(vault: Vault, store: Store, most: int) -> list[Deal]:
    """Deals of the person that nobody has looked through yet, the newest first; files that are none are left out.

    A match in which nothing is left is remembered, and no more than `READ` others are read: a dialog waits for it.
    """
    found: list[Deal] = []
    left = READ
    for stem, path in sorted(vault.records(), reverse=True):
        if len(found) >= most or not left:
            break
        if f"{stem}/{ALL}" in store.state.looked:
            continue
        left -= 1
        try:
            record = vault.read(stem)
        except (OSError, ValueError):
            continue
        new = [one for one in deals_of(record, stem) if one.key not in store.state.looked]
        if not new and not path.name.endswith(GOING):
            store.looked(f"{stem}/{ALL}")
        found += new
    return found[:most]


def deals_of(record: Record, stem: str) -> list[Deal]:
    """The deals of a match that the person has played to their end, the newest first."""
    if person(record) is None or record.origin.split(" ")[0] in ("lesson", ORIGIN):
        return []
    return [Deal(f"{stem}/{number}", stem, number) for number in range(len(ends(record)), 0, -1)]


def exercises_of(record: Record, found: "DealReview", match: str, on: date) -> Iterator[Kept]:
    """The exercises that a review of a deal gives, for the person at the screen."""
    seat = person(record)
    if seat is None:
        return
    end = next((one for number, one in enumerate(ends(record), 1) if number == found.deal), len(record.actions))
    short = replace(record, actions=record.actions[:end], marks=(), future=())
    for one in found.mistakes(seat):
        # What was not said is no position in which anything is asked.
        if one.grade in GRADES and one.action.kind != "silent":
            yield exercise(short, one, match, on)


def exercise(record: Record, one: "Reviewed", match: str, on: date) -> Kept:
    """The exercise of a mistake. What the review held best is right; the analysis of the question may add to it."""
    *_, (state, _) = replace(record, actions=record.actions[: one.ply]).steps()
    return Kept(
        key=f"{match}/{one.ply}",
        record=record_text(record),
        ply=one.ply,
        seat=one.seat,
        theme=theme_of(view(state, one.seat)),
        answers=(action_text(one.best),),
        cost=round(one.knew.cost, 3),
        grade=one.grade,
        on=on,
    )


def opened(one: Kept) -> Record:
    """The record of an exercise. Raises RecordError."""
    return read_record(one.record, one.key)


def good(analysis: "Analysis", action: Action, floor: float = 0.0) -> bool:
    """Whether an action is as good as the best choice as far as one can tell: within the doubt about it.

    `floor` is how much it may cost in any case, as a share of the unit of the game.
    """
    best, chosen = analysis.best, analysis.of(action)
    if best is None or chosen is None:
        return False
    cost = best.value - chosen.value
    return cost <= max(floor * analysis.unit, SURE * chosen.error if chosen.error < analysis.unit else 0.0)


def learn(store: Store, record: Record, found: "DealReview", match: str, on: date) -> int:
    """Makes exercises of the mistakes of a reviewed deal; how many are new."""
    added = sum(store.add(one) for one in exercises_of(record, found, match, on))
    store.looked(f"{match}/{found.deal}")
    return added


def own_deals(folder: Path) -> Path:
    """Where the user's own deals of the book lie, beside the matches."""
    return folder / "book"
