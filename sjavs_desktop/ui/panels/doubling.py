"""Doubling a deal: a panel that asks once, as long as it is allowed; or, for whoever wants no question, a button."""

from time import monotonic

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from sjavs_desktop.core.game import interjections
from sjavs_desktop.core.state import View
from sjavs_desktop.ui import glossary, text
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.spots import SHAPE, Box
from sjavs_desktop.ui.panels.overlay import (
    ARROWS,
    HAMMERED,
    LOW,
    MARGIN,
    ROOM,
    SQUEEZED,
    TIGHT_ROOM,
    ChoiceButton,
    Overlay,
    PanelButton,
    line,
)

KEY = "K"
"""The key that doubles, at any time of the window."""
HIGH = 1.9
"""Height of a button in lines."""


def allowed(view: View | None) -> bool:
    """Whether the viewer may double now."""
    return view is not None and bool(interjections(view))


class DoubleButton(ChoiceButton):
    """Lies where the viewer's tricks will lie: as long as a deal can be doubled there are none."""

    _view: View | None = None

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt.viewport())
        self._felt = felt
        self.setObjectName("double")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        felt.resized.connect(self._place)
        self.hide()

    def show_view(self, view: View | None) -> None:
        """Is there while the viewer may double, and says how."""
        self._view = view if allowed(view) else None
        if self._view is None:
            if self.hasFocus():
                self._felt.setFocus(Qt.FocusReason.OtherFocusReason)
            self.hide()
            return
        self._word(self._view)
        self.show()
        self._place()
        self.raise_()

    def _word(self, view: View) -> None:
        word = text.double_word(len(view.table.doubles))
        self.setText(self.tr("{word}  [{key}]").format(word=word, key=KEY))
        self.setAccessibleName(word)
        self.setAccessibleDescription(text.double_meaning(view))
        self.setToolTip(glossary.explained(text.double_meaning(view), word, view.rules))

    def _place(self) -> None:
        picture = self._felt.table.picture
        if self._view is None or picture is None:
            return
        row = picture.seats[self._view.seat].pile
        tall = row.card * SHAPE
        room = self._felt.table.rect(Box(row.x - row.length / 2, row.y - tall / 2, row.length, tall)).toRect()
        high = round(HIGH * self.fontMetrics().height())
        size = QSize(self.sizeHint().width() + high // 2, max(self.sizeHint().height(), high)).boundedTo(room.size())
        place = QRect(room.topLeft(), size)
        place.moveCenter(room.center())
        self.setGeometry(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """An arrow goes back to the cards."""
        if Qt.Key(event.key()) in ARROWS:
            self._felt.setFocus(Qt.FocusReason.OtherFocusReason)
            QApplication.sendEvent(self._felt, event)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Words itself anew when the language or the font changes."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange) and self._view is not None:
            self._word(self._view)
            self._place()
        super().changeEvent(event)


class GoButton(PanelButton):
    """Goes on, by the space bar too; but not by one that meant what was moving before the panel came."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        panel = self.parentWidget()
        young = isinstance(panel, Overlay) and monotonic() - panel.appeared < HAMMERED
        if event.key() != Qt.Key.Key_Space or not (young or event.isAutoRepeat()):
            super().keyPressEvent(event)


class LastCallPanel(Overlay):
    """Asks whether to double, from the moment it is allowed until there is an answer or the time for it is over.

    It asks in one place and once: when the game has to wait for the answer (`waits`), that panel takes the keyboard.
    """

    doubled = Signal()
    let_go = Signal()

    letters = 27
    _view: View | None = None
    waits = False
    """Whether the game waits for the answer."""

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt)
        self.setObjectName("last_call")
        self._sentence = line()
        self.double_button, self.go_button = ChoiceButton(self), GoButton(self)
        self.double_button.setObjectName("say_double")
        self.go_button.setObjectName("go_on")
        self.body.setSpacing(4)
        self.body.addWidget(self._sentence)
        column = QVBoxLayout()
        column.setSpacing(4)
        for button, answer in ((self.double_button, self._double), (self.go_button, self._go_on)):
            button.setAutoDefault(True)
            button.clicked.connect(answer)
            column.addWidget(button)
        for key in ("0", "Num+0"):
            shortcut = QShortcut(QKeySequence(key), self.go_button)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(self.go_button.click)
        self.body.addLayout(column)

    def spread(self) -> None:
        """Leaves less room than a panel in the middle does."""
        high = self.fontMetrics().height() * (SQUEEZED if self.tight else 1.0)
        self.body.setContentsMargins(round(0.7 * high), round(0.5 * high), round(0.7 * high), round(0.6 * high))

    def _double(self) -> None:
        if self._gone():
            self.doubled.emit()

    def _go_on(self) -> None:
        if self._gone():
            self.let_go.emit()

    def _gone(self) -> bool:
        """Goes at once, so that a second press finds nothing to press; whether there was something to answer."""
        asked = self._view is not None
        self.show_view(None)
        return asked

    def show_view(self, view: View | None, waits: bool = True) -> None:
        """Asks the viewer, if they may double; otherwise hides. The cards keep the keyboard unless the game `waits`."""
        before, self._view = self.waits, view if allowed(view) else None
        self.waits = waits and self._view is not None
        if self._view is None:
            self.hide()
            return
        self._word(self._view)
        self.appear()
        if self.waits and not before:
            # From now on a key means the panel: one that was meant for what moved must not answer it.
            self.appeared = monotonic()
            self.go_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyboard_wish(self) -> QWidget | None:
        """The felt has the keyboard while the game goes on."""
        return super().keyboard_wish() if self.waits else None

    def _word(self, view: View) -> None:
        word = text.double_word(len(view.table.doubles))
        self.title.setText(self.tr("{word}?").format(word=word))
        self._sentence.setText(f"{text.double_meaning(view)} {text.time_for_doubling(view)}")
        choices: tuple[tuple[QPushButton, str, str, str], ...] = (
            (self.double_button, word, KEY, text.double_meaning(view)),
            (self.go_button, self.tr("Go on"), "0", self.tr("You say nothing.")),
        )
        for button, caption, key, meaning in choices:
            button.setText(self.tr("{choice}  [{key}]").format(choice=caption, key=key))
            self.size_button(button)
            button.setAccessibleName(caption)
            button.setAccessibleDescription(meaning)
            button.setToolTip(glossary.explained(meaning, caption))

    def size_button(self, button: QPushButton) -> None:
        """Gives a button its height: less of it where there is little room."""
        button.setMinimumHeight(round((LOW if self.tight else HIGH) * self.fontMetrics().height()))

    def question(self) -> str:
        """What it asks, as a line."""
        return f"{self.title.text()} {self._sentence.text()}"

    def place(self) -> None:
        """Takes the upper corner of the middle that leaves the trick in sight, also the card that is led next."""
        for tight in (ROOM, TIGHT_ROOM):
            self.tighten(tight)
            place = self._corner()
            if not self._felt.covers(place):
                break
        self.setGeometry(place)

    def _corner(self) -> QRect:
        room, free = self._felt.viewport().rect(), self._felt.free_rect()
        self.body.invalidate()
        self.body.activate()
        wish = self.letters * self.fontMetrics().averageCharWidth()
        width = min(max(self.body.minimumSize().width(), wish), free.width())
        height = min(self.body.heightForWidth(width) + 2 * self.frameWidth(), room.height() - 2 * MARGIN)
        top = max(MARGIN, min(free.top(), free.bottom() - height))
        corners = [QRect(x, top, width, height) for x in (free.right() - width, free.left())]
        if self._view is not None and (self._view.table.leader + 1) % self._view.rules.seats == self._view.seat:
            # Whoever leads sits at the right.
            corners.reverse()
        return next((one for one in corners if not self._covers(one)), corners[0])

    def _covers(self, place: QRect) -> bool:
        """Whether a card of the trick would lie under the panel there."""
        table = self._felt.table
        lying = [one for one in (table.picture.places if table.picture else ()) if one.zone == "trick"]
        for one in lying:
            pose = table.pose(one)
            card = QRectF(0, 0, pose.width, pose.width * SHAPE)
            card.moveCenter(QRectF(pose.x, pose.y, 0, 0).topLeft())
            if card.toRect().intersects(place):
                return True
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Words everything anew when the language or the font changes."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange) and self._view is not None:
            self._word(self._view)
            self.place()
        super().changeEvent(event)
