"""What the window does with lessons: the list, the strip above the table, and the way back to the match."""

from time import monotonic
from typing import Protocol, cast

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal

from sjavs_desktop.app.lessons import DONE, Run, lessons
from sjavs_desktop.app.referee import Referee
from sjavs_desktop.core.lesson import ASK, DEAL, PERSON, PLAY, WATCH, WHICH, Lesson, Step, is_lesson, same
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.state import OVER, Action, View
from sjavs_desktop.ui import text
from sjavs_desktop.ui.card_words import card_sign
from sjavs_desktop.ui.desk import Leaving, Table, Upcoming
from sjavs_desktop.ui.lessons.bar import Bar, Choice
from sjavs_desktop.ui.lessons.board import Board
from sjavs_desktop.ui.lessons.list import LessonsDialog
from sjavs_desktop.ui.lessons.marks import Marks
from sjavs_desktop.ui.lessons.words import said, trick_answers

translate = QCoreApplication.translate

HELPED = 2
"""Wrong tries after which what is right is marked."""
LONG = 8
"""Words above which a text stays until one goes on by oneself."""
PER_WORD, AT_LEAST = 0.3, 1.0
"""Seconds that a shorter one stays at least while something is to be seen, for each word and besides."""


class Host(Table, Upcoming, Leaving, Protocol):
    """The window that lessons belong to."""


