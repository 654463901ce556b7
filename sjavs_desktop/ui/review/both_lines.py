"""What was played, and beside it what the better choice might have led to."""

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from sjavs_desktop.core.record import Record
from sjavs_desktop.core.sides import account
from sjavs_desktop.models.score_rows import owners
from sjavs_desktop.ui import score_text, why_text
from sjavs_desktop.ui.replay.side_by_side import Side, SideBySide
from sjavs_desktop.ui.review.review_text import Looked

if TYPE_CHECKING:
    from sjavs_desktop.engine.review import Reviewed

translate = QCoreApplication.translate


class Both(NamedTuple):
    """The two lines of a deal."""

    played: Record
    better: Record
    since: int
    """After how many actions the deal begins in both."""


def dialog(at: Looked, one: "Reviewed", both: Both, dark: bool, parent: QWidget) -> SideBySide:
    """Both lines, standing at the choice where they part."""
    seen = at.seen(one)
    played, better, since = both
    sides = (
        Side(
            played,
            translate("review", "As it was played: {action}. {outcome}").format(
                action=why_text.what(seen, one.action), outcome=outcome(played, at)
            ),
        ),
        Side(
            better,
            translate("review", "The better choice: {action}. {outcome}").format(
                action=why_text.what(seen, one.best), outcome=outcome(better, at)
            ),
        ),
    )
    note = " ".join(filter(None, (how(), less(played, better, at))))
    title = translate("review", "Both lines of deal {number}").format(number=seen.table.deal)
    made = SideBySide(title, sides, since, dark, parent, note)
    while made.both.boards[0].ply < one.ply and made.both.target("on") != made.both.at:
        made.both.step("on")
    return made


def how() -> str:
    """How the better line goes on."""
    return translate(
        "review",
        "From this choice on everybody plays as if all cards lay open; what comes before the play is decided "
        "by rules of thumb.",
    )


def less(played: Record, better: Record, at: Looked) -> str:
    """Why the better choice may bring less, as far as it does here; otherwise nothing."""
    from sjavs_desktop.engine.measure import earned

    mine = account(at.rules, at.seat)
    was, might = (earned(at.rules, one.state().table, mine) for one in (played, better))
    if was <= might:
        return ""
    return translate(
        "review",
        "What was played has brought more here: that was luck, or others gave something away afterwards. "
        "A choice is judged by what was known when it was made.",
    )


def outcome(record: Record, at: Looked) -> str:
    """What a deal came to: the card points, and how the accounts stand then."""
    table, names = record.state().table, owners(at.rules, at.names)
    if not table.results or table.results[-1].deal != table.deal:
        return translate("review", "Nobody bid.")
    result = table.results[-1]
    return translate("review", "Card points: {points}. Accounts: {standing}.").format(
        points=score_text.deal_summary(result, at.seat, names),
        standing=score_text.standing(result.after, at.seat, names),
    )
