"""The own hand while it is dealt: new cards come face down in packets, are turned up, and sort themselves."""

from itertools import pairwise
from random import Random

import pytest

from sjavs_desktop.core.cards import cards_in
from sjavs_desktop.core.state import Event, View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui.felt.choreography import stages
from sjavs_desktop.ui.felt.layout import Picture, layout
from sjavs_desktop.ui.felt.loose import loosened, own_faces, turning
from sjavs_desktop.ui.felt.matching import match as matched
from sjavs_desktop.ui.felt.motion import Motion
from tests.core.games import match, rules_of


def dealt(game: str, seat: int) -> list[tuple[View, View, tuple[Event, ...]]]:
    """The steps of random matches in which cards are dealt, with the view before."""
    found = []
    for seed in range(6):
        steps = [step for _, step in match(rules_of(game), Random(seed), deals=2)]
        for (before, _), (after, events) in pairwise(steps):
            if any(one.kind == "dealt" for one in events):
                found.append((view(before, seat), view(after, seat), events))
    return found


def held_before(before: View, events: tuple[Event, ...]) -> tuple[int, ...]:
    """What the viewer holds as the cards come; where they were gathered and shuffled first, nothing."""
    gathered = any(one.kind == "shuffled" for one in events)
    return () if gathered else own_faces(layout(before, 1.4).places, before)


def hand(picture: Picture, seen: View) -> list[int | None]:
    """The viewer's hand from left to right."""
    return [one.face for one in picture.places if one.zone == "hand" and one.seat == seen.seat]


@pytest.mark.parametrize("game", ["sjavs", "klorsjavs", "schafkopf", "sjavs-2"])
def test_new_cards_lie_face_down_beside_those_that_are_held(game: str) -> None:
    for before, after, events in dealt(game, 1):
        held = held_before(before, events)
        sorted_one = layout(after, 1.4)
        down, up = (loosened(sorted_one, after, held, covered) for covered in (True, False))
        fresh = after.hand.bit_count() - len(held)
        assert fresh > 0
        assert hand(down, after) == [*held, *[None] * fresh]
        assert hand(up, after)[: len(held)] == list(held)
        assert sorted(one for one in hand(up, after) if one is not None) == sorted(cards_in(after.hand))
        # All other cards lie where they belong.
        others = [one for one in sorted_one.places if one.zone != "hand" or one.seat != after.seat]
        assert [one for one in up.places if one.zone != "hand" or one.seat != after.seat] == others
        # Where a card is turned up, it lies already.
        assert matched(down.places, up.places) == list(range(len(up.places)))
        kinds = [(one.move, one.loose, one.begin) for one in stages(after, events) if one.begin == "quiet"]
        assert kinds[-3:] == [("fly", "down", "quiet"), ("turn", "up", "quiet"), ("order", "", "quiet")]


def test_they_are_turned_up_in_the_packets_in_which_they_came() -> None:
    motion = Motion("normal")
    for before, after, events in dealt("klorsjavs", 0):
        held = held_before(before, events)
        up = loosened(layout(after, 1.4), after, held, covered=False)
        packets = next(one.packets for one in stages(after, events) if one.loose == "up")
        assert packets == (3, -2, 3)
        order = turning(up, after, held, packets, motion)
        assert [up.places[one.place].number for one in order] == list(range(6))
        waits = [one.wait for one in order]
        assert waits == sorted(waits)
        assert waits[3] == motion.ms("packet")


def test_a_hand_that_cannot_be_seen_whole_is_not_touched() -> None:
    _, after, _ = dealt("sjavs", 0)[0]
    picture = layout(after, 1.4)
    blind = picture._replace(places=tuple(one._replace(face=None) for one in picture.places))
    assert loosened(blind, after, (), covered=False) == blind


def test_the_order_by_chance_is_the_same_each_time_and_mostly_not_the_sorted_one() -> None:
    same = 0
    for _, after, _ in dealt("sjavs", 2):
        picture = layout(after, 1.4)
        first, again = (hand(loosened(picture, after, (), covered=False), after) for _ in range(2))
        assert first == again
        same += first == hand(picture, after)
    assert same == 0
