"""Whether a deal is settled: nothing that anybody may still play can change what it scores.

That is asked of a view, so whoever is told the answer learns nothing that the seat does not know. In each deal of the
hidden cards that fits the view, every way to play on must come to the same score; two such deals may differ, as in who
is the partner or what lies in the middle, for nobody can change that any more. What is found is proved:

- Somebody takes every trick that is left, because no other hand can hold a card that beats one of theirs.
- Or card points and tricks that are still open are shared out in all ways that bounds leave, more than can happen, and
  all of them score alike.

What is settled is not always found; what is found is always settled.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from sjavs_desktop.core import tariff
from sjavs_desktop.core.calling import called_card
from sjavs_desktop.core.cards import Card, Cards, cards_in, mask
from sjavs_desktop.core.follow import playable
from sjavs_desktop.core.payoff import Tally, pay
from sjavs_desktop.core.phases.settle import by_seat
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.rules import Band, Contract, Rules, ScoreRules
from sjavs_desktop.core.sides import SIDES
from sjavs_desktop.core.state import Seat, Table, View, open_cards, ranking_of

REST_MINE = "rest_mine"
"""The viewer takes every trick that is left, whatever is played."""
DECIDED = "decided"
"""Whatever is played, the score is the same."""
MARCH = 91
"""Card points that turn a deal round where `march` is `ninety_one`."""

Party: TypeAlias = frozenset[Seat]
"""Seats that win or lose a deal together."""


def settled(view: View) -> bool:
    """Whether it is proved to the viewer that nothing can change the score of the deal any more."""
    return bool(claim_reason(view))


def claim_reason(view: View) -> str:
    """Why the deal is settled for the viewer: `rest_mine`, `decided`, or empty when that is not proved."""
    if not playing(view):
        return ""
    known = knowledge(view)
    if takes_rest(known, frozenset({view.seat})):
        return REST_MINE
    return DECIDED if decided(known) else ""


def settled_for_all(view: View) -> bool:
    """Whether the same is proved by what everybody has seen alone; the answer is the same for the view of any seat."""
    return playing(view) and decided(knowledge(public(view)))


def tricks_left(view: View) -> int:
    """How many tricks of the deal are still to be taken, the one on the table included."""
    return view.rules.tricks - len(view.table.tricks)


def public(view: View) -> View:
    """What is left of a view without the seat's own knowledge."""
    return replace(view, shown=(0,) * len(view.shown), talon=0, aside=0, given=None)


def playing(view: View) -> bool:
    """Whether tricks are played, and nobody may double the deal any more."""
    table, stakes = view.table, view.rules.stakes
    if table.phase != "play" or table.turn not in range(view.rules.seats):
        return False
    early = table.declarer is not None and not table.tricks and len(table.trick) < stakes.until
    return not (early and len(table.doubles) < stakes.doubles)


# -- What is known of the cards ----------------------------------------------------------------------------------------


class Known(NamedTuple):
    """What a view tells for certain of who holds the cards that have not been played."""

    view: View
    ranking: Ranking
    contract: Contract
    has: tuple[Cards, ...]
    """By seat the cards that it holds for certain."""
    may: tuple[Cards, ...]
    """By seat those and all that it could hold besides."""
    unknown: Cards
    """The cards that the viewer has not seen."""
    points: tuple[int, ...]
    """By seat the card points that it has taken."""
    tricks: tuple[int, ...]
    """By seat the tricks that it has taken."""


def knowledge(view: View) -> Known:
    """What the viewer knows once the contract stands."""
    rules, table = view.rules, view.table
    ranking = ranking_of(rules, table)
    assert ranking is not None
    played = mask(table.trick) | mask(card for trick in table.tricks for card in trick.cards)
    has = [shown | open_cards(table, seat) for seat, shown in enumerate(view.shown)]
    if table.wed is not None and table.declarer is not None:
        has[table.declarer] |= 1 << table.wed & ~played
    seen = played | view.aside | view.talon
    for cards in has:
        seen |= cards
    unknown = rules.deck_mask & ~seen
    barred = barred_by_play(rules, table, ranking)
    may = []
    for seat in range(rules.seats):
        hidden = unknown & ~barred[seat] if view.counts[seat] > view.shown[seat].bit_count() else 0
        covered = unknown if table.spread and any(spot.covered for spot in table.spread[seat]) else 0
        may.append(has[seat] | hidden | covered)
    points, tricks = by_seat(rules, table)
    contract = rules.contract(table.contract or "")
    return Known(view, ranking, contract, tuple(has), tuple(may), unknown, points, tricks)


