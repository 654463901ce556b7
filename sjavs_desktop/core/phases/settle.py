"""Settling a deal: pay it, come down the ladder, and end the match or pass the deal on."""

from dataclasses import replace

from sjavs_desktop.core.cards import mask
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.payoff import Descent, Tally, carry, descend, pay
from sjavs_desktop.core.phases.phase import Phase
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.sides import SIDES
from sjavs_desktop.core.state import CHANCE, NOBODY, OVER, Action, Event, Result, State, Step, Table, View


def taken(rules: Rules, table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Card points and tricks by account so far in this deal."""
    points, tricks = [0] * rules.accounts, [0] * rules.accounts
    if table.contract:
        side = SIDES[rules.contract(table.contract).sides]
        order = rules.ranking(table.contract, table.suit)
        for trick in table.tricks:
            points[side(trick.winner)] += order.points_in(mask(trick.cards))
            tricks[side(trick.winner)] += 1
    return tuple(points), tuple(tricks)


def result(rules: Rules, table: Table) -> Result:
    """What the finished deal on the table came to."""
    assert table.contract is not None
    contract, score = rules.contract(table.contract), rules.score
    points, tricks = taken(rules, table)
    # When nobody bid there is no declarer: the side with more points is paid by the same kind of table (S1).
    declarers = SIDES[contract.sides](table.declarer) if table.declarer is not None else points.index(max(points))
    one_hand = len({trick.winner for trick in table.tricks}) == 1
    better = table.suit is not None and table.suit == rules.auction.better
    tally = Tally(points[declarers], tricks[declarers], sum(tricks), one_hand)
    paid = pay(score, contract.win, contract.loss, tally, better)
    account = None if paid.won is None else declarers if paid.won else 1 - declarers
    added = carry(score, table.ties, better) if account is not None else 0
    way = (
        descend(score, table.scores, account, paid.value + added)
        if account is not None
        else Descent(table.scores, False, False, 0)
    )
    return Result(
        deal=table.deal,
        dealer=table.dealer,
        declarer=table.declarer,
        contract=table.contract,
        suit=table.suit,
        better=better,
        points=points,
        tricks=tricks,
        account=account,
        band=paid.band,
        base=paid.value,
        carry=added,
        before=table.scores,
        after=way.scores,
        crosses=way.crosses,
        rubber=way.rubber,
        double=way.double,
    )


def enter(state: State) -> Step:
    """Everything here follows from the tricks, so nobody is asked."""
    rules, old = state.rules, state.table
    done = result(rules, old)
    events = [Event("scored", NOBODY, done)]
    crosses = tuple(won + (done.crosses if each == done.account else 0) for each, won in enumerate(old.crosses))
    scores, ties = done.after, old.ties + 1 if done.account is None else 0
    if done.rubber:
        events.append(Event("rubber", NOBODY, done.account))
        scores = (rules.score.start,) * rules.accounts
    table = replace(old, scores=scores, crosses=crosses, ties=ties, results=(*old.results, done), turn=NOBODY)
    if done.account is not None and 0 < rules.score.crosses <= crosses[done.account]:
        events.append(Event("match", NOBODY, done.account))
        table = replace(table, scores=done.after, phase=OVER, winner=done.account)
    else:
        dealer = (old.dealer + rules.rotation) % rules.seats
        table = replace(table, phase="shuffle", turn=CHANCE, next_dealer=dealer)
    return replace(state, table=table), tuple(events)


def legal(view: View) -> tuple[Action, ...]:
    return ()


def step(state: State, action: Action) -> Step:
    raise AssertionError("nobody is asked while a deal is settled")


def why(view: View, action: Action) -> Reason:
    return Reason("turn")


PHASE = Phase(enter, legal, step, why)
