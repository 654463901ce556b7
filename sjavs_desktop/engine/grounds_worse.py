"""Why a card is worse than another where card points count."""

from collections.abc import Iterator

from sjavs_desktop.core.cards import cards_in
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.engine.grounds_case import Case, Ground, ground
from sjavs_desktop.engine.grounds_play import COUNTS, cheaper


def gives_away(one: Case) -> Iterator[Ground]:
    """That its points go to the other side for certain, though a card with fewer could be played."""
    at = one.at
    least = min(at.ranking.points[each] for each in cards_in(at.allowed))
    if at.best is not None and one.lost and one.gives > least:
        yield ground("gives_points", card=one.card, best=one.top, seat=one.holder, gives=one.gives)


def misses(one: Case) -> Iterator[Ground]:
    """That it lets the other side have a trick which another card takes for certain."""
    at = one.at
    if at.best is None or not one.lost or not at.points:
        return
    other = min(
        (each for each in one.others() if one.same(each).wins and one.same(each).sure),
        key=lambda each: at.ranking.strength[each],
        default=None,
    )
    if other is not None:
        yield ground("misses", card=one.card, other=other, points=at.points)


def too_dear(one: Case) -> Iterator[Ground]:
    """That a weaker card takes the trick as well."""
    at = one.at
    if at.best is None or at.later or not one.wins or at.best_seat in at.friends:
        return
    other = min(
        (each for each in one.others() if at.beats(each) and cheaper(one, each)),
        key=lambda each: (at.group(each) == TRUMPS, at.ranking.strength[each]),
        default=None,
    )
    if other is not None:
        yield ground("dearer", card=one.card, other=other)


def overtakes(one: Case) -> Iterator[Ground]:
    """That it beats a partner's card which nobody else could have beaten."""
    at = one.at
    partner = at.best is not None and at.best_seat in at.friends and one.wins
    if partner and at.best is not None and any(not at.beats(each) for each in one.others()):
        safe = at.unbeaten(at.best, one.led, one.rivals)
        if safe:
            yield ground("overtakes", card=one.card, best=at.best, seat=at.best_seat)


def bares(one: Case) -> Iterator[Ground]:
    """That it leaves a counter without a guard, though a higher card is still out."""
    at, ranking = one.at, one.at.ranking
    group = at.group(one.card)
    if group == TRUMPS:
        return
    left = at.hand & ranking.members[group] & ~(1 << one.card)
    if left.bit_count() == 1:
        counter = next(cards_in(left))
        weaker = ranking.strength[one.card] < ranking.strength[counter]
        if ranking.points[counter] >= COUNTS and at.above(counter) and weaker:
            yield ground("bares", card=one.card, counter=counter, above=one.ordered(at.above(counter)))


def beatable(one: Case) -> Iterator[Ground]:
    """The cards that are still out above it."""
    at = one.at
    if one.wins and at.later and not one.sure and at.above(one.card):
        yield ground("can_lose", card=one.card, above=one.ordered(at.above(one.card)))


NEGATIVE = (gives_away, misses, too_dear, overtakes, bares, beatable)
"""What may speak against a card where points count."""
