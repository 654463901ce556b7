"""The memory trainer: a deal is shown trick by trick, then the table is covered and asked about."""

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from sjavs_desktop.app.exercises_deals import played_out
from sjavs_desktop.app.exercises_memory import Asked, questions
from sjavs_desktop.core.codes import new_seed
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Event, State
from sjavs_desktop.core.view import view
from sjavs_desktop.ui import card_words, dress
from sjavs_desktop.ui.accessible.saying import say_of
from sjavs_desktop.ui.dialogs.frame import Dialog
from sjavs_desktop.ui.exercises import words
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.people import people
from sjavs_desktop.ui.tick_box import TickBox

translate = QCoreApplication.translate

FIRST, LAST = 3, 6
"""Tricks after one of which it is asked, the first and the last time that is possible in a deal of eight."""
PAUSE = 350
"""Milliseconds between two cards, beside what they take to move."""


class MemoryDialog(Dialog):
    """Shows deals and asks about them, one after another."""

    scored = Signal(int, int)
    """How many of how many answers were right."""

    def __init__(
        self,
        rules: Rules,
        names: Sequence[str],
        dark: bool,
        speed: str,
        parent: QWidget | None = None,
        seed: str = "",
    ) -> None:
        super().__init__(parent, translate("exercise", "Memory"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint, True)
        self._rules, self._players, self._seed, self._number = rules, tuple(names), seed or new_seed(), 0
        self._before = dress.worn()
        dress.wear(dress.fitting(rules))
        self._steps: list[tuple[State, tuple[Event, ...]]] = []
        self._at, self._until = 0, 0
        self._asked: tuple[Asked, ...] = ()
        self.felt = Felt(self)
        self.felt.set_theme(dark)
        self.felt.set_speed(speed)
        self.felt.setEnabled(False)
        self.felt.set_names(people(self._players[: rules.seats]))
        self._clock = QTimer(self, singleShot=True, interval=PAUSE)
        self._clock.timeout.connect(self._step)
        self.felt.idle.connect(self._go_on)
        self.pages = QStackedWidget(self)
        self.sheet = QWidget(self)
        self.told, self.verdict = QLabel(self), QLabel(self)
        self.permanents: dict[int, QCheckBox] = {}
        self.numbers: dict[str, QSpinBox] = {}
        self._rows: list[tuple[QLabel, QWidget]] = []
        self._lay_out()
        self.finish(1000, 680)
        self.begin()

    def _lay_out(self) -> None:
        larger = QFont(self.font())
        larger.setPointSizeF(larger.pointSizeF() * 1.2)
        larger.setBold(True)
        self.told.setWordWrap(True)
        self.verdict.setWordWrap(True)
        self.verdict.setFont(larger)
        self.verdict.setObjectName("verdict")
        self._form = QVBoxLayout(self.sheet)
        edge = round(60 * self.scale)
        self._form.setContentsMargins(edge, 0, edge, 0)
        self._form.addStretch(1)
        self._form.addWidget(self.told)
        self._questions = QVBoxLayout()
        self._questions.setSpacing(round(14 * self.scale))
        self._form.addLayout(self._questions)
        self._form.addWidget(self.verdict)
        self._form.addStretch(2)
        self.pages.addWidget(self.felt)
        self.pages.addWidget(self.sheet)
        self.column.addWidget(self.pages, 1)
        role = self.buttons.ButtonRole.ActionRole
        self.skip = self.buttons.addButton(translate("exercise", "&Ask me now"), role)
        self.check = self.buttons.addButton(translate("exercise", "C&heck"), role)
        self.again = self.buttons.addButton(translate("exercise", "&Next deal"), role)
        self.reject_button(translate("exercise", "&Close"))
        for button in (self.skip, self.check, self.again):
            button.setAutoDefault(False)
        self.skip.clicked.connect(self._skip)
        self.check.clicked.connect(self.judge)
        self.again.clicked.connect(self.begin)

    # -- Showing a deal ----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Shows another deal."""
        self._number += 1
        record = played_out(self._rules, self._players, self._seed, self._number)
        self._steps = list(record.steps())
        draw = Random(f"{self._seed}/{self._number}")
        last = max(2, min(LAST, self._rules.tricks - 2))
        wanted = draw.randint(min(FIRST, last), last)
        self._until = next(
            (at for at, (state, _) in enumerate(self._steps) if len(state.table.tricks) >= wanted), len(self._steps) - 1
        )
        play = next((at for at, (state, _) in enumerate(self._steps) if state.table.phase == "play"), 1)
        self._at = play
        self.pages.setCurrentWidget(self.felt)
        self.felt.clear()
        self.felt.show_step(view(self._steps[play][0], 0))
        self._offer(skip=True)
        self._clock.start()

    def _step(self) -> None:
        """Shows the next card; after the last one it is asked."""
        if self.pages.currentWidget() is not self.felt:
            return
        if self._at >= self._until:
            self.ask()
            return
        self._at += 1
        state, events = self._steps[self._at]
        self.felt.show_step(view(state, 0), events)
        self._go_on()

    def _go_on(self) -> None:
        if self.pages.currentWidget() is self.felt and not self.felt.busy:
            self._clock.start()

    def _skip(self) -> None:
        """Asks now, after the tricks that have been shown."""
        whole = [at for at in range(self._at + 1) if not self._steps[at][0].table.trick]
        shown = self._steps[whole[-1]][0] if whole else None
        if shown is not None and shown.table.tricks:
            self._until = whole[-1]
        self.felt.settle()
        self.ask()

    # -- Asking ------------------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Covers the table and asks."""
        self._clock.stop()
        state = self._steps[self._until][0]
        seen = view(state, 0)
        self._asked = questions(seen)
        self._clear()
        told = translate("exercise", "%n trick(s) have been played. {standing}", "", len(state.table.tricks))
        self.told.setText(told.format(standing=words.standing(seen, people(self._players))))
        for one in self._asked:
            self._add(one)
        self.verdict.setText("")
        self.felt.clear()
        self.pages.setCurrentWidget(self.sheet)
        self._offer(check=True)

    def _clear(self) -> None:
        for label, widget in self._rows:
            for old in (label, widget):
                self._questions.removeWidget(old)
                old.hide()
                old.deleteLater()
        self._rows.clear()
        self.permanents, self.numbers = {}, {}

    def _add(self, one: Asked) -> None:
        """A question and where it is answered."""
        label, widget = QLabel(asked_words(one), self.sheet), QWidget(self.sheet)
        label.setWordWrap(True)
        row = QHBoxLayout(widget)
        row.setContentsMargins(0, 0, 0, 0)
        if one.key == "permanents":
            for card in one.cards:
                self.permanents[card] = TickBox(card_words.card_sign(card), widget)
                row.addWidget(self.permanents[card])
        else:
            spin = QSpinBox(widget)
            spin.setRange(0, 120 if one.key == "points" else 32)
            spin.setAccessibleName(label.text())
            self.numbers[one.key] = spin
            row.addWidget(spin)
        row.addStretch(1)
        self._rows.append((label, widget))
        self._questions.addWidget(label)
        self._questions.addWidget(widget)

    def given(self, one: Asked) -> object:
        """What is answered to a question."""
        if one.key == "permanents":
            return frozenset(card for card, box in self.permanents.items() if box.isChecked())
        return self.numbers[one.key].value()

    def judge(self) -> None:
        """Tells what was right; every answer counts."""
        right = [self.given(one) == one.answer for one in self._asked]
        for one, good, (label, widget) in zip(self._asked, right, self._rows, strict=True):
            widget.setEnabled(False)
            mark = "✓" if good else "✗"
            label.setText(f"{mark} {asked_words(one)}\n{answer_words(one)}")
        told = translate("exercise", "{right} of {all} right.").format(right=sum(right), all=len(right))
        self.verdict.setText(told)
        say_of(self.verdict, told)
        self.scored.emit(sum(right), len(right))
        self._offer(again=True)

    def _offer(self, skip: bool = False, check: bool = False, again: bool = False) -> None:
        for button, on in ((self.skip, skip), (self.check, check), (self.again, again)):
            button.setVisible(on)
            if on:
                button.setDefault(True)
        focus: QPushButton | QWidget = self.again if again else self.skip
        if check:
            focus = next(iter(self.permanents.values()), self.check)
        focus.setFocus()

    def done(self, result: int) -> None:
        """Closes, and lets the cards behind be called as before."""
        self._clock.stop()
        self.felt.clear()
        dress.wear(self._before)
        super().done(result)


def asked_words(one: Asked) -> str:
    """A question."""
    if one.key == "permanents":
        return translate(
            "exercise", "Which of the permanent trumps have you not seen yet, neither played nor in your hand?"
        )
    if one.key == "trumps":
        return translate("exercise", "How many trumps have you not seen yet, neither played nor in your hand?")
    return translate("exercise", "How many card points has your side taken so far?")


def answer_words(one: Asked) -> str:
    """The right answer."""
    if isinstance(one.answer, frozenset):
        if not one.answer:
            return translate("exercise", "Right: none.")
        ordered = [card for card in one.cards if card in one.answer]
        return translate("exercise", "Right: {cards}.").format(cards=card_words.card_signs(ordered))
    return translate("exercise", "Right: {number}.").format(number=one.answer)
