"""The viewer's own hand: how it is sorted, laid by dragging, and hidden; which card a point means at every edge."""

import random
from collections.abc import Iterator
from itertools import count, pairwise, permutations, product

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES, cards_in
from sjavs_desktop.core.follow import playable
from sjavs_desktop.core.game import apply
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.state import Action, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui.felt import order
from sjavs_desktop.ui.felt.card_item import CardItem
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.layout import layout
from sjavs_desktop.ui.felt.order import RED, Arrangement, Sorting, lying_hand, ranking_shown, sorted_hand
from sjavs_desktop.ui.felt.spots import SHAPE
from tests.core.games import match, rules_of, rules_with
from tests.ui.felts import choosing, click, find, item, leading, next_turn_of_zero, open_felt, spot

PACKS = ("sjavs", "old-mor", "klorsjavs", "schafkopf", "sjavs-2", "sjavs-3")
SORTINGS = [Sorting(*each) for each in product(("left", "right"), (True, False), (True, False), (True, False))]


@pytest.fixture
def felt(qtbot: QtBot) -> Felt:
    made = open_felt(qtbot)
    made.drags = True
    return made


def views(pack: str, deals: int = 2) -> Iterator[View]:
    """What every seat sees of random games."""
    for seed in range(3):
        for _, (state, _) in match(rules_of(pack), random.Random(seed), deals=deals):
            yield view(state, seed % state.rules.seats)


# -- how it is sorted --------------------------------------------------------------------------------------------------


def alike(suits: tuple[int, ...]) -> int:
    """How many neighbours are of one colour."""
    return sum((one in RED) == (other in RED) for one, other in pairwise(suits))


@pytest.mark.parametrize("pack", PACKS)
def test_trumps_lie_at_one_end_with_the_permanent_ones_and_every_card_lies_once(pack: str) -> None:
    for seen in views(pack):
        ranking = ranking_shown(seen)
        for sorting in SORTINGS:
            found = sorted_hand(seen, seen.seat, sorting)
            assert sorted(one for group in found for one in group) == list(cards_in(seen.hand))
            kinds = [{ranking.group[one] for one in group} for group in found]
            assert all(len(one) == 1 for one in kinds)
            if seen.hand & ranking.members[TRUMPS]:
                assert kinds[0 if sorting.trumps == "left" else -1] == {TRUMPS}
            for group in found:
                ranked = [ranking.order.index(one) for one in group]
                assert ranked == sorted(ranked, reverse=not sorting.strongest_first)


@pytest.mark.parametrize("pack", PACKS)
def test_permanent_trumps_lie_together_before_trumps_are_named(pack: str) -> None:
    early = [one for one in views(pack) if one.hand and one.table.contract is None]
    assert early
    for seen in early:
        permanent = set(seen.rules.contract(seen.rules.auction.contract).permanent)
        for sorting in SORTINGS:
            found = [group for group in sorted_hand(seen, seen.seat, sorting) if permanent & set(group)]
            assert len(found) == bool(permanent & set(cards_in(seen.hand)))


def test_no_two_suits_of_a_colour_lie_side_by_side_where_another_order_exists() -> None:
    every = (CLUBS, SPADES, HEARTS, DIAMONDS)
    for trump in (None, *every):
        plain = [one for one in every if one != trump]
        for held in product((True, False), repeat=len(plain)):
            suits = [one for one, there in zip(plain, held, strict=True) if there]
            for side in ("left", "right"):
                found = order.suits_apart(suits, trump, Sorting(side))
                assert sorted(found) == sorted(suits)
                assert alike(found) == min(alike(each) for each in permutations(suits))
                if trump is not None:
                    best = min(alike((trump, *each)) for each in permutations(suits))
                    assert alike((trump, *found)) == best


def test_what_is_usual_has_not_changed_where_it_was_right() -> None:
    for trump, suits in order.ALTERNATING.items():
        assert order.suits_apart(suits, trump) == suits


def test_without_turns_of_colour_the_suits_lie_as_they_are_told() -> None:
    for side in ("left", "right"):
        found = order.suits_apart((HEARTS, SPADES, DIAMONDS), CLUBS, Sorting(side, alternate=False))
        assert (found if side == "left" else found[::-1]) == (SPADES, HEARTS, DIAMONDS)


