"""Whatever is skipped, resized or hidden: what the felt ends with is the picture of the newest view."""

import random

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.cards import cards_in, mask
from sjavs_desktop.core.state import Event, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui.felt.choreography import deal_order, stages
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.layout import layout
from sjavs_desktop.ui.felt.motion import DURATIONS, HOLDS, SPEEDS, Motion
from sjavs_desktop.ui.text import card_name
from tests.core.games import match, rules_with

NAMES = ("You", "Jógvan", "Marjun", "Sunnuva")


def steps(seed: int, deals: int = 1) -> list[tuple[State, tuple[Event, ...]]]:
    """A random match, step by step."""
    return [step for _, step in match(rules_with(), random.Random(seed), deals)]


@pytest.fixture
def felt(qtbot: QtBot) -> Felt:
    """A felt on the screen, in fast motion."""
    made = Felt()
    qtbot.addWidget(made)
    made.set_names(NAMES)
    made.set_speed("fast")
    made.resize(700, 560)
    with qtbot.waitExposed(made):
        made.show()
    return made


def at_rest(felt: Felt, seen: View) -> None:
    """The scene is the picture of the view: every card in its place, none left over, none face up that is hidden."""
    assert not felt.busy
    assert felt.view is seen
    assert felt.shown is seen
    size = felt.viewport().size()
    assert (size.width(), size.height()) == felt.table.shape
    picture = layout(seen, size.width() / size.height())
    sprites = felt.table.sprites
    assert len(sprites) == len(seen.rules.deck)
    assert sorted(str(one.place) for one in sprites) == sorted(str(one) for one in picture.places)
    for one in sprites:
        assert one.place is not None
        assert one.face == one.place.face
        assert one.pose == felt.table.pose(one.place)
        assert one.zValue() == one.place.z
        assert one.toolTip() == ""
        raised = one.pose.y - one.pos().y()
        assert one.pos().x() == one.pose.x
        assert raised == 0 or one.raised
    assert sorted(id(one) for one in felt.scene().items() if one in sprites) == sorted(map(id, sprites))


def no_secrets(felt: Felt) -> None:
    """At no moment does a sprite show a card that the newest view, or the one before, does not."""
    seen = felt.view
    if seen is not None:
        public = mask(card for trick in seen.table.tricks for card in trick.cards) | mask(seen.table.trick)
        last = felt.shown
        own = seen.hand | (last.hand | mask(last.table.trick) if last is not None else 0)
        before = mask(card for trick in last.table.tricks for card in trick.cards) if last is not None else 0
        for one in felt.table.sprites:
            assert one.face is None or (public | own | before) >> one.face & 1


@pytest.mark.parametrize("seed", range(6))
def test_settled_scene_is_the_layout_over_random_games(felt: Felt, qtbot: QtBot, seed: int) -> None:
    dice, viewer = random.Random(seed), seed % 4
    told: list[View] = []
    felt.reached.connect(told.append)
    shown = []
    for state, events in steps(seed + 10):
        seen = view(state, viewer)
        shown.append(seen)
        felt.show_step(seen, events)
        for _ in range(dice.randrange(3)):
            qtbot.wait(dice.randrange(1, 12))
            no_secrets(felt)
        chance = dice.random()
        if chance < 0.3:
            felt.resize(dice.randrange(500, 1400), dice.randrange(420, 900))
        if chance < 0.15 or 0.5 < chance < 0.7:
            felt.settle()
            at_rest(felt, seen)
        if not felt.busy:
            at_rest(felt, seen)
    felt.settle()
    at_rest(felt, seen)
    assert [id(one) for one in told] == [id(one) for one in shown]


def test_a_deal_that_nobody_skips_is_shown_whole(felt: Felt, qtbot: QtBot) -> None:
    felt.set_hold(300)
    told: list[View] = []
    felt.reached.connect(told.append)
    game = steps(4)
    for state, events in game:
        seen = view(state, 0)
        felt.show_step(seen, events)
    assert felt.busy
    assert len(told) < 4
    with qtbot.waitSignal(felt.idle, timeout=60_000):
        pass
    at_rest(felt, seen)
    assert len(told) == len(game)


def test_fast_means_that_a_whole_deal_takes_less_than_five_seconds() -> None:
    motion = Motion("fast", HOLDS["fast"])
    total = 0
    for state, events in steps(4):
        seen = view(state, 0)
        for stage in stages(seen, events):
            order = deal_order(layout(seen, 1.4), seen.table.dealer, stage.packets, motion)
            total += motion.ms(stage.move) + (motion.ms(stage.rest) if stage.rest else 0)
            total += max((one.wait for one in order), default=0)
    # Each part of it ends with the next tick of a clock, a few milliseconds late.
    assert 2000 < total < 4000


def test_instant_shows_everything_before_it_returns(felt: Felt) -> None:
    felt.set_speed("instant")
    felt.set_hold(0)
    for state, events in steps(2, deals=3):
        seen = view(state, 1)
        felt.show_step(seen, events)
        at_rest(felt, seen)


def test_every_speed_knows_every_duration() -> None:
    for speed in SPEEDS:
        assert all(Motion(speed).ms(kind) >= 0 for kind in (*DURATIONS, "hold"))
    assert Motion().speed == "slow"
    assert Motion("slow").ms("play") > Motion("normal").ms("play") > Motion("fast").ms("play") > 0


def test_an_unknown_speed_is_refused(felt: Felt) -> None:
    with pytest.raises(ValueError, match="'dozy' is not a speed"):
        felt.set_speed("dozy")


