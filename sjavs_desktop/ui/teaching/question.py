"""The tutor's question after a choice, before it counts: where the choice was made, with one key for each answer."""

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QPushButton

from sjavs_desktop.ui.accessible.saying import say_of
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.spots import MARGIN as EDGE
from sjavs_desktop.ui.felt.spots import OWN, SHAPE
from sjavs_desktop.ui.panels.overlay import MARGIN, ROOM, TIGHT_ROOM, ChoiceButton, Overlay, line

translate = QCoreApplication.translate

AGAIN, SHOW, ANYWAY, STOP = "again", "show", "anyway", "stop"
ANSWERS = (AGAIN, SHOW, ANYWAY, STOP)
"""In the order of their keys, which are 1 to 4."""


def captions() -> dict[str, tuple[str, str]]:
    """By answer what its button says, and what it does."""
    return {
        AGAIN: (
            translate("tutor", "Think again"),
            translate("tutor", "Nothing is done yet, and you choose once more."),
        ),
        SHOW: (translate("tutor", "Show"), translate("tutor", "You choose once more, with a hint.")),
        ANYWAY: (translate("tutor", "Play anyway"), translate("tutor", "It stays as you have chosen.")),
        STOP: (
            translate("tutor", "Stop tutoring"),
            translate("tutor", "It stays as you have chosen, and the tutor asks nothing any more."),
        ),
    }


BESIDE, LINES = 0.55, (7.0, 9.5)
"""The part of the table's width that must lie beside the viewer's plate to have room for it; and how many lines high it
may get there, on a table that is low or `TALL`, with what the numbers count and on what they rest."""
TALL = 660
"""Pixels that the table is high from which there is room for what the numbers count, with the trick in sight."""


class TutorPanel(Overlay):
    """Asks whether a choice is meant so."""

    answered = Signal(str)
    """One of `ANSWERS`."""
    reworded = Signal()
    """Another language is spoken: what it says is to be said anew."""

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt)
        self.setObjectName("tutor")
        self._sentence, self._basis, self._unit = line(), line(), line()
        self.body.setSpacing(4)
        for each in (self._sentence, self._basis, self._unit):
            self.body.addWidget(each)
        self.low = False
        """Whether it lies just above the hand, to leave the trick in sight."""
        self.buttons: dict[str, QPushButton] = {}
        self._answers = QGridLayout()
        self._answers.setSpacing(6)
        for place, answer in enumerate(ANSWERS):
            button = ChoiceButton(self)
            button.setObjectName(answer)
            button.setAutoDefault(True)
            button.clicked.connect(lambda _=False, answer=answer: self._answer(answer))
            for keys in self._keys(answer, place):
                shortcut = QShortcut(QKeySequence(keys), button)
                shortcut.setAutoRepeat(False)
                shortcut.activated.connect(button.click)
            self._answers.addWidget(button, 0, place)
            self.buttons[answer] = button
        self.body.addLayout(self._answers)

    @staticmethod
    def _keys(answer: str, place: int) -> tuple[str, ...]:
        return (str(place + 1), f"Num+{place + 1}")

    def spread(self) -> None:
        """Leaves less room than a panel in the middle does."""
        high = self.fontMetrics().height()
        above, below = (0.15, 0.25) if self.tight else (0.35, 0.45)
        self.body.setContentsMargins(round(0.7 * high), round(above * high), round(0.7 * high), round(below * high))

    def ask(self, low: bool, words: tuple[str, str, str, str]) -> None:
        """Asks what title and sentence say, on what that rests, and what its numbers count; takes the keyboard."""
        self.low = low
        self._word(*words)
        self.appear()
        say_of(self, f"{self.title.text()} {self._sentence.text()}")
        self.buttons[AGAIN].setFocus(Qt.FocusReason.OtherFocusReason)

    def renew(self, words: tuple[str, str, str, str]) -> None:
        """Says that in its place: more deals were tried meanwhile, or another language is spoken."""
        self._word(*words)
        self._follow()

    def _word(self, title: str, sentence: str, basis: str, unit: str) -> None:
        self.title.setText(title)
        self._sentence.setText(sentence)
        self._basis.setText(basis)
        self._unit.setText(unit)
        self._sentence.setToolTip("\n".join((basis, unit)))
        for place, (answer, (caption, meaning)) in enumerate(captions().items()):
            button = self.buttons[answer]
            button.setText(translate("tutor", "{choice}  [{key}]").format(choice=caption, key=place + 1))
            button.setAccessibleName(caption)
            button.setAccessibleDescription(meaning)
            button.setToolTip(meaning)

    def _answer(self, answer: str) -> None:
        if not self.isHidden():
            self.hide()
            self.answered.emit(answer)

    def _line_up(self, wide: int) -> None:
        """Puts the answers beside one another, or two by two where that would be wider than the room."""
        widths = [one.minimumSizeHint().width() + self._answers.spacing() for one in self.buttons.values()]
        margins = self.body.contentsMargins()
        across = len(widths) if sum(widths) + margins.left() + margins.right() <= wide else 2
        for place, button in enumerate(self.buttons.values()):
            self._answers.addWidget(button, place // across, place % across)
        for column in range(len(widths)):
            self._answers.setColumnStretch(column, column < across)

    def place(self) -> None:
        """Lies in the middle of the table, or just above the hand where cards of a trick lie in the middle."""
        room = self._felt.viewport().rect()
        self._unit.setVisible(not self.low or room.height() >= TALL)
        self._basis.show()
        self.tighten(ROOM)
        if not self.low:
            self._line_up(self._felt.free_rect().width() - 2 * MARGIN)
            super().place()
            return
        # No card is raised as long as this is asked.
        bottom = round(room.height() - (EDGE + OWN * SHAPE) * self._felt.table.look.unit) - 2
        across = room.adjusted(MARGIN, 0, -MARGIN, bottom - room.bottom())
        beside = across.adjusted(0, 0, 0, 0)
        beside.setLeft(self._felt.own_plate().right() + MARGIN)
        if beside.width() < BESIDE * across.width():
            self.setGeometry(self._strip(across))
            return
        # The viewer's own plate stays in sight, and not much more of the trick is covered for that: what is left out is
        # said where the pointer rests upon the sentence.
        tall = room.height() >= TALL
        self.tighten(ROOM if tall else TIGHT_ROOM)
        for label in (self._unit, self._basis):
            if self._strip(beside).height() <= LINES[tall] * self.fontMetrics().height():
                break
            label.hide()
        self.setGeometry(self._strip(beside))

    def _strip(self, room: QRect) -> QRect:
        """Where it lies at the foot of that room: the higher it is, the more of the trick it covers."""
        self._line_up(room.width())
        self.body.invalidate()
        self.body.activate()
        # In one line, if there is room.
        margins = self.body.contentsMargins()
        said = [each.text() for each in (self._sentence, self._basis, self._unit) if not each.isHidden()]
        words = max(map(self._sentence.fontMetrics().horizontalAdvance, said)) + 2 * MARGIN
        wish = max(self.sizeHint().width(), words + margins.left() + margins.right())
        wide = min(max(wish, self.body.minimumSize().width()), room.width())
        high = self.body.heightForWidth(wide) if self.body.hasHeightForWidth() else self.sizeHint().height()
        middle = self._felt.viewport().width() // 2
        left = max(room.left(), min(middle - wide // 2, room.right() - wide))
        return QRect(left, max(MARGIN, room.bottom() - high), wide, high)

    def changeEvent(self, event: QEvent) -> None:
        """Lets itself be worded anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange and not self.isHidden():
            self.reworded.emit()
        super().changeEvent(event)
