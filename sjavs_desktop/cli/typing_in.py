"""What a player types, as an action; whether it is legal is another matter."""

from collections.abc import Iterator

from sjavs_desktop.core.cards import SUIT_LETTERS, Card, card
from sjavs_desktop.core.phases.auction import offers
from sjavs_desktop.core.state import Action, View


def read_action(seen: View, typed: str) -> Action:
    """The action that `typed` (in small letters) means in this phase.

    Raises ValueError with one sentence when it means none.
    """
    return READERS[seen.table.phase](seen, typed)


def read_card(seen: View, typed: str) -> Action:
    """``qc``, ``10h`` or ``th``."""
    return Action(seen.seat, "play", card_called(typed))


def card_called(typed: str) -> Card:
    """The card of that name; raises ValueError with one sentence."""
    try:
        return card(typed.upper().replace("10", "T"))
    except ValueError:
        raise ValueError(f"{typed!r} is no card: type rank and suit, such as QC or 10H.") from None


def read_call(seen: View, typed: str) -> Action:
    """``pass``, or what the game bids: ``5``, ``5 betri``, ``h``, ``solo h``, ``play``."""
    words = typed.removeprefix("bid ").split()
    if words in (["pass"], ["p"]):
        return Action(seen.seat, "pass")
    by_length = seen.rules.auction.offers == "length"
    for said, bid in () if by_length else spoken(seen):
        if " ".join(words) == said:
            return Action(seen.seat, "bid", bid)
    if not by_length:
        bids = ", ".join(bid for bid in dict.fromkeys(bid for _, bid in spoken(seen)))
        raise ValueError(f"{typed!r} is no call here: type pass" + (f", or one of {bids}." if bids else "."))
    if not words or not words[0].isdecimal():
        raise ValueError(f"{typed!r} is no call: type pass, or a length such as 5 or 5 betri.")
    return Action(seen.seat, "bid", " ".join(words))


def spoken(seen: View) -> Iterator[tuple[str, str]]:
    """Each way to say what may be bid here, in small letters, with the bid: by its text, or by its contract's name."""
    for offer in offers(seen):
        yield offer.text.lower(), offer.text
        if offer.name:
            suit = f" {SUIT_LETTERS[offer.suit]}" if offer.suit is not None else ""
            yield f"{offer.name}{suit}".lower(), offer.text


def read_exchange(seen: View, typed: str) -> Action:
    """``keep``, ``look``, or the cards that are laid away: ``ah 5d``."""
    if typed in ("keep", "look"):
        return Action(seen.seat, typed)
    words = typed.removeprefix("exchange ").replace(",", " ").split()
    return Action(seen.seat, "exchange", tuple(sorted(card_called(one) for one in words)))


def read_fold(seen: View, typed: str) -> Action:
    """``go`` or ``fold``."""
    if typed not in ("go", "fold"):
        raise ValueError(f"{typed!r}: type go, to play on, or fold, to give the deal up.")
    return Action(seen.seat, typed)


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


READERS = {
    "cut": read_cut,
    "auction": read_call,
    "naming": read_suit,
    "exchange": read_exchange,
    "fold": read_fold,
    "play": read_card,
}
"""How each phase that asks a player is read."""
