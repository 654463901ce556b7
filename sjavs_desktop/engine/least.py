"""A deal without a declarer in which most card points lose (S3, Ramsch): ordered tables of rules for everybody.

Each plays alone: tricks are ducked, counters go to whoever wins the trick. Only a hand that can take every trick tries
to, where that turns the deal round (Durchmarsch).
"""

from sjavs_desktop.core.cards import Card, Cards, cards_in
from sjavs_desktop.engine import judging
from sjavs_desktop.engine.avoiding import losing, lowest
from sjavs_desktop.engine.choosing import Rule, strongest, those
from sjavs_desktop.engine.following import winners
from sjavs_desktop.engine.leading import every, only
from sjavs_desktop.engine.reading import Reading, higher, lower, sure
from sjavs_desktop.engine.sweeping import likeliest

SURE_MARCH = 0
"""Cards that may lose a trick in a hand that sets out to take them all."""
NEARLY = 1
"""The same once the march has begun well: half the tricks are taken."""


def marches(at: Reading) -> bool:
    """Whether the viewer has taken every trick so far and can go on to take them all, where that is worth something."""
    table, rules = at.view.table, at.view.rules
    if rules.contract(table.contract or "").march == "none":
        return False
    if any(one.winner != at.view.seat for one in table.tricks):
        return False
    allowance = NEARLY if 2 * len(table.tricks) >= rules.tricks else SURE_MARCH
    return judging.losers(at.ranking, at.hand) <= allowance


def marching_leads(at: Reading) -> Cards:
    """Cards to lead on the way to every trick: those that cannot be beaten, or else all."""
    if not marches(at):
        return 0
    return those(at.allowed, lambda card: sure(at, card)) or at.allowed


def marching_wins(at: Reading) -> Cards:
    """Cards that keep the way to every trick open: the winning ones."""
    return winners(at) if marches(at) else 0


def against_a_march(at: Reading) -> Cards:
    """Winning cards without many points, while somebody else has taken every trick and half of them are played."""
    table, rules = at.view.table, at.view.rules
    takers = {one.winner for one in table.tricks}
    if rules.contract(table.contract or "").march == "none" or 2 * len(table.tricks) < rules.tricks:
        return 0
    if len(takers) != 1 or at.view.seat in takers:
        return 0
    return winners(at)


def that_others_beat(at: Reading) -> Cards:
    """Cards to lead over which others hold higher ones."""
    return those(at.allowed, lambda card: bool(higher(at, card)))


def safest_lead(at: Reading, cards: Cards) -> Card:
    """The card that most others beat and few go under; of equals the one with fewest points."""

    def danger(card: Card) -> tuple[int, int, int]:
        return lower(at, card).bit_count() - higher(at, card).bit_count(), at.ranking.points[card], card

    return min(cards_in(cards), key=danger)


def heaviest(at: Reading, cards: Cards) -> Card:
    """The card with most points; of equals the one that would sooner win a trick."""
    return max(cards_in(cards), key=lambda card: (at.ranking.points[card], lower(at, card).bit_count(), card))


def at_last(at: Reading) -> Cards:
    """Every allowed card of the last player, who takes the trick whatever is played."""
    return 0 if at.later_foes else at.allowed


def high_and_light(at: Reading, cards: Cards) -> Card:
    """The strongest card with few points: a trick that has to be taken gets rid of it."""
    return min(cards_in(cards), key=lambda card: (at.ranking.points[card], -at.ranking.strength[card]))


LEAST_LEADS = (
    Rule("only_card", only, strongest),
    Rule("least_march", marching_leads, likeliest),
    Rule("least_lead_under", that_others_beat, safest_lead),
    Rule("least_lead_low", every, safest_lead),
)
"""What is led; the first that applies decides."""

LEAST_FOLLOWS = (
    Rule("only_card", only, strongest),
    Rule("least_march", marching_wins, strongest),
    Rule("least_stop_march", against_a_march, high_and_light),
    Rule("least_unload", losing, heaviest),
    Rule("least_take_at_last", at_last, high_and_light),
    Rule("least_hope", every, lowest),
)
"""What is played to a trick: a counter that cannot win it, else as little as possible."""
