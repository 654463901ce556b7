"""The engine's thread: requests go in, answers come out; what is no longer wanted is dropped."""

import logging
import traceback

from PySide6.QtCore import QObject, QThread, Signal, Slot

from sjavs_desktop.core.game import interjections
from sjavs_desktop.engine.levels import decide
from sjavs_desktop.engine.talk import Answer, Request, Ticket

log = logging.getLogger(__name__)

PATIENCE = 3000
"""Milliseconds that closing waits for a bot that is thinking."""


class Worker(QObject):
    """Lives in the engine's thread and thinks about one request at a time."""

    answered = Signal(object)

    def __init__(self, owner: "Thinker") -> None:
        super().__init__()
        self._owner = owner

    @Slot(object)
    def think(self, request: Request) -> None:
        """Answers a request, or drops it when another one has taken its place meanwhile.

        An exception of a bot is an answer too: its words go to the log and the referee plays on. A bot that is asked
        out of turn and may not speak up has nothing to think about.
        """
        if request.ticket != self._owner.wanted:
            return
        try:
            view = request.view
            able = view.table.turn == view.seat or interjections(view)
            action = decide(request.level, view, request.seed) if able else None
            answer = Answer(request.ticket, action)
        except Exception:
            answer = Answer(request.ticket, None, error=traceback.format_exc())
        self.answered.emit(answer)


class Thinker(QObject):
    """The door to the engine's thread. All methods are for the thread that made it."""

    answered = Signal(object)
    """An `Answer` to the current request; answers to earlier ones never come out."""
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.wanted: Ticket | None = None
        """The ticket of the current request. A single reference, so the engine's thread may read it."""
        self._thread = QThread()
        self._thread.setObjectName("engine")
        self._worker = Worker(self)
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.think)
        self._worker.answered.connect(self._come_back)
        self._thread.start()

    def ask(self, request: Request) -> None:
        """Starts thinking about `request`; whatever was asked before is no longer wanted."""
        self.wanted = request.ticket
        self._asked.emit(request)

    def cancel(self) -> None:
        """Nothing is wanted any more; an answer that is under way will be dropped."""
        self.wanted = None

    @Slot(object)
    def _come_back(self, answer: Answer) -> None:
        if answer.ticket != self.wanted:
            return
        self.wanted = None
        self.answered.emit(answer)

    def close(self) -> None:
        """Ends the thread; may be called twice. A bot that is thinking finishes its thought first."""
        self.cancel()
        if not self._thread.isRunning():
            return
        self._thread.quit()
        if not self._thread.wait(PATIENCE):
            log.error("the engine did not stop within %d ms and was ended", PATIENCE)
            self._thread.terminate()
            self._thread.wait()
