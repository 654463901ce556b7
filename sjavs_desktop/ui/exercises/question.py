"""The window in which exercises are solved: the felt with the question, and beside it what is asked and told."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStackedWidget, QTextBrowser, QVBoxLayout, QWidget

from sjavs_desktop.app.exercises_book import taken
from sjavs_desktop.app.hints import STEPS, Hints
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.ui import dress
from sjavs_desktop.ui.accessible.readings import listen
from sjavs_desktop.ui.accessible.saying import say_of
from sjavs_desktop.ui.dialogs.frame import Dialog, widen
from sjavs_desktop.ui.exercises import asked, book_text, words
from sjavs_desktop.ui.exercises.asked import Question
from sjavs_desktop.ui.exercises.asking import Asking
from sjavs_desktop.ui.match_view import MatchView
from sjavs_desktop.ui.people import people
from sjavs_desktop.ui.replay.board import ReplayBoard

if TYPE_CHECKING:
    from sjavs_desktop.app.hints import Advice

translate = QCoreApplication.translate

BESIDE = 300
"""Pixels that the words beside the felt take, for letters of the system's size."""
NO_ANSWER = Action(-9, "none")
"""In place of an answer: the solution was asked for."""
ENOUGH = 1
"""The step of an analysis from which it may judge an answer."""


