"""What bots' matches came to, counted by account, and whether every account balances."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from sjavs_desktop.cli.words import say
from sjavs_desktop.core import sides
from sjavs_desktop.core.cards import mask
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Result, Table
from sjavs_desktop.core.tariff import value
from sjavs_desktop.engine.measure import mean

VOL = ("vol", "one_hand", "mat", "trick_less")
"""Bands in which the declarers took every trick."""
JAVN = ("javn", "shut_out", "heavily_set", "jan_lost")
"""Bands in which the declarers stayed at 30 or fewer, or took no trick."""

ZERO_SUM = ("each_pays",)
"""Payoffs in which what some lose the others win."""


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
    losses: Counter[int] = field(default_factory=Counter)
    crosses: Counter[int] = field(default_factory=Counter)
    results: list[Result] = field(default_factory=list)

    def add(self, table: Table) -> None:
        """Counts a match in."""
        self.matches += 1
        self.annulled += table.deal - len(table.results)
        self.results += table.results
        for account, number in enumerate(table.crosses):
            self.crosses[account] += number
        if table.winner is not None:
            self.wins[table.winner] += 1
        elif table.loser is not None:
            self.losses[table.loser] += 1
        else:
            self.unfinished += 1

    def seats(self, account: int) -> list[int]:
        """The seats that score on an account in a deal with a declarer."""
        return [seat for seat in range(self.rules.seats) if sides.account(self.rules, seat) == account]

    def bands(self, account: int, keys: tuple[str, ...]) -> int:
        """How often an account was paid by one of those bands; its own deals, where everybody has one."""
        pairs = self.rules.score.accounts == "pairs"
        return sum(
            1 for one in self.results if (one.account if pairs else one.declarer) == account and one.band in keys
        )

    def margins(self, account: int, keys: tuple[str, ...], won: bool) -> int:
        """How often an account declared a deal of a tariff that came to one of those bands, won or lost."""
        own = (one for one in self.results if one.items and one.declarer == account and one.won == won)
        return sum(1 for one in own if one.band in keys)

    def side(self, account: int) -> dict[str, Any]:
        """Everything that was counted for an account; coming down is a gain where zero wins."""
        sign = -1.0 if self.rules.score.end == "rubber" else 1.0
        points = mean([sign * one.changes[account] for one in self.results])
        declared = [one for one in self.results if one.declarer in self.seats(account)]
        return {
            "wins": self.wins[account],
            "losses": self.losses[account],
            "crosses": self.crosses[account],
            "points_per_deal": round(points.value, 4),
            "standard_error": round(points.error, 4),
            "seats": self.seats(account),
            "declared": len(declared),
            "made": sum(1 for one in declared if one.won),
            "folded": sum(1 for one in declared if one.folded),
            "partner": sum(1 for one in self.results if one.partner in self.seats(account)),
            "vol": self.bands(account, VOL) + self.margins(account, ("schwarz", "tout"), True),
            "javn": self.bands(account, JAVN) + self.margins(account, ("schneidered", "schwarz"), False),
        }

    def report(self) -> dict[str, Any]:
        """The whole as plain data."""
        return {
            "matches": self.matches,
            "unfinished": self.unfinished,
            "deals": len(self.results),
            "annulled": self.annulled,
            "ties": sum(1 for one in self.results if one.won is None),
            "nobody_bid": sum(1 for one in self.results if one.declarer is None),
            "contracts": dict(sorted(Counter(one.contract for one in self.results).items())),
            "bands": dict(sorted(Counter(one.band for one in self.results).items())),
            "sides": [self.side(account) for account in range(self.rules.accounts)],
        }


def imbalances(rules: Rules, table: Table) -> list[str]:
    """What does not add up in the accounts of a match, a sentence each; empty when all is well."""
    wrong = []
    expected = (rules.score.start,) * rules.accounts
    crosses = [0] * rules.accounts
    for one in table.results:
        # Where nobody declares, what lies in the middle counts for nobody.
        middle = rules.ranking(one.contract, one.suit).points_in(mask(one.talon)) if one.declarer is None else 0
        whole = sum(one.points) + middle == rules.score.total and sum(one.tricks) == rules.tricks
        if not one.folded and not whole:
            wrong.append(
                say(
                    "deal {deal}: {points} card points and {tricks} tricks are not the whole deal",
                    deal=one.deal,
                    points=one.points,
                    tricks=one.tricks,
                )
            )
        if one.before != expected:
            wrong.append(
                say(
                    "deal {deal}: the accounts begin with {before} instead of {expected}",
                    deal=one.deal,
                    before=one.before,
                    expected=expected,
                )
            )
        wrong += amiss(rules, one)
        paid = tuple(left + change for left, change in zip(one.before, one.changes, strict=True))
        if rules.score.end == "rubber":
            paid = tuple(max(0, left) for left in paid)
        if one.after != paid or one.rubber != (rules.score.end == "rubber" and 0 in paid):
            wrong.append(
                say(
                    "deal {deal}: the accounts end with {after} instead of {paid}",
                    deal=one.deal,
                    after=one.after,
                    paid=paid,
                )
            )
        for account in one.reached:
            crosses[account] += one.crosses // len(one.reached)
        expected = (rules.score.start,) * rules.accounts if one.rubber else one.after
    over = table.winner is not None or table.loser is not None
    last = table.results[-1].after if table.results and over else expected
    if table.scores != last or table.crosses != tuple(crosses):
        wrong.append(
            say(
                "the match ends with {scores} and crosses {crosses}, not {last} and {tuple}",
                scores=table.scores,
                crosses=table.crosses,
                last=last,
                tuple=tuple(crosses),
            )
        )
    return wrong


def amiss(rules: Rules, one: Result) -> list[str]:
    """What is wrong with the value of a deal: chips that come from nowhere, or lines that do not make the sum."""
    wrong = []
    if rules.score.payoff in ZERO_SUM and sum(one.changes) != 0:
        wrong.append(say("deal {deal}: the changes {changes} do not sum to zero", deal=one.deal, changes=one.changes))
    if one.items and value(one.items) != one.base:
        made = value(one.items)
        wrong.append(say("deal {deal}: its lines make {value}, not {base}", deal=one.deal, value=made, base=one.base))
    return wrong
