"""The titles of the deals in the book: none of them tells what is right. Files name them by their English words."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

OF_THEME: dict[str, tuple[object, ...]] = {
    "auction": (
        QT_TRANSLATE_NOOP("book", "What is this hand worth?"),
        QT_TRANSLATE_NOOP("book", "Long enough?"),
        QT_TRANSLATE_NOOP("book", "To speak or to be silent"),
        QT_TRANSLATE_NOOP("book", "The courage to bid"),
        QT_TRANSLATE_NOOP("book", "A word too many?"),
        QT_TRANSLATE_NOOP("book", "The price of a bid"),
    ),
    "naming": (QT_TRANSLATE_NOOP("book", "Which shall be trumps?"),),
    "exchange": (QT_TRANSLATE_NOOP("book", "The cat in the middle"),),
    "leading": (
        QT_TRANSLATE_NOOP("book", "On lead again"),
        QT_TRANSLATE_NOOP("book", "The next step"),
        QT_TRANSLATE_NOOP("book", "Where to now?"),
        QT_TRANSLATE_NOOP("book", "High or low?"),
        QT_TRANSLATE_NOOP("book", "The right moment"),
        QT_TRANSLATE_NOOP("book", "A suit to open"),
        QT_TRANSLATE_NOOP("book", "Keep going?"),
    ),
    "second": (
        QT_TRANSLATE_NOOP("book", "One card lies there"),
        QT_TRANSLATE_NOOP("book", "Two are still to come"),
        QT_TRANSLATE_NOOP("book", "Second in line"),
        QT_TRANSLATE_NOOP("book", "Too early?"),
    ),
    "last": (
        QT_TRANSLATE_NOOP("book", "The last word"),
        QT_TRANSLATE_NOOP("book", "Everything lies there"),
        QT_TRANSLATE_NOOP("book", "Take it or leave it"),
        QT_TRANSLATE_NOOP("book", "Nobody plays after you"),
    ),
    "ruffing": (
        QT_TRANSLATE_NOOP("book", "Trump it or not?"),
        QT_TRANSLATE_NOOP("book", "Nothing of that suit"),
        QT_TRANSLATE_NOOP("book", "What a trump is worth"),
        QT_TRANSLATE_NOOP("book", "Free to choose"),
        QT_TRANSLATE_NOOP("book", "A chance to trump"),
        QT_TRANSLATE_NOOP("book", "The empty suit"),
        QT_TRANSLATE_NOOP("book", "Small or large?"),
        QT_TRANSLATE_NOOP("book", "Throw something away?"),
        QT_TRANSLATE_NOOP("book", "Out of the suit"),
        QT_TRANSLATE_NOOP("book", "To cut in"),
        QT_TRANSLATE_NOOP("book", "The tempting trump"),
    ),
    "giving_points": (
        QT_TRANSLATE_NOOP("book", "A friend is winning"),
        QT_TRANSLATE_NOOP("book", "Your partner's trick"),
        QT_TRANSLATE_NOOP("book", "A present?"),
        QT_TRANSLATE_NOOP("book", "Trust your partner?"),
        QT_TRANSLATE_NOOP("book", "Help that helps"),
    ),
    "trump_play": (
        QT_TRANSLATE_NOOP("book", "Trumps are asked for"),
        QT_TRANSLATE_NOOP("book", "Which trump?"),
        QT_TRANSLATE_NOOP("book", "Trump against trump"),
        QT_TRANSLATE_NOOP("book", "Follow, but how?"),
        QT_TRANSLATE_NOOP("book", "Paying with trumps"),
        QT_TRANSLATE_NOOP("book", "A round of trumps"),
        QT_TRANSLATE_NOOP("book", "Strong or thrifty?"),
        QT_TRANSLATE_NOOP("book", "The trump trick"),
        QT_TRANSLATE_NOOP("book", "Among trumps"),
    ),
    "ending": (
        QT_TRANSLATE_NOOP("book", "Nearly over"),
        QT_TRANSLATE_NOOP("book", "The last cards"),
        QT_TRANSLATE_NOOP("book", "Few cards, much at stake"),
        QT_TRANSLATE_NOOP("book", "Count, then play"),
        QT_TRANSLATE_NOOP("book", "A short ending"),
        QT_TRANSLATE_NOOP("book", "The final points"),
        QT_TRANSLATE_NOOP("book", "The end game"),
        QT_TRANSLATE_NOOP("book", "What is still out?"),
        QT_TRANSLATE_NOOP("book", "The last decision"),
    ),
}
"""By theme."""

OF_TASK: dict[str, tuple[object, ...]] = {
    "open": (
        QT_TRANSLATE_NOOP("book", "With open cards"),
        QT_TRANSLATE_NOOP("book", "Everything in sight"),
        QT_TRANSLATE_NOOP("book", "A riddle"),
        QT_TRANSLATE_NOOP("book", "Look, then play"),
        QT_TRANSLATE_NOOP("book", "Nothing is hidden"),
        QT_TRANSLATE_NOOP("book", "The only way"),
    ),
    "deal": (
        QT_TRANSLATE_NOOP("book", "Eight tricks"),
        QT_TRANSLATE_NOOP("book", "From the first card to the last"),
        QT_TRANSLATE_NOOP("book", "It can just be done"),
        QT_TRANSLATE_NOOP("book", "A deal to win"),
    ),
}
"""By task."""

NOTES: dict[str, object] = {
    "9C TC QC 7S AS QH KH AH": QT_TRANSLATE_NOOP(
        "book",
        "The ace takes {partner}'s ten of hearts home at once. After a lower heart it stays in your hand to "
        "the end, where {left}'s trumps take it.",
    ),
    "8C TC JC KC 7S 8H JH JD": QT_TRANSLATE_NOOP(
        "book",
        "{left}'s queen of clubs, the highest trump, takes this trick whatever trump you lead. So lead the "
        "one that counts nothing.",
    ),
    "JC 7S TS KS AS JH TD JD": QT_TRANSLATE_NOOP(
        "book",
        "{left} has neither a club nor a trump, and {partner}'s clubs beat the seven: here the ten of "
        "diamonds is safe. Later {left}'s ace of diamonds would take it.",
    ),
    "9C TC 7S JS QH KH TD KD": QT_TRANSLATE_NOOP(
        "book",
        "The queen of clubs takes this trick in any case. The king costs 4, the ten would cost 10, and the "
        "jack of spades is needed to win a trick later.",
    ),
    "9C TC 9S TS 8H 9H TH JD": QT_TRANSLATE_NOOP(
        "book",
        "{partner}'s ace of diamonds has this trick, as {left} must follow suit. So the ten of hearts belongs "
        "here: kept, it falls to {right}'s queen of clubs in the last trick.",
    ),
    "8C JC AC QS 8D TD JD AD": QT_TRANSLATE_NOOP(
        "book",
        "In the line shown the jack of diamonds draws the seven and the king of trumps at once, and "
        "{partner}, who takes the trick, goes on with the ace of hearts.",
    ),
    "TC JC AC JS KS 7D QD KD": QT_TRANSLATE_NOOP(
        "book",
        "In the line shown the ace of clubs goes round first, while everybody still has a club. {left} trumps "
        "the ten that follows, and {partner} trumps higher.",
    ),
    "TC JC 7S 9S QS AS 8H 7D": QT_TRANSLATE_NOOP(
        "book",
        "In the line shown the ace of trumps is safe in the first trick, as {partner} holds the queen of "
        "clubs, the highest trump.",
    ),
    "JC AC 9S JS QS JH QH 8D": QT_TRANSLATE_NOOP(
        "book", "In the line shown three rounds of trumps take all four that the opponents have."
    ),
}
"""What solutions say in words of their own, by the hand of whoever solves it; the other players stand in braces."""
