"""The objects of the table that a screen reader finds: real widgets over the felt, of which nothing is to be seen.

An interface of our own for each thing (a subclass of `QAccessibleInterface`, given out by
`QAccessible.installFactory`) can be made in Python too, and was tried. But Qt deletes such an object when it likes,
also while Python holds it; a press would have to be handed over as a raw pointer (`interface_cast`); and the factory
is asked for every object of the program. A widget has all of that from Qt: role, state, place, press, and a focus
that is the real one. What it would paint and where the mouse would hit it is cut away by a mask that lies beside it.

The keyboard's focus follows the frame on the felt only while a screen reader is there (`QAccessible.isActive`): for
everybody else the felt keeps it, as it always had.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QRegion
from PySide6.QtWidgets import QAbstractButton, QApplication, QGroupBox, QLabel, QWidget

from sjavs_desktop.core.cards import Card
from sjavs_desktop.ui.accessible.things import GROUPS, HAND, Shown, Thing, heading, things
from sjavs_desktop.ui.card_words import unsigned
from sjavs_desktop.ui.felt.choices import choosable, may_lay_away
from sjavs_desktop.ui.felt.keyboard import Keyboard
from sjavs_desktop.ui.felt.layout import Place
from sjavs_desktop.ui.felt.spots import SHAPE

NOWHERE = QRegion(-2, -2, 1, 1)
"""A mask beside the widget: it is there, and neither paints nor is hit."""
PLAY = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
OTHER = Qt.FocusReason.OtherFocusReason


def unseen(widget: QWidget) -> None:
    """Takes all from a widget that is not for a screen reader."""
    widget.setMask(NOWHERE)
    widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    widget.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
    widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)


class Part(QGroupBox):
    """A group of things."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        unseen(self)


class Sign(QLabel):
    """Something that only tells."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        unseen(self)


class CardButton(QAbstractButton):
    """An own card. A press is a click on the card; keys go on to the felt."""

    def __init__(self, parent: QWidget, card: Card, felt: Keyboard, focused: Callable[[Card], None]) -> None:
        super().__init__(parent)
        self.card = card
        self._felt, self._focused = felt, focused
        self.clicked.connect(lambda: felt.choose(card))
        unseen(self)
        # Not by Tab: the arrow keys lead from card to card, Tab leaves the felt.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def paintEvent(self, event: object) -> None:
        """Nothing."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        felt = self._felt
        # A reader may have gone to a card without a frame: then this is the one that is meant.
        meant = event.key() in PLAY and felt.focused_card != self.card and felt.legal() and not felt.busy
        if meant and not event.isAutoRepeat():
            felt.choose(self.card)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._focused(self.card)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._felt.remark()


