"""What mouse and keyboard mean on the felt: which card, or that somebody wants to see the present."""

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.state import View
from sjavs_desktop.ui.felt.choices import choosable, may_lay_away
from sjavs_desktop.ui.felt.director import Director
from sjavs_desktop.ui.felt.last_trick import LastTrick, last_trick
from sjavs_desktop.ui.felt.picks import Picks
from sjavs_desktop.ui.felt.scene import TableScene
from sjavs_desktop.ui.felt.shake import Shake

PLAY = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
SKIP = (Qt.Key.Key_Space, Qt.Key.Key_Escape)
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_L)
"""What does not take the last trick away by itself. Escape does only that, any other key does what it does besides."""
NEAR = 24
"""Pixels within which the presses of a double click lie."""
TABBED = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
MOVES: dict[int, int] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Home: -1000,
    Qt.Key.Key_End: 1000,
}
ROWS: dict[int, str] = {Qt.Key.Key_Up: "open", Qt.Key.Key_Down: "hand"}


class Pointing(QGraphicsView):
    """The half of the felt that listens.

    A card is never chosen for a situation that has not been shown: while things are moving, a click on one counts
    only if the picture already says that the viewer is to play and nothing newer is known; any other click or key
    then jumps to the present. Further presses of a double or triple click choose nothing.
    """

    card_chosen = Signal(int)
    """A card of the viewer's hand was clicked or entered. The rules may forbid it: whoever hears of it answers
    with `Felt.shake` or with a new view."""
    pick_refused = Signal(int)
    """A card that may not be laid away or given back was clicked."""
    picks_changed = Signal(object)
    """The cards of the viewer's hand that are chosen to be laid away, as a tuple."""
    continued = Signal()
    """A click or key has skipped what was moving or held."""

    def __init__(self, table: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(table, parent)
        self.table = table
        self.director = Director(table, self)
        self.director.changed.connect(self._changed)
        self._shake = Shake(self)
        self._pointer: QPointF | None = None
        """Where the mouse is in the viewport; None when it is elsewhere."""
        self._hovered: Card | None = None
        self._focused: Card | None = None
        self._last_spot = "hand", 0
        """Where the frame was last: in which row, and where there from the left."""
        self._keys = False
        """Whether the keyboard is in use: only then is there a frame."""
        self._picks = Picks()
        self._spent = False
        """Whether the viewer has chosen a card that has not been answered yet."""
        self._pressed: tuple[int, QPointF] | None = None
        """When and where the mouse was last pressed, in the milliseconds of the window system."""
        self.last_trick = LastTrick(self.viewport(), table.pictures)
        self._kept: View | None = None
        """The view for which the last trick stays in sight until something else is done."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)

    # -- the situation -------------------------------------------------------------------------------------------

    def renew(self) -> None:
        """The last choice has been answered."""
        self._spent = False

    @property
    def focused_card(self) -> Card | None:
        """The card with the keyboard's frame."""
        return self._focused

    @property
    def raised_card(self) -> Card | None:
        """The card that is raised under the pointer."""
        return self._hovered

    @property
    def picks(self) -> tuple[Card, ...]:
        """The cards that are chosen to be laid away."""
        return self._picks.cards

    def situation(self) -> View | None:
        """The view that is shown, if it is the newest and can be acted upon."""
        director = self.director
        return director.shown if director.open and director.shown is director.newest and not self._spent else None

    def legal(self) -> list[Card]:
        """The cards that the viewer may choose in the situation shown, from left to right; none at other times."""
        view = self.situation()
        allowed = choosable(view) if view is not None else 0
        if view is None or not allowed:
            return []
        return [one.face for one in self.table.own(view.seat) if one.face is not None and allowed >> one.face & 1]

    def _changed(self) -> None:
        """Another situation is shown."""
        self._shake.stop()
        self.remark()
        self.describe()

    def describe(self) -> None:
        """Keeps the description for screen readers up to date."""

    def remark(self) -> None:
        """Shows again what is dimmed, raised, framed and picked."""
        legal = self.legal()
        if self._picks.follow(self.situation()):
            self.picks_changed.emit(self.picks)
        self._hovered = self._card_under(legal)
        if not self._keys or not self.hasFocus() or not legal:
            self._focused = None
        elif self._focused not in legal:
            self._focused = self._nearest(legal)
        self.table.mark(self.situation(), self._hovered, self._focused, self.picks)
        pointing = Qt.CursorShape.PointingHandCursor if self._hovered is not None else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != pointing:
            self.viewport().setCursor(pointing)
        self._look_back()

    # -- the last trick ------------------------------------------------------------------------------------------

    def toggle_last_trick(self) -> None:
        """Shows the last trick until something else is done or happens, or takes it away."""
        self._kept = None if self._kept is not None else self.director.shown
        self._look_back()

    def _look_back(self) -> None:
        """Shows the last trick while the pointer is on a pile of tricks, or as long as it was wished for."""
        view = self.director.shown
        if self._kept is not view:
            self._kept = None
        if view is not None and (self._kept is not None or self._on_pile()):
            played = last_trick(view, self.table.all_names(view))
            self.last_trick.show_trick(played, self.table.look, self.table.middle().toPoint())
        else:
            self.last_trick.hide()

    def _on_pile(self) -> bool:
        """Whether the pointer is on a pile of tricks, and on no card of the viewer's that lies over it."""
        if self._pointer is None or self._hovered is not None:
            return False
        where = self.mapToScene(self._pointer.toPoint())
        return self.table.on_pile(where.x(), where.y())

    def _card_under(self, legal: list[Card]) -> Card | None:
        """The legal card that a click where the pointer is would play."""
        found = self._card_at(self._pointer) if legal and self._pointer is not None else None
        return found if found in legal else None

    def _card_at(self, point: QPointF) -> Card | None:
        view = self.director.shown
        if view is None:
            return None
        where = self.mapToScene(point.toPoint())
        return self.table.card_at(view.seat, where.x(), where.y(), self._raised())

    def _raised(self) -> tuple[Card, ...]:
        """The cards that stick out above the others."""
        return self.picks if self._hovered is None else (self._hovered, *self.picks)

    # -- choices -------------------------------------------------------------------------------------------------

    def choose(self, card: Card | None) -> None:
        """What a click on a card of the viewer's hand (None: beside it) or Enter comes to."""
        director = self.director
        view = director.shown
        if not director.busy:
            self._emit(card)
            return
        seen = view is not None and director.open and view is director.newest and bool(choosable(view))
        director.settle()
        if card is not None and seen and view is director.newest:
            self._emit(card)
        else:
            self.continued.emit()

    def _emit(self, card: Card | None) -> None:
        if card is None or self._spent:
            return
        view = self.situation()
        if view is not None and may_lay_away(view):
            self._pick(card, view)
        else:
            self._spent = card in self.legal()
            self.card_chosen.emit(card)
            self.remark()

    def _pick(self, card: Card, view: View) -> None:
        """Takes a card up or puts it back."""
        if self._picks.toggle(card, view):
            self.remark()
            self.picks_changed.emit(self.picks)
        else:
            self.shake(card)
            self.pick_refused.emit(card)

    def shake(self, card: Card) -> None:
        """Shakes a card of the viewer's that was refused; anything else is ignored."""
        self.renew()
        view = self.director.shown
        if view is not None and not self.director.motion.instant:
            item = next((one for one in self.table.own(view.seat) if one.face == card), None)
            if item is not None:
                self._shake.begin(item, self.table.look.unit)

    def skip(self) -> None:
        """Jumps to the present, if it is not there."""
        if self.director.busy:
            self.director.settle()
            self.continued.emit()

    # -- mouse ---------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        again = self._again(event)
        self._keys, self._pointer = False, event.position()
        kept, self._kept = self._kept, None
        self.remark()
        if self._on_pile() and not self.director.busy:
            if kept is None and not again:
                self.toggle_last_trick()
        elif not again:
            self.choose(self._card_at(event.position()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click: it chooses nothing, whatever lies there by now."""
        event.accept()
        self._again(event)

    def _again(self, event: QMouseEvent) -> bool:
        """Whether a press belongs to the same double or triple click as the one before."""
        before, self._pressed = self._pressed, (event.timestamp(), event.position())
        if before is None:
            return False
        soon = 0 <= event.timestamp() - before[0] < QGuiApplication.styleHints().mouseDoubleClickInterval()
        return soon and (event.position() - before[1]).manhattanLength() <= NEAR

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer = event.position()
        self.remark()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._pointer = None
            self.remark()
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table does not scroll."""
        event.ignore()

    # -- keyboard ------------------------------------------------------------------------------------------------

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
        if key in SKIP and self.director.busy:
            if not repeated:
                self.skip()
            return True
        legal = self.legal()
        if key in MOVES and legal:
            self._move_frame(MOVES[key], legal)
            return True
        if key in ROWS and legal:
            self._change_row(ROWS[key], legal)
            return True
        if key in PLAY and legal:
            if self._focused is None:
                self._move_frame(0, legal)
            elif not repeated:
                self.choose(self._focused)
            return True
        if key in PLAY and self.director.busy and not repeated:
            self.skip()
            return True
        return False

    def _spots(self, legal: list[Card]) -> dict[Card, tuple[str, int]]:
        """In which row each legal card lies, and where there from the left."""
        view = self.director.shown
        own = self.table.own(view.seat) if view is not None else []
        return {
            one.face: (one.place.zone, one.place.number)
            for one in own
            if one.face is not None and one.place is not None and one.face in legal
        }

    def _nearest(self, legal: list[Card]) -> Card:
        """The legal card nearest to where the frame was, if it can be in the same row."""
        spots, (zone, number) = self._spots(legal), self._last_spot

        def away(card: Card) -> tuple[bool, float]:
            # Of the neighbours of a card that was played the right one has come nearer.
            return spots[card][0] != zone, abs(spots[card][1] - number + 0.25)

        return min(spots, key=away)

    def _move_frame(self, by: int, legal: list[Card]) -> None:
        """Moves the frame over the legal cards; it appears where it was last, or at the nearest of them."""
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
        """Frames a legal card."""
        self._focused, self._last_spot = card, spots[card]
        self.remark()

    def _change_row(self, zone: str, legal: list[Card]) -> None:
        """Moves the frame to the nearest legal card of the open ones, or of the hand."""
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
