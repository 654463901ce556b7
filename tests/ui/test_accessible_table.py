"""The objects of the table: their names, what they must not tell, where they lie, and where the keyboard is."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import languages
from sjavs_desktop.core.cards import cards_in
from sjavs_desktop.core.state import Action, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui.accessible.layer import CardButton
from sjavs_desktop.ui.accessible.readings import READINGS, reading
from sjavs_desktop.ui.accessible.things import Shown, things
from sjavs_desktop.ui.card_words import card_name, unsigned
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.layout import layout
from sjavs_desktop.ui.panels import notice
from sjavs_desktop.ui.teaching import hint_panel
from sjavs_desktop.ui.teaching.advising import Candidate
from tests.core.games import PACKS, match, rules_of
from tests.ui import reader
from tests.ui.conftest import Opened
from tests.ui.felts import choosing, find, press
from tests.ui.test_felt_secrets import hidden, holder, worlds
from tests.ui.windows import LONG, NAMES, Person, begin_person, forbidden, item_of, scripted_to, sought, status


def shown(state: State, seat: int) -> list[object]:
    """What a reader finds in a position from a seat."""
    seen = view(state, seat)
    return [(one.key, one.name, one.card) for one in things(seen, layout(seen, 1.5), Shown(NAMES))]


@pytest.fixture
def heard(qapp: QApplication) -> Iterator[None]:
    """A screen reader is there."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


# -- names -------------------------------------------------------------------------------------------------------------


def test_own_cards_say_what_they_are_and_what_may_be_done(felt: Felt) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    names = [reader.name(one) for one in reader.buttons(felt)]
    hand = [one.face for one in felt.table.own(0)]
    assert [one.split(", ")[0] for one in names] == [card_name(card or 0) for card in hand]
    assert [one.split(", ")[-1] for one in names] == [f"{place} of {len(hand)}" for place in range(1, len(hand) + 1)]
    allowed = ["may be played" in one.split(", ") for one in names]
    assert allowed == [card in felt.legal() for card in hand]
    assert all(("may not be played" in one) != may for one, may in zip(names, allowed, strict=True))
    trumps = state.rules.contract(state.table.contract or "").permanent
    assert ["permanent trump" in one for one in names] == [card in trumps for card in hand]


def test_a_lesson_that_asks_what_may_be_played_is_not_answered(felt: Felt) -> None:
    state, _ = find(choosing)
    felt.table.dimming = felt.table.mark_winning = False
    felt.show_step(view(state, 0))
    words = " ".join(reader.name(one) for one in reader.tree(felt))
    assert "may be played" not in words
    assert all("trump" not in reader.name(one) for one in reader.buttons(felt))
    assert "winning" not in words
    assert "may" not in reading(felt, "hand")


def test_objects_lie_where_the_cards_lie(felt: Felt) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    for one in reader.buttons(felt):
        button = one.object()
        assert isinstance(button, CardButton)
        item = next(each for each in felt.table.sprites if each.face == button.card)
        middle = felt.viewport().mapFromGlobal(one.rect().center())
        assert (QPoint(round(item.pose.x), round(item.pose.y)) - middle).manhattanLength() <= 3


def test_the_objects_neither_paint_nor_take_the_mouse(felt: Felt) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    with_objects = felt.grab().toImage()
    parts = [one for one in felt.viewport().children() if type(one).__name__ == "Part"]
    assert parts
    for one in reader.buttons(felt):
        middle = felt.mapFromGlobal(one.rect().center())
        assert felt.childAt(middle) is felt.viewport()
    for part in parts:
        part.hide()  # type: ignore[attr-defined]
    assert felt.grab().toImage() == with_objects


# -- secrets -----------------------------------------------------------------------------------------------------------


def swapped(state: State, seat: int, dice: random.Random) -> State:
    """The same position for a seat, with all that it does not see dealt again."""
    seen = view(state, seat)
    others = [each for each in range(state.rules.seats) if each != seat]
    unseen = [card for each in others for card in cards_in(state.hands[each] & ~seen.shown[each])]
    unseen += [card for row in state.covered for card in row if card is not None]
    dice.shuffle(unseen)
    covered = tuple(tuple(None if card is None else unseen.pop() for card in row) for row in state.covered)
    hands = list(state.hands)
    for each in others:
        known = state.hands[each] & seen.shown[each]
        taken = [unseen.pop() for _ in range((state.hands[each] & ~known).bit_count())]
        hands[each] = known | sum(1 << card for card in taken)
    return replace(state, hands=tuple(hands), covered=covered)


