"""Every setting once, as an `Option`; Qt stores what the user changed."""

import logging
from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QByteArray, QObject, QSettings, Signal

from sjavs_desktop.app import bots, looks
from sjavs_desktop.app.settings_choices import SWITCH, choices
from sjavs_desktop.app.settings_file import own, whole
from sjavs_desktop.app.settings_hand import HAND
from sjavs_desktop.app.settings_motion import MOTION, PACE
from sjavs_desktop.core.schema import Option, OptionValue
from sjavs_desktop.engine.agreements import AGREEMENTS
from sjavs_desktop.messages import LANGUAGES, SYSTEM

log = logging.getLogger(__name__)

ORGANISATION = "sjavs-desktop"


GRADES = {
    "off": QT_TRANSLATE_NOOP("settings", "Never"),
    "doubtful": QT_TRANSLATE_NOOP("settings", "Doubtful, or worse"),
    "bad": QT_TRANSLATE_NOOP("settings", "Bad, or worse"),
    "very_bad": QT_TRANSLATE_NOOP("settings", "Very bad"),
}
"""Before what the tutor asks; by `engine.teacher.Verdict`."""
LIMITS = {
    "0.2": QT_TRANSLATE_NOOP("settings", "0.2 game points"),
    "0.3": QT_TRANSLATE_NOOP("settings", "0.3 game points"),
    "0.5": QT_TRANSLATE_NOOP("settings", "0.5 game points"),
    "0.7": QT_TRANSLATE_NOOP("settings", "0.7 game points"),
    "1": QT_TRANSLATE_NOOP("settings", "1 game point"),
    "1.5": QT_TRANSLATE_NOOP("settings", "1.5 game points"),
    "2": QT_TRANSLATE_NOOP("settings", "2 game points"),
    "2.5": QT_TRANSLATE_NOOP("settings", "2.5 game points"),
    "4": QT_TRANSLATE_NOOP("settings", "4 game points"),
}
"""What a choice may cost; each grade has values of its own, so that a worse one always begins higher."""

