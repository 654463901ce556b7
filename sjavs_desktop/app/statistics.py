"""What the rows of a history come to: pure functions, without the file that the rows come from."""

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from sjavs_desktop.app.history_rows import (
    CLAIMED,
    DECLARER,
    FINISHED,
    KINDS,
    PLAYED,
    PRACTICE,
    RESUMED,
    SCORED,
    DealRow,
    MatchRow,
    kind,
)
from sjavs_desktop.engine.measure import Mean, mean

WINDOW = 50
"""Deals over which the running mean goes."""
SURE = 1.96
"""Standard errors on each side of an interval that holds the true value with a confidence of 95 %."""

LADDER = ("beginner", "club", "strong", "expert")
"""The levels of play, each better than the one before."""
JUDGED, RECENT = 30, 100
"""Deals from which on a level is judged, and how many of the last ones count for that."""


class Deal(NamedTuple):
    """A deal with its match."""

    match: MatchRow
    row: DealRow

    @property
    def kind(self) -> str:
        """The column in which it is counted."""
        return kind(self.row, self.match)

    def counts(self, practice: bool) -> bool:
        """Whether it goes into averages: it was paid, and it is no practice, unless that is to count too."""
        kinds = (PLAYED, CLAIMED, RESUMED, PRACTICE) if practice else (PLAYED, CLAIMED, RESUMED)
        return self.row.outcome == SCORED and self.kind in kinds


def joined(matches: Iterable[MatchRow], deals: Iterable[DealRow]) -> list[Deal]:
    """Each deal with its match, in the order of the deals; those of other matches are left out."""
    by_id = {one.id: one for one in matches}
    return [Deal(by_id[one.match], one) for one in deals if one.match in by_id]


class Pair(NamedTuple):
    """How often something happened to my side, and to the others."""

    mine: int
    theirs: int


class Summary(NamedTuple):
    """What some matches came to."""

    key: tuple[str, ...]
    """What they have in common."""
    matches: int
    finished: int
    """Those of them that have come to their end and count."""
    won: int
    """Those of these that were won."""
    deals: int
    kinds: tuple[int, ...]
    """How many of the deals are counted in each column of `KINDS`; together these are `deals`."""
    counted: int
    """Deals in the averages."""
    won_deals: int
    points: Mean
    """Game points per deal of my own account."""
    margin: Mean
    """Game points per deal beyond the average of the other accounts."""
    crosses: Pair
    vol: Pair
    javn: Pair
    """Where the others stayed at a quarter of the card points or fewer, and where my side did."""
    ties: int
    declared: int
    """Counted deals in which I declared."""
    made: int
    """Those of them that were made."""


def summary(key: tuple[str, ...], matches: Sequence[MatchRow], deals: Sequence[Deal], practice: bool) -> Summary:
    """What matches and their deals came to; `practice` also lets practice go into the averages."""
    rows = [one.row for one in deals if one.counts(practice)]
    mine = [one for one in matches if one.me is not None and (practice or not one.practice)]
    finished = [one for one in mine if one.status == FINISHED and one.won is not None]
    kinds = [one.kind for one in deals]
    declared = [one for one in rows if one.role == DECLARER]
    return Summary(
        key=key,
        matches=len(matches),
        finished=len(finished),
        won=sum(bool(one.won) for one in finished),
        deals=len(deals),
        kinds=tuple(kinds.count(each) for each in KINDS),
        counted=len(rows),
        won_deals=sum(bool(one.won) for one in rows),
        points=mean([float(one.points) for one in rows]),
        margin=mean([one.margin for one in rows]),
        crosses=Pair(sum(one.crosses for one in rows), sum(one.crosses_against for one in rows)),
        vol=Pair(sum(one.vol > 0 for one in rows), sum(one.vol < 0 for one in rows)),
        javn=Pair(sum(one.javn > 0 for one in rows), sum(one.javn < 0 for one in rows)),
        ties=sum(one.tie for one in rows),
        declared=len(declared),
        made=sum(bool(one.made) for one in declared),
    )


def by_rules_and_level(match: MatchRow) -> tuple[str, ...]:
    """The key of a pack or preset (each has its own), and the level of the bots."""
    return match.pack, match.rules, match.level