def rounds(table: Table) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """The leader and the cards of each trick, the one on the table last."""
    yield from ((trick.leader, trick.cards) for trick in table.tricks)
    if table.trick:
        yield table.leader, table.trick


def barred_by_play(rules: Rules, table: Table, ranking: Ranking) -> list[Cards]:
    """By seat what its hand cannot hold: it did not follow suit, did not overtrump, or gave its only trump away."""
    found = [0] * rules.seats
    follow = rules.contract(table.contract or "").follow
    for leader, cards in rounds(table) if "suit" in follow else ():
        led, best = ranking.group[cards[0]], cards[0]
        for place, card in enumerate(cards):
            seat = (leader + place) % rules.seats
            if ranking.group[card] != led:
                found[seat] |= ranking.members[led]
                if "overtrump" in follow and ranking.group[best] == TRUMPS != led and not ranking.beats(card, best):
                    found[seat] |= mask(ranking.trumps[: ranking.trumps.index(best)])
            best = card if place and ranking.beats(card, best) else best
    if table.wed is not None and table.partner is not None:
        found[table.partner] |= ranking.members[TRUMPS]
    return found


def parties(known: Known, partner: Seat | None) -> tuple[Party, ...]:
    """Who wins or loses together; the declarers come first if there are any.

    Where the least card points win, everybody plays alone.
    """
    table, seats = known.view.table, range(known.view.rules.seats)
    if known.contract.goal == "least":
        return tuple(frozenset({seat}) for seat in seats)
    sides: dict[int, Party] = {}
    for seat in seats:
        each = SIDES[known.contract.sides](table.declarer, partner, seat)
        sides[each] = sides.get(each, frozenset()) | {seat}
    return tuple(sides[each] for each in sorted(sides))


def partners(known: Known) -> tuple[Seat | None, ...]:
    """Who may be the partner; one answer where that is known or there is none."""
    table = known.view.table
    card = called_card(known.view.rules, table)
    if card is None or table.partner is not None:
        return (table.partner,)
    # Whoever says Kontra is against the declarer.
    others = {table.declarer, *table.doubles[::2]}
    return tuple(seat for seat, cards in enumerate(known.may) if cards >> card & 1 and seat not in others)


# -- Who takes which tricks for certain --------------------------------------------------------------------------------


def united(sets: Iterable[Cards]) -> Cards:
    """All cards of some sets that may have cards in common."""
    found = 0
    for cards in sets:
        found |= cards
    return found


def outsiders(known: Known, party: Party, seats: Iterable[Seat] | None = None) -> Cards:
    """The cards that those of `seats` (all, unless told) who are not of the party may hold."""
    chosen = range(len(known.may)) if seats is None else seats
    return united(known.may[seat] for seat in chosen if seat not in party)


def rivals(known: Known, party: Party, seat: Seat) -> Cards:
    """What a card of that seat of the party may meet: what outsiders may hold, and lay before it in this trick."""
    table, seats = known.view.table, known.view.rules.seats
    if (seat - table.leader) % seats < len(table.trick):
        return outsiders(known, party)
    laid = mask(card for place, card in enumerate(table.trick) if (table.leader + place) % seats not in party)
    return outsiders(known, party) | laid


def unbeaten(ranking: Ranking, ours: Cards, theirs: Cards) -> bool:
    """Whether none of their cards beats one of ours that is led."""
    trumps = ranking.members[TRUMPS]
    if theirs & trumps and ours & ~trumps:
        return False
    strength = ranking.strength
    for members in ranking.members:
        mine, other = ours & members, theirs & members
        if (
            mine
            and other
            and min(strength[one] for one in cards_in(mine)) < max(strength[one] for one in cards_in(other))
        ):
            return False
    return True


