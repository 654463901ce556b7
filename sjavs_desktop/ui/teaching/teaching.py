"""What the window does to teach: hints by a key, aids that stay on, and a tutor that asks before a mistake."""

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLayoutItem, QMenu, QSizePolicy, QVBoxLayout, QWidget

from sjavs_desktop.app.seats import HUMAN
from sjavs_desktop.core.duel import ORIGIN
from sjavs_desktop.core.game import interjections, legal
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.ui.desk import Table
from sjavs_desktop.ui.match_view import SHEET
from sjavs_desktop.ui.people import people
from sjavs_desktop.ui.teaching.advising import trumps_held
from sjavs_desktop.ui.teaching.advisor import Advisor
from sjavs_desktop.ui.teaching.aids import Aids
from sjavs_desktop.ui.teaching.counting import count, laid_away
from sjavs_desktop.ui.teaching.hint_panel import HintPanel
from sjavs_desktop.ui.teaching.hinting import CLOSED, THIS, Hinting
from sjavs_desktop.ui.teaching.marks import FeltMarks
from sjavs_desktop.ui.teaching.tutoring import Tutoring

translate = QCoreApplication.translate

GAP = 6
"""Pixels between aids and hint."""
GRAPH = 11
"""Lines that the graph under the score sheet needs."""


