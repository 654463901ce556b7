"""What the window does with exercises; loaded when they are wanted first."""

import os
from collections.abc import Sequence
from datetime import date
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from sjavs_desktop.app import exercises as own
from sjavs_desktop.app import library
from sjavs_desktop.app.exercises_book import Entry, book
from sjavs_desktop.app.exercises_deals import bidding
from sjavs_desktop.app.exercises_store import Kept, Store
from sjavs_desktop.app.hints import Hints
from sjavs_desktop.app.languages import told
from sjavs_desktop.app.reviewer import Reviewer
from sjavs_desktop.app.seats import HUMAN
from sjavs_desktop.core.codes import new_seed
from sjavs_desktop.core.notation import parse_action
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.wording import cause, sentence
from sjavs_desktop.ui import theme
from sjavs_desktop.ui.desk import Table, Upcoming
from sjavs_desktop.ui.exercises import asked, words
from sjavs_desktop.ui.exercises.asked import Question
from sjavs_desktop.ui.exercises.hub import ExercisesDialog
from sjavs_desktop.ui.exercises.question import QuestionDialog
from sjavs_desktop.ui.people import people

if TYPE_CHECKING:
    from sjavs_desktop.engine.review import DealReview

translate = QCoreApplication.translate

BOT = "club"
"""How the others play where a deal of the book is played on."""
LOOKED = 8
"""Deals that are looked through at most each time the dialog is open."""
TOLD = 6
"""Sentences about files that cannot be used which are shown at once."""
GAMES = ("sjavs", "old-mor", "klorsjavs", "schafkopf")
"""The games of the auction quiz."""


class Host(Table, Upcoming, Protocol):
    """The window that exercises belong to."""


