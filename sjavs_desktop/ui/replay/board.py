"""A felt that shows a recorded match at any of its moments, with the keys and buttons to step through it."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from sjavs_desktop.core.record import Record
from sjavs_desktop.ui import text
from sjavs_desktop.ui.accessible.readings import listen
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.people import levels, people
from sjavs_desktop.ui.replay.steps import Replay

STEPS = (
    ("first", "Home", "|‹"),
    ("deal_back", "PgUp", "«"),
    ("trick_back", "Up", "‹‹"),
    ("back", "Left", "‹"),
    ("on", "Right", "›"),
    ("trick_on", "Down", "››"),
    ("deal_on", "PgDown", "»"),
    ("last", "End", "›|"),
)
"""The ways to step, with their keys and signs."""


HELD = 10**9
"""Milliseconds that a finished trick stays, as nothing but a step goes on."""


class ReplayBoard(QWidget):
    """Shows a match at a moment; knows nothing of other windows."""

    moved = Signal(int)
    """How many actions lead to what is shown now."""

    def __init__(self, record: Record, dark: bool, parent: QWidget | None = None, keys: bool = True) -> None:
        super().__init__(parent)
        self.replay = Replay(record)
        self.ply = 0
        self.open_hands, self.played_cards = True, False
        self._gathered = False
        """Whether a finished trick has been gathered: for whoever leads now it does not lie there any more."""
        self.felt = Felt(self)
        self.felt.set_theme(dark)
        self.felt.set_speed("instant")
        self.felt.set_hold(HELD)
        self.felt.setEnabled(False)
        self.caption = QLabel(self)
        self.caption.setWordWrap(True)
        self.caption.setMinimumHeight(2 * self.caption.fontMetrics().lineSpacing())
        self.caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.caption.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        if keys:
            listen(self, self.felt, self.caption.setText)
        self.buttons: dict[str, QToolButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.felt, 1)
        column.addWidget(self.caption)
        column.addLayout(self._row(keys))
        self.retranslate()

    def _row(self, keys: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch()
        for name, key, sign in STEPS:
            button = QToolButton(self)
            button.setText(sign)
            button.setAutoRepeat(True)
            button.clicked.connect(lambda _=False, name=name: self.step(name))
            self.buttons[name] = button
            row.addWidget(button)
            if keys:
                shortcut = QShortcut(QKeySequence(key), self)
                shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
                shortcut.activated.connect(lambda name=name: self.step(name))
        row.addStretch()
        return row

    # -- Stepping ----------------------------------------------------------------------------------------------------

    def step(self, name: str) -> None:
        """Steps as one of `STEPS` says."""
        self.show_ply(self.target(name))

    def target(self, name: str) -> int:
        """The ply that a step leads to."""
        last = self.replay.last
        simple = {"first": 0, "last": last, "back": self.ply - 1, "on": self.ply + 1}
        if name in simple:
            return min(last, max(0, simple[name]))
        unit, _, way = name.partition("_")
        places = [one.ply for one in self.replay.lines if one.kind == unit or (unit == "trick" and one.kind == "deal")]
        if way == "on":
            return min((one for one in places if one > self.ply), default=last)
        return max((one for one in places if one < self.ply), default=0)

    def show_ply(self, ply: int, gathered: bool = False) -> None:
        """Shows the match after so many actions; a trick that was finished just then lies there until the next step,
        unless it is to be `gathered`.
        """
        self._gathered = gathered
        self.ply = min(self.replay.last, max(0, ply))
        seen = self.replay.view(self.ply, self.open_hands)
        self.felt.clear()
        seats = range(seen.rules.seats) if self.open_hands else (seen.seat,)
        self.felt.set_recalled(seats if self.played_cards else ())
        events = self.replay.events(self.ply)
        if any(one.kind == "trick" for one in events) and not gathered:
            # A trick stays in sight with its last card, and is gathered with the next step.
            self.felt.show_step(self.replay.view(self.ply - 1, self.open_hands))
            self.felt.show_step(seen, events)
        else:
            self.felt.show_step(seen)
        self.caption.setText(self._told())
        for name, button in self.buttons.items():
            button.setEnabled(self.target(name) != self.ply)
        self.moved.emit(self.ply)

    def set_open(self, on: bool) -> None:
        """Lays all hands open, or only one's own."""
        self.open_hands = on
        self.show_ply(self.ply, self._gathered)

    def set_played(self, on: bool) -> None:
        """Lets the cards that were played stay in the hands that are seen, dimmed, or not."""
        self.played_cards = on
        self.show_ply(self.ply, self._gathered)

    def _told(self) -> str:
        """What the last action was and what came of it."""
        action = self.replay.action(self.ply)
        if action is None:
            return self.tr("Before the first deal")
        seen, names = self.replay.view(self.ply), people(self.replay.record.players)
        first = self.replay.told(self.ply) or self.tr("Deal {number}").format(number=self.replay.deal_at(self.ply))
        return " · ".join([first, *text.events(seen, self.replay.events(self.ply), names)])

    # -- Words -------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Words everything anew."""
        words = {
            "first": self.tr("To the beginning"),
            "deal_back": self.tr("One deal back"),
            "trick_back": self.tr("One trick back"),
            "back": self.tr("One card back"),
            "on": self.tr("One card on"),
            "trick_on": self.tr("One trick on"),
            "deal_on": self.tr("One deal on"),
            "last": self.tr("To the end"),
        }
        for name, key, _ in STEPS:
            button = self.buttons[name]
            shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            button.setToolTip(f"{words[name]} ({shown})")
            button.setAccessibleName(words[name])
        self.felt.set_names(people(self.replay.record.players), levels(self.replay.record))
        self.show_ply(self.ply, self._gathered)

    def changeEvent(self, event: QEvent) -> None:
        """Words everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
