"""What lessons say: their texts in the language of now with the words of the deck, and true answers from the rules."""

import re

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.core.cards import PIPS, SUIT_LETTERS, Card, card
from sjavs_desktop.core.lesson import trick_cards
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.state import View, ranking_of
from sjavs_desktop.ui.card_words import card_sign, rank_sign, suit_name

translate = QCoreApplication.translate

BEGINNINGS = re.compile(r"(?:^|[.!?] )\(?[^\W\d_]")
"""Where a sentence begins: a word that was put in there may be one that is written small."""


class Words(dict[str, str]):
    """The words for what stands in braces: ``QC`` is a card and ``A`` a rank, as they are printed, and ``H`` a suit."""

    def __missing__(self, key: str) -> str:
        if key in PIPS:
            return rank_sign(PIPS[key])
        return suit_name(SUIT_LETTERS.index(key)) if len(key) == 1 else card_sign(card(key))


def said(source: str) -> str:
    """A text of a lesson."""
    found = translate("lessons", source).format_map(Words()) if source else ""
    return BEGINNINGS.sub(lambda one: one.group().upper(), found)


def ranking_now(view: View) -> Ranking:
    """The order of the cards in the deal of a view."""
    ranking = ranking_of(view.rules, view.table)
    assert ranking is not None
    return ranking


def trick_answers(view: View) -> list[tuple[Card, str, bool]]:
    """The cards of a trick, for each whether it wins and why, or why not."""
    cards, ranking = trick_cards(view.table), ranking_now(view)
    best = cards[ranking.winner(cards)]
    return [(one, why_beaten(ranking, one, best, cards[0]), one == best) for one in cards]


def why_beaten(ranking: Ranking, one: Card, best: Card, led: Card) -> str:
    """Why a card wins a trick, or why the best one does."""
    facts = {"card": card_sign(one), "best": card_sign(best)}
    group = ranking.group
    if one == best and group[one] == TRUMPS and group[led] != TRUMPS:
        words = translate(
            "lessons", "Right: {card} is the highest trump in the trick, and any trump beats a plain suit."
        )
    elif one == best and group[one] == TRUMPS:
        words = translate("lessons", "Right: {card} is the highest trump in the trick.")
    elif one == best:
        words = translate("lessons", "Right: {card} is the highest card of the suit that was led.")
    elif group[one] == TRUMPS:
        words = translate("lessons", "{card} is a trump, but {best} is a higher one.")
    elif group[one] != group[led]:
        words = translate("lessons", "{card} is neither of the suit that was led nor a trump, so it cannot win.")
    elif group[best] == TRUMPS:
        words = translate("lessons", "{best} is a trump, and any trump beats {card}.")
    else:
        words = translate("lessons", "{best} is higher than {card} in the suit that was led.")
    return words.format(**facts)
