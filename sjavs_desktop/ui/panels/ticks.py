"""Which words stand at an axis: as many as have room beside one another."""

from collections.abc import Callable, Sequence
from itertools import pairwise


def thinned(ticks: Sequence[tuple[float, str]], pixels: float, size: Callable[[str], float]) -> list[tuple[float, str]]:
    """Every tick, or every second, third..., so that no words touch; 0 stays, or else the first one.

    `pixels` is how long 1 is on the screen, and `size` how many pixels words take along the axis.
    """
    stays = next((place for place, (at, _) in enumerate(ticks) if at == 0), 0)
    for every in range(1, len(ticks)):
        found = list(ticks[stays % every :: every])
        apart = pairwise(found)
        if all(2 * (after - at) * pixels >= size(one) + size(other) for (at, one), (after, other) in apart):
            return found
    return list(ticks[stays : stays + 1])
