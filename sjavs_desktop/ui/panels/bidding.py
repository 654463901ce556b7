"""The bidding panel: every choice that is not a card, with what it means. Only legal ones are there."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton

from sjavs_desktop.core.cards import SUIT_LETTERS, Suit
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.ui import glossary, text
from sjavs_desktop.ui.accessible.saying import say_of
from sjavs_desktop.ui.bid_text import fold_question
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.panels.overlay import LOW as LEAST
from sjavs_desktop.ui.panels.overlay import ChoiceButton, Overlay, line, named

MANY = 4
"""Choices above which they stand in a grid, and only the one under the keyboard or the pointer is explained.

Bids, which need more words, do so from this number on.
"""
COLUMNS = 4
"""Buttons in a line of the grid."""
BESIDE = 8
"""Pixels by which what a choice means stands farther from the buttons than these from one another."""
APART = 0.25
"""Lines between one choice and the next where there is little room."""
LOW = 1.8
"""The height of a button of the grid in lines."""
QWIDGETSIZE_MAX = (1 << 24) - 1
"""Qt's word for no limit, which its binding does not have."""
KEYS = "123456789ABCDEFGHIJNOPQRSTUVXYZ"
"""The keys of choices that have none of their own, in order; K, L, M and W mean something else in the window."""


NOTHING = ("pass", "leave")
"""The kinds of action that are to do nothing: they stand last, and their key is 0."""
FIXED = {"pass": "0", "leave": "0", "go": "0", "fold": "F"}
"""The keys of what is done in a word, whatever else can be done."""


def ladder(rules: Rules) -> list[str]:
    """All that can be bid by name in a game, the cheapest first, whatever a hand may bid."""
    found: list[tuple[tuple[int, int, int], str]] = []
    for one in rules.contracts:
        if one.bid == "alone":
            found.append(((one.rank, 0, one.level), one.key))
        for place, suit in enumerate(reversed(rules.auction.suits) if one.bid == "suit" else ()):
            letter = SUIT_LETTERS[suit]
            word = letter if one.key == rules.auction.contract else f"{one.key} {letter}"
            found.append(((one.rank, place, one.level), word))
    # Of equals the one that the rules name first comes first, as on the panel.
    return [word for _, word in sorted(found, key=lambda one: one[0])]


def keys(view: View, actions: Sequence[Action]) -> list[str]:
    """The key for each choice.

    Doing nothing has 0, a length its digit, and what is bid by name the same key all through the auction. Anything
    else is counted, but for folding: whoever hammers a digit shall not fold.
    """
    named, found, counted = ladder(view.rules), [], 0
    for action in actions:
        if action.kind in FIXED:
            found.append(FIXED[action.kind])
        elif action.kind == "bid" and str(action.value)[0].isdecimal():
            found.append(str(action.value)[0])
        else:
            at = named.index(str(action.value)) if action.kind == "bid" and action.value in named else counted
            found.append(KEYS[at] if at < len(KEYS) else "")
            counted += 1
    return found


def harmless(view: View, actions: Sequence[Action]) -> Action:
    """What Enter does at first: nothing, where a bid stands already or the price is asked for; else the cheapest.

    Where games have prices the cheapest is done only if it is the game of every day.
    """
    stands = view.table.best is not None or view.table.phase == "legen" or dear(view, actions)
    return next((one for one in actions if stands and one.kind in NOTHING), actions[0])


def heavy(view: View, action: Action) -> bool:
    """Whether a bid promises every trick: nobody shall do that by a slip of the hand."""
    offer = text.offer_of(view, action) if action.kind == "bid" else None
    return offer is not None and bool(offer.contract) and view.rules.contract(offer.contract).goal == "all"


def dear(view: View, actions: Sequence[Action]) -> bool:
    """Whether games with prices are bid and the one of every day cannot be."""
    rules = view.rules
    if view.table.phase != "auction" or rules.auction.offers != "contracts" or not rules.score.tariff.prices:
        return False
    if intent(view):
        return bool(text.locked(view))
    return all(one.value != rules.auction.contract for one in actions)


