"""The dress of the cards: French or German suits, in the pictures as well as in words and signs.

With French suits the letters of the ranks are those of the language, unless international ones are wanted (`write`).
Like the language it is one for the whole program: what words a card asks `worn`. A window puts on the dress of the
game that is played in it (`wear`); a page about another game is made while that one's is on (`dressed`).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from sjavs_desktop.app import languages
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.letters import INTERNATIONAL, letters_of
from sjavs_desktop.paths import RESOURCES

FRENCH, GERMAN = "french", "german"
AS_GAME = "game"
"""The wish that every game shall have the deck that belongs to it."""

OWN_BACK = "deck"
"""The wish that every deck shall have its own back."""

AS_LANGUAGE = "language"
"""The wish that French cards shall have the letters of the language that is spoken."""

CARDS = RESOURCES / "cards"
BACKS = {FRENCH: "roses", GERMAN: "lozenges"}
"""Each deck's own back."""


class Make(NamedTuple):
    """How the cards are made, whatever deck they are of."""

    large: bool = False
    """Whether the index is large."""
    four: bool = False
    """Whether clubs are green and diamonds blue; German suits have four colours anyway."""
    back: str = OWN_BACK


class Pictures(NamedTuple):
    """The folders with the pictures of cards and suits; the first that has a picture counts."""

    cards: tuple[Path, ...]
    suits: tuple[Path, ...]


_now = {"wish": AS_GAME, "worn": FRENCH, "letters": AS_LANGUAGE}
_make = [Make()]


def worn() -> str:
    """The deck whose words and signs are used at this moment."""
    return _now["worn"]


def wear(deck: str) -> bool:
    """Uses another deck from now on; whether that changes anything. KeyError when there is no such deck."""
    if deck not in BACKS:
        raise KeyError(deck)
    changed = deck != _now["worn"]
    _now["worn"] = deck
    return changed


def write(wish: str) -> bool:
    """Sets which letters are wanted: `AS_LANGUAGE`, or by any other wish international ones. Whether that is new."""
    changed = wish != _now["letters"]
    _now["letters"] = wish
    return changed


def letters() -> str:
    """Ace, king, queen and jack as French cards have them at this moment, a letter each."""
    return letters_of(languages.language()) if _now["letters"] == AS_LANGUAGE else INTERNATIONAL


def make(kind: Make) -> None:
    """Sets how cards are made from now on; who shows some asks `pictures` again."""
    _make[0] = kind


def four_colours() -> bool:
    """Whether the signs of clubs and diamonds have colours of their own at this moment."""
    return _make[0].four and worn() == FRENCH


def pictures() -> Pictures:
    """Where the pictures lie of the deck that is worn, as its cards are made."""
    kind, deck = _make[0], worn()
    back = CARDS / "backs" / (BACKS[deck] if kind.back == OWN_BACK else kind.back)
    base = f"{deck}-large" if kind.large else deck
    own = (CARDS / f"{base}-four",) if four_colours() else ()
    written = (CARDS / "letters" / letters(),) if deck == FRENCH and letters() != INTERNATIONAL else ()
    suits = CARDS / ("suits" if deck == FRENCH else f"suits-{deck}")
    return Pictures((back, *written, *own, CARDS / base), ((CARDS / "suits-four",) if own else ()) + (suits,))


def prefer(wish: str) -> None:
    """Sets which deck is wanted: `AS_GAME`, or one for all games. What is worn stays until somebody asks `fitting`."""
    _now["wish"] = wish


def fitting(rules: Rules) -> str:
    """The deck for a game: the one that is wanted, or the game's own."""
    return fitting_for(rules.cards)


def fitting_for(cards: str) -> str:
    """The same for a game to which those cards belong."""
    own = cards if cards in BACKS else FRENCH
    return _now["wish"] if _now["wish"] in BACKS else own


@contextmanager
def dressed(rules: Rules) -> Iterator[None]:
    """Uses the deck that fits some rules for a while."""
    before = worn()
    wear(fitting(rules))
    try:
        yield
    finally:
        wear(before)
