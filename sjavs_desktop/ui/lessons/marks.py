"""Marks on the felt: a bright frame around the cards and signs that a lesson speaks of."""

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from sjavs_desktop.core.cards import card
from sjavs_desktop.ui.felt.card_item import CardItem
from sjavs_desktop.ui.felt.felt import Felt

AROUND, WIDE, HALO = 3.0, 3.0, 7.0
"""Pixels that a frame stays away from what it marks, and the widths of its line and of the dark one under it."""
ABOVE = 5000
"""Height over everything else on the felt."""


class Frame(QGraphicsItem):
    """One mark. It takes no clicks."""

    def __init__(self, rect: QRectF, angle: float, colour: QColor) -> None:
        super().__init__()
        self._rect, self._colour = rect, colour
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(ABOVE)
        self.setTransformOriginPoint(rect.center())
        self.setRotation(angle)

    def boundingRect(self) -> QRectF:
        """The frame and its halo."""
        return self._rect.adjusted(-HALO, -HALO, HALO, HALO)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A bright line on a dark one: it can be seen on a white card and on the cloth."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in ((QColor(0, 0, 0, 150), HALO), (self._colour, WIDE)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(self._rect, 7, 7)


class Marks(QObject):
    """The marks of a lesson on a felt. They follow what lies there, and are away while something moves."""

    def __init__(self, felt: Felt, parent: QObject) -> None:
        super().__init__(parent)
        self._felt = felt
        self._wanted: tuple[str, ...] = ()
        self._frames: list[Frame] = []
        for signal in (felt.idle, felt.resized, felt.director.changed):
            signal.connect(self.refresh)

    @property
    def shown(self) -> int:
        """How many marks there are on the felt."""
        return len(self._frames)

    def show(self, wanted: tuple[str, ...]) -> None:
        """Marks these from now on: cards, ``seatN``, ``trump``, ``tally``."""
        self._wanted = wanted
        self.refresh()

    def refresh(self) -> None:
        """Draws the marks where everything lies now."""
        for frame in self._frames:
            if frame.scene() is not None:
                self._felt.table.removeItem(frame)
        self._frames = []
        if self._felt.busy:
            return
        for one in self._wanted:
            found = self._place(one)
            if found is not None:
                frame = Frame(found[0].adjusted(-AROUND, -AROUND, AROUND, AROUND), found[1], self._colour())
                self._felt.table.addItem(frame)
                self._frames.append(frame)

    def _colour(self) -> QColor:
        return self._felt.table.look.colours.turn

    def _place(self, one: str) -> tuple[QRectF, float] | None:
        table = self._felt.table
        picture = table.picture
        if picture is None:
            return None
        if one.startswith("seat"):
            return table.rect(picture.seats[int(one[4:])].plate), 0.0
        if one in ("trump", "tally"):
            return table.rect(picture.trump if one == "trump" else picture.tally), 0.0
        wanted = card(one)
        item = next((each for each in table.sprites if each.face == wanted and each.place is not None), None)
        return None if item is None else self._around(item)

    def _around(self, item: CardItem) -> tuple[QRectF, float] | None:
        assert item.place is not None
        if item.place.zone == "pile":
            return None
        pose = self._felt.table.pose(item.place)
        wide, high = pose.width, round(pose.width * 1.4)
        return QRectF(pose.x - wide / 2, pose.y - high / 2, wide, high), pose.angle
