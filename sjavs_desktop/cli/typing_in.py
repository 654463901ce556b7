"""What a player types, as an action; whether it is legal is another matter."""

from sjavs_desktop.core.cards import SUIT_LETTERS, card
from sjavs_desktop.core.state import Action, View


def read_action(seen: View, typed: str) -> Action:
    """The action that `typed` (in small letters) means in this phase.

    Raises ValueError with one sentence when it means none.
    """
    return READERS[seen.table.phase](seen, typed)


def read_card(seen: View, typed: str) -> Action:
    """``qc``, ``10h`` or ``th``."""
    name = typed.upper().replace("10", "T")
    try:
        return Action(seen.seat, "play", card(name))
    except ValueError:
        raise ValueError(f"{typed!r} is no card: type rank and suit, such as QC or 10H.") from None


def read_call(seen: View, typed: str) -> Action:
    """``pass``, ``5``, ``5 betri``."""
    words = typed.removeprefix("bid").split()
    if words in (["pass"], ["p"]):
        return Action(seen.seat, "pass")
    if not words or not words[0].isdecimal():
        raise ValueError(f"{typed!r} is no call: type pass, or a length such as 5 or 5 betri.")
    return Action(seen.seat, "bid", " ".join(words))


def read_suit(seen: View, typed: str) -> Action:
    """``c`` or ``clubs``."""
    letter = typed[0].upper()
    if letter not in SUIT_LETTERS:
        raise ValueError(f"{typed!r} is no suit: type C, S, H or D.")
    return Action(seen.seat, "name", SUIT_LETTERS.index(letter))


def read_cut(seen: View, typed: str) -> Action:
    """``knock``, ``cut``, ``cut 12`` or ``12``."""
    place = typed.removeprefix("cut").strip()
    if typed in ("knock", "k"):
        return Action(seen.seat, "cut", 0)
    if typed == "cut":
        return Action(seen.seat, "cut", len(seen.rules.deck) // 2)
    if not place.isdecimal() or len(place) > 3:
        raise ValueError(f"{typed!r}: type knock, cut, or cut and a place such as cut 12.")
    return Action(seen.seat, "cut", int(place))


READERS = {"cut": read_cut, "auction": read_call, "naming": read_suit, "play": read_card}
"""How each phase that asks a player is read."""
