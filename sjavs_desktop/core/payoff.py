"""What a deal is worth: band tables, the carry of a tie, the way down to zero, and crosses."""

from typing import NamedTuple

from sjavs_desktop.core.rules import Band, ScoreRules


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


def fits(band: Band, tally: Tally) -> bool:
    """Whether a band's conditions hold."""
    wanted = {"all": tally.all_tricks, "none": 0}.get(band.tricks or "", tally.tricks)
    return (
        tally.tricks == wanted
        and (band.least is None or tally.points >= band.least)
        and (band.most is None or tally.points <= band.most)
        and (not band.one_hand or tally.one_hand)
    )


def pay(score: ScoreRules, win: str, loss: str, tally: Tally, better: bool) -> Paid:
    """The band that a deal falls into, from the declarers' tally; 60-60 is a tie (S1)."""
    rest = sum_of_points(score) - tally.points
    if tally.points == rest:
        return Paid(None, "tie", 0)
    won = tally.points >= score.target
    band = next(one for one in score.table(win if won else loss) if fits(one, tally))
    return Paid(won, band.key, band.better if better else band.simple)


def sum_of_points(score: ScoreRules) -> int:
    """The card points of the whole pack: the target is one more than half of it."""
    return 2 * (score.target - 1)


def carry(score: ScoreRules, ties: int, better: bool) -> int:
    """What waiting ties add to a decided deal: the suit of that deal decides (S1)."""
    counted = ties if score.accumulate else min(ties, 1)
    return counted * (score.carry_better if better else score.carry_simple)


class Descent(NamedTuple):
    """An account's way down by one deal."""

    scores: tuple[int, ...]
    """Game points left by account, not below zero."""
    rubber: bool
    double: bool
    crosses: int


def descend(score: ScoreRules, scores: tuple[int, ...], account: int, value: int) -> Descent:
    """Takes `value` game points off an account; zero wins the rubber, doubly while the others stand on their start."""
    left = tuple(max(0, old - value) if each == account else old for each, old in enumerate(scores))
    rubber = left[account] == 0
    double = rubber and all(old == score.start for each, old in enumerate(scores) if each != account)
    crosses = (score.cross_double if double else score.cross_plain) if rubber else 0
    return Descent(left, rubber, double, crosses)


def on_the_hook(score: ScoreRules, scores: tuple[int, ...]) -> tuple[int, ...]:
    """The accounts that have exactly the hook left."""
    return tuple(account for account, left in enumerate(scores) if left == score.hook)
