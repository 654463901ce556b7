"""What somebody remembers of the cards that were played: all of them, or of the plain suits only the latest ones."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from sjavs_desktop.core.calling import called_card
from sjavs_desktop.core.cards import Cards, mask
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.state import View, open_cards, ranking_of
from sjavs_desktop.engine.dealing import Box, Dealer
from sjavs_desktop.engine.facts import facts, played_by
from sjavs_desktop.engine.seen import voids
from sjavs_desktop.engine.worlds import World

ALL, SOME = "all", "trumps"
"""To remember everything; to remember the trumps, one's own cards, the last trick, and what lies on the table."""


def forgotten(view: View, memory: str) -> Cards:
    """The cards of earlier tricks that the viewer may think to be still out."""
    table, ranking = view.table, ranking_of(view.rules, view.table)
    if memory == ALL or ranking is None or len(table.tricks) < 2:
        return 0
    earlier, called = mask(card for trick in table.tricks[:-1] for card in trick.cards), called_card(view.rules, table)
    kept = ranking.members[TRUMPS] | (0 if called is None else 1 << called)
    return earlier & ~kept & ~played_by(table, view.rules.seats)[view.seat]


def recent_voids(view: View) -> tuple[int, ...]:
    """By seat the groups that it is remembered to be out of: trumps always, a plain suit for a trick."""
    ranking, table, seats = ranking_of(view.rules, view.table), view.table, view.rules.seats
    if ranking is None:
        return (0,) * seats
    ever, lately = (voids(ranking, one, seats) for one in (table, replace(table, tricks=table.tricks[-1:])))
    return tuple(one & 1 << TRUMPS | other for one, other in zip(ever, lately, strict=True))


def blurred(view: View, world: World, lost: Cards, random: Random) -> World:
    """The world as it looks to somebody who thinks that the `lost` cards may still be out.

    The plain cards of the others are dealt anew from theirs and the lost ones together.
    """
    ranking, card = ranking_of(view.rules, view.table), called_card(view.rules, view.table)
    assert ranking is not None
    fixed = ranking.members[TRUMPS] | (0 if card is None else 1 << card)
    others = [seat for seat in range(view.rules.seats) if seat != view.seat]
    moving = {seat: world.hands[seat] & ~view.shown[seat] & ~fixed for seat in others}
    pool, out = lost | mask_of(moving.values()), recent_voids(view)
    allowed = {
        seat: pool & ~mask_of(ranking.members[group] for group in range(TRUMPS) if out[seat] >> group & 1)
        for seat in others
    }
    boxes = [Box(moving[seat].bit_count(), allowed[seat]) for seat in others]
    boxes.append(Box(pool.bit_count() - sum(one.size for one in boxes), pool))
    try:
        found = Dealer(pool, boxes).draw(random)
    except ValueError:
        return world
    hands = list(world.hands)
    for seat, cards in zip(others, found, strict=False):
        hands[seat] = hands[seat] & ~moving[seat] | cards
    return world._replace(hands=tuple(hands))


def mask_of(sets: Iterable[Cards]) -> Cards:
    """The cards of several sets together."""
    found = 0
    for one in sets:
        found |= one
    return found


def lacking(view: View, memory: str = ALL) -> tuple[int, ...]:
    """By seat the groups that the viewer knows it to have no hidden card of, though such cards are out."""
    ranking = ranking_of(view.rules, view.table)
    if ranking is None:
        return (0,) * view.rules.seats
    known, late = facts(view), recent_voids(view)
    found = []
    for seat in range(view.rules.seats):
        groups = 0
        for group in range(TRUMPS + 1):
            out = known.unknown & ranking.members[group]
            sure = out & known.forbidden[seat] == out if memory == ALL else late[seat] >> group & 1
            if out and sure and not open_cards(view.table, seat) & ranking.members[group]:
                groups |= 1 << group
        found.append(0 if seat == view.seat else groups)
    return tuple(found)
