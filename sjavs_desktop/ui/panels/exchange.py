"""The exchange panel: what to do with the cards in the middle, or with the open trump of a marriage.

The cards to lay away, or the one to give back, are chosen on the felt.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.ui import text
from sjavs_desktop.ui.felt.choices import may_lay_away, wanted
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.panels.overlay import LOW, ChoiceButton, Overlay, line, named

KINDS = ("exchange", "look", "keep", "take", "refuse")
"""What may be done, in the order of the buttons."""
WITH_CARDS = ("exchange", "take")
"""What takes the cards that are chosen on the felt."""
NOTHING = "refuse"
"""What has the key 0, as passing has."""


class ExchangePanel(Overlay):
    """Asks the declarer about the cat, and others about a marriage."""

    chosen = Signal(object)
    """The `Action` of the button that was pressed."""

    letters = 52

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt)
        self.setObjectName("exchange")
        self.shrinks = True
        self._sentence = line()
        self.body.addWidget(self._sentence)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        self._view: View | None = None
        self._picks: tuple[Card, ...] = ()
        self.names: tuple[str, ...] = ()
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
            key.setAutoRepeat(False)
            key.activated.connect(button.click)
        self.buttons[kind], self._meanings[kind], self._keys[kind] = button, meaning, keys

    def show_view(self, view: View | None) -> None:
        """Offers what the view allows; hides when it is not about cards to exchange."""
        asked = view is not None and view.table.phase in ("exchange", "marriage") and view.table.turn == view.seat
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

    def keyboard_wish(self) -> QWidget | None:
        """The felt has the keyboard while cards are chosen on it."""
        return None if self._view is not None and may_lay_away(self._view) else super().keyboard_wish()

    def show_picks(self, picks: tuple[Card, ...]) -> None:
        """So many cards are chosen on the felt now."""
        self._picks = picks
        if self._view is not None:
            self._count(self._view)
            self.place()

    def _word(self, view: View) -> None:
        self.title.setText(self._question(view))
        kinds = {one.kind for one in legal(view)}
        number = 0
        for kind, button in self.buttons.items():
            for widget in (button, self._meanings[kind]):
                widget.setVisible(kind in kinds)
            number += kind in kinds
            key = "0" if kind == NOTHING else str(number)
            self._caption(view, kind, key if kind in kinds else "")
        self._count(view)

    def _question(self, view: View) -> str:
        table = view.table
        if table.phase == "exchange":
            looked = table.exchange == "looked"
            return self.tr("What do you lay away?") if looked else self.tr("Exchange with the cat?")
        game = text.contract_name(view.rules.contract(table.contract or ""))
        card = "" if table.wed is None else text.card_name(table.wed)
        name = named(self.names, table.declarer or 0)
        return self.tr("{name} offers a {game}: {card}").format(name=name, game=game, card=card)

    def _caption(self, view: View, kind: str, key: str) -> None:
        """Words a button; without a key it is not there and must not be pressed."""
        action = Action(view.seat, kind)
        label = text.action_label(view, action)
        if kind == "exchange" and view.table.exchange == "looked":
            label = self.tr("Lay away")
        button, help = self.buttons[kind], text.action_help(view, action)
        button.setText(self.tr("{choice}  [{key}]").format(choice=label, key=key))
        self.size_button(button)
        button.setAccessibleName(label)
        button.setAccessibleDescription(help)
        self._meanings[kind].setText(help)
        for shortcut, sequence in zip(self._keys[kind], (key, f"Num+{key}"), strict=True):
            shortcut.setKey(QKeySequence(sequence) if key else QKeySequence())

    def size_button(self, button: QPushButton) -> None:
        """Gives a button its height: less of it where there is little room."""
        button.setMinimumHeight(round((LOW if self.tight else 2.2) * self.fontMetrics().height()))

    def _count(self, view: View) -> None:
        """Tells how many cards are chosen and how many are needed."""
        for kind in WITH_CARDS:
            self.buttons[kind].setEnabled(len(self._picks) == wanted(view))
        words = self._chosen(view) if may_lay_away(view) else ""
        self._sentence.setText(words)
        self._sentence.setVisible(bool(words))

    def _chosen(self, view: View) -> str:
        """Which cards are chosen, or how many are still to be."""
        needed, has, back = wanted(view), len(self._picks), view.table.phase == "marriage"
        if has == needed:
            words = self.tr("You give back: {cards}")
            if not back:
                # Another card is not taken up any more; this is why.
                words = self.tr(
                    "You lay away: {cards}. For another card, put one of these back first: choose it again."
                )
            return words.format(cards=text.card_signs(self._picks))
        if back:
            return self.tr("Choose the card that you would give back: any but a trump.")
        words = self.tr("Choose {needed} of your cards to lay away: {chosen} of {needed} so far.")
        return words.format(needed=needed, chosen=has)

    def _chooser(self, kind: str) -> Callable[[], None]:
        def choose() -> None:
            view, picks = self._view, tuple(sorted(self._picks))
            if view is None:
                return
            action = Action(view.seat, kind, picks if kind in WITH_CARDS else None)
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
