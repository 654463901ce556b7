"""Which sprite goes where when the picture changes: hidden cards are anonymous, known ones keep their sprite."""

from collections.abc import Iterable, Sequence

from sjavs_desktop.ui.felt.layout import Place


def match(before: Sequence[Place | None], target: Sequence[Place], first: Iterable[int] = ()) -> list[int]:
    """For each sprite the index of the place in `target` that it takes; every place is taken exactly once.

    A card that lay face up keeps its sprite, then backs stay in their zone, then a card that a seat plays
    comes out of that seat's hand. What is left is filled in the order `first` (all other places follow), from
    the top of the pack down. Raises ValueError when there are not as many sprites as places.
    """
    if len(before) != len(target):
        raise ValueError(f"{len(before)} sprites for {len(target)} places")
    taken: dict[int, int] = {}
    free = dict.fromkeys(range(len(target)))

    def assign(sprite: int, place: int) -> None:
        taken[sprite] = place
        del free[place]

    known = {one.face: sprite for sprite, one in enumerate(before) if one and one.face is not None}
    for place, face in [(each, target[each].face) for each in free]:
        if face is not None and face in known:
            assign(known[face], place)
    for sprite, place in stay(before, target, taken, free):
        assign(sprite, place)
    for place in [each for each in free if target[each].zone == "trick"]:
        source = played_from(before, target[place], taken)
        if source is not None:
            assign(source, place)
    left = sorted((each for each in range(len(before)) if each not in taken), key=lambda each: -height(before[each]))
    wanted = dict.fromkeys([each for each in first if each in free] + list(free))
    for sprite, place in zip(left, wanted, strict=True):
        assign(sprite, place)
    return [taken[sprite] for sprite in range(len(before))]


def height(place: Place | None) -> int:
    """How high a sprite lies; new ones lie below all."""
    return place.z if place else -1


def stay(
    before: Sequence[Place | None], target: Sequence[Place], taken: dict[int, int], free: dict[int, None]
) -> list[tuple[int, int]]:
    """Backs that remain in the zone of their seat, in their order."""
    waiting: dict[tuple[str, int], list[int]] = {}
    for sprite, one in enumerate(before):
        if one and sprite not in taken and one.face is None:
            waiting.setdefault((one.zone, one.seat), []).append(sprite)
    for sprites in waiting.values():
        sprites.sort(key=lambda each: -height(before[each]))
    pairs = []
    for place in free:
        one = target[place]
        sprites = waiting.get((one.zone, one.seat), [])
        if one.face is None and sprites:
            pairs.append((sprites.pop(), place))
    return pairs


def played_from(before: Sequence[Place | None], place: Place, taken: dict[int, int]) -> int | None:
    """A sprite from the hand of the seat that played the card at `place`."""
    for sprite, one in enumerate(before):
        if one and sprite not in taken and one.zone == "hand" and one.seat == place.seat and one.face is None:
            return sprite
    return None
