"""Two replays of one deal that step together: after as many calls, and after as many cards."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from sjavs_desktop.app.seats import PERSON
from sjavs_desktop.core.record import Record
from sjavs_desktop.ui import text
from sjavs_desktop.ui.replay.board import ReplayBoard

NEUTRAL = -1
"""A seat that nobody has: what happened is told of everybody by name."""

Moment = tuple[int, int]
"""How far a deal is: before the first card (0, number of actions), then (1, number of cards)."""


class SilentBoard(ReplayBoard):
    """A board without buttons of its own, on which everybody is called by name, but for the person at the screen."""

    def __init__(self, record: Record, dark: bool, parent: QWidget | None = None) -> None:
        super().__init__(record, dark, parent, keys=False)
        self.felt.set_watched(True)
        for button in self.buttons.values():
            button.hide()

    def _told(self) -> str:
        if PERSON in self.replay.record.players:
            # The person at the screen has no name that is one in every language.
            return super()._told()
        told = self.replay.told(self.ply)
        seen = replace(self.replay.view(self.ply), seat=NEUTRAL)
        happened = text.events(seen, self.replay.events(self.ply), self.replay.record.players)
        return " · ".join(filter(None, [told, *happened]))


class Both(QObject):
    """The boards of some records of the same deal, and where they stand."""

    moved = Signal()

    def __init__(self, records: Sequence[Record], dark: bool, parent: QWidget, since: int = 0) -> None:
        """`since` tells after how many actions the deal begins in each record."""
        super().__init__(parent)
        deals = [replace(one, actions=one.actions[since:]) for one in records]
        self._since = since
        self.boards = tuple(SilentBoard(one, dark, parent) for one in records)
        self._moments = tuple(moments(one) for one in deals)
        self._seats = records[0].rules.seats
        first = min(dealt(one) for one in deals)
        known = {one for each in self._moments for one in each if one[0] or one[1] >= first}
        self._all = sorted(known)
        self.at: Moment = self._all[0]

    def target(self, name: str) -> Moment:
        """The moment that a step leads to."""
        place = self._all.index(self.at)
        if name in ("first", "last"):
            return self._all[0 if name == "first" else -1]
        if name in ("back", "on"):
            return self._all[min(len(self._all) - 1, max(0, place + (1 if name == "on" else -1)))]
        whole = [one for one in self._all if one[0] and one[1] % self._seats == 0]
        if name == "trick_on":
            return next((one for one in whole if one > self.at), self._all[-1])
        return next((one for one in reversed(whole) if one < self.at), self._all[0])

    def step(self, name: str) -> None:
        """Steps both; one that has nothing more to show stays where it is."""
        self.at = self.target(name)
        for board, own in zip(self.boards, self._moments, strict=True):
            ply = max((place for place, one in enumerate(own) if one <= self.at), default=0)
            board.show_ply(self._since + ply)
        self.moved.emit()


def moments(record: Record) -> list[Moment]:
    """How far the deal is after each number of its actions."""
    found, cards = [(0, 0)], 0
    for place, action in enumerate(record.actions, 1):
        cards += action.kind == "play"
        found.append((1, cards) if cards else (0, place))
    return found


def dealt(record: Record) -> int:
    """The number of actions after which the cards lie dealt: behind the shuffle and, where there is one, the cut."""
    return next((place for place, one in enumerate(record.actions) if one.kind not in ("shuffle", "cut")), 1)
