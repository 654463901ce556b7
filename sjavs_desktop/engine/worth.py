"""What a deal is worth to a seat, step by step of what its side takes, in game points towards the match."""

from array import array
from typing import NamedTuple

from sjavs_desktop.core import tariff
from sjavs_desktop.core.payoff import PAYOFFS, Tally, carry, pay
from sjavs_desktop.core.phases.settle import accounts, by_seat
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Item, Seat, Table, View, ranking_of
from sjavs_desktop.engine.facts import played_by
from sjavs_desktop.engine.standing import VALUES as VALUES
from sjavs_desktop.engine.standing import ended, ended_chance, tied, tied_chance
from sjavs_desktop.engine.tables import POINT, counting
from sjavs_desktop.engine.worlds import World

GENTLE = 0.004
"""Game points for a card point besides: so that play stays sensible where no step is at stake any more."""
GRAIN = 10
"""Card points between two steps of that gradient at least."""
COARSE = 4
"""Into so many steps the gradient is cut early in a deal: more of them cost twice the time and showed no gain."""
RISE = 5
"""The same where the value itself changes from point to point."""


class Outlook(NamedTuple):
    """All that decides what a deal is worth to a seat."""

    rules: Rules
    contract: Contract
    suit: int | None
    declarer: Seat | None
    seat: Seat
    declarers: frozenset[Seat]
    """The seats whose takings are counted."""
    scores: tuple[int, ...]
    ties: int
    laid: int
    doubles: int
    deciding: tuple[int, ...] = ()
    """The accounts between which this deal decides who has lost."""
    running: tuple[Item, ...] = ()
    """The Laufende of the counting side, where a tariff pays them (S3)."""
    one_hand: float = 0.0
    """How likely it is, if the counting side takes every trick, that a single player does."""
    others: tuple[int, ...] = ()
    """Card points of the other seats so far, where nobody declares and everybody plays alone."""
    crosses: tuple[int, ...] = ()
    """Crosses by account, where a rubber earns them."""
    odds: bool = False
    """Whether the measure is the chance to win the match in place of game points."""

    @property
    def lonely(self) -> bool:
        """Whether nobody declares and everybody plays alone."""
        return bool(self.others) or self.contract.goal == "least"

    @property
    def key(self) -> tuple[object, ...]:
        """Tells outlooks apart; rules are slow to hash, their text is not."""
        return (self.rules.resolved, self.contract.key, *self[2:])


class Stairs(NamedTuple):
    """Steps of what the counting side takes from now on, and what it is worth to have reached so many of them."""

    steps: "array[int]"
    """Ascending values as the kernel counts them."""
    values: tuple[float, ...]
    """One more than there are steps; with the gentle rise by which points count between the steps of the score."""
    plain: tuple[float, ...]
    """The same without that rise: game points towards the match alone."""
    ends: tuple[tuple[int, int], ...]
    """The card points and tricks of the counting side that each value is that of."""
    at: Outlook


def outlook(view: View, world: World) -> Outlook:
    """What decides about the worth of the deal, in a world."""
    rules, table = view.rules, view.table
    contract = rules.contract(table.contract or "")
    counted = counting(rules, table, view.seat, world.partner)
    seats = frozenset(seat for seat, one in enumerate(counted) if one)
    points, tricks = by_seat(rules, table)
    lonely = table.declarer is None and len(seats) == 1 and rules.seats > 2
    return Outlook(
        rules=rules,
        contract=contract,
        suit=table.suit,
        declarer=table.declarer,
        seat=view.seat,
        declarers=seats,
        scores=table.scores,
        ties=table.ties,
        laid=len(table.laid),
        doubles=len(table.doubles),
        deciding=table.deciding,
        running=running(view, world, contract, seats),
        one_hand=one_hand(tricks, seats, rules.tricks),
        others=tuple(one for seat, one in enumerate(points) if seat != view.seat) if lonely else (),
        crosses=table.crosses,
    )


