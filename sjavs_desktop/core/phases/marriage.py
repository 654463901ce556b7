"""A marriage (Hochzeit): whoever takes the open trump of a hand that has no other gives a card back for it (S3).

S3 leaves the order of asking open: the players are asked in turn from the left of the one who offers (house rule).
"""

from dataclasses import replace

from sjavs_desktop.core.cards import Card, Cards, cards_in
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.phases.auction import nobody
from sjavs_desktop.core.phases.exchange import with_hand
from sjavs_desktop.core.phases.phase import Phase
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import NOBODY, Action, Event, State, Step, Table, View


def trumps(rules: Rules, table: Table) -> Cards:
    """The trumps of the deal on the table."""
    assert table.contract is not None
    return rules.ranking(table.contract, table.suit).members[TRUMPS]


def enter(state: State) -> Step:
    """The declarer lays the only trump open, and the next player is asked."""
    table, rules = state.table, state.rules
    contract = table.contract or ""
    if table.declarer is None or rules.contract(contract).exchange != "marriage":
        return replace(state, table=replace(table, turn=NOBODY)), ()
    wed = next(cards_in(state.hands[table.declarer] & trumps(rules, table)))
    asked = replace(table, wed=wed, turn=(table.declarer + 1) % rules.seats)
    return replace(state, table=asked), (Event("offered", table.declarer, wed),)


def legal(view: View) -> tuple[Action, ...]:
    """Refuse, or take the trump and give back a card that is none (S3)."""
    back = cards_in(view.hand & ~trumps(view.rules, view.table))
    return (Action(view.seat, "refuse"), *(Action(view.seat, "take", (card,)) for card in back))


def step(state: State, action: Action) -> Step:
    table, seat = state.table, action.seat
    if action.kind == "take":
        assert isinstance(action.value, tuple)
        return wed(state, seat, action.value[0])
    refused = Event("refused", seat)
    upcoming = (seat + 1) % state.rules.seats
    if upcoming != table.declarer:
        return replace(state, table=replace(table, turn=upcoming)), (refused,)
    # Nobody wants it: the offer counts as a pass, and so everybody has passed (house rule).
    alone = replace(table, declarer=None, contract=None, suit=None, wed=None, turn=NOBODY)
    after, events = nobody(state, alone)
    return after, (refused, *events)


def wed(state: State, taker: int, given: Card) -> Step:
    """The two have changed cards; the one who took counts as the declarer."""
    table = state.table
    other, trump = table.declarer, table.wed
    assert other is not None
    assert trump is not None
    took = with_hand(state, taker, (state.hands[taker] & ~(1 << given)) | 1 << trump)
    got = with_hand(took, other, (state.hands[other] & ~(1 << trump)) | 1 << given)
    table = replace(table, declarer=taker, partner=other, turn=NOBODY)
    return replace(got, table=table, given=given), (Event("wed", taker), Event("partner", other))


def why(view: View, action: Action) -> Reason:
    return Reason("take")


PHASE = Phase(enter, legal, step, why)