SETTINGS: tuple[Option, ...] = (
    *PACE,
    Option(
        key="mark_winning",
        type="bool",
        default=True,
        label=str(QT_TRANSLATE_NOOP("settings", "Mark the card that is winning")),
        help=str(QT_TRANSLATE_NOOP("settings", "Shows which card of the trick is the best so far.")),
        group="table",
        choices=SWITCH,
    ),
    Option(
        key="announce",
        type="bool",
        default=True,
        label=str(QT_TRANSLATE_NOOP("settings", "Tell a screen reader what happens")),
        help=str(
            QT_TRANSLATE_NOOP(
                "settings", "Bids, cards, tricks and the score as they come; the reading keys always answer."
            )
        ),
        group="table",
        choices=SWITCH,
    ),
    Option(
        key="call",
        type="bool",
        default=True,
        label=str(QT_TRANSLATE_NOOP("settings", "Call me when it is my turn")),
        help=str(
            QT_TRANSLATE_NOOP(
                "settings", "While another window is in front, the system shows that the game waits for you."
            )
        ),
        group="table",
        choices=SWITCH,
    ),
    Option(
        key="call_sound",
        type="bool",
        default=True,
        label=str(QT_TRANSLATE_NOOP("settings", "Call me by a sound as well")),
        help=str(QT_TRANSLATE_NOOP("settings", "Two soft notes besides, if the sound is on.")),
        group="table",
        choices=SWITCH,
    ),
    Option(
        key="last_call",
        type="bool",
        default=True,
        label=str(QT_TRANSLATE_NOOP("settings", "Ask before the time for Kontra is over")),
        help=str(
            QT_TRANSLATE_NOOP(
                "settings",
                "The game stops before the card that ends it, if you may double. Otherwise say it in time: key K.",
            )
        ),
        group="table",
        choices=SWITCH,
    ),
    Option(
        key="early_end",
        type="bool",
        default=False,
        label=str(QT_TRANSLATE_NOOP("settings", "End a deal as soon as it is decided")),
        help=str(
            QT_TRANSLATE_NOOP(
                "settings",
                "The last cards fall at once when all that has been seen proves that the score cannot change any more.",
            )
        ),
        group="table",
        choices=SWITCH,
    ),
    *HAND,
    *MOTION,
    Option(
        key="volume",
        type="choice",
        default="70",
        label=str(QT_TRANSLATE_NOOP("settings", "Volume")),
        help=str(QT_TRANSLATE_NOOP("settings", "How loud cards, knocks and the naming of trumps are.")),
        group="sound",
        choices=choices({str(part): f"{part} %" for part in range(0, 101, 10)}),
    ),
    Option(
        key="mute",
        type="bool",
        default=False,
        label=str(QT_TRANSLATE_NOOP("settings", "Mute the sound")),
        help=str(QT_TRANSLATE_NOOP("settings", "Nothing is heard, whatever the volume is. Key M does the same.")),
        group="sound",
        choices=SWITCH,
    ),
    Option(
        key="level",
        type="choice",
        default="club",
        label=str(QT_TRANSLATE_NOOP("settings", "Opponents and partners")),
        help=str(
            QT_TRANSLATE_NOOP(
                "settings",
                "How well the others at the table play; nobody sees your cards. It holds from the next match on.",
            )
        ),
        group="bots",
        choices=choices({key: label for key, (label, _) in bots.LEVELS.items()}),
    ),
    *(
        Option(
            key=bots.setting_of(key),
            type="bool",
            default=AGREEMENTS[key].standard,
            label=str(label),
            help=str(help),
            group="partners",
            choices=SWITCH,
        )
        for key, (label, help) in bots.PARTNERS.items()
    ),
    Option(
        key="beginner",
        type="bool",
        default=False,
        label=str(QT_TRANSLATE_NOOP("settings", "Beginner's aids")),
        help=str(
            QT_TRANSLATE_NOOP(
                "settings",
                "Marks your trumps and counts what is out, the trick and the card points; all of it has been seen.",
            )
        ),
        group="learning",
        choices=SWITCH,
    ),
    Option(
        key="tutor_play",
        type="choice",
        default="off",
        label=str(QT_TRANSLATE_NOOP("settings", "The tutor asks before a card that is")),
        help=str(
            QT_TRANSLATE_NOOP(
                "settings", "It knows only what you know. A deal in which it has asked counts as practice."
            )
        ),
        group="learning",
        choices=choices(GRADES),
    ),
    Option(
        key="tutor_auction",
        type="choice",
        default="off",
        label=str(QT_TRANSLATE_NOOP("settings", "The tutor asks before a bid that is")),
        help=str(QT_TRANSLATE_NOOP("settings", "Also before naming, calling, exchanging and folding.")),
        group="learning",
        choices=choices(GRADES),
    ),
    *(
        Option(
            key=f"limit_{grade}",
            type="choice",
            default=default,
            label=str(label),
            help=str(
                QT_TRANSLATE_NOOP(
                    "settings",
                    "Game points of Faroese Sjavs behind the best choice; where a game pays more, so much more.",
                )
            ),
            group="learning",
            choices=choices({key: LIMITS[key] for key in keys}),
        )
        for grade, default, label, keys in (
            ("doubtful", "0.3", QT_TRANSLATE_NOOP("settings", "Doubtful is what costs"), ("0.2", "0.3", "0.5")),
            ("bad", "1", QT_TRANSLATE_NOOP("settings", "Bad is what costs"), ("0.7", "1", "1.5")),
            ("very_bad", "2.5", QT_TRANSLATE_NOOP("settings", "Very bad is what costs"), ("2", "2.5", "4")),
        )
    ),
    Option(
        key="language",
        type="choice",
        default=SYSTEM,
        label=str(QT_TRANSLATE_NOOP("settings", "Language")),
        help=str(QT_TRANSLATE_NOOP("settings", "Of everything that the program says; a match goes on as it is.")),
        group="language",
        choices=choices({SYSTEM: QT_TRANSLATE_NOOP("settings", "As the system"), **LANGUAGES}),
    ),
    Option(
        key="theme",
        type="choice",
        default="system",
        label=str(QT_TRANSLATE_NOOP("settings", "Light or dark")),
        help=str(QT_TRANSLATE_NOOP("settings", "Colours of the window and the felt.")),
        group="looks",
        choices=choices(looks.THEMES),
    ),
    Option(
        key="felt",
        type="choice",
        default="green",
        label=str(QT_TRANSLATE_NOOP("settings", "The table")),
        help=str(
            QT_TRANSLATE_NOOP(
                "settings", "What it is covered with, in light and in dark; with high contrast it is black."
            )
        ),
        group="looks",
        choices=choices(looks.GROUNDS),
    ),
    Option(
        key="text_size",
        type="choice",
        default="100",
        label=str(QT_TRANSLATE_NOOP("settings", "Size of the text")),
        help=str(
            QT_TRANSLATE_NOOP("settings", "Of the words in windows and panels; those on the felt grow with the window.")
        ),
        group="looks",
        choices=choices(looks.TEXT_SIZES),
    ),
    Option(
        key="deck",
        type="choice",
        default="game",
        label=str(QT_TRANSLATE_NOOP("settings", "Deck of cards")),
        help=str(
            QT_TRANSLATE_NOOP(
                "settings",
                "French suits (♣ ♠ ♥ ♦) or German ones (Eichel, Gras, Herz, Schellen), also in all words about cards.",
            )
        ),
        group="cards",
        choices=choices(looks.DECKS),
    ),
    Option(
        key="letters",
        type="choice",
        default="language",
        label=str(QT_TRANSLATE_NOOP("settings", "Letters on the cards")),
        help=str(
            QT_TRANSLATE_NOOP(
                "settings", "Of ace, king, queen and jack in French suits: on the cards and wherever these are named."
            )
        ),
        group="cards",
        choices=choices(looks.LETTERS),
    ),
    Option(
        key="large_index",
        type="bool",
        default=False,
        label=str(QT_TRANSLATE_NOOP("settings", "Large signs on the cards")),
        help=str(
            QT_TRANSLATE_NOOP(
                "settings", "Rank and suit fill the corner; in the middle is one large sign or a portrait."
            )
        ),
        group="cards",
        choices=SWITCH,
    ),
    Option(
        key="four_colours",
        type="bool",
        default=False,
        label=str(QT_TRANSLATE_NOOP("settings", "Four colours")),
        help=str(
            QT_TRANSLATE_NOOP(
                "settings", "Clubs are green and diamonds blue; German suits have colours of their own anyway."
            )
        ),
        group="cards",
        choices=SWITCH,
    ),
    Option(
        key="back",
        type="choice",
        default="deck",
        label=str(QT_TRANSLATE_NOOP("settings", "Back of the cards")),
        help=str(QT_TRANSLATE_NOOP("settings", "Knitted as on Faroese jumpers, or the lozenges of Bavaria.")),
        group="cards",
        choices=choices(looks.BACKS),
    ),
)
"""All settings, in the order in which they are shown."""