def trick_goes_to(known: Known, party: Party) -> bool:
    """Whether the trick on the table goes to the party, whatever is played to it.

    A card that beats one of a mate's higher cards would beat the lower one too, so it is enough to look at that.
    """
    view, ranking = known.view, known.ranking
    table, seats = view.table, view.rules.seats
    if not table.trick:
        return False
    place = ranking.winner(table.trick)
    best, mover = table.trick[place], table.turn
    after = outsiders(known, party, [(table.leader + one) % seats for one in range(len(table.trick) + 1, seats)])

    def safe(card: Card, cards: Cards) -> bool:
        return not any(ranking.beats(one, card) for one in cards_in(cards))

    exact = view.counts[mover] == view.shown[mover].bit_count()
    options = playable(replace(view, seat=mover)) if exact else known.may[mover]
    if (table.leader + place) % seats in party:
        return safe(best, after) and (mover in party or safe(best, options))
    if mover not in party or not exact:
        return False
    return all(ranking.beats(one, best) and safe(one, after) for one in cards_in(options))


def takes_rest(known: Known, party: Party) -> bool:
    """Whether the party takes every trick that is left, whatever is played.

    With the lead that needs cards of which none can be beaten when it is led: whoever of the party takes a trick leads
    such a card again. Without it, it needs a hand of trumps that nobody can beat.
    """
    table, seats = known.view.table, known.view.rules.seats
    trumps = known.ranking.members[TRUMPS]
    for seat in party:
        waits = (seat - table.leader) % seats >= len(table.trick)
        cards = known.may[seat]
        if waits and cards and not cards & ~trumps and unbeaten(known.ranking, cards, rivals(known, party, seat)):
            return True
    ours = united(known.may[seat] for seat in party)
    if not unbeaten(known.ranking, ours, outsiders(known, party)):
        return False
    return trick_goes_to(known, party) if table.trick else table.leader in party


class Sure(NamedTuple):
    """What a party gets of the tricks that are left, at least."""

    tricks: int
    points: int


def sure(known: Known, party: Party) -> Sure:
    """What trumps that nobody can beat, each in a trick of its own, and the trick on the table bring the party."""
    table, ranking, seats = known.view.table, known.ranking, known.view.rules.seats
    trumps, goes = ranking.members[TRUMPS], trick_goes_to(known, party)
    tricks, points = int(goes), ranking.points_in(mask(table.trick)) if goes else 0
    for seat in party:
        held, against = known.has[seat] & trumps, rivals(known, party, seat)
        masters = [one for one in cards_in(held) if unbeaten(ranking, 1 << one, against & trumps)]
        # Who has still to play to the trick on the table may take it with one of those trumps.
        played = (seat - table.leader) % seats < len(table.trick)
        tricks = max(tricks, len(masters) + (goes and played))
        points += sum(ranking.points[one] for one in masters)
    return Sure(tricks, points)


# -- What that leaves open ---------------------------------------------------------------------------------------------


class Reach(NamedTuple):
    """What a party may have at the end of the deal; more is counted than can happen."""

    least: int
    """Tricks."""
    most: int
    low: int
    """Card points."""
    high: int
    none: int
    """Card points with no more trick."""
    rest: int
    """Card points with all that are left."""


def reach(known: Known, party: Party, extra: int, middle: int) -> Reach:
    """What a party may have, if the middle counts `middle` card points and `extra` of them are the party's."""
    everybody = frozenset(range(known.view.rules.seats))
    ours, theirs = sure(known, party), sure(known, everybody - party)
    tricks = sum(known.tricks[seat] for seat in party)
    begun = sum(known.points[seat] for seat in party) + extra
    table = known.view.table
    unplayed = united((known.unknown, *known.has, mask(table.trick), known.view.aside, known.view.talon))
    rest = begun + known.ranking.points_in(unplayed) - middle
    return Reach(
        tricks + ours.tricks,
        tricks + tricks_left(known.view) - theirs.tricks,
        begun + ours.points,
        rest - theirs.points,
        begun,
        rest,
    )


def middles(known: Known) -> list[int]:
    """The card points that the cards which lie in the middle or were laid away may count."""
    seen = known.view.aside | known.view.talon
    sums = {(0, known.ranking.points_in(seen))}
    number = known.view.rules.talon - seen.bit_count()
    for card in cards_in(known.unknown) if number else ():
        value = known.ranking.points[card]
        sums |= {(count + 1, points + value) for count, points in sums if count < number}
    return sorted(points for count, points in sums if count == number)


