"""Every menu action in one table: its menu, words and shortcut. The window connects them by key."""

from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar


class Entry(NamedTuple):
    """A menu action."""

    key: str
    menu: str
    text: object
    shortcut: str
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    group: str = ""
    """Checkable actions of one group exclude each other; their keys are ``group.value``.

    A group whose name begins with a hyphen is only set apart by lines.
    """
    checkable: bool = False


MENUS = {
    "game": QT_TRANSLATE_NOOP("menu", "&Game"),
    "record": QT_TRANSLATE_NOOP("menu", "&Record"),
    "view": QT_TRANSLATE_NOOP("menu", "&View"),
    "speed": QT_TRANSLATE_NOOP("menu", "&Speed"),
    "language": QT_TRANSLATE_NOOP("menu", "La&nguage"),
    "read": QT_TRANSLATE_NOOP("menu", "Read &out"),
    "learn": QT_TRANSLATE_NOOP("menu", "&Learn"),
    "help": QT_TRANSLATE_NOOP("menu", "&Help"),
}

INSIDE = {"read": "view", "language": "view"}
"""Menus that open from within another one."""
UNDERSTOOD = "Language"
"""What the menu of languages is called besides, for whoever cannot read the language of now."""

ENTRIES = (
    Entry("play", "game", QT_TRANSLATE_NOOP("menu", "&New match"), "Ctrl+N"),
    Entry("choose", "game", QT_TRANSLATE_NOOP("menu", "New match with other &rules…"), "Ctrl+Shift+N"),
    Entry("next", "game", QT_TRANSLATE_NOOP("menu", "Next &deal"), "Ctrl+D"),
    Entry("undo", "game", QT_TRANSLATE_NOOP("menu", "&Take back"), "Ctrl+Z", group="-back"),
    Entry("redo", "game", QT_TRANSLATE_NOOP("menu", "Do &again"), "Ctrl+Shift+Z", group="-back"),
    Entry("claim", "game", QT_TRANSLATE_NOOP("menu", "&End the deal: it is decided"), "Ctrl+E", group="-back"),
    Entry("go_on", "game", QT_TRANSLATE_NOOP("menu", "G&o on with the match that was left"), "Ctrl+G", group="-left"),
    Entry("give_up", "game", QT_TRANSLATE_NOOP("menu", "Give &up the match…"), "Ctrl+Shift+G", group="-left"),
    Entry("rules", "game", QT_TRANSLATE_NOOP("menu", "Rules in &force"), "F2"),
    Entry(
        "preferences",
        "game",
        QT_TRANSLATE_NOOP("menu", "&Preferences…"),
        "Ctrl+,",
        QAction.MenuRole.PreferencesRole,
    ),
    Entry("quit", "game", QT_TRANSLATE_NOOP("menu", "&Quit"), "Ctrl+Q", QAction.MenuRole.QuitRole),
    Entry("history", "record", QT_TRANSLATE_NOOP("menu", "&History…"), "Ctrl+H"),
    Entry("statistics", "record", QT_TRANSLATE_NOOP("menu", "&Statistics…"), "Ctrl+T"),
    Entry("replay", "record", QT_TRANSLATE_NOOP("menu", "&Replay of this match…"), "Ctrl+R"),
    Entry("compare", "record", QT_TRANSLATE_NOOP("menu", "&Compare with how it was…"), "Ctrl+Shift+R"),
    Entry("code", "record", QT_TRANSLATE_NOOP("menu", "&Deal code…"), "Ctrl+K", group="-deal"),
    Entry("again", "record", QT_TRANSLATE_NOOP("menu", "Same deal &again"), "Ctrl+Shift+D", group="-deal"),
    Entry("series", "record", QT_TRANSLATE_NOOP("menu", "Match from the &next deal on"), "Ctrl+Shift+E", group="-deal"),
    Entry("duel", "record", QT_TRANSLATE_NOOP("menu", "D&uel by file…"), "Ctrl+U", group="-deal"),
    Entry("open", "record", QT_TRANSLATE_NOOP("menu", "&Open a record…"), "Ctrl+O", group="-file"),
    Entry("save", "record", QT_TRANSLATE_NOOP("menu", "Sa&ve the record…"), "Ctrl+S", group="-file"),
    Entry("skip", "view", QT_TRANSLATE_NOOP("menu", "S&kip to the present"), "Ctrl+."),
    Entry("last_trick", "view", QT_TRANSLATE_NOOP("menu", "Last &trick"), "L"),
    Entry("sort_hand", "view", QT_TRANSLATE_NOOP("menu", "So&rt my hand again"), "F8"),
    Entry("hide_hand", "view", QT_TRANSLATE_NOOP("menu", "Hide my &hand"), "F7", checkable=True),
    Entry("score", "view", QT_TRANSLATE_NOOP("menu", "&Score sheet"), "F9", checkable=True),
    Entry("full_screen", "view", QT_TRANSLATE_NOOP("menu", "&Full screen"), "F11", checkable=True),
    Entry("mute", "view", QT_TRANSLATE_NOOP("menu", "&Mute the sound"), "M", checkable=True),
    Entry("larger", "view", QT_TRANSLATE_NOOP("menu", "&Bigger text"), "Ctrl++", group="-signs"),
    Entry("smaller", "view", QT_TRANSLATE_NOOP("menu", "Sm&aller text"), "Ctrl+-", group="-signs"),
    Entry("four_colours", "view", QT_TRANSLATE_NOOP("menu", "Four &colours"), "F5", group="-signs", checkable=True),
    Entry("theme.light", "view", QT_TRANSLATE_NOOP("menu", "&Light"), "Ctrl+Alt+L", group="theme"),
    Entry("theme.dark", "view", QT_TRANSLATE_NOOP("menu", "&Dark"), "Ctrl+Alt+D", group="theme"),
    Entry("theme.contrast", "view", QT_TRANSLATE_NOOP("menu", "Hi&gh contrast"), "Ctrl+Alt+H", group="theme"),
    Entry("theme.system", "view", QT_TRANSLATE_NOOP("menu", "As the s&ystem"), "Ctrl+Alt+S", group="theme"),
    Entry("language.system", "language", QT_TRANSLATE_NOOP("menu", "As the s&ystem"), "Ctrl+Alt+0", group="language"),
    Entry("language.en", "language", "&English", "Ctrl+Alt+1", group="language"),
    Entry("language.da", "language", "&Dansk", "Ctrl+Alt+2", group="language"),
    Entry("language.fo", "language", "&Føroyskt", "Ctrl+Alt+3", group="language"),
    Entry("language.de", "language", "De&utsch", "Ctrl+Alt+4", group="language"),
    Entry("read.hand", "read", QT_TRANSLATE_NOOP("menu", "Your &cards"), "Alt+1"),
    Entry("read.trick", "read", QT_TRANSLATE_NOOP("menu", "The &trick"), "Alt+2"),
    Entry("read.trumps", "read", QT_TRANSLATE_NOOP("menu", "T&rumps"), "Alt+3"),
    Entry("read.score", "read", QT_TRANSLATE_NOOP("menu", "&Score and card points"), "Alt+4"),
    Entry("read.last", "read", QT_TRANSLATE_NOOP("menu", "&Last trick"), "Alt+5"),
    Entry("read.players", "read", QT_TRANSLATE_NOOP("menu", "&Players and bids"), "Alt+6"),
    Entry("speed.slow", "speed", QT_TRANSLATE_NOOP("menu", "&Slow"), "Ctrl+1", group="speed"),
    Entry("speed.normal", "speed", QT_TRANSLATE_NOOP("menu", "&Normal"), "Ctrl+2", group="speed"),
    Entry("speed.fast", "speed", QT_TRANSLATE_NOOP("menu", "&Fast"), "Ctrl+3", group="speed"),
    Entry("speed.instant", "speed", QT_TRANSLATE_NOOP("menu", "&Instant"), "Ctrl+4", group="speed"),
    Entry("lessons", "learn", QT_TRANSLATE_NOOP("menu", "&Lessons…"), "Ctrl+L"),
    Entry("exercises", "learn", QT_TRANSLATE_NOOP("menu", "&Exercises…"), "Ctrl+J"),
    Entry("hint", "learn", QT_TRANSLATE_NOOP("menu", "&Hint"), "F3", group="-hint"),
    Entry("beginner", "learn", QT_TRANSLATE_NOOP("menu", "&Beginner's aids"), "F4", group="-hint", checkable=True),
    Entry("review", "learn", QT_TRANSLATE_NOOP("menu", "&Review…"), "F6", group="-review"),
    Entry("why", "help", QT_TRANSLATE_NOOP("menu", "&Why did you do that?"), "W"),
    Entry("keys", "help", QT_TRANSLATE_NOOP("menu", "&Keys"), "F1"),
    Entry("translate", "help", QT_TRANSLATE_NOOP("menu", "Help &translate"), "Ctrl+F1"),
    Entry("about", "help", QT_TRANSLATE_NOOP("menu", "&About Sjavs"), "Shift+F1", QAction.MenuRole.AboutRole),
)


