"""Who plays with whom: named functions from a seat to the account it scores for."""

from collections.abc import Callable

from sjavs_desktop.core.state import Seat


def pairs(seat: Seat) -> int:
    """Partners sit opposite each other: the first and third seat against the second and fourth."""
    return seat % 2


SIDES: dict[str, Callable[[Seat], int]] = {"pairs": pairs}
"""The ways of a pack's `sides`, by name."""
