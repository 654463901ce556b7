"""A deal in which the declarer must take every trick (DW, tout): ordered tables of rules for both sides."""

from sjavs_desktop.core.cards import Card, Cards, cards_in
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.engine.choosing import Rule, strongest, those
from sjavs_desktop.engine.following import winners
from sjavs_desktop.engine.leading import every, only, top_trumps, unbeatable
from sjavs_desktop.engine.reading import Reading, higher, lower, sure


def weakest(at: Reading, cards: Cards) -> Card:
    """The card that wins least: most others beat it."""

    def rank(card: Card) -> tuple[bool, int, int]:
        return at.ranking.group[card] == TRUMPS, -higher(at, card).bit_count(), at.ranking.strength[card]

    return min(cards_in(cards), key=rank)


def likeliest(at: Reading, cards: Cards) -> Card:
    """The card that fewest others beat; of equals the one that most must follow to."""

    def rank(card: Card) -> tuple[int, int, int]:
        return higher(at, card).bit_count(), -lower(at, card).bit_count(), -at.ranking.strength[card]

    return min(cards_in(cards), key=rank)


def sure_to_win(at: Reading) -> Cards:
    """Cards that win the trick for certain."""
    return those(winners(at), lambda card: sure(at, card))


def against_declarer(at: Reading) -> Cards:
    """Cards that take the trick from the declarer, or stand in his way when he has still to play."""
    return 0 if at.ours and not at.later_foes else winners(at)


def unguarded(at: Reading) -> Cards:
    """Cards that are not needed to win a trick later: neither the best of a group nor a guard beside a lower best one.

    A card that others beat needs a lower one beside it for each of those that fall before it.
    """

    def needed(card: Card) -> bool:
        held = at.hand & at.ranking.members[at.ranking.group[card]]
        above = sum(1 for one in cards_in(held) if at.ranking.strength[one] > at.ranking.strength[card])
        top = strongest(at, held)
        guards = higher(at, top).bit_count()
        return above <= guards < held.bit_count()

    return those(at.allowed, lambda card: not needed(card))


SWEEP_LEADS = (
    Rule("only_card", only, strongest),
    Rule("draw_trumps", top_trumps, strongest),
    Rule("sweep_sure", unbeatable, likeliest),
    Rule("sweep_likeliest", every, likeliest),
)
"""What a declarer leads who must take every trick; the first that applies decides."""

SWEEP_FOLLOWS = (
    Rule("only_card", only, strongest),
    Rule("sweep_sure", sure_to_win, weakest),
    Rule("sweep_highest", winners, strongest),
    Rule("throw_lowest", every, weakest),
)
"""What he plays to a trick."""

STOP_LEADS = (
    Rule("only_card", only, strongest),
    Rule("stop_likeliest", every, likeliest),
)
"""What those lead who need one trick."""

STOP_FOLLOWS = (
    Rule("only_card", only, strongest),
    Rule("stop_sure", sure_to_win, weakest),
    Rule("stop_highest", against_declarer, strongest),
    Rule("stop_keep_guard", unguarded, weakest),
    Rule("throw_lowest", every, weakest),
)
"""What they play to a trick: they take it if they can, and keep what may take a later one."""