def gaps(seen: View, sorting: Sorting) -> list[float]:
    """From each own card to the next, in the unit of the picture."""
    own = [one for one in layout(seen, 1.6, arranged=Arrangement(sorting)).places if one.zone == "hand"]
    row = [one.x for one in own if one.seat == seen.seat]
    return [round(other - one, 6) for one, other in pairwise(row)]


def test_a_gap_parts_the_groups_if_it_is_wanted() -> None:
    state, _ = find(choosing)
    seen = view(state, 0)
    number = len(sorted_hand(seen, 0))
    assert number > 1
    assert len(set(gaps(seen, Sorting()))) == 2
    assert sum(one == max(gaps(seen, Sorting())) for one in gaps(seen, Sorting())) == number - 1
    assert len(set(gaps(seen, Sorting(apart=False)))) == 1


def test_another_sorting_is_shown_at_once_and_said(felt: Felt) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    before = faces(felt)
    said = felt.accessibleDescription()
    order.wish(Sorting("right", strongest_first=False))
    felt.rearrange()
    assert faces(felt) == [one for group in sorted_hand(view(state, 0), 0, order.wished()) for one in group] != before
    assert felt.accessibleDescription() != said
    at_rest(felt)


def faces(felt: Felt) -> list[int | None]:
    """The own hand from left to right."""
    return [one.face for one in felt.table.hand(0)]


def at_rest(felt: Felt) -> None:
    """Every sprite lies in the place that the picture has for it, and there is one for each card."""
    seen = felt.view
    assert seen is not None
    wide, high = felt.table.shape
    picture = layout(seen, wide / high, arranged=felt.table.arranged())
    assert sorted(str(one.place) for one in felt.table.sprites) == sorted(str(one) for one in picture.places)
    assert felt.table.carried is None
    for one in felt.table.sprites:
        assert one.place is not None
        assert (one.pose, one.face, one.zValue()) == (felt.table.pose(one.place), one.place.face, one.place.z)


# -- the card under the pointer ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("pack", ["sjavs", "sjavs-3"])
@pytest.mark.parametrize("size", [(700, 560), (1054, 690), (1920, 1300)])
def test_the_card_that_is_raised_is_the_card_that_is_played_at_every_edge(
    felt: Felt, chosen: list[int], size: tuple[int, int], pack: str
) -> None:
    """Along each edge where a card lies over another, pixel by pixel, and above it where raised cards stick out."""
    most = {"sjavs": 8, "sjavs-3": 10}[pack]
    state = next(
        one
        for seed in range(60)
        for _, (one, _) in match(rules_of(pack), random.Random(seed), deals=1)
        if one.table.phase == "play" and one.table.turn == 0 and one.hands[0].bit_count() >= most
    )
    felt.resize(*size)
    felt.show_step(view(state, 0))
    hand = felt.table.hand(0)
    assert len(hand) == state.hands[0].bit_count() == most
    found = set()
    for card in hand:
        pose = card.pose
        left, top = pose.x - pose.width / 2, pose.y - pose.width * SHAPE / 2
        for y in (top - 3, top + 1, pose.y, top + pose.width * SHAPE - 2):
            for x in range(round(left) - 3, round(left) + 4):
                QTest.mouseMove(felt.viewport(), QPoint(x, round(y)))
                raised = felt.raised_card
                assert [one.face for one in felt.table.sprites if one.raised] == ([] if raised is None else [raised])
                chosen.clear()
                click(felt, QPoint(x, round(y)))
                felt.renew()
                felt.remark()
                assert chosen == ([] if raised is None else [raised])
                found.add(raised)
        # Within the card's own part of the row nothing else is meant.
        QTest.mouseMove(felt.viewport(), QPoint(round(left) + 1, round(pose.y)))
        assert felt.raised_card == card.face
    assert found >= {one.face for one in hand}


# -- dragging ----------------------------------------------------------------------------------------------------------


CLOCK = count(1_000_000, 1_000)
"""Milliseconds of events that come one long after the other."""


