"""Somebody who goes through a lesson in the real window and does what is right, or all that is wrong first.

``python -m tests.ui.lessons FOLDER [LANGUAGE] [light|dark] [WIDTHxHEIGHT]`` saves a picture of each step of every
lesson and prints its words: for a reader who has only these to learn from.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sjavs_desktop.app.settings import Settings
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.lesson import ASK, DEAL, PERSON, PLAY, SAY, WATCH, WHICH, Lesson, same
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.engine.levels import decided
from sjavs_desktop.ui.lessons.words import trick_answers
from sjavs_desktop.ui.main_window import MainWindow

PATIENCE = 20_000
"""Milliseconds that are waited for a step at most."""
Shot = Callable[[str, str], None]
"""What is done at each step: told its name and the words that stand there."""


def nothing(name: str, words: str) -> None:
    """No picture is taken."""


def hurry(window: MainWindow) -> None:
    """Reads in no time."""
    window.lessons.per_word = window.lessons.at_least = 0.0


class Learner:
    """Goes through lessons as a person would: by the buttons of the strip, the panels and the felt."""

    def __init__(self, window: MainWindow, shot: Shot = nothing, player: str = "club") -> None:
        self.window, self.shot, self.player = window, shot, player
        self.outcomes: list[bool] = []
        """How the deals that were to be won have ended."""
        self.seen: list[str] = []
        """All that the strip has said."""

    @property
    def run(self):  # type: ignore[no-untyped-def]
        """The lesson that is going on."""
        return self.window.lessons.run

    @property
    def words(self) -> str:
        """What the strip says now."""
        return self.window.lessons.bar.words.text()

    def wait(self, done: Callable[[], bool]) -> None:
        """Waits for something; AssertionError when it does not come."""
        waited = 0
        while not done():
            QTest.qWait(5)
            waited += 5
            assert waited < PATIENCE, f"{self.run.lesson.key}, step {self.run.place}: nothing comes of “{self.words}”"

    def settled(self) -> None:
        """Waits until the felt shows the present."""
        felt = self.window.match.felt
        self.wait(lambda: not felt.busy and felt.shown is felt.view)

    def go_through(self, lesson: Lesson) -> None:
        """A whole lesson, from its first step to the words behind its last one."""
        hurry(self.window)
        self.window.lessons.begin(lesson, 0)
        ended: list[bool] = []
        self.run.ended.connect(lambda: ended.append(True))
        while not ended:
            run = self.run
            place, kind = run.place, run.step.kind
            self.settled()
            if run.place != place:
                continue
            self.tell(f"{lesson.key}-{place:02d}")
            if run.place != place:
                continue
            {
                SAY: self.press_first,
                ASK: self.answer,
                WHICH: self.answer,
                PLAY: self.play,
                WATCH: self.look,
                DEAL: self.deal,
            }[kind]()
        self.tell(f"{lesson.key}-end")

    def tell(self, name: str) -> None:
        """Remembers the words, and lets a picture be taken."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.seen.append(self.words)
        self.shot(name, self.words)

    def press_first(self) -> None:
        """The first button of the strip."""
        self.window.lessons.bar.buttons[0].click()

    def answer(self) -> None:
        """Every wrong answer, then the right one."""
        bar, step, place = self.window.lessons.bar, self.run.step, self.run.place
        view = self.window.referee.view()
        assert view is not None
        rights = [right for _, _, right in (trick_answers(view) if step.kind == WHICH else step.answers)]
        for at, right in enumerate(rights):
            if not right:
                bar.buttons[at].click()
                assert self.run.place == place
                self.tell(f"{self.run.lesson.key}-{place:02d}-wrong{at + 1}")
        bar.buttons[rights.index(True)].click()
        self.tell(f"{self.run.lesson.key}-{place:02d}-right")
        self.press_first()

    def play(self) -> None:
        """Everything that is not asked for, then what is."""
        match, run = self.window.match, self.run
        place, step = run.place, run.step
        self.wait(lambda: self._turn() is not None)
        view = self._turn()
        assert view is not None
        choices = legal(view)
        right = [one for one in choices if not step.right or any(same(text, one) for text in step.right)]
        illegal = [Action(PERSON, "play", card) for card in cards_of(view) if view.table.phase == "play"]
        wrong = [one for one in dict.fromkeys((*choices, *illegal)) if one not in right]
        for number, action in enumerate(wrong if len(wrong) < 10 else wrong[:3], 1):
            assert not match.submit(action), action
            assert self.run.place == place
            if self.words not in self.seen:
                self.tell(f"{run.lesson.key}-{place:02d}-no{number}")
        assert right, f"{run.lesson.key}, step {place}: what is asked for is not legal"
        assert match.submit(right[0])
        assert self.run is run

    def _turn(self) -> View | None:
        view = self.window.match.felt.shown
        newest = view is not None and view is self.window.match.felt.view
        return view if newest and view is not None and view.table.turn == PERSON else None

    def look(self) -> None:
        """Waits until there is nothing more to be seen, and goes on where much was to be read."""
        place, bar = self.run.place, self.window.lessons.bar
        self.wait(lambda: self.run.place != place or bool(bar.buttons))
        if self.run.place == place:
            self.press_first()

    def deal(self) -> None:
        """Plays the deal as a bot would, and goes on behind it, won or lost."""
        run, match = self.run, self.window.match
        while run.outcome is None:
            self.wait(lambda: run.outcome is not None or self._turn() is not None)
            view = self._turn()
            if run.outcome is None and view is not None:
                thought = decided(self.player, view, 1)
                assert match.submit(thought.action)
                QTest.qWait(1)
        self.outcomes.append(run.outcome)
        self.tell(f"{run.lesson.key}-{run.place:02d}-over")
        bar = self.window.lessons.bar
        bar.buttons[0 if run.outcome else 1].click()


def cards_of(view: View) -> list[int]:
    """The cards in the viewer's hand."""
    return [card for card in range(64) if view.hand >> card & 1]


def main(folder: Path, language: str = "en", theme: str = "light", size: str = "1024x640") -> None:
    """Saves the pictures and prints the words."""
    from sjavs_desktop.app.lessons import lessons
    from sjavs_desktop.ui.application import open_window, prepare

    folder.mkdir(parents=True, exist_ok=True)
    prepare(QApplication.instance() or QApplication([]), language)  # type: ignore[arg-type]
    stored = folder / "settings.ini"
    stored.unlink(missing_ok=True)
    settings = Settings(store=QSettings(str(stored), QSettings.Format.IniFormat))
    for key, value in {"theme": theme, "speed": "instant", "hold": "0"}.items():
        settings.set(key, value)
    window = open_window(settings)
    window.resize(*map(int, size.split("x")))
    QTest.qWait(200)
    window.grab().save(str(folder / "00-first.png"))

    def shot(name: str, words: str) -> None:
        QTest.qWait(5)
        window.grab().save(str(folder / f"{name}.png"))
        # Printing is what this command is for.
        sys.stdout.write(f"{folder / name}.png\n    {words.replace(chr(10), chr(10) + '    ')}\n")

    learner = Learner(window, shot)
    for lesson in lessons():
        learner.go_through(lesson)
    window.lessons.leave()
    window.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
