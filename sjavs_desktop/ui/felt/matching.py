"""Which sprite goes where when the picture changes: hidden cards are anonymous, known ones keep their sprite."""

from collections.abc import Callable, Iterable, Sequence

from sjavs_desktop.ui.felt.layout import Place

FIXED = ("talon", "aside", "open", "covered")
"""Zones in which a card never changes its place."""


def match(before: Sequence[Place | None], target: Sequence[Place], first: Iterable[int] = ()) -> list[int]:
    """For each sprite the index of the place in `target` that it takes; every place is taken exactly once.

    A card that lay face up keeps its sprite, a card turned over where it lies stays (as in a hand that is hidden), what
    is laid away comes out of the hand, then backs stay in their zone, then a card that a seat plays comes out of that
    seat's hand. What is left is filled in the order `first` (all other places follow), from the top of the pack down.
    Raises ValueError when there are not as many sprites as places.
    """
    if len(before) != len(target):
        raise ValueError(f"{len(before)} sprites for {len(target)} places")
    taking = Taking(before, target)
    taking.known()
    taking.from_where(FIXED, lambda old, new: old[:3] == new[:3])
    taking.from_where(("hand",), turned_over)
    taking.from_where(("open",), lambda old, new: old.zone == "covered" and old[1:3] == new[1:3])
    taking.from_where(("aside",), hidden_in_hand)
    taking.stay()
    taking.from_where(("trick",), hidden_in_hand)
    return taking.rest(first)


def turned_over(old: Place, new: Place) -> bool:
    """Whether a card of a hand shows its other side where it lies."""
    return old[:3] == new[:3] and (old.face is None) != (new.face is None)


def hidden_in_hand(old: Place, new: Place) -> bool:
    """Whether a sprite lies face down in the hand of the seat that the new place belongs to."""
    return old.zone == "hand" and old.seat == new.seat and old.face is None


def height(place: Place | None) -> int:
    """How high a sprite lies; new ones lie below all."""
    return place.z if place else -1


class Taking:
    """Sprites take places, one rule after the other."""

    def __init__(self, before: Sequence[Place | None], target: Sequence[Place]) -> None:
        self.before, self.target = before, target
        self.taken: dict[int, int] = {}
        self.free = dict.fromkeys(range(len(target)))

    def assign(self, sprite: int, place: int) -> None:
        """One sprite takes one place."""
        self.taken[sprite] = place
        del self.free[place]

    def known(self) -> None:
        """A card that lay face up keeps its sprite where it lies face up again."""
        sprites = {one.face: sprite for sprite, one in enumerate(self.before) if one and one.face is not None}
        for place in list(self.free):
            face = self.target[place].face
            if face is not None and face in sprites:
                self.assign(sprites[face], place)

    def from_where(self, zones: tuple[str, ...], fits: Callable[[Place, Place], bool]) -> None:
        """Each place of the zones takes the first sprite that fits, given where it was."""
        for place in [each for each in self.free if self.target[each].zone in zones]:
            found = self._first(place, fits)
            if found is not None:
                self.assign(found, place)

    def _first(self, place: int, fits: Callable[[Place, Place], bool]) -> int | None:
        for sprite, one in enumerate(self.before):
            if one and sprite not in self.taken and fits(one, self.target[place]):
                return sprite
        return None

    def stay(self) -> None:
        """Backs remain in the zone of their seat, in their order."""
        waiting: dict[tuple[str, int], list[int]] = {}
        for sprite, one in enumerate(self.before):
            if one and sprite not in self.taken and one.face is None:
                waiting.setdefault((one.zone, one.seat), []).append(sprite)
        for sprites in waiting.values():
            sprites.sort(key=lambda each: -height(self.before[each]))
        for place in list(self.free):
            one = self.target[place]
            sprites = waiting.get((one.zone, one.seat), [])
            if one.face is None and sprites:
                self.assign(sprites.pop(), place)

    def rest(self, first: Iterable[int]) -> list[int]:
        """What is left takes the free places in order; the place of every sprite."""
        left = [each for each in range(len(self.before)) if each not in self.taken]
        left.sort(key=lambda each: -height(self.before[each]))
        wanted = dict.fromkeys([each for each in first if each in self.free] + list(self.free))
        for sprite, place in zip(left, wanted, strict=True):
            self.assign(sprite, place)
        return [self.taken[sprite] for sprite in range(len(self.before))]
