"""Cards and suits in words and signs, as the deck that is worn has them (see `ui.dress`)."""

import re
from collections.abc import Iterable

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core.cards import Card, Suit
from sjavs_desktop.letters import INTERNATIONAL, OF_LANGUAGE, signs
from sjavs_desktop.ui import dress

SUIT_SIGNS = ("♣", "♠", "♥", "♦")
RANK_SIGNS = {5: "5", 7: "7", 8: "8", 9: "9", 10: "10"} | signs(INTERNATIONAL)
"""Ranks as they stand in the corners of the French deck with international letters."""
LETTERED = {one: RANK_SIGNS | signs(one) for one in (INTERNATIONAL, *OF_LANGUAGE.values())}
"""The same with the letters of the languages, by these letters (`dress.letters`)."""

BY_SIGN = {
    rank + sign: suit << 4 | pip
    for ranks in LETTERED.values()
    for suit, sign in enumerate(SUIT_SIGNS)
    for pip, rank in ranks.items()
}
"""The card of each short form, "Q♣" and "D♣"."""
SIGNED = re.compile("|".join(BY_SIGN))
BETWEEN = re.compile(f"(?<=[{''.join(SUIT_SIGNS)}]) (?={SIGNED.pattern})")
"""What stands between two of them."""

# The German deck is called the same in every language. No font can be trusted to have acorns and bells, so that its
# suits have no signs but their names.
GERMAN_SUITS = ("Eichel", "Gras", "Herz", "Schellen")
GERMAN_RANKS = {
    5: "Fünf", 7: "Sieben", 8: "Acht", 9: "Neun", 10: "Zehn", 11: "Unter", 12: "Ober", 13: "König", 14: "Sau",
}  # fmt: skip
GERMAN_RANK_SIGNS = RANK_SIGNS | {11: "U", 12: "O"}

SUITS = (
    QT_TRANSLATE_NOOP("game", "clubs"),
    QT_TRANSLATE_NOOP("game", "spades"),
    QT_TRANSLATE_NOOP("game", "hearts"),
    QT_TRANSLATE_NOOP("game", "diamonds"),
)

CARDS: dict[int, tuple[object, ...]] = {
    5: (
        QT_TRANSLATE_NOOP("game", "five of clubs"),
        QT_TRANSLATE_NOOP("game", "five of spades"),
        QT_TRANSLATE_NOOP("game", "five of hearts"),
        QT_TRANSLATE_NOOP("game", "five of diamonds"),
    ),
    7: (
        QT_TRANSLATE_NOOP("game", "seven of clubs"),
        QT_TRANSLATE_NOOP("game", "seven of spades"),
        QT_TRANSLATE_NOOP("game", "seven of hearts"),
        QT_TRANSLATE_NOOP("game", "seven of diamonds"),
    ),
    8: (
        QT_TRANSLATE_NOOP("game", "eight of clubs"),
        QT_TRANSLATE_NOOP("game", "eight of spades"),
        QT_TRANSLATE_NOOP("game", "eight of hearts"),
        QT_TRANSLATE_NOOP("game", "eight of diamonds"),
    ),
    9: (
        QT_TRANSLATE_NOOP("game", "nine of clubs"),
        QT_TRANSLATE_NOOP("game", "nine of spades"),
        QT_TRANSLATE_NOOP("game", "nine of hearts"),
        QT_TRANSLATE_NOOP("game", "nine of diamonds"),
    ),
    10: (
        QT_TRANSLATE_NOOP("game", "ten of clubs"),
        QT_TRANSLATE_NOOP("game", "ten of spades"),
        QT_TRANSLATE_NOOP("game", "ten of hearts"),
        QT_TRANSLATE_NOOP("game", "ten of diamonds"),
    ),
    11: (
        QT_TRANSLATE_NOOP("game", "jack of clubs"),
        QT_TRANSLATE_NOOP("game", "jack of spades"),
        QT_TRANSLATE_NOOP("game", "jack of hearts"),
        QT_TRANSLATE_NOOP("game", "jack of diamonds"),
    ),
    12: (
        QT_TRANSLATE_NOOP("game", "queen of clubs"),
        QT_TRANSLATE_NOOP("game", "queen of spades"),
        QT_TRANSLATE_NOOP("game", "queen of hearts"),
        QT_TRANSLATE_NOOP("game", "queen of diamonds"),
    ),
    13: (
        QT_TRANSLATE_NOOP("game", "king of clubs"),
        QT_TRANSLATE_NOOP("game", "king of spades"),
        QT_TRANSLATE_NOOP("game", "king of hearts"),
        QT_TRANSLATE_NOOP("game", "king of diamonds"),
    ),
    14: (
        QT_TRANSLATE_NOOP("game", "ace of clubs"),
        QT_TRANSLATE_NOOP("game", "ace of spades"),
        QT_TRANSLATE_NOOP("game", "ace of hearts"),
        QT_TRANSLATE_NOOP("game", "ace of diamonds"),
    ),
}