def running(view: View, world: World, contract: Contract, seats: frozenset[Seat]) -> tuple[Item, ...]:
    """The Laufende in a world: the run of top trumps that the side held, or lacked, when the play began (S3)."""
    ranking = ranking_of(view.rules, view.table)
    if not contract.price or not contract.runners or ranking is None or view.table.declarer is None:
        return ()
    played = played_by(view.table, view.rules.seats)
    held = 0
    for seat in seats:
        held |= world.hands[seat] | played[seat]
    return tariff.runners(contract, ranking, held, view.rules.score.tariff.runner)


def one_hand(tricks: tuple[int, ...], seats: frozenset[Seat], all_tricks: int) -> float:
    """How likely one of these seats alone takes what its side takes, if that is all: the more the longer it did."""
    most, taken = max(tricks[seat] for seat in seats), sum(tricks[seat] for seat in seats)
    if len(seats) == 1:
        return 1.0
    return taken / all_tricks if most == taken else 0.0


def changed(at: Outlook, seats: frozenset[Seat], won: bool | None, value: int) -> float:
    """What it is worth to the seat when those seats win or lose a deal of that value."""
    score, mine = at.rules.score, account(at.rules, at.seat)
    if won is None:
        return (
            tied_chance(score, at.scores, mine, at.ties, at.crosses)
            if at.odds
            else tied(score, at.scores, mine, at.ties)
        )
    changes = PAYOFFS[score.payoff](accounts(at.rules, seats), score, won, value)
    after = tuple(old + change for old, change in zip(at.scores, changes, strict=True))
    if at.odds:
        return ended_chance(score, at.scores, after, mine, at.deciding, at.crosses)
    return ended(score, at.scores, after, mine, at.deciding)


def result_value(at: Outlook, points: int, tricks: int) -> float:
    """What it is worth to the seat when the counting side ends with so many card points and tricks."""
    if at.lonely:
        return most_value(at, points, tricks)
    all_tricks = at.rules.tricks
    plain = changed(at, at.declarers, *outcome(at, Tally(points, tricks, all_tricks)))
    if tricks < all_tricks or not at.one_hand:
        return plain
    single = changed(at, at.declarers, *outcome(at, Tally(points, tricks, all_tricks, one_hand=True)))
    return at.one_hand * single + (1 - at.one_hand) * plain


def outcome(at: Outlook, tally: Tally) -> tuple[bool | None, int]:
    """Whether the counting side has won the deal, None for a tie, and the value that moves accounts."""
    score, contract = at.rules.score, at.contract
    better = at.suit is not None and at.suit == at.rules.auction.better
    if contract.price:
        won = tariff.made(contract, tally)
        return won, tariff.value(tariff.items(score, contract, won, tally, at.running, doubled(at)))
    if at.declarer is None and not at.lonely and 2 * tally.points < score.total:
        # Without a declarer the side with more card points is paid as if it had declared (S1).
        rest = Tally(score.total - tally.points, at.rules.tricks - tally.tricks, at.rules.tricks)
        paid = pay(score, contract, rest, better)
        return not paid.won, paid.value + carry(score, at.ties, better)
    paid = pay(score, contract, tally, better)
    return paid.won, paid.value + (carry(score, at.ties, better) if paid.won is not None else 0)


def doubled(at: Outlook) -> Table:
    """A table on which so much was laid and doubled."""
    return Table("", 0, 0, 0, (), (), laid=(0,) * at.laid, doubles=(0,) * at.doubles)


def most_value(at: Outlook, points: int, tricks: int) -> float:
    """What a deal is worth where everybody plays alone and only most card points count.

    In a Ramsch whoever has them pays the others, unless somebody has marched through (S3); without a bid in a game that
    has no pairs, whoever has them is paid.
    """
    tally = Tally(points, tricks, at.rules.tricks)
    won, value = outcome(at, tally)
    own = changed(at, frozenset({at.seat}), won, value)
    if at.contract.goal == "least" and won:
        return own
    most = most_chance(at.rules.score.total, points, at.others or (0,) * (at.rules.seats - 1))
    another = changed(at, frozenset({(at.seat + 1) % at.rules.seats}), won, value)
    return most * own + (1 - most) * another


