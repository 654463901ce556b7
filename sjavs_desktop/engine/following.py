"""What a beginner plays to a trick that somebody else has led: an ordered table of rules."""

from sjavs_desktop.core.cards import Card, Cards
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.engine.calling import leave_to_ace, trump_the_ace
from sjavs_desktop.engine.choosing import Rule, cheapest, richest, those
from sjavs_desktop.engine.leading import every, only, to_target
from sjavs_desktop.engine.reading import Reading, beats_table, likely, power, sure

VALUABLE = 10
"""Card points that make a trick worth a trump that may be beaten: a ten or an ace lies in it."""

MARGIN = 4
"""Card points that a trick should bring above the power of a card played before a partner who might win it too."""


def winners(at: Reading) -> Cards:
    """The allowed cards that would be winning the trick."""
    return those(at.allowed, lambda card: beats_table(at, card))


def target_winners(at: Reading) -> Cards:
    """Winning cards that bring the side to its target at once and cannot be beaten."""
    return to_target(at) & winners(at)


def worth_it(at: Reading, card: Card, margin: int = 0) -> bool:
    """Whether the trick brings at least what `card` would be worth later, and `margin` more."""
    return at.on_table + at.ranking.points[card] >= power(at, card) + margin


def under_sure_partner(at: Reading) -> Cards:
    """Every allowed card, while a partner wins the trick for certain."""
    return at.allowed if at.ours and at.best is not None and sure(at, at.best) else 0


def under_likely_partner(at: Reading) -> Cards:
    """The same while a partner will probably win."""
    return at.allowed if at.ours and at.best is not None and likely(at, at.best) else 0


def winners_at_last(at: Reading) -> Cards:
    """Winning cards of the last player against the opponents, where the trick is worth them."""
    if at.ours or at.later_foes:
        return 0
    return those(winners(at), lambda card: worth_it(at, card))


def sure_winners(at: Reading) -> Cards:
    """Cards that beat the opponents' and cannot be beaten, where the trick is clearly worth them."""
    if at.ours:
        return 0
    return those(winners(at), lambda card: sure(at, card) and worth_it(at, card, MARGIN))


def likely_plain_winners(at: Reading) -> Cards:
    """Winning plain cards that will probably stay so."""
    return those(winners(at) & ~at.ranking.members[TRUMPS], lambda card: likely(at, card))


def ruffs(at: Reading) -> Cards:
    """Trumps on a plain trick of the opponents that holds a counter."""
    led = at.ranking.group[at.view.table.trick[0]]
    if at.ours or led == TRUMPS or at.on_table < VALUABLE:
        return 0
    return winners(at) & at.ranking.members[TRUMPS]


def third_hand(at: Reading) -> Cards:
    """Winning cards of the led suit without a counter's points, when no partner is left to beat the opponents."""
    if at.ours or at.later_friends or not at.later_foes:
        return 0
    led = at.ranking.members[at.ranking.group[at.view.table.trick[0]]]
    return those(winners(at) & led, lambda card: at.ranking.points[card] < 4)


def losers(at: Reading) -> Cards:
    """Allowed cards that do not take the trick from a partner."""
    return at.allowed & ~winners(at) if at.ours else 0


def under_partner(at: Reading) -> Cards:
    """Cards that leave the trick to a partner who will probably win it."""
    return losers(at) if under_likely_partner(at) else 0


def thrown(at: Reading, cards: Cards) -> Card:
    """The card that is missed least; where it takes the trick for certain, what takes it just as well for less."""
    card = cheapest(at, cards)
    if not beats_table(at, card) or not sure(at, card):
        return card
    return richest(at, those(cards & winners(at), lambda one: sure(at, one)))


FOLLOWS = (
    Rule("only_card", only, cheapest),
    Rule("reach_target", target_winners, richest),
    Rule("leave_to_ace", leave_to_ace, cheapest),
    Rule("trump_the_ace", trump_the_ace, cheapest),
    Rule("keep_points", under_partner, cheapest),
    Rule("smear_sure", under_sure_partner, richest),
    Rule("win_last", winners_at_last, richest),
    Rule("win_sure", sure_winners, richest),
    Rule("smear_likely", under_likely_partner, richest),
    Rule("play_best_of_suit", likely_plain_winners, richest),
    Rule("ruff_counter", ruffs, thrown),
    Rule("third_hand", third_hand, cheapest),
    Rule("leave_to_partner", losers, cheapest),
    Rule("throw_lowest", every, thrown),
)
"""The first that applies decides; some belong to an agreement between partners (`engine.agreements`)."""
