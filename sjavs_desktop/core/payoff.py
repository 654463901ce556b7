"""What a deal is worth and whose account it moves: band tables, the carry of a tie, and named payoffs."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sjavs_desktop.core.rules import Band, Contract, ScoreRules


class Tally(NamedTuple):
    """What the declarers (or, when nobody bid, the side that is looked at) have taken."""

    points: int
    tricks: int
    all_tricks: int
    """How many tricks the deal has."""
    one_hand: bool = False
    """Whether a single player took every trick of the deal."""


class Paid(NamedTuple):
    """Who scores how much for a deal, before any carry."""

    won: bool | None
    """Whether the declarers score; None in a tie."""
    band: str
    value: int


TIE = Paid(None, "tie", 0)
"""Nobody scores."""


def fits(band: Band, tally: Tally) -> bool:
    """Whether a band's conditions hold."""
    wanted = {"all": tally.all_tricks, "none": 0}.get(band.tricks or "", tally.tricks)
    return (
        tally.tricks == wanted
        and (band.least is None or tally.points >= band.least)
        and (band.most is None or tally.points <= band.most)
        and (not band.one_hand or tally.one_hand)
    )


GOALS: dict[str, Callable[[Contract, Tally], bool]] = {
    "points": lambda contract, tally: tally.points >= contract.target,
    "all": lambda contract, tally: tally.tricks == tally.all_tricks,
    "none": lambda contract, tally: tally.tricks == 0,
}
"""What the declarers have to reach, by the name of a contract's `goal`."""


def pay(score: ScoreRules, contract: Contract, tally: Tally, better: bool) -> Paid:
    """The band that a deal falls into, from the declarers' tally."""
    half = 2 * tally.points == score.total and tally.points < contract.target
    if half and contract.goal == "points" and score.tie == "carry":
        return TIE
    won = GOALS[contract.goal](contract, tally)
    band = next(one for one in score.table(contract.win if won else contract.loss) if fits(one, tally))
    return Paid(won, band.key, scaled(score, contract, band.better if better else band.simple))


def scaled(score: ScoreRules, contract: Contract, value: int) -> int:
    """A value of a score table as it counts in this contract and this length of match."""
    return -(-value * contract.factor // score.divide)


def carry(score: ScoreRules, ties: int, better: bool) -> int:
    """What waiting ties add to a decided deal: the suit of that deal decides (S1)."""
    counted = ties if score.accumulate else min(ties, 1)
    return counted * (score.carry_better if better else score.carry_simple)


class Accounts(NamedTuple):
    """Which accounts a deal can move."""

    number: int
    declarers: frozenset[int]
    defenders: frozenset[int]
    """Those that are not the declarers': a lone declarer's partner shares the declarer's account."""

    def moved(self, accounts: frozenset[int], value: int) -> tuple[int, ...]:
        """By account a change: `value` for the given ones."""
        return tuple(value if each in accounts else 0 for each in range(self.number))


def winners_descend(accounts: Accounts, score: ScoreRules, won: bool, value: int) -> tuple[int, ...]:
    """The side that wins the deal comes down (S1)."""
    return accounts.moved(accounts.declarers if won else accounts.defenders, -value)


def losers_pay(accounts: Accounts, score: ScoreRules, won: bool, value: int) -> tuple[int, ...]:
    """Everybody on the side that loses the deal pays (S1, Klørsjavs)."""
    return accounts.moved(accounts.defenders if won else accounts.declarers, -value)


def failure_adds(accounts: Accounts, score: ScoreRules, won: bool, value: int) -> tuple[int, ...]:
    """The declarers come down, or go up when they fail and the defenders come down instead (S0)."""
    if won:
        return accounts.moved(accounts.declarers, -value)
    up = accounts.moved(accounts.declarers, value)
    down = accounts.moved(accounts.defenders, -value if score.deduct else 0)
    return tuple(one + other for one, other in zip(up, down, strict=True))


def each_pays(accounts: Accounts, score: ScoreRules, won: bool, value: int) -> tuple[int, ...]:
    """Each opponent settles with the declarer, or with one of two declarers, so the sum is zero (DW, S3)."""
    against = len(accounts.defenders) // len(accounts.declarers)
    sign = 1 if won else -1
    gain = accounts.moved(accounts.declarers, sign * value * against)
    cost = accounts.moved(accounts.defenders, -sign * value)
    return tuple(one + other for one, other in zip(gain, cost, strict=True))


PAYOFFS: dict[str, Callable[[Accounts, ScoreRules, bool, int], tuple[int, ...]]] = {
    "winners_descend": winners_descend,
    "losers_pay": losers_pay,
    "failure_adds": failure_adds,
    "each_pays": each_pays,
}
"""The ways of a pack's `payoff`, by name."""


def gain(score: ScoreRules, changes: Sequence[int], account: int) -> float:
    """Game points by which changes are better for an account than for the others on average.

    Coming down is a gain in a rubber; where the first at zero loses and where most counters win, going down is a loss.
    """
    sign = -1 if score.end == "rubber" else 1
    others = sum(changes) - changes[account]
    return sign * (changes[account] - others / (len(changes) - 1))