class Layer(QObject):
    """Keeps the objects in step with the felt; each is made once and used again."""

    def __init__(self, felt: Keyboard) -> None:
        super().__init__(felt)
        self._felt = felt
        self._parts: dict[str, Part] = {}
        self._found: dict[tuple[str | int, ...], QWidget] = {}
        self._order: dict[str, list[tuple[str | int, ...]]] = {}
        self._told: tuple[object, ...] = ()
        """What the objects were made from last."""
        self._led: Card | None = None
        """The card with the frame to which the focus was led last."""
        self._busy = False
        """Whether the focus is being moved from here."""

    # -- what there is -------------------------------------------------------------------------------------------

    def things(self) -> list[Thing]:
        """What the felt shows now; nothing on an empty table."""
        view, picture = self._felt.shown, self._felt.table.picture
        if view is None or picture is None or len(picture.seats) != view.rules.seats:
            return []
        return things(view, picture, self._shown())

    def _shown(self) -> Shown:
        felt, table = self._felt, self._felt.table
        view, situation = felt.shown, felt.situation()
        allowed = choosable(situation) if situation is not None and table.dimming else 0
        return Shown(
            names=table.all_names(view) if view is not None else (),
            allowed=allowed or None,
            laying=situation is not None and may_lay_away(situation),
            picked=felt.picks,
            early=felt.early_card,
            kinds=table.dimming,
            winning=table.mark_winning,
            watched=table.watched,
            levels=table.levels,
        )

    def follow(self, anew: bool = False) -> None:
        """Makes the objects those that the felt shows now; `anew` also when it shows what it did, in other words."""
        told = (self._felt.shown, self._felt.table.picture, self._shown(), self._felt.viewport().size().toTuple())
        # The pointer moves often, and views are compared by their identity, since nothing in one ever changes.
        same = all(one is other for one, other in zip(told[:2], self._told[:2], strict=False))
        if anew or not same or told[2:] != self._told[2:]:
            self._told = told
            self._renew(self.things())
        self.follow_focus()

    def _renew(self, now: list[Thing]) -> None:
        if now and not self._parts:
            self._parts = {group: Part(self._felt.viewport()) for group in GROUPS}
        if not self._parts:
            return
        kept = {one.key for one in now}
        gone = [key for key, widget in self._found.items() if key not in kept and not widget.isHidden()]
        self._rescue(gone, now)
        for group in GROUPS:
            self._fill(group, [one for one in now if one.group == group])
        for key in gone:
            say(self._found[key], "")
            self._found[key].hide()

    def _fill(self, group: str, members: list[Thing]) -> None:
        part = self._parts[group]
        if part.geometry() != self._felt.viewport().rect():
            part.setGeometry(self._felt.viewport().rect())
        say(part, heading(group))
        part.setVisible(bool(members))
        for one in members:
            self._place(self._found.get(one.key) or self._made(part, one), one)
        order = [one.key for one in members]
        if self._order.get(group) != order:
            # A reader goes through the children as they lie upon each other.
            self._order[group] = order
            for key in order:
                self._found[key].raise_()

    def _made(self, part: Part, thing: Thing) -> QWidget:
        made = Sign(part) if thing.card is None else self._card(part, thing.card)
        self._found[thing.key] = made
        return made

    def _card(self, part: Part, card: Card) -> CardButton:
        return CardButton(part, card, self._felt, self._focused)

    def _place(self, widget: QWidget, thing: Thing) -> None:
        say(widget, thing.name)
        where = self._rect(thing)
        if widget.geometry() != where:
            widget.setGeometry(where)
        if widget.isHidden():
            widget.show()

    def _rect(self, thing: Thing) -> QRect:
        table, where = self._felt.table, thing.where
        if not isinstance(where, Place):
            return table.rect(where).toRect()
        pose = table.pose(where)
        wide, high = pose.width, pose.width * SHAPE
        if where.angle % 180:
            wide, high = high, wide
        return QRect(round(pose.x - wide / 2), round(pose.y - high / 2), round(wide), round(high))

    # -- the keyboard --------------------------------------------------------------------------------------------

    def button(self, card: Card) -> CardButton | None:
        """The object of an own card that is there."""
        found = next((one for one in self._found.values() if isinstance(one, CardButton) and one.card == card), None)
        return found if found is not None and not found.isHidden() else None

    def holder(self) -> CardButton | None:
        """The own card that has the keyboard."""
        focus = QApplication.focusWidget()
        return focus if isinstance(focus, CardButton) and self._felt.isAncestorOf(focus) else None

    def follow_focus(self) -> None:
        """Gives the keyboard to the card with the frame, so that a reader tells it; only where there is a reader."""
        card = self._felt.focused_card
        button = self.button(card) if card is not None else None
        if button is None:
            self._led = None
        if self._busy or button is None or not QAccessible.isActive():
            return
        if card == self._led and self.holder() is not None:
            # A reader has gone on from the frame by itself.
            return
        self._led = card
        self._busy = True
        try:
            button.setFocus(OTHER)
        finally:
            self._busy = False

    def _focused(self, card: Card) -> None:
        """A reader has gone to a card."""
        if not self._busy:
            self._felt.frame_card(card)

    def _rescue(self, gone: list[tuple[str | int, ...]], now: list[Thing]) -> None:
        """Before the card that has the keyboard goes, hands it to its neighbour, or to the felt after the last."""
        holder = self.holder()
        if holder is None or all(self._found[key] is not holder for key in gone):
            return
        own, staying = self._order[HAND], {one.key for one in now}
        at = next(place for place, key in enumerate(own) if self._found[key] is holder)
        left = [key for key in (*own[at:], *reversed(own[:at])) if key in staying]
        heir: QWidget = self._found[left[0]] if left else self._felt
        self._busy = True
        try:
            heir.setFocus(OTHER)
        finally:
            self._busy = False


def say(widget: QWidget, name: str) -> None:
    """Names an object; a reader hears of it only when the name is another one."""
    name = unsigned(name)
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)
