"""The main window: menus, the table, and the way from a menu to what it does."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QFont, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QPushButton, QToolTip, QVBoxLayout, QWidget
from shiboken6 import isValid

from sjavs_desktop.app import bots, languages, library
from sjavs_desktop.app.deals import fresh
from sjavs_desktop.app.duels import END
from sjavs_desktop.app.languages import told
from sjavs_desktop.app.referee import Referee
from sjavs_desktop.app.seats import HUMAN, PERSON
from sjavs_desktop.app.settings import Settings
from sjavs_desktop.app.vault import Vault
from sjavs_desktop.core.codes import new_seed
from sjavs_desktop.core.duel import ORIGIN as DUEL
from sjavs_desktop.core.duel import deal_ended
from sjavs_desktop.core.errors import RulesError
from sjavs_desktop.core.lesson import ORIGIN as LESSON
from sjavs_desktop.core.lesson import is_lesson
from sjavs_desktop.core.pack import Pack, compile_rules
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.core.state import OVER
from sjavs_desktop.ui import dress, theme
from sjavs_desktop.ui.accessible.readings import Readings
from sjavs_desktop.ui.actions import Actions
from sjavs_desktop.ui.archive import Archive
from sjavs_desktop.ui.duelling import Duelling
from sjavs_desktop.ui.hand import Hand
from sjavs_desktop.ui.match_view import MatchView
from sjavs_desktop.ui.moving import Moving
from sjavs_desktop.ui.pages import Pages
from sjavs_desktop.ui.place import FIRST, WindowPlace
from sjavs_desktop.ui.review.reviewing import Reviewing
from sjavs_desktop.ui.sound.sounds import Sounds
from sjavs_desktop.ui.status_line import StatusLine
from sjavs_desktop.ui.summons import Summons
from sjavs_desktop.ui.switches import Switches
from sjavs_desktop.ui.teaching.teaching import Teaching

if TYPE_CHECKING:
    from sjavs_desktop.ui.exercises.exercises import Exercises
    from sjavs_desktop.ui.lessons.lessons import Lessons

SMALLEST = (960, 600)
"""Logical pixels below which the table cannot be read."""
LENT = (LESSON, DUEL, "exercise")
"""How the origin of a match begins whose rules nobody at this table has chosen for matches of their own."""
LARGEST = 2.0
"""How much the window's words may grow with it."""


