"""What the window does with reviews: of the deal on the table, of matches of the history, and of records in files.

A deal is reviewed when it is over and not before, and a deal of a duel when both have played all of it: a review tells
of hidden cards, and of what would have been better.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from sjavs_desktop.app.duels import Duels, deal_of
from sjavs_desktop.core.duel import ORIGIN
from sjavs_desktop.core.record import Record, deals
from sjavs_desktop.ui import dress, theme
from sjavs_desktop.ui.desk import Table
from sjavs_desktop.ui.teaching.advisor import Advisor

if TYPE_CHECKING:
    from sjavs_desktop.ui.review.dialog import ReviewDialog

translate = QCoreApplication.translate


class Reviewing(QObject):
    """Beside a main window, whose reviews it shows."""

    def __init__(self, window: Table, duels: Duels, advisor: Advisor) -> None:
        super().__init__(window.window())
        self._duels, self._advisor = duels, advisor
        self._dialog: ReviewDialog | None = None
        window.actions_by_key["review"].triggered.connect(self.show)
        window.match.deal_over.review_wanted.connect(self.show)

    @property
    def _window(self) -> Table:
        """The window, which owns this: held by nothing else, so that it can go."""
        return cast(Table, self.parent())

    def show(self) -> None:
        """Reviews the match on the table, the deal that was finished last first."""
        record, shown = self._window.referee.record, self._window.match.felt.shown
        if record is None or shown is None:
            self._window.tell(translate("review", "There is no deal yet that could be reviewed."))
            return
        # What the felt has not shown yet is not told.
        going = not shown.table.deal_over and shown.table.deal == deals(record.actions)
        self.review(over(record, shown.table.deal - going), shown.table.deal - going)

    def review(
        self,
        record: Record,
        deal: int = 1,
        above: QWidget | None = None,
        say: Callable[[str], None] | None = None,
    ) -> None:
        """Reviews those deals of a record that have ended; why that cannot be is said by `say`, or in the window."""
        window, ended = self._window, over(record)
        if wrong := self._forbidden(record) or ("" if deals(ended.actions) else none_over()):
            (say or window.tell)(wrong)
            return
        from sjavs_desktop.ui.review.dialog import ReviewDialog
        from sjavs_desktop.ui.teaching.tutoring import limits_of

        dark = theme.is_dark(str(window.settings.get("theme")))
        try:
            with dress.dressed(record.rules):
                limits, known = limits_of(window.settings), self._advisor.finest
                self._dialog = ReviewDialog(ended, dark, deal, above or window.window(), limits, known)
                window.run(self._dialog)
        finally:
            self._dialog = None

    def _forbidden(self, record: Record) -> str:
        """Why a record is not reviewed; nothing if it may be."""
        if not record.origin.startswith(ORIGIN):
            return ""
        try:
            duel = self._duels.get(deal_of(record.origin)[0])
        except ValueError:
            duel = None
        if duel is not None and duel.whole:
            return ""
        return translate("review", "A deal of a duel can be reviewed once both have played the whole duel.")

    def close(self) -> None:
        """Closes what is open, and stops what it was working out."""
        if self._dialog is not None:
            self._dialog.reject()


def none_over() -> str:
    """That no deal has ended yet."""
    return translate("review", "A deal can be reviewed when it is over: before, that would give cards away.")


def over(record: Record, most: int | None = None) -> Record:
    """A match without what is still going on, at most so many deals of it; what hints have said stays known."""
    found, ply = 0, 0
    for place, (state, _) in enumerate(record.steps()):
        if state.table.deal_over and (most is None or state.table.deal <= most):
            found = place
        ply = place
    if found == ply:
        return record
    marks = tuple(one for one in record.marks if one.at < found)
    return replace(record, actions=record.actions[:found], marks=marks, future=())
