"""Lessons in the real window: each is gone through with every wrong answer on the way, and left again."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import languages
from sjavs_desktop.app.lessons import DONE, lessons
from sjavs_desktop.app.vault import Vault
from sjavs_desktop.core.cards import card
from sjavs_desktop.core.lesson import ASK, DEAL, PLAY, SAY, WATCH, Lesson, is_lesson
from sjavs_desktop.core.state import Action
from sjavs_desktop.ui import dress
from sjavs_desktop.ui.lessons.bar import LINES
from sjavs_desktop.ui.lessons.list import LessonsDialog
from sjavs_desktop.ui.lessons.words import said
from sjavs_desktop.ui.main_window import SMALLEST, MainWindow
from tests.bench.matrix_checks import overlays
from tests.ui.conftest import Opened
from tests.ui.lessons import Learner
from tests.ui.windows import LONG, Bot, Dialogs, click, click_card, press_keys, settings_in, status

FIRST = lessons()[0]


def at(window: MainWindow) -> tuple[int, int]:
    """The scene and the step of the lesson that is going on."""
    run = window.lessons.run
    assert run is not None
    return run.number, run.at


def to(window: MainWindow, lesson: Lesson, kind: str) -> None:
    """Begins a lesson at the first scene in which the first step is of that kind."""
    number = next(number for number, one in enumerate(lesson.scenes) if one.steps[0].kind == kind)
    window.lessons.begin(lesson, number)


# -- Going through -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lesson", lessons(), ids=lambda one: one.key)
def test_every_lesson_can_be_gone_through_and_its_deal_won(opened: Opened, lesson: Lesson) -> None:
    window = opened()
    learner = Learner(window)
    learner.go_through(lesson)
    assert learner.outcomes == [True]
    assert window.settings.kept(f"lessons/{lesson.key}") == DONE
    told = {said(text) for text in lesson.texts()}
    missed = [
        text for text in (said(one.say) for scene in lesson.scenes for one in scene.steps) if text not in learner.seen
    ]
    # What is said while something moves may have gone by.
    assert {text for text in missed if not text.endswith("…")} <= told
    assert len(missed) <= 3


def test_the_first_card_is_asked_for_at_once(opened: Opened) -> None:
    window = opened()
    window.lessons.begin_first()
    assert window.lessons.run is not None
    assert window.lessons.run.lesson is FIRST
    assert window.lessons.run.step.kind == PLAY
    Learner(window).settled()
    assert window.match.felt.legal()


@pytest.mark.parametrize("language", ["en", "da", "fo", "de"])
@pytest.mark.parametrize("size", ["100", "130"])
def test_nothing_takes_more_than_two_lines_in_the_smallest_window(opened: Opened, language: str, size: str) -> None:
    window = opened(language=language, text_size=size)
    languages.speak(QApplication.instance(), language)  # type: ignore[arg-type]
    window.lessons.begin(FIRST)
    window.resize(*SMALLEST)
    QTest.qWait(1)
    bar = window.lessons.bar
    assert bar.width() <= SMALLEST[0]
    for lesson in lessons():
        dress.wear(dress.GERMAN if lesson.pack == "schafkopf" else dress.FRENCH)
        long = [text for text in map(said, lesson.texts()) if bar.lines(text) > LINES]
        assert long == []


@pytest.mark.parametrize("language", ["en", "da", "fo", "de"])
def test_the_buttons_of_every_question_fit_the_smallest_window(opened: Opened, language: str) -> None:
    window = opened(language=language)
    languages.speak(QApplication.instance(), language)  # type: ignore[arg-type]
    window.resize(*SMALLEST)
    for lesson in lessons():
        for number, scene in enumerate(lesson.scenes):
            if any(step.kind == ASK for step in scene.steps):
                window.lessons.begin(lesson, number)
                for place, step in enumerate(scene.steps):
                    if step.kind == ASK:
                        window.lessons.run._enter(place)  # type: ignore[union-attr]
                        bar = window.lessons.bar
                        assert bar.minimumSizeHint().width() <= SMALLEST[0], step.say
                        assert bar.leave.text()


# -- Wrong choices -----------------------------------------------------------------------------------------------------


def test_an_illegal_card_is_refused_with_its_rule_and_another_wrong_one_with_the_words_of_the_lesson(
    opened: Opened,
) -> None:
    window = opened()
    window.lessons.begin(FIRST)
    learner = Learner(window)
    learner.settled()
    click_card(window, card("AS"))
    assert "follow suit" in learner.words
    assert at(window) == (0, 0)
    assert window.referee.record is not None
    before = len(window.referee.record.actions)
    click_card(window, card("9H"))
    assert len(window.referee.record.actions) > before
    points = lessons()[2]
    window.lessons.begin(points, 1)
    learner.settled()
    click_card(window, card("TD"))
    assert "10 points" in learner.words


def test_while_something_is_to_be_read_no_card_is_played(opened: Opened) -> None:
    window = opened()
    window.lessons.begin(lessons()[1])
    learner = Learner(window)
    learner.settled()
    assert not window.match.submit(Action(0, "play", card("QC")))
    assert window.match.notice.isVisible()
    assert at(window) == (0, 0)


def test_after_two_wrong_tries_what_is_right_is_marked(opened: Opened) -> None:
    window = opened()
    window.lessons.begin(lessons()[2], 1)
    learner = Learner(window)
    learner.settled()
    assert window.lessons.marks.shown == 0
    for _ in range(2):
        assert not window.match.submit(Action(0, "play", card("TD")))
    assert window.lessons.marks.shown == 1


def test_a_question_is_not_answered_by_what_stands_around_it(opened: Opened) -> None:
    window = opened()
    window.lessons.begin(FIRST, 1)
    learner = Learner(window)
    learner.settled()
    assert window.lessons.run is not None
    assert window.lessons.run.step.kind == ASK
    assert not window.match.felt.table.mark_winning
    for key, value in {"speed": "fast", "mark_winning": True, "early_end": True}.items():
        window.settings.set(key, value)
        assert not window.match.felt.table.mark_winning
        assert not window.referee.early_end
    assert not window.match.felt.table.dimming
    assert status(window) == ""
    assert window.match.announcer.quiet()
    window.lessons.begin(lessons()[3], 2)
    learner.settled()
    assert not window.match.bidding.isVisible()
    assert status(window) == ""


# -- What is shown -----------------------------------------------------------------------------------------------------


def to_shown(window: MainWindow, number: int, scene: int = 0) -> None:
    """Begins a lesson at the first step of a scene that shows something."""
    window.lessons.begin(lessons()[number], scene)
    Learner(window).settled()
    place = next(place for place, one in enumerate(lessons()[number].scenes[scene].steps) if one.show)
    window.lessons.run._enter(place)  # type: ignore[union-attr]


@pytest.mark.parametrize("size", [SMALLEST, (1024, 640), (1366, 768), (2560, 1440)])
@pytest.mark.parametrize("number", [1, 7, 9, 10])
def test_what_is_shown_fits_between_the_hands_and_plates(opened: Opened, number: int, size: tuple[int, int]) -> None:
    window = opened()
    window.resize(*size)
    to_shown(window, number)
    board, felt = window.lessons.board, window.match.felt
    steps = lessons()[number].scenes[0].steps
    for place, step in enumerate(steps):
        if step.show:
            window.lessons.run._enter(place)  # type: ignore[union-attr]
            QTest.qWait(1)
            assert board.isVisible()
            inside = board.cards or board.score
            assert inside is not None
            assert board.rect().contains(inside.geometry())
            if board.cards is not None:
                assert felt.free_rect().adjusted(-1, -1, 1, 1).contains(board.geometry())
            elif size != SMALLEST:
                assert not list(overlays(window))
            assert felt.viewport().rect().contains(board.geometry())


def test_what_is_shown_follows_the_size_of_the_window_and_goes_with_its_step(opened: Opened) -> None:
    window = opened()
    window.resize(1024, 640)
    to_shown(window, 1)
    board = window.lessons.board
    assert board.cards is not None
    small = board.cards.width()
    window.resize(1600, 1000)
    QTest.qWait(1)
    assert board.cards.width() > small
    window.lessons.run.go_on()  # type: ignore[union-attr]
    assert not board.isVisible()
    to_shown(window, 7)
    assert board.score is not None
    assert "javn" in board.score.text()
    assert "60 to 60" in board.score.text()
    window.lessons.leave()
    assert not board.isVisible()


def test_the_cards_that_are_shown_follow_the_deck(opened: Opened) -> None:
    window = opened()
    to_shown(window, 1)
    board = window.lessons.board
    assert board.cards is not None
    before, words = board.grab().toImage(), board.cards.accessibleName()
    window.settings.set("large_index", True)
    assert board.grab().toImage() != before
    window.settings.set("deck", "german")
    assert board.cards.accessibleName() != words
    window.settings.set("deck", "game")
    window.settings.set("large_index", False)
    assert board.grab().toImage() == before


# -- Undo --------------------------------------------------------------------------------------------------------------


def test_a_card_may_be_taken_back_and_the_lesson_goes_back_with_it(opened: Opened) -> None:
    window = opened()
    window.lessons.begin(FIRST)
    learner = Learner(window)
    learner.settled()
    assert not window.referee.can_undo()
    click_card(window, card("9H"))
    learner.wait(lambda: at(window) == (0, 2))
    press_keys(window, "Ctrl+Z")
    assert at(window) == (0, 0)
    assert said(FIRST.scenes[0].steps[0].say) == learner.words
    learner.settled()
    click_card(window, card("QH"))
    learner.wait(lambda: at(window) == (0, 2))
    assert not window.actions_by_key["give_up"].isEnabled()


def test_a_deal_that_was_lost_can_be_played_once_more(opened: Opened) -> None:
    window = opened()
    window.lessons.begin(lessons()[6], len(lessons()[6].scenes) - 1)
    run = window.lessons.run
    assert run is not None
    assert run.step.kind == DEAL
    run.outcome = False
    run.changed.emit()
    bar = window.lessons.bar
    assert bar.words.text() == said(run.step.no)
    bar.buttons[0].click()
    assert window.lessons.run is run
    assert run.outcome is None
    assert bar.words.text() == said(run.step.say)


def test_long_words_beside_what_happens_stay_and_short_ones_long_enough_to_be_read(opened: Opened) -> None:
    window = opened()
    window.lessons.begin(FIRST)
    assert window.lessons.per_word > 0
    assert window.lessons.at_least > 0
    # Short words: nothing comes by itself before they can have been read, however fast the cards are.
    window.lessons.per_word = 1000.0
    Learner(window).settled()
    click_card(window, card("9H"))
    run, bar = window.lessons.run, window.lessons.bar
    assert run is not None
    QTest.qWait(50)
    assert run.step.kind == WATCH
    assert run.looked(window.referee.view())  # type: ignore[arg-type]
    assert bar.buttons == []
    window.lessons.per_word = window.lessons.at_least = 0.0
    window.lessons._look()
    assert run.step.kind == SAY
    # Long words: they stay until one goes on.
    window.lessons.begin(lessons()[5])
    learner = Learner(window)
    while not (run := learner.run).step.say.startswith("That is how"):
        (learner.look if run.step.kind == WATCH else learner.play)()
    learner.wait(lambda: bool(bar.buttons))
    assert run.step.kind == WATCH
    click(bar.buttons[0])
    assert run.step.kind == ASK


def test_what_is_asked_for_is_what_enter_does(opened: Opened) -> None:
    window = opened()
    window.lessons.begin(lessons()[3], 1)
    learner = Learner(window)
    learner.settled()
    while learner.run.step.kind != PLAY:
        learner.press_first()
    panel = window.match.bidding
    assert panel.isVisible()
    assert [str(action.value) for action in panel.actions_shown if panel.button(action).hasFocus()] == ["5 betri"]


def test_a_match_that_is_won_with_the_deal_is_told_and_one_that_is_not_too(opened: Opened) -> None:
    window = opened()
    crosses = lessons()[8]
    learner = Learner(window)
    learner.go_through(crosses)
    step = crosses.scenes[-1].steps[-1]
    assert step.home
    assert said(step.home) in learner.seen
    assert said(step.yes) not in learner.seen


def test_behind_a_deal_one_button_leads_on_and_no_score_is_told_before_it_is_taught(opened: Opened) -> None:
    window = opened()
    panel = window.match.deal_over
    shown: list[tuple[bool, bool, str]] = []

    def shot(name: str, words: str) -> None:
        if name.endswith("over"):
            shown.append((panel.button.isVisible(), panel.review_button.isVisible(), panel._lines.text()))

    for number in (0, 8):
        Learner(window, shot).go_through(lessons()[number])
        window.lessons.leave()
    assert [one[:2] for one in shown] == [(False, False)] * 2
    assert "Vol" not in shown[0][2]
    assert len(shown[0][2].splitlines()) == 1
    assert len(shown[1][2].splitlines()) > 2
    assert not panel.led
    assert panel.scored


def test_while_something_is_explained_nobody_is_marked_as_asked(opened: Opened) -> None:
    window = opened()
    window.lessons.begin(lessons()[10])
    Learner(window).settled()
    table = window.match.felt.table
    assert (table.turning, table.speaking) == (False, False)
    assert not window.match.score.deal_label.isVisible()
    window.lessons.leave()
    assert (table.turning, table.speaking) == (True, True)


# -- Coming and going --------------------------------------------------------------------------------------------------


def test_leaving_a_lesson_leads_back_to_the_match_that_was_going_on(
    opened: Opened, qtbot: QtBot, tmp_path: Path, dialogs: Dialogs
) -> None:
    vault = Vault(tmp_path / "matches")
    window = MainWindow(settings_in(tmp_path, speed="instant", level="beginner"), vault=vault)
    qtbot.addWidget(window)
    window.show()
    window.begin(window.rules(), seed="0123456789")
    qtbot.waitUntil(lambda: window.match.bidding.isVisible() or bool(window.match.felt.legal()), timeout=LONG)
    before = window.referee.record
    assert before is not None
    window.lessons.begin(FIRST)
    assert is_lesson(window.referee.record)
    assert window.referee.journal is None
    assert not window.match.score.isVisible()
    click(window.lessons.bar.leave)
    assert window.referee.record is not None
    assert window.referee.record.actions == before.actions
    assert window.referee.record.seed == before.seed
    assert window.referee.journal is not None
    assert window.match.gate is None
    assert window.match.felt.table.dimming
    assert window.match.score.isVisible()
    assert not window.lessons.bar.isVisible()
    assert not list(vault.folder.glob("*lesson*"))
    assert len(list(vault.folder.glob("*.sjavs"))) == 1


def test_leaving_without_a_match_leads_to_the_welcome(opened: Opened) -> None:
    window = opened()
    window.lessons.begin(FIRST)
    window.lessons.leave()
    assert window.match.welcome.isVisible()
    assert window.referee.view() is None


def test_a_match_may_be_begun_from_within_a_lesson_without_a_question(opened: Opened, dialogs: Dialogs) -> None:
    window = opened()
    window.lessons.begin(FIRST)
    press_keys(window, "Ctrl+N")
    assert dialogs.shown == []
    assert not is_lesson(window.referee.record)
    assert window.lessons.run is None
    assert not window.lessons.bar.isVisible()
    assert window.match.beyond is None


def test_a_lesson_goes_on_at_its_step_in_another_window(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    window.lessons.begin(FIRST)
    run = window.lessons.run
    assert run is not None
    assert window.referee.submit(Action(0, "play", card("9H")))
    qtbot.waitUntil(lambda: run.step.kind == SAY, timeout=LONG)
    click(window.lessons.bar.buttons[0])
    place, words = run.place, window.lessons.bar.words.text()
    assert place > 3
    window.close()
    again = opened()
    again.lessons.begin(FIRST)
    assert again.lessons.run is not None
    assert (again.lessons.run.place, again.lessons.bar.words.text()) == (place, words)
    again.lessons.begin(FIRST, 0)
    assert again.lessons.run is not None
    assert again.lessons.run.place == 1


def test_the_list_shows_how_far_one_has_come(opened: Opened, dialogs: Dialogs) -> None:
    window = opened()
    window.settings.keep(f"lessons/{lessons()[0].key}", DONE)
    window.settings.keep(f"lessons/{lessons()[1].key}", "2")
    dialog = LessonsDialog(lessons(), window.lessons.progress(), window)
    assert [one.text() for one in dialog.start[:3]] == ["Repeat", "Go on", "Begin"]
    assert dialog.start[1].isDefault()
    dialog.start[1].click()
    assert dialog.chosen is lessons()[1]
    window.lessons.begin(lessons()[1])
    assert at(window) == (2, 0)
    press_keys(window, "Ctrl+L")
    assert isinstance(dialogs.shown[-1], LessonsDialog)


@pytest.mark.parametrize("kept", ["", "x", "99", "-1"])
def test_progress_that_makes_no_sense_counts_as_none(opened: Opened, kept: str) -> None:
    window = opened()
    window.settings.keep(f"lessons/{FIRST.key}", kept)
    window.lessons.begin(FIRST)
    assert at(window) == (0, 0)


def test_another_language_words_the_step_again(opened: Opened) -> None:
    window = opened()
    window.lessons.begin(FIRST)
    english = window.lessons.bar.words.text()
    window.speak("fo")
    QTest.qWait(1)
    assert window.lessons.bar.words.text() != english
    assert window.lessons.bar.leave.text() == "Far úr lektiónini"


# -- The keyboard ------------------------------------------------------------------------------------------------------


def test_a_lesson_can_be_gone_through_with_the_keyboard_alone(opened: Opened, qtbot: QtBot) -> None:
    window = opened()
    window.lessons.begin(FIRST)
    learner = Learner(window)
    learner.settled()
    felt = window.match.felt
    assert felt.hasFocus()
    press_keys(window, "Right")
    press_keys(window, "Return")
    learner.wait(lambda: at(window)[1] >= 2)
    while at(window)[1] < 5:
        press_keys(window, "Return")
        learner.settled()
        QTest.qWait(5)
    assert window.lessons.run is not None
    assert window.lessons.run.step.say.startswith("Which of these")
    press_keys(window, "1")
    assert at(window)[1] == 5
    assert not window.lessons.bar.buttons[0].isEnabled()
    press_keys(window, "2")
    press_keys(window, "Return")
    assert at(window)[1] == 6


def test_who_uses_the_mouse_is_shown_no_frame_around_a_card(opened: Opened) -> None:
    window = opened()
    window.lessons.begin(lessons()[1])
    learner = Learner(window)
    learner.settled()
    while window.lessons.run.step.kind != PLAY:  # type: ignore[union-attr]
        if window.lessons.run.step.kind == ASK:  # type: ignore[union-attr]
            click(window.lessons.bar.buttons[1])
        click(window.lessons.bar.buttons[0])
        QTest.qWait(1)
    assert window.match.felt.hasFocus()
    assert window.match.felt.focused_card is None


# -- The first start ---------------------------------------------------------------------------------------------------


def test_the_first_start_asks_four_things_and_each_holds_at_once(opened: Opened, qtbot: QtBot) -> None:
    window = opened(speed="slow", level="club")
    welcome = window.match.welcome
    welcome.ask_first(window.settings.get)
    assert len(welcome._asked) == 4
    small = window.font().pointSizeF()
    click(welcome.answers("text_size")["130"])
    assert window.font().pointSizeF() > small
    click(welcome.answers("speed")["fast"])
    click(welcome.answers("level")["beginner"])
    assert [window.settings.get(key) for key in ("text_size", "speed", "level")] == ["130", "fast", "beginner"]
    # Who is new is one Enter away from the first lesson.
    assert welcome.learn_button.hasFocus()
    press_keys(window, "Return")
    assert window.lessons.run is not None
    assert window.lessons.run.lesson is FIRST


def test_who_has_played_before_is_one_enter_away_from_a_game(opened: Opened) -> None:
    window = opened(level="beginner")
    window.match.welcome.ask_first(window.settings.get)
    click(window.match.welcome.answers("level")["club"])
    assert window.settings.get("level") == "club"
    assert window.match.welcome.play_button.hasFocus()


@pytest.mark.parametrize("language", ["en", "da", "fo", "de"])
@pytest.mark.parametrize("size", ["100", "115", "130"])
def test_the_first_panel_fits_and_to_play_is_its_largest_button(opened: Opened, language: str, size: str) -> None:
    window = opened(language=language, text_size=size)
    languages.speak(QApplication.instance(), language)  # type: ignore[arg-type]
    window.resize(1024, 640)
    welcome = window.match.welcome
    welcome.ask_first(window.settings.get)
    QTest.qWait(1)
    inside = window.match.felt.viewport().rect()
    assert inside.contains(welcome.geometry())
    largest = welcome.play_button
    for key in welcome._asked:
        for button in welcome.answers(key).values():
            assert welcome.rect().contains(button.geometry())
            assert button.width() >= button.minimumSizeHint().width()
            assert button.width() * button.height() < largest.width() * largest.height()
    for button in (welcome.learn_button, welcome.rules_button):
        assert welcome.rect().contains(button.geometry())
        assert button.width() * button.height() < largest.width() * largest.height()
    assert welcome.heightForWidth(welcome.width()) <= welcome.height() or not welcome.hasHeightForWidth()


def test_the_first_start_can_be_skipped(opened: Opened) -> None:
    window = opened()
    window.match.welcome.ask_first(window.settings.get)
    # As long as nobody has said that they know the game, Enter leads to the first lesson.
    assert window.match.welcome.learn_button.hasFocus()
    QTest.keyClick(window.match.welcome.play_button, Qt.Key.Key_Return)
    assert window.referee.view() is not None
    assert not window.match.welcome.isVisible()