def send(felt: Felt, kind: QEvent.Type, where: QPointF, time: int | None = None) -> None:
    """An event of the mouse, the left button held unless it is released."""
    held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
    everywhere = QPointF(felt.viewport().mapToGlobal(where.toPoint()))
    event = QMouseEvent(kind, where, everywhere, button, held, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(next(CLOCK) if time is None else time)
    QApplication.sendEvent(felt.viewport(), event)


def take(felt: Felt, card: int, to: QPointF) -> None:
    """Presses a card and moves it somewhere, in small steps."""
    start = QPointF(spot(felt, card))
    send(felt, QEvent.Type.MouseButtonPress, start)
    for step in range(1, 13):
        send(felt, QEvent.Type.MouseMove, start + (to - start) * step / 12)


def drop(felt: Felt, to: QPointF) -> None:
    send(felt, QEvent.Type.MouseButtonRelease, to)


def drag(felt: Felt, card: int, to: QPointF) -> None:
    take(felt, card, to)
    drop(felt, to)


def table_middle(felt: Felt) -> QPointF:
    return QPointF(felt.width() / 2, felt.height() * 0.45)


def beside(felt: Felt, index: int) -> QPointF:
    """A point over the hand where a card held at `spot` would take the place with that number."""
    pose = felt.table.hand(0)[index].pose
    return QPointF(pose.x - 0.38 * pose.width, pose.y - 0.2 * pose.width * SHAPE)


def test_a_drag_begins_at_the_distance_of_the_desktop(felt: Felt, chosen: list[int]) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    card = felt.legal()[0]
    start = QPointF(spot(felt, card))
    send(felt, QEvent.Type.MouseButtonPress, start)
    send(felt, QEvent.Type.MouseMove, start + QPointF(QApplication.startDragDistance() - 1, 0))
    assert felt.table.carried is None
    send(felt, QEvent.Type.MouseMove, start + QPointF(QApplication.startDragDistance(), 0))
    assert felt.table.carried is item(felt, card)
    drop(felt, start)
    assert chosen == []
    at_rest(felt)


def test_a_click_counts_when_it_is_released_on_the_same_card(felt: Felt, chosen: list[int]) -> None:
    state, _ = find(choosing)
    felt.drags = False
    felt.show_step(view(state, 0))
    first, second = felt.legal()[:2]
    send(felt, QEvent.Type.MouseButtonPress, QPointF(spot(felt, first)))
    assert chosen == []
    drop(felt, QPointF(spot(felt, second)))
    assert chosen == []
    click(felt, spot(felt, first))
    assert chosen == [first]


def test_a_click_in_passing_is_a_click_and_a_card_put_back_is_not(felt: Felt, chosen: list[int]) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    card = felt.legal()[0]
    start, far = QPointF(spot(felt, card)), QPointF(0, 3 * QApplication.startDragDistance())
    for soon, plays in ((False, []), (True, [card])):
        time = next(CLOCK)
        send(felt, QEvent.Type.MouseButtonPress, start, time)
        send(felt, QEvent.Type.MouseMove, start + far, time + 50)
        assert felt.table.carried is not None
        send(felt, QEvent.Type.MouseButtonRelease, start + far, time + (100 if soon else 2000))
        assert chosen == plays
        at_rest(felt)
    # Whatever has been laid otherwise is no click, however fast.
    felt.show_step(view(state, 0))
    before = faces(felt)
    first = before[0]
    assert first is not None
    time, start = next(CLOCK), QPointF(spot(felt, first))
    send(felt, QEvent.Type.MouseButtonPress, start, time)
    send(felt, QEvent.Type.MouseMove, beside(felt, 1), time + 30)
    send(felt, QEvent.Type.MouseButtonRelease, beside(felt, 1), time + 60)
    assert faces(felt) == [before[1], first, *before[2:]]
    assert chosen == [card]


def test_a_card_stays_where_it_is_put_until_it_is_sorted_again(felt: Felt, chosen: list[int]) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    before = faces(felt)
    card = before[0]
    assert card is not None
    drag(felt, card, beside(felt, 3))
    laid = [*before[1:4], card, *before[4:]]
    assert faces(felt) == laid
    assert chosen == []
    at_rest(felt)
    # A card that is played leaves the others where they lie; those of the others do not change anything.
    allowed = next(cards_in(playable(view(state, 0)) & ~(1 << card)))
    after, _ = apply(state, Action(0, "play", allowed))
    felt.show_step(view(after, 0))
    assert faces(felt) == [one for one in laid if one != allowed]
    felt.resize(1200, 700)
    assert faces(felt) == [one for one in laid if one != allowed]
    at_rest(felt)
    felt.sort_again()
    assert faces(felt) == [one for one in before if one != allowed]
    at_rest(felt)


def test_the_next_deal_is_sorted(felt: Felt) -> None:
    steps = match(rules_with(), random.Random(3), deals=2)
    states = [state for _, (state, _) in steps]
    first = next(one for one in states if one.table.phase == "play" and one.table.deal == 1)
    later = next(one for one in states if one.hands[0].bit_count() == 8 and one.table.deal == 2)
    felt.show_step(view(first, 0))
    before = faces(felt)
    card = before[-1]
    assert card is not None
    drag(felt, card, beside(felt, 0))
    assert faces(felt)[0] == card
    felt.show_step(view(later, 0))
    assert faces(felt) == [one for group in sorted_hand(view(later, 0), 0) for one in group]


@pytest.mark.parametrize("manner", ["click", "double", "confirm", "drag"])
def test_a_card_dragged_onto_the_table_is_played_if_the_rules_allow_it(
    felt: Felt, chosen: list[int], manner: str
) -> None:
    state, _ = find(choosing)
    felt.set_manner(manner)
    felt.show_step(view(state, 0))
    before = faces(felt)
    legal = felt.legal()
    forbidden = next(one for one in before if one not in legal)
    assert forbidden is not None
    drag(felt, forbidden, table_middle(felt))
    assert chosen == [forbidden]  # the referee says why not
    felt.shake(forbidden)
    assert faces(felt) == before
    at_rest(felt)
    drag(felt, legal[0], table_middle(felt))
    assert chosen == [forbidden, legal[0]]
    assert faces(felt) == before


def test_a_card_let_go_elsewhere_comes_back(felt: Felt, qtbot: QtBot, chosen: list[int]) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    felt.set_speed("fast")
    before = faces(felt)
    for where in (QPointF(-40, 200), QPointF(felt.width() + 30, 100), QPointF(300, -20)):
        drag(felt, felt.legal()[0], where)
        qtbot.waitUntil(lambda: all(resting(felt, one) for one in felt.table.sprites), timeout=4000)
        assert faces(felt) == before
        at_rest(felt)
    take(felt, felt.legal()[0], beside(felt, 4))
    assert faces(felt) != before
    QTest.keyClick(felt, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: all(resting(felt, one) for one in felt.table.sprites), timeout=4000)
    drop(felt, beside(felt, 4))
    assert faces(felt) == before
    at_rest(felt)
    assert chosen == []


def resting(felt: Felt, one: CardItem) -> bool:
    return one.place is not None and one.pose == felt.table.pose(one.place)


def test_a_card_that_is_dragged_follows_whatever_the_others_do(felt: Felt, qtbot: QtBot, chosen: list[int]) -> None:
    """Others play while it is dragged: they move, it does not, and it ends where it is put."""
    states = [state for _, (state, _) in match(rules_with(), random.Random(5), deals=1)]
    at = next(index for index, one in enumerate(states) if one.table.phase == "play" and one.table.turn == 1)
    events = [events for _, (_, events) in match(rules_with(), random.Random(5), deals=1)]
    felt.show_step(view(states[at], 0))
    felt.set_speed("fast")
    card = faces(felt)[0]
    assert card is not None
    take(felt, card, beside(felt, 2))
    held = item(felt, card)
    where = held.pose
    while states[at].table.turn != 0 and states[at].table.phase == "play":
        at += 1
        felt.show_step(view(states[at], 0), events[at])
    qtbot.waitUntil(lambda: not felt.busy, timeout=8000)
    assert (held.pose, felt.table.carried) == (where, held)
    assert faces(felt)[2] == card
    drop(felt, QPointF(where.x, where.y))
    qtbot.waitUntil(lambda: all(resting(felt, one) for one in felt.table.sprites), timeout=4000)
    assert faces(felt)[2] == card
    at_rest(felt)
    assert chosen == []


def test_whatever_ends_a_drag_leaves_every_card_in_its_place(felt: Felt, qtbot: QtBot, chosen: list[int]) -> None:
    state, _ = find(choosing)
    after, _ = apply(state, Action(0, "play", next(cards_in(playable(view(state, 0))))))
    over = next(one for _, (one, _) in match(rules_with(), random.Random(1), deals=1) if one.table.deal_over)

    def resize() -> None:
        felt.resize(felt.width() + 37, felt.height() + 11)

    def hide() -> None:
        felt.hide()
        felt.show()

    def conceal() -> None:
        felt.hide_hand(True)
        felt.hide_hand(False)

    ends = {
        "resize": resize,
        "hide": hide,
        "conceal": conceal,
        "over": lambda: felt.show_step(view(over, 0)),
        "played": lambda: felt.show_step(view(after, 0)),
        "leave": lambda: QApplication.sendEvent(felt, QEvent(QEvent.Type.WindowDeactivate)),
        "sorted": felt.sort_again,
    }
    for name, end in ends.items():
        felt.show_step(view(state, 0))
        card = next(cards_in(playable(view(state, 0))))
        take(felt, card, table_middle(felt))
        assert felt.table.carried is not None, name
        end()
        assert felt.table.carried is None, name
        at_rest(felt)
        drop(felt, table_middle(felt))
        at_rest(felt)
        assert chosen == [], name
    felt.show_step(view(state, 0))
    take(felt, next(cards_in(playable(view(state, 0)))), table_middle(felt))
    felt.clear()
    drop(felt, table_middle(felt))
    assert (chosen, felt.table.sprites) == ([], [])


def test_an_open_card_is_dragged_onto_the_table_and_nowhere_else(felt: Felt, chosen: list[int]) -> None:
    states = (one for seed in range(20) for _, (one, _) in match(rules_of("sjavs-2"), random.Random(seed), deals=1))
    state = next(one for one in states if one.table.phase == "play" and one.table.turn == 0)
    felt.show_step(view(state, 0))
    sprite = next(one for one in felt.table.row("open", 0) if one.face in felt.legal())
    card, before = sprite.face, faces(felt)
    assert card is not None
    start = QPointF(sprite.pose.x - 0.38 * sprite.pose.width, sprite.pose.y)
    for to, plays in ((beside(felt, 2), []), (QPointF(5, -30), []), (table_middle(felt), [card])):
        send(felt, QEvent.Type.MouseButtonPress, start)
        for step in range(1, 9):
            send(felt, QEvent.Type.MouseMove, start + (to - start) * step / 8)
        assert felt.table.carried is sprite
        drop(felt, to)
        assert chosen == plays
        assert faces(felt) == before
        at_rest(felt)


def test_a_finger_drags_and_taps(felt: Felt, chosen: list[int]) -> None:
    """Qt tells a finger as a mouse to whatever does not ask for touches."""
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    device = QTest.createTouchDevice()
    window = felt.window().windowHandle()
    assert window is not None
    card = felt.legal()[-1]
    start = felt.viewport().mapTo(felt.window(), spot(felt, card))
    QTest.touchEvent(window, device).press(0, start).commit()
    QTest.touchEvent(window, device).release(0, start).commit()
    assert chosen == [card]
    felt.show_step(view(state, 0))
    before = faces(felt)
    first = before[0]
    assert first is not None
    start = felt.viewport().mapTo(felt.window(), spot(felt, first))
    to = felt.viewport().mapTo(felt.window(), beside(felt, 2).toPoint())
    # Elsewhere, so that it is no double tap.
    QTest.touchEvent(window, device).press(0, start).commit()
    for step in range(1, 9):
        QTest.touchEvent(window, device).move(0, start + (to - start) * step / 8).commit()
    QTest.touchEvent(window, device).release(0, to).commit()
    assert faces(felt) == [*before[1:3], first, *before[3:]]
    assert chosen == [card]


# -- a hidden hand -----------------------------------------------------------------------------------------------------


def test_a_hidden_hand_shows_and_says_no_card_and_plays_none(felt: Felt, chosen: list[int]) -> None:
    state, _ = find(choosing)
    seen = view(state, 0)
    felt.show_step(seen)
    named = felt.accessibleDescription()
    before = faces(felt)
    card = felt.legal()[0]
    where = spot(felt, card)
    felt.hide_hand(True)
    assert set(faces(felt)) == {None}
    assert not set(before) & {one.face for one in felt.table.sprites}
    assert felt.legal() == []
    said = felt.accessibleDescription()
    assert "Your cards" in named
    assert "Your cards" not in said
    assert "Your hand is hidden." in said
    click(felt, where)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Space):
        QTest.keyClick(felt, key)
    felt.choose(card)
    assert chosen == []
    at_rest(felt)
    felt.hide_hand(False)
    assert faces(felt) == before
    assert felt.accessibleDescription() == named
    at_rest(felt)
    click(felt, where)
    assert chosen == [card]


