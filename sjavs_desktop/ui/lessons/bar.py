"""The strip above the table on which a lesson speaks: two lines at most, and the buttons for what can be answered."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from sjavs_desktop.ui.accessible.saying import say_of
from sjavs_desktop.ui.panels.overlay import PanelButton

LARGER = 1.2
"""How much larger the words are than those of the window."""
LINES = 2
"""Lines that there is room for."""
SMALLER = (1.0, 0.92, 0.84, 0.76)
"""How small the letters may become, as parts of that, so that long words have the room."""

Choice = tuple[str, Callable[[], None]]
"""What a button says, and what it does."""


class Bar(QWidget):
    """Words and buttons."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("lesson")
        self.words = QLabel(self)
        self.words.setObjectName("lesson_words")
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.where = QLabel(self)
        self.leave = PanelButton(self)
        self.buttons: list[PanelButton] = []
        self._row = QHBoxLayout()
        self._row.addWidget(self.where)
        self._row.addStretch()
        self._row.addStretch()
        self._row.addWidget(self.leave)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 4, 14, 6)
        column.setSpacing(4)
        column.addWidget(self.words)
        column.addLayout(self._row)
        self._spread()

    def _spread(self) -> None:
        """Keeps room for two lines, so that the table below never jumps."""
        self._enlarge(1.0)
        usual = LINES * self.words.fontMetrics().lineSpacing() + 2
        words = self.words.text()
        for part in SMALLER:
            self._enlarge(part)
            if self.lines(words) <= LINES:
                break
        needed = self.lines(words) * self.words.fontMetrics().lineSpacing() + 2
        self.words.setFixedHeight(max(usual, needed) if words else usual)
        self.setMinimumHeight(self.sizeHint().height())

    def _enlarge(self, part: float) -> None:
        """Writes in letters of that part of the usual size."""
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * LARGER * part)
        if font != self.words.font():
            self.words.setFont(font)

    def _place_where(self) -> None:
        """Says which step it is where that leaves the buttons their room."""
        needed = sum(one.minimumSizeHint().width() + self._row.spacing() for one in (*self.buttons, self.leave))
        self.where.setVisible(needed + self.where.sizeHint().width() + 28 <= self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spread()
        self._place_where()

    def changeEvent(self, event: QEvent) -> None:
        """Follows the font of the window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "buttons"):
            self._spread()
            self._place_where()

    def lines(self, words: str) -> int:
        """How many lines words take as wide as the strip is now."""
        metrics = self.words.fontMetrics()
        width = max(1, self.width() - 28)
        wrapped = metrics.boundingRect(0, 0, width, 10_000, int(Qt.TextFlag.TextWordWrap), words)
        # A line is a fraction of a pixel higher than the whole ones that the metrics tell.
        return max(1, round(wrapped.height() / metrics.lineSpacing()))

    def tell(self, words: str, before: str = "") -> None:
        """Says that; what was said `before` stays over it if there is room for both."""
        both = f"{before}\n{words}"
        self._enlarge(1.0)
        self.words.setText(both if before and words and self.lines(both) <= LINES else words)
        self._spread()
        self.words.setAccessibleName(words)
        say_of(self.words, words)

    def offer(self, choices: Sequence[Choice], digits: bool = False) -> None:
        """Shows these buttons; with `digits` each has its digit as a key."""
        if any(one.hasFocus() for one in self.buttons):
            # Otherwise Qt would hand the keyboard on as if somebody had pressed Tab, and the felt would frame a card.
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        for old in self.buttons:
            self._row.removeWidget(old)
            old.hide()
            old.setParent(None)
            old.deleteLater()
        self.buttons = []
        for number, (words, action) in enumerate(choices, 1):
            button = PanelButton(self)
            button.setText(f"{words}  [{number}]" if digits else words)
            button.setAutoDefault(True)
            button.clicked.connect(lambda _=False, action=action: action())
            self._row.insertWidget(1 + number, button)
            for sequence in (str(number), f"Num+{number}") if digits else ():
                shortcut = QShortcut(QKeySequence(sequence), button)
                shortcut.setAutoRepeat(False)
                shortcut.activated.connect(button.click)
            button.show()
            self.buttons.append(button)
        self._place_where()
        self.take_keyboard()

    def take_keyboard(self) -> None:
        """Gives the keyboard to the first button that can be pressed."""
        first = next((one for one in self.buttons if one.isEnabled()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
