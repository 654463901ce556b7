"""The signs of a hint's candidates on the buttons of the panels."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from sjavs_desktop.core.state import Action
from sjavs_desktop.ui.match_view import MatchView
from sjavs_desktop.ui.teaching import shapes

SIDE = 1.3
"""Side of a sign in lines."""


class ButtonMark(QWidget):
    """A sign on the left edge of a button, half beside it, so that it covers no word; it takes no clicks."""

    gone = Signal()
    """The button is hidden."""

    def __init__(self, button: QPushButton, place: int) -> None:
        super().__init__(button.parentWidget())
        self.button, self.place = button, place
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.installEventFilter(self)
        self._lie()
        self.setVisible(button.isVisible())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows the button, and goes with it."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._lie()
        elif event.type() == QEvent.Type.Hide:
            self.hide()
            self.gone.emit()
        return super().eventFilter(watched, event)

    def _lie(self) -> None:
        box = self.button.geometry()
        side = min(round(SIDE * self.button.fontMetrics().height()), box.height())
        self.setGeometry(box.left() - side * 3 // 5, box.center().y() - side // 2 + 1, side, side)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        shapes.paint(painter, QRectF(self.rect()), self.place)


class ButtonMarks(QObject):
    """Marks the buttons that stand for actions."""

    def __init__(self, match: MatchView) -> None:
        super().__init__(match)
        self._match = match
        self._places: dict[Action, int] = {}
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.refresh)
        match.felt.picks_changed.connect(self.refresh)

    def show(self, places: Mapping[Action, int]) -> None:
        """Marks the buttons of these actions, and no other."""
        self._places = dict(places)
        self.refresh()

    def refresh(self, *_: object) -> None:
        """Brings the marks to the buttons that are there now."""
        wanted: dict[QPushButton, int] = {}
        for action, place in self._places.items():
            button = self.button(action)
            if button is not None:
                wanted.setdefault(button, place)
        for mark in self._match.felt.viewport().findChildren(ButtonMark):
            if mark.isVisible() and wanted.get(mark.button) == mark.place:
                wanted.pop(mark.button)
            else:
                mark.hide()
                mark.setParent(None)
                mark.deleteLater()
        for button, place in wanted.items():
            # A panel that is worded anew makes new buttons.
            ButtonMark(button, place).gone.connect(self._later.start)

    def button(self, action: Action) -> QPushButton | None:
        """The button that does an action as things are chosen now; None where there is none."""
        match = self._match
        if match.bidding.isVisible() and action in match.bidding.actions_shown:
            return match.bidding.button(action)
        if match.exchange.isVisible():
            # With other cards chosen than those the button would do something else.
            meant = not isinstance(action.value, tuple) or set(match.felt.picks) <= set(action.value)
            return match.exchange.buttons.get(action.kind) if meant else None
        if match.last_call.isVisible():
            return {"double": match.last_call.double_button, "silent": match.last_call.go_button}.get(action.kind)
        return match.double if action.kind == "double" and match.double.isVisible() else None
