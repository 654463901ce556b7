"""Words for the bots that may be chosen, and for what partners may agree upon; tests hold them against the engine.

They stand here because the engine is loaded only when somebody has to think, and knows no translation.
"""

from collections.abc import Callable

from PySide6.QtCore import QT_TRANSLATE_NOOP

from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.engine.agreements import AGREEMENTS, with_words

LEVELS: dict[str, tuple[object, object]] = {
    "beginner": (
        QT_TRANSLATE_NOOP("settings", "Beginner"),
        QT_TRANSLATE_NOOP("settings", "Plays by rules of thumb and reckons nothing out."),
    ),
    "club": (
        QT_TRANSLATE_NOOP("settings", "Club player"),
        QT_TRANSLATE_NOOP("settings", "Tries its cards in a few deals that could be, and bids by rules of thumb."),
    ),
    "strong": (
        QT_TRANSLATE_NOOP("settings", "Strong"),
        QT_TRANSLATE_NOOP("settings", "Tries more deals, and weighs them by what was bid and played."),
    ),
    "expert": (
        QT_TRANSLATE_NOOP("settings", "Expert"),
        QT_TRANSLATE_NOOP("settings", "Tries many deals for its cards, and also for its bids."),
    ),
    "cautious": (
        QT_TRANSLATE_NOOP("settings", "Cautious"),
        QT_TRANSLATE_NOOP("settings", "Strong, but bids only what should win clearly, where the rules let it pass."),
    ),
    "bold": (
        QT_TRANSLATE_NOOP("settings", "Bold"),
        QT_TRANSLATE_NOOP("settings", "Strong, but also bids what should only just lose, where the rules let it pass."),
    ),
    "by_the_book": (
        QT_TRANSLATE_NOOP("settings", "By the book"),
        QT_TRANSLATE_NOOP("settings", "Strong, but plays by rules of thumb wherever that should not cost much."),
    ),
    "forgetful": (
        QT_TRANSLATE_NOOP("settings", "Forgetful"),
        QT_TRANSLATE_NOOP(
            "settings",
            "A club player that remembers the trumps and the last trick, but not which other cards have gone.",
        ),
    ),
    "quiet": (
        QT_TRANSLATE_NOOP("settings", "Quiet partner"),
        QT_TRANSLATE_NOOP("settings", "A club player for itself: it keeps none of the agreements between partners."),
    ),
}
"""By key the label of a level or a named style, and one sentence about it."""

STYLES = ("cautious", "bold", "by_the_book", "forgetful", "quiet")
"""Those of them that are named styles; they stand apart behind the levels."""

PARTNERS: dict[str, tuple[object, object]] = {
    "trump_for_declarer": (
        QT_TRANSLATE_NOOP("settings", "Lead trumps to the declarer"),
        QT_TRANSLATE_NOOP("settings", "A partner of the declarer leads a trump, so that the opponents lose theirs."),
    ),
    "show_ace": (
        QT_TRANSLATE_NOOP("settings", "Show the ace"),
        QT_TRANSLATE_NOOP(
            "settings",
            "Who leads and holds the best card of a plain suit plays it first, the ace before the ten, "
            "while the suit should still go round.",
        ),
    ),
    "return_suit": (
        QT_TRANSLATE_NOOP("settings", "Return the partner's suit"),
        QT_TRANSLATE_NOOP(
            "settings",
            "Who leads plays the plain suit that a partner was the first to lead, unless an opponent would trump it.",
        ),
    ),
    "ruff_for_partner": (
        QT_TRANSLATE_NOOP("settings", "Lead what the partner can trump"),
        QT_TRANSLATE_NOOP("settings", "Who leads plays a plain suit that a partner has shown to be out of."),
    ),
    "long_way": (
        QT_TRANSLATE_NOOP("settings", "Long suit, short way"),
        QT_TRANSLATE_NOOP("settings", "Against a declarer who plays next a long suit is led, else a short one."),
    ),
    "lead_singleton": (
        QT_TRANSLATE_NOOP("settings", "Lead a lone card"),
        QT_TRANSLATE_NOOP(
            "settings", "Who holds trumps leads a lone plain card of no great value, to trump that suit later."
        ),
    ),
    "give_points": (
        QT_TRANSLATE_NOOP("settings", "Give points to the partner's trick"),
        QT_TRANSLATE_NOOP("settings", "While a partner wins the trick, cards that count much are played to it."),
    ),
}
"""By key the label of an agreement between partners, and what whoever keeps it does."""


def setting_of(agreement: str) -> str:
    """The key of the setting that says whether an agreement is in force."""
    return f"agree_{agreement}"


def chosen(get: Callable[[str], OptionValue]) -> str:
    """The text of the level that the settings ask for, with the agreements that all bots keep."""
    agreed = frozenset(key for key in AGREEMENTS if get(setting_of(key)))
    return with_words(str(get("level")), agreed)
