"""A deal in which the declarer may take no trick (S0, nolo): ordered tables of rules for both sides."""

from sjavs_desktop.core.cards import Card, Cards, cards_in
from sjavs_desktop.engine.choosing import Rule, those
from sjavs_desktop.engine.leading import every, only
from sjavs_desktop.engine.reading import Reading, beats_table, could_hold, higher, lower


def losing(at: Reading) -> Cards:
    """The allowed cards that do not take the trick as it lies."""
    return those(at.allowed, lambda card: not beats_table(at, card))


def must_still_be_beaten(at: Reading) -> Cards:
    """Every allowed card, while somebody plays after the viewer."""
    return at.allowed if at.later_foes or at.later_friends else 0


def declarer_leads_trick(at: Reading) -> bool:
    """Whether the declarer's card is winning the trick; the viewer defends."""
    return bool(at.view.table.trick) and not at.ours


def declarer_to_come(at: Reading) -> bool:
    """Whether the declarer plays to this trick after the viewer; the viewer defends."""
    return at.view.table.declarer in at.later_foes


def under_declarer(at: Reading) -> Cards:
    """Cards that leave the trick with the declarer, who is winning it."""
    return losing(at) if declarer_leads_trick(at) else 0


def before_declarer(at: Reading) -> Cards:
    """Every allowed card of the led suit while the declarer has still to play: low, so that he must beat it."""
    if not declarer_to_come(at):
        return 0
    return at.allowed & at.ranking.members[at.ranking.group[at.view.table.trick[0]]]


def where_declarer_follows(at: Reading) -> Cards:
    """Cards to lead that the declarer may have to beat: there are higher ones that he may hold."""
    declarer = at.view.table.declarer
    if declarer is None:
        return 0
    held = could_hold(at, declarer)
    return those(at.allowed, lambda card: bool(higher(at, card) & held))


def most_dangerous(at: Reading, cards: Cards) -> Card:
    """The card under which most others can go, which would win a trick some day."""
    return max(cards_in(cards), key=lambda card: (lower(at, card).bit_count(), at.ranking.strength[card]))


def lowest(at: Reading, cards: Cards) -> Card:
    """The card under which fewest others can go, and over which most can."""
    return min(cards_in(cards), key=lambda card: (lower(at, card).bit_count(), -higher(at, card).bit_count()))


SHUN_LEADS = (
    Rule("only_card", only, lowest),
    Rule("shun_lead_low", every, lowest),
)
"""What a declarer leads who may take no trick; the first that applies decides."""

SHUN_FOLLOWS = (
    Rule("only_card", only, lowest),
    Rule("shun_duck", losing, most_dangerous),
    Rule("shun_hope", must_still_be_beaten, lowest),
    Rule("shun_lost", every, most_dangerous),
)
"""What he plays to a trick."""

PRESS_LEADS = (
    Rule("only_card", only, lowest),
    Rule("press_lead_under", where_declarer_follows, lowest),
    Rule("press_lead_low", every, lowest),
)
"""What those lead who want to give him a trick."""

PRESS_FOLLOWS = (
    Rule("only_card", only, lowest),
    Rule("press_stay_under", under_declarer, most_dangerous),
    Rule("press_before_declarer", before_declarer, lowest),
    Rule("press_unload", every, most_dangerous),
)
"""What they play to a trick: low while it can still become the declarer's, else whatever is in the way."""
