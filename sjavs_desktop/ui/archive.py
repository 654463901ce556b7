"""What the window does with matches that are kept: go on, take back, claim, deal codes, save, open, history."""

import errno
import os
import stat
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTimer
from PySide6.QtWidgets import QFileDialog, QWidget

from sjavs_desktop.app import library
from sjavs_desktop.app.branches import Branch, branch_of
from sjavs_desktop.app.deals import fresh
from sjavs_desktop.app.history import FILE, History, HistoryError
from sjavs_desktop.app.languages import told
from sjavs_desktop.app.vault import Unfinished
from sjavs_desktop.core import codes
from sjavs_desktop.core.duel import ORIGIN
from sjavs_desktop.core.lesson import ORIGIN as LESSON
from sjavs_desktop.core.record import Record, deals, read_record, record_text, too_large
from sjavs_desktop.core.state import OVER
from sjavs_desktop.core.wording import cause
from sjavs_desktop.models.score_rows import owners
from sjavs_desktop.ui import dress, text, theme
from sjavs_desktop.ui.desk import Leaving, Table, Upcoming
from sjavs_desktop.ui.people import people
from sjavs_desktop.ui.review.reviewing import Reviewing

if TYPE_CHECKING:
    from sjavs_desktop.ui.dialogs.history import HistoryDialog

translate = QCoreApplication.translate

FILTER = "*.sjavs"


LARGEST = 64 * 2**20
"""Bytes of a record at most: a match of a whole evening has some thousands."""


def content(path: Path) -> bytes:
    """What is in a file; raises OSError, also for what never ends or is far too large for a record."""
    kind = path.stat()
    if not (stat.S_ISREG(kind.st_mode) or stat.S_ISDIR(kind.st_mode)):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    if kind.st_size > LARGEST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return path.read_bytes()


class Host(Table, Upcoming, Leaving, Protocol):
    """The window whose matches are kept."""

    def show_unsaved(self, why: str) -> None:
        """Shows, as long as it is so, that the match cannot be saved."""