def summaries(
    matches: Sequence[MatchRow],
    deals: Sequence[DealRow],
    practice: bool = False,
    key: Callable[[MatchRow], tuple[str, ...]] = by_rules_and_level,
) -> list[Summary]:
    """What the matches with each key came to, in the order of the keys."""
    groups: dict[tuple[str, ...], tuple[list[MatchRow], list[Deal]]] = {}
    for one in matches:
        groups.setdefault(key(one), ([], []))[0].append(one)
    for deal in joined(matches, deals):
        groups[key(deal.match)][1].append(deal)
    return [summary(each, *groups[each], practice) for each in sorted(groups)]


def total(matches: Sequence[MatchRow], deals: Sequence[DealRow], practice: bool = False) -> Summary:
    """What all of them came to; points of different games do not add up to anything."""
    return summary((), matches, joined(matches, deals), practice)


# -- As declarer -----------------------------------------------------------------------------------------------------


class Success(NamedTuple):
    """How often I made it as declarer, with so many trumps."""

    length: int
    declared: int
    made: int
    points: Mean
    """Game points of my own account."""

    @property
    def share(self) -> float:
        """Which part was made."""
        return self.made / self.declared

    @property
    def interval(self) -> tuple[float, float]:
        """The interval that holds the true part with a confidence of 95 % (Wilson)."""
        size, square = self.declared, SURE * SURE
        middle = (self.share + square / (2 * size)) / (1 + square / size)
        spread = SURE * sqrt(self.share * (1 - self.share) / size + square / (4 * size * size)) / (1 + square / size)
        return max(0.0, middle - spread), min(1.0, middle + spread)


def by_length(deals: Iterable[Deal], practice: bool = False) -> list[Success]:
    """My success as declarer by the trumps that I was dealt, the shortest first."""
    rows = [one.row for one in deals if one.counts(practice)]
    mine = [one for one in rows if one.role == DECLARER and one.length is not None]
    lengths = sorted({one.length for one in mine if one.length is not None})
    return [success(length, [one for one in mine if one.length == length]) for length in lengths]


def success(length: int, rows: Sequence[DealRow]) -> Success:
    """The success of some deals with so many trumps."""
    points = mean([float(one.points) for one in rows])
    return Success(length, len(rows), sum(bool(one.made) for one in rows), points)


# -- Over time -------------------------------------------------------------------------------------------------------


class Moment(NamedTuple):
    """Where the running mean stands after a deal."""

    number: int
    """How many deals that count have been played by then."""
    mean: float
    low: float
    high: float
    """The bounds of the mean with a confidence of 95 %; equal to it while there are too few deals to tell."""


def trend(deals: Iterable[Deal], practice: bool = False, window: int = WINDOW) -> list[Moment]:
    """The running mean of what I earned beyond the others, over the last `window` deals, deal by deal."""
    values = [one.row.margin for one in deals if one.counts(practice)]
    found = []
    for number in range(1, len(values) + 1):
        some = mean(values[max(0, number - window) : number])
        found.append(Moment(number, some.value, *some.interval))
    return found


class Advice(NamedTuple):
    """Which level would be a match for me."""

    match: MatchRow
    """The newest match against a level; the game and the level are those that are judged."""
    number: int
    """How many deals that rests upon."""
    level: str
    """The level that suits me by these deals; empty while there are too few."""


def advice(matches: Iterable[MatchRow], deals: Iterable[DealRow], practice: bool = False) -> Advice | None:
    """The level that suits me where I played last: the next one if I was better or worse for certain (95 %).

    Partner and opponents have the same level, so a side that is ahead owes it to me. None before the first match.
    """
    mine = [one for one in matches if one.me is not None and one.level in LADDER]
    if not mine:
        return None
    newest = max(mine, key=lambda one: one.began)
    same = [one for one in mine if (one.pack, one.level) == (newest.pack, newest.level)]
    found = mean([one.row.margin for one in joined(same, deals) if one.counts(practice)][-RECENT:])
    if found.number < JUDGED:
        return Advice(newest, found.number, "")
    low, high = found.interval
    place = LADDER.index(newest.level) + (low > 0) - (high < 0)
    return Advice(newest, found.number, LADDER[min(max(0, place), len(LADDER) - 1)])
