"""What the status bar says: what happens in the game, what else is told for a while, and what lasts."""

from time import monotonic

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QLabel, QStatusBar

from sjavs_desktop.ui.one_line import OneLine

TOLD = 6.0
"""Seconds for which a sentence that is not about the game stays."""
SPARE = 40
"""Pixels of the status bar that are not for words."""


class StatusLine(QObject):
    """Beside the status bar of a window, into which it puts its words."""

    again = Signal(str)
    """What happened in the game while something else stood there: that has been told for long enough."""

    def __init__(self, bar: QStatusBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self.message = OneLine(bar)
        self.unsaved = QLabel(bar)
        """There as long as the match cannot be saved."""
        self.unsaved.hide()
        bar.addWidget(self.message, 1)
        bar.addPermanentWidget(self.unsaved)
        self._told_until, self._story = 0.0, ""
        """Until when what was told stays, and what happened meanwhile."""
        self._afterwards = QTimer(self, singleShot=True, interval=round(1000 * TOLD))
        self._afterwards.timeout.connect(self._retell)

    def show(self, words: str) -> None:
        """Shows words until others come."""
        self.message.setText(words)

    def tell(self, sentence: str) -> None:
        """Says something that what happens in the game does not cover for a while."""
        self._told_until = monotonic() + TOLD
        self._afterwards.start()
        self.message.setText(sentence)
        self.message.setToolTip(sentence)

    def narrate(self, story: str) -> None:
        """Says what happens in the game, once nothing else stands there."""
        self._story = story
        if monotonic() >= self._told_until:
            self.message.setText(story)
            self.message.setToolTip("")

    def let_go(self) -> None:
        """Says again what happened in the game, however long something else has stood there."""
        self._told_until = 0.0
        self._retell()

    def _retell(self) -> None:
        if self._story:
            self.again.emit(self._story)

    def fits(self, words: str) -> bool:
        """Whether there is room for them."""
        return self._bar.fontMetrics().horizontalAdvance(words) <= self._bar.width() - SPARE

    def show_unsaved(self, why: str) -> bool:
        """Shows, as long as there is a reason, that the match cannot be saved; whether that is news."""
        news = bool(why) and not self.unsaved.isVisible()
        lost = QCoreApplication.translate("MainWindow", "The match cannot be saved")
        self.unsaved.setText(lost if why else "")
        self.unsaved.setToolTip(why)
        self.unsaved.setVisible(bool(why))
        return news
