"""The dialog of all exercises: what is due, memory, the auction, and the book."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sjavs_desktop.app.exercises_book import THEMES, Entry
from sjavs_desktop.app.exercises_store import Kept, Score, Store, themes_of
from sjavs_desktop.models.history import Cell, Role, RowsModel
from sjavs_desktop.ui.dialogs.frame import Dialog
from sjavs_desktop.ui.dialogs.row_list import RowList
from sjavs_desktop.ui.exercises import words

translate = QCoreApplication.translate

ALL = ""
"""In place of a theme: every one."""
DONE, TRIED = "✓", "·"
"""The marks of a deal that was solved, and of one that was only tried."""


def number_of(entry: Entry, entries: Sequence[Entry]) -> int:
    """The number of a deal in the book, from 1."""
    return next(at for at, one in enumerate(entries, 1) if one.key == entry.key)


class BookModel(RowsModel):
    """The deals of the book."""

    def __init__(self, done: Mapping[str, bool], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.done = done
        self.numbers: dict[str, int] = {}

    def cells(self) -> list[Cell]:
        return [
            Cell(translate("exercise", "No."), lambda one: str(self.numbers[one.key]), self._order, right=True),
            Cell(translate("exercise", "Solved"), self._mark, self._mark),
            Cell(translate("exercise", "Deal"), words.title, words.title),
            Cell(translate("exercise", "Game"), game, game),
            Cell(
                translate("exercise", "Theme"), lambda one: words.theme(one.theme), lambda one: THEMES.index(one.theme)
            ),
            Cell(translate("exercise", "Difficulty"), lambda one: words.level(one.level), lambda one: one.level),
        ]

    def _order(self, one: Entry) -> int:
        return self.numbers[one.key]

    def _mark(self, one: Entry) -> str:
        return (DONE if self.done[one.key] else TRIED) if one.key in self.done else ""


def game(one: Entry) -> str:
    """The game of a deal."""
    return translate("rules", one.rules.name)


class Tile(QFrame):
    """One kind of exercise: what it is, how far one is, a choice, and a button."""

    def __init__(self, title: str, button: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.title, self.told = QLabel(title, self), QLabel(self)
        bold = QFont(parent.font())
        bold.setBold(True)
        self.title.setFont(bold)
        self.told.setWordWrap(True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.told.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.choice = QComboBox(self)
        self.choice.setAccessibleName(title)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.choice.setMinimumContentsLength(8)
        self.start = QPushButton(button, self)
        self.start.setAutoDefault(False)
        column = QVBoxLayout(self)
        for widget in (self.title, self.told):
            column.addWidget(widget)
        row = QHBoxLayout()
        row.addWidget(self.choice, 1)
        row.addWidget(self.start)
        column.addLayout(row)


class ExercisesDialog(Dialog):
    """All exercises. What is wanted it says by signals and stays open."""

    practise = Signal(list)
    """The own exercises (`Kept`) that are to be asked now."""
    memory = Signal()
    quiz = Signal(str)
    """The key of the game."""
    solve = Signal(object)
    """An `Entry`."""
    paper = Signal(list)
    """The entries that are to be printed."""
    own = Signal()
    """Where own deals are put is asked for."""

    def __init__(
        self,
        store: Store,
        entries: Sequence[Entry],
        games: Mapping[str, str],
        due: Callable[[], list[Kept]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, translate("exercise", "Exercises"))
        self._store, self.entries, self._due = store, list(entries), due
        self.mistakes = Tile(translate("exercise", "From your own deals"), translate("exercise", "&Practise"), self)
        self.trainer = Tile(translate("exercise", "Memory"), translate("exercise", "&Train"), self)
        self.auction = Tile(translate("exercise", "Auction quiz"), translate("exercise", "&Ask me"), self)
        self.trainer.choice.hide()
        for key, name in games.items():
            self.auction.choice.addItem(name, key)
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.setMaximumHeight(6)
        self.progress.hide()
        self.book, self.search = QLabel(self), QLineEdit(self)
        self.model = BookModel(store.state.done, self)
        self.list = RowList(self.model, translate("exercise", "Chosen deals"), (2, 3, 4), self)
        self.list.setObjectName("book")
        self.nothing, self.message = QLabel(self), QLabel(self)
        self._lay_out()
        self._connect()
        self.refresh()
        self.finish(980, 660)
        if self.model.rows:
            self.list.choose(self._first_undone())

    def _lay_out(self) -> None:
        tiles = QHBoxLayout()
        for one in (self.mistakes, self.trainer, self.auction):
            tiles.addWidget(one, 1)
        self.column.addLayout(tiles)
        self.column.addWidget(self.progress)
        row = QHBoxLayout()
        self.search.setPlaceholderText(translate("exercise", "Search in the book"))
        self.search.setAccessibleName(translate("exercise", "Search in the book"))
        self.search.setClearButtonEnabled(True)
        row.addWidget(self.book, 1)
        row.addWidget(self.search, 1)
        self.column.addLayout(row)
        self.column.addWidget(self.list, 1)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setText(translate("exercise", "Nothing in the book fits that."))
        self.column.addWidget(self.nothing, 1)
        for label in (self.message, self.nothing):
            label.setWordWrap(True)
        self.message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.message.setObjectName("message")
        self.message.hide()
        self.column.addWidget(self.message)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.solve_button = self.buttons.addButton(translate("exercise", "&Solve"), role)
        self.print_button = self.buttons.addButton(translate("exercise", "P&rint…"), role)
        self.own_button = self.buttons.addButton(translate("exercise", "&Own deals…"), role)
        close = self.reject_button(translate("exercise", "&Close"))
        # Enter opens what is chosen in a list, and must not press a button besides.
        for button in (self.solve_button, self.print_button, self.own_button, close):
            button.setAutoDefault(False)

    def _connect(self) -> None:
        self.mistakes.start.clicked.connect(self._practise)
        self.mistakes.choice.activated.connect(self._tell_due)
        self.trainer.start.clicked.connect(self.memory)
        self.auction.start.clicked.connect(lambda: self.quiz.emit(str(self.auction.choice.currentData())))
        self.search.textChanged.connect(self._find)
        self.list.activated.connect(self._solve)
        self.solve_button.clicked.connect(self._solve)
        self.print_button.clicked.connect(lambda: self.paper.emit(list(self.model.rows)))
        self.own_button.clicked.connect(self.own)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._able())

    # -- What is shown -----------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Tells how far one is."""
        due = self._due()
        chosen = self.mistakes.choice.currentData()
        self.mistakes.choice.clear()
        all_themes = translate("exercise", "All themes")
        self.mistakes.choice.addItem(all_themes, ALL)
        for key, number in themes_of(due):
            label = translate("exercise", "{theme} ({number})").format(theme=words.theme(key), number=number)
            self.mistakes.choice.addItem(label, key)
        self.mistakes.choice.setCurrentIndex(max(0, self.mistakes.choice.findData(chosen)))
        self._tell_due()
        self.trainer.told.setText(
            self._scored(
                "memory",
                translate(
                    "exercise",
                    "A deal is shown, and then you are asked: which trumps are still out, how many points are there?",
                ),
            )
        )
        self.auction.told.setText(
            self._scored("quiz", translate("exercise", "A hand is dealt: what do you say? Close calls count as right."))
        )
        self._find()

    def _tell_due(self, *_: object) -> None:
        due = self._wanted()
        kept = self._store.state
        if due:
            words_ = translate("exercise", "%n exercise(s) due today.", "", len(due))
        elif kept.exercises:
            waiting = [one.on for key, one in kept.due.items() if not one.learnt and key in kept.exercises]
            words_ = translate("exercise", "Nothing is due today.")
            if waiting:
                from PySide6.QtCore import QDate, QLocale

                day = min(waiting)
                shown = QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
                words_ = translate("exercise", "Nothing is due today. The next one comes on {date}.").format(date=shown)
        else:
            words_ = translate(
                "exercise", "Mistakes in deals that you have played become exercises here. There are none yet."
            )
        self.mistakes.told.setText(words_)
        self.mistakes.start.setEnabled(bool(due))

    def _wanted(self) -> list[Kept]:
        theme = self.mistakes.choice.currentData() or ALL
        return [one for one in self._due() if theme in (ALL, one.theme)]

    def _scored(self, what: str, before: str) -> str:
        score = self._store.state.scores.get(what, Score(0, 0))
        if not score.of:
            return before
        told = translate("exercise", "Right so far: {right} of {all}.").format(right=score.right, all=score.of)
        return f"{before}\n{told}"

    def show_progress(self, done: int, of: int) -> None:
        """How many moments of deals were looked through for mistakes; nothing is shown at the end."""
        self.progress.setVisible(done < of)
        self.progress.setRange(0, max(1, of))
        self.progress.setValue(done)
        if done < of:
            self.mistakes.told.setText(translate("exercise", "Looking through your deals for mistakes…"))
        else:
            self._tell_due()

    def tell(self, sentence: str) -> None:
        """Says something below the list."""
        self.message.setText(sentence)
        self.message.setVisible(bool(sentence))

    # -- The book ----------------------------------------------------------------------------------------------------

    def _find(self, *_: object) -> None:
        """Shows the deals in which every word of the search occurs."""
        wanted = self.search.text().casefold().split()
        self.model.numbers = {one.key: at for at, one in enumerate(self.entries, 1)}
        current = self._current()
        found = [one for one in self.entries if all(word in self._text(one) for word in wanted)]
        self.model.show(found)
        self.nothing.setVisible(not found)
        self.list.setVisible(bool(found))
        if current is not None and current in found:
            self.list.choose(found.index(current))
        solved = sum(self._store.state.done.get(one.key, False) for one in self.entries)
        told = translate("exercise", "The book: %n deal(s), {solved} of them solved", "", len(self.entries))
        self.book.setText(told.format(solved=solved))
        self._able()

    def _text(self, one: Entry) -> str:
        parts = (
            words.title(one),
            game(one),
            words.theme(one.theme),
            words.level(one.level),
            str(self.model.numbers[one.key]),
        )
        return " ".join(parts).casefold()

    def _first_undone(self) -> int:
        done = self._store.state.done
        return next((at for at, one in enumerate(self.model.rows) if not done.get(one.key, False)), 0)

    def _current(self) -> Entry | None:
        index = self.list.currentIndex()
        found: Any = index.data(Role.ROW) if index.isValid() else None
        return found if isinstance(found, Entry) else None

    def _able(self) -> None:
        self.solve_button.setEnabled(self._current() is not None)
        self.print_button.setEnabled(bool(self.model.rows))

    def _solve(self, *_: object) -> None:
        one = self._current()
        if one is not None:
            self.solve.emit(one)

    def _practise(self) -> None:
        due = self._wanted()
        if due:
            self.practise.emit(due)
