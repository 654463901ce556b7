"""The signs of a hint's candidates on the buttons of the panels."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from sjavs_desktop.core.state import Action
from sjavs_desktop.ui.match_view import MatchView
from sjavs_desktop.ui.teaching import shapes

SIDE = 1.3
"""Side of a sign in lines."""


class ButtonMark(QWidget):
    """A sign on the left edge of a button, half beside it, so that it covers no word; it takes no clicks."""

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

    def show(self, places: Mapping[Action, int]) -> None:
        """Marks the buttons of these actions, and no other."""
        wanted: dict[QPushButton, int] = {}
        for action, place in places.items():
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
            ButtonMark(button, place)

    def button(self, action: Action) -> QPushButton | None:
        """The button that does an action; None where there is none."""
        match = self._match
        if match.bidding.isVisible() and action in match.bidding.actions_shown:
            return match.bidding.button(action)
        if match.exchange.isVisible():
            return match.exchange.buttons.get(action.kind)
        if match.last_call.isVisible():
            return {"double": match.last_call.double_button, "silent": match.last_call.go_button}.get(action.kind)
        return match.double if action.kind == "double" and match.double.isVisible() else None