class Lessons(QObject):
    """Beside a main window, whose menu entry for lessons it carries out; loaded with the first lesson."""

    gated = Signal()
    """Another help may be given than before: none in a lesson."""

    def __init__(self, window: Host) -> None:
        super().__init__(window.window())
        self.run: Run | None = None
        self.bar = Bar(window.window())
        """The strip; belongs above the table."""
        self.bar.hide()
        self.bar.leave.clicked.connect(self.leave)
        self.marks = Marks(window.match.felt, self)
        self.board = Board(window.match.felt)
        self._left: Record | None = None
        """The match that was going on, where nobody keeps it."""
        self._stem = ""
        """The match that was going on, as the vault calls it."""
        self._answered = False
        """Whether the question of this step has been answered."""
        self._tried: set[int] = set()
        self.per_word, self.at_least = PER_WORD, AT_LEAST
        self._told = 0.0
        """When the words of this step came, by the clock of `monotonic`."""
        window.match.felt.reached.connect(self._reached)
        window.referee.began.connect(self._began)
        window.settings.changed.connect(self._use_settings)

    @property
    def _window(self) -> Host:
        """The window, which owns this: held by nothing else, so that it can go."""
        return cast(Host, self.parent())

    @property
    def _referee(self) -> Referee:
        return self._window.referee

    @property
    def quiet(self) -> bool:
        """Whether nothing but the strip may tell how the game stands: but for the deals that are to be won."""
        return self.run is not None and self.run.step.kind != DEAL

    # -- From the list into a lesson and out again -------------------------------------------------------------------

    def progress(self) -> dict[str, str]:
        """How far one has come, by lesson."""
        return {one.key: self._window.settings.kept(f"lessons/{one.key}") for one in lessons()}

    def show(self) -> None:
        """Shows the list, and begins the lesson that is chosen."""
        window = self._window
        dialog = LessonsDialog(lessons(), self.progress(), window.window())
        if window.run(dialog) and dialog.chosen is not None:
            self.begin(dialog.chosen)

    def begin_first(self) -> None:
        """Begins the first lesson that is not done."""
        done = self.progress()
        self.begin(next((one for one in lessons() if done[one.key] != DONE), lessons()[0]))

    def begin(self, lesson: Lesson, scene: int | None = None) -> None:
        """Begins a lesson where it was left, or with that scene; a match that was going on waits."""
        window, referee = self._window, self._referee
        if self.run is None:
            if not window.may_lose():
                return
            # What is not on disk waits here, as long as the lesson takes.
            journal = referee.journal
            self._stem = journal.id if journal is not None and journal.saved() else ""
            self._left = referee.record if referee.view() is not None else None
        self._end_run()
        kept = window.settings.kept(f"lessons/{lesson.key}")
        rules = compile_rules(window.packs[lesson.pack], lesson.options)
        self.run = Run(referee, lesson, rules, window.player_names(), self)
        self.run.changed.connect(self._show_step)
        self.run.ended.connect(self._show_end)
        window.match.gate = self
        self.gated.emit()
        window.match.score.setVisible(lesson.score)
        window.match.deal_over.led, window.match.deal_over.scored = True, lesson.score
        referee.early_end = False
        self.bar.show()
        if scene is None:
            self.run.resume(kept)
        else:
            self.run.begin(scene)

    def _keep(self, value: str) -> None:
        """Keeps how far one has come, unless the lesson was gone through once."""
        if self.run is not None and self._window.settings.kept(f"lessons/{self.run.lesson.key}") != DONE:
            self._window.settings.keep(f"lessons/{self.run.lesson.key}", value)

    def _began(self, _: View) -> None:
        """Something else has begun on the table: then the lesson is over."""
        if self.run is None:
            return
        if not is_lesson(self._referee.record):
            self.close()
            return
        self._window.match.lead_on(self._behind_deal, lambda: translate("lessons", "Go on with the lesson"))

    def leave(self) -> None:
        """Leaves the lesson for the match that was going on."""
        window, stem, left = self._window, self._stem, self._left
        self.close()
        if stem:
            window.resume(stem)
        elif left is not None:
            self._referee.begin(left)
        else:
            window.leave_table()

    def _end_run(self) -> None:
        if self.run is not None:
            self.run.close()
            self.run.deleteLater()
            self.run = None

    def close(self) -> None:
        """Ends the lesson and leaves everything as it was without one; may be called twice."""
        window = self._window
        self._end_run()
        self._clear()
        self.bar.hide()
        match = window.match
        match.gate = None
        self.gated.emit()
        if match.beyond == self._behind_deal:
            match.lead_on(None)
        match.deal_over.led, match.deal_over.scored = False, True
        match.felt.set_spoken(True, True)
        match.felt.set_dimming(True)
        match.score.setVisible(window.actions_by_key["score"].isChecked())
        match.felt.set_mark_winning(bool(window.settings.get("mark_winning")))
        self._referee.early_end = bool(window.settings.get("early_end"))
        self._stem, self._left = "", None

    def _clear(self) -> None:
        """Nothing is marked or shown any more."""
        self.marks.show(())
        self.board.hide()

    # -- A step ------------------------------------------------------------------------------------------------------

    def _view(self) -> View | None:
        return self._referee.view()

    def _show_step(self) -> None:
        run = self.run
        assert run is not None
        step, window = run.step, self._window
        self._answered, self._tried = False, set()
        self._told = monotonic()
        self._keep(run.progress())
        self._use_settings()
        # Whose turn it is says nothing while somebody reads, and bubbles would lie under what is shown.
        window.match.felt.set_spoken(step.kind in (PLAY, WATCH, DEAL), not step.show)
        window.match.felt.set_dimming(step.kind == DEAL)
        if self.quiet:
            window.match.said.emit("")
        self._where()
        self.marks.show(step.marks)
        self.board.tell(step.show, run.rules)
        if run.outcome is not None:
            self._show_outcome(run.outcome)
            return
        self.bar.tell(said(step.say))
        self.bar.offer(self._choices(), digits=step.kind in (ASK, WHICH))
        self._ask()
        if step.kind == WATCH:
            # What it waits for may be there already.
            QTimer.singleShot(0, self, self._look)

    def _look(self) -> None:
        felt = self._window.match.felt
        if self.run is not None and felt.shown is not None and not felt.busy:
            self._reached(felt.shown)

    def _use_settings(self) -> None:
        """A mark does not answer what is asked, and no deal ends early; whatever settings are changed meanwhile."""
        if self.run is None:
            return
        asked, window = self.run.step.kind in (ASK, WHICH), self._window
        window.match.felt.set_mark_winning(not asked and bool(window.settings.get("mark_winning")))
        self._referee.early_end = False

    def _where(self) -> None:
        run = self.run
        assert run is not None
        number = next(place for place, one in enumerate(lessons(), 1) if one.key == run.lesson.key)
        words = translate("lessons", "Lesson {number} of {lessons} · step {step} of {steps}")
        facts = {"number": number, "lessons": len(lessons()), "step": run.place, "steps": run.lesson.steps}
        self.bar.where.setText(words.format(**facts))
        self.bar.leave.setText(translate("lessons", "Leave the lesson"))

    def _choices(self) -> list[Choice]:
        """The buttons of the step."""
        run, view = self.run, self._view()
        assert run is not None
        step = run.step
        if step.kind == ASK:
            return [
                (said(one.text), lambda at=at: self._answer(at))  # type: ignore[misc]
                for at, one in enumerate(step.answers)
            ]
        if step.kind == WHICH and view is not None:
            return [
                (card_sign(one), lambda at=at: self._answer(at))  # type: ignore[misc]
                for at, (one, _, _) in enumerate(trick_answers(view))
            ]
        return [] if step.kind in (PLAY, WATCH, DEAL) else [self._onward()]

    def _onward(self) -> Choice:
        run = self.run
        assert run is not None
        return translate("lessons", "Go on"), lambda: run.go_on()

    def _ask(self) -> None:
        """Lets the panels and the felt ask, or not, as the step has it; the keyboard goes where something is asked."""
        run, match, view = self.run, self._window.match, self._view()
        if run is None or view is None:
            return
        newest = match.felt.shown is match.felt.view
        mine = newest and match.felt.view is not None and match.felt.view.table.turn == PERSON
        match.ask(match.felt.view if mine else None)
        self._suggest(run.step)
        if self.bar.buttons:
            self.bar.take_keyboard()
        elif view.table.phase == "play":
            match.felt.setFocus(Qt.FocusReason.OtherFocusReason)

    def _suggest(self, step: Step) -> None:
        """Lets Enter do what is asked for, where that is a choice on the panel."""
        panel = self._window.match.bidding
        asked = (one for one in panel.actions_shown if any(same(text, one) for text in step.right))
        found = next(asked, None) if step.kind == PLAY else None
        if found is not None:
            panel.suggest(found)

    def _read(self, words: str) -> bool:
        """Whether words beside which something happened have been read, as far as one can know: long ones stay."""
        number = len(words.split())
        if number > LONG:
            if not self.bar.buttons:
                self.bar.offer([self._onward()])
                self._window.match.felt.set_spoken(False, True)
            return False
        left = self._told + number * self.per_word + self.at_least - monotonic()
        if left > 0:
            QTimer.singleShot(round(1000 * left) + 1, self, self._look)
        return left <= 0

    def _reached(self, view: View) -> None:
        """The felt has shown something: that may be what the step has waited for."""
        if self.run is None or view is not self._window.match.felt.view:
            return
        if not is_lesson(self._referee.record):
            return
        if self.run.looked(view) and not self._read(said(self.run.step.say)):
            return
        self.run.seen(view)
        if self.run is not None and self.bar.buttons:
            self.bar.take_keyboard()

    def _answer(self, at: int) -> None:
        """One of the answers is chosen."""
        run, view = self.run, self._view()
        if run is None or view is None or self._answered:
            return
        step = run.step
        if step.kind == WHICH:
            _, reply, right = trick_answers(view)[at]
            reply = said(step.yes) if right and step.yes else reply
        else:
            _, reply, right = step.answers[at]
            reply = said(reply)
        before = said(step.say)
        if right:
            self._answered = True
            self.bar.tell(reply, before)
            self.bar.offer([self._onward()])
            return
        self._tried.add(at)
        self.bar.tell(reply, before)
        for place, button in enumerate(self.bar.buttons):
            button.setEnabled(place not in self._tried)
        self.bar.take_keyboard()

    # -- The gate of the table ---------------------------------------------------------------------------------------

    def asks(self) -> bool:
        """Whether the person may be asked for something in the game now."""
        return self.run is None or self.run.asks()

    def allows(self, action: Action) -> bool:
        """Whether an action is what the lesson asks for; if not, it is said why."""
        run = self.run
        if run is None or not is_lesson(self._referee.record):
            return True
        if not run.asks():
            self._window.match.notice.say(
                translate("lessons", "First read what stands above the table, and go on there.")
            )
            return False
        reason, reply = run.refusal(action)
        if reason is None and not reply:
            return True
        words = text.why(reason, action) if reason is not None else said(reply)
        self.bar.tell(words, said(run.step.say))
        if run.tries >= HELPED:
            self.marks.show((*run.step.marks, *(one for one in run.step.right if len(one) == 2)))
        QTimer.singleShot(0, self, self._ask)
        return False

    # -- The end of a deal and of a lesson ---------------------------------------------------------------------------

    def _behind_deal(self) -> None:
        """The button under a finished deal."""
        run, match = self.run, self._window.match
        if run is None:
            return
        if run.step.kind in (PLAY, DEAL) and run.outcome is None:
            match.deal_over.show_view(self._view())
        elif run.outcome is False:
            run.begin(run.number)
        elif run.step.kind in (ASK, WHICH) and not self._answered:
            self.bar.take_keyboard()
        else:
            run.go_on()

    def _show_outcome(self, won: bool) -> None:
        run = self.run
        assert run is not None
        step = run.step
        view = self._view()
        home = bool(step.home) and view is not None and view.table.phase == OVER
        self.bar.tell(said((step.home if home else step.yes) if won else step.no))
        again = translate("lessons", "Once more"), lambda: run.begin(run.number)
        self.bar.offer([self._onward(), again] if won else [again, self._onward()])

    def _show_end(self) -> None:
        """The lesson is done."""
        run = self.run
        assert run is not None
        self._keep(DONE)
        place = [one.key for one in lessons()].index(run.lesson.key)
        following = lessons()[place + 1] if place + 1 < len(lessons()) else None
        self._clear()
        self._window.match.deal_over.hide()
        again: Choice = translate("lessons", "Repeat this one"), lambda: self.begin(run.lesson, 0)
        table: Choice = translate("lessons", "To the table"), self.leave
        if following is not None:
            words = translate("lessons", "This lesson is done. Next: {title}.").format(title=said(following.title))
            ahead: Choice = translate("lessons", "Next lesson"), lambda: self.begin(following, 0)
            choices = [ahead, again, table]
        else:
            words = translate("lessons", "That was the last lesson. The table is yours: play a match!")
            choices = [table, again]
        self.bar.tell(words)
        self.bar.offer(choices)

    def retranslate(self) -> None:
        """Says the step again in the language of now."""
        if self.run is not None:
            self._show_step()
