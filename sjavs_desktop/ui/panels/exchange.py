"""The exchange panel: what to do with the cards in the middle. The cards to lay away are chosen on the felt."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton

from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.ui import text
from sjavs_desktop.ui.felt.choices import may_lay_away
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.panels.overlay import ChoiceButton, Overlay, line

KINDS = ("exchange", "look", "keep")
"""What may be done, in the order of the buttons."""


class ExchangePanel(Overlay):
    """Asks the declarer about the cat."""

    chosen = Signal(object)
    """The `Action` of the button that was pressed."""

    letters = 52

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt)
        self.setObjectName("exchange")
        self._sentence = line()
        self.body.addWidget(self._sentence)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        self._view: View | None = None
        self._picks: tuple[Card, ...] = ()
        self.buttons: dict[str, QPushButton] = {}
        """By kind of action; those that are not allowed are hidden."""
        self._meanings: dict[str, QLabel] = {}
        self._keys: dict[str, tuple[QShortcut, QShortcut]] = {}
        for row, kind in enumerate(KINDS):
            self._row(grid, row, kind)
        felt.picks_changed.connect(self.show_picks)

    def _row(self, grid: QGridLayout, row: int, kind: str) -> None:
        button, meaning = ChoiceButton(self), QLabel(self)
        button.setObjectName(kind)
        button.setAutoDefault(True)
        button.clicked.connect(self._chooser(kind))
        meaning.setWordWrap(True)
        meaning.setBuddy(button)
        grid.addWidget(button, row, 0)
        grid.addWidget(meaning, row, 1)
        keys = QShortcut(button), QShortcut(button)
        for key in keys:
            key.activated.connect(button.click)
        self.buttons[kind], self._meanings[kind], self._keys[kind] = button, meaning, keys

    def show_view(self, view: View | None) -> None:
        """Offers what the view allows; hides when it is not about the cat."""
        asked = view is not None and view.table.phase == "exchange" and view.table.turn == view.seat
        self._view = view if asked else None
        if view is None or not asked:
            self.hide()
            return
        self._picks = self._felt.picks
        self._word(view)
        self.appear()
        if may_lay_away(view):
            self._felt.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            next(one for one in self.buttons.values() if not one.isHidden()).setFocus(Qt.FocusReason.OtherFocusReason)

    def show_picks(self, picks: tuple[Card, ...]) -> None:
        """So many cards are chosen on the felt now."""
        self._picks = picks
        if self._view is not None:
            self._count(self._view)
            self.place()

    def _word(self, view: View) -> None:
        looked = view.table.exchange == "looked"
        self.title.setText(self.tr("What do you lay away?") if looked else self.tr("Exchange with the cat?"))
        kinds = {one.kind for one in legal(view)}
        number = 0
        for kind, button in self.buttons.items():
            for widget in (button, self._meanings[kind]):
                widget.setVisible(kind in kinds)
            number += kind in kinds
            self._caption(view, kind, str(number) if kind in kinds else "")
        self._count(view)

    def _caption(self, view: View, kind: str, key: str) -> None:
        """Words a button; without a key it is not there and must not be pressed."""
        action = Action(view.seat, kind)
        label = text.action_label(view, action)
        if kind == "exchange" and view.table.exchange == "looked":
            label = self.tr("Lay away")
        button, help = self.buttons[kind], text.action_help(view, action)
        button.setText(self.tr("{choice}  [{key}]").format(choice=label, key=key))
        button.setMinimumHeight(round(2.2 * self.fontMetrics().height()))
        button.setAccessibleName(label)
        button.setAccessibleDescription(help)
        self._meanings[kind].setText(help)
        for shortcut, sequence in zip(self._keys[kind], (key, f"Num+{key}"), strict=True):
            shortcut.setKey(QKeySequence(sequence) if key else QKeySequence())

    def _count(self, view: View) -> None:
        """Tells how many cards are chosen and how many are needed."""
        needed, has = view.rules.talon, len(self._picks)
        self.buttons["exchange"].setEnabled(has == needed)
        if not may_lay_away(view):
            words = ""
        elif has == needed:
            cards = " ".join(text.card_sign(one) for one in self._picks)
            words = self.tr("You lay away: {cards}").format(cards=cards)
        else:
            words = self.tr("Choose {needed} of your cards to lay away: {chosen} of {needed} so far.").format(
                needed=needed, chosen=has
            )
        self._sentence.setText(words)
        self._sentence.setVisible(bool(words))

    def _chooser(self, kind: str) -> Callable[[], None]:
        def choose() -> None:
            view, picks = self._view, tuple(sorted(self._picks))
            if view is None:
                return
            action = Action(view.seat, kind, picks if kind == "exchange" else None)
            # The panel goes at once: a second click finds nothing to press.
            self.show_view(None)
            self.chosen.emit(action)

        return choose

    def changeEvent(self, event: QEvent) -> None:
        """Words everything anew when the language or the font changes."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange) and self._view is not None:
            self._word(self._view)
            self.place()
        super().changeEvent(event)
