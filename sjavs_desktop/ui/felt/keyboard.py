"""The felt by keyboard: a frame over the cards that can be chosen, and keys that skip what moves."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from sjavs_desktop.core.cards import Card
from sjavs_desktop.ui.felt.choosing import Choosing
from sjavs_desktop.ui.felt.scene import TableScene

PLAY = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
SKIP = (Qt.Key.Key_Space, Qt.Key.Key_Escape)
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_L)
"""What does not take the last trick away by itself. Escape does only that, any other key does what it does besides."""
TABBED = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
MOVES: dict[int, int] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Home: -1000,
    Qt.Key.Key_End: 1000,
}
ROWS: dict[int, str] = {Qt.Key.Key_Up: "open", Qt.Key.Key_Down: "hand"}


class Keyboard(Choosing):
    """The part of the felt that listens to keys."""

    def __init__(self, table: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(table, parent)
        self._last_spot = "hand", 0
        """Where the frame was last: in which row, and where there from the left."""

    def _refocus(self, reach: list[Card]) -> None:
        if not self._keys or not self.hasFocus() or not reach:
            self._focused = None
        elif self._focused not in reach:
            self._focused = self._nearest(reach)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        kept = self._kept is not None and key not in MODIFIERS
        if kept:
            self.toggle_last_trick()
        known = kept and key == Qt.Key.Key_Escape
        if not known and modifiers == Qt.KeyboardModifier.NoModifier:
            known = self._key(key, event.isAutoRepeat())
        event.setAccepted(known)

    def _key(self, key: int, repeated: bool) -> bool:
        """What a key does; False when it means nothing here."""
        if key == Qt.Key.Key_Escape and self._take_back():
            return True
        if key in SKIP and self.director.busy:
            if not repeated:
                self.skip()
            return True
        legal = self.reachable()
        if key in MOVES and legal:
            self._move_frame(MOVES[key], legal)
            return True
        if key in ROWS and legal:
            self._change_row(ROWS[key], legal)
            return True
        if key in PLAY and legal:
            if self._focused is None and self.selected_card is None:
                self._move_frame(0, legal)
            elif not repeated:
                self._enter(self.selected_card if self._focused is None else self._focused)
            return True
        if key in PLAY and self.director.busy and not repeated:
            self.skip()
            return True
        return False

    @property
    def begun(self) -> bool:
        """Whether something has been begun that does not count yet, and that Escape takes back."""
        return self.selected_card is not None or self.early_card is not None

    def _take_back(self) -> bool:
        """Takes back what has been begun and does not count yet; whether there was anything."""
        begun = self.begun
        self._select(None)
        if self.early_card is not None:
            self.choose_early(None)
        return begun

    def _enter(self, card: Card | None) -> None:
        """Enter on a card: it is played or picked, or chosen for the viewer's next turn."""
        if self.early_view() is not None:
            self.choose_early(card)
        else:
            self.choose(card)

    def _spots(self, legal: list[Card]) -> dict[Card, tuple[str, int]]:
        """In which row each of these cards lies, and where there from the left."""
        view = self.director.shown
        own = self.table.own(view.seat) if view is not None else []
        return {
            one.face: (one.place.zone, one.place.number)
            for one in own
            if one.face is not None and one.place is not None and one.face in legal
        }

    def _nearest(self, legal: list[Card]) -> Card:
        """The card nearest to where the frame was, if it can be in the same row."""
        spots, (zone, number) = self._spots(legal), self._last_spot

        def away(card: Card) -> tuple[bool, float]:
            # Of the neighbours of a card that was played the right one has come nearer.
            return spots[card][0] != zone, abs(spots[card][1] - number + 0.25)

        return min(spots, key=away)

    def _move_frame(self, by: int, legal: list[Card]) -> None:
        """Moves the frame over these cards; it appears where it was last, or at the nearest of them."""
        self._keys = True
        before = self._focused if self._focused in legal else None
        spots = self._spots(legal)
        if abs(by) >= len(MOVES):
            zone = spots[self._nearest(legal) if before is None else before][0]
            row = [one for one in legal if spots[one][0] == zone]
            self._frame(row[0] if by < 0 else row[-1], spots)
        elif before is None:
            self._frame(self._nearest(legal), spots)
        else:
            at = legal.index(before) + by
            self._frame(legal[max(0, min(at, len(legal) - 1))], spots)

    def _frame(self, card: Card, spots: dict[Card, tuple[str, int]]) -> None:
        """Frames a card."""
        self._focused, self._last_spot = card, spots[card]
        self.remark()

    def frame_card(self, card: Card) -> None:
        """Puts the keyboard's frame around a card that may be chosen; around no other."""
        reach = self.reachable()
        if card in reach:
            self._keys = True
            self._frame(card, self._spots(reach))

    def _change_row(self, zone: str, legal: list[Card]) -> None:
        """Moves the frame to the nearest of these cards among the open ones, or of the hand."""
        view = self.director.shown
        row = [one for one in self.table.row(zone, view.seat) if one.face in legal] if view is not None else []
        if self._focused is None or view is None:
            self._move_frame(0, legal)
        elif row and all(one.face != self._focused for one in row):
            here = next(one.pose.x for one in self.table.own(view.seat) if one.face == self._focused)
            nearest = min(row, key=lambda one: abs(one.pose.x - here))
            if nearest.face is not None:
                self._frame(nearest.face, self._spots(legal))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in TABBED:
            self._keys = True
        self.remark()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.remark()
