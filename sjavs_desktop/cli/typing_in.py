"""What a player types, as an action; whether it is legal is another matter."""

from collections.abc import Iterator
from typing import Any

from sjavs_desktop.cli.telling import pass_word
from sjavs_desktop.cli.words import either, noted, rule, say, typeable, typed_as
from sjavs_desktop.core.cards import SUIT_LETTERS, Card, Suit, card
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.phases.auction import offers
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.core.tariff import STOSS
from sjavs_desktop.letters import letters_of, printed, recorded
from sjavs_desktop.messages import speaker

WORDS = (
    typeable("knock"),
    typeable("cut"),
    typeable("lay"),
    typeable("leave"),
    typeable("bid"),
    typeable("name"),
    typeable("call"),
    typeable("keep"),
    typeable("look"),
    typeable("exchange"),
    typeable("take"),
    typeable("refuse"),
    typeable("go"),
    typeable("fold"),
    typeable("double"),
    typeable("quit"),
    typeable("help"),
    typeable("no"),
)
"""Words that a player may type, in English or as the language of now has them."""
BETTER = typeable("betri")
"""What a bid of clubs is called, after its length."""


def in_english(typed: str) -> str:
    """What was typed (in small letters), with a word of the language of now at its beginning replaced."""
    for key in WORDS:
        word = typed_as(key).lower()
        if typed == word or typed.startswith(f"{word} "):
            return key + typed[len(word) :]
    return typed


LONGEST = 60
"""Characters of what was typed that are shown again."""


def quoted(typed: str) -> str:
    """What was put into English, as somebody types it in the language of now, to be shown to them again.

    Of what was pasted by mistake the beginning tells enough.
    """
    first, blank, rest = typed.partition(" ")
    shown = typed_as(first) + blank + rest if first in WORDS else typed
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"


def as_typed() -> dict[str, Any]:
    """By its English form how each word is typed in the language of now."""
    return {key: typed_as(key) for key in WORDS}


def read_action(seen: View, typed: str) -> Action:
    """The action that `typed` (in small letters) means in this phase.

    Raises ValueError with one sentence when it means none.
    """
    typed = in_english(typed)
    if typed in (*STOSS, "double"):
        return Action(seen.seat, "double")
    return READERS[seen.table.phase](seen, typed)


def read_card(seen: View, typed: str) -> Action:
    """``qc`` (in Danish also ``dc``), ``10h`` or ``th``."""
    return Action(seen.seat, "play", card_called(typed))


def card_called(typed: str) -> Card:
    """The card of that name, with the letters of records or of the language of now; ValueError with one sentence."""
    letters = letters_of(speaker.language)
    try:
        return card(recorded(typed.upper().replace("10", "T"), letters))
    except ValueError:
        words = noted("{typed!r} is no card: type rank and suit, such as {example} or 10H.")
        raise ValueError(say(words, typed=quoted(typed), example=printed("QC", letters))) from None


def read_call(seen: View, typed: str) -> Action:
    """``pass``, or what the game bids: ``5``, ``5 betri``, ``h``, ``solo h``, ``play``."""
    words = typed.removeprefix("bid ").split()
    if words in (["pass"], ["p"], ["weiter"], say("pass").lower().split()):
        return Action(seen.seat, "pass")
    by_length = seen.rules.auction.offers == "length"
    for said, bid in () if by_length else (*spoken(seen), *unspeakable(seen)):
        if plain(" ".join(words)) == plain(said):
            return Action(seen.seat, "bid", bid)
    if not by_length:
        bids = ", ".join(bid_word(seen, one) for one in dict.fromkeys(text for _, text in spoken(seen)))
        passing = say(pass_word(seen.rules.cards == "german"))
        said = (
            noted("{typed!r} is no call here: type {passing}, or one of {bids}.")
            if bids
            else noted("{typed!r} is no call here: type {passing}.")
        )
        raise ValueError(say(said, typed=quoted(typed), passing=passing, bids=bids))
    if not words or not words[0].isdecimal():
        raise ValueError(
            say(
                "{typed!r} is no call: type {passing}, or a length such as 5 or 5 {better}.",
                typed=quoted(typed),
                passing=say(pass_word(False)),
                better=typed_as(BETTER),
            )
        )
    better = (typed_as(BETTER).lower(), "better")
    return Action(seen.seat, "bid", " ".join(BETTER if one in better else one for one in words))


def spoken(seen: View) -> Iterator[tuple[str, str]]:
    """Each way to say what may be bid here, in small letters, with the bid: by its text, or by its contract's name."""
    for offer in offers(seen):
        yield offer.text.lower(), offer.text
        if offer.name:
            suit = f" {SUIT_LETTERS[offer.suit]}" if offer.suit is not None else ""
            yield f"{offer.name}{suit}".lower(), offer.text
            yield f"{rule(offer.name)}{suit}".lower(), offer.text


def bid_word(seen: View, bid: str) -> str:
    """How a bid is told to a player: by its name with the German deck, whose games all have one, or in translation."""
    names = {
        one.key: rule(one.name)
        for one in seen.rules.contracts
        if seen.rules.cards == "german" or rule(one.name) != one.name
    }
    return names.get(bid) or bid


