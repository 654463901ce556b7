"""The called ace in the play: whether it is still to come, and what each side makes of that."""

from sjavs_desktop.core.calling import called_card
from sjavs_desktop.core.cards import Card, Cards
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.engine.choosing import those
from sjavs_desktop.engine.reading import Reading, beats_table


def hidden_ace(at: Reading) -> Card | None:
    """The called ace, while it is out in another hand; None when there is none, or the viewer holds it."""
    card = called_card(at.view.rules, at.view.table)
    return card if card is not None and at.out >> card & 1 else None


def called_suit(at: Reading) -> Cards:
    """The allowed cards of the called suit, while the ace is out."""
    card = hidden_ace(at)
    return 0 if card is None else at.allowed & at.ranking.members[at.ranking.group[card]]


def ace_to_come(at: Reading) -> bool:
    """Whether the called suit was led to this trick and its ace has still to be played to it."""
    card, trick = hidden_ace(at), at.view.table.trick
    if card is None or not trick or at.ranking.group[trick[0]] != at.ranking.group[card]:
        return False
    return any(seat in at.later_foes or seat in at.later_friends for seat in holders(at))


def holders(at: Reading) -> tuple[int, ...]:
    """The seats that may hold the called ace."""
    partners = tuple(seat for seat in at.friends if at.declares)
    return at.doubtful or partners or tuple(seat for seat in at.later_foes if seat != at.view.table.declarer)


def search_called(at: Reading) -> Cards:
    """A defender's cards of the called suit without many points: the ace must come, and may be trumped (S3)."""
    if at.declares or at.supports:
        return 0
    return those(called_suit(at), lambda card: at.ranking.points[card] < 10)


def lead_to_called(at: Reading) -> Cards:
    """The declarer's cards of the called suit: the partner's ace takes the trick."""
    return called_suit(at) if at.declares else 0


def leave_to_ace(at: Reading) -> Cards:
    """The declarer's cards that do not win the trick to which the partner's ace has still to come."""
    if not at.declares or not ace_to_come(at):
        return 0
    return those(at.allowed, lambda card: not beats_table(at, card))


def trump_the_ace(at: Reading) -> Cards:
    """A defender's trumps on the called suit, before the ace comes: its points are in the trick."""
    if at.declares or at.supports or not ace_to_come(at):
        return 0
    return those(at.allowed & at.ranking.members[TRUMPS], lambda card: beats_table(at, card))


def trump_before_ace(at: Reading) -> Cards:
    """The hidden partner's trumps without many points: they help the declarer, and the ace stays hidden (S3)."""
    table = at.view.table
    if not at.supports or table.called is None or table.partner is not None:
        return 0
    return those(at.allowed & at.ranking.members[TRUMPS], lambda card: at.ranking.points[card] < 4)
