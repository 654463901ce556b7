"""The dress of the cards: French or German suits, in the pictures as well as in words and signs.

Like the language it is one for the whole program: what words a card asks `worn`. A window puts on the dress of the
game that is played in it (`wear`); a page about another game is made while that one's is on (`dressed`).
"""

from collections.abc import Iterator
from contextlib import contextmanager

from sjavs_desktop.core.rules import Rules
from sjavs_desktop.paths import RESOURCES

FRENCH, GERMAN = "french", "german"
AS_GAME = "game"
"""The wish that every game shall have the deck that belongs to it."""

PICTURES = {
    FRENCH: (RESOURCES / "cards" / "french", RESOURCES / "cards" / "suits"),
    GERMAN: (RESOURCES / "cards" / "german", RESOURCES / "cards" / "suits-german"),
}
"""Of each deck the folders with its cards and its suits."""

_now = {"wish": AS_GAME, "worn": FRENCH}


def worn() -> str:
    """The deck whose words and signs are used at this moment."""
    return _now["worn"]


def wear(deck: str) -> bool:
    """Uses another deck from now on; whether that changes anything. KeyError when there is no such deck."""
    if deck not in PICTURES:
        raise KeyError(deck)
    changed = deck != _now["worn"]
    _now["worn"] = deck
    return changed


def prefer(wish: str) -> None:
    """Sets which deck is wanted: `AS_GAME`, or one for all games. What is worn stays until somebody asks `fitting`."""
    _now["wish"] = wish


def fitting(rules: Rules) -> str:
    """The deck for a game: the one that is wanted, or the game's own."""
    return fitting_for(rules.cards)


def fitting_for(cards: str) -> str:
    """The same for a game to which those cards belong."""
    own = cards if cards in PICTURES else FRENCH
    return _now["wish"] if _now["wish"] in PICTURES else own


@contextmanager
def dressed(rules: Rules) -> Iterator[None]:
    """Uses the deck that fits some rules for a while."""
    before = worn()
    wear(fitting(rules))
    try:
        yield
    finally:
        wear(before)
