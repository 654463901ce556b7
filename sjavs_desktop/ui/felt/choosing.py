"""Which card is chosen on the felt, and when it counts: what mouse and keyboard have in common."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsView, QWidget

from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.state import View
from sjavs_desktop.ui.felt.choices import choosable, may_choose_early, may_lay_away, may_play
from sjavs_desktop.ui.felt.director import Director
from sjavs_desktop.ui.felt.last_trick import LastTrick, last_trick
from sjavs_desktop.ui.felt.picks import Early, Picks
from sjavs_desktop.ui.felt.scene import TableScene
from sjavs_desktop.ui.felt.shake import Shake


class Choosing(QGraphicsView):
    """What may be chosen in the situation shown, what is marked for it, and what a choice comes to.

    A card is never chosen for a situation that has not been shown: while things are moving, a click on one counts
    only if the picture already says that the viewer is to play and nothing newer is known; any other click or key
    then jumps to the present. Only a card that is chosen for the viewer's next turn (`set_early`) waits for it.
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
    early_changed = Signal(object)
    """The card that is chosen for the viewer's next turn, or None when none is any more."""
    early_dropped = Signal(int)
    """A card that was chosen for this turn is not played, as something else is asked first."""

    def __init__(self, table: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(table, parent)
        self.table = table
        self.director = Director(table, self)
        self.director.changed.connect(self._changed)
        self.director.idle.connect(self._await_turn)
        self._shake = Shake(self)
        self._pointer: QPointF | None = None
        """Where the mouse is in the viewport; None when it is elsewhere."""
        self._hovered: Card | None = None
        self._focused: Card | None = None
        self._keys = False
        """Whether the keyboard is in use: only then is there a frame."""
        self._picks = Picks()
        self._early = Early()
        self._selected: tuple[Card, View] | None = None
        """The card that a second click plays, and the situation that it was selected in."""
        self._spent = False
        """Whether the viewer has chosen a card that has not been answered yet."""
        self.may_be_early: Callable[[], bool] = lambda: True
        """Whether a card may be chosen early in the game that is going on."""
        self.asks_first: Callable[[], bool] = lambda: False
        """Whether something else is asked before a card that was chosen early may be played."""
        self.last_trick = LastTrick(self.viewport(), table.pictures)
        self._kept: View | None = None
        """The view for which the last trick stays in sight until something else is done."""
        self._turn_comes = QTimer(self)
        self._turn_comes.setSingleShot(True)
        self._turn_comes.setInterval(0)
        self._turn_comes.timeout.connect(self._play_early)
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

    @property
    def early_card(self) -> Card | None:
        """The card that is chosen for the viewer's next turn."""
        return self._early.card

    @property
    def selected_card(self) -> Card | None:
        """The card that one more click plays."""
        view = self.situation()
        return self._selected[0] if self._selected is not None and self._selected[1] is view else None

    @property
    def view(self) -> View | None:
        """The newest view; None before the first and on an empty table."""
        return self.director.newest

    @property
    def shown(self) -> View | None:
        """The view whose situation the picture shows."""
        return self.director.shown

    @property
    def busy(self) -> bool:
        """Whether something moves, is held, or waits to be shown."""
        return self.director.busy

    def situation(self) -> View | None:
        """The view that is shown, if it is the newest and can be acted upon: not while the hand is hidden."""
        director = self.director
        acts = director.open and director.shown is director.newest and not self._spent and not self.table.hidden
        return director.shown if acts else None

    def early_view(self) -> View | None:
        """The newest view, while a card may be chosen for the viewer's next turn; None at other times."""
        newest, shown, acts = self.director.newest, self.director.shown, self.situation()
        if not self._early.wanted or self._spent or self.table.hidden or newest is None or shown is None:
            return None
        if not self.may_be_early() or (acts is not None and choosable(acts)) or shown.table.deal != newest.table.deal:
            return None
        waits = newest.table.turn != newest.seat or self.director.busy
        return newest if waits and may_choose_early(newest) else None

    def legal(self) -> list[Card]:
        """The cards that the viewer may choose in the situation shown, from left to right; none at other times."""
        view = self.situation()
        allowed = choosable(view) if view is not None else 0
        if view is None or not allowed:
            return []
        return [one.face for one in self.table.own(view.seat) if one.face is not None and allowed >> one.face & 1]

    def reachable(self) -> list[Card]:
        """The same; where it is not the viewer's turn yet, the cards that may be chosen for then."""
        view = self.early_view()
        if view is None:
            return self.legal()
        return [one.face for one in self.table.own(view.seat) if one.face is not None and view.own >> one.face & 1]

    def _changed(self) -> None:
        """Another situation is shown."""
        self._shake.stop()
        if self._early.follow(self.director.newest):
            self.early_changed.emit(None)
        self.remark()
        self.describe()

    def describe(self) -> None:
        """Keeps the description for screen readers up to date."""

    def remark(self) -> None:
        """Shows again what is dimmed, raised, framed and picked."""
        reach = self.reachable()
        if self._picks.follow(self.situation()):
            self.picks_changed.emit(self.picks)
        self._hovered = self._card_under(reach)
        self._refocus(reach)
        early = self.early_view()
        view = self.situation()
        self.table.mark(view if early is None else None, self._hovered, self._focused, self._standing(), early)
        self._point()
        self._look_back()

    def _refocus(self, reach: list[Card]) -> None:
        """Keeps the keyboard's frame on a card that can be chosen."""

    def _point(self) -> None:
        """Shows by the pointer whether a card is under it."""
        shape = Qt.CursorShape.PointingHandCursor if self._hovered is not None else Qt.CursorShape.ArrowCursor
        shape = Qt.CursorShape.ClosedHandCursor if self.table.carried is not None else shape
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

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
        if self._pointer is None or self._hovered is not None or self.table.carried is not None:
            return False
        where = self.mapToScene(self._pointer.toPoint())
        return self.table.on_pile(where.x(), where.y())

    def _card_under(self, reach: list[Card]) -> Card | None:
        """The card that a click where the pointer is would choose; none while one is dragged."""
        if not reach or self._pointer is None or self.table.carried is not None:
            return None
        found = self._card_at(self._pointer)
        return found if found in reach else None

    def _card_at(self, point: QPointF) -> Card | None:
        view = self.director.shown
        if view is None:
            return None
        where = self.mapToScene(point.toPoint())
        return self.table.card_at(view.seat, where.x(), where.y(), self._raised())

    def _standing(self) -> tuple[Card, ...]:
        """The cards that are marked for what is to come: to be laid away, or to be played."""
        marked = (self.selected_card, self.early_card)
        return (*self.picks, *(one for one in marked if one is not None))

    def _raised(self) -> tuple[Card, ...]:
        """The cards that stick out above the others."""
        return self._standing() if self._hovered is None else (self._hovered, *self._standing())

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
        self._select(None)
        if card is None or self._spent or self.table.hidden:
            return
        view = self.situation()
        if view is not None and may_lay_away(view):
            self._pick(card, view)
        else:
            # From here on it goes its way from where it is.
            self.table.carried = None
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

    def _select(self, card: Card | None) -> None:
        """Marks the card that one more click plays."""
        view = self.situation()
        before, self._selected = self._selected, (card, view) if card is not None and view is not None else None
        if before != self._selected:
            self.remark()

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

    # -- a card for the next turn --------------------------------------------------------------------------------

    def set_early(self, wanted: bool) -> None:
        """Whether a card may be chosen before the viewer's turn."""
        self._early.wanted = wanted
        if not wanted:
            self.choose_early(None)

    def choose_early(self, card: Card | None) -> None:
        """Chooses a card for the viewer's next turn, or, if it is chosen already or None is, takes that back."""
        if self._early.choose(card, self.early_view()):
            self.early_changed.emit(self.early_card)
        self.remark()
        self.describe()

    def _await_turn(self) -> None:
        """Nothing moves any more: what was chosen early has its turn as soon as everybody has heard of it."""
        if self.early_card is not None:
            self._turn_comes.start()

    def _play_early(self) -> None:
        """Plays the card that was chosen for this turn, legal or not: what forbids it is told as for a click."""
        view, card = self.situation(), self.early_card
        if view is None or card is None or not may_play(view) or self.director.busy or self.table.carried is not None:
            return
        self.choose_early(None)
        if self.asks_first():
            self.early_dropped.emit(card)
        else:
            self._emit(card)
