"""Whatever interrupts a motion at whatever moment: it ends in the picture that nobody interrupted."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.cards import mask
from sjavs_desktop.core.view import view
from sjavs_desktop.ui import dress
from sjavs_desktop.ui.felt import motion
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.flourish import Flourish
from tests.core.games import match, rules_of
from tests.ui.moments import Moment, finish, moment, pass_stage, stop_at

NAMES = ("You", "Marjun", "Jógvan", "Sunniva")
PARTS = (0.0, 0.3, 0.7, 1.0)
SIZE = (700, 560)


@pytest.fixture(autouse=True)
def all_moves() -> Iterator[None]:
    """Every test begins and ends with everything in motion."""
    motion.forgo(())
    yield
    motion.forgo(())


@pytest.fixture
def felt(qtbot: QtBot) -> Felt:
    """A felt on the screen, at normal speed."""
    made = Felt()
    qtbot.addWidget(made)
    made.set_names(NAMES)
    made.set_speed("normal")
    made.resize(*SIZE)
    with qtbot.waitExposed(made):
        made.show()
    return made


def picture(felt: Felt) -> list[Any]:
    """Everything that can be seen on a felt: all cards and all signs, where they are, how large and what they say."""
    scene = felt.table
    cards = [
        (one.zValue(), one.face, one.pos(), one.rotation(), one.pose, one._squeeze, one._above, one.flat, one.dim)
        for one in scene.sprites
    ]
    signs = (scene._trump, scene._tally, scene._star, scene._led, scene._talon, scene._aside)
    furniture = [
        (
            item.isVisible(),
            item.zValue(),
            item.isVisible() and item.sceneBoundingRect(),
            item.toolTip(),
            item.transform(),
        )
        for item in (*signs, *scene._plates, *scene._bubbles, *scene._badges)
    ]
    said = [one.saying for one in scene._bubbles]
    shown = sum(one.isVisible() for one in scene.items())
    cross = felt.director._flourish._cross
    drawn = (cross.part, cross.opacity(), cross.rect) if cross is not None and cross.isVisible() else None
    return [*sorted(cards, key=str), furniture, said, scene._trump.trumps, scene._tally.tally, drawn, shown]


def hidden(felt: Felt, one: Moment) -> None:
    felt.hide()
    assert not felt.busy
    felt.show()


def minimised(felt: Felt, one: Moment) -> None:
    felt.showMinimized()
    felt.showNormal()


def resized(felt: Felt, one: Moment) -> None:
    felt.resize(1100, 640)
    felt.resize(520, 420)


def themed(felt: Felt, one: Moment) -> None:
    felt.set_theme(True)
    felt.set_theme(False)


def told_again(felt: Felt, one: Moment) -> None:
    QCoreApplication.sendEvent(felt, QEvent(QEvent.Type.LanguageChange))


def dressed(felt: Felt, one: Moment) -> None:
    dress.wear(dress.GERMAN)
    felt.relabel()


def skipped(felt: Felt, one: Moment) -> None:
    felt.settle()
    assert not felt.busy


def stopped(felt: Felt, one: Moment) -> None:
    motion.forgo(motion.KINDS)


def taken_back(felt: Felt, one: Moment) -> None:
    felt.show_step(one.before)
    felt.settle()
    felt.show_step(one.after)


def left(felt: Felt, one: Moment) -> None:
    felt.clear()
    assert not any(each.isVisible() for each in felt.scene().items())
    felt.show_step(one.after)


def hurried(felt: Felt, one: Moment) -> None:
    felt.set_speed("instant")


INTERRUPTIONS: tuple[Callable[[Felt, Moment], None], ...] = (
    hidden, minimised, resized, themed, told_again, dressed, skipped, stopped, taken_back, left, hurried,
)  # fmt: skip


def undone(felt: Felt) -> None:
    """Everything is again as it was before an interruption."""
    motion.forgo(())
    dress.wear(dress.FRENCH)
    felt.clear()
    felt.relabel()
    felt.set_speed("normal")
    felt.resize(*SIZE)


@pytest.mark.parametrize("interrupt", INTERRUPTIONS, ids=lambda one: one.__name__)
@pytest.mark.parametrize("kind", motion.KINDS)
def test_an_interrupted_motion_ends_in_the_right_picture(
    felt: Felt, kind: str, interrupt: Callable[[Felt, Moment], None]
) -> None:
    one = moment(kind)
    # What nobody interrupts: the step is shown at once, with the felt as it is afterwards.
    interrupt_only(felt, one, interrupt)
    expected = picture(felt)
    for part in PARTS:
        undone(felt)
        stop_at(felt, one, part)
        interrupt(felt, one)
        finish(felt)
        assert picture(felt) == expected, part
        assert felt.shown is felt.view is one.after


def interrupt_only(felt: Felt, one: Moment, interrupt: Callable[[Felt, Moment], None]) -> None:
    """Interrupts where nothing moves, and then shows the end of a step."""
    felt.show_step(one.before)
    interrupt(felt, one)
    felt.clear()
    felt.show_step(one.after)
    felt.settle()


@pytest.mark.parametrize("kind", motion.KINDS)
def test_every_kind_is_seen_to_move_and_ends_in_the_picture_of_the_view(felt: Felt, kind: str) -> None:
    one = moment(kind)
    felt.show_step(one.after)
    expected = picture(felt)
    seen = []
    for part in (0.2, 0.5, 0.8):
        undone(felt)
        stop_at(felt, one, part)
        seen.append(picture(felt))
    assert all(seen.count(each) == 1 for each in seen)
    finish(felt)
    assert picture(felt) == expected


@pytest.mark.parametrize("kind", motion.KINDS)
def test_undo_in_the_middle_ends_in_the_picture_before(felt: Felt, kind: str) -> None:
    one = moment(kind)
    felt.show_step(one.before)
    expected = picture(felt)
    for part in PARTS:
        undone(felt)
        stop_at(felt, one, part)
        felt.show_step(one.before)
        felt.settle()
        assert picture(felt) == expected, part


@pytest.mark.parametrize("kind", motion.KINDS)
def test_a_kind_that_is_off_does_not_move_and_the_pace_stays(felt: Felt, kind: str) -> None:
    one = moment(kind)
    felt.show_step(one.after)
    expected = picture(felt)
    felt.clear()
    motion.forgo([kind])
    felt.show_step(one.before)
    felt.settle()
    felt.show_step(one.after, one.events)
    director = felt.director
    while felt.busy:
        stage = director._stage
        assert stage is not None
        if stage.kind == kind and stage.move not in ("turn", "order"):
            assert not director._mover._tracks
            assert director._pause.isActive()
            assert director._pause.interval() >= director.motion.ms(stage.move) > 0
        assert not (kind == "trump" and director._flourish.going)
        assert kind != "sort" or not stage.loose
        pass_stage(felt)
    assert kind != "cross" or not director._flourish.going
    finish(felt)
    assert picture(felt) == expected


def test_without_motion_nothing_moves_and_every_picture_stays_long_enough_to_be_seen(felt: Felt) -> None:
    motion.forgo(motion.KINDS)
    for kind in motion.KINDS:
        one = moment(kind)
        felt.clear()
        felt.show_step(one.before)
        felt.settle()
        felt.show_step(one.after, one.events)
        while felt.busy:
            assert felt.director._mover._clock.state() == QAbstractAnimation.State.Stopped
            assert felt.director._pause.interval() > 200
            pass_stage(felt)
        assert not felt.director._flourish.going


def test_a_short_motion_after_a_long_one_begins_where_the_cards_lie(felt: Felt) -> None:
    """The clock of the long one must not tell its time to the cards of the short one."""
    long, short = moment("collect"), moment("play")
    for one in (long, short):
        stop_at(felt, one, 0.0)
        moving = felt.director._mover._tracks
        assert moving
        assert all(each.item.pose == each.start for each in moving)
        finish(felt)


def test_the_highest_trump_hangs_over_its_place_and_jolts_the_trick_without_moving_it(felt: Felt) -> None:
    one = moment("slam")
    stop_at(felt, one, 0.6)
    falling = next(each for each in felt.director._mover._tracks if each.manner == "slam")
    assert falling.item.pose.width > 1.1 * falling.end.width
    assert falling.item.boundingRect().height() > 1.2 * falling.end.width * 1.4
    others = [each for each in felt.table.sprites if each.place and each.place.zone == "trick"]
    others.remove(falling.item)
    lay = [each.pos() for each in others]
    pass_stage(felt)
    jolt = felt.director._flourish._jolt
    clock = jolt._clock
    clock.pause()
    clock.setCurrentTime(round(0.25 * clock.duration()))
    assert others
    assert [each.pos() for each in others] != lay
    assert falling.item.pose == falling.end
    clock.setCurrentTime(clock.duration())
    assert [each.pos() for each in others] == lay


def test_a_motion_never_goes_too_far_and_never_back(felt: Felt) -> None:
    from sjavs_desktop.ui.felt.mover import eased

    way = [eased(part / 200) for part in range(201)]
    assert way[0] == 0
    assert way[-1] == 1
    assert way == sorted(way)


def test_a_cross_is_told_in_words_and_fades(felt: Felt) -> None:
    one = moment("cross")
    stop_at(felt, one, 0.5)
    cross = felt.director._flourish._cross
    assert cross is not None
    assert cross.isVisible()
    assert cross.opacity() == 1
    assert cross.rect == felt.table.score_rect()
    assert cross.words.startswith(str(cross.count))
    assert cross.who in ("We", "They")
    finish(felt)
    assert not cross.isVisible()


def test_what_happens_next_ends_a_cross_and_a_jolt(felt: Felt) -> None:
    for one, going in ((moment("cross"), False), (moment("slam"), True)):
        undone(felt)
        stop_at(felt, one, 0.5 if one.kind == "cross" else 1.0)
        flourish = felt.director._flourish
        assert flourish.going or flourish._jolt._items
        if going:
            felt.director._pause.stop()
            felt.director._next_stage()
        else:
            felt.show_step(one.before)
        assert not flourish.going
        assert not flourish._jolt._items


def test_what_was_dealt_before_lies_open_while_the_rest_comes(felt: Felt) -> None:
    for _, (state, events) in match(rules_of("schafkopf-house"), random.Random(3), deals=3):
        seen = view(state, 0)
        held = felt.shown.hand if felt.shown is not None else 0
        legen = felt.shown is not None and felt.shown.table.phase == "legen"
        felt.show_step(seen, events)
        if legen and any(one.kind == "dealt" for one in events):
            felt.director._mover._clock.pause()
            felt.resize(felt.width() + 1, felt.height())
            hand = [one.place.face for one in felt.table.hand(0) if one.place]
            assert mask(one for one in hand if one is not None) == held
            assert hand.count(None) == 4
            return
        finish(felt)
    pytest.fail("nobody was asked to lay")


def test_an_unknown_kind_of_motion_is_refused() -> None:
    with pytest.raises(ValueError, match="'hop' is no kind of motion"):
        motion.forgo(["hop"])


def test_flourishes_end_with_the_window(qtbot: QtBot) -> None:
    made = Felt()
    made.set_speed("normal")
    made.show()
    stop_at(made, moment("trump"), 0.5)
    flourish: Flourish = made.director._flourish
    assert flourish.going
    made.close()
    assert not flourish.going
    made.deleteLater()
    qtbot.wait(10)
