"""What the cards that have been played show to everybody."""

from collections.abc import Iterator

from sjavs_desktop.core.cards import Card, Cards, mask
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.state import Seat, Table


def played(table: Table) -> Cards:
    """Every card that has been played in this deal."""
    return mask(table.trick) | mask(card for trick in table.tricks for card in trick.cards)


def rounds(table: Table) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """Who led to each trick, and its cards in playing order; the one on the table comes last."""
    return (*((one.leader, one.cards) for one in table.tricks), (table.leader, table.trick))


def plays(table: Table, seats: int) -> Iterator[tuple[Seat, Card, Card]]:
    """Each card that was played in this deal, in order: by whom, to which led card, and the card."""
    for leader, cards in rounds(table):
        for place, card in enumerate(cards):
            yield (leader + place) % seats, cards[0], card


def voids(ranking: Ranking, table: Table, seats: int) -> tuple[int, ...]:
    """By seat the groups that it is known to be out of: it did not follow when they were led.

    Who has given away its only trump in a marriage is out of trumps from the start.
    """
    found = [0] * seats
    for seat, led, card in plays(table, seats):
        if ranking.group[card] != ranking.group[led]:
            found[seat] |= 1 << ranking.group[led]
    if table.wed is not None and table.partner is not None:
        found[table.partner] |= 1 << TRUMPS
    return tuple(found)