@pytest.mark.parametrize("key", PACKS)
def test_hidden_cards_change_no_object(qapp: QApplication, key: str) -> None:
    dice, compared = random.Random(key), 0
    for _, (state, _events) in match(rules_of(key), dice, deals=2):
        for seat in range(state.rules.seats):
            other = swapped(state, seat, dice)
            compared += other != state
            assert shown(other, seat) == shown(state, seat)
    assert compared > 10


def test_a_hidden_partner_changes_no_object(qapp: QApplication) -> None:
    assert all(shown(one, seat) == shown(other, seat) for one, other, seat in worlds())
    # The test can fail: whoever holds the card is told from elsewhere.
    state = hidden()[0]
    assert shown(state, holder(state)) != shown(state, (holder(state) + 1) % 4)


def known(seen: View) -> set[int]:
    """The cards that a viewer may read the names of: the own ones, and all that lie or lay open."""
    table = seen.table
    return {
        *cards_in(seen.own),
        *table.trick,
        *(card for one in table.tricks for card in one.cards),
        *(card for one in seen.shown for card in cards_in(one)),
        *(spot.card for row in table.spread for spot in row if spot.card is not None),
        *cards_in(seen.talon | seen.aside),
    }


def test_no_object_names_a_card_that_lies_face_down(qtbot: QtBot, opened: Opened, bot: Any) -> None:
    window, wrong = opened(speed="fast"), list[str]()

    def look() -> None:
        newest = window.match.felt.view
        if newest is not None:
            words = " ".join(reader.name(one) for one in reader.tree(window.match.felt))
            extra = reader.named_cards(words, newest.rules.deck) - known(newest)
            wrong.extend(card_name(one) for one in extra)

    window.match.felt.director.changed.connect(look)
    begin_person(window, "face down")
    Person(window, 1).play_to(qtbot, "over")
    assert wrong == []


def test_a_hidden_hand_is_not_read(felt: Felt) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    own = [card_name(one.face) for one in felt.table.own(0) if one.face is not None]
    assert len(reader.buttons(felt)) == len(own)
    felt.hide_hand(True)
    words = " ".join(reader.name(one) + one.text(reader.HELP) for one in reader.tree(felt))
    assert reader.buttons(felt) == []
    assert all(one not in words for one in own)
    assert reading(felt, "hand") == "Your cards lie face down."
    felt.hide_hand(False)
    assert len(reader.buttons(felt)) == len(own)


# -- the keyboard ------------------------------------------------------------------------------------------------------


def focus() -> object:
    return QApplication.focusWidget()


def test_the_focus_follows_the_frame_and_keys_still_reach_the_felt(felt: Felt, heard: None) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    chosen = list[int]()
    felt.card_chosen.connect(chosen.append)
    press(felt, Qt.Key.Key_Right)
    first = focus()
    assert isinstance(first, CardButton)
    assert first.card == felt.focused_card == felt.legal()[0]
    QTest.keyClick(first, Qt.Key.Key_End)
    last = focus()
    assert isinstance(last, CardButton)
    assert last.card == felt.focused_card == felt.legal()[-1]
    found = QAccessible.queryAccessibleInterface(last)
    assert found is not None
    assert reader.state(found, "focused")
    QTest.keyClick(last, Qt.Key.Key_Return)
    assert chosen == [last.card]


def test_a_reader_may_put_the_focus_on_a_card(felt: Felt, heard: None) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    wanted = felt.legal()[-1]
    button = felt.objects.button(wanted)
    assert button is not None
    button.setFocus()
    assert felt.focused_card == wanted
    forbidden = next(one.face for one in felt.table.own(0) if one.face not in felt.legal())
    other = felt.objects.button(forbidden or 0)
    assert other is not None
    other.setFocus()
    assert focus() is other
    chosen = list[int]()
    felt.card_chosen.connect(chosen.append)
    QTest.keyClick(other, Qt.Key.Key_Return)
    # The one that is read is meant, and not the one with the frame; whoever hears of it says why it is forbidden.
    assert chosen == [forbidden]


