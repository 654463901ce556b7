"""Rules of play as data: each names the cards that it speaks for, and which of them to take."""

from collections.abc import Callable, Container, Iterable
from typing import NamedTuple

from sjavs_desktop.core.cards import Card, Cards, cards_in, mask
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.engine.reading import Reading, higher, power

COUNTER = 10
"""Card points from which a card is a counter: a ten or an ace."""
WORTH_SAVING = 4
"""Card points from which a trump is worth bringing home: those of a queen or jack never pay for its strength."""


class Rule(NamedTuple):
    """A piece of advice that a beginner can follow."""

    key: str
    """Names the rule where a choice is explained."""
    cards: Callable[[Reading], Cards]
    """The allowed cards that the rule speaks for; empty when it does not apply."""
    pick: Callable[[Reading, Cards], Card]
    """The one of them to play."""


def choose(rules: Iterable[Rule], at: Reading, unused: Container[str] = ()) -> tuple[Card, str]:
    """The card of the first rule that applies, and the rule's key; the last rule must always apply.

    Rules whose keys are among the `unused` are passed over.
    """
    for rule in rules:
        found = 0 if rule.key in unused else rule.cards(at)
        if found:
            return rule.pick(at, found), rule.key
    raise ValueError("no rule applies: the last one of a table must speak for every card")


def those(cards: Cards, wanted: Callable[[Card], bool]) -> Cards:
    """The cards of a set for which `wanted` holds."""
    return mask(card for card in cards_in(cards) if wanted(card))


def cheapest(at: Reading, cards: Cards) -> Card:
    """The card that is missed least: few points, little power, low."""

    def cost(card: Card) -> tuple[int, int]:
        return at.ranking.points[card] + power(at, card), at.ranking.strength[card]

    return min(cards_in(cards), key=cost)


def counted(ranking: Ranking, card: Card) -> int:
    """The points of a card as far as they are a reason to play it to a trick that is won."""
    points = ranking.points[card]
    return 0 if ranking.group[card] == TRUMPS and points < WORTH_SAVING else points


def richest(at: Reading, cards: Cards) -> Card:
    """The card that brings most points home for the power it gives up; the lower one of equals."""

    def gain(card: Card) -> tuple[int, int]:
        return counted(at.ranking, card) - power(at, card), -at.ranking.strength[card]

    return max(cards_in(cards), key=gain)


def strongest(at: Reading, cards: Cards) -> Card:
    """The highest card."""
    return max(cards_in(cards), key=lambda card: at.ranking.strength[card])


def just_as_strong(at: Reading, cards: Cards) -> Card:
    """The lowest of the cards that no more cards beat than the highest."""

    def rank(card: Card) -> tuple[int, int]:
        return higher(at, card).bit_count(), at.ranking.strength[card]

    return min(cards_in(cards), key=rank)


def group_size(at: Reading, card: Card) -> int:
    """How many cards of its group, itself included, the viewer holds."""
    return (at.hand & at.ranking.members[at.ranking.group[card]]).bit_count()
