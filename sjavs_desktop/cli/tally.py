"""What bots' matches came to, counted by account, and whether every account balances."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from sjavs_desktop.core.payoff import sum_of_points
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.sides import SIDES
from sjavs_desktop.core.state import Result, Table
from sjavs_desktop.engine.measure import mean

VOL = ("vol", "one_hand")
"""Bands in which the declarers took every trick."""
JAVN = ("javn", "shut_out")
"""Bands in which the declarers stayed at 30 or fewer."""


@dataclass
class Tally:
    """The sum of some matches."""

    rules: Rules
    matches: int = 0
    unfinished: int = 0
    """Matches that were stopped at their greatest number of deals."""
    annulled: int = 0
    """Deals that were thrown in because nobody bid."""
    wins: Counter[int] = field(default_factory=Counter)
    crosses: Counter[int] = field(default_factory=Counter)
    results: list[Result] = field(default_factory=list)

    def add(self, table: Table) -> None:
        """Counts a match in."""
        self.matches += 1
        self.annulled += table.deal - len(table.results)
        self.results += table.results
        for account, number in enumerate(table.crosses):
            self.crosses[account] += number
        if table.winner is None:
            self.unfinished += 1
        else:
            self.wins[table.winner] += 1

    def seats(self, account: int) -> list[int]:
        """The seats that score on an account in a deal with a declarer."""
        side = SIDES[self.rules.contract(self.rules.auction.contract).sides]
        return [seat for seat in range(self.rules.seats) if side(seat) == account]

    def bands(self, account: int, keys: tuple[str, ...]) -> int:
        """How often an account was paid by one of those bands."""
        return sum(1 for one in self.results if one.account == account and one.band in keys)

    def side(self, account: int) -> dict[str, Any]:
        """Everything that was counted for an account."""
        points = mean([float(one.base + one.carry) if one.account == account else 0.0 for one in self.results])
        return {
            "wins": self.wins[account],
            "crosses": self.crosses[account],
            "points_per_deal": round(points.value, 4),
            "standard_error": round(points.error, 4),
            "seats": self.seats(account),
            "declared": sum(1 for one in self.results if one.declarer in self.seats(account)),
            "vol": self.bands(account, VOL),
            "javn": self.bands(account, JAVN),
        }

    def report(self) -> dict[str, Any]:
        """The whole as plain data."""
        return {
            "matches": self.matches,
            "unfinished": self.unfinished,
            "deals": len(self.results),
            "annulled": self.annulled,
            "ties": sum(1 for one in self.results if one.account is None),
            "nobody_bid": sum(1 for one in self.results if one.declarer is None),
            "bands": dict(sorted(Counter(one.band for one in self.results).items())),
            "sides": [self.side(account) for account in range(self.rules.accounts)],
        }


def imbalances(rules: Rules, table: Table) -> list[str]:
    """What does not add up in the accounts of a match, a sentence each; empty when all is well."""
    wrong = []
    expected = (rules.score.start,) * rules.accounts
    crosses = [0] * rules.accounts
    for one in table.results:
        if sum(one.points) != sum_of_points(rules.score) or sum(one.tricks) != rules.hand:
            wrong.append(f"deal {one.deal}: {one.points} card points and {one.tricks} tricks are not the whole deal")
        if one.before != expected:
            wrong.append(f"deal {one.deal}: the accounts begin with {one.before} instead of {expected}")
        paid = tuple(
            max(0, left - (one.base + one.carry)) if account == one.account else left
            for account, left in enumerate(one.before)
        )
        if one.after != paid or one.rubber != (0 in paid):
            wrong.append(f"deal {one.deal}: the accounts end with {one.after} instead of {paid}")
        if one.account is not None:
            crosses[one.account] += one.crosses
        expected = (rules.score.start,) * rules.accounts if one.rubber else one.after
    last = table.results[-1].after if table.results and table.winner is not None else expected
    if table.scores != last or table.crosses != tuple(crosses):
        wrong.append(f"the match ends with {table.scores} and crosses {table.crosses}, not {last} and {tuple(crosses)}")
    return wrong