def offered(view: View) -> tuple[Action, ...]:
    """The choices to show: what is legal, bids before the pass, and one place to cut at instead of all."""
    choices = legal(view)
    if choices and choices[0].kind == "cut":
        places = [one for one in choices if one.value]
        return (choices[0], places[len(places) // 2])
    if view.table.phase in ("exchange", "marriage", "play"):
        return ()
    return tuple(sorted(choices, key=lambda one: one.kind in NOTHING))


def crowded(actions: Sequence[Action]) -> bool:
    """Whether there are too many choices to explain each."""
    return len(actions) > MANY or (len(actions) == MANY and any(one.kind == "bid" for one in actions))


def lines(view: View, actions: tuple[Action, ...]) -> list[tuple[Action, ...]]:
    """The choices line by line: one each, or when there are many as a grid, by rank.

    Where more than one contract can be bid in each suit, a line is for one suit, or for two if suits have short signs.
    """
    if not crowded(actions):
        return [(action,) for action in actions]
    suits = [suit_of(view, action) for action in actions]
    contracts = max((suits.count(one) for one in suits if one is not None), default=1)
    pairs = 2 if len(text.suit_sign(0)) == 1 else 1
    rows: list[list[Action]] = []
    seen: list[Suit | None] = []
    for action, suit in zip(actions, suits, strict=True):
        full = len(rows[-1]) >= COLUMNS if rows and contracts == 1 else suit not in seen and len(seen) >= pairs
        if not rows or full or (contracts > 1 and suit is None and seen != [None]):
            rows.append([])
            seen = []
        if suit not in seen:
            seen.append(suit)
        rows[-1].append(action)
    return [tuple(one) for one in rows]


def suit_of(view: View, action: Action) -> Suit | None:
    """The suit that a bid names."""
    offer = text.offer_of(view, action) if action.kind == "bid" else None
    return offer.suit if offer is not None else None


class BiddingPanel(Overlay):
    """Asks the person for a cut, a bid, the trump suit, or whether to fold."""

    chosen = Signal(object)
    """The `Action` of the button that was pressed."""

    letters = 60

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt)
        self.setObjectName("bidding")
        self.shrinks = True
        self._standing = line()
        self.body.addWidget(self._standing)
        self._choices = QGridLayout()
        self._choices.setHorizontalSpacing(14 - BESIDE)
        self._choices.setVerticalSpacing(6)
        self.body.addLayout(self._choices)
        self._meaning = line()
        """What the choice under the keyboard or the pointer means, where there are many."""
        self.body.addWidget(self._meaning)
        self._view: View | None = None
        self._buttons: dict[Action, QPushButton] = {}
        self._armed: Action | None = None
        """The heavy choice that was pressed once."""
        self._captions: dict[Action, str] = {}
        self.names: tuple[str, ...] = ()
        self.actions_shown: tuple[Action, ...] = ()
        """The choices on the panel, in the order of its buttons."""

    @property
    def _many(self) -> bool:
        return crowded(self.actions_shown)

    @property
    def _close(self) -> bool:
        """Whether there are so many lines that they stand close together, to leave the bubbles in sight."""
        return len(self.actions_shown) >= MANY

    def show_view(self, view: View | None) -> None:
        """Offers what the view allows; hides when there is nothing to choose but cards."""
        self._view, self._armed = view, None
        shown = lines(view, offered(view)) if view else []
        self.actions_shown = tuple(action for one in shown for action in one)
        self.hide()
        self._clear()
        if not view or not shown:
            return
        self.title.setText(self._question(view))
        self._standing.setText("\n".join(filter(None, (self._said(view), text.locked(view)))))
        self._standing.setVisible(bool(self._standing.text()))
        self._meaning.setVisible(self._many)
        self.spread()
        sequences = dict(zip(self.actions_shown, keys(view, self.actions_shown), strict=True))
        first = harmless(view, self.actions_shown)
        for number, choices in enumerate(shown):
            if self._many:
                self._row(view, number, {action: sequences[action] for action in choices})
            else:
                self._line(view, number, choices[0], sequences[choices[0]])
        self._explain(first)
        self.appear()
        self.suggest(first)

    def suggest(self, action: Action) -> None:
        """Lets Enter choose one of the choices on the panel, and explains it."""
        self._explain(action)
        self.button(action).setFocus(Qt.FocusReason.OtherFocusReason)

    def spread(self) -> None:
        """Leaves less room where there are many choices."""
        super().spread()
        if hasattr(self, "_choices"):
            apart = round(APART * self.fontMetrics().height()) if self.tight else 6
            self._choices.setVerticalSpacing(3 if self._close else apart)
            if self.tight:
                return
            self.body.setSpacing(5 if self._close else 8)
            margins = self.body.contentsMargins()
            if self._close:
                margins.setTop(margins.top() // 2)
            if self._many:
                margins.setBottom(margins.bottom() // 2)
            self.body.setContentsMargins(margins)

    def button(self, action: Action) -> QPushButton:
        """The button of a choice that is on the panel."""
        return self._buttons[action]

    def _clear(self) -> None:
        self._buttons, self._captions = {}, {}
        for column in range(self._choices.columnCount()):
            self._choices.setColumnStretch(column, 0)
        while item := self._choices.takeAt(0):
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()

    def _line(self, view: View, number: int, action: Action, key: str) -> None:
        """A button, and beside it what pressing it means."""
        self._choices.setColumnStretch(1, 1)
        button, meaning = self._button(view, action, key), QLabel(text.action_help(view, action), self)
        meaning.setWordWrap(True)
        meaning.setContentsMargins(BESIDE, 0, 0, 0)
        meaning.setBuddy(button)
        self._choices.addWidget(button, number, 0)
        self._choices.addWidget(meaning, number, 1)
        for widget in (button, meaning):
            # Otherwise a panel that is on the screen already would take its size without them.
            widget.show()

    def _row(self, view: View, number: int, choices: Mapping[Action, str]) -> None:
        """A line of the grid."""
        for column, (action, key) in enumerate(choices.items()):
            self._choices.setColumnStretch(column, 1)
            button = self._button(view, action, key)
            self._choices.addWidget(button, number, column)
            button.installEventFilter(self)
            button.show()

    def _button(self, view: View, action: Action, key: str) -> QPushButton:
        caption = text.short_label(view, action) if self._many else text.button_label(view, action)
        self._captions[action] = self._caption(caption, key)
        button = ChoiceButton(self._captions[action], self)
        button.setObjectName(f"choice_{key}")
        self.size_button(button)
        button.setAutoDefault(True)
        button.setAccessibleName(text.action_label(view, action))
        button.setAccessibleDescription(text.action_help(view, action))
        button.setToolTip(glossary.explained("", text.action_label(view, action), view.rules))
        button.clicked.connect(self._chooser(action, key))
        for sequence in (key, f"Num+{key}") if key.isdecimal() else (key,) if key else ():
            shortcut = QShortcut(QKeySequence(sequence), button)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(button.click)
        self._buttons[action] = button
        return button

    def size_button(self, button: QPushButton) -> None:
        """Gives a button its height: less of it where there are many, or little room."""
        lines = LEAST if self.tight else LOW if self._close else 2.2
        button.setMinimumHeight(round(lines * self.fontMetrics().height()))
        button.setMaximumHeight(button.minimumHeight() if self._many else QWIDGETSIZE_MAX)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Explains the button that the pointer or the keyboard has come to."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn, QEvent.Type.Leave):
            left = event.type() == QEvent.Type.Leave
            found = [one for one, each in self._buttons.items() if (each.hasFocus() if left else each is watched)]
            if found and watched in self._buttons.values():
                self._explain(found[0])
        return super().eventFilter(watched, event)

    def _explain(self, action: Action) -> None:
        """Says under the grid what a choice means; two lines stay free for it, so that nothing jumps."""
        if self._many and self._view is not None:
            name, help = text.action_label(self._view, action), text.action_help(self._view, action)
            self._meaning.setText(self.tr("{choice}: {meaning}").format(choice=name, meaning=help))
            self._meaning.setMinimumHeight(2 * self._meaning.fontMetrics().lineSpacing() + 2)

    def _caption(self, words: str, key: str) -> str:
        return self.tr("{choice}  [{key}]").format(key=key, choice=words) if key else words

    def _arm(self, action: Action, key: str) -> None:
        """Asks for a second press; another button that waits for one is as it was."""
        if self._armed is not None:
            self.button(self._armed).setText(self._captions[self._armed])
        self._armed, button = action, self.button(action)
        button.setText(self._caption(self.tr("Really?"), key))
        button.setFocus(Qt.FocusReason.OtherFocusReason)
        say_of(button, self.tr("Press once more to bid this: {choice}.").format(choice=button.accessibleName()))

    def _chooser(self, action: Action, key: str) -> Callable[[], None]:
        def choose() -> None:
            # The panel goes at once: a second press finds nothing to press, or is none any more.
            if action not in self.actions_shown:
                return
            if self._view is not None and heavy(self._view, action) and self._armed != action:
                self._arm(action, key)
                return
            self.show_view(None)
            self.chosen.emit(action)

        return choose

    def _question(self, view: View) -> str:
        return {
            "cut": self.tr("Cut the pack, or knock?"),
            "auction": self.tr("Do you play?") if intent(view) else self.tr("Your bid?"),
            "legen": self.tr("Lay, and double the price?"),
            "naming": self.tr("What shall be trumps?") if view.table.contract is None else text.call_question(),
            "fold": fold_question(view.rules, text.fold_value(view)) if view.table.phase == "fold" else "",
        }.get(view.table.phase, "")

    def _said(self, view: View) -> str:
        """What the others have said: the panel may lie on their bubbles."""
        best, calls = view.table.best, {one.seat: one.offer for one in view.table.calls}
        if view.table.phase != "auction":
            return ""
        if not calls or (best is None and not self._many):
            return "" if self._many else self.tr("Nobody has bid yet")
        said = []
        for seat, offer in calls.items():
            name = self.tr("You") if seat == view.seat else named(self.names, seat)
            stands = best is not None and best.seat == seat and not text.is_intent(offer)
            words = self.tr("{name}: {bid} (stands)") if stands else self.tr("{name}: {bid}")
            # What somebody has said stays on one line.
            words = words.format(name=name, bid=text.call(offer, view.rules))
            said.append(words.replace(" ", "\N{NO-BREAK SPACE}"))
        return ", ".join(said)

    def changeEvent(self, event: QEvent) -> None:
        """Words everything anew when the language changes, and sizes it anew with the font."""
        if event.type() == QEvent.Type.FontChange:
            for button in self.findChildren(QPushButton):
                self.size_button(button)
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._view is not None:
            self.show_view(self._view)


def intent(view: View) -> bool:
    """Whether the viewer is only asked whether they would play."""
    return any(text.is_intent(text.offer_of(view, one)) for one in legal(view) if one.kind == "bid")
