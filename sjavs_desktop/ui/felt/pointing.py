"""What the mouse means on the felt: which card, where it is dragged to, or that somebody wants to see the present."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.state import View
from sjavs_desktop.ui.felt.card_item import CardItem
from sjavs_desktop.ui.felt.choices import may_lay_away
from sjavs_desktop.ui.felt.dragging import OWN, Drag
from sjavs_desktop.ui.felt.keyboard import Keyboard
from sjavs_desktop.ui.felt.scene import TableScene

NEAR = 24
"""Pixels within which the presses of a double click lie."""
MANNERS = ("click", "double", "confirm", "drag")
"""How a card is played by mouse: by one click, a double click, two clicks one after the other, or only by dragging."""


class Press(NamedTuple):
    """A press of the mouse on a card that nothing has come of yet."""

    card: Card
    view: View | None
    """The view that was shown."""
    early: bool
    """Whether it was not the viewer's turn, so that the card is meant for the next one."""
    point: QPointF
    again: bool
    """Whether it is the second press of a double click on the same card."""


class Pointing(Keyboard):
    """The part of the felt that listens to the mouse, and to fingers, which Qt tells as one.

    A card is chosen when the mouse is released on it; what is only skipped is skipped by the press. Further presses
    of a double or triple click choose nothing, unless cards are played by them.
    """

    def __init__(self, table: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(table, parent)
        self.manner = "click"
        """How a card is played by mouse, one of `MANNERS`. One that is dragged onto the table is played in any case."""
        self.drags = False
        """Whether cards may be dragged here."""
        self._pressed: tuple[int, QPointF] | None = None
        """When and where the mouse was last pressed, in the milliseconds of the window system."""
        self._press: Press | None = None
        """The press that is not released yet."""
        self._before: Press | None = None
        """The press before that."""
        self._drag: Drag | None = None

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
        else:
            self._press_on(self._card_at(event.position()), event.position(), again)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click, which means nothing but for a card that is played by it."""
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self._again(event)
            self._pointer = event.position()
            self._press_on(self._card_at(event.position()), event.position(), True)

    def _press_on(self, card: Card | None, point: QPointF, again: bool) -> None:
        """The mouse is pressed on a card, or beside all (None)."""
        early, shown = self.early_view() is not None, self.director.shown
        acts = bool(self.legal()) or (early and card in self.reachable())
        pressed = Press(card, shown, early, point, again) if card is not None else None
        before, self._before = self._before, pressed
        same = before is not None and pressed is not None and before[:3] == pressed[:3]
        self._press = None
        if pressed is not None and (acts or not self.director.busy):
            if not again or (same and self.manner in ("double", "confirm")):
                self._press = pressed
            elif self.drags:
                # It plays nothing, but it may be dragged.
                self._press = self._before = pressed._replace(view=None)
        elif not again:
            self.choose(None)

    def _again(self, event: QMouseEvent) -> bool:
        """Whether a press belongs to the same double or triple click as the one before."""
        before, self._pressed = self._pressed, (event.timestamp(), event.position())
        if before is None:
            return False
        soon = 0 <= event.timestamp() - before[0] < QGuiApplication.styleHints().mouseDoubleClickInterval()
        return soon and (event.position() - before[1]).manhattanLength() <= NEAR

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        press, self._press = self._press, None
        anew = self._drag is not None and self._drag.lies_anew
        if self._drag is not None:
            self._drop(self._drag, self.mapToScene(event.position().toPoint()))
            if anew or not self._hurried(event):
                return
            # A click in passing: the mouse has moved a little while it was pressed.
            press = self._before
        if press is not None and press.view is not None and self._card_at(event.position()) == press.card:
            self._click(press)

    def _hurried(self, event: QMouseEvent) -> bool:
        """Whether the mouse is released so soon after the press that nobody has meant to drag anything."""
        pressed = self._pressed[0] if self._pressed is not None else 0
        return 0 <= event.timestamp() - pressed < QGuiApplication.styleHints().startDragTime()

    def _click(self, press: Press) -> None:
        """What a click on a card means; nothing if the situation has changed since the press."""
        if press.view is not self.director.shown:
            return
        view, early = self.situation(), self.early_view() is not None
        if press.early or early:
            if early and press.early and not press.again:
                self.choose_early(press.card)
        elif self.manner == "click" or press.card not in self.legal() or (view is not None and may_lay_away(view)):
            if not press.again:
                self.choose(press.card)
        elif (self.manner == "double" and press.again) or self.selected_card == press.card:
            self.choose(press.card)
        elif self.manner == "confirm":
            self._select(press.card)

    # -- dragging ------------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer = event.position()
        press = self._press
        if press is not None and self._drag is None and self.drags:
            far = (event.position() - press.point).manhattanLength()
            if far >= QApplication.startDragDistance() and event.buttons() & Qt.MouseButton.LeftButton:
                self._take(press)
        if self._drag is not None and self._drag.lost:
            self.end_drag()
        if self._drag is not None and self.director.shown is not None:
            self._drag.to(self.director.shown, self.mapToScene(event.position().toPoint()))
        self.remark()

    def _take(self, press: Press) -> None:
        """Takes hold of the card that was pressed, if it lies in its place."""
        self._press = None
        item = self._item(press.card)
        if item is not None and item.place is not None and item.pose == self.table.pose(item.place):
            self._shake.stop()
            self._select(None)
            self._drag = Drag(self.table, self.director, item, self.mapToScene(press.point.toPoint()))

    def _item(self, card: Card) -> CardItem | None:
        """The sprite of an own card that lies face up."""
        view = self.director.shown
        own = self.table.own(view.seat) if view is not None else []
        return next((one for one in own if one.face == card and one.place and one.place.zone in OWN), None)

    def _drop(self, drag: Drag, point: QPointF) -> None:
        """Lets go of the dragged card: on the table it is played, over the hand it lies where it is."""
        self._drag = None
        view = self.director.shown
        if drag.lost or view is None or drag.over_hand(view, point):
            drag.release()
        elif not self.rect().contains(self.mapFromScene(point)):
            drag.restore()
            drag.release()
        else:
            drag.restore()
            self._play_dragged(drag.card)
            drag.release()
        self.remark()
        self._await_turn()

    def _play_dragged(self, card: Card) -> None:
        """A card is let go on the table: it is played, or chosen for the next turn if that is not this one."""
        if self.legal():
            self.choose(card)
        elif self.early_view() is not None and card != self.early_card:
            self.choose_early(card)

    def end_drag(self) -> None:
        """The dragged card goes back to where it was taken from, or to where it belongs by now."""
        drag, self._drag, self._press = self._drag, None, None
        if drag is not None:
            drag.restore()
            drag.release()
            self.remark()
            self._await_turn()

    def _changed(self) -> None:
        if self._drag is not None and self._drag.lost:
            self.end_drag()
        super()._changed()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._pointer = None
            self.remark()
        return super().viewportEvent(event)

    def event(self, event: QEvent) -> bool:
        """A window that is left has no hand that drags; and what Escape takes back here, it ends nothing else."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self.end_drag()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self._escapes(event):
            event.accept()
            return True
        return super().event(event)

    def _escapes(self, event: QKeyEvent) -> bool:
        """Whether a key takes something back here."""
        return event.key() == Qt.Key.Key_Escape and (self.begun or self._drag is not None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape lets go of a dragged card."""
        if event.key() == Qt.Key.Key_Escape and self._drag is not None:
            self.end_drag()
            event.accept()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table does not scroll."""
        event.ignore()