class Archive(QObject):
    """Beside a main window, whose menu entries on records it carries out."""

    def __init__(self, window: Host, reviewing: Reviewing) -> None:
        super().__init__(window.window())
        self._referee = window.referee
        self.reviewing = reviewing
        self._original: Record | None = None
        """What the last branch was branched off from."""
        self._left: Unfinished | None = None
        """The match that is offered to be gone on with."""
        handlers: dict[str, Callable[[], object]] = {
            "undo": self.undo,
            "redo": self.redo,
            "claim": self.claim,
            "give_up": self.give_up,
            "go_on": self.go_on,
            "history": self.show_history,
            "statistics": self.show_statistics,
            "replay": self.replay_this,
            "save": self.save,
            "open": self.open,
            "compare": self.compare,
            "code": self.ask_code,
            "again": self.same_deal,
            "series": self.next_of_series,
        }
        for key, handler in handlers.items():
            window.actions_by_key[key].triggered.connect(handler)
        referee = self._referee
        referee.unsaved.connect(self._tell)
        base = library.user_folder().parent
        folder = referee.vault.folder if referee.vault else base / "matches"
        self.history = History(folder.parent / FILE, folder, say=self._tell)
        self._unlearnt = False
        """Whether the history could not be kept, which is told once."""
        referee.kept.connect(self._learn)
        for signal in (referee.began, referee.jumped, referee.asked, referee.paused, referee.ended):
            signal.connect(self.refresh)
        referee.happened.connect(self.refresh)
        window.match.welcome.go_on.connect(self.go_on)
        self.refresh()
        QTimer.singleShot(0, self.look)

    @property
    def _window(self) -> Host:
        """The window, which owns this: held by nothing else, so that it can go."""
        return cast(Host, self.parent())

    def _tell(self, sentence: str) -> None:
        self._window.tell(told(sentence))

    # -- What can be done now ----------------------------------------------------------------------------------------

    def refresh(self, *_: object) -> None:
        """Lets the menu offer what can be done now."""
        referee, view = self._referee, self._referee.view()
        self._window.show_unsaved(told(referee.journal.trouble) if referee.journal else "")
        self._window.match.score.deal_label.show_deal(referee.record if view else None, self._window.packs)
        playing = view is not None and view.table.phase != OVER
        # In a duel nobody looks at a deal beforehand, or gets rid of it.
        free = referee.record is None or not referee.record.origin.startswith((ORIGIN, LESSON))
        able = {
            "undo": referee.can_undo(),
            "redo": referee.can_redo(),
            "claim": referee.can_claim(),
            "give_up": playing and free,
            "go_on": self._left is not None and not playing,
            "replay": self._dealt(),
            "compare": self._branched() is not None,
            "save": referee.record is not None,
            "again": self._dealt() and free,
            "series": self._dealt() and free,
        }
        for key, on in able.items():
            self._window.actions_by_key[key].setEnabled(on)

    def _dealt(self) -> bool:
        record = self._referee.record
        return record is not None and deals(record.actions) > 0

    # -- Going on ----------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Looks for a match that was left, and offers to go on with it."""
        vault = self._referee.vault
        self._left = vault.newest() if vault is not None else None
        troubles = [*self._window.settings.troubles, *(vault.troubles if vault is not None else ())]
        if troubles:
            self._tell(troubles[0])
        self._window.match.welcome.offer(described(self._left.record) if self._left else "")
        self.refresh()

    def go_on(self) -> None:
        """Goes on with the match that was left last."""
        if self._left is not None and self._window.may_leave():
            self.resume(self._left.id)

    def resume(self, stem: str) -> None:
        """Goes on with a match; why that cannot be is said."""
        self._left = None
        try:
            self._referee.resume(stem)
        except ValueError as wrong:
            self._window.tell(told(wrong))
            self.look()

    def give_up(self) -> None:
        """Gives the match up, once that was asked."""
        from sjavs_desktop.ui.dialogs.frame import question

        words = self.tr("Give the match up for good? It stays in the history, but cannot be gone on with.")
        title = self.tr("Give up")
        if question(self._window.window(), title, words, self.tr("&Give up"), self.tr("&Play on")):
            self._referee.abandon()
            self._window.leave_table()

    # -- History -----------------------------------------------------------------------------------------------------

    def _learn(self, stem: str, record: Record) -> None:
        """Keeps in the history what became of a match so far."""
        try:
            self.history.learn(record, stem)
            self._unlearnt = False
        except HistoryError as wrong:
            if not self._unlearnt:
                self._window.tell(told(wrong))
            self._unlearnt = True

    def show_history(self) -> None:
        """Shows every match that was played."""
        from sjavs_desktop.ui.dialogs.history import HistoryDialog

        window = self._window
        dialog = HistoryDialog(self.history, window.settings, window.packs, window.window())
        resume: list[str] = []
        dialog.replay.connect(lambda stem, deal: self._replay_kept(stem, deal, dialog))
        dialog.review.connect(lambda stem, deal: self._review_kept(stem, deal, dialog))
        dialog.resume.connect(resume.append)
        window.run(dialog)
        self.history.say = self._tell
        if resume and window.may_leave():
            self.resume(resume[0])

    def _replay_kept(self, stem: str, deal: int, over: "HistoryDialog") -> None:
        """Shows a match of the history; of one that goes on the deals that have ended."""
        vault = self._referee.vault
        try:
            record = vault.read(stem) if vault else None
        except (OSError, ValueError) as wrong:
            self._window.tell(told(wrong))
            return
        if record is not None:
            whole = record.marked("abandoned") or record.state().table.phase == OVER
            if self.replay(record if whole else finished(record), deal, stem, over):
                over.reject()
            over.reload()

    def _review_kept(self, stem: str, deal: int, over: "HistoryDialog") -> None:
        """Reviews a match of the history; why that cannot be is said there."""
        vault = self._referee.vault
        try:
            record = vault.read(stem) if vault else None
        except (OSError, ValueError) as wrong:
            over.tell(told(wrong))
            return
        if record is not None:
            self.reviewing.review(record, deal, over, over.tell)

    def show_statistics(self) -> None:
        """Shows what the history sums up to."""
        from sjavs_desktop.ui.dialogs.statistics import StatisticsDialog

        try:
            for _ in self.history.catch_up():
                pass
            rows = self.history.matches(), self.history.deals()
        except HistoryError as wrong:
            self._window.tell(told(wrong))
            return
        self._window.run(StatisticsDialog(*rows, self._window.settings, self._window.window()))

    # -- Taking back -------------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Takes back the last choice, if the rules let that be."""
        self._referee.undo()

    def redo(self) -> None:
        """Makes it again."""
        self._referee.redo()

    def claim(self) -> None:
        """Ends the deal where nothing can change its score."""
        self._referee.claim()

    # -- Deals -------------------------------------------------------------------------------------------------------

    def ask_code(self) -> None:
        """Asks for the code of a deal and begins a match with it."""
        from sjavs_desktop.app import deals as beginnings
        from sjavs_desktop.ui.dialogs.deal_code import DealCodeDialog

        window, record = self._window, self._referee.record
        now = ""
        if record is not None and deals(record.actions):
            code = beginnings.code_of(record, deals(record.actions), window.packs, library.user_folder())
            now = codes.write(code)
        dialog = DealCodeDialog(window.packs, now, window.window())
        if window.run(dialog) and (start := dialog.start()) is not None and window.may_leave():
            begun = beginnings.with_code(start, window.players(start.rules), window.levels(start.rules))
            self._referee.begin(begun.record, begun.opening)

    def same_deal(self) -> None:
        """Begins a match with the deal that lies on the table."""
        from sjavs_desktop.app import deals as beginnings

        record = self._referee.record
        if record is not None and self._dealt() and self._window.may_leave():
            begun = beginnings.again(record, deals(record.actions), self._window.packs, library.user_folder())
            self._referee.begin(begun.record, begun.opening)

    def next_of_series(self) -> None:
        """Begins a match with the next deal of the series."""
        from sjavs_desktop.app import deals as beginnings

        record = self._referee.record
        if record is not None and self._dealt() and self._window.may_leave():
            begun = beginnings.following(record, deals(record.actions), self._window.packs, library.user_folder())
            self._referee.begin(begun.record, begun.opening)

    # -- Files -------------------------------------------------------------------------------------------------------

    def save(self) -> bool:
        """Saves the record of the match under a name of one's own; whether that was done."""
        record = self._referee.record
        if record is None:
            return False
        kind = self.tr("Records of matches ({files})").format(files=FILTER)
        chosen, _ = QFileDialog.getSaveFileName(self._window.window(), self.tr("Save the record"), "match.sjavs", kind)
        if chosen:
            try:
                Path(chosen).write_text(record_text(record), encoding="utf-8", newline="\n")
            except OSError as wrong:
                self._window.tell(f"{chosen}: {told(cause(wrong))}")
            else:
                return True
        return False

    def open(self) -> None:
        """Opens a record to look at it."""
        kind = self.tr("Records of matches ({files})").format(files=FILTER)
        chosen, _ = QFileDialog.getOpenFileName(self._window.window(), self.tr("Open a record"), "", kind)
        if chosen:
            self.open_file(Path(chosen))

    def open_file(self, path: Path) -> None:
        """Shows the record in a file; what is wrong with it is said where nobody misses it."""
        from sjavs_desktop.ui.dialogs.frame import inform

        wrong = ""
        try:
            record = read_record(content(path).decode("utf-8"), str(path))
        except OSError as error:
            wrong = told(too_large(path)) if error.errno == errno.EFBIG else f"{path}: {told(cause(error))}"
        except UnicodeDecodeError:
            wrong = self.tr("{file}: the file is not UTF-8 text.").format(file=path)
        except ValueError as error:
            wrong = told(error)
        if wrong:
            self._window.tell(wrong)
            title = translate("archive", "The record cannot be opened")
            inform(self._window.window(), title, wrong, translate("archive", "&Close"))
        else:
            self.replay(record)

    def replay_this(self) -> None:
        """Shows the match that lies on the table, as far as it was played to the end of a deal."""
        record = self._referee.record
        if record is not None:
            self.replay(finished(record), deals(record.actions))

    def replay(self, record: Record, deal: int = 1, stem: str = "", over: QWidget | None = None) -> bool:
        """Shows a record card by card; from any moment of it one can play on, and then it is True."""
        from sjavs_desktop.ui.replay.dialog import ReplayDialog

        window = self._window
        branches: list[int] = []
        # Whatever lies on the table: the cards are those of the game that is shown.
        with dress.dressed(record.rules):
            dark = theme.is_dark(str(window.settings.get("theme")))
            dialog = ReplayDialog(record, dark, deal, over or window.window())
            dialog.branch.connect(lambda _, ply: branches.append(ply))
            dialog.review.connect(lambda at: self.reviewing.review(record, at, dialog, dialog.tell))
            window.run(dialog)
        return bool(branches) and self.branch(record, branches[0], stem)

    def branch(self, record: Record, ply: int, stem: str = "") -> bool:
        """Begins a match from a moment of another one, which stays as it is; or not, and then it is False."""
        if not self._window.may_leave():
            return False
        origin = f"branch {stem or '-'} {ply}"
        header = replace(record, actions=record.actions[:ply], marks=(), future=(), origin=origin)
        self._original = record
        self._referee.begin(replace(fresh(header), actions=header.actions))
        return True

    def _branched(self) -> Branch | None:
        """The branch that the match on the table is, once its deal has ended both here and in the original."""
        record, whole = self._referee.record, self._original
        if record is None or whole is None or not record.origin.startswith("branch "):
            return None
        return branch_of(record, whole, int(record.origin.rpartition(" ")[2]))

    def compare(self) -> None:
        """Shows the deal that was branched off beside the one that it was branched off from."""
        from sjavs_desktop.ui.replay.side_by_side import Side, SideBySide

        found = self._branched()
        if found is not None:
            title = self.tr("Deal {number} as it was, and as it became").format(number=found.deal)
            sides = [Side(found.before, self.tr("As it was played")), Side(found.after, self.tr("What if"))]
            dark = theme.is_dark(str(self._window.settings.get("theme")))
            self._window.run(SideBySide(title, sides, found.since, dark, self._window.window()))

    def close(self) -> None:
        """Lets the history go, and ends a review."""
        self.reviewing.close()
        self.history.close()


def finished(record: Record) -> Record:
    """A match without the deal that is still going on: whose cards lie where is nobody's business yet."""
    states = [state for state, _ in record.steps()]
    ends = [ply for ply, state in enumerate(states) if state.table.deal_over]
    return replace(record, actions=record.actions[: ends[-1] if ends else 0], marks=(), future=())


def described(record: Record) -> str:
    """A match that was left: its game, how it stands and when it was begun."""
    table = record.state().table
    names = owners(record.rules, people(record.players))
    name = translate("rules", record.rules.name)
    words = translate("archive", "{game}, deal {deal}: {standing}").format(
        game=name, deal=table.deal, standing=text.standing(table.scores, 0, names)
    )
    when = moment(record.began)
    return f"{words} ({when})" if when else words


def moment(began: str) -> str:
    """When a match began, as it is written where the user lives; empty when that is not known."""
    from PySide6.QtCore import QDateTime, Qt

    time = QDateTime.fromString(began, Qt.DateFormat.ISODate)
    return QLocale().toString(time.toLocalTime(), QLocale.FormatType.ShortFormat) if time.isValid() else ""
