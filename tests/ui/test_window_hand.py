"""The person's own hand in the window: settings that count at once, a hand that is hidden, a card chosen early."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.cards import Card, cards_in
from sjavs_desktop.core.follow import playable
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.ui import text
from sjavs_desktop.ui.felt.order import AS_USUAL, Sorting, sorted_hand
from sjavs_desktop.ui.main_window import MainWindow
from sjavs_desktop.ui.teaching import advisor
from tests.core.games import rules_with
from tests.ui.conftest import Opened
from tests.ui.teachers import Teacher
from tests.ui.test_felt_hand import beside, drag, table_middle
from tests.ui.windows import (
    LONG,
    NAMES,
    PERSON_AND_BOTS,
    Bot,
    Person,
    choice_buttons,
    click,
    click_card,
    click_in_menu,
    press_keys,
    scripted,
    scripted_to,
    simulated,
    sought,
    sound,
    status,
)


@pytest.fixture(autouse=True)
def teacher(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No test waits for an analysis."""
    monkeypatch.setattr(advisor, "Hints", Teacher)
    Teacher.made, Teacher.waits = [], False
    yield
    Teacher.made = []


def playing(view: View) -> bool:
    """The person is to play, has many cards, and may not play all of them."""
    own = view.hand.bit_count()
    allowed = sum(1 for one in cards_in(view.hand) if one in legal_cards(view))
    return view.table.phase == "play" and own >= 5 and 2 <= allowed < own


def legal_cards(view: View) -> list[Card]:
    return list(cards_in(playable(view))) if view.table.phase == "play" else []


def at(qtbot: QtBot, window: MainWindow, phase: str = "play") -> View:
    """Brings a match to where the person is asked."""
    seed, done = sought(playing if phase == "play" else lambda view: view.table.phase == phase)
    view = scripted_to(qtbot, window, seed, 3, done)
    qtbot.waitUntil(lambda: window.match.felt.situation() is view or window.match.bidding.isVisible(), timeout=LONG)
    return view


def actions(window: MainWindow) -> tuple[Action, ...]:
    """All that was done in the match."""
    record = window.referee.record
    return record.actions if record is not None else ()


def faces(window: MainWindow) -> list[Card | None]:
    return [one.face for one in window.match.felt.table.hand(0)]


def row(view: View, sorting: Sorting = AS_USUAL) -> list[Card]:
    return [one for group in sorted_hand(view, view.seat, sorting) for one in group]


# -- settings ----------------------------------------------------------------------------------------------------------


