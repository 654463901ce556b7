"""The steps of the score that a trick reaches or denies: 31, 61, 90, the first trick, every trick."""

from collections.abc import Iterator

from sjavs_desktop.core.payoff import carry, scaled
from sjavs_desktop.core.rules import Band
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import View
from sjavs_desktop.engine.grounds_case import Case, Ground, ground
from sjavs_desktop.engine.grounds_sight import Sight, counted, taken


def marks(at: Sight) -> tuple[tuple[str, int], ...]:
    """The card points of the declarers at which the deal is worth more to them: `escape`, `reach`, `more`."""
    score, contract = at.view.rules.score, at.contract
    quarter, found = score.total // 4, {("reach", contract.target)}
    if contract.price:
        if contract.margins:
            found |= {("escape", quarter + 1), ("more", score.total - quarter + 1)}
        return tuple(sorted(found, key=lambda one: one[1]))
    won, lost = score.table(contract.win), score.table(contract.loss)
    found |= {("more", band.least or 0) for band in won if contract.target < (band.least or 0) < score.total}
    found |= {("escape", band.most + 1) for band in lost if band.most is not None}
    return tuple(sorted(found, key=lambda one: one[1]))


def points(one: Case) -> Iterator[Ground]:
    """What a trick that is certain brings the side to, or keeps from the other one."""
    at, total = one.at, one.at.view.rules.score.total
    if at.contract.goal != "points" or not one.sure or at.view.table.declarer is None or not counted(at):
        return
    before = taken(at)[0]
    have, reached = before + one.pot, False
    for name, mark in marks(at):
        wanted = mark if at.declares else total - mark + 1
        if before < wanted <= have:
            reached, kind = True, name if at.declares else f"deny_{name}"
            yield ground(kind, target=mark, have=have, pot=one.pot)
    wanted = at.contract.target if at.declares else total - at.contract.target + 1
    if have < wanted and one.pot and not reached:
        yield ground("toward", have=have, pot=one.pot, target=wanted, lacks=wanted - have)


def all_or_none(one: Case) -> Iterator[Ground]:
    """What a trick that is certain means where every trick, or no trick, is paid."""
    at, table = one.at, one.at.view.table
    if at.contract.goal != "points" or not one.sure or table.declarer is None or not counted(at):
        return
    won, lost = bands(at)
    ours, done = taken(at)[1], len(table.tricks)
    all_paid = at.contract.margins or any(band.tricks == "all" for band in won)
    none_paid = at.contract.margins or any(band.tricks == "none" for band in lost)
    settled = len(at.friends) + len(at.foes) + 1 == at.view.rules.seats
    if not ours and done and (none_paid if at.declares else all_paid):
        yield ground("first_trick_declarers" if at.declares else "first_trick_defenders", card=one.card)
    if at.declares and settled and all_paid and done and ours == done and 2 * done >= at.view.rules.tricks:
        yield ground("vol_alive", number=done)


def bands(at: Sight) -> tuple[tuple[Band, ...], tuple[Band, ...]]:
    """The rows that may pay the contract, made and not made."""
    score, contract = at.view.rules.score, at.contract
    return ((), ()) if contract.price else (score.table(contract.win), score.table(contract.loss))


def least_win(view: View) -> int:
    """The least that a side which wins the deal comes down by, or one that loses it pays."""
    score, contract, better = (
        view.rules.score,
        view.rules.contract(view.table.contract or ""),
        view.rules.auction.better,
    )
    good = better is not None and view.table.suit == better
    rows = (*score.table(contract.win), *score.table(contract.loss))
    values = [band.better if good else band.simple for band in rows]
    return scaled(score, contract, min(values)) + carry(score, view.table.ties, good)


def match_point(view: View) -> Iterator[Ground]:
    """Whose account ends the rubber with whatever it wins, or the match with whatever it loses."""
    table, score = view.table, view.rules.score
    contract = view.rules.contract(table.contract) if table.contract else None
    if contract is None or contract.price or table.declarer is None or table.deciding:
        return
    least, mine = least_win(view), account(view.rules, view.seat)
    for each, left in enumerate(table.scores):
        if not 0 < left <= least:
            continue
        if score.payoff == "winners_descend" and score.accounts == "pairs":
            yield ground("match_ours" if each == mine else "match_theirs", left=left)
        elif score.payoff == "losers_pay" and each == mine:
            yield ground("match_pay", left=left)
