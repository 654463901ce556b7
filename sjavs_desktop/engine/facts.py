"""What a view tells of the hidden cards for certain: who cannot hold a card, and who must have some."""

from collections.abc import Iterator
from typing import NamedTuple

from sjavs_desktop.core.calling import called_card, informed, partner_of
from sjavs_desktop.core.cards import Card, Cards, mask
from sjavs_desktop.core.follow import RUN_AWAY
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.sides import side
from sjavs_desktop.core.state import Seat, Table, View, open_cards, ranking_of


class Least(NamedTuple):
    """So many of some cards a hand must still hold."""

    seat: Seat
    cards: Cards
    number: int
    where: Cards
    """Only if the hand holds one of these too; 0 for always."""


class Facts(NamedTuple):
    """What a view tells of the hidden cards for certain."""

    unknown: Cards
    forbidden: tuple[Cards, ...]
    """By seat the cards that its hand cannot hold."""
    least: tuple[Least, ...] = ()


def rounds(table: Table) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """The leader and the cards of each trick, the open one last."""
    for one in table.tricks:
        yield one.leader, one.cards
    if table.trick:
        yield table.leader, table.trick


def played_by(table: Table, seats: int) -> list[Cards]:
    """By seat the cards that it has played in this deal."""
    found = [0] * seats
    for leader, cards in rounds(table):
        for place, card in enumerate(cards):
            found[(leader + place) % seats] |= 1 << card
    return found


def unknown_cards(view: View) -> Cards:
    """The cards that the viewer has not seen."""
    table = view.table
    seen = view.hand | view.aside | view.talon
    for _, cards in rounds(table):
        seen |= mask(cards)
    for seat in range(view.rules.seats):
        seen |= open_cards(table, seat) | view.shown[seat]
    return view.rules.deck_mask & ~seen


def forbidden_by_play(rules: Rules, table: Table, ranking: Ranking) -> list[Cards]:
    """By seat what it cannot hold, as it did not follow suit or did not overtrump (S0, S1, S3)."""
    found = [0] * rules.seats
    follow = rules.contract(table.contract or "").follow
    for leader, cards in rounds(table):
        led = ranking.group[cards[0]]
        for place in range(1, len(cards)):
            seat = (leader + place) % rules.seats
            if ranking.group[cards[place]] == led:
                continue
            found[seat] |= ranking.members[led]
            best = ranking.winner(cards[:place])
            trumped = ranking.group[cards[best]] == TRUMPS != led
            mates = side(rules, table, (leader + best) % rules.seats) == side(rules, table, seat)
            obliged = "overtrump" in follow or ("overtrump_except_partner" in follow and not mates)
            if obliged and trumped and not ranking.beats(cards[place], cards[best]):
                found[seat] |= mask(ranking.trumps[: ranking.trumps.index(cards[best])])
    return found


def forbid_called(view: View, card: Card, ranking: Ranking, forbidden: list[Cards]) -> None:
    """Takes the called ace from those who cannot hold it.

    The declarer does not hold it; whoever said Kontra is no partner; and a holder who had not run away (S3) would have
    played it when its suit was led.
    """
    rules, table = view.rules, view.table
    bit, group = 1 << card, ranking.group[card]
    partner = partner_of(view)
    if partner is not None:
        for seat in range(rules.seats):
            forbidden[seat] |= bit if seat != partner else 0
        return
    forbidden[table.declarer or 0] |= bit
    for seat in table.doubles[::2]:
        forbidden[seat] |= bit
    ran: set[Seat] = set()
    for leader, cards in rounds(table):
        if ranking.group[cards[0]] != group:
            continue
        ran.add(leader)
        for place in range(1, len(cards)):
            seat = (leader + place) % rules.seats
            forbidden[seat] |= bit if seat not in ran else 0


def called_least(view: View, card: Card, ranking: Ranking) -> Iterator[Least]:
    """What the call and running away from it tell (S3).

    The declarer had a card of the suit, and a holder of the ace who led a lower one had four.
    """
    rules, table = view.rules, view.table
    suit, declarer = ranking.members[ranking.group[card]], table.declarer
    played = played_by(table, rules.seats)
    if declarer is not None and not played[declarer] & suit:
        yield Least(declarer, suit, 1, 0)
    ran: set[Seat] = set()
    since = list(played)
    for leader, cards in rounds(table):
        if suit >> cards[0] & 1 and leader not in ran:
            ran.add(leader)
            # An ace that was gone by then tells nothing; one that came out later was held.
            out = since[leader] >> card & 1
            held = (since[leader] & suit).bit_count()
            if cards[0] != card and (out or not any(one >> card & 1 for one in played)) and held < RUN_AWAY:
                yield Least(leader, suit, RUN_AWAY - held, 0 if out else 1 << card)
        for place, one in enumerate(cards):
            since[(leader + place) % rules.seats] &= ~(1 << one)


def wedded(view: View, wed: Card, ranking: Ranking, forbidden: list[Cards]) -> None:
    """What is known in a marriage (S3): the open trump is the declarer's, the hand that offered it has no other.

    The card that was given back is the partner's, as far as the viewer knows it.
    """
    table = view.table
    given = 0 if view.given is None else 1 << view.given
    for seat in range(view.rules.seats):
        forbidden[seat] |= 1 << wed if seat != table.declarer else 0
        forbidden[seat] |= given if seat != table.partner else 0
    if table.partner is not None:
        forbidden[table.partner] |= ranking.members[TRUMPS]
    elif table.declarer is not None:
        forbidden[table.declarer] |= ranking.members[TRUMPS] & ~(1 << wed)


def facts(view: View) -> Facts:
    """What the view tells for certain."""
    rules, table = view.rules, view.table
    ranking, unknown = ranking_of(rules, table), unknown_cards(view)
    if ranking is None:
        return Facts(unknown, (0,) * rules.seats)
    forbidden = forbidden_by_play(rules, informed(view), ranking)
    least: tuple[Least, ...] = ()
    card = called_card(rules, table)
    if card is not None and table.declarer is not None:
        forbid_called(view, card, ranking, forbidden)
        least = tuple(one for one in called_least(view, card, ranking) if one.seat != view.seat)
    if table.wed is not None:
        wedded(view, table.wed, ranking, forbidden)
    return Facts(unknown, tuple(forbidden), least)
