"""The picture of a view is pure geometry: complete, discreet, and nothing lies over what must be seen."""

import random
from collections.abc import Iterator
from functools import cache
from math import cos, radians, sin

import pytest

from sjavs_desktop.core.cards import cards_in, parse
from sjavs_desktop.core.state import State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui.felt.card_item import Pose
from sjavs_desktop.ui.felt.hits import card_at
from sjavs_desktop.ui.felt.layout import TILT, Picture, Place, corner, layout
from sjavs_desktop.ui.felt.matching import match as matched
from sjavs_desktop.ui.felt.order import groups
from sjavs_desktop.ui.felt.spots import RAISE, SHAPE, Box, scene
from sjavs_desktop.ui.felt.tables import TABLES, around
from tests.core.games import match, rules_with

ASPECTS = (1.0, 1.25, 700 / 560, 1024 / 640, 16 / 9, 2.4)
CLOSE = 1e-6


@cache
def positions() -> tuple[State, ...]:
    """Every state of the first deals of a few random matches, cutting and knocking included."""
    return tuple(state for seed in range(3) for _, (state, _) in match(rules_with(), random.Random(seed), deals=2))


def pictures(aspect: float) -> Iterator[tuple[View, Picture, bool]]:
    """The pictures of all positions, each from one seat in turn, with the last trick held and not."""
    for number, state in enumerate(positions()):
        seen = view(state, number % 4)
        for held in (False, True):
            yield seen, layout(seen, aspect, held=held), held


def box(place: Place) -> Box:
    """The smallest upright rectangle around a card (only in the trick cards are not turned by right angles)."""
    assert place.angle % 90 == 0 or (place.zone == "trick" and abs(place.angle) <= TILT)
    turn = radians(place.angle)
    across, down = abs(cos(turn)), abs(sin(turn))
    wide, high = place.width * (across + SHAPE * down), place.width * (SHAPE * across + down)
    return Box(place.x - wide / 2, place.y - high / 2, wide, high)


def meet(one: Box, other: Box) -> bool:
    """Whether two rectangles share more than an edge."""
    return (
        min(one.x + one.width, other.x + other.width) - max(one.x, other.x) > CLOSE
        and min(one.y + one.height, other.y + other.height) - max(one.y, other.y) > CLOSE
    )


def furniture(seen: View, picture: Picture) -> list[Box]:
    """All signs that are shown with cards."""
    bubbles = [] if seen.table.trick or seen.table.tricks else [spot.bubble for spot in picture.seats]
    return [picture.trump, picture.tally, *(spot.plate for spot in picture.seats), *bubbles]


def belongs(place: Place) -> object:
    """What a card may touch: the other cards of the same hand, the same piles, the same pack."""
    return (place.zone, place.seat)


@pytest.mark.parametrize("aspect", ASPECTS)
def test_each_card_has_one_place_and_no_face_but_those_the_view_shows(aspect: float) -> None:
    for seen, picture, held in pictures(aspect):
        assert len(picture.places) == len(seen.rules.deck)
        assert len({(one.zone, one.seat, one.number) for one in picture.places}) == len(seen.rules.deck)
        faces = [one.face for one in picture.places if one.face is not None]
        open_cards = [*cards_in(seen.hand), *seen.table.trick]
        if held and seen.table.tricks and not seen.table.trick:
            open_cards += seen.table.tricks[-1].cards
        assert sorted(faces) == sorted(open_cards)


@pytest.mark.parametrize("aspect", ASPECTS)
def test_nothing_lies_outside_the_window(aspect: float) -> None:
    for seen, picture, _ in pictures(aspect):
        for one in [*(box(place) for place in picture.places), *furniture(seen, picture)]:
            assert one.x >= -CLOSE
            assert one.y >= -CLOSE
            assert one.x + one.width <= picture.scene.width + CLOSE
            assert one.y + one.height <= picture.scene.height + CLOSE
    assert abs(picture.scene.width / picture.scene.height - aspect) < CLOSE


@pytest.mark.parametrize("aspect", ASPECTS)
def test_no_cards_of_one_seat_meet_those_of_another_or_a_sign(aspect: float) -> None:
    for seen, picture, _ in pictures(aspect):
        zones: dict[object, list[Box]] = {}
        for place in picture.places:
            zones.setdefault(belongs(place), []).append(box(place))
        around = {key: hull(boxes) for key, boxes in zones.items()}
        signs = furniture(seen, picture)
        for key, one in around.items():
            assert not [other for other, rest in around.items() if other != key and meet(one, rest)], (key, aspect)
            assert not [sign for sign in signs if meet(one, sign)], (key, aspect)


def hull(boxes: list[Box]) -> Box:
    """The smallest rectangle around all."""
    x, y = min(one.x for one in boxes), min(one.y for one in boxes)
    return Box(x, y, max(one.x + one.width for one in boxes) - x, max(one.y + one.height for one in boxes) - y)


