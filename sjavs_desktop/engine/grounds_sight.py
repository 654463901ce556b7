"""What is certain in a view for somebody who has to give reasons: who may hold what, who is with whom, who wins now."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from sjavs_desktop.core import sides
from sjavs_desktop.core.calling import called_card, informed
from sjavs_desktop.core.cards import Card, Cards, cards_in, mask
from sjavs_desktop.core.follow import playable
from sjavs_desktop.core.phases.settle import by_seat
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.rules import Contract
from sjavs_desktop.core.state import Seat, Table, View, open_cards, ranking_of
from sjavs_desktop.engine.facts import facts, unknown_cards
from sjavs_desktop.engine.seen import played


@dataclass(frozen=True, slots=True)
class Sight:
    """A view in which a card has to be played, with what follows from it for certain."""

    view: View
    ranking: Ranking
    contract: Contract
    may: tuple[Cards, ...]
    """By seat the cards that it may play to this trick, as far as the viewer can tell."""
    has: tuple[Cards, ...]
    """By seat those of them that it holds for certain."""
    friends: frozenset[Seat]
    """The other seats that are on the viewer's side for certain."""
    foes: frozenset[Seat]
    """The seats that are on another side for certain; who is in neither may be the called partner."""
    declares: bool
    """Whether the viewer is on the declarer's side for certain."""
    allowed: Cards
    best: Card | None
    """The card that is winning; None when the viewer leads."""
    best_seat: Seat
    """Who has played it; the viewer when nobody has."""
    later: tuple[Seat, ...]
    """Who plays to this trick after the viewer."""
    points: int
    """Card points in the trick so far."""
    out: Cards
    """Every card that has not been played and that the viewer does not hold, wherever it lies."""

    @property
    def seat(self) -> Seat:
        """The viewer."""
        return self.view.seat

    @property
    def hand(self) -> Cards:
        """What the viewer may play from."""
        return self.view.own

    @property
    def trumps(self) -> Cards:
        """The trumps of the viewer."""
        return self.hand & self.ranking.members[TRUMPS]

    def group(self, card: Card) -> int:
        """The group of a card."""
        return self.ranking.group[card]

    def led(self, card: Card) -> int:
        """The group to be followed when the viewer plays `card`."""
        return self.group(self.view.table.trick[0] if self.view.table.trick else card)

    def beats(self, card: Card) -> bool:
        """Whether a card of the viewer would be winning."""
        return self.best is None or self.ranking.beats(card, self.best)

    def above(self, card: Card) -> Cards:
        """The cards of its group that are out and stronger."""
        strength = self.ranking.strength
        members = self.out & self.ranking.members[self.group(card)]
        return mask(one for one in cards_in(members) if strength[one] > strength[card])

    def below(self, card: Card) -> Cards:
        """The cards of its group that are out and weaker."""
        return self.out & self.ranking.members[self.group(card)] & ~self.above(card)

    def could_beat(self, seat: Seat, card: Card, led: int) -> bool:
        """Whether a seat that plays later may beat a card that is winning."""
        return can_beat(self.ranking, self.may[seat], self.has[seat], card, led)

    def unbeaten(self, card: Card, led: int, by: Iterable[Seat]) -> bool:
        """Whether none of those seats can beat a card that is winning."""
        return not any(self.could_beat(seat, card, led) for seat in by)

    def held_by_foes(self, cards: Cards) -> Cards:
        """Those of the cards that somebody who is no certain friend may hold."""
        found = 0
        for seat in range(self.view.rules.seats):
            if seat != self.seat and seat not in self.friends:
                found |= self.may[seat]
        return found & cards


def can_beat(ranking: Ranking, holds: Cards, certain: Cards, card: Card, led: int) -> bool:
    """Whether a hand out of `holds`, `certain` cards among them, may beat the card that is winning such a trick."""
    if certain & ranking.members[led] and ranking.group[card] != led:
        return False
    group = ranking.group[card]
    if any(ranking.strength[one] > ranking.strength[card] for one in cards_in(holds & ranking.members[group])):
        return True
    return group != TRUMPS and not certain & ranking.members[led] and bool(holds & ranking.members[TRUMPS])


