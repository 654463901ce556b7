"""Hints, aids and tutor in the window: what is asked, shown, marked, written down, and let go."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QDialog, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.lessons import lessons
from sjavs_desktop.core.cards import cards_in
from sjavs_desktop.core.duel import ORIGIN
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.record import read_record, record_text
from sjavs_desktop.core.state import View
from sjavs_desktop.ui import status_line
from sjavs_desktop.ui.main_window import MainWindow
from sjavs_desktop.ui.teaching import advisor
from sjavs_desktop.ui.teaching.advising import Candidate, trumps_held
from sjavs_desktop.ui.teaching.button_marks import ButtonMark
from sjavs_desktop.ui.teaching.example_dialog import ExampleDialog
from sjavs_desktop.ui.teaching.hint_panel import HintPanel
from tests.ui import test_panels_packs as packs
from tests.ui.conftest import Opened
from tests.ui.teachers import Teacher
from tests.ui.test_window_doubling import WENZ, Script, begin, script
from tests.ui.windows import (
    LONG,
    NAMES,
    Bot,
    Dialogs,
    choice_buttons,
    click,
    click_card,
    press_keys,
    scripted_to,
    sought,
    sound,
    status,
)

__all__ = ["script"]
"""Fixtures of others that are used here."""


@pytest.fixture(autouse=True)
def teacher(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Teacher]]:
    """No test waits for an analysis."""
    monkeypatch.setattr(advisor, "Hints", Teacher)
    Teacher.made, Teacher.waits = [], False
    yield Teacher
    Teacher.made = []


def playing(view: View, least: int = 3) -> bool:
    """Whether there is a choice between cards."""
    return view.table.phase == "play" and len(legal(view)) >= least


def at(qtbot: QtBot, window: MainWindow, phase: str = "play") -> View:
    """Brings a match to where the person is asked."""
    wanted = playing if phase == "play" else lambda view: view.table.phase == phase and len(legal(view)) > 1
    seed, done = sought(wanted)
    view = scripted_to(qtbot, window, seed, 3, done)
    qtbot.waitUntil(lambda: window.match.felt.situation() is view or window.match.bidding.isVisible(), timeout=LONG)
    return view


def words(window: MainWindow) -> str:
    """All that the hint says."""
    body = window.teaching.column.hint.body
    rows = [each for row in body.rows if row.isVisible() for each in (row.name, row.brings, row.why)]
    labels = [body.title, body.sentence, *rows, body.own, body.news, body.basis]
    return "\n".join(one.text() for one in labels if one.isVisible())


def actions(window: MainWindow) -> int:
    record = window.referee.record
    return len(record.actions) if record is not None else 0


# -- Hints -------------------------------------------------------------------------------------------------------------


def test_a_hint_has_three_steps_and_esc_closes_it(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    view = at(qtbot, window)
    teaching = window.teaching
    press_keys(window, "F3")
    assert teaching.column.hint.isVisible()
    first = {one.action.value for one in teaching.advisor.advice.analysis.choices[:3]}  # type: ignore[union-attr]
    shown = teaching.marks.shown()
    assert shown
    assert all(one.place is None for one in shown.values())
    assert len([one for one in shown.values() if one.soft]) > 1
    assert not any(row.isVisible() for row in teaching.column.hint.body.rows)
    press_keys(window, "F3")
    shown = teaching.marks.shown()
    assert {card: one.place for card, one in shown.items()} == dict(
        zip([one.value for one in legal(view)[:3]], range(3), strict=True)
    )
    assert set(shown) == first
    assert "Game points" not in words(window)
    press_keys(window, "F3")
    assert "Game points: +10.0; match won: 60" in words(window)
    assert teaching.marks.shown() == shown
    press_keys(window, "F3")
    assert "Game points: +10.0" in words(window)
    press_keys(window, "Esc")
    assert not teaching.column.hint.isVisible()
    assert not teaching.column.isVisible()
    assert teaching.marks.shown() == {}
    assert window.match.score.ladder.isVisible()


def test_numbers_are_refined_in_place_and_another_order_is_said(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    view = at(qtbot, window)
    teaching = window.teaching
    for _ in range(3):
        press_keys(window, "F3")
    tops = [row.y() for row in teaching.column.hint.body.rows]
    Teacher.made[-1].say(1, apart=0.5)
    assert "More are being tried" in words(window)
    assert [row.y() for row in teaching.column.hint.body.rows] == tops
    assert "With more deals" not in words(window)
    # What comes late and is coarser than what is shown changes nothing.
    Teacher.made[-1].say(0, legal(view)[1])
    assert teaching.marks.shown()[legal(view)[0].value].place == 0  # type: ignore[index]
    Teacher.made[-1].say(2, legal(view)[1])
    assert "With more deals tried another one is first now" in words(window)
    assert teaching.marks.shown()[legal(view)[1].value].place == 0  # type: ignore[index]
    assert "More are being tried" not in words(window)


def test_a_card_is_played_at_once_while_the_hint_thinks(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    Teacher.waits = True
    window = opened()
    view = at(qtbot, window)
    done = actions(window)
    press_keys(window, "F3")
    assert "One moment" in words(window)
    click_card(window, int(str(legal(view)[0].value)))
    assert actions(window) > done
    assert Teacher.made[-1].view is None
    assert not window.teaching.column.hint.isVisible()


def test_bids_are_marked_on_their_buttons(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    at(qtbot, window, "auction")
    press_keys(window, "F3")
    panel = window.match.bidding
    assert not panel.findChildren(ButtonMark)
    assert window.teaching.marks.shown()
    for _ in range(2):
        press_keys(window, "F3")
        marks = {one.button: one.place for one in panel.findChildren(ButtonMark) if one.isVisible()}
        assert {window.match.bidding.button(one): place for place, one in enumerate(order(window))} == marks
    click(choice_buttons(window)[0])
    assert not [one for one in panel.findChildren(ButtonMark) if one.isVisible()]
    sound(window)


def marked(window: MainWindow) -> dict[QPushButton, int]:
    """The buttons that are marked, with their places."""
    found = window.match.felt.viewport().findChildren(ButtonMark)
    return {one.button: one.place for one in found if one.isVisible()}


def test_bids_stay_marked_in_another_language(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    at(qtbot, window, "auction")
    press_keys(window, "F3")
    press_keys(window, "F3")
    assert marked(window)
    window.speak("da")
    qtbot.waitUntil(lambda: len(marked(window)) == len(order(window)), timeout=LONG)
    assert {window.match.bidding.button(one): place for place, one in enumerate(order(window))} == marked(window)  # type: ignore[arg-type]


def test_the_button_of_an_exchange_is_marked_only_with_the_cards_of_the_hint(
    opened: Opened, qtbot: QtBot, bot: Bot
) -> None:
    window = packs.begin(opened, "klorsjavs")
    packs.until(qtbot, window, "auction")
    click(packs.choice(window.match.bidding, "choice_1"))
    view = packs.until(qtbot, window, "exchange")
    press_keys(window, "F3")
    press_keys(window, "F3")
    button, first = window.match.exchange.buttons["exchange"], legal(view)[-1]
    Teacher.made[-1].say(1, first)
    assert isinstance(first.value, tuple)
    assert marked(window)[button] == 0
    for card in first.value:
        click_card(window, card)
    assert marked(window)[button] == 0
    other = next(one for one in cards_in(view.hand) if one not in first.value)
    click_card(window, first.value[0])
    click_card(window, other)
    assert set(window.match.felt.picks) == {other, *first.value[1:]}
    assert button not in marked(window)
    assert window.match.exchange.buttons["keep"] in marked(window)
    click_card(window, other)
    assert marked(window)[button] == 0


def order(window: MainWindow) -> list[object]:
    """The candidates as they are shown."""
    advice = window.teaching.advisor.advice
    assert advice is not None
    return [one.action for one in advice.analysis.choices[:3]]  # type: ignore[misc]


def test_a_hint_about_kontra_marks_its_answers_and_stays_while_the_table_goes_on(
    opened: Opened, qtbot: QtBot, script: Script
) -> None:
    window = opened()
    begin(window, qtbot, WENZ, 0, script)
    last_call, teaching = window.match.last_call, window.teaching
    qtbot.waitUntil(lambda: last_call.isVisible() and not window.match.felt.busy, timeout=LONG)
    for _ in range(2):
        press_keys(window, "F3")
    marks = {one.button: one.place for one in last_call.findChildren(ButtonMark) if one.isVisible()}
    assert marks == {last_call.go_button: 0, last_call.double_button: 1}
    assert "Say nothing" in words(window)
    view = window.match.felt.view
    assert view is not None
    teaching._moved(replace(view))
    assert not teaching.hinting.is_open
    teaching._reached(view)
    assert teaching.hinting.step == 2
    assert "Say nothing" in words(window)
    press_keys(window, "0")
    qtbot.waitUntil(lambda: not teaching.hinting.is_open, timeout=LONG)
    qtbot.waitUntil(lambda: bool(window.match.felt.legal()), timeout=LONG)
    assert not teaching.hinting.is_open


def test_when_nothing_can_change_the_hint_says_that_it_is_over(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    Teacher.waits = True
    window = opened()
    at(qtbot, window)
    press_keys(window, "F3")
    Teacher.made[-1].say(0, over=True)
    assert "It is over" in words(window)
    assert window.teaching.marks.shown() == {}


@pytest.mark.parametrize(("phase", "said"), [("play", "only one card here"), ("auction", "you can only pass")])
def test_where_there_is_one_choice_the_hint_says_so_and_reckons_nothing(
    opened: Opened, qtbot: QtBot, bot: Bot, phase: str, said: str
) -> None:
    window = opened()
    seed, done = sought(lambda view: view.table.phase == phase and len(legal(view)) == 1)
    view = scripted_to(qtbot, window, seed, 3, done)
    qtbot.waitUntil(lambda: not window.match.felt.busy, timeout=LONG)
    assert window.referee.view() == view
    press_keys(window, "F3")
    assert said in words(window)
    assert not [one for teacher in Teacher.made for one in teacher.asked]
    record = window.referee.record
    assert record is not None
    assert not record.marks
    press_keys(window, "Esc")
    assert not window.teaching.column.hint.isVisible()


def test_without_a_turn_the_hint_says_when_there_is_one(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    press_keys(window, "F3")
    assert "when it is your turn" in words(window)
    press_keys(window, "Esc")
    assert not window.teaching.column.hint.isVisible()
    assert not Teacher.made


def test_esc_leaves_full_screen_only_when_no_hint_is_shown(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    at(qtbot, window)
    press_keys(window, "F11")
    press_keys(window, "F3")
    press_keys(window, "Esc")
    assert window.isFullScreen()
    assert not window.teaching.column.hint.isVisible()
    press_keys(window, "Esc")
    assert not window.isFullScreen()


def test_a_hint_makes_the_deal_practice_and_is_remembered(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    view = at(qtbot, window)
    record = window.referee.record
    assert record is not None
    assert record.practice() == frozenset()
    press_keys(window, "F3")
    record = window.referee.record
    assert record is not None
    assert record.practice() == {1}
    assert not record.marked("hint")
    press_keys(window, "F3")
    press_keys(window, "F3")
    record = window.referee.record
    assert record is not None
    hints = [one for one in record.marks if one.kind == "hint"]
    assert [(one.at, one.value) for one in hints] == [(len(record.actions), hint_text(view))]
    assert len([one for one in record.marks if one.kind == "practice"]) == 1
    assert read_record(record_text(record)) == record


def hint_text(view: View) -> str:
    from sjavs_desktop.core.notation import action_text

    return action_text(legal(view)[0])


def test_an_example_of_how_it_might_go_on_is_called_one(
    opened: Opened, qtbot: QtBot, bot: Bot, dialogs: Dialogs
) -> None:
    window = opened()
    view = at(qtbot, window)
    for _ in range(3):
        press_keys(window, "F3")
    seen: list[tuple[str, int, list[object]]] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, ExampleDialog)
        dialog.step(100)
        seen.append((dialog.warning.text(), len(dialog.moments), [one.action for one in dialog.moments]))
        dialog.reject()

    dialogs.act = look
    before = window.referee.record
    click(window.teaching.column.hint.line)
    (warning, number, played), *_ = seen
    assert "An example" in warning
    assert number > 4
    assert played[1] == legal(view)[0]
    assert window.referee.record is before


# -- No help -----------------------------------------------------------------------------------------------------------


def test_in_a_duel_nobody_is_helped(opened: Opened, qtbot: QtBot, bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened(tutor_play="doubtful", beginner=True)
    view = at(qtbot, window)
    monkeypatch.setattr(window.teaching, "_duel", lambda: True)
    assert ORIGIN
    window.teaching.refresh()
    press_keys(window, "F3")
    assert "In a duel there are no hints" in words(window)
    assert not window.teaching.column.aids.isVisible()
    press_keys(window, "Esc")
    done = actions(window)
    click_card(window, int(str(legal(view)[-1].value)))
    assert actions(window) > done
    record = window.referee.record
    assert record is not None
    assert not record.marks


def test_all_of_it_can_be_switched_off_for_a_lesson(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened(tutor_play="doubtful", beginner=True)
    view = at(qtbot, window)
    assert window.teaching.column.aids.isVisible()
    press_keys(window, "F3")
    window.teaching.quiet = True
    assert not window.teaching.column.isVisible()
    assert window.teaching.marks.shown() == {}
    press_keys(window, "F3")
    assert not window.teaching.column.isVisible()
    done = actions(window)
    click_card(window, int(str(legal(view)[-1].value)))
    assert actions(window) > done
    window.teaching.quiet = False
    window.match.felt.settle()
    assert window.settings.get("beginner") is True


def test_in_a_lesson_the_menu_offers_no_help_and_says_why(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    hint, aids = window.actions_by_key["hint"], window.actions_by_key["beginner"]
    window.lessons.begin(lessons()[0])
    assert not hint.isEnabled()
    assert not aids.isEnabled()
    assert "lesson" in hint.toolTip()
    assert "lesson" in aids.toolTip()
    assert [menu.toolTipsVisible() for menu in hint.associatedObjects() if isinstance(menu, QMenu)] == [True]
    window.speak("da")
    qtbot.wait(1)
    assert "lesson" not in hint.toolTip()
    window.lessons.leave()
    assert hint.isEnabled()
    assert aids.isEnabled()
    assert "lesson" not in hint.toolTip()


def test_other_rules_are_chosen_out_of_a_lesson(opened: Opened, qtbot: QtBot, bot: Bot, dialogs: Dialogs) -> None:
    window = opened()
    window.lessons.begin(lessons()[0])
    dialogs.act = lambda dialog: dialog.accept()
    press_keys(window, "Ctrl+Shift+N")
    assert window.lessons.run is None
    assert window.referee.record is not None
    assert not window.referee.record.origin
    assert window.actions_by_key["hint"].isEnabled()


def test_bots_alone_are_not_taught(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened(beginner=True, tutor_play="doubtful", tutor_auction="doubtful")
    window.referee.new_match(window.rules(), NAMES, ("beginner",) * 4, "bots", 3)
    qtbot.waitUntil(window.match.deal_over.isVisible, timeout=LONG)
    assert not Teacher.made
    assert not window.teaching.column.isVisible()


# -- Tutor -------------------------------------------------------------------------------------------------------------


def blamed(qtbot: QtBot, opened: Opened, **chosen: str) -> tuple[MainWindow, View]:
    """A window in which the tutor asks about the last card."""
    window = opened(**{"tutor_play": "doubtful", **chosen})
    view = at(qtbot, window)
    click_card(window, int(str(legal(view)[-1].value)))
    return window, view


def test_the_tutor_asks_and_the_card_waits(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window, view = blamed(qtbot, opened)
    panel = window.teaching.tutoring.panel
    assert panel.isVisible()
    assert panel.title.text() in ("That is bad", "That is very bad")
    assert f"about {len(legal(view)) - 1}.0 game points less" in panel._sentence.text()
    assert window.referee.view() == view
    record = window.referee.record
    assert record is not None
    assert record.practice() == {1}
    # To the last step at once, as a hint goes and the review: there is one answer.
    assert [steps for _, steps in Teacher.made[-1].asked] == [3]
    press_keys(window, "3")
    assert not panel.isVisible()
    assert window.referee.view() != view
    window.match.felt.settle()


def test_thinking_again_takes_the_choice_back_and_insisting_is_heard(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window, view = blamed(qtbot, opened)
    panel = window.teaching.tutoring.panel
    press_keys(window, "1")
    assert not panel.isVisible()
    assert window.referee.view() == view
    assert window.match.felt.legal()
    click_card(window, int(str(legal(view)[-2].value)))
    assert panel.isVisible()
    press_keys(window, "1")
    click_card(window, int(str(legal(view)[-1].value)))
    assert not panel.isVisible()
    assert window.referee.view() != view


def test_showing_gives_the_hint_with_ones_own_choice(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened(tutor_play="doubtful")
    seed, done = sought(lambda view: playing(view, 4))
    view = scripted_to(qtbot, window, seed, 3, done)
    click_card(window, int(str(legal(view)[-1].value)))
    press_keys(window, "2")
    assert "Your choice:" in words(window)
    assert "Game points: +10.0" in words(window)
    assert Teacher.made[-1].asked[-1][1] == 3
    # What the hint puts first is never blamed, whatever is found out afterwards.
    Teacher.made[-1].say(1, legal(view)[1], apart=3.0)
    click_card(window, int(str(legal(view)[0].value)))
    assert not window.teaching.tutoring.panel.isVisible()
    assert window.referee.view() != view


def test_the_question_follows_the_numbers_that_get_finer(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window, view = blamed(qtbot, opened)
    panel, last = window.teaching.tutoring.panel, len(legal(view)) - 1
    assert "More are being tried" in panel._basis.text()
    assert "counted towards the end of the match" in panel._unit.text()
    assert panel._sentence.toolTip() == f"{panel._basis.text()}\n{panel._unit.text()}"
    Teacher.made[-1].say(1, apart=0.5)
    assert f"about {0.5 * last:.1f} game points less" in panel._sentence.text()
    Teacher.made[-1].say(2, legal(view)[-1])
    assert panel.title.text() == "With more deals tried it is no mistake"
    assert "about 0.0 game points less" in panel._sentence.text()
    assert "More are being tried" not in panel._basis.text()
    press_keys(window, "3")
    assert window.referee.view() != view


def test_what_the_tutor_thought_meanwhile_excuses_nobody(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    Teacher.waits = True
    window = opened(tutor_play="doubtful")
    view = at(qtbot, window)
    # It put the last card first, and showed that to nobody.
    Teacher.made[-1].say(0, legal(view)[-1])
    Teacher.made[-1].say(2)
    click_card(window, int(str(legal(view)[-1].value)))
    assert window.teaching.tutoring.panel.isVisible()
    assert window.referee.view() == view


def test_what_may_turn_out_a_mistake_waits_for_more_deals(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    Teacher.waits = True
    window = opened(tutor_play="doubtful")
    view = at(qtbot, window)
    last = len(legal(view)) - 1
    # 0.4 with an error of 0.1 lies not far enough above the limit of 0.3, and not below it either.
    Teacher.made[-1].say(0, apart=0.4 / last)
    click_card(window, int(str(legal(view)[-1].value)))
    assert not window.teaching.tutoring.panel.isVisible()
    assert window.referee.view() == view
    Teacher.made[-1].say(1, apart=0.6 / last)
    assert window.teaching.tutoring.panel.isVisible()
    assert window.referee.view() == view


def test_the_tutor_can_be_sent_away(opened: Opened, qtbot: QtBot, bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    window, view = blamed(qtbot, opened, tutor_auction="bad")
    press_keys(window, "4")
    assert window.referee.view() != view
    assert (window.settings.get("tutor_play"), window.settings.get("tutor_auction")) == ("off", "off")
    assert "preferences" in status(window)
    # What happens in the game meanwhile is told afterwards.
    monkeypatch.setattr(status_line, "monotonic", lambda: window.line._told_until + 1)
    window.line._afterwards.timeout.emit()
    assert "preferences" not in status(window)
    assert status(window)


@pytest.mark.parametrize(
    ("limit", "asks"),
    [("doubtful", True), ("bad", False), ("very_bad", False), ("off", False)],
)
def test_the_limit_decides(opened: Opened, qtbot: QtBot, bot: Bot, limit: str, asks: bool) -> None:
    Teacher.waits = True
    window = opened(tutor_play=limit)
    view = at(qtbot, window)
    if limit != "off":
        Teacher.made[-1].say(0, apart=0.7 / (len(legal(view)) - 1))
    click_card(window, int(str(legal(view)[-1].value)))
    assert window.teaching.tutoring.panel.isVisible() == asks
    assert (window.referee.view() == view) == asks


def test_other_limits_are_the_persons_own(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    Teacher.waits = True
    window = opened(tutor_play="bad", limit_bad="0.7")
    view = at(qtbot, window)
    Teacher.made[-1].say(0, apart=0.8 / (len(legal(view)) - 1))
    click_card(window, int(str(legal(view)[-1].value)))
    assert window.teaching.tutoring.panel.title.text() == "That is bad"


def test_a_choice_waits_for_an_analysis_only_for_a_moment(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    Teacher.waits = True
    window = opened(tutor_play="doubtful")
    view = at(qtbot, window)
    click_card(window, int(str(legal(view)[-1].value)))
    assert window.referee.view() == view
    qtbot.waitUntil(lambda: window.referee.view() != view, timeout=LONG)
    assert not window.teaching.tutoring.panel.isVisible()


def test_an_analysis_that_comes_in_time_is_used(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    Teacher.waits = True
    window = opened(tutor_play="doubtful")
    view = at(qtbot, window)
    click_card(window, int(str(legal(view)[-1].value)))
    Teacher.made[-1].say(0)
    assert window.teaching.tutoring.panel.isVisible()
    assert window.referee.view() == view


def test_a_good_choice_is_not_held(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened(tutor_play="doubtful")
    view = at(qtbot, window)
    click_card(window, int(str(legal(view)[0].value)))
    assert window.referee.view() != view
    record = window.referee.record
    assert record is not None
    assert record.practice() == frozenset()


def test_a_forbidden_card_is_refused_as_ever(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened(tutor_play="doubtful")
    seed, done = sought(lambda view: playing(view, 2) and len(legal(view)) < view.hand.bit_count())
    view = scripted_to(qtbot, window, seed, 3, done)
    allowed = {one.value for one in legal(view)}
    click_card(window, next(one for one in cards_in(view.hand) if one not in allowed))
    assert window.match.notice.isVisible()
    assert not window.teaching.tutoring.panel.isVisible()


def test_a_choice_that_waits_goes_on_when_the_tutor_is_switched_off(
    opened: Opened, qtbot: QtBot, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Teacher, "waits", True)
    window = opened(tutor_play="doubtful")
    view = at(qtbot, window)
    click_card(window, int(str(legal(view)[-1].value)))
    assert window.referee.view() == view
    window.settings.set("tutor_play", "off")
    Teacher.made[-1].say(0)
    assert not window.teaching.tutoring.panel.isVisible()
    assert window.referee.view() != view


def test_the_tutor_asks_about_bids_too(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened(tutor_auction="bad")
    view = at(qtbot, window, "auction")
    panel = window.teaching.tutoring.panel
    button = window.match.bidding.button(legal(view)[-1])
    click(button)
    assert panel.isVisible()
    assert not window.match.bidding.isVisible()
    press_keys(window, "1")
    assert window.match.bidding.isVisible()
    assert window.referee.view() == view
    sound(window)


def test_taking_back_lets_the_question_go(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened(tutor_play="doubtful")
    seed, done = sought(lambda view: playing(view) and len(view.table.tricks) > 0)
    view = scripted_to(qtbot, window, seed, 3, done)
    click_card(window, int(str(legal(view)[-1].value)))
    assert window.teaching.tutoring.panel.isVisible()
    press_keys(window, "Ctrl+Z")
    assert not window.teaching.tutoring.panel.isVisible()
    qtbot.waitUntil(lambda: not window.match.felt.busy, timeout=LONG)
    assert actions(window) < done


# -- Aids --------------------------------------------------------------------------------------------------------------


def test_the_aids_stay_on_and_mark_the_trumps(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    view = at(qtbot, window)
    assert not window.teaching.column.isVisible()
    press_keys(window, "F4")
    assert window.settings.get("beginner") is True
    assert window.teaching.column.aids.isVisible()
    shown = window.teaching.marks.shown()
    assert {card for card, one in shown.items() if one.trump} == set(trumps_held(view))
    press_keys(window, "F3")
    press_keys(window, "Esc")
    assert window.teaching.column.aids.isVisible()
    press_keys(window, "F4")
    assert not window.teaching.column.isVisible()
    assert window.teaching.marks.shown() == {}


def test_a_finished_trick_is_told_while_it_lies_there(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened(beginner=True, hold="600000")
    view = at(qtbot, window)
    label = window.teaching.column.aids.trick
    click_card(window, int(str(legal(view)[0].value)))
    qtbot.waitUntil(lambda: "won it" in label.text(), timeout=LONG)
    shown = window.match.felt.shown
    assert shown is not None
    assert not shown.table.trick
    window.match.felt.settle()
    assert "won it" not in label.text()


@pytest.mark.parametrize("size", [(960, 600), (1024, 640), (1366, 768)])
@pytest.mark.parametrize("sheet", [True, False])
def test_nothing_overlaps_and_the_window_keeps_its_size(
    opened: Opened, qtbot: QtBot, bot: Bot, size: tuple[int, int], sheet: bool
) -> None:
    window = opened(beginner=True)
    at(qtbot, window)
    if not sheet:
        press_keys(window, "F9")
    window.resize(*size)
    for key in ("", "F3", "F3", "F3", "Esc"):
        if key:
            press_keys(window, key)
        qtbot.wait(1)
        assert (window.width(), window.height()) == size
        column = window.teaching.column
        assert inside(column, window)
        assert not rect(column, window).intersects(rect(window.match.felt, window))
        for one in (column.aids, column.hint, window.match.score.deal_label):
            if one.isVisible() and one is not window.match.score.deal_label:
                assert inside(one, column)


def rect(widget: QWidget, window: QWidget) -> QRect:
    """Where a widget is in the window."""
    return QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())


def inside(widget: QWidget, outer: QWidget) -> bool:
    return outer.rect().contains(rect(widget, outer))


def test_a_hint_has_no_bar_where_its_words_have_room(qtbot: QtBot) -> None:
    panel = HintPanel()
    qtbot.addWidget(panel)
    one = Candidate(
        None, "Queen of spades", "Game points: +9.0; match won: 90 %", "Perhaps worse " * 6, ("Why. " * 12,)
    )  # type: ignore[arg-type]
    panel.resize(308, 200)
    panel.show_candidates([one] * 3, True, "", "Deals that could be and were tried: 96.")
    panel.tell("")
    bar = panel.area.verticalScrollBar()
    qtbot.waitUntil(bar.isVisible, timeout=LONG)
    panel.resize(308, panel.sizeHint().height())
    qtbot.waitUntil(lambda: not bar.isVisible(), timeout=LONG)
    assert panel.body.height() <= panel.area.height()
    # Where other words come the layout is told, and the bar comes only if they have no room.
    panel.tell("Another one is first now. " * 4)
    qtbot.waitUntil(bar.isVisible, timeout=LONG)
    panel.resize(308, panel.sizeHint().height())
    qtbot.waitUntil(lambda: not bar.isVisible(), timeout=LONG)


def test_the_keyboard_stays_with_the_cards(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    at(qtbot, window)
    window.match.felt.setFocus(Qt.FocusReason.OtherFocusReason)
    for key in ("F3", "F3", "F3", "Esc"):
        press_keys(window, key)
        assert window.match.felt.hasFocus()


def test_closing_the_window_ends_the_thread(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    at(qtbot, window)
    press_keys(window, "F3")
    window.close()
    assert Teacher.made[-1].closed


def test_what_the_tutor_asks_follows_the_language(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window, _ = blamed(qtbot, opened)
    panel = window.teaching.tutoring.panel
    before = panel.title.text(), panel._sentence.text()
    window.speak("da")
    qtbot.wait(1)
    after = panel.title.text(), panel._sentence.text()
    assert all(one and one != other for one, other in zip(after, before, strict=True))


def test_why_there_is_no_hint_follows_the_language(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    press_keys(window, "F3")
    assert "when it is your turn" in words(window)
    window.speak("da")
    qtbot.wait(1)
    assert words(window)
    assert "when it is your turn" not in words(window)
