"""The engine's thread: requests go in, answers come out; what is no longer wanted is stopped and dropped."""

import logging
import traceback
from collections.abc import Callable
from itertools import count
from typing import NamedTuple

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

from sjavs_desktop.core.game import interjections
from sjavs_desktop.engine.talk import Answer, Request

log = logging.getLogger(__name__)

PATIENCE = 3000
"""Milliseconds that closing waits for a bot that is thinking and cannot be stopped."""
AGAIN = 1
"""Milliseconds after which a thought that goes on although nobody wants it is stopped once more."""


def unloaded() -> None:
    """There is no engine yet that could be stopped."""


class Call(NamedTuple):
    """A request with its own number: tickets may come twice, as all who may speak up are asked in the same ply."""

    number: int
    request: Request


class Worker(QObject):
    """Lives in the engine's thread and thinks about one request at a time."""

    answered = Signal(object, object)
    """A `Call` and its `Answer`."""

    def __init__(self, owner: "Thinker") -> None:
        super().__init__()
        self._owner = owner

    @Slot(object)
    def think(self, call: Call) -> None:
        """Answers a request, or drops it when another one has taken its place meanwhile.

        What comes of a thought counts only if nothing was stopped since it began: a stop that was meant for the one
        before may still hit this one, which then is thought again.
        """
        owner = self._owner
        while call.number == owner.wanted:
            before = owner.stops
            owner.busy = call.number
            answer = self.answer(call.request)
            owner.busy = None
            if before % 2 == 0 and before == owner.stops:
                self.answered.emit(call, answer)
                return

    def answer(self, request: Request) -> Answer:
        """What a bot says.

        An exception of a bot is an answer too: its words go to the log and the referee plays on. A bot that is asked
        out of turn and may not speak up has nothing to think about.
        """
        try:
            # Loaded here, in the engine's thread: the kernel is needed for the first answer, not for the first picture.
            from sjavs_desktop.engine import levels, thinking
            from sjavs_desktop.engine.crew import step_back

            step_back()
            self._owner.halt = thinking.halt
            view = request.view
            able = view.table.turn == view.seat or interjections(view)
            thought = levels.decided(request.level, view, request.seed) if able else None
            return Answer(request.ticket, thought.action if thought else None, thought=thought)
        except Exception:
            return Answer(request.ticket, None, error=traceback.format_exc())


class Thinker(QObject):
    """The door to the engine's thread. All methods are for the thread that made it."""

    answered = Signal(object)
    """An `Answer` to the current request; answers to earlier ones never come out."""
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.wanted: int | None = None
        """The number of the current request. A single reference, so the engine's thread may read it."""
        self.busy: int | None = None
        """The number of the request that is being thought about; only the engine's thread writes it."""
        self.stops = 0
        """Counted up before and after each stop, so it is odd while one is going on."""
        self.halt: Callable[[], None] = unloaded
        """Ends what the engine thinks; nothing before it is loaded."""
        self._numbers = count(1)
        self._thread = QThread()
        self._thread.setObjectName("engine")
        self._worker = Worker(self)
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.think)
        self._worker.answered.connect(self._come_back)
        self._again = QTimer(self)
        self._again.setInterval(AGAIN)
        self._again.timeout.connect(self._stop_stale)
        self._thread.start()

    def ask(self, request: Request) -> None:
        """Starts thinking about `request`; whatever was asked before is no longer wanted and stops at once."""
        self.wanted = next(self._numbers)
        self._stop_stale()
        self._asked.emit(Call(self.wanted, request))

    def cancel(self) -> None:
        """Nothing is wanted any more; a thought that is under way stops, and its answer will be dropped."""
        self.wanted = None
        self._stop_stale()

    def _stop_stale(self) -> None:
        """Stops a thought that nobody wants, until it has ended: one that has only just begun does not hear it yet."""
        if self.busy in (None, self.wanted):
            self._again.stop()
            return
        self._stop()
        self._again.start()

    def _stop(self) -> None:
        self.stops += 1
        self.halt()
        self.stops += 1

    @Slot(object, object)
    def _come_back(self, call: Call, answer: Answer) -> None:
        if call.number != self.wanted:
            return
        self.wanted = None
        self.answered.emit(answer)

    def close(self) -> None:
        """Ends the thread, whatever it is thinking about; may be called twice."""
        self.cancel()
        self._again.stop()
        if not self._thread.isRunning():
            return
        self._thread.quit()
        for _ in range(PATIENCE // AGAIN):
            if self._thread.wait(AGAIN):
                return
            self._stop()
        log.error("the engine did not stop within %d ms and was ended", PATIENCE)
        self._thread.terminate()
        self._thread.wait()
