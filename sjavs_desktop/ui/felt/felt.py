"""The felt: the widget that shows a game as one seat may see it, and says which card was chosen."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QHideEvent,
    QImage,
    QPainter,
    QRadialGradient,
    QResizeEvent,
    QShowEvent,
    qRgba,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from sjavs_desktop.core.state import Event, View
from sjavs_desktop.ui import dress
from sjavs_desktop.ui.felt.colours import DARK, LIGHT
from sjavs_desktop.ui.felt.motion import SPEEDS
from sjavs_desktop.ui.felt.pointing import Pointing
from sjavs_desktop.ui.felt.scene import TableScene
from sjavs_desktop.ui.felt.words import description


class Felt(Pointing):
    """The table.

    What it shows is a function of the newest view; `show_step` only adds how it came about. Nothing waits for
    it, and it keeps no secret that the view does not have: cards that lie face down are blank here.
    """

    reached = Signal(object)
    """A View whose step has been shown or skipped; one for each `show_step`, in order."""
    idle = Signal()
    """The picture is that of the newest view and nothing moves."""
    resized = Signal()
    """The felt has another size, so `free_rect` is elsewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        deck = dress.pictures()
        scene = TableScene(*deck)
        super().__init__(scene, parent)
        self._deck = deck
        scene.setParent(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setMinimumSize(480, 400)
        self.director.reached.connect(self.reached)
        self.director.idle.connect(self.idle)
        # A card that jumps far away at once may leave a part of itself unpainted where it was.
        self.director.idle.connect(self.viewport().update)
        self.director.away = True
        self._grain = grain()
        self.relabel()

    # -- what is shown -------------------------------------------------------------------------------------------

    @property
    def view(self) -> View | None:
        """The newest view; None before the first and after `clear`."""
        return self.director.newest

    @property
    def shown(self) -> View | None:
        """The view whose situation the picture shows."""
        return self.director.shown

    @property
    def busy(self) -> bool:
        """Whether something moves, is held, or waits to be shown."""
        return self.director.busy

    def show_step(self, view: View, events: Sequence[Event] = ()) -> None:
        """Shows how `view` came about, after all that came before; without events it appears at once.

        `reached` follows, possibly before this returns.
        """
        self.renew()
        self.director.push(view, events)

    def settle(self) -> None:
        """Jumps to the newest view."""
        self.director.settle()

    def clear(self) -> None:
        """An empty table."""
        self.renew()
        self._shake.stop()
        self.director.clear()
        self.remark()
        self.relabel()

    def free_rect(self) -> QRect:
        """The middle of the table, in the viewport's pixels: from the deal until the first lead nothing lies there."""
        return self.table.free().toRect()

    # -- how it is shown -----------------------------------------------------------------------------------------

    def set_names(self, names: tuple[str, ...]) -> None:
        """The players by seat."""
        self.table.names = tuple(names)
        self.relabel()

    def set_speed(self, name: str) -> None:
        """How fast everything moves: a key of `motion.SPEEDS`; ValueError for anything else."""
        if name not in SPEEDS:
            raise ValueError(f"{name!r} is not a speed ({', '.join(SPEEDS)})")
        self.director.motion = replace(self.director.motion, speed=name)
        if self.director.motion.instant:
            self.director.settle()

    def set_hold(self, milliseconds: int) -> None:
        """How long a finished trick stays, whatever the speed."""
        self.director.motion = replace(self.director.motion, hold=max(0, milliseconds))

    def set_mark_winning(self, marked: bool) -> None:
        """Whether a star marks the card that is winning the trick."""
        self.table.mark_winning = marked
        self.director.retell()

    def set_asked(self, word: str) -> None:
        """What the viewer is asked although it is not their turn, as their plate shows it; empty for nothing."""
        if word != self.table.asked:
            self.table.asked = word
            self.director.retell()

    def set_spoken(self, turning: bool, speaking: bool) -> None:
        """Whether turns are marked, and whether bids stand in their bubbles."""
        if (turning, speaking) != (self.table.turning, self.table.speaking):
            self.table.turning, self.table.speaking = turning, speaking
            self.director.retell()

    def set_watched(self, watched: bool) -> None:
        """Whether nobody at this screen plays here, so that it is never their turn."""
        self.table.watched = watched
        self.director.retell()

    def set_theme(self, dark: bool) -> None:
        """Draws the table light or dark."""
        self.table.set_colours(DARK if dark else LIGHT)
        self.resetCachedContent()
        self.director.retell()
        self.remark()
        self.viewport().update()

    def relabel(self) -> None:
        """Says everything again, in the language, with the deck and with the names of now."""
        self._dress()
        self.director.retell()
        self.setAccessibleName(QCoreApplication.translate("felt", "Card table"))
        self.describe()

    def _dress(self) -> bool:
        """Shows the cards as they are made by now; whether that changes anything."""
        changed = self._deck != dress.pictures()
        if changed:
            self._deck = dress.pictures()
            self.table.use_decks(*self._deck)
        return changed

    def redress(self) -> None:
        """Shows cards that are made in another way, if they are."""
        if self._dress():
            self.director.retell()
            self.viewport().update()

    def describe(self) -> None:
        """Keeps the description for screen readers up to date."""
        view = self.director.shown
        self.setAccessibleDescription(description(view, self.table.all_names(view)) if view is not None else "")

    # -- events of the widget ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide, high = self.table.shape
        size = self.viewport().size()
        self.table.resize(size.width(), size.height())
        self.resetCachedContent()
        self.director.resized(self.table.shape[0] / wide, self.table.shape[1] / high)
        self.remark()
        self.resized.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.relabel()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self.director.retell()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.director.away = False

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody watches: from here until it is shown again there is only the present, and no clock runs."""
        super().hideEvent(event)
        self.director.away = True
        self._shake.stop()
        self.director.settle()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The cloth, out to every edge, with a seam around the table."""
        colours, whole = self.table.look.colours, self.sceneRect()
        light = QRadialGradient(QPointF(whole.center().x(), whole.height() * 0.44), max(whole.width(), 1) * 0.62)
        light.setColorAt(0, colours.inner)
        light.setColorAt(1, colours.outer)
        painter.fillRect(rect, QBrush(light))
        painter.fillRect(rect, QBrush(self._grain))


def grain() -> QImage:
    """The fibres of the cloth: a tile of faint light and dark dots, which also keeps the gradient free of bands."""
    side, chance = 128, Random(24)
    tile = QImage(side, side, QImage.Format.Format_ARGB32)
    for y in range(side):
        for x in range(side):
            shade = chance.randrange(-9, 10)
            level = 255 if shade > 0 else 0
            tile.setPixel(x, y, qRgba(level, level, level, abs(shade)))
    return tile
