"""The bidding panel: every choice that is not a card, with what it means. Only legal ones are there."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton

from sjavs_desktop.core.game import legal
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.ui import text
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.panels.overlay import Overlay, PanelButton, line


def digit(action: Action, index: int) -> str:
    """The key for a choice: a bid has its length, pass has 0, anything else is counted from 1."""
    if action.kind == "pass":
        return "0"
    if action.kind == "bid":
        return str(action.value)[0]
    return str(index + 1)


def offered(view: View) -> tuple[Action, ...]:
    """The choices to show: what is legal, bids before the pass, and one place to cut at instead of all."""
    choices = legal(view)
    if choices and choices[0].kind == "cut":
        places = [one for one in choices if one.value]
        return (choices[0], places[len(places) // 2])
    if choices and choices[0].kind == "play":
        return ()
    return tuple(sorted(choices, key=lambda one: one.kind == "pass"))


class BiddingPanel(Overlay):
    """Asks the person for a cut, a bid or the trump suit."""

    chosen = Signal(object)
    """The `Action` of the button that was pressed."""

    letters = 60

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt)
        self.setObjectName("bidding")
        self._standing = line()
        self.body.addWidget(self._standing)
        self._choices = QGridLayout()
        self._choices.setHorizontalSpacing(14)
        self._choices.setVerticalSpacing(6)
        self._choices.setColumnStretch(1, 1)
        self.body.addLayout(self._choices)
        self._view: View | None = None
        self.names: tuple[str, ...] = ()
        self.actions_shown: tuple[Action, ...] = ()
        """The choices on the panel, in the order of its buttons."""

    def show_view(self, view: View | None) -> None:
        """Offers what the view allows; hides when there is nothing to choose but cards."""
        self._view = view
        self.actions_shown = offered(view) if view else ()
        self._clear()
        if not view or not self.actions_shown:
            self.hide()
            return
        self.title.setText(self._question(view))
        self._standing.setText(self._state_of_bidding(view))
        self._standing.setVisible(bool(self._standing.text()))
        buttons = [self._row(view, action, index) for index, action in enumerate(self.actions_shown)]
        self.appear()
        buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _clear(self) -> None:
        while item := self._choices.takeAt(0):
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()

    def _row(self, view: View, action: Action, index: int) -> QPushButton:
        """A button, and beside it what pressing it means."""
        key = digit(action, index)
        button = PanelButton(self.tr("{choice}  [{key}]").format(key=key, choice=text.button_label(action)), self)
        button.setObjectName(f"choice_{key}")
        self._size(button)
        button.setAutoDefault(True)
        button.setAccessibleName(text.action_label(action))
        button.setAccessibleDescription(text.action_help(view, action))
        button.clicked.connect(self._chooser(action))
        for sequence in (key, f"Num+{key}"):
            QShortcut(QKeySequence(sequence), button).activated.connect(button.click)
        meaning = QLabel(text.action_help(view, action), self)
        meaning.setWordWrap(True)
        meaning.setBuddy(button)
        self._choices.addWidget(button, index, 0)
        self._choices.addWidget(meaning, index, 1)
        for widget in (button, meaning):
            # Otherwise a panel that is on the screen already would take its size without them.
            widget.show()
        return button

    def _size(self, button: QPushButton) -> None:
        button.setMinimumHeight(round(2.2 * self.fontMetrics().height()))

    def _chooser(self, action: Action) -> Callable[[], None]:
        def choose() -> None:
            # The panel goes at once: a second press finds nothing to press, or is none any more.
            if action not in self.actions_shown:
                return
            self.show_view(None)
            self.chosen.emit(action)

        return choose

    def _question(self, view: View) -> str:
        return {
            "cut": self.tr("Cut the pack, or knock?"),
            "auction": self.tr("Your bid?"),
            "naming": self.tr("What shall be trumps?"),
        }.get(view.table.phase, "")

    def _state_of_bidding(self, view: View) -> str:
        best = view.table.best
        if view.table.phase != "auction":
            return ""
        if best is None:
            return self.tr("Nobody has bid yet")
        return self.tr("Standing bid: {bid} ({name})").format(
            name=named(self.names, best.seat), bid=text.call(best.offer)
        )

    def changeEvent(self, event: QEvent) -> None:
        """Words everything anew when the language changes, and sizes it anew with the font."""
        if event.type() == QEvent.Type.FontChange:
            for button in self.findChildren(QPushButton):
                self._size(button)
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._view is not None:
            self.show_view(self._view)


def named(names: Sequence[str], seat: int) -> str:
    """A seat's name, or its number before the names are known."""
    return names[seat] if seat < len(names) else QCoreApplication.translate("game", "Seat {n}").format(n=seat + 1)
