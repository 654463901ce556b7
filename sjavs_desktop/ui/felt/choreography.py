"""In what stages a step is shown: the events choose the manner, the view alone says where things end."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import NOBODY, Event, Seat, View, ranking_of
from sjavs_desktop.ui.felt.layout import Picture, Place
from sjavs_desktop.ui.felt.motion import Motion

WHOLE_ROW = 100
"""As many cards as lie there."""


SOUNDS = ("deal", "shuffle", "card", "call", "trick", "double", "trump", "old_mor", "deal_over", "cross")
"""Everything that can be heard, by the names of the files; what matters least comes first."""


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
    """Who cut, knocked or laid just before."""
    cut: int = 0
    lays: bool = False
    """Whether the speaker laid, and did not cut."""
    after: str = ""
    """The zone whose cards wait until all others have arrived."""
    unturned: tuple[Card, ...] = ()
    """Cards that are not turned up yet."""
    taken: bool = False
    """Whether the trump of a marriage lies open before who has just taken it."""
    sound: str = ""
    """What is heard as it begins, by the name of a file; nothing when empty."""
    each: str = ""
    """What is heard whenever one of its cards has arrived."""
    landing: str = ""
    """What is heard when all have arrived."""
    kind: str = "sort"
    """What kind of motion it is (one of `motion.KINDS`)."""
    loose: str = ""
    """How new cards lie in the viewer's hand while it is not sorted yet: face `down` or `up`; sorted when empty."""
    named: bool = False
    """Whether the sign of the trumps comes from whoever has named them."""


class Delay(NamedTuple):
    """When a place is filled."""

    place: int
    """Index in the picture."""
    wait: int
    """Milliseconds from the beginning of the stage."""


SAID = {
    "passed": Stage("move", "call", begin="show", sound="call"),
    "bid": Stage("move", "call", begin="show", sound="call"),
    "annulled": Stage("move", "call", begin="show", sound="call"),
    "contract": Stage("move", "named", begin="show", sound="trump", named=True),
    "kept": Stage("move", "call", begin="show", sound="call"),
    "looked": Stage("take", "call", landing="card", kind="exchange"),
    "exchanged": Stage("take", "call", after="talon", landing="card", kind="exchange"),
    "folded": Stage("move", "named", begin="show", sound="call"),
    "laid": Stage("move", "call", begin="show", sound="double"),
    "called": Stage("move", "named", begin="show", sound="trump", named=True),
    "offered": Stage("take", "call", landing="card", kind="exchange"),
    "refused": Stage("move", "call", begin="show", sound="call"),
    "doubled": Stage("move", "named", begin="show", sound="double"),
    "trick": Stage("gather", begin="keep", sound="trick", kind="collect"),
}
"""How an event is shown that needs no more than its kind."""


def stages(view: View, events: Sequence[Event]) -> tuple[Stage, ...]:
    """How a step is shown; nothing when nothing can be seen to move."""
    result: list[Stage] = []
    kinds = [one.kind for one in events]
    before = next((one for one in events if one.kind in ("cut", "laid")), Event("cut", NOBODY, 0))
    for event in events:
        if event.kind == "laid" and "dealt" in kinds:
            # The rest is dealt at once, and the cards must not be there before that.
            continue
        if event.kind == "contract" and "called" in kinds:
            # One sentence says both.
            continue
        if event.kind in SAID:
            result.append(SAID[event.kind])
        elif event.kind == "shuffled":
            result.append(Stage("gather", undealt=True, begin="quiet", sound="shuffle", kind="deal"))
        elif event.kind == "dealt" and isinstance(event.value, tuple):
            sizes = tuple(size for size in event.value if isinstance(size, int))
            place = before.value if isinstance(before.value, int) else 0
            result += dealing(Stage("fly", speaker=before.seat, cut=place, lays=before.kind == "laid"), sizes)
        elif event.kind == "wed":
            result += [
                Stage("take", "named", taken=True, landing="card", kind="exchange"),
                Stage("take", landing="card", kind="exchange"),
            ]
        elif event.kind == "played":
            ends = any(one.kind == "trick" for one in events)
            rest = "hold" if ends else "own" if event.seat == view.seat else "beat"
            turned = tuple(one.value for one in events if one.kind == "turned" and isinstance(one.value, int))
            lies = Stage("play", rest, held=ends, unturned=turned, landing="card", kind="play")
            slams = lies._replace(move="slam", landing="old_mor", kind="slam")
            result.append(slams if highest(view, event.value) else lies)
    return tuple(result)