class Column(QWidget):
    """Aids and hint, under the score sheet, or in its place while that is hidden."""

    reworded = Signal()
    """Another language is spoken, or another deck worn."""
    made = Signal(object)
    """There is a panel for hints now."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("teaching")
        self.aids = Aids()
        self._hint: HintPanel | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP)
        self._column.addStretch()
        self._add(self.aids)
        self.hide()

    def _add(self, each: QWidget) -> None:
        """Lays it under what is there, as high as its words, also where there is more room; a hint may be lower."""
        each.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._column.insertWidget(self._column.count() - 1, each)

    @property
    def hint(self) -> HintPanel:
        """The panel for hints, made when it is first asked for: the first picture does without it."""
        if self._hint is None:
            self._hint = HintPanel()
            self._add(self._hint)
            self.made.emit(self._hint)
        return self._hint

    @property
    def hinted(self) -> bool:
        """Whether a hint is shown."""
        return self._hint is not None and not self._hint.isHidden()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.reworded.emit()


class Teaching(QObject):
    """Beside a main window, whose menu entries on teaching it carries out."""

    def __init__(self, window: Table) -> None:
        super().__init__(window.window())
        match = window.match
        self._match, self._referee, self._settings = match, window.referee, window.settings
        self._quiet = False
        self._now: View | None = None
        """The newest situation."""
        self._doubling = CLOSED
        """The step of a hint about doubling: the table goes on meanwhile, and the question may stand all the same."""
        self.column = Column()
        self.advisor = Advisor(window.referee, self)
        self.marks = FeltMarks(match.felt)
        self.hinting = Hinting(match, self.advisor, lambda: self.column.hint, self.marks, self)
        self.tutoring = Tutoring(match, self.advisor, window.settings, self)
        self.hinting.used, self.hinting.names, self.tutoring.free = self._used, self._names, self._free
        match.tutor = self.tutoring.allows
        self._actions = window.actions_by_key
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), window.window())
        self._escape.setEnabled(False)
        self._escape.activated.connect(self.close_hint)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.refresh)
        self._connect()
        self._dock()
        self._use_settings()

    def _connect(self) -> None:
        match = self._match
        self._actions["hint"].triggered.connect(self.hint)
        self._actions["beginner"].toggled.connect(lambda on: self._settings.set("beginner", on))
        self._actions["full_screen"].toggled.connect(self._share_escape)
        self._settings.changed.connect(self._use_settings)
        self.column.made.connect(self._hear)
        self.column.reworded.connect(self.retell)
        self.tutoring.asked.connect(self._questioned)
        self.tutoring.show_hint.connect(self._shown_by_tutor)
        self.tutoring.stopped.connect(self._tutor_gone)
        for signal in (self._referee.began, self._referee.jumped, self._referee.happened):
            signal.connect(self._moved)
        match.felt.reached.connect(self._reached)
        match.felt.director.changed.connect(self.refresh)
        match.score.installEventFilter(self)

    def _hear(self, panel: HintPanel) -> None:
        panel.further.connect(self.hint)
        panel.closed.connect(self.close_hint)
        panel.example.connect(self.show_example)
        panel.changed.connect(self._make_room)

    def ahead(self) -> tuple[Callable[[], object], ...]:
        """What can be made before it is asked for, while nobody waits: each in less time than a frame has."""
        return lambda: self.column.hint, lambda: self.column.hint.get_ready(), lambda: self.tutoring.panel

    @property
    def _window(self) -> Table:
        """The window, which owns this: held by nothing else, so that it can go."""
        return cast(Table, self.parent())

    # -- Whether there is any help -----------------------------------------------------------------------------------

    @property
    def quiet(self) -> bool:
        """Whether all of it is switched off for now, as it is in a lesson; the settings stay as they are."""
        return self._quiet or self._match.gate is not None

    @quiet.setter
    def quiet(self, on: bool) -> None:
        self._quiet = on
        self.offer()

    def offer(self) -> None:
        """Offers hint and aids in the menu, or tells there why there are none now."""
        on = self.quiet
        words = translate("teaching", "In a lesson there is no other help: it tells everything itself.") if on else ""
        for key in ("hint", "beginner"):
            action = self._actions[key]
            action.setEnabled(not on)
            action.setToolTip(words)
            action.setStatusTip(words)
            for menu in action.associatedObjects():
                if isinstance(menu, QMenu):
                    menu.setToolTipsVisible(on)
        self._moved()
        self.refresh()

    def _duel(self) -> bool:
        record = self._referee.record
        return record is not None and record.origin.startswith(ORIGIN)

    def _free(self, view: View) -> bool:
        """Whether somebody at this screen plays, and may be helped."""
        record = self._referee.record
        return not self.quiet and not self._duel() and record is not None and record.levels[view.seat] == HUMAN

    def _names(self) -> tuple[str, ...]:
        record = self._referee.record
        return people(record.players) if record is not None else ()

    # -- Hints -------------------------------------------------------------------------------------------------------

    def hint(self) -> None:
        """Gives a hint, or the next step of the one that is shown."""
        if self.quiet or self.tutoring.asks:
            return
        if self.hinting.is_open and self.hinting.asks:
            self.hinting.further()
            return
        self._match.felt.settle()
        view = self._match.felt.shown
        if self._match.felt.hand_hidden:
            self._say(lambda: translate("teaching", "Your hand is hidden. Show it first, then ask for a hint."))
        elif self._duel():
            self._say(lambda: translate("teaching", "In a duel there are no hints: both play without help."))
        elif view is not None and self._free(view) and view.table.deal_over:
            self._say(lambda: translate("teaching", "The deal is over."))
        elif view is None or not self._free(view) or not asked(view):
            self._say(lambda: translate("teaching", "A hint is given when it is your turn."))
        else:
            self.hinting.open(view)
            self._opened()

    def _say(self, words: Callable[[], str]) -> None:
        self.hinting.say(words)
        self._opened()

    def _opened(self) -> None:
        self.column.hint.key = self._actions["hint"].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self._escape.setEnabled(True)
        self._share_escape()
        self.refresh()

    def _share_escape(self) -> None:
        """While a hint is there Esc closes it, and does not end full screen."""
        full = self._actions["full_screen"]
        keys = ["F11", "Esc"] if full.isChecked() and not self._escape.isEnabled() else ["F11"]
        full.setShortcuts([QKeySequence(key) for key in keys])

    def close_hint(self) -> None:
        """Takes the hint away."""
        self._put_away()
        self.refresh()

    def _put_away(self) -> None:
        """The same; the place of the other things is found once there is time, as a card may be about to move."""
        self.hinting.close()
        self._escape.setEnabled(False)
        self._share_escape()
        self._later.start()

    def show_example(self) -> None:
        """Shows how it might go on after what the hint puts first, in a deal that could be."""
        view, first = self.hinting.view, self.hinting.first
        if view is None or first is None:
            return
        from sjavs_desktop.ui import theme
        from sjavs_desktop.ui.teaching.example import example
        from sjavs_desktop.ui.teaching.example_dialog import ExampleDialog

        dark = theme.is_dark(str(self._settings.get("theme")))
        window = self._window
        window.run(ExampleDialog(lambda seed: example(view, first, seed), self._names(), dark, window.window()))

    def _shown_by_tutor(self, view: View, tried: Action) -> None:
        self.hinting.open(view, THIS, tried)
        self._opened()

    def _questioned(self, action: Action) -> None:
        """The tutor asks about a choice: it is marked, and the deal is practice."""
        self._referee.practise()
        if self.hinting.is_open:
            self.close_hint()
        self.marks.hint({}, [action.value] if action.kind == "play" and isinstance(action.value, int) else ())

    def _tutor_gone(self) -> None:
        self._window.tell(translate("tutor", "The tutor asks nothing any more; the preferences bring it back."))

    def _used(self, first: Action | None) -> None:
        """A hint was given: the deal is practice, and what was put first is remembered for a review."""
        self._referee.practise()
        if first is not None:
            self._referee.advise(first)

    # -- The game goes on --------------------------------------------------------------------------------------------

    def _moved(self, view: View | None = None, *_: object) -> None:
        """Something was done: what was said about the situation before does not matter any more."""
        if view is not None and view is self._now:
            # Where nothing moves on the felt, it has been reached before this is told.
            return
        self._now = view
        self.tutoring.forget()
        self.advisor.stop()
        if self.hinting.is_open:
            about = self.hinting.view
            self._doubling = self.hinting.step if about is not None and about.table.turn != about.seat else CLOSED
            self._put_away()
        self.marks.hint({})

    def _reached(self, view: View) -> None:
        if view is self._match.felt.view:
            self._moved(view)
            if view.table.turn == view.seat and not view.table.deal_over:
                self.tutoring.prepare(view)
            elif (
                self._doubling
                and asked(view)
                and not (self._match.last_call.isHidden() and self._match.double.isHidden())
            ):
                self.hinting.open(view, self._doubling)
                self._opened()
            self._doubling = CLOSED

    def _doubling_offered(self) -> bool:
        """Whether the person may still say something out of turn, as the screen has it."""
        return not (self._match.last_call.isHidden() and self._match.double.isHidden())

    # -- Aids --------------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Shows the aids of the picture of now, if they are wanted."""
        view = self._match.felt.shown
        wanted = view is not None and bool(self._settings.get("beginner")) and self._free(view)
        if view is None or not wanted or view.table.deal_over or not view.own or self._match.felt.hand_hidden:
            self.column.aids.hide()
            self.marks.show_trumps(())
        else:
            record, names = self._referee.record, self._names()
            laid = laid_away(record, view) if record is not None else 0
            self.column.aids.show_count(count(view, names, laid, self._lies()), names, view.seat)
            self.marks.show_trumps(trumps_held(view))
        self._make_room()

    def _lies(self) -> bool:
        """Whether cards of a trick lie on the table, as the screen has it."""
        places = (one.place for one in self._match.felt.table.sprites)
        return any(place is not None and place.zone == "trick" for place in places)

    def _make_room(self) -> None:
        """Shows what there is room for: not always the graph, and beside a hint in a small window no aids or sheet."""
        score, aids, hinted = self._match.score, self.column.aids, self.column.hinted
        needed = self.column.hint.sizeHint().height() if hinted else 0
        if hinted and not aids.isHidden() and self._room() < needed + aids.sizeHint().height() + GAP:
            aids.hide()
        needed += 0 if aids.isHidden() else aids.sizeHint().height() + GAP
        self.column.setVisible(hinted or not aids.isHidden())
        # Once it is away it stays so while there is a hint: what comes and goes with each word would not be calm.
        full = hinted and (self._room() < needed + GRAPH * score.fontMetrics().height() or score.ladder.isHidden())
        counted = not aids.isHidden() and self._room() < needed + score.ladder.minimumHeight()
        score.ladder.setHidden(full or counted)
        alone = hinted and self._room() < needed and not score.isHidden()
        score.splitter.setHidden(alone)
        layout = score.layout()
        if isinstance(layout, QVBoxLayout):
            layout.setStretchFactor(self.column, int(alone))

    def _room(self) -> int:
        """Pixels that the column may have under the score sheet as small as it gets."""
        score, layout = self._match.score, self._match.score.layout()
        if score.isHidden() or layout is None:
            return self._match.height()
        others = [layout.itemAt(place) for place in range(layout.count())]
        taken = sum(one.sizeHint().height() + layout.spacing() for one in others if one and not self._gives_way(one))
        margins = layout.contentsMargins()
        return score.height() - taken - margins.top() - margins.bottom() - score.sheet.minimumHeight() - 2 * GAP

    def _gives_way(self, one: QLayoutItem) -> bool:
        widget = one.widget()
        return widget in (self.column, self._match.score.splitter) or (widget is not None and widget.isHidden())

    def _use_settings(self, *_: object) -> None:
        self._actions["beginner"].setChecked(bool(self._settings.get("beginner")))
        self.refresh()

    # -- Its place ---------------------------------------------------------------------------------------------------

    def _dock(self) -> None:
        """Lies under the score sheet, or beside the felt while there is none."""
        match, layout = self._match, self._match.score.layout()
        if match.score.isHidden():
            match.addWidget(self.column)
            self.column.setMinimumWidth(SHEET[0])
        elif layout is not None:
            layout.addWidget(self.column)
            self.column.setMinimumWidth(0)
        match.share_width()
        self.refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Moves with the score sheet."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._dock()
        elif event.type() == QEvent.Type.Resize:
            self.refresh()
        return super().eventFilter(watched, event)

    def retell(self) -> None:
        """Says everything anew, in the language of now."""
        if self.quiet:
            self.offer()
        self.hinting.show()
        self.refresh()

    def close(self) -> None:
        """Ends the thread that thinks about hints; may be called twice."""
        self.advisor.close()


def asked(view: View) -> bool:
    """Whether the viewer has something to choose."""
    table = view.table
    if table.deal_over:
        return False
    return bool(legal(view)) if table.turn == view.seat else bool(interjections(view))
