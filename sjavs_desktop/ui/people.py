"""What the players are called: their names, and the word of the language of now for the person at this screen."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.app.bots import LEVELS
from sjavs_desktop.app.seats import PERSON
from sjavs_desktop.core.record import Record


def people(names: Sequence[str]) -> tuple[str, ...]:
    """The players of a record as the screen calls them."""
    you = QCoreApplication.translate("game", "You")
    return tuple(you if name == PERSON else name for name in names)


def levels(record: Record | None) -> tuple[str, ...]:
    """How well the bots of a record play, as the settings call it, by seat; empty for people and for other levels."""
    if record is None:
        return ()
    keys = (one.partition(" ")[0] for one in record.levels)
    return tuple(QCoreApplication.translate("settings", str(LEVELS[key][0])) if key in LEVELS else "" for key in keys)