def dealing(stage: Stage, packets: tuple[int, ...]) -> list[Stage]:
    """How cards are dealt: in packets, in which the own ones are then turned up, to be sorted at last."""
    quiet = stage._replace(begin="quiet")
    return [
        quiet._replace(packets=packets, each="deal", kind="deal", loose="down"),
        quiet._replace(move="turn", packets=packets, loose="up"),
        quiet._replace(move="order"),
    ]


def wanted(shown: Sequence[Stage], motion: Motion) -> list[Stage]:
    """The stages as they are shown where some kinds of motion are not wanted: their pictures come, but nothing glides.

    A hand that shall not be dealt or not sorted visibly is sorted at once; the highest card that shall not slam is
    played like any other.
    """
    sorts = motion.moves("deal") and motion.moves("sort")
    result = []
    for one in shown:
        if one.kind == "slam" and not motion.moves("slam"):
            one = one._replace(move="play", kind="play")
        if not sorts and one.move in ("turn", "order"):
            continue
        result.append(one if sorts else one._replace(loose=""))
    return result


def pause(stage: Stage, motion: Motion) -> int:
    """Milliseconds that the picture stays: what does not move stays as long as it would have moved, so that the pace
    is the same."""
    rest = motion.ms(stage.rest) if stage.rest else 0
    return rest if motion.moves(stage.kind) else rest + motion.ms(stage.move)


def highest(view: View, card: object) -> bool:
    """Whether a card is the highest trump of the deal and always one: Old Mor, or what stands in her place."""
    ranking, table = ranking_of(view.rules, view.table), view.table
    first = ranking.trumps[:1] if ranking is not None else ()
    return card in first and bool(table.contract) and card in view.rules.contract(table.contract or "").permanent


def sounds(view: View, events: Sequence[Event]) -> list[str]:
    """All that is heard of a step, in order; of the cards that are dealt one after the other, one."""
    shown = [name for one in stages(view, events) for name in (one.sound, one.each, one.landing) if name]
    return shown + [ending(view, events)] * any(one.kind == "scored" for one in events)


def ending(view: View, events: Sequence[Event]) -> str:
    """What is heard when a deal has been counted."""
    own = account(view.rules, view.seat)
    return "cross" if any(one.kind in ("rubber", "match") and one.value == own for one in events) else "deal_over"


def deal_order(
    picture: Picture, dealer: Seat, packets: Sequence[int], motion: Motion, lying: Sequence[Place] = ()
) -> list[Delay]:
    """The places that are filled when the cards are dealt, in order; those of cards that were `lying` there are not.

    Packet by packet, clockwise from forehand; a negative one goes to the middle. Then come the covered cards of
    each player, and the open ones on them.
    """
    if not packets or not motion.moves("deal"):
        return []
    faces = {one.face for one in lying if one.face is not None}
    backs = Counter((one.zone, one.seat) for one in lying if one.face is None)
    order: list[Delay] = []
    clock = 0
    waiting: dict[tuple[str, Seat], list[int]] = {}
    for index, place in enumerate(picture.places):
        stays = place.face in faces if place.face is not None else place.number < backs[place.zone, place.seat]
        if not stays:
            waiting.setdefault((place.zone, place.seat), []).append(index)
    for zone, seat, size in turns(dealer, len(picture.seats), packets):
        packet = waiting.get((zone, seat), [])
        order += [Delay(index, clock + number * motion.ms("card")) for number, index in enumerate(packet[:size])]
        clock += motion.ms("packet") if packet[:size] else 0
        del packet[:size]
    return order


def turns(dealer: Seat, seats: int, packets: Sequence[int]) -> Iterator[tuple[str, Seat, int]]:
    """What is dealt one after the other: to which zone of which seat, and how many cards."""
    clockwise = [(dealer + turn) % seats for turn in range(1, seats + 1)]
    for size in packets:
        if size < 0:
            yield "talon", NOBODY, -size
        else:
            yield from (("hand", seat, size) for seat in clockwise)
    for zone in ("covered", "open"):
        yield from ((zone, seat, WHOLE_ROW) for seat in clockwise)