class Settings(QObject):
    """The settings of this user. Reading never fails: what cannot be read counts as unset, with a line in the log."""

    changed = Signal(str)
    """The key of a setting that has a new value."""

    def __init__(self, parent: QObject | None = None, store: QSettings | None = None) -> None:
        super().__init__(parent)
        self.troubles: list[str] = []
        """A sentence on a file that could not be read."""
        self._store = whole(
            store or own(ORGANISATION),
            self.troubles.append,
        )
        self._options = {option.key: option for option in SETTINGS}
        self._keep_older_rules()

    def option(self, key: str) -> Option:
        """The setting called `key`; KeyError when there is none."""
        return self._options[key]

    def get(self, key: str) -> OptionValue:
        """The value of a setting, its default when none is stored or the stored one makes no sense."""
        option = self._options[key]
        stored = self._store.value(f"settings/{key}")
        if stored is None:
            return option.default
        try:
            return option.read(str(stored))
        except ValueError as wrong:
            log.warning("%s: %s; the default is used", self._store.fileName(), wrong)
            return option.default

    def set(self, key: str, value: OptionValue) -> None:
        """Stores a value; KeyError when the setting has no such choice."""
        self._options[key].choice(value)
        if self.get(key) == value:
            return
        self._store.setValue(f"settings/{key}", str(value).lower() if isinstance(value, bool) else value)
        self.changed.emit(key)

    def rules(self) -> tuple[str, dict[str, str]]:
        """The pack and the options that the last match was begun with."""
        pack = str(self._store.value("pack", "sjavs"))
        return pack, self.rules_of(pack)

    def rules_of(self, pack: str) -> dict[str, str]:
        """The options that the last match with that pack was begun with."""
        self._store.beginGroup(f"rules/{pack}")
        chosen = {key: str(self._store.value(key)) for key in self._store.childKeys()}
        self._store.endGroup()
        return chosen

    def last_pack(self, game: str) -> str:
        """The pack of a game, itself or one of its presets, that was played last."""
        return str(self._store.value(f"played/{game}", game))

    def remember_rules(self, pack: str, chosen: Mapping[str, OptionValue], game: str = "") -> None:
        """Keeps what a match was begun with, for the next one; `game` is what the pack is a preset of."""
        self._store.remove(f"rules/{pack}")
        self._store.setValue("pack", pack)
        self._store.setValue(f"played/{game or pack}", pack)
        for key, value in chosen.items():
            self._store.setValue(f"rules/{pack}/{key}", str(value).lower() if isinstance(value, bool) else value)

    def _keep_older_rules(self) -> None:
        """Moves options that an older version kept for the last pack only to where each pack has its own."""
        self._store.beginGroup("rules")
        older = {key: self._store.value(key) for key in self._store.childKeys()}
        self._store.endGroup()
        for key, value in older.items():
            self._store.setValue(f"rules/{self._store.value('pack', 'sjavs')}/{key}", value)
            self._store.remove(f"rules/{key}")

    def once(self, key: str) -> bool:
        """Whether this is asked for the first time; for what is told only once."""
        first = self._store.value(f"told/{key}") is None
        self._store.setValue(f"told/{key}", 1)
        return first

    def kept(self, key: str) -> str:
        """Something that is kept under that key; empty when nothing is."""
        return str(self._store.value(f"kept/{key}", ""))

    def keep(self, key: str, value: str) -> None:
        """Keeps something."""
        self._store.setValue(f"kept/{key}", value)

    def bytes(self, key: str) -> QByteArray:
        """Stored bytes of a window (its place, a splitter); empty when there are none."""
        stored = self._store.value(f"window/{key}")
        return stored if isinstance(stored, QByteArray) else QByteArray()

    def keep_bytes(self, key: str, value: QByteArray) -> None:
        """Stores the bytes of a window."""
        self._store.setValue(f"window/{key}", value)

    def sync(self) -> None:
        """Writes what is not on disk yet."""
        self._store.sync()
