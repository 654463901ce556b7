"""What the players are called: their names, and the word of the language of now for the person at this screen."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.app.seats import PERSON


def people(names: Sequence[str]) -> tuple[str, ...]:
    """The players of a record as the screen calls them."""
    you = QCoreApplication.translate("game", "You")
    return tuple(you if name == PERSON else name for name in names)