def holdings(view: View) -> tuple[tuple[Cards, ...], tuple[Cards, ...]]:
    """By seat what it may hold in its hand or open, and what of that is certain."""
    known, table = facts(view), view.table
    elsewhere = known.unknown.bit_count() - sum(
        view.counts[seat] - view.shown[seat].bit_count() for seat in range(view.rules.seats)
    )
    may, has = [], []
    for seat in range(view.rules.seats):
        shown = view.shown[seat] | open_cards(table, seat)
        hidden = view.counts[seat] > view.shown[seat].bit_count()
        may.append(shown | (known.unknown & ~known.forbidden[seat] if hidden else 0))
        has.append(shown)
    for seat in range(view.rules.seats) if elsewhere == 0 else ():
        others = 0
        for other, cards in enumerate(may):
            others |= cards if other != seat else 0
        has[seat] |= may[seat] & ~others
    return tuple(may), tuple(has)


def parties(view: View, may: tuple[Cards, ...]) -> tuple[frozenset[Seat], frozenset[Seat], Table]:
    """The certain friends and the certain opponents of the viewer, and the table with the partner that it knows."""
    rules, table = view.rules, informed(view)
    card = called_card(rules, table)
    maybe: tuple[Seat, ...] = ()
    if card is not None and table.partner is None:
        barred = {table.declarer, view.seat, *table.doubles[::2]}
        maybe = tuple(seat for seat, cards in enumerate(may) if cards >> card & 1 and seat not in barred)
        table = replace(table, partner=maybe[0]) if len(maybe) == 1 else table
    friends: set[Seat] = set()
    foes: set[Seat] = set()
    possible = [table] if table.partner is not None or not maybe else [replace(table, partner=one) for one in maybe]
    for seat in range(rules.seats):
        same = {sides.side(rules, each, seat) == sides.side(rules, each, view.seat) for each in possible}
        if seat != view.seat and len(same) == 1:
            (friends if True in same else foes).add(seat)
    return frozenset(friends), frozenset(foes), table


def sight(view: View) -> Sight:
    """What the viewer, who has a card to play, knows for certain."""
    rules, table = view.rules, view.table
    ranking = ranking_of(rules, table)
    assert ranking is not None
    may, has = holdings(view)
    friends, foes, known = parties(view, may)
    place = ranking.winner(table.trick)
    return Sight(
        view=view,
        ranking=ranking,
        contract=rules.contract(table.contract or ""),
        may=may,
        has=has,
        friends=friends,
        foes=foes,
        declares=table.declarer is not None and sides.side(rules, known, view.seat) == sides.DECLARERS,
        allowed=playable(view),
        best=table.trick[place] if table.trick else None,
        best_seat=(table.leader + place) % rules.seats if table.trick else view.seat,
        later=tuple((view.seat + step) % rules.seats for step in range(1, rules.seats - len(table.trick))),
        points=ranking.points_in(mask(table.trick)),
        out=rules.deck_mask & ~(view.own | view.aside | played(table)),
    )


def taken(at: Sight) -> tuple[int, int]:
    """Card points and tricks that the viewer and its certain friends have taken."""
    points, tricks = by_seat(at.view.rules, at.view.table)
    ours = (at.seat, *at.friends)
    return sum(points[seat] for seat in ours), sum(tricks[seat] for seat in ours)


def counted(at: Sight) -> bool:
    """Whether it is certain for which side every trick counts: none went to somebody who may be the called partner."""
    return all(trick.winner in (at.seat, *at.friends, *at.foes) for trick in at.view.table.tricks)


def hides(view: View) -> bool:
    """Whether cards that the viewer has not seen lie in the middle, were laid away, or lie covered."""
    hidden = sum(view.counts[seat] - view.shown[seat].bit_count() for seat in range(view.rules.seats))
    return unknown_cards(view).bit_count() > hidden