@pytest.mark.parametrize("aspect", ASPECTS)
def test_signs_do_not_meet_one_another(aspect: float) -> None:
    picture = layout(view(positions()[0], 0), aspect)
    signs = furniture(view(positions()[0], 0), picture)
    signs.append(picture.free)
    assert not [(one, two) for index, one in enumerate(signs) for two in signs[:index] if meet(one, two)]


@pytest.mark.parametrize("aspect", ASPECTS)
def test_the_middle_is_free_until_the_first_lead(aspect: float) -> None:
    for seen, picture, _ in pictures(aspect):
        if not seen.table.trick and not seen.table.tricks:
            assert not [one for one in picture.places if meet(box(one), picture.free)]


@pytest.mark.parametrize("aspect", ASPECTS)
def test_the_corner_of_every_open_card_is_in_sight(aspect: float) -> None:
    for _, picture, _ in pictures(aspect):
        shown = [one for one in picture.places if one.face is not None]
        for one in shown:
            assert not [over for over in shown if over.z > one.z and meet(corner(one), box(over))]


@pytest.mark.parametrize("aspect", ASPECTS)
def test_a_raised_card_meets_no_sign_and_no_other_seat(aspect: float) -> None:
    for seen, picture, _ in pictures(aspect):
        strangers = [box(one) for one in picture.places if (one.zone, one.seat) != ("hand", seen.seat)]
        for one in picture.places:
            if (one.zone, one.seat) == ("hand", seen.seat):
                up = box(one._replace(y=one.y - RAISE))
                assert not [other for other in strangers + furniture(seen, picture)[:6] if meet(up, other)]


def test_the_own_hand_is_the_largest_and_at_the_bottom() -> None:
    for seen, picture, _ in pictures(1.4):
        own = [one for one in picture.places if (one.zone, one.seat) == ("hand", seen.seat)]
        others = [one for one in picture.places if one not in own and one.zone in ("hand", "trick")]
        if own and others:
            assert min(one.width for one in own) > max(one.width for one in others)
            assert min(one.y for one in own) > max(one.y for one in others)


def test_seats_follow_clockwise_from_the_viewer_at_tables_of_two_to_four() -> None:
    at = scene(1.5)
    for seats, laid in TABLES.items():
        for viewer in range(seats):
            seated = around(laid(at), viewer)
            assert seated[viewer].plate == laid(at).spots[0].plate
            assert len({one.plate for one in seated}) == seats
    left, top, right = (around(TABLES[4](at), 2)[seat].hand for seat in (3, 0, 1))
    assert left.x < top.x < right.x
    assert top.y < left.y == right.y


def test_the_hand_begins_with_the_trumps_and_colours_alternate() -> None:
    rules = rules_with()
    hand = sum(1 << one for one in parse("8H AS QD KH JC 7C 9D TC"))
    before = groups(hand, rules.ranking("trump", None), None)
    assert before == (parse("JC"), parse("TC 7C"), parse("KH 8H"), parse("AS"), parse("QD 9D"))
    after = groups(hand, rules.ranking("trump", 2), 2)
    assert after == (parse("JC KH 8H"), parse("TC 7C"), parse("QD 9D"), parse("AS"))


def test_every_sprite_gets_one_place_and_known_cards_keep_theirs() -> None:
    dice = random.Random(3)
    before: list[Place | None] = [None] * len(rules_with().deck)
    for state in positions():
        picture = layout(view(state, 0), 1.5)
        order = list(range(len(before)))
        dice.shuffle(order)
        places = matched(before, picture.places, order[:5])
        assert sorted(places) == list(range(len(before)))
        target = {one.face: index for index, one in enumerate(picture.places) if one.face is not None}
        for sprite, one in enumerate(before):
            if one is not None and one.face in target:
                assert places[sprite] == target[one.face]
        before = [picture.places[place] for place in places]


def test_a_played_card_comes_from_the_hand_of_its_seat() -> None:
    for before, after in zip(positions(), positions()[1:], strict=False):
        old, new = layout(view(before, 0), 1.5).places, layout(view(after, 0), 1.5).places
        if len(after.table.trick) != len(before.table.trick) + 1 or before.table.deal_over:
            continue
        moved = matched(old, new)
        for sprite, place in enumerate(moved):
            if new[place].zone == "trick" and old[sprite].zone != "trick":
                assert (old[sprite].zone, old[sprite].seat) == ("hand", new[place].seat)


def test_as_many_sprites_as_places_are_needed() -> None:
    with pytest.raises(ValueError, match="3 sprites for 32 places"):
        matched([None] * 3, layout(view(positions()[0], 0), 1.5).places)


def test_where_cards_overlap_the_upper_one_counts() -> None:
    hand = [Pose(50, 100, 60, 0), Pose(90, 100, 60, 0)]
    assert [card_at(hand, x, 100, (), 8) for x in (19, 20, 59, 60, 61, 120, 121)] == [None, 0, 0, 1, 1, 1, None]
    assert [card_at(hand, 62, 100 - 42 - 5, raised, 8) for raised in ((), (0,), (1,))] == [None, 0, 1]
    assert card_at(hand, 62, 100 - 42 - 9, (0,), 8) is None
