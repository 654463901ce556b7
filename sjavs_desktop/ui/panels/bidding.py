"""The bidding panel: every choice that is not a card, with what it means. Only legal ones are there."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton

from sjavs_desktop.core.game import legal
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.ui import text
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.panels.overlay import ChoiceButton, Overlay, line

MANY = 4
"""Choices above which bids of one contract share a line, and what they mean is told briefly."""
BESIDE = 8
"""Pixels by which what a choice means stands farther from the buttons than these from one another."""
WIDER = 84
"""Letters that the panel is wide with many choices, so that a meaning needs one line."""
ROOM, LOW = 24, 1.9
"""Pixels beside the words of a short button, and its height in lines."""
KEYS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The keys of choices that have none of their own, in order."""


def digit(action: Action, index: int) -> str:
    """The key for a choice: a length has its digit, pass has 0, anything else is counted, `index` from 0."""
    if action.kind == "pass":
        return "0"
    if own_digit(action):
        return str(action.value)[0]
    return KEYS[index] if index < len(KEYS) else ""


def own_digit(action: Action) -> bool:
    """Whether a choice has a key of its own, wherever it stands."""
    return action.kind == "pass" or (action.kind == "bid" and str(action.value)[0].isdecimal())


def keys(actions: Sequence[Action]) -> list[str]:
    """The key for each choice."""
    found, counted = [], 0
    for action in actions:
        found.append(digit(action, counted))
        counted += not own_digit(action)
    return found


def offered(view: View) -> tuple[Action, ...]:
    """The choices to show: what is legal, bids before the pass, and one place to cut at instead of all."""
    choices = legal(view)
    if choices and choices[0].kind == "cut":
        places = [one for one in choices if one.value]
        return (choices[0], places[len(places) // 2])
    if view.table.phase in ("exchange", "play"):
        return ()
    return tuple(sorted(choices, key=lambda one: one.kind == "pass"))


def lines(view: View, actions: tuple[Action, ...]) -> list[tuple[Action, ...]]:
    """The choices line by line: one each, or when there are many all bids of a contract together."""
    if len(actions) <= MANY:
        return [(action,) for action in actions]
    groups: dict[str, tuple[Action, ...]] = {}
    for action in actions:
        offer = text.offer_of(view, action) if action.kind == "bid" else None
        key = offer.contract if offer else action.kind
        groups[key] = (*groups.get(key, ()), action)
    return list(groups.values())


class BiddingPanel(Overlay):
    """Asks the person for a cut, a bid, the trump suit, or whether to fold."""

    chosen = Signal(object)
    """The `Action` of the button that was pressed."""

    letters = 60

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt)
        self.setObjectName("bidding")
        self._standing = line()
        self.body.addWidget(self._standing)
        self._choices = QGridLayout()
        self._choices.setHorizontalSpacing(14 - BESIDE)
        self._choices.setVerticalSpacing(6)
        self.body.addLayout(self._choices)
        self._view: View | None = None
        self._buttons: dict[Action, QPushButton] = {}
        self.names: tuple[str, ...] = ()
        self.actions_shown: tuple[Action, ...] = ()
        """The choices on the panel, in the order of its buttons."""

    def show_view(self, view: View | None) -> None:
        """Offers what the view allows; hides when there is nothing to choose but cards."""
        self._view = view
        shown = lines(view, offered(view)) if view else []
        self.actions_shown = tuple(action for one in shown for action in one)
        self.hide()
        self._clear()
        if not view or not shown:
            return
        self.title.setText(self._question(view))
        self._standing.setText(self._state_of_bidding(view))
        crowded = len(self.actions_shown) > MANY and view.table.best is None
        self._standing.setVisible(bool(self._standing.text()) and not crowded)
        many = len(self.actions_shown) > MANY
        self.letters = WIDER if many else BiddingPanel.letters
        self._choices.setVerticalSpacing(2 if many else 6)
        self.body.setContentsMargins(18, 6 if many else 14, 18, 6 if many else 14)
        sequences = dict(zip(self.actions_shown, keys(self.actions_shown), strict=True))
        wide = max(len(one) for one in shown)
        self._choices.setColumnStretch(wide, 1)
        for number, choices in enumerate(shown):
            self._line(view, number, wide, {action: sequences[action] for action in choices})
        self.appear()
        self.button(self.actions_shown[0]).setFocus(Qt.FocusReason.OtherFocusReason)

    def button(self, action: Action) -> QPushButton:
        """The button of a choice that is on the panel."""
        return self._buttons[action]

    def _clear(self) -> None:
        self._buttons = {}
        for column in range(self._choices.columnCount()):
            self._choices.setColumnStretch(column, 0)
        while item := self._choices.takeAt(0):
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()

    def _line(self, view: View, number: int, wide: int, choices: Mapping[Action, str]) -> None:
        """Buttons in `wide` columns, and beside them what pressing one means."""
        first = next(iter(choices))
        buttons = [self._button(view, action, key, len(choices) > 1) for action, key in choices.items()]
        for column, button in enumerate(buttons):
            self._choices.addWidget(button, number, column, 1, wide if len(choices) == 1 else 1)
        words = text.group_help(view, first) if len(self.actions_shown) > MANY else text.action_help(view, first)
        meaning = QLabel(words, self)
        meaning.setWordWrap(True)
        meaning.setContentsMargins(BESIDE, 0, 0, 0)
        meaning.setBuddy(buttons[0])
        self._choices.addWidget(meaning, number, wide)
        for widget in (*buttons, meaning):
            # Otherwise a panel that is on the screen already would take its size without them.
            widget.show()

    def _button(self, view: View, action: Action, key: str, short: bool) -> QPushButton:
        """A button; a short one only has the sign of its suit, for its line tells the rest."""
        caption = text.short_label(view, action) if short else text.button_label(view, action)
        button = ChoiceButton(self.tr("{choice}  [{key}]").format(key=key, choice=caption) if key else caption, self)
        button.setObjectName(f"choice_{key}")
        self._size(button)
        button.setAutoDefault(True)
        button.setAccessibleName(text.action_label(view, action))
        button.setAccessibleDescription(text.action_help(view, action))
        if short:
            button.setToolTip(text.action_label(view, action))
            button.setMaximumWidth(button.fontMetrics().horizontalAdvance(button.text()) + ROOM)
            button.setMinimumHeight(round(LOW * self.fontMetrics().height()))
        button.clicked.connect(self._chooser(action))
        for sequence in (key, f"Num+{key}") if key.isdecimal() else (key,) if key else ():
            QShortcut(QKeySequence(sequence), button).activated.connect(button.click)
        self._buttons[action] = button
        return button

    def _size(self, button: QPushButton) -> None:
        many = len(self.actions_shown) > MANY
        button.setMinimumHeight(round((LOW if many else 2.2) * self.fontMetrics().height()))

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
            "fold": self.tr("Play on, or fold?"),
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
