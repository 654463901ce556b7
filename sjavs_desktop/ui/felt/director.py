"""The director: shows step after step, and can always jump to the present; no rule of the game waits for it."""

from collections import deque
from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.state import NOBODY, Event, View
from sjavs_desktop.ui.felt import words
from sjavs_desktop.ui.felt.card_item import CardItem
from sjavs_desktop.ui.felt.choreography import SOUNDS, Delay, Stage, deal_order, pause, sounds, stages, wanted
from sjavs_desktop.ui.felt.cross import won
from sjavs_desktop.ui.felt.flourish import Flourish
from sjavs_desktop.ui.felt.layout import Picture, Place
from sjavs_desktop.ui.felt.loose import loosened, own_faces, turning
from sjavs_desktop.ui.felt.motion import Motion
from sjavs_desktop.ui.felt.mover import Mover
from sjavs_desktop.ui.felt.scene import TableScene


class Director(QObject):
    """A queue of steps (view, events).

    Whatever is skipped, resized or hidden meanwhile: once it is idle, the scene equals the picture of the newest
    view, with one sprite for each card of the deck.
    """

    reached = Signal(object)
    """A View, once its step has been shown or skipped; every step's view is reported once, in order."""
    idle = Signal()
    """Nothing moves and nothing waits to be shown."""
    changed = Signal()
    """`shown`, or whether it can be acted upon, is different now."""
    heard = Signal(str)
    """The name of a sound, when what makes it is seen. Of all that is skipped only what matters most is heard, and
    nothing while nobody can see the felt."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.motion = Motion()
        self.away = False
        """Whether nobody can see the felt; then steps are settled at once."""
        self.newest: View | None = None
        self.shown: View | None = None
        """The view whose situation the picture shows."""
        self.open = False
        """Whether `shown` can be acted upon: not while the next thing is already happening to it."""
        self._scene = scene
        self._queue: deque[tuple[View, tuple[Event, ...]]] = deque()
        self._step: View | None = None
        self._events: tuple[Event, ...] = ()
        """What happened in the step."""
        self._before: tuple[Card, ...] = ()
        """What the viewer held face up before cards were dealt in this step."""
        self._stages: deque[Stage] = deque()
        self._stage: Stage | None = None
        """The stage whose cards move or rest; None between steps."""
        self._unheard: list[str] = []
        """What of the step will be heard yet."""
        self._outbox: deque[View] = deque()
        self._reporting = False
        self._flourish = Flourish(scene, self)
        self._mover = Mover(scene, self)
        self._mover.arrived.connect(self._land)
        self._mover.landed.connect(self._land_one)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._next_stage)

    @property
    def busy(self) -> bool:
        """Whether something moves, is held, or waits to be shown."""
        return self._step is not None or bool(self._queue)

    @property
    def still(self) -> bool:
        """Whether steps appear at once; a finished trick may stay a while even where nothing moves."""
        return self.away or (self.motion.instant and not self.motion.hold)

    def push(self, view: View, events: Sequence[Event]) -> None:
        """Shows a step after all that came before it.

        When it is pushed by whoever hears of `reached`, everybody hears of that view first.
        """
        self.newest = view
        self._queue.append((view, tuple(events)))
        if self.still and self._step is not None:
            self.settle()
        self._next_step()

    def settle(self) -> None:
        """Shows the newest view now."""
        self._flourish.finish()
        if not self.busy or self.newest is None:
            return
        skipped = ([self._step] if self._step is not None else []) + [view for view, _ in self._queue]
        self._unheard += [name for view, events in self._queue for name in sounds(view, events)]
        self._stop()
        self._queue.clear()
        self._present(self.newest)
        self._report(skipped)
        self._next_step()

    def resized(self, across: float, down: float) -> None:
        """Fits everything to a scene that grew by these factors: what moves goes on, to the right places."""
        stage, view = self._stage, self._step
        if stage is not None and view is not None:
            picture = self._draw(view, stage)
            self._scene.cast(picture)
            self._mover.aim(across, down)
            self._scene.arrange(picture)
        elif self.shown is not None:
            self._mover.stop()
            picture = self._scene.draw(self.shown)
            self._scene.cast(picture)
            self._scene.rest()
            self._scene.arrange(picture)

    def rearrange(self) -> None:
        """The cards of a hand lie otherwise now: they glide there, and whatever else moves goes on."""
        if self._stage is not None or self.away or self.motion.instant:
            self.resized(1, 1)
        elif self.shown is not None:
            picture = self._scene.draw(self.shown)
            self._scene.cast(picture)
            self._scene.arrange(picture)
            self._mover.start(self.motion.way("sort", "move"), {})

    def hold(self, item: CardItem) -> None:
        """Moves that card no more: somebody has taken hold of it."""
        self._mover.let_be(item)

    def retell(self) -> None:
        """Makes all signs speak again: names, language or theme have changed."""
        stage, view, picture = self._stage, self._step, self._scene.picture
        if picture is None:
            return
        if stage is not None and view is not None and stage.begin == "quiet":
            self._introduce(view, stage, picture)
        elif self.shown is not None:
            self._scene.furnish(self.shown, picture)
            if not self.open:
                self._scene.hush()

    def clear(self) -> None:
        """Forgets everything, without a report."""
        self._stop()
        self._queue.clear()
        self._unheard = []
        self.newest = self.shown = None
        self.open = False
        self._scene.empty()

    # -- steps and stages ----------------------------------------------------------------------------------------

    def _stop(self) -> None:
        self._flourish.finish()
        self._mover.stop()
        self._pause.stop()
        self._stages.clear()
        self._stage = self._step = None

    def _next_step(self) -> None:
        """Begins the next step that has something to show; those before it are reached at once."""
        while self._queue and self._step is None and not self._reporting:
            view, events = self._queue.popleft()
            self._unheard = sounds(view, events)
            self._stages = deque(self._manner(view, events))
            if self._stages:
                self._step, self._events = view, events
                self._next_stage()
            else:
                self._flourish.finish()
                self._present(view)
                self._celebrate(view, events)
                self._report([view])

    def _manner(self, view: View, events: Sequence[Event]) -> Sequence[Stage]:
        """How a step is shown. The very first one is, too, when its cards can come from the pack."""
        if self.still:
            return ()
        if self.motion.instant:
            return [one for one in stages(view, events) if one.held] if self.shown is not None else ()
        if self.shown is not None:
            return wanted(stages(view, events), self.motion)
        if all(one.kind != "dealt" for one in events):
            return ()
        self._scene.cast(self._scene.draw(view, undealt=True))
        self._scene.rest()
        return [one for one in wanted(stages(view, events), self.motion) if not one.undealt]

    def _next_stage(self) -> None:
        view = self._step
        if view is None:
            return
        if self._stages:
            stage = self._stage = self._stages.popleft()
            self._flourish.finish()
            lying = [each.place for each in self._scene.sprites if each.place is not None]
            if stage.loose == "down":
                self._before = own_faces(lying, view)
            picture = self._draw(view, stage)
            self._introduce(view, stage, picture)
            self._hear(stage.sound)
            order = self._order(view, stage, picture, lying)
            left = self._scene.zones()
            self._scene.cast(picture, [one.place for one in order])
            length = self.motion.way(stage.kind, stage.move)
            delays = {one.place: one.wait for one in order}
            delays |= self._scene.late(left, stage.after, length)
            self._mover.start(length, delays, stage.kind)
            # Only now, so that a raised card has begun its way from where it was seen.
            self.changed.emit()
            return
        events = self._events
        self._stop()
        self._present(view)
        self._celebrate(view, events)
        self._report([view])
        self._next_step()

    def _order(self, view: View, stage: Stage, picture: Picture, lying: Sequence[Place]) -> Sequence[Delay]:
        """When each card of a stage begins to move."""
        if stage.loose == "up":
            return turning(picture, view, self._before, stage.packets, self.motion)
        return deal_order(picture, view.table.dealer, stage.packets, self.motion, lying)

    def _celebrate(self, view: View, events: Sequence[Event]) -> None:
        """Draws a cross that was won, unless the next thing happens already."""
        crosses = won(view, events)
        if crosses is not None and not self._queue and not self.away:
            self._flourish.win_cross(view, crosses, self.motion.unscaled("cross"))

    def _draw(self, view: View, stage: Stage) -> Picture:
        picture = self._scene.draw(
            view, held=stage.held, undealt=stage.undealt, unturned=stage.unturned, taken=stage.taken
        )
        return loosened(picture, view, self._before, stage.loose == "down") if stage.loose else picture

    def _introduce(self, view: View, stage: Stage, picture: Picture) -> None:
        """What changes before the cards of a stage move."""
        if stage.begin == "show":
            self._show(view, picture)
            if stage.named:
                namer = view.table.declarer if view.table.declarer is not None else NOBODY
                self._flourish.grow_trumps(namer, self.motion.way("trump", "grow"))
        elif stage.begin == "quiet":
            self.open = False
            spoken = words.lays(stage.speaker == view.seat) if stage.lays else words.cut(stage.speaker, stage.cut)
            said = {stage.speaker: spoken} if stage.speaker >= 0 else {}
            self._scene.furnish(view, picture, quiet=True, said=said)
        else:
            self.open = self.open and stage.begin == "keep"
            self._scene.hush()

    def _land(self) -> None:
        """The cards of a stage have arrived."""
        stage, view = self._stage, self._step
        if stage is None or view is None or self._scene.picture is None:
            return
        if not stage.undealt and not stage.loose:
            self._show(view, self._scene.picture)
        self._hear(stage.landing)
        if stage.kind == "slam":
            self._flourish.jolt()
        self.changed.emit()
        rest = pause(stage, self.motion)
        if rest:
            self._pause.start(rest)
        else:
            self._next_stage()

    def _land_one(self) -> None:
        """Some cards of a stage have arrived."""
        if self._stage is not None:
            self._hear(self._stage.each)

    def _hear(self, name: str) -> None:
        """Lets something be heard now; what should have been before it will not be any more."""
        if name in self._unheard:
            del self._unheard[: self._unheard.index(name) + 1]
        if name:
            self.heard.emit(name)

    def _present(self, view: View) -> None:
        """Puts everything where the view says, and lets be heard what mattered most of all that led there unheard."""
        self._mover.stop()
        picture = self._scene.draw(view)
        self._scene.cast(picture)
        self._scene.rest()
        self._show(view, picture)
        left, self._unheard = self._unheard, []
        if left and not self.away:
            self._hear(max(left, key=SOUNDS.index))
        self.changed.emit()

    def _show(self, view: View, picture: Picture) -> None:
        self.shown, self.open = view, True
        self._scene.furnish(view, picture)

    def _report(self, views: Sequence[View]) -> None:
        """Emits `reached` for each view, in order even when whoever hears of one causes the next."""
        self._outbox.extend(views)
        if self._reporting:
            return
        self._reporting = True
        try:
            while self._outbox:
                self.reached.emit(self._outbox.popleft())
        finally:
            self._reporting = False
        if not self.busy:
            self.idle.emit()
