"""Of choices that bring as much the one that wastes least: a lesser card where it does the same.

The worlds cannot tell such choices apart, so chance would decide: a queen of trumps would ruff where the seven does.
Nothing here overrides a difference in game points that the worlds do show.
"""

from sjavs_desktop.core.cards import Card, Cards, cards_in, mask
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.state import Action
from sjavs_desktop.engine.choosing import COUNTER, cheapest, counted, richest
from sjavs_desktop.engine.reading import Reading, beats_table, could_hold, higher, sure
from sjavs_desktop.engine.search import Option

SAME = 1.5
"""Standard errors within which a card is as good as one for which it can stand in: it is weaker, does the same in this
trick, and gives no more points away."""
TELLING = 30
"""Worlds in which another card must have been exactly as good, if only they say so."""
TRIFLE = 0.02
"""Game points below which a difference comes from the coarse steps of what card points are worth, not from the play."""
ROUNDING = 1e-9


def within(one: Option, other: Option, errors: float, trifle: float = ROUNDING) -> bool:
    """Whether `other` brings no less than `one`, as far as so many standard errors tell, but for a trifle."""
    return one.value - other.value <= errors * max(one.error, other.error) + trifle


# -- Cards -------------------------------------------------------------------------------------------------------------


def beaters(at: Reading, card: Card) -> Cards:
    """The higher cards of its group that opponents still to play may hold; a ruff meets all plain cards alike."""
    held = 0
    for seat in at.later_foes:
        held |= could_hold(at, seat)
    return higher(at, card) & held


def does_the_same(at: Reading, one: Card, other: Card) -> bool:
    """Whether two cards of a group do the same in this trick: both leave it, or the same cards beat them."""
    if beats_table(at, one) != beats_table(at, other):
        return False
    return not beats_table(at, one) or beaters(at, one) == beaters(at, other)


def stays_ours(at: Reading, card: Card) -> bool:
    """Whether the trick is the side's for certain once `card` is played to it."""
    if beats_table(at, card):
        return sure(at, card)
    return at.ours and at.best is not None and sure(at, at.best)


def lost_for_certain(at: Reading) -> bool:
    """Whether the trick goes to opponents unless the viewer takes it, whoever the called partner is."""
    return not (at.ours or at.later_friends or at.doubtful)


def before_the_ten(at: Reading, ten: Card, ace: Card) -> bool:
    """Whether both are led from a plain suit, a counter and the best card of it: partners expect that one first."""
    leads = at.best is None and at.ranking.group[ten] != TRUMPS
    return (
        leads
        and at.ranking.points[ten] >= COUNTER
        and not beaters(at, ace)
        and at.ranking.strength[ace] > at.ranking.strength[ten]
    )


def stands_in(at: Reading, one: Card, other: Card) -> bool:
    """Whether `other` costs nothing in place of `one`, whatever the hidden cards are."""
    ranking = at.ranking
    if ranking.group[one] != ranking.group[other]:
        return False
    if before_the_ten(at, one, other):
        return True
    if ranking.strength[other] > ranking.strength[one]:
        return False
    if not does_the_same(at, one, other):
        return False
    if stays_ours(at, one):
        return counted(ranking, other) >= counted(ranking, one)
    known = beats_table(at, one) or lost_for_certain(at)
    return known and ranking.points[other] <= ranking.points[one]


def as_good(at: Reading, pick: Option, options: tuple[Option, ...], worlds: int) -> Cards:
    """The cards that bring as much as the picked one and leave the trick to the same side.

    Of a tie in a few worlds nothing follows.
    """
    takes = beats_table(at, pick.card)

    def fits(one: Option) -> bool:
        if beats_table(at, one.card) != takes:
            return False
        if stands_in(at, pick.card, one.card):
            return within(pick, one, SAME, TRIFLE)
        return worlds >= TELLING and within(pick, one, 0.0)

    return mask(one.card for one in options if fits(one)) | 1 << pick.card


def to_lead(at: Reading, card: Card, cards: Cards) -> Card:
    """Of a group the lowest that gives away no more; an ace before the ten; trumps that nobody beats as they are."""
    ranking = at.ranking
    suit = tuple(cards_in(cards & ranking.members[ranking.group[card]]))
    first = [one for one in suit if before_the_ten(at, card, one)]
    if first:
        return max(first, key=lambda one: ranking.strength[one])
    if not beaters(at, card):
        return card
    lesser = [one for one in suit if ranking.points[one] <= ranking.points[card]]
    return min(lesser, key=lambda one: (ranking.points[one], ranking.strength[one]))


def to_follow(at: Reading, card: Card, cards: Cards) -> Card:
    """The richest where the trick stays with the side, and the cheapest where it goes to the others."""
    ranking = at.ranking
    suit = cards & ranking.members[ranking.group[card]]
    if beats_table(at, card) and not stays_ours(at, card):
        # It may be beaten still: of trumps as little as possible is risked.
        trump = ranking.group[card] == TRUMPS
        return min(cards_in(suit), key=lambda one: (counted(ranking, one), ranking.strength[one])) if trump else card
    if stays_ours(at, card):
        found, within_suit = richest(at, cards), richest(at, suit)
    elif at.ours:
        return card
    else:
        found, within_suit = cheapest(at, cards), cheapest(at, suit)
    # Between suits only the points tell.
    return found if ranking.points[found] != ranking.points[card] else within_suit


def sparing(at: Reading, pick: Option, options: tuple[Option, ...], worlds: int) -> Card:
    """The card to play where the picked one is to be played: it, or one that brings as much and wastes less."""
    cards = as_good(at, pick, options, worlds)
    return (to_follow if at.view.table.trick else to_lead)(at, pick.card, cards)


# -- Exchanges ---------------------------------------------------------------------------------------------------------


def laid_rather(ranking: Ranking, one: Action, other: Action) -> bool:
    """Whether `other` lays away a weaker card of the same group that counts no less: that is never worse.

    What is laid away counts for the declarer (S1).
    """
    if not (isinstance(one.value, tuple) and isinstance(other.value, tuple)):
        return False
    less, more = set(one.value) - set(other.value), set(other.value) - set(one.value)
    if len(less) != 1 or len(more) != 1:
        return False
    (kept,), (laid,) = less, more
    return (
        ranking.group[kept] == ranking.group[laid]
        and ranking.strength[kept] > ranking.strength[laid]
        and ranking.points[kept] <= ranking.points[laid]
    )


def exchange(ranking: Ranking, actions: list[Action], pick: Option, options: tuple[Option, ...]) -> Option:
    """The exchange to make where the picked one is to be made; options tell the places of the actions."""
    for one in options:
        if laid_rather(ranking, actions[pick.card], actions[one.card]) and within(pick, one, SAME):
            return exchange(ranking, actions, one, options)
    return pick
