"""Cards and suits in words and signs."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core.cards import Card, Suit

SUIT_SIGNS = "♣♠♥♦"
RANK_SIGNS = {5: "5", 7: "7", 8: "8", 9: "9", 10: "10", 11: "J", 12: "Q", 13: "K", 14: "A"}

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


def card_name(card: Card) -> str:
    """A card in words: "queen of clubs"."""
    return tr(CARDS[card & 15][card >> 4])


def card_sign(card: Card) -> str:
    """A card as rank and suit sign: "Q♣"."""
    return RANK_SIGNS[card & 15] + SUIT_SIGNS[card >> 4]


def suit_name(suit: Suit) -> str:
    """A suit in words."""
    return tr(SUITS[suit])


def suit_label(suit: Suit) -> str:
    """A suit with its sign: "♣ clubs"."""
    return f"{SUIT_SIGNS[suit]} {suit_name(suit)}"


def trump_label(suit: Suit | None) -> str:
    """What is trump, with sign and words; no suit means that only the permanent trumps are."""
    if suit is None:
        return QCoreApplication.translate("game", "permanent trumps only")
    return suit_label(suit)


def packets(sizes: tuple[int, ...]) -> str:
    """Packets as they are said: "3-(2)-3"; what goes to the middle stands in brackets."""
    return "-".join(str(size) if size > 0 else f"({-size})" for size in sizes)