class Exercises(QObject):
    """Beside a main window, whose menu entry for exercises it carries out."""

    def __init__(self, window: Host) -> None:
        super().__init__(window.window())
        vault = window.referee.vault
        self._vault = vault
        self.folder = (vault.folder if vault is not None else library.user_folder()).parent
        self.store = Store(self.folder)
        self.hints: Hints | None = None
        self._reviewer: Reviewer | None = None
        self._waiting: list[own.Deal] = []
        """Deals that are still to be looked through."""
        self._looking: tuple[own.Deal, Record] | None = None
        self._done = 0
        self._dialog: ExercisesDialog | None = None

    @property
    def _window(self) -> Host:
        """The window, which owns this: held by nothing else, so that it can go."""
        return cast(Host, self.parent())

    def today(self) -> date:
        """The day by which exercises are due."""
        return date.today()

    def learn(self, record: Record, found: "DealReview", match: str) -> int:
        """Makes exercises of the mistakes in a deal that somebody has reviewed; how many are new."""
        return own.learn(self.store, record, found, match, self.today())

    # -- The dialog --------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Shows all exercises until the dialog is closed."""
        window = self._window
        entries, troubles = book(window.packs, own.own_deals(self.folder))
        games = {key: translate("rules", window.packs[key].name) for key in GAMES if key in window.packs}
        dialog = ExercisesDialog(self.store, entries, games, lambda: self.store.due(self.today()), window.window())
        self._dialog = dialog
        dialog.practise.connect(self.practise)
        dialog.memory.connect(self.train)
        dialog.quiz.connect(self.quiz)
        dialog.solve.connect(self.solve)
        dialog.paper.connect(self.paper)
        dialog.own.connect(self._tell_own)
        troubles = [*self.store.troubles, *troubles]
        self.store.troubles.clear()
        dialog.tell(self._troubles(troubles))
        self._look_through()
        window.run(dialog)
        self._stop_looking()
        self._dialog = None

    def _names(self) -> tuple[str, ...]:
        return self._window.player_names()

    def _ask(self, dialog: QuestionDialog) -> None:
        """Runs a dialog with questions over that of all exercises."""
        over = self._dialog
        dialog.exec()
        dialog.deleteLater()
        if over is not None:
            over.refresh()
            over.activateWindow()
            if self.store.troubles:
                over.tell(told(self.store.troubles.pop(0)))

    def _question_dialog(self, questions: list[Question], **more: object) -> QuestionDialog:
        window = self._window
        dark = theme.is_dark(str(window.settings.get("theme")))
        speed = str(window.settings.get("speed"))
        parent: QWidget = self._dialog or window.window()
        if any(one.thinks for one in questions):
            more["hints"] = self._teacher()
        return QuestionDialog(questions, dark, speed, parent=parent, **more)  # type: ignore[arg-type]

    def _teacher(self) -> Hints:
        if self.hints is None:
            self.hints = Hints(self)
        return self.hints

    # -- The book ----------------------------------------------------------------------------------------------------

    def solve(self, entry: Entry) -> None:
        """Lets a deal of the book be solved."""
        levels = (HUMAN, *(BOT,) * 3)
        dialog = self._question_dialog([asked.of_entry(entry, self._names(), levels)])
        dialog.judged.connect(lambda one, right: self.store.done(entry.key, right, self.today()))
        self._ask(dialog)

    def paper(self, entries: list[Entry]) -> None:
        """Shows the deals as a page that can be printed, or written as a PDF."""
        from sjavs_desktop.ui.exercises.book_page import page
        from sjavs_desktop.ui.exercises.paper import PaperDialog

        html = page(entries, people(self._names()))
        dialog = PaperDialog(translate("exercise", "Chosen deals"), html, self._dialog or self._window.window())
        dialog.exec()
        dialog.deleteLater()

    def _troubles(self, troubles: Sequence[str]) -> str:
        """Everything that went wrong, a line for each; of several files the folder is named once."""
        if len(troubles) < 2:
            return "".join(map(told, troubles))
        folder = self.folder
        lines = [told(one).replace(f"{folder}{os.sep}", "") for one in troubles[:TOLD]]
        more = len(troubles) - len(lines)
        if more:
            lines.append(QCoreApplication.translate("exercise", "%n more file(s) cannot be used.", "", more))
        return "\n".join(
            (translate("exercise", "Not everything in {folder} can be used:").format(folder=folder), *lines)
        )

    def _tell_own(self) -> None:
        """Says where the user's own deals are put, and makes the folder for them."""
        folder = own.own_deals(self.folder)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            if self._dialog is not None:
                self._dialog.tell(told(sentence("{file}: {why}", file=folder, why=cause(wrong))))
            return
        words_ = translate(
            "exercise",
            "Deals of your own are files that end in .toml, in this folder: {folder}. Those of the book can serve as "
            "examples; they lie in {book}.",
        )
        from sjavs_desktop.app.exercises_book import FOLDER

        if self._dialog is not None:
            self._dialog.tell(words_.format(folder=folder, book=FOLDER))

    # -- One's own mistakes ------------------------------------------------------------------------------------------

    def practise(self, due: list[Kept]) -> None:
        """Asks exercises from one's own deals; those that cannot be read any more are dropped with a sentence."""
        questions = []
        for one in due:
            try:
                record = own.opened(one)
                answers = tuple(parse_action(each) for each in one.answers)
                questions.append(asked.of_kept(one, record, answers))
            except ValueError as wrong:
                self.store.troubles.append(told(wrong))
                self.store.drop(one.key)
        if not questions:
            return
        dialog = self._question_dialog(questions)
        dialog.judged.connect(self._answered)
        self._ask(dialog)

    def _answered(self, question: Question, right: bool) -> None:
        if question.kept is not None:
            self.store.answer(question.kept.key, right, self.today())

    def _look_through(self) -> None:
        """Starts to look through deals that were played, for as long as the dialog is open."""
        if self._vault is None:
            return
        self._waiting = own.unseen(self._vault, self.store, LOOKED)
        self._done = 0
        self._next_deal()

    def _next_deal(self) -> None:
        """Looks through the next deal; a match that cannot be read any more is left out."""
        self._looking = None
        while self._waiting and self._vault is not None:
            deal = self._waiting.pop(0)
            try:
                record = self._vault.read(deal.match)
            except (OSError, ValueError):
                continue
            if self._reviewer is None:
                self._reviewer = Reviewer(self)
                self._reviewer.reviewed.connect(self._reviewed)
                self._reviewer.progressed.connect(self._progressed)
                self._reviewer.finished.connect(lambda _: self._next_deal())
            self._looking = deal, record
            self._reviewer.review(record, own.person(record), [deal.number], own.EFFORT)
            return
        if self._dialog is not None:
            self._dialog.show_progress(1, 1)
            self._dialog.refresh()

    def _reviewed(self, found: "DealReview") -> None:
        if self._looking is not None:
            deal, record = self._looking
            self.learn(record, found, deal.match)

    def _progressed(self, done: int, of: int) -> None:
        if self._dialog is not None:
            self._dialog.show_progress(done, of + 100 * len(self._waiting))

    def _stop_looking(self) -> None:
        self._waiting, self._looking = [], None
        if self._reviewer is not None:
            self._reviewer.stop()

    # -- Memory and auction ------------------------------------------------------------------------------------------

    def train(self) -> None:
        """The memory trainer."""
        from sjavs_desktop.ui.exercises.memory import MemoryDialog

        window = self._window
        dark = theme.is_dark(str(window.settings.get("theme")))
        rules = window.rules()
        dialog = MemoryDialog(
            rules, self._names(), dark, str(window.settings.get("speed")), self._dialog or window.window()
        )
        dialog.scored.connect(lambda right, of: self.store.score("memory", right, of, self.today()))
        dialog.exec()
        dialog.deleteLater()
        if self._dialog is not None:
            self._dialog.refresh()

    def quiz(self, pack: str) -> None:
        """Asks what to say, hand after hand."""
        rules = compile_rules(self._window.packs[pack])
        seed, numbers = new_seed(), count(1)

        def more() -> Question:
            record = bidding(rules, self._names(), seed, next(numbers))
            title = translate("exercise", "Auction quiz")
            game = translate("rules", rules.name)
            task = words.question(Question(record, 0, "", "", "").view)
            return Question(record, 0, title, game, task, floor=asked.CLOSE)

        dialog = self._question_dialog([more()], more=more)
        dialog.judged.connect(partial(self._scored, "quiz"))
        self._ask(dialog)

    def _scored(self, what: str, _: Question, right: bool) -> None:
        self.store.score(what, int(right), 1, self.today())

    def close(self) -> None:
        """Ends what thinks; may be called twice."""
        self._stop_looking()
        for one in (self.hints, self._reviewer):
            if one is not None:
                one.close()
