"""Shows how a deal might go on, step by step, and says that it is an example."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from sjavs_desktop.ui import text
from sjavs_desktop.ui.dialogs.frame import Dialog
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.replay.board import HELD
from sjavs_desktop.ui.teaching.advising import name_of
from sjavs_desktop.ui.teaching.example import Moment

translate = QCoreApplication.translate


class ExampleDialog(Dialog):
    """Steps through an example; another one can be thought of."""

    def __init__(
        self, another: Callable[[int], list[Moment]], names: Sequence[str], dark: bool, parent: QWidget | None
    ) -> None:
        super().__init__(parent, translate("teaching", "How it might go on"))
        self._another, self._names, self._number = another, tuple(names), 0
        self.moments: list[Moment] = []
        self.place = 0
        self.warning, self.caption = QLabel(self), QLabel(self)
        self.felt = Felt(self)
        self.felt.set_theme(dark)
        self.felt.set_speed("instant")
        self.felt.set_hold(HELD)
        self.felt.set_names(self._names)
        self.felt.setEnabled(False)
        for label in (self.warning, self.caption):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.warning.setText(
            translate(
                "teaching",
                "An example: one deal of many that could be, played by simple rules. How the cards really lie is not "
                "known here.",
            )
        )
        self.caption.setMinimumHeight(2 * self.caption.fontMetrics().lineSpacing())
        self.back, self.on, self.other = QPushButton(self), QPushButton(self), QPushButton(self)
        row = QHBoxLayout()
        for button, words, key, handler in (
            (self.back, translate("teaching", "‹ Back"), "Left", lambda: self.step(-1)),
            (self.on, translate("teaching", "On ›"), "Right", lambda: self.step(1)),
            (self.other, translate("teaching", "Another example"), "A", self.begin),
        ):
            shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            button.setText(translate("teaching", "{step}  [{key}]").format(step=words, key=shown))
            button.setAutoDefault(False)
            button.clicked.connect(handler)
            QShortcut(QKeySequence(key), self).activated.connect(button.click)
            row.addWidget(button)
        self.column.addWidget(self.warning)
        self.column.addWidget(self.felt, 1)
        self.column.addWidget(self.caption)
        self.column.addLayout(row)
        self.close_button(translate("teaching", "&Close"))
        self.finish(760, 620)
        self.begin()

    def begin(self) -> None:
        """Thinks of another deal, and shows its first step."""
        self.moments = self._another(self._number)
        self._number += 1
        self.place = 0
        self.step(1)

    def step(self, by: int) -> None:
        """Goes on or back."""
        self.place = max(0, min(len(self.moments) - 1, self.place + by))
        now = self.moments[self.place]
        self.felt.clear()
        if any(one.kind == "trick" for one in now.events):
            # A trick stays in sight with its last card, and is gathered with the next step.
            self.felt.show_step(self.moments[self.place - 1].view)
            self.felt.show_step(now.view, now.events)
        else:
            self.felt.show_step(now.view)
        self.caption.setText(self._told(now))
        self.back.setEnabled(self.place > 0)
        self.on.setEnabled(self.place < len(self.moments) - 1)

    def _told(self, now: Moment) -> str:
        """What was done, and what came of it."""
        if now.action is None or now.before is None:
            return translate("teaching", "So it is now.")
        first = translate("teaching", "{name}: {choice}").format(
            name=self._names[now.action.seat], choice=name_of(now.before, now.action)
        )
        return " · ".join([first, *text.events(now.view, now.events, self._names)])
