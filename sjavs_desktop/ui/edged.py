"""The style for high contrast: Fusion, with an edge around all that can be pressed, ticked or written in.

Fusion draws edges in a shade of the window, and black has none.
"""

from typing import TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleOption, QStyleOptionComplex, QStyleOptionFrame, QWidget

Primitive: TypeAlias = QStyle.PrimitiveElement
Complex: TypeAlias = QStyle.ComplexControl
Control: TypeAlias = QStyle.ControlElement
State: TypeAlias = QStyle.StateFlag
BOXES = frozenset(
    {
        Primitive.PE_PanelButtonCommand,
        Primitive.PE_PanelButtonTool,
        Primitive.PE_PanelLineEdit,
        Primitive.PE_IndicatorCheckBox,
        Primitive.PE_IndicatorItemViewItemCheck,
        Primitive.PE_FrameGroupBox,
        Primitive.PE_FrameTabWidget,
        Primitive.PE_FrameMenu,
        Primitive.PE_PanelMenu,
        Primitive.PE_PanelTipLabel,
    }
)
ROUND = frozenset({Primitive.PE_IndicatorRadioButton})
FIELDS = frozenset({Complex.CC_ComboBox, Complex.CC_SpinBox})
THIN, THICK = 1.5, 3.0
"""Pixels of an edge, and of that around what is switched on or has the keyboard."""


class Edged(QProxyStyle):
    """Fusion with edges."""

    def __init__(self) -> None:
        super().__init__("fusion")

    def drawPrimitive(
        self, element: Primitive, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        super().drawPrimitive(element, option, painter, widget)
        if element in BOXES or element in ROUND:
            edge(painter, option, element in ROUND)
        elif element == Primitive.PE_Frame and isinstance(option, QStyleOptionFrame) and option.lineWidth > 0:
            edge(painter, option)

    def drawComplexControl(
        self, control: Complex, option: QStyleOptionComplex, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        super().drawComplexControl(control, option, painter, widget)
        if control in FIELDS:
            edge(painter, option)
        elif control == Complex.CC_ScrollBar and widget is not None:
            slider = self.subControlRect(control, option, QStyle.SubControl.SC_ScrollBarSlider, widget)
            painter.fillRect(slider.adjusted(3, 3, -3, -3), option.palette.text())

    def drawControl(
        self, element: Control, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        super().drawControl(element, option, painter, widget)
        if element == Control.CE_Splitter:
            painter.fillRect(option.rect.adjusted(1, 0, -1, 0), option.palette.text())
        elif element == Control.CE_HeaderSection:
            edge(painter, option, line=0.75)
        elif element == Control.CE_TabBarTabShape:
            edge(painter, option, line=THICK if option.state & State.State_Selected else 0.75)


def edge(painter: QPainter, option: QStyleOption, round_: bool = False, line: float = THIN) -> None:
    """An edge within the rectangle of an option: broad and in the colour of what is selected, if it is switched on."""
    state = option.state
    strong = bool(state & (State.State_On | State.State_HasFocus)) and bool(state & State.State_Enabled)
    group = QPalette.ColorGroup.Active if state & State.State_Enabled else QPalette.ColorGroup.Disabled
    role = QPalette.ColorRole.Highlight if strong else QPalette.ColorRole.WindowText
    thick = THICK if strong else line
    box = QRectF(option.rect).adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(option.palette.color(group, role), thick))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if round_:
        painter.drawEllipse(box)
    else:
        painter.drawRoundedRect(box, 2, 2)
    painter.restore()