class Actions:
    """The menus and actions of the main window."""

    def __init__(self, bar: QMenuBar, parent: QObject) -> None:
        self._menus: dict[str, QMenu] = {key: bar.addMenu("") for key in MENUS if key not in INSIDE}
        self._menus |= {key: QMenu(self._menus[outer]) for key, outer in INSIDE.items()}
        self._groups: dict[str, QActionGroup] = {}
        self._actions: dict[str, QAction] = {}
        previous = ""
        for entry in ENTRIES:
            menu = self._menus[entry.menu]
            if entry.group != previous and menu.actions():
                menu.addSeparator()
            previous = entry.group
            self._actions[entry.key] = self._made(entry, parent)
            menu.addAction(self._actions[entry.key])
        for key, outer in INSIDE.items():
            self._menus[outer].addSeparator()
            self._menus[outer].addMenu(self._menus[key])
        self.retranslate()

    def _made(self, entry: Entry, parent: QObject) -> QAction:
        action = QAction(parent)
        action.setObjectName(entry.key)
        action.setShortcut(QKeySequence(entry.shortcut))
        action.setAutoRepeat(False)
        action.setMenuRole(entry.role)
        exclusive = bool(entry.group) and not entry.group.startswith("-")
        action.setCheckable(entry.checkable or exclusive)
        if exclusive:
            group = self._groups.setdefault(entry.group, QActionGroup(parent))
            group.addAction(action)
        return action

    def __getitem__(self, key: str) -> QAction:
        return self._actions[key]

    def group(self, key: str) -> QActionGroup:
        """The actions that exclude each other under that key."""
        return self._groups[key]

    def retranslate(self) -> None:
        """Words every menu and action in the current language."""
        for key, title in MENUS.items():
            words = QCoreApplication.translate("menu", str(title))
            if key == "language" and words.replace("&", "") != UNDERSTOOD:
                words = f"{words} ({UNDERSTOOD})"
            self._menus[key].setTitle(words)
        for entry in ENTRIES:
            self._actions[entry.key].setText(QCoreApplication.translate("menu", str(entry.text)))