def test_a_hidden_hand_is_the_same_whatever_is_in_it(felt: Felt) -> None:
    """Two worlds that differ in the viewer's cards only look and sound alike."""
    state, _ = find(choosing)
    other = swapped(state)
    felt.hide_hand(True)
    told = []
    for one in (state, other):
        felt.show_step(view(one, 0))
        told.append((felt.accessibleDescription(), sorted(str(each.place) for each in felt.table.sprites)))
    assert told[0] == told[1]


def swapped(state: State) -> State:
    """The same with the plain hands of seats 0 and 2 exchanged."""
    from dataclasses import replace

    hands = list(state.hands)
    one, two = list(cards_in(hands[0])), list(cards_in(hands[2]))
    for mine, theirs in zip(one, two, strict=False):
        hands[0] ^= 1 << mine | 1 << theirs
        hands[2] ^= 1 << mine | 1 << theirs
    return replace(state, hands=tuple(hands))


def test_a_hand_may_be_hidden_and_shown_while_cards_move(felt: Felt, qtbot: QtBot) -> None:
    steps = [step for _, step in match(rules_with(), random.Random(2), deals=1)]
    felt.show_step(view(steps[0][0], 0))
    felt.set_speed("fast")
    for number, (state, events) in enumerate(steps[1:]):
        felt.show_step(view(state, 0), events)
        felt.hide_hand(number % 3 == 0)
        if felt.hand_hidden:
            moving = [one for one in felt.table.hand(0) if not resting(felt, one)]
            assert all(one.face is None for one in felt.table.hand(0) if one not in moving)
    felt.hide_hand(False)
    qtbot.waitUntil(lambda: not felt.busy, timeout=20000)
    at_rest(felt)


