"""The tables of all games are pure geometry too: complete, discreet, and nothing lies over what must be seen."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import cos, radians, sin

import pytest

from sjavs_desktop.app import library
from sjavs_desktop.core.cards import cards_in
from sjavs_desktop.core.game import apply, start
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.core.state import Event, State, View, open_cards
from sjavs_desktop.core.view import view
from sjavs_desktop.ui.felt.choreography import deal_order, stages
from sjavs_desktop.ui.felt.layout import BESIDE_ASIDE, Picture, Place, corner, layout, result_of
from sjavs_desktop.ui.felt.matching import match as matched
from sjavs_desktop.ui.felt.motion import Motion
from sjavs_desktop.ui.felt.spots import RAISE, SHAPE, Box
from sjavs_desktop.ui.felt.tables import TALON_TAG
from tests.core.games import choices, match, next_action

ASPECTS = (1.0, 1.2, 700 / 560, 1024 / 640, 16 / 9, 2.4)
GAMES: dict[str, tuple[str, dict[str, OptionValue]]] = {
    "sjavs": ("sjavs", {}),
    "old-mor": ("old-mor", {"solo": True, "nolo": True, "halv": True}),
    "klorsjavs": ("klorsjavs", {}),
    "klorsjavs-see-first": ("klorsjavs", {"see_first": True}),
    "klorsjavs-older": ("klorsjavs-older", {}),
    "sjavs-3": ("sjavs-3", {"look_first": True}),
    "sjavs-3-unseen": ("sjavs-3", {"look_first": False}),
    "sjavs-2": ("sjavs-2", {}),
    "schafkopf": ("schafkopf-house", {}),
}
"""Every pack, with the options that change what lies on the table."""
Corners = list[tuple[float, float]]


def rules_of(game: str) -> Rules:
    """The rules of one of the games."""
    pack, chosen = GAMES[game]
    return compile_rules(library.find(pack), chosen)


@cache
def steps(game: str) -> tuple[tuple[State, tuple[Event, ...]], ...]:
    """The steps of the first deals of a few random matches."""
    rules = rules_of(game)
    # In some most deals are bid up to a game without the cat, or without a marriage.
    matches = {"klorsjavs-older": 20, "schafkopf": 12}.get(game, 4)
    found = [step for seed in range(matches) for _, step in match(rules, random.Random(seed), deals=2)]
    return (*found, *(step for seed in range(120 if game == "schafkopf" else 0) for step in marriage(rules, seed)))


def marriage(rules: Rules, seed: int) -> tuple[tuple[State, tuple[Event, ...]], ...]:
    """A deal in which everybody bids nothing but a marriage, as far as it is taken; empty when it comes to none."""
    dice, found = random.Random(seed), []
    wanted = {one.key for one in rules.contracts if one.exchange == "marriage"}
    state, events = start(rules, seed % 4), ()
    while not state.table.tricks and not state.table.deal_over:
        action = next_action(state, dice)
        allowed = choices(state) if state.table.turn >= 0 else ()
        if state.table.phase == "auction":
            bids = [one for one in allowed if one.value in wanted]
            action = (bids or [one for one in allowed if one.kind == "pass"])[0]
        if state.table.phase == "marriage" and dice.random() < 0.5:
            action = allowed[-1]
        state, events = apply(state, action)
        found.append((state, events))
    return tuple(found) if state.table.wed is not None else ()


def pictures(game: str, aspect: float, every: int = 1) -> Iterator[tuple[View, Picture, bool]]:
    """The pictures of all positions (or of some), from one seat in turn, with the last trick held and not."""
    for number, (state, _) in enumerate(steps(game)):
        if number % every == 0:
            seen = view(state, (number // every) % state.rules.seats)
            for held in (False, True):
                yield seen, layout(seen, aspect, held=held), held


# -- geometry ----------------------------------------------------------------------------------------------------------


def turned(x: float, y: float, angle: float) -> tuple[float, float]:
    """A point turned around the origin."""
    turn = radians(angle)
    return x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)


def card(place: Place) -> Corners:
    """The corners of a card."""
    wide, high = place.width / 2, place.width * SHAPE / 2
    around = ((-wide, -high), (wide, -high), (wide, high), (-wide, high))
    return [(place.x + dx, place.y + dy) for dx, dy in (turned(*point, place.angle) for point in around)]


def box(one: Box) -> Corners:
    """The corners of an upright rectangle."""
    right, low = one.x + one.width, one.y + one.height
    return [(one.x, one.y), (right, one.y), (right, low), (one.x, low)]


def hull(places: list[Place]) -> Corners:
    """The smallest rectangle around cards that lie at the same angle."""
    angle = places[0].angle
    points = [turned(*point, -angle) for one in places for point in card(one)]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    high, low = min(y for _, y in points), max(y for _, y in points)
    return [turned(x, y, angle) for x, y in ((left, high), (right, high), (right, low), (left, low))]


def meet(one: Corners, other: Corners) -> bool:
    """Whether two rectangles at any angles share more than an edge: no side of either keeps them apart."""
    for shape in (one, other):
        for (ax, ay), (bx, by) in pairwise(shape):
            across = (by - ay, ax - bx)
            first, second = ([x * across[0] + y * across[1] for x, y in each] for each in (one, other))
            if min(max(first), max(second)) - max(min(first), min(second)) < 1e-6:
                return False
    return True


def signs(seen: View, picture: Picture) -> list[Corners]:
    """All signs that are shown with cards."""
    bubbles = [] if seen.table.trick or seen.table.tricks else [spot.bubble for spot in picture.seats]
    tag = [picture.talon_tag] if seen.rules.talon else []
    return [box(one) for one in (picture.trump, picture.tally, *(spot.plate for spot in picture.seats), *bubbles, *tag)]


def belonging(picture: Picture) -> dict[object, list[Place]]:
    """Cards that may touch one another; an open card lies on its covered one."""
    found: dict[object, list[Place]] = {}
    for one in picture.places:
        found.setdefault(("open" if one.zone == "covered" else one.zone, one.seat), []).append(one)
    for key in [each for each in found if isinstance(each, tuple) and each[0] == "trick"]:
        found[key] = sorted(found[key])
    return found


def test_words_in_the_middle_are_narrow_only_beside_cards_that_were_laid_away() -> None:
    found = {True: set[float](), False: set[float]()}
    for seen, picture, _ in pictures("klorsjavs", 0.9):
        aside = {one.seat for one in picture.places if one.zone == "aside"}
        found[bool(aside - {seen.seat})].add(round(picture.talon_tag.width, 6))
    assert found == {True: {BESIDE_ASIDE}, False: {TALON_TAG}}


# -- what must hold ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_each_card_has_one_place_and_no_face_but_those_the_view_shows(game: str) -> None:
    for seen, picture, held in pictures(game, 1.4):
        table = seen.table
        assert len(picture.places) == len(seen.rules.deck)
        assert len({(one.zone, one.seat, one.number) for one in picture.places}) == len(seen.rules.deck)
        known = [*cards_in(seen.hand), *cards_in(seen.aside), *table.trick]
        known += [card for seat in range(seen.rules.seats) for card in cards_in(open_cards(table, seat))]
        if table.phase == "marriage" and table.wed is not None:
            known.append(table.wed)
        holding = held and table.tricks and not table.trick
        if holding:
            known += table.tricks[-1].cards
        done = result_of(table)
        if done and not holding:
            known += done.talon
        assert sorted(one.face for one in picture.places if one.face is not None) == sorted(set(known))


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_in_the_middle_and_was_laid_away_stays_a_secret_until_the_end(game: str) -> None:
    asides = 0
    for state, _ in steps(game):
        for seat in range(state.rules.seats):
            seen = view(state, seat)
            faces = {one.face for one in layout(seen, 1.4).places}
            hidden = [*cards_in(state.talon), *(one for row in state.covered for one in row if one is not None)]
            if seat != state.table.declarer or state.table.trick or state.table.tricks:
                hidden += cards_in(state.aside)
            elif state.aside:
                asides += 1
                assert set(cards_in(state.aside)) <= faces
            if not state.table.deal_over:
                assert not faces & set(hidden)
    assert bool(asides) == bool(rules_of(game).talon)


@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_lies_outside_the_window_and_nothing_meets(game: str, aspect: float) -> None:
    for seen, picture, _ in pictures(game, aspect, every=3):
        shapes = {key: hull(places) for key, places in belonging(picture).items()}
        around = signs(seen, picture)
        for one in [*shapes.values(), *around]:
            assert all(-1e-6 <= x <= picture.scene.width + 1e-6 for x, _ in one)
            assert all(-1e-6 <= y <= picture.scene.height + 1e-6 for _, y in one)
        for key, one in shapes.items():
            assert not [other for other, rest in shapes.items() if other != key and meet(one, rest)], key
            assert not [sign for sign in around if meet(one, sign)], key


@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("game", GAMES)
def test_signs_and_the_free_middle_lie_apart(game: str, aspect: float) -> None:
    for seen, picture, _ in pictures(game, aspect, every=5):
        if seen.table.trick or seen.table.tricks:
            continue
        around = [*signs(seen, picture), box(picture.free)]
        assert not [(one, two) for index, one in enumerate(around) for two in around[:index] if meet(one, two)]
        assert not [one for one in picture.places if meet(card(one), box(picture.free))]
        assert picture.free.width >= 50
        assert picture.free.height >= 22


@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("game", GAMES)
def test_the_corner_of_every_open_card_is_in_sight(game: str, aspect: float) -> None:
    longest = 0
    for seen, picture, _ in pictures(game, aspect):
        longest = max(longest, seen.hand.bit_count())
        shown = [one for one in picture.places if one.face is not None]
        for one in shown:
            index = box(corner(one))
            assert not [over for over in shown if over.z > one.z and meet(index, card(over))]
            if one.zone == "aside" and picture.aside_tag is not None:
                assert not meet(index, box(picture.aside_tag))
    rules = rules_of(game)
    assert longest == rules.hand + (rules.talon if rules.look_first else 0)


@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("game", GAMES)
def test_a_raised_card_meets_nothing(game: str, aspect: float) -> None:
    for seen, picture, _ in pictures(game, aspect, every=4):
        groups = belonging(picture)
        plates = signs(seen, picture)[: 2 + seen.rules.seats]
        for zone in ("hand", "open"):
            own = [one for one in picture.places if (one.zone, one.seat) == (zone, seen.seat)]
            strangers = [hull(places) for key, places in groups.items() if key != (zone, seen.seat)]
            for one in own:
                up = card(one._replace(y=one.y - RAISE))
                assert not [other for other in [*strangers, *plates] if meet(up, other)]


# -- how it comes about ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "packets"), [("klorsjavs", "hhhthhh"), ("sjavs-3-unseen", "hhhthhhhhh")])
def test_packets_come_in_order_with_the_talon_between(game: str, packets: str) -> None:
    state = next(state for state, _ in steps(game) if state.table.phase == "auction" and state.table.cut)
    seen = view(state, 0)
    picture = layout(seen, 1.4)
    order = deal_order(picture, state.table.dealer, state.table.packets, Motion("normal"))
    zones = [(picture.places[one.place].zone, picture.places[one.place].seat) for one in order]
    packed = [key for index, key in enumerate(zones) if index == 0 or zones[index - 1] != key]
    assert "".join(zone[0] for zone, _ in packed) == packets
    assert len(order) == len({one.place for one in order}) == len(seen.rules.deck)
    assert [one.wait for one in order] == sorted(one.wait for one in order)
    seats = [seat for zone, seat in packed if zone == "hand"]
    assert seats == [(state.table.dealer + turn + 1) % 3 for turn in range(len(seats))]


def test_covered_cards_are_dealt_before_the_open_ones() -> None:
    state = next(state for state, _ in steps("sjavs-2") if state.table.phase == "auction")
    picture = layout(view(state, 0), 1.4)
    order = deal_order(picture, state.table.dealer, state.table.packets, Motion("normal"))
    zones = [picture.places[one.place].zone for one in order]
    assert zones == ["hand"] * 16 + ["covered"] * 8 + ["open"] * 8


@pytest.mark.parametrize("game", ["klorsjavs", "klorsjavs-see-first", "klorsjavs-older", "sjavs-3", "sjavs-3-unseen"])
def test_what_is_laid_away_comes_out_of_the_hand_and_the_talon_goes_into_it(game: str) -> None:
    found = 0
    for (before, _), (after, events) in pairwise(steps(game)):
        kinds = {one.kind for one in events}
        if not kinds & {"looked", "exchanged"}:
            continue
        found += 1
        for seat in range(3):
            old, new = layout(view(before, seat), 1.4).places, layout(view(after, seat), 1.4).places
            moves = [(old[sprite].zone, new[place].zone) for sprite, place in enumerate(matched(old, new))]
            assert all(end == "hand" for start, end in moves if start == "talon")
            assert all(start == "hand" for start, end in moves if end == "aside" and start != "aside")
            for sprite, place in enumerate(matched(old, new)):
                if old[sprite].face is not None and new[place].face is not None:
                    assert old[sprite].face == new[place].face
    assert found


def test_a_covered_card_turns_where_it_lies_and_not_before_the_trick_is_gathered() -> None:
    found = 0
    for (before, _), (after, events) in pairwise(steps("sjavs-2")):
        if "turned" not in {one.kind for one in events}:
            continue
        found += 1
        seen = view(after, 0)
        play, gather = stages(seen, events)[:2]
        held = layout(seen, 1.4, held=play.held, unturned=play.unturned).places
        done = layout(seen, 1.4, held=gather.held, unturned=gather.unturned).places
        assert not {one.face for one in held} & set(play.unturned)
        assert set(play.unturned) <= {one.face for one in done}
        for sprite, place in enumerate(matched(held, done)):
            if done[place].face in play.unturned:
                assert held[sprite][:3] == ("covered", *done[place][1:3])
        assert before.table.turn >= 0
    assert found


# -- a deal in two parts, and a marriage -------------------------------------------------------------------------------


def moves(before: State, after: State, seat: int, taken: bool = False) -> list[tuple[Place, Place]]:
    """From where to where every sprite goes in the picture of a seat."""
    old, new = layout(view(before, seat), 1.4).places, layout(view(after, seat), 1.4, taken=taken).places
    return [(old[sprite], new[place]) for sprite, place in enumerate(matched(old, new))]


def test_what_is_not_dealt_yet_lies_beside_the_dealer() -> None:
    laying = [state for state, _ in steps("schafkopf") if state.table.phase == "legen"]
    assert laying
    for state in laying:
        picture = layout(view(state, 0), 1.4)
        lying = [one for one in picture.places if one.zone == "pack"]
        assert len(lying) == len(state.pack) == 16
        assert {one.seat for one in lying} == {state.table.dealer}


def test_the_second_part_is_dealt_from_the_pack_and_what_is_held_does_not_wait() -> None:
    found = 0
    for (before, _), (after, events) in pairwise(steps("schafkopf")):
        if before.table.phase != "legen" or "dealt" not in {one.kind for one in events}:
            continue
        found += 1
        seen = view(after, 0)
        stage, *_ = stages(seen, events)
        assert stage.packets == (4,)
        assert stage.lays == ("laid" in {one.kind for one in events})
        old, picture = layout(view(before, 0), 1.4).places, layout(seen, 1.4)
        order = deal_order(picture, after.table.dealer, stage.packets, Motion("normal"), old)
        target = {
            place: sprite for sprite, place in enumerate(matched(old, picture.places, [one.place for one in order]))
        }
        assert len(order) == 16
        assert {old[target[one.place]].zone for one in order} == {"pack"}
        seats = [picture.places[one.place].seat for one in order]
        assert seats == [(after.table.dealer + turn) % 4 for turn in (1, 2, 3, 4) for _ in range(4)]
    assert found > 10


def test_a_marriage_is_open_before_who_offers_it_and_wanders_to_who_takes_it() -> None:
    found = 0
    for (before, _), (after, events) in pairwise(steps("schafkopf")):
        if "wed" not in {one.kind for one in events}:
            continue
        found += 1
        wed, taker, offerer = after.table.wed, after.table.declarer, after.table.partner
        assert offerer == before.table.declarer
        for seat in range(4):
            first, second = stages(view(after, seat), events)
            assert (first.taken, second.taken) == (True, False)
            gone = moves(before, after, seat, taken=True)
            trump = [(old, new) for old, new in gone if old.zone == "wed"]
            assert [(old.face, old.seat, new.zone, new.face, new.seat) for old, new in trump] == [
                (wed, offerer, "wed", wed, taker)
            ]
            given = [(old, new) for old, new in gone if old.zone == new.zone == "hand" and old.seat != new.seat]
            assert [(old.seat, new.seat) for old, new in given] == [(taker, offerer)]
            knows = seat in (taker, offerer)
            assert {one.face for pair in given for one in pair} - {None} == ({after.given} if knows else set())
            # Afterwards it is a card of the taker's hand like any other.
            faces = {one.face for one in layout(view(after, seat), 1.4).places}
            assert (wed in faces) == (seat == taker)
    assert found