def tr(source: object) -> str:
    """The text of the context "game" in the current language."""
    return QCoreApplication.translate("game", str(source))


def german() -> bool:
    """Whether the German deck is on the table."""
    return dress.worn() == dress.GERMAN


def card_name(card: Card) -> str:
    """A card in words: "queen of clubs", or "Eichel-Ober"."""
    if german():
        return f"{GERMAN_SUITS[card >> 4]}-{GERMAN_RANKS[card & 15]}"
    return tr(CARDS[card & 15][card >> 4])


def card_sign(card: Card) -> str:
    """A card as short as everybody can read it: "Q♣" (in Danish "D♣"), or "Eichel-Ober", "Herz-10"."""
    pip = card & 15
    if german():
        return f"{GERMAN_SUITS[card >> 4]}-{GERMAN_RANKS[pip] if pip > 10 else GERMAN_RANK_SIGNS[pip]}"
    return rank_sign(pip) + SUIT_SIGNS[card >> 4]


def card_signs(cards: Iterable[Card]) -> str:
    """Cards one after another; words need commas between them."""
    return (", " if german() else " ").join(card_sign(one) for one in cards)


def rank_sign(pip: int) -> str:
    """A rank as it stands in the corner of its cards."""
    return (GERMAN_RANK_SIGNS if german() else LETTERED[dress.letters()])[pip]


def suit_name(suit: Suit) -> str:
    """A suit in words."""
    return GERMAN_SUITS[suit] if german() else tr(SUITS[suit])


def suit_sign(suit: Suit) -> str:
    """A suit as short as everybody can read it: "♣", or "Eichel"."""
    return (GERMAN_SUITS if german() else SUIT_SIGNS)[suit]


def unsigned(words: str) -> str:
    """Words as they are said: cards by their names, and no signs of suits before the names of these."""
    words = BETWEEN.sub(", ", words)
    words = SIGNED.sub(lambda found: card_name(BY_SIGN[found[0]]), words)
    for sign in SUIT_SIGNS:
        words = words.replace(f"{sign} ", "")
    return words


def suit_signs(suits: Iterable[Suit]) -> str:
    """Suits one after another; words need commas between them."""
    return (", " if german() else " ").join(suit_sign(suit) for suit in suits)


def suit_label(suit: Suit) -> str:
    """A suit with its sign, if it has one: "♣ clubs", or "Eichel"."""
    return suit_name(suit) if german() else f"{suit_sign(suit)} {suit_name(suit)}"


def trump_label(suit: Suit | None) -> str:
    """What is trump, with sign and words; no suit means that only the permanent trumps are."""
    if suit is None:
        return QCoreApplication.translate("game", "permanent trumps only")
    return suit_label(suit)


def packets(sizes: tuple[int, ...]) -> str:
    """Packets as they are said: "3-(2)-3"; what goes to the middle stands in brackets."""
    return "-".join(str(size) if size > 0 else f"({-size})" for size in sizes)
