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

NOTES: tuple[object, ...] = ()
"""What solutions say in words of their own."""
