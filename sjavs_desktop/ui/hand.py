"""The person's own hand: its settings, the menu entries that sort and hide it, and the button that shows it again."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence

from sjavs_desktop.core.cards import Card
from sjavs_desktop.ui import text
from sjavs_desktop.ui.desk import Table
from sjavs_desktop.ui.felt import order
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.spots import bottom, scene
from sjavs_desktop.ui.panels.overlay import PanelButton
from sjavs_desktop.ui.teaching.teaching import Teaching

translate = QCoreApplication.translate


class ShowButton(PanelButton):
    """Lies on a hand that is hidden, and shows it again."""

    def __init__(self, felt: Felt, action: QAction) -> None:
        super().__init__(felt.viewport())
        self._felt, self._action = felt, action
        self.setObjectName("show_hand")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(lambda: action.setChecked(False))
        for signal in (felt.resized, felt.director.changed):
            signal.connect(self.place)
        self.hide()

    def show_hidden(self, hidden: bool) -> None:
        """Is there as long as the hand is hidden."""
        if not hidden and self.hasFocus():
            self._felt.setFocus(Qt.FocusReason.OtherFocusReason)
        self._word()
        self.setVisible(hidden)
        self.place()
        self.raise_()

    def _word(self) -> None:
        key = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setText(translate("hand", "Show my hand  [{key}]").format(key=key))
        self.setAccessibleName(translate("hand", "Show my hand"))

    def place(self) -> None:
        """Lies in the middle of the hand, at the lower edge of the felt."""
        if self.isHidden():
            return
        table = self._felt.table
        row = bottom(scene(table.shape[0] / table.shape[1])).hand
        self.resize(self.sizeHint())
        self.move(QPoint(round(row.x * table.look.unit), round(row.y * table.look.unit)) - self.rect().center())

    def changeEvent(self, event: QEvent) -> None:
        """Words itself anew when the language or the font changes."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._word()
            self.place()
        super().changeEvent(event)


class Hand(QObject):
    """Beside a main window, on whose felt it puts the wishes for the own hand into effect."""

    def __init__(self, window: Table, teaching: Teaching) -> None:
        super().__init__(window.window())
        self._match, self._felt, self._settings = window.match, window.match.felt, window.settings
        self._teaching = teaching
        hide = window.actions_by_key["hide_hand"]
        self.button = ShowButton(self._felt, hide)
        self._felt.drags = True
        self._felt.may_be_early = lambda: self._match.gate is None
        self._felt.asks_first = self._asked
        self._felt.hand_turned.connect(self._turned)
        self._felt.early_changed.connect(self._early_changed)
        self._felt.early_dropped.connect(self._early_dropped)
        window.actions_by_key["sort_hand"].triggered.connect(self._felt.sort_again)
        hide.toggled.connect(self._felt.hide_hand)
        window.referee.began.connect(self._began)
        self._settings.changed.connect(self._use)
        for key in ("hand_trumps", "play_by"):
            self._use(key)

    def _use(self, key: str) -> None:
        get = self._settings.get
        if key.startswith("hand_"):
            order.wish(
                order.Sorting(
                    str(get("hand_trumps")),
                    get("hand_order") == "descending",
                    bool(get("hand_colours")),
                    bool(get("hand_gap")),
                )
            )
            self._felt.rearrange()
        elif key in ("play_by", "early"):
            self._felt.set_manner(str(get("play_by")))
            self._felt.set_early(bool(get("early")))

    def _began(self) -> None:
        """Another match: how the hand of the last one was laid does not matter any more."""
        self._felt.table.laid = ()

    # -- hiding --------------------------------------------------------------------------------------------------

    def _turned(self, hidden: bool) -> None:
        """What is asked, and what hint, aids and tutor say of the cards, is hidden with the hand."""
        if hidden:
            self._teaching.tutoring.forget()
        self._teaching.close_hint()
        view = self._felt.view
        newest = view is not None and view is self._felt.shown and not self._felt.busy
        self._match.ask(view if newest and view is not None and view.table.turn == view.seat else None)
        self.button.show_hidden(hidden)
        if not hidden:
            self._felt.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- a card for the next turn --------------------------------------------------------------------------------

    def _asked(self) -> bool:
        """Whether something waits for an answer that a card would cut short."""
        asks = not self._match.last_call.isHidden() or self._teaching.tutoring.asks
        return asks or self._teaching.hinting.is_open

    def _early_changed(self, card: Card | None) -> None:
        if card is not None:
            words = translate("hand", "Chosen for your turn: {card}. Click it again or press Esc to take it back.")
            self._match.said.emit(words.format(card=text.card_name(card)))

    def _early_dropped(self, card: Card) -> None:
        words = translate("hand", "Not played yet: {card}. Answer the question first, then choose your card.")
        self._match.said.emit(words.format(card=text.card_name(card)))