def test_hidden_means_no_animation_and_the_present_when_shown_again(felt: Felt, qtbot: QtBot) -> None:
    felt.set_speed("slow")
    game = steps(7)
    for state, events in game[:3]:
        felt.show_step(view(state, 0), events)
    assert felt.busy
    felt.hide()
    assert not felt.busy
    for state, events in game[3:12]:
        seen = view(state, 0)
        felt.show_step(seen, events)
        assert not felt.busy
    felt.show()
    at_rest(felt, seen)
    state, events = game[12]
    felt.show_step(view(state, 0), events)
    assert felt.busy


def test_reached_may_cause_the_next_step_and_the_order_stays(felt: Felt) -> None:
    felt.set_speed("instant")
    felt.set_hold(0)
    views = [(view(state, 0), events) for state, events in steps(5)]
    told: list[View] = []

    def go_on(seen: View) -> None:
        assert felt.shown is seen
        if len(told) + 1 < len(views):
            told.append(seen)
            felt.show_step(*views[len(told)])
        else:
            told.append(seen)

    felt.reached.connect(go_on)
    felt.show_step(*views[0])
    assert [id(one) for one in told] == [id(one) for one, _ in views]
    at_rest(felt, views[-1][0])


def test_a_step_back_or_to_another_game_needs_no_events(felt: Felt) -> None:
    for seed in (1, 2, 3):
        game = steps(seed)
        for state, _ in random.Random(seed).sample(game, 10):
            seen = view(state, seed)
            felt.show_step(seen)
            at_rest(felt, seen)


def test_the_finished_trick_is_held_and_then_gathered_to_its_winner(felt: Felt, qtbot: QtBot) -> None:
    felt.set_hold(20000)
    game = steps(3)
    for state, events in game:
        if any(one.kind == "trick" for one in events):
            break
        felt.show_step(view(state, 0), events)
        felt.settle()
    seen = view(state, 0)
    felt.show_step(seen, events)
    qtbot.waitUntil(lambda: felt.shown is felt.view, timeout=2000)
    middle = {one.face for one in felt.table.sprites if one.place and one.place.zone == "trick"}
    assert middle == set(state.table.tricks[-1].cards)
    assert felt.busy
    felt.resize(900, 600)
    qtbot.wait(20)
    assert middle == {one.face for one in felt.table.sprites if one.place and one.place.zone == "trick"}
    felt.settle()
    gathered = {one.place.seat for one in felt.table.sprites if one.place and one.place.zone == "pile"}
    assert gathered == {state.table.tricks[-1].winner}
    at_rest(felt, seen)


def test_packets_are_dealt_clockwise_from_forehand() -> None:
    for state, events in steps(6):
        dealt = next((one for one in events if one.kind == "dealt"), None)
        if dealt is None:
            continue
        picture = layout(view(state, 2), 1.4)
        packets = state.table.packets
        order = deal_order(picture, state.table.dealer, packets, Motion("normal"))
        assert [one.wait for one in order] == sorted(one.wait for one in order) or packets == (8,)
        seats = [picture.places[one.place].seat for one in order]
        turn = [(state.table.dealer + one) % 4 for one in (1, 2, 3, 4)]
        assert seats == [seat for size in packets for seat in turn for _ in range(size)]
        return
    pytest.fail("nothing was dealt")


def test_clear_takes_everything_away_and_tells_nobody(felt: Felt, qtbot: QtBot) -> None:
    told: list[View] = []
    game = steps(8)
    for state, events in game[:4]:
        felt.show_step(view(state, 0), events)
    felt.reached.connect(told.append)
    felt.clear()
    qtbot.wait(30)
    assert (felt.view, felt.shown, felt.busy, felt.table.sprites, told) == (None, None, False, [], [])
    assert felt.accessibleDescription() == ""
    seen = view(game[5][0], 0)
    felt.show_step(seen)
    at_rest(felt, seen)


def test_names_theme_and_language_change_in_the_middle_of_anything(felt: Felt, qtbot: QtBot) -> None:
    dice = random.Random(5)
    for state, events in steps(9):
        seen = view(state, 0)
        felt.show_step(seen, events)
        felt.set_theme(dice.random() < 0.5)
        felt.set_names(tuple(dice.sample(NAMES, 4)))
        felt.set_mark_winning(dice.random() < 0.5)
        felt.relabel()
        qtbot.wait(dice.randrange(8))
    felt.settle()
    at_rest(felt, seen)


def test_closing_in_mid_flight_leaves_no_clock_behind(qtbot: QtBot) -> None:
    made = Felt()
    made.show()
    for state, events in steps(1)[:4]:
        made.show_step(view(state, 0), events)
    made.close()
    assert not made.busy
    made.deleteLater()
    QCoreApplication.processEvents()
    qtbot.wait(30)


def test_nothing_is_named_that_lies_face_down(felt: Felt) -> None:
    felt.set_speed("instant")
    felt.set_hold(0)
    felt.set_names(("You", "Jógvan", "Marjun", "Sunnuva"))
    for _, (state, _) in match(rules_with(), random.Random(3), deals=1):
        felt.show_step(view(state, 0))
        hidden = [card for seat in (1, 2, 3) for card in cards_in(state.hands[seat])]
        words = felt.accessibleDescription() + "".join(one.toolTip() for one in felt.scene().items())
        assert not [one for one in hidden if card_name(one) in words]
        assert all(card_name(one) in words for one in (*cards_in(state.hands[0]), *state.table.trick))