def test_the_focus_survives_what_is_drawn_anew(felt: Felt, heard: None, qapp: QApplication) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    press(felt, Qt.Key.Key_End)
    before = focus()
    assert isinstance(before, CardButton)
    felt.resize(900, 700)
    assert focus() is before
    felt.relabel()
    assert focus() is before
    felt.show_step(view(state, 0))
    assert focus() is before
    languages.install(qapp, "da")
    try:
        qapp.processEvents()
        assert focus() is before
        assert "må spilles" in before.accessibleName()
    finally:
        languages.forget(qapp)


def test_the_focus_goes_to_a_neighbour_when_its_card_is_played(
    qtbot: QtBot, opened: Opened, bot: Any, heard: None
) -> None:
    window = opened()
    begin_person(window, "neighbours")
    Person(window, 1).play_to(qtbot, "play")
    felt = window.match.felt
    QTest.keyClick(felt, Qt.Key.Key_Right)
    for _ in range(3):
        held = focus()
        assert isinstance(held, CardButton)
        tricks = len(felt.table.own(0))
        QTest.keyClick(held, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: bool(felt.legal()) and len(felt.table.own(0)) < tricks, timeout=LONG)  # noqa: B023
        now = focus()
        assert isinstance(now, CardButton)
        assert now.card == felt.focused_card
        assert item_of(window, now.card).framed


def test_without_a_reader_the_felt_keeps_the_focus(felt: Felt) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    press(felt, Qt.Key.Key_Right)
    assert felt.focused_card is not None
    assert focus() is felt


# -- the reading keys --------------------------------------------------------------------------------------------------


def test_the_reading_keys(qtbot: QtBot, opened: Opened, bot: Any) -> None:
    window = opened()
    heard = list[str]()
    window.match.announcer.announced.connect(heard.append)
    window.actions_by_key["read.hand"].trigger()
    assert heard == ["No cards are on the table."]
    begin_person(window, "read")
    Person(window, 1).play_to(qtbot, "play")
    for number, key in enumerate(READINGS, 1):
        window.match.announcer.flush()
        heard.clear()
        QTest.keyClick(window, Qt.Key(Qt.Key.Key_0 + number), Qt.KeyboardModifier.AltModifier)
        assert len(heard) == 1, key
        assert heard[0]
        assert unsigned(status(window)) == heard[0]


def test_the_hand_is_read_as_it_lies(felt: Felt) -> None:
    state, _ = find(choosing)
    felt.show_step(view(state, 0))
    own = [one.face for one in felt.table.own(0) if one.face is not None]
    told = reading(felt, "hand")
    assert told.startswith(f"Your cards: {', '.join(map(card_name, own))}. ")
    assert f"You may choose: {', '.join(map(card_name, felt.legal()))}." in told


# -- what nothing else would tell --------------------------------------------------------------------------------------


def test_why_a_card_is_refused_is_said(qtbot: QtBot, opened: Opened, bot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    said = list[str]()
    monkeypatch.setattr(notice, "say_of", lambda speaker, sentence: said.append(sentence))
    window = opened()
    seed, done = sought(lambda seen: seen.table.phase == "play" and bool(forbidden(seen)))
    seen = scripted_to(qtbot, window, seed, 3, done)
    card = forbidden(seen)[0]
    button = next(one for one in reader.buttons(window.match.felt) if reader.name(one).startswith(card_name(card)))
    assert "may not be played" in reader.name(button)
    reader.press(button)
    assert [one for one in said if one] == [window.match.notice.text()]
    assert window.match.notice.text()


def test_a_hint_is_said_once_while_its_numbers_still_change(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said = list[str]()
    monkeypatch.setattr(hint_panel, "say_of", lambda speaker, sentence: said.append(sentence))
    panel = hint_panel.HintPanel()
    qtbot.addWidget(panel)
    for brings in ("+1.0", "+1.1"):
        one = Candidate(Action(0, "play", 1), "ten of hearts", f"It brings {brings}.", "", ("It wins.",))
        panel.show_candidates([one], True, "Play high.", "300 worlds.")
    assert said == ["Play high. ten of hearts. It brings +1.0. It wins. 300 worlds."]
