"""What the reading keys say: hand, trick, trumps, score, last trick and players, as the felt shows them."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from sjavs_desktop.core.cards import Cards
from sjavs_desktop.core.state import Event, View
from sjavs_desktop.ui import text
from sjavs_desktop.ui.accessible.announcer import Announcer
from sjavs_desktop.ui.accessible.saying import say_of
from sjavs_desktop.ui.accessible.spoken import Names, standing, stopped
from sjavs_desktop.ui.accessible.things import HAND, OPEN, SEATS, SIGNS, TRICK, Thing, played
from sjavs_desktop.ui.actions import ENTRIES
from sjavs_desktop.ui.card_words import unsigned
from sjavs_desktop.ui.desk import Table
from sjavs_desktop.ui.felt.words import cards

if TYPE_CHECKING:
    from sjavs_desktop.ui.felt.felt import Felt

translate = QCoreApplication.translate

Found = list[Thing]


def of_group(found: Found, *groups: str) -> str:
    """The names of all things of some groups, as sentences."""
    return " ".join(stopped(one.name) for one in found if one.group in groups)


def hand(view: View, found: Found, names: Names, allowed: Cards) -> str:
    """The own cards from left to right, and which of them may be chosen."""
    own = [one.card for one in found if one.group == HAND and one.card is not None]
    if not own:
        down = translate("accessible", "Your cards lie face down.")
        return down if view.hand else translate("accessible", "You hold no cards.")
    told = translate("felt", "Your cards: {cards}.").format(cards=cards(own))
    free = [one for one in own if allowed >> one & 1]
    if not free:
        return told
    may = translate("accessible", "You may choose all of them.")
    if len(free) < len(own):
        may = translate("accessible", "You may choose: {cards}.").format(cards=cards(free))
    return f"{told} {may}"


def trick(view: View, found: Found, names: Names, allowed: Cards) -> str:
    """The cards in the middle in the order of play, then what lies open besides."""
    lying = of_group(found, TRICK) or translate("accessible", "No trick lies in the middle.")
    return " ".join(filter(None, [lying, of_group(found, OPEN)]))


def trumps(view: View, found: Found, names: Names, allowed: Cards) -> str:
    """What is played for, and who declares."""
    return " ".join(stopped(one.name) for one in found if one.key == (SIGNS, "trumps"))


def score(view: View, found: Found, names: Names, allowed: Cards) -> str:
    """The score of the match, and the card points of the deal."""
    points = " ".join(stopped(one.name) for one in found if one.key == (SIGNS, "tally"))
    return f"{standing(view, names)} {points}"


def last_trick(view: View, found: Found, names: Names, allowed: Cards) -> str:
    """The last trick in the order of play, and who has it."""
    if not view.table.tricks:
        return translate("accessible", "No trick has been taken yet.")
    done = view.table.tricks[-1]
    cast = [played(names, (done.leader + index) % len(names), each) for index, each in enumerate(done.cards)]
    lay = translate("accessible", "Last trick: {cards}.").format(cards=", ".join(cast))
    return f"{lay} {text.event(view, Event('trick', done.winner, done), names)}"


def players(view: View, found: Found, names: Names, allowed: Cards) -> str:
    """Everybody at the table, and what was said."""
    return of_group(found, SEATS)


READINGS: dict[str, Callable[[View, Found, Names, Cards], str]] = {
    "hand": hand,
    "trick": trick,
    "trumps": trumps,
    "score": score,
    "last": last_trick,
    "players": players,
}
"""By the key of their actions in the menu."""


def reading(felt: "Felt", key: str) -> str:
    """What a reading key says of that table now."""
    view = felt.shown
    if view is None:
        return translate("accessible", "No cards are on the table.")
    allowed = sum(1 << one for one in felt.legal()) if felt.table.dimming else 0
    return READINGS[key](view, felt.objects.things(), felt.table.all_names(view), allowed)


def listen(table: QWidget, felt: "Felt", show: Callable[[str], object]) -> None:
    """Gives the reading keys to another table than that of the main window, whose keys are in its menu."""
    for one in ENTRIES:
        key = one.key.removeprefix("read.")
        if key != one.key:
            shortcut = QShortcut(QKeySequence(one.shortcut), table)
            shortcut.activated.connect(partial(tell, felt, key, show))


def tell(felt: "Felt", key: str, show: Callable[[str], object]) -> None:
    """Says something of a table, and shows it."""
    words = reading(felt, key)
    show(words)
    say_of(felt, unsigned(words))


class Host(Table, Protocol):
    """The window that is read from."""

    def fits(self, words: str) -> bool:
        """Whether the status bar has room for them."""


class Readings(QObject):
    """Wires the reading keys of a window, and its setting, to what is said."""

    def __init__(self, window: Host) -> None:
        super().__init__(window.window())
        for key in READINGS:
            window.actions_by_key[f"read.{key}"].triggered.connect(partial(self.read, key))
        window.settings.changed.connect(self._use_settings)
        window.match.announcer.quiet = self._quiet
        self._use_settings()

    @property
    def _window(self) -> Host:
        # Kept by Qt alone: one more reference from here would keep a closed window.
        return cast(Host, self.parent())

    def read(self, key: str, checked: bool = False) -> None:
        """Says something, and writes it where it can be read: what is too long for the status bar on the felt too."""
        window = self._window
        words = reading(window.match.felt, key)
        window.tell(words)
        window.match.notice.say("" if window.fits(words) else words, aloud=False)

    def _use_settings(self) -> None:
        Announcer.on = bool(self._window.settings.get("announce"))

    def _quiet(self) -> bool:
        """Whether a lesson asks just what would be told."""
        return bool(getattr(self._window.match.gate, "quiet", False))
