"""Settling a deal: pay it, move the accounts, and end the match or pass the deal on."""

from dataclasses import replace

from sjavs_desktop.core import tariff
from sjavs_desktop.core.cards import Cards, cards_in, count, mask
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.goals import ENDS, Ending, Standing
from sjavs_desktop.core.payoff import PAYOFFS, TIE, Accounts, Paid, Tally, carry, pay, scaled
from sjavs_desktop.core.phases.phase import Phase
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.core.sides import DECLARERS, account, side
from sjavs_desktop.core.state import (
    CHANCE,
    NOBODY,
    OVER,
    Action,
    Event,
    Item,
    Result,
    Seat,
    State,
    Step,
    Table,
    Trick,
    View,
    forehand,
)

FOLD = "fold"
"""The band table that pays a deal which the declarer gave up."""


def by_seat(rules: Rules, table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Card points and tricks by seat so far in this deal."""
    points, tricks = [0] * rules.seats, [0] * rules.seats
    if table.contract:
        order = rules.ranking(table.contract, table.suit)
        for trick in table.tricks:
            points[trick.winner] += order.points_in(mask(trick.cards))
            tricks[trick.winner] += 1
    return tuple(points), tuple(tricks)


def taken(rules: Rules, table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Card points and tricks by account so far in this deal."""
    points, tricks = by_seat(rules, table)
    return gathered(rules, points), gathered(rules, tricks)


def gathered(rules: Rules, values: tuple[int, ...]) -> tuple[int, ...]:
    """Values by seat, summed up by account."""
    sums = [0] * rules.accounts
    for seat, value in enumerate(values):
        sums[account(rules, seat)] += value
    return tuple(sums)


def accounts(rules: Rules, declarers: frozenset[Seat]) -> Accounts:
    """The accounts of those seats and the rest."""
    declaring = frozenset(account(rules, seat) for seat in declarers)
    return Accounts(rules.accounts, declaring, frozenset(range(rules.accounts)) - declaring)


def declaring_seats(rules: Rules, table: Table, points: tuple[int, ...]) -> frozenset[Seat] | None:
    """The seats that declare; when nobody bid, those of the side with most points, who are paid alike (S1).

    None when nobody bid and several sides have most.
    """
    parties: dict[int, frozenset[Seat]] = {}
    for seat in range(rules.seats):
        each = side(rules, table, seat)
        parties[each] = parties.get(each, frozenset()) | {seat}
    if table.declarer is not None:
        return parties[DECLARERS]
    if rules.contract(table.contract or "").goal == "least":
        return frozenset({most_taken(rules, table)})
    sums = {seats: sum(points[seat] for seat in seats) for seats in parties.values()}
    most = [seats for seats, value in sums.items() if value == max(sums.values())]
    return most[0] if len(most) == 1 else None


def most_taken(rules: Rules, table: Table) -> Seat:
    """Who has taken most card points; of equals who has more tricks, then more trumps in them, then the highest.

    S3 says only that most card points lose; how ties are broken is a house rule. Two who are alike in all of that
    have taken no trump, and the first of them from forehand pays.
    """
    points, tricks = by_seat(rules, table)
    ranking = rules.ranking(table.contract or "", table.suit)
    trumps = [0] * rules.seats
    for trick in table.tricks:
        trumps[trick.winner] |= mask(trick.cards) & ranking.members[TRUMPS]

    def taken_by(seat: Seat) -> tuple[int, int, int, int]:
        best = max((ranking.strength[one] for one in cards_in(trumps[seat])), default=0)
        return points[seat], tricks[seat], count(trumps[seat]), best

    first = forehand(table, rules.seats)
    return max(((first + turn) % rules.seats for turn in range(rules.seats)), key=taken_by)


def held_by(state: State, seats: frozenset[Seat]) -> Cards:
    """The cards that the seats held when the play began."""
    table, size = state.table, state.rules.seats
    played = [
        card
        for trick in (*table.tricks, Trick(table.leader, table.trick, NOBODY))
        for place, card in enumerate(trick.cards)
        if (trick.leader + place) % size in seats
    ]
    return sum(state.hands[seat] for seat in seats) | mask(played)


def reckoned(state: State, contract: Contract, seats: frozenset[Seat], tally: Tally) -> tuple[Item, ...]:
    """What the deal is worth line by line, where a tariff pays a deal that was played; otherwise nothing."""
    rules, table = state.rules, state.table
    if not contract.price or table.folded:
        return ()
    ranking = rules.ranking(contract.key, table.suit)
    running = tariff.runners(contract, ranking, held_by(state, seats), rules.score.tariff.runner)
    return tariff.items(rules.score, contract, tariff.made(contract, tally), tally, running, table)


def talon_points(state: State) -> int:
    """What lies in the middle and was laid away counts; it is the declarer's (S1)."""
    table, rules = state.table, state.rules
    if table.declarer is None or table.contract is None:
        return 0
    return rules.ranking(table.contract, table.suit).points_in(state.talon | state.aside)


def paid(rules: Rules, contract: Contract, tally: Tally, better: bool, folded: bool) -> Paid:
    """What the deal is worth before any carry."""
    if not folded:
        return pay(rules.score, contract, tally, better)
    band = rules.score.table(FOLD)[-1]
    return Paid(False, band.key, scaled(rules.score, contract, band.better if better else band.simple))


def result(state: State) -> tuple[Result, Ending]:
    """What the finished deal on the table came to, and what it ended."""
    rules, table = state.rules, state.table
    assert table.contract is not None
    contract, score = rules.contract(table.contract), rules.score
    points, tricks = by_seat(rules, table)
    points = tuple(value + (talon_points(state) if seat == table.declarer else 0) for seat, value in enumerate(points))
    seats = declaring_seats(rules, table, points) or frozenset()
    better = table.suit is not None and table.suit == rules.auction.better
    one_hand = len({trick.winner for trick in table.tricks}) == 1
    tally = Tally(sum(points[seat] for seat in seats), sum(tricks[seat] for seat in seats), rules.tricks, one_hand)
    items = reckoned(state, contract, seats, tally)
    worth = paid(rules, contract, tally, better, table.folded) if seats and not items else TIE
    if items:
        worth = tariff.paid(contract, tariff.made(contract, tally), items)
    parties = accounts(rules, seats)
    added = carry(score, table.ties, better) if worth.won is not None else 0
    changes = (0,) * rules.accounts
    if worth.won is not None:
        changes = PAYOFFS[score.payoff](parties, score, worth.won, worth.value + added)
    after = tuple(old + change for old, change in zip(table.scores, changes, strict=True))
    if score.end == "rubber":
        after = tuple(max(0, left) for left in after)
    played = len(table.results) + 1
    ending = ENDS[score.end](score, Standing(table.scores, after, table.crosses, played, table.deciding))
    winners = parties.declarers if worth.won else parties.defenders
    shared = score.accounts == "pairs" and worth.won is not None
    done = Result(
        deal=table.deal,
        dealer=table.dealer,
        declarer=table.declarer,
        contract=table.contract,
        suit=table.suit,
        better=better,
        points=gathered(rules, points),
        tricks=gathered(rules, tricks),
        account=min(winners) if shared else None,
        band=worth.band,
        base=worth.value,
        carry=added,
        before=table.scores,
        after=after,
        crosses=sum(ending.crosses) - sum(table.crosses),
        rubber=bool(ending.reached) and score.end == "rubber",
        double=ending.double,
        won=worth.won,
        changes=changes,
        reached=ending.reached,
        talon=tuple(cards_in(state.talon | state.aside)),
        folded=table.folded,
        partner=table.partner,
        called=table.called,
        items=items,
        laid=table.laid,
        doubles=table.doubles,
    )
    return done, ending


def enter(state: State) -> Step:
    """Everything here follows from the tricks, so nobody is asked."""
    rules, old = state.rules, state.table
    done, ending = result(state)
    events = [Event("scored", NOBODY, done)]
    if done.rubber:
        events += [Event("rubber", NOBODY, each) for each in done.reached]
    table = replace(
        old,
        scores=done.after if ending.over else ending.scores,
        crosses=ending.crosses,
        ties=old.ties + 1 if done.won is None else 0,
        results=(*old.results, done),
        deciding=ending.deciding,
        winner=ending.winner,
        loser=ending.loser,
        turn=NOBODY,
    )
    if ending.over:
        events.append(Event("match", NOBODY, ending.winner))
        return replace(state, table=replace(table, phase=OVER)), tuple(events)
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
