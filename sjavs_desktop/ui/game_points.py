"""What hint, tutor and review count in: one sentence, which stands where the numbers do.

Which it is depends on how a match ends: the numbers are `engine.standing.VALUES` of the accounts.
"""

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.core.rules import Rules
from sjavs_desktop.engine.standing import LOST

translate = QCoreApplication.translate

PAIRS = 4
"""Accounts with which two may win from two others: 10 and 10 are then 13 more than the average of 10, −10 and −10."""


def explained(rules: Rules) -> str:
    """What a game point is in the numbers of the teacher."""
    end = rules.score.end
    if end == "rubber":
        return translate(
            "teacher",
            "Game points are counted towards the end of the match: in a close finish the same points on the score "
            "sheet count for more.",
        )
    if end == "loser":
        return translate(
            "teacher",
            "Game points are counted ahead of the average of the others; to lose the match costs {number} more.",
        ).format(number=round(LOST))
    if rules.accounts == PAIRS:
        return translate(
            "teacher",
            "Game points are counted ahead of the average of the others: a game of 10 that two win from two others "
            "brings each of the two 13.",
        )
    return translate("teacher", "Game points are counted ahead of the average of the others.")