class QuestionDialog(Dialog):
    """Asks questions one after another."""

    judged = Signal(object, bool)
    """A `Question` and whether it was solved; once for each question."""

    def __init__(
        self,
        questions: Sequence[Question],
        dark: bool,
        speed: str = "normal",
        hints: "Hints | None" = None,
        parent: QWidget | None = None,
        more: "Callable[[], Question | None] | None" = None,
    ) -> None:
        """`more` gives further questions once those are answered, one at a time."""
        super().__init__(parent, translate("exercise", "Exercise"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint, True)
        self.questions, self.at = list(questions), -1
        self._dark, self._hints, self._more = dark, hints, more
        self._before = dress.worn()
        self._chosen: Action | None = None
        self._advice: Advice | None = None
        self._over = False
        """Whether the question is answered and judged."""
        self.referee = Asking(self.questions[0].seat, self)
        self.match = MatchView(self.referee, self)
        self.match.score.hide()
        self.match.felt.set_theme(dark)
        self.match.felt.set_speed(speed)
        self.match.ask_last_call = False
        self.match.felt.setMinimumWidth(480)
        listen(self.match, self.match.felt, partial(self.match.notice.say, aloud=False))
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.match)
        self.board: ReplayBoard | None = None
        self._lay_out()
        self.referee.answered.connect(self._answer)
        self.match.beyond = lambda: None
        self.match.deal_over.next_deal.connect(self.go_on)
        self.match.felt.reached.connect(self._reached)
        if hints is not None:
            hints.advised.connect(self._advised)
        self.finish(1160, 720)
        self.go_on()

    # -- Widgets -----------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.title, self.about, self.asked, self.standing = (QLabel(self) for _ in range(4))
        self.verdict, self.answer = QLabel(self), QTextBrowser(self)
        larger = QFont(self.font())
        larger.setPointSizeF(larger.pointSizeF() * 1.25)
        larger.setBold(True)
        bold = QFont(self.font())
        bold.setBold(True)
        self.title.setFont(larger)
        self.verdict.setFont(larger)
        self.asked.setFont(bold)
        self.verdict.setObjectName("verdict")
        self.answer.setObjectName("answer")
        self.answer.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.answer.viewport().setAutoFillBackground(False)
        self.answer.setAccessibleName(translate("exercise", "Solution"))
        side = QWidget(self)
        side.setFixedWidth(round(BESIDE * self.scale))
        column = QVBoxLayout(side)
        column.setContentsMargins(8, 0, 0, 0)
        for label in (self.title, self.about, self.standing, self.asked, self.verdict):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            column.addWidget(label)
        column.addWidget(self.answer, 1)
        self.lines = QVBoxLayout()
        column.addLayout(self.lines)
        column.addStretch(0)
        row = QHBoxLayout()
        row.addWidget(self.pages, 1)
        row.addWidget(side)
        self.column.addLayout(row, 1)
        action = self.buttons.ButtonRole.ActionRole
        self.next = self.buttons.addButton(translate("exercise", "&Next"), action)
        self.show_it = self.buttons.addButton(translate("exercise", "&Show the solution"), action)
        self.play_on = self.buttons.addButton(translate("exercise", "&Play it out"), action)
        self.leave = self.reject_button(translate("exercise", "&Close"))
        for button in (self.next, self.show_it, self.play_on, self.leave):
            button.setAutoDefault(False)
        self.next.clicked.connect(self.go_on)
        self.show_it.clicked.connect(self.give_up)
        self.play_on.clicked.connect(self.play)

    # -- A question --------------------------------------------------------------------------------------------------

    @property
    def question(self) -> Question:
        """The one that is asked."""
        return self.questions[self.at]

    @property
    def names(self) -> tuple[str, ...]:
        return people(self.question.record.players)

    def go_on(self) -> None:
        """Asks the next question; after the last one the window closes."""
        if self.at + 1 >= len(self.questions) and self._more is not None and (one := self._more()) is not None:
            self.questions.append(one)
        if self.at + 1 >= len(self.questions):
            self.accept()
            return
        self.at += 1
        self.ask()

    def ask(self) -> None:
        """Asks the question from its beginning."""
        one = self.question
        # First of all: what is worn decides how the cards are called.
        dress.wear(dress.fitting(one.record.rules))
        self._chosen, self._advice, self._over = None, None, False
        self.title.setText(one.title)
        self.about.setText(self._place(one))
        self.standing.setText(words.standing(one.view, self.names))
        self.standing.setVisible(bool(self.standing.text()))
        self.asked.setText(one.task)
        self._say("", "")
        self._show_board(None)
        self.referee.audience = one.seat
        (self.referee.play if one.whole else self.referee.put)(one.record)
        self.match.score.hide()
        if one.open_hands and (open_view := self.referee.open_view()) is not None:
            self.match.felt.show_step(open_view)
            self.match.felt.settle()
        self._offer()
        if self._hints is not None and one.thinks:
            self._hints.ask(one.view, one.seed)

    def _place(self, one: Question) -> str:
        """Where the question comes from, and the how manieth it is."""
        if len(self.questions) < 2 and self._more is None:
            return one.about
        if self._more is not None:
            return translate("exercise", "{about} · number {number}").format(about=one.about, number=self.at + 1)
        return translate("exercise", "{about} · {number} of {all}").format(
            about=one.about, number=self.at + 1, all=len(self.questions)
        )

    def _offer(self) -> None:
        """Shows the buttons that mean something now."""
        last = self.at + 1 >= len(self.questions) and self._more is None
        self.next.setVisible(self._over and not last)
        self.show_it.setVisible(not self._over)
        self.play_on.setVisible(self._over)
        if self._over:
            (self.leave if last else self.next).setDefault(True)
            (self.leave if last else self.next).setFocus()
        else:
            self.match.felt.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self, verdict: str, html: str) -> None:
        self.verdict.setText(verdict)
        say_of(self.verdict, verdict)
        self.verdict.setVisible(bool(verdict))
        self.answer.setHtml(html)
        self.answer.setVisible(bool(html))

    # -- Answers -----------------------------------------------------------------------------------------------------

    def _answer(self, action: Action) -> None:
        """The person has chosen: judges at once, or as soon as the analysis is good enough."""
        if self._over or self._chosen is not None:
            return
        self._chosen = action
        self.match.ask(None)
        if self._ready():
            self._judge()
        else:
            self._say(translate("exercise", "Looking at it…"), "")

    def _advised(self, advice: "Advice") -> None:
        if self._over:
            return
        self._advice = advice
        if self._chosen is not None and self._ready():
            self._judge()

    def _ready(self) -> bool:
        if not self.question.thinks or self._hints is None:
            return True
        if self._advice is None:
            return False
        analysis = self._advice.analysis
        if not analysis.worlds or len(analysis.choices) < 2 or analysis.effort >= STEPS - 1:
            return True
        # Reasons may come for the first choices only, before the last step brings all of them.
        place = next((at for at, one in enumerate(analysis.choices) if one.action == self._chosen), 0)
        return analysis.effort >= ENOUGH and place < len(self._advice.grounds)

    def _judge(self) -> None:
        assert self._chosen is not None
        right = self.question.right(self._chosen, self._advice)
        self._end(right)

    def give_up(self) -> None:
        """Shows the solution without an answer, which counts as not solved."""
        if self._over:
            return
        self._chosen = self._chosen or NO_ANSWER
        self.match.ask(None)
        if self._ready():
            self._judge()
        else:
            self._say(translate("exercise", "Looking at it…"), "")

    def _end(self, right: bool) -> None:
        one = self.question
        self._over = True
        if self._hints is not None:
            self._hints.stop()
        if one.whole:
            self.referee.holding = True
        self.match.ask(None)
        told = translate("exercise", "The solution") if self._chosen == NO_ANSWER else asked.verdict(right)
        if one.entry is not None:
            parts = book_text.solution(one.entry, self.names)
            self._say(told, book_text.html(parts))
            self._offer_lines(parts)
        elif self._advice is not None:
            self._say(told, asked.advice_html(one, self._chosen, self._advice, self.names))
            self._offer_lines(())
        self.judged.emit(one, right)
        self._offer()

    def _reached(self, view: View) -> None:
        """The felt has shown a step: a whole deal may have ended with it."""
        if not self.question.whole or self._over or view is not self.match.felt.view or not view.table.deal_over:
            return
        assert self.question.entry is not None
        record = self.referee.record
        points = taken(record.state()) if record is not None and view.table.results else 0
        self._chosen = Action(self.question.seat, "played")
        self._end(points >= self.question.entry.target)

    # -- Afterwards --------------------------------------------------------------------------------------------------

    def _offer_lines(self, parts: Sequence[book_text.Part]) -> None:
        """A button for each line of the solution, which is then shown step by step."""
        entry = self.question.entry
        while (item := self.lines.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for one in parts:
            if entry is None or one.choice is None or one.choice not in entry.lines:
                continue
            shown = words.choice(entry.view, one.choice)
            button = QPushButton(translate("exercise", "Step through: {choice}").format(choice=shown), self)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, choice=one.choice: self.show_line(choice))
            if self.scale > 1:
                widen(button)
            self.lines.addWidget(button)

    def show_line(self, choice: Action) -> None:
        """Shows how the deal goes on after a choice, with all cards open."""
        entry, record = self.question.entry, self.question.record
        if entry is not None:
            whole = replace(record, actions=(*record.actions, choice, *entry.lines[choice]))
            self._show_board(ReplayBoard(whole, self._dark, self))
            assert self.board is not None
            self.board.show_ply(len(record.actions))

    def _show_board(self, board: ReplayBoard | None) -> None:
        if self.board is not None:
            self.pages.removeWidget(self.board)
            self.board.hide()
            self.board.deleteLater()
        self.board = board
        if board is None:
            self.pages.setCurrentWidget(self.match)
        else:
            self.pages.addWidget(board)
            self.pages.setCurrentWidget(board)

    def play(self) -> None:
        """Lets the deal be played on from the question against bots; nothing of it is kept."""
        self._show_board(None)
        self.referee.play(self.question.record)
        self.match.score.hide()
        self.match.felt.setFocus(Qt.FocusReason.OtherFocusReason)

    def done(self, result: int) -> None:
        """Closes, lets the cards behind be called as before, and thinks no more."""
        if self._hints is not None:
            self._hints.stop()
            self._hints.advised.disconnect(self._advised)
            self._hints = None
        self.referee.close()
        self.match.felt.clear()
        dress.wear(self._before)
        super().done(result)