@lru_cache(maxsize=64)
def steps(score: ScoreRules, contract: Contract) -> tuple[int, ...]:
    """The card points at which what a deal is worth may change, ascending."""
    quarter, half = score.total // 4, score.total // 2
    found = {contract.target, half, half + 1, quarter + 1, score.total - quarter + 1, MARCH}
    for band in rows(score, contract):
        found |= {band.least} if band.least is not None else set()
        found |= {band.most + 1} if band.most is not None else set()
    return tuple(sorted(found))


def rows(score: ScoreRules, contract: Contract) -> tuple[Band, ...]:
    """The rows of the score tables that may pay a contract."""
    return () if contract.price else (*score.table(contract.win), *score.table(contract.loss))


def tallies(known: Known, within: Reach) -> Iterator[Tally]:
    """A tally of each kind that is within reach."""
    everything = known.view.rules.tricks
    single = sum(1 for tricks in known.tricks if tricks) <= 1
    hands = (False, True) if single else (False,)
    if within.least == 0:
        yield from (Tally(within.none, 0, everything, one) for one in hands)
    if within.most == everything:
        yield from (Tally(within.rest, everything, everything, one) for one in hands)
    some = max(within.least, 1)
    if some <= min(within.most, everything - 1):
        between = [points for points in steps(known.view.rules.score, known.contract) if points > within.low]
        for points in (within.low, *between):
            if points <= within.high:
                yield Tally(points, some, everything)


Worth: TypeAlias = tuple[bool | None, object]
"""What a deal is worth, but for what the cards have fixed already (Laufende) and what everybody knows."""


def worth(known: Known, tally: Tally) -> Worth:
    """What a tally of the declarers brings."""
    rules, table, contract = known.view.rules, known.view.table, known.contract
    if contract.price:
        won = tariff.made(contract, tally)
        return won, tariff.margins(rules.score, contract, won, tally)
    better = table.suit is not None and table.suit == rules.auction.better
    paid = pay(rules.score, contract, tally, better)
    return paid.won, paid.value


def alike(known: Known, within: Reach) -> bool:
    """Whether everything within reach is worth the same."""
    first: Worth | None = None
    for tally in tallies(known, within):
        one = worth(known, tally)
        if first is not None and one != first:
            return False
        first = one
    return True


# -- The proof ---------------------------------------------------------------------------------------------------------


def decided(known: Known) -> bool:
    """Whether it is proved that the score cannot change, whoever the partner is."""
    if any(takes_rest(known, frozenset({seat})) for seat in range(known.view.rules.seats)):
        return True
    possible = partners(known)
    return bool(possible) and all(decided_between(known, parties(known, partner)) for partner in possible)


def decided_between(known: Known, split: tuple[Party, ...]) -> bool:
    """The same once it is known who plays together."""
    if shared_alike(known) and any(takes_rest(known, party) for party in split):
        return True
    choose = decided_for_declarers if known.view.table.declarer is not None else decided_among_all
    possible = middles(known)
    return bool(possible) and all(choose(known, split, middle) for middle in possible)


def shared_alike(known: Known) -> bool:
    """Whether it does not matter which hand of a party takes its tricks."""
    if known.contract.goal == "least":
        return False
    several = sum(1 for tricks in known.tricks if tricks) > 1
    return several or not any(band.one_hand for band in rows(known.view.rules.score, known.contract))


def decided_for_declarers(known: Known, split: tuple[Party, ...], middle: int) -> bool:
    """Whether all that the declarers can reach is worth the same; the middle is theirs."""
    return alike(known, reach(known, split[0], middle, middle))


def decided_among_all(known: Known, split: tuple[Party, ...], middle: int) -> bool:
    """Whether it stands who has most card points when nobody declares, and all that they can reach is worth the same.

    The middle is nobody's then.
    """
    ends = [reach(known, party, 0, middle) for party in split]
    for first in ends:
        if all(first.low > other.high for other in ends if other is not first):
            return alike(known, first)
    return False