def test_what_the_others_hold_is_never_laid_by_the_viewer() -> None:
    state, _ = find(choosing)
    seen = view(state, 0)
    own = tuple(cards_in(seen.hand))
    for seat in range(1, 4):
        assert lying_hand(seen, seat, Arrangement(own=own, hidden=True)) == sorted_hand(seen, seat)


def test_a_deal_played_with_a_laid_hand_never_loses_a_card(felt: Felt) -> None:
    state, _ = find(leading)
    felt.show_step(view(state, 0))
    dice = random.Random(4)
    while state.table.phase == "play" and state.table.turn == 0 and state.hands[0].bit_count() > 1:
        hand = [one for one in faces(felt) if one is not None]
        drag(felt, dice.choice(hand), beside(felt, dice.randrange(len(hand))))
        assert sorted(one for one in faces(felt) if one is not None) == sorted(hand)
        state, _ = apply(state, Action(0, "play", dice.choice(felt.legal())))
        state = next_turn_of_zero(state)
        felt.show_step(view(state, 0))
        at_rest(felt)


def test_a_drag_takes_no_harm_where_the_hand_has_fewer_cards_than_lie_there(
    felt: Felt, chosen: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As between the play of a card and its leaving."""
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    card = felt.legal()[0]
    take(felt, card, beside(felt, 2))
    held = felt._drag
    assert held is not None
    before = felt.table.laid
    for lying in ((card,), ()):
        monkeypatch.setattr(type(felt.table), "lying", lambda table, seen, lying=lying: lying)
        last = felt.table.hand(0)[-1].pose
        held.to(view(state, 0), QPointF(last.x, last.y))
        assert felt.table.laid == before
    monkeypatch.undo()
    drop(felt, beside(felt, 2))
    at_rest(felt)
    assert chosen == []