def unspeakable(seen: View) -> Iterator[tuple[str, str]]:
    """Bids of the game that this hand may not make now: the rules tell why."""
    for contract in seen.rules.contracts:
        if contract.bid == "alone":
            yield from ((one, contract.key) for one in (contract.key, contract.name, rule(contract.name)))


def plain(words: str) -> str:
    """Words without what nobody types: ``Wenz-Tout`` is the same as ``wenz tout``."""
    return words.lower().replace("-", " ").replace("_", " ")


def read_exchange(seen: View, typed: str) -> Action:
    """``keep``, ``look``, or the cards that are laid away: ``ah 5d``."""
    if typed in ("keep", "look"):
        return Action(seen.seat, typed)
    words = typed.removeprefix("exchange ").replace(",", " ").split()
    return Action(seen.seat, "exchange", tuple(sorted(card_called(one) for one in words)))


def read_fold(seen: View, typed: str) -> Action:
    """``go`` or ``fold``."""
    if typed not in ("go", "fold"):
        words = noted("{typed!r}: type {go}, to play on, or {fold}, to give the deal up.")
        raise ValueError(say(words, typed=quoted(typed), **as_typed()))
    return Action(seen.seat, typed)


SUITS = {
    "french": ("clubs", "spades", "hearts", "diamonds"),
    "german": ("eichel", "gras", "herz", "schellen"),
}
"""The suits by deck, as they may be typed; their first letters do too."""


def suit_word(seen: View, suit: Suit) -> str:
    """How a suit is typed in full in the deck of the game."""
    return SUITS.get(seen.rules.cards, SUITS["french"])[suit]


def read_suit(seen: View, typed: str) -> Action:
    """``c`` or ``clubs``, ``e`` or ``eichel``: the trump suit, or the suit of the ace that is called."""
    kind = "name" if seen.table.contract is None else "call"
    word = typed.removeprefix("call ").removeprefix("name ").strip()
    return Action(seen.seat, kind, suit_called(seen, word))


def suit_called(seen: View, word: str) -> Suit:
    """The suit of that word or letter; raises ValueError with one sentence.

    Games with the German deck know both decks' words. Their S may be Schellen or spades: what can be meant decides.
    """
    german = seen.rules.cards == "german"
    if word and not german and word[0].upper() in SUIT_LETTERS:
        return SUIT_LETTERS.index(word[0].upper())
    spoken = [speaker.find("game", one).lower() for one in SUITS["french"]]
    if word and not german and any(one.startswith(word) for one in spoken):
        return next(suit for suit, one in enumerate(spoken) if one.startswith(word))
    decks = ("french", "german") if german else ()
    meant = {suit for deck in decks for suit, one in enumerate(SUITS[deck]) if word and one.startswith(word)}
    allowed = {one.value for one in legal(seen)}
    found = meant & allowed if len(meant) > 1 else meant
    if len(found) == 1:
        return found.pop()
    if len(meant) > 1:
        raise ValueError(
            say(
                "{word!r} may be {list}: type the word.",
                word=word,
                list=either([suit_word(seen, one) for one in sorted(meant)]),
            )
        )
    said = (
        noted("{word!r} is no suit: type E, G, H or D, or the word.")
        if german
        else noted("{word!r} is no suit: type C, S, H or D.")
    )
    raise ValueError(say(said, word=word))


def read_lay(seen: View, typed: str) -> Action:
    """``lay`` or ``leave``."""
    if typed not in ("lay", "leave"):
        raise ValueError(
            say("{typed!r}: type {lay}, to double the deal, or {leave}.", typed=quoted(typed), **as_typed())
        )
    return Action(seen.seat, typed)


def read_marriage(seen: View, typed: str) -> Action:
    """``refuse``, or the card that is given back: ``take 9c``."""
    if typed == "refuse":
        return Action(seen.seat, "refuse")
    if not typed.startswith("take "):
        raise ValueError(
            say(
                "{typed!r}: type {refuse}, or {take} and the card that you give back, such as {take} 9C.",
                typed=quoted(typed),
                **as_typed(),
            )
        )
    return Action(seen.seat, "take", (card_called(typed.removeprefix("take ").strip()),))


def read_cut(seen: View, typed: str) -> Action:
    """``knock``, ``cut``, ``cut 12`` or ``12``."""
    place = typed.removeprefix("cut").strip()
    if typed in ("knock", "k"):
        return Action(seen.seat, "cut", 0)
    if typed == "cut":
        return Action(seen.seat, "cut", len(seen.rules.deck) // 2)
    if not place.isdecimal() or len(place) > 3:
        raise ValueError(
            say(
                "{typed!r}: type {knock}, {cut}, or {cut} and a place such as {cut} 12.",
                typed=quoted(typed),
                **as_typed(),
            )
        )
    return Action(seen.seat, "cut", int(place))


READERS = {
    "cut": read_cut,
    "legen": read_lay,
    "auction": read_call,
    "naming": read_suit,
    "exchange": read_exchange,
    "marriage": read_marriage,
    "fold": read_fold,
    "play": read_card,
}
"""How each phase that asks a player is read."""
