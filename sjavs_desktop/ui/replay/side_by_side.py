"""Two lines of one deal beside each other: two tables that step together."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from sjavs_desktop.core.record import Record
from sjavs_desktop.ui import dress
from sjavs_desktop.ui.dialogs.frame import Dialog
from sjavs_desktop.ui.replay.both import Both

translate = QCoreApplication.translate


class Way(NamedTuple):
    """A way to step: the key of its button, its keyboard key and its sign."""

    name: str
    key: str
    sign: str


WAYS = (
    Way("first", "Home", "|‹"),
    Way("trick_back", "Up", "‹‹"),
    Way("back", "Left", "‹"),
    Way("on", "Right", "›"),
    Way("trick_on", "Down", "››"),
    Way("last", "End", "›|"),
)


class Side(NamedTuple):
    """One of the two lines."""

    record: Record
    heading: str
    help: str = ""
    """What is told besides, under the pointer."""


class SideBySide(Dialog):
    """Shows two records that are the same up to a moment, from that moment on."""

    def __init__(
        self,
        title: str,
        sides: Sequence[Side],
        since: int,
        dark: bool,
        parent: QWidget | None = None,
        note: str = "",
    ) -> None:
        """`since` tells after how many actions the deal begins in both records; a `note` stands under the tables."""
        super().__init__(parent, title)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint, True)
        # The cards are called and drawn as the game has them, whatever lies on the table behind.
        self._before = dress.worn()
        dress.wear(dress.fitting(sides[0].record.rules))
        self.both = Both([one.record for one in sides], dark, self, since)
        row = QHBoxLayout()
        for side, board in zip(sides, self.both.boards, strict=True):
            row.addWidget(self._side(side, board), 1)
        self.column.addLayout(row, 1)
        self.buttons_by_name: dict[str, QToolButton] = {}
        self.column.addLayout(self._steps())
        self.note = QLabel(note, self)
        self.note.setWordWrap(True)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setVisible(bool(note))
        self.column.addWidget(self.note)
        self.close_button(translate("duel", "&Close"))
        self.both.moved.connect(self._moved)
        self.finish(1300, 760)
        self.both.step("first")

    def _side(self, side: Side, board: QWidget) -> QWidget:
        """A table under what its line came to."""
        found = QWidget(self)
        column = QVBoxLayout(found)
        column.setContentsMargins(0, 0, 0, 0)
        heading = QLabel(side.heading, found)
        heading.setWordWrap(True)
        heading.setTextFormat(Qt.TextFormat.PlainText)
        heading.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        heading.setToolTip(side.help)
        font = QFont(self.font())
        font.setBold(True)
        heading.setFont(font)
        column.addWidget(heading)
        column.addWidget(board, 1)
        return found

    def _steps(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch()
        words = {
            "first": translate("duel", "To the beginning"),
            "trick_back": translate("duel", "One trick back"),
            "back": translate("duel", "One card back"),
            "on": translate("duel", "One card on"),
            "trick_on": translate("duel", "One trick on"),
            "last": translate("duel", "To the end"),
        }
        for name, key, sign in WAYS:
            button = QToolButton(self)
            button.setText(sign)
            button.setAutoRepeat(True)
            shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            button.setToolTip(f"{words[name]} ({shown})")
            button.setAccessibleName(words[name])
            button.clicked.connect(lambda _=False, name=name: self.both.step(name))
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.activated.connect(lambda name=name: self.both.step(name))
            self.buttons_by_name[name] = button
            row.addWidget(button)
        row.addStretch()
        return row

    def _moved(self) -> None:
        for name, button in self.buttons_by_name.items():
            button.setEnabled(self.both.target(name) != self.both.at)

    def done(self, result: int) -> None:
        """Closes, and lets the cards behind be called as before."""
        dress.wear(self._before)
        super().done(result)
