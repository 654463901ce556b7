"""The felt: the widget that shows a game as one seat may see it, and says which card was chosen."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from sjavs_desktop.core.state import Event, Seat, View
from sjavs_desktop.ui import dress
from sjavs_desktop.ui.accessible.layer import Layer
from sjavs_desktop.ui.contrast import is_dark
from sjavs_desktop.ui.felt import colours, grounds
from sjavs_desktop.ui.felt.motion import SPEEDS
from sjavs_desktop.ui.felt.pointing import MANNERS, Pointing
from sjavs_desktop.ui.felt.scene import TableScene
from sjavs_desktop.ui.felt.words import description
from sjavs_desktop.ui.text import card_name


class Felt(Pointing):
    """The table.

    What it shows is a function of the newest view; `show_step` only adds how it came about. Nothing waits for
    it, and it keeps no secret that the view does not have: cards that lie face down are blank here.
    """

    reached = Signal(object)
    """A View whose step has been shown or skipped; one for each `show_step`, in order."""
    idle = Signal()
    """The picture is that of the newest view and nothing moves."""
    hand_turned = Signal(bool)
    """The viewer's hand lies face down from now on, or (False) face up."""
    resized = Signal()
    """The felt has another size, so `free_rect` is elsewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        deck = dress.pictures()
        scene = TableScene(*deck)
        super().__init__(scene, parent)
        self._deck = deck
        self.objects = Layer(self)
        """The table for a screen reader."""
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
        self.relabel()

    # -- what is shown -------------------------------------------------------------------------------------------

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
        self.end_drag()
        self.renew()
        self._shake.stop()
        self.director.clear()
        self.choose_early(None)
        self.relabel()

    def free_rect(self) -> QRect:
        """The middle of the table, in the viewport's pixels: from the deal until the first lead nothing lies there."""
        return self.table.free().toRect()

    def own_plate(self) -> QRect:
        """Where the viewer's own plate stands, in the viewport's pixels; empty before there is one."""
        return self.table.plate_rect(self.shown.seat).toRect() if self.shown is not None else QRect()

    def covers(self, place: QRect) -> bool:
        """Whether something there would lie over a plate, a sign or an open card, in the viewport's pixels."""
        return any(one.intersects(place) for one in self.table.kept())

    # -- how it is shown -----------------------------------------------------------------------------------------

    def set_names(self, names: tuple[str, ...], levels: tuple[str, ...] = ()) -> None:
        """The players by seat, and in words how well those play that are bots."""
        self.table.names, self.table.levels = tuple(names), tuple(levels)
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

    def set_manner(self, manner: str) -> None:
        """How a card is played by mouse: one of `pointing.MANNERS`; ValueError for anything else."""
        if manner not in MANNERS:
            raise ValueError(f"{manner!r} is no manner of playing ({', '.join(MANNERS)})")
        self.manner = manner
        self.remark()

    def rearrange(self) -> None:
        """Hands are to be sorted otherwise, as `order.wish` has it: the cards glide there."""
        self.end_drag()
        self.director.rearrange()
        self.remark()
        self.describe()

    def sort_again(self) -> None:
        """The viewer's hand lies sorted again, however it was laid."""
        self.table.laid = ()
        self.rearrange()

    @property
    def hand_hidden(self) -> bool:
        """Whether the viewer's hand lies face down."""
        return self.table.hidden

    def hide_hand(self, hidden: bool) -> None:
        """Turns the viewer's hand face down, or up again; while it is down nothing can be chosen from it."""
        if hidden != self.table.hidden:
            self.end_drag()
            self.choose_early(None)
            self.table.hidden = hidden
            self.rearrange()
            self.hand_turned.emit(hidden)

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

    def set_dimming(self, dimming: bool) -> None:
        """Whether it is told which cards may be played."""
        self.table.dimming = dimming
        self.remark()

    def set_recalled(self, seats: Collection[Seat]) -> None:
        """In whose hands the cards stay in sight, dimmed, that were played; from the next picture on."""
        self.table.recalled = frozenset(seats)

    def set_watched(self, watched: bool) -> None:
        """Whether nobody at this screen plays here, so that it is never their turn."""
        self.table.watched = watched
        self.director.retell()

    def set_theme(self, dark: bool) -> None:
        """Draws the table light or dark, with the ground that lies on all tables or with high contrast."""
        now = colours.of(dark)
        if now is self.table.look.colours:
            return
        self.table.set_colours(now)
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
        self.objects.follow(anew=True)

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
        names, arranged = self.table.all_names(view) if view is not None else (), self.table.arranged()
        words = [description(view, names, arranged)] if view is not None else []
        if self.early_card is not None:
            chosen = QCoreApplication.translate("felt", "Chosen for your turn: {card}.")
            words.append(chosen.format(card=card_name(self.early_card)))
        self.setAccessibleDescription(" ".join(words))
        self.objects.follow()

    def remark(self) -> None:
        """Also a screen reader hears what may be played, and where the frame is."""
        super().remark()
        self.objects.follow()

    def hasFocus(self) -> bool:
        """Whether the keyboard is here: with the felt, or with one of its cards."""
        return super().hasFocus() or self.objects.holder() is not None

    # -- events of the widget ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.end_drag()
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
        elif event.type() == QEvent.Type.PaletteChange:
            # The table in a dialog follows too, if the system changes while it is open.
            self.set_theme(is_dark(self.palette()))
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
        self.end_drag()
        self.director.settle()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The ground, out to every edge; the view keeps it until its size or its colours are others."""
        grounds.paint(painter, QRectF(rect), self.sceneRect(), self.table.look.colours)
