"""Which card of the own hand a point means: decided on the cards as they lie, whether one is raised or not."""

from collections.abc import Collection, Sequence

from sjavs_desktop.ui.felt.card_item import Pose
from sjavs_desktop.ui.felt.spots import SHAPE


def card_at(hand: Sequence[Pose], x: float, y: float, raised: Collection[int], rise: float) -> int | None:
    """The index of the upright card at a point; each card covers the one before it.

    Only geometry at rest counts, so a card that rises under the pointer never gives way to its neighbour, and
    the one that is raised is the one that a click means. The parts of raised cards that stick out above the row
    belong to them as well.
    """
    for index in range(len(hand) - 1, -1, -1):
        if inside(hand[index], x, y):
            return index
    up = (index for index in sorted(raised, reverse=True) if index < len(hand))
    return next((index for index in up if inside(hand[index], x, y + rise)), None)


def inside(pose: Pose, x: float, y: float) -> bool:
    """Whether an upright card covers the point."""
    return abs(x - pose.x) <= pose.width / 2 and abs(y - pose.y) <= pose.width * SHAPE / 2
