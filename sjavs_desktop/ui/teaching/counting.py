"""What a good player would have counted by now, from what the viewer has seen; pure, without Qt.

All of it comes from a view: the trumps that are out, the trick on the table, and the card points of both sides with the
steps of the score that the rules of the game have.
"""

from typing import NamedTuple

from sjavs_desktop.core import sides, tariff
from sjavs_desktop.core.cards import Card, Cards, mask
from sjavs_desktop.core.payoff import TIE, Tally, pay
from sjavs_desktop.core.phases.settle import by_seat
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.record import Record, deals
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.core.state import NOBODY, Seat, Trick, View, ranking_of
from sjavs_desktop.ui.felt.order import ranking_shown
from sjavs_desktop.ui.felt.parties import settled
from sjavs_desktop.ui.felt.tally import parties

OWN, OUT, GONE = "own", "out", "gone"
"""Where a trump is: in the viewer's hand, somewhere unseen, or played."""


class Trump(NamedTuple):
    """A trump that is always one."""

    card: Card
    where: str


class Side(NamedTuple):
    """Whose card points are counted together."""

    name: str
    points: int
    steps: tuple[int, ...]
    """Card points at which the deal is worth something else to this side."""
    ours: bool


class Count(NamedTuple):
    """All that is counted."""

    permanent: tuple[Trump, ...]
    """The strongest first."""
    others_out: int
    """Other trumps that have not been seen; 0 before the trumps are named."""
    named: bool
    """Whether it is known what is trump."""
    best: Card | None
    """The card that is winning the trick."""
    winner: Seat | None
    trick: int
    """Card points that lie in the trick."""
    finished: bool
    """Whether that trick is over and only still lies there."""
    sides: tuple[Side, ...]
    """The viewer's own first; empty where nothing is played."""
    total: int
    laid: int | None = None
    """Card points that the viewer has laid away, which are in those of its side; None where there are none."""
    hidden: str = ""
    """What counts for the declarer and is not known to the viewer: `laid` away, or still in the `middle`."""

    @property
    def permanent_out(self) -> int:
        """How many of the permanent trumps have not been seen."""
        return sum(one.where == OUT for one in self.permanent)


def count(view: View, names: tuple[str, ...], laid: Cards = 0, lies: bool = False) -> Count:
    """What can be counted in a view.

    `laid` are the cards that the viewer has laid away in this deal, which no view shows any more once a card is led
    (`laid_away`). `lies` is whether the last trick still lies on the table.
    """
    rules, table = view.rules, view.table
    ranking, named = ranking_shown(view), ranking_of(rules, table) is not None
    contract = rules.contract(table.contract or rules.auction.contract)
    away = laid | view.aside
    seen = played(view) | view.own | away | view.talon
    permanent = tuple(
        Trump(card, OWN if view.own >> card & 1 else GONE if seen >> card & 1 else OUT)
        for card in ranking.trumps
        if card in contract.permanent
    )
    others = ranking.members[TRUMPS] & ~mask(contract.permanent) & ~seen if named else 0
    trick = Trick(table.leader, table.trick, NOBODY)
    if lies and table.tricks and not table.trick:
        trick = table.tricks[-1]
    place = ranking.winner(trick.cards) if trick.cards else -1
    known = bool(away) and table.contract is not None
    return Count(
        permanent,
        others.bit_count(),
        named,
        trick.cards[place] if trick.cards else None,
        (trick.leader + place) % rules.seats if trick.cards else None,
        ranking.points_in(mask(trick.cards)),
        bool(trick.cards) and not table.trick,
        counted(view, names, ranking.points_in(away)) if table.contract is not None else (),
        rules.score.total,
        ranking.points_in(away) if known else None,
        hidden(view, known),
    )


def hidden(view: View, known: bool) -> str:
    """What counts for the declarer at the end without being known to the viewer (see `Count.hidden`)."""
    table = view.table
    if table.contract is None or table.declarer is None or known or not view.rules.talon:
        return ""
    if table.exchange == "exchanged":
        return "laid"
    # While the declarer may still exchange, other cards may come to lie there.
    return "middle" if table.talon and table.phase != "exchange" else ""


def laid_away(record: Record, view: View) -> Cards:
    """The cards that the viewer has laid away in the deal of a view, as the record of the match has it."""
    table = view.table
    if table.declarer != view.seat or table.exchange != "exchanged" or deals(record.actions) != table.deal:
        return 0
    for action in reversed(record.actions):
        if action.kind == "exchange" and action.seat == view.seat and isinstance(action.value, tuple):
            return mask(action.value)
        if action.kind == "shuffle":
            break
    return 0


def played(view: View) -> Cards:
    """The cards of this deal that lie open or are gathered."""
    table = view.table
    return mask(table.trick) | mask(card for trick in table.tricks for card in trick.cards)


def counted(view: View, names: tuple[str, ...], laid: int = 0) -> tuple[Side, ...]:
    """The card points by side, with those that the viewer is known to have laid away as the declarer."""
    rules, table = view.rules, view.table
    points, _ = by_seat(rules, table)
    points = tuple(value + (laid if seat == table.declarer else 0) for seat, value in enumerate(points))
    contract, declared = rules.contract(table.contract or ""), table.declarer is not None
    found = []
    for name, seats in parties(view, names):
        declares = declared and sides.side(rules, table, seats[0]) == sides.DECLARERS
        # While a partner is hidden, each player is counted alone: the steps are those of a side.
        marks = steps(rules, contract, declares) if declared and settled(view) else ()
        if not declared and rules.score.accounts == "pairs":
            marks = (rules.score.total // 2 + 1,)
        marks = marks if contract.goal == "points" else ()
        found.append(Side(name, sum(points[seat] for seat in seats), marks, view.seat in seats))
    return tuple(found)


def steps(rules: Rules, contract: Contract, declares: bool) -> tuple[int, ...]:
    """The card points at which a deal is worth something else to a side, as the rules pay it."""
    total = rules.score.total

    def worth(points: int) -> object:
        """What a deal comes to when that side has so many."""
        return outcome(rules, contract, points if declares else total - points)

    found, last = [], worth(0)
    for points in range(1, total + 1):
        now = worth(points)
        if now != last and now != TIE:
            found.append(points)
        last = now
    return tuple(found)


def outcome(rules: Rules, contract: Contract, points: int) -> object:
    """What a deal is paid by, when the declarers have so many card points and both sides some tricks."""
    some = Tally(points, rules.tricks // 2, rules.tricks)
    if not contract.price:
        return pay(rules.score, contract, some, False)
    won = points >= contract.target
    return won, tariff.margins(rules.score, contract, won, some)