def test_how_the_hand_is_sorted_counts_at_once(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    view = at(qtbot, window)
    assert faces(window) == row(view)
    window.settings.set("hand_trumps", "right")
    assert faces(window) == row(view, Sorting("right"))
    window.settings.set("hand_order", "ascending")
    assert faces(window) == row(view, Sorting("right", False))
    window.settings.set("hand_colours", False)
    assert faces(window) == row(view, Sorting("right", False, False))
    window.settings.set("hand_gap", False)
    xs = [one.pose.x for one in window.match.felt.table.hand(0)]
    steps = [other - one for one, other in pairwise(xs)]
    assert max(steps) - min(steps) <= 1
    again = opened()
    again.referee.new_match(again.rules(), NAMES, PERSON_AND_BOTS, "hand", 3)
    assert again.settings.get("hand_trumps") == "right"
    view = at(qtbot, again)
    assert faces(again) == row(view, Sorting("right", False, False, False))


def test_how_cards_are_played_counts_at_once(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    at(qtbot, window)
    felt = window.match.felt
    before, card = len(actions(window)), felt.legal()[0]
    window.settings.set("play_by", "confirm")
    click_card(window, card)
    assert (felt.selected_card, len(actions(window))) == (card, before)
    press_keys(window, "Esc")
    window.settings.set("play_by", "click")
    qtbot.wait(QApplication.doubleClickInterval() + 50)
    click_card(window, card)
    assert len(actions(window)) > before


@pytest.mark.parametrize("manner", ["confirm", "drag"])
def test_a_deal_can_be_played_in_another_manner(opened: Opened, qtbot: QtBot, bot: Bot, manner: str) -> None:
    window = opened(play_by=manner)
    person, felt = Person(window, 1), window.match.felt
    window.referee.new_match(window.rules(), NAMES, PERSON_AND_BOTS, "manner", 3)
    while not window.match.deal_over.isVisible():
        qtbot.waitUntil(person.ready, timeout=LONG)
        if felt.legal() and not window.match.bidding.isVisible():
            card = person.dice.choice(felt.legal())
            if manner == "drag":
                drag(felt, card, table_middle(felt))
            else:
                click_card(window, card)
                if felt.selected_card is not None:
                    qtbot.wait(QApplication.doubleClickInterval() + 20)
                    click_card(window, card)
        elif not window.match.deal_over.isVisible():
            person.act()
    sound(window)


# -- an order of one's own ---------------------------------------------------------------------------------------------


def test_a_laid_hand_stays_when_a_card_is_taken_back_and_goes_with_the_match(
    opened: Opened, qtbot: QtBot, bot: Bot
) -> None:
    window = opened()
    at(qtbot, window)
    felt = window.match.felt
    before = faces(window)
    card = before[-1]
    assert card is not None
    drag(felt, card, beside(felt, 0))
    laid = [card, *before[:-1]]
    assert faces(window) == laid
    qtbot.wait(QApplication.doubleClickInterval() + 50)
    click_card(window, felt.legal()[0])
    qtbot.waitUntil(lambda: len(faces(window)) == len(laid) - 1, timeout=LONG)
    press_keys(window, "Ctrl+Z")
    qtbot.waitUntil(lambda: faces(window) == laid, timeout=LONG)
    press_keys(window, "F8")
    assert faces(window) == before
    drag(felt, card, beside(felt, 0))
    view = at(qtbot, window)
    assert faces(window) == row(view)


# -- a hidden hand -----------------------------------------------------------------------------------------------------


def words_of(window: MainWindow) -> str:
    """Everything that the window says anywhere: names, descriptions, tooltips, texts."""
    said = []
    for one in [window, *window.findChildren(QWidget)]:
        if one.isVisible():
            said += [one.accessibleName(), one.accessibleDescription(), one.toolTip(), one.windowTitle()]
            said += [str(one.property("text") or "")]
    said += [item.toolTip() for item in window.match.felt.scene().items()]
    return "\n".join(said)


@pytest.mark.qt_log_ignore("does not support raise", "does not support grabbing")
@pytest.mark.parametrize("way", ["key", "menu", "button"])
def test_a_hidden_hand_comes_back_by_key_menu_or_button(opened: Opened, qtbot: QtBot, bot: Bot, way: str) -> None:
    window = opened(beginner=True)
    view = at(qtbot, window)
    felt, button = window.match.felt, window.hand.button
    before = faces(window)
    named = [text.card_name(one) for one in cards_in(view.hand)]
    assert all(one in words_of(window) for one in named)
    press_keys(window, "F7")
    assert set(faces(window)) == {None}
    assert button.isVisible()
    assert window.actions_by_key["hide_hand"].isChecked()
    said = words_of(window)
    assert [one for one in named if one in said] == []
    assert not window.teaching.column.aids.isVisible()
    done = len(actions(window))
    for keys in ("Right", "Return", "Return", "Space"):
        press_keys(window, keys)
    assert len(actions(window)) == done
    press_keys(window, "F3")
    assert "hidden" in window.teaching.column.hint.body.sentence.text()
    press_keys(window, "Esc")
    if way == "key":
        press_keys(window, "F7")
    elif way == "menu":
        click_in_menu(window, "hide_hand")
    else:
        click(button)
    assert faces(window) == before
    assert not button.isVisible()
    assert felt.hasFocus()
    assert not window.actions_by_key["hide_hand"].isChecked()
    assert window.teaching.column.aids.isVisible()


def test_what_is_asked_goes_with_the_hand_and_comes_back(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    """The bids on the buttons would tell how long a suit is."""
    window = opened()
    at(qtbot, window, "auction")
    bids = [one.text() for one in choice_buttons(window)]
    press_keys(window, "F7")
    assert not window.match.bidding.isVisible()
    press_keys(window, "F7")
    assert [one.text() for one in choice_buttons(window)] == bids


def test_the_hand_stays_hidden_from_deal_to_deal(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    at(qtbot, window)
    press_keys(window, "F7")
    window.referee.new_match(window.rules(), NAMES, PERSON_AND_BOTS, "another", 3)
    qtbot.wait(50)
    assert window.match.felt.hand_hidden
    assert window.hand.button.isVisible()
    assert not [one for one in faces(window) if one is not None]


# -- a card for the next turn ------------------------------------------------------------------------------------------


@cache
def turns() -> tuple[str, int, View]:
    """A match by script: its seed, the actions before a card of the person, and what the person sees at the next turn.

    Some cards may be played then and some may not.
    """
    for number in range(2000):
        before: tuple[int, View] | None = None
        for done, view in simulated(rules_with(), f"early {number}", 3, deals=1):
            if view.seat != 0:
                continue
            if before is not None and playing(view) and view.table.trick:
                return f"early {number}", before[0], view
            before = (done, view) if view.table.phase == "play" else None
    raise AssertionError("no scripted game comes to that")


def waits_for_others(qtbot: QtBot, window: MainWindow, bot: Bot, legal: bool = True) -> Card:
    """The person has played, and a bot takes its time; a card that may, or may not, be played at the next turn."""
    seed, done, later = turns()
    view = scripted_to(qtbot, window, seed, 3, done)
    felt = window.match.felt
    qtbot.waitUntil(lambda: felt.situation() is view, timeout=LONG)
    bot.seconds = 30.0
    click_card(window, int(str(scripted(view).value)))
    qtbot.waitUntil(lambda: bot.thinking.is_set() and not felt.busy, timeout=LONG)
    qtbot.wait(QApplication.doubleClickInterval() + 50)
    return next(one for one in cards_in(later.hand) if (one in legal_cards(later)) == legal)


def let_go(bot: Bot) -> None:
    bot.seconds = 0.0
    bot.go.set()


def mine(window: MainWindow, done: int) -> list[object]:
    """The cards that the person has played since so many actions were done."""
    return [one.value for one in actions(window)[done:] if one.seat == 0 and one.kind == "play"]


def test_a_card_chosen_early_is_told_and_played_in_its_turn(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened(early=True)
    card = waits_for_others(qtbot, window, bot)
    felt = window.match.felt
    click_card(window, card)
    assert felt.early_card == card
    assert status(window).startswith("Chosen for your turn:")
    done = len(actions(window))
    let_go(bot)
    qtbot.waitUntil(lambda: bool(mine(window, done)), timeout=LONG)
    assert mine(window, done) == [card]
    assert felt.early_card is None
    qtbot.waitUntil(lambda: not felt.busy and Person(window).ready(), timeout=LONG)
    sound(window)


def test_escape_takes_back_what_is_chosen_before_it_leaves_full_screen(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened(early=True)
    card = waits_for_others(qtbot, window, bot)
    press_keys(window, "F11")
    click_card(window, card)
    press_keys(window, "Esc")
    assert window.match.felt.early_card is None
    assert window.isFullScreen()
    press_keys(window, "Esc")
    assert not window.isFullScreen()
    let_go(bot)


def test_a_lesson_asks_for_its_cards_itself(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened(early=True)
    card = waits_for_others(qtbot, window, bot)

    class Gate:
        def asks(self) -> bool:
            return True

        def allows(self, action: Action) -> bool:
            return True

    window.match.gate = Gate()
    click_card(window, card)
    assert window.match.felt.early_card is None
    window.match.gate = None
    let_go(bot)


def test_a_card_chosen_early_that_is_forbidden_then_is_refused_with_the_reason(
    opened: Opened, qtbot: QtBot, bot: Bot
) -> None:
    window = opened(early=True)
    card = waits_for_others(qtbot, window, bot, legal=False)
    click_card(window, card)
    done = len(actions(window))
    let_go(bot)
    qtbot.waitUntil(lambda: window.match.felt.early_card is None, timeout=LONG)
    qtbot.waitUntil(window.match.notice.isVisible, timeout=LONG)
    assert mine(window, done) == []
    assert window.match.notice.text() == status(window)
    sound(window)


def test_the_tutor_asks_about_a_card_that_was_chosen_early(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened(early=True)
    card = waits_for_others(qtbot, window, bot)
    window.settings.set("tutor_play", "doubtful")
    Teacher.waits = True
    felt, panel = window.match.felt, window.teaching.tutoring.panel
    click_card(window, card)
    done = len(actions(window))
    let_go(bot)
    qtbot.waitUntil(lambda: window.teaching.tutoring._held is not None, timeout=LONG)
    assert felt.early_card is None
    assert felt.view is not None
    better = next(one for one in legal_cards(felt.view) if one != card)
    Teacher.made[-1].say(0, Action(0, "play", better))
    assert panel.isVisible()
    assert mine(window, done) == []


def test_a_hint_that_is_open_comes_first(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened(early=True)
    card = waits_for_others(qtbot, window, bot)
    felt = window.match.felt
    click_card(window, card)
    felt.asks_first = lambda: True
    done = len([one for one in actions(window) if one.seat == 0])
    let_go(bot)
    qtbot.waitUntil(lambda: felt.early_card is None, timeout=LONG)
    assert len([one for one in actions(window) if one.seat == 0]) == done
    assert status(window).startswith("Not played yet:")


def test_without_the_setting_a_card_out_of_turn_is_refused(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    card = waits_for_others(qtbot, window, bot)
    click_card(window, card)
    assert window.match.felt.early_card is None
    assert status(window)
    let_go(bot)