class MainWindow(QMainWindow):
    """One table in one window."""

    def __init__(self, settings: Settings, referee: Referee | None = None, vault: Vault | None = None) -> None:
        """Raises RulesError when not even the shipped rule packs can be read."""
        super().__init__()
        self.settings = settings
        self.packs, self._broken_packs = library.packs(library.user_folder(), thorough=False)
        # Before anything runs that would have to be ended again.
        library.check(self.packs, self._broken_packs)
        self.referee = referee or Referee(vault=vault)
        self.referee.setParent(self)
        self.match = MatchView(self.referee, self)
        self.column = QVBoxLayout()
        """The table, and above it what has more to say than the status bar: the strip of a lesson."""
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.column.addWidget(self.match, 1)
        middle = QWidget(self)
        middle.setLayout(self.column)
        self.setCentralWidget(middle)
        self.setMinimumSize(*SMALLEST)
        self.actions_by_key = Actions(self.menuBar(), self)
        self.line = StatusLine(self.statusBar())
        self._lessons: Lessons | None = None
        self._exercises: Exercises | None = None
        self._leave_full_screen = QPushButton(self)
        self._leave_full_screen.hide()
        self.statusBar().addPermanentWidget(self._leave_full_screen)
        self._connect()
        self.pages = Pages(self)
        self.moving = Moving(self)
        self._use_settings()
        self._place = WindowPlace(self)
        self._place.restore()
        self.retranslate()
        self.show_welcome()
        # Before the archive looks for a match that was left: it may be a deal of a duel that has ended.
        self.duelling = Duelling(self)
        self.teaching = Teaching(self)
        self.archive = Archive(self, Reviewing(self, self.duelling.duels, self.teaching.advisor))
        self.readings = Readings(self)
        self.sounds = Sounds(self)
        self.statusBar().addPermanentWidget(self.sounds.sign)
        self.hand, self.switches, self.summons = Hand(self, self.teaching), Switches(self), Summons(self)
        self.summons.heard.connect(self.sounds.hear)

    @property
    def lessons(self) -> "Lessons":
        """What carries lessons out; loaded when it is needed first."""
        if self._lessons is None:
            from sjavs_desktop.ui.lessons.lessons import Lessons

            self._lessons = Lessons(self)
            self._lessons.gated.connect(self.teaching.offer)
            self.column.insertWidget(0, self._lessons.bar)
        return self._lessons

    @property
    def exercises(self) -> "Exercises":
        """What carries exercises out; loaded when it is needed first."""
        if self._exercises is None:
            from sjavs_desktop.ui.exercises.exercises import Exercises

            self._exercises = Exercises(self)
        return self._exercises

    def show_welcome(self) -> None:
        """An empty table, and the ways to a match."""
        rules = self.rules()
        self.match.rest()
        self.match.prepare(rules, self.player_names())
        self.match.welcome.show_game(rules.name, self.packs[rules.key].about)
        self.match.welcome.begin()

    def _connect(self) -> None:
        handlers = {
            "play": self.play,
            "choose": self.choose_rules,
            "next": self.match.next_deal,
            "preferences": self.show_preferences,
            "quit": self.close,
            "skip": self.match.felt.settle,
            "last_trick": self.match.felt.toggle_last_trick,
            "lessons": lambda: self.lessons.show(),
            "exercises": lambda: self.exercises.show(),
        }
        for key, handler in handlers.items():
            self.actions_by_key[key].triggered.connect(handler)
        self.actions_by_key["score"].toggled.connect(self.match.score.setVisible)
        self.actions_by_key["score"].setChecked(True)
        self.actions_by_key["full_screen"].toggled.connect(self._set_full_screen)
        self.actions_by_key.group("language").triggered.connect(
            lambda action: self.speak(action.objectName().partition(".")[2])
        )
        self.match.welcome.language.connect(self.speak)
        self._leave_full_screen.clicked.connect(lambda: self.actions_by_key["full_screen"].setChecked(False))
        for signal in (self.match.said, self.line.again):
            signal.connect(self._say)
        self.match.play_again.connect(self.play)
        self.match.waiting.connect(self.actions_by_key["next"].setEnabled)
        self.actions_by_key["next"].setEnabled(False)
        self.match.welcome.play.connect(self.play)
        self.match.welcome.choose_rules.connect(self.choose_rules)
        self.match.welcome.learn.connect(self.learn)
        self.match.welcome.setting.connect(self.settings.set)
        self.settings.changed.connect(self._use_settings)
        self.settings.changed.connect(self._use_language)
        theme.follow(self._use_settings)

    def _use_settings(self) -> None:
        get = self.settings.get
        dark = theme.use(get)
        self.match.felt.set_theme(dark)
        self.match.score.set_theme(dark)
        self.match.felt.set_mark_winning(bool(get("mark_winning")))
        self.match.ask_last_call = bool(get("last_call"))
        self.referee.early_end = bool(get("early_end"))
        self._size_words()
        dress.prefer(str(get("deck")))
        if dress.write(str(get("letters"))):
            languages.say_again()
        dress.make(dress.Make(bool(get("large_index")), bool(get("four_colours")), str(get("back"))))
        view = self.referee.view()
        self.match.wear(view.rules if view else self.rules())
        self.actions_by_key[f"language.{get('language')}"].setChecked(True)

    def speak(self, language: str) -> None:
        """Speaks another language from now on, also if another one was asked for on the command line."""
        self.settings.set("language", language)
        self._use_language("language")

    def _use_language(self, key: str) -> None:
        app = QApplication.instance()
        if key == "language" and app is not None:
            languages.speak(app, str(self.settings.get(key)))

    def play(self) -> None:
        """Begins a match with the rules of the one on the table, or else of the one that was begun last."""
        view, record = self.referee.view(), self.referee.record
        # A match that was opened or gone on with need not be of the game that was begun last.
        own = view is not None and record is not None and not record.origin.startswith(LENT)
        rules = view.rules if own and view is not None else self.rules()
        if self.may_leave():
            self.begin(rules)

    def rules(self) -> Rules:
        """The rules that the next match is begun with; what cannot be used any more falls back to the standard."""
        key, stored = self.settings.rules()
        pack = self.packs.get(key) or self.packs["sjavs"]
        chosen = library.usable(pack, stored)
        return compile_rules(pack, chosen if library.plays(pack, chosen) else {})

    def begin(self, rules: Rules, levels: tuple[str, ...] | None = None, seed: str | None = None) -> None:
        """Begins a match: the person at the bottom against bots, unless `levels` says otherwise.

        With a `seed` of one's own everything is the same each time, so nothing is sealed with a salt by chance.
        """
        drawn = seed or new_seed()
        dealer = sum(drawn.encode()) % rules.seats
        record = Record(rules, dealer, self.players(rules), levels or self.levels(rules), drawn)
        self.referee.begin(record if seed else fresh(record))

    def players(self, rules: Rules) -> tuple[str, ...]:
        """Who sits at a table of that game, by seat."""
        return self.player_names()[: rules.seats]

    def levels(self, rules: Rules) -> tuple[str, ...]:
        """How they play: the person at the bottom against bots of the level that is set."""
        return (HUMAN, *(bots.chosen(self.settings.get),) * (rules.seats - 1))

    def player_names(self) -> tuple[str, ...]:
        """Who sits at the table, the person at this screen first."""
        return (PERSON, "Marjun", "Jógvan", "Sunniva")

    def choose_rules(self) -> None:
        """Asks for the game and its house rules and begins a match with them."""
        from sjavs_desktop.ui.dialogs.new_match import NewMatchDialog

        folder = library.user_folder()
        self.packs, self._broken_packs = library.packs(folder)
        key, stored = self.settings.rules()
        pack = self.packs.get(key) or self.packs["sjavs"]
        chosen = library.usable(pack, stored)
        dialog = NewMatchDialog(self.packs, pack.key, chosen, self, folder, self._broken_packs)
        dialog.recall = self._played_last
        dialog.level.setCurrentIndex(dialog.level.findData(self.settings.get("level")))
        # Who would rather not give up finds the dialog again, with everything that was chosen in it.
        dialog.may_play = lambda: self.may_leave(dialog)
        accepted = self.run(dialog)
        self.packs, self._broken_packs = dialog.packs()
        if accepted:
            self.settings.set("level", dialog.level.currentData())
            self.settings.remember_rules(
                dialog.pack().key, dialog.chosen(), library.games(self.packs)[dialog.pack().key]
            )
            self.begin(self.rules())

    def _played_last(self, game: Pack, packs: Mapping[str, Pack]) -> tuple[str, dict[str, OptionValue]]:
        """The pack of a game that was played last, and its house rules then."""
        pack = packs.get(self.settings.last_pack(game.key), game)
        return pack.key, library.usable(pack, self.settings.rules_of(pack.key))

    def may_leave(self, dialog: QDialog | None = None) -> bool:
        """Whether a match that is going on may be left; asks once, over a dialog if one is open."""
        from sjavs_desktop.ui.dialogs.frame import question

        if self.referee.journal is not None and not self.referee.journal.saved():
            # That it is kept would not be true.
            return self.may_lose(dialog)
        view, record = self.referee.view(), self.referee.record
        free = is_lesson(record) or (record is not None and view is not None and deal_ended(record.origin, view.table))
        if view is None or view.table.phase == OVER or free:
            return True
        stay = self.tr("&Back to the rules") if dialog else self.tr("&Stay here")
        words = self.tr("Leave the match that is going on? It is kept, and you can go on with it later.")
        return question(dialog or self, self.tr("New match"), words, self.tr("&Leave it"), stay)

    def may_lose(self, dialog: QDialog | None = None) -> bool:
        """Whether the match may be left although it cannot be saved; asks only where that is so."""
        from sjavs_desktop.ui.unsaved import may_lose

        may = may_lose(self.referee.journal, dialog or self, self.archive.save)
        self.archive.refresh()
        return may

    def tell(self, sentence: str) -> None:
        """Says something in the status bar, where what happens in the game does not cover it for a while."""
        self.line.tell(sentence)
        self.match.announcer.say(sentence)

    def _say(self, story: str) -> None:
        """Says what happens in the game; nothing where that would answer what a lesson asks."""
        quiet = self._lessons is not None and self._lessons.quiet
        self.line.narrate("" if quiet else story)

    def fits(self, words: str) -> bool:
        """Whether the status bar has room for them."""
        return self.line.fits(words)

    def show_unsaved(self, why: str) -> None:
        """Shows, as long as it is so, that the match cannot be saved."""
        if self.line.show_unsaved(why):
            self.tell(why)

    def resume(self, stem: str) -> None:
        """Goes on with a match that is kept; why that cannot be is said."""
        self.archive.resume(stem)

    def leave_table(self) -> None:
        """Leaves an empty table, and offers the match that was left last."""
        self.referee.leave()
        self.show_welcome()
        self.archive.look()

    def open_file(self, path: Path) -> None:
        """Shows a record or a duel; what is wrong with it is said there."""
        (self.duelling.bring if path.name.endswith(END) else self.archive.open_file)(path)

    def learn(self) -> None:
        """The first lesson at the first start; later the list of them."""
        (self.lessons.begin_first if self.match.welcome.first_start else self.lessons.show)()

    def show_preferences(self) -> None:
        """Lets the settings be changed."""
        from sjavs_desktop.ui.dialogs.preferences import PreferencesDialog

        self.run(PreferencesDialog(self.settings, self, self.sounds))

    def run(self, dialog: QDialog) -> int:
        """Shows a dialog, and gives the keyboard back to what had it before."""
        before = self.focusWidget()
        answer = dialog.exec()
        dialog.deleteLater()
        # Of several dialogs that close at once some window managers leave the keyboard with one that has gone.
        self.activateWindow()
        # A panel that words itself anew makes other buttons.
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        return answer

    def _set_full_screen(self, on: bool) -> None:
        full = Qt.WindowState.WindowFullScreen
        # A window that was maximised is so again afterwards.
        self.setWindowState(self.windowState() | full if on else self.windowState() & ~full)
        keys = ["F11", "Esc"] if on else ["F11"]
        self.actions_by_key["full_screen"].setShortcuts([QKeySequence(key) for key in keys])
        self._leave_full_screen.setVisible(on)

    def retranslate(self) -> None:
        """Words the window in the current language."""
        self.setWindowTitle(self.tr("Sjavs"))
        self.actions_by_key.retranslate()
        self._leave_full_screen.setText(self.tr("Leave full screen (Esc)"))
        if self._broken_packs:
            more = len(self._broken_packs) - 1
            others = self.tr(" (and more: {number})").format(number=more) if more else ""
            self.line.show(self._sentence(self._broken_packs[0]) + others)
        self.match.retranslate()
        if self._lessons is not None:
            self._lessons.retranslate()

    def _sentence(self, wrong: RulesError) -> str:
        return self.tr("A rule pack cannot be used: {why}").format(why=told(wrong))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lets the words grow with the window, in steps, so that they can be read from as far away as the cards."""
        super().resizeEvent(event)
        self._size_words()

    def _size_words(self) -> None:
        wanted = int(str(self.settings.get("text_size"))) / 100
        factor = wanted * max(1.0, min(LARGEST, round(8 * self.height() / FIRST[1]) / 8))
        self.setProperty(theme.WANTED, wanted)
        font = QFont(QApplication.font())
        font.setPointSizeF(font.pointSizeF() * factor)
        if font != self.font():
            self.setFont(font)
            self.menuBar().setFont(font)
            self.match.score.setFont(font)
            QToolTip.setFont(font)

    def changeEvent(self, event: QEvent) -> None:
        """Follows a new language, the system's colours, and full screen that was left by the system's own means."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() == QEvent.Type.PaletteChange and self.settings.get("theme") == theme.SYSTEM:
            # The system may have another accent colour.
            theme.use(self.settings.get)
        if event.type() == QEvent.Type.WindowStateChange:
            self.actions_by_key["full_screen"].setChecked(self.isFullScreen())
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keeps the window's place and ends the engine's thread; a match that cannot be saved is asked about first."""
        if not self.may_lose():
            event.ignore()
            return
        self._place.keep()
        self.shut_down()
        super().closeEvent(event)

    def shut_down(self) -> None:
        """Stops thinking and moving; may be called twice."""
        for one in (self._lessons, self._exercises, self.referee, self.archive, self.teaching, self.sounds):
            if one is not None:
                one.close()
        self.match.felt.clear()
