"""A check box that grows with its words: styles draw one of so many pixels, however large the letters are."""

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton, QStyleOptionFocusRect

LEAST = 13
"""Pixels of the box at least, as Fusion has it."""
HIGH = 1.05
"""The box as a part of the height of the letters from foot to top."""
APART = 6
"""Pixels between the box and the words."""


class TickBox(QCheckBox):
    """A check box with a box as high as its letters."""

    def side(self) -> int:
        """Pixels of the box."""
        return max(LEAST, round(HIGH * self.fontMetrics().ascent()))

    def sizeHint(self) -> QSize:
        usual = super().sizeHint()
        return QSize(usual.width() + self.side() - LEAST + APART, max(usual.height(), self.side() + 4))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, position: QPoint) -> bool:
        """A click anywhere on box or words counts."""
        return self.rect().contains(position)

    def paintEvent(self, event: QPaintEvent) -> None:
        option, side = QStyleOptionButton(), self.side()
        self.initStyleOption(option)
        whole = QRect(option.rect)
        painter = QPainter(self)
        option.rect = QRect(1, (whole.height() - side) // 2, side, side)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_IndicatorCheckBox, option, painter, self)
        option.rect = whole.adjusted(side + APART + 1, 0, 0, 0)
        self.style().drawControl(QStyle.ControlElement.CE_CheckBoxLabel, option, painter, self)
        if option.state & QStyle.StateFlag.State_HasFocus and option.state & QStyle.StateFlag.State_KeyboardFocusChange:
            frame = QStyleOptionFocusRect()
            frame.initFrom(self)
            frame.rect = option.rect if self.text() else QRect(1, (whole.height() - side) // 2, side, side)
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, frame, painter, self)
        painter.end()
