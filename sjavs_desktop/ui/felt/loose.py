"""The own hand before it is sorted: new cards lie in it as they came, first face down, then turned up."""

from collections.abc import Collection, Sequence
from random import Random

from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.state import View
from sjavs_desktop.ui.felt.choreography import Delay
from sjavs_desktop.ui.felt.layout import HANDS, Picture, Place, offsets
from sjavs_desktop.ui.felt.motion import Motion


def own_faces(places: Sequence[Place | None], view: View) -> tuple[Card, ...]:
    """The cards of the viewer's hand that lie face up, from left to right."""
    mine = [one for one in places if one is not None and of_viewer(one, view)]
    return tuple(one.face for one in sorted(mine, key=lambda each: each.number) if one.face is not None)


def of_viewer(place: Place, view: View) -> bool:
    """Whether a card lies in the viewer's hand."""
    return place.zone == "hand" and place.seat == view.seat


def loosened(picture: Picture, view: View, before: Sequence[Card], covered: bool) -> Picture:
    """The picture with the viewer's hand unsorted: the cards held `before` first, then the new ones.

    Those lie face down if `covered`. They come in an order by chance that is the same each time: which of them lay in
    which packet is told by no view. A hand that nobody may see stays as it is.
    """
    mine = [index for index, one in enumerate(picture.places) if of_viewer(one, view)]
    faces = own_faces(picture.places, view)
    if not mine or len(faces) < len(mine):
        return picture
    fresh = sorted(one for one in faces if one not in before)
    Random(view.hand).shuffle(fresh)
    lying: list[Card | None] = [one for one in before if one in faces]
    known = len(lying)
    lying += fresh
    row = picture.seats[view.seat].hand
    places = list(picture.places)
    for number, (index, along) in enumerate(zip(mine, offsets((len(mine),), row, 0), strict=True)):
        x, y = row.point(along)
        face = None if covered and number >= known else lying[number]
        places[index] = Place("hand", view.seat, number, x, y, row.card, row.angle, HANDS + number, face)
    return picture._replace(places=tuple(places))


def turning(
    picture: Picture, view: View, before: Collection[Card], packets: Sequence[int], motion: Motion
) -> list[Delay]:
    """When each new card of an unsorted hand is turned up: packet by packet, from left to right."""
    order: list[Delay] = []
    fresh = [index for index, one in enumerate(picture.places) if of_viewer(one, view) and one.face not in before]
    clock = 0
    for size in (size for size in packets if size > 0):
        order += [Delay(index, clock + number * motion.ms("card")) for number, index in enumerate(fresh[:size])]
        clock += motion.ms("packet") if fresh[:size] else 0
        del fresh[:size]
    return order