def most_chance(total: int, points: int, others: tuple[int, ...]) -> float:
    """How likely it is that nobody has more than so many card points, from what the others had before.

    What is left may go to one of them, or evenly: between these the chance is taken to rise evenly.
    """
    most, left = max(others, default=0), total - points - sum(others)
    low, high = max(most, (total - points) / max(1, len(others))), most + max(0, left)
    if points >= high:
        return 1.0
    return min(1.0, max(0.0, (points - low) / (high - low))) if high > low else 0.0


_known: dict[tuple[object, ...], Stairs] = {}


def stairs(at: Outlook, points: int, tricks: int) -> Stairs:
    """The steps from here, when the counting side has taken so many card points and tricks already.

    Every step of the score is one; between them lie small ones, so that points count where no step is near.
    """
    key = (*at.key, points, tricks)
    found = _known.get(key)
    if found is None:
        if len(_known) > 1024:
            _known.clear()
        found = by_tricks(at, points, tricks) if at.contract.goal in ("all", "none") else by_points(at, points, tricks)
        _known[key] = found
    return found


def by_points(at: Outlook, points: int, tricks: int) -> Stairs:
    """The steps of a contract for card points: of the first trick, of points, and of every trick."""
    total, all_tricks = at.rules.score.total, at.rules.tricks
    sign = 1.0 if (at.seat in at.declarers) == (at.contract.goal != "least") else -1.0
    some = max(1, min(tricks + 1, all_tricks - 1))
    steps: list[int] = []
    last = result_value(at, points, tricks)
    values, plain, ends = [last], [last], [(points, tricks)]
    if tricks == 0 and (first := result_value(at, points, 1)) != last:
        steps.append(1)
        values.append(first)
        plain.append(first)
        ends.append((points, 1))
        last = first
    smooth = 0.0
    grain = RISE if at.lonely else max(GRAIN, (total - points) // COARSE)
    for reached in range(points + 1, total + 1):
        if at.lonely and (reached - points) % grain and reached < total:
            continue
        value = result_value(at, reached, some)
        if value != last or (reached - points) % grain == 0:
            smooth = sign * GENTLE * (reached - points)
            steps.append(POINT * (reached - points))
            values.append(value + smooth)
            plain.append(value)
            ends.append((reached, some))
            last = value
    full = result_value(at, total, all_tricks)
    if full != last:
        steps.append(POINT * (total - points) + all_tricks - tricks)
        values.append(full + smooth)
        plain.append(full)
        ends.append((total, all_tricks))
    return Stairs(array("i", steps), tuple(values), tuple(plain), tuple(ends), at)


def by_tricks(at: Outlook, points: int, tricks: int) -> Stairs:
    """The one step of a contract for all tricks or for none."""
    total, all_tricks = at.rules.score.total, at.rules.tricks
    if at.contract.goal == "none":
        step, ends = 1, ((points, tricks), (points, tricks + 1))
    else:
        step, ends = all_tricks - tricks, ((points, tricks), (total, all_tricks))
    values = tuple(result_value(at, *one) for one in ends)
    return Stairs(array("i", [step]), values, values, ends, at)


_odds: dict[tuple[object, ...], tuple[float, ...]] = {}


def odds(found: Stairs) -> tuple[float, ...]:
    """By the number of steps that are reached the chance to win the match; only where `standing.has_chance`."""
    key = (*found.at.key, found.ends)
    known = _odds.get(key)
    if known is None:
        if len(_odds) > 1024:
            _odds.clear()
        at = found.at._replace(odds=True)
        known = _odds[key] = tuple(result_value(at, *one) for one in found.ends)
    return known
