"""In what stages a step is shown: the events choose the manner, the view alone says where things end."""

from collections.abc import Sequence
from typing import NamedTuple

from sjavs_desktop.core.state import NOBODY, Event, Seat, View
from sjavs_desktop.ui.felt.layout import Picture
from sjavs_desktop.ui.felt.motion import Motion


class Stage(NamedTuple):
    """A part of a step: everything glides to one picture, and then that picture stays a while."""

    move: str
    """The duration of each card's movement, by name."""
    rest: str = ""
    """How long the picture stays afterwards; no time when empty."""
    held: bool = False
    """Whether the finished trick lies in the middle."""
    undealt: bool = False
    """Whether the cards are still together."""
    begin: str = "close"
    """What happens to turn, marks and words before the cards move. `show`: the new ones appear; `quiet`: the
    new ones, but no turn and no calls; `close`: the old ones stay but cannot be acted upon; `keep`: they stay as
    they are. When the cards have arrived the new ones are shown in any case."""
    packets: tuple[int, ...] = ()
    """The packets in which the cards come, when they are dealt."""
    speaker: Seat = NOBODY
    """Who cut or knocked just before."""
    cut: int = 0


class Delay(NamedTuple):
    """When a place is filled."""

    place: int
    """Index in the picture."""
    wait: int
    """Milliseconds from the beginning of the stage."""


def stages(view: View, events: Sequence[Event]) -> tuple[Stage, ...]:
    """How a step is shown; nothing when nothing can be seen to move."""
    result: list[Stage] = []
    cut = next((one for one in events if one.kind == "cut"), Event("cut", NOBODY, 0))
    for event in events:
        if event.kind == "shuffled":
            result.append(Stage("gather", undealt=True, begin="quiet"))
        elif event.kind == "dealt" and isinstance(event.value, tuple):
            sizes = tuple(size for size in event.value if isinstance(size, int))
            place = cut.value if isinstance(cut.value, int) else 0
            result.append(Stage("fly", begin="quiet", packets=sizes, speaker=cut.seat, cut=place))
        elif event.kind in ("passed", "bid", "annulled"):
            result.append(Stage("move", "call", begin="show"))
        elif event.kind == "contract":
            result.append(Stage("move", "named", begin="show"))
        elif event.kind == "played":
            ends = any(one.kind == "trick" for one in events)
            rest = "hold" if ends else "own" if event.seat == view.seat else "beat"
            result.append(Stage("play", rest, held=ends))
        elif event.kind == "trick":
            result.append(Stage("gather", begin="keep"))
    return tuple(result)


def deal_order(picture: Picture, dealer: Seat, packets: Sequence[int], motion: Motion) -> list[Delay]:
    """The places of the hands in the order in which they are dealt: packet by packet, clockwise from forehand."""
    hands: dict[Seat, list[int]] = {seat: [] for seat in range(len(picture.seats))}
    for index, place in enumerate(picture.places):
        if place.zone == "hand":
            hands[place.seat].append(index)
    order, clock = [], 0
    for size in packets:
        for turn in range(1, len(hands) + 1):
            hand = hands[(dealer + turn) % len(hands)]
            for number, index in enumerate(hand[:size]):
                order.append(Delay(index, clock + number * motion.ms("card")))
            del hand[:size]
            clock += motion.ms("packet")
    return order
